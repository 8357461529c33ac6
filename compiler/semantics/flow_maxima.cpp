// What an element is beside the maximum of its row: a difference that is not positive, and a sum of exponentials to
// which one term gives 1. Magnitudes alone do not tell.

#include "compiler/semantics/flow_analysis.h"

namespace qkc::semantics {

using contract::Arm;
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

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

} // namespace

// Where `maximum` reads `let top[r] = max over j where c[r, j] of (x[r, j])` and `element` is x[r, k]: k and the
// condition c[r, k]. One let is one value for all who read it.
std::optional<FlowAnalysis::MaximumOf> FlowAnalysis::maximumOf(TermId maximum, TermId element) {
  if (terms_[maximum].index != kNone || terms_[element].index != kNone || terms_.node(maximum).op != Op::read ||
      terms_.node(element).op != Op::read) {
    return std::nullopt;
  }
  const contract::QuantityId let = terms_.node(maximum).quantity;
  const Quantity& quantity = contract_.quantity(let);
  if (quantity.role != Role::let) {
    return std::nullopt;
  }
  const NodeId value = quantity.arms.front().value;
  const Node& node = contract_.node(value);
  if (node.op != Op::reduce || node.reduction != Reduction::max || node.bound.size() != 1) {
    return std::nullopt;
  }
  Terms::Environment environment = terms_.environmentOf(let, terms_[maximum].args);
  TermId& place = environment[at(node.bound.front())];
  place = kNone;
  if (!terms_.match(node.args[0], element, environment) || place == kNone) {
    return std::nullopt;
  }
  MaximumOf found{.place = place, .range = node.bound.front(), .where = kNone};
  if (node.hasWhere) {
    found.where = terms_.of(node.args[1], environment);
  }
  return found;
}

// x[r, k] - top[r] where k is among the places of the maximum.
AbstractValue FlowAnalysis::belowMaximum(TermId term, AbstractValue value, Context& context) {
  if (terms_[term].index != kNone || terms_.node(term).op != Op::sub) {
    return value;
  }
  const std::optional<MaximumOf> found = maximumOf(terms_[term].args[1], terms_[term].args[0]);
  if (!found || !isAmong(*found, context)) {
    return value;
  }
  value.positive.reset();
  value.positiveInfinity = false;
  return value;
}

// Whether the place is in the range of the maximum, and its condition holds there.
bool FlowAnalysis::isAmong(const MaximumOf& maximum, Context& context) {
  ++silent_;
  const IndexId own = terms_[maximum.place].index;
  bool holds = own != kNone && prover_.equal(prover_.polynomial(terms_.extentNode(own)),
                                             prover_.polynomial(terms_.extentNode(maximum.range)));
  if (holds && maximum.where != kNone) {
    holds = !evaluate(maximum.where, context).mayBeFalse();
  }
  --silent_;
  return holds;
}

// Whether `sum over k where c[r, k] of (exp(x[r, k] - top[r]))` has a term that is 1, but for what its accuracy moves.
namespace {

// Whether the accuracy leaves exp(0), which is 1, within a quarter of 1.
bool isNearOneAtZero(const contract::Contract& contract, const Node& function) {
  const contract::Accuracy* accuracy = contract.freedomsOf(function).accuracyOf(function.functionName);
  if (accuracy == nullptr) {
    return false;
  }
  const bool isUlp = accuracy->unit == contract::Accuracy::Unit::ulp;
  const Rational unit = isUlp ? numeric::powerOfTwo(1 - function.type.format->significandBits) : Rational(1);
  return accuracy->amount * unit <= Rational(1, 4) && accuracy->roundings <= 4;
}

} // namespace

bool FlowAnalysis::hasUnitTerm(TermId sum) {
  TermId term = terms_[sum].args[0];
  if (terms_[term].index == kNone && terms_.node(term).op == Op::read) {
    const Quantity& quantity = contract_.quantity(terms_.node(term).quantity);
    if (quantity.role != Role::let) {
      return false;
    }
    term = terms_.of(quantity.arms.front().value, terms_.environmentOf(terms_.node(term).quantity, terms_[term].args));
  }
  const Node& sumNode = terms_.node(sum);
  if (terms_[term].index != kNone || terms_.node(term).op != Op::function || sumNode.bound.size() != 1) {
    return false;
  }
  const std::string& name = terms_.node(term).functionName;
  const TermId difference = terms_[term].args[0];
  if ((name != "exp" && name != "exp2") || !isNearOneAtZero(contract_, terms_.node(term)) ||
      terms_[difference].index != kNone || terms_.node(difference).op != Op::sub) {
    return false;
  }
  const std::optional<MaximumOf> found = maximumOf(terms_[difference].args[1], terms_[difference].args[0]);
  const TermId where = sumNode.hasWhere ? terms_[sum].args[1] : kNone;
  return found && found->place == terms_.boundVariable(terms_[sum].node, sumNode.bound.front()) &&
         found->where == where &&
         prover_.equal(prover_.polynomial(terms_.extentNode(sumNode.bound.front())),
                       prover_.polynomial(terms_.extentNode(found->range)));
}

// A sum of numbers that are not negative, one of them about 1.
AbstractValue FlowAnalysis::withUnitTerm(TermId sum, AbstractValue value) {
  if (value.mayBeNegative() || !value.positive || !hasUnitTerm(sum)) {
    return value;
  }
  value.positiveZero = value.negativeZero = false;
  value.positive->low = std::max(value.positive->low, Rational(1, 2));
  return value;
}

} // namespace qkc::semantics
