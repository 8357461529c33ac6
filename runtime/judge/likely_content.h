#pragma once
#include <cstddef>
#include <span>
#include <vector>

/// What an output may hold before a call when a caller uses its memory again: numbers that look like results. Poison
/// looks like none, so that a candidate which reads its outputs and asks first whether they look right never shows.
namespace qkc::judge {

/// How many there are.
inline constexpr int kLikelyContents = 9;

/// Content `which` (from 0 to kLikelyContents - 1) for an output in which a right call left `result`: as many bytes.
std::vector<std::byte> likelyContent(std::span<const std::byte> result, int which);

} // namespace qkc::judge
