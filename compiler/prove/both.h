#pragma once
// Two changed copies of one contract as one: the definitions of the second stand beside those of the first.

#include "compiler/contract/contract.h"

#include <map>
#include <optional>

namespace qkc::prove {

struct Both {
  contract::Contract contract; // the first, with what the second adds
  // Definitions of the first to those of the second, where the two may differ: their arms, or what these read.
  std::map<contract::QuantityId, contract::QuantityId> others;
};

// Whether two definitions over the same nodes have the same arms.
bool sameArms(const contract::Quantity& a, const contract::Quantity& b);

// `first` and `second` are `base` with nodes added and arms of definitions changed. None where they differ from it in
// anything else: places, layouts, indices.
std::optional<Both> joinedContracts(const contract::Contract& base, const contract::Contract& first,
                                    const contract::Contract& second);

} // namespace qkc::prove
