// Operators on integers and on tensors that are updated in place: sums, terms, padding, places, what was there before.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};

bool isIntegerType(const Type& type) {
  return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
}

// An exact sum kept in too few bits, or in f32.
void narrowSum(const Site& site, Harvest& harvest) {
  const auto isSum = [](const Node& node) {
    return node.op == Op::reduce && node.reduction == Reduction::sum && node.type.kind == Type::Kind::integer;
  };
  for (const NodeId id : nodesOf(site, isSum)) {
    const auto add = [&](const char* name, const char* text, auto&& build) {
      Editor editor = site.edit();
      const NodeId changed = build(editor, editor.clone(id));
      editor.replace(id, changed);
      harvest.add(site, "accumulate", name, text, editor);
    };
    add("wrap_i16", "keeps the sum in 16 bits", [](Editor& e, NodeId sum) {
      return e.cast(formatType("i16"), sum, numeric::Rounding::halfEven, numeric::Overflow::wrap);
    });
    add("wrap_u16", "keeps the sum in 16 bits without a sign", [](Editor& e, NodeId sum) {
      return e.cast(formatType("u16"), sum, numeric::Rounding::halfEven, numeric::Overflow::wrap);
    });
    add("saturate_i16", "the sum ends at 16 bits", [](Editor& e, NodeId sum) {
      return e.cast(formatType("i16"), sum, numeric::Rounding::halfEven, numeric::Overflow::saturate);
    });
  }
}

// Values, not the indices at which they are read.
void valueNodes(const Contract& contract, NodeId id, std::vector<NodeId>& found, std::set<NodeId>& seen) {
  if (!seen.insert(id).second)
    return;
  found.push_back(id);
  const Node& node = contract.node(id);
  if (node.op != Op::read && node.op != Op::old)
    for (const NodeId arg : node.args)
      valueNodes(contract, arg, found, seen);
}

void droppedTerm(const Site& site, Harvest& harvest) {
  std::vector<NodeId> nodes;
  std::set<NodeId> seen;
  valueNodes(site.contract, site.definition().value, nodes, seen);
  for (const NodeId id : nodes) {
    const Node& node = site.node(id);
    if ((node.op != Op::add && node.op != Op::sub) || !isIntegerType(node.type) || !readsValues(site.contract, id))
      continue;
    for (std::size_t kept = 0; kept < (node.op == Op::add ? 2U : 1U); ++kept) {
      if (!readsValues(site.contract, node.args[1 - kept]))
        continue; // a constant: the operators on offsets change it
      Editor editor = site.edit();
      editor.replace(id, editor.clone(node.args[kept]));
      harvest.add(site, "value", kept == 0 ? "second_term_dropped" : "first_term_dropped",
                  "without " + printExpr(site.contract, node.args[1 - kept]), editor);
    }
  }
}

// What stands outside of a tensor read as 0.
void zeroPadding(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::select; })) {
    const Node& node = site.node(id);
    if (!isIntegerType(node.type) || site.node(node.args[1]).op != Op::read || site.node(node.args[2]).op != Op::read)
      continue;
    Editor editor = site.edit();
    const NodeId zero = editor.constant(node.type, numeric::Value());
    editor.contract().node(editor.clone(id)).args[2] = zero;
    harvest.add(site, "value", "padding_zero", "0 in place of " + printExpr(site.contract, node.args[2]), editor);
  }
}

void ignoredOld(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::old; })) {
    Editor editor = site.edit();
    editor.replace(id, editor.constant(site.node(id).type, numeric::Value()));
    harvest.add(site, "memory", "old_ignored", "takes " + printExpr(site.contract, id) + " for 0", editor);
  }
}

NodeId clampedReads(Editor& editor, NodeId root) {
  Node copy = editor.contract().node(root);
  for (NodeId& arg : copy.args)
    arg = clampedReads(editor, arg);
  const bool isRead = copy.op == Op::read;
  const NodeId id = editor.contract().add(std::move(copy));
  return isRead ? editor.make(Op::max, kInteger, {id, editor.integer(0)}) : id;
}

// Elements that the guard leaves out go to place 0.
void writtenAnyway(const Site& site, Harvest& harvest) {
  const Quantity& output = site.defined();
  const bool reads = std::any_of(output.target.begin(), output.target.end(),
                                 [&](NodeId place) { return readsValues(site.contract, place); });
  if (!output.restUntouched || !reads || site.definition().guard == kNone)
    return;
  Editor editor = site.edit();
  std::vector<NodeId> target;
  for (const NodeId place : output.target)
    target.push_back(clampedReads(editor, place));
  editor.contract().quantity(site.quantity).target = std::move(target);
  editor.arm().guard = kNone;
  harvest.add(site, "memory", "left_out_written",
              fmt::format("writes place 0 where not {}", printExpr(site.contract, site.definition().guard)), editor);
}

// v / n and v % n of two dimensions the other way round.
void swappedPlaces(const Site& site, Harvest& harvest) {
  const Quantity& output = site.defined();
  for (std::size_t k = 0; k + 1 < output.target.size(); ++k) {
    const Node& high = site.node(output.target[k]);
    const Node& low = site.node(output.target[k + 1]);
    if (high.op != Op::div || low.op != Op::mod || !sameValue(site.contract, high.args[0], low.args[0]))
      continue;
    Editor editor = site.edit();
    auto& target = editor.contract().quantity(site.quantity).target;
    target[k] = editor.make(Op::mod, kInteger, {high.args[0], output.shape[k]});
    target[k + 1] = editor.make(Op::div, kInteger, {high.args[0], output.shape[k]});
    harvest.add(site, "index", "places_swapped",
                fmt::format("{} counts the other dimension fastest", printExpr(site.contract, high.args[0])), editor);
  }
}

bool sameShape(const Contract& contract, const Quantity& a, const Quantity& b) {
  return a.type == b.type && a.shape.size() == b.shape.size() &&
         std::equal(a.shape.begin(), a.shape.end(), b.shape.begin(),
                    [&](NodeId x, NodeId y) { return sameValue(contract, x, y); });
}

// Another input of the same format and shape.
void siblingRead(const Site& site, Harvest& harvest) {
  const auto isRead = [](const Node& node) { return node.op == Op::read; };
  for (const NodeId id : nodesOf(site, isRead)) {
    const Node& read = site.node(id);
    const Quantity& own = site.contract.quantity(read.quantity);
    if (own.role != Role::input || own.layout)
      continue;
    for (QuantityId other = 0; other < static_cast<QuantityId>(site.contract.quantities.size()); ++other) {
      const Quantity& sibling = site.contract.quantity(other);
      if (other == read.quantity || sibling.role != Role::input || sibling.layout ||
          !sameShape(site.contract, own, sibling) || isIntegerType(own.type))
        continue;
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).quantity = other;
      harvest.add(site, "index", fmt::format("{}_for_{}", sibling.name, own.name),
                  fmt::format("reads {} in place of {}", sibling.name, own.name), editor);
    }
  }
}

} // namespace

std::vector<OperatorRow> exactOperators() {
  return {
      {{"narrow_sum", "accumulate", "an exact sum kept in 16 bits", "an exact sum of integers"}, narrowSum},
      {{"term", "value", "a term of an integer sum dropped", "a sum of integers that are read"}, droppedTerm},
      {{"padding", "value", "0 outside of a tensor in place of the value that stands there",
        "a value outside of a tensor"},
       zeroPadding},
      {{"old", "memory", "the content before the call ignored", "a read of the content before the call"}, ignoredOld},
      {{"left_out", "memory", "elements that are left out written to place 0", "elements that a guard leaves out"},
       writtenAnyway,
       Applies::toArms},
      {{"places", "index", "two dimensions of a place swapped", "a place computed by / and %"},
       swappedPlaces,
       Applies::toArms},
      {{"sibling", "index", "another input of the same format and shape", "two inputs of one format and shape"},
       siblingRead}};
}

} // namespace qkc::mutate
