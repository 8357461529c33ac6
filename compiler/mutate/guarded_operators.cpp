// Faults that show in some places alone: a tail lane, rows beyond a number, one row.

#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};
const Type kBoolean{Type::Kind::boolean, nullptr};

// Without the number that a name got which stood already.
std::string unnumbered(const std::string& id) {
  const std::size_t end = id.find_last_not_of("0123456789");
  const bool isNumbered = end != std::string::npos && end + 1 < id.size() && id[end] == '_';
  return isNumbered ? id.substr(0, end) : id;
}

// A mutant that changes the value of one arm, and nothing else, at many elements; how much so, the first is best.
int rank(const Mutant& mutant) {
  // In one row, or in the last place, these read what they should.
  constexpr std::array kSameThere = {"_by_columns", "_boundary"};
  const std::string id = unnumbered(mutant.id);
  if (std::any_of(kSameThere.begin(), kSameThere.end(), [&](const char* end) { return id.ends_with(end); }))
    return -1;
  constexpr std::array kEndings = {".rounding.to_zero", ".rounding.to_minus", ".rounding.to_plus"};
  for (std::size_t k = 0; k < kEndings.size(); ++k)
    if (id.ends_with(kEndings[k]))
      return static_cast<int>(k);
  constexpr std::array kFacets = {"arithmetic", "index", "value"};
  for (std::size_t k = 0; k < kFacets.size(); ++k)
    if (mutant.facet == kFacets[k])
      return static_cast<int>(kEndings.size() + k);
  return -1;
}

// The arm whose value alone differs.
std::optional<std::pair<QuantityId, std::size_t>> changedArm(const Contract& original, const Contract& mutant) {
  std::optional<std::pair<QuantityId, std::size_t>> changed;
  for (QuantityId id = 0; id < static_cast<QuantityId>(original.quantities.size()); ++id) {
    const Quantity& before = original.quantity(id);
    const Quantity& after = mutant.quantity(id);
    if (before.arms.size() != after.arms.size() || before.target != after.target)
      return std::nullopt;
    for (std::size_t arm = 0; arm < before.arms.size(); ++arm) {
      if (before.arms[arm].value == after.arms[arm].value)
        continue;
      if (changed)
        return std::nullopt;
      changed = {id, arm};
    }
  }
  return changed;
}

void add(const Contract& original, const Mutant& mutant, QuantityId id, std::size_t arm, std::vector<Mutant>& to) {
  const Quantity& quantity = original.quantity(id);
  const std::string owner = mutant.id.substr(0, mutant.id.find('.'));
  const auto guard = [&](const char* name, const std::string& text, auto&& condition) {
    Mutant guarded{fmt::format("{}.guarded.{}", owner, name), mutant.clause, "guarded", mutant.text + text,
                   mutant.contract};
    Contract& contract = guarded.contract;
    const auto make = [&](Op op, const Type& type, std::vector<NodeId> args) {
      Node node;
      node.op = op;
      node.type = type;
      node.args = std::move(args);
      return contract.add(std::move(node));
    };
    const auto integer = [&](std::int64_t value) {
      const NodeId constant = make(Op::constant, kInteger, {});
      contract.node(constant).value = numeric::Value(value);
      return constant;
    };
    const auto index = [&](IndexId of) {
      const NodeId node = make(Op::index, kInteger, {});
      contract.node(node).index = of;
      return node;
    };
    const NodeId before = quantity.arms[arm].value;
    const NodeId after = contract.quantity(id).arms[arm].value;
    const NodeId where = condition(make, integer, index);
    const NodeId value = make(Op::select, contract.node(before).type, {where, after, before});
    contract.node(value).kind = contract.node(before).kind;
    contract.quantity(id).arms[arm].value = value;
    to.push_back(std::move(guarded));
  };
  const IndexId inner = quantity.indices.back();
  const IndexId outer = quantity.indices.front();
  const auto nameOf = [&](IndexId of) { return original.indices[static_cast<std::size_t>(of)].name; };
  const auto extentOf = [&](IndexId of) { return original.indices[static_cast<std::size_t>(of)].extent; };
  guard("at_last", fmt::format(", at the last {} alone", nameOf(inner)), [&](auto& make, auto& integer, auto& index) {
    const NodeId next = make(Op::add, kInteger, {index(inner), integer(1)});
    return make(Op::equal, kBoolean, {next, extentOf(inner)});
  });
  guard("beyond_2", fmt::format(", from {} = 2 on", nameOf(outer)), [&](auto& make, auto& integer, auto& index) {
    return make(Op::lessEqual, kBoolean, {integer(2), index(outer)});
  });
  guard("alone", fmt::format(", where there is one {} alone", nameOf(outer)),
        [&](auto& make, auto& integer, auto&) { return make(Op::equal, kBoolean, {extentOf(outer), integer(1)}); });
}

} // namespace

OperatorInfo guardedInfo() {
  return {"guarded", "guarded", "a fault of the clause in the last place, from the third row on, in one row alone",
          "a definition over indices that another operator changes everywhere"};
}

void addGuarded(const Contract& contract, std::vector<Mutant>& mutants) {
  std::map<std::pair<QuantityId, std::size_t>, const Mutant*> best;
  for (const Mutant& mutant : mutants) {
    const auto arm = rank(mutant) >= 0 ? changedArm(contract, mutant.contract) : std::nullopt;
    if (!arm || contract.quantity(arm->first).indices.empty() ||
        contract.node(contract.quantity(arm->first).arms[arm->second].value).op == Op::choose)
      continue;
    const Mutant*& here = best[*arm];
    if (here == nullptr || rank(mutant) < rank(*here))
      here = &mutant;
  }
  // One for each clause: the arm that comes last in it, which defines most elements.
  std::map<ClauseId, std::pair<std::pair<QuantityId, std::size_t>, const Mutant*>> byClause;
  for (const auto& [arm, mutant] : best)
    byClause[mutant->clause] = {arm, mutant};
  std::vector<Mutant> guarded;
  for (const auto& [clause, chosen] : byClause)
    add(contract, *chosen.second, chosen.first.first, chosen.first.second, guarded);
  std::move(guarded.begin(), guarded.end(), std::back_inserter(mutants));
}

} // namespace qkc::mutate
