#pragma once
// How the elements of one block of a float input are drawn: a block is what shares one scale (a row, a group), or a
// stretch of a row where nothing is shared.

#include "runtime/cases/format.h"
#include "runtime/cases/manifest.h"
#include "runtime/cases/philox.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace qkc::cases {

enum class BlockClass {
  zero,       // all +0
  single,     // one element that is not zero
  equal,      // all of one magnitude
  boundaries, // codes, midpoints of neighbouring codes, and the elements one step beside them, in the block's unit
  sweep,      // consecutive codes of the input, downwards from the largest element
  ends,       // the largest and smallest magnitudes of the domain side by side
  tiny,       // all near the least magnitude, subnormals where the domain holds them
  uniform,
  normal,
  exponents, // magnitudes uniform in their exponent
  powers,    // powers of two, half of them 1/2 to 1/16: integers times these are often ties
  fractions, // magnitudes from 2^-12 to 1, exponents uniform: long sums times these stay in the range of narrow formats
  aboveZero, // all positive and of like magnitude: a range that does not hold 0
  belowZero, // all negative
  special,   // -0, NaN and infinities where the domain holds them, ties of an output's subnormals, normal values
};
constexpr int kBlockClasses = 15;
const char* name(BlockClass blockClass);

// What a block's boundaries are made of. unit 0: none is known.
struct BlockUnit {
  const Format* target = nullptr;
  bool normalised = false;
  double steps = 0; // of a normalised one: the largest element in steps, where it isn't the target's largest value
  double unit = 0;  // of a block that is not normalised: the value of one code step of 1
  // What the block must hold, where it has room: an exact tie, or an element that tells the ways to compute the
  // quotient apart. Left to chance where there are many blocks.
  enum class Stress { any, ties, apart };
  Stress stress = Stress::any;
  std::int64_t range = 0;                    // of a scale that follows from the block's range: the range in steps
  std::span<const double> thresholds = {};   // where codes change, in steps; empty: between the target's numbers
  const Format* scale = nullptr;             // what the quotient by the steps is rounded to, where that matters
  std::optional<std::uint64_t> largest = {}; // the code of the largest element, where it is not drawn
};

// In how many steps of the block's unit its largest element lies.
inline double stepsOf(const BlockUnit& unit) {
  return unit.steps > 0 ? unit.steps : unit.target->max;
}

// Writes the codes of a block; `width` elements of `format`, within the domain.
class BlockWriter {
public:
  BlockWriter(const Format& format, const Domain& domain, Draws& draws);

  void write(BlockClass blockClass, const BlockUnit& unit, std::span<std::uint64_t> codes);
  // The admitted code nearest to a value.
  std::uint64_t admit(double value) const;
  bool holdsNegative() const { return negative_; }
  // The spacing of an output's subnormal numbers: special blocks hold odd multiples of its half, which may become ties.
  void setSpacing(double spacing) { spacing_ = spacing; }
  // The k-th of `count` values that go through the domain's positive ones in order from `start`, without a gap where a
  // format has few; of wide formats, in equal strides.
  std::uint64_t enumerated(std::int64_t k, std::int64_t count, std::int64_t start) const;
  // The steps of the largest element times the k-th power of two that keeps it in the domain, from the least, in turn:
  // a block with this largest element has a power of two as its scale.
  std::uint64_t powerScaled(const BlockUnit& unit, std::int64_t k) const;
  // One value of the domain for a scale or a scalar.
  enum class Scalar { powerOfTwo, random, low, high };
  std::uint64_t scalar(Scalar kind);
  // A scale under which some element of `element` falls as close to a midpoint of `target` as roundings allow: there
  // the ways to compute the quotient (divides) or the product differ.
  struct Knife {
    std::uint64_t scale = 0; // a code of this writer's format
    double element = 0;      // a value of the element's format
  };
  Knife knifeEdge(const Format& target, const Format& element, bool divides);

private:
  std::uint64_t step(std::uint64_t code, std::int64_t steps) const;
  double magnitudeBetween(double low, double high);
  double randomMagnitude();
  double moderate();
  double anchorMagnitude(const BlockUnit& unit);
  double lowEndMagnitude(double largest);
  double tieOfShorter(double v);
  void rangeTies(const BlockUnit& unit, std::span<std::uint64_t> codes);
  // Where codes change, in steps, or a number of the target.
  double boundary(const BlockUnit& unit);
  void boundaries(const BlockUnit& unit, std::span<std::uint64_t> codes);
  void sweep(std::span<std::uint64_t> codes);
  std::vector<std::uint64_t> separating(const BlockUnit& unit, double largest) const;
  std::vector<std::uint64_t> exactTies(const BlockUnit& unit, double largest) const;
  bool hasBothZeros() const;
  void zero(std::span<std::uint64_t> codes) const;
  void special(std::span<std::uint64_t> codes);
  void place(std::span<std::uint64_t> codes, std::uint64_t largest);

  const Format& format_;
  const Domain& domain_;
  Draws& draws_;
  double low_ = 0;       // least magnitude that is not zero
  double high_ = 0;      // largest magnitude
  double spacing_ = 0;   // 0: none
  bool negative_ = true; // the domain holds negative values
};

} // namespace qkc::cases
