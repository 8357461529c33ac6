#pragma once

#include "runtime/device/device.h"

#include <optional>
#include <string>
#include <string_view>

namespace qkc::device::cuda {

// A candidate that came as a shared library, or was made one by nvcc: its bytes, for a worker. It is never loaded in
// the judge's process.
class LibraryProgram : public Program {
public:
  explicit LibraryProgram(std::string bytes) : bytes_(std::move(bytes)) {}
  void* entry(std::string_view /*name*/) const override { return nullptr; }
  const std::vector<KernelInfo>& kernels() const override { return kernels_; }
  const CompileTimes& times() const override { return times_; }
  std::string packed() const override;

private:
  std::string bytes_;
  std::vector<KernelInfo> kernels_; // unknown
  CompileTimes times_;
};

// The library's bytes where packed() made these.
std::optional<std::string_view> libraryIn(std::string_view packed);

// Whether the bytes are a shared library for this machine.
bool isSharedLibrary(std::string_view bytes);

// Opens a library from its bytes. Its initialisers run: in a worker alone. Null with a message in `error`.
class LoadedLibrary {
public:
  static std::unique_ptr<LoadedLibrary> load(std::string_view bytes, std::string& error);
  void* entry(const std::string& name) const;

private:
  explicit LoadedLibrary(void* handle) : handle_(handle) {}
  void* handle_; // stays open until the process ends
};

} // namespace qkc::device::cuda
