#include "compiler/numeric/exact.h"

#include "compiler/numeric/wide.h"

#include <stdexcept>

namespace qkc::numeric {

namespace {

using Integer = mpz_class;

// The denominator of a canonical rational is a power of two just when it has one bit set.
bool hasPowerOfTwoDenominator(const Rational& q) {
  return mpz_popcount(q.get_den_mpz_t()) == 1;
}

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
  if (shift > 126 || bitLength(a.mantissa) + shift > 127 || bitLength(b.mantissa) > 127) {
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

Value nonzeroProduct(const Value& a, const Value& b, bool negative) {
  const auto da = a.dyadic();
  const auto db = b.dyadic();
  if (da && db && bitLength(da->mantissa) + bitLength(db->mantissa) <= 128) {
    return Value::scaled(negative, da->mantissa * db->mantissa, da->exponent + db->exponent);
  }
  return Value(a.rational() * b.rational());
}

Value nonzeroQuotient(const Value& a, const Value& b, bool negative) {
  const auto da = a.dyadic();
  const auto db = b.dyadic();
  if (da && db && db->mantissa == 1) {
    return Value::scaled(negative, da->mantissa, da->exponent - db->exponent);
  }
  return Value(a.rational() / b.rational());
}

// Both finite.
std::partial_ordering compareFinite(const Value& a, const Value& b) {
  const int signA = a.isZero() ? 0 : (a.isNegative() ? -1 : 1);
  const int signB = b.isZero() ? 0 : (b.isNegative() ? -1 : 1);
  if (signA != signB || signA == 0) {
    return signA <=> signB;
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
  if (hasPowerOfTwoDenominator(q)) {
    const auto trailing = mpz_scan1(q.get_num_mpz_t(), 0);
    const auto length = mpz_sizeinbase(q.get_num_mpz_t(), 2);
    if (length - trailing <= 128) {
      Integer odd = ::abs(q.get_num());
      odd >>= trailing;
      kind_ = Kind::dyadic;
      dyadic_ = {.mantissa = toUInt128(odd),
                 .exponent = static_cast<long>(trailing) - static_cast<long>(mpz_scan1(q.get_den_mpz_t(), 0))};
      return;
    }
  }
  kind_ = Kind::rational;
  rational_ = std::make_shared<const Rational>(::abs(q));
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
  const Rational magnitude = kind_ == Kind::dyadic ? fromDyadic(dyadic_) : *rational_;
  return negative_ ? Rational(-magnitude) : magnitude;
}

std::optional<Dyadic> Value::dyadic() const {
  return kind_ == Kind::dyadic ? std::optional(dyadic_) : std::nullopt;
}

long Value::exponent() const {
  if (kind_ == Kind::dyadic) {
    return dyadic_.exponent + bitLength(dyadic_.mantissa) - 1;
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
  return a.kind_ != Value::Kind::dyadic || a.dyadic_ == b.dyadic_;
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
  return nonzeroProduct(a, b, negative);
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
  return nonzeroQuotient(a, b, negative);
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
