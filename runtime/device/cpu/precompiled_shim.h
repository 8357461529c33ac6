#pragma once

#include <string_view>

namespace qkc::device::cpu {

// The shim as Clang had parsed it when the library was built. A Clang of another version cannot read it.
struct PrecompiledShim {
  std::string_view compiler; // full version
  std::string_view cpu;
  std::string_view device;
  std::string_view host;
};

const PrecompiledShim& precompiledShim();

} // namespace qkc::device::cpu
