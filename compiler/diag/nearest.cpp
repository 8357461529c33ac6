#include "compiler/diag/nearest.h"

#include <algorithm>
#include <vector>

namespace qkc::diag {

namespace {

// Optimal string alignment distance: insertions, deletions, substitutions, swaps of neighbours.
std::size_t distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> before(width);
  std::vector<std::size_t> above(width);
  std::vector<std::size_t> row(width);
  for (std::size_t j = 0; j < width; ++j)
    above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j < width; ++j) {
      const std::size_t change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

template <typename Text> std::optional<std::string> nearestOf(std::string_view word, std::span<const Text> candidates) {
  constexpr std::size_t kLongest = 64; // longer words are no slips of the pen
  if (word.empty() || word.size() > kLongest)
    return std::nullopt;
  const std::size_t allowed = std::max<std::size_t>(1, word.size() / 3);
  std::size_t best = allowed + 1;
  std::optional<std::string> found;
  for (const Text& candidate : candidates) {
    if (candidate.size() > word.size() + allowed || word.size() > candidate.size() + allowed)
      continue;
    const std::size_t edits = distance(word, candidate);
    const bool isNearer = edits < best || (edits == best && found && candidate.size() > found->size());
    if (isNearer && edits < std::max(word.size(), candidate.size())) {
      best = edits;
      found = std::string(candidate);
    }
  }
  return found;
}

} // namespace

std::optional<std::string> nearest(std::string_view word, std::span<const std::string_view> candidates) {
  return nearestOf(word, candidates);
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
  return nearestOf(word, candidates);
}

} // namespace qkc::diag
