// Mutants of guards: of arms beside which they would change nothing, or leave elements without a value, there are none.

#include "compiler/contract/check_text.h"
#include "compiler/mutate/mutants.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qkc;

namespace {

// Ids of the mutants of guards of a contract with these arms of s.
std::vector<std::string> guardsOf(const std::string& arms) {
  const auto text = contract::checkText("contract c {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
                                        "  in x: f32[T, H] finite magnitude 2^-130..2^20\n  out s: f32[T]\n"
                                        "  let a[t] = max over h of (abs(x[t, h]))\n" +
                                        arms + "}\n");
  REQUIRE_MESSAGE(text->contracts.size() == 1, text->report());
  std::vector<std::string> ids;
  for (const mutate::Mutant& mutant : mutate::mutantsOf(text->contracts.front()))
    if (mutant.id.ends_with("guard.first_element") || mutant.id.ends_with("guard.threshold"))
      ids.push_back(mutant.id);
  std::ranges::sort(ids);
  return ids;
}

using Ids = std::vector<std::string>;

const std::string kScale = "s[t] = a[t] / 127 in f32 ";

} // namespace

TEST_CASE("a guard that an earlier arm's contrary leaves is no place for a mutant") {
  CHECK(guardsOf("  clause scale: " + kScale + "when a[t] != 0\n  clause none: s[t] = 1 when a[t] == 0\n").empty());
  CHECK(guardsOf("  clause none: s[t] = 1 when a[t] == 0\n  clause scale: " + kScale + "when a[t] != 0\n") ==
        Ids{"none.guard.first_element", "none.guard.threshold"});
  CHECK(guardsOf("  clause none: s[t] = 1 when a[t] == 0\n  clause scale: " + kScale + "otherwise\n") ==
        Ids{"none.guard.first_element", "none.guard.threshold"});
}

TEST_CASE("a guard that holds of fewer elements needs an arm for the others") {
  CHECK(guardsOf("  clause scale: " + kScale + "when a[t] != 0\n  clause none: s[t] = 1 otherwise\n") ==
        Ids{"scale.guard.first_element"});
}

TEST_CASE("without an arm its elements go to the arms after it, whatever the last one's guard says") {
  for (const std::string last : {"when a[t] != 0", "otherwise"}) {
    const auto text = contract::checkText("contract c {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
                                          "  in x: f32[T, H] finite magnitude 2^-60..2^20\n  out s: f32[T]\n"
                                          "  let a[t] = max over h of (abs(x[t, h]))\n"
                                          "  clause none: s[t] = 1 when a[t] == 0\n  clause scale: " +
                                          kScale + last + "\n}\n");
    REQUIRE_MESSAGE(text->contracts.size() == 1, text->report());
    const auto mutants = mutate::mutantsOf(text->contracts.front());
    const auto dropped = std::ranges::find(mutants, "none.guard.dropped", &mutate::Mutant::id);
    REQUIRE(dropped != mutants.end());
    const auto& quantities = dropped->contract.quantities;
    const auto scale = std::ranges::find(quantities, "s", &contract::Quantity::name);
    REQUIRE(scale != quantities.end());
    REQUIRE(scale->arms.size() == 1);
    CHECK(scale->arms.front().guard == contract::kNone);
  }
}
