// Rows that were found to break looser rules: masks, shared scales, ties, one rounding from the ends.

#include "compiler/semantics/judged_text.h"

#include <cmath>
#include <random>

using namespace qkc;
using namespace qkc::semantics;

namespace {

std::uint64_t bf16Bits(float v) {
  const auto bits = static_cast<std::uint32_t>(f32Bits(v));
  return (bits + 0x7fffU + ((bits >> 16U) & 1U)) >> 16U;
}

std::string norm(const std::string& cast, const std::string& type) {
  return "contract n {\n dim H in 64..16384\n index h < H, j < H\n in x: bf16[H] finite magnitude 2^-30..2^30, w: "
         "bf16[H] finite magnitude 2^-10..2^10\n in s: f32[] positive magnitude 2^-20..2^20\n const eps: f32 = 1e-6\n"
         " out q: " +
         type +
         "[H]\n clause variance: let k = sum over j of (x[j]^2) / H in f32 any order, contraction allowed, reciprocal "
         "allowed\n clause norm: let v[h] = x[h] * rsqrt(k + eps) * w[h] in f32 any order, rsqrt within 2 ulp\n"
         " clause codes: q[h] within " +
         type + "(" + cast + " / s, half_even, saturate) in f32\n}\n";
}

constexpr std::int64_t kCodes = 4096; // that a share is taken of, at least

// The share of masked codes of rows of normal data, in percent. int8 has a scale for each row.
double maskShare(const std::string& text, std::int64_t length, bool isInteger) {
  std::mt19937 engine(11);
  std::normal_distribution<float> normal;
  int masked = 0;
  std::int64_t codes = 0;
  for (; codes < kCodes; codes += length) {
    Codes x;
    Codes w;
    float largest = 0;
    for (std::int64_t h = 0; h < length; ++h) {
      const float value = normal(engine);
      const float weight = 1.0F + 0.1F * normal(engine);
      x.push_back(bf16Bits(value));
      w.push_back(bf16Bits(weight));
      largest = std::max(largest, std::abs(value * weight)); // of a norm of about 1
    }
    JudgedText row(text, {length});
    row.give("x", x).give("w", w).give("s", {f32Bits(isInteger ? largest / 127 : 0.01F)});
    row.judge(repeated(0, static_cast<std::size_t>(length)));
    masked += row.masked;
  }
  return 100.0 * masked / static_cast<double>(codes);
}

} // namespace

TEST_CASE("N04: masks of a norm by its length, to fp8 and int8, directly and through bf16") {
  struct Row {
    std::int64_t length;
    double direct, rounded, integer, roundedInteger; // percent of normal data, from an evaluation of its own
  };
  for (const Row& row : {Row{64, 0.01, 0.00, 0.03, 0.02}, Row{1024, 0.07, 0.07, 0.17, 0.17},
                         Row{4096, 0.30, 0.28, 0.63, 0.61}, Row{16384, 1.14, 1.10, 2.21, 2.22}}) {
    const std::string cast = "bf16(v[h], half_even, inf)";
    const double direct = maskShare(norm("v[h]", "e4m3"), row.length, false);
    const double rounded = maskShare(norm(cast, "e4m3"), row.length, false);
    const double integer = maskShare(norm("v[h]", "i8"), row.length, true);
    const double roundedInteger = maskShare(norm(cast, "i8"), row.length, true);
    MESSAGE("H = " << row.length << ", masked: fp8 " << direct << "%, through bf16 " << rounded << "%, int8 " << integer
                   << "%, through bf16 " << roundedInteger << "%");
    const double allowed = 0.1 + 2 * 100 * std::sqrt(0.01 * row.integer / kCodes); // and what a sample spreads
    CHECK(std::abs(direct - row.direct) <= allowed);
    CHECK(std::abs(rounded - row.rounded) <= allowed);
    CHECK(std::abs(integer - row.integer) <= allowed);
    CHECK(std::abs(roundedInteger - row.roundedInteger) <= allowed);
  }
}

TEST_CASE("N06: a constant row on a midpoint is masked all over, and both codes are admissible") {
  JudgedText row(
      "contract m {\n dim H in 1..4096\n index h < H, j < H\n in x: bf16[H] finite magnitude 2^-9..2^9\n out q: "
      "e4m3[H]\n clause c: q[h] within e4m3(x[h] * rsqrt(sum over j of (x[j]^2) / H) * 17, half_even, "
      "saturate) in f32 any order, rsqrt within 2 ulp\n}\n",
      {48});
  row.give("x", repeated(0x3fc0, 48)); // 17 lies midway between 16 and 18
  CHECK(row.judge(repeated(0x58, 48)) == std::string(48, '+'));
  CHECK(row.masked == 48);
  CHECK(row.judge(repeated(0x59, 48)) == std::string(48, '+'));
  CHECK(row.judge(repeated(0x5a, 48)) == std::string(48, '-'));
}

TEST_CASE("N09: the least value of silu lies inside an interval of arguments") {
  // x + d lies in about [-1.4, -1.2]: the sum of two large terms and a small one.
  JudgedText silu(
      "contract s {\n dim K >= 1\n index k < K\n in x: f32[K] finite magnitude 2^-3..2^30\n out y: f32[]\n"
      " clause sum: let t = sum over k of (x[k]) in f32 any order\n clause value: y within t * sigmoid(t) in "
      "f32 sigmoid within 2 ulp\n}\n",
      {3});
  silu.give("x", {f32Bits(0x1p20F), f32Bits(-1.3F), f32Bits(-0x1p20F)});
  CHECK(silu.judge({f32Bits(-0.278465F)}) == "+");
  CHECK(silu.judge({f32Bits(-0.9F)}) == "-");
}

TEST_CASE("N14: each way to add a zero point is explained by its own path alone") {
  const auto text = [](const std::string& clauses) {
    return "contract z {\n dim N >= 1\n index n < N\n in x: bf16[N] finite magnitude 2^-9..2^9, inv: f32[N] positive "
           "magnitude 2^-9..2^9, zp: i16[N]\n out q: i16[N]\n" +
           clauses + "\n}\n";
  };
  const std::string apart = text(" clause r: let r[n] = i16(x[n] * inv[n], half_even, saturate) in f32\n"
                                 " clause c: q[n] = i16(r[n] + zp[n], wrap)");
  const std::string rounded =
      text(" clause c: q[n] = i16(x[n] * inv[n] + f32(zp[n], half_even, never), half_even, saturate) in f32");
  const std::string fused =
      text(" clause c: q[n] = i16(fma(x[n], inv[n], f32(zp[n], half_even, never)), half_even, saturate) in f32");
  const auto judge = [](const std::string& contract, const Codes& codes) {
    JudgedText rows(contract, {3});
    rows.give("x", {0xbfc0, 0x3fc0, 0x41f2})
        .give("inv", {0x42295555, 0x41055556, 0x3f68ba2e})
        .give("zp", {58, 100, 100});
    return rows.judge(codes);
  };
  const auto codes = [](int a, int b, int c) {
    return Codes{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
  };
  CHECK(judge(apart, codes(-6, 113, 127)) == "+++");
  CHECK(judge(rounded, codes(-6, 112, 128)) == "+++");
  CHECK(judge(fused, codes(-5, 112, 128)) == "+++");
  CHECK(judge(fused, codes(-6, 113, 127)) == "---");
  CHECK(judge(rounded, codes(-5, 113, 127)) == "---");
}

TEST_CASE("N15: ends are rounded once, not through f32") {
  // The sum is 1 + 3 * 2^-8 - 2^-40, next to the tie of bf16 that f32 would round it to.
  JudgedText sum("contract s {\n dim K >= 1\n index k < K\n in x: f32[K] finite magnitude 2^-50..2\n out y: bf16[]\n"
                 " clause c: y within bf16(sum over k of (x[k]), half_even, inf) in f64 any order\n}\n",
                 {3});
  sum.give("x", {f32Bits(1.0F), f32Bits(0x3p-8F), f32Bits(-0x1p-40F)});
  CHECK(sum.judge({0x3f81}) == "+");
  CHECK(sum.judge({0x3f82}) == "-");
}

TEST_CASE("N28: a one-pass variance is outside the two-pass one") {
  constexpr std::size_t kLength = 256;
  JudgedText two(
      "contract v {\n dim K in 1..4096\n index k < K, j < K\n in x: f32[K] finite magnitude 2^-9..2^11\n out y: "
      "f32[]\n clause mean: let m = sum over k of (x[k]) / K in f32 any order\n clause variance: y within sum "
      "over j of ((x[j] - m)^2) / K in f32 any order, contraction allowed\n}\n",
      {kLength});
  Codes x;
  double sum = 0;
  std::vector<float> values;
  for (std::size_t k = 0; k < kLength; ++k) {
    values.push_back(1000.0F + 0.01F * static_cast<float>(std::sin(static_cast<double>(k))));
    x.push_back(f32Bits(values.back()));
    sum += values.back();
  }
  float squares = 0;
  float total = 0;
  double exact = 0;
  for (const float v : values) {
    squares += v * v;
    total += v;
    exact += (v - sum / kLength) * (v - sum / kLength);
  }
  two.give("x", x);
  const float mean = total / static_cast<float>(kLength);
  CHECK(two.judge({f32Bits(squares / static_cast<float>(kLength) - mean * mean)}) == "-");
  CHECK(two.judge({f32Bits(static_cast<float>(exact / kLength))}) == "+");
}

TEST_CASE("N21: a scale that is no number is rejected, and codes under it are not judged") {
  JudgedText row("contract q {\n dim H >= 1\n index h < H, j < H\n in x: bf16[H] finite magnitude 2^-9..2^9\n out s: "
                 "f32[], q: i8[H]\n clause amax: let a = sum over j of (abs(x[j])) in f32 any order\n clause scale: s "
                 "within a / 127 in f32 reciprocal allowed\n clause codes: q[h] = i8(x[h] / s, half_even, saturate) "
                 "in f32 reciprocal allowed\n}\n",
                 {2});
  row.give("x", {0x3f80, 0x4000}); // 1 and 2: the sum is exactly 3
  for (const float s : {std::nanf(""), 0.0F, -0.0F, -3.0F / 127, HUGE_VALF, std::nextafter(3.0F / 127, 1.0F)})
    CHECK(row.judgeAll({{f32Bits(s)}, {42, 85}}) == "-??");
  CHECK(row.judgeAll({{f32Bits(3.0F / 127)}, {42, 85}}) == "+++");
}

TEST_CASE("R6: a quotient that may be regrouped beside a function is no point") {
  // Found by random lawful evaluations: u is 71.82499 as written and 71.824997 by (a a) / d + log2 d.
  JudgedText row(
      "contract r {\n dim N >= 1\n index n < N\n in a: f32[N] finite magnitude 2^-9..2^5, b: f32[N] finite magnitude "
      "2^-9..2^5, c: f32[N] finite magnitude 2^-9..2^5\n out y: f32[N]\n clause part: let u[n] = a[n] / (abs(c[n]) + "
      "2^-6) * a[n] + log2(abs(c[n]) + 1) in f32 any order, log2 within 2 ulp\n clause value: y[n] within u[n] * (b[n] "
      "* a[n]) in f32 any association\n}\n",
      {1});
  row.give("a", {0x41ffffd8}).give("b", {0x40ffff38}).give("c", {0x417156a9});
  const float a = 31.9999237F;
  const float b = 7.99990463F;
  const float c = 15.0836573F;
  const float divisor = c + 0x1p-6F;
  const float function = std::log2(c + 1);
  const float regrouped = (a * a / divisor + function) * (b * a);
  const float written = (a / divisor * a + function) * (b * a);
  CHECK(regrouped != written);
  CHECK(row.judge({f32Bits(written)}) == "+");
  CHECK(row.judge({f32Bits(regrouped)}) == "+");
  CHECK(row.judge({f32Bits(18386.93359375F)}) == "+"); // log2 an ulp lower
  CHECK(row.judge({f32Bits(18386.90F)}) == "-");
}

TEST_CASE("N26: ties of a Hadamard transform on an exact grid are decided, and kill other tie rules") {
  std::string text = contract::readFile(QKC_SOURCE_DIR "/contracts/hadamard_fp8_quant.qkc");
  for (const std::size_t length : {64, 256}) {
    const std::string own = "hadamard_fp8_quant<" + std::to_string(length) + ">";
    const std::size_t place = text.rfind("hadamard_fp8_quant<");
    text.replace(place, text.find('>', place) + 1 - place, own);
    JudgedText heads(text, {1, 4});
    // Rows of 448, which makes the scale 1, of 17, of 19, and of 19 and 17 in turn: midpoints of e4m3.
    const auto root = static_cast<float>(std::sqrt(length));
    Codes x(4 * length, 0);
    x[0] = bf16Bits(448 * root);
    x[length] = bf16Bits(17 * root);
    x[2 * length] = bf16Bits(19 * root);
    x[3 * length] = bf16Bits(18 * root);
    x[3 * length + 1] = bf16Bits(root);
    heads.give("x", x);
    const auto codes = [&](std::uint64_t of17, std::uint64_t of19) {
      Codes out = repeated(0x7e, length);
      for (const std::uint64_t code : {of17, of19})
        out.insert(out.end(), length, code);
      for (std::size_t i = 0; i < length; ++i)
        out.push_back(i % 2 == 0 ? of19 : of17);
      return out;
    };
    const Codes scale = {f32Bits(1)};
    const Codes expected = codes(0x58, 0x5a);
    CHECK(heads.judgeAll({scale, expected}) == std::string(4 * length + 1, '+'));
    CHECK(heads.masked == 0);
    CHECK(std::equal(expected.begin(), expected.end(), heads.last.begin() + 1)); // nothing else is admissible
    if (length > 64)
      continue;
    const auto rejected = [&](std::uint64_t of17, std::uint64_t of19) {
      return std::ranges::count(heads.judgeAll({scale, codes(of17, of19)}), '-');
    };
    const auto half = static_cast<std::ptrdiff_t>(3 * length / 2);
    CHECK(rejected(0x59, 0x5a) == half);     // half_away, half_to_plus
    CHECK(rejected(0x58, 0x59) == half);     // half_to_zero
    CHECK(rejected(0x59, 0x59) == 2 * half); // half_to_odd
  }
}

TEST_CASE("R3: additions that may be regrouped beside a function hold every grouping") {
  JudgedText row("contract r {\n dim N >= 1\n index n < N\n in a: f32[N] finite magnitude 2^-30..2^5, b: f32[N] finite "
                 "magnitude 2^-30..2^5\n out y: f32[N]\n clause c: y[n] within exp2(a[n]) + b[n] + b[n] in f32 any "
                 "association, exp2 within 0 ulp\n}\n",
                 {1});
  row.give("a", {f32Bits(1)}).give("b", {f32Bits(0x1p-23F)}); // half a unit of 2
  CHECK(row.judge({f32Bits(2)}) == "+");                      // (2 + b) + b
  CHECK(row.judge({f32Bits(2 + 0x1p-22F)}) == "+");           // 2 + (b + b)
  CHECK(row.judge({f32Bits(2 + 0x3p-22F)}) == "-");
}
