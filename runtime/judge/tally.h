#pragma once
// Adds the reports of single calls up to one judgement of a candidate, and closes the scopes `per call` and `per
// kernel`.

#include "runtime/abi/report.h"
#include "runtime/cases/manifest.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qkc::judge {

// A choice that nothing explains: for each combination that was still alive, the place that refutes it.
struct EmptyChoice {
  int group = 0;
  std::string scope; // "call", "kernel", "instance"
  struct Refutation {
    int combination = 0;
    std::uint64_t place = 0; // QKC_PLACE in the call just added
  };
  std::vector<Refutation> refutations;
};

class CallTally {
public:
  explicit CallTally(const cases::Manifest& manifest);

  // Adds one call. What became empty by it is returned; a group is reported once for each scope.
  std::vector<EmptyChoice> add(const qkc_check_report& report);
  // Combinations of the call just added that die for the kernel by it, with the place that refutes them: to be looked
  // at while the call's data are at hand, in case the group becomes empty later.
  const std::vector<EmptyChoice::Refutation>& freshlyDead(int group) const;

  const std::vector<qkc_arm_report>& arms() const { return arms_; }
  // Combinations that explain all calls so far, projected to what the kernel keeps; before the first call all.
  std::uint64_t alive(int group) const { return groups_[static_cast<std::size_t>(group)].alive; }
  // Combinations that explain every call alone, choices `per call` not projected: which path the candidate takes.
  std::uint64_t identified(int group) const { return groups_[static_cast<std::size_t>(group)].identified; }
  std::uint64_t scopesRejected(int group) const { return groups_[static_cast<std::size_t>(group)].rejected; }

private:
  struct GroupState {
    std::uint64_t full = 0;
    std::uint64_t alive = 0;
    std::uint64_t identified = 0;
    std::uint64_t rejected = 0;
    bool reportedKernel = false;
    std::vector<EmptyChoice::Refutation> dead;
  };
  std::uint64_t projectCalls(const cases::Group& group, std::uint64_t combinations) const;
  void addGroup(int number, const qkc_group_report& report, std::vector<EmptyChoice>& empty);

  const cases::Manifest& manifest_;
  std::vector<qkc_arm_report> arms_;
  std::vector<GroupState> groups_;
};

// The path of one choice of a group in a combination.
int pathOf(const cases::Group& group, std::size_t choice, int combination);
// Labels of a combination, "div" or "div, even".
std::string combinationText(const cases::Group& group, int combination);

} // namespace qkc::judge
