#pragma once
// Extents that a suite judges at.

#include "runtime/cases/manifest.h"

#include <vector>

namespace qkc::cases {

// Dims of the suite's shapes, smallest first, each admitted by the contract; derived dims included. Small tensors
// alone: at most about 2^17 elements each.
std::vector<Extents> suiteShapes(const Manifest& manifest);

// The least admitted value that is not below `wanted`, or the largest one.
std::int64_t admitted(const Dim& dim, std::int64_t wanted);

} // namespace qkc::cases
