#include "runtime/device/cuda/toolkit.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>

namespace qkc::device::cuda {

namespace fs = std::filesystem;

std::vector<std::string> toolkitFolders() {
  std::vector<std::string> out;
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
    if (const char* folder = std::getenv(variable); folder != nullptr && *folder == '/') {
      out.emplace_back(folder);
    }
  }
  out.emplace_back("/usr/local/cuda");
  // Several versions may lie side by side; the highest name first.
  std::vector<std::string> versions;
  std::error_code failed;
  for (fs::directory_iterator at("/usr/local", failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().filename().string().starts_with("cuda-")) {
      versions.push_back(at->path().string());
    }
  }
  std::sort(versions.rbegin(), versions.rend());
  out.insert(out.end(), versions.begin(), versions.end());
  return out;
}

std::optional<std::string> toolkitProgram(const std::string& name) {
  std::vector<fs::path> folders;
  if (const char* path = std::getenv("PATH")) {
    std::istringstream all(path);
    for (std::string one; std::getline(all, one, ':');) {
      folders.emplace_back(one);
    }
  }
  for (auto const& toolkit : toolkitFolders()) {
    folders.push_back(fs::path(toolkit) / "bin");
  }
  for (fs::path const& folder : folders) {
    if (folder.is_absolute() && access((folder / name).c_str(), X_OK) == 0) {
      return (folder / name).string();
    }
  }
  return std::nullopt;
}

} // namespace qkc::device::cuda
