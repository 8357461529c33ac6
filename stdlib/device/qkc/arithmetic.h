#pragma once
// Arithmetic in a format: one rounding to nearest, ties to even, gradual underflow, overflow to infinity, as IEEE 754.
// Operands and results are values of F, a format with infinities. Comparisons, signs, minima and maxima of values.
//
// Narrow formats are computed in a wider one and rounded twice. Why the first rounding does no harm, for a result of
// p significant bits computed with q (Figueroa, "When is double rounding innocuous?", 1995): it suffices that q >= 2p +
// 2 for + - * / sqrt, if the wider format neither overflows nor underflows before the narrower; and an exact first
// result always suffices.
//   f16 (p = 11) and e5m2 (3) in f32 (24): no f32 operation on them under- or overflows (results are 0 or in [2^-48,
//     2^40]). Where the result is subnormal in F: sums and products are then exact in f32, and a quotient x / y that is
//     no midpoint m differs from it by the factor 1 + d, |d| >= 1 / (2^12 * 2^11) (x - m y is a multiple of the units
//     of m and y), more than f32's half unit 2^-24 can hide.
//   bf16 (8) and tf32 (11), which have the exponents of f32: + - sqrt in f32, where sums that could underflow are exact
//     and overflow in f32 (from 2^128 - 2^103 on) is overflow in F (from 2^128 - 2^116 on, or less). Products and
//     quotients could be rounded at f32's last subnormal place first, so they are computed in f64: products exactly.
//   fma: the product is exact in f64 (at most 22 bits, exponents within -298 and 256), the sum is rounded to odd.

#include "qkc/cast.h"
#include "qkc/odd.h"

namespace qkc {
namespace detail {

template <class F> constexpr bool kComputes = F::is_float && F::has_infinity;
template <class F> constexpr bool kIsNative = F::is_float && (F::width == 64 || (F::width == 32 && F::low_bits == 0));

template <class F, class V> QKC_FN constexpr typename F::value to_format(V v) {
  return cast<F, Rounding::half_even, Overflow::inf>(v);
}

// An integer modulo 2^width.
template <class F> QKC_FN constexpr typename F::value wrapped(uint64_t v) {
  static_assert(F::is_integer, "only integers wrap");
  return value<F>(static_cast<typename F::storage>(v & F::all_ones));
}

// a * b + c of f32 by way of f64: the product is exact, and the odd sum leaves one rounding.
QKC_FN constexpr float fma_by_f64(float a, float b, float c) {
  return narrow(odd_sum(mul_native(widen(a), widen(b)), widen(c)));
}

} // namespace detail

template <class F> QKC_FN constexpr typename F::value add(typename F::value a, typename F::value b) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (detail::kIsNative<F>)
    return detail::add_native(a, b);
  else
    return detail::to_format<F>(detail::add_native(a, b));
}

template <class F> QKC_FN constexpr typename F::value sub(typename F::value a, typename F::value b) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (detail::kIsNative<F>)
    return detail::sub_native(a, b);
  else
    return detail::to_format<F>(detail::sub_native(a, b));
}

template <class F> QKC_FN constexpr typename F::value mul(typename F::value a, typename F::value b) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (detail::kIsNative<F>)
    return detail::mul_native(a, b);
  else if constexpr (detail::is_narrow<F>)
    return detail::to_format<F>(detail::mul_native(a, b));
  else
    return detail::to_format<F>(detail::mul_native(detail::widen(a), detail::widen(b)));
}

template <class F> QKC_FN constexpr typename F::value div(typename F::value a, typename F::value b) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (detail::kIsNative<F>)
    return detail::div_native(a, b);
  else if constexpr (detail::is_narrow<F>)
    return detail::to_format<F>(detail::div_native(a, b));
  else
    return detail::to_format<F>(detail::div_native(detail::widen(a), detail::widen(b)));
}

template <class F> QKC_FN constexpr typename F::value rcp(typename F::value a) {
  return div<F>(static_cast<typename F::value>(1), a);
}

template <class F> QKC_FN typename F::value sqrt(typename F::value a) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (detail::kIsNative<F>)
    return detail::sqrt_native(a);
  else
    return detail::to_format<F>(detail::sqrt_native(a));
}

// a * b + c.
template <class F> QKC_FN typename F::value fma(typename F::value a, typename F::value b, typename F::value c) {
  static_assert(detail::kComputes<F>, "arithmetic needs a format with infinities");
  if constexpr (F::width == 64) {
    return detail::fma_native(a, b, c);
  } else if constexpr (detail::kIsNative<F>) {
#if QKC_HAS_FMA
    return detail::fma_native(a, b, c);
#else
    return detail::fma_by_f64(a, b, c);
#endif
  } else {
    const double product = detail::mul_native(detail::widen(a), detail::widen(b));
    return detail::to_format<F>(detail::odd_sum(product, detail::widen(c)));
  }
}

// Comparisons of values as IEEE 754: the zeros are equal, NaN is unordered.
template <class F> QKC_FN constexpr bool lt(typename F::value a, typename F::value b) {
  if constexpr (F::is_float)
    return detail::less_native(a, b);
  else
    return a < b;
}
template <class F> QKC_FN constexpr bool le(typename F::value a, typename F::value b) {
  if constexpr (F::is_float)
    return detail::less_equal_native(a, b);
  else
    return a <= b;
}
template <class F> QKC_FN constexpr bool eq(typename F::value a, typename F::value b) {
  if constexpr (F::is_float)
    return detail::equal_native(a, b);
  else
    return a == b;
}
template <class F> QKC_FN constexpr bool gt(typename F::value a, typename F::value b) {
  return lt<F>(b, a);
}
template <class F> QKC_FN constexpr bool ge(typename F::value a, typename F::value b) {
  return le<F>(b, a);
}
template <class F> QKC_FN constexpr bool ne(typename F::value a, typename F::value b) {
  return !eq<F>(a, b);
}

// Classes of float and double values, by their bits.
QKC_FN constexpr bool is_nan_value(float v) {
  return (to_bits(v) & 0x7fffffff) > detail::kF32Inf;
}
QKC_FN constexpr bool is_nan_value(double v) {
  return (to_bits(v) & f64::all_ones) > f64::inf_magnitude;
}
QKC_FN constexpr bool is_inf_value(float v) {
  return (to_bits(v) & 0x7fffffff) == detail::kF32Inf;
}
QKC_FN constexpr bool is_inf_value(double v) {
  return (to_bits(v) & f64::all_ones) == f64::inf_magnitude;
}
QKC_FN constexpr bool is_finite_value(float v) {
  return (to_bits(v) & 0x7fffffff) < detail::kF32Inf;
}
QKC_FN constexpr bool is_finite_value(double v) {
  return (to_bits(v) & f64::all_ones) < f64::inf_magnitude;
}
QKC_FN constexpr bool is_negative_value(float v) {
  return (to_bits(v) >> 31) != 0;
} // the sign bit, that of -0 too
QKC_FN constexpr bool is_negative_value(double v) {
  return (to_bits(v) >> 63) != 0;
}

// Changes of the sign alone, exact: -0 and NaN too. Integers: negation wraps at 64 bits. A value of a format without a
// sign, or -0 of one without -0, may leave the format.
template <class F> QKC_FN constexpr typename F::value abs(typename F::value v) {
  if constexpr (F::is_integer)
    return v < 0 ? static_cast<typename F::value>(uint64_t(0) - static_cast<uint64_t>(v)) : v;
  else if constexpr (F::width == 64)
    return bit_cast<double>(to_bits(v) & f64::all_ones);
  else
    return bit_cast<float>(to_bits(v) & 0x7fffffff);
}
template <class F> QKC_FN constexpr typename F::value neg(typename F::value v) {
  if constexpr (F::is_integer)
    return static_cast<typename F::value>(uint64_t(0) - static_cast<uint64_t>(v));
  else if constexpr (F::width == 64)
    return bit_cast<double>(to_bits(v) ^ (uint64_t(1) << 63));
  else
    return bit_cast<float>(to_bits(v) ^ 0x80000000);
}

// maximum and minimum of IEEE 754-2019: NaN spreads (as the canonical one), -0 < +0.
template <class F> QKC_FN constexpr typename F::value max(typename F::value a, typename F::value b) {
  if constexpr (F::is_integer) {
    return a < b ? b : a;
  } else {
#if QKC_GPU && __CUDA_ARCH__ >= 800
    if constexpr (detail::is_same<typename F::value, float>)
      if (!__builtin_is_constant_evaluated()) {
        float larger = 0;
        asm("max.NaN.f32 %0, %1, %2;" : "=f"(larger) : "f"(a), "f"(b));
        return is_nan_value(larger) ? value<F>(bits<F>(larger)) : larger;
      }
#endif
    const auto larger = lt<F>(a, b) || (eq<F>(a, b) && is_negative_value(a)) ? b : a;
    return is_nan_value(a) || is_nan_value(b) ? value<F>(bits<F>(is_nan_value(a) ? a : b)) : larger;
  }
}
template <class F> QKC_FN constexpr typename F::value min(typename F::value a, typename F::value b) {
  if constexpr (F::is_integer) {
    return b < a ? b : a;
  } else {
#if QKC_GPU && __CUDA_ARCH__ >= 800
    if constexpr (detail::is_same<typename F::value, float>)
      if (!__builtin_is_constant_evaluated()) {
        float smaller = 0;
        asm("min.NaN.f32 %0, %1, %2;" : "=f"(smaller) : "f"(a), "f"(b));
        return is_nan_value(smaller) ? value<F>(bits<F>(smaller)) : smaller;
      }
#endif
    const auto smaller = lt<F>(b, a) || (eq<F>(a, b) && is_negative_value(b)) ? b : a;
    return is_nan_value(a) || is_nan_value(b) ? value<F>(bits<F>(is_nan_value(a) ? a : b)) : smaller;
  }
}
// maximumNumber and minimumNumber of IEEE 754-2019: a number wins over NaN.
template <class F> QKC_FN constexpr typename F::value max_drop_nan(typename F::value a, typename F::value b) {
  if constexpr (F::is_integer)
    return max<F>(a, b);
  else
    return is_nan_value(a) ? b : is_nan_value(b) ? a : max<F>(a, b);
}
template <class F> QKC_FN constexpr typename F::value min_drop_nan(typename F::value a, typename F::value b) {
  if constexpr (F::is_integer)
    return min<F>(a, b);
  else
    return is_nan_value(a) ? b : is_nan_value(b) ? a : min<F>(a, b);
}

// Sums, differences and products of integers modulo 2^bits of the format.
template <class F> QKC_FN constexpr typename F::value wrap_add(typename F::value a, typename F::value b) {
  return detail::wrapped<F>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}
template <class F> QKC_FN constexpr typename F::value wrap_sub(typename F::value a, typename F::value b) {
  return detail::wrapped<F>(static_cast<uint64_t>(a) - static_cast<uint64_t>(b));
}
template <class F> QKC_FN constexpr typename F::value wrap_mul(typename F::value a, typename F::value b) {
  return detail::wrapped<F>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}

// The integer modulo 2^Bits, as a signed number of that many bits.
template <int Bits> QKC_FN constexpr int64_t wrap(int64_t v) {
  return value<i<Bits>>(bits<i<Bits>>(v));
}

} // namespace qkc
