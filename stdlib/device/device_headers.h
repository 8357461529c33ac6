#pragma once
// The headers that generated references, checkers and mutants include, as text: for compiling in memory, and for
// writing them beside what `qkc build` writes.

#include <string>
#include <utility>
#include <vector>

namespace qkc::stdlib {

// (name as included, such as "qkc/numeric.h"; text), sorted by name.
const std::vector<std::pair<std::string, std::string>>& deviceHeaders();

} // namespace qkc::stdlib
