#include "runtime/cases/dots.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace qkc::cases;

namespace {

std::vector<double> rowOf(const char* name, DotRows::Kind kind, std::size_t length, const Domain& domain) {
  Draws draws(1, 2, 3);
  const Format& format = *findFormat(name);
  DotRows rows(format, domain, draws);
  std::vector<std::uint64_t> codes(length);
  rows.uneven(static_cast<std::size_t>(kind), codes);
  std::vector<double> values;
  for (const std::uint64_t code : codes)
    values.push_back(format.decode(code));
  return values;
}

std::ptrdiff_t nonZeros(const std::vector<double>& values) {
  return std::ranges::count_if(values, [](double v) { return v != 0; });
}

} // namespace

TEST_CASE("rows of dots hold as many products as they say") {
  const Domain any;
  CHECK(nonZeros(rowOf("f16", DotRows::Kind::one, 300, any)) == 1);
  const auto pair = rowOf("bf16", DotRows::Kind::pair, 300, any);
  CHECK(nonZeros(pair) == 2);
  CHECK(*std::ranges::max_element(pair) == 256);
  CHECK(std::ranges::count(pair, 1.0) == 1); // half a step of bf16 at 256
  CHECK(nonZeros(rowOf("f32", DotRows::Kind::few, 300, any)) > 20);
  const auto alone = rowOf("e4m3", DotRows::Kind::alone, 256, any);
  CHECK(alone[0] == 256);
  CHECK(std::all_of(alone.begin() + 1, alone.begin() + 128, [](double v) { return v == 0; }));
  CHECK(std::all_of(alone.begin() + 128, alone.end(), [](double v) { return v == 0x1.ep-6; }));
}

TEST_CASE("one product lies just above a tie of bf16") {
  Draws draws(1, 2, 3);
  const Domain any;
  DotRows rows(*findFormat("f32"), any, draws);
  std::vector<std::uint64_t> codes(300);
  rows.uneven(DotRows::kKinds, codes);
  const auto largest = *std::ranges::max_element(codes);
  CHECK(findFormat("f32")->decode(largest) == 128 * (1 + 0x1p-8 + 0x1p-14));
  CHECK(std::ranges::count(codes, 0U) == 299);
}

TEST_CASE("rows of dots stay in the domain") {
  Domain narrow;
  narrow.magnitudeLow = 0x1p-3;
  narrow.magnitudeHigh = 1.5;
  for (int kind = 0; kind < DotRows::kKinds; ++kind)
    for (const double v : rowOf("bf16", static_cast<DotRows::Kind>(kind), 64, narrow))
      CHECK((v == 0 || (v >= 0x1p-3 && v <= 1.5)));
}

TEST_CASE("rows of dots hold numbers alone") {
  for (const char* name : {"e4m3", "e5m2", "e2m1", "f16", "bf16", "f32", "ue4m3"})
    for (int kind = 0; kind < DotRows::kKinds; ++kind)
      for (const double v : rowOf(name, static_cast<DotRows::Kind>(kind), 300, Domain{})) {
        CAPTURE(name);
        CAPTURE(kind);
        CHECK(v <= findFormat(name)->max);
      }
}

TEST_CASE("full significands set the last bit") {
  const Format& format = *findFormat("f16");
  for (const double v : rowOf("f16", DotRows::Kind::even, 64, Domain{}))
    CHECK((format.nearest(v) & 1U) == 1);
}
