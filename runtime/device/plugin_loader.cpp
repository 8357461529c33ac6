#include "runtime/device/device.h"
#include "runtime/device/plugin_abi.h"

#include <dlfcn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace qkc::device {
namespace {

constexpr const char* kLibrary = "libqkc_cpu.so";

std::vector<std::filesystem::path> candidates() {
  // QKC_PLUGIN_DIR is a statement of intent: with it set, no other place is tried.
  if (const char* dir = std::getenv("QKC_PLUGIN_DIR"); dir != nullptr && *dir != '\0') {
    return {std::filesystem::path(dir) / kLibrary};
  }
  std::error_code failed;
  std::filesystem::path const self = std::filesystem::read_symlink("/proc/self/exe", failed);
  if (failed) {
    return {kLibrary};
  }
  std::filesystem::path const bin = self.parent_path();
  return {bin.parent_path() / "lib" / kLibrary, bin / kLibrary};
}

// A symbol of the plug-in; null with `error` set.
void* pluginSymbol(const char* symbol, std::string& error) {
  std::string tried;
  for (auto const& path : candidates()) {
    std::error_code failed;
    if (path.is_absolute() && !std::filesystem::exists(path, failed)) {
      tried += (tried.empty() ? "" : ", ") + path.string();
      continue;
    }
    // Never closed: programs and worker threads may outlive the Device, and LLVM keeps global state.
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
      error = std::string("cannot load the cpu device: ") + dlerror();
      return nullptr;
    }
    void* const found = dlsym(library, symbol);
    if (found == nullptr) {
      error = path.string() + " does not fit this build of qkc";
    }
    return found;
  }
  error = "the cpu device is not installed (looked for " + tried + ")";
  return nullptr;
}

template <class Made, class Open> std::unique_ptr<Made> openWith(const char* symbol, std::string& error) {
  auto* const open = reinterpret_cast<Open>(pluginSymbol(symbol, error));
  Made* const made = open == nullptr ? nullptr : open(kPluginAbi);
  if (open != nullptr && made == nullptr) {
    error = "the installed cpu device does not fit this build of qkc";
  }
  return std::unique_ptr<Made>(made);
}

} // namespace

std::unique_ptr<Device> openCpuDevice(std::string& error) {
  return openWith<Device, OpenPlugin>(kOpenPluginSymbol, error);
}

std::unique_ptr<HostCompiler> openHostCompiler(std::string& error) {
  return openWith<HostCompiler, OpenHostCompiler>(kOpenHostCompilerSymbol, error);
}

} // namespace qkc::device
