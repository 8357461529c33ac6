#include "compiler/semantics/abstract_operations.h"

#include "compiler/numeric/rounding.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace qkc::semantics {

using contract::Contract;
using contract::Node;
using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

using Bound = std::optional<Rational>;

// A value falls into at most six parts; operations are stated for one part of each argument.
struct Part {
  enum class Kind { zero, number, infinity };
  Kind kind = Kind::zero;
  bool negative = false;
  Magnitudes magnitudes = {};
};

std::vector<Part> partsOf(const AbstractValue& a) {
  std::vector<Part> parts;
  const auto add = [&](bool present, Part part) {
    if (present) {
      parts.push_back(std::move(part));
    }
  };
  add(a.positiveZero, {.kind = Part::Kind::zero});
  add(a.negativeZero, {.kind = Part::Kind::zero, .negative = true});
  add(a.positive.has_value(), {.kind = Part::Kind::number, .magnitudes = a.positive.value_or(Magnitudes{})});
  add(a.negative.has_value(),
      {.kind = Part::Kind::number, .negative = true, .magnitudes = a.negative.value_or(Magnitudes{})});
  add(a.positiveInfinity, {.kind = Part::Kind::infinity});
  add(a.negativeInfinity, {.kind = Part::Kind::infinity, .negative = true});
  return parts;
}

void addZero(AbstractValue& to, bool negative) {
  (negative && !to.integral ? to.negativeZero : to.positiveZero) = true;
}
void addInfinity(AbstractValue& to, bool negative) {
  (negative ? to.negativeInfinity : to.positiveInfinity) = true;
}

void addNumbers(AbstractValue& to, bool negative, Magnitudes magnitudes) {
  AbstractValue one;
  one.integral = to.integral;
  if (to.integral) {
    magnitudes.low = std::max(magnitudes.low, Rational(1));
  }
  if (magnitudes.high && *magnitudes.high < magnitudes.low) {
    return;
  }
  (negative ? one.negative : one.positive) = std::move(magnitudes);
  to = join(to, one);
}

template <class Combine> AbstractValue pairwise(const AbstractValue& a, const AbstractValue& b, Combine combine) {
  AbstractValue result;
  result.integral = a.integral && b.integral;
  result.nan = a.nan || b.nan;
  for (const Part& x : partsOf(a)) {
    for (const Part& y : partsOf(b)) {
      combine(result, x, y);
    }
  }
  return result;
}

Bound sumOf(const Bound& a, const Bound& b) {
  return a && b ? Bound(*a + *b) : std::nullopt;
}
Bound productOf(const Bound& a, const Bound& b) {
  return a && b ? Bound(*a * *b) : std::nullopt;
}

// a - b for two positive numbers: what lies above 0, below it, and whether they may be equal.
void addDifference(AbstractValue& to, const Magnitudes& a, const Magnitudes& b) {
  const auto above = [&](const Magnitudes& more, const Magnitudes& less, bool negative) {
    if (more.high && *more.high <= less.low) {
      return;
    }
    Magnitudes part{.low = 0, .high = more.high ? Bound(*more.high - less.low) : std::nullopt};
    if (less.high && more.low > *less.high) {
      part.low = more.low - *less.high;
    }
    addNumbers(to, negative, part);
  };
  above(a, b, false);
  above(b, a, true);
  const bool apart = (a.high && *a.high < b.low) || (b.high && *b.high < a.low);
  if (!apart) {
    addZero(to, false);
  }
}

void addSum(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  if (x.kind == Kind::infinity || y.kind == Kind::infinity) {
    if (x.kind == y.kind && x.negative != y.negative) {
      to.nan = true;
    } else {
      addInfinity(to, x.kind == Kind::infinity ? x.negative : y.negative);
    }
  } else if (x.kind == Kind::zero && y.kind == Kind::zero) {
    addZero(to, x.negative && y.negative);
  } else if (x.kind == Kind::zero || y.kind == Kind::zero) {
    const Part& number = x.kind == Kind::zero ? y : x;
    addNumbers(to, number.negative, number.magnitudes);
  } else if (x.negative == y.negative) {
    addNumbers(to, x.negative,
               {.low = x.magnitudes.low + y.magnitudes.low, .high = sumOf(x.magnitudes.high, y.magnitudes.high)});
  } else {
    addDifference(to, x.negative ? y.magnitudes : x.magnitudes, x.negative ? x.magnitudes : y.magnitudes);
  }
}

void addProduct(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  const bool negative = x.negative != y.negative;
  if (x.kind == Kind::infinity || y.kind == Kind::infinity) {
    if (x.kind == Kind::zero || y.kind == Kind::zero) {
      to.nan = true;
    } else {
      addInfinity(to, negative);
    }
  } else if (x.kind == Kind::zero || y.kind == Kind::zero) {
    addZero(to, negative);
  } else {
    addNumbers(to, negative,
               {.low = x.magnitudes.low * y.magnitudes.low, .high = productOf(x.magnitudes.high, y.magnitudes.high)});
  }
}

void addQuotient(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  const bool negative = x.negative != y.negative;
  if (x.kind == y.kind && x.kind != Kind::number) {
    to.nan = true;
  } else if (x.kind == Kind::infinity || y.kind == Kind::zero) {
    addInfinity(to, negative);
  } else if (x.kind == Kind::zero || y.kind == Kind::infinity) {
    addZero(to, negative);
  } else {
    Magnitudes part;
    part.low = y.magnitudes.high ? Rational(x.magnitudes.low / *y.magnitudes.high) : Rational(0);
    if (x.magnitudes.high && y.magnitudes.low > 0) {
      part.high = *x.magnitudes.high / y.magnitudes.low;
    }
    addNumbers(to, negative, part);
  }
}

// The finite and infinite ends of one sign's numbers, as values; arbitrarily small and large ones stand beyond every
// number of the format.
struct Ends {
  Value low, high;
};

Ends endsOf(const Format& format, const Magnitudes& magnitudes, bool negative) {
  constexpr long kBeyond = 64;
  const Value small =
      magnitudes.low == 0 ? Value(numeric::powerOfTwo(format.quantumExponent() - kBeyond)) : Value(magnitudes.low);
  const Value large = magnitudes.high ? Value(*magnitudes.high) : mul(format.max, Value(numeric::powerOfTwo(kBeyond)));
  return negative ? Ends{.low = neg(large), .high = neg(small)} : Ends{.low = small, .high = large};
}

void roundNumbers(RoundedValue& result, const Format& format, const Ends& ends, Rounding rounding, Overflow overflow) {
  const bool leaves = overflows(format, ends.low, rounding) || overflows(format, ends.high, rounding);
  if (leaves && overflow == Overflow::wrap) {
    result.value = join(result.value, AbstractValue::ofType({.kind = Type::Kind::format, .format = &format}, true));
    return;
  }
  result.value.nan |= leaves && overflow == Overflow::nan;
  result.mayLackValue |= leaves && overflow == Overflow::never;
  const Overflow rule = overflow == Overflow::inf ? Overflow::inf : Overflow::saturate;
  addHull(result.value, round(format, ends.low, rounding, rule), round(format, ends.high, rounding, rule),
          format.smallest.rational());
}

} // namespace

AbstractValue negated(const AbstractValue& a) {
  AbstractValue result = a;
  std::swap(result.positive, result.negative);
  std::swap(result.positiveInfinity, result.negativeInfinity);
  if (!a.integral) {
    std::swap(result.positiveZero, result.negativeZero);
  }
  return result;
}

AbstractValue magnitude(const AbstractValue& a) {
  AbstractValue result;
  result.integral = a.integral;
  result.nan = a.nan;
  for (const Part& part : partsOf(a)) {
    switch (part.kind) {
    case Part::Kind::zero:
      addZero(result, false);
      break;
    case Part::Kind::infinity:
      addInfinity(result, false);
      break;
    case Part::Kind::number:
      addNumbers(result, false, part.magnitudes);
      break;
    }
  }
  return result;
}

AbstractValue sum(const AbstractValue& a, const AbstractValue& b) {
  return pairwise(a, b, addSum);
}
AbstractValue product(const AbstractValue& a, const AbstractValue& b) {
  return pairwise(a, b, addProduct);
}
AbstractValue quotient(const AbstractValue& a, const AbstractValue& b) {
  AbstractValue real = a;
  real.integral = false; // so is the result
  return pairwise(real, b, addQuotient);
}

AbstractValue larger(const AbstractValue& a, const AbstractValue& b) {
  const auto least = [](const AbstractValue& of) {
    return AbstractValue::constant(of.least().value_or(Value::infinity(true)));
  };
  AbstractValue result =
      join(restricted(a, Op::less, least(b), false, true), restricted(b, Op::less, least(a), false, true));
  result.nan = a.nan || b.nan;
  result.integral = a.integral && b.integral;
  return result;
}

AbstractValue smaller(const AbstractValue& a, const AbstractValue& b) {
  return negated(larger(negated(a), negated(b)));
}

RoundedValue roundedTo(const Format& format, const AbstractValue& exact, Rounding rounding, Overflow overflow,
                       const AbstractValue* nanValue) {
  RoundedValue result;
  result.value.integral = format.isInteger();
  const auto addPoint = [&](const Value& value) {
    const auto point = tryRound(format, value, rounding, overflow);
    if (!point) {
      result.mayLackValue = true;
      return;
    }
    result.value = join(result.value, AbstractValue::constant(*point, result.value.integral));
  };
  for (const Part& part : partsOf(exact)) {
    switch (part.kind) {
    case Part::Kind::zero:
      addPoint(Value::zero(part.negative));
      break;
    case Part::Kind::infinity:
      if (overflow != Overflow::wrap) {
        addPoint(Value::infinity(part.negative));
      }
      break;
    case Part::Kind::number:
      roundNumbers(result, format, endsOf(format, part.magnitudes, part.negative), rounding, overflow);
      break;
    }
  }
  // Wrapping has no place for infinities: they are taken as NaN.
  const bool nanArrives = exact.nan || (overflow == Overflow::wrap && exact.mayBeInfinite());
  if (nanArrives && nanValue != nullptr) {
    result.value = join(result.value, *nanValue);
  } else if (nanArrives) {
    (format.hasNan ? result.value.nan : result.mayBeNan) = true;
  }
  return result;
}

namespace {

AbstractValue comparison(Op op, const AbstractValue& a, const AbstractValue& b) {
  const auto possible = [&](bool holds) {
    return !restricted(a, op, b, holds, true).isEmpty() && !restricted(b, op, a, holds, false).isEmpty();
  };
  return AbstractValue::truth(possible(false), possible(true));
}

// Floor, kept among integers.
AbstractValue floored(const AbstractValue& a) {
  const auto down = [](const Value& value) {
    if (!value.isFinite()) {
      return value;
    }
    mpz_class whole;
    const Rational q = value.rational();
    mpz_fdiv_q(whole.get_mpz_t(), q.get_num_mpz_t(), q.get_den_mpz_t());
    return Value(Rational(whole));
  };
  AbstractValue result;
  result.integral = true;
  if (a.least() && a.most()) {
    addHull(result, down(*a.least()), down(*a.most()), 1);
  }
  result.positiveInfinity = result.negativeInfinity = false;
  return result;
}

RoundedValue integerDivision(Op op, const AbstractValue& a, const AbstractValue& b) {
  RoundedValue result;
  result.mayLackValue = b.mayBeZero();
  const AbstractValue divisor = restricted(b, Op::equal, AbstractValue::constant(Value()), false, true);
  if (op == Op::div) {
    result.value = floored(quotient(a, divisor));
    return result;
  }
  const auto most = divisor.highBound();
  const auto own = a.highBound();
  std::optional<Rational> high = most ? Bound(*most - 1) : own;
  if (high && own && *own < *high) {
    high = own;
  }
  result.value = a.mayBeNegative() || divisor.mayBeNegative()
                     ? AbstractValue::ofType({.kind = Type::Kind::integer}, true)
                     : AbstractValue::integers(0, high);
  return result;
}

AbstractValue power(const AbstractValue& base, const AbstractValue& exponent) {
  constexpr long kMost = 256;
  const auto n = exponent.lowBound();
  if (!n || n != exponent.highBound() || n->get_den() != 1 || ::abs(*n) > kMost) {
    return AbstractValue::anything();
  }
  const long count = std::labs(n->get_num().get_si());
  const AbstractValue one = AbstractValue::constant(Value(std::int64_t{1}), base.integral);
  if (count == 0) {
    return one;
  }
  AbstractValue result;
  result.integral = base.integral && *n > 0;
  result.nan = base.nan;
  for (const Part& part : partsOf(base)) {
    const bool negative = part.negative && count % 2 != 0;
    switch (part.kind) {
    case Part::Kind::zero:
      addZero(result, negative);
      break;
    case Part::Kind::infinity:
      addInfinity(result, negative);
      break;
    case Part::Kind::number:
      addNumbers(result, negative,
                 {.low = numeric::power(part.magnitudes.low, count).value_or(Rational(0)),
                  .high = part.magnitudes.high ? numeric::power(*part.magnitudes.high, count) : std::nullopt});
      break;
    }
  }
  return *n < 0 ? quotient(one, result) : result;
}

RoundedValue squareRoot(const Type& type, const AbstractValue& a) {
  RoundedValue result;
  result.value.nan = a.nan || a.mayBeNegative();
  result.value.positiveZero = a.positiveZero;
  result.value.negativeZero = a.negativeZero;
  result.value.positiveInfinity = a.positiveInfinity;
  if (!a.positive) {
    return result;
  }
  // Outward in 64 bits; a type's own rounding is monotone and may only narrow this.
  static const Format& wide = *numeric::findFormat("f64");
  const auto end = [&](const Rational& q, Rounding rounding) {
    return tryRoundSqrt(wide, Value(q), rounding, Overflow::never).value_or(Value()).rational();
  };
  Magnitudes part;
  part.low = a.positive->low == 0 ? Rational(0) : end(a.positive->low, Rounding::toMinus);
  if (a.positive->high) {
    part.high = end(*a.positive->high, Rounding::toPlus);
  }
  addNumbers(result.value, false, part);
  if (type.kind == Type::Kind::format) {
    result.value = roundedTo(*type.format, result.value, Rounding::halfEven, Overflow::inf).value;
  }
  return result;
}

AbstractValue kept(const AbstractValue& a, int bits, Rounding rounding) {
  AbstractValue result = a;
  result.integral = false;
  const auto round = [&](std::optional<Magnitudes>& part, bool negative) {
    if (!part) {
      return;
    }
    const auto end = [&](const Rational& q) {
      const Value value = negative ? neg(Value(q)) : Value(q);
      return abs(numeric::keep(value, bits, rounding)).rational();
    };
    part->low = part->low == 0 ? Rational(0) : end(part->low);
    if (part->high) {
      part->high = end(*part->high);
    }
  };
  round(result.positive, false);
  round(result.negative, true);
  return result;
}

AbstractValue bits(Op op, const AbstractValue& a, const AbstractValue& b) {
  const auto highA = a.highBound();
  const auto highB = b.highBound();
  if (a.mayBeNegative() || b.mayBeNegative()) {
    return AbstractValue::ofType({.kind = Type::Kind::integer}, true);
  }
  if (op == Op::bitAnd) {
    return AbstractValue::integers(0, highA && highB ? Bound(std::min(*highA, *highB)) : highA ? highA : highB);
  }
  if (!highA || !highB) {
    return AbstractValue::integers(0, std::nullopt);
  }
  const Rational most = std::max(*highA, *highB);
  return AbstractValue::integers(0, most == 0 ? most : Rational(numeric::powerOfTwo(numeric::floorLog2(most) + 1) - 1));
}

AbstractValue shifted(Op op, const AbstractValue& a, const AbstractValue& by) {
  constexpr long kMost = 4096;
  const auto least = by.lowBound();
  const auto most = by.highBound();
  if (!least || !most || *least < 0 || *most > kMost) {
    return AbstractValue::ofType({.kind = Type::Kind::integer}, true);
  }
  AbstractValue factor;
  factor.integral = true;
  addHull(factor, Value(numeric::powerOfTwo(least->get_num().get_si())),
          Value(numeric::powerOfTwo(most->get_num().get_si())), 1);
  return op == Op::shiftLeft ? product(a, factor) : floored(quotient(a, factor));
}

bool isIntegral(const Type& type) {
  return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
}

// Before the rounding that the type demands.
RoundedValue exactly(const Node& node, std::span<const AbstractValue> arguments) {
  const AbstractValue& a = arguments[0];
  const AbstractValue& b = arguments[arguments.size() > 1 ? 1 : 0];
  switch (node.op) {
  case Op::add:
    return {.value = sum(a, b)};
  case Op::sub:
    return {.value = sum(a, negated(b))};
  case Op::mul:
    return {.value = product(a, b)};
  case Op::div:
  case Op::mod:
    return isIntegral(node.type) ? integerDivision(node.op, a, b) : RoundedValue{.value = quotient(a, b)};
  case Op::pow:
    return {.value = power(a, b)};
  case Op::fma:
    return {.value = sum(product(a, b), arguments[2])};
  case Op::neg:
    return {.value = negated(a)};
  case Op::abs:
    return {.value = magnitude(a)};
  case Op::max:
    return {.value = larger(a, b)};
  case Op::min:
    return {.value = smaller(a, b)};
  case Op::bitAnd:
  case Op::bitOr:
    return {.value = bits(node.op, a, b)};
  case Op::shiftLeft:
  case Op::shiftRight:
    return {.value = shifted(node.op, a, b)};
  case Op::popcount:
    return {.value = AbstractValue::integers(0, Rational(64))};
  default:
    return {.value = AbstractValue::anything()};
  }
}

Overflow overflowOf(const Format& format, bool wraps) {
  if (format.isFloating()) {
    return format.hasInfinity ? Overflow::inf : Overflow::never;
  }
  return wraps ? Overflow::wrap : Overflow::never;
}

} // namespace

RoundedValue applied(const Contract&, const Node& node, std::span<const AbstractValue> arguments) {
  switch (node.op) {
  case Op::equal:
  case Op::notEqual:
  case Op::less:
  case Op::lessEqual:
    return {.value = comparison(node.op, arguments[0], arguments[1])};
  case Op::logicalNot:
    return {.value = AbstractValue::truth(arguments[0].mayBeTrue(), arguments[0].mayBeFalse())};
  case Op::sqrt:
    return squareRoot(node.type, arguments[0]);
  case Op::keep:
    return {.value = kept(arguments[0], node.keepBits, node.rounding)};
  case Op::cast:
    return roundedTo(*node.type.format, arguments[0], node.rounding, node.overflow,
                     arguments.size() > 1 ? &arguments[1] : nullptr);
  default:
    break;
  }
  RoundedValue exact = exactly(node, arguments);
  if (node.type.kind != Type::Kind::format) {
    exact.value = node.type.kind == Type::Kind::integer ? asIntegers(exact.value) : exact.value;
    return exact;
  }
  RoundedValue result =
      roundedTo(*node.type.format, exact.value, Rounding::halfEven, overflowOf(*node.type.format, node.wraps));
  result.mayLackValue |= exact.mayLackValue;
  return result;
}

namespace {

// Sums start from +0 and so are never -0. In a format every addition rounds: n terms of at most h stay below
// n h (1 + n u), the classical bound without its condition, since an addition errs by at most u of the exact result.
AbstractValue sumOfTerms(const Node& node, const AbstractValue& term, const Rational& least, const Rational& most) {
  AbstractValue result;
  result.integral = term.integral;
  result.nan = term.nan || (term.positiveInfinity && term.negativeInfinity && most >= 2);
  result.positiveInfinity = term.positiveInfinity;
  result.negativeInfinity = term.negativeInfinity;
  Rational slack = 1;
  if (node.type.kind == Type::Kind::format && node.type.format->isFloating()) {
    slack += most * numeric::powerOfTwo(-node.type.format->significandBits);
  }
  const bool mixed = term.positive && term.negative;
  const auto add = [&](const std::optional<Magnitudes>& part, bool negative) {
    if (part && most > 0) {
      addNumbers(result, negative,
                 {.low = mixed ? Rational(0) : part->low,
                  .high = part->high ? Bound(*part->high * most * slack) : std::nullopt});
    }
  };
  add(term.positive, false);
  add(term.negative, true);
  if (least == 0 || term.mayBeZero() || mixed || !term.mayBeNonzeroNumber()) {
    addZero(result, false);
  }
  return result;
}

AbstractValue productOfTerms(const AbstractValue& term, const Rational& least) {
  AbstractValue result = AbstractValue::anything();
  result.nan = term.nan || (term.mayBeInfinite() && term.mayBeZero());
  result.positiveInfinity = result.negativeInfinity = term.mayBeInfinite();
  result.positiveZero = result.negativeZero = term.mayBeZero();
  if (!term.mayBeNegative() && !term.negativeZero) {
    result.negative.reset();
    result.negativeInfinity = result.negativeZero = false;
  }
  result.integral = term.integral;
  return least == 0 ? join(result, AbstractValue::constant(Value(std::int64_t{1}))) : result;
}

} // namespace

RoundedValue reduced(const Node& node, const AbstractValue& term, const Rational& least, const Rational& most) {
  using contract::Reduction;
  RoundedValue result;
  switch (node.reduction) {
  case Reduction::max:
  case Reduction::min:
    result.value = term; // NaN too where it drops: the terms may all be NaN
    return result;
  case Reduction::any:
  case Reduction::all:
    result.value = AbstractValue::truth(term.mayBeFalse() || least == 0, term.mayBeTrue() || least == 0);
    return result;
  default:
    break;
  }
  const bool isSum = node.reduction == Reduction::sum;
  result.value = isSum ? sumOfTerms(node, term, least, most) : productOfTerms(term, least);
  if (node.type.kind == Type::Kind::format) {
    // A partial sum that overflows to an infinity meets a term of the other sign only if that is infinite itself.
    RoundedValue rounded =
        roundedTo(*node.type.format, result.value, Rounding::halfEven, overflowOf(*node.type.format, node.wraps));
    const bool partialOverflow = rounded.value.mayBeInfinite() && !result.value.mayBeInfinite();
    rounded.value.nan |= isSum && partialOverflow && term.mayBeInfinite();
    rounded.value.nan |=
        isSum && term.mayBeInfinite() && rounded.value.positiveInfinity && rounded.value.negativeInfinity;
    rounded.value.nan |= !isSum && rounded.value.mayBeInfinite() && rounded.value.mayBeZero();
    result = rounded;
  }
  return result;
}

} // namespace qkc::semantics
