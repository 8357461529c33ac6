#include "compiler/semantics/flow.h"

#include "compiler/semantics/evaluate.h"
#include "compiler/semantics/flow_analysis.h"

#include <algorithm>

namespace qkc::semantics {

using contract::Arm;
using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::SameDistinct;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool isOutput(Role role) {
  return role == Role::output || role == Role::inout;
}

} // namespace

std::optional<FlowFacts::IntegerRange> FlowFacts::integers(NodeId id) const {
  const AbstractValue& value = node(id);
  const auto low = value.lowBound();
  const auto high = value.highBound();
  if (!value.integral || !low || !high || !low->get_num().fits_slong_p() || !high->get_num().fits_slong_p()) {
    return std::nullopt;
  }
  return IntegerRange{.low = low->get_num().get_si(), .high = high->get_num().get_si()};
}

FlowAnalysis::FlowAnalysis(const Contract& contract)
    : contract_(contract), ranges_(contract), prover_(contract, ranges_), terms_(contract), facts_(contract) {}

void FlowAnalysis::run() {
  for (const NodeId id : contract_.assumes) {
    addAssumption(id, {});
  }
  for (const NodeId require : contract_.requires_) {
    if (auto holds = assumed(base_, terms_.of(require, terms_.identity()), true)) {
      base_ = std::move(*holds);
    }
  }
  for (const QuantityId output : outputsInOrder(contract_)) {
    analyzeOutput(output);
  }
  recordFacts();
}

void FlowAnalysis::analyzeOutput(QuantityId output) {
  const Quantity& quantity = contract_.quantity(output);
  const Terms::Environment environment = terms_.identity();
  std::optional<Context> rest = base_;
  for (const Arm& arm : quantity.arms) {
    if (!rest) {
      break;
    }
    if (std::optional<Context> here = splitAt(arm, environment, rest)) {
      for (const NodeId coordinate : quantity.target) {
        evaluate(terms_.of(coordinate, environment), *here);
      }
      checkArm(output, arm, terms_.of(arm.value, environment), *here);
    }
  }
  checkZeros(output);
}

void FlowAnalysis::checkArm(QuantityId output, const Arm& arm, TermId term, Context& context) {
  const Quantity& quantity = contract_.quantity(output);
  AbstractValue value = evaluate(term, context);
  if (value.nan && (quantity.nans == SameDistinct::unsaid || arm.within)) {
    addNanIssues({.kind = Issue::Kind::nanAtOutput, .node = arm.value, .output = output, .known = {}, .paths = {}},
                 term, context);
  }
  if (arm.within) {
    value.negativeZero = false; // the sign of a zero is free in an enclosure
  }
  if (value.negativeZero) {
    negativeZeros_.try_emplace(output, arm.value);
  }
  arms_[output] = join(arms_[output], value);
}

void FlowAnalysis::checkZeros(QuantityId output) {
  const Quantity& quantity = contract_.quantity(output);
  const AbstractValue& value = arms_[output];
  if (quantity.type.format->hasNegativeZero && quantity.zeros == SameDistinct::unsaid && value.positiveZero &&
      value.negativeZero) {
    addIssue({.kind = Issue::Kind::zeroSigns,
              .node = negativeZeros_.at(output),
              .output = output,
              .known = {},
              .paths = {}});
  }
}

void FlowAnalysis::addIssue(Issue issue) {
  const auto isSame = [&](const Issue& other) { return other.compare(issue) == 0; };
  if (collectsIssues_ && std::ranges::none_of(issues_, isSame)) {
    issues_.push_back(std::move(issue));
  }
}

void FlowAnalysis::addIssue(Issue issue, const Context& context) {
  for (const auto& [variable, path] : context.paths) {
    issue.paths.emplace_back(terms_.node(variable).choice, path);
  }
  addIssue(std::move(issue));
}

void FlowAnalysis::addNanIssues(const Issue& issue, TermId term, Context& context) {
  ++silent_;
  traceNan(issue, term, context);
  --silent_;
}

// False where the term cannot be NaN here.
bool FlowAnalysis::traceNan(const Issue& issue, TermId term, Context& context) {
  if (!evaluate(term, context).nan || terms_[term].index != kNone) {
    return false;
  }
  const Node& node = terms_.node(term);
  const Term traced = terms_[term];
  bool isTraced = false;
  const auto follow = [&](TermId next, std::optional<Context> inside) {
    isTraced = (inside && traceNan(issue, next, *inside)) || isTraced;
  };
  if (node.op == Op::choose) {
    for (std::size_t path = 0; path < traced.args.size(); ++path) {
      Context taken{.facts = context.facts, .paths = context.paths, .memo = {}, .depth = context.depth};
      if (taken.paths.try_emplace(traced.instance, path).first->second == path) {
        follow(traced.args[path], std::move(taken));
      }
    }
  } else if (node.op == Op::select) {
    follow(traced.args[1], assumed(context, traced.args[0], true));
    follow(traced.args[2], assumed(context, traced.args[0], false));
  } else if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let) {
    const Arm& arm = contract_.quantity(node.quantity).arms.front();
    const Terms::Environment environment = terms_.environmentOf(node.quantity, traced.args);
    follow(terms_.of(arm.value, environment),
           arm.guard == kNone ? std::optional(context) : assumed(context, terms_.of(arm.guard, environment), true));
  } else {
    for (const TermId arg : traced.args) {
      follow(arg, context);
    }
  }
  if (!isTraced) {
    Issue found = issue;
    found.origin = traced.node;
    found.known = operandsOf(term, context);
    addIssue(std::move(found), context);
  }
  return true;
}

std::vector<std::pair<NodeId, AbstractValue>> FlowAnalysis::operandsOf(TermId term, Context& context) {
  ++silent_;
  std::vector<std::pair<NodeId, AbstractValue>> known;
  const Op op = terms_.node(term).op;
  const auto add = [&](TermId one) {
    if (terms_[one].index == kNone && terms_.node(one).op != Op::constant) {
      known.emplace_back(terms_[one].node, evaluate(one, context));
    }
  };
  if (op == Op::read || op == Op::old) {
    add(term);
  } else {
    for (const TermId arg : std::vector<TermId>(terms_[term].args)) {
      add(arg);
    }
  }
  --silent_;
  return known;
}

// A let that nothing judged reads still has facts, under its own guard.
void FlowAnalysis::recordUnread(QuantityId let) {
  const Arm& arm = contract_.quantity(let).arms.front();
  collectsIssues_ = false;
  std::optional<Context> inside = base_;
  if (arm.guard != kNone) {
    inside = assumed(base_, terms_.of(arm.guard, terms_.identity()), true);
  }
  if (inside) {
    facts_.quantities_[at(let)] = evaluate(terms_.of(arm.value, terms_.identity()), *inside);
  }
  collectsIssues_ = true;
}

void FlowAnalysis::recordFacts() {
  for (std::size_t i = 0; i < contract_.quantities.size(); ++i) {
    const Quantity& quantity = contract_.quantities[i];
    AbstractValue& known = facts_.quantities_[i];
    if (isOutput(quantity.role)) {
      known = arms_[static_cast<QuantityId>(i)];
      if (known.mayBeZero() && (quantity.zeros == SameDistinct::same || known.negativeZero)) {
        known.positiveZero = true;
        known.negativeZero = quantity.type.format->hasNegativeZero;
      }
    } else if (quantity.role == Role::constant) {
      known = AbstractValue::constant(quantity.value);
    } else if (quantity.role == Role::table) {
      known = AbstractValue::oneOf(quantity.contents);
    } else if (quantity.role != Role::let) {
      known = AbstractValue::ofInput(quantity.type, quantity.domain);
    }
  }
  const auto isRead = [&](QuantityId let) {
    return std::ranges::any_of(live_, [&](const auto& entry) {
      return terms_[entry.first].index == kNone && terms_.node(entry.first).op == Op::read &&
             terms_.node(entry.first).quantity == let;
    });
  };
  for (std::size_t i = contract_.quantities.size(); i-- > 0;) {
    if (contract_.quantities[i].role == Role::let && !isRead(static_cast<QuantityId>(i))) {
      recordUnread(static_cast<QuantityId>(i));
    }
  }
  for (const auto& [term, value] : live_) {
    for (const NodeId node : terms_.nodes(term)) {
      facts_.nodes_[at(node)] = join(facts_.nodes_[at(node)], value);
      facts_.lacking_[at(node)] = facts_.lacking_[at(node)] || lacking_.contains(term);
    }
    if (terms_[term].index == kNone && terms_.node(term).op == Op::read &&
        contract_.quantity(terms_.node(term).quantity).role == Role::let) {
      AbstractValue& known = facts_.quantities_[at(terms_.node(term).quantity)];
      known = join(known, value);
    }
  }
}

FlowFacts analyzeFlow(const Contract& contract, diag::Sink& sink) {
  FlowAnalysis analysis(contract);
  analysis.run();
  reportIssues(contract, analysis.issues(), sink);
  return analysis.takeFacts();
}

} // namespace qkc::semantics
