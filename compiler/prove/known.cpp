#include "compiler/prove/known.h"

#include <algorithm>

namespace qkc::prove {

using numeric::Format;
using numeric::Rational;
using numeric::Value;
using semantics::AbstractValue;
using semantics::Magnitudes;

namespace {

int bitsOf(const Rational& magnitude) {
  const mpz_class& numerator = magnitude.get_num();
  return static_cast<int>(mpz_sizeinbase(numerator.get_mpz_t(), 2) - mpz_scan1(numerator.get_mpz_t(), 0));
}

bool isDyadic(const Rational& q) {
  const mpz_class& denominator = q.get_den();
  return mpz_scan1(denominator.get_mpz_t(), 0) + 1 == mpz_sizeinbase(denominator.get_mpz_t(), 2);
}

// One magnitude says all; a range of them bounds the exponents.
void tightenPoint(Known& known, const Rational& magnitude) {
  if (!isDyadic(magnitude)) {
    return;
  }
  known.bits = std::min(known.bits, bitsOf(magnitude));
  known.grid = std::max(known.grid, numeric::floorLog2(magnitude) - bitsOf(magnitude) + 1);
}

void liftLow(std::optional<Magnitudes>& part, long grid) {
  if (!part) {
    return;
  }
  const Rational step = numeric::powerOfTwo(grid);
  part->low = std::max(part->low, step);
  if (part->high && *part->high < part->low) {
    part.reset();
  }
}

} // namespace

std::optional<Value> onlyValue(const AbstractValue& value) {
  const int pieces = (value.nan ? 1 : 0) + (value.positiveInfinity ? 1 : 0) + (value.negativeInfinity ? 1 : 0) +
                     (value.positive ? 1 : 0) + (value.negative ? 1 : 0);
  const bool zero = value.mayBeZero();
  const bool bothZeros = value.positiveZero && value.negativeZero && !value.integral;
  if (pieces + (zero ? 1 : 0) != 1 || bothZeros) {
    return std::nullopt;
  }
  if (zero) {
    return Value::zero(!value.positiveZero);
  }
  if (value.nan) {
    return Value::nan();
  }
  if (value.mayBeInfinite()) {
    return Value::infinity(value.negativeInfinity);
  }
  const Magnitudes& part = value.positive ? *value.positive : *value.negative;
  if (part.high != part.low) {
    return std::nullopt;
  }
  return value.positive ? Value(part.low) : neg(Value(part.low));
}

Known tightened(Known known) {
  std::optional<long> lowest;
  std::optional<long> highest;
  bool bounded = true;
  bool away = true; // from zero
  for (const auto* part : {&known.value.positive, &known.value.negative}) {
    if (!*part) {
      continue;
    }
    if ((*part)->low > 0) {
      const long e = numeric::floorLog2((*part)->low);
      lowest = std::min(lowest.value_or(e), e);
    } else {
      away = false;
    }
    if ((*part)->high) {
      const long e = numeric::floorLog2(*(*part)->high);
      highest = std::max(highest.value_or(e), e);
    } else {
      bounded = false;
    }
  }
  if (!known.value.positive && !known.value.negative) {
    known.bits = 0; // zeros alone
    return known;
  }
  if (const auto only = onlyValue(known.value); only && only->isFinite()) {
    tightenPoint(known, abs(*only).rational());
    return known;
  }
  if (known.value.integral) {
    known.grid = std::max(known.grid, 0L);
  }
  if (lowest && away && known.bits != Known::kAnyBits) {
    known.grid = std::max(known.grid, *lowest - known.bits + 1);
  }
  if (highest && bounded && known.grid != Known::kNoGrid) {
    known.bits = static_cast<int>(std::clamp(*highest - known.grid + 1, 0L, static_cast<long>(known.bits)));
  }
  if (known.grid != Known::kNoGrid) {
    liftLow(known.value.positive, known.grid);
    liftLow(known.value.negative, known.grid);
  }
  return known;
}

Known inFormat(const Format& format, Known known) {
  known.bits = std::min(known.bits, format.significandBits);
  known.grid = std::max(known.grid, static_cast<long>(format.quantumExponent()));
  return tightened(std::move(known));
}

bool isExactIn(const Format& format, const Known& known) {
  const AbstractValue& value = known.value;
  const auto most = value.highBound();
  const auto least = value.lowBound();
  if (value.mayBeZero() && !format.hasZero) {
    return false;
  }
  if (value.negativeZero && !value.integral && !format.hasNegativeZero) {
    return false;
  }
  if (!value.positive && !value.negative) {
    return true;
  }
  const bool fine =
      known.grid >= format.quantumExponent() && (format.isInteger() || known.bits <= format.significandBits);
  return fine && most && least && *most <= format.max.rational() && *least >= format.min.rational();
}

Known joined(const Known& a, const Known& b) {
  if (a.value.isEmpty()) {
    return b;
  }
  if (b.value.isEmpty()) {
    return a;
  }
  return {.value = join(a.value, b.value), .bits = std::max(a.bits, b.bits), .grid = std::min(a.grid, b.grid)};
}

} // namespace qkc::prove
