#pragma once
#include <cstddef>
#include <span>
#include <vector>

/// What an output may hold before a call when a caller uses its memory again: numbers that look like results. Poison
/// looks like none, so that a candidate which reads its outputs and asks first whether they look right never shows.
namespace qkc::judge {

/// How an output's bytes are read as elements: side by side from the first bit on, as little-endian codes.
struct ElementForm {
  int bits = 8;         ///< of a code: 1, 2, 4, or whole bytes up to 8
  bool isFloat = false; ///< the highest bit is a sign, the others a magnitude

  bool operator==(const ElementForm&) const = default;
};

/// How many there are for outputs that are read in at most so many forms.
int likelyContentCount(std::size_t forms);

/// Content `which` (from 0 to likelyContentCount - 1) for output number `output`, in which a right call left `result`:
/// as many bytes. `forms`: of its elements, several where fields stand side by side; none is one of bytes.
std::vector<std::byte> likelyContent(std::span<const std::byte> result, int which,
                                     std::span<const ElementForm> forms = {}, std::size_t output = 0);

} // namespace qkc::judge
