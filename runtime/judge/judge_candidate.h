#pragma once
// Judges one candidate against one contract: compile, run in other processes on every case, check in this process.

#include "runtime/cases/case.h"
#include "runtime/device/device.h"
#include "runtime/judge/check_call.h"
#include "runtime/judge/cpu_worker.h"
#include "runtime/judge/gpu_worker.h"
#include "runtime/judge/verdict.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qkc::judge {

// What the judge needs of a contract: the files under generated/<instance>/.
struct ContractTexts {
  cases::Manifest manifest;
  std::string prototype;                   // <instance>.h
  std::string checker;                     // checker.cu
  std::vector<device::SourceFile> headers; // the portable headers that generated text includes
};

// `refutesOthers`: right alone, but with the calls before it nothing is left of a choice that holds for the kernel.
enum class CallOutcome { accepted, partlyJudged, rejected, refutesOthers };
// Is told of each call that was judged: its case, its outputs, and whether something in this call is rejected, or else
// could not be judged.
using CallObserver = std::function<void(const cases::Case&, const std::vector<std::vector<std::byte>>&, CallOutcome)>;

struct Options {
  std::vector<std::uint64_t> seeds{0};
  int timeLimitMs = 10'000; // of each call
  int keepPositions = 8;    // rejected positions in the verdict, in all
  bool onlyRandom = false;  // plain normal data instead of the built cases
  // Judged instead of what buildSuite gives, where not empty.
  std::span<const cases::Case> cases;
  CallObserver observe;          // may be empty
  std::vector<std::string> deny; // lints that reject a candidate, of device::kLints
  std::string entry;             // the candidate's function, where it is not the contract's
  // Where candidates run: on the CPU device in children of this process, on a device with a workerGpu() in these.
  CpuWorker* worker = nullptr;
  GpuWorkers* workers = nullptr;
  // The path of compute-sanitizer: with `workers`, what would be accepted runs under its tools once more.
  std::optional<std::string> sanitizer;
};

// The cases of all seeds, in order.
std::vector<cases::Case> buildSuite(const cases::Manifest& manifest, const Options& options);

// A contract's checker, compiled once and used for many candidates.
class Checker {
public:
  // Null, with what is wrong, where the text does not compile: an error of qkc, not of the candidate.
  static std::unique_ptr<Checker> compile(device::Device& device, ContractTexts texts, std::string& error);

  const cases::Manifest& manifest() const { return texts_.manifest; }
  const ContractTexts& texts() const { return texts_; }
  double compileMs() const { return program_->times().total; }
  TrustedFunction checkFunction() const { return {program_.get(), check_}; }
  TrustedFunction explainFunction() const { return {program_.get(), explain_}; }

private:
  ContractTexts texts_;
  std::unique_ptr<device::Program> program_;
  void* check_ = nullptr;
  void* explain_ = nullptr;
};

// The program whose accesses are watched: made when it is first asked for, and used for all functions of a candidate.
struct WatchedProgram {
  std::unique_ptr<device::PendingCompile> pending; // null: not begun, or done
  std::optional<device::CompileResult> result;
};

// A candidate's text and what the device's compiler made of it.
struct CompiledCandidate {
  std::string name;
  std::string sha256; // of the text
  device::CompileResult result;
  double milliseconds = 0;
  std::string problem;          // why it was not compiled for its worker: nothing of the candidate
  bool workerIsMissing = false; // that is why
  std::shared_ptr<WatchedProgram> watched = std::make_shared<WatchedProgram>();
};

struct CandidateCompileOptions {
  device::CompileLimits limits = {};
  bool nvcc = false;     // device::CompileRequest
  bool lineInfo = false; // likewise
  // Functions of the prototype's parameters in place of the contract's, for Options::entry.
  std::vector<std::string> entries = {}; // NOLINT(readability-redundant-member-init): GCC asks for it
};

// A candidate's compilation, in a process of its own. Needs no compiled checker, so that both can be compiled at once;
// starts before other threads do.
class CandidateCompile {
public:
  // `worker` is the one that will run it; null for a device with a workerGpu().
  CandidateCompile(device::Device& device, const ContractTexts& texts, const device::SourceFile& candidate,
                   CpuWorker* worker, const CandidateCompileOptions& options = {});
  CompiledCandidate finish(); // once

private:
  std::string name_;
  std::string sha256_;
  std::string problem_; // why it can't be compiled for its worker
  bool workerIsMissing_ = false;
  std::unique_ptr<device::PendingCompile> pending_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Never throws: what goes wrong is in the verdict.
Verdict judgeCandidate(device::Device& device, const Checker& checker, const CompiledCandidate& candidate,
                       const Options& options);

// Outputs that were computed elsewhere, for cases that are given in the options: one vector of outputs for each case,
// in the prototype's order.
Verdict judgeOutputs(const Checker& checker, const std::string& name,
                     const std::vector<std::vector<std::vector<std::byte>>>& outputs, const Options& options);

} // namespace qkc::judge
