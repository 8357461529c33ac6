#pragma once
// Inputs that decide conversions and arithmetic.

#include <cstdint>
#include <vector>

namespace qkc::inputs {

// All values of f16 and of bf16, as float; NaN codes too.
std::vector<float> halves();

// Every stride-th bit pattern of f32.
std::vector<float> stridedFloats(std::uint32_t stride);

// For every floating format of at most 16 bits and for integers: its values, the middles of neighbours, beyond the
// ends, each with its neighbours in f32 and both signs; powers of two; extremes of f32.
const std::vector<float>& hardFloats();
// The same with the neighbours in f64, and middles of f32 and tf32 values.
const std::vector<double>& hardDoubles();

// Around powers of two and the ends of the integer formats, and random ones of every length.
std::vector<std::int64_t> hardIntegers();

// n values of a floating format, by a fixed generator: uniform codes (finite), ends, and neighbours of 1.
std::vector<double> values(const char* format, std::size_t n, std::uint64_t seed);

// n doubles over the whole range or, where inner, with exponents within -300 .. 300; short significands among them.
std::vector<double> doubles(std::size_t n, std::uint64_t seed, bool inner);

} // namespace qkc::inputs
