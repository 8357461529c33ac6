#include "compiler/driver/generated_cmake.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

std::string generatedCMake(std::vector<std::string> names) {
  std::sort(names.begin(), names.end());
  std::string text = R"(# Checkers as plain C++ libraries: no LLVM, no CUDA. Made by qkc; do not edit.
# Needs QKC_INCLUDE, the folder that holds qkc/numeric.h and qkc/report.h.
# Text is compiled as C++ with the extension that marks it as CUDA for other compilers.
add_library(qkc_checkers INTERFACE)
foreach(name IN ITEMS
)";
  for (const std::string& name : names)
    text += "    " + name + "\n";
  return text + R"()
  add_library(qkc_${name} STATIC ${CMAKE_CURRENT_SOURCE_DIR}/${name}/checker.cu)
  set_source_files_properties(${CMAKE_CURRENT_SOURCE_DIR}/${name}/checker.cu PROPERTIES LANGUAGE CXX
                              COMPILE_OPTIONS "-xc++;-ffp-contract=off;-Wno-unused-function")
  target_include_directories(qkc_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${QKC_INCLUDE})
  target_compile_features(qkc_${name} PUBLIC cxx_std_20)
  target_link_libraries(qkc_checkers INTERFACE qkc_${name})
endforeach()
)";
}

std::vector<std::string> withBuilt(std::vector<std::string> names, const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::error_code problem;
  for (fs::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem)) {
    const std::string name = it->path().filename().string();
    std::error_code ignored;
    if (fs::exists(it->path() / "checker.cu", ignored) && fs::exists(it->path() / (name + "_check.h"), ignored))
      names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

} // namespace qkc::driver
