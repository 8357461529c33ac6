#pragma once
// One test for a code under every declared path of a row.

#include "qkc/cast.h"

namespace qkc {

// Settles a code of x * c, where c is any factor that the paths of a row have: path k computes one operation, x * c_k
// or x / d_k with c_k = 1 / d_k, in f32. Each of these lies between the exact products x * low and x * high: its own
// rounding, that of c_k and that of the ends (2^-24 each) are covered by 2^-22; with a power of two nothing rounds
// (1 / d is rounded to one only where d is one).
// Rounding to codes is monotone, so where both ends give the code that came back, every path does. Results below f32's
// normal numbers err by 2^-150 at most: integers and the formats below are far coarser, and zeros keep the sign of x.
class Quick {
public:
  QKC_MEMBER void start() {
    low_ = bit_cast<float>(detail::kF32Inf);
    high_ = 0;
  }
  QKC_MEMBER void factor(float c) {
    const bool fits = c >= detail::power_of_two(-100) && c <= detail::power_of_two(100);
    const bool rounds = (to_bits(c) & 0x7fffff) != 0;
    const float none = bit_cast<float>(detail::kF32Nan);
    const float below = fits ? detail::mul_native(c, rounds ? 1.0f - 0x1p-22f : 1.0f) : none;
    const float above = fits ? detail::mul_native(c, rounds ? 1.0f + 0x1p-22f : 1.0f) : none;
    low_ = below < low_ ? below : low_ <= below ? low_ : none;
    high_ = above > high_ ? above : high_ >= above ? high_ : none;
  }
  // Nothing is settled: no end is a number.
  QKC_MEMBER void refuse() { low_ = high_ = bit_cast<float>(detail::kF32Nan); }

  // 0 where the code at place k is settled.
  template <class F, class Codes> QKC_MEMBER uint32_t differs(float x, const Codes& returned, int k) const {
    static_assert(kHas<F>);
#if QKC_GPU
    if constexpr (F::is_integer) {
      // Sums with 1.5 * 2^23 round to integers, ties to even; an integer stands in the sum's last bits.
      constexpr uint32_t anchor = 0x4b400000;
      const int32_t code = F::is_signed ? returned.signed_byte(k) : returned[k];
      const uint32_t expected = anchor + static_cast<uint32_t>(code);
      const uint32_t a = to_bits(detail::fma_native(x, low_, bit_cast<float>(anchor)));
      const uint32_t b = to_bits(detail::fma_native(x, high_, bit_cast<float>(anchor)));
      return (a ^ expected) | (b ^ expected);
    }
#if __CUDA_ARCH__ >= 890
    if constexpr (F::is_float) {
      uint16_t both;
      const float a = detail::mul_native(x, low_);
      const float b = detail::mul_native(x, high_);
      if constexpr (F::has_infinity)
        asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(both) : "f"(a), "f"(b));
      else
        asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(both) : "f"(a), "f"(b));
      return both ^ returned.twice(k);
    }
#else
    return 1;
#endif
#else
    if (low_ != low_ || high_ != high_)
      return 1;
    const auto a = cast_bits<F, Rounding::half_even, Overflow::saturate>(detail::mul_native(x, low_));
    const auto b = cast_bits<F, Rounding::half_even, Overflow::saturate>(detail::mul_native(x, high_));
    return static_cast<uint32_t>((a ^ returned[k]) | (b ^ returned[k]));
#endif
  }
  // The same for eight codes that lie side by side: 0 where all of them are settled.
  template <class F, class Codes> QKC_MEMBER uint32_t differ(const float (&x)[8], const Codes& returned) const {
    uint32_t any = excludes<F>(returned);
#if QKC_GPU && __CUDA_ARCH__ >= 890
    if constexpr (F::is_integer)
      any |= low_ == high_ ? off_integers<F>(x, low_, returned)
                           : off_integers<F>(x, low_, returned) | off_integers<F>(x, high_, returned);
    else
      any |= low_ == high_ ? off_floats<F>(x, low_, returned)
                           : off_floats<F>(x, low_, returned) | off_floats<F>(x, high_, returned);
#else
    for (int k = 0; k < 8; ++k)
      any |= differs<F>(x[k], returned, k);
#endif
    return any;
  }
  // Not 0 where a strip has a code that `differs` must not settle: what NaN gives.
  template <class F, class Codes> QKC_MEMBER uint32_t excludes(const Codes& returned) const {
    return F::is_float ? returned.all_ones() : 0;
  }

private:
#if QKC_GPU && __CUDA_ARCH__ >= 890
  // Not 0 where one of the eight products has another code than the one that came back. Sums as in `differs`; with 128
  // more for signed codes their last byte is the code without a sign.
  template <class F, class Codes>
  static QKC_MEMBER uint32_t off_integers(const float (&x)[8], float factor, const Codes& returned) {
    constexpr uint32_t anchor = 0x4b400000;
    const float offset = bit_cast<float>(anchor + (F::is_signed ? 128u : 0u));
    uint32_t any = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      const uint32_t codes = returned.raw(k / 4) ^ (F::is_signed ? 0x80808080u : 0u);
      const uint32_t expected = __byte_perm(codes, anchor, 0x7650u | static_cast<uint32_t>(k % 4));
      any |= to_bits(detail::fma_native(x[k], factor, offset)) ^ expected;
    }
    return any;
  }
  template <class F> static QKC_MEMBER uint32_t two_floats(float first, float second) {
    uint16_t both;
    if constexpr (F::has_infinity)
      asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(both) : "f"(second), "f"(first));
    else
      asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(both) : "f"(second), "f"(first));
    return both;
  }
  template <class F, class Codes>
  static QKC_MEMBER uint32_t off_floats(const float (&x)[8], float factor, const Codes& returned) {
    uint32_t any = 0;
#pragma unroll
    for (int k = 0; k < 8; k += 4) {
      const uint32_t low = two_floats<F>(detail::mul_native(x[k], factor), detail::mul_native(x[k + 1], factor));
      const uint32_t high = two_floats<F>(detail::mul_native(x[k + 2], factor), detail::mul_native(x[k + 3], factor));
      any |= __byte_perm(low, high, 0x5410) ^ returned.raw(k / 4);
    }
    return any;
  }
#endif
  template <class F>
  static constexpr bool kHas = (F::is_integer && F::width == 8) || detail::is_same<F, e4m3> || detail::is_same<F, e5m2>;
  float low_;
  float high_;
};

} // namespace qkc
