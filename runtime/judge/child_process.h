#pragma once
#include "runtime/judge/confined_child.h"
#include "runtime/judge/crash_report.h"
#include "runtime/judge/guarded_buffer.h"
#include "runtime/judge/run_plan.h"
#include "runtime/judge/shared_file.h"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace qkc::judge {

struct ChildLimits {
  int stepMilliseconds = 10'000;                         ///< wall time of the preparation and of each step
  std::size_t furtherMemoryBytes = std::size_t{4} << 30; ///< that may be mapped after the preparation
  std::size_t sharedBytes = 0;
  int steps = 1; ///< planned; for the limit on processor time, which ends the child even if the parent is stopped
};

/// How a step, or the preparation, came out.
struct StepResult {
  enum class End {
    done,        ///< `value` is what the step returned
    timeout,     ///< killed
    reported,    ///< ended with a CrashReport: `report`
    exited,      ///< ended with `value` as its status
    signalled,   ///< ended by the signal `value`
    falseRecord, ///< wrote something else than the end of the step to the channel; killed
  };

  End end = End::done;
  std::int64_t value = 0;
  CrashReport report{}; ///< a copy, as the child left it: check every field
  double milliseconds = 0;
};

class CpuWorker;

/// A run in a child of the worker process.
struct WorkerRun {
  CpuWorker* worker = nullptr;
  int program = -1; ///< a file with the program's image
  int memory = -1;  ///< the file of the plan's pages
  RunPlan plan;     ///< entry, pages and calls; the rest is filled in
};

/// A child that runs untrusted code step by step, under the limits of confinement.h. The parent waits with a
/// deadline, takes the child's word only with the step's secret number, and kills the child's session at the end.
class ChildProcess {
public:
  /// Forks this process: the child begins with all that this process knows. Throws std::system_error where the process
  /// can't be had. `work` is copied into the child by the fork.
  ChildProcess(const ChildWork& work, const ChildLimits& limits);
  /// Has the worker process fork: the child knows what the run says. Step `k` is call `k` of the plan. Throws
  /// std::runtime_error or std::system_error.
  ChildProcess(WorkerRun run, const ChildLimits& limits);
  ~ChildProcess(); ///< kills the child if it lives still
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Waits for the preparation, and then for the loading of the worker's program. The first call on a new ChildProcess.
  StepResult ready();
  /// Whether the preparation has ended well: what ready() then tells of is the program's doing.
  bool prepared() const { return prepared_; }
  /// Runs one step. Not after anything else than End::done.
  StepResult step(int index);

  /// What ChildWork::prepare got, at its parent's address.
  const void* shared() const;
  /// The first bytes of what the child wrote to its standard output and error.
  std::string printed() const;

private:
  int openChannel();
  void forkHere(const ChildWork& work);
  void forkInWorker(WorkerRun run);
  StepResult await(std::uint64_t token);
  std::optional<StepResult> receive(std::uint64_t token, bool closed) const;
  StepResult reap();
  StepResult killed(StepResult::End end);
  void close() noexcept;

  ChildLimits limits_;
  std::optional<SharedFile> controlFile_; ///< where the worker process has to map it
  GuardedBuffer control_;                 ///< CrashReport, then the shared bytes
  CrashReport* report_ = nullptr;
  pid_t pid_ = -1;
  std::uint64_t readyToken_ = 0;
  bool loads_ = false; ///< the child has a program to load
  bool prepared_ = false;
  int processDescriptor_ = -1;
  int channel_ = -1;
  int output_ = -1;
};

} // namespace qkc::judge
