// What is known where an expression stands: guards, conditions, earlier arms.

#include "compiler/contract/expressions.h"
#include "compiler/contract/queries.h"

#include <algorithm>
#include <optional>

namespace qkc::contract {

namespace {

struct Relation {
  Op op;
  NodeId left, right;
};

bool isRelation(Op op) {
  return op == Op::equal || op == Op::notEqual || op == Op::less || op == Op::lessEqual;
}

Relation negated(const Node& node) {
  const NodeId left = node.args[0];
  const NodeId right = node.args[1];
  switch (node.op) {
  case Op::equal:
    return {Op::notEqual, left, right};
  case Op::notEqual:
    return {Op::equal, left, right};
  case Op::less:
    return {Op::lessEqual, right, left};
  default:
    return {Op::less, right, left};
  }
}

} // namespace

// Whether `special` is `general` with its index variables replaced by what they stand for.
bool Expressions::sameMeaning(NodeId general, NodeId special, const std::map<IndexId, NodeId>& meaning) const {
  const Node& a = state_.node(general);
  if (a.op == Op::index)
    if (const auto stands = meaning.find(a.index); stands != meaning.end())
      return sameValue(state_.contract, stands->second, special);
  const Node& b = state_.node(special);
  if (!sameOperation(a, b))
    return false;
  for (std::size_t i = 0; i < a.args.size(); ++i)
    if (!sameMeaning(a.args[i], b.args[i], meaning))
      return false;
  return true;
}

// Whether the fact decides the condition, which is no combination of others, in the wanted way.
bool Expressions::entails(const Known& known, NodeId condition, bool wanted,
                          const std::map<IndexId, NodeId>& meaning) const {
  const Node& fact = state_.node(known.condition);
  if (fact.op == Op::logicalNot)
    return entails({fact.args[0], !known.holds}, condition, wanted, meaning);
  if ((fact.op == Op::logicalAnd && known.holds) || (fact.op == Op::logicalOr && !known.holds))
    return entails({fact.args[0], known.holds}, condition, wanted, meaning) ||
           entails({fact.args[1], known.holds}, condition, wanted, meaning);
  if (known.holds == wanted && sameMeaning(condition, known.condition, meaning))
    return true;
  const Node& claim = state_.node(condition);
  if (!isRelation(fact.op) || !isRelation(claim.op))
    return false;
  // An order that fails holds the other way round, but for NaN.
  const bool isOrder = fact.op == Op::less || fact.op == Op::lessEqual;
  if (!known.holds && isOrder && !(state_.ranges.of(fact.args[0]).finite && state_.ranges.of(fact.args[1]).finite))
    return false;
  const Relation has = known.holds ? Relation{fact.op, fact.args[0], fact.args[1]} : negated(fact);
  const Relation wants = wanted ? Relation{claim.op, claim.args[0], claim.args[1]} : negated(claim);
  const bool straight = sameMeaning(wants.left, has.left, meaning) && sameMeaning(wants.right, has.right, meaning);
  const bool turned = sameMeaning(wants.left, has.right, meaning) && sameMeaning(wants.right, has.left, meaning);
  switch (has.op) {
  case Op::equal:
    return (straight || turned) && (wants.op == Op::equal || wants.op == Op::lessEqual);
  case Op::notEqual:
    return (straight || turned) && wants.op == Op::notEqual;
  case Op::less:
    return (straight && wants.op != Op::equal) || (turned && wants.op == Op::notEqual);
  default:
    return straight && wants.op == Op::lessEqual;
  }
}

bool Expressions::implied(NodeId condition, bool wanted, const std::map<IndexId, NodeId>& meaning) const {
  const Node& claim = state_.node(condition);
  if (claim.op == Op::logicalNot)
    return implied(claim.args[0], !wanted, meaning);
  const auto& known = setting.known;
  if (std::ranges::any_of(known, [&](const Known& fact) { return entails(fact, condition, wanted, meaning); }))
    return true;
  if (claim.op != Op::logicalAnd && claim.op != Op::logicalOr)
    return false;
  const bool left = implied(claim.args[0], wanted, meaning);
  const bool right = implied(claim.args[1], wanted, meaning);
  return (claim.op == Op::logicalAnd) == wanted ? left && right : left || right;
}

} // namespace qkc::contract
