#include "runtime/judge/judge_candidate.h"

#include "runtime/cases/format.h"
#include "runtime/device/sha256.h"
#include "runtime/judge/check_call.h"
#include "runtime/judge/cpu_worker.h"
#include "runtime/judge/launch_lines.h"
#include "runtime/judge/run_candidate.h"
#include "runtime/judge/run_failure.h"
#include "runtime/judge/run_in_turns.h"
#include "runtime/judge/run_on_gpu.h"
#include "runtime/judge/run_request.h"
#include "runtime/judge/sanitized_run.h"
#include "runtime/judge/shared_file.h"
#include "runtime/judge/verdict_builder.h"
#include "runtime/judge/watched_run.h"
#include "runtime/judge/wipe_at_end.h"
#include "runtime/judge/worker_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <exception>
#include <optional>
#include <span>
#include <utility>

namespace qkc::judge {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The first cases of `rest` that one child runs: few enough that what a child holds stays small.
std::span<const cases::Case> firstGroup(const cases::Manifest& manifest, std::span<const cases::Case> rest) {
  constexpr std::size_t kMostCases = 64;
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  std::size_t bytes = 0;
  std::size_t count = 0;
  while (count < rest.size() && count < kMostCases) {
    for (const cases::Parameter& p : manifest.prototype)
      bytes += p.kind == cases::ParameterKind::tensor ? tensorBytes(p, rest[count]) : 0;
    if (count != 0 && bytes > kMostBytes)
      break;
    ++count;
  }
  return rest.first(count);
}

void judgeCall(VerdictBuilder& builder, const cases::Case& one, const Outputs& outputs, const Options& options) {
  const bool rejected = builder.addCall(one, outputs);
  if (options.observe)
    options.observe(one, outputs,
                    builder.lastRefutesOthers()     ? CallOutcome::refutesOthers
                    : rejected                      ? CallOutcome::rejected
                    : builder.lastWasPartlyJudged() ? CallOutcome::partlyJudged
                                                    : CallOutcome::accepted);
}

void noteCompileFailure(Verdict& verdict, device::CompileStatus status) {
  verdict.stage = "compile";
  switch (status) {
  case device::CompileStatus::unsupported:
    verdict.outcome = Outcome::unsupported;
    verdict.code = "QKC0805";
    verdict.reason = "the candidate needs what this device doesn't have";
    break;
  case device::CompileStatus::noEnd:
    verdict.outcome = Outcome::undecided;
    verdict.code = "QKC0802";
    verdict.reason = "the compiler came to no end with the candidate";
    break;
  default:
    verdict.outcome = Outcome::rejected;
    verdict.code = "QKC0801";
    verdict.reason = "the candidate does not compile";
  }
}

// Whether a lint that is denied found something.
bool noteDenied(Verdict& verdict, const std::vector<std::string>& deny, const char* stage) {
  const auto denied = std::find_if(verdict.findings.begin(), verdict.findings.end(), [&](const Finding& one) {
    return std::find(deny.begin(), deny.end(), one.lint) != deny.end();
  });
  if (denied == verdict.findings.end())
    return false;
  verdict.stage = stage;
  verdict.outcome = Outcome::rejected;
  verdict.code = "QKC0803";
  verdict.reason = denied->place + ": " + denied->text + ", denied by lint " + denied->lint;
  return true;
}

} // namespace

std::vector<cases::Case> buildSuite(const cases::Manifest& manifest, const Options& options) {
  std::vector<cases::Case> all;
  for (const std::uint64_t seed : options.seeds) {
    auto some = options.onlyRandom ? cases::buildRandomCases(manifest, seed) : cases::buildCases(manifest, seed);
    all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  }
  return all;
}

std::unique_ptr<Checker> Checker::compile(device::Device& device, ContractTexts texts, std::string& error) {
  auto checker = std::make_unique<Checker>();
  const std::string& name = texts.manifest.name;
  device::CompileRequest request;
  request.source = {"checker.cu", texts.checker};
  request.headers = texts.headers;
  request.entries = {"qkc_" + name + "_check", "qkc_" + name + "_explain"};
  request.keep = true;
  auto result = device.compile(request);
  if (result.status != device::CompileStatus::ok) {
    error = "the checker of " + name + " does not compile:\n" + result.diagnostics;
    return nullptr;
  }
  checker->program_ = std::move(result.program);
  checker->check_ = checker->program_->entry(request.entries[0]);
  checker->explain_ = checker->program_->entry(request.entries[1]);
  checker->texts_ = std::move(texts);
  return checker;
}

CandidateCompile::CandidateCompile(device::Device& device, const ContractTexts& texts,
                                   const device::SourceFile& candidate, CpuWorker* worker,
                                   const CandidateCompileOptions& options)
    : name_(candidate.name), sha256_(device::sha256(candidate.text)) {
  device::CompileRequest request;
  request.source = candidate;
  request.headers = {{texts.manifest.name + ".h", texts.prototype}};
  request.headers.insert(request.headers.end(), texts.headers.begin(), texts.headers.end());
  request.preIncludes = {texts.manifest.name + ".h"};
  if (!options.entries.empty())
    request.optimization = 1; // several functions stand in generated text, and each runs a few times
  request.entries = options.entries.empty() ? std::vector{"qkc_" + texts.manifest.name} : options.entries;
  request.source.text = withLaunchLines(candidate.text, candidate.name, request.entries.front(), texts.prototype);
  request.contained = true;
  request.limits = options.limits;
  request.nvcc = options.nvcc;
  request.lineInfo = options.lineInfo;
  try {
    // The compiler's process links, too: it has to know for which.
    if (worker != nullptr && !device.linkContainedFor(worker->places()))
      problem_ = "qkc_cpu_worker is of another build than the cpu device";
  } catch (const MissingProgram& error) {
    problem_ = error.what();
    workerIsMissing_ = true;
  } catch (const std::exception& error) {
    problem_ = error.what();
  }
  if (problem_.empty())
    pending_ = device.start(std::move(request));
}

CompiledCandidate CandidateCompile::finish() {
  CompiledCandidate compiled;
  compiled.name = name_;
  compiled.sha256 = sha256_;
  compiled.problem = problem_;
  compiled.workerIsMissing = workerIsMissing_;
  if (pending_)
    compiled.result = pending_->finish();
  compiled.milliseconds = since(start_);
  return compiled;
}

namespace {

// Where a candidate runs: a child of the worker process for each group of cases, or one worker on a GPU for all.
class Runner {
public:
  Runner(device::Device& device, const cases::Manifest& manifest, const device::Program& program,
         const Options& options)
      : device_(&device), manifest_(&manifest), program_(&program), options_(&options),
        entryName_(options.entry.empty() ? "qkc_" + manifest.name : options.entry) {}

  // An empty text, or why nothing can be run.
  std::string start() {
    const std::string packed = program_->packed();
    if (!device_->workerGpu()) {
      if (options_->worker == nullptr || packed.empty())
        return "there is no worker process for the candidate";
      image_.emplace("qkc.program", packed);
      return "";
    }
    if (options_->workers == nullptr)
      return "there is no worker for the GPU";
    std::string problem;
    gpuWorker_ = options_->workers->take(problem);
    return gpuWorker_ == nullptr ? problem : gpuWorker_->load(packed, entryName_);
  }

  // What was in the way of start().
  bool workerIsMissing() const {
    return gpuWorker_ == nullptr && options_->workers != nullptr && options_->workers->programIsMissing();
  }

  // After a start() that found nothing in the way. `reused`: outputs also begin with what a caller's may hold.
  // `calls` on each case; `firstIndex`: by which the device tells calls apart.
  RunResult run(std::span<const cases::Case> group, bool reused = false, int calls = 2, int firstIndex = 0) {
    RunRequest request = runRequest(*manifest_, group, options_->timeLimitMs);
    request.likelyContents = reused;
    request.calls = calls;
    request.firstIndex = firstIndex;
    if (calls > 2)
      request.callsUnlike = 2;
    if (gpuWorker_ != nullptr)
      return runOnGpu(*gpuWorker_, request, *device_);
    request.program = {.worker = options_->worker, .image = image_->descriptor(), .entry = entryName_};
    return runCandidate(request);
  }

private:
  device::Device* device_;
  const cases::Manifest* manifest_;
  const device::Program* program_;
  const Options* options_;
  std::string entryName_;
  std::optional<SharedFile> image_;
  std::unique_ptr<GpuWorker> gpuWorker_;
};

void noteNotRun(Verdict& verdict, const std::string& problem, bool workerIsMissing = false) {
  verdict.stage = "run";
  verdict.outcome = Outcome::failed;
  verdict.code = workerIsMissing ? "QKC0807" : "QKC0901";
  verdict.reason = problem;
}

void beginWatched(const CompiledCandidate& candidate) {
  WatchedProgram& watched = *candidate.watched;
  if (!watched.result && watched.pending == nullptr)
    watched.pending = candidate.result.program->startWatched();
}

// What was begun; null where the device can't watch.
const device::CompileResult* watchedOf(const CompiledCandidate& candidate) {
  WatchedProgram& watched = *candidate.watched;
  if (watched.pending != nullptr)
    watched.result = std::exchange(watched.pending, nullptr)->finish();
  return watched.result ? &*watched.result : nullptr;
}

std::vector<cases::Case> casesAt(std::span<const cases::Case> all, const std::vector<std::size_t>& places) {
  std::vector<cases::Case> some;
  for (const std::size_t k : places)
    some.push_back(all[k]);
  return some;
}

// Outputs that depend on what the caller's memory held, though not on poison: the verdict is an acceptance. What became
// of the calls.
RunOutcome judgeReused(VerdictBuilder& builder, const cases::Manifest& manifest, Runner& runner,
                       std::span<const cases::Case> all) {
  Verdict& verdict = builder.verdict();
  const auto start = Clock::now();
  constexpr double kReusedWork = 1 << 13; // as often as there are contents
  const std::vector<cases::Case> few = casesAt(all, casesToReuse(manifest, all, builder.reached(), kReusedWork));
  RunResult run = runner.run(few, true);
  const WipeAtEnd wipe(run);
  verdict.runMs += since(start);
  if (run.outcome != RunOutcome::ok)
    noteRunFailure(verdict, manifest, few[run.failedCase], run);
  return run.outcome;
}

// A verdict that calls alone do not give: races, and accesses that no GPU would make. `verdict` is what the calls gave,
// an acceptance, which only lasts where all accesses could be looked at, or outputs that differ from call to call,
// which a race explains.
void judgeAccesses(Verdict& verdict, device::Device& device, const cases::Manifest& manifest,
                   const CompiledCandidate& candidate, std::span<const cases::Case> all, const Options& options) {
  const auto start = Clock::now();
  beginWatched(candidate);
  const bool accepted = verdict.outcome == Outcome::accepted;
  const std::vector<cases::Case> few = casesAt(all, casesToWatch(manifest, all));
  const device::CompileResult* watched = watchedOf(candidate);
  if (watched == nullptr) {
    // Devices that watch nothing have a worker on a GPU. Elsewhere it is damage, and no reason to accept.
    if (accepted && !device.workerGpu()) {
      noteCompileFailure(verdict, device::CompileStatus::noEnd);
      verdict.reason = "the compiler left nothing whose accesses could be watched";
    }
    return;
  }
  if (watched->program == nullptr) {
    if (accepted) {
      noteCompileFailure(verdict, device::CompileStatus::noEnd);
      verdict.reason = "the compiler came to no end with the candidate whose accesses are watched";
      verdict.details = watched->diagnostics;
    }
    return;
  }
  constexpr int kSlower = 4; // and the cases are small
  Options patient = options;
  patient.timeLimitMs = options.timeLimitMs * kSlower;
  Runner runner(device, manifest, *watched->program, patient);
  if (const std::string problem = runner.start(); !problem.empty()) {
    noteNotRun(verdict, problem);
    return;
  }
  constexpr int kNewest = 2; // calls whose loads find the newest values
  RunResult run = runner.run(few, false, 2 * kNewest);
  const WipeAtEnd wipe(run);
  verdict.runMs += since(start);
  for (const OutputRead& one : run.outputReads)
    verdict.findings.push_back({"output-read", fmt::format("{}:{}", candidate.name, one.line),
                                fmt::format("'{}' is read before it is written", one.buffer)});
  const bool differs = run.outcome == RunOutcome::nondeterministic || run.outcome == RunOutcome::unwritten;
  const bool stale = differs && run.call > kNewest;
  const bool certain = stale || run.outcome == RunOutcome::race || run.outcome == RunOutcome::fault;
  if (run.outcome == RunOutcome::ok && accepted && !noteDenied(verdict, options.deny, "run") &&
      takesTurns(*watched->program)) {
    const auto inTurns = [&](int firstIndex) { return runner.run(few, false, 2, firstIndex); };
    judgeTurns(verdict, manifest, few, run, inTurns);
  }
  if (run.outcome == RunOutcome::ok || (!accepted && !certain))
    return;
  noteRunFailure(verdict, manifest, few[run.failedCase], run);
  if (verdict.outcome == Outcome::rejected && !certain) {
    verdict.outcome = Outcome::undecided;
    verdict.reason = "with its accesses watched: " + verdict.reason;
  } else if (stale) {
    verdict.reason = "where loads that nothing orders find the value before the last: " + verdict.reason;
  }
}

void judgeInto(VerdictBuilder& builder, device::Device& device, const Checker& checker,
               const CompiledCandidate& candidate, const Options& options) {
  const cases::Manifest& manifest = checker.manifest();
  Verdict& verdict = builder.verdict();
  verdict.candidate = candidate.name;
  verdict.candidateSha256 = candidate.sha256;
  verdict.device = std::string(device.name());
  verdict.checkerMs = checker.compileMs();
  verdict.compileMs = candidate.milliseconds;
  verdict.details = candidate.result.diagnostics;
  if (!candidate.problem.empty()) {
    noteNotRun(verdict, candidate.problem, candidate.workerIsMissing);
    return;
  }
  if (candidate.result.status != device::CompileStatus::ok) {
    noteCompileFailure(verdict, candidate.result.status);
    return;
  }
  for (const device::LintFinding& one : candidate.result.findings)
    verdict.findings.push_back({one.lint, one.place, one.text});
  if (noteDenied(verdict, options.deny, "compile"))
    return;
  Runner runner(device, manifest, *candidate.result.program, options);
  if (const std::string problem = runner.start(); !problem.empty()) {
    noteNotRun(verdict, problem, runner.workerIsMissing());
    return;
  }
  const std::vector<cases::Case> built =
      options.cases.empty() ? buildSuite(manifest, options) : std::vector<cases::Case>{};
  const std::span<const cases::Case> all = options.cases.empty() ? built : options.cases;
  for (std::span<const cases::Case> rest = all; !rest.empty();) {
    const auto group = firstGroup(manifest, rest);
    rest = rest.subspan(group.size());
    auto start = Clock::now();
    RunResult run = runner.run(group);
    const WipeAtEnd wipe(run);
    verdict.runMs += since(start);
    if (run.outcome != RunOutcome::ok) {
      verdict.cases += run.failedCase + 1;
      noteRunFailure(verdict, manifest, group[run.failedCase], run);
      if (run.outcome == RunOutcome::nondeterministic)
        judgeAccesses(verdict, device, manifest, candidate, all, options);
      if (options.sanitizer)
        judgeSanitized(verdict, device, manifest, *candidate.result.program, all, options);
      return;
    }
    start = Clock::now();
    for (std::size_t k = 0; k < group.size(); ++k)
      judgeCall(builder, group[k], run.cases[k].outputs, options);
    verdict.cases += group.size();
    verdict.calls += group.size();
    verdict.checkMs += since(start);
  }
  builder.finish();
  RunOutcome reused = RunOutcome::ok;
  if (verdict.outcome == Outcome::accepted && !device.workerGpu())
    reused = judgeReused(builder, manifest, runner, all);
  // More calls may also be the first to show a race.
  if (verdict.outcome == Outcome::accepted || reused == RunOutcome::nondeterministic)
    judgeAccesses(verdict, device, manifest, candidate, all, options);
  if (verdict.outcome == Outcome::accepted && options.sanitizer)
    judgeSanitized(verdict, device, manifest, *candidate.result.program, all, options);
}

} // namespace

Verdict judgeCandidate(device::Device& device, const Checker& checker, const CompiledCandidate& candidate,
                       const Options& options) {
  VerdictBuilder builder(checker, options);
  try {
    judgeInto(builder, device, checker, candidate, options);
  } catch (const std::exception& error) {
    noteNotRun(builder.verdict(), error.what());
  }
  return std::move(builder.verdict());
}

Verdict judgeOutputs(const Checker& checker, const std::string& name,
                     const std::vector<std::vector<std::vector<std::byte>>>& outputs, const Options& options) {
  VerdictBuilder builder(checker, options);
  builder.verdict().candidate = name;
  builder.verdict().device = "outputs";
  for (std::size_t k = 0; k < options.cases.size(); ++k) {
    judgeCall(builder, options.cases[k], outputs[k], options);
    ++builder.verdict().cases;
    ++builder.verdict().calls;
  }
  builder.finish();
  return std::move(builder.verdict());
}

} // namespace qkc::judge
