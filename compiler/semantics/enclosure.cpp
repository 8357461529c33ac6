#include "compiler/semantics/enclosure.h"

#include "compiler/numeric/codes.h"

#include <algorithm>
#include <array>

namespace qkc::semantics {

using numeric::Format;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

constexpr int kShort = 64; // bits

Value scaled(long exponent) {
  return Value::scaled(false, 1, exponent);
}

Value number(std::int64_t n) {
  return Value(n);
}

bool isBelow(const Value& a, const Value& b) {
  return compare(a, b) < 0;
}

Enclosure spread(std::span<const Value> ends, const Enclosure& a, const Enclosure& b) {
  Enclosure out;
  out.tainted = a.tainted || b.tainted;
  out.undefined = a.undefined || b.undefined;
  out.low = out.high = ends.front();
  for (const Value& end : ends) {
    if (end.isNan()) {
      out.undefined = true;
      continue;
    }
    if (out.low.isNan() || isBelow(end, out.low)) {
      out.low = end;
    }
    if (out.high.isNan() || isBelow(out.high, end)) {
      out.high = end;
    }
  }
  if (out.low.isNan()) {
    out.low = out.high = Value();
  }
  return out;
}

// The result of rounding one end; infinities are those of the format.
Value roundedEnd(const Format& format, const Value& end) {
  const Overflow rule = format.hasInfinity ? Overflow::inf : Overflow::saturate;
  return numeric::round(format, end, Rounding::halfEven, rule);
}

bool isShort(const Value& value) {
  if (!value.isFinite() || value.isZero()) {
    return true;
  }
  const auto dyadic = value.dyadic();
  return dyadic && static_cast<std::uint64_t>(dyadic->mantissa >> 64U) == 0;
}

// R6e: a number whose significand the format holds; it holds that of every product of some of its factors too.
bool isShort(const Format& format, const Enclosure& exact) {
  if (!exact.isPoint() || exact.low.isZero()) {
    return exact.isPoint();
  }
  const auto dyadic = exact.low.dyadic();
  return dyadic && isBelow(magnitude(exact), scaled(dyadic->exponent + format.significandBits));
}

} // namespace

Enclosure Enclosure::point(const Value& value) {
  Enclosure out;
  out.undefined = value.isNan();
  out.low = out.high = value.isNan() ? Value() : value;
  return out;
}

Enclosure Enclosure::nothing() {
  Enclosure out;
  out.undefined = true;
  return out;
}

bool Enclosure::mayBeZero() const {
  return undefined || (compare(low, Value()) <= 0 && compare(high, Value()) >= 0);
}

Enclosure widened(const Enclosure& a, std::int64_t terms, const Value& size) {
  const bool isFinite = a.low.isFinite() && a.high.isFinite();
  if (a.undefined || !isFinite || (a.isPoint() && isRepresentable(*numeric::findFormat("f64"), a.low))) {
    return a;
  }
  const Value radius = mul(numeric::sub(a.high, a.low), scaled(-1));
  const Value slack = numeric::add(mul(radius, scaled(-30)), mul(mul(number(terms + 2), scaled(-51)), size));
  Enclosure out = a;
  out.low = numeric::sub(a.low, slack);
  out.high = numeric::add(a.high, slack);
  return shortened(out);
}

Enclosure hull(const Enclosure& a, const Enclosure& b) {
  return spread(std::array{a.low, a.high, b.low, b.high}, a, b);
}

Value magnitude(const Enclosure& a) {
  return numeric::maximum(abs(a.low), abs(a.high));
}

Enclosure add(const Enclosure& a, const Enclosure& b) {
  return spread(std::array{numeric::add(a.low, b.low), numeric::add(a.high, b.high)}, a, b);
}

Enclosure subtract(const Enclosure& a, const Enclosure& b) {
  return add(a, negate(b));
}

Enclosure multiply(const Enclosure& a, const Enclosure& b) {
  return spread(std::array{mul(a.low, b.low), mul(a.low, b.high), mul(a.high, b.low), mul(a.high, b.high)}, a, b);
}

Enclosure divide(const Enclosure& a, const Enclosure& b) {
  if (b.mayBeZero()) {
    Enclosure out = Enclosure::nothing();
    out.tainted = a.tainted || b.tainted;
    return out;
  }
  return shortened(
      spread(std::array{div(a.low, b.low), div(a.low, b.high), div(a.high, b.low), div(a.high, b.high)}, a, b));
}

Enclosure square(const Enclosure& a) {
  const Enclosure size = absolute(a);
  return multiply(size, size);
}

Enclosure negate(const Enclosure& a) {
  Enclosure out = a;
  out.low = neg(a.high);
  out.high = neg(a.low);
  return out;
}

Enclosure absolute(const Enclosure& a) {
  if (compare(a.low, Value()) >= 0) {
    return a;
  }
  if (compare(a.high, Value()) <= 0) {
    return negate(a);
  }
  Enclosure out = a;
  out.low = Value();
  out.high = numeric::maximum(abs(a.low), abs(a.high));
  return out;
}

Enclosure larger(const Enclosure& a, const Enclosure& b) {
  Enclosure out = a;
  out.undefined |= b.undefined;
  out.tainted |= b.tainted;
  out.low = numeric::maximum(a.low, b.low);
  out.high = numeric::maximum(a.high, b.high);
  return out;
}

Enclosure smaller(const Enclosure& a, const Enclosure& b) {
  return negate(larger(negate(a), negate(b)));
}

Enclosure shortened(const Enclosure& a) {
  Enclosure out = a;
  if (!isShort(a.low)) {
    out.low = numeric::keep(a.low, kShort, Rounding::toMinus);
  }
  if (!isShort(a.high)) {
    out.high = numeric::keep(a.high, kShort, Rounding::toPlus);
  }
  return out;
}

Enclosure roundedOnce(const Format& format, const Enclosure& a, bool flushes) {
  Enclosure out = a;
  out.low = roundedEnd(format, a.low);
  out.high = roundedEnd(format, a.high);
  if (!flushes) {
    return out;
  }
  const bool straddles = isBelow(out.low, Value()) != isBelow(out.high, Value());
  const bool isSmallAbove = isBelow(Value(), out.low) && isBelow(out.low, format.smallestNormal);
  const bool isSmallBelow = isBelow(out.high, Value()) && isBelow(neg(format.smallestNormal), out.high);
  if (!straddles && isSmallAbove) {
    out.low = Value();
  }
  if (!straddles && isSmallBelow) {
    out.high = Value();
  }
  return out;
}

Enclosure converted(const contract::Node& cast, const Enclosure& a, const std::optional<Value>& nanValue) {
  Enclosure out = a;
  const Format& format = *cast.type.format;
  const auto low = numeric::tryRound(format, a.low, cast.rounding, cast.overflow, nanValue);
  const auto high = numeric::tryRound(format, a.high, cast.rounding, cast.overflow, nanValue);
  const bool wraps = cast.overflow == Overflow::wrap && (numeric::overflows(format, a.low, cast.rounding) ||
                                                         numeric::overflows(format, a.high, cast.rounding));
  if (!low || !high || low->isNan() || high->isNan() || wraps) {
    out.undefined = true;
    return out;
  }
  out.low = *low;
  out.high = *high;
  return out;
}

Enclosure regrouped(const Format& format, const Enclosure& exact, int roundings, std::span<const Enclosure> numerators,
                    std::span<const Enclosure> denominators, bool flushes) {
  Enclosure out = exact;
  // What a product of some of the factors can be, and what multiplies an absolute error of one of them.
  Value least = number(1);
  Value most = number(1);
  const auto take = [&](const Value& low, const Value& high) {
    least = mul(least, numeric::minimum(low, number(1)));
    most = mul(most, numeric::maximum(high, number(1)));
  };
  for (const Enclosure& factor : numerators) {
    const Enclosure size = absolute(factor);
    if (size.isPoint() && size.low.isZero()) {
      continue; // any product with it is 0
    }
    take(size.low, size.high);
  }
  for (const Enclosure& factor : denominators) {
    const Enclosure size = absolute(factor);
    const Enclosure inverse = divide(Enclosure::point(number(1)), size);
    if (inverse.undefined) {
      out.undefined = true;
      return out;
    }
    take(inverse.low, inverse.high);
  }
  // (1 + u)^k - 1 <= k u (1 + k u) while k u <= 1.
  const Value unit = scaled(-format.significandBits);
  const Value k = mul(number(roundings), unit);
  const Value relative = mul(k, numeric::add(number(1), k));
  if (most.isInfinite() || isBelow(format.max, mul(most, numeric::add(number(1), relative)))) {
    out.undefined = true;
    return out;
  }
  const bool isProduct = denominators.empty() && !isBelow(least, format.smallestNormal);
  if (!flushes && isProduct && isShort(format, exact)) {
    return exact;
  }
  Value radius = mul(magnitude(exact), relative);
  const bool mayUnderflow = isBelow(least, mul(number(2), format.smallestNormal));
  if (mayUnderflow || flushes) {
    const Value each = flushes ? mul(number(2), format.smallestNormal) : mul(format.smallest, number(1));
    radius = numeric::add(radius, mul(mul(each, number(roundings)), mul(most, number(2))));
  }
  out.low = numeric::sub(exact.low, radius);
  out.high = numeric::add(exact.high, radius);
  // Factors of one sign keep it: a rounded product is never of the other sign.
  if (compare(exact.low, Value()) >= 0) {
    out.low = numeric::maximum(out.low, Value());
  }
  if (compare(exact.high, Value()) <= 0) {
    out.high = numeric::minimum(out.high, Value());
  }
  return shortened(out);
}

} // namespace qkc::semantics
