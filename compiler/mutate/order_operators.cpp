// Operators on the order of arithmetic: a term added before scaling, sums in narrower formats, codes limited after an
// overflow.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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

bool isWideSum(const Node& node) {
  return node.op == Op::reduce && node.reduction == Reduction::sum && isFloatFormat(node.type) &&
         node.type.format->significandBits >= 24;
}

// A sum of floats in a narrower format, term by term.
void narrowAccumulator(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isWideSum))
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
      changed.freedoms = kNone;
      if (changed.hasEmpty)
        changed.args.back() = editor.constant(narrow, numeric::Value::zero());
      const NodeId added = editor.contract().add(std::move(changed));
      editor.replace(id, editor.cast(wide, added, Rounding::halfEven, Overflow::inf));
      harvest.add(site, "accumulate", name, fmt::format("keeps the sum in {}", name), editor);
    }
}

// Significant bits that a value may have: those of its format, or fewer where it is a product of few.
int significantBits(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (node.type.kind != Type::Kind::format)
    return 1 << 20; // an integer, a real number
  int bits = node.type.format->significandBits;
  if (node.op == Op::mul)
    bits = std::min(bits, significantBits(contract, node.args[0]) + significantBits(contract, node.args[1]));
  if (node.op == Op::cast)
    bits = std::min(bits, significantBits(contract, node.args[0]));
  return bits;
}

// Factors of a sum's products cut to the 11 bits that tf32 has.
void narrowFactors(const Site& site, Harvest& harvest) {
  constexpr int kBits = 11;
  for (const NodeId id : nodesOf(site, isWideSum)) {
    const NodeId product = site.node(id).args[0];
    const auto isWide = [&](NodeId factor) {
      return isFloatFormat(site.node(factor).type) && significantBits(site.contract, factor) > kBits;
    };
    if (!isProduct(site.node(product)) || std::ranges::none_of(site.node(product).args, isWide))
      continue;
    Editor editor = site.edit();
    for (std::size_t k = 0; k < 2; ++k)
      if (const NodeId factor = site.node(product).args[k]; isWide(factor)) {
        const NodeId kept = editor.make(Op::keep, site.node(factor).type, {editor.clone(factor)});
        editor.contract().node(kept).keepBits = kBits;
        editor.contract().node(kept).rounding = Rounding::halfEven;
        editor.contract().node(editor.clone(product)).args[k] = kept;
      }
    harvest.add(site, "accumulate", "tf32_factors", "cuts factors to the 11 bits of tf32", editor);
  }
}

// (a b) c as a (b c), and the other way round; of a path of a choice it may be another path.
void regroupedFactors(const Site& site, Harvest& harvest) {
  const auto isExactProduct = [](const Node& node) {
    return isProduct(node) && node.kind == ValueKind::exact && node.freedoms == kNone;
  };
  if (!site.path.empty())
    return;
  for (const NodeId id : nodesOf(site, isExactProduct))
    for (const std::size_t side : {0U, 1U}) {
      const Node& outer = site.node(id);
      const Node& inner = site.node(outer.args[side]);
      if (!isExactProduct(inner) || !(inner.type == outer.type))
        continue;
      const std::array factors = {outer.args[1 - side], inner.args[0], inner.args[1]};
      if (std::ranges::any_of(factors, [&](NodeId factor) { return isPower(site.contract, factor); }))
        continue;
      Editor editor = site.edit();
      const NodeId other = editor.clone(outer.args[1 - side]);
      const NodeId first = editor.clone(inner.args[0]);
      const NodeId second = editor.clone(inner.args[1]);
      const NodeId changed =
          side == 0 ? editor.make(Op::mul, outer.type, {first, editor.make(Op::mul, outer.type, {second, other})})
                    : editor.make(Op::mul, outer.type, {editor.make(Op::mul, outer.type, {other, first}), second});
      const std::string text = printExpr(editor.contract(), changed);
      editor.replace(id, changed);
      harvest.add(site, "arithmetic", "regrouped", fmt::format("{} in place of {}", text, printExpr(site.contract, id)),
                  editor);
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
          {{"accumulator", "accumulate", "a sum kept in f16 or bf16", "a sum of floats of 24 bits"}, narrowAccumulator},
          {{"factors", "accumulate", "factors of a sum's products cut to tf32", "a sum of products of wider floats"},
           narrowFactors},
          {{"regrouped", "arithmetic", "factors multiplied in another order",
            "a product of three floats without a freedom or another path"},
           regroupedFactors},
          {{"limited_late", "overflow", "codes limited after an overflow of 32 bits",
            "a saturating conversion of floats to codes"},
           limitedLate}};
}

} // namespace qkc::mutate
