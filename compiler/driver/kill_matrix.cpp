#include "compiler/driver/kill_matrix.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace qkc::driver {

judge::Outputs runMutant(const cases::Manifest& manifest, const judge::TrustedFunction& mutants, std::int32_t which,
                         const cases::Case& one) {
  return judge::runTrusted(manifest, mutants, one, {judge::ScalarArg(which)});
}

std::size_t inputBytes(const cases::Case& one) {
  std::size_t bytes = 0;
  for (const cases::Tensor& tensor : one.inputs)
    bytes += tensor.bytes.size();
  return bytes;
}

std::vector<std::size_t> smallestFirst(const std::vector<cases::Case>& cases) {
  std::vector<std::size_t> order(cases.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return inputBytes(cases[a]) < inputBytes(cases[b]); });
  return order;
}

ReferenceRuns::ReferenceRuns(const judge::Checker& checker, const judge::TrustedFunction& reference,
                             std::vector<cases::Case> cases)
    : checker_(checker), reference_(reference), cases_(std::move(cases)), runs_(cases_.size()) {}

const ReferenceRuns::Run& ReferenceRuns::run(std::size_t which) {
  std::unique_ptr<Run>& place = runs_[which];
  if (place == nullptr) {
    const cases::Manifest& manifest = checker_.manifest();
    place = std::make_unique<Run>();
    place->outputs = judge::runTrusted(manifest, reference_, cases_[which]);
    place->report = judge::checkCall(manifest, checker_.checkFunction(), cases_[which], place->outputs);
  }
  return *place;
}

namespace {

judge::Options countsAlone() {
  judge::Options options;
  options.keepPositions = 0;
  return options;
}

} // namespace

KernelRun::KernelRun(ReferenceRuns& reference, RunCase runCase)
    : reference_(reference), runCase_(std::move(runCase)), options_(countsAlone()),
      builder_(reference.checker(), options_) {}

void KernelRun::run(const std::vector<std::size_t>& which, bool untilKilled) {
  for (const std::size_t k : which) {
    if (untilKilled && isKilled())
      return;
    const cases::Case& one = reference_.cases()[k];
    const judge::Outputs outputs = runCase_(one);
    if (outputs == reference_.outputs(k))
      builder_.addCall(one, outputs, reference_.report(k));
    else
      builder_.addCall(one, outputs);
    if (killedBy_.empty() && builder_.rejectsAlready())
      killedBy_ = one.inputClass;
  }
}

judge::Verdict KernelRun::finish() {
  builder_.finish();
  return std::move(builder_.verdict());
}

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
  const judge::TrustedFunction ownEntry{own.get(), own->entry(function)};
  const judge::TrustedFunction entry{module.get(), module->entry(function + "_mutant")};
  ReferenceRuns suite(checker, ownEntry, cases::buildCases(manifest, seed));
  ReferenceRuns random(checker, ownEntry, cases::buildRandomCases(manifest, seed));
  const auto suiteOrder = smallestFirst(suite.cases());
  const auto randomOrder = smallestFirst(random.cases());
  MatrixResult result;
  KernelRun judgedReference(suite, [&](const cases::Case& one) { return judge::runTrusted(manifest, ownEntry, one); });
  judgedReference.run(suiteOrder, false);
  const auto judged = judgedReference.finish();
  result.referenceAccepted = judged.outcome == judge::Outcome::accepted;
  result.referenceProblem = judged.reason;
  for (std::size_t k = 0; k < manifest.mutants.size(); ++k) {
    const auto runCase = [&](const cases::Case& one) {
      return runMutant(manifest, entry, static_cast<std::int32_t>(k), one);
    };
    MutantRun run{manifest.mutants[k], false, {}, "", 0, false};
    KernelRun judgedMutant(suite, runCase);
    judgedMutant.run(suiteOrder, extent.untilKilled);
    run.killedBy = judgedMutant.killedBy();
    const auto verdict = judgedMutant.finish();
    run.killed = verdict.outcome == judge::Outcome::rejected;
    run.blamed = verdict.blamed;
    for (const judge::ClauseVerdict& clause : verdict.clauses)
      run.rejectedValues += clause.rejected;
    if (extent.control) {
      KernelRun control(random, runCase);
      control.run(randomOrder, true);
      run.killedByRandom = control.isKilled();
    }
    result.runs.push_back(std::move(run));
  }
  return result;
}

} // namespace qkc::driver
