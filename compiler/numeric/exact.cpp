#include "compiler/numeric/exact.h"

#include "compiler/numeric/wide.h"

#include <numeric>
#include <stdexcept>
#include <utility>

namespace qkc::numeric {

namespace {

Rational fromDyadic(const Dyadic& d) {
  Rational q(toInteger(d.mantissa));
  if (d.exponent >= 0) {
    mpq_mul_2exp(q.get_mpq_t(), q.get_mpq_t(), static_cast<mp_bitcnt_t>(d.exponent));
  } else {
    mpq_div_2exp(q.get_mpq_t(), q.get_mpq_t(), static_cast<mp_bitcnt_t>(-d.exponent));
  }
  return q;
}

// Three-way order of two dyadic magnitudes.
std::strong_ordering compareMagnitudes(const Dyadic& a, const Dyadic& b) {
  const long topA = a.exponent + bitLength(a.mantissa);
  const long topB = b.exponent + bitLength(b.mantissa);
  if (topA != topB) {
    return topA <=> topB;
  }
  // Equal leading bits: left-aligned mantissas compare as the numbers do.
  return (a.mantissa << (128 - bitLength(a.mantissa))) <=> (b.mantissa << (128 - bitLength(b.mantissa)));
}

// a + b of signed dyadics where 128 bits hold every step; false where they don't.
bool addDyadics(bool negativeA, Dyadic a, bool negativeB, Dyadic b, Value& sum) {
  if (a.exponent < b.exponent) {
    std::swap(a, b);
    std::swap(negativeA, negativeB);
  }
  const long shift = a.exponent - b.exponent;
  if (bitLength(a.mantissa) + shift > 127 || bitLength(b.mantissa) > 127) {
    return false;
  }
  const UInt128 high = a.mantissa << shift;
  const UInt128 low = b.mantissa;
  if (negativeA == negativeB) {
    sum = Value::scaled(negativeA, high + low, b.exponent);
  } else if (high == low) {
    sum = Value::zero();
  } else {
    sum = high > low ? Value::scaled(negativeA, high - low, b.exponent)
                     : Value::scaled(negativeB, low - high, b.exponent);
  }
  return true;
}

Rational fromRatio(const Ratio& r) {
  return Rational(static_cast<unsigned long>(r.numerator), static_cast<unsigned long>(r.denominator)) *
         powerOfTwo(r.exponent);
}

bool fitsWord(UInt128 n) {
  return upperHalf(n) == 0;
}

// Both finite.
std::partial_ordering compareFinite(const Value& a, const Value& b) {
  const int signA = a.isZero() ? 0 : (a.isNegative() ? -1 : 1);
  const int signB = b.isZero() ? 0 : (b.isNegative() ? -1 : 1);
  if (signA != signB || signA == 0) {
    return signA <=> signB;
  }
  if (a.exponent() != b.exponent()) {
    return signA > 0 ? a.exponent() <=> b.exponent() : b.exponent() <=> a.exponent();
  }
  const auto da = a.dyadic();
  const auto db = b.dyadic();
  if (da && db) {
    return signA > 0 ? compareMagnitudes(*da, *db) : compareMagnitudes(*db, *da);
  }
  return cmp(a.rational(), b.rational()) <=> 0;
}

} // namespace

Rational powerOfTwo(long exponent) {
  return fromDyadic({.mantissa = 1, .exponent = exponent});
}

long floorLog2(const Rational& q) {
  if (q == 0) {
    throw std::domain_error("floorLog2 of 0");
  }
  const auto top = static_cast<long>(mpz_sizeinbase(q.get_num_mpz_t(), 2));
  const long guess = top - static_cast<long>(mpz_sizeinbase(q.get_den_mpz_t(), 2));
  return cmp(::abs(q), powerOfTwo(guess)) < 0 ? guess - 1 : guess;
}

Value::Value(Rational q) {
  if (q == 0) {
    return;
  }
  if (q.get_den() != 1) {
    q.canonicalize();
  }
  negative_ = q < 0;
  q = ::abs(q);
  const auto twosAbove = mpz_scan1(q.get_num_mpz_t(), 0);
  const auto twosBelow = mpz_scan1(q.get_den_mpz_t(), 0);
  const auto exponent = static_cast<long>(twosAbove) - static_cast<long>(twosBelow);
  const auto lengthAbove = mpz_sizeinbase(q.get_num_mpz_t(), 2) - twosAbove;
  const auto lengthBelow = mpz_sizeinbase(q.get_den_mpz_t(), 2) - twosBelow;
  if (lengthBelow == 1 && lengthAbove <= 128) {
    kind_ = Kind::dyadic;
    dyadic_ = {.mantissa = toUInt128(q.get_num() >> twosAbove), .exponent = exponent};
    return;
  }
  if (lengthBelow > 1 && lengthBelow <= 64 && lengthAbove <= 64) {
    kind_ = Kind::ratio;
    ratio_ = {.numerator = lowerHalf(toUInt128(q.get_num() >> twosAbove)),
              .denominator = lowerHalf(toUInt128(q.get_den() >> twosBelow)),
              .exponent = exponent};
    return;
  }
  kind_ = Kind::rational;
  rational_ = std::make_shared<const Rational>(std::move(q));
}

Value::Value(std::int64_t n) {
  const bool negative = n < 0;
  const auto bits = static_cast<std::uint64_t>(n);
  *this = scaled(negative, negative ? 0 - bits : bits, 0);
  if (n == 0) {
    negative_ = false;
  }
}

Value Value::zero(bool negative) {
  Value value;
  value.negative_ = negative;
  return value;
}

Value Value::infinity(bool negative) {
  Value value;
  value.kind_ = Kind::infinite;
  value.negative_ = negative;
  return value;
}

Value Value::nan() {
  Value value;
  value.kind_ = Kind::nan;
  return value;
}

Value Value::scaled(bool negative, UInt128 mantissa, long exponent) {
  Value value = zero(negative);
  if (mantissa != 0) {
    const int trailing = trailingZeros(mantissa);
    value.kind_ = Kind::dyadic;
    value.dyadic_ = {.mantissa = mantissa >> trailing, .exponent = exponent + trailing};
  }
  return value;
}

Rational Value::rational() const {
  if (!isFinite()) {
    throw std::domain_error("the value is not finite");
  }
  if (kind_ == Kind::zero) {
    return 0;
  }
  const Rational magnitude = kind_ == Kind::dyadic  ? fromDyadic(dyadic_)
                             : kind_ == Kind::ratio ? fromRatio(ratio_)
                                                    : *rational_;
  return negative_ ? Rational(-magnitude) : magnitude;
}

Value Value::fraction(bool negative, std::uint64_t numerator, std::uint64_t denominator, long exponent) {
  if (denominator == 1) {
    return scaled(negative, numerator, exponent);
  }
  Value value = zero(negative);
  value.kind_ = Kind::ratio;
  value.ratio_ = {.numerator = numerator, .denominator = denominator, .exponent = exponent};
  return value;
}

std::optional<Value> Value::smallProduct(const Value& a, const Value& b, bool inverted) {
  const auto parts = [](const Value& v) -> std::optional<Ratio> {
    if (v.kind_ == Kind::dyadic && fitsWord(v.dyadic_.mantissa)) {
      return Ratio{.numerator = lowerHalf(v.dyadic_.mantissa), .denominator = 1, .exponent = v.dyadic_.exponent};
    }
    return v.ratio();
  };
  const auto left = parts(a);
  auto right = parts(b);
  if (!left || !right) {
    return std::nullopt;
  }
  if (inverted) {
    *right = {.numerator = right->denominator, .denominator = right->numerator, .exponent = -right->exponent};
  }
  // Neither has a common factor inside, so only the crossed pairs can.
  const std::uint64_t first = std::gcd(left->numerator, right->denominator);
  const std::uint64_t second = std::gcd(right->numerator, left->denominator);
  const UInt128 above = static_cast<UInt128>(left->numerator / first) * (right->numerator / second);
  const UInt128 below = static_cast<UInt128>(left->denominator / second) * (right->denominator / first);
  const bool negative = a.negative_ != b.negative_;
  const long exponent = left->exponent + right->exponent;
  if (below == 1) {
    return scaled(negative, above, exponent);
  }
  return fitsWord(above) && fitsWord(below)
             ? std::optional(fraction(negative, lowerHalf(above), lowerHalf(below), exponent))
             : std::nullopt;
}

std::optional<Dyadic> Value::dyadic() const {
  return kind_ == Kind::dyadic ? std::optional(dyadic_) : std::nullopt;
}

std::optional<Ratio> Value::ratio() const {
  return kind_ == Kind::ratio ? std::optional(ratio_) : std::nullopt;
}

long Value::exponent() const {
  if (kind_ == Kind::dyadic) {
    return dyadic_.exponent + bitLength(dyadic_.mantissa) - 1;
  }
  if (kind_ == Kind::ratio) {
    const int above = bitLength(ratio_.numerator);
    const int below = bitLength(ratio_.denominator);
    const bool isLower = (ratio_.numerator << (64 - above)) < (ratio_.denominator << (64 - below));
    return ratio_.exponent + above - below - (isLower ? 1 : 0);
  }
  if (kind_ == Kind::rational) {
    return floorLog2(*rational_);
  }
  throw std::domain_error("the value has no exponent");
}

bool identical(const Value& a, const Value& b) {
  if (a.kind_ != b.kind_ || a.negative_ != b.negative_) {
    return false;
  }
  if (a.kind_ == Value::Kind::rational) {
    return *a.rational_ == *b.rational_;
  }
  return a.dyadic_ == b.dyadic_ && a.ratio_ == b.ratio_;
}

std::partial_ordering compare(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return std::partial_ordering::unordered;
  }
  if (a.isFinite() && b.isFinite()) {
    return compareFinite(a, b);
  }
  const int rankA = a.isFinite() ? 0 : (a.isNegative() ? -1 : 1);
  const int rankB = b.isFinite() ? 0 : (b.isNegative() ? -1 : 1);
  return rankA <=> rankB;
}

Value add(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return Value::nan();
  }
  if (a.isInfinite() || b.isInfinite()) {
    const bool opposed = a.isInfinite() && b.isInfinite() && a.isNegative() != b.isNegative();
    return opposed ? Value::nan() : (a.isInfinite() ? a : b);
  }
  if (a.isZero() && b.isZero()) {
    return Value::zero(a.isNegative() && b.isNegative());
  }
  if (a.isZero() || b.isZero()) {
    return a.isZero() ? b : a;
  }
  const auto da = a.dyadic();
  const auto db = b.dyadic();
  Value sum;
  if (da && db && addDyadics(a.isNegative(), *da, b.isNegative(), *db, sum)) {
    return sum;
  }
  return Value(a.rational() + b.rational());
}

Value sub(const Value& a, const Value& b) {
  return add(a, neg(b));
}

Value mul(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan() || (a.isZero() && b.isInfinite()) || (a.isInfinite() && b.isZero())) {
    return Value::nan();
  }
  const bool negative = a.isNegative() != b.isNegative();
  if (a.isInfinite() || b.isInfinite()) {
    return Value::infinity(negative);
  }
  if (a.isZero() || b.isZero()) {
    return Value::zero(negative);
  }
  if (a.kind_ == Value::Kind::dyadic && b.kind_ == Value::Kind::dyadic &&
      bitLength(a.dyadic_.mantissa) + bitLength(b.dyadic_.mantissa) <= 128) {
    return Value::scaled(negative, a.dyadic_.mantissa * b.dyadic_.mantissa, a.dyadic_.exponent + b.dyadic_.exponent);
  }
  const auto product = Value::smallProduct(a, b, false);
  return product ? *product : Value(a.rational() * b.rational());
}

Value div(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan() || (a.isZero() && b.isZero()) || (a.isInfinite() && b.isInfinite())) {
    return Value::nan();
  }
  const bool negative = a.isNegative() != b.isNegative();
  if (a.isInfinite() || b.isZero()) {
    return Value::infinity(negative);
  }
  if (a.isZero() || b.isInfinite()) {
    return Value::zero(negative);
  }
  const auto quotient = Value::smallProduct(a, b, true);
  return quotient ? *quotient : Value(a.rational() / b.rational());
}

Value fma(const Value& a, const Value& b, const Value& c) {
  return add(mul(a, b), c);
}

Value neg(const Value& a) {
  Value value = a;
  value.negative_ = !a.negative_ && !a.isNan();
  return value;
}

Value abs(const Value& a) {
  Value value = a;
  value.negative_ = false;
  return value;
}

namespace {

// Order with -0 below +0; no NaN.
bool isBelow(const Value& a, const Value& b) {
  const auto order = compare(a, b);
  return order == std::partial_ordering::less ||
         (order == std::partial_ordering::equivalent && a.isNegative() && !b.isNegative());
}

} // namespace

Value minimum(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return Value::nan();
  }
  return isBelow(b, a) ? b : a;
}

Value maximum(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return Value::nan();
  }
  return isBelow(a, b) ? b : a;
}

Value minimumNumber(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return a.isNan() ? b : a;
  }
  return minimum(a, b);
}

Value maximumNumber(const Value& a, const Value& b) {
  if (a.isNan() || b.isNan()) {
    return a.isNan() ? b : a;
  }
  return maximum(a, b);
}

} // namespace qkc::numeric
