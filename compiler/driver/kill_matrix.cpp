#include "compiler/driver/kill_matrix.h"

#include "runtime/judge/tally.h"
#include "runtime/judge/verdict_builder.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

judge::Outputs runMutant(const cases::Manifest& manifest, const judge::TrustedFunction& mutants, std::int32_t which,
                         const cases::Case& one) {
  return judge::runTrusted(manifest, mutants, one, {judge::ScalarArg(which)});
}

namespace {

// Judges what a trusted function gives on the cases.
template <class RunCase>
judge::Verdict verdictOf(const judge::Checker& checker, const std::vector<cases::Case>& cases, const RunCase& runCase,
                         Extent extent, std::string& killedBy) {
  judge::Options options;
  options.keepPositions = 0;
  judge::VerdictBuilder builder(checker, options);
  for (const cases::Case& one : cases) {
    builder.addCall(one, runCase(one));
    if (killedBy.empty() && builder.rejectsAlready())
      killedBy = one.inputClass;
    if (extent.untilKilled && !killedBy.empty())
      break;
  }
  builder.finish();
  return std::move(builder.verdict());
}

} // namespace

std::unique_ptr<device::Program> compileTrusted(device::Device& device, const judge::ContractTexts& texts,
                                                const std::string& name, const std::string& text,
                                                const std::string& entry, int optimization, std::string& error) {
  device::CompileRequest request;
  request.source = {name, text};
  request.headers = texts.headers;
  request.headers.push_back({texts.manifest.name + ".h", texts.prototype});
  request.entries = {entry};
  request.optimization = optimization;
  request.keep = true;
  auto result = device.compile(request);
  if (result.status != device::CompileStatus::ok)
    error = name + " does not compile:\n" + result.diagnostics;
  return std::move(result.program);
}

std::optional<MatrixResult> runMutants(device::Device& device, const judge::Checker& checker,
                                       const std::string& reference, const std::string& mutants, std::uint64_t seed,
                                       Extent extent, std::string& error) {
  const cases::Manifest& manifest = checker.manifest();
  const std::string function = "qkc_" + manifest.name;
  const auto own = compileTrusted(device, checker.texts(), "reference.cu", reference, function, 1, error);
  if (!own)
    return std::nullopt;
  const auto module = compileTrusted(device, checker.texts(), "mutants.cu", mutants, function + "_mutant", 0, error);
  if (!module)
    return std::nullopt;
  const auto suite = cases::buildCases(manifest, seed);
  const auto random = cases::buildRandomCases(manifest, seed);
  MatrixResult result;
  std::string killedBy;
  const auto judged = verdictOf(
      checker, suite,
      [&](const cases::Case& one) { return judge::runTrusted(manifest, {own.get(), own->entry(function)}, one); }, {},
      killedBy);
  result.referenceAccepted = judged.outcome == judge::Outcome::accepted;
  result.referenceProblem = judged.reason;
  const judge::TrustedFunction entry{module.get(), module->entry(function + "_mutant")};
  for (std::size_t k = 0; k < manifest.mutants.size(); ++k) {
    const auto runCase = [&](const cases::Case& one) {
      return runMutant(manifest, entry, static_cast<std::int32_t>(k), one);
    };
    MutantRun run{manifest.mutants[k], false, {}, "", 0, false};
    const auto verdict = verdictOf(checker, suite, runCase, extent, run.killedBy);
    run.killed = verdict.outcome == judge::Outcome::rejected;
    run.blamed = verdict.blamed;
    for (const judge::ClauseVerdict& clause : verdict.clauses)
      run.rejectedValues += clause.rejected;
    std::string ignored;
    if (extent.control)
      run.killedByRandom = verdictOf(checker, random, runCase, extent, ignored).outcome == judge::Outcome::rejected;
    result.runs.push_back(std::move(run));
  }
  return result;
}

judge::Verdict runVariant(const judge::Checker& checker, const judge::TrustedFunction& module, std::int32_t which,
                          const std::vector<cases::Case>& suite) {
  std::string killedBy;
  return verdictOf(
      checker, suite, [&](const cases::Case& one) { return runMutant(checker.manifest(), module, which, one); }, {},
      killedBy);
}

} // namespace qkc::driver
