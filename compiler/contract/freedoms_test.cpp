// Freedoms and accumulators in the type checker: what is an enclosure, what a choice, and of which evaluations.

#include "compiler/contract/check_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/shared_scalars.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

namespace qkc::contract {

namespace {

const std::string& prelude() {
  static const std::string text = readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc");
  return text;
}

// y = the right-hand side, over a, b, c: f32[N], e: bf16[N], h: f16[N], k: e4m3[N, K], w: e4m3[N, K].
std::unique_ptr<Checked> value(const std::string& rhs, const std::string& relation = "=") {
  return checkText("contract p {\n  dim N >= 1, K >= 1\n  index n < N, j < K\n"
                   "  in a: f32[N] finite, b: f32[N] finite, c: f32[N] finite, e: bf16[N] finite, h: f16[N] finite\n"
                   "  in k: e4m3[N, K] finite, w: e4m3[N, K] finite\n  out y: f32[N]\n  clause v: y[n] " +
                       relation + " " + rhs + "\n}\n",
                   "text", prelude());
}

const Node& nodeOf(const Checked& checked) {
  const Contract& contract = checked.contracts.front();
  const auto y = std::ranges::find(contract.quantities, "y", &Quantity::name);
  return contract.node(y->arms.front().value);
}

// The evaluations that a statement was written out into; the value itself where it has one.
std::vector<std::string> ways(const std::string& rhs) {
  const auto checked = value(rhs);
  REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
  const Contract& contract = checked->contracts.front();
  const Node& node = nodeOf(*checked);
  std::vector<std::string> out;
  if (node.op != Op::choose) {
    const auto y = std::ranges::find(contract.quantities, "y", &Quantity::name);
    return {printExpr(contract, y->arms.front().value)};
  }
  CHECK(contract.choices[static_cast<std::size_t>(node.choice)].scope.kind == Scope::Kind::element);
  for (const NodeId arg : node.args)
    out.push_back(printExpr(contract, arg));
  std::ranges::sort(out);
  return out;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("finite freedoms become choices of their evaluations") {
  CHECK(ways("a[n] * b[n] + c[n] in f32 contraction allowed") == Texts{"a[n] * b[n] + c[n]", "fma(a[n], b[n], c[n])"});
  CHECK(ways("a[n] * b[n] * c[n] in f32 any association").size() == 3);
  CHECK(ways("a[n] + b[n] + c[n] in f32 any association").size() == 3);
  CHECK(ways("a[n] * b[n] * c[n] * e[n] in f32 any association").size() == 15);
  CHECK(ways("a[n] / b[n] in f32 reciprocal allowed") == Texts{"a[n] * (1 / b[n])", "a[n] / b[n]"});
  // Three ways to bracket the product, each fused or not.
  CHECK(ways("a[n] * b[n] * c[n] + e[n] in f32 any association, contraction allowed").size() == 6);
  CHECK(ways("a[n] - b[n] * c[n] in f32 contraction allowed") == Texts{"a[n] - b[n] * c[n]", "fma(-b[n], c[n], a[n])"});
}

TEST_CASE("products with divisors in any grouping are enclosures, alone and beside what is one anyway") {
  for (const char* rhs : {"a[n] / b[n] * c[n] in f32 any association", "a[n] / b[n] / c[n] in f32 any order",
                          "a[n] / (b[n] * c[n]) + e[n] in f32 any association",
                          "a[n] * b[n] / c[n] + exp(e[n]) in f32 any order, exp within 2 ulp"}) {
    const auto checked = value(rhs, "within");
    REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
    const Contract& contract = checked->contracts.front();
    const Node& top = nodeOf(*checked);
    CHECK(top.kind == ValueKind::enclosure);
    CHECK((top.op != Op::add || contract.node(top.args[0]).kind == ValueKind::enclosure));
  }
  // Nothing to group.
  CHECK(ways("a[n] / b[n] + c[n] in f32 any association, contraction allowed").size() == 1);
}

TEST_CASE("freedoms that change nothing are reported and leave one value") {
  const auto checked = value("h[n] * h[n] + a[n] in f32 contraction allowed"); // 22 bits: the product is exact
  REQUIRE(!checked->contracts.empty());
  CHECK(nodeOf(*checked).op == Op::add);
  CHECK(nodeOf(*checked).freedoms == kNone);
  CHECK(checked->report().find("QKC0470") != std::string::npos);
  // Products of bf16 may be subnormal in f32.
  CHECK(ways("e[n] * e[n] + a[n] in f32 contraction allowed").size() == 2);
  CHECK(value("a[n] / 4 in f32 reciprocal allowed")->report().find("QKC0470") != std::string::npos);
}

TEST_CASE("sums and functions are enclosures, judged by within") {
  for (const char* rhs :
       {"sum over j of (k[n, j]) in f32 any order", "sum over j of (k[n, j] * w[n, j]) in f32_tc",
        "sum over j of (k[n, j] * w[n, j]) in fp8_promoted(128)", "exp(e[n]) in f32 exp within 2 ulp after 1 roundings",
        "a[n] / b[n] in f32 div within 2 ulp", "sum over j of (k[n, j]) in f32 in order, contraction allowed"}) {
    const auto checked = value(rhs, "within");
    REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
    CHECK(nodeOf(*checked).kind == ValueKind::enclosure);
    CHECK(value(rhs)->errors() == std::vector<std::string>{"QKC0404:7"});
  }
  CHECK(!value("sum over j of (k[n, j]) in f32 in order")->contracts.empty());
}

TEST_CASE("accumulators carry their members and profiles") {
  const auto checked = value("sum over j of (k[n, j] * w[n, j]) in fp8_promoted(128)", "within");
  REQUIRE(!checked->contracts.empty());
  const Freedoms& freedoms = checked->contracts.front().freedomsOf(nodeOf(*checked));
  REQUIRE(freedoms.accumulator);
  CHECK(freedoms.accumulator->every == 128);
  CHECK(freedoms.accumulator->splits == 64);
  REQUIRE(freedoms.accumulator->inner.size() == 2);
  CHECK(!freedoms.accumulator->inner[0].core);
  REQUIRE(freedoms.accumulator->inner[1].core);
  CHECK(freedoms.accumulator->inner[1].core->keep == 13);
  CHECK(freedoms.accumulator->inner[1].core->result == 13);
  CHECK(freedoms.accumulator->inner[1].core->step == 32);
  CHECK(freedoms.accumulator->members.size() == 1);
  const auto cores = value("sum over j of (k[n, j] * w[n, j]) in f32_tc", "within");
  REQUIRE(!cores->contracts.empty());
  const Freedoms& tensor = cores->contracts.front().freedomsOf(nodeOf(*cores));
  CHECK(tensor.accumulator->members.size() == 3);
  CHECK(tensor.accumulator->members[2].core->result == 23);
}

TEST_CASE("a value computed from an enclosure is one, and freedoms there widen it") {
  const auto checked = value("(sum over j of (k[n, j])) * a[n] + b[n] in f32 any order, contraction allowed", "within");
  REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
  CHECK(nodeOf(*checked).op == Op::add);
  CHECK(nodeOf(*checked).kind == ValueKind::enclosure);
  CHECK(nodeOf(*checked).freedoms != kNone);
}

TEST_CASE("tolerances and masks are kept") {
  const auto steps = value("a[n]", "within 2 steps of");
  REQUIRE_MESSAGE(!steps->contracts.empty(), steps->report());
  const Contract& contract = steps->contracts.front();
  const auto y = std::ranges::find(contract.quantities, "y", &Quantity::name);
  CHECK(y->arms.front().tolerance.steps == 2);
  const auto reach = value("a[n]", "within abs 2^-20 rel 1e-3 of");
  REQUIRE(!reach->contracts.empty());
  const Contract& other = reach->contracts.front();
  CHECK(std::ranges::find(other.quantities, "y", &Quantity::name)->arms.front().tolerance.relative ==
        numeric::Rational(1, 1000));
  const auto mask = value("sum over j of (k[n, j]) in f32 any order mask 2.5% on normal", "within");
  REQUIRE_MESSAGE(!mask->contracts.empty(), mask->report());
  const Contract& masked = mask->contracts.front();
  const Arm& arm = std::ranges::find(masked.quantities, "y", &Quantity::name)->arms.front();
  CHECK(!arm.oneValue);
  REQUIRE(arm.mask);
  CHECK(arm.mask->percent == numeric::Rational(5, 2));
  CHECK(arm.mask->population == "normal");
}

// Texts that need no layouts, structs, scatters or ragged ranges; families take the given instances.
TEST_CASE("the paper texts with enclosures type-check") {
  const std::vector<std::pair<std::string, std::string>> texts = {
      {"add_rmsnorm_fp8_dyn", ""},
      {"gemm_fp8_block128", ""},
      {"gemm_fp8_tensor_promoted", "instance p = gemm_fp8_tensor_promoted<bf16, e4m3>"},
      {"gemm_splitk_fp32_ordered", "instance p = gemm_splitk_fp32_ordered<3>"},
      {"hadamard_fp8_quant", "instance p = hadamard_fp8_quant<64>"},
      {"int8_block_mean_sub", "instance p = int8_block_mean_sub<64>"},
      {"kbx_linear_w4a16", "instance p = kbx_linear_w4a16<g64>"},
      {"scaled_mm_int8_bias", "instance p = scaled_mm_int8_bias<f16>"},
      {"scaled_mm_int8_token_channel", "instance p = scaled_mm_int8_token_channel<bf16>"},
      {"silu_mul_group_fp8", "instance p = silu_mul_group_fp8<f32_once>\ninstance r = silu_mul_group_fp8<bf16_silu>"}};
  for (const auto& [name, instances] : texts) {
    const auto checked = checkText(
        readFile(std::string(QKC_SOURCE_DIR "/tests/texts/") + name + ".qkc") + instances + "\n", "text", prelude());
    CHECK_MESSAGE(!checked->contracts.empty(), name << "\n" << checked->report());
  }
}

TEST_CASE("one value speaks of the scalar that a row shares") {
  const auto row = [](const std::string& value) {
    return checkText(
        "contract s {\n dim T >= 1, H >= 1\n index t < T, h < H, j < H\n in x: f32[T, H] finite magnitude "
        "2^-9..2^9\n out y: f32[T, H]\n let a[t] = sum over j of (x[t, j]) in f32 any order\n let b[t] = sum "
        "over j of (x[t, j]^2) in f32 any order\n let v[t, h] = x[t, h] * b[t] in f32 any order\n let "
        "top[t] = max over j of (v[t, j])\n clause c: y[t, h] within " +
            value + " in f32 any order one value\n}\n",
        "s");
  };
  const auto scalarOf = [&](const std::string& value) -> std::string {
    const auto checked = row(value);
    if (checked->contracts.empty())
      return checked->report();
    const Contract& contract = checked->contracts.front();
    const Quantity& output = *std::ranges::find(contract.quantities, "y", &Quantity::name);
    const QuantityId scalar = sharedScalar(contract, output, output.arms.front());
    return scalar == kNone ? "none" : contract.quantity(scalar).name;
  };
  CHECK(scalarOf("x[t, h] * a[t]") == "a");
  CHECK(scalarOf("v[t, h] + x[t, h]") == "b"); // through a let of the element's own
  CHECK(scalarOf("x[t, h] * top[t]") == "top");
  CHECK(scalarOf("a[t] * b[t]").find("QKC0290") != std::string::npos);
  CHECK(scalarOf("x[t, h] + 1").find("QKC04") != std::string::npos);
}

} // namespace qkc::contract
