#pragma once
// Which convention a rejected candidate follows instead: the contract's mutants whose admissible sets hold all that it
// returned, decided by the exact evaluator on the smaller calls.
//
// Mutants that explain the outputs are ordered by inclusion of their sets on the judged elements, and only minimal ones
// are named. Where none explains them alone, pairs of mutants of different clauses are tried, and failing those the
// mutants are ranked by the share of the rejected elements that they explain.

#include "compiler/contract/contract.h"
#include "compiler/mutate/mutants.h"
#include "runtime/judge/check_call.h"
#include "runtime/judge/judge_candidate.h"

#include <map>
#include <string>
#include <vector>

namespace qkc::driver {

// Keeps the calls of one candidate that a diagnosis needs: the smallest of those that were rejected, and a few others.
class CallKeeper {
public:
  explicit CallKeeper(const cases::Manifest& manifest);

  // Whether the evaluator can take the case.
  bool isSmall(const cases::Case& one) const;
  // `alone`: of a rejected call, whether it is so without the calls before it.
  void see(const cases::Case& one, const judge::Outputs& outputs, bool rejected, bool alone = true);

  struct Kept {
    std::int64_t elements = 0;
    cases::Case one;
    judge::KeptOutputs outputs;
    std::string key;   // of the case and what was written on it
    bool alone = true; // of a rejected call: it is so without the calls before it
  };
  // Calls that the checker rejects, the smallest first.
  const std::vector<Kept>& rejected() const { return rejected_; }
  // Calls that are rejected alone and too large for the evaluator, the smallest first.
  const std::vector<Kept>& large() const { return large_; }
  // Others, the largest first.
  const std::vector<Kept>& others() const { return others_; }
  // The largest accepted call of each class of inputs, up to what the evaluator takes of many.
  const std::map<std::string, Kept>& accepted() const { return accepted_; }
  // What a diagnosis depends on: keepers with equal keys get the same.
  std::string key() const;

private:
  const cases::Manifest& manifest_;
  std::vector<Kept> rejected_, large_, others_;
  std::map<std::string, Kept> accepted_;
};

// What a verdict says of mutants that admit everything in the kept calls, so many values of which the contract rejects.
std::vector<judge::Convention> conventionsOf(const contract::Contract& contract,
                                             const std::vector<mutate::Mutant>& mutants,
                                             const std::vector<std::string>& explaining, std::uint64_t separating);

struct DiagnosisResult {
  // Empty where the kept calls show no fault (one that only several calls together have, or only large ones), and for
  // contracts that the evaluator can't decide.
  std::vector<judge::Convention> conventions;
  // The evaluator accepts calls that the checker rejects, each alone: one of the two is wrong, and no verdict stands.
  bool disagrees = false;
  judge::Tried tried = judge::Tried::nothing;
};

// `among`: ids of mutants that alone are tried, where it is already known that no other one explains the calls.
DiagnosisResult diagnose(const contract::Contract& contract, const cases::Manifest& manifest, const CallKeeper& calls,
                         const std::vector<std::string>* among = nullptr);

} // namespace qkc::driver
