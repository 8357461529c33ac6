#pragma once
// Results in f64 rounded to odd: an inexact result is the neighbour whose last bit is 1. One later rounding to at most
// 51 bits, in any mode, then gives what it would give from the exact result. One inexact operation is covered, not a
// chain of them. Too large results of finite operands are the largest number (its last bit is 1), and too small ones
// the smallest; both stay on their side of every rounding of a format with fewer exponents.

#include "qkc/codes.h"

namespace qkc {
namespace detail {

QKC_FN constexpr bool is_finite(double v) {
  return (to_bits(v) & f64::all_ones) < f64::inf_magnitude;
}

// The double of significand * 2^exponent (plus something below that unit, where sticky) rounded to odd, for 2^52 <=
// significand < 2^54. `sign` is the sign bit in place.
QKC_FN constexpr double compose_odd(uint64_t sign, uint64_t significand, int exponent, bool sticky) {
  significand = significand << 2 | (sticky ? 1 : 0);
  exponent -= 2;
  // Now 2^54 <= significand < 2^56: drop what does not fit in 53 bits, and more below the smallest normal number.
  int drop = significand >> 55 ? 3 : 2;
  if (exponent + drop < -1074)
    drop = -1074 - exponent;
  drop = drop < 63 ? drop : 63; // nothing is kept
  const uint64_t kept = significand >> drop;
  const uint64_t odd = kept | ((kept << drop) != significand ? 1 : 0);
  const int unit = exponent + drop > -1074 ? exponent + drop : -1074;
  const int field = unit + 1074; // 0 for subnormal numbers and the first binade of normal ones
  const uint64_t magnitude = odd + (static_cast<uint64_t>(field) << 52);
  const bool over = field > 0 && (field > 2046 || magnitude >= f64::inf_magnitude);
  return bit_cast<double>(sign | (over ? f64::max_magnitude : magnitude));
}

struct Normalized {
  uint64_t significand; // 2^52 <= significand < 2^53
  int exponent;         // the number is significand * 2^exponent
};
QKC_FN constexpr Normalized normalize(double v) {
  const uint64_t absolute = to_bits(v) & f64::all_ones;
  const int field = static_cast<int>(absolute >> 52);
  const uint64_t fraction = absolute & ((uint64_t(1) << 52) - 1);
  if (field != 0)
    return {fraction | (uint64_t(1) << 52), field - 1075};
  const int shift = clz(fraction) - 11;
  return {fraction << shift, -1074 - shift};
}

QKC_FN constexpr double to_double(uint64_t significand) {
  return static_cast<double>(static_cast<int64_t>(significand));
}
QKC_FN constexpr bool is_regular(double v) {
  return is_finite(v) && (to_bits(v) & f64::all_ones) != 0;
}

} // namespace detail

QKC_FN constexpr double odd_add(double a, double b) {
  using namespace detail;
  const bool swap = (to_bits(a) & f64::all_ones) < (to_bits(b) & f64::all_ones);
  const double large = swap ? b : a;
  const double small = swap ? a : b;
  const double sum = add_native(large, small);
  const double error = sub_native(small, sub_native(sum, large)); // a + b = sum + error exactly
  const uint64_t s = to_bits(sum);
  const uint64_t e = to_bits(error);
  const bool move = (e << 1) != 0 && (s & 1) == 0;
  const uint64_t moved = ((s ^ e) >> 63) != 0 ? s - 1 : s + 1;
  if (is_finite(sum))
    return bit_cast<double>(move ? moved : s);
  return is_finite(a) && is_finite(b) ? bit_cast<double>(s - 1) : sum;
}

QKC_FN constexpr double odd_sub(double a, double b) {
  return odd_add(a, bit_cast<double>(to_bits(b) ^ (uint64_t(1) << 63)));
}

// In the three below the rounded result of the significands is corrected by its exact error, which is small enough to
// be found modulo 2^64.
QKC_FN constexpr double odd_mul(double a, double b) {
  using namespace detail;
  if (!is_regular(a) || !is_regular(b))
    return mul_native(a, b);
  const Normalized x = normalize(a);
  const Normalized y = normalize(b);
  const double product = mul_native(to_double(x.significand), to_double(y.significand)); // 2^104 <= product < 2^106
  const bool upper = (to_bits(product) >> 52) >= 1023 + 105;
  const int scale = upper ? 53 : 52; // unit of the product's last place
  uint64_t kept = (to_bits(product) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>(x.significand * y.significand - (kept << scale));
  kept -= error < 0 ? 1 : 0;
  const uint64_t sign = (to_bits(a) ^ to_bits(b)) & (uint64_t(1) << 63);
  return compose_odd(sign, kept, x.exponent + y.exponent + scale, error != 0);
}

QKC_FN constexpr double odd_div(double a, double b) {
  using namespace detail;
  if (!is_regular(a) || !is_regular(b))
    return div_native(a, b);
  const Normalized x = normalize(a);
  const Normalized y = normalize(b);
  const double quotient = div_native(to_double(x.significand), to_double(y.significand)); // 1/2 < quotient < 2
  const bool upper = (to_bits(quotient) >> 52) >= 1023;
  const int scale = upper ? 52 : 53;
  uint64_t kept = (to_bits(quotient) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>((x.significand << scale) - kept * y.significand);
  kept -= error < 0 ? 1 : 0;
  const uint64_t sign = (to_bits(a) ^ to_bits(b)) & (uint64_t(1) << 63);
  return compose_odd(sign, kept, x.exponent - y.exponent - scale, error != 0);
}

QKC_FN double odd_sqrt(double a) {
  using namespace detail;
  if (!is_regular(a) || (to_bits(a) >> 63) != 0)
    return sqrt_native(a);
  const Normalized x = normalize(a);
  const int parity = x.exponent & 1;
  const uint64_t radicand = x.significand << parity;    // 2^52 <= radicand < 2^54
  const double root = sqrt_native(to_double(radicand)); // 2^26 <= root < 2^27
  uint64_t kept = (to_bits(root) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>((radicand << 52) - kept * kept);
  kept -= error < 0 ? 1 : 0;
  return compose_odd(0, kept, (x.exponent - parity) / 2 - 26, error != 0);
}

} // namespace qkc
