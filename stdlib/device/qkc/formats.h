#pragma once
// Number formats as tags with constant fields. An element of a tensor is a `storage` holding a code; arithmetic happens
// on `value`s: float for every floating format and code book whose values float holds, double for f64, and int64_t
// (u64: uint64_t) for integers.
//
// formats.def has the formats, and says what a code is.

#include "qkc/portable.h"

namespace qkc {

enum class Rounding { half_even, half_away, half_to_zero, half_to_plus, half_to_minus, to_zero, to_plus, to_minus };

// never: the value is known to fit; a value that does not is treated as by inf where the format has it, else saturated.
enum class Overflow { saturate, wrap, inf, nan, never };

namespace detail {

template <int Bits> struct StorageOf : StorageOf<Bits <= 8 ? 8 : Bits <= 16 ? 16 : Bits <= 32 ? 32 : 64> {};
template <> struct StorageOf<8> {
  using type = uint8_t;
};
template <> struct StorageOf<16> {
  using type = uint16_t;
};
template <> struct StorageOf<32> {
  using type = uint32_t;
};
template <> struct StorageOf<64> {
  using type = uint64_t;
};

template <bool Condition, class A, class B> struct Choose {
  using type = A;
};
template <class A, class B> struct Choose<false, A, B> {
  using type = B;
};

enum class Specials { ieee, topNan, zeroNan, none }; // see formats.def

// Magnitudes are codes without the sign: they count up from 0 in the order of values.
template <int ExponentBits, int FractionBits, int Bias, Specials S, bool Signed, int LowBits = 0> struct Floating {
  static constexpr bool is_float = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_book = false;
  static constexpr bool is_signed = Signed;
  static constexpr int width = (Signed ? 1 : 0) + ExponentBits + FractionBits; // used bits of a code
  static constexpr int low_bits = LowBits;                                     // unused bits below them
  static constexpr int precision = FractionBits + 1;                           // significant bits of normal numbers
  static constexpr int bias = Bias;
  static constexpr bool has_zero = FractionBits > 0; // e8m0 alone has neither zero nor subnormals
  static constexpr bool has_minus_zero = Signed && S != Specials::zeroNan;
  static constexpr bool has_infinity = S == Specials::ieee;
  static constexpr bool has_nan = S != Specials::none;
  static constexpr int emin = has_zero ? 1 - Bias : -Bias; // exponent of the smallest normal number

  using storage = typename StorageOf<width + LowBits>::type;
  using value = typename Choose<width == 64, double, float>::type;
  using magnitude = typename Choose<width == 64, uint64_t, uint32_t>::type;

  static constexpr magnitude all_ones = (magnitude(1) << (ExponentBits + FractionBits - 1)) * 2 - 1;
  static constexpr magnitude inf_magnitude = all_ones - ((magnitude(1) << FractionBits) - 1); // where has_infinity
  static constexpr magnitude max_magnitude = S == Specials::ieee     ? inf_magnitude - 1
                                             : S == Specials::topNan ? all_ones - 1
                                                                     : all_ones;
  // The code of NaN that is written, where there is one: positive, quiet, without payload.
  static constexpr magnitude nan_code = S == Specials::ieee
                                            ? inf_magnitude | (magnitude(1) << (precision - 2 + (precision == 1)))
                                        : S == Specials::zeroNan ? all_ones + 1
                                                                 : all_ones;
  static constexpr int emax = static_cast<int>(max_magnitude >> FractionBits) - Bias; // exponent of the largest number
};

template <int Bits, bool Signed> struct Integer {
  static_assert(Bits >= 2 && Bits <= 64, "integers have 2 to 64 bits");
  static constexpr bool is_float = false;
  static constexpr bool is_integer = true;
  static constexpr bool is_book = false;
  static constexpr bool is_signed = Signed;
  static constexpr bool has_nan = false;
  static constexpr bool has_infinity = false;
  static constexpr bool has_minus_zero = false;
  static constexpr int width = Bits;
  static constexpr int low_bits = 0;
  using storage = typename StorageOf<Bits>::type;
  using value = typename Choose<Bits == 64 && !Signed, uint64_t, int64_t>::type;
  static constexpr uint64_t all_ones = ~uint64_t(0) >> (64 - Bits);
  static constexpr value max = static_cast<value>(Signed ? all_ones >> 1 : all_ones);
  static constexpr value min = Signed ? static_cast<value>(~(all_ones >> 1)) : value(0);
};

template <int N> QKC_FN constexpr int count_of(const float (&)[N]) {
  return N;
}

// A code book. Entries::at(code) is the value of a code below Entries::count.
template <class Entries, int Bits> struct Book {
  static constexpr bool is_float = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_book = true;
  static constexpr bool has_infinity = false;
  static constexpr bool has_nan = false;
  static constexpr int width = Bits;
  static constexpr int low_bits = 0;
  static constexpr int count = Entries::count;
  using entries = Entries;
  using storage = typename StorageOf<Bits>::type;
  using value = float;
  using magnitude = uint32_t;
  static constexpr uint32_t all_ones = (uint32_t(1) << Bits) - 1;

  QKC_MEMBER static constexpr int zeros(bool negative) {
    int found = 0;
    for (int code = 0; code < count; ++code)
      found += Entries::at(code) == 0 && (bit_cast<uint32_t>(Entries::at(code)) >> 31 != 0) == negative ? 1 : 0;
    return found;
  }
  QKC_MEMBER static constexpr int negatives() {
    int found = 0;
    for (int code = 0; code < count; ++code)
      found += Entries::at(code) < 0 ? 1 : 0;
    return found;
  }
  static constexpr bool has_zero = zeros(false) != 0;
  static constexpr bool has_minus_zero = zeros(true) != 0;
  static constexpr bool is_signed = negatives() != 0;
};

} // namespace detail

#define QKC_FORMAT(name, storage_bits, high, low, sign, exponent, fraction, bias, zero_field, specials, nan)           \
  struct name : detail::Floating<exponent, fraction, bias, detail::Specials::specials, sign == 1, low> {               \
    static_assert(sign + exponent + fraction + high + low == storage_bits);                                            \
    static_assert(!has_nan || (uint64_t(nan_code) << low_bits) == nan);                                                \
  };
#define QKC_CODE_BOOK(name, storage_bits, ...)                                                                         \
  namespace detail {                                                                                                   \
  struct name##_entries {                                                                                              \
    static constexpr int count = count_of({__VA_ARGS__});                                                              \
    QKC_MEMBER static constexpr float at(int code) {                                                                   \
      constexpr float values[] = {__VA_ARGS__};                                                                        \
      return values[code];                                                                                             \
    }                                                                                                                  \
  };                                                                                                                   \
  }                                                                                                                    \
  struct name : detail::Book<detail::name##_entries, storage_bits> {};
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK

template <int Bits> struct i : detail::Integer<Bits, true> {};
template <int Bits> struct u : detail::Integer<Bits, false> {};
using i2 = i<2>;
using i3 = i<3>;
using i4 = i<4>;
using i5 = i<5>;
using i6 = i<6>;
using i8 = i<8>;
using i16 = i<16>;
using i32 = i<32>;
using i64 = i<64>;
using u2 = u<2>;
using u3 = u<3>;
using u4 = u<4>;
using u5 = u<5>;
using u6 = u<6>;
using u8 = u<8>;
using u16 = u<16>;
using u32 = u<32>;
using u64 = u<64>;

} // namespace qkc
