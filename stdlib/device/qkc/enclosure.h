#pragma once
// Intervals that hold every lawful evaluation of a value, in f64 (rules R1-R8 of docs/semantics.md). Ends move outward;
// `centre` is a plain f64 evaluation, which generated text also computes alone: it lies between the ends, so a returned
// value equal to the rounded centre needs no bounds.
//
// An end moves only where its operation is inexact: values of narrow formats keep exact sums and products exact, and
// a point stays a point.

#include "qkc/arithmetic.h"

namespace qkc {

struct Enclosure {
  double low, centre, high;
};

namespace detail {

QKC_FN constexpr double f64_of(uint64_t bits) {
  return bit_cast<double>(bits);
}
constexpr uint64_t kF64Inf = 0x7ff0000000000000u;
constexpr uint64_t kF64Nan = 0x7ff8000000000000u;

// 2^exponent, clamped to the normal numbers of f64.
QKC_FN constexpr double two_to(int64_t exponent) {
  const int64_t least = exponent < -1022 ? -1022 : exponent;
  const int64_t at = least > 1023 ? 1023 : least;
  return f64_of(static_cast<uint64_t>(at + 1023) << 52);
}

QKC_FN constexpr double next_down(double v) {
  const uint64_t bits = to_bits(v);
  if (is_nan_value(v) || bits == (kF64Inf | (uint64_t(1) << 63)))
    return v;
  if ((bits << 1) == 0)
    return f64_of((uint64_t(1) << 63) | 1);
  return f64_of((bits >> 63) != 0 ? bits + 1 : bits - 1);
}
QKC_FN constexpr double next_up(double v) {
  return neg<f64>(next_down(neg<f64>(v)));
}

QKC_FN constexpr double least_of(double a, double b) {
  return less_native(b, a) ? b : a;
}
QKC_FN constexpr double most_of(double a, double b) {
  return less_native(a, b) ? b : a;
}

// The largest f64 at most a + b: the rounded sum, one lower where its exact error is negative.
QKC_FN constexpr double add_down(double a, double b) {
  const double sum = add_native(a, b);
  if (!is_finite_value(sum))
    return is_finite_value(a) && is_finite_value(b) && !is_negative_value(sum) && !is_nan_value(sum)
               ? f64_of(kF64Inf - 1)
               : sum;
  const double part = sub_native(sum, a);
  const double error = add_native(sub_native(a, sub_native(sum, part)), sub_native(b, part));
  return less_native(error, 0.0) ? next_down(sum) : sum;
}
QKC_FN constexpr double add_up(double a, double b) {
  return neg<f64>(add_down(neg<f64>(a), neg<f64>(b)));
}

// Below this size the error of a product or quotient may not be a number of f64: the result moves in any case.
constexpr double kTiny = 0x1p-900;

QKC_FN double mul_down(double a, double b) {
  const double product = mul_native(a, b);
  if (equal_native(a, 0.0) || equal_native(b, 0.0) || !is_finite_value(product))
    return product;
  if (less_native(abs<f64>(product), kTiny))
    return next_down(product);
  return less_native(fma<f64>(a, b, neg<f64>(product)), 0.0) ? next_down(product) : product;
}
QKC_FN double mul_up(double a, double b) {
  return neg<f64>(mul_down(neg<f64>(a), b));
}

// b is not 0.
QKC_FN double div_down(double a, double b) {
  const double quotient = div_native(a, b);
  if (equal_native(a, 0.0) || !is_finite_value(quotient) || is_inf_value(b))
    return quotient;
  if (less_native(abs<f64>(quotient), kTiny))
    return next_down(quotient);
  const double rest = fma<f64>(neg<f64>(quotient), b, a); // (a / b - quotient) b
  const bool isBelow = is_negative_value(rest) != is_negative_value(b) && !equal_native(rest, 0.0);
  return isBelow ? next_down(quotient) : quotient;
}
QKC_FN double div_up(double a, double b) {
  return neg<f64>(div_down(neg<f64>(a), b));
}

QKC_FN double sqrt_down(double a) {
  const double root = sqrt_native(a);
  return equal_native(fma<f64>(root, root, neg<f64>(a)), 0.0) ? root : next_down(root);
}
QKC_FN double sqrt_up(double a) {
  const double root = sqrt_native(a);
  return equal_native(fma<f64>(root, root, neg<f64>(a)), 0.0) ? root : next_up(root);
}

// The largest number of a format with infinities.
template <class F> QKC_FN constexpr double largest_number() {
  return two_to(F::emax) * (2.0 - two_to(1 - F::precision));
}

// The exponent of the last bit that is set; v is not 0.
QKC_FN int lowest_bit(double v) {
  const uint64_t bits = to_bits(v) & f64::all_ones;
  const int field = static_cast<int>(bits >> 52);
  const uint64_t fraction = bits & ((uint64_t(1) << 52) - 1);
  const uint64_t significand = field == 0 ? fraction : fraction | (uint64_t(1) << 52);
  const int trailing = 63 - clz(significand & (~significand + 1));
  return (field == 0 ? 1 : field) - 1075 + trailing;
}

template <class F> QKC_FN constexpr double nearest_to(double v) {
  if constexpr (F::width == 64)
    return v;
  else
    return static_cast<double>(to_format<F>(v));
}

// Whether v is a number of the format.
template <class F> QKC_FN constexpr bool holds(double v) {
  if constexpr (F::width < 64) {
    const uint64_t bits = to_bits(v) & f64::all_ones;
    if ((bits & ((uint64_t(1) << (53 - F::precision)) - 1)) != 0)
      return false;
    const int exponent = static_cast<int>(bits >> 52) - 1023;
    if (exponent >= F::emin && exponent < F::emax)
      return true;
  }
  return equal_native(nearest_to<F>(v), v);
}

} // namespace detail

QKC_FN constexpr Enclosure point(double v) {
  return {v, v, v};
}
// Nothing is known: some evaluation may overflow, divide by 0 or be NaN inside.
QKC_FN constexpr Enclosure nothing() {
  const double nan = detail::f64_of(detail::kF64Nan);
  return {nan, nan, nan};
}
QKC_FN constexpr bool is_undefined(const Enclosure& a) {
  return is_nan_value(a.low) || is_nan_value(a.centre) || is_nan_value(a.high);
}
// Ends around a centre that rounding put next to them.
QKC_FN constexpr Enclosure enclosed(double low, double centre, double high) {
  if (is_nan_value(low) || is_nan_value(centre) || is_nan_value(high))
    return nothing();
  return {detail::least_of(low, centre), centre, detail::most_of(high, centre)};
}
QKC_FN constexpr bool is_point(const Enclosure& a) {
  return eq<f64>(a.low, a.high);
}
QKC_FN constexpr double magnitude(const Enclosure& a) {
  return detail::most_of(abs<f64>(a.low), abs<f64>(a.high));
}
QKC_FN constexpr bool may_be_zero(const Enclosure& a) {
  return le<f64>(a.low, 0.0) && le<f64>(0.0, a.high);
}

QKC_FN constexpr Enclosure hull(const Enclosure& a, const Enclosure& b) {
  return is_undefined(b) ? b : enclosed(detail::least_of(a.low, b.low), a.centre, detail::most_of(a.high, b.high));
}
QKC_FN constexpr Enclosure negated(const Enclosure& a) {
  return {neg<f64>(a.high), neg<f64>(a.centre), neg<f64>(a.low)};
}
QKC_FN constexpr Enclosure absolute(const Enclosure& a) {
  if (le<f64>(0.0, a.low))
    return a;
  if (le<f64>(a.high, 0.0))
    return negated(a);
  return is_undefined(a) ? a : Enclosure{0.0, abs<f64>(a.centre), magnitude(a)};
}
// R10.
QKC_FN constexpr Enclosure larger(const Enclosure& a, const Enclosure& b) {
  return enclosed(max<f64>(a.low, b.low), max<f64>(a.centre, b.centre), max<f64>(a.high, b.high));
}
QKC_FN constexpr Enclosure smaller(const Enclosure& a, const Enclosure& b) {
  return negated(larger(negated(a), negated(b)));
}

QKC_FN constexpr Enclosure sum(const Enclosure& a, const Enclosure& b) {
  return enclosed(detail::add_down(a.low, b.low), add<f64>(a.centre, b.centre), detail::add_up(a.high, b.high));
}
QKC_FN constexpr Enclosure difference(const Enclosure& a, const Enclosure& b) {
  return enclosed(detail::add_down(a.low, neg<f64>(b.high)), sub<f64>(a.centre, b.centre),
                  detail::add_up(a.high, neg<f64>(b.low)));
}
QKC_FN Enclosure product(const Enclosure& a, const Enclosure& b) {
  using namespace detail;
  const double centre = mul<f64>(a.centre, b.centre);
  if (is_point(a) && is_point(b))
    return enclosed(mul_down(a.low, b.low), centre, mul_up(a.low, b.low));
  if (le<f64>(0.0, a.low) && le<f64>(0.0, b.low))
    return enclosed(mul_down(a.low, b.low), centre, mul_up(a.high, b.high));
  if (is_point(b)) {
    const bool turns = lt<f64>(b.low, 0.0);
    return enclosed(mul_down(turns ? a.high : a.low, b.low), centre, mul_up(turns ? a.low : a.high, b.low));
  }
  const double low = least_of(least_of(mul_down(a.low, b.low), mul_down(a.low, b.high)),
                              least_of(mul_down(a.high, b.low), mul_down(a.high, b.high)));
  const double high = most_of(most_of(mul_up(a.low, b.low), mul_up(a.low, b.high)),
                              most_of(mul_up(a.high, b.low), mul_up(a.high, b.high)));
  return enclosed(low, centre, high);
}
QKC_FN Enclosure square(const Enclosure& a) {
  const Enclosure size = absolute(a);
  return enclosed(detail::mul_down(size.low, size.low), mul<f64>(a.centre, a.centre),
                  detail::mul_up(size.high, size.high));
}
// A divisor that may be 0 leaves nothing.
QKC_FN Enclosure quotient(const Enclosure& a, const Enclosure& b) {
  using namespace detail;
  if (is_undefined(b) || may_be_zero(b))
    return nothing();
  if (le<f64>(0.0, a.low) && le<f64>(0.0, b.low))
    return enclosed(div_down(a.low, b.high), div<f64>(a.centre, b.centre), div_up(a.high, b.low));
  const double low = least_of(least_of(div_down(a.low, b.low), div_down(a.low, b.high)),
                              least_of(div_down(a.high, b.low), div_down(a.high, b.high)));
  const double high = most_of(most_of(div_up(a.low, b.low), div_up(a.low, b.high)),
                              most_of(div_up(a.high, b.low), div_up(a.high, b.high)));
  return enclosed(low, div<f64>(a.centre, b.centre), high);
}
QKC_FN Enclosure root(const Enclosure& a) {
  if (is_undefined(a) || lt<f64>(a.low, 0.0))
    return nothing();
  return enclosed(detail::sqrt_down(a.low), sqrt<f64>(a.centre), detail::sqrt_up(a.high));
}

// R2: one rounding to the format. With `flushes` a result below the smallest normal number may be 0.
template <class F> QKC_FN constexpr Enclosure rounded(const Enclosure& a, bool flushes = false) {
  Enclosure out =
      enclosed(detail::nearest_to<F>(a.low), detail::nearest_to<F>(a.centre), detail::nearest_to<F>(a.high));
  const double normal = detail::two_to(F::emin);
  if (flushes && lt<f64>(0.0, out.low) && lt<f64>(out.low, normal))
    out.low = 0.0;
  if (flushes && lt<f64>(out.high, 0.0) && lt<f64>(neg<f64>(normal), out.high))
    out.high = 0.0;
  return out;
}
// R6b: a product that contraction may leave unrounded; its centre is.
template <class F> QKC_FN constexpr Enclosure maybe_rounded(const Enclosure& a, bool flushes = false) {
  return hull(a, rounded<F>(a, flushes));
}
// R6c: a quotient that may be a product with the rounded reciprocal.
template <class F> QKC_FN Enclosure maybe_inverse(const Enclosure& a, const Enclosure& b, bool flushes = false) {
  const Enclosure inverse = rounded<F>(quotient(point(1.0), b), flushes);
  return hull(rounded<F>(quotient(a, b), flushes), rounded<F>(product(a, inverse), flushes));
}
// R5: a conversion moves both ends. Wrapping and NaN leave nothing.
template <class F, Rounding R, Overflow O> QKC_FN constexpr Enclosure converted(const Enclosure& a) {
  static_assert(O != Overflow::wrap, "an enclosure does not wrap");
  if (is_undefined(a))
    return a;
  return enclosed(static_cast<double>(cast<F, R, O>(a.low)), static_cast<double>(cast<F, R, O>(a.centre)),
                  static_cast<double>(cast<F, R, O>(a.high)));
}

// Comparisons: 1 holds, 0 does not, -1 undecided.
QKC_FN constexpr int surely_less(const Enclosure& a, const Enclosure& b) {
  return lt<f64>(a.high, b.low) ? 1 : le<f64>(b.high, a.low) ? 0 : -1;
}
QKC_FN constexpr int surely_less_equal(const Enclosure& a, const Enclosure& b) {
  return le<f64>(a.high, b.low) ? 1 : lt<f64>(b.high, a.low) ? 0 : -1;
}
QKC_FN constexpr int surely_equal(const Enclosure& a, const Enclosure& b) {
  const bool apart = lt<f64>(a.high, b.low) || lt<f64>(b.high, a.low);
  return apart ? 0 : is_point(a) && is_point(b) ? 1 : -1;
}
QKC_FN constexpr int surely_not(int holds) {
  return holds < 0 ? holds : 1 - holds;
}
QKC_FN constexpr int surely_both(int a, int b) {
  return a == 0 || b == 0 ? 0 : a < 0 || b < 0 ? -1 : 1;
}
// R9: where the condition is undecided either branch is lawful; `centre` says which one the centre takes.
QKC_FN constexpr Enclosure either(int holds, bool centre, const Enclosure& a, const Enclosure& b) {
  if (holds >= 0)
    return holds != 0 ? a : b;
  return centre ? hull(a, b) : hull(b, a);
}

// R6: products and quotients of one statement, in any association.
template <class F> class Chain {
public:
  QKC_MEMBER Chain times(const Enclosure& factor) const {
    Chain out = *this;
    out.exact_ = product(exact_, factor);
    if (!eq<f64>(magnitude(factor), 0.0)) // any product with a 0 is 0
      out.take(absolute(factor));
    return out;
  }
  QKC_MEMBER Chain over(const Enclosure& divisor) const {
    Chain out = *this;
    out.exact_ = quotient(exact_, divisor);
    out.is_whole_ = false;
    out.take(quotient(point(1.0), absolute(divisor)));
    return out;
  }
  // (1 + u)^k - 1 <= k u (1 + k u) for k roundings; partial products below the normal numbers add absolute errors.
  QKC_MEMBER Enclosure close(int roundings, bool flushes = false) const {
    constexpr double kSlack = 1.0 + 0x1p-40;
    if (is_undefined(exact_) || is_nan_value(most_))
      return nothing();
    if (!flushes && is_whole_ && is_exact())
      return exact_;
    const double k = roundings * detail::two_to(-F::precision);
    const double relative = k * (1.0 + k) * kSlack;
    if (!le<f64>(most_ * (1.0 + relative) * kSlack, detail::largest_number<F>()))
      return nothing();
    double radius = magnitude(exact_) * relative * kSlack;
    if (flushes || lt<f64>(least_, 4.0 * detail::two_to(F::emin))) {
      const double each = detail::two_to(flushes ? F::emin + 1 : F::emin - F::precision + 1);
      radius += 2.0 * each * roundings * most_ * kSlack;
    }
    double low = detail::next_down(exact_.low - radius);
    double high = detail::next_up(exact_.high + radius);
    if (le<f64>(0.0, exact_.low))
      low = detail::most_of(low, 0.0);
    if (le<f64>(exact_.high, 0.0))
      high = detail::least_of(high, 0.0);
    return enclosed(low, exact_.centre, high);
  }

private:
  // R6e: a product of numbers whose significand the format holds: so it holds that of every part, where none is out of
  // range.
  QKC_MEMBER bool is_exact() const {
    if (!is_point(exact_) || !le<f64>(most_, detail::largest_number<F>()) || lt<f64>(least_, detail::two_to(F::emin)))
      return false;
    return eq<f64>(exact_.centre, 0.0) ||
           lt<f64>(abs<f64>(exact_.centre), detail::two_to(detail::lowest_bit(exact_.centre) + F::precision));
  }
  QKC_MEMBER void take(const Enclosure& size) {
    least_ = mul<f64>(least_, detail::least_of(size.low, 1.0));
    most_ = mul<f64>(most_, is_undefined(size) ? size.low : detail::most_of(size.high, 1.0));
  }

  Enclosure exact_ = {1.0, 1.0, 1.0};
  double least_ = 1.0, most_ = 1.0;
  bool is_whole_ = true; // no divisors
};

} // namespace qkc
