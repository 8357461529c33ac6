#include "runtime/cases/blocks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace qkc::cases;

namespace {

std::vector<double> blockOf(BlockWriter& writer, const Format& format, const BlockUnit& unit, std::size_t size) {
  std::vector<std::uint64_t> codes(size);
  writer.write(BlockClass::boundaries, unit, codes);
  std::vector<double> values;
  for (const std::uint64_t code : codes)
    values.push_back(format.decode(code));
  return values;
}

} // namespace

// A block of zeros of a domain.
std::vector<bool> signsOfZeros(const Domain& domain, const char* name) {
  const Format& format = *findFormat(name);
  Draws draws(1, 0, 0);
  BlockWriter writer(format, domain, draws);
  std::vector<std::uint64_t> codes(8);
  writer.write(BlockClass::zero, {}, codes);
  std::vector<bool> negative;
  for (const std::uint64_t code : codes) {
    CHECK(format.decode(code) == 0);
    negative.push_back(std::signbit(format.decode(code)));
  }
  return negative;
}

TEST_CASE("a zero block holds zeros of either sign, where the domain has both") {
  for (const char* name : {"f32", "bf16", "f16", "e4m3"}) {
    CAPTURE(name);
    const auto both = signsOfZeros({}, name);
    CHECK(std::count(both.begin(), both.end(), true) > 0);
    CHECK(std::count(both.begin(), both.end(), false) > 0);
    Domain nonnegative;
    nonnegative.nonnegative = true;
    const auto one = signsOfZeros(nonnegative, name);
    CHECK(std::count(one.begin(), one.end(), true) == 0);
  }
}

TEST_CASE("blocks whose scale follows from a range have zero points that are ties, even and odd") {
  Draws draws(1, 2, 3);
  const Format& format = *findFormat("bf16");
  const Domain any;
  BlockWriter writer(format, any, draws);
  BlockUnit unit{findFormat("u4"), true, 0, 1};
  unit.range = 15;
  int even = 0, odd = 0;
  for (int k = 0; k < 200; ++k) {
    const auto values = blockOf(writer, format, unit, 128);
    const auto [least, most] = std::ranges::minmax(values);
    const double zero = -least / ((most - least) / 15); // exact where the scale is a power of two
    if (zero - std::floor(zero) == 0.5 && zero > 0 && zero < 15)
      ++(std::fmod(std::floor(zero), 2) == 0 ? even : odd);
  }
  CHECK(even > 20);
  CHECK(odd > 20);
}

TEST_CASE("elements stand at the thresholds of a table and beside them") {
  Draws draws(4, 5, 6);
  const Format& format = *findFormat("f16");
  const Domain any;
  BlockWriter writer(format, any, draws);
  const std::array<double, 3> thresholds = {-0.71875, 0.09375, 0.53125};
  BlockUnit unit{findFormat("u4"), true, 1, 1};
  unit.thresholds = thresholds;
  std::array<int, 3> at{}, beside{};
  for (int k = 0; k < 100; ++k) {
    const auto values = blockOf(writer, format, unit, 64);
    double largest = 0;
    for (const double v : values)
      largest = std::max(largest, std::fabs(v));
    for (const double v : values)
      for (std::size_t t = 0; t < thresholds.size(); ++t) {
        at[t] += v / largest == thresholds[t] ? 1 : 0;
        beside[t] += v / largest != thresholds[t] && std::fabs(v / largest - thresholds[t]) < 0x1p-9 ? 1 : 0;
      }
  }
  for (std::size_t t = 0; t < thresholds.size(); ++t) {
    CHECK(at[t] > 100);
    CHECK(beside[t] > 100);
  }
}
