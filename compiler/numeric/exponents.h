#pragma once
// Exponents that libraries get from a computed logarithm, as ceil(log2f(x)). The logarithm is not rounded correctly and
// not equal on all devices, so that such a form denotes no function but a set: every exponent that some lawful
// logarithm leads to.

#include "compiler/numeric/format.h"
#include "compiler/numeric/rounding.h"

#include <utility>
#include <vector>

namespace qkc::numeric {

// m(log2(x)): the logarithm in a format, then an integer by the mode (to_plus ceil, to_minus floor, half_even rint).
// What is assumed of the logarithm y of x = 2^k * m, 1 <= m < 2: it is k where m = 1, lies within [k, k + 1], and
// differs from log2(x) by at most `ulps` spacings of the format there plus `absolute`. CUDA documents 1 ulp for log2f;
// lg2.approx is within 3 ulps plus 2^-22; hlog2 of bf16 is f32's logarithm rounded, 3/4 ulp of bf16.
struct Log2Form {
  Rounding rounding = Rounding::toPlus;
  const Format* format = nullptr;
  Rational ulps = 1;
  Rational absolute = 0;
};

// The exponents, ascending: one or two. Throws std::invalid_argument unless x is finite and positive and ulps >= 1/2
// (below that there may be no lawful logarithm).
std::vector<long> log2Exponents(const Value& x, const Log2Form& form);

// Bounds of log2(x) for a positive x, less than 2^-60 apart; equal where x is a power of two.
std::pair<Rational, Rational> log2Bounds(const Rational& x);

} // namespace qkc::numeric
