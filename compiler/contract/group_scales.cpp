#include "compiler/contract/group_scales.h"

#include "compiler/contract/queries.h"

#include <algorithm>

namespace qkc::contract {

namespace {

const Node& withoutCasts(const Contract& contract, NodeId id) {
  const Node* node = &contract.node(id);
  while (node->op == Op::cast)
    node = &contract.node(node->args[0]);
  return *node;
}

void addFactors(const Contract& contract, NodeId id, std::vector<NodeId>& to) {
  const Node& node = withoutCasts(contract, id);
  if (node.op != Op::mul) {
    to.push_back(id);
    return;
  }
  for (const NodeId arg : node.args)
    addFactors(contract, arg, to);
}

std::vector<NodeId> factorsOf(const Contract& contract, const Node& sum) {
  std::vector<NodeId> factors;
  addFactors(contract, sum.args[0], factors);
  return factors;
}

// Whether a value may differ between places of a group of the index variable: k does, k / 16 does not.
bool varies(const Contract& contract, NodeId id, IndexId index, int group) {
  const Node& node = contract.node(id);
  if (node.op == Op::index)
    return node.index == index;
  if (node.op == Op::div && node.type.kind == Type::Kind::integer) {
    const std::optional<std::int64_t> divisor = evaluateExtent(contract, node.args[1], {});
    if (divisor && *divisor > 0 && *divisor % group == 0)
      return false;
  }
  return std::ranges::any_of(node.args, [&](NodeId arg) { return varies(contract, arg, index, group); });
}

} // namespace

int groupOf(const Contract& contract, const Node& sum) {
  const Freedoms& freedoms = contract.freedomsOf(sum);
  int group = 0;
  if (freedoms.accumulator)
    for (const auto* members : {&freedoms.accumulator->members, &freedoms.accumulator->inner})
      for (const Evaluation& member : *members)
        group = std::max(group, member.core ? member.core->group : 0);
  return group;
}

std::vector<GroupScale> groupScales(const Contract& contract, const Node& sum) {
  std::vector<GroupScale> scales;
  const int group = groupOf(contract, sum);
  if (group == 0)
    return scales;
  for (const NodeId factor : factorsOf(contract, sum)) {
    if (varies(contract, factor, sum.bound.back(), group))
      continue;
    const Type& stored = withoutCasts(contract, factor).type;
    const numeric::Format& format = stored.format != nullptr ? *stored.format : *sum.type.format;
    scales.push_back({factor, static_cast<int>(format.minExponent)});
  }
  return scales;
}

NodeId hiddenFactor(const Contract& contract, const Node& sum) {
  const int group = groupOf(contract, sum);
  if (group == 0)
    return kNone;
  for (const NodeId factor : factorsOf(contract, sum)) {
    const Node& read = withoutCasts(contract, factor);
    const bool isLet = read.op == Op::read && contract.quantity(read.quantity).role == Role::let;
    if (isLet && varies(contract, factor, sum.bound.back(), group))
      return factor;
  }
  return kNone;
}

} // namespace qkc::contract
