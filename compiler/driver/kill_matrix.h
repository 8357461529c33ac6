#pragma once
// Runs a contract's mutants on its cases and records what rejects each.

#include "runtime/judge/check_call.h"
#include "runtime/judge/judge_candidate.h"

#include <string>
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

// Generated text as a program; null with what is wrong in `error`.
std::unique_ptr<device::Program> compileTrusted(device::Device& device, const judge::ContractTexts& texts,
                                                const std::string& name, const std::string& text,
                                                const std::string& entry, int optimization, std::string& error);

// How much of each mutant is run.
struct Extent {
  bool untilKilled = false; // up to the first case that rejects it: counts and blame are of that far
  bool control = true;      // plain random data too
};

// `mutants` is the module mutants.cu, `reference` reference.cu. Empty with what is wrong in `error` where one of them
// does not compile.
std::optional<MatrixResult> runMutants(device::Device& device, const judge::Checker& checker,
                                       const std::string& reference, const std::string& mutants, std::uint64_t seed,
                                       Extent extent, std::string& error);

// The verdict on one of the references in a module like mutants.cu, on all cases.
judge::Verdict runVariant(const judge::Checker& checker, const judge::TrustedFunction& module, std::int32_t which,
                          const std::vector<cases::Case>& suite);

} // namespace qkc::driver
