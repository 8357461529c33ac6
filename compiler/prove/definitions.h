#pragma once
// Two definitions of one quantity.

#include "compiler/prove/equivalence.h"

namespace qkc::prove {

// Whether `before` gives what the quantity's own definition gives, both over the nodes and quantities of one contract.
Search compareDefinitions(const contract::Contract& contract, contract::QuantityId changed,
                          const contract::Quantity& before, const Limits& limits);

} // namespace qkc::prove
