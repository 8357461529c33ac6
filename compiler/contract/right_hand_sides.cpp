// Right-hand sides: their arithmetic, their freedoms, their choice.

#include "compiler/contract/expressions.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

std::string_view freedomText(syntax::Freedom::Kind kind) {
  using Kind = syntax::Freedom::Kind;
  switch (kind) {
  case Kind::AnyOrder:
    return "any order";
  case Kind::InOrder:
    return "in order";
  case Kind::AnyAssociation:
    return "any association";
  case Kind::ContractionAllowed:
    return "contraction allowed";
  case Kind::ReciprocalAllowed:
    return "reciprocal allowed";
  case Kind::FactorOut:
    return "factor out";
  case Kind::FlushAllowed:
    return "flush allowed";
  case Kind::FloatAtomicsAllowed:
    return "float atomics allowed";
  case Kind::Pieces:
    return "pieces";
  case Kind::Split:
    return "split";
  case Kind::Blocks:
    return "blocks";
  case Kind::Accuracy:
    return "the accuracy of a function";
  case Kind::BaseTwoExponential:
    return "base two exponential";
  case Kind::Online:
    return "online";
  case Kind::ReorderBetweenCalls:
    return "may reorder between calls";
  }
  return "";
}

} // namespace

NodeId Expressions::rhs(const syntax::Rhs& rhs) {
  const Arithmetic outer = setting.arithmetic;
  const bool outerOrder = setting.inOrder;
  const bool outerUsed = std::exchange(arithmeticUsed_, false);
  const bool good = (!rhs.arithmetic || setArithmetic(*rhs.arithmetic)) && freedoms(rhs);
  NodeId out = kNone;
  if (good) {
    const auto* choice = std::get_if<syntax::Choice>(&rhs.value);
    out = choice != nullptr ? oneOf(*choice, rhs.span) : value(std::get<syntax::Expr>(rhs.value));
  }
  if (out != kNone && rhs.arithmetic && !arithmeticUsed_) {
    state_
        .error(diag::Code::IdleArithmetic, rhs.arithmetic->span,
               fmt::format("nothing rounds here: 'in {}' changes no operation", rhs.arithmetic->name.text))
        .suggest(fmt::format("leave it out, or convert: {}(.., half_even, saturate)", rhs.arithmetic->name.text));
    out = kNone;
  }
  arithmeticUsed_ = outerUsed || arithmeticUsed_;
  setting.inOrder = outerOrder;
  setting.arithmetic = outer;
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
    if (state_.globals.kindOf(name) == "an accumulator" || !arithmetic.args.empty() || name == "tensor_core") {
      state_.unsupported(arithmetic.span, "a named accumulator");
      return false;
    }
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

bool Expressions::freedoms(const syntax::Rhs& rhs) {
  bool good = true;
  for (const syntax::Freedom& freedom : rhs.freedoms) {
    if (freedom.kind == syntax::Freedom::Kind::InOrder) {
      setting.inOrder = true;
      continue;
    }
    state_.unsupported(freedom.span, fmt::format("the freedom '{}'", freedomText(freedom.kind)));
    good = false;
  }
  if (rhs.oneValue) {
    state_.unsupported(rhs.span, "'one value'");
    good = false;
  }
  return good;
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
