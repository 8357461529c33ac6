#pragma once
// UTF-8 by the table of well-formed sequences: no overlong forms, no surrogates, nothing past U+10FFFF.

#include <cstddef>
#include <string>
#include <string_view>

namespace qkc::diag {

// Bytes of the well-formed sequence at the start of a text that is not empty; 0 where there is none.
std::size_t utf8Length(std::string_view text);

// A text as it can be quoted in a message: at most 60 bytes, cut between sequences and marked with "...".
std::string brief(std::string_view text);

} // namespace qkc::diag
