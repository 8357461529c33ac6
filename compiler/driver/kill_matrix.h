#pragma once
// Runs a contract's mutants on its cases and records what rejects each.

#include "runtime/judge/check_call.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/verdict_builder.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace qkc::driver {

struct MutantRun {
  cases::Mutant mutant;
  bool killed = false;
  std::vector<std::string> blamed; // clauses, the first rejected one first
  std::string killedBy;            // class of the first case that rejects it
  std::uint64_t rejectedValues = 0;
  bool killedByRandom = false; // on plain normal data alone
};

struct MatrixResult {
  bool referenceAccepted = false;
  std::string referenceProblem;
  std::vector<MutantRun> runs;
};

// Outputs of one mutant (its number in the manifest), run in this process: generated text is trusted.
judge::Outputs runMutant(const cases::Manifest& manifest, const judge::TrustedFunction& mutants, std::int32_t which,
                         const cases::Case& one);

// Of mutants.cu on the CPU device: it is run many times, but not so often that more would pay.
constexpr int kMutantOptimization = 1;

// Generated text as a program; null with what is wrong in `error`.
std::unique_ptr<device::Program> compileTrusted(device::Device& device, const judge::ContractTexts& texts,
                                                const std::string& name, const std::string& text,
                                                const std::string& entry, int optimization, std::string& error);

// SHA-256 of the outputs' bytes.
std::string digestOf(const judge::Outputs& outputs);

// What a kernel wrote on a case, and what the checker says of it.
struct JudgedCall {
  judge::Outputs outputs;
  std::string digest; // of the outputs
  qkc_check_report report{};
};

// Cases with what kernels write on them and what the checker says of that, the reference first. Each is run when it is
// first asked for, and what several kernels write is judged once.
class ReferenceRuns {
public:
  ReferenceRuns(const judge::Checker& checker, const judge::TrustedFunction& reference, std::vector<cases::Case> cases);

  const judge::Checker& checker() const { return checker_; }
  const std::vector<cases::Case>& cases() const { return cases_; }
  // The reference's own call.
  std::shared_ptr<const JudgedCall> reference(std::size_t which);
  // A call that wrote this; kept where it is not large.
  std::shared_ptr<const JudgedCall> judged(std::size_t which, judge::Outputs outputs);
  // Whether what is written on the case is kept.
  bool isKept(std::size_t which) const;

private:
  const judge::Checker& checker_;
  judge::TrustedFunction reference_;
  std::vector<cases::Case> cases_;
  std::vector<std::shared_ptr<const JudgedCall>> runs_;
  std::vector<std::map<std::string, std::shared_ptr<const JudgedCall>>> others_; // by digest
};

// What mutants (numbers of the manifest) write on the cases: each is run once where that is kept.
class MutantCalls {
public:
  // `mutants` takes the number of a mutant before the prototype's arguments.
  MutantCalls(ReferenceRuns& suite, const judge::TrustedFunction& mutants) : suite_(suite), mutants_(mutants) {}

  std::shared_ptr<const JudgedCall> of(std::size_t mutant, std::size_t which);

private:
  ReferenceRuns& suite_;
  judge::TrustedFunction mutants_;
  std::map<std::pair<std::size_t, std::size_t>, std::shared_ptr<const JudgedCall>> calls_; // mutant, case
};

// The verdict on one kernel, a case after the other.
class KernelRun {
public:
  using JudgeCase = std::function<std::shared_ptr<const JudgedCall>(std::size_t)>;
  KernelRun(ReferenceRuns& suite, JudgeCase judgeCase);

  // Judges the cases of these numbers in turn; with `untilKilled` up to the first that rejects the kernel.
  void run(const std::vector<std::size_t>& which, bool untilKilled);
  bool isKilled() const { return !killedBy_.empty(); }
  const std::string& killedBy() const { return killedBy_; } // class of the first case that rejects it
  // Of all calls so far; once.
  judge::Verdict finish();

private:
  ReferenceRuns& suite_;
  JudgeCase judgeCase_;
  judge::Options options_;
  judge::VerdictBuilder builder_;
  std::string killedBy_;
};

// All cases, from the smallest inputs on.
std::vector<std::size_t> smallestFirst(const std::vector<cases::Case>& cases);
std::size_t inputBytes(const cases::Case& one);

// How much of each mutant is run.
struct Extent {
  bool untilKilled = false; // up to the first case that rejects it: counts and blame are of that far
  bool control = true;      // plain random data too
  // Is told how many mutants are done, of how many, before each; may be empty.
  std::function<void(std::size_t, std::size_t)> tick;
};

// `mutants` is the module mutants.cu, `reference` reference.cu. Empty with what is wrong in `error` where one of them
// does not compile.
std::optional<MatrixResult> runMutants(device::Device& device, const judge::Checker& checker,
                                       const std::string& reference, const std::string& mutants, std::uint64_t seed,
                                       const Extent& extent, std::string& error);

} // namespace qkc::driver
