#pragma once
// Times programs on a GPU, in worker processes of their own, several in the same rounds. Why it is done this way:
// docs/decisions/0018-timing.md.

#include "runtime/cases/case.h"
#include "runtime/judge/gpu_protocol.h"
#include "runtime/judge/gpu_worker.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/spread.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qkc::judge {

struct TimingOptions {
  int timeLimitMs = 10'000;  // of each call
  double seconds = 3;        // of rounds; begun ones are finished
  double uncertainty = 0.01; // of each median: rounds end below it (Spread::uncertainty)
  std::size_t fresh = 2;     // of the contents, the last ones, held back for one round at the end
};

struct TimedProgram {
  std::string name;
  const device::Program* program = nullptr;
};

// Milliseconds of one program.
struct TimedResult {
  std::string name;
  Outcome outcome = Outcome::accepted; // of what the timed calls returned and did
  std::string code, reason;            // where it is not accepted
  std::optional<Verdict> outputs;      // of the timed calls' outputs, where they are rejected
  TimeByEvents figure;
  Spread events;             // of calls that follow other work at once, by the stream's own events
  Spread wall;               // from an idle device to an idle device
  Spread ownEvents, ownWall; // the same of a copy of the judge's own in the same rounds
  std::vector<double> fresh; // events on contents that were held back
};

class Timing {
public:
  // `contents` are cases of equal extents. All references must outlive the object.
  Timing(device::Device& device, const Checker& checker, std::span<const cases::Case> contents, GpuWorkers& workers,
         const TimingOptions& options);
  ~Timing();
  Timing(const Timing&) = delete;
  Timing& operator=(const Timing&) = delete;

  // What the GPU does at best, measured now. An empty text, or what went wrong.
  std::string measureRoofs(gpu::Roofs& roofs);

  // Results in the order of the programs. Never throws: what goes wrong is in the results.
  std::vector<TimedResult> time(const std::vector<TimedProgram>& programs);

private:
  class Run;
  void runRounds(std::vector<std::unique_ptr<Run>>& runs) const;

  device::Device* device_;
  const Checker* checker_;
  std::span<const cases::Case> contents_;
  GpuWorkers* workers_;
  TimingOptions options_;
};

// Bytes of a call's tensors, each counted once; inouts are read and written.
double bytesOfCall(const cases::Manifest& manifest, const cases::Case& one);

} // namespace qkc::judge
