#include "compiler/semantics/explain.h"

#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"
#include "compiler/semantics/value_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>

namespace qkc::semantics {

using contract::Arm;
using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::Type;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool isOutput(Role role) {
  return role == Role::output || role == Role::inout;
}

// Groups the joint paths by what they give, in order of first appearance.
template <class Text>
std::vector<std::pair<std::string, std::vector<std::string>>>
grouped(const Judge& judge, const std::vector<VariableId>& over, std::size_t count, Text text) {
  std::vector<std::pair<std::string, std::vector<std::string>>> groups;
  for (std::size_t path = 0; path < count; ++path) {
    const std::string value = text(path);
    auto place = std::ranges::find(groups, value, &std::pair<std::string, std::vector<std::string>>::first);
    if (place == groups.end()) {
      groups.push_back({value, {}});
      place = groups.end() - 1;
    }
    if (!over.empty()) {
      place->second.push_back(judge.describe(over, path));
    }
  }
  return groups;
}

// Lines for the named quantities that a value is computed from, arguments before what reads them. Reductions' bodies
// are left to the name of their result.
class Readings {
public:
  Readings(Judge& judge, const JudgedElement& element)
      : judge_(judge), contract_(judge.contract()), evaluator_(judge.evaluator(element.call)) {}

  void walk(NodeId id, const Bindings& bindings) {
    if (id == kNone) {
      return;
    }
    const Node& node = contract_.node(id);
    if (node.op == Op::reduce) {
      return;
    }
    for (const NodeId arg : node.args) {
      walk(arg, bindings);
    }
    if (node.op == Op::read || node.op == Op::old) {
      read(id, bindings);
    }
  }

  std::vector<std::string> take() { return std::move(lines_); }

private:
  void read(NodeId id, const Bindings& bindings) {
    const Node& node = contract_.node(id);
    const Quantity& quantity = contract_.quantity(node.quantity);
    std::vector<std::int64_t> position;
    for (const NodeId arg : node.args) {
      const auto number = toInteger(evaluator_.value(arg, bindings).entries.front());
      if (!number) {
        return;
      }
      position.push_back(*number);
    }
    const std::string name = (node.op == Op::old ? "old " : "") + elementText(quantity, position);
    if (std::ranges::find(seen_, name) != seen_.end()) {
      return;
    }
    seen_.push_back(name);
    if (quantity.role == Role::let) {
      Bindings inner = evaluator_.unbound();
      for (std::size_t i = 0; i < position.size(); ++i) {
        inner[at(quantity.indices[i])] = position[i];
      }
      walk(quantity.arms.front().value, inner);
      extremum(quantity.arms.front().value, inner);
    }
    const bool isReturned = isOutput(quantity.role) && node.op == Op::read;
    lines_.push_back(fmt::format("{} = {}{}", name, alternativesText(id, bindings), isReturned ? ", returned" : ""));
  }

  // Of a maximum or minimum: what is read where it is attained first.
  void extremum(NodeId id, const Bindings& bindings) {
    const Node* node = &contract_.node(id);
    while (node->op == Op::cast || node->op == Op::keep || node->op == Op::abs) {
      node = &contract_.node(node->args[0]);
    }
    const bool isExtremum = node->op == Op::reduce && (node->reduction == contract::Reduction::max ||
                                                       node->reduction == contract::Reduction::min);
    if (!isExtremum || node->kind != contract::ValueKind::exact) {
      return;
    }
    const NodeId body = node->args[0];
    const NodeId where = node->hasWhere ? node->args[1] : kNone;
    std::optional<Value> best;
    std::optional<Bindings> place;
    evaluator_.forEach(node->bound, bindings, [&](const Bindings& inside) {
      const auto held = where == kNone ? Alternatives(Value(std::int64_t{1})) : evaluator_.value(where, inside);
      if (!held.isSingle() || !held.single() || held.single()->isZero()) {
        return;
      }
      const Alternatives value = evaluator_.value(body, inside);
      if (!value.isSingle() || !value.single() || value.single()->isNan()) {
        return;
      }
      const bool isMax = node->reduction == contract::Reduction::max;
      if (!best || (isMax ? compare(*value.single(), *best) > 0 : compare(*value.single(), *best) < 0)) {
        best = *value.single();
        place = inside;
      }
    });
    if (place) {
      walk(body, *place);
    }
  }

  std::string alternativesText(NodeId id, const Bindings& bindings) {
    const Alternatives value = evaluator_.value(id, bindings);
    std::vector<std::string> parts;
    for (const auto& [text, paths] : grouped(judge_, value.over, value.entries.size(), [&](std::size_t path) {
           return valueText(contract_.node(id).type, value.entries[path]);
         })) {
      parts.push_back(paths.empty() ? text : fmt::format("{} by {}", text, fmt::join(paths, " or ")));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
  }

  Judge& judge_;
  const Contract& contract_;
  Evaluator& evaluator_;
  std::vector<std::string> seen_;
  std::vector<std::string> lines_;
};

// The cast that gives the arm's value on one joint path, if its outermost operation is one.
class CastFinder {
public:
  CastFinder(Judge& judge, const JudgedElement& element, std::size_t joint)
      : contract_(judge.contract()), variables_(judge.variables()), evaluator_(judge.evaluator(element.call)),
        element_(element), joint_(variables_, element.over), path_(joint) {}

  struct Found {
    NodeId cast = kNone;
    Value argument;
  };
  std::optional<Found> find(NodeId id, Bindings bindings) {
    const Node& node = contract_.node(id);
    switch (node.op) {
    case Op::select: {
      const Entry condition = on(evaluator_.value(node.args[0], bindings));
      return condition ? find(node.args[condition->isZero() ? 2 : 1], std::move(bindings)) : std::nullopt;
    }
    case Op::choose:
      for (std::size_t i = 0; i < element_.over.size(); ++i) {
        if (variables_[element_.over[i]].choice == node.choice) {
          return find(node.args[joint_.pathOf(path_, i)], std::move(bindings));
        }
      }
      return std::nullopt;
    case Op::read: {
      const Quantity& quantity = contract_.quantity(node.quantity);
      if (quantity.role != Role::let) {
        return std::nullopt;
      }
      Bindings inner = evaluator_.unbound();
      for (std::size_t i = 0; i < node.args.size(); ++i) {
        inner[at(quantity.indices[i])] = toInteger(on(evaluator_.value(node.args[i], bindings))).value_or(kUnbound);
      }
      return find(quantity.arms.front().value, std::move(inner));
    }
    case Op::cast: {
      const Entry argument = on(evaluator_.value(node.args[0], bindings));
      return argument ? std::optional(Found{.cast = id, .argument = *argument}) : std::nullopt;
    }
    default:
      return std::nullopt;
    }
  }

private:
  const Entry& on(const Alternatives& value) {
    last_ = value;
    std::size_t path = 0;
    for (const VariableId id : last_.over) {
      const auto place = std::ranges::find(element_.over, id) - element_.over.begin();
      if (std::cmp_equal(place, element_.over.size())) {
        return last_.entries.front(); // a choice that does not reach the element's value
      }
      path = path * variables_[id].paths + joint_.pathOf(path_, static_cast<std::size_t>(place));
    }
    return last_.entries[path];
  }

  const Contract& contract_;
  const Variables& variables_;
  Evaluator& evaluator_;
  const JudgedElement& element_;
  Joint joint_;
  std::size_t path_;
  Alternatives last_;
};

bool isTie(const numeric::Format& format, const Value& value) {
  if (!value.isFinite() || isRepresentable(format, value)) {
    return false;
  }
  const auto up = nextUp(format, value);
  const auto down = nextDown(format, value);
  if (!up || !down || !up->isFinite() || !down->isFinite()) {
    return false;
  }
  return compare(add(value, value), add(*up, *down)) == 0;
}

// Why the cast gives this code and not the returned one.
std::string roundingReason(const Contract& contract, const Node& cast, const Value& argument, std::uint64_t expected,
                           std::uint64_t returned) {
  const numeric::Format& format = *cast.type.format;
  const Type& from = contract.node(cast.args[0]).type;
  const auto code = codeOf(from, argument);
  const std::string shown = code ? numeric::describe(*from.format, *code) : numeric::describe(argument);
  const std::string gives = codeText(cast.type, expected);
  const std::string came = codeText(cast.type, returned);
  if (argument.isNan()) {
    return fmt::format("nan becomes {}, returned {}", gives, came);
  }
  if (overflows(format, argument, cast.rounding)) {
    return fmt::format("{} lies outside {}: {} gives {}, returned {}", shown, format.name, name(cast.overflow), gives,
                       came);
  }
  if (isTie(format, argument)) {
    return fmt::format("{} is a tie: {} gives {}, returned {}", shown, name(cast.rounding), gives, came);
  }
  const auto steps = stepsBetween(format, expected, returned);
  const std::string distance = !steps ? "" : *steps == 1 ? ", one step away" : fmt::format(", {} steps away", *steps);
  return fmt::format("{} rounds ({}) to {}, returned {}{}", shown, name(cast.rounding), gives, came, distance);
}

void addReasons(Judge& judge, const JudgedElement& element, Explanation& explanation) {
  const Quantity& output = judge.contract().quantity(element.output);
  Evaluator& evaluator = judge.evaluator(element.call);
  const Alternatives arms = evaluator.arm(element.output, element.bindings);
  for (std::size_t path = 0; path < element.admissible.size(); ++path) {
    const Joint joint(judge.variables(), element.over);
    const auto arm = toInteger(arms.entries[joint.project(path, arms.over)]);
    if (!arm || !element.admissible[path]) {
      continue;
    }
    const auto found =
        CastFinder(judge, element, path).find(output.arms[static_cast<std::size_t>(*arm)].value, element.bindings);
    if (!found || judge.contract().node(found->cast).type != output.type) {
      continue;
    }
    std::string reason = roundingReason(judge.contract(), judge.contract().node(found->cast), found->argument,
                                        *element.admissible[path], element.returned);
    if (!element.over.empty()) {
      reason = judge.describe(element.over, path) + ": " + reason;
    }
    explanation.reasons.push_back(std::move(reason));
  }
}

void addStanding(const Judge& judge, const JudgedElement& element, Explanation& explanation) {
  if (element.standing == Standing::accepted && element.admissible.empty()) {
    explanation.reasons.emplace_back("no clause judges it: an assumption of the contract does not hold here");
    return;
  }
  const numeric::Format& format = *judge.contract().quantity(element.output).type.format;
  if (element.standing == Standing::accepted) {
    std::vector<std::string> paths;
    for (std::size_t path = 0; path < element.admissible.size(); ++path) {
      if ((element.explains >> path & 1U) != 0 && !element.over.empty()) {
        paths.push_back(judge.describe(element.over, path));
      }
    }
    explanation.reasons.push_back(paths.empty() ? "accepted"
                                                : fmt::format("explained by {}", fmt::join(paths, " or ")));
    return;
  }
  if (element.standing == Standing::notJudged) {
    explanation.reasons.emplace_back("not judged: it reads an element that was rejected");
    return;
  }
  if (element.standing == Standing::undecided) {
    explanation.reasons.push_back("not judged: " + element.problem);
    return;
  }
  if (format.storageBits < 64 && element.returned >> static_cast<unsigned>(format.storageBits) != 0) {
    explanation.reasons.push_back("the returned code is wider than " + format.name);
    return;
  }
  const Value returned = decode(format, element.returned);
  for (const auto& code : element.admissible) {
    if (code && returned.isZero() && decode(format, *code).isZero() && *code != element.returned) {
      explanation.reasons.emplace_back("the zeros differ here");
      return;
    }
    if (code && returned.isNan() && decode(format, *code).isNan() && *code != element.returned) {
      explanation.reasons.emplace_back("another nan code is asked for");
      return;
    }
  }
}

} // namespace

std::string Explanation::text() const {
  std::string result =
      fmt::format("{} = {}{}\n", element, returned, clause.empty() ? "" : fmt::format(", judged by {}", clause));
  for (const std::string& line : values) {
    result += fmt::format("  {}\n", line);
  }
  for (const std::string& line : admissible) {
    result += fmt::format("  admissible: {}\n", line);
  }
  for (const std::string& line : reasons) {
    result += fmt::format("  {}\n", line);
  }
  return result;
}

Explanation explain(Judge& judge, const JudgedElement& element) {
  const Contract& contract = judge.contract();
  const Quantity& output = contract.quantity(element.output);
  const Tensor& returned = judge.call(element.call).returned[at(element.output)];
  Explanation explanation;
  explanation.element = elementText(output, positionOf(returned.extents, element.offset));
  const bool fits = output.type.format->storageBits >= 64 ||
                    element.returned >> static_cast<unsigned>(output.type.format->storageBits) == 0;
  explanation.returned = fits ? codeText(output.type, element.returned) : fmt::format("{:#x}", element.returned);
  if (!element.isWritten) {
    explanation.reasons.emplace_back(element.admissible.empty() ? element.problem
                                                                : "no clause writes it: it keeps its content");
    for (const auto& code : element.admissible) {
      explanation.admissible.push_back(codeText(output.type, *code));
    }
    return explanation;
  }
  if (!element.clauses.empty() && element.clauses.front() != kNone) {
    explanation.clause = contract.clauses[at(element.clauses.front())].name;
  }
  Readings readings(judge, element);
  Evaluator& evaluator = judge.evaluator(element.call);
  const Alternatives arms = evaluator.arm(element.output, element.bindings);
  for (const Entry& entry : arms.entries) {
    if (const auto arm = toInteger(entry)) {
      readings.walk(output.arms[static_cast<std::size_t>(*arm)].value, element.bindings);
    }
  }
  explanation.values = readings.take();
  for (const auto& [text, paths] : grouped(judge, element.over, element.admissible.size(), [&](std::size_t path) {
         if (!element.admissible[path]) {
           return std::string("no value");
         }
         const std::string least = codeText(output.type, *element.admissible[path]);
         const bool isRange = !element.highest.empty() && element.highest[path] != element.admissible[path];
         return isRange ? fmt::format("{} .. {}", least, codeText(output.type, *element.highest[path])) : least;
       })) {
    explanation.admissible.push_back(paths.empty() ? text : fmt::format("{} by {}", text, fmt::join(paths, " or ")));
  }
  addStanding(judge, element, explanation);
  if (fits && element.standing == Standing::rejected && element.highest.empty()) {
    addReasons(judge, element, explanation);
  }
  return explanation;
}

std::vector<std::string> explain(const Judge& judge, const Conflict& conflict) {
  const Contract& contract = judge.contract();
  std::vector<std::string> lines;
  for (std::size_t path = 0; path < conflict.killer.size(); ++path) {
    if (conflict.killer[path].empty()) {
      continue;
    }
    const JudgedElement& element = judge.element(conflict.killer[path].front());
    const Quantity& output = contract.quantity(element.output);
    const Tensor& returned = judge.call(element.call).returned[at(element.output)];
    lines.push_back(fmt::format("{} is excluded by {} = {} of call {}", judge.describe(conflict.over, path),
                                elementText(output, positionOf(returned.extents, element.offset)),
                                codeText(output.type, element.returned), element.call));
  }
  return lines;
}

} // namespace qkc::semantics
