#pragma once
// Text from outside, for one line of a terminal.

#include <string>
#include <string_view>

namespace qkc::diag {

// Blanks for tabs, U+FFFD for control characters and broken bytes.
std::string readable(std::string_view text);

// A name, cut where it is longer than any that has a meaning.
std::string shortened(std::string_view name);

} // namespace qkc::diag
