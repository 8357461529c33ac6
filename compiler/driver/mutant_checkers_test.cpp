#include "compiler/driver/command.h"
#include "compiler/driver/diagnosis.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/driver/mutant_checkers.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace qkc::driver {
namespace {

constexpr const char* kText = "contract c {\n  summary \"s.\"\n  dim T >= 1\n  index t < T\n"
                              "  in x: f32[T] finite magnitude 2^-20..2^20\n  out q: i8[T]\n"
                              "  clause codes: q[t] = i8(x[t], half_even, saturate)\n}\n";

// The small contract with its checkers and the kernels of its mutants.
struct Small {
  SourceMap sources;
  diag::Sink sink;
  std::vector<Checked> checked = checkText("c.qkc", kText, sources, sink);
  Texts texts = *lowerContract(checked.front(), sources, sink);
  std::vector<mutate::Mutant> mutants = mutate::mutantsOf(checked.front().contract);
  std::unique_ptr<device::Device> device = openDevice("cpu", sink);
  std::string problem;
  judge::ContractTexts forJudge = *judgeTexts(texts, problem);
};

void see(CallKeeper& keeper, const std::string& inputClass, const std::vector<float>& x,
         const std::vector<std::int8_t>& codes, bool rejected, bool alone = true) {
  cases::Case one;
  one.name = "by hand";
  one.inputClass = inputClass;
  one.dims["T"] = static_cast<std::int64_t>(x.size());
  const auto* bytes = reinterpret_cast<const std::byte*>(x.data());
  one.inputs.push_back(
      {.name = "x", .shape = {static_cast<std::int64_t>(x.size())}, .bytes = {bytes, bytes + 4 * x.size()}});
  const auto* written = reinterpret_cast<const std::byte*>(codes.data());
  keeper.see(one, {{written, written + codes.size()}}, rejected, alone);
}

// One case of three values: what two roundings differ in, what none does, and one beyond the ends.
CallKeeper keep(const cases::Manifest& manifest, const std::vector<float>& x, const std::vector<std::int8_t>& codes) {
  CallKeeper keeper(manifest);
  see(keeper, "by hand", x, codes, true);
  return keeper;
}

bool contains(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

TEST_CASE("a call is explained by the mutants that admit it, and by no others") {
  Small small;
  const auto texts = lowerCheckers(small.checked.front(), small.mutants, small.sources, small.sink);
  REQUIRE(texts);
  auto checkers = MutantCheckers::compile(*small.device, small.forJudge, *texts, small.problem);
  REQUIRE_MESSAGE(checkers, small.problem);
  const cases::Manifest& manifest = small.forJudge.manifest;
  const auto away = checkers->explaining(keep(manifest, {2.5F, 1, 300}, {3, 1, 127}));
  CHECK(contains(away, "codes.rounding.half_away"));
  CHECK(contains(away, "codes.rounding.half_to_plus"));
  CHECK_FALSE(contains(away, "codes.rounding.to_zero"));
  const auto wrapped = checkers->explaining(keep(manifest, {2.5F, 1, 300}, {2, 1, 44}));
  CHECK(contains(wrapped, "codes.overflow.wrap"));
  CHECK_FALSE(contains(wrapped, "codes.rounding.half_away"));
  CHECK(checkers->explaining(keep(manifest, {2.5F, 1, 300}, {77, 1, 9})).empty());
}

TEST_CASE("what explains rejected calls admits an accepted call of each class of inputs") {
  Small small;
  const auto named = [&](bool withTheOtherClass) {
    CallKeeper keeper(small.forJudge.manifest);
    see(keeper, "ties", {2.5F}, {3}, true);
    for (int k = 2; k < 8; ++k) // larger ones, which say nothing
      see(keeper, "plain", std::vector<float>(static_cast<std::size_t>(k), 1), std::vector<std::int8_t>(k, 1), false);
    if (withTheOtherClass)
      see(keeper, "low ties", {-2.5F}, {-2}, false);
    std::vector<std::string> ids;
    const DiagnosisResult result = diagnose(small.checked.front().contract, small.forJudge.manifest, keeper);
    CHECK(result.tried == judge::Tried::pairsToo);
    for (const judge::Convention& one : result.conventions)
      if (one.explains)
        ids.push_back(one.mutants.front());
    return ids;
  };
  CHECK(contains(named(false), "codes.rounding.half_away"));
  CHECK(contains(named(false), "codes.rounding.half_to_plus"));
  CHECK_FALSE(contains(named(true), "codes.rounding.half_away"));
  CHECK(contains(named(true), "codes.rounding.half_to_plus"));
}

TEST_CASE(
    "a call that is rejected alone, and right by the evaluator, is a disagreement; one that refutes others is not") {
  Small small;
  for (const bool alone : {true, false}) {
    CallKeeper keeper(small.forJudge.manifest);
    see(keeper, "by hand", {2.5F}, {2}, true, alone);
    const DiagnosisResult result = diagnose(small.checked.front().contract, small.forJudge.manifest, keeper);
    CHECK(result.disagrees == alone);
    CHECK(result.conventions.empty());
    CHECK(result.tried == judge::Tried::nothing);
  }
}

TEST_CASE("a large call is put to compiled checkers only if it is rejected alone") {
  Small small;
  for (const bool alone : {true, false}) {
    CallKeeper keeper(small.forJudge.manifest);
    see(keeper, "by hand", std::vector<float>(40000, 2.5F), std::vector<std::int8_t>(40000, 2), true, alone);
    CHECK(keeper.large().size() == (alone ? 1 : 0));
  }
}

TEST_CASE("checkers that do not compile say so") {
  Small small;
  CheckersText broken{"this is no text\n", {}};
  CHECK(MutantCheckers::compile(*small.device, small.forJudge, broken, small.problem) == nullptr);
  CHECK(small.problem.starts_with("mutant_checkers.cu does not compile: "));
}

TEST_CASE("what several kernels write is judged once") {
  Small small;
  auto checker = judge::Checker::compile(*small.device, std::move(small.forJudge), small.problem);
  REQUIRE_MESSAGE(checker, small.problem);
  const auto module = compileTrusted(*small.device, checker->texts(), "mutants.cu", small.texts.mutants, "qkc_c_mutant",
                                     kMutantOptimization, small.problem);
  const auto reference =
      compileTrusted(*small.device, checker->texts(), "reference.cu", small.texts.reference, "qkc_c", 1, small.problem);
  REQUIRE_MESSAGE((module && reference), small.problem);
  ReferenceRuns suite(*checker, {reference.get(), reference->entry("qkc_c")},
                      cases::buildCases(checker->manifest(), 0));
  MutantCalls calls(suite, {module.get(), module->entry("qkc_c_mutant")});
  REQUIRE(suite.isKept(0));
  CHECK(calls.of(0, 0) == calls.of(0, 0));
  const auto own = suite.reference(0);
  CHECK(suite.judged(0, own->outputs) == own);
  judge::Outputs other = own->outputs;
  other[0][0] ^= std::byte{1};
  const auto judged = suite.judged(0, other);
  CHECK(judged != own);
  CHECK(judged->digest != own->digest);
  CHECK(suite.judged(0, other) == judged);
}

} // namespace
} // namespace qkc::driver
