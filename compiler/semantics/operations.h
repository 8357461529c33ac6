#pragma once
// One operation on exact values, rounded as its type says.

#include "compiler/contract/contract.h"
#include "compiler/semantics/alternatives.h"

namespace qkc::semantics {

// The result of an operation that evaluates all its arguments: arithmetic, comparison, cast, bits. An empty Entry where
// the result does not exist: an integer format that it does not fit, a cast that its overflow rule leaves without a
// value. Throws EvaluationError for functions and irrational roots among reals, which have no exact value here.
Entry apply(const contract::Contract& contract, const contract::Node& node, std::span<const Entry> arguments);

// The exact result as a value of the type: rounded once, ties to even, where the type is a format.
Entry rounded(const contract::Type& type, bool wraps, const numeric::Value& exact);

} // namespace qkc::semantics
