#pragma once
// contract.md: the statement of a contract for people and for prompts. No reference code.

#include "compiler/emit/functions.h"

#include <string>

namespace qkc::emit {

std::string emitStatement(const Input& input, const std::string& hash);

} // namespace qkc::emit
