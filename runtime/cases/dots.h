#pragma once
// Rows for sums of products: random rows hide the accumulator that added them, these show it.

#include "runtime/cases/format.h"
#include "runtime/cases/manifest.h"
#include "runtime/cases/philox.h"

#include <cstdint>
#include <span>

namespace qkc::cases {

class DotRows {
public:
  // What a row holds, taking turns:
  enum class Kind {
    one,      // one product, of full significand or just above a tie: an intermediate rounding shows in it
    pair,     // a tie of bf16 or f16: one product and half a step, or one and a half
    few,      // 33 with full significands
    stagnant, // a large one, then small ones that a sum of 8, 11 or 13 bits loses one by one
    alone,    // a large one alone in the first 128, then small ones: lost where blocks are not added apart
    even,     // one sign, one binade, full significands
  };
  static constexpr int kKinds = 6;

  DotRows(const Format& format, const Domain& domain, Draws& draws);

  // The row-th row of the first factor, with its products far apart.
  void uneven(std::size_t row, std::span<std::uint64_t> codes);
  // Of another factor or a scale: one power of two, in rows of odd number full significands.
  void plain(std::size_t row, std::span<std::uint64_t> codes);

private:
  std::uint64_t admit(double value) const;
  // Of the binade of 2^exponent, its last bit set.
  double full(int exponent);
  std::size_t place(std::size_t count) {
    return static_cast<std::size_t>(draws_.below(static_cast<std::int64_t>(count)));
  }

  const Format& format_;
  const Domain& domain_;
  Draws& draws_;
  double low_ = 0, high_ = 0; // magnitudes
};

} // namespace qkc::cases
