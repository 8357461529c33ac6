#pragma once
// `case NAME { ... }`: the inputs of one call, written in the text.

#include "compiler/contract/state.h"

namespace qkc::contract {

// Adds the case to the contract. Reports extents without a value or that the contract does not admit, inputs that are
// unknown, given twice, of a wrong length, not representable or outside their domain. Elements that nothing gives are
// 0.
void addHandCase(State& state, const syntax::Case& handCase);

} // namespace qkc::contract
