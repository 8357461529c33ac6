#include "compiler/mutate/mutants.h"

#include "compiler/contract/queries.h"
#include "compiler/mutate/site.h"

#include <algorithm>
#include <set>

namespace qkc::mutate {

using namespace contract;

namespace {

constexpr const char* kByHand = "by_hand";

std::vector<OperatorRow> allOperators() {
  std::vector<OperatorRow> rows;
  for (const auto& part :
       {castOperators(), valueOperators(), choiceOperators(), readOperators(), layoutOperators(), exactOperators(),
        orderOperators(), placeOperators(), specialOperators(), comparisonOperators()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

void collect(const Contract& contract, NodeId id, bool (*matches)(const Node&), std::vector<NodeId>& found,
             std::set<NodeId>& seen) {
  if (!seen.insert(id).second)
    return;
  if (matches(contract.node(id)))
    found.push_back(id);
  for (const NodeId arg : contract.node(id).args)
    collect(contract, arg, matches, found, seen);
}

// Whether the guard `after`, a comparison, holds wherever `before`, its contrary, does not; of numbers.
bool holdsWhereNot(const Contract& contract, NodeId before, NodeId after) {
  const Node& earlier = contract.node(before);
  const Node& later = contract.node(after);
  if (earlier.op == Op::logicalNot)
    return sameValue(contract, earlier.args[0], after);
  if (earlier.op == Op::logicalOr)
    return std::ranges::any_of(earlier.args, [&](NodeId one) { return holdsWhereNot(contract, one, after); });
  const bool isContrary =
      (earlier.op == Op::equal && later.op == Op::notEqual) || (earlier.op == Op::notEqual && later.op == Op::equal);
  const bool isContraryOrder =
      (earlier.op == Op::less && later.op == Op::lessEqual) || (earlier.op == Op::lessEqual && later.op == Op::less);
  const auto same = [&](std::size_t a, std::size_t b) { return sameValue(contract, earlier.args[a], later.args[b]); };
  const bool isSwapped = (isContrary || isContraryOrder) && same(0, 1) && same(1, 0);
  return isSwapped || (isContrary && same(0, 0) && same(1, 1));
}

} // namespace

bool isFloatFormat(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

bool isGuardIdle(const Site& site) {
  const auto& arms = site.defined().arms;
  const auto mine = arms.begin() + static_cast<std::ptrdiff_t>(site.arm);
  return mine->guard != kNone && std::any_of(arms.begin(), mine, [&](const Arm& arm) {
           return arm.guard != kNone && holdsWhereNot(site.contract, arm.guard, mine->guard);
         });
}

bool isRestDefined(const Site& site) {
  const auto& arms = site.defined().arms;
  return site.defined().role == Role::let || site.defined().restUntouched ||
         std::any_of(arms.begin() + static_cast<std::ptrdiff_t>(site.arm) + 1, arms.end(),
                     [](const Arm& arm) { return arm.guard == kNone; });
}

std::vector<NodeId> nodesOf(const Site& site, NodeId root, bool (*matches)(const Node&)) {
  std::vector<NodeId> found;
  std::set<NodeId> seen;
  collect(site.contract, root, matches, found, seen);
  return found;
}

std::vector<NodeId> nodesOf(const Site& site, bool (*matches)(const Node&)) {
  return nodesOf(site, site.definition().value, matches);
}

void Harvest::add(const Site& site, const std::string& facet, const std::string& value, std::string text,
                  Editor& editor) {
  const ClauseId clause = site.definition().clause;
  const std::string owner =
      clause == kNone ? "let_" + site.defined().name : site.contract.clauses[static_cast<std::size_t>(clause)].name;
  const std::string stem = owner + "." + (site.path.empty() ? "" : site.path + ".") + facet + "." + value;
  std::string id = stem;
  for (int k = 2; std::any_of(mutants_.begin(), mutants_.end(), [&](const Mutant& m) { return m.id == id; }); ++k)
    id = stem + "_" + std::to_string(k);
  mutants_.push_back({std::move(id), clause, facet, std::move(text), editor.take()});
}

std::optional<numeric::Value> constantOf(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (node.op == Op::constant)
    return node.value;
  if (node.op == Op::read && contract.quantity(node.quantity).role == Role::constant)
    return contract.quantity(node.quantity).value;
  return std::nullopt;
}

namespace {

bool isPowerOfTwo(const numeric::Value& value) {
  if (!value.isFinite() || value.isZero())
    return false;
  const numeric::Rational q = abs(value.rational());
  return mpz_popcount(q.get_num_mpz_t()) == 1 && mpz_popcount(q.get_den_mpz_t()) == 1;
}

bool isExponentFormat(const Type& type) {
  return type.kind == Type::Kind::format && type.format->name == "e8m0";
}

// `followed`: definitions that were looked through, each once.
bool isPower(const Contract& contract, NodeId id, std::set<QuantityId>& followed) {
  const Node& node = contract.node(id);
  const auto isOne = [&](NodeId one) { return isPower(contract, one, followed); };
  if (const auto value = constantOf(contract, id))
    return isPowerOfTwo(*value);
  if (isExponentFormat(node.type))
    return true;
  if (node.op == Op::read) {
    const auto& arms = contract.quantity(node.quantity).arms;
    return !arms.empty() && (!followed.insert(node.quantity).second || std::ranges::all_of(arms, isOne, &Arm::value));
  }
  if (node.op == Op::choose)
    return std::ranges::all_of(node.args, isOne);
  return (node.op == Op::cast || node.op == Op::pow) && isOne(node.args[0]);
}

} // namespace

bool isPower(const Contract& contract, NodeId id) {
  std::set<QuantityId> followed;
  return isPower(contract, id, followed);
}

namespace {

// Applies operators to every arm, and to every path of a choice that stands at its top.
void applyTo(const Contract& contract, const std::vector<OperatorRow>& rows, Harvest& harvest) {
  const auto applyAll = [&](const Site& site, Applies applies) {
    for (const OperatorRow& row : rows)
      if (row.applies == applies)
        row.apply(site, harvest);
  };
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id)
    for (std::size_t arm = 0; arm < contract.quantity(id).arms.size(); ++arm) {
      const Node& value = contract.node(contract.quantity(id).arms[arm].value);
      applyAll({contract, id, arm, ""}, Applies::toArms);
      if (value.op != Op::choose) {
        applyAll({contract, id, arm, ""}, Applies::toPaths);
        continue;
      }
      applyAll({contract, id, arm, ""}, Applies::toChoices);
      const Choice& choice = contract.choices[static_cast<std::size_t>(value.choice)];
      for (std::size_t path = 0; path < value.args.size(); ++path) {
        Contract narrowed = contract;
        narrowed.quantity(id).arms[arm].value = value.args[path];
        applyAll({narrowed, id, arm, choice.labels[path]}, Applies::toPaths);
      }
    }
}

// A mutant is the contract with one change, so it has none by hand itself.
Contract withoutMutants(Contract contract) {
  contract.mutants.clear();
  return contract;
}

void addByHand(const Contract& contract, std::vector<Mutant>& mutants) {
  for (const HandMutant& one : contract.mutants)
    if (one.changed)
      mutants.push_back({idOf(contract, one), one.clause, kByHand, one.name + ": " + one.text, *one.changed});
}

OperatorInfo byHandInfo() {
  return {kByHand, kByHand, "what the contract's text says", "a `mutant` of the clause with items"};
}

} // namespace

std::string idOf(const Contract& contract, const HandMutant& mutant) {
  return contract.clauses[static_cast<std::size_t>(mutant.clause)].name + "." +
         (mutant.changed ? std::string(kByHand) + "." : "") + mutant.name;
}

std::vector<Mutant> mutantsOf(const Contract& contract) {
  const Contract plain = withoutMutants(contract);
  Harvest harvest;
  applyTo(plain, allOperators(), harvest);
  std::vector<Mutant> mutants = harvest.take();
  addGuarded(plain, mutants);
  addByHand(contract, mutants);
  return mutants;
}

std::vector<OperatorInfo> operatorTable() {
  std::vector<OperatorInfo> table;
  for (const OperatorRow& row : allOperators())
    table.push_back(row.info);
  table.push_back(guardedInfo());
  table.push_back(byHandInfo());
  return table;
}

std::vector<std::vector<int>> operatorCounts(const Contract& contract) {
  const auto countsOf = [&](const std::vector<Mutant>& mutants) {
    std::vector<int> counts(contract.clauses.size() + 1);
    for (const Mutant& mutant : mutants)
      ++counts[mutant.clause == kNone ? contract.clauses.size() : static_cast<std::size_t>(mutant.clause)];
    return counts;
  };
  std::vector<std::vector<int>> table;
  std::vector<Mutant> all;
  for (const OperatorRow& row : allOperators()) {
    Harvest harvest;
    applyTo(contract, {row}, harvest);
    const std::vector<Mutant> mutants = harvest.take();
    table.push_back(countsOf(mutants));
    all.insert(all.end(), mutants.begin(), mutants.end());
  }
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  addGuarded(contract, all);
  table.push_back(countsOf({all.begin() + count, all.end()}));
  std::vector<Mutant> byHand;
  addByHand(contract, byHand);
  table.push_back(countsOf(byHand));
  return table;
}

} // namespace qkc::mutate
