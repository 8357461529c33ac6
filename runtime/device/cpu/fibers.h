#pragma once

#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/simt_abi.h"
#include "runtime/device/cpu/stack_switch.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace qkc::device::cpu {

inline constexpr unsigned kWarpSize = 32;
inline constexpr unsigned kMaxThreadsPerBlock = 1024;
inline constexpr unsigned kMaxWarps = kMaxThreadsPerBlock / kWarpSize;

enum class WarpOp : std::uint8_t { sync, shfl, ballot, reduce, matchAny, matchAll };

// An exchange that some lanes of a warp have reached and others have not.
struct OpenExchange {
  std::uint32_t mask = 0;
  std::uint32_t arrived = 0;
  WarpOp op = WarpOp::sync;
  std::uint32_t detail = 0; // which reduction
  std::uint32_t line = 0;   // of the first lane that arrived
};

// One bit for each lane throughout.
struct Warp {
  std::uint32_t lanes = 0;     // threads that exist
  std::uint32_t exited = 0;    // and have returned
  std::uint32_t ready = 0;     // can run
  std::uint32_t atBarrier = 0; // wait for the block
  std::uint32_t asking = 0;    // wait to learn which lanes are active with them
  unsigned openCount = 0;
  std::array<OpenExchange, kWarpSize> open;
  std::array<std::uint64_t, kWarpSize> value{};
  std::array<std::uint32_t, kWarpSize> source{}; // lane to read from; place of the question while asking
  std::array<std::uint64_t, kWarpSize> result{};
};

// Stacks for the threads of a block, a guard page below each.
class FiberStacks {
public:
  FiberStacks() = default;
  ~FiberStacks();
  FiberStacks(const FiberStacks&) = delete;
  FiberStacks& operator=(const FiberStacks&) = delete;

  // At least this many of at least this size. False when the system has no memory for them.
  bool reserve(unsigned count, std::size_t bytes);
  // Highest address of a stack, aligned to 64 bytes. Neighbours differ in their cache sets.
  char* top(unsigned index) const;
  AddressRange range(unsigned index) const;

private:
  void release();

  char* base_ = nullptr;
  std::size_t stride_ = 0;
  unsigned count_ = 0;
  int guard_ = -1;
};

// Runs the threads of one block after another as fibers on the calling OS thread.
class FiberRunner {
public:
  // `context` outlives the runner and names the block when runBlock is called.
  FiberRunner(BlockContext& context, FiberStacks& stacks) : context_(&context), stacks_(&stacks) {}

  void runBlock(const Kernel& kernel, void** arguments, bool descending);

  // The same block thread by thread, in an order that the caller chooses: each goes on where resume() says so, until it
  // pauses, waits or ends. Of a kernel whose threads never wait, too.
  void beginInTurns(const Kernel& kernel, void** arguments, bool descending);
  bool ended() const { return live_ == 0; }
  unsigned warps() const { return (count_ + kWarpSize - 1) / kWarpSize; }
  std::uint32_t readyLanes(unsigned warp) const { return warps_[warp].ready; }
  void resume(unsigned thread);
  // Of the running thread, which stays ready.
  void pause();
  // Whether lanes of the warp asked which of them are active, and now know.
  bool answerMasksOf(unsigned warp) { return answerMasks(warps_[warp]); }
  [[noreturn]] void reportDeadlock();

  // The runner whose fiber runs on this OS thread; null outside fibers.
  static FiberRunner* current() noexcept { return current_; }

  // The running thread arrives at a meeting. The plan says whether it waits and where it finds what it gets.
  Meeting exchange(WarpOp op, std::uint32_t mask, std::uint64_t value, std::uint32_t detail, std::uint32_t line);
  enum class Vote : std::uint8_t { count, all, any };
  Meeting barrier(bool predicate, Vote vote, std::uint32_t line);
  // Which of the program's barriers the running thread is about to arrive at, where its accesses are watched.
  void noteBarrierSite(std::uint32_t site) { site_ = site; }
  Meeting activeMask(std::uint32_t place);

  const BlockContext& context() const { return *context_; }
  const Kernel& kernel() const { return *kernel_; }
  std::array<std::uint32_t, 3> threadIndex() const { return threadIndexOf(running_); }
  unsigned runningIndex() const { return running_; }
  AddressRange runningStack() const { return stacks_->range(running_); }

private:
  // Read at every meeting; the library is never unloaded and small, so the fast model is safe.
  [[gnu::tls_model("initial-exec")]] static thread_local FiberRunner*
      current_; // NOLINT(readability-identifier-naming): a private member like others

  static void enterFiber();
  void prepare(const Kernel& kernel, void** arguments, bool descending);
  std::array<std::uint32_t, 3> threadIndexOf(unsigned thread) const;
  Warp& warp() { return warps_[running_ / kWarpSize]; }
  unsigned takeReady(Warp& warp) const;
  void runLane(unsigned warpIndex);
  void* nextStack();
  Meeting goOn(const std::uint64_t* result);
  Meeting wait(const std::uint64_t* result);
  [[noreturn]] void finish();
  void requireSameBarrier(const Warp& warp, std::uint32_t line) const;
  void releaseBarrier();
  void settle(Warp& warp);
  void complete(Warp& warp, OpenExchange& exchange);
  bool answerMasks(Warp& warp);

  BlockContext* context_;
  FiberStacks* stacks_;
  const Kernel* kernel_ = nullptr;
  void** arguments_ = nullptr;
  ThreadFunction* thread_ = nullptr;
  bool descending_ = false;
  bool inTurns_ = false;
  unsigned count_ = 0;      // threads of the block
  unsigned live_ = 0;       // not returned yet
  unsigned fromNobody_ = 0; // values of shuffles that no lane gave, in this block
  unsigned running_ = 0;    // linear index of the thread that runs
  void* scheduler_ = nullptr;
  MeetPlan plan_;

  unsigned barrierWaiting_ = 0;
  unsigned barrierTrue_ = 0;
  std::array<std::uint64_t, 3> votes_{}; // of the last barrier, by Vote
  std::uint32_t barrierLine_ = 0;
  std::uint32_t site_ = 0; // 0 throughout where nothing is watched
  // Of each thread that waits at a barrier: which barrier, and its line.
  std::array<std::pair<std::uint32_t, std::uint32_t>, kMaxThreadsPerBlock> waitsAt_{};

  std::array<void*, kMaxThreadsPerBlock> stackPointer_{};
  std::array<Warp, kMaxWarps> warps_;
};

} // namespace qkc::device::cpu
