// Enclosures in f64: directed rounding against exact rationals, functions against MPFR, sums against every order.

#include "qkc/enclosure_sum.h"
#include "qkc/functions.h"

#include <doctest/doctest.h>
#include <gmpxx.h>
#include <mpfr.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using Rational = mpq_class;

class Random {
public:
  explicit Random(unsigned seed) : engine_(seed) {}
  std::uint64_t bits() { return engine_(); }
  // Any significand of the given bits, exponents in [least, most].
  double number(int least, int most, int significant = 53) {
    const std::uint64_t fraction = (engine_() >> 12U) >> (53 - significant) << (53 - significant);
    const double size = std::ldexp(1.0 + std::ldexp(static_cast<double>(fraction), -52), between(least, most));
    return (engine_() & 1U) != 0 ? -size : size;
  }
  int between(int least, int most) {
    return least + static_cast<int>(engine_() % static_cast<std::uint64_t>(most - least + 1));
  }

private:
  std::mt19937_64 engine_;
};

// Whether down is the largest double at most the exact number.
bool isFloor(double down, const Rational& exact) {
  return Rational(down) <= exact &&
         (!std::isfinite(std::nextafter(down, INFINITY)) || Rational(std::nextafter(down, INFINITY)) > exact);
}

} // namespace

TEST_CASE("directed sums, products, quotients and roots") {
  Random random(3);
  int wrong = 0;
  for (int i = 0; i < 20000; ++i) {
    const double a = random.number(-40, 40, i % 3 == 0 ? 8 : 53);
    const double b = random.number(-40, 40, i % 2 == 0 ? 8 : 53);
    const Rational x(a);
    const Rational y(b);
    wrong += isFloor(qkc::detail::add_down(a, b), x + y) ? 0 : 1;
    wrong += isFloor(qkc::detail::mul_down(a, b), x * y) ? 0 : 1;
    wrong += isFloor(qkc::detail::div_down(a, b), x / y) ? 0 : 1;
    wrong += isFloor(-qkc::detail::add_up(a, b), -(x + y)) ? 0 : 1;
    wrong += isFloor(-qkc::detail::mul_up(a, b), -(x * y)) ? 0 : 1;
    wrong += isFloor(-qkc::detail::div_up(a, b), -(x / y)) ? 0 : 1;
    const double root = qkc::detail::sqrt_down(std::abs(a));
    const double up = qkc::detail::sqrt_up(std::abs(a));
    wrong += Rational(root) * Rational(root) <= abs(x) && Rational(up) * Rational(up) >= abs(x) ? 0 : 1;
  }
  CHECK(wrong == 0);
  // Exact results do not move, whatever their size.
  CHECK(qkc::detail::mul_down(0x1p-149, 0x1p-149) == 0x1p-298);
  CHECK(qkc::detail::add_down(1.0, 0x1p-60) == 1.0);
  CHECK(qkc::detail::add_up(1.0, 0x1p-60) == std::nextafter(1.0, 2.0));
  CHECK(qkc::detail::add_down(0x1.fffffffffffffp1023, 0x1p1000) == 0x1.fffffffffffffp1023);
}

TEST_CASE("N15: ends are rounded to bf16 once") {
  const double low = std::bit_cast<double>(std::uint64_t{0x3ff02ffffffff000});
  const double high = std::bit_cast<double>(std::uint64_t{0x3ff0100000001000});
  const qkc::Enclosure a = qkc::rounded<qkc::bf16>(qkc::Enclosure{low, low, low});
  CHECK(qkc::bits<qkc::bf16>(static_cast<float>(a.low)) == 0x3f81);
  const qkc::Enclosure b = qkc::rounded<qkc::bf16>(qkc::Enclosure{high, high, high});
  CHECK(qkc::bits<qkc::bf16>(static_cast<float>(b.high)) == 0x3f81);
}

namespace {

using Exact = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

int sigmoid(mpfr_ptr to, mpfr_srcptr x, mpfr_rnd_t mode) {
  mpfr_neg(to, x, mode);
  mpfr_exp(to, to, mode);
  mpfr_add_ui(to, to, 1, mode);
  return mpfr_ui_div(to, 1, to, mode);
}

// The largest relative error of the function over some arguments, in units of 2^-53.
template <class Function> double largestError(Exact exact, const std::vector<double>& arguments) {
  mpfr_t x;
  mpfr_t difference;
  mpfr_init2(x, 200);
  mpfr_init2(difference, 200);
  double largest = 0;
  for (const double argument : arguments) {
    mpfr_set_d(x, argument, MPFR_RNDN);
    exact(x, x, MPFR_RNDN);
    const double value = Function::at(argument);
    if (mpfr_zero_p(x) != 0) {
      largest = std::max(largest, value == 0 ? 0.0 : 1e300);
      continue;
    }
    mpfr_sub_d(difference, x, value, MPFR_RNDN);
    mpfr_div(difference, difference, x, MPFR_RNDN);
    largest = std::max(largest, std::abs(mpfr_get_d(difference, MPFR_RNDU)) * 0x1p53);
  }
  mpfr_clear(x);
  mpfr_clear(difference);
  return largest;
}

std::vector<double> argumentsIn(double low, double high, bool positive) {
  Random random(11);
  std::vector<double> out;
  for (int i = 0; i < 4000; ++i) {
    out.push_back(low + (high - low) * std::ldexp(static_cast<double>(random.bits() >> 11U), -53));
    const double small = random.number(-30, 3, 24);
    out.push_back(positive ? std::abs(small) : small);
  }
  return out;
}

} // namespace

TEST_CASE("functions are within 2^-44 of their values") {
  const double limit = 0x1p53 * 0x1p-44;
  const std::array errors = {
      largestError<qkc::fn::exp>(mpfr_exp, argumentsIn(-700, 700, false)),
      largestError<qkc::fn::exp2>(mpfr_exp2, argumentsIn(-1000, 1000, false)),
      largestError<qkc::fn::log>(mpfr_log, argumentsIn(0.25, 4, true)),
      largestError<qkc::fn::log2>(mpfr_log2, argumentsIn(0.25, 4, true)),
      largestError<qkc::fn::tanh>(mpfr_tanh, argumentsIn(-20, 20, false)),
      largestError<qkc::fn::erf>(mpfr_erf, argumentsIn(-6.5, 6.5, false)),
      largestError<qkc::fn::sigmoid>(sigmoid, argumentsIn(-200, 200, false)),
      largestError<qkc::fn::rsqrt>(mpfr_rec_sqrt, argumentsIn(0.001, 1000, true)),
  };
  for (std::size_t i = 0; i < errors.size(); ++i) {
    CAPTURE(i);
    MESSAGE("function " << i << ": " << errors[i] << " units of 2^-53");
    CHECK(errors[i] < limit / 4);
  }
  CHECK(qkc::fn::exp::at(0.0) == 1.0);
  CHECK(qkc::fn::exp2::at(-3.0) == 0.125);
  CHECK(qkc::fn::log2::at(8.0) == 3.0);
  CHECK(qkc::fn::exp::at(-INFINITY) == 0.0);
  CHECK(qkc::fn::exp::at(INFINITY) == INFINITY);
  CHECK(std::isnan(qkc::fn::log::at(-1.0)));
}

TEST_CASE("sums: every order of f32 additions, with and without fma, lies between the ends") {
  Random random(17);
  double largest = 0;
  int outside = 0;
  for (int round = 0; round < 3000; ++round) {
    const int count = random.between(1, 40);
    std::vector<float> a;
    std::vector<float> b;
    qkc::Sum<qkc::f32> sum;
    for (int i = 0; i < count; ++i) {
      a.push_back(static_cast<float>(random.number(-3, round % 4 == 0 ? 0 : 3, round % 2 == 0 ? 24 : 4)));
      b.push_back(static_cast<float>(random.number(-3, 3, round % 2 == 0 ? 24 : 4)));
      sum.add(qkc::product(qkc::point(a.back()), qkc::point(b.back())), true);
    }
    const qkc::Enclosure bounds = sum.close(sum.any_order());
    for (int trial = 0; trial < 6; ++trial) {
      float plain = 0;
      float fused = 0;
      float tail = 0;
      for (int i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(trial % 2 == 0 ? i : count - 1 - i);
        plain = plain + a[at] * b[at];
        fused = std::fma(a[at], b[at], fused);
        tail = i % 3 == trial % 3 ? std::fma(a[at], b[at], tail) : tail + a[at] * b[at];
      }
      for (const float result : {plain, fused, tail}) {
        outside += bounds.low <= result && result <= bounds.high ? 0 : 1;
        if (bounds.high > bounds.centre) {
          largest = std::max(largest, std::abs(result - bounds.centre) / (bounds.high - bounds.centre));
        }
      }
      std::swap(a.front(), a[a.size() / 2]);
      std::swap(b.front(), b[b.size() / 2]);
    }
  }
  CHECK(outside == 0);
  MESSAGE("largest error / bound: " << largest);
  CHECK(largest > 0.3);
}

TEST_CASE("sums of small integers are points, and sums that may overflow are nothing") {
  qkc::Sum<qkc::f32> grid;
  for (int i = 0; i < 100; ++i)
    grid.add(qkc::point(i * 0.25 - 7), true);
  const qkc::Enclosure exact = grid.close(grid.any_order());
  CHECK(exact.low == exact.high);
  CHECK(exact.low == 100 * 99 / 2 * 0.25 - 700);
  qkc::Sum<qkc::f32> huge;
  huge.add(qkc::point(3e38), false);
  huge.add(qkc::point(-3e38), false);
  CHECK(qkc::is_undefined(huge.close(huge.any_order())));
}

TEST_CASE("chains: any association of f32 products and quotients") {
  Random random(23);
  int outside = 0;
  for (int round = 0; round < 5000; ++round) {
    const auto next = [&] { return static_cast<float>(random.number(-12, 12, 24)); };
    const float a = next();
    const float b = next();
    const float c = next();
    const qkc::Enclosure bounds =
        qkc::Chain<qkc::f32>{}.times(qkc::point(a)).times(qkc::point(b)).over(qkc::point(c)).close(3);
    for (const float result : {a * b / c, a * (b / c), a / c * b, a * b * (1 / c), a * (b * (1 / c))})
      outside += bounds.low <= result && result <= bounds.high ? 0 : 1;
  }
  CHECK(outside == 0);
}
