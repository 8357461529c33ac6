#include "compiler/emit/boundaries.h"

#include "compiler/emit/plan.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace qkc::emit {

using namespace contract;

namespace {

constexpr int kFewBits = 8; // casts to formats of at most this many bits have boundaries worth building

class Finder {
public:
  explicit Finder(const Contract& contract) : contract_(contract) {}

  std::vector<Boundary> run() {
    findWidths();
    for (const Quantity& q : contract_.quantities)
      for (const Arm& arm : q.arms)
        walk(contract_, arm.value, [&](const Node& node) {
          if (node.op == Op::cast && node.type.format->storageBits <= kFewBits && node.type.format->name != "e8m0")
            fromCast(node);
        });
    return std::move(found_);
  }

private:
  bool isFloatInput(const Quantity& q) const { return q.role == Role::input && q.type.format->isFloating(); }

  // The extent of a reduction that runs along the last axis of an input, read as `h` or `128*g + j`.
  void findWidths() {
    for (const Node& node : contract_.nodes) {
      if (node.op != Op::reduce)
        continue;
      walk(contract_, node.args[0], [&](const Node& read) {
        if (read.op != Op::read || read.args.empty() || !isFloatInput(contract_.quantity(read.quantity)))
          return;
        walk(contract_, read.args.back(), [&](const Node& index) {
          const bool isBound =
              index.op == Op::index && std::find(node.bound.begin(), node.bound.end(), index.index) != node.bound.end();
          if (isBound)
            widths_.try_emplace(read.quantity, contract_.indices[static_cast<std::size_t>(index.index)].extent);
        });
      });
    }
  }

  struct Reach {
    std::vector<QuantityId> elements; // inputs of full rank
    std::vector<std::pair<QuantityId, bool>> scales;
    bool normalised = false;
    std::optional<numeric::Rational> steps;
  };

  void fromCast(const Node& cast) {
    Reach reach;
    collect(cast.args[0], false, reach);
    // The element is the input with the most axes; the others scale it.
    QuantityId element = kNone;
    for (const QuantityId id : reach.elements)
      if (element == kNone || rank(id) > rank(element))
        element = id;
    if (element == kNone)
      return;
    Boundary boundary{element, cast.type.format, reach.normalised, reach.steps, {}, rangeOf(element), kNone, kNone};
    if (const Node& argument = contract_.node(cast.args[0]); argument.op == Op::bucket) {
      boundary.table = argument.quantity;
      boundary.steps = 1; // the largest element is 1 on the table's scale
    }
    for (const auto& scale : reach.scales) { // each once, though several paths read it
      const bool isKnown = std::any_of(boundary.scales.begin(), boundary.scales.end(),
                                       [&](const auto& known) { return known.first == scale.first; });
      if (!isKnown && scale.first != element && rank(scale.first) < rank(element))
        boundary.scales.push_back(scale);
    }
    if (const auto it = widths_.find(element); it != widths_.end())
      boundary.width = it->second;
    const bool isKnown = std::any_of(found_.begin(), found_.end(), [&](const Boundary& b) {
      return b.input == boundary.input && b.format == boundary.format && b.normalised == boundary.normalised;
    });
    if (!isKnown)
      found_.push_back(std::move(boundary));
  }

  // Whether a reduction of the kind over the input is below the node, through lets.
  bool holds(NodeId id, Reduction reduction, QuantityId input) const {
    bool found = false;
    walk(contract_, id, [&](const Node& node) {
      if (node.op == Op::reduce && node.reduction == reduction)
        walk(contract_, node.args[0],
             [&](const Node& read) { found = found || (read.op == Op::read && read.quantity == input); });
      else if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let)
        for (const Arm& arm : contract_.quantity(node.quantity).arms)
          found = found || holds(arm.value, reduction, input);
    });
    return found;
  }

  bool isRange(NodeId id, QuantityId input) const {
    const Node& node = contract_.node(id);
    if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let)
      return contract_.quantity(node.quantity).arms.size() == 1 &&
             isRange(contract_.quantity(node.quantity).arms.front().value, input);
    return node.op == Op::sub && holds(node.args[0], Reduction::max, input) &&
           holds(node.args[1], Reduction::min, input);
  }

  // What the range of the input's block is divided by.
  std::int64_t rangeOf(QuantityId input) const {
    for (const Node& node : contract_.nodes) {
      if (node.op != Op::div || contract_.node(node.args[1]).op != Op::constant || !isRange(node.args[0], input))
        continue;
      const numeric::Rational steps = contract_.node(node.args[1]).value.rational();
      if (steps.get_den() == 1 && steps > 1 && steps <= 65536)
        return steps.get_num().get_si();
    }
    return 0;
  }

  std::size_t rank(QuantityId id) const { return contract_.quantity(id).shape.size(); }

  void collect(NodeId id, bool divides, Reach& reach) const {
    const Node& node = contract_.node(id);
    if (isOfBlock(id)) {
      reach.normalised = true;
      return;
    }
    if (node.op == Op::div && isOfBlock(node.args[0]) && contract_.node(node.args[1]).op == Op::constant)
      reach.steps = contract_.node(node.args[1]).value.rational();
    if (node.op == Op::read) {
      const Quantity& q = contract_.quantity(node.quantity);
      if (isFloatInput(q)) {
        reach.elements.push_back(node.quantity);
        reach.scales.emplace_back(node.quantity, divides);
      } else if (q.role == Role::output && followsFromBlock(node.quantity)) {
        reach.normalised = true;
        for (const Arm& arm : q.arms)
          findSteps(arm.value, reach);
      } else if (q.role == Role::let || q.role == Role::output) { // such an output hands an input's scale on
        for (const Arm& arm : q.arms)
          collect(arm.value, divides, reach);
      }
      return;
    }
    for (std::size_t k = 0; k < node.args.size(); ++k)
      collect(node.args[k], node.op == Op::div && k == 1 ? !divides : divides, reach);
  }

  // Whether a reduction is below any arm, through lets and other outputs.
  bool followsFromBlock(QuantityId id) const {
    std::set<QuantityId> followed;
    const std::function<bool(NodeId)> isBelow = [&](NodeId at) {
      const Node& node = contract_.node(at);
      if (isOfBlock(at))
        return true;
      if (node.op == Op::read && followed.insert(node.quantity).second)
        for (const Arm& arm : contract_.quantity(node.quantity).arms)
          if (isBelow(arm.value))
            return true;
      return std::ranges::any_of(node.args, isBelow);
    };
    return std::ranges::any_of(contract_.quantity(id).arms, isBelow, &Arm::value);
  }

  // A reduction, or an element that one chooses: it belongs to the block, not to one element.
  bool isOfBlock(NodeId id) const {
    const Node& node = contract_.node(id);
    if (node.op == Op::reduce)
      return true;
    if (node.op != Op::read)
      return false;
    const Quantity& q = contract_.quantity(node.quantity);
    if (q.role == Role::let)
      return q.arms.size() == 1 && isOfBlock(q.arms.front().value);
    return isFloatInput(q) && std::any_of(node.args.begin(), node.args.end(), [&](NodeId at) { return isOfBlock(at); });
  }

  // A scale that is returned: what its reduction is divided by, unless a power of two is made of the quotient.
  void findSteps(NodeId id, Reach& reach) const {
    const Node& node = contract_.node(id);
    const bool isPower = node.type.kind == Type::Kind::format && node.type.format->name == "e8m0";
    if (isPower || isOfBlock(id))
      return;
    if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let)
      for (const Arm& arm : contract_.quantity(node.quantity).arms)
        findSteps(arm.value, reach);
    if (node.op == Op::div && isOfBlock(node.args[0]) && contract_.node(node.args[1]).op == Op::constant)
      reach.steps = contract_.node(node.args[1]).value.rational();
    if (node.op != Op::read)
      for (const NodeId arg : node.args)
        findSteps(arg, reach);
  }

  const Contract& contract_;
  std::map<QuantityId, NodeId> widths_;
  std::vector<Boundary> found_;
};

} // namespace

std::vector<Boundary> boundariesOf(const Contract& contract) {
  return Finder(contract).run();
}

std::vector<QuantityId> factorsOf(const Contract& contract) {
  std::vector<QuantityId> found;
  const auto take = [&](const Node& sum, const Node& read) {
    const Quantity& q = contract.quantity(read.quantity);
    if (q.role != Role::input || !q.type.format->isFloating() || read.args.empty())
      return;
    bool runsAlong = false;
    walk(contract, read.args.back(), [&](const Node& index) {
      runsAlong = runsAlong || (index.op == Op::index && std::ranges::find(sum.bound, index.index) != sum.bound.end());
    });
    if (runsAlong && std::ranges::find(found, read.quantity) == found.end())
      found.push_back(read.quantity);
  };
  for (const Node& sum : contract.nodes) {
    const Node* body = sum.op == Op::reduce && sum.reduction == Reduction::sum ? &contract.node(sum.args[0]) : nullptr;
    if (body == nullptr || sum.kind != ValueKind::enclosure || body->op != Op::mul)
      continue;
    for (const NodeId factor : body->args)
      if (contract.node(factor).op == Op::read)
        take(sum, contract.node(factor));
  }
  return found;
}

namespace {

// Whether an index expression names one of the variables.
bool names(const Contract& contract, NodeId id, const std::vector<IndexId>& variables) {
  bool found = false;
  walk(contract, id, [&](const Node& index) {
    found = found || (index.op == Op::index && std::ranges::find(variables, index.index) != variables.end());
  });
  return found;
}

using Followed = std::set<std::pair<QuantityId, std::vector<IndexId>>>; // lets, and what runs through them: each once

// Inputs below a node that the variables run through along another axis than the last one.
void addCrossed(const Contract& contract, NodeId id, const std::vector<IndexId>& variables, Followed& followed,
                std::vector<QuantityId>& found) {
  walk(contract, id, [&](const Node& read) {
    if (read.op != Op::read)
      return;
    const Quantity& q = contract.quantity(read.quantity);
    std::vector<IndexId> inner; // of a let's own indices, those at which the variables stand
    for (std::size_t k = 0; k < read.args.size(); ++k)
      if (names(contract, read.args[k], variables)) {
        if (q.role == Role::let && k < q.indices.size())
          inner.push_back(q.indices[k]);
        else if (q.role == Role::input && q.type.format->isFloating() && k + 1 < read.args.size() &&
                 std::ranges::find(found, read.quantity) == found.end())
          found.push_back(read.quantity);
      }
    if (!inner.empty() && followed.emplace(read.quantity, inner).second)
      for (const Arm& arm : q.arms)
        addCrossed(contract, arm.value, inner, followed, found);
  });
}

} // namespace

std::vector<QuantityId> crossedInputs(const Contract& contract) {
  std::vector<QuantityId> found;
  Followed followed;
  for (const Node& node : contract.nodes)
    if (node.op == Op::reduce)
      addCrossed(contract, node.args[0], node.bound, followed, found);
  return found;
}

} // namespace qkc::emit
