// Nodes on what is known of their arguments.

#include "compiler/numeric/rounding.h"
#include "compiler/semantics/abstract_operations.h"
#include "compiler/semantics/abstract_parts.h"

#include <algorithm>
#include <cstdlib>

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
  const auto least = a.least();
  const auto most = a.most();
  if (least && most) {
    addHull(result, down(*least), down(*most), 1);
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

// 2^n for an n that varies.
std::optional<AbstractValue> powerOfTwo(const AbstractValue& base, const AbstractValue& exponent) {
  constexpr long kMost = 256;
  const auto least = exponent.lowBound();
  const auto most = exponent.highBound();
  const bool isTwo = base.lowBound() == Rational(2) && base.highBound() == Rational(2);
  if (!isTwo || !exponent.integral || !least || !most || least == most || *least < 0 || *most > kMost) {
    return std::nullopt;
  }
  AbstractValue result;
  result.integral = true;
  addHull(result, Value(numeric::powerOfTwo(least->get_num().get_si())),
          Value(numeric::powerOfTwo(most->get_num().get_si())), 1);
  return result;
}

// Either neighbour, by a word that is not known.
RoundedValue roundedByAnyWord(const numeric::Format& format, const AbstractValue& exact, numeric::Overflow overflow) {
  RoundedValue result = roundedTo(format, exact, numeric::Rounding::halfEven, overflow);
  for (const numeric::Rounding rounding :
       {numeric::Rounding::toZero, numeric::Rounding::toMinus, numeric::Rounding::toPlus}) {
    const RoundedValue one = roundedTo(format, exact, rounding, overflow);
    result.value = join(result.value, one.value);
    result.mayBeNan |= one.mayBeNan;
    result.mayLackValue |= one.mayLackValue;
  }
  return result;
}

AbstractValue power(const AbstractValue& base, const AbstractValue& exponent) {
  constexpr long kMost = 256;
  if (const auto two = powerOfTwo(base, exponent)) {
    return *two;
  }
  const auto n = exponent.lowBound();
  if (!n || n != exponent.highBound() || n->get_den() != 1 || ::abs(*n) > kMost) {
    return AbstractValue::anything();
  }
  const long count = std::labs(n->get_num().get_si());
  AbstractValue one = AbstractValue::constant(Value(std::int64_t{1}), base.integral);
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
  case Op::leadingZeros:
    return {.value = AbstractValue::integers(0, Rational(32))};
  default:
    return {.value = AbstractValue::anything()};
  }
}

} // namespace

RoundedValue applied(const Contract& contract, const Node& node, std::span<const AbstractValue> arguments) {
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
  case Op::bucket:
    return {.value = AbstractValue::integers(0, Rational(contract.quantity(node.quantity).contents.size()))};
  case Op::keep:
    return {.value = kept(arguments[0], node.keepBits, node.rounding)};
  case Op::cast:
    if (node.wordBits > 0) {
      return roundedByAnyWord(*node.type.format, arguments[0], node.overflow);
    }
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

} // namespace qkc::semantics
