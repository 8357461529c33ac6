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
