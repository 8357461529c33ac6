#include "compiler/diag/utf8.h"

namespace qkc::diag {

std::size_t utf8Length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto continues = [&](std::size_t n) {
    if (text.size() < n)
      return false;
    for (std::size_t i = 1; i < n; ++i)
      if ((byte(i) & 0xC0U) != 0x80U)
        return false;
    return true;
  };
  const unsigned char lead = byte(0);
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead <= 0xDF)
    return continues(2) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool overlong = lead == 0xE0 && text.size() > 1 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && text.size() > 1 && byte(1) > 0x9F;
    return continues(3) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool overlong = lead == 0xF0 && text.size() > 1 && byte(1) < 0x90;
    const bool beyond = lead == 0xF4 && text.size() > 1 && byte(1) > 0x8F;
    return continues(4) && !overlong && !beyond ? 4 : 0;
  }
  return 0;
}

std::string brief(std::string_view text) {
  constexpr std::size_t kMost = 60;
  if (text.size() <= kMost)
    return std::string(text);
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;
  return std::string(text.substr(0, end)) + "...";
}

} // namespace qkc::diag
