#pragma once
// Elementary functions in f64 by operations that round alike on every device, so that a reference has the same bits
// everywhere. Each is within 2^-44 of its value (relative; tested against MPFR), far below what any accuracy of a
// narrower format asks; the bounds below add that error. Arguments are reduced by Cody and Waite's constants; the rest
// are Taylor series, long enough for 2^-53.

#include "qkc/enclosure.h"

namespace qkc {
namespace detail {

constexpr double kLog2E = 0x1.71547652b82fep+0;
constexpr double kLn2 = 0x1.62e42fefa39efp-1;
constexpr double kLn2High = 0x1.62e42feep-1; // 32 bits: products with exponents are exact
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
constexpr double kTwoOverRootPi = 0x1.20dd750429b6dp+0;

QKC_FN double round_to_integer(double v) {
  const double magic = 0x1.8p52;
  return sub_native(add_native(v, magic), magic);
}

// v * 2^k, rounded once more where the result is subnormal.
QKC_FN double scaled_by(double v, int k) {
  const int half = k / 2;
  return mul_native(mul_native(v, two_to(half)), two_to(k - half));
}

// e^r - 1 for |r| <= 0.36.
QKC_FN double expm1_series(double r) {
  double sum = 0.0;
  for (int n = 15; n >= 1; --n)
    sum = mul_native(div_native(r, static_cast<double>(n)), add_native(1.0, sum));
  return sum;
}

QKC_FN double exp_of(double x) {
  if (is_nan_value(x))
    return x;
  if (!less_native(x, 710.0))
    return f64_of(kF64Inf);
  if (less_native(x, -746.0))
    return 0.0;
  const double k = round_to_integer(mul_native(x, kLog2E));
  const double r = sub_native(sub_native(x, mul_native(k, kLn2High)), mul_native(k, kLn2Low));
  return scaled_by(add_native(1.0, expm1_series(r)), static_cast<int>(k));
}

QKC_FN double exp2_of(double x) {
  if (is_nan_value(x))
    return x;
  if (!less_native(x, 1025.0))
    return f64_of(kF64Inf);
  if (less_native(x, -1076.0))
    return 0.0;
  const double k = round_to_integer(x);
  return scaled_by(add_native(1.0, expm1_series(mul_native(sub_native(x, k), kLn2))), static_cast<int>(k));
}

// x = m 2^e with m in [0.7, 1.5): log x = e ln 2 + 2 artanh((m - 1) / (m + 1)).
struct Logarithm {
  double exponent, rest;
};
QKC_FN Logarithm logarithm_of(double x) {
  const bool isSmall = less_native(x, 0x1p-1022);
  const double v = isSmall ? mul_native(x, 0x1p60) : x;
  int exponent = static_cast<int>(to_bits(v) >> 52) - 1023 - (isSmall ? 60 : 0);
  double m = f64_of((to_bits(v) & ((uint64_t(1) << 52) - 1)) | (uint64_t(1023) << 52));
  if (less_native(1.4375, m)) {
    m = mul_native(m, 0.5);
    ++exponent;
  }
  const double s = div_native(sub_native(m, 1.0), add_native(m, 1.0));
  const double square = mul_native(s, s);
  double sum = 0.0;
  for (int n = 25; n >= 1; n -= 2)
    sum = add_native(div_native(1.0, static_cast<double>(n)), mul_native(square, sum));
  return {static_cast<double>(exponent), mul_native(mul_native(2.0, s), sum)};
}
QKC_FN double log_of(double x) {
  if (!less_native(0.0, x) || is_inf_value(x))
    return equal_native(x, 0.0)                     ? neg<f64>(f64_of(kF64Inf))
           : is_inf_value(x) && less_native(0.0, x) ? x
                                                    : f64_of(kF64Nan);
  const Logarithm parts = logarithm_of(x);
  return add_native(mul_native(parts.exponent, kLn2High), add_native(parts.rest, mul_native(parts.exponent, kLn2Low)));
}
QKC_FN double log2_of(double x) {
  if (!less_native(0.0, x) || is_inf_value(x))
    return log_of(x);
  const Logarithm parts = logarithm_of(x);
  return add_native(parts.exponent, mul_native(parts.rest, kLog2E));
}

QKC_FN double tanh_of(double x) {
  const double size = abs<f64>(x);
  if (is_nan_value(x))
    return x;
  const double twice = mul_native(-2.0, size);
  const double less = less_native(size, 0.17) ? expm1_series(twice) : sub_native(exp_of(twice), 1.0); // e^-2|x| - 1
  const double value = div_native(neg<f64>(less), add_native(2.0, less));
  return is_negative_value(x) ? neg<f64>(value) : value;
}

// 2 / sqrt(pi) e^(-x^2) sum 2^n x^(2n+1) / (2n+1)!!: all terms of one sign.
QKC_FN double erf_of(double x) {
  const double size = abs<f64>(x);
  if (is_nan_value(x) || !less_native(size, 6.0))
    return is_nan_value(x) ? x : is_negative_value(x) ? -1.0 : 1.0;
  const double square = mul_native(size, size);
  double term = size;
  double sum = size;
  for (int n = 1; n < 160; ++n) {
    term = mul_native(term, div_native(mul_native(2.0, square), static_cast<double>(2 * n + 1)));
    sum = add_native(sum, term);
  }
  const double value = mul_native(mul_native(kTwoOverRootPi, exp_of(neg<f64>(square))), sum);
  return is_negative_value(x) ? neg<f64>(value) : value;
}

} // namespace detail

// Monotone functions. `positive`: defined for arguments above 0 alone; `rises`: or falls; `signless`: never below 0.
namespace fn {

struct exp {
  static constexpr bool rises = true, positive = false, signless = true;
  static QKC_MEMBER double at(double x) { return detail::exp_of(x); }
};
struct exp2 {
  static constexpr bool rises = true, positive = false, signless = true;
  static QKC_MEMBER double at(double x) { return detail::exp2_of(x); }
};
struct log {
  static constexpr bool rises = true, positive = true, signless = false;
  static QKC_MEMBER double at(double x) { return detail::log_of(x); }
};
struct log2 {
  static constexpr bool rises = true, positive = true, signless = false;
  static QKC_MEMBER double at(double x) { return detail::log2_of(x); }
};
struct tanh {
  static constexpr bool rises = true, positive = false, signless = false;
  static QKC_MEMBER double at(double x) { return detail::tanh_of(x); }
};
struct erf {
  static constexpr bool rises = true, positive = false, signless = false;
  static QKC_MEMBER double at(double x) { return detail::erf_of(x); }
};
struct sigmoid {
  static constexpr bool rises = true, positive = false, signless = true;
  static QKC_MEMBER double at(double x) {
    return detail::div_native(1.0, detail::add_native(1.0, detail::exp_of(neg<f64>(x))));
  }
};
struct rcp {
  static constexpr bool rises = false, positive = false, signless = false;
  static QKC_MEMBER double at(double x) { return detail::div_native(1.0, x); }
};
struct rsqrt {
  static constexpr bool rises = false, positive = true, signless = true;
  static QKC_MEMBER double at(double x) { return detail::div_native(1.0, detail::sqrt_native(x)); }
};

} // namespace fn

// What a statement says of a function: `within ulps ulp`, `relative`, `absolute`; its argument is rounded `roundings`
// times before.
struct Accuracy {
  double ulps, relative, absolute;
  int roundings;
};

namespace detail {

// The spacing of the format's numbers of this size.
template <class F> QKC_FN constexpr double spacing(double size) {
  const int exponent = static_cast<int>((to_bits(size) & f64::all_ones) >> 52) - 1023;
  const int least = F::emin - F::precision + 1;
  const int unit = exponent - F::precision + 1;
  return two_to(unit < least ? least : unit);
}

// v - k ulp(v) over 0 <= low <= v <= high: v rises, but drops where a binade begins.
template <class F> QKC_FN double lowest_under(double ulps, double low, double high) {
  const double least = add_down(low, neg<f64>(mul_up(ulps, spacing<F>(low))));
  const int exponent = static_cast<int>(to_bits(low) >> 52) - 1023;
  const double start = two_to(exponent + 1);
  if (!less_native(0.0, low) || less_native(high, start))
    return least;
  return least_of(least, add_down(start, neg<f64>(mul_up(ulps, spacing<F>(start)))));
}
template <class F> QKC_FN double highest_over(double ulps, double high) {
  return is_inf_value(high) ? high : add_up(high, mul_up(ulps, spacing<F>(high)));
}

template <class F> QKC_FN Enclosure widened_by_ulps(double ulps, const Enclosure& exact) {
  if (le<f64>(0.0, exact.low))
    return enclosed(lowest_under<F>(ulps, exact.low, exact.high), exact.centre, highest_over<F>(ulps, exact.high));
  if (le<f64>(exact.high, 0.0))
    return negated(enclosed(lowest_under<F>(ulps, neg<f64>(exact.high), neg<f64>(exact.low)), neg<f64>(exact.centre),
                            highest_over<F>(ulps, neg<f64>(exact.low))));
  return enclosed(neg<f64>(highest_over<F>(ulps, neg<f64>(exact.low))), exact.centre,
                  highest_over<F>(ulps, exact.high));
}

QKC_FN Enclosure widened_by(double radius, const Enclosure& a) {
  return enclosed(add_down(a.low, neg<f64>(radius)), a.centre, add_up(a.high, radius));
}

} // namespace detail

namespace detail {

// A result is a number of the format: the ends move to those inside, where there are any.
template <class F> QKC_FN Enclosure held_in(const Enclosure& a) {
  const double low = static_cast<double>(cast<F, Rounding::to_plus, Overflow::inf>(a.low));
  const double high = static_cast<double>(cast<F, Rounding::to_minus, Overflow::inf>(a.high));
  if (!le<f64>(low, high) || is_inf_value(low) || is_inf_value(high))
    return rounded<F>(a);
  return enclosed(low, nearest_to<F>(a.centre), high);
}

} // namespace detail

// R8, R8b: an exact value within its accuracy in the format.
template <class F> QKC_FN Enclosure within(const Enclosure& exact, const Accuracy& accuracy) {
  if (is_undefined(exact))
    return exact;
  Enclosure out = exact;
  if (lt<f64>(0.0, accuracy.ulps))
    out = detail::widened_by_ulps<F>(accuracy.ulps, out);
  if (lt<f64>(0.0, accuracy.relative))
    out = detail::widened_by(detail::mul_up(accuracy.relative, magnitude(exact)), out);
  if (lt<f64>(0.0, accuracy.absolute))
    out = detail::widened_by(accuracy.absolute, out);
  return detail::held_in<F>(out);
}

// R8: the image of a monotone function, within its accuracy.
template <class F, class Function> QKC_FN Enclosure image(const Enclosure& given, const Accuracy& accuracy) {
  Enclosure x = given;
  if (accuracy.roundings > 0 && !is_undefined(x)) {
    const double k = accuracy.roundings * detail::two_to(-F::precision);
    x = detail::widened_by(magnitude(x) * k * (1.0 + k) * (1.0 + 0x1p-40), x);
  }
  const bool outside = (Function::positive && !lt<f64>(0.0, x.low)) || (!Function::rises && may_be_zero(x));
  if (is_undefined(x) || outside)
    return nothing();
  const double first = Function::at(Function::rises ? x.low : x.high);
  const double last = Function::at(Function::rises ? x.high : x.low);
  const double error = 0x1p-44;
  double low = is_inf_value(first) ? first : detail::add_down(first, neg<f64>(abs<f64>(first) * error));
  const double high = is_inf_value(last) ? last : detail::add_up(last, abs<f64>(last) * error);
  if (is_inf_value(first) && !is_negative_value(first))
    low = detail::f64_of(detail::kF64Inf - 1);
  Enclosure out = within<F>(enclosed(low, Function::at(given.centre), high), accuracy);
  if (Function::signless && lt<f64>(out.low, 0.0))
    out.low = 0.0;
  return out;
}

} // namespace qkc
