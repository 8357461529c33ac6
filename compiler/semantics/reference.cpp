#include "compiler/semantics/evaluate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace qkc::semantics {

using contract::Contract;
using contract::IndexId;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

void collectIndices(const Contract& contract, NodeId id, std::set<IndexId>& free) {
  const Node& node = contract.node(id);
  if (node.op == Op::index) {
    free.insert(node.index);
  }
  for (const NodeId arg : node.args) {
    collectIndices(contract, arg, free);
  }
  for (const IndexId bound : node.bound) {
    free.erase(bound);
  }
}

} // namespace

bool conditionsHold(const Contract& contract, const std::vector<NodeId>& conditions, const Call& call) {
  Variables variables(contract);
  Evaluator evaluator(contract, variables, call,
                      Options::along(Reading::own, std::vector<int>(contract.choices.size())));
  bool all = true;
  for (const NodeId condition : conditions) {
    std::set<IndexId> free;
    collectIndices(contract, condition, free);
    const std::vector<IndexId> indices(free.begin(), free.end());
    evaluator.forEach(indices, evaluator.unbound(), [&](const Bindings& bindings) {
      const Alternatives holds = evaluator.value(condition, bindings);
      all &= !holds.single() || !holds.single()->isZero();
    });
  }
  return all;
}

Reference computeReference(const Contract& contract, const Call& call, std::vector<int> paths, Observer observe) {
  paths.resize(contract.choices.size());
  Variables variables(contract);
  Evaluator evaluator(contract, variables, call, Options::along(Reading::own, std::move(paths), std::move(observe)));
  Reference reference;
  reference.outputs.resize(contract.quantities.size());
  for (const QuantityId id : outputsInOrder(contract)) {
    const Quantity& quantity = contract.quantity(id);
    Tensor content(extentsOf(contract, call.dims, id));
    if (quantity.role == Role::inout) {
      content = call.given[at(id)];
    }
    evaluator.forEach(quantity.indices, evaluator.unbound(), [&](const Bindings& bindings) {
      const Alternatives arm = evaluator.arm(id, bindings);
      if (!arm.single() && quantity.role == Role::inout) {
        return; // untouched
      }
      const auto position = evaluator.target(id, bindings);
      const auto offset = position ? content.offset(*position) : std::nullopt;
      const Alternatives value = evaluator.definition(id, bindings);
      const auto code = codeOf(quantity.type, value.single());
      if (!offset || !code) {
        if (!reference.problem) {
          reference.problem = fmt::format("{} has no value: {}", quantity.name, evaluator.lastProblem());
        }
        return;
      }
      content.codes[*offset] = *code;
    });
    evaluator.provide(id, content);
    reference.outputs[at(id)] = std::move(content);
  }
  return reference;
}

std::vector<QuantityId> outputsInOrder(const Contract& contract) {
  std::vector<std::pair<std::array<std::size_t, 2>, QuantityId>> places;
  for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
    const Quantity& quantity = contract.quantities[i];
    if ((quantity.role != Role::output && quantity.role != Role::inout) || quantity.arms.empty()) {
      continue;
    }
    const auto clause = static_cast<std::size_t>(std::max(quantity.arms.back().clause, 0));
    std::size_t within = 0;
    if (clause < contract.clauses.size()) {
      const auto& defines = contract.clauses[clause].defines;
      within = static_cast<std::size_t>(std::ranges::find(defines, static_cast<QuantityId>(i)) - defines.begin());
    }
    places.push_back({{clause, within}, static_cast<QuantityId>(i)});
  }
  std::ranges::sort(places);
  std::vector<QuantityId> order;
  order.reserve(places.size());
  for (const auto& [place, id] : places) {
    order.push_back(id);
  }
  return order;
}

} // namespace qkc::semantics
