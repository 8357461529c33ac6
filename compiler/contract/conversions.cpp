// Conversions F(e, rounding, overflow, nan v): one rounding of the value of e.

#include "compiler/contract/expressions.h"
#include "compiler/contract/print_expr.h"
#include "compiler/diag/nearest.h"
#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

namespace qkc::contract {

namespace {

using numeric::Format;
using numeric::Overflow;
using numeric::Rounding;

// Whether every finite value of `inner` lies on the grid that `outer` rounds to, whatever the largest numbers are.
bool onGrid(const Format& inner, const Format& outer) {
  if (numeric::containment(inner, outer).finite)
    return true;
  const bool integers = inner.isInteger() && outer.isInteger();
  const bool fine = inner.isFloating() && outer.isFloating() && outer.hasZero &&
                    inner.significandBits <= outer.significandBits &&
                    inner.quantumExponent() >= outer.quantumExponent();
  return integers || fine;
}

std::vector<std::string> words() {
  std::vector<std::string> out;
  for (const Rounding rounding : numeric::kRoundings)
    out.emplace_back(numeric::name(rounding));
  for (const Overflow overflow : numeric::kOverflows)
    out.emplace_back(numeric::name(overflow));
  return out;
}

// Without `never`, which asks for a proof.
std::string allowedOverflows(const Format& format) {
  std::string out;
  for (const Overflow overflow : numeric::kOverflows)
    if (overflow != Overflow::never && numeric::allows(format, overflow))
      out += fmt::format("{}{}", out.empty() ? "" : ", ", numeric::name(overflow));
  return out;
}

} // namespace

NodeId Expressions::conversion(const syntax::Expr& expr, const syntax::Call& call, const Format& format) {
  if (call.args.empty() || call.args[0].forNan) {
    state_.error(diag::Code::WrongArgumentCount, expr.span,
                 fmt::format("a conversion to {} needs a value", format.name));
    return kNone;
  }
  Words words;
  const NodeId source = value(call.args[0].value);
  bool good = source != kNone;
  for (std::size_t i = 1; i < call.args.size(); ++i)
    good = word(call.args[i], format, words) && good;
  if (!good)
    return kNone;
  if (state_.type(source).kind == Type::Kind::boolean) {
    state_.error(diag::Code::NotNumeric, call.args[0].value.span, "a number is needed here, this is a condition")
        .suggest("if .. then 1 else 0");
    return kNone;
  }
  Node node;
  node.op = Op::cast;
  node.type = formatType(format);
  node.args = {source};
  node.span = expr.span;
  node.roundingIdle = roundingIdle(source, format);
  node.overflowIdle = overflowIdle(source, format);
  if (words.nanValue != kNone)
    node.args.push_back(words.nanValue);
  if (words.random != kNone && !setRandom(node, words))
    return kNone;
  const std::string text = printExpr(state_.contract, source);
  if (!words.rounding && words.random == kNone && !node.roundingIdle) {
    state_
        .error(diag::Code::MissingRounding, expr.span,
               fmt::format("this conversion to {} rounds, and no rounding is said", format.name))
        .at("how?")
        .note("roundings: half_even, half_away, half_to_zero, half_to_plus, half_to_minus, to_zero, to_plus, to_minus")
        .suggest(fmt::format("{}({}, half_even, {})", format.name, text,
                             words.overflow ? numeric::name(*words.overflow) : "saturate"));
    return kNone;
  }
  if (!words.overflow && !node.overflowIdle) {
    state_
        .error(diag::Code::MissingOverflow, expr.span,
               fmt::format("values may lie outside {}, and no rule for them is said", format.name))
        .at("what becomes of them?")
        .note(fmt::format("{} holds {}..{}; rules for what is beyond: {}", format.name, numeric::describe(format.min),
                          numeric::describe(format.max), allowedOverflows(format)))
        .suggest(fmt::format("{}({}, {}saturate)", format.name, text,
                             words.rounding ? fmt::format("{}, ", numeric::name(*words.rounding)) : ""));
    return kNone;
  }
  node.rounding = words.rounding.value_or(Rounding::halfEven);
  node.overflow = words.overflow.value_or(Overflow::never);
  if (words.overflow == Overflow::never && !node.overflowIdle && !provedOverflow(node, expr.span))
    return kNone;
  return state_.add(std::move(node));
}

bool Expressions::word(const syntax::Argument& argument, const Format& format, Words& words) {
  if (argument.forNan)
    return nanValue(argument, format, words);
  const syntax::Expr& expr = argument.value;
  if (const auto* call = std::get_if<syntax::Call>(&expr.node); call != nullptr && call->callee.text == "stochastic") {
    return stochastic(expr, *call, format, words);
  }
  std::string_view text;
  if (const auto* name = std::get_if<syntax::Name>(&expr.node))
    text = state_.word(name->text);
  else if (std::holds_alternative<syntax::InfLiteral>(expr.node))
    text = numeric::name(Overflow::inf);
  else if (std::holds_alternative<syntax::NanLiteral>(expr.node))
    text = numeric::name(Overflow::nan);
  const std::optional<Rounding> rounding = numeric::findRounding(text);
  const std::optional<Overflow> overflow = numeric::findOverflow(text);
  if (rounding && !words.rounding && !words.overflow && words.random == kNone) {
    words.rounding = rounding;
    return true;
  }
  if (overflow && !words.overflow) {
    words.overflow = overflow;
    if (numeric::allows(format, *overflow))
      return true;
    state_.error(diag::Code::BadCastWord, expr.span, fmt::format("{} has no overflow rule '{}'", format.name, text))
        .note(fmt::format("rules that it allows: {}", allowedOverflows(format)));
    return false;
  }
  diag::Diagnostic& diagnostic = state_.error(
      diag::Code::BadCastWord, expr.span,
      rounding || overflow ? "a conversion takes one rounding, then one overflow rule"
                           : fmt::format("'{}' is neither a rounding nor an overflow rule", state_.text(expr.span)));
  const std::vector<std::string> known = contract::words();
  if (const auto near = diag::nearest(text, std::span<const std::string>(known)); near && !rounding && !overflow)
    diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
  else
    diagnostic.note(fmt::format("words: {}", fmt::join(known, ", ")));
  return false;
}

// stochastic(word): an unsigned word of at most 32 bits takes the place of a rounding.
bool Expressions::stochastic(const syntax::Expr& expr, const syntax::Call& call, const Format& format, Words& words) {
  const auto refuse = [&](std::string text) -> diag::Diagnostic& {
    return state_.error(diag::Code::BadCastWord, expr.span, std::move(text));
  };
  if (words.rounding || words.overflow || words.random != kNone) {
    refuse("a conversion takes one rounding, then one overflow rule");
    return false;
  }
  if (call.args.size() != 1 || call.args[0].forNan) {
    refuse("stochastic rounding takes one random word").suggest("stochastic(r[m, n]), of an input r: u32[M, N]");
    return false;
  }
  if (numeric::isCodeBook(format) || format.name == "f64") {
    refuse(fmt::format("nothing is rounded stochastically to {}", format.name));
    return false;
  }
  words.random = value(call.args[0].value);
  if (words.random == kNone)
    return false;
  const Type type = state_.type(words.random);
  constexpr int kMostBits = 32;
  const bool isWord = type.kind == Type::Kind::format && type.format->isInteger() && type.format->min.isZero() &&
                      type.format->storageBits <= kMostBits;
  if (!isWord)
    refuse(fmt::format("a random word is unsigned and has at most 32 bits, this is {}", printType(type)))
        .suggest("declare it as an input: in r: u32[M, N]");
  return isWord;
}

bool Expressions::setRandom(Node& cast, const Words& words) {
  if (words.nanValue != kNone || cast.roundingIdle) {
    state_.error(diag::Code::BadCastWord, cast.span,
                 cast.roundingIdle ? "no value here lies between two of the format, so that no random word is needed"
                                   : "stochastic rounding has no rule for NaN beside it");
    return false;
  }
  cast.args.push_back(words.random);
  cast.wordBits = state_.type(words.random).format->storageBits;
  return true;
}

bool Expressions::nanValue(const syntax::Argument& argument, const Format& format, Words& words) {
  const NodeId id = value(argument.value);
  if (id == kNone)
    return false;
  const NodeId held = state_.isLiteral(id) ? literalIn(id, format) : kNone;
  if (held == kNone || words.nanValue != kNone) {
    state_.error(diag::Code::BadCastWord, argument.value.span,
                 fmt::format("what NaN becomes is said once, by a number that {} has", format.name));
    return false;
  }
  words.nanValue = held;
  return true;
}

// Whether no value of the node is between two neighbours of the format's grid.
bool Expressions::roundingIdle(NodeId value, const Format& format) {
  const Type type = state_.type(value);
  if (state_.isLiteral(value))
    return numeric::isRepresentable(format, state_.node(value).value);
  if (type.kind == Type::Kind::format && onGrid(*type.format, format))
    return true;
  if (!state_.isInteger(value))
    return false;
  return format.isInteger() || holdsIntegers(format, state_.ranges.of(value));
}

// Whether no value of the node lies outside the format.
bool Expressions::overflowIdle(NodeId value, const Format& format) {
  const Type type = state_.type(value);
  if (type.kind == Type::Kind::format) {
    const numeric::Containment held = numeric::containment(*type.format, format);
    if (held.finite && held.infinities)
      return true;
  }
  return state_.ranges.of(value).within(finiteRange(format));
}

bool Expressions::provedOverflow(const Node& cast, Span span) {
  const Format& format = *cast.type.format;
  const Interval range = state_.ranges.of(cast.args[0]);
  // The value rounds into the format: bounds that round to its ends are as good, but for a random word.
  const auto fits = [&](const std::optional<numeric::Rational>& bound) {
    return bound && cast.wordBits == 0 && !numeric::overflows(format, numeric::Value(*bound), cast.rounding);
  };
  if (range.finite && fits(range.low) && fits(range.high))
    return true;
  const auto end = [](const std::optional<numeric::Rational>& bound, std::string_view none) {
    return bound ? numeric::describe(numeric::Value(*bound)) : std::string(none);
  };
  state_
      .error(diag::Code::OverflowNotExcluded, span,
             fmt::format("'never' needs a proof that the value stays in {}, and there is none", format.name))
      .note(fmt::format("what is known: {}..{}{}", end(range.low, "-inf"), end(range.high, "inf"),
                        range.finite ? "" : ", infinity and NaN not excluded"))
      .note(fmt::format("{} holds {}..{}", format.name, numeric::describe(format.min), numeric::describe(format.max)))
      .suggest(fmt::format("bound the inputs, or say one of: {}", allowedOverflows(format)));
  return false;
}

} // namespace qkc::contract
