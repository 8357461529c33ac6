#pragma once
// One more run of a candidate that would be accepted, as a program whose accesses are watched: races and accesses that
// no GPU would make show whatever the outputs are.

#include "runtime/cases/case.h"

#include <cstddef>
#include <span>
#include <vector>

namespace qkc::judge {

// How much such a run may do in one case, in bytes of its tensors or terms of its products: it is some twenty times
// slower.
inline constexpr double kWatchedWork = 1 << 16;

// The cases for that run, or another one of few cases: the largest of at most that work, each in other dims, and twice
// that work in all. Never empty unless `cases` is.
std::vector<std::size_t> casesToWatch(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      double mostWork = kWatchedWork);

} // namespace qkc::judge
