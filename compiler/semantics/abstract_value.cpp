#include "compiler/semantics/abstract_value.h"

#include "compiler/numeric/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace qkc::semantics {

using contract::Domain;
using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Rational;
using numeric::Value;

namespace {

using Bound = std::optional<Rational>;

std::optional<Magnitudes> joined(const std::optional<Magnitudes>& a, const std::optional<Magnitudes>& b) {
  if (!a || !b) {
    return a ? a : b;
  }
  const Bound high = a->high && b->high ? Bound(std::max(*a->high, *b->high)) : std::nullopt;
  return Magnitudes{.low = std::min(a->low, b->low), .high = high};
}

std::optional<Magnitudes> met(const std::optional<Magnitudes>& a, const std::optional<Magnitudes>& b) {
  if (!a || !b) {
    return std::nullopt;
  }
  Bound high = a->high ? a->high : b->high;
  if (high && b->high) {
    high = std::min(*high, *b->high);
  }
  const Rational low = std::max(a->low, b->low);
  return high && *high < low ? std::nullopt : std::optional(Magnitudes{.low = low, .high = high});
}

// The least integer at or above q, but at least 1.
Rational wholeAbove(const Rational& q) {
  mpz_class up;
  mpz_cdiv_q(up.get_mpz_t(), q.get_num_mpz_t(), q.get_den_mpz_t());
  return up < 1 ? Rational(1) : Rational(up);
}

void makeWhole(std::optional<Magnitudes>& magnitudes) {
  if (!magnitudes) {
    return;
  }
  magnitudes->low = wholeAbove(magnitudes->low);
  if (magnitudes->high) {
    mpz_class down;
    mpz_fdiv_q(down.get_mpz_t(), magnitudes->high->get_num_mpz_t(), magnitudes->high->get_den_mpz_t());
    magnitudes->high = Rational(down);
    if (*magnitudes->high < magnitudes->low) {
      magnitudes.reset();
    }
  }
}

} // namespace

void clip(std::optional<Magnitudes>& magnitudes, const Rational& low, const Bound& high) {
  if (high && *high <= 0) {
    magnitudes.reset();
    return;
  }
  magnitudes = met(magnitudes, Magnitudes{.low = low, .high = high});
}

AbstractValue tightened(AbstractValue value) {
  if (value.integral) {
    makeWhole(value.positive);
    makeWhole(value.negative);
    value.positiveZero |= value.negativeZero; // integers have one zero
    value.negativeZero = false;
  }
  return value;
}

AbstractValue asIntegers(AbstractValue value) {
  value.integral = true;
  return tightened(std::move(value));
}

AbstractValue AbstractValue::constant(const Value& value, bool integral) {
  AbstractValue result;
  result.integral = integral;
  if (value.isNan()) {
    result.nan = true;
  } else if (value.isInfinite()) {
    (value.isNegative() ? result.negativeInfinity : result.positiveInfinity) = true;
  } else if (value.isZero()) {
    (value.isNegative() && !integral ? result.negativeZero : result.positiveZero) = true;
  } else {
    const Rational magnitude = abs(value).rational();
    (value.isNegative() ? result.negative : result.positive) = Magnitudes{.low = magnitude, .high = magnitude};
  }
  return result;
}

AbstractValue AbstractValue::anything() {
  AbstractValue result;
  result.nan = result.positiveInfinity = result.negativeInfinity = true;
  result.positiveZero = result.negativeZero = true;
  result.positive = result.negative = Magnitudes{};
  return result;
}

AbstractValue AbstractValue::ofType(const Type& type, bool finite) {
  AbstractValue result;
  switch (type.kind) {
  case Type::Kind::boolean:
    return truth(true, true);
  case Type::Kind::integer:
    result = anything();
    result.nan = result.positiveInfinity = result.negativeInfinity = result.negativeZero = false;
    result.positive = result.negative = Magnitudes{.low = 1, .high = {}};
    result.integral = true;
    return result;
  case Type::Kind::real:
    result = anything();
    result.nan = result.positiveInfinity = result.negativeInfinity = !finite;
    return result;
  case Type::Kind::format:
    break;
  }
  const Format& format = *type.format;
  result.nan = format.hasNan && !finite;
  result.positiveInfinity = format.hasInfinity && !finite;
  result.negativeInfinity = result.positiveInfinity && format.isSigned;
  result.positiveZero = format.hasZero;
  result.negativeZero = format.hasNegativeZero;
  result.positive = Magnitudes{.low = format.smallest.rational(), .high = format.max.rational()};
  if (format.min.isNegative()) {
    result.negative = Magnitudes{.low = format.smallest.rational(), .high = abs(format.min).rational()};
  }
  result.integral = format.isInteger();
  return result;
}

AbstractValue AbstractValue::ofInput(const Type& type, const Domain& domain) {
  AbstractValue result = ofType(type, true);
  if (type.kind == Type::Kind::format) {
    result.nan = domain.holdsNan && type.format->hasNan;
    result.positiveInfinity = domain.holdsInfinity && type.format->hasInfinity;
    result.negativeInfinity =
        (domain.holdsInfinity || domain.holdsMinusInfinity) && type.format->hasInfinity && type.format->isSigned;
  }
  if (domain.positive || domain.nonnegative) {
    result.negative.reset();
    result.negativeInfinity = false;
  }
  if (domain.positive) {
    result.positiveZero = result.negativeZero = false;
  }
  if (domain.magnitudeLow || domain.magnitudeHigh) {
    const Rational low = domain.magnitudeLow.value_or(0);
    clip(result.positive, low, domain.magnitudeHigh);
    clip(result.negative, low, domain.magnitudeHigh);
  }
  if (domain.rangeLow) {
    result = restricted(result, Op::less, constant(Value(*domain.rangeLow)), false, true);
  }
  if (domain.rangeHigh) {
    result = restricted(result, Op::lessEqual, constant(Value(*domain.rangeHigh)), true, true);
  }
  // A range says nothing of NaN, which compares with nothing.
  result.nan = domain.holdsNan && type.kind == Type::Kind::format && type.format->hasNan;
  return result;
}

AbstractValue AbstractValue::truth(bool mayBeFalse, bool mayBeTrue) {
  AbstractValue result;
  result.integral = true;
  result.positiveZero = mayBeFalse;
  if (mayBeTrue) {
    result.positive = Magnitudes{.low = 1, .high = Rational(1)};
  }
  return result;
}

AbstractValue AbstractValue::oneOf(const std::vector<Value>& values, bool integral) {
  AbstractValue result;
  for (const Value& value : values) {
    result = join(result, constant(value, integral));
  }
  return result;
}

AbstractValue AbstractValue::integers(const Rational& low, const std::optional<Rational>& high) {
  AbstractValue result = ofType({.kind = Type::Kind::integer}, true);
  result = restricted(result, Op::less, constant(Value(low)), false, true);
  return high ? restricted(result, Op::lessEqual, constant(Value(*high)), true, true) : result;
}

bool AbstractValue::isEmpty() const {
  return !nan && !mayBeInfinite() && !mayBeZero() && !mayBeNonzeroNumber();
}

std::optional<Value> AbstractValue::least() const {
  if (negativeInfinity) {
    return Value::infinity(true);
  }
  if (negative) {
    return negative->high ? Value(Rational(-*negative->high)) : Value::infinity(true);
  }
  if (mayBeZero()) {
    return Value();
  }
  if (positive) {
    return Value(positive->low);
  }
  return positiveInfinity ? std::optional(Value::infinity()) : std::nullopt;
}

std::optional<Value> AbstractValue::most() const {
  if (positiveInfinity) {
    return Value::infinity();
  }
  if (positive) {
    return positive->high ? Value(*positive->high) : Value::infinity();
  }
  if (mayBeZero()) {
    return Value();
  }
  if (negative) {
    return Value(Rational(-negative->low));
  }
  return negativeInfinity ? std::optional(Value::infinity(true)) : std::nullopt;
}

std::optional<Rational> AbstractValue::lowBound() const {
  AbstractValue numbers = *this;
  numbers.negativeInfinity = numbers.positiveInfinity = false;
  const auto end = numbers.least();
  return end && end->isFinite() ? Bound(end->rational()) : std::nullopt;
}

std::optional<Rational> AbstractValue::highBound() const {
  AbstractValue numbers = *this;
  numbers.negativeInfinity = numbers.positiveInfinity = false;
  const auto end = numbers.most();
  return end && end->isFinite() ? Bound(end->rational()) : std::nullopt;
}

bool contains(const AbstractValue& set, const Value& value) {
  if (value.isNan()) {
    return set.nan;
  }
  if (value.isInfinite()) {
    return value.isNegative() ? set.negativeInfinity : set.positiveInfinity;
  }
  if (value.isZero()) {
    return set.integral ? set.mayBeZero() : value.isNegative() ? set.negativeZero : set.positiveZero;
  }
  const auto& part = value.isNegative() ? set.negative : set.positive;
  const Rational magnitude = abs(value).rational();
  return part && part->low <= magnitude && (!part->high || magnitude <= *part->high);
}

AbstractValue join(const AbstractValue& a, const AbstractValue& b) {
  if (a.isEmpty() || b.isEmpty()) {
    return a.isEmpty() ? b : a;
  }
  AbstractValue result;
  result.nan = a.nan || b.nan;
  result.positiveInfinity = a.positiveInfinity || b.positiveInfinity;
  result.negativeInfinity = a.negativeInfinity || b.negativeInfinity;
  result.positiveZero = a.positiveZero || b.positiveZero;
  result.negativeZero = a.negativeZero || b.negativeZero;
  result.positive = joined(a.positive, b.positive);
  result.negative = joined(a.negative, b.negative);
  result.integral = a.integral && b.integral;
  return result;
}

AbstractValue meet(const AbstractValue& a, const AbstractValue& b) {
  AbstractValue result;
  result.nan = a.nan && b.nan;
  result.positiveInfinity = a.positiveInfinity && b.positiveInfinity;
  result.negativeInfinity = a.negativeInfinity && b.negativeInfinity;
  result.positiveZero = a.positiveZero && b.positiveZero;
  result.negativeZero = a.negativeZero && b.negativeZero;
  result.positive = met(a.positive, b.positive);
  result.negative = met(a.negative, b.negative);
  result.integral = a.integral || b.integral;
  return tightened(result);
}

void addHull(AbstractValue& to, const Value& low, const Value& high, const Rational& smallest) {
  const auto sign = [](const Value& value) { return value.isZero() ? 0 : (value.isNegative() ? -1 : 1); };
  const auto farEnd = [](const Value& value) {
    return value.isInfinite() ? std::nullopt : Bound(abs(value).rational());
  };
  for (const Value& end : {low, high}) {
    const AbstractValue one = AbstractValue::constant(end, to.integral);
    to = to.isEmpty() ? one : join(to, one);
  }
  const int below = sign(low);
  const int above = sign(high);
  if (above > 0 && (below <= 0 || !low.isInfinite())) {
    Magnitudes part{.low = below > 0 ? low.rational() : smallest, .high = farEnd(high)};
    to.positive = joined(to.positive, part);
  }
  if (below < 0 && (above >= 0 || !high.isInfinite())) {
    Magnitudes part{.low = above < 0 ? abs(high).rational() : smallest, .high = farEnd(low)};
    to.negative = joined(to.negative, part);
  }
  if (below < 0 && above > 0) {
    to.positiveZero = true;
    to.negativeZero |= !to.integral;
  }
}

std::string describe(const AbstractValue& value) {
  if (value.isEmpty()) {
    return "nothing";
  }
  std::vector<std::string> parts;
  if (value.mayBeZero()) {
    parts.emplace_back(value.positiveZero ? "0" : "-0");
  }
  const auto range = [](const Magnitudes& magnitudes) {
    const auto text = [](const Rational& q) { return numeric::describe(Value(q)); };
    if (!magnitudes.high) {
      return magnitudes.low == 0 ? std::string("any size") : fmt::format("at least {}", text(magnitudes.low));
    }
    return magnitudes.low == magnitudes.high ? text(*magnitudes.high)
           : magnitudes.low == 0             ? fmt::format("up to {}", text(*magnitudes.high))
                                             : fmt::format("{}..{}", text(magnitudes.low), text(*magnitudes.high));
  };
  if (value.positive == value.negative && value.positive) {
    parts.push_back(fmt::format("of magnitude {}", range(*value.positive)));
  } else {
    if (value.positive) {
      parts.push_back(fmt::format("positive, {}", range(*value.positive)));
    }
    if (value.negative) {
      parts.push_back(fmt::format("negative, of magnitude {}", range(*value.negative)));
    }
  }
  if (value.mayBeInfinite()) {
    parts.emplace_back(!value.negativeInfinity ? "inf" : value.positiveInfinity ? "inf or -inf" : "-inf");
  }
  if (value.nan) {
    parts.emplace_back("nan");
  }
  return fmt::format("{}", fmt::join(parts, ", or "));
}

} // namespace qkc::semantics
