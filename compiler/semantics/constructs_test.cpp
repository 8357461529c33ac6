// Constructs of the language by values that were worked out by hand.

#include "compiler/semantics/example_run.h"
#include "compiler/semantics/flow.h"
#include "compiler/semantics/packing.h"

#include <doctest/doctest.h>

#include <cstddef>

using namespace qkc;
using namespace qkc::semantics;

namespace {

using Codes = std::vector<std::uint64_t>;

std::string flowErrors(const contract::Contract& contract) {
  diag::Sink sink;
  analyzeFlow(contract, sink);
  std::string out;
  for (const diag::Diagnostic& diagnostic : sink.diagnostics()) {
    out += diagnostic.message + "\n";
  }
  return out;
}

const std::string kGroups = R"(contract groups {
  dim    T >= 1, E >= 1
  index  e < E
  range  t of e = off[e] ..< off[e + 1]
  in   x: i32[T] range -100..100, off: i32[E + 1] offsets of T
  out  total: i32[E], most: i32[E], count: i32[E], owner: i32[T]
  let own[t] = min over e where t < off[e + 1] of (e) empty 0
  clause total: total[e] = i32(sum over t of (x[t]), saturate)
  clause most:  most[e] = max over t of (x[t]) empty -1
  clause count: count[e] = i32(sum over t where x[t] > 0 of (1), saturate)
  clause owner: owner[t] = i32(own[t], saturate)
}
)";

} // namespace

TEST_CASE("a reduction over a ragged index takes the elements of its range") {
  ExampleRun run(kGroups, "groups", {6, 4});
  run.given("x") = {5, 7, static_cast<std::uint32_t>(-3), 2, 9, 1};
  run.given("off") = {0, 2, 2, 5, 6}; // the second group is empty
  run.compute();
  CHECK(run.returned("total") == Codes{12, 0, 8, 1});
  CHECK(run.returned("most") == Codes{7, 0xffffffff, 9, 1});
  CHECK(run.returned("count") == Codes{2, 0, 2, 1});
  CHECK(run.returned("owner") == Codes{0, 0, 2, 2, 2, 3});
  CHECK(run.judge() == Outcome::accepted);
  run.returned("total")[2] = 7;
  CHECK(run.judge() == Outcome::rejected);
}

TEST_CASE("offsets ascend from 0 to the total") {
  ExampleRun run(kGroups, "groups", {6, 2});
  const auto misfit = [&](const Codes& offsets) {
    run.given("off") = offsets;
    return findMisfit(run.contract(), run.call).value_or("");
  };
  CHECK(misfit({0, 3, 6}).empty());
  CHECK(misfit({0, 6, 6}).empty());
  CHECK(misfit({1, 3, 6}) == "off holds 1 first, offsets start at 0");
  CHECK(misfit({0, 4, 3}) == "off holds 3 behind a larger number, offsets ascend");
  CHECK(misfit({0, 3, 5}) == "off ends at 5, not at 6");
}

TEST_CASE("lengths give ranges from 0, and one that is never empty needs no value for nothing") {
  ExampleRun run(R"(contract lengths {
  dim    B >= 1, N >= 1
  index  b < B
  range  j of b = 0 ..< len[b]
  in   x: i32[B, N], len: i32[B] range 1..N
  out  m: i32[B]
  clause most: m[b] = max over j of (x[b, j])
}
)",
                 "lengths", {2, 3});
  CHECK(flowErrors(run.contract()).empty());
  run.given("x") = {1, 9, 4, 3, 2, 8};
  run.given("len") = {1, 2};
  run.compute();
  CHECK(run.returned("m") == Codes{1, 3});
}

TEST_CASE("a mean of some elements, and one with weights") {
  ExampleRun run(R"(contract means {
  dim    T >= 1, H >= 1
  index  t < T, h < H
  in   x: f32[T, H] finite magnitude 2^-10..2^10, w: f32[T, H] positive magnitude 2^-10..2^10
  out  some: f32[T] zeros same, all: f32[T] zeros same
  clause some: some[t] = mean over h where x[t, h] > 0 of (x[t, h]) empty -1 in f32 in order
  clause all:  all[t] = mean over h weight w[t, h] of (x[t, h]) in f32 in order
}
)",
                 "means", {2, 3});
  CHECK(flowErrors(run.contract()).empty());
  run.given("x") = {0x3f800000, 0x40400000, 0xbf800000, 0xbf800000, 0xc0000000, 0xc0400000}; // 1 3 -1; -1 -2 -3
  run.given("w") = {0x3f800000, 0x40000000, 0x3f800000, 0x3f800000, 0x3f800000, 0x40000000}; // 1 2 1; 1 1 2
  run.compute();
  CHECK(run.returned("some") == Codes{0x40000000, 0xbf800000}); // (1 + 3) / 2, nothing
  CHECK(run.returned("all") == Codes{0x3fc00000, 0xc0100000});  // 6 / 4, -9 / 4
}

TEST_CASE("an exponential of the distance to the maximum is at most 1, and their sum about 1 or more") {
  const auto flow = [](const std::string& weight, const std::string& sum) {
    const ExampleRun run(
        "contract softmax {\n dim T >= 1, N >= 1\n index t < T, n < N\n in x: f32[T, N] finite magnitude "
        "2^-60..2^60\n out y: f32[T]\n let top[t] = max over n where n <= t of (x[t, n])\n let w[t, n] = exp(" +
            weight + ") in f32 exp within 2 ulp\n clause c: y[t] within 1 / (sum over n " + sum +
            " of (w[t, n])) in f32 any order\n}\n",
        "softmax", {1, 1});
    diag::Sink sink;
    const FlowFacts facts = analyzeFlow(run.contract(), sink);
    const contract::Quantity& y = *std::ranges::find(run.contract().quantities, "y", &contract::Quantity::name);
    return facts.node(y.arms.front().value);
  };
  CHECK_FALSE(flow("x[t, n] - top[t]", "where n <= t").mayBeInfinite());
  CHECK(flow("x[t, n] - top[t]", "where n < t").mayBeInfinite()); // nothing, or not the largest
  CHECK(flow("top[t] - x[t, n]", "where n <= t").mayBeZero());    // the other way round it overflows
}

TEST_CASE("leading zeros of 32 bits") {
  ExampleRun run(R"(contract zeros {
  dim    N >= 1
  index  n < N
  in   x: u32[N]
  out  y: i32[N]
  clause c: y[n] = clz32(x[n])
}
)",
                 "zeros", {5});
  run.given("x") = {0, 1, 0x80000000, 0xffffffff, 0x00010000};
  run.compute();
  CHECK(run.returned("y") == Codes{32, 31, 0, 0, 15});
}

TEST_CASE("a constant with an irrational root is rounded once") {
  ExampleRun run(R"(contract roots<D in {64, 128}> {
  dim    N >= 1
  index  n < N
  in   x: f32[N] finite magnitude 2^-10..2^10
  out  y: f32[N], z: f64[N]
  const root: f32 = 1 / sqrt(D)
  const two: f64 = 2 * sqrt(2) - 1
  clause c: y[n] = x[n] * root in f32
  clause d: z[n] = x[n] * two in f64
}
instance roots_128 = roots<128>
)",
                 "roots_128", {1});
  run.given("x") = {0x3f800000};
  run.compute();
  CHECK(run.returned("y") == Codes{0x3db504f3});
  CHECK(run.returned("z") == Codes{0x3ffd413cccfe7799});
}

TEST_CASE("an output of some instances, and a parameter that is a condition") {
  const std::string text = R"(contract pooled<pool in {rows, single}> {
  dim    T >= 1
  index  t < T
  param  negate: bool = false
  in   x: i32[T] range -9..9
  out  y: i32[T] when pool == rows, z: i32[] when pool != rows
  clause each: y[t] = if negate then -x[t] else x[t]
  clause sum:  z = i32(sum over t of (x[t]), saturate)
}
instance pooled_rows = pooled<rows>
instance pooled_one  = pooled<single>
)";
  ExampleRun rows(text, "pooled_rows", {2});
  CHECK(rows.contract().clauses.size() == 1);
  rows.given("x") = {3, 4};
  rows.given("negate") = {1};
  rows.compute();
  CHECK(rows.returned("y") == Codes{0xfffffffd, 0xfffffffc});
  ExampleRun one(text, "pooled_one", {2});
  one.given("x") = {3, 4};
  one.compute();
  CHECK(one.returned("z") == Codes{7});
}

TEST_CASE("minus infinity alone") {
  ExampleRun run(R"(contract tops {
  dim    S >= 1, R >= 1
  index  s < S, r < R
  in   x: f32[S, R] holds -inf
  out  y: f32[R] zeros same
  let top[r] = max over s of (x[s, r])
  clause none: y[r] = -1 when top[r] == -inf
  clause top:  y[r] = top[r] otherwise
}
)",
                 "tops", {2, 2});
  CHECK(flowErrors(run.contract()).empty());
  run.given("x") = {0xff800000, 0x40000000, 0xff800000, 0xff800000};
  run.compute();
  CHECK(run.returned("y") == Codes{0xbf800000, 0x40000000});
  run.given("x")[0] = 0x7f800000;
  CHECK(findMisfit(run.contract(), run.call).has_value());
}

TEST_CASE("words with bits of no element are counted where one of those is 1") {
  ExampleRun run(R"(contract padded {
  dim    N >= 1
  index  n < N
  in   x: u4[N]
  out  y: u4[N] stored tail
  clause c: y[n] = x[n]
}
layout tail for u4[l < L] in u32 { split l = lw, o:4  at [lw] slot o  pad 0 }
)",
                 "padded", {6});
  const auto id = static_cast<contract::QuantityId>(
      std::ranges::find(run.contract().quantities, "y", &contract::Quantity::name) - run.contract().quantities.begin());
  // Two words of 16 bits that elements own, the upper half free; the second has two elements.
  std::vector<std::byte> buffer(8, std::byte{0});
  buffer[0] = buffer[1] = std::byte{0xff};
  buffer[4] = std::byte{0xff};
  CHECK(strayWords(run.contract(), {6}, id, buffer) == 0);
  buffer[5] = std::byte{0x10};
  CHECK(strayWords(run.contract(), {6}, id, buffer) == 1);
  buffer[2] = std::byte{0x01};
  CHECK(strayWords(run.contract(), {6}, id, buffer) == 2);
  run.compute();
  CHECK(run.judge() == Outcome::accepted);
  run.call.strayWords = 1;
  CHECK(run.judge() == Outcome::rejected);
}
