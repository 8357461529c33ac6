#pragma once
// From codes to values and back, the order of values, and which format holds which.
// A code is a number below 2^storageBits; unused bits (formats.def) are ignored when read and 0 when written. Functions
// that take a code throw std::invalid_argument for a larger one.

#include "compiler/numeric/exact.h"
#include "compiler/numeric/format.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace qkc::numeric {

Value decode(const Format& format, std::uint64_t code);

// Whether the value is one of the format's: finite values, infinities, NaN and -0 where it has them.
bool isRepresentable(const Format& format, const Value& value);

// The code of a representable value, the canonical one for NaN. Throws std::invalid_argument for other values.
std::uint64_t encode(const Format& format, const Value& value);

// The least value of the format above `value`, the largest below; `value` may be any extended real. None where there is
// none, and for NaN. Between the zeros there is no step; -0 is never returned.
std::optional<Value> nextUp(const Format& format, const Value& value);
std::optional<Value> nextDown(const Format& format, const Value& value);

// Place of a code in the order of values: the zeros share one place, neighbours differ by 1, infinities lie beyond the
// largest numbers, NaN has none. Zero's place is 0, but for unsigned formats of 64 bits, where it is -2^63; e8m0 starts
// at 0.
std::optional<std::int64_t> orderIndex(const Format& format, std::uint64_t code);

// The code at a place, +0 for that of the zeros. None beyond the ends.
std::optional<std::uint64_t> codeAt(const Format& format, std::int64_t index);

// Steps between two codes in the order of values; none where one is NaN.
std::optional<std::uint64_t> stepsBetween(const Format& format, std::uint64_t a, std::uint64_t b);

// Every code whose unused bits are 0, ascending as numbers, NaN codes included. Throws std::invalid_argument for
// formats of more than 16 used bits.
std::vector<std::uint64_t> allCodes(const Format& format);

// Which values of one format another holds. A kind of value that the first lacks counts as held.
struct Containment {
  bool finite = false;
  bool negativeZero = false;
  bool infinities = false;
  bool nan = false;
  bool all() const { return finite && negativeZero && infinities && nan; }
};
Containment containment(const Format& inner, const Format& outer);

// Whether all values of `inner` are values of `outer`: finite ones, -0, infinities, NaN.
bool isSubsetOf(const Format& inner, const Format& outer);

// The first of f16, bf16, f32, f64 that holds both; null where none does.
const Format* join(const Format& a, const Format& b);

} // namespace qkc::numeric
