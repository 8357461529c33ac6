#include "compiler/contract/queries.h"
#include "compiler/semantics/value_text.h"
#include "compiler/semantics/witness.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace qkc::semantics {

using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Role;
using contract::Type;

namespace {

// The steps from inputs to the shown node, each as "expression = value".
class Steps {
public:
  Steps(const Contract& contract, const Witness& witness)
      : contract_(contract), witness_(witness), variables_(contract),
        evaluator_(contract, variables_, witness.call, Options::along(Reading::returned, witness.paths)) {}

  std::vector<std::string> take() {
    walk(witness_.shown, true);
    return std::move(lines_);
  }

private:
  void walk(NodeId id, bool isShown) {
    const Node& node = contract_.node(id);
    if (node.type.kind == Type::Kind::integer || node.op == Op::constant) {
      return;
    }
    if (node.op == Op::choose) {
      walk(node.args[static_cast<std::size_t>(witness_.paths[static_cast<std::size_t>(node.choice)])], isShown);
      return;
    }
    const bool isRead = node.op == Op::read || node.op == Op::old;
    if (!isRead && node.op != Op::reduce) {
      for (const NodeId arg : node.args) {
        walk(arg, false);
      }
    }
    const Role role = isRead ? contract_.quantity(node.quantity).role : Role::let;
    if ((role == Role::input || role == Role::parameter || role == Role::constant) && !isShown) {
      return; // listed before
    }
    const std::string line = fmt::format("{} = {}", expressionText(contract_, id, witness_.bindings),
                                         valueText(node.type, evaluator_.value(id, witness_.bindings).single()));
    if (std::ranges::find(lines_, line) == lines_.end()) {
      lines_.push_back(line);
    }
  }

  const Contract& contract_;
  const Witness& witness_;
  Variables variables_;
  Evaluator evaluator_;
  std::vector<std::string> lines_;
};

std::string pathsText(const Contract& contract, const Witness& witness) {
  std::vector<std::string> parts;
  for (const auto choice : contract::reachableChoices(contract, witness.shown)) {
    const auto at = static_cast<std::size_t>(choice);
    parts.push_back(fmt::format("path {} of {}",
                                contract.choices[at].labels[static_cast<std::size_t>(witness.paths[at])],
                                contract.choices[at].name));
  }
  return parts.empty() ? "" : fmt::format(" on {}", fmt::join(parts, ", "));
}

} // namespace

std::string describe(const Contract& contract, const Witness& witness) {
  return fmt::format("for {}{}: {}", inputsText(contract, witness.call), pathsText(contract, witness),
                     fmt::join(Steps(contract, witness).take(), ", "));
}

} // namespace qkc::semantics
