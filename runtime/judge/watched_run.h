#pragma once
// One more run of a candidate that would be accepted, as a program whose accesses are watched: races and accesses that
// no GPU would make show whatever the outputs are.

#include "runtime/cases/case.h"

#include <cstddef>
#include <span>
#include <vector>

namespace qkc::judge {

// The cases for that run, which is some twenty times slower: the largest that are small enough, each in other dims.
// Never empty unless `cases` is.
std::vector<std::size_t> casesToWatch(const cases::Manifest& manifest, std::span<const cases::Case> cases);

} // namespace qkc::judge
