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
  // After the last factor. With m in their middle and w the way from there to the ends, a path's result is |x| w away
  // from x * m at most. Where code c of n is within 1/2 - (n + 2) w / m of that, x is below (n + 1) / m, so that the
  // result is within 1/2 of c and rounds to it. This settles all that two products settle but what is that near a tie,
  // with one product.
  // The distance is counted in parts, units_ of them for 1: x * middle_ (m times units_ 2^-14) is added to an anchor
  // whose last place, 2^-14, is a part, and units_ * c is taken off the sum's bits. units_ is such that 2^13 parts are
  // no more than the bound. In the bound, 2^-15 is for the rounding of the sum (half a part), of middle_ (2^-24 of at
  // most 256) and of the bound itself.
  QKC_MEMBER void close() {
    constexpr float most = 258; // n + 2, of codes without a sign
    middle_ = detail::mul_native(0.5f, detail::add_native(low_, high_));
    const float width = detail::sub_native(high_, low_);
    const float bound = detail::fma_native(-most, detail::div_native(width, middle_), 0.5f - 0x1p-15f);
    units_ = 0;
    if (low_ == high_)
      return;
    if (bound >= kLeastBound) {
      units_ = static_cast<int32_t>(detail::div_native(kHalf + 0.5f, bound)) + 1;
      middle_ = detail::mul_native(middle_, detail::mul_native(static_cast<float>(units_), 0.5f / kHalf));
    } else {
      units_ = 1;
      middle_ = bit_cast<float>(detail::kF32Nan);
    }
  }

  // The factor is a power of two, and the only one.
  QKC_MEMBER bool is_exact() const { return units_ == 0; }
  // Known to the compiler where it is asked for.
  QKC_MEMBER void only_exact() { units_ = 0; }

  // 0 where the code at place k is settled; of integers whose factor is exact.
  template <class F, class Codes> QKC_MEMBER uint32_t differs(float x, const Codes& returned, int k) const {
    static_assert(kHas<F>);
#if QKC_GPU
    if constexpr (F::is_integer) {
      // Sums with 1.5 * 2^23 round to integers, ties to even; an integer stands in the sum's last bits.
      constexpr uint32_t anchor = 0x4b400000;
      const uint32_t expected = anchor + static_cast<uint32_t>(code_of<F>(returned, k));
      return to_bits(detail::fma_native(x, middle_, bit_cast<float>(anchor))) ^ expected;
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
      any |= is_exact() ? off_integers<F>(x, returned) : far_integers<F>(x, returned);
    else
      any |= is_exact() ? off_floats<F>(x, low_, returned)
                        : off_floats<F>(x, low_, returned) | off_floats<F>(x, high_, returned);
#else
    any |= open<F>(x, returned);
#endif
    return any;
  }
  // A bit for each of the eight that is not settled.
  template <class F, class Codes> QKC_MEMBER unsigned open(const float (&x)[8], const Codes& returned) const {
    if (excludes<F>(returned) != 0)
      return 0xff;
    unsigned open = 0;
    if constexpr (F::is_integer)
      if (!is_exact()) {
#if QKC_GPU
#pragma unroll
#endif
        for (int k = 0; k < 8; ++k)
          open |= beside<F>(x[k], returned, k) >= 2 * kHalf ? 1u << k : 0u;
        return open;
      }
#if QKC_GPU
#pragma unroll
#endif
    for (int k = 0; k < 8; ++k)
      open |= differs<F>(x[k], returned, k) != 0 ? 1u << k : 0u;
    return open;
  }
  // Not 0 where a strip has a code that `differs` must not settle: what NaN gives.
  template <class F, class Codes> QKC_MEMBER uint32_t excludes(const Codes& returned) const {
    return F::is_float ? returned.all_ones() : 0;
  }

private:
  template <class F, class Codes> static QKC_MEMBER int32_t code_of(const Codes& returned, int k) {
    return F::is_signed ? returned.signed_byte(k) : static_cast<int32_t>(returned[k]);
  }
  // 768 or 640, bits: numbers from 512 to 1024 have 2^-14 as their last place. A sum outside of these is further from
  // its anchor, in bits, than units_ times any code and 2^14 more, so that it never counts as settled: 2^22 of 768 for
  // codes up to 128 in size, and 6.2 million above 640 for those up to 255, of which none is below zero.
  template <class F> static QKC_MEMBER uint32_t anchor_of() { return F::is_signed ? 0x44400000u : 0x44200000u; }
  // How far an integer lies from its product, in parts and from -kHalf: below 2 * kHalf where it is settled.
  template <class F, class Codes> QKC_MEMBER uint32_t beside(float x, const Codes& returned, int k) const {
    return sum_of<F>(x) - static_cast<uint32_t>(units_ * code_of<F>(returned, k)) - anchor_of<F>();
  }
  template <class F> QKC_MEMBER uint32_t sum_of(float x) const {
    return to_bits(detail::fma_native(x, middle_, bit_cast<float>(anchor_of<F>() + kHalf)));
  }
#if QKC_GPU && __CUDA_ARCH__ >= 890
  // Not 0 where one of the eight products has another code than the one that came back. Sums as in `differs`; with 128
  // more for signed codes their last byte is the code without a sign.
  template <class F, class Codes> QKC_MEMBER uint32_t off_integers(const float (&x)[8], const Codes& returned) const {
    constexpr uint32_t anchor = 0x4b400000;
    const float offset = bit_cast<float>(anchor + (F::is_signed ? 128u : 0u));
    uint32_t any = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      const uint32_t codes = returned.raw(k / 4) ^ (F::is_signed ? 0x80808080u : 0u);
      const uint32_t expected = __byte_perm(codes, anchor, 0x7650u | static_cast<uint32_t>(k % 4));
      any |= to_bits(detail::fma_native(x[k], middle_, offset)) ^ expected;
    }
    return any;
  }
  // The same where paths have several factors: not 0 where `beside` is too large for one of them. Then all bits above
  // those of its parts are the anchor's.
  template <class F, class Codes> QKC_MEMBER uint32_t far_integers(const float (&x)[8], const Codes& returned) const {
    const uint32_t first = static_cast<uint32_t>(-units_) & 0xffff;
    uint32_t rest[9];
#pragma unroll
    for (int k = 0; k < 8; ++k)
      rest[k] = less_codes<F>(k % 4 < 2, k % 2 == 0 ? first : first << 16, returned.raw(k / 4), sum_of<F>(x[k]));
    rest[8] = anchor_of<F>();
    uint32_t any = 0;
#pragma unroll
    for (int k = 0; k < 8; k += 2)
      any |= bits_that_differ(rest[k], rest[k + 1], rest[k + 2]);
    return any & ~(2 * kHalf - 1);
  }
  static QKC_MEMBER uint32_t bits_that_differ(uint32_t a, uint32_t b, uint32_t c) {
    uint32_t result; // as one instruction
    asm("lop3.b32 %0, %1, %2, %3, 0x7e;" : "=r"(result) : "r"(a), "r"(b), "r"(c));
    return result;
  }
  // The sum with one factor times the first or second, or third or fourth, byte of the codes, which the factors' place
  // says.
  template <class F> static QKC_MEMBER uint32_t less_codes(bool low, uint32_t factors, uint32_t codes, uint32_t sum) {
    uint32_t result;
    if constexpr (F::is_signed) {
      if (low)
        asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(factors), "r"(codes), "r"(sum));
      else
        asm("dp2a.hi.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(factors), "r"(codes), "r"(sum));
    } else {
      if (low)
        asm("dp2a.lo.s32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(factors), "r"(codes), "r"(sum));
      else
        asm("dp2a.hi.s32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(factors), "r"(codes), "r"(sum));
    }
    return result;
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
  static constexpr uint32_t kHalf = 1u << 13;           // parts
  static constexpr float kLeastBound = 8193.0f / 20000; // units_ are 20000 at most

  float low_;
  float high_;
  float middle_;
  int32_t units_;
};

} // namespace qkc
