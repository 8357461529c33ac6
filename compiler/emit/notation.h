#pragma once
// How the clauses of one contract are read: what occurs in them, and nothing else.

#include "compiler/contract/contract.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::emit {

// A run of tokens, blanks between them ("F" is any format), and what it means where it stands in a contract's text.
struct Entry {
  std::string_view tokens;
  std::string_view meaning;
};

// The meanings of those whose tokens stand in the text, each once.
std::vector<std::string_view> occurring(std::span<const Entry> entries, std::string_view text);

// The section "Reading the clauses" for the text of a contract's clauses and of the definitions that they use.
std::string notationText(const contract::Contract& contract, std::string_view clauses);

} // namespace qkc::emit
