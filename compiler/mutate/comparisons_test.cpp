// Mutants of comparisons: strictness, branches, conditions of reductions; of values alone.

#include "compiler/contract/check_text.h"
#include "compiler/mutate/mutants.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;

namespace {

// Ids of the mutants of comparisons and limits.
std::string mutantsOf(const std::string& clauses) {
  const auto text = contract::checkText("contract c {\n  dim T >= 1, H in 1..4096\n  index t < T, h < H\n"
                                        "  in x: f32[T, H] finite magnitude 2^-40..2^40, s: i32[T] range 0..100\n"
                                        "  param ub: f32 finite positive magnitude 1..8 = 2\n"
                                        "  out y: f32[T, H] zeros distinct, n: i32[T]\n" +
                                        clauses + "}\n");
  REQUIRE_MESSAGE(text->contracts.size() == 1, text->report());
  std::string ids;
  for (const mutate::Mutant& mutant : mutate::mutantsOf(text->contracts.front()))
    if (mutant.facet == "comparison" || mutant.id.ends_with("all_counted") || mutant.id.ends_with("_dropped"))
      ids += (ids.empty() ? "" : " ") + mutant.id;
  return ids;
}

const std::string kRest = "  clause r: n[t] = 1\n";

} // namespace

TEST_CASE("a comparison of values is strict where it is not, and each branch stands alone") {
  CHECK(mutantsOf("  clause v: y[t, h] = if x[t, h] > ub then 1 else x[t, h]\n" + kRest) ==
        "v.comparison.not_strict v.comparison.always v.comparison.never");
  CHECK(mutantsOf("  clause v: y[t, h] = if s[t] <= 7 then 1 else x[t, h]\n" + kRest) ==
        "v.comparison.strict v.comparison.always v.comparison.never");
}

TEST_CASE("guards too, but not one that an earlier arm's contrary leaves") {
  CHECK(mutantsOf("  clause v: y[t, h] = 1 when x[t, h] >= ub\n  clause w: y[t, h] = x[t, h] otherwise\n" + kRest) ==
        "v.comparison.strict");
  CHECK(
      mutantsOf("  clause v: y[t, h] = 1 when x[t, h] >= ub\n  clause w: y[t, h] = x[t, h] when x[t, h] < ub\n" + kRest)
          .empty());
}

TEST_CASE("elements that a condition leaves out, and limits by a parameter") {
  CHECK(mutantsOf("  clause v: y[t, h] = min(x[t, h], ub)\n"
                  "  clause r: n[t] = i32(sum over h where x[t, h] > 6 of (1), saturate)\n") ==
        "v.value.cap_dropped r.comparison.not_strict r.reduction.all_counted");
}

TEST_CASE("a comparison of places is none of values") {
  CHECK(mutantsOf("  clause v: y[t, h] = if h < T then 1 else x[t, h]\n" + kRest).empty());
  CHECK(mutantsOf("  clause v: y[t, h] = if h < s[t] then 1 else x[t, h]\n" + kRest).empty());
}

TEST_CASE("nor is one of what follows from places alone") {
  CHECK(mutantsOf("  let far[h] = h / 2\n  clause v: y[t, h] = if far[h] < T then 1 else x[t, h]\n" + kRest).empty());
}

TEST_CASE("a branch that its condition makes safe does not stand alone") {
  CHECK(mutantsOf("  clause v: y[t, h] = if s[t] < H then x[t, s[t]] else 0\n" + kRest) == "v.comparison.never");
}
