// Arithmetic of the portable header against MPFR, in every way in which the header was compiled.

#include "stdlib/device/tests/inputs.h"
#include "stdlib/device/tests/oracle.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>

namespace {

using namespace qkc;

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

struct Operands {
  std::vector<double> a, b, c;
};

// Random values and, among themselves, all pairs of some special ones.
Operands operands(const char* format, std::size_t n) {
  Operands result{inputs::values(format, n, 1), inputs::values(format, n, 2), inputs::values(format, n, 3)};
  const double most = oracle::floatFormat(format).max;
  const double least = std::ldexp(1.0, oracle::floatFormat(format).minExponent());
  const double tiny = oracle::decode(oracle::floatFormat(format), 1);
  const std::vector<double> special = {0.0,   -0.0, 1.0,   -1.0, most,         -most, tiny, -tiny,
                                       least, kInf, -kInf, kNan, least - tiny, 3.0,   0.5,  most / 2};
  for (std::size_t i = 0; i < special.size(); ++i)
    for (std::size_t j = 0; j < special.size(); ++j) {
      result.a.push_back(special[i]);
      result.b.push_back(special[j]);
      result.c.push_back(special[(i * 5 + j * 3) % special.size()]);
    }
  return result;
}

// Triples whose product is near -c, and whose sum is near a tie.
void addCancelling(Operands& operands, const char* name) {
  const oracle::FloatFormat& format = oracle::floatFormat(name);
  const std::size_t n = operands.a.size();
  for (std::size_t k = 0; k < n; k += 2) {
    const double product = oracle::operate(format, '*', operands.a[k], operands.b[k], 0);
    operands.a.push_back(operands.a[k]);
    operands.b.push_back(operands.b[k]);
    operands.c.push_back(k % 4 == 0 ? -product : product);
  }
}

// Pairs whose product or quotient is subnormal and would round otherwise by way of f32.
void addTwiceRounded(Operands& operands, const char* name) {
  const oracle::FloatFormat& format = oracle::floatFormat(name);
  const std::vector<double> one = inputs::values(name, 1000000, 7);
  const std::vector<double> other = inputs::values(name, 1000000, 8);
  const auto significand = [](double v) {
    int exponent = 0;
    return std::frexp(v, &exponent);
  };
  std::size_t found = 0;
  for (std::size_t k = 0; k < one.size(); ++k) {
    if (one[k] == 0 || other[k] == 0 || !std::isfinite(one[k]) || !std::isfinite(other[k]))
      continue;
    for (const char op : {'*', '/'}) {
      // Scaled so that both are whole and the result has few bits left.
      const int least = format.minExponent();
      const int lost = static_cast<int>(k % 11);
      const double a = std::ldexp(significand(one[k]), op == '*' ? least / 2 : least + 8);
      const double b = std::ldexp(significand(other[k]), op == '*' ? least - least / 2 - lost : 8 + lost);
      const double by = op == '*' ? a * b : a / b;
      if (static_cast<float>(by) == by)
        continue;
      if (oracle::operate(format, '+', static_cast<float>(by), 0, 0) == oracle::operate(format, op, a, b, 0))
        continue;
      ++found;
      operands.a.push_back(a);
      operands.b.push_back(b);
      operands.c.push_back(1);
    }
  }
  CHECK(found > 20);
}

double expectOne(const oracle::FloatFormat& format, char op, double a, double b, double c) {
  const double product = op == 'm' || op == 'n' ? oracle::operate(format, '*', a, b, 0) : 0;
  switch (op) {
  case 'r':
    return oracle::operate(format, '/', 1, a, 0);
  case 'm':
    return oracle::operate(format, '+', product, c, 0);
  case 'n':
    return oracle::operate(format, '-', product, c, 0);
  default:
    return oracle::operate(format, op, a, b, c);
  }
}

void checkArithmetic(const char* name, std::size_t n) {
  const oracle::FloatFormat& format = oracle::floatFormat(name);
  Operands in = operands(name, n);
  addCancelling(in, name);
  if (name == std::string("tf32"))
    addTwiceRounded(in, name);
  std::vector<double> out(in.a.size());
  for (const char op : std::string("+-*/sfrmn")) {
    std::vector<double> expected(in.a.size());
    for (std::size_t k = 0; k < in.a.size(); ++k)
      expected[k] = expectOne(format, op, in.a[k], in.b[k], in.c[k]);
    for (const subject::Subject& way : subject::ways())
      for (const subject::Arithmetic& row : way.arithmetic) {
        if (row.format != std::string(name))
          continue;
        row.run(op, in.a.data(), in.b.data(), in.c.data(), out.data(), out.size());
        std::size_t wrong = 0;
        for (std::size_t k = 0; k < out.size(); ++k)
          if (!same(out[k], expected[k]) && ++wrong <= 3)
            FAIL_CHECK(std::string(way.way), ": ", name, " ", std::string(1, op), " of ", in.a[k], ", ", in.b[k], ", ",
                       in.c[k], ": ", out[k], ", expected ", expected[k]);
        CHECK(wrong == 0);
      }
  }
}

double expectOrder(char op, double a, double b) {
  const bool nan = std::isnan(a) || std::isnan(b);
  const auto larger = [](double x, double y) { return x > y || (x == y && !std::signbit(x)) ? x : y; };
  const auto smaller = [](double x, double y) { return x < y || (x == y && std::signbit(x)) ? x : y; };
  switch (op) {
  case 'l':
    return a < b ? 1 : 0;
  case 'k':
    return a <= b ? 1 : 0;
  case 'e':
    return a == b ? 1 : 0;
  case 'M':
    return nan ? kNan : larger(a, b);
  case 'W':
    return nan ? kNan : smaller(a, b);
  case 'D':
    return std::isnan(a) ? b : std::isnan(b) ? a : larger(a, b);
  case 'V':
    return std::isnan(a) ? b : std::isnan(b) ? a : smaller(a, b);
  case 'a':
    return std::fabs(a);
  default:
    return -a;
  }
}

template <class V, class Run>
void checkOdd(const char* way, const std::vector<V>& a, const std::vector<V>& b, const Run& run) {
  std::vector<double> out(a.size());
  for (const char op : std::string("+-*/s")) {
    run(op, a.data(), b.data(), out.data(), out.size());
    std::size_t wrong = 0;
    for (std::size_t k = 0; k < a.size(); ++k) {
      const double expected = oracle::operateOdd(op, static_cast<double>(a[k]), static_cast<double>(b[k]));
      if (!same(out[k], expected) && ++wrong <= 3)
        FAIL_CHECK(std::string(way), ": odd ", std::string(1, op), " of ", static_cast<double>(a[k]), " and ",
                   static_cast<double>(b[k]), ": ", out[k], ", expected ", expected);
    }
    CHECK(wrong == 0);
  }
}

} // namespace

TEST_CASE("f16 arithmetic") {
  checkArithmetic("f16", 20000);
}
TEST_CASE("bf16 arithmetic") {
  checkArithmetic("bf16", 20000);
}
TEST_CASE("tf32 arithmetic") {
  checkArithmetic("tf32", 20000);
}
TEST_CASE("e5m2 arithmetic") {
  checkArithmetic("e5m2", 10000);
}
TEST_CASE("f32 arithmetic") {
  checkArithmetic("f32", 20000);
}
TEST_CASE("f64 arithmetic") {
  checkArithmetic("f64", 20000);
}

TEST_CASE("comparisons, extrema and signs") {
  for (const subject::Subject& way : subject::ways())
    for (const subject::Arithmetic& row : way.arithmetic) {
      const Operands in = operands(row.format, 500);
      std::vector<double> out(in.a.size());
      for (const char op : std::string("lkeMWDVag")) {
        row.run(op, in.a.data(), in.b.data(), in.c.data(), out.data(), out.size());
        for (std::size_t k = 0; k < out.size(); ++k)
          if (!same(out[k], expectOrder(op, in.a[k], in.b[k])))
            FAIL_CHECK(std::string(way.way), ": ", std::string(row.format), " ", std::string(1, op), " of ", in.a[k],
                       ", ", in.b[k], ": ", out[k]);
      }
    }
}

TEST_CASE("results rounded to odd") {
  for (const bool inner : {false, true}) {
    std::vector<double> a = inputs::doubles(8000, 5, inner);
    std::vector<double> b = inputs::doubles(8000, 6, inner);
    const std::vector<double> special = {0.0,
                                         -0.0,
                                         1.0,
                                         kInf,
                                         -kInf,
                                         kNan,
                                         0x1p-1074,
                                         -0x1p-1074,
                                         0x1.fffffffffffffp1023,
                                         0x1p-1022,
                                         0x0.fffffffffffffp-1022,
                                         3.0,
                                         0x1.fffffffffffffp0,
                                         0x1p-500};
    for (const double x : special)
      for (const double y : special) {
        a.push_back(x);
        b.push_back(y);
      }
    for (std::size_t k = 0; k < 2000; ++k) { // sums with far or cancelling parts, quotients near 1
      a.push_back(a[k]);
      b.push_back(k % 2 == 0 ? std::nextafter(-a[k], 0.0) : std::ldexp(b[k], -60));
    }
    for (const subject::Subject& way : subject::ways())
      checkOdd(way.way, a, b, way.odd.run);
  }
}

TEST_CASE("results of f32 values rounded to odd") {
  std::vector<float> a;
  std::vector<float> b;
  for (const double v : operands("f32", 10000).a)
    a.push_back(static_cast<float>(v));
  for (const double v : operands("f32", 10000).b)
    b.push_back(static_cast<float>(v));
  for (const subject::Subject& way : subject::ways())
    checkOdd(way.way, a, b, way.odd.runFloats);
}
