// Lawful evaluations against the two judges: nothing lawful may be rejected. Contracts are random texts and those of
// the repository; the emitted checker judges all results, the exact evaluator those of small cases.

#include "compiler/driver/back_end.h"
#include "compiler/driver/exact_call.h"
#include "compiler/lawful/kernel.h"
#include "compiler/semantics/judge.h"
#include "compiler/semantics/packing.h"
#include "runtime/judge/verdict_builder.h"
#include "tests/soundness/progress.h"
#include "tests/soundness/random_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace qkc;

namespace {

// Judged results in all.
constexpr std::uint64_t kResults = 10'000'000;

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

// What a contract's checker was built from, and what its lawful results came to.
struct Bench {
  const contract::Contract& contract;
  std::unique_ptr<judge::Checker> checker;
};

struct Counts {
  std::uint64_t judged = 0, rejected = 0, notJudged = 0, exactly = 0;
};

bool hasEnclosures(const contract::Contract& contract) {
  return std::ranges::any_of(contract.quantities, [](const contract::Quantity& quantity) {
    return std::ranges::any_of(quantity.arms, [](const contract::Arm& arm) { return arm.within; });
  });
}

std::unique_ptr<judge::Checker> checkerOf(device::Device& device, const driver::Checked& checked, SourceMap& sources,
                                          std::string& problem) {
  diag::Sink sink;
  const auto texts = driver::lowerContract(checked, sources, sink);
  if (!texts || sink.hasErrors()) {
    problem = "not lowered";
    return nullptr;
  }
  auto forJudge = driver::judgeTexts(*texts, problem);
  return forJudge ? judge::Checker::compile(device, std::move(*forJudge), problem) : nullptr;
}

judge::Outputs packed(const contract::Contract& contract, const judge::Checker& checker, const cases::Case& one,
                      const semantics::Call& call) {
  judge::Outputs outputs = judge::emptyOutputs(checker.manifest(), one);
  std::size_t next = 0;
  for (std::size_t id = 0; id < contract.quantities.size(); ++id)
    if (contract.quantities[id].role == contract::Role::output)
      semantics::pack(contract, call.dims, static_cast<contract::QuantityId>(id), call.returned[id], outputs[next++]);
  return outputs;
}

// The evaluator's word on one call.
void judgeExactly(const contract::Contract& contract, const semantics::Call& call, Counts& counts) {
  semantics::Judge judge(contract);
  judge.add(call);
  const semantics::Verdict verdict = judge.verdict();
  CHECK(verdict.outcome != semantics::Outcome::rejected);
  for (const semantics::ClauseCounts& row : verdict.clauses)
    counts.exactly += static_cast<std::uint64_t>(row.judged);
}

// With the evaluator's word: a fault of the checker, or of the rule or the lawful kernel.
std::string firstRejected(const judge::Verdict& verdict, const contract::Contract& contract,
                          const semantics::Call& call) {
  semantics::Judge exact(contract, semantics::Judge::Until::rejected);
  exact.add(call);
  const bool isRejected = exact.verdict().outcome == semantics::Outcome::rejected;
  const std::string word = isRejected ? "; the evaluator rejects it too" : "; the evaluator accepts it";
  if (verdict.positions.empty())
    return word;
  const judge::Position& position = verdict.positions.front();
  std::string text = position.output + " returned " + position.returned.value + " (" + position.returned.bits + ")";
  for (const judge::Admissible& one : position.admissible)
    text += " admissible " + one.code.value + " (" + one.code.bits + ")";
  return text + " in " + position.caseName + word;
}

// `rounds` lawful evaluations of every case.
void judgeLawful(const Bench& bench, const std::vector<cases::Case>& suite, int rounds, std::uint64_t seed,
                 std::size_t exactElements, Counts& counts) {
  judge::Options options;
  options.keepPositions = 1;
  lawful::Kernel kernel(bench.contract, seed);
  for (const cases::Case& one : suite) {
    const judge::Outputs none = judge::emptyOutputs(bench.checker->manifest(), one);
    lawful::Inputs inputs(bench.contract, driver::exactCall(bench.contract, bench.checker->manifest(), one, none));
    for (int round = 0; round < rounds; ++round) {
      kernel.run(inputs);
      judge::VerdictBuilder builder(*bench.checker, options);
      builder.addCall(one, packed(bench.contract, *bench.checker, one, inputs.call));
      builder.finish();
      for (const judge::ClauseVerdict& row : builder.verdict().clauses) {
        counts.judged += row.judged;
        counts.rejected += row.rejected;
        counts.notJudged += row.notJudged;
      }
      REQUIRE_MESSAGE(builder.verdict().outcome != judge::Outcome::rejected,
                      firstRejected(builder.verdict(), bench.contract, inputs.call));
      if (round == 0 &&
          static_cast<std::size_t>(driver::largestTensor(bench.checker->manifest(), one)) <= exactElements)
        judgeExactly(bench.contract, inputs.call, counts);
    }
  }
}

// The typed contract of a random text, under the judgement that its kind of value needs.
std::vector<driver::Checked> randomContract(std::uint64_t seed, SourceMap& sources, std::string& text) {
  for (const char* relation : {"within", "="}) {
    soundness::RandomText random(seed);
    diag::Sink sink;
    text = random.text("random", relation);
    auto checked = driver::checkText("random.qkc", text, sources, sink);
    if (!checked.empty() && !sink.hasErrors())
      return checked;
  }
  return {};
}

} // namespace

namespace {

// Lawful evaluations of the next random contract.
void judgeRandom(device::Device& device, soundness::Done& done) {
  constexpr std::uint64_t kResultsEach = 1'000'000;
  constexpr std::size_t kExactElements = 1100;
  ++done.texts;
  SourceMap sources;
  std::string text;
  const auto checked = randomContract(++done.seed, sources, text);
  if (checked.empty())
    return;
  std::string problem;
  Bench bench{checked.front().contract, checkerOf(device, checked.front(), sources, problem)};
  if (bench.checker == nullptr) {
    CHECK_MESSAGE(problem == "not lowered", text << problem);
    return;
  }
  const std::uint64_t seed = done.seed;
  CAPTURE(seed);
  CAPTURE(text);
  auto suite = cases::buildCases(bench.checker->manifest(), seed);
  std::uint64_t elements = 0;
  for (const cases::Case& one : suite)
    elements += static_cast<std::uint64_t>(one.dims.at("N"));
  Counts counts;
  judgeLawful(bench, suite, static_cast<int>(1 + kResultsEach / std::max<std::uint64_t>(elements, 1)), seed,
              kExactElements, counts);
  ++done.contracts;
  done.judged += counts.judged;
  done.notJudged += counts.notJudged;
  done.exactly += counts.exactly;
}

} // namespace

// QKC_SOUNDNESS_RESULTS: so many, from QKC_SOUNDNESS_SEED on. QKC_SOUNDNESS_PROGRESS: a file to go on from.
TEST_CASE("lawful evaluations of random contracts are accepted") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  const char* file = std::getenv("QKC_SOUNDNESS_PROGRESS");
  const soundness::Progress progress(file != nullptr ? file : "");
  soundness::Done done;
  done.seed = setting("QKC_SOUNDNESS_SEED", 0);
  done = progress.before().value_or(done);
  const std::uint64_t wanted = setting("QKC_SOUNDNESS_RESULTS", kResults);
  while (done.judged < wanted) {
    REQUIRE(done.texts < 100 + 20 * (done.contracts + 1));
    judgeRandom(*device, done);
    progress.keep(done); // a rejected result has thrown
  }
  MESSAGE(done.contracts << " contracts of " << done.texts << " texts, " << done.judged << " results judged, "
                         << done.exactly << " also by the evaluator, " << done.notJudged
                         << " not judged, none rejected");
  CHECK(done.exactly > 0);
}

TEST_CASE("lawful evaluations of the repository's contracts are accepted") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  constexpr std::int64_t kMostElements = 40'000; // of a tensor of a case
  constexpr std::size_t kMostCases = 12;
  diag::Sink sink;
  int judged = 0;
  for (const char* folder : {"contracts", "tests/contracts"}) {
    for (const auto& file : driver::contractFiles(std::filesystem::path(QKC_SOURCE_DIR) / folder, sink)) {
      SourceMap sources;
      for (const driver::Checked& checked : driver::checkFile(file, sources, sink)) {
        if (!hasEnclosures(checked.contract))
          continue;
        CAPTURE(checked.contract.name);
        Bench bench{checked.contract, checkerOf(*device, checked, sources, problem)};
        REQUIRE_MESSAGE(bench.checker != nullptr, problem);
        auto suite = cases::buildCases(bench.checker->manifest(), 0);
        std::ranges::stable_sort(
            suite, {}, [&](const cases::Case& one) { return driver::largestTensor(bench.checker->manifest(), one); });
        while (suite.size() > kMostCases ||
               (suite.size() > 3 && driver::largestTensor(bench.checker->manifest(), suite.back()) > kMostElements))
          suite.pop_back();
        Counts counts;
        judgeLawful(bench, suite, 4, 1, 0, counts);
        MESSAGE(checked.contract.name << ": " << counts.judged << " results of " << suite.size() << " cases, "
                                      << counts.notJudged << " not judged, " << counts.rejected << " rejected");
        CHECK(counts.judged > 0);
        ++judged;
      }
    }
  }
  CHECK(judged > 0);
}
