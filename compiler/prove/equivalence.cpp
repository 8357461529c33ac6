#include "compiler/contract/print_expr.h"
#include "compiler/prove/compare.h"
#include "compiler/prove/definitions.h"
#include "compiler/prove/divide.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::prove {

using contract::Arm;
using contract::Contract;
using contract::kNone;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Quantity;
using contract::QuantityId;
using contract::Role;
using semantics::AbstractValue;
using semantics::Terms;

namespace {

std::size_t at(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool follows(const Contract& contract, NodeId id, contract::ChoiceId choice) {
  const Node& node = contract.node(id);
  return (node.op == Op::choose && node.choice == choice) ||
         std::ranges::any_of(node.args, [&](NodeId arg) { return follows(contract, arg, choice); });
}

bool follows(const Contract& contract, const Quantity& quantity, contract::ChoiceId choice) {
  return std::ranges::any_of(quantity.arms, [&](const Arm& arm) { return follows(contract, arm.value, choice); });
}

// Two definitions of one quantity, over the nodes and quantities of one contract.
class Equivalence {
public:
  Equivalence(const Contract& contract, QuantityId changed, const Quantity& before, const Limits& limits)
      : contract_(contract), terms_(contract), changed_(changed), before_(before), after_(contract.quantity(changed)),
        limits_(limits) {}

  Search run();

private:
  std::optional<Proof> proofBy(Method method, std::int64_t most);
  std::optional<Proof> proofBySteps();
  std::optional<Proof> proofByConditions();
  std::vector<Paths> pathsBefore() const;
  void prepare();
  void markAside(Evaluation& everything, bool withGuards);
  void addSameReductions(Evaluation& everything);
  bool prove(const Part& part);
  // Whether both write the same, and why.
  bool holds(Evaluation& evaluation);
  bool holdsArmByArm(Evaluation& evaluation);
  bool sameValue(Evaluation& evaluation, const Arm& before, const Arm& after);
  bool differsInEqualValues(Evaluation& evaluation, TermId a, TermId b);
  bool isImpossible(Evaluation& evaluation);
  std::string describe(Evaluation& evaluation);

  const Contract& contract_;
  Terms terms_;
  QuantityId changed_;
  const Quantity& before_;
  const Quantity& after_;
  Limits limits_;
  Paths paths_;  // of the definition after the change, and of everything that does not change
  Paths chosen_; // of the definition before
  std::vector<Relation> relations_;
  std::vector<Divisible> divisible_;
  std::vector<Divisible> steps_; // further ones, for where these do not suffice
  std::vector<Divisible> conditions_;
  Part assumed_;
  Grounds grounds_;
  std::int64_t parts_ = 0;
  std::int64_t most_ = 0;
  std::int64_t few_ = 1;          // values that are gone through one by one
  std::set<std::size_t> divided_; // of divisible_
  std::string open_;
};

// Choices that no other quantity follows may take another path than the first.
std::vector<Paths> Equivalence::pathsBefore() const {
  std::vector<Paths> result = {Paths(contract_.choices.size(), 0)};
  for (std::size_t choice = 0; choice < contract_.choices.size(); ++choice) {
    const auto id = static_cast<contract::ChoiceId>(choice);
    bool isOwn = follows(contract_, before_, id);
    for (QuantityId k = 0; isOwn && at(k) < contract_.quantities.size(); ++k) {
      isOwn = k == changed_ || !follows(contract_, contract_.quantity(k), id);
    }
    if (!isOwn) {
      continue;
    }
    const auto base = result;
    for (std::size_t path = 1; path < contract_.choices[choice].labels.size(); ++path) {
      for (Paths paths : base) {
        paths[choice] = static_cast<int>(path);
        result.push_back(std::move(paths));
      }
    }
  }
  return result;
}

bool Equivalence::isImpossible(Evaluation& evaluation) {
  if (std::ranges::any_of(divisible_, [&](const Divisible& one) { return evaluation.of(one.term).value.isEmpty(); })) {
    return true;
  }
  return std::ranges::any_of(contract_.assumes, [&](NodeId assumption) {
    return !evaluation.of(terms_.of(assumption, terms_.identity())).value.mayBeTrue();
  });
}

bool Equivalence::sameValue(Evaluation& evaluation, const Arm& before, const Arm& after) {
  // Choices of the definition before are resolved first; what is left follows the paths of the other.
  Evaluation own(contract_, terms_, relations_, chosen_, evaluation.part());
  const Terms::Environment here = terms_.identity();
  const TermId expected = own.resolved(terms_.of(before.value, here));
  const TermId found = terms_.of(after.value, here);
  // Most parts of many are single values: then what differs is all that need be computed.
  if (!grounds_.allowsMask && differsInEqualValues(evaluation, expected, found)) {
    return true;
  }
  const bool signsCount = before_.role == Role::let || (before_.zeros != contract::SameDistinct::same &&
                                                        !before.within && before_.type.format->hasNegativeZero);
  return Comparison(evaluation, grounds_, !signsCount).same(expected, found);
}

// Whether the terms are one but for parts that have single values here, the same ones.
bool Equivalence::differsInEqualValues(Evaluation& evaluation, TermId a, TermId b) {
  std::vector<TermId> pairs;
  addDifferences(terms_, a, b, pairs);
  for (std::size_t k = 0; k + 1 < pairs.size(); k += 2) {
    const auto one = onlyValue(evaluation.of(pairs[k]).value);
    const auto other = onlyValue(evaluation.of(pairs[k + 1]).value);
    if (!one || !other || !identical(*one, *other)) {
      return false;
    }
  }
  return true;
}

bool Equivalence::holds(Evaluation& evaluation) {
  const Terms::Environment here = terms_.identity();
  const auto first = evaluation.arm(before_, here);
  const auto second = evaluation.arm(after_, here);
  if (!first || !second) {
    return holdsArmByArm(evaluation);
  }
  const bool isWritten = *first < before_.arms.size();
  if (!isWritten || *second == after_.arms.size()) {
    return isWritten == (*second < after_.arms.size());
  }
  return sameValue(evaluation, before_.arms[*first], after_.arms[*second]);
}

// Whichever of the arms is taken: both have the same guards.
bool Equivalence::holdsArmByArm(Evaluation& evaluation) {
  const Terms::Environment here = terms_.identity();
  if (before_.arms.size() != after_.arms.size()) {
    return false;
  }
  Part rest = evaluation.part();
  for (std::size_t k = 0; k < before_.arms.size(); ++k) {
    const Arm& before = before_.arms[k];
    const Arm& after = after_.arms[k];
    Evaluation outside(contract_, terms_, relations_, paths_, rest);
    if (before.guard == kNone && after.guard == kNone) {
      return sameValue(outside, before, after);
    }
    if (before.guard == kNone || after.guard == kNone ||
        !alike(terms_, terms_.of(before.guard, here), terms_.of(after.guard, here))) {
      return false;
    }
    const TermId guard = terms_.of(before.guard, here);
    if (auto inside = partWhere(outside, guard, true)) {
      Evaluation taken(contract_, terms_, relations_, paths_, std::move(*inside));
      if (!sameValue(taken, before, after)) {
        return false;
      }
    }
    auto others = partWhere(outside, guard, false);
    if (!others) {
      return true;
    }
    rest = std::move(*others);
  }
  return true;
}

std::string Equivalence::describe(Evaluation& evaluation) {
  std::string where;
  for (const Divisible& one : divisible_) {
    where += fmt::format("{}{} is {}", where.empty() ? "" : ", ", one.text,
                         semantics::describe(evaluation.of(one.term).value));
  }
  const Terms::Environment here = terms_.identity();
  for (const Quantity* quantity : {&before_, &after_}) {
    const auto arm = evaluation.arm(*quantity, here);
    if (arm && *arm < quantity->arms.size()) {
      const AbstractValue value = evaluation.of(terms_.of(quantity->arms[*arm].value, here)).value;
      where += fmt::format("{} {}", quantity == &before_ ? ":" : ", the mutant's", semantics::describe(value));
    }
  }
  return where;
}

bool Equivalence::prove(const Part& part) {
  Evaluation evaluation(contract_, terms_, relations_, paths_, part);
  if (++parts_ > most_) {
    open_ = fmt::format("more than {} parts, the last one: {}", most_, describe(evaluation));
    return false;
  }
  if (isImpossible(evaluation) || holds(evaluation)) {
    return true;
  }
  const auto pieces = divide(evaluation, divisible_, few_);
  if (!pieces) {
    open_ = describe(evaluation);
    return false;
  }
  divided_.insert(pieces->which);
  return std::ranges::all_of(pieces->values, [&](const AbstractValue& value) {
    Part smaller = part;
    smaller[divisible_[pieces->which].term] = value;
    return prove(smaller);
  });
}

// Where each arm has a counterpart: what only their common parts read need not be divided, nor what only guards read
// where these are decided first.
void Equivalence::markAside(Evaluation& everything, bool withGuards) {
  if (before_.arms.size() != after_.arms.size()) {
    return;
  }
  std::vector<TermId> differing;
  const Terms::Environment here = terms_.identity();
  for (std::size_t k = 0; k < before_.arms.size(); ++k) {
    addDifferences(terms_, terms_.of(before_.arms[k].value, here), terms_.of(after_.arms[k].value, here), differing);
    for (const Arm* arm : {&before_.arms[k], &after_.arms[k]}) {
      if (withGuards && arm->guard != kNone) {
        differing.push_back(terms_.of(arm->guard, here));
      }
    }
  }
  const auto read = divisibleTerms(everything, differing, withGuards);
  for (Divisible& one : divisible_) {
    one.isAside = std::ranges::none_of(read, [&](const Divisible& other) { return other.term == one.term; });
  }
}

// A reduction that stands in both definitions is two terms: what a part says of one holds for the other.
void Equivalence::addSameReductions(Evaluation& everything) {
  for (const TermId term : everything.visited()) {
    if (terms_[term].index != kNone || terms_.node(term).op != Op::reduce) {
      continue;
    }
    for (const Divisible& one : divisible_) {
      if (one.term != term && alike(terms_, one.term, term)) {
        relations_.push_back({Relation::Kind::same, one.term, term});
      }
    }
  }
}

// What both definitions, their guards and the assumptions read; what reductions say of their own terms.
void Equivalence::prepare() {
  std::vector<TermId> roots;
  const Terms::Environment here = terms_.identity();
  for (const Quantity* quantity : {&before_, &after_}) {
    for (const Arm& arm : quantity->arms) {
      roots.push_back(terms_.of(arm.value, here));
      if (arm.guard != kNone) {
        roots.push_back(terms_.of(arm.guard, here));
      }
    }
  }
  Evaluation everything(contract_, terms_, relations_, paths_, {});
  for (const TermId root : roots) {
    everything.of(root);
  }
  divisible_ = divisibleTerms(everything, roots);
  markAside(everything, true);
  steps_ = stepsTo(everything, roots);
  relations_ = relationsAmong(everything, everything.visited());
  addSameReductions(everything);
  conditions_ = openConditions(everything, everything.visited(), relations_);
  assumed_ = {};
  std::vector<NodeId> conditions = contract_.requires_;
  conditions.insert(conditions.end(), contract_.assumes.begin(), contract_.assumes.end());
  for (const NodeId assumption : conditions) {
    Evaluation known(contract_, terms_, relations_, paths_, assumed_);
    if (auto part = partWhere(known, terms_.of(assumption, here), true)) {
      assumed_ = std::move(*part);
    }
  }
}

// A proof that may rest on the mask, or one that may not; with so many parts at most, more where one input of few
// values can be gone through.
std::optional<Proof> Equivalence::proofBy(Method method, std::int64_t most) {
  constexpr std::int64_t kEnumerable = 100'000;
  const auto isCondition = [](const Divisible& one) {
    return one.kind == Divisible::Kind::step && one.format == nullptr;
  };
  const auto isLeft = [&](const Divisible& one) { return !one.isAside && !isCondition(one); };
  const bool isSmall =
      std::ranges::count_if(divisible_, isLeft) == 1 && std::ranges::all_of(divisible_, [&](const Divisible& one) {
        return !isLeft(one) || (one.format != nullptr && one.format->storageBits <= 16);
      });
  grounds_ = {.allowsMask = method == Method::mask};
  divided_.clear();
  parts_ = 0;
  // Parts of large terms take longer: fewer of them.
  constexpr std::size_t kFewTerms = 16;
  const std::size_t share = std::max<std::size_t>(1, terms_.size() / kFewTerms);
  // And more where terms are small.
  constexpr std::size_t kSmallTerms = 24;
  const std::int64_t times = terms_.size() <= kSmallTerms ? 8 : 1;
  // An element alone: ranges of its values leave open what roundings do.
  constexpr std::int64_t kFewValues = 16;
  const bool isElement = std::ranges::any_of(
      divisible_, [](const Divisible& one) { return !one.isAside && one.kind == Divisible::Kind::element; });
  few_ = isSmall && isElement ? kFewValues : 1;
  most_ = isSmall ? kEnumerable : std::max<std::int64_t>(1, times * most / static_cast<std::int64_t>(share));
  if (!prove(assumed_)) {
    return std::nullopt;
  }
  Proof proof{.method = grounds_.mask ? Method::mask
                        : parts_ > 1  ? Method::enumerate
                                      : Method::interval,
              .over = {},
              .parts = parts_};
  for (const std::size_t which : divided_) {
    proof.over.push_back(divisible_[which].text);
  }
  return proof;
}

// Values in between, where there are some, divided first: soon done, or not at all.
std::optional<Proof> Equivalence::proofBySteps() {
  if (steps_.empty()) {
    return std::nullopt;
  }
  constexpr std::int64_t kMost = 200;
  const std::vector<Divisible> inputs = divisible_;
  divisible_.insert(divisible_.end(), steps_.begin(), steps_.end());
  auto proof = proofBy(Method::enumerate, std::min(limits_.parts, kMost));
  divisible_ = inputs;
  return proof;
}

// The conditions of arms and branches decided first, one way and the other: a threshold that no range decides.
std::optional<Proof> Equivalence::proofByConditions() {
  constexpr std::size_t kMost = 4; // each doubles the parts
  if (conditions_.empty() || conditions_.size() > kMost) {
    return std::nullopt;
  }
  const std::vector<Divisible> inputs = divisible_;
  Evaluation everything(contract_, terms_, relations_, paths_, {});
  markAside(everything, false);
  divisible_.insert(divisible_.end(), conditions_.begin(), conditions_.end());
  auto proof = proofBy(Method::enumerate, limits_.parts);
  divisible_ = inputs;
  return proof;
}

Search Equivalence::run() {
  Search search;
  paths_ = Paths(contract_.choices.size(), 0);
  prepare();
  for (const Paths& paths : pathsBefore()) {
    chosen_ = paths;
    if (auto quick = proofBySteps()) {
      search.proof = quick;
      return search;
    }
    // What holds on the values themselves comes first; where the mask would do, they are not sought for long.
    const auto hidden = proofBy(Method::mask, limits_.parts);
    if (hidden && (hidden->method != Method::mask || limits_.differs)) {
      search.proof = hidden;
      return search;
    }
    constexpr std::int64_t kShort = 10;
    auto exact = proofBy(Method::enumerate, hidden ? limits_.parts / kShort : limits_.parts);
    if (exact || hidden) {
      search.proof = exact ? exact : hidden;
      return search;
    }
    if (search.open.empty()) {
      search.open = open_;
    }
    if (auto decided = proofByConditions()) {
      search.proof = decided;
      return search;
    }
  }
  return search;
}

} // namespace

Search compareDefinitions(const Contract& contract, QuantityId changed, const Quantity& before, const Limits& limits) {
  return Equivalence(contract, changed, before, limits).run();
}

} // namespace qkc::prove
