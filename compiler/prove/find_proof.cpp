#include "compiler/prove/both.h"
#include "compiler/prove/definitions.h"

#include <algorithm>
#include <set>

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

namespace {

bool reads(const Contract& contract, NodeId id, QuantityId quantity) {
  if (id == kNone) {
    return false;
  }
  const Node& node = contract.node(id);
  return (node.op == Op::read && node.quantity == quantity) ||
         std::ranges::any_of(node.args, [&](NodeId arg) { return reads(contract, arg, quantity); });
}

// The changed definitions of which each that differs must be shown to make no difference: those of the two contracts
// themselves first, and what reads one that does differ.
class Frontier {
public:
  Frontier(const Both& both, const Limits& limits) : both_(both), limits_(limits) {}

  Search run(std::vector<QuantityId> open) {
    Search search;
    std::set<QuantityId> seen(open.begin(), open.end());
    while (!open.empty()) {
      const QuantityId id = open.back();
      open.pop_back();
      const Search one = compareOne(id);
      if (one.proof) {
        merge(search, *one.proof);
        continue;
      }
      if (both_.contract.quantity(id).role != Role::let) {
        return {.proof = std::nullopt, .open = one.open};
      }
      for (const auto& [reader, other] : both_.others) {
        if (isReadBy(id, reader) && seen.insert(reader).second) {
          open.push_back(reader);
        }
      }
    }
    return search;
  }

private:
  Search compareOne(QuantityId id) const {
    constexpr std::int64_t kMost = 500; // of each definition: there may be many
    const Limits limits{.parts = std::min(limits_.parts, kMost), .differs = limits_.differs};
    return compareDefinitions(both_.contract, id, both_.contract.quantity(both_.others.at(id)), limits);
  }

  bool isReadBy(QuantityId let, QuantityId reader) const {
    const auto& arms = both_.contract.quantity(reader).arms;
    return std::ranges::any_of(arms, [&](const Arm& arm) {
      return reads(both_.contract, arm.value, let) || reads(both_.contract, arm.guard, let);
    });
  }

  // The weaker of two methods, all parts.
  static void merge(Search& search, const Proof& proof) {
    if (!search.proof) {
      search.proof = proof;
      return;
    }
    search.proof->method = std::max(search.proof->method, proof.method);
    search.proof->parts += proof.parts;
    for (const std::string& over : proof.over) {
      if (std::ranges::find(search.proof->over, over) == search.proof->over.end()) {
        search.proof->over.push_back(over);
      }
    }
  }

  const Both& both_;
  const Limits& limits_;
};

// Definitions whose own arms differ.
std::vector<QuantityId> changedBetween(const Contract& first, const Contract& second) {
  std::vector<QuantityId> changed;
  for (std::size_t k = 0; k < first.quantities.size(); ++k) {
    if (!sameArms(first.quantities[k], second.quantities[k])) {
      changed.push_back(static_cast<QuantityId>(k));
    }
  }
  return changed;
}

} // namespace

std::string_view name(Method method) {
  switch (method) {
  case Method::interval:
    return "interval";
  case Method::enumerate:
    return "enumerate";
  case Method::mask:
    return "mask";
  }
  return "";
}

Search findProof(const Contract& original, const Contract& mutant, const Limits& limits) {
  const auto both = joinedContracts(original, mutant, original);
  if (!both) {
    return {.proof = std::nullopt, .open = "it changes places or layouts, or has values of its own"};
  }
  const std::vector<QuantityId> changed = changedBetween(original, mutant);
  if (changed.size() != 1) {
    return Frontier(*both, limits).run(changed);
  }
  // Alone, the definition before may follow other paths of its own choices.
  Search search = compareDefinitions(mutant, changed.front(), original.quantity(changed.front()), limits);
  if (!search.proof && original.quantity(changed.front()).role == Role::let) {
    if (Search further = Frontier(*both, limits).run(changed); further.proof) {
      return further;
    }
  }
  return search;
}

Search findSameness(const Contract& base, const Contract& first, const Contract& second, const Limits& limits) {
  const auto both = joinedContracts(base, first, second);
  if (!both) {
    return {.proof = std::nullopt, .open = "one changes places or layouts, or has values of its own"};
  }
  std::vector<QuantityId> changed;
  for (const Contract* one : {&first, &second}) {
    for (const QuantityId id : changedBetween(base, *one)) {
      if (std::ranges::find(changed, id) == changed.end()) {
        changed.push_back(id);
      }
    }
  }
  Search search = Frontier(*both, limits).run(changed);
  if (search.proof && search.proof->method == Method::mask) {
    return {.proof = std::nullopt, .open = "they differ at ties inside enclosures"};
  }
  return search;
}

} // namespace qkc::prove
