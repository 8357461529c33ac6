#include "compiler/driver/kill_matrix.h"

#include "runtime/device/sha256.h"

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

std::string digestOf(const judge::Outputs& outputs) {
  std::string bytes;
  for (const auto& output : outputs)
    bytes.append(reinterpret_cast<const char*>(output.data()), output.size());
  return device::sha256(bytes);
}

namespace {

// Cases of more input bytes are few, and each mutant runs few of them.
constexpr std::size_t kKeptBytes = 1U << 18U;

std::shared_ptr<const JudgedCall> judgeOutputs(const judge::Checker& checker, const cases::Case& one,
                                               judge::Outputs outputs) {
  auto call = std::make_shared<JudgedCall>();
  call->digest = digestOf(outputs);
  call->report = judge::checkCall(checker.manifest(), checker.checkFunction(), one, outputs);
  call->outputs = std::move(outputs);
  return call;
}

} // namespace

ReferenceRuns::ReferenceRuns(const judge::Checker& checker, const judge::TrustedFunction& reference,
                             std::vector<cases::Case> cases)
    : checker_(checker), reference_(reference), cases_(std::move(cases)), runs_(cases_.size()), others_(cases_.size()) {
}

std::shared_ptr<const JudgedCall> ReferenceRuns::reference(std::size_t which) {
  std::shared_ptr<const JudgedCall>& place = runs_[which];
  if (place == nullptr)
    place = judgeOutputs(checker_, cases_[which], judge::runTrusted(checker_.manifest(), reference_, cases_[which]));
  return place;
}

bool ReferenceRuns::isKept(std::size_t which) const {
  return inputBytes(cases_[which]) <= kKeptBytes;
}

std::shared_ptr<const JudgedCall> ReferenceRuns::judged(std::size_t which, judge::Outputs outputs) {
  if (auto own = reference(which); outputs == own->outputs)
    return own;
  if (!isKept(which))
    return judgeOutputs(checker_, cases_[which], std::move(outputs));
  std::shared_ptr<const JudgedCall>& place = others_[which][digestOf(outputs)];
  if (place == nullptr)
    place = judgeOutputs(checker_, cases_[which], std::move(outputs));
  return place;
}

std::shared_ptr<const JudgedCall> MutantCalls::of(std::size_t mutant, std::size_t which) {
  const auto known = calls_.find({mutant, which});
  if (known != calls_.end())
    return known->second;
  auto call = suite_.judged(which, runMutant(suite_.checker().manifest(), mutants_, static_cast<std::int32_t>(mutant),
                                             suite_.cases()[which]));
  if (suite_.isKept(which))
    calls_[{mutant, which}] = call;
  return call;
}

namespace {

judge::Options countsAlone() {
  judge::Options options;
  options.keepPositions = 0;
  return options;
}

} // namespace

KernelRun::KernelRun(ReferenceRuns& suite, JudgeCase judgeCase)
    : suite_(suite), judgeCase_(std::move(judgeCase)), options_(countsAlone()), builder_(suite.checker(), options_) {}

void KernelRun::run(const std::vector<std::size_t>& which, bool untilKilled) {
  for (const std::size_t k : which) {
    if (untilKilled && isKilled())
      return;
    const cases::Case& one = suite_.cases()[k];
    const auto call = judgeCase_(k);
    builder_.addCall(one, call->outputs, call->report);
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
                                       const Extent& extent, std::string& error) {
  const cases::Manifest& manifest = checker.manifest();
  const std::string function = "qkc_" + manifest.name;
  const auto own = compileTrusted(device, checker.texts(), "reference.cu", reference, function, 1, error);
  if (!own)
    return std::nullopt;
  const auto module =
      compileTrusted(device, checker.texts(), "mutants.cu", mutants, function + "_mutant", kMutantOptimization, error);
  if (!module)
    return std::nullopt;
  const judge::TrustedFunction ownEntry{own.get(), own->entry(function)};
  const judge::TrustedFunction entry{module.get(), module->entry(function + "_mutant")};
  ReferenceRuns suite(checker, ownEntry, cases::buildCases(manifest, seed));
  ReferenceRuns random(checker, ownEntry, cases::buildRandomCases(manifest, seed));
  const auto suiteOrder = smallestFirst(suite.cases());
  const auto randomOrder = smallestFirst(random.cases());
  MutantCalls calls(suite, entry);
  MutantCalls randomCalls(random, entry);
  MatrixResult result;
  KernelRun judgedReference(suite, [&](std::size_t k) { return suite.reference(k); });
  judgedReference.run(suiteOrder, false);
  const auto judged = judgedReference.finish();
  result.referenceAccepted = judged.outcome == judge::Outcome::accepted;
  result.referenceProblem = judged.reason;
  for (std::size_t k = 0; k < manifest.mutants.size(); ++k) {
    if (extent.tick)
      extent.tick(k, manifest.mutants.size());
    MutantRun run{manifest.mutants[k], false, {}, "", 0, false};
    KernelRun judgedMutant(suite, [&](std::size_t which) { return calls.of(k, which); });
    judgedMutant.run(suiteOrder, extent.untilKilled);
    run.killedBy = judgedMutant.killedBy();
    const auto verdict = judgedMutant.finish();
    run.killed = verdict.outcome == judge::Outcome::rejected;
    run.blamed = verdict.blamed;
    for (const judge::ClauseVerdict& clause : verdict.clauses)
      run.rejectedValues += clause.rejected;
    if (extent.control) {
      KernelRun control(random, [&](std::size_t which) { return randomCalls.of(k, which); });
      control.run(randomOrder, true);
      run.killedByRandom = control.isKilled();
    }
    result.runs.push_back(std::move(run));
  }
  return result;
}

} // namespace qkc::driver
