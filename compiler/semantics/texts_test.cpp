// Contracts as texts through the front end, the flow analysis and the evaluator.

#include "compiler/contract/check_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/numeric/describe.h"
#include "compiler/semantics/example_run.h"
#include "compiler/semantics/flow.h"
#include "compiler/semantics/hand_cases.h"
#include "compiler/semantics/sampler.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace qkc;
using namespace qkc::semantics;

namespace {

const std::string& prelude() {
  static const std::string text = contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc");
  return text;
}

std::string source(const std::string& path) {
  return contract::readFile(QKC_SOURCE_DIR "/" + path);
}

// The text with one part replaced; the part must be there.
std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto place = text.find(part);
  REQUIRE(place != std::string::npos);
  return text.replace(place, part.size(), by);
}

// The report of the flow analysis for the first contract of a text.
std::string flowOf(const std::string& text) {
  const auto checked = contract::checkText(text, "text", prelude());
  REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
  diag::Sink sink;
  analyzeFlow(checked->contracts.front(), sink);
  std::string report;
  for (const diag::Diagnostic& diagnostic : sink.diagnostics()) {
    report += diag::render(checked->sources, diagnostic, false);
  }
  return report;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

using Run = ExampleRun;
using Codes = std::vector<std::uint64_t>;

} // namespace

TEST_CASE("the flow analysis passes every contract that is kept") {
  for (const char* folder : {"contracts", "tests/contracts"}) {
    for (const auto& entry : std::filesystem::directory_iterator(std::string(QKC_SOURCE_DIR "/") + folder)) {
      if (entry.path().extension() != ".qkc") {
        continue;
      }
      const auto checked = contract::checkFile(entry.path().string(), prelude());
      CHECK_MESSAGE(!checked->contracts.empty(), checked->report());
      for (const contract::Contract& one : checked->contracts) {
        diag::Sink sink;
        analyzeFlow(one, sink);
        CHECK_MESSAGE(sink.errorCount() == 0, one.name);
      }
    }
  }
}

namespace {

void addWithArguments(const contract::Contract& contract, contract::NodeId id, std::set<contract::NodeId>& to) {
  if (id == contract::kNone || !to.insert(id).second) {
    return;
  }
  for (const contract::NodeId arg : contract.node(id).args) {
    addWithArguments(contract, arg, to);
  }
}

// What the analysis speaks of: the values and guards of definitions, not the extents of indices.
std::set<contract::NodeId> analysedNodes(const contract::Contract& contract) {
  std::set<contract::NodeId> out;
  for (const contract::Quantity& quantity : contract.quantities) {
    for (const contract::Arm& arm : quantity.arms) {
      addWithArguments(contract, arm.value, out);
      addWithArguments(contract, arm.guard, out);
    }
  }
  return out;
}

// Random calls through the evaluator: no value may lie outside what the analysis says of its node.
void checkFacts(const contract::Contract& contract, int trials) {
  diag::Sink sink;
  const FlowFacts facts = analyzeFlow(contract, sink);
  const std::set<contract::NodeId> analysed = analysedNodes(contract);
  Random random(31);
  for (int trial = 0; trial < trials; ++trial) {
    std::vector<std::int64_t> dims;
    for (const contract::Dim& dim : contract.dims) {
      dims.push_back(std::max<std::int64_t>(dim.least, dim.multipleOf > 1 ? dim.multipleOf : 1 + trial % 3));
    }
    Call call = emptyCall(contract, dims);
    for (std::size_t i = 0; i < contract.quantities.size(); ++i) {
      const contract::Role role = contract.quantities[i].role;
      if (role == contract::Role::input || role == contract::Role::inout) {
        Sampler::fillInput(contract, call, static_cast<contract::QuantityId>(i), random);
      }
    }
    if (!conditionsHold(contract, contract.assumes, call)) {
      continue;
    }
    std::vector<int> paths;
    for (const contract::Choice& choice : contract.choices) {
      paths.push_back(static_cast<int>(random.below(choice.labels.size())));
    }
    int strays = 0;
    std::string first;
    const Reference observed = computeReference(
        contract, call, paths, [&](contract::NodeId node, const Bindings&, std::span<const Entry>, const Entry& value) {
          const bool isInside =
              !analysed.contains(node) || (value ? contains(facts.node(node), *value) : !facts.provesFit(node));
          strays += isInside ? 0 : 1;
          if (!isInside && first.empty()) {
            first = contract::printExpr(contract, node) + (value ? " = " + numeric::describe(*value) : " has none");
          }
        });
    CHECK_MESSAGE(strays == 0, contract.name << ": " << first);
    // Without an observer, values on which no choice bears take a way of their own.
    const Reference unobserved = computeReference(contract, call, paths);
    CHECK(unobserved.problem.has_value() == observed.problem.has_value());
    for (std::size_t i = 0; i < observed.outputs.size(); ++i) {
      CHECK_MESSAGE(unobserved.outputs[i].codes == observed.outputs[i].codes, contract.name);
    }
  }
}

} // namespace

TEST_CASE("no value lies outside what the flow analysis says of it") {
  for (const char* folder : {"contracts", "tests/contracts", "tests/texts"}) {
    for (const auto& entry : std::filesystem::directory_iterator(std::string(QKC_SOURCE_DIR "/") + folder)) {
      if (entry.path().extension() != ".qkc") {
        continue;
      }
      const auto checked = contract::checkFile(entry.path().string(), prelude());
      const bool isKept = std::string(folder) != "tests/texts"; // of the others one instance
      for (const contract::Contract& one : checked->contracts) {
        if (!isKept && &one != &checked->contracts.front()) {
          break;
        }
        const bool isLong = std::ranges::any_of(
            one.nodes, [](const contract::Node& node) { return node.kind == contract::ValueKind::enclosure; });
        checkFacts(one, isLong ? 2 : isKept ? 30 : 8); // GEMMs and norms take thousands of exact operations
      }
    }
  }
  // Also where the analysis refuses.
  const std::string text = source("contracts/int8_dyn_token_sym.qkc");
  for (const char* format : {"bf16", "f32", "f16", "e5m2"}) {
    const auto checked = contract::checkText(
        replaced(replaced(text, "x: bf16", std::string("x: ") + format), "magnitude 2^-100..2^100", ""), "text",
        prelude());
    REQUIRE_MESSAGE(!checked->contracts.empty(), checked->report());
    checkFacts(checked->contracts.front(), 60);
  }
}

// All texts of the paper tests that are no contracts, in every instance.
TEST_CASE("the type checker and the flow analysis pass every text") {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(QKC_SOURCE_DIR "/tests/texts")) {
    ++count;
    const auto checked = contract::checkFile(entry.path().string(), prelude());
    CHECK_MESSAGE(!checked->contracts.empty(), checked->report());
    for (const contract::Contract& one : checked->contracts) {
      diag::Sink sink;
      analyzeFlow(one, sink);
      checkHandCases(one, sink);
      CHECK_MESSAGE(sink.errorCount() == 0, one.name);
    }
  }
  CHECK(count >= 56);
}

TEST_CASE("int8_dyn_token_sym: each omission is refused with an input") {
  const std::string text = source("contracts/int8_dyn_token_sym.qkc");
  CHECK(flowOf(text).empty());
  // N03: 766 values of amax make 1 / s infinite.
  const std::string noMagnitude = flowOf(replaced(text, "magnitude 2^-100..2^100", ""));
  CHECK(has(noMagnitude, "error[QKC0501]: nan can reach the conversion to i8: x[t, h] * (1 / s[t]) can be 0 * inf"));
  CHECK(has(noMagnitude, "1 / s[0] = inf, x[0, 0] * (1 / s[0]) = nan"));
  // The guards.
  std::string bare =
      replaced(text, "clause zero_scale:  s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0", "");
  bare = replaced(bare, "clause zero_codes:  q[t, h] = 0 when a[t] == 0", "");
  bare = replaced(bare, "in f32 otherwise", "in f32");
  bare = replaced(bare, "in f32 when a[t] != 0", "in f32");
  bare = replaced(bare, "saturate) otherwise", "saturate)");
  const std::string noGuards = flowOf(bare);
  CHECK(has(noGuards, "x[t, h] / s[t] can be 0 / 0"));
  CHECK(has(noGuards, "for x[0, 0] = 0: s[0] = 0, x[0, 0] / s[0] = nan"));
}

TEST_CASE("a guard on another quantity than the divisor does not help") {
  const std::string text = source("tests/texts/int8_dyn_token_azp.qkc");
  const std::string report = flowOf(replaced(text, "assume d[t] >= 2^-60", "assume mn[t] < mx[t]"));
  CHECK(has(report, "QKC0501"));
}

TEST_CASE("fp8 codes without a word about zeros") {
  const std::string text = source("contracts/fp8_token_group128_ue8m0_f32.qkc");
  CHECK(flowOf(text).empty());
  const std::string report = flowOf(replaced(text, "zeros distinct", ""));
  CHECK(has(report, "error[QKC0506]: q may be 0 and -0"));
  CHECK(has(report, "help: say `zeros same` or `zeros distinct`"));
}

TEST_CASE("asymmetric int8: hand-computed row") {
  Run run(source("tests/texts/int8_dyn_token_azp.qkc"), "int8_dyn_token_azp", {1, 3});
  // -1, 0.5, 2: d = 3, s = 3 / 255, z = -128 + 85 = -43; codes -128, 42.5 -> 42 - 43 = -1 or so, 127.
  run.given("x") = {0xbf80, 0x3f00, 0x4000};
  run.compute();
  CHECK(run.returned("s") == Codes{0x3c40c0c1});
  CHECK(run.returned("z") == Codes{0xffffffd5});
  CHECK(run.returned("q") == Codes{0x80, 0xff, 0x7f});
  CHECK(run.judge() == Outcome::accepted);
  run.returned("z")[0] = 0xffffffd6;
  CHECK(run.judge() == Outcome::rejected);
}

TEST_CASE("mxfp8: ceiling of the shared exponent, hand-computed block") {
  Run run(source("tests/texts/mx_quant.qkc"), "mxfp8_rceil", {1, 64});
  run.given("x")[0] = 0x43e0;  // 448: a scale of 1 holds it, code 0x7e
  run.given("x")[1] = 0x3f88;  // 1.0625: a tie of 1 and 1.125, to even
  run.given("x")[2] = 0xbf98;  // -1.1875: a tie of 1.125 and 1.25, to even
  run.given("x")[32] = 0x43e1; // 450: the scale becomes 2, 225 rounds to 224
  run.given("x")[33] = 0x8000;
  run.compute();
  CHECK(run.returned("e") == Codes{127, 128});
  CHECK((run.returned("q")[0] == 0x7e && run.returned("q")[1] == 0x38 && run.returned("q")[2] == 0xba));
  CHECK((run.returned("q")[32] == 0x76 && run.returned("q")[33] == 0x80));
  CHECK(run.judge() == Outcome::accepted);
  // A block of zeros has byte 0.
  std::ranges::fill(run.given("x"), 0);
  run.compute();
  CHECK(run.returned("e") == Codes{0, 0});
}

TEST_CASE("truncation and rounding of groups differ where they should") {
  const std::string text = source("tests/texts/int8_token_group.qkc");
  for (const bool truncates : {true, false}) {
    Run run(text, truncates ? "int8_token_group_trunc" : "int8_token_group_rne", {1, 128});
    run.given("x")[0] = 0x42fe; // 127: scale 1
    run.given("x")[1] = 0x413c; // 11.75
    run.given("x")[2] = 0xc13c;
    run.compute();
    CHECK(run.returned("q")[1] == (truncates ? 11 : 12));
    CHECK(run.returned("q")[2] == (truncates ? 0xf5 : 0xf4));
  }
}

TEST_CASE("N24: saturation of symmetric int8 never acts on bf16, and acts on f32") {
  const std::string text = source("contracts/int8_dyn_token_sym.qkc");
  constexpr std::uint64_t kFirst = 0x0d80; // 2^-100
  constexpr std::uint64_t kLast = 0x7180;  // 2^100
  Run all(text, "int8_dyn_token_sym", {static_cast<std::int64_t>(kLast - kFirst + 1), 1});
  for (std::uint64_t code = kFirst; code <= kLast; ++code) {
    all.given("x")[code - kFirst] = code;
  }
  all.compute();
  Variables variables(all.contract());
  Evaluator evaluator(all.contract(), variables, all.call, Options::open());
  const auto codes = std::ranges::find(all.contract().quantities, "q", &contract::Quantity::name)->arms.back().value;
  const contract::NodeId y = all.contract().node(codes).args[0];
  const numeric::Value limit(numeric::Rational(255, 2));
  bool isInside = true;
  Bindings bindings = evaluator.unbound();
  bindings[1] = 0;
  for (std::int64_t row = 0; row < all.call.dims[0]; ++row) {
    bindings[0] = row;
    for (const Entry& entry : evaluator.value(y, bindings).entries) {
      isInside &= compare(abs(*entry), limit) < 0;
    }
  }
  CHECK(isInside);
  // f32 amax of 190 eta: s is 1 eta and x / s is 190.
  Run wide(replaced(replaced(text, "x: bf16", "x: f32"), "magnitude 2^-100..2^100", ""), "int8_dyn_token_sym", {1, 1});
  wide.given("x")[0] = 190;
  wide.compute();
  CHECK(wide.returned("s") == Codes{1});
  CHECK(wide.returned("q") == Codes{127});
  wide.returned("q")[0] = 190; // wrapped
  CHECK(wide.judge() == Outcome::rejected);
}

TEST_CASE("a mean of positive weights, where there is a term, has a divisor") {
  const std::string head = "contract m {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
                           "  in x: f32[T, H] finite magnitude 2^-20..2^20, c: i8[T, H]\n"
                           "  in w: f32[H] positive magnitude 2^-10..2^10\n  out m: f32[T]\n";
  const std::string mean = "mean over h where c[t, h] > 0 weight w[h] of (x[t, h]) empty 0 in f32 any order\n}\n";
  CHECK(flowOf(head + "  clause m: m[t] within " + mean).empty());
  CHECK(has(flowOf(replaced(head, "positive", "finite") + "  clause m: m[t] within " + mean), "QKC0502"));
  const std::string ragged =
      "contract r {\n  dim B >= 1, T >= 1\n  index b < B\n  range t of b = off[b] ..< off[b + 1]\n"
      "  in x: f32[T] finite magnitude 2^-20..2^20, off: i32[B + 1] offsets of T\n"
      "  in w: f32[T] positive magnitude 2^-10..2^10\n  out m: f32[B]\n"
      "  clause m: m[b] within mean over t weight w[t] of (x[t]) empty 0 in f32 any order\n}\n";
  CHECK(flowOf(ragged).empty());
}

TEST_CASE("a function's accuracy may move its results to 0, or past it") {
  const auto quotient = [](const std::string& function, const std::string& accuracy) {
    return flowOf(
        "contract e {\n  dim T >= 1\n  index t < T\n  in x: f32[T] range 1..8\n  out q: i8[T]\n"
        "  let e[t] = " +
        function + "(x[t]) in f32 " + function + " within " + accuracy +
        "\n  let y[t] = (x[t] - 1) / e[t] in f32\n  clause c: q[t] within i8(y[t], half_even, saturate)\n}\n");
  };
  CHECK(quotient("exp", "2 ulp").empty());
  CHECK(quotient("exp", "0.5 rel").empty());
  CHECK(has(quotient("exp", "4 abs"), "can be 0 / 0"));
  CHECK(has(quotient("exp", "1 rel"), "can be 0 / 0"));
  CHECK(quotient("sigmoid", "2 ulp").empty());
  CHECK(has(quotient("sigmoid", "1 abs"), "can be 0 / 0"));
}

TEST_CASE("an error relative to a whole enclosure may take its small values to 0") {
  const auto with = [](const std::string& argument, const std::string& function, const std::string& word) {
    return flowOf("contract e {\n  dim T >= 1, H >= 1\n  index t < T, h < H\n  in x: f32[T, H] range 1..10\n"
                  "  in z: f32[T] range 0..8\n  out q: i8[T]\n  let a[t] = " +
                  argument + "\n  let e[t] = " + function + "\n  let y[t] = z[t] " + word +
                  " e[t] in f32\n  clause c: q[t] within i8(y[t], half_even, saturate)\n}\n");
  };
  const std::string point = "x[t, 0]";
  const std::string enclosure = "exp(x[t, 0]) in f32 exp within 2 ulp";
  CHECK(with(point, "exp(a[t]) in f32 exp within 0.5 rel", "/").empty());
  CHECK(has(with(enclosure, "rcp(a[t]) in f32 rcp within 0.5 rel", "/"), "can be 0 / 0"));
  CHECK(with(enclosure, "rcp(a[t]) in f32 rcp within 2 ulp", "/").empty());
}

TEST_CASE("one place of the text is reported once, with the paths that lead there") {
  const std::string report = flowOf(
      "contract p {\n  dim T >= 1\n  index t < T\n  in x: f32[T] finite, y: f32[T] finite, z: f32[T] finite\n"
      "  out q: i8[T]\n  clause c: q[t] = i8(x[t] * y[t] * z[t], half_even, saturate) in f32 any association\n}\n");
  CHECK(report.find("QKC0501") == report.rfind("QKC0501"));
  CHECK(has(report, "note: on the paths "));
  CHECK(has(report, " of c"));
}

TEST_CASE("of two things that are assumed, one holds where the other does not") {
  const std::string text =
      "contract a {\n  dim T >= 1, D >= 2\n  index t < T, d < D\n"
      "  in x: bf16[T, D] finite magnitude 2^-40..2^40\n  out s: f32[T] zeros same\n  out q: u8[T, D]\n"
      "  let lo[t] = min over d of (x[t, d])\n  let hi[t] = max over d of (x[t, d])\n"
      "  let r[t] = hi[t] - lo[t] in f32\n  assume r[t] == 0 or r[t] >= 2^-50\n"
      "  clause scale: s[t] = r[t] / 255 in f32\n  clause flat: q[t, d] = 0 when r[t] == 0\n"
      "  clause codes: q[t, d] = u8(x[t, d] / s[t] - lo[t] / s[t], half_even, saturate) in f32 otherwise\n"
      "}\n";
  CHECK(flowOf(text).empty());
  CHECK(has(flowOf(replaced(text, "assume r[t] == 0 or r[t] >= 2^-50\n", "")), "QKC0501"));
}
