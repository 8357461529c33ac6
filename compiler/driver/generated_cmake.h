#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace qkc::driver {

// generated/CMakeLists.txt: a library for each instance's checker, and one for all, from the plain C++ reading of the
// text.
std::string generatedCMake(std::vector<std::string> names);

// The names, and those of the instances that stand in a folder of built ones: what was built there before stays in its
// list. Sorted, each once.
std::vector<std::string> withBuilt(std::vector<std::string> names, const std::filesystem::path& folder);

} // namespace qkc::driver
