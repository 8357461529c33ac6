// Operators on the order of arithmetic: factors regrouped, a term added before scaling, sums in narrower formats,
// codes limited after an overflow.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::mutate {

using namespace contract;
using numeric::Overflow;
using numeric::Rounding;

namespace {

bool isProduct(const Node& node) {
  return node.op == Op::mul && isFloatFormat(node.type);
}

// Products by a power of two are exact in any order.
bool isPowerOfTwo(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  const bool isNamed = node.op == Op::read && contract.quantity(node.quantity).role == Role::constant;
  if (!isNamed && node.op != Op::constant)
    return false;
  const numeric::Value& value = isNamed ? contract.quantity(node.quantity).value : node.value;
  return value.isFinite() && !value.isZero() && abs(value.rational()) == numeric::powerOfTwo(numeric::floorLog2(abs(value.rational())));
}

bool standsInChoice(const Site& site, NodeId id) {
  const auto chooses = nodesOf(site, [](const Node& node) { return node.op == Op::choose; });
  const auto holds = [&](auto&& self, NodeId at) -> bool {
    if (at == id)
      return true;
    const auto& args = site.node(at).args;
    return std::any_of(args.begin(), args.end(), [&](NodeId arg) { return self(self, arg); });
  };
  return std::any_of(chooses.begin(), chooses.end(), [&](NodeId choose) { return holds(holds, choose); });
}

// (a b) c as a (b c), and back, where the text says one of them alone.
void regrouped(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isProduct)) {
    const Node& outer = site.node(id);
    if (site.contract.freedomsOf(outer).regroups() || standsInChoice(site, id))
      continue;
    for (const std::size_t side : {0U, 1U}) {
      const Node& inner = site.node(outer.args[side]);
      if (!isProduct(inner) || inner.type != outer.type || isPowerOfTwo(site.contract, outer.args[1 - side]) ||
          isPowerOfTwo(site.contract, inner.args[0]) || isPowerOfTwo(site.contract, inner.args[1]))
        continue;
      Editor editor = site.edit();
      const NodeId other = editor.clone(outer.args[1 - side]);
      const NodeId a = editor.clone(inner.args[0]);
      const NodeId b = editor.clone(inner.args[1]);
      const NodeId changed = side == 0 ? editor.make(Op::mul, outer.type, {a, editor.make(Op::mul, outer.type, {b, other})})
                                       : editor.make(Op::mul, outer.type, {editor.make(Op::mul, outer.type, {other, a}), b});
      editor.replace(id, changed);
      harvest.add(site, "arithmetic", "regrouped", "computes " + printExpr(editor.contract(), changed), editor);
    }
  }
}

// a b + c as (a + c) b: what is added is scaled too.
void addedFirst(const Site& site, Harvest& harvest) {
  const auto matches = [](const Node& node) { return node.op == Op::add && isFloatFormat(node.type); };
  for (const NodeId id : nodesOf(site, matches)) {
    const Node& sum = site.node(id);
    const Node& product = site.node(sum.args[0]);
    if (!isProduct(product) || !readsValues(site.contract, sum.args[1]))
      continue;
    Editor editor = site.edit();
    const NodeId inner = editor.make(Op::add, sum.type, {editor.clone(product.args[0]), editor.clone(sum.args[1])});
    const NodeId changed = editor.make(Op::mul, sum.type, {inner, editor.clone(product.args[1])});
    editor.replace(id, changed);
    harvest.add(site, "arithmetic", "added_first", "computes " + printExpr(editor.contract(), changed), editor);
  }
}

// A sum of floats in a narrower format, term by term.
void narrowAccumulator(const Site& site, Harvest& harvest) {
  const auto matches = [](const Node& node) {
    return node.op == Op::reduce && node.reduction == Reduction::sum && isFloatFormat(node.type) &&
           node.type.format->significandBits >= 24 && node.kind == ValueKind::exact;
  };
  for (const NodeId id : nodesOf(site, matches))
    for (const char* name : {"f16", "bf16"}) {
      Editor editor = site.edit();
      const Type narrow = formatType(name);
      const NodeId sum = editor.clone(id);
      const Type wide = site.node(id).type;
      const NodeId term = editor.cast(narrow, editor.contract().node(sum).args[0], Rounding::halfEven, Overflow::inf);
      Node changed = editor.contract().node(sum);
      changed.args[0] = term;
      changed.type = narrow;
      changed.order = SumOrder::inOrder;
      if (changed.hasEmpty)
        changed.args.back() = editor.constant(narrow, numeric::Value::zero());
      const NodeId added = editor.contract().add(std::move(changed));
      editor.replace(id, editor.cast(wide, added, Rounding::halfEven, Overflow::inf));
      harvest.add(site, "accumulate", name, fmt::format("keeps the sum in {}", name), editor);
    }
}

// Rounds to 32 bits first, which wrap, and limits the codes then.
void limitedLate(const Site& site, Harvest& harvest) {
  const auto matches = [](const Node& node) {
    return node.op == Op::cast && node.type.format->isInteger() && node.type.format->storageBits <= 8 &&
           node.overflow == Overflow::saturate && node.wordBits == 0 && node.args.size() == 1;
  };
  for (const NodeId id : nodesOf(site, matches)) {
    const Node& cast = site.node(id);
    if (!isFloatFormat(site.node(cast.args[0]).type))
      continue;
    Editor editor = site.edit();
    const NodeId copy = editor.clone(id);
    const NodeId first =
        editor.cast(formatType("i32"), editor.contract().node(copy).args[0], cast.rounding, Overflow::wrap);
    editor.contract().node(copy).args[0] = first;
    harvest.add(site, "overflow", "limited_late", "rounds to 32 bits that wrap, and limits the codes then", editor);
  }
}

} // namespace

std::vector<OperatorRow> orderOperators() {
  return {{{"regrouped", "arithmetic", "factors multiplied in another order",
            "a product of three factors, none a power of two, whose order is said"},
           regrouped},
          {{"added_first", "arithmetic", "a term added before scaling", "a product and a term that is added to it"},
           addedFirst},
          {{"accumulator", "accumulate", "a sum kept in f16 or bf16",
            "a sum of floats in order; of free sums `qkc calibrate --bounds` measures narrower ones"}, narrowAccumulator},
          {{"limited_late", "overflow", "codes limited after an overflow of 32 bits",
            "a saturating conversion of floats to codes"},
           limitedLate}};
}

} // namespace qkc::mutate
