#pragma once
#include <string>
#include <string_view>

namespace qkc::device {

// SHA-256 in lower-case hexadecimal digits.
std::string sha256(std::string_view text);

} // namespace qkc::device
