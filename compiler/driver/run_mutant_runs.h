#pragma once
// Run mutants put to the judge like any candidate: compiled in a process of their own, run in children, compared from
// call to call, accesses watched.

#include "compiler/driver/back_end.h"
#include "runtime/judge/judge_candidate.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// What became of one.
struct RunMutantRecord {
  std::string id, facet, text;
  std::string needed;   // code of the verdict that it must get
  std::string code;     // of the one that it got; empty where no rule of calls rejects it
  std::string killedBy; // class of the case on which it was rejected
  std::string problem;  // what is not as it must be; empty where all is

  bool isKilled() const { return problem.empty(); }
};

class RunMutantRuns {
public:
  // Begins to compile them for the device: a fork of this process, which should have one thread.
  RunMutantRuns(device::Device& device, const judge::ContractTexts& texts, const RunMutantTexts& mutants);

  // Each on a few of the cases, and on all where these do not reject it. Races are left out on a device that watches no
  // accesses. None, with what is wrong, where they can't be compiled or run. `tick` is called before each.
  std::optional<std::vector<RunMutantRecord>> judge(const judge::Checker& checker,
                                                    const std::vector<cases::Case>& cases, std::string& error,
                                                    const std::function<void()>& tick = {});

private:
  RunMutantRecord judgeOne(const judge::Checker& checker, const RunMutantTexts::Entry& entry,
                           const judge::CompiledCandidate& compiled, const std::vector<cases::Case>& few,
                           const std::vector<cases::Case>& all);

  device::Device& device_;
  std::vector<RunMutantTexts::Entry> entries_;
  std::optional<judge::CpuWorker> worker_;
  std::optional<judge::GpuWorkers> gpuWorkers_;
  judge::CandidateCompile compile_;
};

} // namespace qkc::driver
