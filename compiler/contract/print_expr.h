#pragma once
// A typed value as an author would write it, for comments in generated text, verdicts and the statement.

#include "compiler/contract/contract.h"

#include <string>
#include <vector>

namespace qkc::contract {

// "x[t, h] * (1 / s[t])", without the arithmetic (`in f32`) of the statement that it came from.
std::string printExpr(const Contract& contract, NodeId node);

// The left-hand side: "q[t, 128 * g + j]".
std::string printTarget(const Contract& contract, const Quantity& quantity);

// An element by the texts of its indices: "q[t, h]", "x[b].qs[e]".
std::string elementText(const Contract& contract, const Quantity& quantity, const std::vector<std::string>& indices);

// "per kernel", "per call", "per [t, g]", "per element".
std::string printScope(const Contract& contract, const Scope& scope);

// "bf16", "integer", "real", "boolean".
std::string printType(const Type& type);

// The format's shortest text that names the value: "127", "1e-10", "2^-127".
std::string printValue(const Type& type, const numeric::Value& value);

} // namespace qkc::contract
