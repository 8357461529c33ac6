#pragma once

#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/file_cache.h"

#include <optional>
#include <string>

namespace qkc::device::cpu {

// Compiled programs in a folder, a file each, named by the SHA-256 of everything that the machine code depends on: the
// request, the CPU and the build of this library and of the compiler libraries.
class ObjectCache {
public:
  ObjectCache(const std::filesystem::path& folder, std::uintmax_t bytes) : files_(folder, ".qkco", bytes) {}

  std::optional<CompiledHalves> find(const std::string& key) const;
  void keep(const std::string& key, const CompiledHalves& halves) const;

private:
  FileCache files_;
};

std::string cacheKey(const CompileRequest& request);

// Build ids of this library and of the compiler's: other builds may generate other code from the same text.
const std::string& toolIdentity();

} // namespace qkc::device::cpu
