#include "compiler/semantics/operations.h"

#include "compiler/numeric/codes.h"
#include "compiler/numeric/stochastic.h"
#include "compiler/semantics/enclosure.h"

#include <algorithm>
#include <cstdlib>

namespace qkc::semantics {

using contract::Node;
using contract::Op;
using contract::Type;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

using Integer = mpz_class;

Value truth(bool holds) {
  return Value(static_cast<std::int64_t>(holds ? 1 : 0));
}

Overflow overflowOf(const numeric::Format& format, bool wraps) {
  if (format.isFloating()) {
    return format.hasInfinity ? Overflow::inf : Overflow::never;
  }
  return wraps ? Overflow::wrap : Overflow::never;
}

std::optional<Integer> integerIn(const Value& value) {
  if (!value.isFinite()) {
    return std::nullopt;
  }
  const Rational number = value.rational();
  return number.get_den() == 1 ? std::optional(Integer(number.get_num())) : std::nullopt;
}

// Floor of the quotient, and the remainder that has the divisor's sign. Division by 0 has no value.
Entry integerDivision(Op op, const Value& a, const Value& b) {
  const auto dividend = integerIn(a);
  const auto divisor = integerIn(b);
  if (!dividend || !divisor || *divisor == 0) {
    return std::nullopt;
  }
  Integer quotient;
  Integer remainder;
  mpz_fdiv_qr(quotient.get_mpz_t(), remainder.get_mpz_t(), dividend->get_mpz_t(), divisor->get_mpz_t());
  return Value(Rational(op == Op::div ? quotient : remainder));
}

// x^n for an integer n, exactly; IEEE rules for zeros and infinities follow from the products.
Entry integerPower(const Value& base, const Value& exponent) {
  constexpr long kMostFactors = 4096;
  const auto n = integerIn(exponent);
  if (!n || !n->fits_slong_p() || std::labs(n->get_si()) > kMostFactors) {
    throw EvaluationError("a power with this exponent is not computed");
  }
  Value product(std::int64_t{1});
  for (long i = 0; i < std::labs(n->get_si()); ++i) {
    product = mul(product, base);
  }
  return *n < 0 ? div(Value(std::int64_t{1}), product) : product;
}

Entry squareRoot(const Node& node, const Value& argument) {
  if (node.type.kind == Type::Kind::format) {
    return tryRoundSqrt(*node.type.format, argument, Rounding::halfEven, overflowOf(*node.type.format, false));
  }
  if (!argument.isFinite() || argument.isZero()) {
    return argument.isInfinite() && argument.isNegative() ? Value::nan() : argument;
  }
  const Rational number = argument.rational();
  if (number < 0) {
    return Value::nan();
  }
  const Integer& numerator = number.get_num();
  const Integer& denominator = number.get_den();
  if (mpz_perfect_square_p(numerator.get_mpz_t()) == 0 || mpz_perfect_square_p(denominator.get_mpz_t()) == 0) {
    throw EvaluationError("an irrational root has no exact value");
  }
  return Value(Rational(Integer(sqrt(numerator)), Integer(sqrt(denominator))));
}

// Two's complement of unbounded width.
Entry bitwise(Op op, const Value& a, const Value& b) {
  const auto x = integerIn(a);
  const auto y = integerIn(b);
  if (!x || !y) {
    return std::nullopt;
  }
  return Value(Rational(op == Op::bitAnd ? Integer(*x & *y) : Integer(*x | *y)));
}

Entry shift(Op op, const Value& a, const Value& b) {
  constexpr unsigned long kMostBits = 65536;
  const auto x = integerIn(a);
  const auto n = integerIn(b);
  if (!x || !n || *n < 0 || *n > kMostBits) {
    return std::nullopt;
  }
  Integer result;
  if (op == Op::shiftLeft) {
    mpz_mul_2exp(result.get_mpz_t(), x->get_mpz_t(), n->get_ui());
  } else {
    mpz_fdiv_q_2exp(result.get_mpz_t(), x->get_mpz_t(), n->get_ui());
  }
  return Value(Rational(result));
}

// Bits set in the code; a negative number has the code of its format.
Entry populationCount(const Type& argument, const Value& value) {
  auto number = integerIn(value);
  if (number && *number < 0 && argument.kind == Type::Kind::format) {
    Integer modulus = 1;
    modulus <<= static_cast<unsigned>(argument.format->storageBits);
    *number += modulus;
  }
  if (!number || *number < 0) {
    return std::nullopt;
  }
  return Value(static_cast<std::int64_t>(mpz_popcount(number->get_mpz_t())));
}

// Of 32 bits; the operand is proved to have no more.
Entry leadingZeros(const Value& operand) {
  const auto number = integerIn(operand);
  constexpr std::size_t kWidth = 32;
  if (!number || *number < 0 || mpz_sizeinbase(number->get_mpz_t(), 2) > kWidth) {
    return std::nullopt;
  }
  const std::size_t used = *number == 0 ? 0 : mpz_sizeinbase(number->get_mpz_t(), 2);
  return Value(static_cast<std::int64_t>(kWidth - used));
}

Value comparison(Op op, const Value& a, const Value& b) {
  const auto order = compare(a, b);
  switch (op) {
  case Op::equal:
    return truth(order == 0);
  case Op::notEqual:
    return truth(order != 0);
  case Op::less:
    return truth(order < 0);
  default:
    return truth(order <= 0);
  }
}

bool isIntegral(const Type& type) {
  return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
}

// The operations whose exact result is then rounded to the node's type.
std::optional<Value> exactResult(const contract::Contract& contract, const Node& node,
                                 const std::vector<Value>& arguments) {
  switch (node.op) {
  case Op::add:
    return add(arguments[0], arguments[1]);
  case Op::sub:
    return sub(arguments[0], arguments[1]);
  case Op::mul:
    return mul(arguments[0], arguments[1]);
  case Op::div:
  case Op::mod:
    return isIntegral(node.type) ? integerDivision(node.op, arguments[0], arguments[1])
                                 : div(arguments[0], arguments[1]);
  case Op::pow:
    return integerPower(arguments[0], arguments[1]);
  case Op::fma:
    return fma(arguments[0], arguments[1], arguments[2]);
  case Op::neg:
    return neg(arguments[0]);
  case Op::abs:
    return abs(arguments[0]);
  case Op::max:
    return maximum(arguments[0], arguments[1]);
  case Op::min:
    return minimum(arguments[0], arguments[1]);
  case Op::bitAnd:
  case Op::bitOr:
    return bitwise(node.op, arguments[0], arguments[1]);
  case Op::shiftLeft:
  case Op::shiftRight:
    return shift(node.op, arguments[0], arguments[1]);
  case Op::bucket: {
    const auto isLess = [&](const Value& element) {
      return arguments[0].isNan() ? false : compare(element, arguments[0]) < 0;
    };
    return Value(std::ranges::count_if(contract.quantity(node.quantity).contents, isLess));
  }
  case Op::popcount:
    return populationCount(contract.node(node.args[0]).type, arguments[0]);
  case Op::leadingZeros:
    return leadingZeros(arguments[0]);
  default:
    throw EvaluationError("the operation has no exact value");
  }
}

} // namespace

Entry rounded(const Type& type, bool wraps, const Value& exact) {
  if (type.kind != Type::Kind::format) {
    return type.kind == Type::Kind::integer && exact.isZero() ? Value() : exact; // integers have one zero
  }
  return tryRound(*type.format, exact, Rounding::halfEven, overflowOf(*type.format, wraps));
}

Entry apply(const contract::Contract& contract, const Node& node, std::span<const Entry> arguments) {
  std::vector<Value> values;
  values.reserve(arguments.size());
  for (const Entry& argument : arguments) {
    if (!argument) {
      return std::nullopt;
    }
    values.push_back(*argument);
  }
  switch (node.op) {
  case Op::equal:
  case Op::notEqual:
  case Op::less:
  case Op::lessEqual:
    return comparison(node.op, values[0], values[1]);
  case Op::logicalNot:
    return truth(values[0].isZero());
  case Op::sqrt:
    return squareRoot(node, values[0]);
  case Op::function: // what a reference returns
    return functionValue(node.functionName, *node.type.format, values[0]);
  case Op::keep:
    return numeric::keep(values[0], node.keepBits, node.rounding);
  case Op::cast:
    if (node.wordBits > 0) {
      const numeric::RandomWord random{values[1].rational().get_num().get_ui(), node.wordBits};
      return tryRoundStochastic(*node.type.format, values[0], random, node.overflow);
    }
    return tryRound(*node.type.format, values[0], node.rounding, node.overflow,
                    values.size() > 1 ? std::optional(values[1]) : std::nullopt);
  default:
    break;
  }
  const auto exact = exactResult(contract, node, values);
  return exact ? rounded(node.type, node.wraps, *exact) : std::nullopt;
}

} // namespace qkc::semantics
