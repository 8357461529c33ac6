#pragma once
// One more run of a candidate that would be accepted, as a program whose accesses are watched: races and accesses that
// no GPU would make show whatever the outputs are.

#include "runtime/abi/report.h"
#include "runtime/cases/case.h"

#include <bitset>
#include <cstddef>
#include <span>
#include <vector>

namespace qkc::judge {

// How much such a run may do in one case, in bytes of its tensors or terms of its products: it is some twenty times
// slower.
inline constexpr double kWatchedWork = 1 << 16;

// The cases for that run: the largest of at most that work, each in other dims, and twice that work in all. They are
// those of the pinned suite, or of the first seed where it is not among the cases; each other seed adds some in dims
// where those have no varied values. Never empty unless `cases` is.
std::vector<std::size_t> casesToWatch(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      double mostWork = kWatchedWork);

// The arms of the contract that judged an element of a call.
using ReachedArms = std::bitset<QKC_MAX_ARMS>;

// The cases whose outputs begin with likely contents: of each seed the largest of at most `mostWork`, as above, and
// small ones that make two for each arm that the seed reaches. What a seed adds does not depend on the others.
// `reached`: by each case.
std::vector<std::size_t> casesToReuse(const cases::Manifest& manifest, std::span<const cases::Case> cases,
                                      std::span<const ReachedArms> reached, double mostWork);

} // namespace qkc::judge
