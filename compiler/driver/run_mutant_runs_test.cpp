#include "compiler/driver/command.h"
#include "compiler/driver/run_mutant_runs.h"
#include "runtime/cases/case.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace qkc::driver {
namespace {

constexpr const char* kText = "contract c {\n  summary \"s.\"\n  dim T >= 1\n  index t < T\n"
                              "  in x: f32[T] finite magnitude 2^-20..2^20\n  out q: i8[T]\n"
                              "  clause codes: q[t] = i8(x[t], half_even, saturate)\n}\n";

// What becomes of the run mutants of the small contract once `change` was at their texts.
template <class Change> std::vector<RunMutantRecord> judged(const Change& change) {
  SourceMap sources;
  diag::Sink sink;
  const auto checked = checkText("c.qkc", kText, sources, sink);
  REQUIRE(checked.size() == 1);
  const auto texts = lowerContract(checked.front(), sources, sink);
  auto mutants = lowerRunMutants(checked.front(), sources, sink);
  REQUIRE((texts && mutants));
  change(*mutants);
  const auto device = openDevice("cpu", sink);
  REQUIRE(device);
  std::string problem;
  auto forJudge = judgeTexts(*texts, problem);
  REQUIRE(forJudge);
  RunMutantRuns runs(*device, *forJudge, *mutants);
  const auto checker = judge::Checker::compile(*device, std::move(*forJudge), problem);
  REQUIRE_MESSAGE(checker, problem);
  const auto records = runs.judge(*checker, cases::buildCases(checker->manifest(), 0), problem);
  REQUIRE_MESSAGE(records, problem);
  return *records;
}

const RunMutantRecord& find(const std::vector<RunMutantRecord>& records, const std::string& id) {
  const auto it = std::find_if(records.begin(), records.end(), [&](const auto& one) { return one.id == id; });
  REQUIRE(it != records.end());
  return *it;
}

TEST_CASE("each run mutant is rejected with the code of its rule") {
  const auto records = judged([](RunMutantTexts&) {});
  CHECK(records.size() == 6);
  for (const RunMutantRecord& record : records) {
    CAPTURE(record.id);
    CHECK(record.isKilled());
    CHECK(record.code == record.needed);
    CHECK_FALSE(record.killedBy.empty());
  }
}

TEST_CASE("a kernel that breaks nothing, or another rule, or at another tensor, is not killed") {
  const auto records = judged([](RunMutantTexts& mutants) {
    const std::string broken = "word[k] = 1;"; // past the end
    const auto at = mutants.module.find(broken);
    REQUIRE(at != std::string::npos);
    mutants.module.replace(at, broken.size(), ";");
    for (RunMutantTexts::Entry& entry : mutants.entries) {
      if (entry.mutant.id == "run.unwritten.q")
        entry.mutant.code = "QKC0812";
      if (entry.mutant.id == "run.input_modified.x")
        entry.mutant.buffer = "q";
    }
  });
  CHECK(find(records, "run.past_the_end.q").problem == "every case accepts it");
  CHECK(find(records, "run.past_the_end.q").code.empty());
  CHECK(find(records, "run.unwritten.q").problem.find("in place of QKC0812") != std::string::npos);
  CHECK(find(records, "run.input_modified.x").problem.find("in place of 'q'") != std::string::npos);
  CHECK(find(records, "run.race.q").isKilled());
}

} // namespace
} // namespace qkc::driver
