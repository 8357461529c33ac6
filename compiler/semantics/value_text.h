#pragma once
// Texts of values, elements and expressions at given index values.

#include "compiler/semantics/evaluate.h"

#include <string>

namespace qkc::semantics {

// "0x00102041 (1.48e-39)", "2^-122", "nan": the code where the value alone would be long.
std::string valueText(const contract::Type& type, const Entry& entry);
std::string codeText(const contract::Type& type, std::uint64_t code);

// "x[0, 1]", "s"
std::string elementText(const contract::Quantity& quantity, std::span<const std::int64_t> position);

// The node with the values of its index variables filled in: "x[0, 1] * (1 / s[0])".
std::string expressionText(const contract::Contract& contract, contract::NodeId node, const Bindings& bindings);

// Inputs of a call: "x[0, 0] = 0x0280 (2^-122), x[0, 1] = 0"; of long ones the first few that are not 0.
std::string inputsText(const contract::Contract& contract, const Call& call);

} // namespace qkc::semantics
