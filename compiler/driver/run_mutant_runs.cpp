#include "compiler/driver/run_mutant_runs.h"

#include "compiler/driver/command.h"
#include "runtime/judge/watched_run.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace {

std::vector<std::string> functionsOf(const RunMutantTexts& mutants) {
  std::vector<std::string> functions;
  for (const RunMutantTexts::Entry& entry : mutants.entries)
    functions.push_back(entry.function);
  return functions;
}

// What is not as it must be: another code, or another tensor. A verdict names a field of a tensor of structs.
std::string problemOf(const judge::Verdict& verdict, const mutate::RunMutant& mutant) {
  if (verdict.outcome == judge::Outcome::accepted)
    return "every case accepts it";
  const std::string found = verdict.code.empty() ? "clause " + fmt::format("{}", fmt::join(verdict.blamed, ", "))
                                                 : verdict.code + " (" + verdict.reason + ")";
  if (verdict.code != mutant.code)
    return fmt::format("{} in place of {}", found, mutant.code);
  const std::string& named = verdict.failedBuffer;
  return named == mutant.buffer || named.starts_with(mutant.buffer + ".")
             ? ""
             : fmt::format("{} names '{}' in place of '{}'", found, named, mutant.buffer);
}

std::string classOf(const judge::Verdict& verdict, const std::vector<cases::Case>& all) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const cases::Case& one) {
    return one.name == verdict.failedCase && one.seed == verdict.failedSeed;
  });
  return found == all.end() ? "" : found->inputClass;
}

} // namespace

RunMutantRuns::RunMutantRuns(device::Device& device, const judge::ContractTexts& texts, const RunMutantTexts& mutants)
    : device_(device), entries_(mutants.entries),
      worker_(device.workerGpu() ? std::nullopt : std::optional<judge::CpuWorker>(std::in_place)),
      compile_(device, texts, {"run_mutants.cu", mutants.module}, worker_ ? &*worker_ : nullptr,
               {.entries = functionsOf(mutants)}) {
  if (const auto gpu = device.workerGpu())
    gpuWorkers_.emplace(judge::GpuWorkerStart{.gpu = *gpu, .cacheFolder = cacheFolder()});
}

RunMutantRecord RunMutantRuns::judgeOne(const judge::Checker& checker, const RunMutantTexts::Entry& entry,
                                        const judge::CompiledCandidate& compiled, const std::vector<cases::Case>& few,
                                        const std::vector<cases::Case>& all) {
  judge::Options options;
  options.keepPositions = 0;
  options.entry = entry.function;
  options.worker = worker_ ? &*worker_ : nullptr;
  options.workers = gpuWorkers_ ? &*gpuWorkers_ : nullptr;
  options.cases = few;
  judge::Verdict verdict = judge::judgeCandidate(device_, checker, compiled, options);
  if (verdict.outcome == judge::Outcome::accepted) {
    options.cases = all;
    verdict = judge::judgeCandidate(device_, checker, compiled, options);
  }
  const mutate::RunMutant& mutant = entry.mutant;
  return {mutant.id,
          mutant.facet,
          mutant.text,
          mutant.code,
          verdict.code,
          classOf(verdict, all),
          problemOf(verdict, mutant)};
}

std::optional<std::vector<RunMutantRecord>> RunMutantRuns::judge(const judge::Checker& checker,
                                                                 const std::vector<cases::Case>& cases,
                                                                 std::string& error,
                                                                 const std::function<void()>& tick) {
  const judge::CompiledCandidate compiled = compile_.finish();
  if (!compiled.problem.empty() || compiled.result.status != device::CompileStatus::ok) {
    error = "run_mutants.cu does not compile: " + compiled.problem + "\n" + compiled.result.diagnostics;
    return std::nullopt;
  }
  std::vector<cases::Case> few;
  for (const std::size_t k : judge::casesToWatch(checker.manifest(), cases))
    few.push_back(cases[k]);
  std::vector<RunMutantRecord> records;
  for (const RunMutantTexts::Entry& entry : entries_) {
    if (entry.mutant.fault == mutate::RunFault::race && device_.workerGpu())
      continue;
    if (tick)
      tick();
    records.push_back(judgeOne(checker, entry, compiled, few, cases));
  }
  return records;
}

} // namespace qkc::driver
