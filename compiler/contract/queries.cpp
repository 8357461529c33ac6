#include "compiler/contract/queries.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace qkc::contract {

namespace {

// Visits every node that a value is computed from, lets included, outputs' definitions not; each node once.
template <typename Visitor> class Reach {
public:
  Reach(const Contract& contract, Visitor visitor)
      : contract_(contract), visitor_(std::move(visitor)), seenNodes_(contract.nodes.size()),
        seenQuantities_(contract.quantities.size()) {}

  void definition(const Quantity& quantity) {
    for (const Arm& arm : quantity.arms) {
      from(arm.guard);
      from(arm.value);
    }
  }

  void from(NodeId start) {
    push(start);
    while (!open_.empty()) {
      const Node& node = contract_.node(open_.back());
      open_.pop_back();
      visitor_(node);
      for (const NodeId arg : node.args)
        push(arg);
      if (node.op == Op::read)
        pushLet(node.quantity);
    }
  }

private:
  void push(NodeId id) {
    if (id == kNone || seenNodes_[static_cast<std::size_t>(id)])
      return;
    seenNodes_[static_cast<std::size_t>(id)] = true;
    open_.push_back(id);
  }

  void pushLet(QuantityId id) {
    const Quantity& quantity = contract_.quantity(id);
    if (quantity.role != Role::let || seenQuantities_[static_cast<std::size_t>(id)])
      return;
    seenQuantities_[static_cast<std::size_t>(id)] = true;
    for (const Arm& arm : quantity.arms) {
      push(arm.guard);
      push(arm.value);
    }
  }

  const Contract& contract_;
  Visitor visitor_;
  std::vector<bool> seenNodes_, seenQuantities_;
  std::vector<NodeId> open_;
};

template <typename Id> void sortUnique(std::vector<Id>& ids) {
  std::ranges::sort(ids);
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

// `start` runs a Reach from where it should begin.
template <typename Start> std::vector<ChoiceId> choicesFrom(const Contract& contract, Start start) {
  std::vector<ChoiceId> found;
  Reach reach(contract, [&](const Node& node) {
    if (node.op == Op::choose)
      found.push_back(node.choice);
  });
  start(reach);
  sortUnique(found);
  return found;
}

template <typename Start> std::vector<QuantityId> outputsFrom(const Contract& contract, Start start) {
  std::vector<QuantityId> found;
  Reach reach(contract, [&](const Node& node) {
    if (node.op != Op::read)
      return;
    const Role role = contract.quantity(node.quantity).role;
    if (role == Role::output || role == Role::inout)
      found.push_back(node.quantity);
  });
  start(reach);
  sortUnique(found);
  return found;
}

std::optional<std::int64_t> integerOf(const numeric::Value& value) {
  if (!value.isFinite())
    return std::nullopt;
  const numeric::Rational number = value.rational();
  if (number.get_den() != 1 || !number.get_num().fits_slong_p())
    return std::nullopt;
  return number.get_num().get_si();
}

using Integer = std::optional<std::int64_t>;

Integer divided(std::int64_t a, std::int64_t b, bool wantsRemainder) {
  if (b == 0 || b == -1) // b == -1 overflows for the least integer; extents never divide by it
    return std::nullopt;
  std::int64_t quotient = a / b;
  std::int64_t remainder = a % b;
  if (remainder != 0 && (remainder < 0) != (b < 0)) {
    quotient -= 1;
    remainder += b;
  }
  return wantsRemainder ? remainder : quotient;
}

Integer combined(Op op, std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  switch (op) {
  case Op::add:
    return __builtin_add_overflow(a, b, &out) ? std::nullopt : Integer(out);
  case Op::sub:
    return __builtin_sub_overflow(a, b, &out) ? std::nullopt : Integer(out);
  case Op::mul:
    return __builtin_mul_overflow(a, b, &out) ? std::nullopt : Integer(out);
  case Op::div:
    return divided(a, b, false);
  case Op::mod:
    return divided(a, b, true);
  case Op::max:
    return std::max(a, b);
  case Op::min:
    return std::min(a, b);
  case Op::equal:
    return a == b ? 1 : 0;
  case Op::notEqual:
    return a != b ? 1 : 0;
  case Op::less:
    return a < b ? 1 : 0;
  case Op::lessEqual:
    return a <= b ? 1 : 0;
  case Op::logicalAnd:
    return (a != 0 && b != 0) ? 1 : 0;
  case Op::logicalOr:
    return (a != 0 || b != 0) ? 1 : 0;
  default:
    return std::nullopt;
  }
}

} // namespace

std::vector<ChoiceId> reachableChoices(const Contract& contract, NodeId node) {
  return choicesFrom(contract, [&](auto& reach) { reach.from(node); });
}

std::vector<ChoiceId> reachableChoices(const Contract& contract, const Quantity& definition) {
  return choicesFrom(contract, [&](auto& reach) { reach.definition(definition); });
}

std::vector<QuantityId> readsOutputs(const Contract& contract, NodeId node) {
  return outputsFrom(contract, [&](auto& reach) { reach.from(node); });
}

std::vector<QuantityId> readsOutputs(const Contract& contract, const Quantity& definition) {
  return outputsFrom(contract, [&](auto& reach) { reach.definition(definition); });
}

std::vector<std::vector<ChoiceId>> choiceGroups(const Contract& contract) {
  std::vector<ChoiceId> leader(contract.choices.size());
  std::iota(leader.begin(), leader.end(), 0);
  const auto find = [&](ChoiceId id) {
    while (leader[static_cast<std::size_t>(id)] != id)
      id = leader[static_cast<std::size_t>(id)];
    return id;
  };
  for (const Quantity& quantity : contract.quantities) {
    if (quantity.role != Role::output && quantity.role != Role::inout)
      continue;
    const std::vector<ChoiceId> reached = reachableChoices(contract, quantity);
    for (std::size_t i = 1; i < reached.size(); ++i) {
      const auto [low, high] = std::minmax({find(reached[0]), find(reached[i])});
      leader[static_cast<std::size_t>(high)] = low;
    }
  }
  std::vector<std::vector<ChoiceId>> groups(contract.choices.size());
  for (ChoiceId id = 0; std::cmp_less(id, contract.choices.size()); ++id)
    groups[static_cast<std::size_t>(find(id))].push_back(id);
  std::erase_if(groups, [](const auto& group) { return group.empty(); });
  return groups;
}

std::int64_t jointPaths(const Contract& contract, std::span<const ChoiceId> choices) {
  constexpr std::int64_t kCap = std::int64_t{1} << 31U;
  std::int64_t product = 1;
  for (const ChoiceId id : choices)
    product = std::min(
        kCap, product * static_cast<std::int64_t>(contract.choices[static_cast<std::size_t>(id)].labels.size()));
  return product;
}

std::optional<std::int64_t> evaluateExtent(const Contract& contract, NodeId id, std::span<const std::int64_t> dims) {
  if (id == kNone)
    return std::nullopt;
  const Node& node = contract.node(id);
  const auto arg = [&](std::size_t i) { return evaluateExtent(contract, node.args[i], dims); };
  switch (node.op) {
  case Op::constant:
    return integerOf(node.value);
  case Op::dim: {
    const auto place = static_cast<std::size_t>(node.dim);
    if (contract.dims[place].derived != kNone)
      return evaluateExtent(contract, contract.dims[place].derived, dims);
    return place < dims.size() ? Integer(dims[place]) : std::nullopt;
  }
  case Op::read: {
    const Quantity& quantity = contract.quantity(node.quantity);
    return quantity.role == Role::constant ? integerOf(quantity.value) : std::nullopt;
  }
  case Op::neg: {
    const Integer value = arg(0);
    return value ? combined(Op::sub, 0, *value) : std::nullopt;
  }
  case Op::logicalNot: {
    const Integer value = arg(0);
    return value ? Integer(*value == 0 ? 1 : 0) : std::nullopt;
  }
  case Op::select: {
    const Integer condition = arg(0);
    if (!condition)
      return std::nullopt;
    return *condition != 0 ? arg(1) : arg(2);
  }
  default: {
    if (node.args.size() != 2)
      return std::nullopt;
    const Integer a = arg(0);
    const Integer b = a ? arg(1) : std::nullopt;
    return b ? combined(node.op, *a, *b) : std::nullopt;
  }
  }
}

std::optional<bool> decided(const Contract& contract, NodeId condition) {
  const Node& node = contract.node(condition);
  if (node.op == Op::logicalAnd || node.op == Op::logicalOr) {
    const bool settles = node.op == Op::logicalOr; // one side that is so decides it
    const std::optional<bool> left = decided(contract, node.args[0]);
    const std::optional<bool> right = decided(contract, node.args[1]);
    if (left == settles || right == settles)
      return settles;
    return left && right ? std::optional(!settles) : std::nullopt;
  }
  const std::optional<std::int64_t> value = evaluateExtent(contract, condition, {});
  return value ? std::optional(*value != 0) : std::nullopt;
}

std::vector<IndexId> indicesOf(const Contract& contract, NodeId id) {
  std::vector<IndexId> out;
  std::vector<NodeId> open = {id};
  while (!open.empty()) {
    const Node& node = contract.node(open.back());
    open.pop_back();
    if (node.op == Op::index && std::ranges::find(out, node.index) == out.end())
      out.push_back(node.index);
    open.insert(open.end(), node.args.rbegin(), node.args.rend());
  }
  return out;
}

bool readsValues(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  return node.op == Op::read || node.op == Op::old ||
         std::ranges::any_of(node.args, [&](NodeId arg) { return readsValues(contract, arg); });
}

void dropUnusedNodes(Contract& contract) {
  std::vector<NodeId*> roots;
  const auto add = [&](std::vector<NodeId>& ids) {
    for (NodeId& id : ids)
      roots.push_back(&id);
  };
  for (Dim& dim : contract.dims)
    roots.push_back(&dim.derived);
  for (Index& index : contract.indices)
    roots.insert(roots.end(), {&index.extent, &index.low, &index.high});
  for (Quantity& quantity : contract.quantities) {
    add(quantity.shape);
    add(quantity.target);
    roots.insert(roots.end(), {&quantity.domain.below, &quantity.domain.derived});
    if (quantity.layout)
      add(quantity.layout->extents);
    for (Arm& arm : quantity.arms)
      roots.insert(roots.end(), {&arm.guard, &arm.value});
  }
  for (Choice& choice : contract.choices)
    add(choice.scope.instance);
  for (Distribution& one : contract.distributions)
    roots.insert(roots.end(), {&one.event, &one.probability});
  add(contract.requires_);
  add(contract.assumes);
  std::vector<bool> used(contract.nodes.size());
  for (const NodeId* root : roots)
    if (*root != kNone)
      used[static_cast<std::size_t>(*root)] = true;
  // Arguments stand before what they are arguments of.
  for (std::size_t id = used.size(); id-- > 0;)
    if (used[id])
      for (const NodeId arg : contract.nodes[id].args)
        used[static_cast<std::size_t>(arg)] = true;
  std::vector<NodeId> place(used.size(), kNone);
  std::vector<Node> kept;
  for (std::size_t id = 0; id < used.size(); ++id) {
    if (!used[id])
      continue;
    place[id] = static_cast<NodeId>(kept.size());
    kept.push_back(std::move(contract.nodes[id]));
    for (NodeId& arg : kept.back().args)
      arg = place[static_cast<std::size_t>(arg)];
  }
  contract.nodes = std::move(kept);
  for (NodeId* root : roots)
    if (*root != kNone)
      *root = place[static_cast<std::size_t>(*root)];
}

bool sameOperation(const Node& a, const Node& b) {
  const auto own = [](const Node& n) {
    return std::tie(n.op, n.type, n.quantity, n.index, n.dim, n.choice, n.rounding, n.overflow, n.wordBits, n.keepBits,
                    n.wraps, n.functionName, n.reduction, n.bound, n.hasWhere, n.hasEmpty, n.tie, n.nanRule, n.order,
                    n.freedoms);
  };
  return own(a) == own(b) && a.args.size() == b.args.size() && numeric::identical(a.value, b.value);
}

bool sameValue(const Contract& contract, NodeId a, NodeId b) {
  if (a == b)
    return true;
  if (a == kNone || b == kNone || !sameOperation(contract.node(a), contract.node(b)))
    return false;
  const Node& x = contract.node(a);
  const Node& y = contract.node(b);
  for (std::size_t i = 0; i < x.args.size(); ++i)
    if (!sameValue(contract, x.args[i], y.args[i]))
      return false;
  return true;
}

bool isInDomain(const Domain& domain, const numeric::Value& value) {
  if (value.isNan()) {
    return domain.holdsNan;
  }
  if (value.isInfinite() && !domain.holdsInfinity && !(domain.holdsMinusInfinity && value.isNegative())) {
    return false;
  }
  const auto sign = compare(value, numeric::Value());
  if ((domain.positive && sign <= 0) || (domain.nonnegative && sign < 0)) {
    return false;
  }
  const auto below = [](const numeric::Value& a, const numeric::Rational& b) {
    return compare(a, numeric::Value(b)) < 0;
  };
  const auto above = [](const numeric::Value& a, const numeric::Rational& b) {
    return compare(a, numeric::Value(b)) > 0;
  };
  if (value.isFinite() && !value.isZero() &&
      ((domain.magnitudeLow && below(abs(value), *domain.magnitudeLow)) ||
       (domain.magnitudeHigh && above(abs(value), *domain.magnitudeHigh)))) {
    return false;
  }
  return !(domain.rangeLow && below(value, *domain.rangeLow)) && !(domain.rangeHigh && above(value, *domain.rangeHigh));
}

bool hasIntegerValues(const Type& type) {
  return type.kind == Type::Kind::integer || type.kind == Type::Kind::boolean ||
         (type.kind == Type::Kind::format && type.format->isInteger());
}

} // namespace qkc::contract
