#pragma once
#include "runtime/judge/crash_report.h"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>

/// The child's side of ChildProcess: gives up its rights and then does its steps, until it is ended.
namespace qkc::judge {

/// What a child process does; every function runs in the child.
struct ChildWork {
  /// Once, before rights are taken away. `shared` are sharedBytes zeroed bytes, seen by the parent.
  std::function<void(void* shared)> prepare;
  /// Once, behind that: what is not to be trusted with any rights, but needs to make memory code. What it throws, and
  /// any end of the process until it is done, is of the loading. May be empty.
  std::function<void()> load;
  FaultClaim claim; ///< `owns` runs in the child's signal handler; may be empty
  /// On each request of the parent; the value is handed to it.
  std::function<std::int64_t(int step)> step;
};

/// One datagram of the channel, in both directions.
struct ChannelMessage {
  std::uint64_t token; ///< new for each step; the answer must repeat it
  std::int64_t value;  ///< the step's index; its result
};

/// What the child writes to its standard output and error at most.
inline constexpr std::size_t kPrintedBytes = 8192;

/// What the parent gave its child.
struct ConfinedChild {
  CrashReport* report = nullptr; ///< in memory that both see
  void* shared = nullptr;        ///< likewise
  int channel = -1;
  int output = -1;
  pid_t parent = -1;
  std::uint64_t token = 0; ///< of the first answer, and of the second one where there is something to load
  std::size_t furtherMemoryBytes = 0;
  unsigned long processorSeconds = 0;
};

[[noreturn]] void runConfined(const ChildWork& work, const ConfinedChild& child);

} // namespace qkc::judge
