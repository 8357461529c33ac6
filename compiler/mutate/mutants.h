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
  std::string facet; // "rounding", "overflow", "guard", "value", "arithmetic", "scope", "coupling", "reduction",
                     // "index", "accumulate", "memory", "layout", "guarded"
  std::string text;  // what it does, one line
  contract::Contract contract;
};

// All mutants that the operators give, clause by clause.
std::vector<Mutant> mutantsOf(const contract::Contract& contract);

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
