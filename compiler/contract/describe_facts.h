#pragma once
// What is declared about the extents and indices that a value is made of, as notes of a diagnostic.

#include "compiler/contract/contract.h"

#include <string>
#include <vector>

namespace qkc::contract {

// "g < K / 128", "K >= 128, a multiple of 128": one text for each index variable and extent in the nodes.
std::vector<std::string> factsAbout(const Contract& contract, const std::vector<NodeId>& nodes);

// The declaration of an extent: "K >= 128, a multiple of 128".
std::string extentFact(const Dim& dim);

} // namespace qkc::contract
