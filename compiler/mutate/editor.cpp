#include "compiler/mutate/editor.h"

#include <algorithm>

namespace qkc::mutate {

using namespace contract;

Type formatType(const char* name) {
  return {Type::Kind::format, numeric::findFormat(name)};
}

Editor::Editor(const Contract& original, QuantityId quantity, std::size_t arm)
    : contract_(original), quantity_(quantity), arm_(arm) {
  Arm& mine = this->arm();
  mine.value = cloneTree(mine.value);
  if (mine.guard != kNone)
    mine.guard = cloneTree(mine.guard);
}

Arm& Editor::arm() {
  return contract_.quantity(quantity_).arms[arm_];
}

NodeId Editor::cloneTree(NodeId root) {
  if (const auto it = clones_.find(root); it != clones_.end())
    return it->second;
  Node copy = contract_.node(root);
  for (NodeId& arg : copy.args)
    arg = cloneTree(arg);
  const NodeId id = contract_.add(std::move(copy));
  clones_[root] = id;
  return id;
}

void Editor::replace(NodeId original, NodeId replacement) {
  const NodeId old = clone(original);
  // The replacement may read the node that it stands in for: only other nodes are changed.
  for (const auto& [from, to] : clones_)
    if (to != replacement)
      for (NodeId& arg : contract_.node(to).args)
        if (arg == old)
          arg = replacement;
  if (arm().value == old)
    arm().value = replacement;
  if (arm().guard == old)
    arm().guard = replacement;
}

NodeId Editor::constant(const Type& type, const numeric::Value& value) {
  Node node;
  node.op = Op::constant;
  node.type = type;
  node.value = value;
  return contract_.add(std::move(node));
}

NodeId Editor::integer(std::int64_t value) {
  return constant({Type::Kind::integer, nullptr}, numeric::Value(value));
}

NodeId Editor::make(Op op, const Type& type, std::vector<NodeId> args) {
  Node node;
  node.op = op;
  node.type = type;
  node.args = std::move(args);
  for (const NodeId arg : node.args)
    node.kind = std::max(node.kind, contract_.node(arg).kind);
  return contract_.add(std::move(node));
}

NodeId Editor::cast(const Type& type, NodeId value, numeric::Rounding rounding, numeric::Overflow overflow) {
  const NodeId id = make(Op::cast, type, {value});
  contract_.node(id).rounding = rounding;
  contract_.node(id).overflow = overflow;
  return id;
}

NodeId Editor::substitute(NodeId root, const std::map<IndexId, NodeId>& indices) {
  if (contract_.node(root).op == Op::index)
    if (const auto it = indices.find(contract_.node(root).index); it != indices.end())
      return it->second;
  Node copy = contract_.node(root);
  for (NodeId& arg : copy.args)
    arg = substitute(arg, indices);
  return contract_.add(std::move(copy));
}

} // namespace qkc::mutate
