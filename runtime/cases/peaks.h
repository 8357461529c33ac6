#pragma once
// Peaks: lines along the first axis on which one element stands out, at the end, at the start, anywhere, or none does.
// What leaves out an element of a reduction along that axis gives another result, at every extent.

#include "runtime/cases/thresholds.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qkc::cases {

// Elements of a tensor of the shape. `plan`: of the tensor's threshold, where it has one: peaks are above it, the
// others below. `shared`: peaks of one index of the second axis are at one place, so that they stand out in whole
// planes too.
void writePeaks(const ThresholdPlan* plan, const std::vector<std::int64_t>& shape, const Admit& admit, bool shared,
                Draws& draws, std::span<std::uint64_t> codes);

} // namespace qkc::cases
