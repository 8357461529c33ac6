// Where contracts compare: what is found of a text's comparisons and limits.

#include "compiler/contract/check_text.h"
#include "compiler/emit/thresholds.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;
using Block = emit::Threshold::Block;

namespace {

struct Found {      // of what is compared
  std::string text; // "x = 6 * ub / s"
  Block block;
  bool ofMagnitude, hasWidth;
  bool operator==(const Found&) const = default;
};

std::vector<Found> thresholds(const std::string& clauses) {
  const auto text =
      contract::checkText("contract c {\n  dim T >= 1, K multiple of 32\n  index t < T, k < K, g < K / 32, j < 32\n"
                          "  in x: f32[T, K] finite magnitude 2^-40..2^40, s: f32[T] finite positive magnitude 1..2\n"
                          "  in n: i32[T]\n  param ub: f32 finite positive magnitude 1..4 = 2, top: i32 = 7\n"
                          "  out y: f32[T, K] zeros distinct, z: f32[T, K / 32] zeros distinct, c: i32[T]\n" +
                          clauses + "}\n");
  REQUIRE_MESSAGE(text->contracts.size() == 1, text->report());
  const contract::Contract& contract = text->contracts.front();
  std::vector<Found> found;
  for (const emit::Threshold& one : emit::thresholdsOf(contract)) {
    std::string shown = contract.quantity(one.input).name + " = " + one.value.get_str();
    for (const auto& [factor, divides] : one.factors)
      shown += (divides ? " / " : " * ") + contract.quantity(factor).name;
    found.push_back({shown, one.block, one.ofMagnitude, one.width != contract::kNone});
  }
  return found;
}

std::string value(const std::string& condition, const std::string& arithmetic = "") {
  return "  clause v: y[t, k] = if " + condition + " then 1 else x[t, k]" + arithmetic +
         "\n  clause w: z[t, g] = 1\n  clause c: c[t] = 1\n";
}

} // namespace

TEST_CASE("a comparison of an element gives its threshold, however it is written") {
  using List = std::vector<Found>;
  CHECK(thresholds(value("x[t, k] > 6")) == List{{"x = 6", Block::element, false, false}});
  CHECK(thresholds(value("6 <= x[t, k]")) == List{{"x = 6", Block::element, false, false}});
  CHECK(thresholds(value("-x[t, k] == 6")) == List{{"x = -6", Block::element, false, false}});
  CHECK(thresholds(value("abs(x[t, k]) >= ub")) == List{{"x = 1 * ub", Block::element, true, false}});
  CHECK(thresholds(value("x[t, k] < s[t]")) == List{{"x = 1 * s", Block::element, false, false}});
  CHECK(thresholds(value("x[t, k] < s[t] and x[t, k] != 3")).size() == 2);
  // Once, though it is compared twice; zero blocks and plain data have the rest.
  CHECK(thresholds(value("x[t, k] > 6 or x[t, k] < 6")).size() == 1);
  CHECK(thresholds(value("x[t, k] > 0")).empty());
  CHECK(thresholds(value("t > 6")).empty());
  CHECK(thresholds(value("n[t] > top")) == List{{"n = 1 * top", Block::element, false, false}});
}

TEST_CASE("products and quotients are solved for the element; sums are not") {
  const std::string head = "  let v[t, k] = x[t, k] / s[t] in f32\n";
  using List = std::vector<Found>;
  CHECK(thresholds(head + value("abs(v[t, k]) > ub")) == List{{"x = 1 * ub * s", Block::element, true, false}});
  CHECK(thresholds(head + value("2 * v[t, k] > 3", " in f32")) == List{{"x = 3/2 * s", Block::element, false, false}});
  CHECK(thresholds("  let v[t, k] = x[t, k] + s[t] in f32\n" + value("v[t, k] > ub")).empty());
}

TEST_CASE("of a block's largest element, with the block's extent; limits by a parameter count, by a constant not") {
  const std::string head = "  let a[t, g] = max over j of (abs(x[t, 32*g + j]))\n";
  const std::string rest = "  clause v: y[t, k] = x[t, k]\n  clause c: c[t] = 1\n";
  using List = std::vector<Found>;
  CHECK(thresholds(head + "  clause w: z[t, g] = if a[t, g] <= 5 then 0 else a[t, g]\n" + rest) ==
        List{{"x = 5", Block::largest, true, true}});
  CHECK(thresholds(head + "  clause w: z[t, g] = min(a[t, g], ub)\n" + rest) ==
        List{{"x = 1 * ub", Block::largest, true, true}});
  CHECK(thresholds(head + "  clause w: z[t, g] = min(a[t, g], 5)\n" + rest).empty());
}
