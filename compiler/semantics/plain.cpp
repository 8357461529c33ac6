// Values on which no choice and no returned element bears: one Entry instead of Alternatives. Most of a contract is
// of this kind, and most of the time of a judgement is spent there. The rules are those of evaluate.cpp.

#include "compiler/numeric/codes.h"
#include "compiler/semantics/evaluate.h"
#include "compiler/semantics/operations.h"

#include <algorithm>
#include <array>

namespace qkc::semantics {

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

// Arguments without an allocation where they are few.
class Arguments {
public:
  explicit Arguments(std::size_t count) : count_(count) {
    if (count > few_.size()) {
      many_.resize(count);
    }
  }
  Entry& operator[](std::size_t k) { return count_ > few_.size() ? many_[k] : few_[k]; }
  std::span<const Entry> all() const { return {count_ > few_.size() ? many_.data() : few_.data(), count_}; }

private:
  std::size_t count_;
  std::array<Entry, 3> few_;
  std::vector<Entry> many_;
};

} // namespace

// Marks nodes and lets; a let is looked at once.
class Plainness {
public:
  Plainness(const contract::Contract& contract, std::vector<char>& nodes)
      : contract_(contract), nodes_(nodes), lets_(contract.quantities.size(), 0) {}

  bool node(NodeId id) {
    char& known = nodes_[at(id)];
    if (known == 0) {
      known = find(contract_.node(id)) ? 1 : 2;
    }
    return known == 1;
  }

private:
  bool find(const Node& node) {
    const bool isRead = node.op == Op::read || node.op == Op::old;
    return node.op != Op::choose && (!isRead || quantity(node.quantity, node.op == Op::old)) &&
           std::ranges::all_of(node.args, [&](NodeId arg) { return this->node(arg); });
  }

  bool quantity(QuantityId id, bool old) {
    const Quantity& quantity = contract_.quantity(id);
    switch (quantity.role) {
    case Role::constant:
    case Role::table:
    case Role::input:
    case Role::parameter:
      return true;
    case Role::let:
      return let(id);
    default:
      return old;
    }
  }

  bool let(QuantityId id) {
    char& known = lets_[at(id)];
    if (known == 0) {
      known = 2;
      const bool isPlain = std::ranges::all_of(contract_.quantity(id).arms, [&](const contract::Arm& arm) {
        return (arm.guard == contract::kNone || node(arm.guard)) && node(arm.value);
      });
      known = isPlain ? 1 : 2;
    }
    return known == 1;
  }

  const contract::Contract& contract_;
  std::vector<char>& nodes_;
  std::vector<char> lets_;
};

void Evaluator::findPlain() {
  plain_.assign(contract_.nodes.size(), 0);
  Plainness plainness(contract_, plain_);
  for (NodeId id = 0; id < static_cast<NodeId>(contract_.nodes.size()); ++id) {
    plainness.node(id);
  }
}

Entry Evaluator::plain(NodeId id, Frame& frame) {
  const Node& node = contract_.node(id);
  switch (node.op) {
  case Op::constant:
    return node.value;
  case Op::dim:
    return numeric::Value(call_.dims[at(node.dim)]);
  case Op::index: {
    const std::int64_t bound = frame.bindings[at(node.index)];
    return bound == kUnbound ? none("an index variable has no value here").single() : Entry(numeric::Value(bound));
  }
  case Op::read:
  case Op::old:
    return plainRead(node, frame);
  case Op::select: {
    const Entry holds = plain(node.args[0], frame);
    return holds ? plain(node.args[holds->isZero() ? 2 : 1], frame) : std::nullopt;
  }
  case Op::logicalAnd:
  case Op::logicalOr: {
    Entry first = plain(node.args[0], frame);
    return !first || first->isZero() == (node.op == Op::logicalAnd) ? first : plain(node.args[1], frame);
  }
  case Op::reduce:
    return plainReduce(node, frame);
  default:
    break;
  }
  Arguments arguments(node.args.size());
  for (std::size_t k = 0; k < node.args.size(); ++k) {
    arguments[k] = plain(node.args[k], frame);
  }
  const auto values = arguments.all();
  Entry result = apply(contract_, node, values);
  if (!result && std::ranges::all_of(values, [](const Entry& value) { return value.has_value(); })) {
    problem_ = "an operation has no value: its result does not fit its format";
  }
  return result;
}

Entry Evaluator::plainRead(const Node& node, Frame& frame) {
  std::vector<std::int64_t> position;
  position.reserve(node.args.size());
  for (const NodeId arg : node.args) {
    const Node& index = contract_.node(arg);
    const bool isBound = index.op == Op::index && frame.bindings[at(index.index)] != kUnbound;
    const auto number = isBound ? std::optional(frame.bindings[at(index.index)]) : toInteger(plain(arg, frame));
    if (!number) {
      return none("a position of " + contract_.quantity(node.quantity).name + " has no value").single();
    }
    position.push_back(*number);
  }
  const Quantity& quantity = contract_.quantity(node.quantity);
  const bool isTensor = quantity.role == Role::input || quantity.role == Role::parameter || node.op == Op::old;
  if (isTensor) {
    const Tensor& content = tensor(node.quantity, node.op == Op::old);
    if (const auto offset = content.offset(position)) {
      return decode(*quantity.type.format, content.codes[*offset]);
    }
  }
  return readAt(node.quantity, node.op == Op::old, position).single();
}

Entry Evaluator::plainReduce(const Node& node, Frame& frame) {
  std::vector<Entry> terms;
  std::vector<std::int64_t> places;
  forEach(node.bound, frame, [&] {
    const std::int64_t place = frame.bindings[at(node.bound[0])];
    if (node.hasWhere) {
      Entry where = plain(node.args[1], frame);
      if (where && where->isZero()) {
        return;
      }
      terms.push_back(where);
      terms.push_back(where ? plain(node.args[0], frame) : std::nullopt);
    } else {
      terms.push_back(plain(node.args[0], frame));
    }
    places.push_back(place);
  });
  const std::size_t count = places.size();
  if (node.hasEmpty) {
    terms.push_back(plain(node.args[node.hasWhere ? 2 : 1], frame));
  }
  return fold(node, terms, count, places);
}

} // namespace qkc::semantics
