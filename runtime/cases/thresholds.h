#pragma once
// Cases at the thresholds of a contract's comparisons (`x > 6`, `a <= ub`): elements that are compared stand at the
// threshold, one step beside it, and around it; the other inputs of the comparison are held at one value.

#include "runtime/cases/format.h"
#include "runtime/cases/manifest.h"
#include "runtime/cases/philox.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>

namespace qkc::cases {

// The admitted code nearest to a value, in a format and a domain.
using Admit = std::function<std::uint64_t(double)>;

struct ThresholdPlan {
  const Threshold* threshold = nullptr; // null: none
  std::map<std::string, double> held;   // the value of each factor, by tensor or parameter
  double target = 0;                    // where the comparison changes, as a value of the input
  // Of blocks whose largest or smallest element is compared: that one at the target, one step above, one below in every
  // block, or each block as it is drawn. Where elements are compared: all of them above, all below, or as drawn.
  enum class Anchor { drawn, at, above, below };
  Anchor anchor = Anchor::drawn;
};

// Cases for each threshold: one for each anchor.
constexpr std::size_t kThresholdTurns = 4;

// Whether the plan of a case has one outcome everywhere, so that counts grow as far as the shape lets them.
bool hasOneOutcome(const Manifest& manifest, std::uint32_t number);

// The plan of a case: the thresholds take turns over the cases, then so many of the anchors, in their order. A factor
// that multiplies the target has few significant bits, one that divides it is a power of two, so that the input's
// format can hold the target.
ThresholdPlan planThreshold(const Manifest& manifest, const Extents& extents, std::uint32_t number, std::size_t turns,
                            Draws& draws);
// Of one threshold, as drawn; the factors that have a default take it first where `byDefault`.
ThresholdPlan planOf(const Manifest& manifest, const Threshold& threshold, const Extents& extents, Draws& draws,
                     bool byDefault = false);

// One block of the plan's input; an element of its own where elements are compared.
void writeThreshold(const ThresholdPlan& plan, const Format& format, const Admit& admit, Draws& draws,
                    std::span<std::uint64_t> codes);

} // namespace qkc::cases
