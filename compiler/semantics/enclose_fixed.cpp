// R9b: enclosures where one let has a given value, and what depends on it.

#include "compiler/semantics/enclose.h"

#include <algorithm>

namespace qkc::semantics {

using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Role;

Enclosure Encloser::under(contract::QuantityId let, const Enclosure& value, NodeId node, const Bindings& bindings) {
  if (dependentsOf_ != let) {
    dependents_.clear();
    dependentsOf_ = let;
  }
  fixedLets_.clear();
  fixedValue_ = value;
  fixed_ = let;
  try {
    const Enclosure out = of(node, bindings);
    fixed_ = contract::kNone;
    return out;
  } catch (...) {
    fixed_ = contract::kNone;
    throw;
  }
}

bool Encloser::dependsOnFixed(contract::QuantityId id) {
  if (id == fixed_) {
    return true;
  }
  if (const auto known = dependents_.find(id); known != dependents_.end()) {
    return known->second;
  }
  const contract::Arm* arm = contract_.quantity(id).role == Role::let ? &contract_.quantity(id).arms.front() : nullptr;
  const bool depends =
      arm != nullptr && (readsFixed(arm->value) || (arm->guard != contract::kNone && readsFixed(arm->guard)));
  dependents_.emplace(id, depends);
  return depends;
}

bool Encloser::readsFixed(NodeId id) {
  const Node& node = contract_.node(id);
  return (node.op == Op::read && dependsOnFixed(node.quantity)) ||
         std::ranges::any_of(node.args, [&](NodeId arg) { return readsFixed(arg); });
}

} // namespace qkc::semantics
