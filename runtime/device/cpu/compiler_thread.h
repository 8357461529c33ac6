#pragma once

#include <pthread.h>

#include <functional>
#include <string>

namespace qkc::device::cpu {

// One piece of compiler work on a thread of its own, whose stack is large enough for the deepest text that the source
// guard lets through. A crash of the compiler ends the work, not the process (some memory is then lost).
class CompilerThread {
public:
  static constexpr std::size_t kStackBytes = 1UL << 29U; // only touched pages cost memory

  // Starts at once where the system has a thread to give; otherwise the work runs inside join().
  explicit CompilerThread(std::function<void()> work);
  ~CompilerThread();
  CompilerThread(const CompilerThread&) = delete;
  CompilerThread& operator=(const CompilerThread&) = delete;

  // Waits. Returns the reason when the compiler crashed, else an empty text.
  std::string join();

private:
  static void* enter(void* self);
  void runGuarded();

  std::function<void()> work_;
  std::string failure_;
  pthread_t thread_{};
  bool started_ = false;
  bool joined_ = false;
};

} // namespace qkc::device::cpu
