#pragma once
// Lawful variants: copies of a contract whose reference keeps every clause and goes about it another way. The
// contract's checker must accept all of them.

#include "compiler/mutate/mutants.h"

namespace qkc::mutate {

// One for each path of a choice beyond the first, for free sums in other orders and in parts, for quotients by
// reciprocals, contracted and regrouped products where the freedoms of their statement allow it. `facet` is "path",
// "order", "reciprocal", "contraction" or "association".
std::vector<Mutant> lawfulVariantsOf(const contract::Contract& contract);

} // namespace qkc::mutate
