#include "runtime/cases/blocks.h"
#include "runtime/cases/case.h"
#include "runtime/cases/thresholds.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace qkc::cases;

namespace {

Manifest manifestWith(const char* format, Threshold::Block block) {
  Manifest manifest;
  manifest.name = "c";
  for (const char* name : {"T", "H"}) {
    Dim dim;
    dim.name = name;
    manifest.dims.push_back(dim);
  }
  Parameter x;
  x.name = "x";
  x.format = format;
  x.shape = {"T", "H"};
  x.domain.magnitudeLow = 0x1p-20;
  x.domain.magnitudeHigh = 0x1p20;
  Parameter ub;
  ub.name = "ub";
  ub.kind = ParameterKind::param;
  ub.format = "f32";
  ub.domain.positive = true;
  ub.domain.magnitudeLow = 0x1p-10;
  ub.domain.magnitudeHigh = 0x1p10;
  ub.defaultValue = 6;
  manifest.prototype = {x, ub};
  manifest.thresholds = {{"x", 1, true, block, {{"ub", false}}, nullptr}};
  return manifest;
}

// Where the elements of x lie beside the threshold, by the sign of |x| - ub: of all, or of each row's largest.
std::set<int> sides(const Case& one, bool ofRows) {
  const Tensor& x = one.inputs.front();
  const Format& format = *findFormat("bf16");
  const double ub = one.params.at("ub");
  std::set<int> found;
  const auto rows = static_cast<std::size_t>(x.shape[0]);
  const auto width = static_cast<std::size_t>(x.shape[1]);
  for (std::size_t row = 0; row < rows; ++row) {
    double largest = 0;
    for (std::size_t k = row * width; k < (row + 1) * width; ++k) {
      const double value = std::fabs(format.decode(loadCode(x.bytes.data(), format.bytes, k)));
      largest = std::max(largest, value);
      if (!ofRows)
        found.insert(value < ub ? -1 : value > ub ? 1 : 0);
    }
    if (ofRows)
      found.insert(largest < ub ? -1 : largest > ub ? 1 : 0);
  }
  return found;
}

} // namespace

TEST_CASE("elements stand below, at and above the threshold, or on one side of it") {
  const Manifest manifest = manifestWith("bf16", Threshold::Block::element);
  for (std::uint64_t seed : {0ULL, 7ULL, 12345ULL})
    for (std::uint32_t turn = 0; turn < (seed == 0 ? kThresholdTurns : 2); ++turn) {
      CAPTURE(turn);
      const Case one = buildCase(manifest, seed, turn, {{"T", 4}, {"H", 64}}, "threshold");
      CHECK(one.inputs.size() == 1);
      CHECK(sides(one, false) == (turn < 2 ? std::set{-1, 0, 1} : turn == 2 ? std::set{1} : std::set{-1}));
      // The default is judged too, and other values.
      if (turn == 0)
        CHECK(one.params.at("ub") == 6);
    }
}

TEST_CASE("the largest element of every block is at the threshold, or beside it") {
  const Manifest manifest = manifestWith("bf16", Threshold::Block::largest);
  for (std::uint32_t turn = 0; turn < kThresholdTurns; ++turn) {
    CAPTURE(turn);
    const Case one = buildCase(manifest, 0, turn, {{"T", 64}, {"H", 32}}, "threshold");
    static const std::set<int> kSides[] = {{-1, 0, 1}, {0}, {1}, {-1}};
    CHECK(sides(one, true) == kSides[turn]);
  }
}

TEST_CASE("every threshold is met in the pinned suite and with a fresh seed, and nothing leaves its domain") {
  Manifest manifest = manifestWith("bf16", Threshold::Block::element);
  manifest.thresholds.push_back({"x", 3, false, Threshold::Block::element, {}, nullptr});
  for (std::uint64_t seed : {0ULL, 99ULL}) {
    std::set<std::size_t> met;
    for (const Case& one : buildCases(manifest, seed)) {
      if (one.inputClass == "threshold")
        met.insert(one.number % 2);
      CHECK(one.params.at("ub") >= 0x1p-10);
      CHECK(one.params.at("ub") <= 0x1p10);
      for (std::size_t k = 0; k < one.inputs.front().bytes.size() / 2; ++k) {
        const double value = std::fabs(findFormat("bf16")->decode(loadCode(one.inputs.front().bytes.data(), 2, k)));
        REQUIRE((value == 0 || (value >= 0x1p-20 && value <= 0x1p20)));
      }
    }
    CHECK(met.size() == 2);
  }
}

TEST_CASE("a parameter takes its default and other values of its domain, where it has one") {
  Manifest manifest = manifestWith("bf16", Threshold::Block::element);
  manifest.thresholds.clear();
  const auto values = [&] {
    std::set<double> found;
    for (const Case& one : buildCases(manifest, 0))
      found.insert(one.params.at("ub"));
    return found;
  };
  CHECK(values().contains(6));
  CHECK(values().size() > 10);
  manifest.prototype[1].domain.magnitudeLow.reset();
  manifest.prototype[1].domain.magnitudeHigh.reset();
  CHECK(values() == std::set<double>{6});
}

TEST_CASE("peaks: along the first axis one element of a line is above the threshold, in the first and last place too") {
  Manifest manifest = manifestWith("bf16", Threshold::Block::largest);
  manifest.crossed = {"x"};
  for (std::uint32_t number : {0U, 1U}) {
    const Case one = buildCase(manifest, 5, number, {{"T", 20}, {"H", 64}}, "peaks");
    const Tensor& x = one.inputs.front();
    const double ub = one.params.at("ub");
    std::set<std::size_t> rows;
    std::size_t without = 0;
    for (std::size_t column = 0; column < 64; ++column) {
      std::size_t above = 0;
      for (std::size_t row = 0; row < 20; ++row)
        if (std::fabs(findFormat("bf16")->decode(loadCode(x.bytes.data(), 2, row * 64 + column))) > ub) {
          ++above;
          rows.insert(row);
        }
      CHECK(above <= 1);
      without += above == 0 ? 1 : 0;
    }
    CHECK(rows.contains(0));
    CHECK(rows.contains(19));
    CHECK(rows.size() > 4);
    CHECK(without == 16);
  }
}
