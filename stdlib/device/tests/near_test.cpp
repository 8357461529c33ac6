// Tests that accept without bounds: what they accept lies inside the rules' radius around the exact rational value, and
// they leave next to nothing of it to the bounds.

#include "qkc/bounds.h"
#include "qkc/enclosure_sum.h"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using Rational = mpq_class;

const Rational kUnit = Rational(1) >> 24; // of f32

struct Counts {
  int accepted = 0, outside = 0, missed = 0;
};

class Random {
public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int below(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }
  // A number of f32 with so many significant bits.
  float number(int bits, int binades) {
    const double size = std::ldexp((1 << (bits - 1)) + below(1 << (bits - 1)), 1 - bits - below(binades));
    return static_cast<float>(below(2) == 0 ? size : -size);
  }

private:
  std::mt19937 engine_;
};

// Numbers of f32 from well inside to well outside of a radius around a value.
template <class Near>
void tryAround(const Rational& exact, const Rational& radius, const Near& isNear, Counts& counts) {
  const double centre = exact.get_d();
  const double reach = radius.get_d();
  for (int step = -36; step <= 36; ++step) {
    const auto returned = static_cast<float>(centre + reach * step / 24);
    const Rational error = abs(Rational(returned) - exact);
    const bool accepted = isNear(std::bit_cast<std::uint32_t>(returned));
    counts.accepted += accepted ? 1 : 0;
    counts.outside += accepted && error > radius * Rational(1 + 0x1p-26) // the centre's own error
                          ? 1
                          : 0;
    counts.missed += !accepted && error <= radius * (1 - 8 * kUnit) * Rational(1 - 0x1p-19) ? 1 : 0;
  }
}

// Whether f32 holds the number, which lies among its normal ones.
bool isHeld(const Rational& exact) {
  return exact == Rational(static_cast<float>(exact.get_d()));
}

} // namespace

TEST_CASE("R6 without bounds: products of 2 to 6 numbers of 4 to 24 bits") {
  Random random(31);
  Counts counts;
  for (int round = 0; round < 4000; ++round) {
    const int factors = 2 + random.below(5);
    Rational exact(1);
    double centre = 1;
    for (int i = 0; i < factors; ++i) {
      const float factor = random.number(round % 2 == 0 ? 24 : 4, 4);
      exact *= Rational(factor);
      centre *= factor;
    }
    const Rational k = (factors - 1) * kUnit;
    const Rational radius = isHeld(exact) ? Rational(0) : Rational(abs(exact) * k * (1 + k));
    const double relative = Rational(k * (1 + k)).get_d() * (1 - 0x1p-30);
    tryAround(
        exact, radius, [&](std::uint32_t bits) { return qkc::is_near<qkc::f32, qkc::f32>(bits, centre, relative); },
        counts);
  }
  CHECK(counts.outside == 0);
  CHECK(counts.missed == 0);
  CHECK(counts.accepted > 100'000);
}

TEST_CASE("R3 without bounds: sums of 1 to 40 numbers, of any order and of a depth") {
  Random random(37);
  Counts counts;
  for (int round = 0; round < 3000; ++round) {
    const int terms = 1 + random.below(40);
    const int depth = round % 3 == 0 ? 4 : -1;
    qkc::NearSum<qkc::f32> sum;
    Rational exact(0);
    Rational size(0);
    int nonzero = 0;
    for (int i = 0; i < terms; ++i) {
      const float term = random.below(4) == 0 ? 0.0F : random.number(round % 2 == 0 ? 24 : 5, 12);
      sum.add(term);
      exact += Rational(term);
      size += abs(Rational(term));
      nonzero += term != 0 ? 1 : 0;
    }
    int additions = std::max(nonzero - 1, 0);
    if (depth >= 0)
      additions = std::min(additions, depth);
    const Rational radius = isHeld(exact) ? Rational(0) : Rational(additions * kUnit * size);
    tryAround(exact, radius, [&](std::uint32_t bits) { return sum.admits<qkc::f32>(bits, depth); }, counts);
  }
  CHECK(counts.outside == 0);
  CHECK(counts.missed == 0);
  CHECK(counts.accepted > 80'000);
}

TEST_CASE("what is no number is never near") {
  const auto isNear = [](std::uint32_t bits, double centre) {
    return qkc::is_near<qkc::f32, qkc::f32>(bits, centre, 0x1p-22);
  };
  const double inf = INFINITY;
  CHECK(isNear(0x3f800000, 1.0));
  CHECK(isNear(0x80000000, 0.0));
  CHECK(!isNear(0x3f800001, 1.0)); // 1 may be exact
  CHECK(isNear(0x3f800001, 1.0 + 0x1p-40));
  CHECK(!isNear(0x7fc00000, 1.0 + 0x1p-40));
  CHECK(!isNear(0x7fc00000, NAN));
  CHECK(!isNear(0x3f800000, NAN));
  CHECK(!isNear(0x7f7fffff, inf));
  CHECK(!isNear(0x7f800000, inf));
  CHECK(!isNear(0x7f800000, 0x1p127));
}
