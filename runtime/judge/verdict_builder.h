#pragma once
// From checker reports to a verdict: counts by clause, rejected positions with what is admissible there, witnesses of
// empty choices, and which clauses are blamed.

#include "runtime/judge/check_call.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/tally.h"
#include "runtime/judge/watched_run.h"

namespace qkc::judge {

class VerdictBuilder {
public:
  VerdictBuilder(const Checker& checker, const Options& options);

  Verdict& verdict() { return verdict_; }
  // Judges the outputs of one call and keeps what is worth showing. True where something in this call is rejected: a
  // choice per kernel that only several calls together refute is not.
  bool addCall(const cases::Case& one, const Outputs& outputs);
  // The same with the checker's report of these outputs, where it is at hand.
  bool addCall(const cases::Case& one, const Outputs& outputs, const qkc_check_report& report);
  // Fills in clauses, blame and outcome.
  void finish();
  // Whether something was rejected by what was added so far.
  bool rejectsAlready() const;
  // Whether elements of the call added last could not be judged.
  bool lastWasPartlyJudged() const { return lastWasPartlyJudged_; }
  // Whether the call added last is right alone, and leaves nothing of a choice together with those before it.
  bool lastRefutesOthers() const { return lastRefutesOthers_; }
  // The arms that judged elements of each call, in the order in which they were added.
  const std::vector<ReachedArms>& reached() const { return reached_; }

private:
  static bool stillHolds(const cases::Parameter& output, const cases::Case& one, const qkc_position& raw);
  static Position strayBits(Position position, const cases::Parameter& output, const cases::Case& one,
                            const qkc_position& raw);
  Position look(const cases::Case& one, const Outputs& outputs, std::uint64_t place) const;
  void sharePositions();
  void keepPositions(const cases::Case& one, const Outputs& outputs, const qkc_check_report& report);
  void keepWitnesses(const cases::Case& one, const Outputs& outputs, const EmptyChoice& empty);
  ClauseVerdict& clause(const std::string& name);
  bool rejectsElementsOf(const std::string& choosing) const;
  void finishChoices();

  const Checker& checker_;
  const cases::Manifest& manifest_;
  const Options& options_;
  CallTally tally_;
  Verdict verdict_;
  std::uint64_t returned_ = 0; // elements of all outputs and inouts
  std::string firstUnjudged_;  // the first call with elements that could not be judged
  bool lastWasPartlyJudged_ = false;
  bool lastRefutesOthers_ = false;
  std::vector<ReachedArms> reached_;
  // For each group and combination: where it died for the kernel.
  std::vector<std::vector<Position>> died_;
};

// Why a returned code is wrong, in words, from what the arm's conversion got: "12.5 is a tie: half_even gives 12".
std::string reasonText(const cases::Arm& arm, const Position& position);

} // namespace qkc::judge
