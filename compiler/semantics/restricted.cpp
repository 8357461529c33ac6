// What a comparison leaves of a value.

#include "compiler/semantics/abstract_value.h"

namespace qkc::semantics {

using contract::Op;
using numeric::Rational;
using numeric::Value;

namespace {

// Values below, or at and below, the bound. `bound` may be an infinity.
AbstractValue below(AbstractValue value, const Value& bound, bool strict) {
  const int sign = bound.isZero() ? 0 : (bound.isNegative() ? -1 : 1);
  if (bound.isInfinite()) {
    if (sign < 0) {
      AbstractValue only;
      only.integral = value.integral;
      only.negativeInfinity = value.negativeInfinity && !strict;
      return only;
    }
    value.positiveInfinity = value.positiveInfinity && !strict;
    return value;
  }
  const Rational limit = abs(bound).rational();
  value.positiveInfinity = false;
  if (sign > 0) {
    clip(value.positive, 0, limit);
    if (strict && value.positive && value.positive->low == limit) {
      value.positive.reset();
    } else if (strict && value.positive && value.integral) {
      value.positive->high = limit.get_den() == 1 ? Rational(limit - 1) : limit;
    }
    return tightened(value);
  }
  value.positive.reset();
  if (sign < 0 || strict) {
    value.positiveZero = value.negativeZero = false;
  }
  if (sign < 0) {
    clip(value.negative, strict && value.integral ? Rational(limit + 1) : limit, std::nullopt);
    if (strict && value.negative && value.negative->high == limit) {
      value.negative.reset();
    }
  }
  return tightened(value);
}

AbstractValue mirrored(AbstractValue value) {
  std::swap(value.positive, value.negative);
  std::swap(value.positiveInfinity, value.negativeInfinity);
  std::swap(value.positiveZero, value.negativeZero);
  return value;
}

AbstractValue above(const AbstractValue& value, const Value& bound, bool strict) {
  return tightened(mirrored(below(mirrored(value), neg(bound), strict)));
}

// The values that can equal a value of the other: either zero equals both zeros.
AbstractValue equalTo(const AbstractValue& a, const AbstractValue& b) {
  AbstractValue other = b;
  other.nan = false;
  other.integral = false;
  other.positiveZero = other.negativeZero = b.mayBeZero();
  return meet(a, other);
}

// Removes the one number that b is, where it lies at an end of a: zeros, infinities, integers, points.
AbstractValue differentFrom(AbstractValue a, const AbstractValue& b) {
  const auto only = b.least();
  if (b.nan || !only || !b.most() || compare(*only, *b.most()) != 0) {
    return a;
  }
  if (only->isZero()) {
    a.positiveZero = a.negativeZero = false;
    return a;
  }
  if (only->isInfinite()) {
    (only->isNegative() ? a.negativeInfinity : a.positiveInfinity) &= !b.mayBeInfinite();
    return a;
  }
  std::optional<Magnitudes>& part = only->isNegative() ? a.negative : a.positive;
  const Rational magnitude = abs(*only).rational();
  if (part && part->low == magnitude && part->high == magnitude) {
    part.reset();
  } else if (part && a.integral && part->low == magnitude) {
    part->low += 1;
  } else if (part && a.integral && part->high == magnitude) {
    *part->high -= 1;
  }
  return a;
}

// Values of a with a < b, a <= b, a > b or a >= b for some b.
AbstractValue ordered(AbstractValue a, const AbstractValue& b, bool less, bool strict) {
  a.nan = false;
  const auto bound = less ? b.most() : b.least();
  if (!bound) {
    return {};
  }
  return less ? below(a, *bound, strict) : above(a, *bound, strict);
}

} // namespace

AbstractValue restricted(const AbstractValue& a, Op op, const AbstractValue& b, bool holds, bool isLeft) {
  if (op == Op::equal || op == Op::notEqual) {
    return (op == Op::equal) == holds ? equalTo(a, b) : differentFrom(a, b);
  }
  const bool strict = (op == Op::less) == holds;
  AbstractValue result = ordered(a, b, holds == isLeft, strict);
  if (!holds) {
    // NaN on either side makes every comparison false.
    if (b.nan) {
      return a;
    }
    result.nan = a.nan;
  }
  return result;
}

} // namespace qkc::semantics
