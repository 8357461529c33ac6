#pragma once
// From codes to values and back, and the order of codes.

#include "qkc/books.h"
#include "qkc/formats.h"

namespace qkc {
namespace detail {

template <class F> constexpr bool is_f32_like = F::is_float && F::bias == 127 && F::has_zero; // f32, tf32, bf16
// Floating formats of at most 16 bits whose numbers are all normal numbers of f32.
template <class F> constexpr bool is_narrow = F::is_float && F::bias < 64;

template <class F> constexpr bool is_half = F::is_float && F::width == 16 && F::bias == 15 && F::low_bits == 0;

constexpr uint32_t kF32Inf = 0x7f800000;
constexpr uint32_t kF32Nan = 0x7fc00000;

// 2^exponent for -126 <= exponent <= 127.
QKC_FN constexpr float power_of_two(int exponent) {
  return bit_cast<float>(static_cast<uint32_t>(exponent + 127) << 23);
}

template <class F> QKC_FN constexpr uint32_t sign_of_code(uint32_t code) {
  return F::is_signed ? (code >> (F::width - 1)) & 1 : 0;
}

// The bits of the f32 with the value of a magnitude of F.
template <class F> QKC_FN constexpr uint32_t decode_magnitude(uint32_t magnitude) {
  constexpr int shift = 24 - F::precision;
  if constexpr (is_f32_like<F>) {
    return magnitude << shift;
  } else if constexpr (!F::has_zero) {
    const uint32_t number = pick<uint32_t>(magnitude == 0, 0x00400000, magnitude << 23); // 2^-127 is a subnormal of f32
    return pick(magnitude == F::all_ones, kF32Nan, number);
  } else {
    const uint32_t normal = (magnitude << shift) + (static_cast<uint32_t>(127 - F::bias) << 23);
    const float fraction = static_cast<float>(static_cast<int32_t>(magnitude));
    const uint32_t subnormal = to_bits(mul_native(fraction, power_of_two(F::emin - F::precision + 1)));
    uint32_t bits = pick(magnitude >> (F::precision - 1) == 0, subnormal, normal);
    if constexpr (F::has_infinity)
      bits = pick(magnitude >= F::inf_magnitude, (magnitude << shift) | kF32Inf, bits);
    else if constexpr (F::has_nan && F::nan_code == F::all_ones)
      bits = pick(magnitude == F::all_ones, kF32Nan, bits);
    return bits;
  }
}

// The magnitude of a number or infinity of F, given as the bits of the f32 without its sign.
template <class F> QKC_FN constexpr uint32_t encode_magnitude(uint32_t absolute) {
  if constexpr (!is_narrow<F>) {
    return absolute >> (24 - F::precision);
  } else {
    // The sum has the spacing of F in its last place: its fraction is the code's.
    constexpr uint32_t least = static_cast<uint32_t>(F::emin + 127) << 23;
    const uint32_t exponent = absolute & kF32Inf;
    const uint32_t at = pick(exponent < least, least, exponent);
    const uint32_t anchor = at + (static_cast<uint32_t>(24 - F::precision) << 23);
    const uint32_t sum = to_bits(add_native(bit_cast<float>(absolute), bit_cast<float>(anchor)));
    const uint32_t magnitude = ((at - least) >> (24 - F::precision)) + (sum - anchor);
    if constexpr (F::has_infinity)
      return pick<uint32_t>(absolute == kF32Inf, F::inf_magnitude, magnitude);
    else
      return magnitude;
  }
}

} // namespace detail

// Whether the bits are a code: unused bits are 0, and code books have a value for it.
template <class F> QKC_FN constexpr bool is_code(typename F::storage bits) {
  if constexpr (F::is_book)
    return bits < F::count;
  else if constexpr (F::is_float)
    return (bits >> F::low_bits << F::low_bits) == bits && ((bits >> F::low_bits) >> (F::width - 1)) <= 1;
  else
    return (bits & F::all_ones) == bits;
}

// Whether the code is one of NaN's. Unused bits are ignored.
template <class F> QKC_FN constexpr bool is_nan(typename F::storage bits) {
  if constexpr (!F::has_nan) {
    return false;
  } else {
    using M = typename F::magnitude;
    const M code = static_cast<M>(bits) >> F::low_bits;
    const M magnitude = code & F::all_ones;
    if constexpr (F::has_infinity)
      return magnitude > F::inf_magnitude;
    else if constexpr (F::nan_code > F::all_ones)
      return (code & (F::all_ones * 2 + 1)) == F::nan_code;
    else
      return magnitude == F::all_ones;
  }
}

// The value of a code. Unused bits are ignored; a code without a value in a code book gives NaN.
template <class F> QKC_FN constexpr typename F::value value(typename F::storage bits) {
  if constexpr (F::is_book) {
    return detail::book_value<F>(bits & F::all_ones);
  } else if constexpr (F::is_integer) {
    const int shift = 64 - F::width;
    const uint64_t raised = static_cast<uint64_t>(bits) << shift;
    if constexpr (F::is_signed)
      return static_cast<int64_t>(raised) >> shift;
    else
      return static_cast<typename F::value>(raised >> shift);
  } else if constexpr (F::width == 64 || F::width == 32) {
    return bit_cast<typename F::value>(bits);
  } else {
    const uint32_t code = static_cast<uint32_t>(bits) >> F::low_bits;
    const uint32_t sign = detail::sign_of_code<F>(code) << 31;
#if QKC_GPU
    if constexpr (detail::is_half<F>)
      if (!__builtin_is_constant_evaluated()) { // an instruction for all but NaN, whose payload it drops
        const uint32_t magnitude = code & F::all_ones;
        float number = 0;
        asm("cvt.f32.f16 %0, %1;" : "=f"(number) : "h"(bits));
        return magnitude > F::inf_magnitude ? bit_cast<float>(sign | detail::kF32Inf | (magnitude << 13)) : number;
      }
#endif
    const uint32_t result = sign | detail::decode_magnitude<F>(code & F::all_ones);
    if constexpr (F::is_signed && F::has_nan && !F::has_minus_zero)
      return bit_cast<float>(detail::pick(result == 0x80000000, detail::kF32Nan, result));
    else
      return bit_cast<float>(result);
  }
}

// The code of a value of F; NaN gives the canonical code. Other values give unspecified codes.
template <class F> QKC_FN constexpr typename F::storage bits(typename F::value v) {
  using Storage = typename F::storage;
  if constexpr (F::is_book) {
    return static_cast<Storage>(detail::book_code<F>(v));
  } else if constexpr (F::is_integer) {
    return static_cast<Storage>(static_cast<uint64_t>(v) & F::all_ones);
  } else if constexpr (F::width == 64) {
    const uint64_t b = to_bits(v);
    return detail::pick<uint64_t>((b & F::all_ones) > F::inf_magnitude, F::nan_code, b);
  } else {
    const uint32_t b = to_bits(v);
    const uint32_t absolute = b & 0x7fffffff;
#if QKC_GPU
    if constexpr (detail::is_half<F>)
      if (!__builtin_is_constant_evaluated()) {
        uint16_t half = 0;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(v));
        return absolute > detail::kF32Inf ? static_cast<Storage>(F::nan_code) : half;
      }
#endif
    uint32_t code = detail::encode_magnitude<F>(absolute);
    if constexpr (F::is_signed)
      code |= (b >> 31) << (F::width - 1);
    if constexpr (F::has_nan)
      code = detail::pick<uint32_t>(absolute > detail::kF32Inf, F::nan_code, code);
    return static_cast<Storage>(code << F::low_bits);
  }
}

// Place of a code in the order of values: the zeros share place 0, neighbours differ by 1, infinities lie beyond the
// largest numbers. Formats without zero (e8m0, iq4_nl) start at 0, u64 at -2^63. NaN has no place: ask is_nan first.
template <class F> QKC_FN constexpr auto order(typename F::storage bits) {
  if constexpr (F::is_book) {
    return detail::book_place<F>(value<F>(bits));
  } else if constexpr (F::is_integer) {
    if constexpr (F::width < 32 || (F::width == 32 && F::is_signed))
      return static_cast<int32_t>(value<F>(bits));
    else if constexpr (F::width == 64 && !F::is_signed)
      return static_cast<int64_t>(bits ^ (uint64_t(1) << 63));
    else
      return static_cast<int64_t>(value<F>(bits));
  } else {
    using Place = typename detail::Choose<F::width == 64, int64_t, int32_t>::type;
    const auto code = static_cast<typename F::magnitude>(bits) >> F::low_bits;
    const Place magnitude = static_cast<Place>(code & F::all_ones);
    if constexpr (F::is_signed)
      return (code >> (F::width - 1)) & 1 ? static_cast<Place>(-magnitude) : magnitude;
    else
      return magnitude;
  }
}

// The code at a place, +0 for that of the zeros. The place must be that of a code.
template <class F> QKC_FN constexpr typename F::storage at_order(int64_t place) {
  if constexpr (F::is_book) {
    return static_cast<typename F::storage>(detail::book_code_at<F>(place));
  } else if constexpr (F::is_integer) {
    const uint64_t raised = static_cast<uint64_t>(place);
    constexpr uint64_t flip = F::width == 64 && !F::is_signed ? uint64_t(1) << 63 : 0;
    return static_cast<typename F::storage>((raised ^ flip) & F::all_ones);
  } else {
    using M = typename F::magnitude;
    M code = static_cast<M>(place < 0 ? -place : place);
    if constexpr (F::is_signed)
      code |= static_cast<M>(place < 0) << (F::width - 1);
    return static_cast<typename F::storage>(code << F::low_bits);
  }
}

// Equality of bits: the zeros differ, a NaN equals itself.
template <class T> QKC_FN constexpr bool same_bits(T a, T b) {
  if constexpr (sizeof(T) == 8)
    return bit_cast<uint64_t>(a) == bit_cast<uint64_t>(b);
  else if constexpr (sizeof(T) == 4)
    return bit_cast<uint32_t>(a) == bit_cast<uint32_t>(b);
  else
    return a == b;
}

// The ends of a format's finite values, its smallest normal and its smallest positive number.
template <class F> QKC_FN constexpr typename F::value max_value() {
  if constexpr (F::is_book)
    return detail::book_above<F>(detail::kBeyondBooks, false);
  else if constexpr (F::is_integer)
    return F::max;
  else
    return value<F>(static_cast<typename F::storage>(F::max_magnitude << F::low_bits));
}
template <class F> QKC_FN constexpr typename F::value min_value() {
  if constexpr (F::is_book)
    return detail::book_above<F>(-detail::kBeyondBooks, true);
  else if constexpr (F::is_integer)
    return F::min;
  else if constexpr (!F::is_signed)
    return value<F>(0);
  else
    return value<F>(at_order<F>(-static_cast<int64_t>(F::max_magnitude)));
}
template <class F> QKC_FN constexpr typename F::value smallest_normal() {
  static_assert(F::is_float && !F::is_book, "integers and code books have no subnormal numbers");
  using S = typename F::storage;
  return value<F>(F::has_zero ? static_cast<S>(static_cast<S>(1) << (F::precision - 1 + F::low_bits)) : S(0));
}
template <class F> QKC_FN constexpr typename F::value smallest() {
  using S = typename F::storage;
  if constexpr (F::is_book)
    return detail::book_above<F>(0, true, true);
  else if constexpr (F::is_integer)
    return 1;
  else
    return value<F>(F::has_zero ? static_cast<S>(static_cast<S>(1) << F::low_bits) : S(0));
}

// Element `index` of a packed array: the low bits of the first word hold the first element, and an element may lie
// across two words.
template <class F> QKC_FN constexpr typename F::storage unpack(const uint8_t* words, int64_t index) {
  static_assert(F::width <= 8, "packed elements have at most 8 bits");
  const int64_t first = index * F::width;
  const int offset = static_cast<int>(first & 7);
  uint32_t window = words[first >> 3];
  if constexpr (8 % F::width != 0)
    if (offset + F::width > 8)
      window |= static_cast<uint32_t>(words[(first >> 3) + 1]) << 8;
  return static_cast<typename F::storage>((window >> offset) & ((uint32_t(1) << F::width) - 1));
}
template <class F> QKC_FN constexpr typename F::storage unpack(const uint32_t* words, int64_t index) {
  static_assert(F::width <= 16, "packed elements have at most 16 bits");
  const int64_t first = index * F::width;
  const int offset = static_cast<int>(first & 31);
  uint64_t window = words[first >> 5];
  if constexpr (32 % F::width != 0)
    if (offset + F::width > 32)
      window |= static_cast<uint64_t>(words[(first >> 5) + 1]) << 32;
  return static_cast<typename F::storage>((window >> offset) & ((uint64_t(1) << F::width) - 1));
}

} // namespace qkc
