#pragma once
// Extents that a suite judges at.

#include "runtime/cases/manifest.h"
#include "runtime/cases/philox.h"

#include <optional>
#include <vector>

namespace qkc::cases {

// Dims of the suite's shapes, smallest first, each admitted by the contract; derived dims included. Small tensors
// alone: at most about 2^17 elements each.
std::vector<Extents> suiteShapes(const Manifest& manifest);

// Few shapes with a large extent, of the same limit.
std::vector<Extents> longShapes(const Manifest& manifest);

// Each outer dim but the first one in turn long.
std::vector<Extents> furtherShapes(const Manifest& manifest);
// The same with other lengths, between small ones and long ones.
std::vector<Extents> furtherLengths(const Manifest& manifest);
// Where several dims end tensors, as in a product of matrices: each in turn long, so that sums along it grow.
std::vector<Extents> longSumShapes(const Manifest& manifest);

// The outer extents 1, the inner one the least, and two blocks: faults of one row alone show on nothing else.
std::vector<Extents> loneShapes(const Manifest& manifest);

// A shape of many short rows, so that each may hold another value; none where the contract admits none that is small.
std::optional<Extents> manyBlocksShape(const Manifest& manifest, std::int64_t inner);

// Shapes that no suite names, for fresh seeds: hidden sizes of models, and extents of every magnitude.
std::vector<Extents> drawnShapes(const Manifest& manifest, Draws& draws);

// Dims near an outer and an inner extent, admitted by the contract; none where a tensor would be too large.
std::optional<Extents> shapeNear(const Manifest& manifest, std::int64_t outer, std::int64_t inner,
                                 std::int64_t furtherOuter = 1);

// Extents for timing: about 4096 each, fewer where the largest tensor would have more than 2^26 elements and more where
// it would have less than 2^22. Those in `given` stay as they are.
Extents timingShape(const Manifest& manifest, const Extents& given);

// The least admitted value that is not below `wanted`, or the largest one.
std::int64_t admitted(const Dim& dim, std::int64_t wanted);

} // namespace qkc::cases
