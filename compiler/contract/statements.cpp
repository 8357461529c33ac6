#include "compiler/contract/statements.h"

#include "compiler/contract/constants.h"
#include "compiler/contract/hand_cases.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/contract/shared_scalars.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr std::size_t kMostLets = 1000;
constexpr std::size_t kMostClauses = 1000;

template <typename... Cases> struct Overloaded : Cases... {
  using Cases::operator()...;
};

} // namespace

void Statements::check(const std::vector<syntax::BodyItem>& body, const syntax::Mutant* mutant) {
  mutant_ = mutant;
  collectNames(body);
  for (const syntax::BodyItem& item : body)
    std::visit(Overloaded{[&](const syntax::Let& s) { let(s, kNone); },
                          [&](const syntax::Assume& s) { declarations_.assume(s); },
                          [&](const syntax::Choose& s) { choose(s); }, [&](const syntax::Clause& s) { clause(s); },
                          [&](const syntax::Case& s) {
                            if (mutant_ == nullptr)
                              addHandCase(state_, s);
                          },
                          [](const syntax::Mutant&) {}}, // hand_mutants.h
               item);
  for (const Quantity& quantity : state_.contract.quantities)
    if (quantity.role == Role::output || quantity.role == Role::inout)
      closeOutput(quantity);
  if (!state_.sink.hasErrors()) {
    checkJointPaths();
    warnUnread();
  }
}

void Statements::collectNames(const std::vector<syntax::BodyItem>& body) {
  const auto note = [&](const syntax::Item& item) {
    if (const auto* let = std::get_if<syntax::Let>(&item))
      state_.defined.try_emplace(let->target.name.text, let->target.span);
    if (const auto* judgement = std::get_if<syntax::Judgement>(&item))
      ++state_.openArms[outputName(judgement->target)];
  };
  for (const syntax::BodyItem& item : body) {
    if (const auto* let = std::get_if<syntax::Let>(&item))
      state_.defined.try_emplace(let->target.name.text, let->target.span);
    if (const auto* clause = std::get_if<syntax::Clause>(&item))
      for (const syntax::Item& inner : itemsOf(*clause))
        note(inner);
  }
}

const std::vector<syntax::Item>& Statements::itemsOf(const syntax::Clause& clause) const {
  return mutant_ != nullptr && mutant_->clause.text == clause.name.text ? mutant_->items : clause.items;
}

void Statements::clause(const syntax::Clause& clause) {
  if (!clauseNames_.insert(clause.name.text).second)
    state_.error(diag::Code::DuplicateName, clause.name.span,
                 fmt::format("two clauses are named '{}'; a verdict blames clauses by name", clause.name.text));
  if (state_.contract.clauses.size() >= kMostClauses) {
    state_.error(diag::Code::TooLarge, clause.name.span,
                 fmt::format("a contract has {} clauses at most", kMostClauses));
    return;
  }
  Clause out;
  out.name = clause.name.text;
  out.span = clause.span;
  const auto id = static_cast<ClauseId>(state_.contract.clauses.size());
  state_.contract.clauses.push_back(std::move(out));
  expressions_.setting.clause = id;
  expressions_.setting.choiceName = clause.name.text;
  for (const syntax::Item& one : itemsOf(clause))
    item(one, id);
  expressions_.setting = {};
  // What says nothing in this instance is no clause of it; a mutant's clause stays, for its place among the others.
  const bool isChanged = mutant_ != nullptr && mutant_->clause.text == clause.name.text;
  const auto ofAbsent = [&](const syntax::Item& one) {
    const auto* judgement = std::get_if<syntax::Judgement>(&one);
    return judgement != nullptr && state_.absent.contains(judgement->target.name.text);
  };
  if (!isChanged && state_.contract.clauses.back().defines.empty() && std::ranges::all_of(itemsOf(clause), ofAbsent))
    state_.contract.clauses.pop_back();
}

void Statements::item(const syntax::Item& item, ClauseId clause) {
  std::visit(Overloaded{[&](const syntax::Let& s) { let(s, clause); },
                        [&](const syntax::Judgement& s) { judgement(s, clause); },
                        [&](const syntax::Chance& s) { chance(s, clause); },
                        [&](const syntax::Independent& s) { independent(s, clause); }},
             item);
}

void Statements::choose(const syntax::Choose& choose) {
  std::vector<std::string> labels;
  for (const syntax::Ident& option : choose.options)
    labels.push_back(option.text);
  for (IndexId id = 0; id < static_cast<IndexId>(state_.contract.indices.size()); ++id)
    expressions_.setting.indices.push_back(id);
  const ChoiceId id = expressions_.addChoice(choose.name.text, std::move(labels), choose.scope, choose.span);
  expressions_.setting = {};
  state_.declare(choose.name, Symbol::Kind::choice, id);
}

bool Statements::letIndices(const syntax::Let& let, Quantity& out) {
  bool good = true;
  for (const syntax::Expr& expr : let.target.indices) {
    const auto* name = std::get_if<syntax::Name>(&expr.node);
    const Symbol* symbol = name == nullptr ? nullptr : state_.find(name->text);
    if (symbol == nullptr || symbol->kind != Symbol::Kind::index) {
      state_
          .error(diag::Code::BadLeftHandSide, expr.span,
                 fmt::format("the left-hand side of a let has index variables alone, this is '{}'",
                             state_.text(expr.span)))
          .suggest("declare an index variable of the range that is meant");
      good = false;
      continue;
    }
    if (symbol->id == kNone) {
      good = false;
      continue;
    }
    if (std::ranges::find(out.indices, symbol->id) != out.indices.end()) {
      state_.error(diag::Code::BadLeftHandSide, expr.span,
                   fmt::format("the index {} stands twice on the left-hand side", name->text));
      good = false;
    }
    out.indices.push_back(symbol->id);
  }
  return good;
}

void Statements::let(const syntax::Let& let, ClauseId clause) {
  Quantity out;
  out.name = let.target.name.text;
  out.role = Role::let;
  out.span = let.target.span;
  bool good = letIndices(let, out);
  if (let.target.field) {
    state_.error(diag::Code::BadLeftHandSide, let.target.span, "a let is one value, it has no fields")
        .suggest("name a let for each part");
    good = false;
  }
  if (let.value.guard && !let.value.guard->condition) {
    state_
        .error(diag::Code::StrayOtherwise, let.value.guard->span,
               "'otherwise' closes the arms of an output; a let has one value")
        .suggest("write the condition out: when ..");
    good = false;
  }
  if (let.value.mask || let.value.oneValue) {
    state_.unsupported(let.value.mask ? let.value.mask->span : let.span, "a mask or 'one value' on a let");
    good = false;
  }
  Arm arm;
  arm.clause = clause;
  arm.span = let.span;
  if (expressions_.setting.choiceName.empty() || clause == kNone)
    expressions_.setting.choiceName = out.name;
  if (good) {
    expressions_.setting.indices = out.indices;
    good = armValue(let.value, {}, arm);
    expressions_.setting.indices.clear();
    expressions_.setting.known.clear();
  }
  if (good && state_.contract.quantities.size() >= kMostLets) {
    state_.error(diag::Code::TooLarge, let.span, fmt::format("a contract has {} lets at most", kMostLets));
    good = false;
  }
  const auto id = good ? static_cast<QuantityId>(state_.contract.quantities.size()) : kNone;
  if (!state_.declare(let.target.name, Symbol::Kind::quantity, id) || !good)
    return;
  out.type = state_.type(arm.value);
  out.arms.push_back(arm);
  state_.contract.quantities.push_back(std::move(out));
  state_.ranges.ofQuantity(id); // now, so that chains of lets are not walked in depth
  if (clause != kNone)
    state_.contract.clauses[static_cast<std::size_t>(clause)].defines.push_back(id);
}

bool Statements::armValue(const syntax::Rhs& rhs, const std::vector<Arm>& earlier, Arm& arm) {
  auto& known = expressions_.setting.known;
  known.clear();
  for (const Arm& before : earlier)
    if (before.guard != kNone)
      known.push_back({before.guard, false});
  bool good = true;
  if (rhs.guard && rhs.guard->condition) {
    arm.guard = expressions_.condition(*rhs.guard->condition);
    good = arm.guard != kNone;
    if (good)
      known.push_back({arm.guard, true});
  }
  arm.otherwise = rhs.guard && !rhs.guard->condition;
  // Under a guard that is not understood the value would be blamed for what the guard says.
  if (good)
    arm.value = expressions_.rhs(rhs);
  return arm.value != kNone;
}

bool Statements::rightKind(const syntax::Judgement& judgement, NodeId value) {
  const ValueKind kind = state_.node(value).kind;
  using Relation = syntax::Judgement::Relation;
  const bool within = judgement.relation != Relation::Equal;
  const bool stated = within && judgement.relation != Relation::Within;
  if (stated || within == (kind == ValueKind::enclosure)) {
    if (kind == ValueKind::enclosure || (!judgement.value.mask && !judgement.value.oneValue))
      return true;
    state_.error(diag::Code::WrongJudgement, judgement.value.mask ? judgement.value.mask->span : judgement.span,
                 "every element of this output is decided: there is nothing to mask");
    return false;
  }
  state_
      .error(diag::Code::WrongJudgement, judgement.target.span,
             within ? fmt::format("'within' judges enclosures, this value is {}",
                                  kind == ValueKind::exact ? "exact" : "a choice of exact values")
                    : "'=' judges exact values and choices, this value is an enclosure")
      .suggest(fmt::format("{} {} ..", state_.text(judgement.target.span), within ? "=" : "within"));
  return false;
}

// `n steps of`, `abs a rel r of`, the mask.
bool Statements::tolerance(const syntax::Judgement& judgement, Arm& arm) {
  arm.oneValue = judgement.value.oneValue;
  if (judgement.value.mask) {
    const std::optional<numeric::Rational> percent = numeric::parseNumber(judgement.value.mask->percent);
    if (!percent)
      return false;
    arm.mask = Mask{*percent, judgement.value.mask->population.text};
  }
  const auto amount = [&](const std::optional<syntax::Expr>& expr, numeric::Rational& to) {
    const std::optional<numeric::Rational> value = expr ? evaluate(state_, *expr) : std::nullopt;
    if (value && *value < 0)
      state_.error(diag::Code::BadConstant, expr->span, "a tolerance is 0 or more");
    if (!value || *value < 0)
      return false;
    to = *value;
    return true;
  };
  using Relation = syntax::Judgement::Relation;
  if (judgement.relation == Relation::WithinSteps) {
    const std::optional<std::int64_t> steps = evaluateInteger(state_, *judgement.steps);
    if (!steps)
      return false;
    arm.tolerance.steps = *steps;
  } else if (judgement.relation == Relation::WithinTolerance) {
    if (!amount(judgement.absolute, arm.tolerance.absolute) || !amount(judgement.relative, arm.tolerance.relative))
      return false;
  }
  return true;
}

// `one value` speaks of the one scalar that the elements of a row share.
bool Statements::sharesOneScalar(const syntax::Judgement& judgement, const Quantity& output, const Arm& arm) {
  const std::vector<QuantityId> scalars = sharedScalars(state_.contract, output, arm.value);
  if (!reachableChoices(state_.contract, arm.value).empty()) {
    state_.unsupported(judgement.span, "'one value' of a choice");
    return false;
  }
  if (scalars.size() == 1)
    return true;
  if (scalars.size() > 1) {
    state_.unsupported(judgement.span, fmt::format("'one value' of {} scalars at once", scalars.size()));
    return false;
  }
  state_
      .error(
          diag::Code::WrongJudgement, judgement.span,
          fmt::format("'one value' needs a scalar that elements of {} share, and this value reads none", output.name))
      .suggest("name it: let r[t] = rsqrt(k[t] + eps) .., with fewer indices than the output, and read r[t]");
  return false;
}

bool Statements::armOrder(const syntax::Rhs& rhs, const Quantity& quantity, Span span) {
  if (quantity.arms.empty()) {
    if (!rhs.guard || rhs.guard->condition || brokenOutputs_.contains(quantity.name))
      return true; // an earlier arm that has errors of its own is there all the same
    state_
        .error(diag::Code::StrayOtherwise, rhs.guard->span,
               fmt::format("'otherwise' needs an earlier arm of {}, and there is none", quantity.name))
        .suggest("leave it out: the only arm needs no guard");
    return false;
  }
  const Arm& last = quantity.arms.back();
  if (last.guard != kNone)
    return true;
  state_
      .error(diag::Code::ArmNeverReached, span,
             fmt::format("this arm of {} is never reached: an earlier one takes every case", quantity.name))
      .label(last.span, last.otherwise ? "takes what is left" : "has no guard")
      .suggest("arms stand in the order in which they are tried; give the earlier one a 'when'");
  return false;
}

void Statements::judgement(const syntax::Judgement& judgement, ClauseId clause) {
  arm(judgement, clause);
  --state_.openArms[outputName(judgement.target)]; // not before: an arm does not read the output that it defines
}

void Statements::arm(const syntax::Judgement& judgement, ClauseId clause) {
  if (state_.absent.contains(judgement.target.name.text))
    return;
  const std::string name = outputName(judgement.target);
  const Symbol* symbol = state_.find(judgement.target.name.text);
  if (symbol == nullptr) {
    std::vector<std::string> known;
    for (const Quantity& quantity : state_.contract.quantities)
      if (quantity.role == Role::output || quantity.role == Role::inout)
        known.push_back(quantity.name);
    if (state_.defined.contains(judgement.target.name.text))
      state_.error(diag::Code::NotWritable, judgement.target.span,
                   fmt::format("'{}' is a let, it has one definition", name));
    else
      state_.unknownName(judgement.target.name, "output", known);
    return;
  }
  if (symbol->id == kNone)
    return;
  const QuantityId id = outputNamed(judgement.target, *symbol);
  if (id == kNone)
    return;
  const Role role = state_.contract.quantity(id).role;
  if (role != Role::output && role != Role::inout) {
    state_
        .error(diag::Code::NotWritable, judgement.target.span,
               fmt::format("'{}' is no output; clauses define outputs", name))
        .label(symbol->span, "declared here")
        .suggest("define a value of your own with let");
    return;
  }
  const bool first = state_.contract.quantity(id).arms.empty() && !brokenOutputs_.contains(name);
  Quantity shape = state_.contract.quantity(id);
  bool good = first || shape.target.empty() ? target(judgement, shape) : sameTarget(judgement, shape);
  good = good && armOrder(judgement.value, shape, judgement.span);
  Arm arm;
  arm.clause = clause;
  arm.span = judgement.span;
  arm.within = judgement.relation != syntax::Judgement::Relation::Equal;
  if (good) {
    expressions_.setting.indices = shape.indices;
    good = armValue(judgement.value, shape.arms, arm) && rightKind(judgement, arm.value) && tolerance(judgement, arm);
    // A real number is rounded to the output's format at the ends of what is admissible.
    if (good && !(arm.within && state_.type(arm.value).kind == Type::Kind::real)) {
      arm.value = expressions_.fit(arm.value, *shape.type.format, name, judgement.value.span);
      good = arm.value != kNone;
    }
    good = good && (!arm.oneValue || sharesOneScalar(judgement, shape, arm));
    expressions_.setting.indices.clear();
    expressions_.setting.known.clear();
  }
  if (!good) {
    brokenOutputs_.insert(name);
    return;
  }
  Quantity& output = state_.contract.quantity(id);
  output.indices = std::move(shape.indices);
  output.target = std::move(shape.target);
  output.arms.push_back(arm);
  auto& defines = state_.contract.clauses[static_cast<std::size_t>(clause)].defines;
  if (std::ranges::find(defines, id) == defines.end())
    defines.push_back(id);
}

// Two guards of which one is the other's contrary leave nothing over.
bool Statements::coversEveryCase(const Quantity& quantity) const {
  if (quantity.arms.back().guard == kNone)
    return true;
  for (const Arm& arm : quantity.arms) {
    expressions_.setting.known = {{arm.guard, false}};
    for (const Arm& other : quantity.arms)
      if (expressions_.implied(other.guard, true, {})) {
        expressions_.setting.known.clear();
        return true;
      }
  }
  expressions_.setting.known.clear();
  return false;
}

void Statements::closeOutput(const Quantity& quantity) {
  if (brokenOutputs_.contains(quantity.name))
    return;
  if (quantity.arms.empty()) {
    state_
        .error(diag::Code::UndefinedOutput, quantity.span,
               fmt::format("no clause defines the output {}", quantity.name))
        .suggest(fmt::format("add 'clause NAME: {}[..] = ..'", quantity.name));
    return;
  }
  if (quantity.restUntouched || coversEveryCase(quantity))
    return;
  diag::Diagnostic& diagnostic = state_.error(diag::Code::MissingOtherwise, quantity.arms.back().span,
                                              fmt::format("the arms of {} do not cover every case", quantity.name));
  for (const Arm& arm : quantity.arms)
    diagnostic.note(fmt::format("an arm: when {}", printExpr(state_.contract, arm.guard)));
  diagnostic.suggest("let the last arm say 'otherwise'");
}

void Statements::checkJointPaths() {
  constexpr std::int64_t kMostPaths = 64;
  for (const std::vector<ChoiceId>& group : choiceGroups(state_.contract)) {
    const std::int64_t paths = jointPaths(state_.contract, group);
    if (paths <= kMostPaths)
      continue;
    const auto& choices = state_.contract.choices;
    const Choice& last = choices[static_cast<std::size_t>(group.back())];
    diag::Diagnostic& diagnostic = state_.error(
        diag::Code::TooManyPaths, last.span,
        fmt::format("choices that reach one output have {} joint paths, {} are the most", paths, kMostPaths));
    for (const ChoiceId id : group) {
      const Choice& choice = choices[static_cast<std::size_t>(id)];
      std::string text = fmt::format("{}: {} paths", choice.name, choice.labels.size());
      if (id == group.back())
        diagnostic.at(std::move(text));
      else
        diagnostic.label(choice.span, std::move(text));
    }
    diagnostic.suggest("let choices that go together share one 'choose NAME .. by NAME'");
  }
}

void Statements::warnUnread() {
  if (!state_.absent.empty())
    return; // read in the instances that have those outputs
  std::vector<bool> read(state_.contract.quantities.size());
  std::vector<bool> seen(state_.contract.nodes.size());
  std::vector<NodeId> open = state_.contract.assumes;
  for (const Distribution& one : state_.contract.distributions)
    open.insert(open.end(), {one.event, one.probability});
  for (const Quantity& quantity : state_.contract.quantities)
    for (const Arm& arm : quantity.arms)
      open.insert(open.end(), {arm.guard, arm.value});
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    if (id == kNone || seen[static_cast<std::size_t>(id)])
      continue;
    seen[static_cast<std::size_t>(id)] = true;
    const Node& node = state_.node(id);
    if (node.op == Op::read)
      read[static_cast<std::size_t>(node.quantity)] = true;
    open.insert(open.end(), node.args.begin(), node.args.end());
  }
  for (std::size_t i = 0; i < read.size(); ++i) {
    const Quantity& quantity = state_.contract.quantities[i];
    if (quantity.role == Role::let && !read[i])
      state_.sink.warning(diag::Code::UnusedValue, quantity.span, fmt::format("nothing reads {}", quantity.name));
  }
}

} // namespace qkc::contract
