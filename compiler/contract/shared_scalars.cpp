#include "compiler/contract/shared_scalars.h"

#include <algorithm>

namespace qkc::contract {

namespace {

class Finder {
public:
  Finder(const Contract& contract, const Quantity& definition) : contract_(contract), definition_(definition) {}

  std::vector<QuantityId> find(NodeId value) {
    visit(value, {definition_.indices.begin(), definition_.indices.end()});
    std::vector<QuantityId> out;
    std::ranges::set_difference(found_, elsewhere_, std::back_inserter(out));
    return out;
  }

private:
  // Index variables that still stand for the element's own.
  using Own = std::set<IndexId>;

  void visit(NodeId id, Own own) {
    const Node& node = contract_.node(id);
    if (node.kind != ValueKind::enclosure)
      return; // nothing that it reads has more than one value
    for (const IndexId bound : node.bound)
      own.erase(bound);
    if (node.op == Op::read)
      return read(node, own);
    for (const NodeId arg : node.args)
      visit(arg, own);
  }

  void read(const Node& node, const Own& own) {
    const Quantity& let = contract_.quantity(node.quantity);
    Own inside;
    for (std::size_t k = 0; k < node.args.size(); ++k) {
      const Node& arg = contract_.node(node.args[k]);
      if (arg.op == Op::index && arg.index == let.indices[k] && own.contains(arg.index))
        inside.insert(arg.index);
    }
    if (let.indices.size() < definition_.indices.size()) {
      (inside.size() == let.indices.size() ? found_ : elsewhere_).insert(node.quantity);
      return;
    }
    visit(let.arms.front().value, inside);
  }

  const Contract& contract_;
  const Quantity& definition_;
  std::set<QuantityId> found_, elsewhere_;
};

} // namespace

std::vector<QuantityId> sharedScalars(const Contract& contract, const Quantity& definition, NodeId value) {
  return Finder(contract, definition).find(value);
}

QuantityId sharedScalar(const Contract& contract, const Quantity& definition, const Arm& arm) {
  if (!arm.oneValue)
    return kNone;
  const std::vector<QuantityId> scalars = sharedScalars(contract, definition, arm.value);
  return scalars.size() == 1 ? scalars.front() : kNone;
}

std::set<QuantityId> sharedScalars(const Contract& contract) {
  std::set<QuantityId> out;
  for (const Quantity& quantity : contract.quantities)
    for (const Arm& arm : quantity.arms)
      if (const QuantityId scalar = sharedScalar(contract, quantity, arm); scalar != kNone)
        out.insert(scalar);
  return out;
}

} // namespace qkc::contract
