#pragma once

#include "runtime/device/cpu/compiled_halves.h"

#include <filesystem>
#include <optional>
#include <string>

namespace qkc::device::cpu {

// Compiled programs in a folder, a file each, named by the SHA-256 of everything that the machine code depends on: the
// request, the CPU and the build of this library and of the compiler libraries. A file that is damaged or can't be read
// is as good as none. Nothing here fails: a cache that can't be written is not written.
class ObjectCache {
public:
  // `bytes` is what the folder may hold; the files used longest ago go first.
  ObjectCache(std::filesystem::path folder, std::uintmax_t bytes) : folder_(std::move(folder)), bytes_(bytes) {}

  std::optional<CompiledHalves> find(const std::string& key) const;
  void keep(const std::string& key, const CompiledHalves& halves) const;

private:
  void makeRoom() const;

  std::filesystem::path folder_;
  std::uintmax_t bytes_;
};

std::string cacheKey(const CompileRequest& request);

} // namespace qkc::device::cpu
