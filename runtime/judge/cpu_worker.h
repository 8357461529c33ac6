#pragma once
#include "runtime/judge/cpu_protocol.h"

#include <sys/types.h>

#include <array>
#include <cstdint>
#include <vector>

/// The process from which the children that run candidates are forked, so that none of them begins as a copy of the
/// judge.
namespace qkc::judge {

/// Runs the program qkc_cpu_worker, which lies beside this one or in ../libexec, with nothing of this process but a
/// socket: no memory, no arguments, no environment, no other descriptor. It runs nothing itself. For one thread at a
/// time, the one that made it, which must live as long as its children.
class CpuWorker {
public:
  /// Starts it, and does not wait. What goes wrong, places() says.
  CpuWorker();
  ~CpuWorker(); ///< ends it
  CpuWorker(const CpuWorker&) = delete;
  CpuWorker& operator=(const CpuWorker&) = delete;

  /// Places of its runtime, for Device::linkContainedFor. Waits for its start; starts it where it doesn't live, after
  /// which programs that were linked before can't be run. Throws std::system_error or std::runtime_error.
  const std::vector<std::uint64_t>& places();

  struct Child {
    pid_t pid = -1; ///< a child of this process
    int processDescriptor = -1;
  };
  /// Forks a child that gets these descriptors, by cpu::Descriptor. Throws std::runtime_error where the worker can't.
  Child fork(const std::array<int, cpu::kDescriptors>& descriptors);

private:
  void start();
  void end() noexcept;
  bool waitForMessage() const;

  pid_t pid_ = -1;
  int socket_ = -1;
  std::uint64_t orders_ = 0;
  std::vector<std::uint64_t> places_;
};

} // namespace qkc::judge
