#pragma once
// What a contract leaves open to a kernel, in words.

#include "compiler/contract/contract.h"

#include <string>
#include <string_view>

namespace qkc::emit {

// The section "What is free", for the text of a contract's clauses and of the definitions that they use.
std::string freeText(const contract::Contract& contract, std::string_view clauses);

// Whether some element of the tensor is judged by a range instead of single values.
bool isJudgedByRange(const contract::Quantity& output);

} // namespace qkc::emit
