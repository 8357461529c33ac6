#include "runtime/judge/printable.h"

#include <cstddef>
#include <cstdint>

namespace qkc::judge {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";

struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0; // 0: no UTF-8
};

Character characterAt(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[at + k]); };
  const unsigned first = byte(0);
  if (first < 0x80)
    return {first, 1};
  const std::size_t bytes = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (bytes == 0 || first >= 0xf5 || at + bytes > text.size())
    return {};
  constexpr unsigned kBitsOfRest = 6;
  std::uint32_t code = first & (0x7fU >> bytes);
  for (std::size_t k = 1; k < bytes; ++k) {
    if ((byte(k) & 0xc0U) != 0x80)
      return {};
    code = code << kBitsOfRest | (byte(k) & 0x3fU);
  }
  const bool isShortest = bytes == 2 || (bytes == 3 ? code >= 0x800 : code >= 0x10000 && code <= 0x10ffff);
  const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isShortest && !isSurrogate ? Character{code, bytes} : Character{};
}

bool isControl(std::uint32_t code) {
  const bool ofDirection = code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
                           (code >= 0x2066 && code <= 0x2069);
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029 || ofDirection;
}

} // namespace

std::string printable(std::string_view text, Lines lines) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Character one = characterAt(text, at);
    if (one.code == '\n' && lines == Lines::one)
      out += ' ';
    else if (one.bytes != 0 && (one.code == '\n' || one.code == '\t' || !isControl(one.code)))
      out += text.substr(at, one.bytes);
    else
      out += kReplacement;
    at += one.bytes == 0 ? 1 : one.bytes;
  }
  return out;
}

} // namespace qkc::judge
