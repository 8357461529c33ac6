// Stochastic rounding with its word, exponents by way of a logarithm, fixed point.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/exponents.h"
#include "compiler/numeric/fixed_point.h"
#include "compiler/numeric/rounding.h"
#include "compiler/numeric/stochastic.h"

#include <doctest/doctest.h>
#include <mpfr.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <set>

using namespace qkc::numeric;

namespace {

const Format& format(const char* name) {
  return *findFormat(name);
}

Value of(float x) {
  return decode(format("f32"), std::bit_cast<std::uint32_t>(x));
}

double stochastic(const char* name, double x, std::uint64_t word, int bits, Overflow overflow = Overflow::saturate) {
  const Value value = decode(format("f64"), std::bit_cast<std::uint64_t>(x));
  const auto got = tryRoundStochastic(format(name), value, {.word = word, .bits = bits}, overflow);
  REQUIRE(got);
  if (got->isInfinite() || got->isNan()) {
    return got->isNan() ? std::nan("") : std::copysign(HUGE_VAL, got->isNegative() ? -1.0 : 1.0);
  }
  return std::copysign(got->rational().get_d(), got->isNegative() ? -1.0 : 1.0);
}

} // namespace

TEST_CASE("stochastic rounding: the share of words that go away from zero is the fraction") {
  for (const double sign : {1.0, -1.0}) {
    for (int numerator = 0; numerator <= 64; ++numerator) { // 16 and 18 are neighbours in e4m3
      const double x = sign * (16 + 2 * numerator / 64.0);
      int away = 0;
      bool wasAway = false;
      for (std::uint64_t word = 0; word < 256; ++word) {
        const double got = stochastic("e4m3", x, word, 8);
        REQUIRE((got == sign * 16 || got == sign * 18));
        const bool isAway = std::fabs(got) == 18;
        REQUIRE((isAway || !wasAway)); // larger words go farther
        wasAway = isAway;
        away += isAway ? 1 : 0;
      }
      CHECK(away == (numerator == 64 ? 256 : numerator * 4));
    }
  }
}

TEST_CASE("stochastic rounding: values stay, bits beyond the word are cut, rules hold") {
  CHECK(stochastic("e4m3", 16, 255, 8) == 16);
  CHECK(stochastic("e4m3", 16 + 0x1p-8, 255, 8) == 16); // fraction 2^-9
  CHECK(stochastic("e4m3", 16 + 0x1p-7, 255, 8) == 18); // fraction 2^-8
  CHECK(stochastic("e4m3", 1e6, 0, 8) == 448);
  CHECK(stochastic("e5m2", 60000, 0, 16, Overflow::inf) == 57344);
  CHECK(stochastic("e5m2", 60000, 65535, 16, Overflow::inf) == HUGE_VAL);
  CHECK(stochastic("i8", -2.25, (1U << 30U) * 3U - 1U, 32) == -2);
  CHECK(stochastic("i8", -2.25, (1U << 30U) * 3U, 32) == -3);
  CHECK(std::signbit(stochastic("e2m1", -0.1, 0, 8)));
  CHECK(stochastic("f32", 1 + 0x1p-40, ~std::uint64_t{0}, 64) == 1 + 0x1p-23);
  CHECK(stochastic("f32", 1 + 0x1p-52, 0, 64) == 1);
  CHECK_THROWS_AS(stochastic("i8", 1.5, 256, 8), std::invalid_argument);
  CHECK_THROWS_AS(stochastic("i8", 1.5, 0, 0), std::invalid_argument);
  CHECK_THROWS_AS(stochastic("nf4", 0.5, 0, 8), std::invalid_argument);
}

TEST_CASE("bounds of logarithms hold MPFR's") {
  std::mt19937_64 random(5);
  mpfr_t wide;
  mpfr_init2(wide, 300);
  for (int k = 0; k < 3000; ++k) {
    Rational x(mpz_class(static_cast<unsigned long>(random() | 1U)),
               mpz_class(static_cast<unsigned long>(random() | 1U)));
    x.canonicalize();
    if (k % 3 == 0) {
      x = 1 + powerOfTwo(-static_cast<long>(k % 70)) * (k % 2 == 0 ? 1 : Rational(-1, 2));
    }
    const auto [low, high] = log2Bounds(x);
    CHECK(Rational(high - low) <= powerOfTwo(-60));
    mpfr_set_q(wide, x.get_mpq_t(), MPFR_RNDN);
    mpfr_log2(wide, wide, MPFR_RNDN);
    CHECK(mpfr_cmp_q(wide, Rational(low - powerOfTwo(-200)).get_mpq_t()) >= 0);
    CHECK(mpfr_cmp_q(wide, Rational(high + powerOfTwo(-200)).get_mpq_t()) <= 0);
  }
  mpfr_clear(wide);
  CHECK(log2Bounds(8) == std::pair(Rational(3), Rational(3)));
  CHECK_THROWS_AS(log2Bounds(0), std::invalid_argument);
}

TEST_CASE("exponents by log2f are those of every float near the logarithm") {
  const Format& f32 = format("f32");
  std::mt19937 engine(6);
  const auto random = [&] { return static_cast<std::uint32_t>(engine()); };
  mpfr_t log;
  mpfr_init2(log, 200);
  for (int k = 0; k < 4000; ++k) {
    // Near powers of two, near sqrt(2) times one, or any.
    const float scale = std::ldexp(1.0F, static_cast<int>(random() % 250) - 125);
    const int ulps = static_cast<int>(random() % 60);
    const float base = k % 3 == 0 ? scale : scale * 1.41421356F;
    const float x = k % 3 == 2 ? std::bit_cast<float>(random() % 0x7f000000U + 1U)
                               : std::bit_cast<float>(std::bit_cast<std::uint32_t>(base) + static_cast<unsigned>(ulps));
    mpfr_set_flt(log, x, MPFR_RNDN);
    mpfr_log2(log, log, MPFR_RNDN);
    const auto nearest = mpfr_get_flt(log, MPFR_RNDN);
    const float spacing = nearest == 0 ? 0x1p-149F : std::ldexp(1.0F, std::max(std::ilogb(nearest), -126) - 23);
    const auto floor = static_cast<float>(floorLog2(of(x).rational()));
    for (const Rounding rounding : {Rounding::toPlus, Rounding::toMinus, Rounding::halfEven}) {
      std::set<long> want;
      for (int step = -3; step <= 3; ++step) {
        const float y = nearest + static_cast<float>(step) * spacing;
        mpfr_t distance;
        mpfr_init2(distance, 200);
        mpfr_sub_d(distance, log, y, MPFR_RNDN);
        const bool isLawful = mpfr_cmp_d(distance, spacing) <= 0 && mpfr_cmp_d(distance, -spacing) >= 0;
        mpfr_clear(distance);
        const bool isPower = of(x).rational() == powerOfTwo(static_cast<long>(floor));
        if (isLawful && y >= floor && y <= floor + 1 && (!isPower || y == floor)) {
          want.insert(std::lrint(rounding == Rounding::toPlus    ? std::ceil(y)
                                 : rounding == Rounding::toMinus ? std::floor(y)
                                                                 : std::rint(y)));
        }
      }
      const auto got = log2Exponents(of(x), {.rounding = rounding, .format = &f32});
      CHECK_MESSAGE(std::set<long>(got.begin(), got.end()) == want, x, " ", name(rounding));
    }
  }
  mpfr_clear(log);
}

TEST_CASE("exponents by log2f: facts") {
  const auto ceilings = [](float x, const char* in, Rational ulps) {
    return log2Exponents(of(x), {.rounding = Rounding::toPlus, .format = &format(in), .ulps = ulps});
  };
  CHECK(ceilings(8, "f32", 1) == std::vector<long>{3});
  CHECK(ceilings(9, "f32", 1) == std::vector<long>{4});
  // Correctly rounded, 5 ulps above 2^-25 are lost; 1 ulp leaves it open.
  const float low = 0x1p-25F;
  const auto above = [&](unsigned n) { return std::bit_cast<float>(std::bit_cast<std::uint32_t>(low) + n); };
  CHECK(ceilings(above(5), "f32", Rational(1, 2)) == std::vector<long>{-25});
  CHECK(ceilings(above(5), "f32", 1) == std::vector<long>{-25, -24});
  CHECK(ceilings(above(6), "f32", Rational(1, 2)) == std::vector<long>{-24});
  CHECK(ceilings(above(20), "f32", 1) == std::vector<long>{-24});
  // In bf16 a few percent of all numbers.
  CHECK(ceilings(300, "bf16", Rational(3, 4)) == std::vector<long>{9});
  CHECK(ceilings(260, "bf16", Rational(3, 4)) == std::vector<long>{8, 9});
  CHECK_THROWS_AS(ceilings(0, "f32", 1), std::invalid_argument);
  CHECK_THROWS_AS(ceilings(-1, "f32", 1), std::invalid_argument);
  CHECK_THROWS_AS(ceilings(1, "f32", Rational(1, 3)), std::invalid_argument);
}

TEST_CASE("keep decides by thresholds") {
  const auto exponent = [](double v, int bits, Rounding rounding) {
    return keep(Value(Rational(v)), bits, rounding).exponent();
  };
  CHECK(exponent(1.74, 2, Rounding::halfAway) == 0); // e2m1: half up at 1.75
  CHECK(exponent(1.75, 2, Rounding::halfAway) == 1);
  CHECK(exponent(1.9374, 4, Rounding::halfAway) == 0); // e4m3
  CHECK(exponent(1.9375, 4, Rounding::halfAway) == 1);
  CHECK(exponent(1.9, 1, Rounding::toZero) == 0);
}

namespace {

// The C formulas of gemmlowp, written anew.
std::int32_t highByNudge(std::int32_t a, std::int32_t b) {
  if (a == b && a == std::numeric_limits<std::int32_t>::min()) {
    return std::numeric_limits<std::int32_t>::max();
  }
  const std::int64_t product = std::int64_t{a} * b;
  const std::int64_t nudge = product >= 0 ? std::int64_t{1} << 30 : 1 - (std::int64_t{1} << 30);
  return static_cast<std::int32_t>((product + nudge) / (std::int64_t{1} << 31));
}

std::int32_t dividedByMask(std::int32_t x, int n) {
  const auto mask = static_cast<std::int32_t>((std::int64_t{1} << n) - 1);
  const std::int32_t threshold = (mask >> 1) + (x < 0 ? 1 : 0);
  return (x >> n) + ((x & mask) > threshold ? 1 : 0);
}

} // namespace

TEST_CASE("fixed point is what gemmlowp's formulas compute") {
  std::mt19937 random(8);
  const auto draw = [&] {
    const auto bits = static_cast<std::int32_t>(random());
    return random() % 4 == 0 ? bits >> (random() % 31) : bits;
  };
  constexpr auto kLeast = std::numeric_limits<std::int32_t>::min();
  CHECK(doublingHigh(kLeast, kLeast) == std::numeric_limits<std::int32_t>::max());
  CHECK(doublingHigh(1 << 30, 3) == 2); // a tie: 1.5 up
  CHECK(doublingHigh(1 << 30, -3) == -1);
  CHECK(dividedByPower(6, 2) == 2); // ties away from zero
  CHECK(dividedByPower(-6, 2) == -2);
  int twice = 0;
  for (int k = 0; k < 20000; ++k) {
    const std::int32_t a = draw();
    const std::int32_t b = draw();
    const auto n = static_cast<int>(random() % 32);
    REQUIRE(doublingHigh(a, b) == highByNudge(a, b));
    REQUIRE(dividedByPower(a, n) == dividedByMask(a, n));
    const std::int32_t x = a >> 12;
    const std::int32_t multiplier = b | (1 << 30);
    if (multiplier > 0) {
      const std::int64_t once = requantizeOnce(x, multiplier, 31 + n % 16, Rounding::halfAway);
      const std::int32_t two = requantizeTwice(x, multiplier, 0, n % 16);
      REQUIRE(two == dividedByMask(highByNudge(x, multiplier), n % 16));
      REQUIRE(std::abs(once - two) <= 1);
      twice += once != two ? 1 : 0;
    }
  }
  CHECK(twice > 0);
  CHECK(requantizeTwice(-12, 1 << 30, 0, 2) == -2); // -1.5: half away; half to plus gives -1
  CHECK(requantizeOnce(-12, 1 << 30, 33, Rounding::halfToPlus) == -1);
  CHECK_THROWS_AS(requantizeOnce(1, 1, 63, Rounding::halfEven), std::invalid_argument);
  CHECK_THROWS_AS(dividedByPower(1, 32), std::invalid_argument);
}
