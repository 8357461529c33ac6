#pragma once
// One rounding of an exact value into a format.
//
// A finite argument is first rounded as if the format had no largest exponent, with gradual underflow below its
// smallest normal number; for integers, to an integer. The sign takes no part but in the modes with a direction, and
// formats without a sign round as if they had one. If the result lies outside [min, max] there is an overflow, and its
// rule gives the value:
//
//   saturate  The end of [min, max] that is nearer: max above, min below. Infinite arguments too.
//   inf       For formats with infinities. As IEEE 754: an infinity in the half_ modes; to_zero gives the largest
//             finite value of that sign, to_plus gives +inf or -max, to_minus max or -inf. Infinite arguments stay.
//   nan       For formats with NaN. NaN, for infinite arguments too.
//   wrap      For integers. The rounded integer modulo 2^bits. Infinite arguments are taken as NaN.
//   never     No value. Infinite arguments stay where the format has infinities, else they have no value.
//
// So f16(65520, half_even, inf) is inf and f16(65519, half_even, inf) 65504; e4m3(464, half_even, nan) is 448 (a tie of
// 448 and 480), above it NaN. Ties in formats of one significand bit (e8m0), where no neighbour is even, go up in
// magnitude under half_even (IEEE 754-2019, 4.3.1). e8m0 has no zero: positive arguments below 2^-127 underflow to
// 2^-127 in every mode and under every rule; zeros and negative arguments overflow at the lower end, so that saturate
// gives 2^-127. A negative argument that rounds to zero is -0 where the format has it, else +0; never an overflow. NaN
// gives nanValue where one is given, else NaN where the format has it, else no value.

#include "compiler/numeric/exact.h"
#include "compiler/numeric/format.h"

#include <array>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace qkc::numeric {

enum class Rounding { halfEven, halfAway, halfToZero, halfToPlus, halfToMinus, toZero, toPlus, toMinus };
enum class Overflow { saturate, wrap, inf, nan, never };

inline constexpr std::array kRoundings = {Rounding::halfEven,   Rounding::halfAway,    Rounding::halfToZero,
                                          Rounding::halfToPlus, Rounding::halfToMinus, Rounding::toZero,
                                          Rounding::toPlus,     Rounding::toMinus};
inline constexpr std::array kOverflows = {Overflow::saturate, Overflow::wrap, Overflow::inf, Overflow::nan,
                                          Overflow::never};

// The language's words: half_even, ..., to_minus; saturate, ..., never. None for other words.
std::string_view name(Rounding rounding);
std::string_view name(Overflow overflow);
std::optional<Rounding> findRounding(std::string_view word);
std::optional<Overflow> findOverflow(std::string_view word);

// Whether the rule can be said of the format (see above).
bool allows(const Format& format, Overflow overflow);

// The rounded value; none where the rules above leave none. Throws std::invalid_argument where the format doesn't allow
// the rule and where nanValue isn't a value of the format.
std::optional<Value> tryRound(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
                              const std::optional<Value>& nanValue = std::nullopt);

struct NoValueError : std::domain_error {
  using std::domain_error::domain_error;
};

// The same, throwing NoValueError where there is no value.
Value round(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
            const std::optional<Value>& nanValue = std::nullopt);

// Whether the finite or infinite value overflows: its rounded value lies outside [min, max] and isn't an infinity that
// was an argument of a format with infinities. False for NaN.
bool overflows(const Format& format, const Value& value, Rounding rounding);

// The square root of a value, rounded once from the exact root: sqrt(-0) is -0, negative arguments give NaN (and so
// take nanValue). Else as tryRound.
std::optional<Value> tryRoundSqrt(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
                                  const std::optional<Value>& nanValue = std::nullopt);

// The value rounded to a multiple of 1, without bounds; a zero result keeps the sign. Infinities, NaN and zeros stay.
Value roundToInteger(const Value& value, Rounding rounding);

// x rounded to the nearest, or next, number of `bits` significant bits without bounds on the exponent (`keep` of the
// language). Infinities, NaN and zeros stay. Throws std::invalid_argument unless 1 <= bits <= 64.
Value keep(const Value& value, int bits, Rounding rounding);

} // namespace qkc::numeric
