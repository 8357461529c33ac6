#pragma once
// Scalars that the elements of a row share: what `one value` demands one value of (rule R9 of docs/semantics.md).

#include "compiler/contract/contract.h"

#include <set>
#include <vector>

namespace qkc::contract {

// The lets that are enclosures, have fewer index variables than the definition and are read, directly or through other
// lets, at the definition's own indices and nowhere else by an element's value; the outermost ones, ascending.
std::vector<QuantityId> sharedScalars(const Contract& contract, const Quantity& definition, NodeId value);

// The scalar of an arm that says `one value`; kNone for other arms. The type checker admits no arm without exactly one.
QuantityId sharedScalar(const Contract& contract, const Quantity& definition, const Arm& arm);

// The scalars of all arms of a contract that say `one value`.
std::set<QuantityId> sharedScalars(const Contract& contract);

} // namespace qkc::contract
