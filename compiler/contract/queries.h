#pragma once
// Questions about a typed contract that several rooms ask.

#include "compiler/contract/contract.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace qkc::contract {

// The choices that a value depends on, ascending: through lets and their guards, not through returned outputs.
std::vector<ChoiceId> reachableChoices(const Contract& contract, NodeId node);

// The same for every arm of a definition: guards and values.
std::vector<ChoiceId> reachableChoices(const Contract& contract, const Quantity& definition);

// The outputs and inouts whose returned content a value depends on, ascending: named in it or in a let that it reads.
std::vector<QuantityId> readsOutputs(const Contract& contract, NodeId node);
std::vector<QuantityId> readsOutputs(const Contract& contract, const Quantity& definition);

// Choices that reach a common judged output stand in one group; each group explains its outputs on its own. Every
// choice is in exactly one group; groups and their members ascend.
std::vector<std::vector<ChoiceId>> choiceGroups(const Contract& contract);

// Joint paths of a set of choices: the product of their label counts, capped at 2^31.
std::int64_t jointPaths(const Contract& contract, std::span<const ChoiceId> choices);

// The value of an integer node over constants and dims. `dims` has one entry for each of the contract's dims; those of
// derived dims are not read. None where the node needs more than dims, divides by 0 or leaves 64 bits.
std::optional<std::int64_t> evaluateExtent(const Contract& contract, NodeId node, std::span<const std::int64_t> dims);

// Whether a condition over constants holds; none where it needs more.
std::optional<bool> decided(const Contract& contract, NodeId condition);

// The index variables that a node names, in order of appearance; those that it binds itself included.
std::vector<IndexId> indicesOf(const Contract& contract, NodeId node);

// Whether a value depends on what a tensor, a let or a parameter holds.
bool readsValues(const Contract& contract, NodeId node);

// Drops the nodes that no part of the contract needs; arguments keep standing before what they are arguments of.
void dropUnusedNodes(Contract& contract);

// Whether two nodes denote the same value by their form: equal up to spans and sharing.
bool sameValue(const Contract& contract, NodeId a, NodeId b);

// The same for the operations alone: equal but for their arguments.
bool sameOperation(const Node& a, const Node& b);

// Whether all values of the type are integers: integer formats, integers, and booleans, which are 0 and 1.
bool hasIntegerValues(const Type& type);

// Whether an input may hold the value.
bool isInDomain(const Domain& domain, const numeric::Value& value);

} // namespace qkc::contract
