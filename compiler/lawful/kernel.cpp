#include "compiler/lawful/kernel.h"

#include "compiler/contract/group_scales.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace qkc::lawful {

using contract::Freedoms;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::Type;

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool isFloating(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

std::int64_t countOf(const std::vector<std::int64_t>& extents) {
  std::int64_t count = 1;
  for (const std::int64_t extent : extents)
    count *= extent;
  return count;
}

double numberOf(const numeric::Value& v) {
  if (v.isInfinite())
    return v.isNegative() ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  if (v.isNan())
    return kUnknown;
  return v.isZero() ? (v.isNegative() ? -0.0 : 0.0) : v.rational().get_d();
}

} // namespace

Inputs::Inputs(const contract::Contract& contract, semantics::Call given) : call(std::move(given)) {
  for (std::size_t id = 0; id < contract.quantities.size(); ++id) {
    values.emplace_back();
    const Quantity& q = contract.quantities[id];
    const bool isTensor = q.role == Role::input || q.role == Role::output || q.role == Role::parameter;
    if (!isTensor || q.type.kind != Type::Kind::format)
      continue;
    const Codes codes(*q.type.format);
    const auto& from = q.role == Role::output ? call.returned[id].codes : call.given[id].codes;
    for (const std::uint64_t code : from)
      values.back().push_back(codes.value(code));
  }
}

Kernel::Kernel(const contract::Contract& contract, std::uint64_t seed) : contract_(contract), engine_(seed) {
  for (const Quantity& q : contract.quantities)
    codes_.push_back(q.role == Role::output ? std::make_unique<Codes>(*q.type.format) : nullptr);
  for (const Node& node : contract.nodes)
    constants_.push_back(node.op == Op::constant ? numberOf(node.value) : 0);
  for (const Node& node : contract.nodes)
    chains_.push_back(startsChain(node) ? 1 : 0);
  bindings_.resize(contract.indices.size());
}

void Kernel::drawHabits() {
  order_ = static_cast<Order>(below(8));
  fusing_ = static_cast<Fusing>(below(3));
  accuracy_ = static_cast<Accuracy>(below(4));
  isPrecise_ = below(8) == 0;
}

void Kernel::begin(Inputs& inputs) {
  inputs_ = &inputs;
  paths_.clear();
  lets_.assign(contract_.quantities.size(), {});
  spans_.assign(contract_.quantities.size(), {});
  drawHabits();
  for (std::size_t id = 0; id < contract_.quantities.size(); ++id) {
    const Quantity& q = contract_.quantities[id];
    if (q.role == Role::let) {
      for (const contract::IndexId index : q.indices)
        spans_[id].push_back(static_cast<std::int64_t>(value(contract_.indices[at(index)].extent)));
      lets_[id].assign(static_cast<std::size_t>(countOf(spans_[id])), kUnknown);
    }
  }
}

double Kernel::valueAt(NodeId node, const std::vector<std::int64_t>& bindings) {
  bindings_ = bindings;
  ++element_;
  return value(node);
}

void Kernel::run(Inputs& inputs) {
  begin(inputs);
  for (std::size_t id = 0; id < contract_.quantities.size(); ++id)
    if (contract_.quantities[id].role == Role::output)
      define(static_cast<QuantityId>(id));
}

void Kernel::define(QuantityId id) {
  const Quantity& q = contract_.quantity(id);
  std::vector<std::int64_t> extents;
  for (const contract::IndexId index : q.indices)
    extents.push_back(static_cast<std::int64_t>(value(contract_.indices[at(index)].extent)));
  const bool mixes = below(4) == 0; // habits that change from element to element
  const std::int64_t count = countOf(extents);
  auto& content = inputs_->values[at(id)];
  auto& codes = inputs_->call.returned[at(id)].codes;
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t rest = i;
    for (std::size_t k = extents.size(); k-- > 0; rest /= extents[k])
      bindings_[at(q.indices[k])] = rest % extents[k];
    if (mixes)
      drawHabits();
    ++element_;
    double v = arm(q);
    if (q.type.format->isFloating())
      v = nearest(*q.type.format, v);
    const auto place = static_cast<std::size_t>(placeOf(inputs_->call.returned[at(id)].extents, q.target));
    codes[place] = codes_[at(id)]->code(v);
    content[place] = v;
  }
}

double Kernel::arm(const Quantity& quantity) {
  for (const contract::Arm& one : quantity.arms)
    if (one.guard == contract::kNone || value(one.guard) != 0)
      return value(one.value);
  throw std::logic_error("no arm");
}

std::int64_t Kernel::placeOf(const std::vector<std::int64_t>& extents, const std::vector<NodeId>& args) {
  std::int64_t place = 0;
  for (std::size_t k = 0; k < args.size(); ++k)
    place = place * extents[k] + static_cast<std::int64_t>(value(args[k]));
  return place;
}

double Kernel::read(const Node& node) {
  const Quantity& q = contract_.quantity(node.quantity);
  if (q.role == Role::let)
    return let(node.quantity, placeOf(spans_[at(node.quantity)], node.args));
  if (q.role == Role::constant)
    return numberOf(q.value);
  if (q.role == Role::table)
    return numberOf(q.contents[static_cast<std::size_t>(value(node.args[0]))]);
  const auto& tensor =
      q.role == Role::output ? inputs_->call.returned[at(node.quantity)] : inputs_->call.given[at(node.quantity)];
  return inputs_->values[at(node.quantity)][static_cast<std::size_t>(placeOf(tensor.extents, node.args))];
}

// One value for all readers, as a kernel has that stores it.
double Kernel::let(QuantityId id, std::int64_t place) {
  double& known = lets_[at(id)][static_cast<std::size_t>(place)];
  if (!std::isnan(known))
    return known;
  const Quantity& q = contract_.quantity(id);
  const std::vector<std::int64_t> outer = bindings_;
  std::int64_t rest = place;
  for (std::size_t k = q.indices.size(); k-- > 0; rest /= spans_[at(id)][k])
    bindings_[at(q.indices[k])] = rest % spans_[at(id)][k];
  const double v = value(q.arms.front().value);
  bindings_ = outer;
  return lets_[at(id)][static_cast<std::size_t>(place)] = v;
}

std::size_t Kernel::path(const Node& node) {
  const contract::Choice& choice = contract_.choices[at(node.choice)];
  std::vector<std::int64_t> instance;
  if (choice.scope.kind == contract::Scope::Kind::element)
    instance.push_back(static_cast<std::int64_t>(element_));
  for (const NodeId part : choice.scope.instance)
    instance.push_back(static_cast<std::int64_t>(value(part)));
  if (choice.scope.kind == contract::Scope::Kind::element)
    std::erase_if(
        paths_, [&](const auto& known) { return known.first.first == node.choice && known.first.second != instance; });
  const auto [place, isNew] = paths_.try_emplace({node.choice, std::move(instance)}, 0);
  if (isNew)
    place->second = below(node.args.size());
  return place->second;
}

double Kernel::value(NodeId id) {
  const Node& node = contract_.node(id);
  switch (node.op) {
  case Op::constant:
    return constants_[at(id)];
  case Op::dim:
    return static_cast<double>(inputs_->call.dims[at(node.dim)]);
  case Op::index:
    return static_cast<double>(bindings_[at(node.index)]);
  case Op::read:
    return read(node);
  case Op::choose:
    return value(node.args[path(node)]);
  case Op::select:
    return value(node.args[value(node.args[0]) != 0 ? 1 : 2]);
  case Op::reduce:
    return reduce(node);
  case Op::mul:
  case Op::div:
    if (isChain(id))
      return chain(id, false);
    return arithmetic(node);
  default:
    return arithmetic(node);
  }
}

double Kernel::reduce(const Node& node) {
  using contract::Reduction;
  std::vector<Term> terms;
  const Node& body = contract_.node(node.args[0]);
  const Freedoms& freedoms = contract_.freedomsOf(node);
  const bool mayFuse = freedoms.contraction || freedoms.accumulator;
  const bool fresh = node.reduction == Reduction::sum && mayFuse && (body.op == Op::mul || body.op == Op::pow) &&
                     body.freedoms == node.freedoms && isFloating(body.type);
  const bool outer = isInSum_;
  isInSum_ = fresh;
  const bool hasScales = contract::groupOf(contract_, node) != 0;
  places(node, [&] {
    terms.push_back(fresh ? addend(node.args[0], node) : Term{value(node.args[0]), false});
    if (hasScales)
      terms.back().scale = scaleOf(node);
  });
  isInSum_ = outer;
  if (terms.empty())
    return node.hasEmpty ? value(node.args.back()) : 0;
  if (node.reduction == Reduction::sum)
    return isFloating(node.type)
               ? (isLowered() ? lowered(std::move(terms)) : sum(*node.type.format, freedoms, std::move(terms)))
               : std::accumulate(terms.begin(), terms.end(), 0.0, [](double a, const Term& b) { return a + b.value; });
  double best = terms.front().value;
  for (const Term& term : terms) {
    if (node.reduction != Reduction::max && node.reduction != Reduction::min)
      throw std::logic_error("a reduction that lawful evaluations do not know");
    best = node.reduction == Reduction::max ? std::max(best, term.value) : std::min(best, term.value);
  }
  return best;
}

double Kernel::scaleOf(const Node& sum) {
  double out = 1;
  for (const contract::GroupScale& scale : contract::groupScales(contract_, sum))
    out *= std::max(std::abs(value(scale.factor)), std::ldexp(1.0, scale.leastExponent));
  return out;
}

template <class Visit> void Kernel::places(const Node& reduction, const Visit& visit) {
  std::vector<std::int64_t> extents;
  for (const contract::IndexId index : reduction.bound)
    extents.push_back(static_cast<std::int64_t>(value(contract_.indices[at(index)].extent)));
  const std::int64_t count = countOf(extents);
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t rest = i;
    for (std::size_t k = extents.size(); k-- > 0; rest /= extents[k])
      bindings_[at(reduction.bound[k])] = rest % extents[k];
    if (!reduction.hasWhere || value(reduction.args[1]) != 0)
      visit();
  }
}

} // namespace qkc::lawful
