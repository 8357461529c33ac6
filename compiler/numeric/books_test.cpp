// Roundings into code books, by distances to every value; and what the libraries' own thresholds give.

#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

using namespace qkc::numeric;

namespace {

constexpr std::array kBooks = {"nf4", "fp4_bnb", "iq4_nl", "ternary"};

std::vector<Rational> valuesOf(const Format& f) {
  std::vector<Rational> values;
  for (const Value& value : bookOf(f)) {
    values.push_back(value.rational());
  }
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

// The values, middles and points between and beyond, with their f32 neighbours.
std::vector<Rational> pointsOf(const std::vector<Rational>& values) {
  std::vector<Rational> points = {0, values.front() - 1, values.back() + 1, -1000000, 1000000};
  for (std::size_t k = 0; k < values.size(); ++k) {
    points.push_back(values[k]);
    if (k > 0) {
      const Rational middle = (values[k] + values[k - 1]) / 2;
      const Rational tiny = powerOfTwo(-60);
      for (const Rational& point :
           {middle, Rational(middle + tiny), Rational(middle - tiny), Rational((values[k] + 2 * values[k - 1]) / 3)}) {
        points.push_back(point);
      }
    }
  }
  return points;
}

// The place in the sorted values.
std::size_t expectedPlace(const std::vector<Rational>& values, const Rational& x, Rounding rounding) {
  const auto above = static_cast<std::size_t>(std::ranges::lower_bound(values, x) - values.begin());
  if (values[above] == x) {
    return above;
  }
  const auto zero = static_cast<std::size_t>(std::ranges::lower_bound(values, Rational(0)) - values.begin());
  const bool hasZero = values[zero] == 0;
  const std::size_t up = above;
  const std::size_t down = above - 1;
  const std::size_t outer = x >= 0 ? up : down; // +0 counts as positive
  const std::size_t inner = x >= 0 ? down : up;
  const std::size_t even = (down - (hasZero ? zero : 0)) % 2 == 0 ? down : up;
  const int nearer = cmp(Rational(values[up] - x), Rational(x - values[down]));
  switch (rounding) {
  case Rounding::toPlus:
    return up;
  case Rounding::toMinus:
    return down;
  case Rounding::toZero:
    return inner;
  default:
    break;
  }
  if (nearer != 0) {
    return nearer < 0 ? up : down;
  }
  switch (rounding) {
  case Rounding::halfEven:
    return even;
  case Rounding::halfAway:
    return outer;
  case Rounding::halfToZero:
    return inner;
  case Rounding::halfToPlus:
    return up;
  default:
    return down;
  }
}

std::uint64_t codeOf(const char* name, double x, Rounding rounding) {
  const Format& f = *findFormat(name);
  const Value value = decode(*findFormat("f64"), std::bit_cast<std::uint64_t>(x));
  return encode(f, round(f, value, rounding, Overflow::saturate));
}

} // namespace

TEST_CASE("every mode at every value, middle and end") {
  for (const char* name : kBooks) {
    const Format& f = *findFormat(name);
    const std::vector<Rational> values = valuesOf(f);
    for (const Rational& x : pointsOf(values)) {
      for (const Rounding rounding : kRoundings) {
        CAPTURE(name);
        CAPTURE(x.get_str());
        CAPTURE(qkc::numeric::name(rounding));
        const bool outside = x < values.front() || x > values.back();
        REQUIRE(overflows(f, Value(x), rounding) == outside);
        const auto never = tryRound(f, Value(x), rounding, Overflow::never);
        REQUIRE(never.has_value() == !outside);
        const Value got = round(f, Value(x), rounding, Overflow::saturate);
        REQUIRE(isRepresentable(f, got));
        const Rational& want =
            outside ? (x > 0 ? values.back() : values.front()) : values[expectedPlace(values, x, rounding)];
        REQUIRE(got.rational() == want);
        REQUIRE((got.isZero() && got.isNegative()) == (f.hasNegativeZero && want == 0 && x < 0));
      }
    }
    for (const Overflow overflow : {Overflow::inf, Overflow::nan, Overflow::wrap}) {
      CHECK(!allows(f, overflow));
    }
  }
}

TEST_CASE("zeros and NaN in code books") {
  CHECK(codeOf("nf4", -0.0, Rounding::halfEven) == 7);
  CHECK(codeOf("nf4", -1e-9, Rounding::halfEven) == 7);
  CHECK(codeOf("fp4_bnb", -0.0, Rounding::halfEven) == 8);
  CHECK(codeOf("fp4_bnb", -1e-9, Rounding::halfEven) == 8);
  CHECK(codeOf("fp4_bnb", 1e-9, Rounding::halfEven) == 0);
  CHECK(codeOf("iq4_nl", 0, Rounding::halfEven) == 8);
  CHECK(codeOf("ternary", -0.0, Rounding::halfEven) == 1);
  CHECK(!tryRound(*findFormat("nf4"), Value::nan(), Rounding::halfEven, Overflow::saturate));
  CHECK(round(*findFormat("nf4"), Value::nan(), Rounding::halfEven, Overflow::saturate, Value(1)).rational() == 1);
  CHECK(decode(*findFormat("ternary"), 3).isNan());
  CHECK(!orderIndex(*findFormat("ternary"), 3));
}

TEST_CASE("texts of code book values") {
  CHECK(describe(*findFormat("nf4"), 1) == "-0.6961928");
  CHECK(describe(*findFormat("fp4_bnb"), 8) == "-0");
  CHECK(describe(*findFormat("iq4_nl"), 0) == "-127");
  CHECK(describe(*findFormat("ternary"), 3) == "nan");
}

// bitsandbytes decides nf4 by 15 thresholds, floats that are the middles rounded, and "greater": a code is the number
// of thresholds below x. That is the nearest value, ties to the lower, for every float but thresholds beside a middle.
TEST_CASE("nf4 by the library's thresholds") {
  const std::array<float, 15> thresholds = {
      -0.8480964004993439F,  -0.6106329262256622F,   -0.4599952697753906F, -0.33967943489551544F, -0.23460740596055984F,
      -0.13791173323988914F, -0.045525018125772476F, 0.03979014977812767F, 0.1202552504837513F,   0.2035212516784668F,
      0.2920137718319893F,   0.3893125355243683F,    0.5016634166240692F,  0.6427869200706482F,   0.8614784178118011F};
  int different = 0;
  const auto compare = [&](float x) {
    const auto below = static_cast<std::uint64_t>(std::ranges::count_if(thresholds, [&](float t) { return x > t; }));
    const bool same = codeOf("nf4", x, Rounding::halfToMinus) == below;
    different += same ? 0 : 1;
    CHECK((same || std::ranges::find(thresholds, x) != thresholds.end()));
  };
  for (const float t : thresholds) {
    for (const float x : {t, std::nextafter(t, 2.0F), std::nextafter(t, -2.0F)}) {
      compare(x);
    }
  }
  for (int k = -1200; k <= 1200; ++k) {
    compare(static_cast<float>(k) / 1111);
  }
  CHECK(different <= 8); // middles that need 25 bits
}

// ggml looks for the nearest of iq4_nl, ties to the upper, and rounds ternary ties away from zero; BitNet to even.
TEST_CASE("iq4_nl and ternary at their ties") {
  CHECK(codeOf("iq4_nl", -115.5, Rounding::halfToPlus) == 1);
  CHECK(codeOf("iq4_nl", -4.5, Rounding::halfToPlus) == 8);
  CHECK(codeOf("iq4_nl", 7, Rounding::halfToPlus) == 9);
  CHECK(codeOf("iq4_nl", 200, Rounding::halfToPlus) == 15);
  CHECK(codeOf("ternary", 0.5, Rounding::halfEven) == 1);
  CHECK(codeOf("ternary", -0.5, Rounding::halfEven) == 1);
  CHECK(codeOf("ternary", 0.5, Rounding::halfAway) == 2);
  CHECK(codeOf("ternary", -0.5, Rounding::halfAway) == 0);
  CHECK(codeOf("ternary", 0.75, Rounding::halfEven) == 2);
  CHECK(codeOf("ternary", -7, Rounding::halfEven) == 0);
}
