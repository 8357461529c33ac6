#pragma once
// What is known of a value on a part of the inputs: a superset of its values, and how finely they lie.

#include "compiler/numeric/format.h"
#include "compiler/semantics/abstract_value.h"
#include "compiler/semantics/term.h"

#include <limits>
#include <optional>
#include <vector>

namespace qkc::prove {

// The value is base^power r for a number r in low..high; the base is a number.
struct Relative {
  semantics::TermId base = contract::kNone;
  int power = 1; // 1 or -1
  numeric::Rational low, high;
};

// Finite values are m 2^e with |m| < 2^bits, and multiples of 2^grid.
struct Known {
  static constexpr int kAnyBits = 1 << 20;
  static constexpr long kNoGrid = -(1L << 20U);

  semantics::AbstractValue value;
  int bits = kAnyBits;
  long grid = kNoGrid;
  std::vector<Relative> relatives = {}; // where it is a number
};

// The one value that it can be; none where there are several, or none. The zeros are two values.
std::optional<numeric::Value> onlyValue(const semantics::AbstractValue& value);

// What magnitudes say of bits and grid, and the other way round.
Known tightened(Known known);

// Of a format: its significand and the spacing of its smallest numbers.
Known inFormat(const numeric::Format& format, Known known);

// Whether rounding to the format changes none of the finite values, the signs of zeros included.
bool isExactIn(const numeric::Format& format, const Known& known);

// Either of two.
Known joined(const Known& a, const Known& b);

} // namespace qkc::prove
