// Operators on choices: undeclared arithmetic, and paths that are not kept to.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::mutate {

using namespace contract;

namespace {

bool isChoose(const Node& node) {
  return node.op == Op::choose;
}

bool isOne(const Node& node) {
  return node.op == Op::constant && node.value.isFinite() && node.value.rational() == 1;
}

// Two products by the same constant, however it is written.
bool sameScaling(const Contract& contract, NodeId a, NodeId b) {
  const Node& x = contract.node(a);
  const Node& y = contract.node(b);
  if (x.op != Op::mul || y.op != Op::mul || !sameValue(contract, x.args[0], y.args[0]))
    return false;
  const auto p = constantOf(contract, x.args[1]);
  const auto q = constantOf(contract, y.args[1]);
  return p && q && numeric::identical(*p, *q);
}

bool isDeclared(const Node& choose, NodeId candidate, const Contract& edited) {
  return std::any_of(choose.args.begin(), choose.args.end(), [&](NodeId path) {
    return sameValue(edited, path, candidate) || sameScaling(edited, path, candidate);
  });
}

// Other ways to compute a quotient or a product by a reciprocal.
std::vector<std::pair<std::string, NodeId>> otherWays(Editor& editor, NodeId path) {
  const Node node = editor.contract().node(path);
  std::vector<std::pair<std::string, NodeId>> ways;
  if (!isFloatFormat(node.type))
    return ways;
  const Type type = node.type;
  const NodeId one = editor.constant(type, numeric::Value(std::int64_t{1}));
  if (node.op == Op::div) {
    NodeId reciprocal = editor.make(Op::div, type, {one, node.args[1]});
    if (const auto divisor = constantOf(editor.contract(), node.args[1]); divisor && !divisor->isZero())
      if (const auto folded = numeric::tryRound(*type.format, numeric::div(numeric::Value(std::int64_t{1}), *divisor),
                                                numeric::Rounding::halfEven, numeric::Overflow::inf))
        reciprocal = editor.constant(type, *folded);
    ways.emplace_back("reciprocal", editor.make(Op::mul, type, {node.args[0], reciprocal}));
  }
  if (node.op == Op::mul)
    if (const Node inner = editor.contract().node(node.args[1]);
        inner.op == Op::div && !isOne(editor.contract().node(inner.args[0]))) {
      ways.emplace_back(
          "reassociated",
          editor.make(Op::div, type, {editor.make(Op::mul, type, {node.args[0], inner.args[0]}), inner.args[1]}));
      ways.emplace_back(
          "split_reciprocal",
          editor.make(Op::mul, type,
                      {editor.make(Op::mul, type, {node.args[0], editor.make(Op::div, type, {one, inner.args[1]})}),
                       inner.args[0]}));
    }
  return ways;
}

void undeclaredPath(const Site& site, Harvest& harvest) {
  const auto chooses = nodesOf(site, isChoose);
  for (const NodeId id : chooses) {
    const Node& choose = site.node(id);
    for (std::size_t path = 0; path < choose.args.size(); ++path) {
      Editor probe = site.edit();
      const auto count = otherWays(probe, probe.clone(choose.args[path])).size();
      for (std::size_t way = 0; way < count; ++way) {
        Editor editor = site.edit();
        const auto ways = otherWays(editor, editor.clone(choose.args[path]));
        if (isDeclared(choose, ways[way].second, editor.contract()))
          continue;
        editor.replace(id, ways[way].second);
        harvest.add(site, "arithmetic", ways[way].first, "computes " + printExpr(editor.contract(), ways[way].second),
                    editor);
      }
    }
  }
}

void mixedPaths(const Site& site, Harvest& harvest) {
  const Type integer{Type::Kind::integer, nullptr};
  for (const NodeId id : nodesOf(site, isChoose)) {
    const Node& choose = site.node(id);
    const Choice& choice = site.contract.choices[static_cast<std::size_t>(choose.choice)];
    const auto& indices = site.defined().indices;
    const bool elementwise =
        choice.scope.kind == Scope::Kind::element ||
        (choice.scope.kind == Scope::Kind::instance && choice.scope.instance.size() >= indices.size());
    if (elementwise || indices.empty())
      continue;
    for (std::size_t a = 0; a < choose.args.size(); ++a)
      for (std::size_t b = a + 1; b < choose.args.size(); ++b) {
        Editor editor = site.edit();
        const NodeId index = editor.make(Op::index, integer, {});
        editor.contract().node(index).index = indices.back();
        const NodeId parity = editor.make(Op::mod, integer, {index, editor.integer(2)});
        const NodeId even = editor.make(Op::equal, {Type::Kind::boolean, nullptr}, {parity, editor.integer(0)});
        editor.replace(id, editor.make(Op::select, choose.type,
                                       {even, editor.clone(choose.args[a]), editor.clone(choose.args[b])}));
        harvest.add(site, "scope", fmt::format("mixes_{}_{}", choice.labels[a], choice.labels[b]),
                    fmt::format("path {} for even {}, {} for odd", choice.labels[a],
                                site.contract.indices[static_cast<std::size_t>(indices.back())].name, choice.labels[b]),
                    editor);
      }
  }
}

} // namespace

std::vector<OperatorRow> choiceOperators() {
  return {{{"path", "arithmetic", "arithmetic that is no declared path", "a choice between ways to compute"},
           undeclaredPath,
           Applies::toChoices},
          {{"mixed", "scope", "two paths mixed inside one scope", "a choice whose scope holds several elements"},
           mixedPaths,
           Applies::toChoices}};
}

} // namespace qkc::mutate
