// Contracts with enclosures through the front end and the judge: which returned values are admissible.

#include "compiler/semantics/judged_text.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace qkc;
using namespace qkc::semantics;

namespace {

std::string dot(const std::string& in, const std::string& out, const std::string& freedoms) {
  return "contract dot {\n  dim M >= 1, K >= 1\n  index m < M, k < K\n  in a: " + in + "[M, K] finite, b: " + in +
         "[M, K] finite\n  out y: " + out + "[M]\n  clause c: y[m] within " + (out == "f32" ? "" : out + "(") +
         "sum over k of (a[m, k] * b[m, k])" + (out == "f32" ? "" : ", half_even, inf)") + " " + freedoms + "\n}\n";
}

const std::string kFree = "in f32 any order, contraction allowed";

} // namespace

TEST_CASE("N02: sums of products below the normal numbers") {
  const std::string bf16 = dot("bf16", "f32", kFree);
  JudgedText small(bf16, {1, 1000});
  small.give("a", repeated(0x1a00, 1000)).give("b", repeated(0x1a00, 1000));
  CHECK(small.judge({0x00000000}) == "+");
  CHECK(small.judge({0x000003e8}) == "+");
  CHECK(small.judge({0x000003ea}) == "-");
  JudgedText larger(bf16, {1, 1000});
  larger.give("a", repeated(0x1a40, 1000)).give("b", repeated(0x1a40, 1000));
  CHECK(larger.judge({0x000003e8}) == "+");
  CHECK(larger.judge({0x00000465}) == "+");
  CHECK(larger.judge({0x0000026c}) == "-"); // 500 eta is what 1000 products may lose
  JudgedText chain(
      "contract dot {\n dim K >= 1\n index k < K\n in a: f16[K] finite, b: f16[K] finite\n out y: f16[]\n clause c: y "
      "within sum over k of (a[k] * b[k]) in f16 any order, contraction allowed\n}\n",
      {256});
  chain.give("a", repeated(0x0a00, 256)).give("b", repeated(0x0a00, 256));
  CHECK(chain.judge({0x0100}) == "+"); // 256 eta, exact 144 eta
  CHECK(chain.judge({0x0140}) == "-"); // 306 eta is what 256 such products may give
}

TEST_CASE("N05: a sum whose lawful values are far apart decides codes both ways") {
  JudgedText run(
      "contract q8 {\n dim K >= 1\n index k < K\n in x: f32[K] finite magnitude 1..2^30\n out q: i8[]\n clause c: "
      "q within "
      "i8((sum over k of (x[k])) / 10, half_even, saturate) in f32 any order\n}\n",
      {3});
  run.give("x", {f32Bits(0x1p24F), f32Bits(1.0F), f32Bits(-0x1p24F)});
  CHECK(run.judge({0}) == "+");
  CHECK(run.masked == 0); // 0.1 and 0 encode alike
  JudgedText wide(
      "contract q8 {\n dim K >= 1\n index k < K\n in x: f32[K] finite magnitude 1..2^30\n out q: i8[]\n clause c: "
      "q within "
      "i8((sum over k of (x[k])) * 10, half_even, saturate) in f32 any order\n}\n",
      {3});
  wide.give("x", {f32Bits(0x1p24F), f32Bits(1.0F), f32Bits(-0x1p24F)});
  CHECK(wide.judge({0}) == "+");
  CHECK(wide.judge({10}) == "+");
  CHECK(wide.wide == 1);
}

TEST_CASE("N07: rows of tensor cores are outside an f32 sum and inside the named accumulator") {
  // One product 1, then seven terms just under 2^-24 and one just under 2^-23 in each step.
  constexpr std::size_t kLength = 256;
  Codes a(kLength, 0x0fff);
  Codes b(kLength, 0x0800);
  a[0] = b[0] = 0x3c00;
  for (std::size_t k = 8; k < kLength; k += 8) {
    b[k] = 0x0c00;
  }
  JudgedText plain(dot("f16", "f32", kFree), {1, kLength});
  plain.give("a", a).give("b", b);
  CHECK(plain.judge({0x3f800000}) == "-");
  CHECK(plain.judge({0x3f80008f}) == "+");
  JudgedText cores(dot("f16", "f32", "in f32_tc"), {1, kLength});
  cores.give("a", a).give("b", b);
  CHECK(cores.judge({0x3f800000}) == "+");
  CHECK(cores.judge({0x3f7ffc00}) == "-");
}

TEST_CASE("N10: a sum that may overflow is not judged") {
  JudgedText run(
      "contract s {\n dim K >= 1\n index k < K\n in x: bf16[K] finite\n out y: f32[]\n clause c: y within sum over "
      "k of "
      "(x[k]) in f32 any order\n}\n",
      {4});
  run.give("x", {0x7f62, 0x7f62, 0xff62, 0xff62});
  CHECK(run.judge({0x00000000}) == "?");
  CHECK(run.judge({0x7fc00000}) == "?");
}

TEST_CASE("N11: zeros are one place, and no NaN is in an interval") {
  const std::string text =
      "contract s {\n dim K >= 1\n index k < K\n in x: f32[K] finite\n out y: FORMAT[]\n clause c: y within "
      "FORMAT(sum over k of (x[k]), half_even, saturate) in f32 any order\n}\n";
  const auto with = [&](const std::string& format) {
    std::string out = text;
    for (std::size_t at = out.find("FORMAT"); at != std::string::npos; at = out.find("FORMAT")) {
      out.replace(at, 6, format);
    }
    return out;
  };
  JudgedText e4m3(with("e4m3"), {2});
  e4m3.give("x", {0x80000000, 0x80000000});
  CHECK(e4m3.judge({0x00}) == "+");
  CHECK(e4m3.judge({0x80}) == "+");
  CHECK(e4m3.judge({0x7f}) == "-");
  JudgedText fnuz(with("e4m3fnuz"), {2});
  fnuz.give("x", {0x00000000, 0x80000000});
  CHECK(fnuz.judge({0x00}) == "+");
  CHECK(fnuz.judge({0x80}) == "-");
}

TEST_CASE("N13: a mean as a quotient or as a product") {
  const std::string text =
      "contract m {\n dim K >= 1\n index k < K\n in x: f32[K] finite\n out y: f32[]\n clause c: y within mean "
      "over k of (x[k]) in f32 any order";
  Codes terms = {0x44e02d0b, 0, 0, 0, 0, 0, 0};
  JudgedText both(text + ", reciprocal allowed\n}\n", {7});
  both.give("x", terms);
  CHECK(both.judge({0x438019bd}) == "+");
  CHECK(both.judge({0x438019be}) == "+");
  CHECK(both.judge({0x438019bf}) == "-");
  JudgedText quotient(text + "\n}\n", {7});
  quotient.give("x", terms);
  CHECK(quotient.judge({0x438019bd}) == "+");
  CHECK(quotient.judge({0x438019be}) == "-");
}

TEST_CASE("N16: a truncated output of one product is rejected") {
  JudgedText run(dot("f32", "bf16", kFree), {2, 1});
  run.give("a", {0x3f80f000, 0x3f80c000}).give("b", {0x3f800000, 0x3f800000});
  CHECK(run.judge({0x3f81, 0x3f81}) == "++");
  CHECK(run.judge({0x3f80, 0x3f80}) == "--");
}

TEST_CASE("N17: low-precision accumulators on rows with few products that are not 0") {
  for (const std::size_t length : {256, 1024, 4096, 16384}) {
    for (const std::string& freedoms : {kFree, std::string("in f32_tc")}) {
      JudgedText run(dot("f16", "f32", freedoms), {1, static_cast<std::int64_t>(length)});
      Codes a(length, 0);
      Codes b(length, 0);
      a[3] = 0x3c01; // (1 + 2^-10)(1 + 2^-9 + 2^-10): 22 bits
      b[3] = 0x3c03;
      run.give("a", a).give("b", b);
      CHECK(run.judge({0x3f808018}) == "+");
      CHECK(run.judge({0x3f808000}) == "-"); // f16
      CHECK(run.judge({0x3f810000}) == "-"); // bf16
      a[40] = b[40] = 0x2c00;                // 2^-8 more
      run.give("a", a).give("b", b);
      CHECK(run.judge({0x3f810018}) == "+");
      CHECK(run.judge({0x3f810000}) == "-");
      for (std::size_t k = 64; k < 128; k += 2)
        a[k] = b[k] = 0x2c00; // 32 more: 33 and the first
      run.give("a", a).give("b", b);
      CHECK(run.judge({f32Bits(0x1.020030p0F + 32 * 0x1p-8F)}) == "+");
      CHECK(run.judge({f32Bits(1.0F + 33 * 0x1p-8F)}) == "-"); // f16 and bf16 lose what is below
    }
  }
}

TEST_CASE("N17: stagnating sums in f16 and bf16 are outside an f32 sum") {
  for (const std::int64_t length : {256, 1024}) {
    JudgedText run(dot("f16", "f32", kFree), {1, length});
    Codes a(static_cast<std::size_t>(length), 0x3c00);
    Codes b(static_cast<std::size_t>(length), 0x0c00); // 2^-12
    b[0] = 0x3c00;
    run.give("a", a).give("b", b);
    CHECK(run.judge({0x3f800000}) == "-");
    CHECK(run.judge({f32Bits(1.0F + static_cast<float>(length - 1) * 0x1p-12F)}) == "+");
  }
}

TEST_CASE("N18: an fp8 accumulator that is never promoted loses the small blocks") {
  // 256 = 0x58 * 0x58 alone in its block, then 0x3f * 0x08 in the other: exact 256 + 128 * 1.875 * 2^-6 / ... = 259.75.
  Codes a(256, 0x3f);
  Codes b(256, 0x08);
  for (std::size_t k = 0; k < 128; ++k) {
    a[k] = b[k] = k == 0 ? 0x58 : 0;
  }
  JudgedText promoted(dot("e4m3", "f32", "in fp8_promoted(128)"), {1, 256});
  promoted.give("a", a).give("b", b);
  CHECK(promoted.judge({f32Bits(259.75F)}) == "+");
  CHECK(promoted.judge({f32Bits(256.0F)}) == "-");
  JudgedText open(dot("e4m3", "f32", "in fp8_tc"), {1, 256});
  open.give("a", a).give("b", b);
  CHECK(open.judge({f32Bits(256.0F)}) == "+");
}

TEST_CASE("N19: a product rounded to f16 on its way shows next to a tie of bf16") {
  JudgedText run(dot("f16", "bf16", kFree), {2, 1});
  run.give("a", {0x3c01, 0x3c01}).give("b", {0x3c03, 0x3c13});
  CHECK(run.judge({0x3f81, 0x3f83}) == "++");
  CHECK(run.judge({0x3f80, 0x3f82}) == "--");
}

TEST_CASE("R8: a window below a power of two, and the accuracy of a quotient") {
  JudgedText root(
      "contract r {\n dim N >= 1\n index n < N\n in x: f32[N] finite positive\n out y: f32[N]\n clause c: y[n] within "
      "rsqrt(x[n]) in f32 rsqrt within 2 ulp\n}\n",
      {2});
  root.give("x", {0x3f800000, 0x40800000}); // 1 and 4
  CHECK(root.judge({0x3f800002, 0x3f000000}) == "++");
  CHECK(root.judge({0x3f7ffffc, 0x3efffffc}) == "++"); // 2 ulp of 1 are 4 steps below it
  CHECK(root.judge({0x3f7ffffb, 0x3efffffb}) == "--");
  CHECK(root.judge({0x3f800003, 0x3f000003}) == "--");
  JudgedText quotient("contract r {\n dim N >= 1\n index n < N\n in x: f32[N] finite positive magnitude 1..2\n out y: "
                      "f32[N]\n clause c: "
                      "y[n] within 1 / x[n] in f32 div within 2 ulp\n}\n",
                      {1});
  quotient.give("x", {0x3fc00000}); // 1.5
  CHECK(quotient.judge({0x3f2aaaab}) == "+");
  CHECK(quotient.judge({0x3f2aaaad}) == "-");
  CHECK(quotient.judge({0x3f2aaaa9}) == "+");
}

TEST_CASE("a tolerance that is stated widens the ends") {
  JudgedText steps(
      "contract t {\n dim N >= 1\n index n < N\n in x: f32[N] finite\n out y: bf16[N] zeros same\n clause c: "
      "y[n] within 2 steps of "
      "bf16(x[n], half_even, inf)\n}\n",
      {1});
  steps.give("x", {0x3f800000});
  CHECK(steps.judge({0x3f82}) == "+");
  CHECK(steps.judge({0x3f7e}) == "+");
  CHECK(steps.judge({0x3f83}) == "-");
  JudgedText relative(
      "contract t {\n dim N >= 1\n index n < N\n in x: f32[N] finite\n out y: f32[N] zeros same\n clause c: "
      "y[n] within abs 0 rel "
      "2^-10 of x[n]\n}\n",
      {1});
  relative.give("x", {0x3f800000});
  CHECK(relative.judge({f32Bits(1.0F + 0x1p-10F)}) == "+");
  CHECK(relative.judge({f32Bits(1.0F + 0x1.01p-10F)}) == "-");
  CHECK(relative.judge({f32Bits(1.0F - 0x1p-10F)}) == "+");
}

TEST_CASE("finite freedoms are choices: each evaluation and nothing else") {
  const std::string text =
      "contract t {\n dim N >= 1\n index n < N\n in a: f32[N] finite magnitude 2^-9..2^9, b: f32[N] finite magnitude "
      "2^-9..2^9, c: f32[N] finite magnitude 2^-9..2^9\n out y: f32[N] zeros same\n clause v: y[n] = ";
  // Row C00 of S8: one operation or two.
  JudgedText fused(text + "a[n] * b[n] + c[n] in f32 contraction allowed\n}\n", {1});
  const float a = 1.0F + 0x1p-12F;
  const float c = -(1.0F + 0x1p-11F);
  fused.give("a", {f32Bits(a)}).give("b", {f32Bits(a)}).give("c", {f32Bits(c)});
  CHECK(fused.judge({f32Bits(std::fma(a, a, c))}) == "+");
  CHECK(fused.judge({f32Bits(0.0F)}) == "+");
  CHECK(fused.judge({f32Bits(0x1p-25F)}) == "-");
  JudgedText chain(text + "a[n] * b[n] * c[n] in f32 any association\n}\n", {1});
  const float x = 1.1F;
  const float y = 1.3F;
  const float z = 1.7F;
  chain.give("a", {f32Bits(x)}).give("b", {f32Bits(y)}).give("c", {f32Bits(z)});
  CHECK(chain.judge({f32Bits(x * y * z)}) == "+");
  CHECK(chain.judge({f32Bits(x * (y * z))}) == "+");
  CHECK(chain.judge({f32Bits(y * (x * z))}) == "+");
  CHECK(chain.judge({f32Bits(x * y * z) + 3}) == "-");
}
