#pragma once
#include <string>
#include <vector>

namespace qkc::driver {

// generated/CMakeLists.txt: a library for each instance's checker, and one for all, from the plain C++ reading of the
// text.
std::string generatedCMake(std::vector<std::string> names);

} // namespace qkc::driver
