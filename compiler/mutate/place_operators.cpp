// Operators on what is read where: the sign of packed codes, rows for columns, the boundaries of groups, other guards.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};
const Type kBoolean{Type::Kind::boolean, nullptr};

bool isRead(const Node& node) {
  return node.op == Op::read;
}

bool isInput(const Site& site, const Node& read) {
  return site.contract.quantity(read.quantity).role == Role::input;
}

// Signed codes of a packed tensor taken for unsigned ones.
void signDropped(const Site& site, Harvest& harvest) {
  const auto wraps = [](const Node& node) { return node.op == Op::cast && node.overflow == numeric::Overflow::wrap; };
  if (!nodesOf(site, wraps).empty())
    return; // the codes are the same
  for (const NodeId id : nodesOf(site, isRead)) {
    const Node& read = site.node(id);
    const Quantity& tensor = site.contract.quantity(read.quantity);
    if (!isInput(site, read) || read.type.kind != Type::Kind::format || !read.type.format->isInteger() ||
        !read.type.format->isSigned || read.type.format->storageBits > 8)
      continue;
    Editor editor = site.edit();
    const std::int64_t values = std::int64_t{1} << read.type.format->storageBits;
    const NodeId copy = editor.clone(id);
    const NodeId isNegative = editor.make(Op::less, kBoolean, {copy, editor.integer(0)});
    const NodeId raised = editor.make(Op::add, kInteger, {copy, editor.integer(values)});
    editor.replace(id, editor.make(Op::select, kInteger, {isNegative, raised, copy}));
    harvest.add(site, "value", "sign_dropped_" + tensor.name,
                fmt::format("takes {} as unsigned", printExpr(site.contract, id)), editor);
  }
}

// x[i, j] of a tensor of M rows and K columns as if columns were contiguous: its (M j + i)-th element.
void transposed(const Site& site, Harvest& harvest) {
  if (site.defined().indices.empty())
    return; // over all elements the order is no matter
  for (const NodeId id : nodesOf(site, isRead)) {
    const Node& read = site.node(id);
    const Quantity& tensor = site.contract.quantity(read.quantity);
    if (!isInput(site, read) || tensor.layout || tensor.shape.size() != 2 || tensor.record != kNone)
      continue;
    Editor editor = site.edit();
    const NodeId row = editor.clone(read.args[0]);
    const NodeId column = editor.clone(read.args[1]);
    const NodeId place =
        editor.make(Op::add, kInteger, {editor.make(Op::mul, kInteger, {tensor.shape[0], column}), row});
    const NodeId otherRow = editor.make(Op::div, kInteger, {place, tensor.shape[1]});
    const NodeId otherColumn = editor.make(Op::mod, kInteger, {place, tensor.shape[1]});
    Node& changed = editor.contract().node(editor.clone(id));
    changed.args = {otherRow, otherColumn};
    harvest.add(site, "index", tensor.name + "_by_columns", fmt::format("reads {} by columns", tensor.name), editor);
  }
}

// v[.., i / n] as v[.., (i + 1) / n], the last one kept: a group ends one element early.
void movedBoundary(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isRead)) {
    const Node& read = site.node(id);
    const Quantity& tensor = site.contract.quantity(read.quantity);
    for (std::size_t k = 0; k < read.args.size(); ++k) {
      const Node& place = site.node(read.args[k]);
      if (place.op != Op::div || site.node(place.args[1]).op != Op::constant)
        continue;
      const NodeId extent = k < tensor.shape.size() ? tensor.shape[k]
                            : k < tensor.indices.size()
                                ? site.contract.indices[static_cast<std::size_t>(tensor.indices[k])].extent
                                : kNone;
      if (extent == kNone)
        continue;
      Editor editor = site.edit();
      const NodeId next = editor.make(Op::add, kInteger, {editor.clone(place.args[0]), editor.integer(1)});
      const NodeId group = editor.make(Op::div, kInteger, {next, editor.clone(place.args[1])});
      const NodeId last = editor.make(Op::sub, kInteger, {extent, editor.integer(1)});
      const NodeId inside = editor.make(Op::min, kInteger, {group, last});
      editor.contract().node(editor.clone(id)).args[k] = inside;
      harvest.add(site, "index", tensor.name + "_boundary",
                  fmt::format("the last element of a group reads {} of the next", tensor.name), editor);
    }
  }
}

// The condition of a reduction with an end of a range replaced: `off[e] <= t` by `off[e] + shift <= t`.
NodeId shiftedEnd(Editor& editor, const Contract& contract, NodeId condition, NodeId end, std::int64_t shift) {
  const Node& node = contract.node(condition);
  std::vector<NodeId> args;
  const bool isOrder = node.op == Op::less || node.op == Op::lessEqual;
  for (const NodeId arg : node.args)
    if (node.op == Op::logicalAnd)
      args.push_back(shiftedEnd(editor, contract, arg, end, shift));
    else if (isOrder && sameValue(contract, arg, end))
      args.push_back(editor.make(Op::add, kInteger, {editor.clone(arg), editor.integer(shift)}));
    else
      args.push_back(editor.clone(arg));
  return editor.make(node.op, kBoolean, std::move(args));
}

// A range that depends on another index one element too short or too long, at either end.
void otherRange(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::reduce && node.hasWhere; }))
    for (const IndexId bound : site.node(id).bound) {
      const Index& index = site.contract.indices[static_cast<std::size_t>(bound)];
      if (index.outer == kNone)
        continue;
      const auto add = [&](const char* name, NodeId end, std::int64_t shift, const char* text) {
        if (site.node(end).op == Op::constant)
          return;
        Editor editor = site.edit();
        const NodeId where = shiftedEnd(editor, site.contract, site.node(id).args[1], end, shift);
        editor.contract().node(editor.clone(id)).args[1] = where;
        harvest.add(site, "range", name, fmt::format("{} {}", text, printExpr(site.contract, end)), editor);
      };
      add("from_before", index.low, -1, "starts one element before");
      add("from_after", index.low, 1, "starts one element after");
      add("to_before", index.high, -1, "ends one element before");
      add("to_after", index.high, 1, "ends one element after");
    }
}

// `a == 0` as `a <= 2^-20`, or of an element in place of the extremum.
void otherGuard(const Site& site, Harvest& harvest) {
  const NodeId guard = site.definition().guard;
  if (guard == kNone || site.node(guard).op != Op::equal || isGuardIdle(site))
    return;
  const Node& condition = site.node(guard);
  const Node& zero = site.node(condition.args[1]);
  const Type type = site.node(condition.args[0]).type;
  if (zero.op != Op::constant || !zero.value.isFinite() || !zero.value.isZero() || !isFloatFormat(type))
    return;
  const auto tiny = numeric::tryRound(*type.format, numeric::Value(numeric::powerOfTwo(-20)),
                                      numeric::Rounding::halfEven, numeric::Overflow::never);
  if (!tiny || tiny->isZero())
    return;
  Editor editor = site.edit();
  const NodeId below =
      editor.make(Op::lessEqual, kBoolean, {editor.clone(condition.args[0]), editor.constant(type, *tiny)});
  editor.replace(guard, below);
  harvest.add(site, "guard", "threshold", fmt::format("{} up to 2^-20", printExpr(site.contract, guard)), editor);
}

} // namespace

std::vector<OperatorRow> placeOperators() {
  return {{{"sign_dropped", "value", "signed codes taken for unsigned ones",
            "signed integer codes of 8 bits or fewer that are read"},
           signDropped},
          {{"by_columns", "index", "a matrix read by columns in place of rows", "a matrix of inputs without a layout"},
           transposed},
          {{"boundary", "index", "the last element of a group belongs to the next", "a value read by i / n"},
           movedBoundary},
          {{"range", "range", "a range that depends on another index, one element shorter or longer",
            "a reduction over such a range"},
           otherRange},
          {{"threshold", "guard", "a guard on zero that holds for small values too", "a guard on zero of a float"},
           otherGuard,
           Applies::toArms}};
}

} // namespace qkc::mutate
