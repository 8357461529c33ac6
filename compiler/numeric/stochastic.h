#pragma once
// Stochastic rounding with the random word given: nothing here is random.

#include "compiler/numeric/rounding.h"

namespace qkc::numeric {

struct RandomWord {
  std::uint64_t word = 0; // below 2^bits
  int bits = 32;          // 1 to 64
};

// Of the two neighbours of a value that lie f and 1 - f of their distance off, f counted from the one that to_zero
// gives, the other is taken where f * 2^bits + word >= 2^bits, so in floor(f * 2^bits) of all 2^bits words. Values of
// the format stay. Overflow and the rest as in rounding.h, by the rules of the half_ modes. Throws
// std::invalid_argument for other words, for code books, and as tryRound.
std::optional<Value> tryRoundStochastic(const Format& format, const Value& value, RandomWord random, Overflow overflow,
                                        const std::optional<Value>& nanValue = std::nullopt);

} // namespace qkc::numeric
