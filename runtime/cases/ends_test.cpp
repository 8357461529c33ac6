#include "runtime/cases/case.h"
#include "runtime/cases/ends.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

using namespace qkc::cases;

namespace {

Manifest manifestWith(double low, double high) {
  Manifest manifest;
  manifest.name = "c";
  for (const char* name : {"T", "H"}) {
    Dim dim;
    dim.name = name;
    manifest.dims.push_back(dim);
  }
  Parameter x;
  x.name = "x";
  x.format = "bf16";
  x.shape = {"T", "H"};
  x.domain.magnitudeLow = 0x1p-40;
  x.domain.magnitudeHigh = 0x1p40;
  Parameter ub;
  ub.name = "ub";
  ub.kind = ParameterKind::param;
  ub.format = "f32";
  ub.domain.positive = true;
  ub.domain.magnitudeLow = low;
  ub.domain.magnitudeHigh = high;
  ub.defaultValue = 6;
  Parameter zp;
  zp.name = "zp";
  zp.kind = ParameterKind::param;
  zp.format = "i32";
  zp.domain.low = -128;
  zp.domain.high = 127;
  Parameter expert = zp;
  expert.name = "expert";
  expert.domain.low = 0;
  expert.domain.high.reset();
  expert.domain.below = "T";
  expert.defaultValue = 0;
  manifest.prototype = {x, ub, zp, expert};
  manifest.thresholds = {{"x", 1, true, Threshold::Block::element, {{"ub", false}}, nullptr}};
  manifest.boundaries = {{"x", "i8", true, std::nullopt, {}, nullptr, 0, {}}};
  return manifest;
}

std::vector<double> magnitudes(const Case& one) {
  const Tensor& x = one.inputs.front();
  const Format& format = *findFormat("bf16");
  std::vector<double> found;
  for (std::size_t k = 0; k < x.bytes.size() / format.bytes; ++k)
    found.push_back(std::fabs(format.decode(loadCode(x.bytes.data(), format.bytes, k))));
  return found;
}

std::set<double> valuesOf(const std::vector<Case>& cases, const std::string& parameter, const std::string& inputClass) {
  std::set<double> found;
  for (const Case& one : cases)
    if (one.inputClass == inputClass)
      found.insert(one.params.at(parameter));
  return found;
}

bool containsAll(const std::set<double>& found, const std::set<double>& values) {
  return std::ranges::all_of(values, [&](double value) { return found.contains(value); });
}

} // namespace

TEST_CASE("the pinned suite has each parameter at both ends of its domain, and beyond those of narrow formats inside") {
  const auto wide = buildCases(manifestWith(0x1p-60, 0x1p60), 0);
  CHECK(containsAll(valuesOf(wide, "ub", "parameter_end"), {0x1p-60, 0x1p60, 0x1.4p17, 0x1p-26}));
  CHECK(containsAll(valuesOf(wide, "zp", "parameter_end"), {-128, 127}));
  const auto experts = valuesOf(wide, "expert", "parameter_end");
  const auto end = std::ranges::find(wide, "parameter_end", &Case::inputClass);
  REQUIRE(end != wide.end());
  CHECK(containsAll(experts, {0, static_cast<double>(end->dims.at("T") - 1)}));
  const auto narrow = valuesOf(buildCases(manifestWith(0.5, 8), 0), "ub", "parameter_end");
  CHECK(containsAll(narrow, {0.5, 8}));
  CHECK(*narrow.begin() == 0.5);
  CHECK(*narrow.rbegin() == 8);
  CHECK(parameterEnds(manifestWith(0.5, 8), {{"T", 4}}).size() == 6);
  Manifest withZero = manifestWith(0.5, 8);
  withZero.prototype[1].domain.positive = false;
  withZero.prototype[1].domain.nonnegative = true;
  CHECK(containsAll(valuesOf(buildCases(withZero, 0), "ub", "parameter_end"), {0, 0.5, 8}));
}

TEST_CASE("an extent beside rows and the first one is met around the sizes of blocks") {
  Manifest manifest = manifestWith(0.5, 8);
  Dim experts;
  experts.name = "E";
  manifest.dims.push_back(experts);
  Parameter weights = manifest.prototype.front();
  weights.name = "weights";
  weights.shape = {"E", "H"};
  manifest.prototype.push_back(weights);
  std::set<std::int64_t> found;
  for (const Case& one : buildCases(manifest, 0))
    found.insert(one.dims.at("E"));
  for (const std::int64_t extent : {1, 2, 3, 7, 16, 31, 33, 64, 127, 129, 200, 257, 520})
    CHECK(found.contains(extent));
  std::set<std::int64_t> fresh;
  for (std::uint64_t seed = 1; seed < 30; ++seed)
    for (const Case& one : buildCases(manifest, seed))
      fresh.insert(one.dims.at("E"));
  CHECK(fresh.size() > 30);
}

TEST_CASE("beside a parameter at its end stand both ends of the tensors' domains") {
  for (const Case& one : buildCases(manifestWith(0x1p-60, 0x1p60), 0)) {
    if (one.inputClass != "parameter_end")
      continue;
    const auto values = magnitudes(one);
    CHECK(std::ranges::count(values, 0x1p40) > 0);
    CHECK(std::ranges::count(values, 0x1p-40) > 0);
  }
}

TEST_CASE("thresholds reach the ends of what is compared, and lie beyond those of f16") {
  const auto cases = buildCases(manifestWith(0x1p-60, 0x1p60), 0);
  CHECK(valuesOf(cases, "ub", "threshold_end") == std::set<double>{0x1p-40, 0x1p-26, 0x1.4p17, 0x1p40});
  for (const Case& one : cases)
    if (one.inputClass == "threshold_end")
      CHECK(std::ranges::count(magnitudes(one), one.params.at("ub")) > 0);
  // No further than the parameter goes.
  CHECK(valuesOf(buildCases(manifestWith(0.5, 8), 0), "ub", "threshold_end") == std::set<double>{0.5, 8});
}

TEST_CASE("what is compared with a rounded product lies beside the exact one, on both sides") {
  Manifest manifest = manifestWith(0x1p-60, 0x1p60);
  CHECK(roundedThresholds(manifest).empty()); // x > ub rounds nothing
  Parameter m = manifest.prototype[1];
  m.name = "m";
  m.defaultValue.reset();
  manifest.prototype.push_back(m);
  manifest.thresholds.front().factors = {{"ub", false}, {"m", true}}; // |x| * m > ub
  REQUIRE(roundedThresholds(manifest).size() == 1);
  int down = 0;
  int up = 0;
  int less = 0;
  int more = 0;
  int steps = 0;
  for (const Case& one : buildCases(manifest, 0)) {
    if (one.inputClass != "threshold_rounded")
      continue;
    const double factor = one.params.at("m");
    const double ub = one.params.at("ub");
    // Both have 24 bits: the element at the threshold is the one whose product is within two steps.
    for (const double x : magnitudes(one)) {
      const double exact = x * factor;
      if (std::fabs(exact / ub - 1) > 0x1p-22)
        continue;
      const bool isRounded = static_cast<float>(exact) == static_cast<float>(ub);
      down += isRounded && ub < exact ? 1 : 0;
      up += isRounded && ub > exact ? 1 : 0;
      const auto quotient = static_cast<float>(ub / factor);
      less += isRounded && quotient < x ? 1 : 0;
      more += isRounded && quotient > x ? 1 : 0;
      steps += isRounded ? 0 : 1;
    }
  }
  for (const int count : {down, up, less, more, steps})
    CHECK(count > 0);
}

TEST_CASE("elements lie on one side of a threshold, each side in turn") {
  std::set<bool> sides;
  for (const Case& one : buildCases(manifestWith(0x1p-10, 0x1p10), 0)) {
    if (one.inputClass != "sided")
      continue;
    const double ub = one.params.at("ub");
    const auto values = magnitudes(one);
    const bool isBelow = std::ranges::all_of(values, [&](double value) { return value <= ub; });
    const bool isAbove = std::ranges::all_of(values, [&](double value) { return value == 0 || value >= ub; });
    CHECK(isBelow != isAbove);
    sides.insert(isBelow);
  }
  CHECK(sides.size() == 2);
}

TEST_CASE("a case of an end is given back by its seed and number") {
  const Manifest manifest = manifestWith(0x1p-60, 0x1p60);
  for (const std::uint64_t seed : {0ULL, 5ULL})
    for (const Case& one : buildCases(manifest, seed))
      if (one.inputClass == "parameter_end" || one.inputClass == "threshold_end" || one.inputClass == "sided" ||
          one.inputClass == "threshold_rounded") {
        const Case again = buildCase(manifest, seed, one.number, one.dims, one.inputClass);
        CHECK(again.params == one.params);
        CHECK(again.inputs.front().bytes == one.inputs.front().bytes);
      }
}

TEST_CASE("where elements are compared, counts pass 2^16 where an axis may be that long") {
  Manifest manifest = manifestWith(0x1p-10, 0x1p10);
  const auto longest = [&] {
    std::int64_t most = 0;
    for (const Case& one : buildCases(manifest, 0))
      if (one.inputClass == "threshold")
        most = std::max(most, one.dims.at("H"));
    return most;
  };
  CHECK(longest() > 65536);
  manifest.dims[1].most = 40000;
  CHECK(longest() == 40000);
}

TEST_CASE("flags and masks hold one value each: the one that they are compared with, and those beside it") {
  Manifest manifest = manifestWith(0.5, 8);
  Parameter keep = manifest.prototype[0];
  keep.name = "keep";
  keep.format = "u8";
  keep.domain = {};
  keep.domain.low = 0;
  keep.domain.high = 1;
  manifest.prototype.push_back(keep);
  keep.name = "kind";
  keep.domain = {};
  manifest.prototype.push_back(keep);
  manifest.thresholds.push_back({"kind", 3, false, Threshold::Block::element, {}, nullptr});
  std::set<std::pair<std::uint64_t, std::uint64_t>> met;
  bool hasOneRow = false;
  for (const Case& one : buildCases(manifest, 0)) {
    if (one.inputClass != "flags")
      continue;
    hasOneRow = hasOneRow || one.dims.at("T") == 1;
    std::vector<std::uint64_t> held;
    for (const char* name : {"keep", "kind"}) {
      const auto tensor = std::ranges::find(one.inputs, name, &Tensor::name);
      REQUIRE(tensor != one.inputs.end());
      CHECK(std::ranges::all_of(tensor->bytes, [&](std::byte code) { return code == tensor->bytes.front(); }));
      held.push_back(static_cast<std::uint64_t>(tensor->bytes.front()));
    }
    met.emplace(held[0], held[1]);
  }
  CHECK(hasOneRow);
  CHECK(met == std::set<std::pair<std::uint64_t, std::uint64_t>>{{1, 3}, {0, 2}, {1, 4}});
}

TEST_CASE("where a scale follows from a range, one row lies above zero, and one below") {
  Manifest manifest = manifestWith(0.5, 8);
  const auto signsOf = [&] {
    std::set<int> signs;
    for (const Case& one : buildCases(manifest, 0)) {
      if (one.inputClass != "above_zero" && one.inputClass != "below_zero")
        continue;
      const Tensor& x = one.inputs.front();
      for (std::size_t k = 0; k < x.bytes.size() / 2; ++k)
        signs.insert(findFormat("bf16")->decode(loadCode(x.bytes.data(), 2, k)) > 0 ? 1 : -1);
    }
    return signs;
  };
  CHECK(signsOf().empty());
  manifest.boundaries[0].range = 15;
  CHECK(signsOf() == std::set<int>{-1, 1});
}

TEST_CASE("scales of few bits: half way between two numbers of their format, and at its numbers") {
  Manifest manifest = manifestWith(0.5, 8);
  Parameter s = manifest.prototype[0];
  s.name = "s";
  s.format = "f16";
  s.role = TensorRole::out;
  s.shape = {"T"};
  s.domain = {};
  manifest.prototype.push_back(s);
  const auto largestOf = [&] {
    std::set<double> found;
    for (const Case& one : buildCases(manifest, 0)) {
      if (one.inputClass != "scale_ties")
        continue;
      CHECK(one.params.at("ub") == 0.5);
      const auto values = magnitudes(one);
      const auto width = static_cast<std::size_t>(one.dims.at("H"));
      for (std::size_t row = 0; row * width < values.size(); ++row)
        found.insert(*std::max_element(values.begin() + static_cast<std::ptrdiff_t>(row * width),
                                       values.begin() + static_cast<std::ptrdiff_t>((row + 1) * width)));
    }
    return found;
  };
  CHECK(containsAll(largestOf(), {127 * 0x1p-25, 127 * 0x1p-24, 127 * 0x1p-23}));
  manifest.prototype.back().format = "f32";
  CHECK(largestOf().empty());
}
