#include "compiler/semantics/enclose.h"

#include "compiler/contract/bounded.h"
#include "compiler/contract/group_scales.h"
#include "compiler/semantics/operations.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace qkc::semantics {

using contract::Contract;
using contract::Freedoms;
using contract::IndexId;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::Reduction;
using contract::Role;
using contract::SumOrder;
using contract::Type;
using contract::ValueKind;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool isFloating(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

Value sizeOf(const Enclosure& a, const Enclosure& b) {
  return a.undefined || b.undefined ? Value() : numeric::add(magnitude(a), magnitude(b));
}

bool contracts(const Freedoms& freedoms) {
  const auto fuses = [](const contract::Evaluation& member) { return member.contraction || member.core; };
  return freedoms.contraction || (freedoms.accumulator && (std::ranges::any_of(freedoms.accumulator->members, fuses) ||
                                                           std::ranges::any_of(freedoms.accumulator->inner, fuses)));
}

} // namespace

Encloser::Encloser(const Contract& contract, Variables& variables, const Call& call, std::vector<int> paths,
                   Reach reach)
    : contract_(contract), paths_(std::move(paths)), reach_(reach),
      exact_(contract, variables, call, Options::along(Reading::returned, paths_)) {}

Enclosure Encloser::exactly(NodeId id, const Bindings& bindings) {
  const Alternatives value = exact_.value(id, bindings);
  if (!value.single()) {
    throw EvaluationError(exact_.lastProblem().empty() ? "a part has no value" : exact_.lastProblem());
  }
  Enclosure out = Enclosure::point(*value.single());
  out.tainted = value.tainted;
  return out;
}

Enclosure Encloser::of(NodeId id, const Bindings& bindings) {
  const Node& node = contract_.node(id);
  if (node.kind != ValueKind::enclosure) {
    return exactly(id, bindings);
  }
  if (!contract::isBounded(contract_.freedomsOf(node))) {
    throw EvaluationError(
        fmt::format("no bound is derived for '{}' yet", contract::printFreedoms(contract_.freedomsOf(node))));
  }
  switch (node.op) {
  case Op::read:
    return read(node, bindings);
  case Op::select:
    return select(node, bindings);
  case Op::reduce:
    return reduce(node, bindings);
  case Op::add:
    return isRegroupedSum(node) ? regroupedSum(node, bindings) : operation(node, bindings);
  case Op::mul:
  case Op::div:
    if (isChain(node)) {
      return chain(id, bindings);
    }
    return operation(node, bindings);
  case Op::choose:
    return of(node.args[at(paths_[at(node.choice)])], bindings);
  default:
    return operation(node, bindings);
  }
}

Enclosure Encloser::reached(const Enclosure& exact) const {
  return reached(exact, exact.undefined ? Value() : magnitude(exact));
}

Enclosure Encloser::reached(const Enclosure& exact, const Value& size) const {
  return reach_ == Reach::widened ? widened(exact, 1, size) : exact;
}

Enclosure Encloser::unrounded(const Node& product, const Bindings& bindings) {
  const Enclosure a = of(product.args[0], bindings);
  return reached(product.op == Op::pow ? square(a) : multiply(a, of(product.args[1], bindings)));
}

// R6b: a product that may be fused into the addition.
Enclosure Encloser::addend(NodeId id, const Node& sum, const Bindings& bindings) {
  const Node& product = contract_.node(id);
  const Freedoms& freedoms = contract_.freedomsOf(sum);
  const bool mayFuse = freedoms.contraction && sum.freedoms == product.freedoms &&
                       (product.op == Op::mul || product.op == Op::pow) && isFloating(product.type);
  if (!mayFuse) {
    return of(id, bindings);
  }
  if (isChain(product)) {
    return chain(id, bindings); // holds the exact value
  }
  const Enclosure exact = unrounded(product, bindings);
  return hull(exact, roundedOnce(*product.type.format, exact, freedoms.flushes()));
}

Enclosure Encloser::addition(const Node& node, const Bindings& bindings) {
  const Enclosure a = addend(node.args[0], node, bindings);
  const Enclosure b = addend(node.args[1], node, bindings);
  return reached(node.op == Op::sub ? subtract(a, b) : add(a, b), sizeOf(a, b));
}

bool Encloser::isRegroupedSum(const Node& node) const {
  const auto inside = [&](NodeId arg) {
    return contract_.node(arg).op == Op::add && contract_.node(arg).freedoms == node.freedoms;
  };
  return node.op == Op::add && isFloating(node.type) && contract_.freedomsOf(node).regroups() &&
         std::ranges::any_of(node.args, inside);
}

void Encloser::addAddends(NodeId id, const Node& sum, const Bindings& bindings, std::vector<SumTerm>& terms) {
  const Node& node = contract_.node(id);
  if (node.op == Op::add && node.freedoms == sum.freedoms) {
    addAddends(node.args[0], sum, bindings, terms);
    addAddends(node.args[1], sum, bindings, terms);
    return;
  }
  const bool mayFuse = contract_.freedomsOf(sum).contraction && node.freedoms == sum.freedoms &&
                       (node.op == Op::mul || node.op == Op::pow) && isFloating(node.type);
  if (!mayFuse) {
    terms.push_back({of(id, bindings), false});
  } else {
    terms.push_back({isChain(node) ? chain(id, bindings) : unrounded(node, bindings), true});
  }
}

Enclosure Encloser::regroupedSum(const Node& node, const Bindings& bindings) {
  std::vector<SumTerm> terms;
  for (const NodeId arg : node.args) {
    addAddends(arg, node, bindings, terms);
  }
  contract::Freedoms freedoms;
  freedoms.anyOrder = freedoms.contraction = true;
  freedoms.flush = contract_.freedomsOf(node).flushes();
  return summed(*node.type.format, freedoms, terms, reach_);
}

// R6c, R8b: a quotient by its freedoms.
Enclosure Encloser::quotient(const Node& node, const Enclosure& a, const Enclosure& b) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  const Enclosure exact = reached(divide(a, b));
  if (!isFloating(node.type) || exact.undefined) {
    return exact;
  }
  const numeric::Format& format = *node.type.format;
  if (const contract::Accuracy* accuracy = freedoms.accuracyOf("div")) {
    return widenedBy(*accuracy, format, exact);
  }
  const Enclosure direct = roundedOnce(format, exact, freedoms.flushes());
  if (!freedoms.reciprocal) {
    return direct;
  }
  const Enclosure inverse =
      roundedOnce(format, reached(divide(Enclosure::point(Value(std::int64_t{1})), b)), freedoms.flushes());
  return hull(direct, roundedOnce(format, reached(multiply(a, inverse)), freedoms.flushes()));
}

// R1, R2: operations on enclosures: the exact image of the operands, rounded once where the type is a format.
Enclosure Encloser::operation(const Node& node, const Bindings& bindings) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  const auto arg = [&](std::size_t i) { return of(node.args[i], bindings); };
  const auto finish = [&](const Enclosure& exact) {
    return isFloating(node.type) && !exact.undefined ? roundedOnce(*node.type.format, exact, freedoms.flushes())
                                                     : exact;
  };
  switch (node.op) {
  case Op::add:
  case Op::sub:
    return finish(addition(node, bindings));
  case Op::mul:
  case Op::pow:
    return finish(unrounded(node, bindings));
  case Op::div:
    return quotient(node, arg(0), arg(1));
  case Op::fma: {
    const Enclosure product = multiply(arg(0), arg(1));
    const Enclosure last = arg(2);
    return finish(reached(add(product, last), sizeOf(product, last)));
  }
  case Op::sqrt: {
    const Enclosure root = reached(squareRoot(arg(0)));
    const contract::Accuracy* accuracy = freedoms.accuracyOf("sqrt");
    return accuracy != nullptr ? widenedBy(*accuracy, *node.type.format, root) : finish(root);
  }
  case Op::function:
    return functionImage(node.functionName, *node.type.format, *freedoms.accuracyOf(node.functionName), arg(0), reach_);
  case Op::neg:
    return negate(arg(0));
  case Op::abs:
    return absolute(arg(0));
  case Op::max:
    return larger(arg(0), arg(1));
  case Op::min:
    return smaller(arg(0), arg(1));
  case Op::cast:
    return converted(node, arg(0),
                     node.args.size() > 1 ? std::optional(contract_.node(node.args[1]).value) : std::nullopt);
  case Op::bucket: {
    Enclosure out = arg(0);
    const auto countBelow = [&](const Value& end) {
      const std::array<Entry, 1> argument = {end};
      return apply(contract_, node, argument).value();
    };
    out.low = countBelow(out.low);
    out.high = countBelow(out.high);
    return out;
  }
  case Op::keep: {
    Enclosure out = arg(0);
    out.low = numeric::keep(out.low, node.keepBits, node.rounding);
    out.high = numeric::keep(out.high, node.keepBits, node.rounding);
    return out;
  }
  default:
    throw EvaluationError("an operation on enclosures without a rule");
  }
}

// Whether more than one product or quotient of a statement may be regrouped here.
bool Encloser::isChain(const Node& node) const {
  const auto inside = [&](NodeId arg) {
    const Node& part = contract_.node(arg);
    return (part.op == Op::mul || part.op == Op::div) && part.freedoms == node.freedoms && isFloating(part.type);
  };
  return (node.op == Op::mul || node.op == Op::div) && isFloating(node.type) && contract_.freedomsOf(node).regroups() &&
         std::ranges::any_of(node.args, inside);
}

void Encloser::flatten(NodeId id, contract::FreedomsId freedoms, bool inverted, std::vector<NodeId>& over,
                       std::vector<NodeId>& under, int& operations) const {
  const Node& node = contract_.node(id);
  const bool inside = (node.op == Op::mul || node.op == Op::div) && node.freedoms == freedoms && isFloating(node.type);
  if (!inside) {
    (inverted ? under : over).push_back(id);
    return;
  }
  // A division may become a reciprocal and a product.
  operations += node.op == Op::div && contract_.freedomsOf(node).reciprocal ? 2 : 1;
  flatten(node.args[0], freedoms, inverted, over, under, operations);
  flatten(node.args[1], freedoms, inverted != (node.op == Op::div), over, under, operations);
}

// R6: products and quotients of one statement, in any association.
Enclosure Encloser::chain(NodeId id, const Bindings& bindings) {
  const Node& node = contract_.node(id);
  std::vector<NodeId> over;
  std::vector<NodeId> under;
  int operations = 0;
  flatten(id, node.freedoms, false, over, under, operations);
  std::vector<Enclosure> numerators;
  std::vector<Enclosure> denominators;
  Enclosure exact = Enclosure::point(Value(std::int64_t{1}));
  for (const NodeId factor : over) {
    numerators.push_back(of(factor, bindings));
    exact = multiply(exact, numerators.back());
  }
  for (const NodeId factor : under) {
    denominators.push_back(of(factor, bindings));
    exact = divide(exact, denominators.back());
  }
  if (exact.undefined) {
    return exact;
  }
  const Enclosure all =
      regrouped(*node.type.format, exact, operations, numerators, denominators, contract_.freedomsOf(node).flushes());
  return reach_ == Reach::widened && !all.undefined ? widened(all, operations, magnitude(all)) : all;
}

std::optional<bool> Encloser::truth(NodeId id, const Bindings& bindings) {
  const Node& node = contract_.node(id);
  if (node.kind != ValueKind::enclosure) {
    return !exactly(id, bindings).low.isZero();
  }
  if (node.op == Op::logicalNot) {
    const auto inner = truth(node.args[0], bindings);
    return inner ? std::optional(!*inner) : std::nullopt;
  }
  if (node.op == Op::logicalAnd || node.op == Op::logicalOr) {
    const auto a = truth(node.args[0], bindings);
    const bool decides = node.op == Op::logicalOr;
    if (a && *a == decides) {
      return a;
    }
    const auto b = truth(node.args[1], bindings);
    return b && *b == decides ? b : (a && b ? b : std::nullopt);
  }
  const Enclosure a = of(node.args[0], bindings);
  const Enclosure b = of(node.args[1], bindings);
  if (a.undefined || b.undefined) {
    return std::nullopt;
  }
  const auto lowHigh = compare(a.low, b.high);
  const auto highLow = compare(a.high, b.low);
  switch (node.op) {
  case Op::less:
    return highLow < 0 ? std::optional(true) : lowHigh >= 0 ? std::optional(false) : std::nullopt;
  case Op::lessEqual:
    return highLow <= 0 ? std::optional(true) : lowHigh > 0 ? std::optional(false) : std::nullopt;
  default: {
    const bool apart = lowHigh > 0 || highLow < 0;
    const bool same = lowHigh == 0 && highLow == 0;
    if (!apart && !same) {
      return std::nullopt;
    }
    return same == (node.op == Op::equal);
  }
  }
}

// R9: where the condition is undecided either branch is lawful.
Enclosure Encloser::select(const Node& node, const Bindings& bindings) {
  const auto holds = truth(node.args[0], bindings);
  if (holds) {
    return of(node.args[*holds ? 1 : 2], bindings);
  }
  return hull(of(node.args[1], bindings), of(node.args[2], bindings));
}

std::vector<Enclosure> Encloser::branches(NodeId id, const Bindings& bindings) {
  const Node& node = contract_.node(id);
  if (node.op != Op::select || node.kind != contract::ValueKind::enclosure || truth(node.args[0], bindings)) {
    return {};
  }
  return {of(node.args[1], bindings), of(node.args[2], bindings)};
}

Enclosure Encloser::read(const Node& node, const Bindings& bindings) {
  std::vector<std::int64_t> position;
  for (const NodeId arg : node.args) {
    const auto place = toInteger(exact_.value(arg, bindings).single());
    if (!place) {
      throw EvaluationError("a position has no value");
    }
    position.push_back(*place);
  }
  return let(node.quantity, position);
}

Enclosure Encloser::let(contract::QuantityId id, const std::vector<std::int64_t>& position) {
  if (id == fixed_) {
    return fixedValue_;
  }
  Known& known = fixed_ != contract::kNone && dependsOnFixed(id) ? fixedLets_ : lets_;
  const auto key = std::pair(id, position);
  if (const auto found = known.find(key); found != known.end()) {
    return found->second;
  }
  const Quantity& let = contract_.quantity(id);
  Bindings own = exact_.unbound();
  for (std::size_t i = 0; i < position.size(); ++i) {
    own[at(let.indices[i])] = position[i];
  }
  const contract::Arm& arm = let.arms.front();
  Enclosure out;
  if (arm.guard != contract::kNone && truth(arm.guard, own) == std::optional(false)) {
    out.undefined = true;
  } else {
    out = of(arm.value, own);
  }
  return known.emplace(key, out).first->second;
}

std::vector<Bindings> Encloser::placesOf(const Node& reduction, const Bindings& bindings) {
  std::vector<Bindings> places;
  exact_.forEach(reduction.bound, bindings, [&](const Bindings& place) {
    if (reduction.hasWhere) {
      const auto holds = truth(reduction.args[1], place);
      if (!holds) {
        throw EvaluationError("a reduction whose members are undecided");
      }
      if (!*holds) {
        return;
      }
    }
    places.push_back(place);
  });
  return places;
}

Enclosure Encloser::reduce(const Node& node, const Bindings& bindings) {
  const std::vector<Bindings> places = placesOf(node, bindings);
  if (places.empty() && node.hasEmpty) {
    return of(node.args.back(), bindings);
  }
  if (node.reduction == Reduction::sum) {
    return node.order == SumOrder::free || (node.order == SumOrder::inOrder && node.freedoms != contract::kNone)
               ? sum(node, places)
               : inOrder(node, places);
  }
  const bool isMax = node.reduction == Reduction::max;
  if ((!isMax && node.reduction != Reduction::min) || places.empty()) {
    throw EvaluationError("a reduction of enclosures without a rule");
  }
  Enclosure out = of(node.args[0], places.front());
  for (const Bindings& place : places) {
    const Enclosure next = of(node.args[0], place);
    out = isMax ? larger(out, next) : smaller(out, next);
  }
  return out;
}

// R2 for each addition; nothing rounds among integers and reals.
Enclosure Encloser::inOrder(const Node& node, const std::vector<Bindings>& places) {
  Enclosure total = Enclosure::point(Value());
  for (const Bindings& place : places) {
    const Enclosure next = of(node.args[0], place);
    total = reached(add(total, next), sizeOf(total, next));
    if (isFloating(node.type) && !total.undefined) {
      total = roundedOnce(*node.type.format, total, false);
    }
  }
  return total;
}

Enclosure Encloser::sum(const Node& node, const std::vector<Bindings>& places) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  std::vector<SumTerm> terms;
  bool tainted = false;
  for (const Bindings& place : places) {
    terms.push_back(term(node, place));
    tainted |= terms.back().value.tainted;
  }
  Enclosure out = summed(*node.type.format, freedoms, terms, reach_);
  out.tainted |= tainted;
  return out;
}

// A product of the sum's statement is not rounded on its own where it may be contracted, or where a tensor core adds.
SumTerm Encloser::term(const Node& sum, const Bindings& bindings) {
  const Node& body = contract_.node(sum.args[0]);
  const bool isProduct = (body.op == Op::mul || body.op == Op::pow) && body.freedoms == sum.freedoms &&
                         isFloating(body.type) && contracts(contract_.freedomsOf(sum));
  SumTerm out{isProduct ? (isChain(body) ? chain(sum.args[0], bindings) : unrounded(body, bindings))
                        : of(sum.args[0], bindings),
              isProduct, Value()};
  if (contract::groupOf(contract_, sum) != 0) {
    out.scale = Value(1);
    for (const contract::GroupScale& scale : contract::groupScales(contract_, sum)) {
      const Value least = Value::scaled(false, 1, scale.leastExponent);
      out.scale = mul(out.scale, numeric::maximum(magnitude(of(scale.factor, bindings)), least));
    }
  }
  return out;
}

} // namespace qkc::semantics
