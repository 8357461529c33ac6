#include "runtime/device/cuda/shared_library.h"

#include <dlfcn.h>

#include <cstdlib>

namespace qkc::device::cuda {

void* openLibrary(const char* variable, const std::vector<std::string>& names, std::string& error) {
  const char* own = std::getenv(variable);
  std::vector<std::string> const tried = own != nullptr && *own != '\0' ? std::vector<std::string>{own} : names;
  for (auto const& name : tried) {
    if (void* library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL)) {
      return library;
    }
    // The first name's words: the others are older versions or other places of the same library.
    if (error.empty()) {
      error = dlerror();
    }
  }
  return nullptr;
}

void* findFunction(void* library, const char* name, std::string& error) {
  void* const found = dlsym(library, name);
  if (found == nullptr) {
    error = std::string("the library has no function ") + name;
  }
  return found;
}

} // namespace qkc::device::cuda
