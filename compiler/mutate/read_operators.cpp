// Operators on what is read: the wrong element, the own value instead of the returned one, a returned value moved by a
// step.

#include "compiler/contract/print_expr.h"
#include "compiler/mutate/site.h"
#include "compiler/numeric/codes.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::mutate {

using namespace contract;

namespace {

void ignoredIndex(const Site& site, Harvest& harvest) {
  std::size_t most = 0;
  const auto isRead = [](const Node& node) { return node.op == Op::read && !node.args.empty(); };
  for (const NodeId id : nodesOf(site, isRead))
    most = std::max(most, site.node(id).args.size());
  for (const NodeId id : nodesOf(site, isRead)) {
    const Node& read = site.node(id);
    // What is shared by many elements: a scale, a maximum, a zero point.
    if (read.args.size() == most && most == site.defined().indices.size())
      continue;
    const NodeId last = read.args.back();
    if (site.node(last).op == Op::constant)
      continue;
    Editor editor = site.edit();
    editor.contract().node(editor.clone(id)).args.back() = editor.integer(0);
    harvest.add(site, "index", "ignored_" + site.contract.quantity(read.quantity).name,
                fmt::format("reads {} at index 0", printExpr(site.contract, id)), editor);
  }
}

// The definition of an output, over its own index variables, as another path or without its last rounding.
std::vector<std::pair<std::string, NodeId>> ownValues(const Contract& contract, const Quantity& output) {
  std::vector<std::pair<std::string, NodeId>> result;
  const Node& value = contract.node(output.arms.back().value);
  if (value.op == Op::choose)
    for (std::size_t path = 1; path < value.args.size(); ++path)
      result.emplace_back(contract.choices[static_cast<std::size_t>(value.choice)].labels[path], value.args[path]);
  if (value.op == Op::cast && isFloatFormat(contract.node(value.args[0]).type))
    result.emplace_back("unrounded", value.args[0]);
  return result;
}

void uncoupled(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::read; })) {
    const Node& read = site.node(id);
    const Quantity& output = site.contract.quantity(read.quantity);
    if (output.role != Role::output || output.arms.empty())
      continue;
    for (const auto& [name, value] : ownValues(site.contract, output)) {
      std::map<IndexId, NodeId> at;
      bool plain = true;
      for (std::size_t k = 0; k < output.target.size(); ++k) {
        const Node& target = site.node(output.target[k]);
        plain = plain && target.op == Op::index;
        if (plain)
          at[target.index] = read.args[k];
      }
      if (!plain)
        continue;
      Editor editor = site.edit();
      NodeId own = editor.substitute(value, at);
      if (isFloatFormat(read.type) && editor.contract().node(own).type != read.type)
        own = editor.cast(read.type, own, numeric::Rounding::halfEven,
                          numeric::allows(*read.type.format, numeric::Overflow::inf) ? numeric::Overflow::inf
                                                                                     : numeric::Overflow::saturate);
      editor.replace(id, own);
      harvest.add(site, "coupling", name,
                  fmt::format("reads its own {} ({}) instead of the returned one", printExpr(site.contract, id), name),
                  editor);
    }
  }
}

// The returned value one step above; what is derived from it follows it.
void movedByStep(const Site& site, Harvest& harvest) {
  const Quantity& output = site.defined();
  if (output.role != Role::output || !isFloatFormat(output.type) || output.type.format->significandBits < 20)
    return;
  if (const Node& value = site.node(site.definition().value); value.op == Op::constant && value.value.isZero())
    return;
  const numeric::Value step(numeric::Rational(1) + numeric::powerOfTwo(-23));
  if (!numeric::isRepresentable(*output.type.format, step)) // code books
    return;
  Editor editor = site.edit();
  const NodeId value = editor.clone(site.definition().value);
  const NodeId factor = editor.constant(output.type, step);
  editor.replace(site.definition().value, editor.make(Op::mul, output.type, {value, factor}));
  harvest.add(site, "value", "one_step_up", "one step above the right value", editor);
}

} // namespace

std::vector<OperatorRow> readOperators() {
  return {{{"index", "index", "a shared value read for the wrong instance", "a value shared by several elements"},
           ignoredIndex},
          {{"uncoupled", "coupling", "an own value used instead of the returned one", "a returned value that is read"},
           uncoupled},
          {{"step", "value", "a returned value moved by one step", "a returned value that is read"}, movedByStep}};
}

} // namespace qkc::mutate
