#include "compiler/semantics/judge.h"

#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::semantics {

using contract::Arm;
using contract::Contract;
using contract::kNone;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using contract::SameDistinct;
using numeric::Value;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

constexpr int kCallDepth = 1;

} // namespace

struct Judge::JudgedCall {
  JudgedCall(const Contract& contract, Variables& variables, Call given, int number)
      : call(std::move(given)), number(number), evaluator(contract, variables, call, Options::open(number)) {}

  // The encloser of one path of each choice.
  Encloser& along(const Contract& contract, Variables& variables, const std::vector<int>& paths, Reach reach) {
    std::unique_ptr<Encloser>& place = enclosers[paths];
    if (place == nullptr) {
      place = std::make_unique<Encloser>(contract, variables, call, paths, reach);
      for (const auto& [output, elements] : tainted) {
        place->taint(output, elements);
      }
    }
    return *place;
  }

  Call call;
  int number;
  Evaluator evaluator;
  std::map<std::vector<int>, std::unique_ptr<Encloser>> enclosers;
  std::vector<std::pair<QuantityId, std::vector<bool>>> tainted;
  Shared shared;                                // of the output that is judged now
  std::vector<std::vector<ElementId>> elements; // by QuantityId and offset; kNone: not met
};

// Of one output: elements that were met, and those whose readers are not judged.
struct Judge::Marks {
  std::vector<ElementId>& elements;
  std::vector<bool> tainted;
};

Judge::Judge(const Contract& contract, Until until, Reach reach)
    : contract_(contract), until_(until), reach_(reach), variables_(contract), kernel_(variables_) {}

Judge::~Judge() = default;

const Call& Judge::call(int number) const {
  return calls_[at(number)].call;
}

Evaluator& Judge::evaluator(int call) {
  return calls_[at(call)].evaluator;
}

const JudgedElement* Judge::find(int call, QuantityId output, std::size_t offset) const {
  const auto& elements = calls_[at(call)].elements[at(output)];
  return offset < elements.size() && elements[offset] != kNone ? &elements_[at(elements[offset])] : nullptr;
}

std::string Judge::describe(const std::vector<VariableId>& over, std::size_t joint) const {
  const Joint paths(variables_, over);
  std::string text;
  for (std::size_t i = 0; i < over.size(); ++i) {
    const Variable& variable = variables_[over[i]];
    const std::string& label = contract_.choices[at(variable.choice)].labels[paths.pathOf(joint, i)];
    if (over.size() == 1) {
      return label;
    }
    text += fmt::format("{}{} = {}", i == 0 ? "" : ", ", variables_.describe(over[i]), label);
  }
  return text;
}

void Judge::add(Call call) {
  const int number = static_cast<int>(calls_.size());
  JudgedCall& judged = calls_.emplace_back(contract_, variables_, std::move(call), number);
  judged.elements.resize(contract_.quantities.size());
  strayWords_ += judged.call.strayWords;
  ConstraintSet constraints(variables_);
  for (const QuantityId output : outputsInOrder(contract_)) {
    judgeOutput(judged, output, constraints);
  }
  auto conflicts = constraints.decideDeeperThan(kCallDepth);
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    const auto id = static_cast<VariableId>(i);
    if (variables_[id].depth == kCallDepth && variables_[id].call == number) {
      alive_.push_back({.variable = id, .paths = constraints.alivePaths(id)});
    }
  }
  std::ranges::move(constraints.decideDeeperThan(0), std::back_inserter(conflicts));
  std::ranges::move(conflicts, std::back_inserter(conflicts_));
  for (Constraint& remaining : constraints.take()) {
    kernel_.add(std::move(remaining));
  }
}

void Judge::judgeOutput(JudgedCall& judged, QuantityId output, ConstraintSet& constraints) {
  const Quantity& quantity = contract_.quantity(output);
  const Tensor& returned = judged.call.returned[at(output)];
  Marks marks{.elements = judged.elements[at(output)], .tainted = std::vector<bool>(returned.codes.size())};
  marks.elements.assign(returned.codes.size(), kNone);
  const auto first = elements_.size();
  judged.evaluator.forEach(quantity.indices, judged.evaluator.unbound(), [&](const Bindings& bindings) {
    if (isOver_) {
      return;
    }
    const Alternatives arm = judged.evaluator.arm(output, bindings);
    if (quantity.role == Role::inout && arm.isSingle() && !arm.single()) {
      return; // no arm: untouched
    }
    const auto position = judged.evaluator.target(output, bindings);
    const auto offset = position ? returned.offset(*position) : std::nullopt;
    if (!offset) {
      throw EvaluationError(fmt::format("an element of {} has no place in its tensor", quantity.name));
    }
    if (marks.elements[*offset] != kNone) {
      throw EvaluationError(fmt::format("two index tuples write one element of {}", quantity.name));
    }
    JudgedElement& element = addElement(judged, output, *offset);
    element.bindings = bindings;
    if (isAssumed(judged, quantity, bindings)) {
      judgeElement(judged, element);
      isOver_ = until_ == Until::rejected && element.standing == Standing::rejected;
    } else {
      element.clauses = {kNone}; // outside the contract: anything goes
    }
  });
  if (!isOver_) {
    judgeUntouched(judged, output, marks);
  }
  if (!judged.shared.empty()) { // arms of several paths are refused
    judgeOneValue(judged.along(contract_, variables_, std::vector<int>(contract_.choices.size()), reach_),
                  judged.shared);
    judged.shared.clear();
  }
  for (std::size_t i = first; i < elements_.size(); ++i) {
    const JudgedElement& element = elements_[i];
    marks.tainted[element.offset] = element.standing != Standing::accepted;
    if (element.standing == Standing::accepted && !element.over.empty()) {
      Constraint constraint{.over = element.over, .alive = element.explains, .killer = {}};
      constraint.killer.assign(element.admissible.size(), {static_cast<ElementId>(i)});
      constraints.add(std::move(constraint));
    }
  }
  for (auto& [paths, encloser] : judged.enclosers) {
    encloser->taint(output, marks.tainted);
  }
  judged.tainted.emplace_back(output, marks.tainted);
  judged.evaluator.taint(output, std::move(marks.tainted));
}

// Whether the assumptions about an element's own instance hold.
bool Judge::isAssumed(JudgedCall& judged, const Quantity& quantity, const Bindings& bindings) {
  return std::ranges::all_of(contract_.assumes, [&](contract::NodeId assumed) {
    const auto indices = contract::indicesOf(contract_, assumed);
    const bool isOwn = std::ranges::all_of(indices, [&](contract::IndexId index) {
      return std::ranges::find(quantity.indices, index) != quantity.indices.end();
    });
    if (!isOwn) {
      return true;
    }
    const Alternatives holds = judged.evaluator.value(assumed, bindings);
    return !holds.isSingle() || !holds.single() || !holds.single()->isZero();
  });
}

JudgedElement& Judge::addElement(JudgedCall& judged, QuantityId output, std::size_t offset) {
  judged.elements[at(output)][offset] = static_cast<ElementId>(elements_.size());
  JudgedElement& element = elements_.emplace_back();
  element.call = judged.number;
  element.output = output;
  element.offset = offset;
  element.returned = judged.call.returned[at(output)].codes[offset];
  return element;
}

void Judge::judgeElement(JudgedCall& judged, JudgedElement& element) {
  try {
    const Alternatives arm = judged.evaluator.arm(element.output, element.bindings);
    if (const Arm* enclosed = enclosureArm(contract_.quantity(element.output), arm); enclosed != nullptr) {
      judgeEnclosure(judged, element, *enclosed);
      element.standing = arm.tainted ? Standing::notJudged : element.standing;
      return;
    }
    const Alternatives value = judged.evaluator.definition(element.output, element.bindings);
    decide(element, arm, value);
    if (arm.tainted || value.tainted) {
      element.standing = Standing::notJudged;
    }
  } catch (const EvaluationError& error) {
    element.standing = Standing::undecided;
    element.problem = error.what();
  }
}

const Arm* Judge::enclosureArm(const Quantity& output, const Alternatives& arm) const {
  for (const Arm& each : output.arms) {
    if (each.guard != kNone && contract_.node(each.guard).kind == contract::ValueKind::enclosure) {
      throw EvaluationError("an arm whose guard is an enclosure is not decided yet");
    }
  }
  const auto isBounded = [&](const Arm& each) {
    return contract_.node(each.value).kind == contract::ValueKind::enclosure || each.tolerance.isStated();
  };
  if (std::ranges::none_of(output.arms, isBounded)) {
    return nullptr;
  }
  const auto position = arm.isSingle() ? toInteger(arm.single()) : std::nullopt;
  if (!arm.isSingle()) {
    throw EvaluationError("an enclosure behind a guard that depends on a choice is not decided yet");
  }
  const Arm* chosen = position ? &output.arms[static_cast<std::size_t>(*position)] : nullptr;
  return chosen != nullptr && isBounded(*chosen) ? chosen : nullptr;
}

void Judge::judgeEnclosure(JudgedCall& judged, JudgedElement& element, const Arm& arm) {
  const std::vector<contract::ChoiceId> choices = reachableChoices(contract_, arm.value);
  std::map<VariableId, contract::ChoiceId> over;
  for (const contract::ChoiceId id : choices) {
    const contract::Scope::Kind scope = contract_.choices[at(id)].scope.kind;
    if (scope != contract::Scope::Kind::kernel && scope != contract::Scope::Kind::call) {
      throw EvaluationError("an enclosure of a choice per instance or element is not decided yet");
    }
    const int number = judged.number;
    over.emplace(variables_.intern(id, number, {}), id);
  }
  for (const auto& [variable, choice] : over) {
    element.over.push_back(variable);
  }
  const Joint joint(variables_, element.over);
  bool isTainted = false;
  bool isDefined = false;
  for (std::size_t path = 0; path < joint.size(); ++path) {
    std::vector<int> paths(contract_.choices.size());
    for (std::size_t i = 0; i < element.over.size(); ++i) {
      paths[at(over.at(element.over[i]))] = static_cast<int>(joint.pathOf(path, i));
    }
    Encloser& encloser = judged.along(contract_, variables_, paths, reach_);
    const Enclosure value = encloser.of(arm.value, element.bindings);
    isTainted |= value.tainted;
    element.clauses.push_back(arm.clause);
    element.admissible.emplace_back();
    element.highest.emplace_back();
    if (!value.undefined) {
      isDefined = true;
      bound(element, arm, value, path);
      const std::vector<Enclosure> branches = encloser.branches(arm.value, element.bindings);
      const auto admitting = [&](const Enclosure& branch) { return admits(element, arm, branch); };
      if (!branches.empty() && std::ranges::none_of(branches, admitting)) {
        element.explains &= ~(std::uint64_t{1} << path); // between the two, within neither
      }
    }
  }
  element.standing = element.explains != 0 ? Standing::accepted : Standing::rejected;
  if (arm.oneValue && element.standing == Standing::accepted && element.masked && !isTainted) {
    judged.shared.emplace_back(static_cast<ElementId>(elements_.size()) - 1, &arm);
  }
  if (isTainted) {
    element.standing = Standing::notJudged;
  } else if (!isDefined) {
    element.standing = Standing::undecided;
    element.problem = "an evaluation may overflow or divide by 0 here";
  }
}

// R5, R7, R11: the ends rounded once to the output's format; values between them in the order of values.
void Judge::bound(JudgedElement& element, const Arm& arm, const Enclosure& value, std::size_t path) const {
  const numeric::Format& format = *contract_.quantity(element.output).type.format;
  const numeric::Overflow rule = format.hasInfinity ? numeric::Overflow::inf : numeric::Overflow::saturate;
  Value low = numeric::round(format, value.low, numeric::Rounding::halfEven, rule);
  Value high = numeric::round(format, value.high, numeric::Rounding::halfEven, rule);
  for (std::int64_t i = 0; i < arm.tolerance.steps; ++i) {
    low = numeric::nextDown(format, low).value_or(low);
    high = numeric::nextUp(format, high).value_or(high);
  }
  if (arm.tolerance.relative != 0 || arm.tolerance.absolute != 0) {
    const auto tolerated = [&](const Value& end) {
      return numeric::add(Value(arm.tolerance.absolute), mul(Value(arm.tolerance.relative), abs(end)));
    };
    Enclosure all = value;
    all.low = numeric::sub(low, tolerated(low));
    all.high = numeric::add(high, tolerated(high));
    const bool isWidened = reach_ == Reach::widened && all.low.isFinite() && all.high.isFinite();
    all = isWidened ? widened(all, 1, magnitude(all)) : all;
    low = all.low;
    high = all.high;
  }
  // The codes at the ends: the least value not below the one, the largest not above the other.
  const auto inside = [&](const Value& end, bool up) {
    if (isRepresentable(format, end)) {
      return std::optional(end.isZero() ? Value() : end);
    }
    return up ? numeric::nextUp(format, end) : numeric::nextDown(format, end);
  };
  const auto first = inside(low, true);
  const auto last = inside(high, false);
  if (!first || !last) {
    return;
  }
  element.admissible[path] = encode(format, *first);
  element.highest[path] = encode(format, *last);
  const auto steps = numeric::stepsBetween(format, *element.admissible[path], *element.highest[path]);
  element.masked |= steps != 0;
  element.wide |= steps > 1;
  if (format.storageBits < 64 && element.returned >> static_cast<unsigned>(format.storageBits) != 0) {
    return;
  }
  const Value returned = decode(format, element.returned);
  if (compare(*first, returned) <= 0 && compare(returned, *last) <= 0) {
    element.explains |= std::uint64_t{1} << path;
  }
}

void Judge::decide(JudgedElement& element, const Alternatives& arm, const Alternatives& value) {
  const Quantity& output = contract_.quantity(element.output);
  element.over = unite(arm.over, value.over);
  const Joint joint(variables_, element.over);
  for (std::size_t path = 0; path < joint.size(); ++path) {
    const Entry& expected = value.entries[joint.project(path, value.over)];
    const auto position = toInteger(arm.entries[joint.project(path, arm.over)]);
    const Arm* judging = position ? &output.arms[static_cast<std::size_t>(*position)] : nullptr;
    const auto code = codeOf(output.type, expected);
    element.admissible.push_back(code);
    element.clauses.push_back(judging != nullptr ? judging->clause : kNone);
    if (code && judging != nullptr && agrees(output, judging->within, *expected, element.returned)) {
      element.explains |= std::uint64_t{1} << path;
    }
  }
  const bool hasValue = std::ranges::any_of(element.admissible, [](const auto& code) { return code.has_value(); });
  element.standing = element.explains != 0 ? Standing::accepted : hasValue ? Standing::rejected : Standing::undecided;
  if (!hasValue) {
    element.problem = "no arm gives the element a value";
  }
}

// Elements that no arm writes: an inout keeps its content, an output has no meaning there.
void Judge::judgeUntouched(JudgedCall& judged, QuantityId output, Marks& marks) {
  const Quantity& quantity = contract_.quantity(output);
  const Tensor& returned = judged.call.returned[at(output)];
  for (std::size_t offset = 0; offset < returned.codes.size(); ++offset) {
    if (marks.elements[offset] != kNone) {
      continue;
    }
    JudgedElement& element = addElement(judged, output, offset);
    element.isWritten = false;
    if (quantity.role == Role::inout) {
      const std::uint64_t before = judged.call.given[at(output)].codes[offset];
      element.admissible = {before};
      element.clauses = {kNone};
      element.explains = before == element.returned ? 1 : 0;
      element.standing = element.explains != 0 ? Standing::accepted : Standing::rejected;
    } else {
      element.standing = Standing::undecided;
      element.problem = "no clause defines the element";
    }
  }
}

bool Judge::agrees(const Quantity& output, bool within, const Value& expected, std::uint64_t code) const {
  const numeric::Format& format = *output.type.format;
  if (format.storageBits < 64 && code >> static_cast<unsigned>(format.storageBits) != 0) {
    return false;
  }
  const Value returned = decode(format, code);
  if (expected.isNan() && returned.isNan() && output.nans == SameDistinct::same) {
    return true;
  }
  if (expected.isZero() && returned.isZero() && (within || output.zeros == SameDistinct::same)) {
    return true;
  }
  // Bits that the format does not use are free.
  return codeOf(output.type, expected) == (returned.isNan() ? code : encode(format, returned));
}

Verdict Judge::verdict() const {
  Verdict verdict;
  verdict.clauses.resize(contract_.clauses.size());
  bool anyRejected = false;
  bool anyUndecided = false;
  for (const JudgedElement& element : elements_) {
    anyRejected |= element.standing == Standing::rejected;
    anyUndecided |= element.standing == Standing::undecided;
    const auto clause = element.clauses.empty() ? kNone : element.clauses.front();
    if (clause == kNone) {
      continue;
    }
    ClauseCounts& counts = verdict.clauses[at(clause)];
    counts.judged += element.standing == Standing::accepted || element.standing == Standing::rejected ? 1 : 0;
    counts.rejected += element.standing == Standing::rejected ? 1 : 0;
    counts.notJudged += element.standing == Standing::notJudged ? 1 : 0;
    counts.undecided += element.standing == Standing::undecided ? 1 : 0;
    counts.masked += element.masked ? 1 : 0;
    counts.wide += element.wide ? 1 : 0;
  }
  verdict.conflicts = conflicts_;
  verdict.alive = alive_;
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    const auto id = static_cast<VariableId>(i);
    if (variables_[id].depth == 0) {
      verdict.alive.push_back({.variable = id, .paths = kernel_.alivePaths(id)});
    }
  }
  ConstraintSet kernel = kernel_;
  std::ranges::move(kernel.decideDeeperThan(-1), std::back_inserter(verdict.conflicts));
  verdict.outcome = anyRejected || strayWords_ > 0 || !verdict.conflicts.empty() ? Outcome::rejected
                    : anyUndecided                                               ? Outcome::undecided
                                                                                 : Outcome::accepted;
  return verdict;
}

} // namespace qkc::semantics
