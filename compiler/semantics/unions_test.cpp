// R9 where an `if` is the judged value: an undecided condition admits both branches, and nothing between them.

#include "compiler/semantics/judged_text.h"

#include <doctest/doctest.h>

using namespace qkc::semantics;

namespace {

// The sum of 2^24, 1 and -2^24 is 0 or 1 by order.
const char* const kText = "contract s {\n dim K >= 1\n index k < K\n in x: f32[K] finite\n out y: f16[]\n"
                          " clause total: let t = sum over k of (x[k]) in f32 any order\n"
                          " clause c: y within if t < 0.5 then f16(1) else f16(4)\n}\n";

} // namespace

TEST_CASE("R9: an undecided condition admits either branch and nothing between") {
  JudgedText run(kText, {3});
  run.give("x", {0x4b800000, 0x3f800000, 0xcb800000});
  CHECK(run.judge({0x3c00}) == "+"); // 1
  CHECK(run.judge({0x4400}) == "+"); // 4
  CHECK(run.judge({0x4000}) == "-"); // 2
  CHECK(run.judge({0x4500}) == "-"); // 5
}

TEST_CASE("R9: a decided condition admits its branch alone") {
  JudgedText run(kText, {3});
  run.give("x", {0, 0, 0});
  CHECK(run.judge({0x3c00}) == "+");
  CHECK(run.judge({0x4400}) == "-");
}
