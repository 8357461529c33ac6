// Operators on the order of arithmetic: a term added before scaling, sums in narrower formats, codes limited after an
// overflow.

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
  return {{{"added_first", "arithmetic", "a term added before scaling", "a product and a term that is added to it"},
           addedFirst},
          {{"accumulator", "accumulate", "a sum kept in f16 or bf16",
            "a sum of floats in order; of free sums `qkc calibrate --bounds` measures narrower ones"},
           narrowAccumulator},
          {{"limited_late", "overflow", "codes limited after an overflow of 32 bits",
            "a saturating conversion of floats to codes"},
           limitedLate}};
}

} // namespace qkc::mutate
