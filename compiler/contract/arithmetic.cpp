// Operators: which of them round, in what format, and which operands enter it.

#include "compiler/contract/constants.h"
#include "compiler/contract/describe_facts.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr long kLargestExponent = 64;
constexpr long kLargestShift = 63;

// Integers are written out as far as the eye can follow them.
std::string numberText(const numeric::Value& value) {
  constexpr std::size_t kDigits = 20;
  const bool isShort = value.isFinite() && value.rational().get_den() == 1 &&
                       mpz_sizeinbase(value.rational().get_num_mpz_t(), 10) <= kDigits;
  return isShort ? value.rational().get_num().get_str() : numeric::describe(value);
}

std::string rangeText(const Interval& range) {
  const auto end = [](const std::optional<numeric::Rational>& bound, std::string_view none) {
    return bound ? numberText(numeric::Value(*bound)) : std::string(none);
  };
  return fmt::format("{}..{}", end(range.low, "-inf"), end(range.high, "inf"));
}

bool anyMissing(const std::vector<NodeId>& nodes) {
  return std::ranges::find(nodes, kNone) != nodes.end();
}

std::string withArticle(std::string_view word) {
  return fmt::format("{} {}", word.find_first_of("aeiou") == 0 ? "an" : "a", word);
}

} // namespace

NodeId Expressions::operation(Op op, std::vector<NodeId> args, Span span, std::string_view sign) {
  if (anyMissing(args))
    return kNone;
  for (const NodeId arg : args)
    if (state_.type(arg).kind == Type::Kind::boolean) {
      state_.error(diag::Code::NotNumeric, state_.node(arg).span,
                   fmt::format("'{}' needs numbers, this is a condition", sign));
      return kNone;
    }
  const bool integers = std::ranges::all_of(args, [&](NodeId arg) { return state_.isInteger(arg); });
  // The sign of a signed format is a bit: nothing rounds.
  const bool flipsSign = (op == Op::neg || op == Op::abs) && isFloating(state_.type(args[0])) &&
                         (op == Op::abs || state_.type(args[0]).format->isSigned);
  Node node;
  node.op = op;
  node.span = span;
  if (flipsSign) {
    node.type = state_.type(args[0]);
    node.args = std::move(args);
    return state_.add(std::move(node));
  }
  switch (setting.arithmetic.kind) {
  case Arithmetic::Kind::index:
    return integerOperation(op, std::move(args), kInteger, span, sign);
  case Arithmetic::Kind::format:
    return roundingOperation(op, std::move(args), span, sign);
  case Arithmetic::Kind::real:
    arithmeticUsed_ = true;
    node.type = kReal;
    node.args = std::move(args);
    return state_.add(std::move(node));
  case Arithmetic::Kind::plain:
    break;
  }
  const bool literals = std::ranges::all_of(args, [&](NodeId arg) { return state_.isLiteral(arg); });
  const bool inexact = op == Op::div && integers && literals && !state_.node(args[1]).value.isZero() &&
                       numeric::div(state_.node(args[0]).value, state_.node(args[1]).value).rational().get_den() != 1;
  if (integers && !inexact)
    return integerOperation(op, std::move(args), kInteger, span, sign);
  diag::Diagnostic& diagnostic =
      state_.error(diag::Code::RoundsWithoutFormat, span,
                   fmt::format("'{}' rounds here, and the statement does not say in which format", sign));
  diagnostic.at("rounds");
  if (inexact)
    diagnostic.note("outside an arithmetic '/' is of integers, and the quotient of these two is none");
  diagnostic.suggest(
      "add 'in f32' (or another format) after the right-hand side, or 'in real' where a conversion rounds "
      "once at the end");
  return kNone;
}

NodeId Expressions::roundingOperation(Op op, std::vector<NodeId> args, Span span, std::string_view sign) {
  arithmeticUsed_ = true;
  const numeric::Format& format = *setting.arithmetic.format;
  if (format.isInteger())
    return integerOperation(op, std::move(args), formatType(format), span, sign);
  Node node;
  node.op = op;
  node.type = formatType(format);
  node.span = span;
  node.freedoms = setting.freedoms;
  const bool approximates =
      setting.freedoms != kNone && (op == Op::div || op == Op::sqrt) &&
      state_.contract.freedoms[static_cast<std::size_t>(setting.freedoms)].accuracyOf(op == Op::div ? "div" : "sqrt");
  if (approximates)
    node.kind = ValueKind::enclosure;
  for (const NodeId arg : args)
    node.args.push_back(operand(arg));
  return state_.add(std::move(node));
}

NodeId Expressions::integerOperation(Op op, std::vector<NodeId> args, Type type, Span span, std::string_view sign) {
  if (anyMissing(args))
    return kNone;
  for (const NodeId arg : args)
    if (!state_.isInteger(arg)) {
      state_
          .error(diag::Code::NotAnInteger, state_.node(arg).span,
                 fmt::format("'{}' needs integers here, this is {}", sign, withArticle(printType(state_.type(arg)))))
          .at("not an integer");
      return kNone;
    }
  Node node;
  node.op = op;
  node.span = span;
  const Arithmetic& arithmetic = setting.arithmetic;
  const bool fits = arithmetic.kind == Arithmetic::Kind::format && arithmetic.format->isInteger();
  node.type = fits ? formatType(*arithmetic.format) : type;
  for (const NodeId arg : args)
    node.args.push_back(fits ? operand(arg) : arg);
  if (anyMissing(node.args))
    return kNone;
  const auto atLeast = [&](std::size_t i, long least) {
    if (state_.prover.nonNegative(state_.prover.polynomial(node.args[i]) - Polynomial(least), facts()))
      return true;
    diag::Diagnostic& diagnostic =
        state_.error(diag::Code::NegativeOperand, state_.node(args[i]).span,
                     fmt::format("'{}' needs this operand to be {} or more, which is not proved", sign, least));
    diagnostic.note(fmt::format("it is in {}", rangeText(state_.ranges.of(node.args[i]))));
    if (state_.node(node.args[i]).op != Op::read)
      for (std::string& fact : factsAbout(state_.contract, {node.args[i]}))
        diagnostic.note(std::move(fact));
    return false;
  };
  const bool divides = op == Op::div || op == Op::mod;
  if (divides && !(atLeast(0, 0) && atLeast(1, 1)))
    return kNone;
  if ((op == Op::bitAnd || op == Op::bitOr) && !(atLeast(0, 0) && atLeast(1, 0)))
    return kNone;
  if ((op == Op::shiftLeft || op == Op::shiftRight) &&
      !state_.ranges.of(node.args[1]).within(numeric::Rational(0), numeric::Rational(kLargestShift))) {
    state_.error(diag::Code::NegativeOperand, state_.node(args[1]).span,
                 fmt::format("the amount of a shift must be proved to be in 0..{}", kLargestShift));
    return kNone;
  }
  if (!fits)
    return state_.add(std::move(node));
  arithmeticUsed_ = true;
  node.wraps = arithmetic.wraps;
  const Interval range = state_.ranges.beforeFit(node);
  if (arithmetic.wraps || range.within(finiteRange(*arithmetic.format)))
    return state_.add(std::move(node));
  state_
      .error(diag::Code::IntegerOverflow, span,
             fmt::format("this may leave {}: it is in {}", arithmetic.format->name, rangeText(range)))
      .note(fmt::format("{} holds {}", arithmetic.format->name, rangeText(finiteRange(*arithmetic.format))))
      .suggest(fmt::format("say 'in {} wrap', take a wider format, or bound the operands", arithmetic.format->name));
  return kNone;
}

// An operand that enters the format of the arithmetic: one whose values the format holds, or a number of the text,
// which is rounded once.
NodeId Expressions::operand(NodeId id) {
  const numeric::Format& format = *setting.arithmetic.format;
  const Type type = state_.type(id);
  const Span span = state_.node(id).span;
  if (state_.isLiteral(id)) {
    if (const NodeId exact = literalIn(id, format); exact != kNone)
      return exact;
    const numeric::Value number = state_.node(id).value;
    if (!number.isFinite() || format.isInteger()) {
      state_.error(diag::Code::LiteralNotOfFormat, span,
                   fmt::format("{} is no value of {}", numberText(number), format.name));
      return kNone;
    }
    const std::optional<numeric::Value> rounded = roundOnce(state_, format, number.rational(), span);
    if (!rounded)
      return kNone;
    state_.note(diag::Code::InexactLiteral, span,
                fmt::format("{} is not a value of {}: it is rounded once, to {}", numberText(number), format.name,
                            numeric::hexText(format, numeric::encode(format, *rounded))));
    return state_.constant(*rounded, formatType(format), span);
  }
  if (type.kind == Type::Kind::format && numeric::isSubsetOf(*type.format, format))
    return id;
  const bool integer = state_.isInteger(id);
  if (integer && holdsIntegers(format, state_.ranges.of(id)))
    return id;
  if (type.kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, span, "a number is needed here, this is a condition");
    return kNone;
  }
  diag::Diagnostic& diagnostic =
      state_.error(diag::Code::OperandNotHeld, span,
                   fmt::format("{} does not hold every value of this operand ({})", format.name, printType(type)));
  diagnostic.at("enters the arithmetic here");
  if (integer)
    diagnostic.note(fmt::format(
        "it is in {}; {} holds every integer of magnitude {} or less", rangeText(state_.ranges.of(id)), format.name,
        format.isInteger() ? numberText(format.max)
                           : numberText(numeric::Value(numeric::powerOfTwo(format.significandBits)))));
  else
    diagnostic.note(
        fmt::format("values of {} enter {} only where {} has them all", printType(type), format.name, format.name));
  diagnostic.suggest(fmt::format("convert it: {}({}, half_even, {}){}", format.name, printExpr(state_.contract, id),
                                 format.hasInfinity ? "inf" : "saturate",
                                 integer ? fmt::format("; or name it with a let, and use it in a statement without 'in "
                                                       "{}', where integers are exact",
                                                       format.name)
                                         : ""));
  return kNone;
}

NodeId Expressions::literalIn(NodeId literal, const numeric::Format& format) {
  const numeric::Value number = state_.node(literal).value;
  if (!numeric::isRepresentable(format, number))
    return kNone;
  return state_.constant(number, formatType(format), state_.node(literal).span);
}

// 2^n of an exponent that varies: an integer.
NodeId Expressions::powerOfTwo(NodeId base, NodeId exponent, Span span) {
  if (!state_.ranges.of(exponent).within(numeric::Rational(0), numeric::Rational(kLargestPower))) {
    state_
        .error(diag::Code::NegativeOperand, state_.node(exponent).span,
               fmt::format("the exponent of 2^n must be proved to be in 0..{}", kLargestPower))
        .note(fmt::format("it is in {}", rangeText(state_.ranges.of(exponent))));
    return kNone;
  }
  Node node;
  node.op = Op::pow;
  node.type = kInteger;
  node.args = {base, exponent};
  node.span = span;
  return state_.add(std::move(node));
}

NodeId Expressions::power(NodeId base, NodeId exponent, Span span) {
  const bool isTwo = state_.isLiteral(base) && state_.node(base).value.isFinite() &&
                     state_.node(base).value.rational() == 2 && state_.type(base).kind == Type::Kind::integer;
  if (isTwo && !state_.isLiteral(exponent) && state_.isInteger(exponent))
    return powerOfTwo(base, exponent, span);
  const numeric::Value& amount = state_.node(exponent).value;
  if (!state_.isLiteral(exponent) || !amount.isFinite() || amount.rational().get_den() != 1) {
    state_.error(diag::Code::NotConstant, state_.node(exponent).span,
                 "the exponent of '^' must be an integer constant");
    return kNone;
  }
  const mpz_class value = amount.rational().get_num();
  if (state_.isLiteral(base) && state_.node(base).value.isFinite()) {
    const std::optional<numeric::Rational> folded =
        value.fits_slong_p() ? numeric::power(state_.node(base).value.rational(), value.get_si()) : std::nullopt;
    if (folded)
      return state_.constant(numeric::Value(*folded), folded->get_den() == 1 ? kInteger : kReal, span);
    state_.error(diag::Code::BadConstant, span, "this power is no number of moderate size");
    return kNone;
  }
  if (value < 1 || value > kLargestExponent) {
    state_.error(diag::Code::BadConstant, state_.node(exponent).span,
                 fmt::format("the exponent of '^' must be in 1..{}", kLargestExponent));
    return kNone;
  }
  const Arithmetic& arithmetic = setting.arithmetic;
  if (arithmetic.kind == Arithmetic::Kind::format && arithmetic.format->isFloating()) {
    if (value != 2) {
      state_.error(diag::Code::BadConstant, state_.node(exponent).span,
                   "in a format only the square is one operation; write higher powers as products");
      return kNone;
    }
    arithmeticUsed_ = true;
    Node node;
    node.op = Op::pow;
    node.type = formatType(*arithmetic.format);
    node.freedoms = setting.freedoms;
    node.args = {operand(base), exponent};
    node.span = span;
    return state_.add(std::move(node));
  }
  return operation(Op::pow, {base, exponent}, span, "^");
}

NodeId Expressions::comparison(Op op, NodeId left, NodeId right, Span span) {
  std::vector<NodeId> sides = {left, right};
  for (const NodeId side : sides)
    if (state_.type(side).kind == Type::Kind::boolean) {
      state_.error(diag::Code::NotNumeric, state_.node(side).span,
                   "conditions are not compared; use 'and', 'or', 'not'");
      return kNone;
    }
  // A number of the text takes the other side's format where that has it; else the comparison is of exact numbers.
  for (std::size_t i = 0; i < 2; ++i) {
    const Type other = state_.type(sides[1 - i]);
    if (!state_.isLiteral(sides[i]) || other.kind != Type::Kind::format)
      continue;
    if (const NodeId held = literalIn(sides[i], *other.format); held != kNone)
      sides[i] = held;
  }
  const Type a = state_.type(sides[0]);
  const Type b = state_.type(sides[1]);
  if (a.kind == Type::Kind::format && b.kind == Type::Kind::format && !joined(sides, span))
    return kNone;
  Node node;
  node.op = op;
  node.type = kBoolean;
  node.args = std::move(sides);
  node.span = span;
  return state_.add(std::move(node));
}

NodeId Expressions::logical(Op op, std::vector<NodeId> args, Span span) {
  Node node;
  node.op = op;
  node.type = kBoolean;
  node.args = std::move(args);
  node.span = span;
  return state_.add(std::move(node));
}

NodeId Expressions::extremum(Op op, std::vector<NodeId> args, Span span) {
  const std::optional<Type> type = unify(args, span);
  if (!type)
    return kNone;
  if (type->kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, span, "numbers are needed here, these are conditions");
    return kNone;
  }
  NodeId out = args[0];
  for (std::size_t i = 1; i < args.size(); ++i) {
    Node node;
    node.op = op;
    node.type = *type;
    node.args = {out, args[i]};
    node.span = span;
    out = state_.add(std::move(node));
  }
  return out;
}

// The format that holds all values of the nodes that have one.
std::optional<Type> Expressions::joined(std::vector<NodeId>& nodes, Span span) {
  const numeric::Format* format = nullptr;
  for (const NodeId id : nodes) {
    if (state_.type(id).kind != Type::Kind::format)
      continue;
    const numeric::Format* next = state_.type(id).format;
    if (format == nullptr) {
      format = next;
      continue;
    }
    const numeric::Format* both = commonFormat(*format, *next);
    if (both == nullptr) {
      state_
          .error(diag::Code::NoCommonFormat, span,
                 fmt::format("no format holds all values of both {} and {}", format->name, next->name))
          .suggest("convert one of the two first");
      return std::nullopt;
    }
    format = both;
  }
  return format == nullptr ? std::nullopt : std::optional(formatType(*format));
}

// One type for alternatives: values are carried over exactly, never rounded, but for numbers of the text under `in F`.
std::optional<Type> Expressions::unify(std::vector<NodeId>& nodes, Span span) {
  std::size_t booleans = 0;
  std::size_t formats = 0;
  bool integers = true;
  for (const NodeId id : nodes) {
    if (id == kNone)
      return std::nullopt;
    booleans += state_.type(id).kind == Type::Kind::boolean ? 1 : 0;
    formats += state_.type(id).kind == Type::Kind::format ? 1 : 0;
    integers = integers && state_.isInteger(id);
  }
  if (booleans == nodes.size())
    return kBoolean;
  if (booleans > 0) {
    state_.error(diag::Code::NotNumeric, span, "a condition and a number do not mix");
    return std::nullopt;
  }
  if (formats == 0)
    return integers ? kInteger : kReal;
  const std::optional<Type> common = joined(nodes, span);
  if (!common)
    return std::nullopt;
  const bool inFormat = setting.arithmetic.kind == Arithmetic::Kind::format;
  for (NodeId& id : nodes) {
    const Type type = state_.type(id);
    if (type.kind == Type::Kind::format)
      continue;
    if (state_.isLiteral(id)) {
      if (const NodeId held = literalIn(id, *common->format); held != kNone) {
        id = held;
        continue;
      }
      if (inFormat) {
        // The arithmetic's format takes the number; it must hold the others too.
        for (NodeId& other : nodes)
          other = operand(other);
        arithmeticUsed_ = true;
        return anyMissing(nodes) ? std::nullopt : std::optional(formatType(*setting.arithmetic.format));
      }
    } else if (type.kind == Type::Kind::integer && holdsIntegers(*common->format, state_.ranges.of(id))) {
      continue;
    }
    if (integers)
      return kInteger;
    if (setting.arithmetic.kind == Arithmetic::Kind::real)
      return kReal;
    state_
        .error(diag::Code::LiteralNotOfFormat, state_.node(id).span,
               fmt::format("{} is no value of {}, the format of the other side", printExpr(state_.contract, id),
                           common->format->name))
        .suggest(fmt::format("declare it: const c: f32 = {}", printExpr(state_.contract, id)));
    return std::nullopt;
  }
  return common;
}

NodeId Expressions::fit(NodeId value, const numeric::Format& format, const std::string& what, Span span) {
  const Node node = state_.node(value);
  const auto refuse = [&](diag::Code code, std::string message) -> diag::Diagnostic& {
    diag::Diagnostic& diagnostic = state_.error(code, node.op == Op::constant ? node.span : span, std::move(message));
    return diagnostic;
  };
  if (state_.isLiteral(value)) {
    const NodeId held = literalIn(value, format);
    if (held == kNone)
      refuse(diag::Code::LiteralNotOfFormat,
             fmt::format("{} is no value of {}, the format of {}", numberText(node.value), format.name, what))
          .suggest(fmt::format("round it: {}({}, half_even, saturate)", format.name, numberText(node.value)));
    return held;
  }
  if (node.type.kind == Type::Kind::format && numeric::isSubsetOf(*node.type.format, format))
    return value;
  // Alternatives of numbers of the text take the format one by one.
  if ((node.op == Op::choose || node.op == Op::select) && node.type.kind != Type::Kind::format &&
      node.type.kind != Type::Kind::boolean) {
    Node typed = node;
    typed.type = formatType(format);
    for (std::size_t i = node.op == Op::select ? 1 : 0; i < typed.args.size(); ++i)
      typed.args[i] = fit(typed.args[i], format, what, span);
    return state_.add(std::move(typed));
  }
  if (state_.isInteger(value) && holdsIntegers(format, state_.ranges.of(value))) {
    Node cast;
    cast.op = Op::cast;
    cast.type = formatType(format);
    cast.args = {value};
    cast.roundingIdle = true;
    cast.overflowIdle = true;
    cast.span = node.span;
    return state_.add(std::move(cast));
  }
  if (node.type.kind == Type::Kind::boolean) {
    refuse(diag::Code::NotNumeric, fmt::format("{} is a number, this is a condition", what))
        .suggest("if .. then 1 else 0");
    return kNone;
  }
  diag::Diagnostic& diagnostic =
      refuse(diag::Code::ValueNotOfFormat, fmt::format("{} is {}, which does not hold every value of this ({})", what,
                                                       format.name, printType(node.type)));
  if (state_.isInteger(value))
    diagnostic.note(fmt::format("it is in {}; {} holds {}", rangeText(state_.ranges.of(value)), format.name,
                                rangeText(finiteRange(format))));
  diagnostic.suggest(
      fmt::format("convert it: {}({}, half_even, saturate)", format.name, printExpr(state_.contract, value)));
  return kNone;
}

Prover::Facts Expressions::facts() const {
  Prover::Facts out;
  for (const Known& known : setting.known)
    state_.prover.addFacts(known.condition, known.holds, out);
  return out;
}

} // namespace qkc::contract
