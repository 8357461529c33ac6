#pragma once
// "Did you mean": the known word closest to one that is unknown.

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qkc::diag {

// The candidate within a third of the word's length (at least one edit; a swap of neighbours is one edit), of equals
// the longest (letters are left out more often than put in), then the first. None where nothing is that close.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string_view> candidates);
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

} // namespace qkc::diag
