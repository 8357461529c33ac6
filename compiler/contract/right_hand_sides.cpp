// Right-hand sides: their arithmetic, their freedoms, their choice.

#include "compiler/contract/accumulators.h"
#include "compiler/contract/constants.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/functions.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

Accuracy::Unit unitOf(syntax::Freedom::Unit unit) {
  switch (unit) {
  case syntax::Freedom::Unit::Ulp:
    return Accuracy::Unit::ulp;
  case syntax::Freedom::Unit::Relative:
    return Accuracy::Unit::relative;
  case syntax::Freedom::Unit::Absolute:
    return Accuracy::Unit::absolute;
  }
  return Accuracy::Unit::ulp;
}

} // namespace

NodeId Expressions::rhs(const syntax::Rhs& rhs) {
  const Setting outer = setting;
  const bool outerUsed = std::exchange(arithmeticUsed_, false);
  const bool good = (!rhs.arithmetic || setArithmetic(*rhs.arithmetic)) && freedoms(rhs);
  NodeId out = kNone;
  if (good) {
    const auto* choice = std::get_if<syntax::Choice>(&rhs.value);
    out = choice != nullptr ? oneOf(*choice, rhs.span) : value(std::get<syntax::Expr>(rhs.value));
  }
  if (out != kNone && setting.freedoms != outer.freedoms)
    out = settle(out, setting.freedoms, rhs.freedoms.empty() ? rhs.span : rhs.freedoms.front().span);
  if (out != kNone && rhs.arithmetic && !arithmeticUsed_) {
    state_
        .error(diag::Code::IdleArithmetic, rhs.arithmetic->span,
               fmt::format("nothing rounds here: 'in {}' changes no operation", rhs.arithmetic->name.text))
        .suggest(fmt::format("leave it out, or convert: {}(.., half_even, saturate)", rhs.arithmetic->name.text));
    out = kNone;
  }
  arithmeticUsed_ = outerUsed || arithmeticUsed_;
  setting.inOrder = outer.inOrder;
  setting.freedoms = outer.freedoms;
  setting.arithmetic = outer.arithmetic;
  return out;
}

bool Expressions::setArithmetic(const syntax::Arithmetic& arithmetic) {
  const std::string_view name = state_.word(arithmetic.name.text);
  Arithmetic next;
  next.span = arithmetic.span;
  next.wraps = arithmetic.wrap;
  if (name == "real") {
    next.kind = Arithmetic::Kind::real;
  } else {
    const bool isAccumulator = state_.globals.accumulator(name) != nullptr;
    if (!isAccumulator && (!arithmetic.args.empty() || name == "tensor_core")) {
      state_.unsupported(arithmetic.span, "this arithmetic; name an accumulator");
      return false;
    }
    if (isAccumulator)
      return accumulate(arithmetic);
    next.kind = Arithmetic::Kind::format;
    next.format = state_.format(arithmetic.name);
    if (next.format == nullptr)
      return false;
    if (next.format->isFloating() && !next.format->hasInfinity) {
      state_.unsupported(arithmetic.span, fmt::format("arithmetic in {}, a format without infinities,", name));
      return false;
    }
  }
  if (next.wraps && (next.format == nullptr || !next.format->isInteger())) {
    state_.error(diag::Code::BadCastWord, arithmetic.span, "'wrap' is of integer formats");
    return false;
  }
  setting.arithmetic = next;
  return true;
}

// A sum by a named accumulator; the other operations of its statement are of the members' format.
bool Expressions::accumulate(const syntax::Arithmetic& arithmetic) {
  std::optional<Accumulator> accumulator = accumulatorOf(
      state_, {std::string(state_.word(arithmetic.name.text)), arithmetic.name.span}, arithmetic.args, arithmetic.span);
  if (!accumulator)
    return false;
  setting.arithmetic = {Arithmetic::Kind::format, accumulator->members.front().format, false, arithmetic.span};
  Freedoms freedoms;
  freedoms.accumulator = std::move(accumulator);
  setting.freedoms = addFreedoms(std::move(freedoms));
  return true;
}

FreedomsId Expressions::addFreedoms(Freedoms freedoms) {
  state_.contract.freedoms.push_back(std::move(freedoms));
  return static_cast<FreedomsId>(state_.contract.freedoms.size() - 1);
}

bool Expressions::freedoms(const syntax::Rhs& rhs) {
  Freedoms out;
  bool said = false;
  for (const syntax::Freedom& freedom : rhs.freedoms) {
    if (freedom.kind == syntax::Freedom::Kind::InOrder) {
      setting.inOrder = true;
      continue;
    }
    said = true;
    if (!freedomOf(freedom, out))
      return false;
  }
  if (!said)
    return true;
  if (rhs.arithmetic && setting.freedoms != kNone)
    out.accumulator = state_.contract.freedoms[static_cast<std::size_t>(setting.freedoms)].accumulator;
  setting.freedoms = addFreedoms(std::move(out));
  return true;
}

bool Expressions::freedomOf(const syntax::Freedom& freedom, Freedoms& out) {
  using Kind = syntax::Freedom::Kind;
  const auto count = [&](std::optional<std::int64_t>& to) {
    to = evaluateInteger(state_, *freedom.amount);
    return to.has_value();
  };
  switch (freedom.kind) {
  case Kind::AnyOrder:
    out.anyOrder = true;
    return !freedom.amount || count(out.depth);
  case Kind::AnyAssociation:
    return out.anyAssociation = true;
  case Kind::ContractionAllowed:
    return out.contraction = true;
  case Kind::ReciprocalAllowed:
    return out.reciprocal = true;
  case Kind::FactorOut:
    return out.factorOut = true;
  case Kind::FlushAllowed:
    return out.flush = true;
  case Kind::FloatAtomicsAllowed:
    return out.atomics = out.anyOrder = true;
  case Kind::Pieces:
    return count(out.pieces);
  case Kind::Accuracy:
    return accuracy(freedom, out);
  case Kind::BaseTwoExponential:
    return out.baseTwo = true;
  case Kind::Online:
    return out.online = true;
  case Kind::ReorderBetweenCalls:
    return out.reorders = true;
  case Kind::Split:
  case Kind::Blocks:
    state_.unsupported(freedom.span, "the freedom 'split' or 'blocks'");
    return false;
  case Kind::InOrder:
    break;
  }
  return true;
}

bool Expressions::accuracy(const syntax::Freedom& freedom, Freedoms& out) {
  Accuracy one;
  one.function = freedom.name->text;
  one.unit = unitOf(freedom.unit);
  const std::optional<numeric::Rational> amount = evaluate(state_, *freedom.amount);
  if (!amount)
    return false;
  one.amount = *amount;
  if (freedom.roundings) {
    const std::optional<std::int64_t> roundings = evaluateInteger(state_, *freedom.roundings);
    constexpr std::int64_t kMostRoundings = 64;
    if (!roundings)
      return false;
    if (*roundings < 0 || *roundings > kMostRoundings) {
      state_.error(diag::Code::BadConstant, freedom.span,
                   fmt::format("{} roundings of an argument; there are 0 to {}", *roundings, kMostRoundings));
      return false;
    }
    one.roundings = static_cast<int>(*roundings);
  }
  if (one.amount < 0) {
    state_.error(diag::Code::BadConstant, freedom.span, "an accuracy is 0 or more");
    return false;
  }
  if (!isFunction(one.function) && one.function != "div" && one.function != "sqrt") {
    state_.unknownName(*freedom.name, "function", functionNames());
    return false;
  }
  out.accuracies.push_back(std::move(one));
  return true;
}

std::string Expressions::freshChoiceName(const std::string& base) const {
  const auto taken = [&](const std::string& name) {
    const auto& choices = state_.contract.choices;
    return std::ranges::any_of(choices, [&](const Choice& choice) { return choice.name == name; });
  };
  std::string name = base;
  for (int i = 2; taken(name); ++i)
    name = fmt::format("{}_{}", base, i);
  return name;
}

ChoiceId Expressions::addChoice(const std::string& name, std::vector<std::string> labels, const syntax::Scope& scope,
                                Span span) {
  Choice choice;
  choice.name = freshChoiceName(name);
  choice.labels = std::move(labels);
  choice.clause = setting.clause;
  choice.span = span;
  switch (scope.kind) {
  case syntax::Scope::Kind::Kernel:
    choice.scope.kind = Scope::Kind::kernel;
    break;
  case syntax::Scope::Kind::Call:
    choice.scope.kind = Scope::Kind::call;
    break;
  case syntax::Scope::Kind::Element:
    choice.scope.kind = Scope::Kind::element;
    break;
  case syntax::Scope::Kind::Indices:
    choice.scope.kind = Scope::Kind::instance;
    break;
  }
  for (const syntax::Expr& expr : scope.indices) {
    const NodeId id = index(expr);
    if (id == kNone)
      return kNone;
    choice.scope.instance.push_back(id);
  }
  if (choice.labels.size() < 2) {
    state_.error(diag::Code::TooFewPaths, span, "a choice needs two paths at least")
        .suggest("write the one value without 'one of'");
    return kNone;
  }
  state_.contract.choices.push_back(std::move(choice));
  return static_cast<ChoiceId>(state_.contract.choices.size() - 1);
}

NodeId Expressions::oneOf(const syntax::Choice& choice, Span span) {
  std::vector<std::string> labels;
  std::vector<const syntax::Expr*> paths;
  for (const syntax::Arm& path : choice.paths) {
    labels.push_back(path.label.text);
    paths.push_back(&path.value);
  }
  const std::string name =
      locals_ == nullptr ? setting.choiceName : fmt::format("{}.{}", setting.choiceName, activeFunctions_.back());
  const ChoiceId id = addChoice(name, std::move(labels), choice.scope, span);
  return id == kNone ? kNone : choose(id, paths, span);
}

} // namespace qkc::contract
