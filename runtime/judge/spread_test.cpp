#include "runtime/judge/spread.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

namespace qkc::judge {
namespace {

TEST_CASE("median, quartiles and the interval of known samples") {
  const Spread one = spreadOf({3});
  CHECK(one.count == 1);
  CHECK(one.median == 3);
  CHECK(std::isinf(one.uncertainty()));
  const Spread five = spreadOf({5, 1, 4, 2, 3});
  CHECK(five.median == 3);
  CHECK(five.lowerQuartile == 2);
  CHECK(five.upperQuartile == 4);
  CHECK(std::isinf(five.most)); // 2 / 2^5 is above 5%
  const Spread six = spreadOf({6, 1, 4, 2, 3, 5});
  CHECK(six.median == 3.5);
  CHECK(six.least == 1); // 2 / 2^6 is below
  CHECK(six.most == 6);
  CHECK(spreadOf({}).count == 0);
  CHECK(std::isinf(spreadOf({}).uncertainty()));
}

TEST_CASE("ranks of the interval are those of tables of the sign test") {
  // n, values outside on each side: exact binomial intervals of at least 95%.
  const std::size_t known[][2] = {{8, 1}, {9, 2}, {10, 2}, {12, 3}, {15, 4}, {20, 6}, {25, 8}, {50, 18}, {100, 40}};
  for (const auto& [n, rank] : known) {
    std::vector<double> values;
    for (std::size_t k = 1; k <= n; ++k) {
      values.push_back(static_cast<double>(k));
    }
    const Spread spread = spreadOf(values);
    CAPTURE(n);
    CHECK(spread.least == static_cast<double>(rank));
    CHECK(spread.most == static_cast<double>(n + 1 - rank));
  }
}

TEST_CASE("the interval holds the median of the distribution about as often as it says") {
  std::mt19937_64 draws(7);
  std::lognormal_distribution<double> times(0, 0.5); // median 1, skewed as times are
  int held = 0;
  constexpr int kSamples = 4000;
  for (int k = 0; k < kSamples; ++k) {
    std::vector<double> values(31);
    for (double& value : values) {
      value = times(draws);
    }
    const Spread spread = spreadOf(values);
    held += spread.least <= 1 && spread.most >= 1 ? 1 : 0;
  }
  CHECK(held >= kSamples * 94 / 100);
  CHECK(held <= kSamples * 99 / 100);
}

TEST_CASE("one outlier moves neither median nor interval of many") {
  std::vector<double> values(99, 1.0);
  values.push_back(1000);
  const Spread spread = spreadOf(values);
  CHECK(spread.median == 1);
  CHECK(spread.uncertainty() == 0);
}

TEST_CASE("work that the stream's events do not enclose is timed by the wall") {
  // Starting and waiting take 0.015 ms of the judge's own copy.
  const auto honest = judgedTime(0.100, 0.118, 0.050, 0.065);
  CHECK(!honest.isWall);
  CHECK(honest.ms == 0.100);
  const auto severalLaunches = judgedTime(0.100, 0.150, 0.050, 0.065);
  CHECK(!severalLaunches.isWall);
  const auto otherStream = judgedTime(0.004, 0.118, 0.050, 0.065);
  CHECK(otherStream.isWall);
  CHECK(otherStream.ms == doctest::Approx(0.103));
  const auto half = judgedTime(0.500, 1.020, 0.050, 0.065);
  CHECK(half.isWall);
  CHECK(half.ms == doctest::Approx(1.005));
  // A copy that took longer by its events than by the wall, by noise, takes nothing off.
  CHECK(judgedTime(0.1, 0.2, 0.070, 0.065).ms == doctest::Approx(0.2));
}

TEST_CASE("results kept by content show on contents never met") {
  const Spread met = spreadOf(std::vector<double>(30, 0.1));
  CHECK(slowerOnFresh({2.0, 2.1}, met));
  CHECK(!slowerOnFresh({0.101, 2.1}, met)); // one is noise
  CHECK(!slowerOnFresh({0.12, 0.13}, met));
  CHECK(!slowerOnFresh({}, met));
  const Spread small = spreadOf(std::vector<double>(30, 0.004));
  CHECK(!slowerOnFresh({0.012, 0.011}, small)); // within what a clock's grain gives
}

} // namespace
} // namespace qkc::judge
