// R9: the codes of a row share a scalar, of which one value must explain them all.

#include "compiler/semantics/judged_text.h"

#include <cmath>
#include <random>

using namespace qkc;
using namespace qkc::semantics;

namespace {

std::string norm(const std::string& words) {
  return "contract n {\n dim H in 64..16384\n index h < H, j < H\n in x: f32[H] finite magnitude 2^-30..2^30\n"
         " in s: f32[] positive magnitude 2^-20..2^20\n const eps: f32 = 1e-6\n out q: i8[H]\n"
         " clause variance: let k = sum over j of (x[j]^2) / H in f32 any order, contraction allowed\n"
         " clause root: let r = rsqrt(k + eps) in f32 rsqrt within 2 ulp\n"
         " clause codes: q[h] within i8(x[h] * r / s, half_even, saturate) in f32" +
         words + "\n}\n";
}

Codes normalRow(std::int64_t length) {
  std::mt19937 engine(17);
  std::normal_distribution<float> normal;
  Codes x;
  for (std::int64_t h = 0; h < length; ++h) {
    x.push_back(f32Bits(normal(engine)));
  }
  return x;
}

constexpr std::int64_t kLength = 4096;

// The codes that a kernel may return when it takes the least, or the largest, admissible one for each element.
struct Ends {
  Codes first, last;
};
Ends endsOf(const std::string& text) {
  JudgedText row(text, {kLength});
  row.give("x", normalRow(kLength)).give("s", {f32Bits(0.03F)});
  row.judge(repeated(0, kLength));
  REQUIRE(row.masked > 8);
  return {row.first, row.last};
}

} // namespace

TEST_CASE("N20: a mask is no freedom: upwards throughout is lawful for each code and not for the row") {
  const Ends ends = endsOf(norm(""));
  JudgedText each(norm(""), {kLength});
  each.give("x", normalRow(kLength)).give("s", {f32Bits(0.03F)});
  JudgedText row(norm(" one value"), {kLength});
  row.give("x", normalRow(kLength)).give("s", {f32Bits(0.03F)});
  // Towards larger codes: positive elements want a larger root, negative ones a smaller one.
  CHECK(each.judgeCalls({ends.last}) == Outcome::accepted);
  CHECK(row.judgeCalls({ends.last}) == Outcome::rejected);
  CHECK(row.judgeCalls({ends.first}) == Outcome::rejected);
  const std::string verdict = row.judge(ends.last);
  const auto rejected = std::ranges::count(verdict, '-');
  CHECK(rejected >= 2); // those that contradict one another, and no others
  CHECK(rejected < 40);
}

TEST_CASE("R9: every root of the enclosure explains its own row") {
  const Ends ends = endsOf(norm(""));
  JudgedText row(norm(" one value"), {kLength});
  const Codes x = normalRow(kLength);
  row.give("x", x).give("s", {f32Bits(0.03F)});
  double sum = 0;
  for (const std::uint64_t code : x) {
    float v = 0;
    const auto bits = static_cast<std::uint32_t>(code);
    std::memcpy(&v, &bits, sizeof v);
    sum += double{v} * v;
  }
  const double root = 1 / std::sqrt(sum / kLength + 1e-6);
  for (const double share : {-1.0, -0.5, 0.0, 0.25, 1.0}) {
    // (H / 2) u of the sum, of which a kernel may use nearly all.
    const auto r = static_cast<float>(root * (1 + share * (kLength / 2.0 - 16) * 0x1p-24));
    Codes codes;
    for (const std::uint64_t code : x) {
      float v = 0;
      const auto bits = static_cast<std::uint32_t>(code);
      std::memcpy(&v, &bits, sizeof v);
      const volatile float product = v * r;
      const volatile float quotient = product / 0.03F;
      const int code8 = std::clamp(static_cast<int>(std::nearbyint(quotient)), -128, 127);
      codes.push_back(static_cast<std::uint8_t>(code8));
    }
    CHECK_MESSAGE(row.judgeCalls({codes}) == Outcome::accepted, share);
    CHECK(row.masked < 8);
  }
}

TEST_CASE("N22: a path is accepted exactly at the scope that is declared") {
  const auto text = [](const std::string& scope) {
    return "contract p {\n dim T >= 1, H >= 1\n index t < T, h < H\n in x: f32[T, H] finite magnitude 1..2^10, s: "
           "f32[] positive magnitude 1..2^10\n out y: f32[T, H] zeros distinct\n clause path: y[t, h] = one of { div: "
           "x[t, h] / s; inv: x[t, h] * (1 / s) } per " +
           scope + " in f32\n}\n";
  };
  const auto codes = [](const std::string& paths) { // 5 / 3 and 5 * (1 / 3) differ
    const volatile float five = 5;
    const volatile float three = 3;
    const volatile float inverse = 1.0F / three;
    const volatile float quotient = five / three;
    const volatile float product = five * inverse;
    REQUIRE(quotient != product);
    Codes out;
    for (const char path : paths) {
      out.push_back(f32Bits(path == 'd' ? quotient : product));
    }
    return out;
  };
  const auto verdict = [&](const std::string& scope, const std::vector<std::string>& calls) {
    JudgedText run(text(scope), {2, 2});
    run.give("x", repeated(f32Bits(5.0F), 4)).give("s", {f32Bits(3.0F)});
    std::vector<Codes> all;
    for (const std::string& call : calls) {
      all.push_back(codes(call));
    }
    return run.judgeCalls(all) == Outcome::accepted;
  };
  struct Row {
    const char* scope;
    bool byElement, byRow, byCall;
  };
  for (const Row& row : {Row{"element", true, true, true}, Row{"[t]", false, true, true},
                         Row{"call", false, false, true}, Row{"kernel", false, false, false}}) {
    CAPTURE(row.scope);
    CHECK(verdict(row.scope, {"dddd", "dddd"}));
    CHECK(verdict(row.scope, {"iiii", "iiii"}));
    CHECK(verdict(row.scope, {"didi", "iddi"}) == row.byElement);
    CHECK(verdict(row.scope, {"ddii", "iidd"}) == row.byRow);
    CHECK(verdict(row.scope, {"dddd", "iiii"}) == row.byCall);
  }
}

TEST_CASE("N23: two choices mixed so that no joint path explains") {
  const std::string text =
      "contract p {\n dim N >= 1\n index n < N\n in x: f32[N] finite magnitude 1..2^10\n out y: f32[N] zeros "
      "distinct\n clause first: let a[n] = one of { one: x[n] + 1; two: x[n] + 2 } per call in f32\n clause second: "
      "y[n] = one of { times: a[n] * 3; plus: a[n] + 3 } per call in f32\n}\n";
  JudgedText run(text, {2});
  run.give("x", {f32Bits(1.0F), f32Bits(4.0F)});
  CHECK(run.judgeCalls({{f32Bits(6.0F), f32Bits(15.0F)}}) == Outcome::accepted); // one, times
  CHECK(run.judgeCalls({{f32Bits(9.0F), f32Bits(18.0F)}}) == Outcome::accepted); // two, times
  CHECK(run.judgeCalls({{f32Bits(6.0F), f32Bits(9.0F)}}) == Outcome::accepted);  // two, plus
  CHECK(run.judgeCalls({{f32Bits(9.0F), f32Bits(8.0F)}}) == Outcome::rejected);  // (two, times), (one, plus)
  CHECK(run.judgeCalls({{f32Bits(5.0F), f32Bits(18.0F)}}) == Outcome::rejected); // (one, plus), (two, times)
}

TEST_CASE("N25: floor(y + 0.5f) is not the rounding of halves upwards") {
  JudgedText run("contract r {\n dim N >= 1\n index n < N\n in x: f32[N] finite\n out q: i8[N]\n clause c: q[n] = "
                 "i8(x[n], half_to_plus, saturate)\n}\n",
                 {2});
  run.give("x", {0x3effffff, 0x3f000000});
  CHECK(run.judge({0, 1}) == "++");
  CHECK(run.judge({1, 1}) == "-+");
}
