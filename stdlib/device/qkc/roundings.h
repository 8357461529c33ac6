#pragma once
// Roundings beyond F(e, rounding, overflow): stochastic with the random word given, to a number of significant bits,
// exponents by way of a computed logarithm, and fixed point. All of them are functions of the bits of their arguments.

#include "qkc/cast.h"

namespace qkc {
namespace detail {

// Whether significand / 2^shift, cut to an integer, goes one up: its fraction f has f * 2^Bits + word >= 2^Bits.
template <int Bits> QKC_FN constexpr bool stochastic_up(uint64_t significand, int shift, uint64_t word) {
  const uint64_t rest = shift < 64 ? significand & ((uint64_t(1) << shift) - 1) : significand;
  uint64_t fraction = 0; // floor(f * 2^Bits)
  if (shift <= Bits)
    fraction = rest << (Bits - shift);
  else if (shift - Bits < 64)
    fraction = rest >> (shift - Bits);
  const uint64_t sum = fraction + word;
  if constexpr (Bits == 64)
    return sum < fraction;
  else
    return sum >> Bits != 0;
}

struct Significand {
  uint64_t bits;
  int exponent; // the field of f64, 1 for subnormal numbers
};
QKC_FN constexpr Significand significand_of(uint64_t absolute) {
  const int field = static_cast<int>(absolute >> 52);
  const uint64_t fraction = absolute & ((uint64_t(1) << 52) - 1);
  return field == 0 ? Significand{fraction, 1} : Significand{fraction | (uint64_t(1) << 52), field};
}

} // namespace detail

// The code of v in F by stochastic rounding with a random word of Bits bits (larger ones are cut): between two
// neighbours, f of their distance past the one nearer to 0, the farther is taken where f * 2^Bits + word >= 2^Bits.
// Values of F stay. Overflow, NaN and -0 as in cast, by the rules of the half_ modes. Not for f64 and code books.
template <class F, Overflow O, int Bits, class V>
QKC_FN constexpr typename F::storage cast_stochastic_bits(V v, uint64_t word) {
  static_assert(Bits >= 1 && Bits <= 64, "a random word has 1 to 64 bits");
  static_assert(detail::is_same<V, float> || detail::is_same<V, double>, "integers do not round");
  static_assert(!F::is_book && !(F::is_float && F::width == 64), "nothing is rounded stochastically to this format");
  word &= ~uint64_t(0) >> (64 - Bits);
  const double wide = detail::widen(v);
  const uint64_t absolute = to_bits(wide) & f64::all_ones;
  const bool negative = to_bits(wide) >> 63 != 0;
  if (absolute >= f64::inf_magnitude)
    return cast_bits<F, Rounding::half_even, O>(v);
  const auto [significand, exponent] = detail::significand_of(absolute);
  if constexpr (F::is_float) {
    constexpr int least = F::emin + 1023;
    const int at = exponent < least ? least : exponent;
    const int shift = 53 - F::precision + (at - exponent);
    const uint64_t cut = shift < 64 ? significand >> shift : 0;
    const uint64_t rounded = cut + (detail::stochastic_up<Bits>(significand, shift, word) ? 1 : 0);
    const uint64_t magnitude = (static_cast<uint64_t>(at - least) << (F::precision - 1)) + rounded;
    const uint64_t code = detail::finish<F, Rounding::half_even, O>(magnitude, absolute, negative, false);
    return static_cast<typename F::storage>(code << F::low_bits);
  } else {
    const int shift = 1075 - exponent;
    if (shift <= 0)
      return cast_bits<F, Rounding::to_zero, O>(v);
    const uint64_t cut = shift < 64 ? significand >> shift : 0;
    const uint64_t number = cut + (detail::stochastic_up<Bits>(significand, shift, word) ? 1 : 0);
    return bits<F>(detail::integer_to_integer<F, O>(number, negative, false));
  }
}

// The value of that code.
template <class F, Overflow O, int Bits, class V>
QKC_FN constexpr typename F::value cast_stochastic(V v, uint64_t word) {
  return value<F>(cast_stochastic_bits<F, O, Bits>(v, word));
}

// v rounded to Bits significant bits, whatever its exponent: keep(v, bits, rounding) of the language. Zeros, infinities
// and NaN stay. A carry beyond f64 gives infinity.
template <int Bits, Rounding R, class V> QKC_FN constexpr double keep(V v) {
  static_assert(Bits >= 1 && Bits <= 53, "1 to 53 significant bits");
  const double wide = detail::widen(v);
  const uint64_t absolute = to_bits(wide) & f64::all_ones;
  const uint64_t sign = to_bits(wide) & ~f64::all_ones;
  // Subnormal numbers have leading zeros, which are no significant bits.
  const int zeros = absolute >> 52 == 0 ? clz(absolute) - 11 : 0;
  const int drop = 53 - Bits - zeros;
  if (absolute >= f64::inf_magnitude || drop <= 0)
    return wide;
  // The leading bit takes part: of one bit, it alone says what is even.
  const uint64_t significand = detail::significand_of(absolute).bits;
  const uint64_t rounded = detail::round_shift<R>(significand, drop, sign != 0) << drop;
  return bit_cast<double>(sign | (absolute - significand + rounded));
}

// ---- exponents by way of a logarithm

// One or two neighbouring exponents: every one that m(log2(x)) may give where log2 is computed in F (f32, bf16, ...),
// off by at most `ulps` (1/2 or more) spacings of F plus `absolute`, exact for powers of two and within the integers
// around the true value. R: to_plus is ceil, to_minus floor, half_even rint. x is finite and positive.
struct Exponents {
  int low;
  int high;
};

namespace detail {

// log2(x) to within 2^-46 of its size: by the series of atanh around the nearer power of two.
struct Log2 {
  double value;
  int floor;
  bool exact;
};
QKC_FN constexpr Log2 log2_of(float x) {
  const uint64_t b = to_bits(widen(x));
  const int floor = static_cast<int>(b >> 52) - 1023;
  const uint64_t fraction = b & ((uint64_t(1) << 52) - 1);
  const bool upper = fraction > 0x5555555555555; // beyond 4/3
  const double m = bit_cast<double>(fraction | static_cast<uint64_t>(upper ? 1022 : 1023) << 52);
  const double s = div_native(sub_native(m, 1.0), add_native(m, 1.0)); // |s| <= 1/5 (m from 2/3 to 4/3)
  const double square = mul_native(s, s);
  double sum = 0;
  for (int k = 25; k >= 1; k -= 2)
    sum = add_native(mul_native(sum, square), div_native(1.0, static_cast<double>(k)));
  const double twoOverLn2 = 2.885390081777926815;
  const double part = mul_native(mul_native(s, sum), twoOverLn2);
  return {add_native(static_cast<double>(floor + (upper ? 1 : 0)), part), floor, fraction == 0};
}

} // namespace detail

template <Rounding R, class F> QKC_FN constexpr Exponents log2_exponents(float x, double ulps, double absolute) {
  static_assert(F::is_float && F::precision < 50, "the logarithm's own format");
  static_assert(R == Rounding::to_plus || R == Rounding::to_minus || R == Rounding::half_even, "ceil, floor or rint");
  const detail::Log2 log2 = detail::log2_of(x);
  if (log2.exact)
    return {log2.floor, log2.floor};
  const int field = static_cast<int>((to_bits(log2.value) & f64::all_ones) >> 52) - 1023;
  const int at = field < F::emin ? F::emin : field;
  const double spacing = bit_cast<double>(static_cast<uint64_t>(at - F::precision + 1 + 1023) << 52);
  const double size = bit_cast<double>(to_bits(log2.value) & f64::all_ones);
  const double slack = detail::add_native(detail::add_native(detail::mul_native(ulps, spacing), absolute),
                                          detail::mul_native(size, 0x1p-46));
  const double low =
      detail::widen(cast<F, Rounding::to_plus, Overflow::saturate>(detail::sub_native(log2.value, slack)));
  const double high =
      detail::widen(cast<F, Rounding::to_minus, Overflow::saturate>(detail::add_native(log2.value, slack)));
  const int below = static_cast<int>(cast<i16, R, Overflow::saturate>(low));
  const int above = static_cast<int>(cast<i16, R, Overflow::saturate>(high));
  return {below < log2.floor ? log2.floor : below, above > log2.floor + 1 ? log2.floor + 1 : above};
}

// ---- fixed point: 32-bit numbers times a multiplier times a power of two

// x * multiplier / 2^shift, rounded once; 0 <= shift <= 62.
template <Rounding R> QKC_FN constexpr int64_t requantize_once(int32_t x, int32_t multiplier, int shift) {
  const int64_t product = static_cast<int64_t>(x) * multiplier;
  const bool negative = product < 0;
  const uint64_t absolute = negative ? uint64_t(0) - static_cast<uint64_t>(product) : static_cast<uint64_t>(product);
  const uint64_t rounded = shift == 0 ? absolute : detail::round_shift<R>(absolute, shift, negative);
  return static_cast<int64_t>(negative ? uint64_t(0) - rounded : rounded);
}

// a * b / 2^31 rounded to nearest, ties up, saturating: the saturating rounding doubling high multiplication of
// gemmlowp.
QKC_FN constexpr int32_t doubling_high(int32_t a, int32_t b) {
  const int64_t doubled = (static_cast<int64_t>(a) * b + (int64_t(1) << 30)) >> 31;
  return static_cast<int32_t>(doubled > 0x7fffffff ? 0x7fffffff : doubled);
}

// x / 2^n rounded to nearest, ties away from zero; 0 <= n <= 31.
QKC_FN constexpr int32_t divided_by_power(int32_t x, int n) {
  const uint32_t mask = (uint32_t(1) << n) - 1;
  const uint32_t rest = static_cast<uint32_t>(x) & mask;
  const uint32_t threshold = (mask >> 1) + (x < 0 ? 1 : 0);
  return (x >> n) + (rest > threshold ? 1 : 0);
}

// Two roundings: x * 2^left modulo 2^32, doubling_high, divided_by_power(right). 0 <= left, right <= 31.
QKC_FN constexpr int32_t requantize_twice(int32_t x, int32_t multiplier, int left, int right) {
  const auto raised = static_cast<int32_t>(static_cast<uint32_t>(x) << left);
  return divided_by_power(doubling_high(raised, multiplier), right);
}

} // namespace qkc
