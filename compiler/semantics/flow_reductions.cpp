// What reductions can be, and whether they run over nothing.

#include "compiler/contract/queries.h"
#include "compiler/semantics/flow_analysis.h"

#include <algorithm>

namespace qkc::semantics {

using contract::IndexId;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::Reduction;
using contract::Role;
using numeric::Rational;

namespace {

bool wantsTerms(Reduction reduction) {
  return reduction == Reduction::max || reduction == Reduction::min || reduction == Reduction::argmax ||
         reduction == Reduction::argmin;
}

} // namespace

AbstractValue FlowAnalysis::computeReduce(TermId term, Context& context) {
  const NodeId id = terms_[term].node;
  const Node& node = contract_.node(id);
  const std::vector<TermId> args = terms_[term].args;
  const bool neverEmpty = isNeverEmpty(term, context);
  Rational most = 1;
  for (const IndexId bound : node.bound) {
    most *= extentOf(bound, context).highBound().value_or(Rational(kMostExtent));
  }
  AbstractValue body = node.hasWhere ? evaluateUnder(args[1], true, args[0], context) : evaluate(args[0], context);
  if (isLive() && body.nan && wantsTerms(node.reduction) && node.nanRule == contract::NanRule::none) {
    addNanIssues({.kind = Issue::Kind::nanAtReduction, .node = id, .known = {}, .paths = {}}, args[0], context);
    body.nan = false; // reported here, not again where the result is read
  }
  if (isLive() && !neverEmpty && wantsTerms(node.reduction) && !node.hasEmpty) {
    addIssue({.kind = Issue::Kind::empty, .node = id, .known = {}, .paths = {}}, context);
  }
  RoundedValue result;
  if (body.isEmpty()) {
    result.value = neverEmpty || wantsTerms(node.reduction) ? AbstractValue() : reduced(node, body, 0, 0).value;
  } else if (node.reduction == Reduction::argmax || node.reduction == Reduction::argmin) {
    const auto end = extentOf(node.bound.front(), context).highBound();
    result.value = AbstractValue::integers(0, end ? std::optional(Rational(*end - 1)) : std::nullopt);
  } else {
    result = reduced(node, body, neverEmpty ? 1 : 0, most);
    if (neverEmpty && node.reduction == Reduction::sum) {
      result.value = withUnitTerm(term, result.value);
    }
  }
  if (isLive() && result.mayLackValue) {
    lacking_.insert(term);
    addIssue({.kind = Issue::Kind::noFit, .node = id, .known = {{node.args[0], body}}, .paths = {}}, context);
  }
  if (node.hasEmpty && !neverEmpty) {
    result.value = join(result.value, evaluate(args[node.hasWhere ? 2 : 1], context));
  }
  return result.value;
}

// Every extent is at least 1, and `where` holds at index 0 of each.
bool FlowAnalysis::isNeverEmpty(TermId term, Context& context) {
  const Node& node = terms_.node(term);
  for (const IndexId bound : node.bound) {
    const auto least = extentOf(bound, context).lowBound();
    if (!least || *least < 1) {
      return false;
    }
  }
  return !node.hasWhere || holdsAtZero(node.args[1], node.bound) || saysNotEmpty(term, context);
}

// `any over k where c[k]`, or `any over k of (c[k])`, which holds, says that a reduction over the same places has
// terms.
bool FlowAnalysis::saysNotEmpty(TermId reduction, const Context& context) {
  const Node& node = terms_.node(reduction);
  for (const auto& [fact, value] : context.facts) {
    if (terms_[fact].index != kNone || value.mayBeFalse()) {
      continue;
    }
    const Node& condition = terms_.node(fact);
    if (condition.op != Op::reduce || condition.reduction != Reduction::any || condition.hasWhere ||
        condition.bound != node.bound) {
      continue;
    }
    std::map<TermId, TermId> variables;
    for (const IndexId bound : node.bound) {
      variables[terms_.boundVariable(terms_[fact].node, bound)] = terms_.boundVariable(terms_[reduction].node, bound);
    }
    if (areAlike(terms_[fact].args[0], terms_[reduction].args[1], variables)) {
      return true;
    }
  }
  return false;
}

// One term, but for variables that stand for each other.
bool FlowAnalysis::areAlike(TermId a, TermId b, const std::map<TermId, TermId>& variables) {
  if (const auto variable = variables.find(a); variable != variables.end()) {
    return variable->second == b;
  }
  if (a == b) {
    return true;
  }
  const Term& first = terms_[a];
  const Term& second = terms_[b];
  if (first.index != kNone || second.index != kNone || first.instance != second.instance ||
      first.args.size() != second.args.size() ||
      !contract::sameOperation(contract_.node(first.node), contract_.node(second.node))) {
    return false;
  }
  for (std::size_t i = 0; i < first.args.size(); ++i) {
    if (!areAlike(first.args[i], second.args[i], variables)) {
      return false;
    }
  }
  return true;
}

// A condition that is a let, read at its own index variables.
bool FlowAnalysis::readHoldsAtZero(const Node& read, const std::vector<IndexId>& bound) {
  const Quantity& quantity = contract_.quantity(read.quantity);
  if (quantity.role != Role::let || quantity.arms.front().guard != kNone) {
    return false;
  }
  for (std::size_t i = 0; i < read.args.size(); ++i) {
    const Node& arg = contract_.node(read.args[i]);
    if (arg.op != Op::index || arg.index != quantity.indices[i]) {
      return false;
    }
  }
  return holdsAtZero(quantity.arms.front().value, bound);
}

bool FlowAnalysis::holdsAtZero(NodeId where, const std::vector<IndexId>& bound) {
  const Node& node = contract_.node(where);
  if (node.op == Op::logicalAnd) {
    return holdsAtZero(node.args[0], bound) && holdsAtZero(node.args[1], bound);
  }
  if (node.op == Op::logicalOr) {
    return holdsAtZero(node.args[0], bound) || holdsAtZero(node.args[1], bound);
  }
  if (node.op == Op::read) {
    return readHoldsAtZero(node, bound);
  }
  if ((node.op != Op::less && node.op != Op::lessEqual) || !hasIntegerValues(contract_.node(node.args[0]).type) ||
      !hasIntegerValues(contract_.node(node.args[1]).type)) {
    return false;
  }
  contract::Polynomial claim = prover_.polynomial(node.args[1]) - prover_.polynomial(node.args[0]);
  for (const IndexId index : bound) {
    const contract::Polynomial atom = prover_.indexAtom(index);
    claim = claim.substituted(*atom.highestAtom(), contract::Polynomial(0L));
  }
  return node.op == Op::less ? prover_.positive(claim) : prover_.nonNegative(claim);
}

} // namespace qkc::semantics
