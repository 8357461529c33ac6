#pragma once

#include <string>
#include <string_view>

/// What candidates have a say in, for a terminal.
namespace qkc::judge {

enum class Lines { one, many };

/// The text with U+FFFD in place of control characters, of characters that change the direction of writing, and of
/// bytes that are no UTF-8. Tabs stay; line ends stay where there may be many lines, else they are spaces.
std::string printable(std::string_view text, Lines lines);

} // namespace qkc::judge
