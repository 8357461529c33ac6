#pragma once
// Two typings of one contract that differ in one clause, brought into one: what proofs and tables of mutants need, who
// take a mutant for its contract with something added.

#include "compiler/contract/contract.h"

namespace qkc::contract {

// `base` with the definitions of `changed`. Nodes, quantities, indices, choices and freedoms of `base` keep their ids,
// and those that `changed` alone has stand behind them; a definition that both have alike keeps its nodes. Both are
// instances of one text under one file, with the same headers and as many clauses.
Contract grafted(const Contract& base, const Contract& changed);

// Whether both define the same, node by node, choices and freedoms by what they say: of contracts of which one was
// grafted on the other.
bool definesTheSame(const Contract& base, const Contract& grafted);

} // namespace qkc::contract
