#pragma once

#include <span>
#include <string_view>

namespace qkc::device::cpu {

struct ShimFile {
  std::string_view name; // as in #include <name>
  std::string_view text; // ends with a zero byte beyond its size
};

// The headers of stdlib/cuda_shim, embedded when the library is built.
std::span<const ShimFile> shimFiles();

} // namespace qkc::device::cpu
