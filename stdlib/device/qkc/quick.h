#pragma once
// One test for a code under every declared path of a row.

#include "qkc/cast.h"

namespace qkc {

// Settles a code of x * c, where c is any factor that the paths of a row have: path k computes one operation, x * c_k
// or x / d_k with c_k = 1 / d_k, in f32. Each of these lies between the exact products x * low and x * high: its own
// rounding, that of c_k (2^-24 each) and that of the ends are covered by 2^-21; with a power of two nothing rounds
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
    const float below = fits ? detail::mul_native(c, rounds ? 1.0f - 0x1p-21f : 1.0f) : none;
    const float above = fits ? detail::mul_native(c, rounds ? 1.0f + 0x1p-21f : 1.0f) : none;
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
  // Not 0 where a strip has a code that `differs` must not settle: what NaN gives.
  template <class F, class Codes> QKC_MEMBER uint32_t excludes(const Codes& returned) const {
    return F::is_float ? returned.all_ones() : 0;
  }

private:
  template <class F>
  static constexpr bool kHas = (F::is_integer && F::width == 8) || detail::is_same<F, e4m3> || detail::is_same<F, e5m2>;
  float low_;
  float high_;
};

} // namespace qkc
