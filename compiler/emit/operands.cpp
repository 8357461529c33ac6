#include "compiler/emit/operands.h"

#include "compiler/contract/print_expr.h"
#include "compiler/contract/prover.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/names.h"
#include "runtime/abi/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace qkc::emit {

using namespace contract;

namespace {

class Collector {
public:
  Collector(const Input& input, const JudgedArm& arm) : contract_(input.contract), arm_(arm) {
    const Quantity& output = contract_.quantity(arm.output);
    indices_.insert(output.indices.begin(), output.indices.end());
  }

  std::vector<Operand> run() {
    const Quantity& output = contract_.quantity(arm_.output);
    const Arm& arm = output.arms[static_cast<std::size_t>(arm_.arm)];
    visit(arm.guard);
    visit(arm.value);
    addArgument(contract_.node(arm.value));
    // What stands nearest to the returned value is read last.
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Operand& a, const Operand& b) { return a.assignment.size() < b.assignment.size(); });
    if (found_.size() > QKC_MAX_OPERANDS)
      found_.resize(QKC_MAX_OPERANDS);
    return std::move(found_);
  }

private:
  // Reads below a node that need no index variable but the arm's; lets are looked through when their formal indices are
  // the ones they are read at, which holds for elementwise lets read as they were defined. What stands behind a
  // condition is read at places where the condition may not hold: only if it is inside its tensor there too.
  void visit(NodeId id, bool isBehindCondition = false) {
    if (id == kNone || !visited_.insert({id, isBehindCondition}).second)
      return;
    const Node& node = contract_.node(id);
    if (node.op == Op::reduce)
      return;
    const bool decides = node.op == Op::select || node.op == Op::logicalAnd || node.op == Op::logicalOr;
    for (std::size_t k = 0; k < node.args.size(); ++k)
      visit(node.args[k], isBehindCondition || (decides && k > 0));
    if (node.op != Op::read)
      return;
    const Quantity& quantity = contract_.quantity(node.quantity);
    if (quantity.role == Role::constant || quantity.role == Role::table || !onlyKnownIndices(id) ||
        (isBehindCondition && !hasValue(id)))
      return;
    if (quantity.role == Role::let && readAsDefined(node, quantity))
      for (const Arm& arm : quantity.arms)
        visit(arm.value, isBehindCondition);
    add(id, node, quantity.role == Role::let ? reachableChoices(contract_, quantity) : std::vector<ChoiceId>());
  }

  // Whether every read below a node is proved to be inside its tensor, or within the ranges of a let without a guard,
  // whatever conditions stand before it.
  bool hasValue(NodeId id) {
    const Node& node = contract_.node(id);
    if (node.op == Op::reduce)
      return false;
    if (!std::ranges::all_of(node.args, [&](NodeId arg) { return hasValue(arg); }))
      return false;
    if (node.op != Op::read)
      return true;
    const Quantity& quantity = contract_.quantity(node.quantity);
    const bool isLet = quantity.role == Role::let;
    if (isLet && quantity.arms.front().guard != kNone)
      return false;
    for (std::size_t k = 0; k < node.args.size(); ++k) {
      const NodeId extent =
          isLet ? contract_.indices[static_cast<std::size_t>(quantity.indices[k])].extent : quantity.shape[k];
      const Polynomial place = prover_.polynomial(node.args[k]);
      if (!prover_.nonNegative(place) || !prover_.nonNegative(prover_.polynomial(extent) - place - Polynomial(1)))
        return false;
    }
    return true;
  }

  // What is converted, where it is computed in place: `v / s`, not a let that was visited.
  void addArgument(const Node& value) {
    if (value.op != Op::cast || value.args.empty())
      return;
    const Node& argument = contract_.node(value.args[0]);
    bool isComputed = argument.op != Op::read && argument.op != Op::constant && !argument.args.empty();
    walk(contract_, value.args[0],
         [&](const Node& node) { isComputed = isComputed && node.op != Op::reduce && node.op != Op::bucket; });
    if (isComputed && onlyKnownIndices(value.args[0]))
      add(value.args[0], argument, reachableChoices(contract_, value.args[0]));
  }

  bool onlyKnownIndices(NodeId id) const {
    bool known = true;
    walk(contract_, id,
         [&](const Node& node) { known = known && (node.op != Op::index || indices_.contains(node.index)); });
    return known;
  }

  bool readAsDefined(const Node& node, const Quantity& let) const {
    for (std::size_t k = 0; k < node.args.size(); ++k) {
      const Node& at = contract_.node(node.args[k]);
      if (at.op != Op::index || at.index != let.indices[k])
        return false;
    }
    return true;
  }

  void add(NodeId id, const Node& node, const std::vector<ChoiceId>& choices) {
    if (node.type.kind != Type::Kind::format)
      return;
    for (const Assignment& assignment : assignments(contract_, choices)) {
      std::string text = printExpr(contract_, id);
      const std::string suffix = pathSuffix(contract_, assignment);
      if (!suffix.empty())
        text += fmt::format(" ({})", suffix.substr(1));
      const bool seen = std::any_of(found_.begin(), found_.end(), [&](const Operand& o) { return o.text == text; });
      if (!seen)
        found_.push_back({id, assignment, node.type.format, std::move(text)});
    }
  }

  const Contract& contract_;
  const JudgedArm& arm_;
  std::set<IndexId> indices_;
  std::vector<Operand> found_;
  Ranges ranges_{contract_};
  Prover prover_{contract_, ranges_};
  std::set<std::pair<NodeId, bool>> visited_; // lets that read one another twice would be looked through 2^n times
};

} // namespace

std::vector<Operand> operandsOf(const Input& input, const JudgedArm& arm) {
  return Collector(input, arm).run();
}

} // namespace qkc::emit
