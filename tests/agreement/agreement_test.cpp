// The emitted checker against the exact evaluator, which shares no code with it: on small cases, for the reference and
// every mutant of every contract, both must give the same counts for each clause and the same outcome. Of enclosures
// the checker's bounds are f64 and so a little wider: it never rejects what the evaluator accepts, and accepts nothing
// that the evaluator rejects once its bounds are widened by 2^-30 of each radius and (n + 2) 2^-51 S.

#include "compiler/driver/back_end.h"
#include "compiler/driver/exact_call.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/semantics/judge.h"
#include "runtime/judge/verdict_builder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

using namespace qkc;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kMostElements = 600; // of a case: the evaluator is exact and slow

struct Counts {
  std::uint64_t judged = 0, rejected = 0, notJudged = 0;
  bool operator==(const Counts&) const = default;
};

using ByClause = std::map<std::string, Counts>;

ByClause countsOf(const judge::Verdict& verdict) {
  ByClause counts;
  for (const judge::ClauseVerdict& row : verdict.clauses)
    if (row.judges)
      counts[row.name] = {row.judged, row.rejected, row.notJudged};
  return counts;
}

ByClause countsOf(const contract::Contract& contract, const semantics::Verdict& verdict, const ByClause& like) {
  ByClause counts;
  for (std::size_t k = 0; k < contract.clauses.size(); ++k) {
    const semantics::ClauseCounts& row = verdict.clauses[k];
    if (like.count(contract.clauses[k].name) > 0)
      counts[contract.clauses[k].name] = {static_cast<std::uint64_t>(row.judged),
                                          static_cast<std::uint64_t>(row.rejected),
                                          static_cast<std::uint64_t>(row.notJudged + row.undecided)};
  }
  return counts;
}

bool hasEnclosures(const contract::Contract& contract) {
  return std::ranges::any_of(contract.quantities, [](const contract::Quantity& quantity) {
    return std::ranges::any_of(quantity.arms, [](const contract::Arm& arm) { return arm.within; });
  });
}

bool rejectsMore(const ByClause& exact, const ByClause& emitted) {
  return std::ranges::any_of(exact,
                             [&](const auto& row) { return row.second.rejected > emitted.at(row.first).rejected; });
}

// The other half, where the evaluator rejects elements that the checker accepts.
void compareWidened(const contract::Contract& contract, std::vector<semantics::Call> calls, const ByClause& emitted) {
  semantics::Judge evaluator(contract, semantics::Judge::Until::end, semantics::Reach::widened);
  for (semantics::Call& call : calls)
    evaluator.add(std::move(call));
  for (const auto& [clause, counts] : countsOf(contract, evaluator.verdict(), emitted)) {
    CAPTURE(clause);
    CHECK(emitted.at(clause).rejected >= counts.rejected);
  }
}

// Both judgements of what `run` gives on the cases.
template <class Run>
void compare(const contract::Contract& contract, const judge::Checker& checker, const std::vector<cases::Case>& suite,
             const Run& run) {
  judge::Options options;
  options.keepPositions = 0;
  judge::VerdictBuilder builder(checker, options);
  semantics::Judge evaluator(contract);
  std::vector<semantics::Call> calls;
  for (const cases::Case& one : suite) {
    const judge::Outputs outputs = run(one);
    builder.addCall(one, outputs);
    semantics::Call call = driver::exactCall(contract, checker.manifest(), one, outputs);
    const auto misfit = semantics::findMisfit(contract, call);
    REQUIRE_MESSAGE(!misfit, one.name << ": " << misfit.value_or(""));
    if (hasEnclosures(contract))
      calls.push_back(call);
    evaluator.add(std::move(call));
  }
  builder.finish();
  const semantics::Verdict exact = evaluator.verdict();
  const ByClause emitted = countsOf(builder.verdict());
  const bool bounded = hasEnclosures(contract);
  if (bounded && rejectsMore(countsOf(contract, exact, emitted), emitted))
    compareWidened(contract, std::move(calls), emitted);
  for (const auto& [clause, counts] : countsOf(contract, exact, emitted)) {
    CAPTURE(clause);
    if (bounded) {
      CHECK(emitted.at(clause).judged >= counts.judged);
      CHECK(emitted.at(clause).rejected <= counts.rejected);
      continue;
    }
    CHECK(emitted.at(clause).judged == counts.judged);
    CHECK(emitted.at(clause).rejected == counts.rejected);
    CHECK(emitted.at(clause).notJudged == counts.notJudged);
  }
  const bool accepts = builder.verdict().outcome == judge::Outcome::accepted;
  const bool isAdmissible = exact.outcome == semantics::Outcome::accepted;
  CHECK((bounded ? accepts || !isAdmissible : accepts == isAdmissible));
}

void agree(device::Device& device, const driver::Checked& checked, const SourceMap& sources) {
  diag::Sink sink;
  const auto texts = driver::lowerContract(checked, sources, sink);
  REQUIRE(texts.has_value());
  std::string problem;
  auto forJudge = driver::judgeTexts(*texts, problem);
  REQUIRE_MESSAGE(forJudge.has_value(), problem);
  const auto checker = judge::Checker::compile(device, std::move(*forJudge), problem);
  REQUIRE_MESSAGE(checker != nullptr, problem);
  const cases::Manifest& manifest = checker->manifest();
  const std::string function = "qkc_" + manifest.name;
  const auto reference =
      driver::compileTrusted(device, checker->texts(), "reference.cu", texts->reference, function, 1, problem);
  REQUIRE_MESSAGE(reference != nullptr, problem);
  const auto mutants =
      driver::compileTrusted(device, checker->texts(), "mutants.cu", texts->mutants, function + "_mutant", 0, problem);
  REQUIRE_MESSAGE(mutants != nullptr, problem);

  auto suite = cases::buildCases(manifest, 0);
  std::int64_t limit = kMostElements;
  for (std::size_t k = 0; k < std::min<std::size_t>(suite.size(), 3); ++k)
    limit = std::max(limit, driver::largestTensor(manifest, suite[k])); // the first shapes are the smallest
  std::erase_if(suite, [&](const cases::Case& one) { return driver::largestTensor(manifest, one) > limit; });
  REQUIRE(suite.size() >= 3);
  compare(checked.contract, *checker, suite, [&](const cases::Case& one) {
    return judge::runTrusted(manifest, {reference.get(), reference->entry(function)}, one);
  });
  suite.resize(std::min<std::size_t>(suite.size(), limit <= kMostElements ? 6 : 1)); // of mutants there are many
  for (std::size_t k = 0; k < manifest.mutants.size(); ++k) {
    CAPTURE(manifest.mutants[k].id);
    compare(checked.contract, *checker, suite, [&](const cases::Case& one) {
      return driver::runMutant(manifest, {mutants.get(), mutants->entry(function + "_mutant")},
                               static_cast<std::int32_t>(k), one);
    });
  }
  MESSAGE(manifest.name << ": " << suite.size() << " cases, " << manifest.mutants.size() << " mutants agree");
}

} // namespace

TEST_CASE("checker and evaluator agree on references and mutants") {
  std::string problem;
  const auto device = device::openCpuDevice(problem);
  REQUIRE_MESSAGE(device != nullptr, problem);
  if (const char* kept = std::getenv("QKC_CACHE_DIR"))
    device->setCacheFolder(kept);
  for (const char* folder : {"contracts", "tests/contracts"}) {
    diag::Sink sink;
    for (const fs::path& file : driver::contractFiles(fs::path(QKC_SOURCE_DIR) / folder, sink)) {
      SourceMap sources;
      for (const driver::Checked& checked : driver::checkFile(file, sources, sink)) {
        CAPTURE(checked.contract.name);
        agree(*device, checked, sources);
      }
    }
    REQUIRE(!sink.hasErrors());
  }
}
