#include "compiler/contract/check_text.h"
#include "compiler/driver/profiles.h"

#include <doctest/doctest.h>

namespace qkc::driver {
namespace {

MeasuredUnit unit(int step, int keep, int result, probe::Cut rounded) {
  MeasuredUnit out{"mma.sync f16", "sm90_f16", {}};
  out.found.steps.emplace_back();
  for (int k = 0; k < step; ++k)
    out.found.steps.back().push_back(k);
  out.found.keep = keep;
  out.found.result = result;
  out.found.aligned = probe::Cut::toZero;
  out.found.rounded = rounded;
  return out;
}

TEST_CASE("profiles of the library are read as the type checker reads them") {
  const auto f16 = libraryProfile("sm90_f16");
  REQUIRE(f16);
  CHECK(f16->step == 16);
  CHECK(f16->keep == 25);
  CHECK(f16->result == 23);
  CHECK(!f16->rounds);
  const auto fp8 = libraryProfile("sm90_wgmma_fp8");
  REQUIRE(fp8);
  CHECK(fp8->step == 32);
  CHECK(fp8->keep == 13);
  CHECK(fp8->result == 13);
  CHECK(!libraryProfile("sm90_f64"));
}

TEST_CASE("architectures of compute capabilities") {
  CHECK(profileArchitecture(75) == "sm75");
  CHECK(profileArchitecture(86) == "sm80");
  CHECK(profileArchitecture(89) == "sm89");
  CHECK(profileArchitecture(90) == "sm90");
  CHECK(profileArchitecture(120) == "sm100");
}

TEST_CASE("a measured unit against the profile: same, inside, outside") {
  const auto library = libraryProfile("sm90_f16");
  const auto against = [&](const MeasuredUnit& one) { return compareProfiles(*profileOf({one}), library); };
  CHECK(against(unit(16, 25, 23, probe::Cut::toZero)) == Agreement::same);
  CHECK(against(unit(16, 26, 23, probe::Cut::toZero)) == Agreement::inside);
  CHECK(against(unit(32, 25, 23, probe::Cut::toZero)) == Agreement::inside);
  CHECK(against(unit(16, 25, 23, probe::Cut::nearestEven)) == Agreement::inside);
  CHECK(against(unit(16, 24, 23, probe::Cut::toZero)) == Agreement::outside);
  CHECK(against(unit(8, 25, 23, probe::Cut::toZero)) == Agreement::outside);
  CHECK(against(unit(16, 25, 13, probe::Cut::toZero)) == Agreement::outside);
  CHECK(compareProfiles(*library, std::nullopt) == Agreement::noProfile);
  CHECK(differences(*profileOf({unit(8, 25, 23, probe::Cut::toZero)}), *library) == "step 8, the profile has 16");
}

TEST_CASE("an addition of its own for what comes in costs a bit of the terms") {
  MeasuredUnit apart = unit(16, 25, 23, probe::Cut::toZero);
  apart.found.startApart = probe::Cut::nearestEven;
  const auto measured = profileOf({apart});
  REQUIRE(measured);
  CHECK(measured->keep == 24);
  CHECK(compareProfiles(*measured, libraryProfile("sm90_fp8")) == Agreement::same);
  CHECK(compareProfiles(*measured, libraryProfile("sm90_f16")) == Agreement::outside);
  apart.found.startApart = probe::Cut::away;
  CHECK(!profileOf({apart}));
}

TEST_CASE("of several units the fewest bits hold for all") {
  const auto both = profileOf({unit(16, 25, 23, probe::Cut::toZero), unit(8, 27, 13, probe::Cut::nearestEven)});
  REQUIRE(both);
  CHECK(both->step == 8);
  CHECK(both->keep == 25);
  CHECK(both->result == 13);
  CHECK(!both->rounds);
  CHECK(!profileOf({unit(16, 25, 23, probe::Cut::toMinus)}));
  MeasuredUnit nearest = unit(16, 25, 23, probe::Cut::nearestEven);
  nearest.found.aligned = probe::Cut::nearestEven; // terms lose half a unit at most: inside
  REQUIRE(profileOf({nearest}));
  CHECK(compareProfiles(*profileOf({nearest}), libraryProfile("sm90_f16")) == Agreement::inside);
  for (const probe::Cut cut : {probe::Cut::away, probe::Cut::toMinus, probe::Cut::toPlus, probe::Cut::unknown}) {
    nearest.found.aligned = cut;
    CHECK(!profileOf({nearest}));
  }
  MeasuredUnit odd = unit(16, 25, 23, probe::Cut::toZero);
  odd.found.problem = "its places do not fall into steps";
  CHECK(!profileOf({odd}));
}

TEST_CASE("what is written is a profile that contracts can use") {
  const auto measured = profileOf({unit(16, 13, 13, probe::Cut::toZero)});
  const std::string text = profileText(*measured, "mma.sync f16") + R"(
accumulator measured = tensor_core(sm90_f16)
contract uses {
  dim   M >= 1, K >= 1
  index m < M, k < K
  in  a: f16[M, K] finite, b: f16[K] finite
  out y: f32[M]
  clause dot: y[m] within sum over k of (a[m, k] * b[k]) in measured
}
)";
  const auto checked = contract::checkText(text, "text", "");
  REQUIRE_MESSAGE(checked->contracts.size() == 1, checked->report());
  const auto& freedoms = checked->contracts.front().freedoms;
  const auto found = std::find_if(freedoms.begin(), freedoms.end(), [](const auto& one) { return one.accumulator; });
  REQUIRE(found != freedoms.end());
  const auto& core = found->accumulator->members.front().core;
  REQUIRE(core);
  CHECK(*core == *measured);
}

TEST_CASE("steps as people read them") {
  MeasuredUnit one = unit(16, 25, 23, probe::Cut::toZero);
  CHECK(stepsText(one.found) == "16");
  one.found.steps = {{0, 1, 4, 5}, {2, 3, 6, 7}};
  CHECK(stepsText(one.found) == "2 of 4: {0 1 4 5}, {2 3 6 7}");
  one.found.steps = {{0, 1}, {2, 3}};
  CHECK(stepsText(one.found) == "2 of 2");
}

} // namespace
} // namespace qkc::driver
