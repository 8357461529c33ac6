// R4 where groups of places share scales: a step is aligned to the scales' exponents, whatever the codes are.

#include "compiler/semantics/judged_text.h"

#include <doctest/doctest.h>

#include <string>

using namespace qkc;
using namespace qkc::semantics;

namespace {

constexpr std::size_t kLength = 64;
constexpr std::uint64_t kZero = 0x00000000;
constexpr std::uint64_t kProduct = 0x35800000; // 2^-20

std::string text(const std::string& how) {
  return "use stdlib.prelude\ncontract s {\n dim K multiple of 16\n index k < K\n in a: e2m1[K], sa: ue4m3[K/16] "
         "finite\n"
         " in b: e2m1[K], sb: ue4m3[K/16] finite\n out y: f32[]\n"
         " clause c: y within sum over k of ((a[k] * sa[k / 16]) * (b[k] * sb[k / 16])) in " +
         how + "\n}\n";
}

// One product of 2^-20; the scales of the second group are the largest, its codes 0.
void give(JudgedText& run) {
  Codes codes(kLength, 0);
  codes[0] = 1;
  run.give("a", codes).give("b", codes);
  const Codes scales = {1, 0x7e, 0, 0}; // 2^-9 and 448
  run.give("sa", scales).give("sb", scales);
}

} // namespace

TEST_CASE("R4: scales of a group of zeros cut what is far below them") {
  // 35 bits below 2^16, the exponents of 448 and 448, is 2^-19: nothing of 2^-20 is left.
  JudgedText cores(text("nvf4_tc"), {kLength});
  give(cores);
  CHECK(cores.judge({kZero}) == "+");
  CHECK(cores.judge({kProduct}) == "+");
  CHECK(cores.judge({0x3a800000}) == "-"); // 2^-10
  JudgedText plain(text("f32_free"), {kLength});
  give(plain);
  CHECK(plain.judge({kZero}) == "-");
  CHECK(plain.judge({kProduct}) == "+");
}

TEST_CASE("R4: a sum of groups under like scales stays exact") {
  JudgedText run(text("nvf4_tc"), {kLength});
  const Codes codes(kLength, 2);          // 1
  const Codes scales(kLength / 16, 0x38); // 1
  run.give("a", codes).give("b", codes).give("sa", scales).give("sb", scales);
  CHECK(run.judge({0x42800000}) == "+"); // 64
  CHECK(run.judge({0x42800001}) == "-");
}
