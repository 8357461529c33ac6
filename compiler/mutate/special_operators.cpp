// Operators on values that are no ordinary numbers, and on what a scale is taken from: subnormal inputs, NaN, a guard
// that looks at one element, an extremum over all rows.

#include "compiler/contract/print_expr.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};
const Type kBoolean{Type::Kind::boolean, nullptr};

bool isRead(const Node& node) {
  return node.op == Op::read;
}

bool isExtremum(const Node& node) {
  return node.op == Op::reduce && (node.reduction == Reduction::max || node.reduction == Reduction::min);
}

bool mayBeSubnormal(const Quantity& input) {
  const numeric::Format& format = *input.type.format;
  const Domain& domain = input.domain;
  const numeric::Rational normal = format.smallestNormal.rational();
  return format.hasSubnormals && !(domain.magnitudeLow && *domain.magnitudeLow >= normal) &&
         !(domain.rangeLow && *domain.rangeLow >= normal);
}

// Where subnormal values of an input are taken for 0: at the extremum of its values, which is that of the flushed ones,
// or at a read of it.
std::vector<NodeId> flushedNodes(const Site& site, QuantityId input) {
  std::vector<NodeId> nodes;
  std::set<NodeId> inside;
  for (const NodeId id : nodesOf(site, isExtremum)) {
    const Node& body = site.node(site.node(id).args[0]);
    const NodeId read = body.op == Op::abs ? body.args[0] : site.node(id).args[0];
    if (isRead(site.node(read)) && site.node(read).quantity == input) {
      nodes.push_back(id);
      inside.insert(read);
    }
  }
  for (const NodeId id : nodesOf(site, isRead))
    if (site.node(id).quantity == input && !inside.contains(id))
      nodes.push_back(id);
  return nodes;
}

// A tensor read with subnormal numbers taken for 0 of their sign, as hardware does that flushes its inputs.
void flushedInputs(const Site& site, Harvest& harvest) {
  std::set<QuantityId> inputs;
  for (const NodeId id : nodesOf(site, isRead)) {
    const Quantity& quantity = site.contract.quantity(site.node(id).quantity);
    if (quantity.role == Role::input && isFloatFormat(quantity.type) && mayBeSubnormal(quantity))
      inputs.insert(site.node(id).quantity);
  }
  for (const QuantityId input : inputs) {
    Editor editor = site.edit();
    const Type& type = site.contract.quantity(input).type;
    for (const NodeId id : flushedNodes(site, input)) {
      const NodeId value = editor.clone(id);
      const NodeId normal = editor.constant(type, type.format->smallestNormal);
      const NodeId isSmall = editor.make(Op::less, kBoolean, {editor.make(Op::abs, type, {value}), normal});
      // A zero that keeps the sign, where there are signs and the format has products.
      constexpr int kFewBits = 8;
      const bool isPlain = (isExtremum(site.node(id)) && site.node(site.node(id).args[0]).op == Op::abs) ||
                           type.format->significandBits < kFewBits;
      const NodeId none = editor.constant(type, numeric::Value::zero());
      const NodeId zero = isPlain ? none : editor.make(Op::mul, type, {value, none});
      editor.replace(id, editor.make(Op::select, type, {isSmall, zero, value}));
    }
    const std::string& name = site.contract.quantity(input).name;
    harvest.add(site, "special", "subnormals_flushed_" + name, fmt::format("takes subnormal {} for 0", name), editor);
  }
}

// 0 in place of what NaN becomes; an extremum that lets NaN win where it should not count, or the other way round.
void otherNan(const Site& site, Harvest& harvest) {
  const auto replacesNan = [](const Node& node) {
    return node.op == Op::cast && node.wordBits == 0 && node.args.size() > 1;
  };
  for (const NodeId id : nodesOf(site, replacesNan)) {
    const Node& instead = site.node(site.node(id).args[1]);
    if (instead.op == Op::constant && instead.value.isZero())
      continue;
    Editor editor = site.edit();
    const NodeId zero = editor.constant(instead.type, numeric::Value::zero());
    editor.contract().node(editor.clone(id)).args[1] = zero;
    harvest.add(site, "special", "nan_dropped", "writes 0 for NaN", editor);
  }
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.nanRule != NanRule::none; })) {
    Editor editor = site.edit();
    Node& node = editor.contract().node(editor.clone(id));
    const bool wins = node.nanRule == NanRule::wins;
    node.nanRule = wins ? NanRule::drops : NanRule::wins;
    harvest.add(site, "special", wins ? "nan_drops" : "nan_wins",
                wins ? "leaves NaN out of " + printExpr(site.contract, id)
                     : "NaN wins in " + printExpr(site.contract, id),
                editor);
  }
}

// `a == 0` of the largest magnitude: then the first one is 0 too, and others besides.
bool holdsOfTheFirst(const Site& site, const Node& condition, const Node& reduction) {
  const Node& other = site.node(condition.args[1]);
  return condition.op == Op::equal && other.op == Op::constant && other.value.isZero() &&
         reduction.reduction == Reduction::max && site.node(reduction.args[0]).op == Op::abs;
}

// `a[t] == 0` of an extremum as a condition on the first of the values that it is taken of.
void guardOnElement(const Site& site, Harvest& harvest) {
  const NodeId guard = site.definition().guard;
  if (guard == kNone || (site.node(guard).op != Op::equal && site.node(guard).op != Op::notEqual) || isGuardIdle(site))
    return;
  const NodeId read = site.node(guard).args[0];
  if (!isRead(site.node(read)))
    return;
  const Quantity& of = site.contract.quantity(site.node(read).quantity);
  if (of.role != Role::let || of.arms.size() != 1)
    return;
  const Node& reduction = site.node(of.arms[0].value);
  if (!isExtremum(reduction) || reduction.hasWhere || reduction.hasEmpty)
    return;
  if (!holdsOfTheFirst(site, site.node(guard), reduction) && !isRestDefined(site))
    return; // elements would be left without an arm
  Editor editor = site.edit();
  std::map<IndexId, NodeId> at;
  for (std::size_t k = 0; k < of.indices.size(); ++k)
    at[of.indices[k]] = editor.clone(site.node(read).args[k]);
  for (const IndexId bound : reduction.bound)
    at[bound] = editor.integer(0);
  const NodeId first = editor.substitute(reduction.args[0], at);
  editor.contract().node(editor.clone(guard)).args[0] = first;
  harvest.add(
      site, "guard", "first_element",
      fmt::format("looks at {} in place of {}", printExpr(editor.contract(), first), printExpr(site.contract, read)),
      editor);
}

bool readsIndex(const Contract& contract, NodeId id, IndexId index) {
  const Node& node = contract.node(id);
  return (node.op == Op::index && node.index == index) ||
         std::any_of(node.args.begin(), node.args.end(), [&](NodeId arg) { return readsIndex(contract, arg, index); });
}

// An extremum of one row taken over all rows: one scale for the tensor.
void overAllRows(const Site& site, Harvest& harvest) {
  if (site.defined().indices.empty())
    return;
  const IndexId outer = site.defined().indices.front();
  const Index& index = site.contract.indices[static_cast<std::size_t>(outer)];
  if (index.outer != kNone)
    return;
  for (const NodeId id : nodesOf(site, isExtremum)) {
    const Node& reduction = site.node(id);
    if (reduction.hasWhere || reduction.hasEmpty || !readsIndex(site.contract, reduction.args[0], outer))
      continue;
    Editor editor = site.edit();
    const auto every = static_cast<IndexId>(editor.contract().indices.size());
    Index all = index;
    all.name = "every_" + index.name;
    editor.contract().indices.push_back(std::move(all));
    const NodeId place = editor.make(Op::index, kInteger, {});
    editor.contract().node(place).index = every;
    const NodeId body = editor.substitute(reduction.args[0], {{outer, place}});
    Node& changed = editor.contract().node(editor.clone(id));
    changed.args[0] = body;
    changed.bound.insert(changed.bound.begin(), every);
    harvest.add(site, "reduction", "over_all_" + index.name, fmt::format("takes it over all {}", index.name), editor);
  }
}

} // namespace

std::vector<OperatorRow> specialOperators() {
  return {{{"flushed_inputs", "special", "subnormal inputs taken for 0", "a float input that may be subnormal"},
           flushedInputs},
          {{"nan", "special", "0 for NaN; NaN that counts in an extremum where it should not, or the other way round",
            "a conversion that says what becomes of NaN, or an extremum that says whether it counts"},
           otherNan},
          {{"guard_element", "guard", "a guard on the first element in place of the extremum",
            "a guard on an extremum of the elements"},
           guardOnElement,
           Applies::toArms},
          {{"all_rows", "reduction", "an extremum over all rows in place of one", "an extremum for each row"},
           overAllRows}};
}

} // namespace qkc::mutate
