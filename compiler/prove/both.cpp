#include "compiler/prove/both.h"

#include "compiler/contract/queries.h"

#include <algorithm>

namespace qkc::prove {

using contract::Arm;
using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;

bool sameArms(const Quantity& a, const Quantity& b) {
  return std::ranges::equal(a.arms, b.arms,
                            [](const Arm& x, const Arm& y) { return x.value == y.value && x.guard == y.guard; });
}

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool sameNode(const Node& a, const Node& b) {
  return a.args == b.args && contract::sameOperation(a, b);
}

// Whether only arms differ, and nodes were only added.
bool changesArmsAlone(const Contract& base, const Contract& changed) {
  if (base.quantities.size() != changed.quantities.size() || base.nodes.size() > changed.nodes.size() ||
      base.indices.size() != changed.indices.size()) {
    return false;
  }
  const auto sameQuantity = [](const Quantity& a, const Quantity& b) {
    return a.target == b.target && a.layout.has_value() == b.layout.has_value() &&
           (!a.layout || *a.layout == *b.layout) && a.indices == b.indices;
  };
  return std::equal(base.nodes.begin(), base.nodes.end(), changed.nodes.begin(), sameNode) &&
         std::ranges::equal(base.quantities, changed.quantities, sameQuantity);
}

class Joining {
public:
  Joining(const Contract& base, const Contract& first, const Contract& second)
      : base_(base), first_(first), second_(second) {
    both_.contract = first;
  }

  Both run() {
    moveNodes();
    const auto count = static_cast<QuantityId>(base_.quantities.size());
    for (QuantityId id = 0; id < count; ++id) {
      others_.push_back(movedQuantity(id));
    }
    // Outputs are declared before the lets that they read: until no more is found.
    for (bool isOpen = true; isOpen;) {
      isOpen = false;
      for (QuantityId id = 0; id < count; ++id) {
        if (!both_.others.contains(id) && isOther(id)) {
          both_.others[id] = count + static_cast<QuantityId>(both_.others.size());
          readsOther_.clear();
          isOpen = true;
        }
      }
    }
    both_.contract.quantities.resize(at(count) + both_.others.size());
    for (const auto& [id, place] : both_.others) {
      Quantity& other = others_[at(id)];
      for (Arm& arm : other.arms) {
        arm.value = redirected(arm.value);
        arm.guard = redirected(arm.guard);
      }
      both_.contract.quantities[at(place)] = std::move(other);
    }
    return std::move(both_);
  }

private:
  // The second's own nodes, behind the first's.
  void moveNodes() {
    const auto own = static_cast<NodeId>(base_.nodes.size());
    shift_ = static_cast<NodeId>(first_.nodes.size()) - own;
    for (auto id = base_.nodes.size(); id < second_.nodes.size(); ++id) {
      Node node = second_.nodes[id];
      for (NodeId& arg : node.args) {
        arg = moved(arg);
      }
      both_.contract.add(std::move(node));
    }
  }

  NodeId moved(NodeId id) const { return id == kNone || at(id) < base_.nodes.size() ? id : id + shift_; }

  bool readsOther(NodeId id) {
    if (id == kNone) {
      return false;
    }
    const auto known = readsOther_.find(id);
    if (known != readsOther_.end()) {
      return known->second;
    }
    const Node& node = both_.contract.node(id);
    const bool reads = (node.op == Op::read && both_.others.contains(node.quantity)) ||
                       std::ranges::any_of(node.args, [&](NodeId arg) { return readsOther(arg); });
    readsOther_[id] = reads;
    return reads;
  }

  // With reads of the second's definitions.
  NodeId redirected(NodeId id) {
    if (!readsOther(id)) {
      return id;
    }
    Node copy = both_.contract.node(id);
    for (NodeId& arg : copy.args) {
      arg = redirected(arg);
    }
    if (copy.op == Op::read) {
      if (const auto other = both_.others.find(copy.quantity); other != both_.others.end()) {
        copy.quantity = other->second;
      }
    }
    return both_.contract.add(std::move(copy));
  }

  Quantity movedQuantity(QuantityId id) const {
    Quantity quantity = second_.quantity(id);
    for (Arm& arm : quantity.arms) {
      arm.value = moved(arm.value);
      arm.guard = moved(arm.guard);
    }
    return quantity;
  }

  bool isOther(QuantityId id) {
    const Quantity& other = others_[at(id)];
    return !sameArms(first_.quantity(id), other) || std::ranges::any_of(other.arms, [&](const Arm& arm) {
      return readsOther(arm.value) || readsOther(arm.guard);
    });
  }

  const Contract& base_;
  const Contract& first_;
  const Contract& second_;
  Both both_;
  NodeId shift_ = 0;
  std::vector<Quantity> others_; // the second's, over moved nodes
  std::map<NodeId, bool> readsOther_;
};

} // namespace

std::optional<Both> joinedContracts(const Contract& base, const Contract& first, const Contract& second) {
  // What is joined has the choices and freedoms of the first.
  const bool addsNone = base.choices.size() == second.choices.size() && base.freedoms.size() == second.freedoms.size();
  if (!changesArmsAlone(base, first) || !changesArmsAlone(base, second) || !addsNone) {
    return std::nullopt;
  }
  return Joining(base, first, second).run();
}

} // namespace qkc::prove
