#include "compiler/contract/check_text.h"
#include "compiler/driver/contract_cost.h"
#include "compiler/driver/timing_report.h"
#include "runtime/cases/shapes.h"

#include <doctest/doctest.h>

namespace qkc::driver {
namespace {

Operations costOf(const std::string& file, const std::string& instance, const cases::Extents& dims) {
  const auto checked = contract::checkFile(std::string(QKC_SOURCE_DIR) + "/contracts/" + file + ".qkc",
                                           contract::readFile(std::string(QKC_SOURCE_DIR) + "/stdlib/prelude.qkc"));
  for (const contract::Contract& one : checked->contracts) {
    if (one.name == instance) {
      const auto found = operationsOf(one, dims);
      REQUIRE(found);
      return *found;
    }
  }
  FAIL("no such instance");
  return {};
}

cases::Manifest manifestOf(const std::string& instance) {
  std::string error;
  auto out = cases::readManifest(
      contract::readFile(std::string(QKC_SOURCE_DIR) + "/generated/" + instance + "/contract.json"), error);
  REQUIRE_MESSAGE(out, error);
  return *out;
}

// Counted by hand: each product of a sum is a multiplication and an addition.
TEST_CASE("operations of products of matrices") {
  const double m = 64, n = 256, k = 512;
  const auto int8 = costOf("scaled_mm_int8_bias", "scaled_mm_int8_bias_f16", {{"M", 64}, {"N", 256}, {"K", 512}});
  CHECK(int8.count == 2 * m * n * k);
  CHECK(int8.kind == FactorKind::int8);
  // Blocks of 128 products, then a sum of K / 128 scaled ones.
  const auto fp8 = costOf("gemm_fp8_block128", "gemm_fp8_block128_tc", {{"M", 64}, {"N", 256}, {"K", 512}});
  CHECK(fp8.count == 2 * m * n * k + 2 * m * n * (k / 128));
  CHECK(fp8.kind == FactorKind::fp8);
}

TEST_CASE("a quantizer adds no products") {
  CHECK(costOf("int8_dyn_token_sym", "int8_dyn_token_sym", {{"T", 64}, {"H", 4096}}).count == 0);
}

TEST_CASE("a sum of squares is two operations an element") {
  const auto cost = costOf("rmsnorm_dyn_token_int8", "rmsnorm_dyn_token_int8", {{"T", 8}, {"H", 1000}});
  CHECK(cost.count == 2.0 * 8 * 1000);
}

TEST_CASE("an extent that is not known is no cost of 0") {
  const auto checked = contract::checkText(R"(
contract dot {
  dim   M >= 1, K >= 1
  index m < M, k < K
  in  a: i8[M, K], b: i8[K]
  out y: i32[M]
  clause sum: y[m] = i32(sum over k of (a[m, k] * b[k]), wrap)
}
)");
  REQUIRE_MESSAGE(checked->contracts.size() == 1, checked->report());
  const auto cost = operationsOf(checked->contracts.front(), {{"M", 10}, {"K", 30}});
  REQUIRE(cost);
  CHECK(cost->count == 600);
  CHECK(cost->kind == FactorKind::int8);
}

TEST_CASE("a chain of squares is gone through once") {
  std::string lets;
  for (int k = 1; k <= 60; ++k) {
    const std::string before = (k == 1 ? "x" : "s" + std::to_string(k - 1)) + "[t, h]";
    lets +=
        "  let s" + std::to_string(k) + "[t, h] = bf16(" + before + " * " + before + ", half_even, saturate) in f32\n";
  }
  const auto checked =
      contract::checkText("contract chain {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
                          "  in x: f32[T, H] finite magnitude 2^-1..1\n  out y: f32[T]\n" +
                          lets + "  clause c: y[t] = sum over h of (s60[t, h] * s60[t, h]) in f32 in order\n}\n");
  REQUIRE_MESSAGE(checked->contracts.size() == 1, checked->report());
  const auto cost = operationsOf(checked->contracts.front(), {{"T", 3}, {"H", 5}});
  REQUIRE(cost);
  CHECK(cost->count == 2 * 3 * 5);
  CHECK(cost->kind == FactorKind::half);
}

TEST_CASE("bytes of a call, by hand") {
  const cases::Manifest manifest = manifestOf("int8_dyn_token_sym");
  const cases::Case one = cases::buildCase(manifest, 1, 0, {{"T", 3}, {"H", 100}}, "normal");
  CHECK(judge::bytesOfCall(manifest, one) == 3 * 100 * 2 + 3 * 4 + 3 * 100);
}

TEST_CASE("extents for timing are admitted, large, and no larger than asked") {
  for (const char* name : {"int8_dyn_token_sym", "gemm_fp8_block128_tc", "dequant_gptq_int4_v1"}) {
    CAPTURE(name);
    const cases::Manifest manifest = manifestOf(name);
    const cases::Extents dims = cases::timingShape(manifest, {});
    CHECK(cases::dimsProblem(manifest, dims) == "");
    std::int64_t largest = 0;
    for (const cases::Parameter& p : manifest.prototype)
      if (p.kind == cases::ParameterKind::tensor)
        largest = std::max(largest, cases::elementsOf(cases::shapeOf(p, dims)));
    CHECK(largest >= std::int64_t{1} << 22);
    CHECK(largest <= std::int64_t{1} << 26);
  }
  const cases::Manifest manifest = manifestOf("int8_dyn_token_sym");
  const cases::Extents given = cases::timingShape(manifest, {{"T", 3}, {"H", 7}});
  CHECK(given.at("T") == 3);
  CHECK(given.at("H") == 7);
}

TEST_CASE("the roofline is the larger of both times") {
  Roofline roofline;
  roofline.bytes = 4e9;
  roofline.roofs.copyBytesPerSecond = 4e12;
  CHECK(roofline.leastMs() == doctest::Approx(1));
  roofline.operations = Operations{3e12, FactorKind::half};
  CHECK(roofline.leastMs() == doctest::Approx(1)); // no rate was measured
  roofline.roofs.operationsPerSecond = {60e12, 600e12, 0, 1200e12};
  CHECK(roofline.operationsMs() == doctest::Approx(5));
  CHECK(roofline.leastMs() == doctest::Approx(5));
  // No fp8 instruction: kernels convert to the next wider format.
  roofline.operations->kind = FactorKind::fp8;
  CHECK(roofline.rate() == 600e12);
  roofline.operations->kind = FactorKind::int8;
  CHECK(roofline.rate() == 1200e12);
  roofline.operations->kind = FactorKind::fma32;
  CHECK(roofline.rate() == 60e12);
}

judge::TimedResult resultOf(const std::string& name, double ms) {
  judge::TimedResult out;
  out.name = name;
  out.events = judge::spreadOf(std::vector<double>(20, ms));
  out.figure = {.ms = ms, .isWall = false};
  return out;
}

TEST_CASE("the report says what was accepted, timed and rejected, and ends accordingly") {
  TimingReport report;
  report.contract = "int8_dyn_token_sym";
  report.extents = "T=4 H=8";
  report.roofline.bytes = 1e9;
  report.roofline.roofs.copyBytesPerSecond = 2e12;
  TimedCandidate good;
  good.verdict.outcome = judge::Outcome::accepted;
  good.timed = resultOf("good.cu", 1);
  good.baseline = resultOf("reference.cu", 3);
  report.candidates.push_back(good);
  CHECK(exitStatus(report) == 0);
  const std::string table = renderTiming(report, false);
  CHECK(table.find("good.cu") != std::string::npos);
  CHECK(table.find("50%") != std::string::npos); // 0.5 ms of 1 ms
  CHECK(table.find("3x") != std::string::npos);
  TimedCandidate wrong = good;
  wrong.timed->outcome = judge::Outcome::rejected;
  wrong.timed->code = "QKC0861";
  wrong.timed->reason = "timed calls return what the contract does not admit";
  report.candidates.push_back(wrong);
  CHECK(exitStatus(report) == 1);
  CHECK(renderTiming(report, false).find("QKC0861") != std::string::npos);
  TimedCandidate judgedWrong;
  judgedWrong.verdict.outcome = judge::Outcome::rejected;
  judgedWrong.verdict.candidate = "bad.cu";
  report.candidates.push_back(judgedWrong);
  CHECK(exitStatus(report) == 1);
  CHECK(renderTiming(report, false).find("only what is accepted has a speed") != std::string::npos);
  TimedCandidate unsupported;
  unsupported.verdict.outcome = judge::Outcome::unsupported;
  report.candidates.push_back(unsupported);
  CHECK(exitStatus(report) == 2);
}

} // namespace
} // namespace qkc::driver
