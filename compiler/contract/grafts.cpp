#include "compiler/contract/grafts.h"

#include "compiler/contract/queries.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>
#include <utility>

namespace qkc::contract {

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

// What identical nodes have in common, for a table of them.
std::uint64_t keyOf(const Node& node) {
  std::uint64_t key = static_cast<std::uint64_t>(node.op) * 31 + node.span.begin;
  for (const std::int32_t part : {node.quantity, node.index, node.dim, node.choice})
    key = key * 1000003 + static_cast<std::uint32_t>(part);
  for (const NodeId arg : node.args)
    key = key * 1000003 + static_cast<std::uint32_t>(arg);
  return key;
}

bool isSame(const Node& a, const Node& b) {
  return a.span == b.span && a.kind == b.kind && a.args == b.args && a.roundingIdle == b.roundingIdle &&
         a.overflowIdle == b.overflowIdle && sameOperation(a, b);
}

class Graft {
public:
  Graft(const Contract& base, const Contract& from)
      : from_(from), out_(base), places_(placesOf(base)), fromPlaces_(placesOf(from)), taken_(base.freedoms.size()) {
    for (std::size_t id = 0; id < base.nodes.size(); ++id)
      known_.emplace(keyOf(base.nodes[id]), static_cast<NodeId>(id));
  }

  Contract run() {
    for (QuantityId id = 0; id < static_cast<QuantityId>(from_.quantities.size()); ++id)
      if (!from_.quantity(id).arms.empty())
        define(id);
    for (std::size_t id = 0; id < out_.clauses.size(); ++id)
      orderOf(out_.clauses[id].defines, from_.clauses[id].defines);
    return std::move(out_);
  }

private:
  void define(QuantityId id) {
    const Quantity& after = from_.quantity(id);
    const QuantityId mine = quantity(id);
    std::vector<NodeId> target;
    std::vector<IndexId> indices;
    std::vector<Arm> arms = after.arms;
    for (const NodeId place : after.target)
      target.push_back(node(place));
    for (const IndexId one : after.indices)
      indices.push_back(index(one));
    for (Arm& arm : arms) {
      arm.guard = node(arm.guard);
      arm.value = node(arm.value);
    }
    Quantity& to = out_.quantity(mine);
    to.type = after.type;
    const auto alike = [&](NodeId a, NodeId b) { return sameValue(out_, a, b); };
    if (!std::ranges::equal(to.target, target, alike))
      to.target = std::move(target);
    to.indices = std::move(indices);
    to.arms = std::move(arms);
  }

  // Definitions in the order of the changed text; what it lost, and nothing reads now, stands at the end.
  void orderOf(std::vector<QuantityId>& defines, const std::vector<QuantityId>& after) {
    std::vector<QuantityId> ordered;
    for (const QuantityId id : after)
      ordered.push_back(quantity(id));
    for (const QuantityId id : defines)
      if (std::ranges::find(ordered, id) == ordered.end())
        ordered.push_back(id);
    defines = std::move(ordered);
  }

  // By its name: no two values of a contract share one.
  QuantityId quantity(QuantityId id) {
    if (id == kNone)
      return kNone;
    const Quantity& wanted = from_.quantity(id);
    const auto known = std::ranges::find_if(
        out_.quantities, [&](const Quantity& q) { return q.name == wanted.name && q.role == wanted.role; });
    if (known != out_.quantities.end())
      return static_cast<QuantityId>(known - out_.quantities.begin());
    Quantity fresh; // a let or a constant: without a shape or a layout
    fresh.name = wanted.name;
    fresh.role = wanted.role;
    fresh.type = wanted.type;
    fresh.span = wanted.span;
    fresh.value = wanted.value;
    fresh.contents = wanted.contents;
    fresh.hasValue = wanted.hasValue;
    const auto mine = static_cast<QuantityId>(out_.quantities.size());
    out_.quantities.push_back(std::move(fresh));
    for (const NodeId extent : wanted.shape) { // of a table
      const NodeId copy = node(extent);
      out_.quantity(mine).shape.push_back(copy);
    }
    return mine;
  }

  IndexId index(IndexId id) {
    if (id == kNone)
      return kNone;
    const auto known = indices_.find(id);
    if (known != indices_.end())
      return known->second;
    const Index& wanted = from_.indices[at(id)];
    if (at(id) < out_.indices.size() && out_.indices[at(id)].span == wanted.span &&
        out_.indices[at(id)].name == wanted.name)
      return indices_[id] = id;
    Index fresh = wanted;
    fresh.extent = node(wanted.extent);
    fresh.low = node(wanted.low);
    fresh.high = node(wanted.high);
    fresh.outer = index(wanted.outer);
    out_.indices.push_back(std::move(fresh));
    return indices_[id] = static_cast<IndexId>(out_.indices.size() - 1);
  }

  // By its place in the text.
  ChoiceId choice(ChoiceId id) {
    if (id == kNone)
      return kNone;
    const Choice& wanted = from_.choices[at(id)];
    const auto known = std::ranges::find_if(out_.choices, [&](const Choice& c) {
      return c.span == wanted.span && c.name == wanted.name && c.labels == wanted.labels;
    });
    if (known != out_.choices.end())
      return static_cast<ChoiceId>(known - out_.choices.begin());
    Choice fresh = wanted;
    for (NodeId& one : fresh.scope.instance)
      one = node(one);
    out_.choices.push_back(std::move(fresh));
    return static_cast<ChoiceId>(out_.choices.size() - 1);
  }

  // Of a statement: where the first of its operations stands in the text.
  static std::vector<Span> placesOf(const Contract& contract) {
    std::vector<Span> places(contract.freedoms.size());
    for (std::size_t id = contract.nodes.size(); id-- > 0;)
      if (contract.nodes[id].freedoms != kNone)
        places[at(contract.nodes[id].freedoms)] = contract.nodes[id].span;
    return places;
  }

  // Two statements with the same freedoms are two: operations of one statement alone are regrouped together.
  FreedomsId freedoms(FreedomsId id) {
    if (id == kNone)
      return kNone;
    if (const auto known = freedoms_.find(id); known != freedoms_.end())
      return known->second;
    for (std::size_t mine = 0; mine < taken_.size(); ++mine)
      if (!taken_[mine] && places_[mine] == fromPlaces_[at(id)] && out_.freedoms[mine] == from_.freedoms[at(id)]) {
        taken_[mine] = true;
        return freedoms_[id] = static_cast<FreedomsId>(mine);
      }
    out_.freedoms.push_back(from_.freedoms[at(id)]);
    return freedoms_[id] = static_cast<FreedomsId>(out_.freedoms.size() - 1);
  }

  NodeId node(NodeId id) {
    if (id == kNone)
      return kNone;
    const auto done = nodes_.find(id);
    if (done != nodes_.end())
      return done->second;
    Node copy = from_.node(id);
    for (NodeId& arg : copy.args)
      arg = node(arg);
    for (IndexId& bound : copy.bound)
      bound = index(bound);
    copy.quantity = quantity(copy.quantity);
    copy.index = index(copy.index);
    copy.choice = choice(copy.choice);
    copy.freedoms = freedoms(copy.freedoms);
    const auto [first, last] = known_.equal_range(keyOf(copy));
    for (auto it = first; it != last; ++it)
      if (isSame(out_.node(it->second), copy))
        return nodes_[id] = it->second;
    return nodes_[id] = out_.add(std::move(copy));
  }

  const Contract& from_;
  Contract out_;
  std::unordered_multimap<std::uint64_t, NodeId> known_; // nodes of the base, by keyOf
  std::map<NodeId, NodeId> nodes_;
  std::map<IndexId, IndexId> indices_;
  std::vector<Span> places_, fromPlaces_; // of statements, by FreedomsId
  std::vector<bool> taken_;               // statements of the base that have their counterpart
  std::map<FreedomsId, FreedomsId> freedoms_;
};

// Compares values of a contract that another was grafted on with those of the other. Choices and freedoms of statements
// that a mutant repeats stand behind those of the contract: they are told apart by what they say, and one stands for
// one throughout.
class Likeness {
public:
  explicit Likeness(const Contract& contract) : contract_(contract) {}

  bool operator()(NodeId a, NodeId b) {
    if (a == b)
      return true;
    if (a == kNone || b == kNone)
      return false;
    if (const auto known = known_.find({a, b}); known != known_.end())
      return known->second;
    return known_[{a, b}] = compare(a, b);
  }

private:
  bool compare(NodeId a, NodeId b) {
    Node x = contract_.node(a);
    Node y = contract_.node(b);
    if (!sameChoice(std::exchange(x.choice, kNone), std::exchange(y.choice, kNone)) ||
        !sameFreedoms(std::exchange(x.freedoms, kNone), std::exchange(y.freedoms, kNone)) || !sameOperation(x, y))
      return false;
    return std::ranges::equal(x.args, y.args, std::ref(*this));
  }

  bool sameChoice(ChoiceId a, ChoiceId b) {
    if (a == kNone || b == kNone || a == b)
      return a == b;
    const Choice& x = contract_.choices[at(a)];
    const Choice& y = contract_.choices[at(b)];
    return x.name == y.name && x.labels == y.labels && x.scope.kind == y.scope.kind &&
           std::ranges::equal(x.scope.instance, y.scope.instance, std::ref(*this)) && isOne(choices_, a, b);
  }

  bool sameFreedoms(FreedomsId a, FreedomsId b) {
    if (a == kNone || b == kNone || a == b)
      return a == b;
    return contract_.freedoms[at(a)] == contract_.freedoms[at(b)] && isOne(freedoms_, a, b);
  }

  struct Pairs {
    std::map<std::int32_t, std::int32_t> after, before;
  };
  static bool isOne(Pairs& pairs, std::int32_t a, std::int32_t b) {
    return pairs.after.emplace(a, b).first->second == b && pairs.before.emplace(b, a).first->second == a;
  }

  const Contract& contract_;
  std::map<std::pair<NodeId, NodeId>, bool> known_;
  Pairs choices_, freedoms_;
};

} // namespace

Contract grafted(const Contract& base, const Contract& changed) {
  return Graft(base, changed).run();
}

bool definesTheSame(const Contract& base, const Contract& grafted) {
  Likeness likeness(grafted);
  const auto alike = [&](NodeId a, NodeId b) { return likeness(a, b); };
  const auto sameArm = [&](const Arm& a, const Arm& b) {
    return alike(a.guard, b.guard) && alike(a.value, b.value) && a.within == b.within && a.tolerance == b.tolerance &&
           a.oneValue == b.oneValue;
  };
  for (std::size_t id = 0; id < base.quantities.size(); ++id)
    if (!std::ranges::equal(base.quantities[id].target, grafted.quantities[id].target, alike) ||
        !std::ranges::equal(base.quantities[id].arms, grafted.quantities[id].arms, sameArm))
      return false;
  return true;
}

} // namespace qkc::contract
