#pragma once
// One rounding of an exact value into a format.
//
// A finite argument is rounded as if the format had no largest exponent (integers: to an integer), the sign taking part
// only in the modes with a direction. If the result lies outside the format's finite values there is an overflow:
//   saturate  the nearer end; infinite arguments too.
//   inf       formats with infinities, as IEEE 754: an infinity in the half_ modes; to_zero, and the directed modes
//             away from their direction, give the largest finite value. Infinite arguments stay.
//   nan       formats with NaN: NaN; infinite arguments too.
//   wrap      integers: modulo 2^bits; infinite arguments are treated as NaN.
// A negative argument that rounds to zero is -0 where the format has it, else +0, never an overflow. e8m0: positive
// arguments below 2^-127 give 2^-127 under every rule, zero and negative ones overflow at the lower end, and ties go up
// under half_even (it has one significant bit).
// Code books overflow wherever the argument lies outside their ends; between two values half_even takes the one with
// the even place in their order. NaN becomes the value that cast_nan is given, or else stays NaN; formats without NaN
// then give code 0.

#include "qkc/codes.h"

namespace qkc {
namespace detail {

template <class A, class B> constexpr bool is_same = false;
template <class A> constexpr bool is_same<A, A> = true;

// m / 2^shift rounded to an integer, for a magnitude m of the given sign. Needs 1 <= shift and m + 2^shift within U.
template <Rounding R, class U> QKC_FN constexpr U round_shift(U m, int shift, bool negative) {
  const U half = U(1) << (shift - 1);
  U bias = 0;
  if constexpr (R == Rounding::half_even)
    bias = half - 1 + ((m >> shift) & 1);
  else if constexpr (R == Rounding::half_away)
    bias = half;
  else if constexpr (R == Rounding::half_to_zero)
    bias = half - 1;
  else if constexpr (R == Rounding::half_to_plus)
    bias = half - U(negative);
  else if constexpr (R == Rounding::half_to_minus)
    bias = half - U(!negative);
  else if constexpr (R == Rounding::to_plus)
    bias = negative ? U(0) : half * 2 - 1;
  else if constexpr (R == Rounding::to_minus)
    bias = negative ? half * 2 - 1 : U(0);
  return (m + bias) >> shift;
}

// e8m0 is rounded with a zero below its smallest number.
template <class F> constexpr int kLowCodes = F::has_zero ? 0 : 1;

// The magnitude of F nearest to a number of f32 or f64 (absolute: its bits without the sign) by the rounding mode, plus
// kLowCodes. More than the largest magnitude where it overflows and for infinities.
template <class F, Rounding R> QKC_FN constexpr uint64_t round_magnitude(uint64_t absolute, bool negative) {
  if constexpr (F::width == 64) {
    return absolute;
  } else {
    constexpr int least = F::emin + 1023;
    constexpr int drop = 53 - F::precision;
    const int exponent = static_cast<int>(absolute >> 52);
    const uint64_t fraction = absolute & ((uint64_t(1) << 52) - 1);
    const uint64_t significand = exponent == 0 ? fraction << 1 : fraction | (uint64_t(1) << 52);
    const int at = exponent < least ? least : exponent;
    const int shift = drop + (at - exponent);
    const uint64_t rounded = round_shift<R>(significand, shift < 55 ? shift : 55, negative);
    return (static_cast<uint64_t>(at - least) << (F::precision - 1)) + rounded;
  }
}
template <class F, Rounding R> QKC_FN constexpr uint32_t round_magnitude(uint32_t absolute, bool negative) {
  if constexpr (is_f32_like<F>) {
    if constexpr (F::precision == 24)
      return absolute;
    else
      return round_shift<R>(absolute, 24 - F::precision, negative); // same exponents: carries do the rest
  } else if constexpr (!F::has_zero) {
    const uint32_t fraction = absolute & 0x7fffff;
    const uint32_t significand = pick<uint32_t>(absolute < 0x800000, fraction << 1, fraction | 0x800000);
    return (absolute >> 23) + round_shift<R>(significand, 23, negative);
  } else if constexpr (R == Rounding::half_even) {
    constexpr uint32_t beyond = static_cast<uint32_t>(F::emax + 128) << 23; // all that is larger overflows as well
    return encode_magnitude<F>(pick(absolute < beyond, absolute, beyond));
  } else {
    constexpr int least = F::emin + 127;
    constexpr int drop = 24 - F::precision;
    const int exponent = static_cast<int>(absolute >> 23);
    const uint32_t fraction = absolute & 0x7fffff;
    const uint32_t significand = pick(exponent == 0, fraction << 1, fraction | 0x800000);
    const int at = exponent < least ? least : exponent;
    const int shift = drop + (at - exponent);
    const uint32_t rounded = round_shift<R>(significand, shift < 26 ? shift : 26, negative);
    return (static_cast<uint32_t>(at - least) << (F::precision - 1)) + rounded;
  }
}

// The code for a rounded magnitude by the overflow rule. `absolute` is what was rounded.
template <class F, Rounding R, Overflow O, class U>
QKC_FN constexpr U finish(U rounded, U absolute, bool negative, bool infinite) {
  static_assert(O != Overflow::wrap, "floating formats do not wrap");
  static_assert(O != Overflow::inf || F::has_infinity, "the format has no infinity");
  static_assert(O != Overflow::nan || F::has_nan, "the format has no NaN");
  constexpr bool toInf = O == Overflow::inf || (O == Overflow::never && F::has_infinity);
  constexpr U low = kLowCodes<F>;
  constexpr U top = U(F::max_magnitude) + low;
  U code = pick(rounded < top, rounded, top);
  if constexpr (toInf) {
    bool goes = true;
    if constexpr (R == Rounding::to_zero)
      goes = infinite;
    else if constexpr (R == Rounding::to_plus)
      goes = infinite || !negative;
    else if constexpr (R == Rounding::to_minus)
      goes = infinite || negative;
    code = pick(rounded > top && goes, U(F::inf_magnitude), code);
  }
  bool outside = rounded > top;
  if constexpr (!F::is_signed) {
    bool below = negative && rounded != 0;
    if constexpr (!F::has_zero) {
      below = negative || absolute == 0;
      code = pick(code < low, U(0), code - low);
    }
    code = pick(below, U(0), code);
    outside = outside || below;
  } else if constexpr (F::has_minus_zero) {
    code |= U(negative) << (F::width - 1);
  } else {
    code |= U(negative && rounded != 0) << (F::width - 1);
  }
  if constexpr (O == Overflow::nan)
    code = pick(outside, U(F::nan_code), code);
  return code;
}

template <class F, Rounding R, Overflow O>
QKC_FN constexpr typename F::storage float_to_float(double v, typename F::storage nanCode) {
  const uint64_t b = to_bits(v);
  const uint64_t absolute = b & f64::all_ones;
  const bool negative = (b >> 63) != 0;
  const uint64_t rounded = round_magnitude<F, R>(absolute, negative);
  const uint64_t code = finish<F, R, O>(rounded, absolute, negative, absolute == f64::inf_magnitude);
  return pick(absolute > f64::inf_magnitude, nanCode, static_cast<typename F::storage>(code << F::low_bits));
}
template <class F, Rounding R, Overflow O>
QKC_FN constexpr typename F::storage float_to_float(float v, typename F::storage nanCode) {
  if constexpr (F::width == 64) {
    return float_to_float<F, R, O>(widen(v), nanCode);
  } else {
    const uint32_t b = to_bits(v);
    const uint32_t absolute = b & 0x7fffffff;
#if QKC_GPU
    if constexpr (is_half<F> && R == Rounding::half_even && (O == Overflow::inf || O == Overflow::never))
      if (!__builtin_is_constant_evaluated()) {
        uint16_t half = 0;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(v));
        return absolute > kF32Inf ? nanCode : half;
      }
#endif
    const bool negative = (b >> 31) != 0;
    const uint32_t rounded = round_magnitude<F, R>(absolute, negative);
    const uint32_t code = finish<F, R, O>(rounded, absolute, negative, absolute == kF32Inf);
    return pick(absolute > kF32Inf, nanCode, static_cast<typename F::storage>(code << F::low_bits));
  }
}

// A number of any type to a code book. Its ends are below 2^10.
template <class F, Rounding R, Overflow O, class V>
QKC_FN constexpr typename F::storage to_book(V v, typename F::storage nanCode) {
  static_assert(F::width <= 4, "code books are searched entry by entry");
  static_assert(O == Overflow::saturate || O == Overflow::never, "code books have neither infinities nor NaN");
  if constexpr (is_same<V, float> || is_same<V, double>) {
    const double wide = widen(v);
    const bool nan = (to_bits(wide) & f64::all_ones) > f64::inf_magnitude;
    return nan ? nanCode : static_cast<typename F::storage>(book_round<F, R>(wide));
  } else {
    const V high = v < V(1024) ? v : V(1024);
    const V low = V(-1) < V(0) && high < V(-1024) ? V(-1024) : high;
    return static_cast<typename F::storage>(book_round<F, R>(static_cast<double>(static_cast<int64_t>(low))));
  }
}

// An integer of magnitude `absolute`, one that is 2^64 or more where `huge`, by the overflow rule.
template <class F, Overflow O>
QKC_FN constexpr typename F::value integer_to_integer(uint64_t absolute, bool negative, bool huge) {
  static_assert(O != Overflow::inf && O != Overflow::nan, "integers have neither infinities nor NaN");
  if constexpr (O == Overflow::saturate || O == Overflow::never) {
    const uint64_t limit = negative ? uint64_t(0) - static_cast<uint64_t>(F::min) : static_cast<uint64_t>(F::max);
    absolute = huge || absolute > limit ? limit : absolute;
  }
  const uint64_t number = negative ? uint64_t(0) - absolute : absolute;
  return value<F>(static_cast<typename F::storage>(number & F::all_ones));
}

template <class F, Rounding R, Overflow O>
QKC_FN constexpr typename F::value float_to_integer(double v, typename F::value nanValue) {
  const uint64_t b = to_bits(v);
  const uint64_t absolute = b & f64::all_ones;
  const bool negative = (b >> 63) != 0;
  if (absolute > f64::inf_magnitude || (absolute == f64::inf_magnitude && O == Overflow::wrap))
    return nanValue;
  const int exponent = static_cast<int>(absolute >> 52);
  const uint64_t fraction = absolute & ((uint64_t(1) << 52) - 1);
  const uint64_t significand = exponent == 0 ? fraction : fraction | (uint64_t(1) << 52);
  const int shift = 1075 - exponent; // the value is significand / 2^shift
  uint64_t number = 0;
  if (shift > 0)
    number = round_shift<R>(significand, shift < 55 ? shift : 55, negative);
  else if (shift > -64)
    number = significand << -shift;
  return integer_to_integer<F, O>(number, negative, shift < -11);
}

// The magnitude of a number of f32 rounded to an integer; from 2^32 - 1 on that.
template <Rounding R> QKC_FN constexpr uint32_t round_to_integer(uint32_t absolute, bool negative) {
  const int exponent = static_cast<int>(absolute >> 23);
  const uint32_t significand = (absolute & 0x7fffff) | (absolute < 0x800000 ? 0 : 0x800000);
  const int drop = exponent < 150 ? (exponent > 125 ? 150 - exponent : 25) : 0;
  const int raise = exponent > 150 ? (exponent < 158 ? exponent - 150 : 8) : 0;
  // One bit is appended, so that there is always something to drop.
  const uint32_t number = round_shift<R>(significand << 1, drop + 1, negative) << raise;
  return pick(exponent > 158, ~uint32_t(0), number);
}
// The same to nearest, ties to even, for numbers up to 2^22; from there on 2^22.
QKC_FN constexpr uint32_t round_to_small_integer(uint32_t absolute) {
  constexpr uint32_t most = uint32_t(127 + 22) << 23;
  constexpr uint32_t anchor = uint32_t(127 + 23) << 23; // 2^23: the last place of the sum is 1
  const float inside = bit_cast<float>(pick(absolute < most, absolute, most));
  return to_bits(add_native(inside, bit_cast<float>(anchor))) - anchor;
}

// Of at most 32 bits, saturating: without branches, so that loops are vectorised.
template <class F, Rounding R>
QKC_FN constexpr typename F::value float_to_small_integer(float v, typename F::value nanValue) {
  const uint32_t b = to_bits(v);
  const uint32_t absolute = b & 0x7fffffff;
  const bool negative = (b >> 31) != 0;
  uint32_t number = 0;
  if constexpr (R == Rounding::half_even && F::width <= 22)
    number = round_to_small_integer(absolute);
  else
    number = round_to_integer<R>(absolute, negative);
  constexpr uint32_t most = static_cast<uint32_t>(F::max);
  constexpr uint32_t least = uint32_t(0) - static_cast<uint32_t>(F::min);
  const auto sign = uint32_t(0) - static_cast<uint32_t>(negative);
  const uint32_t limit = most + ((least - most) & sign);
  number = pick(number < limit, number, limit);
  const uint32_t result = pick(absolute > kF32Inf, static_cast<uint32_t>(nanValue), (number ^ sign) - sign);
  if constexpr (F::is_signed)
    return static_cast<int32_t>(result);
  else
    return result;
}

template <class F, Rounding R, Overflow O>
QKC_FN constexpr typename F::value float_to_integer(float v, typename F::value nanValue) {
  if constexpr (F::width <= 32 && (O == Overflow::saturate || O == Overflow::never))
    return float_to_small_integer<F, R>(v, nanValue);
  else
    return float_to_integer<F, R, O>(widen(v), nanValue);
}

// An integer to a floating format. Where more than 53 bits are needed the lowest kept one is set if any below is, which
// leaves every later rounding to at most 51 bits as it was.
template <class F, Rounding R, Overflow O>
QKC_FN constexpr typename F::storage integer_to_float(uint64_t absolute, bool negative) {
  const int length = 64 - clz(absolute);
  const int excess = length > 53 ? length - 53 : 0;
  uint64_t kept = absolute >> excess;
  if constexpr (F::width == 64) {
    if (excess > 0) {
      // From 2^55 on one of the bits that only tell whether anything is lost goes ahead: the sum in round_shift fits.
      const int early = excess > 2 ? 1 : 0;
      kept = round_shift<R>((absolute >> early) | (absolute & static_cast<uint64_t>(early)), excess - early, negative);
    }
  } else {
    kept |= (kept << excess) != absolute ? 1 : 0;
  }
  const double scale = bit_cast<double>(static_cast<uint64_t>(1023 + excess) << 52);
  const double number = mul_native(static_cast<double>(static_cast<int64_t>(kept)), scale); // exact
  return float_to_float<F, R, O>(negative ? -number : number, 0);
}

} // namespace detail

// The same as a code; nanCode is what NaN becomes.
template <class F, Rounding R, Overflow O, class V>
QKC_FN constexpr typename F::storage cast_bits_nan(V v, typename F::storage nanCode) {
  if constexpr (F::is_book) {
    return detail::to_book<F, R, O>(v, nanCode);
  } else if constexpr (detail::is_same<V, float> || detail::is_same<V, double>) {
    if constexpr (F::is_float)
      return detail::float_to_float<F, R, O>(v, nanCode);
    else
      return bits<F>(detail::float_to_integer<F, R, O>(v, value<F>(nanCode)));
  } else {
    bool negative = false;
    if constexpr (V(-1) < V(0))
      negative = v < 0;
    const uint64_t absolute = negative ? uint64_t(0) - static_cast<uint64_t>(v) : static_cast<uint64_t>(v);
    if constexpr (F::is_float)
      return detail::integer_to_float<F, R, O>(absolute, negative);
    else
      return bits<F>(detail::integer_to_integer<F, O>(absolute, negative, false));
  }
}
template <class F, Rounding R, Overflow O, class V> QKC_FN constexpr typename F::storage cast_bits(V v) {
  if constexpr (F::has_nan)
    return cast_bits_nan<F, R, O>(v, static_cast<typename F::storage>(F::nan_code << F::low_bits));
  else
    return cast_bits_nan<F, R, O>(v, typename F::storage(0));
}

// The value of v in F: one rounding from the exact value of v, which is a float, a double or an integer.
template <class F, Rounding R, Overflow O, class V> QKC_FN constexpr typename F::value cast(V v) {
  return value<F>(cast_bits<F, R, O>(v));
}
// The same, NaN becoming nanValue, a value of F.
template <class F, Rounding R, Overflow O, class V>
QKC_FN constexpr typename F::value cast_nan(V v, typename F::value nanValue) {
  return value<F>(cast_bits_nan<F, R, O>(v, bits<F>(nanValue)));
}

} // namespace qkc
