#pragma once
// Neighbouring words of a row, loaded and compared together: for checkers on a GPU (qkc/wide.h).

#include "qkc/judge.h"
#include "qkc/quick.h"

#if QKC_CUDA && (!defined(__QKC_CPU__) || defined(QKC_WIDE_ON_CPU))
#define QKC_WIDE 1
#else
#define QKC_WIDE 0
#endif

#if QKC_WIDE
// Where threads of a block work together: device code, of a GPU or of the CPU device.
#if QKC_GPU || defined(__QKC_CPU__)
#define QKC_LANES 1
#else
#define QKC_LANES 0
#endif

namespace qkc {

constexpr int kStrip = 8; // neighbouring columns that a lane takes at a time

// `Count` words in registers.
template <class Word, int Count> class Strip {
public:
  // Whether strips that lie behind each other, the first one here, can be loaded in one go.
  static QKC_MEMBER bool is_aligned(const Word* first) {
    return kBytes % 4 == 0 && bit_cast<uint64_t>(first) % kUnit == 0;
  }

  // From an aligned place.
  QKC_MEMBER void load(const Word* from) {
#if QKC_GPU // of the device's memory, also where the compiler can't know; nothing writes there meanwhile
#pragma unroll
    for (int k = 0; k < kUnits; ++k) {
      uint32_t* to = raw_ + k * (kUnit / 4);
      const unsigned char* at = reinterpret_cast<const unsigned char*>(from) + k * kUnit;
      if constexpr (kUnit == 16)
        asm("ld.global.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "l"(at));
      else if constexpr (kUnit == 8)
        asm("ld.global.v2.b32 {%0, %1}, [%2];" : "=r"(to[0]), "=r"(to[1]) : "l"(at));
      else
        asm("ld.global.b32 %0, [%1];" : "=r"(to[0]) : "l"(at));
    }
#else
#pragma unroll
    for (int k = 0; k < kUnits; ++k)
      set_unit(k, reinterpret_cast<const unsigned char*>(from) + k * kUnit);
#endif
  }
  // The same from parts of kUnit bytes that lie elsewhere (qkc/held_rows.h).
  static constexpr int kBytes = static_cast<int>(sizeof(Word)) * Count;
  static constexpr int kUnit = kBytes < 4 ? 4 : kBytes < 16 ? kBytes : 16;
  static constexpr int kUnits = (kBytes + kUnit - 1) / kUnit;
  QKC_MEMBER void set_unit(int unit, const unsigned char* from) {
    struct alignas(kUnit) Part {
      uint32_t words[kUnit / 4];
    };
    const Part part = *reinterpret_cast<const Part*>(from);
#pragma unroll
    for (int k = 0; k < kUnits; ++k)
#pragma unroll
      for (int w = 0; w < kUnit / 4; ++w)
        if (k == unit)
          raw_[k * (kUnit / 4) + w] = part.words[w];
  }
  // The first `words` of them.
  QKC_MEMBER void load_part(const Word* from, int words) {
#pragma unroll
    for (int k = 0; k < kRaw; ++k)
      raw_[k] = 0;
#pragma unroll
    for (int k = 0; k < Count; ++k)
      if (k < words)
        set(k, from[k]);
  }
  // Masks rather than an index, which would take the words out of their registers.
  QKC_MEMBER Word operator[](int k) const {
    if constexpr (sizeof(Word) == 8) {
      uint64_t word = 0;
#pragma unroll
      for (int w = 0; w < Count; ++w)
        word |= (raw_[2 * w] | (static_cast<uint64_t>(raw_[2 * w + 1]) << 32)) & (uint64_t(0) - (w == k ? 1 : 0));
      return static_cast<Word>(word);
    } else {
      return static_cast<Word>(raw_of(k) >> (8 * static_cast<int>(sizeof(Word)) * (k % kPer)));
    }
  }
  // Four bytes of them as they lie.
  QKC_MEMBER uint32_t raw(int w) const { return raw_[w]; }
  // Of bytes: one with its sign; one twice, in the low half; whether any is 0x7f or 0xff.
  QKC_MEMBER int32_t signed_byte(int k) const { return static_cast<int8_t>((*this)[k]); }
  QKC_MEMBER uint32_t twice(int k) const {
#if QKC_GPU
    return __byte_perm(raw_of(k), 0, 0x4400u | static_cast<uint32_t>(k % kPer * 0x11));
#else
    return (*this)[k] * 0x0101u;
#endif
  }
  QKC_MEMBER uint32_t all_ones() const {
    uint32_t any = 0;
#pragma unroll
    for (int w = 0; w < kRaw; ++w)
      any |= ((raw_[w] & 0x7f7f7f7f) + 0x01010101) & 0x80808080;
    return any;
  }

private:
  static constexpr int kRaw = (kBytes + 3) / 4;
  static constexpr int kPer = sizeof(Word) < 4 ? 4 / static_cast<int>(sizeof(Word)) : 1;

  QKC_MEMBER void set(int k, Word word) {
    if constexpr (sizeof(Word) == 8) {
      raw_[2 * k] = static_cast<uint32_t>(word);
      raw_[2 * k + 1] = static_cast<uint32_t>(word >> 32);
    } else {
      raw_[k / kPer] |= static_cast<uint32_t>(word) << (8 * static_cast<int>(sizeof(Word)) * (k % kPer));
    }
  }

  QKC_MEMBER uint32_t raw_of(int k) const {
    uint32_t raw = 0;
#pragma unroll
    for (int w = 0; w < kRaw; ++w)
      raw |= raw_[w] & (0u - (w == k / kPer ? 1u : 0u));
    return raw;
  }

  uint32_t raw_[kRaw];
};

// Whether a row of words is copied in one go.
template <class Word> QKC_FN bool is_whole(const Word* first) {
  return bit_cast<uint64_t>(first) % 16 == 0;
}

// max and min, and those that drop NaN, with whatever NaN: nothing looks at its bits.
#if QKC_GPU && __CUDA_ARCH__ >= 800
#define QKC_WIDE_EXTREMUM(name, plain, ptx)                                                                            \
  template <class F> QKC_FN typename F::value name(typename F::value a, typename F::value b) {                         \
    if constexpr (detail::is_same<typename F::value, float>) {                                                         \
      float result;                                                                                                    \
      asm(ptx " %0, %1, %2;" : "=f"(result) : "f"(a), "f"(b));                                                         \
      return result;                                                                                                   \
    } else {                                                                                                           \
      return plain<F>(a, b);                                                                                           \
    }                                                                                                                  \
  }
#else
#define QKC_WIDE_EXTREMUM(name, plain, ptx)                                                                            \
  template <class F> QKC_FN typename F::value name(typename F::value a, typename F::value b) {                         \
    return plain<F>(a, b);                                                                                             \
  }
#endif
QKC_WIDE_EXTREMUM(wide_max, max, "max.NaN.f32")
QKC_WIDE_EXTREMUM(wide_min, min, "min.NaN.f32")
QKC_WIDE_EXTREMUM(wide_max_drop_nan, max_drop_nan, "max.f32")
QKC_WIDE_EXTREMUM(wide_min_drop_nan, min_drop_nan, "min.f32")
#undef QKC_WIDE_EXTREMUM

#if QKC_GPU && __CUDA_ARCH__ >= 860
// Of sizes: the larger of them under some sign.
template <class F, bool IsMax, bool DropsNan, bool Sizes> QKC_FN uint32_t halves_extremum(uint32_t a, uint32_t b) {
  uint32_t result;
#define QKC_HALVES(name)                                                                                               \
  if constexpr (IsMax && Sizes)                                                                                        \
    asm("max" name ".xorsign.abs" QKC_TYPE " %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));                            \
  else if constexpr (IsMax)                                                                                            \
    asm("max" name QKC_TYPE " %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));                                           \
  else if constexpr (Sizes)                                                                                            \
    asm("min" name ".xorsign.abs" QKC_TYPE " %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));                            \
  else                                                                                                                 \
    asm("min" name QKC_TYPE " %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b))
#define QKC_TYPE ".f16x2"
  if constexpr (detail::is_same<F, f16> && DropsNan)
    QKC_HALVES("");
  else if constexpr (detail::is_same<F, f16>)
    QKC_HALVES(".NaN");
#undef QKC_TYPE
#define QKC_TYPE ".bf16x2"
  else if constexpr (DropsNan)
    QKC_HALVES("");
  else
    QKC_HALVES(".NaN");
#undef QKC_TYPE
#undef QKC_HALVES
  return result;
}
#endif

// The extremum of what came before and strips of f16 or bf16, of their values or sizes: what `wide_max` and `abs` give
// element by element. Instructions for two halves take two elements at a time, of all strips before one is taken apart.
// `words` is the member of a strip's words.
template <class F, bool Sizes, bool IsMax, bool DropsNan, class Words, int Count, class Member>
QKC_FN float strips_extremum(float own, const Words (&all)[Count], Member words) {
  const auto join = [](float a, float b) {
    if constexpr (DropsNan)
      return IsMax ? wide_max_drop_nan<f32>(a, b) : wide_min_drop_nan<f32>(a, b);
    else
      return IsMax ? wide_max<f32>(a, b) : wide_min<f32>(a, b);
  };
#if QKC_GPU && __CUDA_ARCH__ >= 860
  uint32_t two = 0;
#pragma unroll
  for (int k = 0; k < Count; ++k) {
    const auto& strip = all[k].*words;
    const uint32_t first = halves_extremum<F, IsMax, DropsNan, Sizes>(strip.raw(0), strip.raw(1));
    const uint32_t second = halves_extremum<F, IsMax, DropsNan, Sizes>(strip.raw(2), strip.raw(3));
    const uint32_t both = halves_extremum<F, IsMax, DropsNan, Sizes>(first, second);
    two = k == 0 ? both : halves_extremum<F, IsMax, DropsNan, Sizes>(two, both);
  }
  if constexpr (Sizes)
    two &= 0x7fff7fffu;
  own = join(own, value<F>(static_cast<uint16_t>(two)));
  return join(own, value<F>(static_cast<uint16_t>(two >> 16)));
#else
  for (int strip = 0; strip < Count; ++strip)
    for (int k = 0; k < kStrip; ++k) {
      const float element = value<F>((all[strip].*words)[k]);
      own = join(own, Sizes ? abs<F>(element) : element);
    }
  return own;
#endif
}

// rest % radix, and rest becomes the quotient; of 32 bits where they hold both, which is several times faster.
QKC_FN int64_t split(int64_t& rest, int64_t radix) {
  int64_t remainder = 0;
  if (((rest | radix) >> 31) == 0) {
    remainder = static_cast<int64_t>(static_cast<uint32_t>(rest) % static_cast<uint32_t>(radix));
    rest = static_cast<int64_t>(static_cast<uint32_t>(rest) / static_cast<uint32_t>(radix));
  } else {
    remainder = rest % radix;
    rest /= radix;
  }
  return remainder;
}

// Whether eight products of f16, rounded to f16, are those that came back: 0 where they are. Factors are integers from
// -512 to 511. Sums of 1536 with them are f16 that lie one apart, so that nothing rounds but the product.
template <class Scales, class Codes>
QKC_FN uint32_t differ_products(const Scales& scales, const int32_t (&factors)[kStrip], const Codes& returned) {
  uint32_t any = 0;
  uint32_t zeros = 0;
#pragma unroll
  for (int k = 0; k < kStrip; k += 2) {
#if QKC_GPU && __CUDA_ARCH__ >= 530
    const uint32_t both = scales.raw(k / 2);
    const uint32_t low = static_cast<uint32_t>(factors[k] + 0x6600);
    const uint32_t high = static_cast<uint32_t>(factors[k + 1] + 0x6600);
    uint32_t products;
    asm("{.reg .b32 factors, anchors;\n"
        "mov.b32 anchors, 0x66006600;\n"
        "sub.rn.f16x2 factors, %2, anchors;\n"
        "mul.rn.f16x2 %0, %1, factors;}"
        : "=r"(products)
        : "r"(both), "r"(__byte_perm(low, high, 0x5410)));
    any |= products ^ returned.raw(k / 2);
    // Zeros, unless a product is infinite or NaN: what NaN comes of it is not looked at here.
    asm("{.reg .b32 none;\nmov.b32 none, 0;\nfma.rn.f16x2 %0, %1, none, %0;}" : "+r"(zeros) : "r"(products));
#else
    for (int at = k; at < k + 2; ++at) {
      const float product = value<f16>(scales[at]) * static_cast<float>(factors[at]);
      const uint16_t code = cast_bits<f16, Rounding::half_even, Overflow::inf>(product);
      any |= static_cast<uint32_t>(code ^ returned[at]) | ((code & 0x7c00) == 0x7c00 ? 1u : 0u);
    }
#endif
  }
  return any | (zeros & 0x7fff7fff);
}

} // namespace qkc
#endif
