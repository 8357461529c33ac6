#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>

namespace qkc::device::cpu {

// Worker threads of one process. A forked child has none of its parent's threads; the pool notices and starts anew.
class ThreadPool {
public:
  static ThreadPool& instance();

  // Number of threads that share the blocks of a launch, the caller included.
  void setThreads(int count);

  // Makes the workers; see Device::prepareThreads.
  bool prepare();

  // Threads that runOnAll uses: 1 until prepare() was called in this process.
  int threads() const;

  // Calls work(i) once for each i below threads(), on as many threads, 0 on the caller; returns when all are done.
  void runOnAll(const std::function<void(int)>& work);

private:
  struct Crew; // the state shared with the workers of one process

  ThreadPool();
  void forget();

  int wanted_ = 2;
  // Leaked on purpose: workers sleep in it until the process ends, and a child cannot destroy what its parent locked.
  Crew* crew_ = nullptr;
};

// Gives the calling thread an alternate signal stack if it has none.
void ensureSignalStack();

} // namespace qkc::device::cpu
