// Operators on comparisons and on what depends on them: < for <=, the other branch, elements that a condition leaves
// out.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace qkc::mutate {

using namespace contract;

namespace {

bool isOrder(const Node& node) {
  return node.op == Op::less || node.op == Op::lessEqual;
}

using Followed = std::set<QuantityId>; // lets that were looked through: each once

// Whether a value follows from what a call is given: an input, a parameter, a returned output; through lets.
bool isOfCall(const Contract& contract, NodeId id, Followed& followed) {
  const Node& node = contract.node(id);
  const auto ofOne = [&](NodeId one) { return isOfCall(contract, one, followed); };
  if (node.op == Op::old)
    return true;
  if (node.op == Op::read) {
    const Quantity& q = contract.quantity(node.quantity);
    if (q.role == Role::let)
      return followed.insert(node.quantity).second && std::ranges::any_of(q.arms, [&](const Arm& arm) {
               return ofOne(arm.value) || (arm.guard != kNone && ofOne(arm.guard));
             });
    if (q.role != Role::constant && q.role != Role::table)
      return true;
  }
  return std::ranges::any_of(node.args, ofOne);
}

bool isOfCall(const Contract& contract, NodeId id) {
  Followed followed;
  return isOfCall(contract, id, followed);
}

// Comparisons of values: one of an index says where elements lie, and one of enclosures admits either where it is
// close.
bool isOfValues(const Contract& contract, NodeId id) {
  return isOfCall(contract, id) && std::ranges::none_of(contract.node(id).args, [&](NodeId arg) {
           const bool isPlace = !isOfCall(contract, arg) && !indicesOf(contract, arg).empty();
           return isPlace || contract.node(arg).kind == ValueKind::enclosure;
         });
}

// A condition of values alone, through `and`, `or`, `not` and lets.
bool isConditionOfValues(const Contract& contract, NodeId id, Followed& followed) {
  const Node& node = contract.node(id);
  const auto isOne = [&](NodeId one) { return isConditionOfValues(contract, one, followed); };
  if (node.op == Op::read && contract.quantity(node.quantity).role == Role::let)
    return !followed.insert(node.quantity).second ||
           std::ranges::all_of(contract.quantity(node.quantity).arms, isOne, &Arm::value);
  if (node.op == Op::logicalAnd || node.op == Op::logicalOr || node.op == Op::logicalNot)
    return std::ranges::all_of(node.args, isOne);
  return node.kind != ValueKind::enclosure && isOfValues(contract, id);
}

bool isConditionOfValues(const Contract& contract, NodeId id) {
  Followed followed;
  return isConditionOfValues(contract, id, followed);
}

void toggle(const Site& site, NodeId id, Harvest& harvest) {
  Editor editor = site.edit();
  Node& changed = editor.contract().node(editor.clone(id));
  const bool wasStrict = changed.op == Op::less;
  changed.op = wasStrict ? Op::lessEqual : Op::less;
  const std::string after = printExpr(editor.contract(), editor.clone(id));
  harvest.add(site, "comparison", wasStrict ? "not_strict" : "strict",
              fmt::format("{} in place of {}", after, printExpr(site.contract, id)), editor);
}

// Whether a value is defined where its condition does not hold: nothing is read, divided or shifted by what the
// condition may have made safe.
bool isTotal(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  const bool isPartial = (node.op == Op::div || node.op == Op::mod || node.op == Op::pow || node.op == Op::shiftLeft ||
                          node.op == Op::shiftRight) &&
                         hasIntegerValues(node.type) && readsValues(contract, id);
  const bool isPlace = node.op == Op::read || node.op == Op::old;
  return !isPartial && std::ranges::all_of(node.args, [&](NodeId arg) {
    return isPlace ? !readsValues(contract, arg) : isTotal(contract, arg);
  });
}

// What a condition decides between: what is evaluated where it holds, and where it does not.
struct Decided {
  NodeId condition = kNone;
  std::vector<NodeId> held, left;
};

// The comparisons of a condition. One that holds for more must not reach what it kept away.
void toggleIn(const Site& site, const Decided& decided, Harvest& harvest) {
  const auto total = [&](const std::vector<NodeId>& values) {
    return std::ranges::all_of(values, [&](NodeId value) { return isTotal(site.contract, value); });
  };
  const bool isNegated =
      !nodesOf(site, decided.condition, [](const Node& node) { return node.op == Op::logicalNot; }).empty();
  for (const NodeId id : nodesOf(site, decided.condition, isOrder)) {
    const bool holdsForMore = site.node(id).op == Op::less;
    const bool isSafe =
        (total(decided.held) || (!holdsForMore && !isNegated)) && (total(decided.left) || (holdsForMore && !isNegated));
    if (isSafe && isOfValues(site.contract, id))
      toggle(site, id, harvest);
  }
}

void strictness(const Site& site, Harvest& harvest) {
  std::set<NodeId> inConditions;
  const auto decide = [&](const Decided& decided) {
    for (const NodeId id : nodesOf(site, decided.condition, isOrder))
      inConditions.insert(id);
    toggleIn(site, decided, harvest);
  };
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::select; }))
    decide({site.node(id).args[0], {site.node(id).args[1]}, {site.node(id).args[2]}});
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::reduce && node.hasWhere; }))
    decide({site.node(id).args[1], {site.node(id).args[0]}, {}});
  // A comparison that is itself the value, of floats: no place depends on it.
  for (const NodeId id : nodesOf(site, isOrder))
    if (!inConditions.contains(id) && isOfValues(site.contract, id) &&
        isFloatFormat(site.node(site.node(id).args[0]).type))
      toggle(site, id, harvest);
}

void guardStrictness(const Site& site, Harvest& harvest) {
  const NodeId guard = site.definition().guard;
  if (guard == kNone || isGuardIdle(site))
    return;
  Decided decided{guard, {site.definition().value}, {}};
  const auto& arms = site.defined().arms;
  for (const NodeId place : site.defined().target)
    if (readsValues(site.contract, place))
      decided.held.push_back(place);
  for (std::size_t later = site.arm + 1; later < arms.size(); ++later)
    decided.left.push_back(arms[later].value);
  if (isRestDefined(site))
    toggleIn(site, decided, harvest);
}

// The branches of `if .. then .. else`.
void otherBranch(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::select; })) {
    const Node& node = site.node(id);
    const NodeId condition = node.args[0];
    if (!isConditionOfValues(site.contract, condition) || node.type.kind == Type::Kind::boolean)
      continue;
    const auto add = [&](const char* name, std::size_t kept, const char* where) {
      if (!isTotal(site.contract, node.args[kept]))
        return;
      Editor editor = site.edit();
      editor.replace(id, editor.clone(node.args[kept]));
      harvest.add(site, "comparison", name,
                  fmt::format("{} {} {}", printExpr(site.contract, node.args[kept]), where,
                              printExpr(site.contract, condition)),
                  editor);
    };
    add("always", 1, "also where not");
    add("never", 2, "also where");
  }
}

// The last element that a condition on places admits left out: a causal mask off by one. The condition holds for fewer
// places, so that nothing is read that it kept away.
void narrowedPlaces(const Site& site, Harvest& harvest) {
  const Type integer{Type::Kind::integer, nullptr};
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::reduce && node.hasWhere; })) {
    const Node& node = site.node(id);
    const bool isNegated = !nodesOf(site, node.args[1], [](const Node& n) { return n.op == Op::logicalNot; }).empty();
    if (isNegated || (node.reduction != Reduction::sum && !node.hasEmpty))
      continue;
    for (const NodeId order : nodesOf(site, node.args[1], isOrder)) {
      const Node& comparison = site.node(order);
      if (readsValues(site.contract, order) || indicesOf(site.contract, order).empty())
        continue;
      Editor editor = site.edit();
      const NodeId copy = editor.clone(order);
      if (comparison.op == Op::lessEqual)
        editor.contract().node(copy).op = Op::less;
      else
        editor.contract().node(copy).args[0] =
            editor.make(Op::add, integer, {editor.clone(comparison.args[0]), editor.integer(1)});
      harvest.add(site, "index", "mask_shifted",
                  fmt::format("{} in place of {}", printExpr(editor.contract(), copy), printExpr(site.contract, order)),
                  editor);
    }
  }
}

// A reduction over all elements, also those that a condition on values leaves out.
void droppedCondition(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::reduce && node.hasWhere; })) {
    const Node& node = site.node(id);
    if (!isConditionOfValues(site.contract, node.args[1]) || !isTotal(site.contract, node.args[0]))
      continue;
    Editor editor = site.edit();
    Node& changed = editor.contract().node(editor.clone(id));
    changed.args.erase(changed.args.begin() + 1);
    changed.hasWhere = false;
    harvest.add(site, "reduction", "all_counted", "also where not " + printExpr(site.contract, node.args[1]), editor);
  }
}

} // namespace

std::vector<OperatorRow> comparisonOperators() {
  return {
      {{"strictness", "comparison", "< for <=, or the other way round", "a comparison of values in a value"},
       strictness},
      {{"guard_strictness", "comparison", "the same in a guard", "a comparison of values in a guard"},
       guardStrictness,
       Applies::toArms},
      {{"branch", "comparison", "one branch of if .. then .. else in place of both", "if .. then .. else of values"},
       otherBranch},
      {{"where", "reduction", "elements counted that a condition leaves out", "a reduction where values say so"},
       droppedCondition},
      {{"mask_shifted", "index", "a condition on places that leaves out one more",
        "a reduction where places say so, which may be over none"},
       narrowedPlaces}};
}

} // namespace qkc::mutate
