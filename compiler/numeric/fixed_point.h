#pragma once
// Requantization in fixed point: a 32-bit accumulator times a multiplier times a power of two. Libraries do it with one
// rounding or with two, and the two differ; each is an exact rational and a named rounding at each step.

#include "compiler/numeric/rounding.h"

#include <cstdint>

namespace qkc::numeric {

// x * multiplier / 2^shift, rounded once to an integer. 0 <= shift <= 62.
std::int64_t requantizeOnce(std::int32_t x, std::int32_t multiplier, int shift, Rounding rounding);

// a * b / 2^31 rounded half_to_plus to i32, saturating: gemmlowp's saturating rounding doubling high multiplication,
// and ARM's SQRDMULH.
std::int32_t doublingHigh(std::int32_t a, std::int32_t b);

// x / 2^n rounded half_away; 0 <= n <= 31.
std::int32_t dividedByPower(std::int32_t x, int n);

// Two roundings as in gemmlowp and TensorFlow Lite: x * 2^left wrapping to i32, doublingHigh with the multiplier,
// dividedByPower(right). 0 <= left, right <= 31.
std::int32_t requantizeTwice(std::int32_t x, std::int32_t multiplier, int left, int right);

} // namespace qkc::numeric
