#pragma once
// Exact numbers: rationals, and the extended reals (with the sign of zero) that floating formats take their values
// from. Nothing here rounds.

#include <gmpxx.h>

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace qkc::numeric {

using Rational = mpq_class;
using UInt128 = unsigned __int128;

// Literals and powers beyond these sizes are refused, so that a short text can't ask for gigabytes.
inline constexpr long kMaxLiteralExponent = 20000; // of ten or of two
inline constexpr std::size_t kMaxLiteralLength = 20000;
inline constexpr std::size_t kMaxPowerBits = std::size_t{1} << 20U;

// The value of an unsigned literal: "127", "0.044715", ".5", "1e-10", "0x1.8p-7", "0xff". None where the text is no
// literal or too large (see above).
std::optional<Rational> parseNumber(std::string_view text);

// base^exponent. None for 0 to a negative power and for results of more than kMaxPowerBits bits.
std::optional<Rational> power(const Rational& base, long exponent);

Rational powerOfTwo(long exponent);

// The largest k with 2^k <= |q|; q must not be 0.
long floorLog2(const Rational& q);

// mantissa * 2^exponent, the mantissa odd.
struct Dyadic {
  UInt128 mantissa = 1;
  long exponent = 0;
  bool operator==(const Dyadic&) const = default;
};

// numerator / denominator * 2^exponent; numerator and denominator odd and without a common factor, the denominator
// not 1.
struct Ratio {
  std::uint64_t numerator = 1;
  std::uint64_t denominator = 3;
  long exponent = 0;
  bool operator==(const Ratio&) const = default;
};

// A finite rational with its sign of zero, an infinity, or NaN (one NaN, without sign or payload).
class Value {
public:
  Value() = default;          // +0
  explicit Value(Rational q); // need not be in lowest terms
  explicit Value(std::int64_t n);
  static Value zero(bool negative = false);
  static Value infinity(bool negative = false);
  static Value nan();
  // (-1)^negative * mantissa * 2^exponent; a mantissa of 0 gives the zero of that sign.
  static Value scaled(bool negative, UInt128 mantissa, long exponent);

  bool isNan() const { return kind_ == Kind::nan; }
  bool isInfinite() const { return kind_ == Kind::infinite; }
  bool isFinite() const { return kind_ != Kind::infinite && kind_ != Kind::nan; }
  bool isZero() const { return kind_ == Kind::zero; }
  // The sign, that of a zero or an infinity too; false for NaN.
  bool isNegative() const { return negative_; }
  // The number; both zeros give 0. Throws std::domain_error where not finite.
  Rational rational() const;
  // The magnitude as an odd multiple below 2^128 of a power of two; none where it is no such number.
  std::optional<Dyadic> dyadic() const;
  // The magnitude as such a ratio; none where it is no such number.
  std::optional<Ratio> ratio() const;
  // The largest k with 2^k <= |this|. Throws std::domain_error for zeros, infinities and NaN.
  long exponent() const;

  // The same extended real: the zeros differ, NaN is NaN.
  friend bool identical(const Value& a, const Value& b);
  friend Value mul(const Value& a, const Value& b);
  friend Value div(const Value& a, const Value& b);
  friend Value neg(const Value& a);
  friend Value abs(const Value& a);

private:
  enum class Kind : std::uint8_t { zero, dyadic, ratio, rational, infinite, nan };

  // (-1)^negative * numerator / denominator * 2^exponent; the numerator odd, the denominator odd, no common factor.
  static Value fraction(bool negative, std::uint64_t numerator, std::uint64_t denominator, long exponent);
  // a * b, or a / b, of values held as dyadics or ratios of 64 bits; none where the result is neither.
  static std::optional<Value> smallProduct(const Value& a, const Value& b, bool inverted);

  Kind kind_ = Kind::zero;
  bool negative_ = false;
  // The magnitude. A number is held in the first of the forms dyadic, ratio, rational that it has: equal numbers are
  // held alike.
  Dyadic dyadic_;
  Ratio ratio_;
  std::shared_ptr<const Rational> rational_;
};

bool identical(const Value& a, const Value& b);

// Order of numbers: -0 equals +0, NaN is unordered with everything.
std::partial_ordering compare(const Value& a, const Value& b);

// Exact arithmetic with the special cases of IEEE 754: 0 * inf, inf - inf, 0 / 0 and inf / inf are NaN, a non-zero
// number over a zero is an infinity, NaN spreads. Signs of zero as in round-to-nearest: products and quotients xor the
// signs, a sum of equal zeros keeps their sign, every other sum that is 0 is +0. neg and abs act on the sign alone.
Value add(const Value& a, const Value& b);
Value sub(const Value& a, const Value& b);
Value mul(const Value& a, const Value& b);
Value div(const Value& a, const Value& b);
Value fma(const Value& a, const Value& b, const Value& c); // a * b + c
Value neg(const Value& a);
Value abs(const Value& a);

// minimum and maximum of IEEE 754-2019: NaN spreads, -0 < +0. The ...Number forms prefer a number to NaN.
Value minimum(const Value& a, const Value& b);
Value maximum(const Value& a, const Value& b);
Value minimumNumber(const Value& a, const Value& b);
Value maximumNumber(const Value& a, const Value& b);

} // namespace qkc::numeric
