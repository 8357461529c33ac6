#pragma once
// What verdicts on the killed mutants of a contract name, and which of them no output can tell apart.

#include "compiler/driver/calibration.h"
#include "compiler/driver/diagnosis.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/driver/mutant_checkers.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

class CalibrationBlame {
public:
  CalibrationBlame(const Checked& checked, ReferenceRuns& suite, MutantCalls& calls, MutantCheckers& checkers,
                   StageCosts& costs)
      : checked_(checked), suite_(suite), calls_(calls), checkers_(checkers), costs_(costs) {}

  // Fills in the classes, and for each killed mutant what is diagnosed, in so many processes: what one mutant gets
  // depends on no other. False, with what is wrong in `problem`, where one of them fails.
  bool run(Calibration& to, int processes, std::string& problem);

private:
  // What is said of kept calls; where mutants write the same on them, of all of them.
  struct Explained {
    std::vector<std::string> ids; // of mutants that admit them all
    std::optional<std::vector<judge::Convention>> amongThem, amongAll;
  };

  void findClasses(Calibration& to);
  void refine(std::vector<std::size_t> group, const Calibration& of, std::vector<std::vector<std::size_t>>& to) const;
  InseparableClass prove(const std::vector<std::size_t>& group, const Calibration& of) const;
  Explained& explainedOf(const CallKeeper& keeper) const;
  void diagnose(Calibration& to, std::size_t which) const;
  void diagnoseAll(Calibration& to, const std::vector<std::size_t>& which) const;

  const Checked& checked_;
  ReferenceRuns& suite_;
  MutantCalls& calls_;
  MutantCheckers& checkers_;
  StageCosts& costs_;
  std::vector<mutate::Mutant> all_;                    // in the manifest's order
  std::map<std::string, std::string> written_;         // by id: a digest of what it writes on the smaller cases
  mutable std::map<std::string, Explained> explained_; // by CallKeeper::key
};

} // namespace qkc::driver
