#include "compiler/driver/contract_cost.h"

#include "compiler/contract/queries.h"

#include <algorithm>
#include <map>
#include <vector>

namespace qkc::driver {

namespace {

using contract::Contract;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;

class Counter {
public:
  Counter(const Contract& contract, std::vector<std::int64_t> dims) : contract_(contract), dims_(std::move(dims)) {}

  std::optional<Operations> run() {
    Operations all;
    double most = 0;
    for (const Quantity& quantity : contract_.quantities) {
      const double elements = extent(quantity.indices);
      Operations arm;
      for (const contract::Arm& one : quantity.arms)
        arm = costlier(arm, of(one.value, elements));
      all.count += arm.count;
      if (arm.count > most) {
        most = arm.count;
        all.kind = arm.kind;
      }
    }
    return unknown_ ? std::nullopt : std::optional(all);
  }

private:
  static Operations costlier(const Operations& a, const Operations& b) { return b.count > a.count ? b : a; }

  // How often what stands under these index variables is computed.
  double extent(const std::vector<contract::IndexId>& indices) {
    double product = 1;
    for (const contract::IndexId id : indices) {
      const auto value =
          contract::evaluateExtent(contract_, contract_.indices[static_cast<std::size_t>(id)].extent, dims_);
      unknown_ = unknown_ || !value;
      product *= static_cast<double>(value.value_or(0));
    }
    return product;
  }

  // A node that is computed `times` times.
  Operations of(NodeId id, double times) {
    if (id == contract::kNone)
      return {};
    const Node& node = contract_.node(id);
    const bool isSum = node.op == Op::reduce && node.reduction == contract::Reduction::sum;
    const double inside = node.op == Op::reduce ? times * extent(node.bound) : times;
    Operations sum;
    if (isSum)
      if (const auto kind = productIn(node.args[0]))
        sum = {2 * inside, *kind};
    for (const NodeId argument : node.args) {
      const Operations found = of(argument, inside);
      if (node.op == Op::choose)
        sum = costlier(sum, found);
      else
        sum = {sum.count + found.count, costlier(sum, found).kind};
    }
    return sum;
  }

  using Kinds = std::map<NodeId, std::optional<FactorKind>>;

  // What a sum adds is a product: through conversions, signs and scales.
  std::optional<FactorKind> productIn(NodeId id) {
    if (const auto known = products_.find(id); known != products_.end())
      return known->second;
    return products_[id] = productAt(id);
  }

  std::optional<FactorKind> productAt(NodeId id) {
    const Node& node = contract_.node(id);
    if (node.op == Op::mul || node.op == Op::fma) {
      const auto left = factor(node.args[0]);
      const auto right = factor(node.args[1]);
      // A scale that is itself a product: (a * b) * s.
      for (const NodeId side : {node.args[0], node.args[1]})
        if (const auto inner = productIn(side))
          return inner;
      return left && right ? std::optional(std::min(*left, *right)) : std::nullopt;
    }
    if (node.op == Op::pow) // a square
      return factor(node.args[0]);
    const bool passes = node.op == Op::cast || node.op == Op::neg || node.op == Op::div || node.op == Op::keep;
    return passes ? productIn(node.args[0]) : std::nullopt;
  }

  static FactorKind kindOf(const contract::Type& type) {
    if (type.kind != contract::Type::Kind::format || type.format == nullptr)
      return FactorKind::int8; // an exact integer, or a real of small parts: as what it is made of
    const numeric::Format& format = *type.format;
    if (format.usedBits() > 16)
      return FactorKind::fma32;
    if (format.usedBits() > 8)
      return FactorKind::half;
    return format.isFloating() ? FactorKind::fp8 : FactorKind::int8;
  }

  // The widest of what a factor is made of; none where it depends on no input. A value of a format is what it is
  // rounded to, whatever it was before.
  std::optional<FactorKind> factor(NodeId id) {
    if (const auto known = factors_.find(id); known != factors_.end())
      return known->second;
    return factors_[id] = factorAt(id);
  }

  std::optional<FactorKind> factorAt(NodeId id) {
    const Node& node = contract_.node(id);
    const bool isExact = node.type.kind != contract::Type::Kind::format;
    if (node.op == Op::read || node.op == Op::old) {
      const Quantity& quantity = contract_.quantity(node.quantity);
      const bool isData = quantity.role == contract::Role::input || quantity.role == contract::Role::inout ||
                          quantity.role == contract::Role::output;
      if (isData)
        return kindOf(node.type);
      if (quantity.role != contract::Role::let)
        return std::nullopt;
      std::optional<FactorKind> widest;
      for (const contract::Arm& arm : quantity.arms)
        if (const auto kind = arm.value == contract::kNone ? std::nullopt : factor(arm.value))
          widest = std::min(widest.value_or(*kind), *kind);
      return widest && !isExact ? std::optional(kindOf(node.type)) : widest;
    }
    std::optional<FactorKind> widest;
    for (const NodeId argument : node.args)
      if (const auto kind = factor(argument))
        widest = std::min(widest.value_or(*kind), *kind);
    return widest && !isExact ? std::optional(kindOf(node.type)) : widest;
  }

  const Contract& contract_;
  std::vector<std::int64_t> dims_;
  bool unknown_ = false;
  Kinds factors_, products_; // of nodes that were asked about: lets and products name others more than once
};

} // namespace

std::optional<Operations> operationsOf(const Contract& contract, const cases::Extents& dims) {
  std::vector<std::int64_t> values;
  for (const contract::Dim& dim : contract.dims) {
    const auto found = dims.find(dim.name);
    values.push_back(found == dims.end() ? 0 : found->second);
  }
  return Counter(contract, std::move(values)).run();
}

} // namespace qkc::driver
