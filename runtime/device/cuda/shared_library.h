#pragma once

#include <string>
#include <vector>

namespace qkc::device::cuda {

// Opens the first library that is there: the file that the environment variable names, and then no other, else one of
// `names`. Null with the loader's words in `error`. Libraries stay open until the process ends.
void* openLibrary(const char* variable, const std::vector<std::string>& names, std::string& error);

// Sets the function pointer; false with `error` where the library lacks it.
template <class Function> bool bindFunction(void* library, const char* name, Function*& function, std::string& error);

void* findFunction(void* library, const char* name, std::string& error);

template <class Function> bool bindFunction(void* library, const char* name, Function*& function, std::string& error) {
  function = reinterpret_cast<Function*>(findFunction(library, name, error));
  return function != nullptr;
}

} // namespace qkc::device::cuda
