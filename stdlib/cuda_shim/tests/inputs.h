#pragma once
// The inputs of the shim's tests: fixed sequences, equal on every machine.

#include "stdlib/cuda_shim/tests/reference.h"

#include <cstdint>
#include <vector>

namespace qkc::shim_test {

// 2^20 bit patterns spread over all floats, NaN and infinities among them.
std::vector<float> strideFloats();
// Every value of the format and every middle between two, each with its neighbours, in both signs.
std::vector<float> hardFloats(const Format& format);
// The same as doubles, with neighbours one ulp of double away: too near for a float in between.
std::vector<double> hardDoubles(const Format& format);
// Doubles of all magnitudes around those of the formats.
std::vector<double> strideDoubles();
// All 2^16 patterns, and all codes of 8 bits.
std::vector<std::uint16_t> allBits16();
std::vector<std::uint16_t> allBits8();
// Integers of every length, halves between two floats or halves among them.
std::vector<long> longs();
// Floats for operations: special values, then patterns whose exponents lie near each other often.
std::vector<float> operands(std::size_t count, std::uint64_t seed);
std::vector<std::uint16_t> operands16(std::size_t count, std::uint64_t seed);
std::vector<unsigned> words(std::size_t count, std::uint64_t seed);

// SplitMix64, a counter-based generator (Steele, Lea, Flood 2014).
std::uint64_t mix(std::uint64_t counter);

} // namespace qkc::shim_test
