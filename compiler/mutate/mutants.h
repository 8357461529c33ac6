#pragma once
// Mutants: copies of a contract with one clause changed at one facet. Lowered by the same road, a mutant's reference is
// a broken kernel that the contract's checker must reject.

#include "compiler/contract/contract.h"

#include <string>
#include <vector>

namespace qkc::mutate {

struct Mutant {
  std::string id; // "codes.rounding.half_away", unique within the contract and stable while the clause is
  contract::ClauseId clause = contract::kNone;
  // "rounding", "overflow", "guard", "value", "arithmetic", "scope", "coupling", "reduction", "comparison", "index",
  // "range", "accumulate", "memory", "layout", "special", "guarded", "by_hand"
  std::string facet;
  std::string text; // what it does, one line
  contract::Contract contract;
};

// All mutants that the operators give, clause by clause, then those by hand.
std::vector<Mutant> mutantsOf(const contract::Contract& contract);

// "codes.by_hand.NAME"; of a claim about a derived mutant that one's, "codes.overflow.wrap".
std::string idOf(const contract::Contract& contract, const contract::HandMutant& mutant);

// One row of the operator table, for `qkc mutate --operators`.
struct OperatorInfo {
  std::string name; // "rounding"
  std::string facet;
  std::string breaks; // one line
  std::string needs;  // what a clause must have for it to apply
};
std::vector<OperatorInfo> operatorTable();

// How many mutants each operator gives for each clause, the lets before the first clause last; rows as operatorTable().
std::vector<std::vector<int>> operatorCounts(const contract::Contract& contract);

} // namespace qkc::mutate
