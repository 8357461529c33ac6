#pragma once
// Results in f64 rounded to odd: an inexact result is the neighbour whose last bit is 1. One later rounding to at most
// 51 bits, in any mode, then gives what it would give from the exact result. One inexact operation is covered, not a
// chain of them. Too large results of finite operands are the largest number (its last bit is 1), and too small ones
// the smallest; both stay on their side of every rounding of a format with fewer exponents.

#include "qkc/codes.h"

namespace qkc {
namespace detail {

QKC_FN constexpr bool is_negative(double v) {
  return (to_bits(v) >> 63) != 0;
}
QKC_FN constexpr bool is_finite(double v) {
  return (to_bits(v) & f64::all_ones) < f64::inf_magnitude;
}

// The double of significand * 2^exponent (plus something below that unit, where sticky) rounded to odd, for 2^52 <=
// significand < 2^53, or 2^52 - 1 and sticky: then the field below comes out one less, which is right. `sign` is the
// sign bit in place.
QKC_FN constexpr double compose_odd(uint64_t sign, uint64_t significand, int exponent, bool sticky) {
  int drop = exponent < -1074 ? -1074 - exponent : 0;
  drop = drop < 63 ? drop : 63; // nothing is kept
  const uint64_t kept = significand >> drop;
  const uint64_t odd = kept | (sticky || (kept << drop) != significand ? 1 : 0);
  const int field = exponent > -1074 ? exponent + 1074 : 0; // 0: subnormal, or the first binade of normal numbers
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

// The odd result next to the rounded one, given the exact difference of the true result and it (or a number of its
// sign); difference 0 leaves it. Without branches.
QKC_FN constexpr double toward_odd(double rounded, double difference) {
  const uint64_t r = to_bits(rounded);
  const uint64_t d = to_bits(difference);
  const uint64_t inexact = (d << 1) != 0 ? 1 : 0;
  const uint64_t step = inexact & ~r; // an odd neighbour is right already
  const uint64_t inward = uint64_t(0) - ((r ^ d) >> 63);
  return bit_cast<double>(r + ((step ^ inward) - inward));
}

// Exact sums: large + small = sum + error, for |large| >= |small| and no overflow.
QKC_FN constexpr double odd_sum(double a, double b) {
  const bool swap = (to_bits(a) & f64::all_ones) < (to_bits(b) & f64::all_ones);
  const double large = bit_cast<double>(pick(swap, to_bits(b), to_bits(a)));
  const double small = bit_cast<double>(pick(swap, to_bits(a), to_bits(b)));
  const double sum = add_native(large, small);
  const double error = sub_native(small, sub_native(sum, large));
  return bit_cast<double>(pick(is_finite(sum), to_bits(toward_odd(sum, error)), to_bits(sum)));
}

// In the three below the rounded result of the significands is corrected by its exact error, which is small enough to
// be found modulo 2^64. Their operands are finite and not 0, their results any.
QKC_FN constexpr double odd_mul_any(double a, double b) {
  const Normalized x = normalize(a);
  const Normalized y = normalize(b);
  const double product = mul_native(to_double(x.significand), to_double(y.significand)); // 2^104 <= product < 2^106
  const int scale = (to_bits(product) >> 52) >= 1023 + 105 ? 53 : 52;                    // unit of its last place
  uint64_t kept = (to_bits(product) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>(x.significand * y.significand - (kept << scale));
  kept -= error < 0 ? 1 : 0;
  const uint64_t sign = (to_bits(a) ^ to_bits(b)) & (uint64_t(1) << 63);
  return compose_odd(sign, kept, x.exponent + y.exponent + scale, error != 0);
}
QKC_FN constexpr double odd_div_any(double a, double b) {
  const Normalized x = normalize(a);
  const Normalized y = normalize(b);
  const double quotient = div_native(to_double(x.significand), to_double(y.significand)); // 1/2 < quotient < 2
  const int scale = (to_bits(quotient) >> 52) >= 1023 ? 52 : 53;
  uint64_t kept = (to_bits(quotient) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>((x.significand << scale) - kept * y.significand);
  kept -= error < 0 ? 1 : 0;
  const uint64_t sign = (to_bits(a) ^ to_bits(b)) & (uint64_t(1) << 63);
  return compose_odd(sign, kept, x.exponent - y.exponent - scale, error != 0);
}
QKC_FN double odd_sqrt_any(double a) {
  const Normalized x = normalize(a);
  const int parity = x.exponent & 1;
  const uint64_t radicand = x.significand << parity;    // 2^52 <= radicand < 2^54
  const double root = sqrt_native(to_double(radicand)); // 2^26 <= root < 2^27
  uint64_t kept = (to_bits(root) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1) << 52);
  const int64_t error = static_cast<int64_t>((radicand << 52) - kept * kept);
  kept -= error < 0 ? 1 : 0;
  return compose_odd(0, kept, (x.exponent - parity) / 2 - 26, error != 0);
}

#if QKC_GPU || defined(__FMA__) || defined(__ARM_FEATURE_FMA)
#define QKC_HAS_FMA 1
#else
#define QKC_HAS_FMA 0
#endif

// The same by a fused multiply-add, which gives the exact remainder of numbers far from the ends of f64's range. Zeros,
// infinities and NaN may come along.
#if QKC_HAS_FMA
QKC_FN double odd_mul_inner(double a, double b) {
  const double product = mul_native(a, b);
  const double error = fma_native(a, b, bit_cast<double>(to_bits(product) ^ (uint64_t(1) << 63)));
  return bit_cast<double>(pick(is_finite(product), to_bits(toward_odd(product, error)), to_bits(product)));
}
QKC_FN double odd_div_inner(double a, double b) {
  const double quotient = div_native(a, b);
  const double rest = fma_native(bit_cast<double>(to_bits(quotient) ^ (uint64_t(1) << 63)), b, a);
  const double error = bit_cast<double>(to_bits(rest) ^ (to_bits(b) & (uint64_t(1) << 63)));
  return bit_cast<double>(
      pick(is_finite(quotient) && is_finite(b), to_bits(toward_odd(quotient, error)), to_bits(quotient)));
}
QKC_FN double odd_sqrt_inner(double a) {
  const double root = sqrt_native(a);
  const double rest = fma_native(bit_cast<double>(to_bits(root) ^ (uint64_t(1) << 63)), root, a);
  return bit_cast<double>(pick(is_finite(root), to_bits(toward_odd(root, rest)), to_bits(root)));
}
#endif

// Exponent within -400 .. 400: products, quotients and roots of such, and their errors, are normal numbers.
QKC_FN constexpr bool is_inner(double v) {
  const uint64_t field = (to_bits(v) & f64::all_ones) >> 52;
  return field >= 1023 - 400 && field <= 1023 + 400;
}

} // namespace detail

QKC_FN constexpr double odd_add(double a, double b) {
  const double sum = detail::odd_sum(a, b);
  const bool over = !detail::is_finite(sum) && detail::is_finite(a) && detail::is_finite(b);
  return over ? bit_cast<double>(to_bits(sum) - 1) : sum;
}
QKC_FN constexpr double odd_sub(double a, double b) {
  return odd_add(a, bit_cast<double>(to_bits(b) ^ (uint64_t(1) << 63)));
}
QKC_FN constexpr double odd_mul(double a, double b) {
#if QKC_HAS_FMA
  if (!__builtin_is_constant_evaluated() && detail::is_inner(a) && detail::is_inner(b))
    return detail::odd_mul_inner(a, b);
#endif
  return detail::is_regular(a) && detail::is_regular(b) ? detail::odd_mul_any(a, b) : detail::mul_native(a, b);
}
QKC_FN constexpr double odd_div(double a, double b) {
#if QKC_HAS_FMA
  if (!__builtin_is_constant_evaluated() && detail::is_inner(a) && detail::is_inner(b))
    return detail::odd_div_inner(a, b);
#endif
  return detail::is_regular(a) && detail::is_regular(b) ? detail::odd_div_any(a, b) : detail::div_native(a, b);
}
QKC_FN double odd_sqrt(double a) {
#if QKC_HAS_FMA
  if (detail::is_inner(a) && !detail::is_negative(a))
    return detail::odd_sqrt_inner(a);
#endif
  return detail::is_regular(a) && !detail::is_negative(a) ? detail::odd_sqrt_any(a) : detail::sqrt_native(a);
}

// Of f32 values: products are exact, and nothing comes near the ends of f64's range, so that loops are vectorised.
QKC_FN constexpr double odd_add(float a, float b) {
  return detail::odd_sum(detail::widen(a), detail::widen(b));
}
QKC_FN constexpr double odd_sub(float a, float b) {
  return odd_sub(detail::widen(a), detail::widen(b));
}
QKC_FN constexpr double odd_mul(float a, float b) {
  return detail::mul_native(detail::widen(a), detail::widen(b));
}
QKC_FN constexpr double odd_div(float a, float b) {
#if QKC_HAS_FMA
  if (!__builtin_is_constant_evaluated())
    return detail::odd_div_inner(detail::widen(a), detail::widen(b));
#endif
  return odd_div(detail::widen(a), detail::widen(b));
}
QKC_FN double odd_sqrt(float a) {
#if QKC_HAS_FMA
  return detail::odd_sqrt_inner(detail::widen(a));
#else
  return odd_sqrt(detail::widen(a));
#endif
}

} // namespace qkc
