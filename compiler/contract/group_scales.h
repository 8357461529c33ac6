#pragma once
// Scales of groups: a tensor core that multiplies groups of places by scales aligns its terms to the scales' exponents.

#include "compiler/contract/contract.h"

#include <vector>

namespace qkc::contract {

// A factor that the places of a group share.
struct GroupScale {
  NodeId factor = kNone;
  int leastExponent = 0; // of the smallest normal number of the format that it is stored in: smaller ones have it too
};

// Places of a group, of the accumulator's cores the largest; 0 where the sum has no such core.
int groupOf(const Contract& contract, const Node& sum);

// The factors of a sum's term that are the same at all places of a group.
std::vector<GroupScale> groupScales(const Contract& contract, const Node& sum);

// A let among the factors, which may hide a scale; kNone where there is none.
NodeId hiddenFactor(const Contract& contract, const Node& sum);

} // namespace qkc::contract
