#pragma once
#include "runtime/judge/crash_report.h"
#include "runtime/judge/guarded_buffer.h"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace qkc::judge {

/// What a child process does; every function runs in the child.
struct ChildWork {
  /// Once, before rights are taken away. `shared` are sharedBytes zeroed bytes, seen by the parent.
  std::function<void(void* shared)> prepare;
  FaultClaim claim; ///< `owns` runs in the child's signal handler; may be empty
  /// On each request of the parent; the value is handed to it.
  std::function<std::int64_t(int step)> step;
};

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

/// A forked child that runs untrusted code step by step, under the limits of confinement.h. The parent waits with a
/// deadline, takes the child's word only with the step's secret number, and kills the child's session at the end.
class ChildProcess {
public:
  /// Forks. Throws std::system_error where the process can't be had. `work` is copied into the child by the fork.
  ChildProcess(const ChildWork& work, const ChildLimits& limits);
  ~ChildProcess(); ///< kills the child if it lives still
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Waits for the preparation. The first call on a new ChildProcess.
  StepResult ready();
  /// Runs one step. Not after anything else than End::done.
  StepResult step(int index);

  /// What ChildWork::prepare got, at its parent's address.
  const void* shared() const;
  /// The first bytes of what the child wrote to its standard output and error.
  std::string printed() const;

private:
  struct Message;

  void start(const ChildWork& work);
  [[noreturn]] void runChild(const ChildWork& work, int channel, pid_t parent, std::uint64_t token) const;
  void setUpChild(const ChildWork& work, int channel, pid_t parent) const;
  StepResult await(std::uint64_t token);
  std::optional<StepResult> receive(std::uint64_t token) const;
  StepResult reap();
  StepResult killed(StepResult::End end);
  void close() noexcept;

  ChildLimits limits_;
  GuardedBuffer control_; ///< CrashReport, then the shared bytes
  CrashReport* report_ = nullptr;
  pid_t pid_ = -1;
  std::uint64_t readyToken_ = 0;
  int processDescriptor_ = -1;
  int channel_ = -1;
  int output_ = -1;
};

} // namespace qkc::judge
