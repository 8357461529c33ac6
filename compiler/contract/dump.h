#pragma once
// A typed contract as text: for people and goldens, and for the semantic hash.

#include "compiler/contract/contract.h"

#include <string>

namespace qkc::contract {

// Everything of the contract but spans, with types and kinds. Expressions are in prefix form:
// "(div:f32 x[t, h] s[t])". Equal contracts have equal dumps; the form may change between releases.
std::string dump(const Contract& contract);

// What the semantic hash covers: two contracts have the same text exactly when they have the same dims, tensors,
// domains, parameters, assumptions and clauses. Names that cross the border count (dims, tensors, parameters, clauses);
// the contract's own name, summary, follows, family and the local names do not: lets, index variables, constants,
// choices and labels are numbered as a walk from the outputs meets them. The order of paths counts, since a reference
// takes the first. Lets that nothing reads, and words of a conversion that are proved idle, do not count.
std::string canonicalText(const Contract& contract);

} // namespace qkc::contract
