// R9 in the header of generated text: what elements refute of a shared scalar, and who is rejected where nothing is
// left.

#include "qkc/one_value.h"

#include <doctest/doctest.h>

#include <vector>

using namespace qkc;

namespace {

// Rounds x r to an integer of 8 bits, r shared.
struct Scaled {
  double x;
  Enclosure operator()(const Enclosure& r) const {
    return converted<i8, Rounding::half_even, Overflow::saturate>(product(point(x), r));
  }
};

struct Counts {
  int judged = 0, rejected = 0, masked = 0;
  bool judge(int /*arm*/, int64_t /*element*/, bool accepted) {
    ++judged;
    rejected += accepted ? 0 : 1;
    return !accepted;
  }
  void mask(int /*arm*/, bool /*wide*/) { ++masked; }
  void skip(int /*arm*/) {}
};

// The row's codes are those of x r for some r of [1, 1.1]; `codes` says what came back.
Counts judged(const std::vector<double>& row, const std::vector<int>& codes) {
  const Enclosure whole = {1.0, 1.05, 1.1};
  const Window none = {0, 0.0, 0.0};
  Refuted parts = {0, 0};
  for (std::size_t i = 0; i < row.size(); ++i)
    narrow<i8>(&parts, static_cast<uint8_t>(codes[i]), whole, Scaled{row[i]}, none);
  Counts counts;
  for (std::size_t i = 0; i < row.size(); ++i)
    judge_one_value<i8>(counts, 0, static_cast<int64_t>(i), static_cast<uint8_t>(codes[i]), whole, parts,
                        Scaled{row[i]}, none);
  return counts;
}

} // namespace

TEST_CASE("codes of one scalar are accepted, and narrow each other's masks") {
  const std::vector<double> row = {10.0, 50.0, 90.0, -30.0, 3.0};
  for (const double r : {1.0, 1.001, 1.05, 1.0999, 1.1}) {
    std::vector<int> codes;
    for (const double x : row)
      codes.push_back(static_cast<int>(__builtin_nearbyint(x * r)));
    const Counts counts = judged(row, codes);
    CHECK(counts.judged == 5);
    CHECK(counts.rejected == 0);
    CHECK(counts.masked < 5);
  }
}

TEST_CASE("codes that no scalar gives together are rejected where they contradict, and nowhere else") {
  // 50 r = 50 needs r below 1.01, 90 r = 97 needs r above 1.07; 3 r = 3 and 10 r = 11 (r from 1.05) say less or agree.
  CHECK(judged({50.0, 90.0, 3.0}, {50, 97, 3}).rejected == 2);
  CHECK(judged({50.0, 10.0, 3.0}, {50, 11, 3}).rejected == 2);
  CHECK(judged({90.0, 10.0, 3.0}, {97, 11, 3}).rejected == 0);
  // A code that is wrong under every scalar is rejected alone.
  CHECK(judged({50.0, 90.0}, {50, 120}).rejected == 1);
}

TEST_CASE("signs turn the direction, and a scalar that is a point refutes nothing") {
  CHECK(judged({50.0, -90.0}, {50, -97}).rejected == 2);
  const Window none = {0, 0.0, 0.0};
  Refuted parts = {0, 0};
  narrow<i8>(&parts, uint8_t(50), point(1.05), Scaled{50.0}, none);
  CHECK(parts.below == 0);
  CHECK(parts.above == 0);
}

TEST_CASE("N30: NaN is in no interval, and bounds of NaN judge nothing") {
  const Window none = {0, 0.0, 0.0};
  const Enclosure wide = {-1e30, 0.0, 1e30};
  CHECK(!is_between<f32>(0x7fc00000u, ends_of<f32>(wide, none)));
  CHECK(!admits<f32>(0x7fc00000u, wide, none));
  CHECK(!admits<f16>(uint16_t(0x7e00), wide, none));
  CHECK(!admits<e4m3>(uint8_t(0x7f), wide, none));
  CHECK(admits<f32>(0u, nothing(), none)); // where nothing is known
  Counts counts;
  CHECK(judge_bounds<f32>(counts, 0, 0, 0x7fc00000u, wide, none));
  CHECK(judge_bounds<f32>(counts, 0, 0, 0u, nothing(), none)); // not judged
  CHECK(counts.judged == 1);
  CHECK(counts.rejected == 1);
}
