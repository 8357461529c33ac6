#pragma once
// `qkc mutate --operators`: the operators with what they break, and what they come to in a contract.

#include "compiler/contract/contract.h"

namespace qkc::driver {

void printOperators();

// How many mutants of each operator change each clause, and how many run mutants each tensor has. For those that change
// none, what the clauses or tensors lack.
void printOperatorCounts(const contract::Contract& contract);

} // namespace qkc::driver
