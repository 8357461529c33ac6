// Freedoms of a statement without sums and functions: a finite set of evaluations, written out as a choice per element.
// In a statement that is an enclosure anyway they widen it instead, and the operations that they reach are marked.

#include "compiler/contract/bounded.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/queries.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace qkc::contract {

namespace {

constexpr std::size_t kMostPaths = 16;

using Nodes = std::vector<NodeId>;

// Whether the product of two values of these formats is always one of the format `in`.
bool productIsHeld(const Type& a, const Type& b, const numeric::Format& in) {
  if (a.kind != Type::Kind::format || b.kind != Type::Kind::format || !in.isFloating())
    return false;
  const numeric::Format& x = *a.format;
  const numeric::Format& y = *b.format;
  const long top = (x.max.exponent() + 1) + (y.max.exponent() + 1);
  return x.significandBits + y.significandBits <= in.significandBits &&
         x.quantumExponent() + y.quantumExponent() >= in.quantumExponent() && top <= in.maxExponent;
}

class Paths {
public:
  Paths(State& state, FreedomsId id) : state_(state), id_(id) {}

  // The distinct evaluations of a node; empty where there are more than kMostPaths.
  Nodes of(NodeId id) {
    const Node node = state_.node(id);
    if (node.freedoms != id_)
      return byArguments(node, id);
    if (regroupsQuotients(id))
      return {};
    if (regroups(node, Op::mul) && chain(id, Op::mul).size() > 2)
      return grouped(id, Op::mul);
    if (regroups(node, Op::add) && chain(id, Op::add).size() > 2)
      return grouped(id, Op::add);
    Nodes out = byArguments(node, id);
    if (out.empty())
      return out;
    if ((node.op == Op::add || node.op == Op::sub) && freedoms().contraction)
      return contracted(out);
    if (node.op == Op::div && freedoms().reciprocal)
      return reciprocals(out);
    return out;
  }

private:
  const Freedoms& freedoms() const { return state_.contract.freedoms[static_cast<std::size_t>(id_)]; }
  bool regroups(const Node& node, Op op) const { return node.op == op && freedoms().regroups(); }

  // Factors and divisors of products and quotients of this statement.
  std::pair<int, int> factorsOf(NodeId id) const {
    const Node& node = state_.node(id);
    const bool isFloating = node.type.kind == Type::Kind::format && node.type.format->isFloating();
    if ((node.op != Op::mul && node.op != Op::div) || node.freedoms != id_ || !isFloating)
      return {1, 0};
    const auto [over, under] = factorsOf(node.args[0]);
    const auto [more, less] = factorsOf(node.args[1]);
    return node.op == Op::mul ? std::pair(over + more, under + less) : std::pair(over + less, under + more);
  }
  // Products with divisors, in any grouping: their evaluations are not written out.
  bool regroupsQuotients(NodeId id) const {
    const auto [over, under] = factorsOf(id);
    return freedoms().regroups() && under > 0 && over + under > 2;
  }

  void insert(Nodes& nodes, NodeId id) const {
    const auto same = [&](NodeId other) { return sameValue(state_.contract, other, id); };
    if (std::ranges::none_of(nodes, same))
      nodes.push_back(id);
  }

  // The operands of a tree of one operation of this statement.
  Nodes chain(NodeId id, Op op) const {
    const Node& node = state_.node(id);
    if (node.op != op || node.freedoms != id_)
      return {id};
    Nodes out;
    for (const NodeId arg : node.args) {
      const Nodes part = chain(arg, op);
      out.insert(out.end(), part.begin(), part.end());
    }
    return out;
  }

  // A node for each combination of its arguments' evaluations.
  Nodes byArguments(const Node& node, NodeId id) {
    std::vector<Nodes> parts;
    bool changed = false;
    std::size_t count = 1;
    for (const NodeId arg : node.args) {
      parts.push_back(of(arg));
      if (parts.back().empty())
        return {};
      changed |= parts.back().size() > 1 || parts.back().front() != arg;
      count *= parts.back().size();
    }
    if (!changed)
      return {id};
    if (count > kMostPaths)
      return {};
    Nodes out;
    for (std::size_t number = 0; number < count; ++number) {
      Node copy = node;
      std::size_t rest = number;
      for (std::size_t i = parts.size(); i-- > 0; rest /= parts[i].size())
        copy.args[i] = parts[i][rest % parts[i].size()];
      insert(out, state_.add(std::move(copy)));
    }
    return out;
  }

  NodeId binary(const Node& like, Op op, NodeId a, NodeId b) {
    Node node = like;
    node.op = op;
    node.args = {a, b};
    return state_.add(std::move(node));
  }

  // Every way to bracket the operands; the order of two operands of one operation changes nothing.
  Nodes grouped(NodeId id, Op op) {
    const Node like = state_.node(id);
    const Nodes operands = chain(id, op);
    std::vector<Nodes> parts;
    for (const NodeId operand : operands) {
      parts.push_back(of(operand));
      if (parts.back().empty())
        return {};
    }
    constexpr std::size_t kMostOperands = 6;
    if (operands.size() > kMostOperands)
      return {};
    std::vector<Nodes> known(std::size_t{1} << operands.size());
    const std::function<const Nodes&(std::size_t)> subset = [&](std::size_t set) -> const Nodes& {
      Nodes& out = known[set];
      if (!out.empty())
        return out;
      if ((set & (set - 1)) == 0) {
        out = parts[static_cast<std::size_t>(__builtin_ctzll(set))];
        return out;
      }
      const std::size_t first = set & (~set + 1); // its part stands on the left: each split is met once
      for (std::size_t left = (set - 1) & set; left != 0; left = (left - 1) & set) {
        if ((left & first) == 0)
          continue;
        const Nodes a = subset(left);
        const Nodes b = subset(set & ~left);
        for (const NodeId x : a)
          for (const NodeId y : b)
            for (const NodeId sum : joined(like, op, x, y))
              if (out.size() <= kMostPaths)
                insert(out, sum);
      }
      return out;
    };
    const Nodes& all = subset((std::size_t{1} << operands.size()) - 1);
    return all.size() > kMostPaths ? Nodes{} : all;
  }

  Nodes joined(const Node& like, Op op, NodeId a, NodeId b) {
    const NodeId plain = binary(like, op, a, b);
    return op == Op::add && freedoms().contraction ? contracted({plain}) : Nodes{plain};
  }

  // Each sum also with a product that is not rounded on its own.
  Nodes contracted(const Nodes& sums) {
    Nodes out = sums;
    for (const NodeId id : sums) {
      const Node sum = state_.node(id);
      for (std::size_t i = 0; i < 2; ++i) {
        const Node product = state_.node(sum.args[i]);
        if (product.op != Op::mul || product.freedoms != id_ ||
            productIsHeld(state_.type(product.args[0]), state_.type(product.args[1]), *sum.type.format))
          continue;
        Node fused = sum;
        fused.op = Op::fma;
        const bool negatesProduct = sum.op == Op::sub && i == 1;
        const bool negatesOther = sum.op == Op::sub && i == 0;
        const auto negated = [&](NodeId arg) {
          Node minus = state_.node(arg);
          minus = Node{};
          minus.op = Op::neg;
          minus.type = state_.type(arg);
          minus.args = {arg};
          minus.span = sum.span;
          return state_.add(std::move(minus));
        };
        fused.args = {negatesProduct ? negated(product.args[0]) : product.args[0], product.args[1],
                      negatesOther ? negated(sum.args[1]) : sum.args[1 - i]};
        insert(out, state_.add(std::move(fused)));
      }
    }
    return out.size() > kMostPaths ? Nodes{} : out;
  }

  Nodes reciprocals(const Nodes& quotients) {
    Nodes out = quotients;
    for (const NodeId id : quotients) {
      const Node quotient = state_.node(id);
      const Node& divisor = state_.node(quotient.args[1]);
      // The reciprocal of a power of two is exact.
      if (divisor.op == Op::constant && divisor.value.isFinite() && divisor.value.dyadic() &&
          divisor.value.dyadic()->mantissa == 1)
        continue;
      const NodeId one = state_.constant(numeric::Value(std::int64_t{1}), quotient.type, quotient.span);
      const NodeId inverse = binary(quotient, Op::div, one, quotient.args[1]);
      insert(out, binary(quotient, Op::mul, quotient.args[0], inverse));
    }
    return out.size() > kMostPaths ? Nodes{} : out;
  }

  State& state_;
  FreedomsId id_;
};

// Nodes of the value's tree that carry the freedoms, arguments first.
void collect(const Contract& contract, NodeId id, FreedomsId freedoms, Nodes& out) {
  for (const NodeId arg : contract.node(id).args)
    collect(contract, arg, freedoms, out);
  if (contract.node(id).freedoms == freedoms && std::ranges::find(out, id) == out.end())
    out.push_back(id);
}

ValueKind spreadKinds(Contract& contract, NodeId id) {
  ValueKind kind = contract.node(id).kind;
  for (const NodeId arg : contract.node(id).args)
    kind = std::max(kind, spreadKinds(contract, arg));
  contract.node(id).kind = kind;
  return kind;
}

} // namespace

NodeId Expressions::settle(NodeId out, FreedomsId id, Span span) {
  Contract& contract = state_.contract;
  Nodes nodes;
  collect(contract, out, id, nodes);
  const Freedoms freedoms = contract.freedoms[static_cast<std::size_t>(id)];
  const bool isEnclosure =
      std::ranges::any_of(nodes, [&](NodeId node) { return contract.node(node).kind == ValueKind::enclosure; });
  Paths paths(state_, id);
  if (!isEnclosure && !freedoms.flushes() && isBounded(freedoms)) {
    const Nodes values = paths.of(out);
    if (values.size() == 1) {
      for (const NodeId node : nodes)
        contract.node(node).freedoms = kNone;
      state_.note(
          diag::Code::VacuousFreedom, span,
          fmt::format("'{}' changes nothing here: every evaluation gives the same value", printFreedoms(freedoms)));
      return values.front();
    }
    if (!values.empty())
      return chooseFreely(values, id, span);
  }
  // Too many to write out, or part of an enclosure: what has more than one evaluation is one.
  for (const NodeId node : nodes)
    if (freedoms.flushes() || !isBounded(freedoms) || paths.of(node).size() != 1)
      contract.node(node).kind = ValueKind::enclosure;
  spreadKinds(contract, out);
  return out;
}

// One path for each evaluation; each element has its own.
NodeId Expressions::chooseFreely(const std::vector<NodeId>& values, FreedomsId id, Span span) {
  Node node;
  node.op = Op::choose;
  node.type = state_.type(values.front());
  node.kind = ValueKind::choice;
  node.span = span;
  node.args = values;
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < values.size(); ++i) {
    labels.push_back(fmt::format("way{}", i + 1));
    Nodes own;
    collect(state_.contract, values[i], id, own);
    for (const NodeId part : own)
      state_.contract.node(part).freedoms = kNone;
  }
  node.choice = addChoice(setting.choiceName, std::move(labels), {syntax::Scope::Kind::Element, {}, span}, span);
  return node.choice == kNone ? kNone : state_.add(std::move(node));
}

} // namespace qkc::contract
