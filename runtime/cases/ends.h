#pragma once
// Values at the ends of domains: parameters at each end, and beyond the ends of narrow formats; thresholds where they
// reach the ends of what is compared; tensors on one side of a threshold.

#include "runtime/cases/thresholds.h"

#include <optional>
#include <vector>

namespace qkc::cases {

// A parameter and a value of its domain that plain draws rarely give.
struct ParameterEnd {
  const Parameter* parameter = nullptr;
  double value = 0;
};

// Whether a parameter's domain is more than its default: a range, or magnitudes.
bool isDrawn(const Parameter& p);

// Of each parameter that is drawn: the ends of its domain, 0 where it is admitted, and a value beyond each end of f16,
// bf16 and f32 that lies in it. They take turns over the cases.
std::vector<ParameterEnd> parameterEnds(const Manifest& manifest, const Extents& extents);

// Thresholds with factors, which can move.
std::vector<const Threshold*> movingThresholds(const Manifest& manifest);
// Where a factor takes a threshold: the ends of the input's domain, and beyond the ends of f16.
constexpr std::size_t kThresholdEnds = 4;
// The plan of a case: moving thresholds take turns, then the ends. A factor of its own domain's end may stop it before.
ThresholdPlan planThresholdEnd(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws);

// Moving thresholds that a product or a quotient rounds: of several factors, or of one beside a number that is no power
// of two.
std::vector<const Threshold*> roundedThresholds(const Manifest& manifest);
constexpr std::size_t kRoundedTurns = 8;
// The plan of a case: these thresholds take turns. All their values have as many bits as their formats, and a factor is
// solved for the rest, so that a rounded product is compared with what it is rounded to, or a step beside: once rounded
// down and once up, and so that quotients in the product's place are less or more. In the last turns, and where no
// factor can be solved for, the input is.
ThresholdPlan planRounded(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws);

// Integer tensors of two values, or compared with a constant that is not 0: flags, masks. In a case of them all stand
// at the constant (the upper value), one below, or one above, as far as their domains go, so that no condition leaves
// anything out, or each does. Of several constants the first counts.
constexpr std::size_t kFlagTurns = 3;
std::map<std::string, double> planFlags(const Manifest& manifest, const Extents& extents, std::uint32_t number);

// An output of few bits that holds one number for each block of a boundary's input, rounded: its scale. Null: none.
const Format* narrowScale(const Manifest& manifest, const Boundary& boundary);
// The largest element of the k-th block, so that its scale is half way between two numbers of the format: the smallest
// ones first, then any.
double tieOfScale(const Format& scale, double steps, std::size_t block, Draws& draws);
// The same, so that its scale is a number of the format.
double numberOfScale(const Format& scale, double steps, std::size_t block, Draws& draws);

// Thresholds of inputs whose elements reach a conversion to few bits.
std::vector<const Threshold*> sidedThresholds(const Manifest& manifest);
constexpr std::size_t kSides = 2;
// The plan of a case: these thresholds take turns, then the sides.
struct SidedPlan {
  ThresholdPlan plan;
  Domain domain; // of the input, on one side of the threshold
};
SidedPlan planSide(const Manifest& manifest, const Extents& extents, std::uint32_t number, Draws& draws);

} // namespace qkc::cases
