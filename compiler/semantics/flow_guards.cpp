// What a condition says of the values that it names.

#include "compiler/semantics/flow_analysis.h"

#include <utility>

namespace qkc::semantics {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Quantity;
using contract::Role;
using contract::Type;

std::optional<Context> FlowAnalysis::assumed(const Context& context, TermId condition, bool holds) {
  ++silent_;
  ++settling_;
  std::optional<Context> next(
      std::in_place, Context{.facts = context.facts, .paths = context.paths, .memo = {}, .depth = context.depth + 1});
  if (!impose(*next, condition, AbstractValue::truth(!holds, holds)) || !settle(*next)) {
    next.reset();
  } else {
    next->memo.clear(); // values that were found with conditions left open
  }
  --settling_;
  --silent_;
  return next;
}

// The context of the arm; `rest` becomes that of the arms after it. None where one of them is never reached.
std::optional<Context> FlowAnalysis::splitAt(const contract::Arm& arm, const Terms::Environment& environment,
                                             std::optional<Context>& rest) {
  if (arm.guard == kNone) {
    return std::exchange(rest, std::nullopt);
  }
  const TermId guard = terms_.of(arm.guard, environment);
  const AbstractValue holds = evaluate(guard, *rest);
  if (!holds.mayBeFalse()) {
    return std::exchange(rest, std::nullopt);
  }
  if (!holds.mayBeTrue()) {
    return std::nullopt;
  }
  if (settling_ > 0) {
    return rest;
  }
  auto here = assumed(*rest, guard, true);
  rest = assumed(*rest, guard, false);
  return here;
}

// False where nothing is left that the term could be.
bool FlowAnalysis::impose(Context& context, TermId term, const AbstractValue& allowed) {
  const AbstractValue current = evaluate(term, context);
  const AbstractValue narrowed = meet(current, allowed);
  if (narrowed.isEmpty()) {
    return false;
  }
  const auto known = context.facts.find(term);
  if (known != context.facts.end() && narrowed == current) {
    return true;
  }
  changed_ = true;
  context.facts[term] = narrowed;
  context.memo.clear();
  return propagate(context, term);
}

bool FlowAnalysis::propagate(Context& context, TermId term) {
  if (terms_[term].index != kNone) {
    return true;
  }
  const Node& node = terms_.node(term);
  const AbstractValue fact = context.facts.at(term);
  if (node.type.kind == Type::Kind::boolean) {
    return fact.mayBeTrue() != fact.mayBeFalse() ? propagateBoolean(context, term, fact.mayBeTrue()) : true;
  }
  switch (node.op) {
  case Op::neg:
    return impose(context, terms_[term].args[0], negated(fact));
  case Op::abs:
    return impose(context, terms_[term].args[0], join(fact, negated(fact)));
  default:
    return true;
  }
}

bool FlowAnalysis::propagateBoolean(Context& context, TermId term, bool holds) {
  const Node& node = terms_.node(term);
  const std::vector<TermId> args = terms_[term].args;
  const auto imposeTruth = [&](TermId on, bool truth) {
    return impose(context, on, AbstractValue::truth(!truth, truth));
  };
  switch (node.op) {
  case Op::logicalNot:
    return imposeTruth(args[0], !holds);
  case Op::logicalAnd:
  case Op::logicalOr: {
    const bool decides = node.op == Op::logicalOr;
    if (holds != decides) {
      return imposeTruth(args[0], holds) && imposeTruth(args[1], holds);
    }
    // One of the two is `holds`; where one cannot be, the other is.
    for (std::size_t i = 0; i < 2; ++i) {
      const AbstractValue one = evaluate(args[i], context);
      if (holds ? !one.mayBeTrue() : !one.mayBeFalse()) {
        return imposeTruth(args[1 - i], holds);
      }
    }
    return true;
  }
  case Op::equal:
  case Op::notEqual:
  case Op::less:
  case Op::lessEqual: {
    const AbstractValue left = restricted(evaluate(args[0], context), node.op, evaluate(args[1], context), holds, true);
    if (!impose(context, args[0], left)) {
      return false;
    }
    return impose(context, args[1],
                  restricted(evaluate(args[1], context), node.op, evaluate(args[0], context), holds, false));
  }
  case Op::read: {
    const Quantity& quantity = contract_.quantity(node.quantity);
    if (quantity.role != Role::let || quantity.arms.front().guard != kNone) {
      return true;
    }
    const Terms::Environment environment = terms_.environmentOf(node.quantity, args);
    return imposeTruth(terms_.of(quantity.arms.front().value, environment), holds);
  }
  default:
    return true;
  }
}

// Facts found later may decide what was left open in earlier ones, or contradict them.
bool FlowAnalysis::settle(Context& context) {
  constexpr int kMostRounds = 8;
  for (int round = 0; round < kMostRounds; ++round) {
    changed_ = false;
    std::vector<TermId> terms;
    for (const auto& [term, fact] : context.facts) {
      terms.push_back(term);
    }
    for (const TermId term : terms) {
      if (evaluate(term, context).isEmpty() || !propagate(context, term)) {
        return false;
      }
    }
    if (!changed_) {
      break;
    }
  }
  return true;
}

} // namespace qkc::semantics
