#include "runtime/device/cpu/fibers.h"

#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/watch.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>

namespace qkc::device::cpu {
namespace {

constexpr std::size_t kPage = 4096;

} // namespace

thread_local FiberRunner* FiberRunner::current_ = nullptr;

FiberStacks::~FiberStacks() {
  release();
}

void FiberStacks::release() {
  if (base_ != nullptr) {
    releaseGuard(guard_);
    munmap(base_, stride_ * count_);
    base_ = nullptr;
    guard_ = -1;
  }
  count_ = 0;
  stride_ = 0;
}

bool FiberStacks::reserve(unsigned count, std::size_t bytes) {
  // One page more for the offsets between neighbours, one for the guard.
  std::size_t const stride = ((bytes + kPage - 1) / kPage * kPage) + (2 * kPage);
  if (base_ != nullptr && count <= count_ && stride <= stride_) {
    return true;
  }
  count = std::max(count, count_);
  std::size_t const wanted = std::max(stride, stride_);
  release();
  void* mapped = mmap(nullptr, wanted * count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapped == MAP_FAILED) {
    return false;
  }
  base_ = static_cast<char*>(mapped);
  stride_ = wanted;
  count_ = count;
  for (unsigned i = 0; i < count; ++i) {
    if (mprotect(base_ + (i * stride_) + kPage, stride_ - kPage, PROT_READ | PROT_WRITE) != 0) {
      release();
      return false;
    }
  }
  auto const begin = reinterpret_cast<std::uintptr_t>(base_);
  guard_ = registerGuard({QKC_FAULT_STACK_OVERFLOW, begin, begin + (stride_ * count_), stride_});
  return true;
}

char* FiberStacks::top(unsigned index) const {
  // Equal offsets would make the hot ends of all stacks share a few cache sets.
  return base_ + ((index + 1) * stride_) - (std::size_t{index * 7 % 61} * 64);
}

AddressRange FiberStacks::range(unsigned index) const {
  auto const begin = reinterpret_cast<std::uintptr_t>(base_) + (index * stride_);
  return {begin + kPage, begin + stride_};
}

std::array<std::uint32_t, 3> FiberRunner::threadIndexOf(unsigned thread) const {
  std::uint32_t const x = context_->blockDim[0];
  std::uint32_t const y = context_->blockDim[1];
  return {thread % x, thread / x % y, thread / (x * y)};
}

void FiberRunner::enterFiber() {
  FiberRunner& runner = *current_;
  auto const index = runner.threadIndex();
  runner.thread_(runner.arguments_, runner.context_, index[0], index[1], index[2]);
  runner.finish();
}

void FiberRunner::prepare(const Kernel& kernel, void** arguments, bool descending) {
  kernel_ = &kernel;
  thread_ = kernel.thread != nullptr ? kernel.thread : kernel.single;
  inTurns_ = false;
  arguments_ = arguments;
  descending_ = descending;
  count_ = context_->blockDim[0] * context_->blockDim[1] * context_->blockDim[2];
  live_ = count_;
  barrierWaiting_ = 0;
  barrierTrue_ = 0;
  fromNobody_ = context_->blockIdx[0] + context_->blockIdx[1] + context_->blockIdx[2];
  for (unsigned first = 0; first < count_; first += kWarpSize) {
    Warp& warp = warps_[first / kWarpSize];
    unsigned const lanes = std::min(count_ - first, kWarpSize);
    warp.lanes = lanes == kWarpSize ? ~0U : (1U << lanes) - 1;
    warp.ready = warp.lanes;
    warp.exited = 0;
    warp.atBarrier = 0;
    warp.asking = 0;
    warp.openCount = 0;
  }
  for (unsigned i = 0; i < count_; ++i) {
    stackPointer_[i] = newStack(stacks_->top(i), enterFiber);
  }
}

// Some lane is ready: the first in the order of this run, no longer ready from now on.
unsigned FiberRunner::takeReady(Warp& warp) const {
  std::uint32_t const bit = descending_ ? std::bit_floor(warp.ready) : warp.ready & (~warp.ready + 1);
  warp.ready &= ~bit;
  return static_cast<unsigned>(std::countr_zero(bit));
}

void FiberRunner::runLane(unsigned warpIndex) {
  Warp& warp = warps_[warpIndex];
  unsigned const lane = takeReady(warp);
  running_ = (warpIndex * kWarpSize) + lane;
  qkcSwitchStack(&scheduler_, stackPointer_[running_]);
}

void FiberRunner::runBlock(const Kernel& kernel, void** arguments, bool descending) {
  prepare(kernel, arguments, descending);
  current_ = this;
  while (live_ > 0) {
    bool progress = false;
    for (unsigned i = 0; i < warps(); ++i) {
      unsigned const index = descending ? warps() - 1 - i : i;
      // One warp goes as far as it can before the next: its stacks stay in the cache.
      while (warps_[index].ready != 0 || answerMasks(warps_[index])) {
        progress = true;
        runLane(index);
      }
    }
    if (!progress) {
      reportDeadlock();
    }
  }
  current_ = nullptr;
}

void FiberRunner::beginInTurns(const Kernel& kernel, void** arguments, bool descending) {
  prepare(kernel, arguments, descending);
  inTurns_ = true;
}

void FiberRunner::resume(unsigned thread) {
  current_ = this;
  running_ = thread;
  warp().ready &= ~(1U << (thread % kWarpSize));
  qkcSwitchStack(&scheduler_, stackPointer_[thread]);
  current_ = nullptr;
}

void FiberRunner::pause() {
  warp().ready |= 1U << (running_ % kWarpSize);
  qkcSwitchStack(&stackPointer_[running_], scheduler_);
}

// The stack that runs when the running thread cannot: the next ready lane of its warp, else the scheduler's, which also
// chooses where threads take turns.
void* FiberRunner::nextStack() {
  Warp& mine = warp();
  if (inTurns_ || mine.ready == 0) {
    return scheduler_;
  }
  unsigned const lane = takeReady(mine);
  running_ = (running_ & ~(kWarpSize - 1)) + lane;
  return stackPointer_[running_];
}

Meeting FiberRunner::goOn(const std::uint64_t* result) {
  plan_.result = result;
  return {nullptr, &plan_};
}

// The running thread waits; its state already says for what.
Meeting FiberRunner::wait(const std::uint64_t* result) {
  plan_ = {&stackPointer_[running_], result};
  return {nextStack(), &plan_};
}

void FiberRunner::finish() {
  Warp& mine = warp();
  mine.exited |= 1U << (running_ % kWarpSize);
  --live_;
  // The others no longer wait for this thread, as on hardware since Volta.
  settle(mine);
  if (barrierWaiting_ > 0 && barrierWaiting_ == live_) {
    releaseBarrier();
  }
  qkcLeaveStack(nextStack());
}

// __syncthreads is PTX's bar.sync, an .aligned barrier: the threads of a warp must execute the same one, those of
// different warps need not.
void FiberRunner::requireSameBarrier(const Warp& warp, std::uint32_t line) const {
  if (warp.atBarrier == 0) {
    return;
  }
  unsigned const first = (running_ / kWarpSize * kWarpSize) + static_cast<unsigned>(std::countr_zero(warp.atBarrier));
  auto const [site, itsLine] = waitsAt_[first];
  if (site == site_) {
    return;
  }
  auto const index = threadIndex();
  auto const other = threadIndexOf(first);
  FaultText text;
  text << "threads of one warp meet at different barriers: this one at line " << std::uint64_t{line} << ", thread ("
       << std::uint64_t{other[0]} << ", " << std::uint64_t{other[1]} << ", " << std::uint64_t{other[2]} << ") at "
       << (itsLine == line ? "another one of line " : "line ") << std::uint64_t{itsLine}
       << "; all threads of a warp must execute the same __syncthreads";
  raiseFault(QKC_FAULT_DIVERGENT_BARRIER, {kernel_->name, context_->blockIdx.data(), index.data(), line}, text);
}

Meeting FiberRunner::barrier(bool predicate, Vote vote, std::uint32_t line) {
  std::uint64_t const* result = &votes_[static_cast<std::size_t>(vote)];
  barrierTrue_ += predicate ? 1 : 0;
  barrierLine_ = line;
  ++barrierWaiting_;
  requireSameBarrier(warp(), line);
  waitsAt_[running_] = {site_, line};
  if (barrierWaiting_ == live_) {
    releaseBarrier();
    return goOn(result);
  }
  warp().atBarrier |= 1U << (running_ % kWarpSize);
  return wait(result);
}

void FiberRunner::releaseBarrier() {
  if (kernel_->watched != nullptr && !inTurns_) {
    noteBlockMeets();
  }
  for (unsigned first = 0; first < count_; first += kWarpSize) {
    Warp& warp = warps_[first / kWarpSize];
    warp.ready |= warp.atBarrier;
    warp.atBarrier = 0;
  }
  votes_ = {barrierTrue_, barrierTrue_ == barrierWaiting_ ? 1U : 0U, barrierTrue_ > 0 ? 1U : 0U};
  barrierTrue_ = 0;
  barrierWaiting_ = 0;
}

void FiberRunner::reportDeadlock() {
  unsigned waiting = 0;
  unsigned first = count_;
  const OpenExchange* open = nullptr;
  for (unsigned i = 0; i < warps(); ++i) {
    for (unsigned k = 0; k < warps_[i].openCount; ++k) {
      OpenExchange const& one = warps_[i].open[k];
      waiting += static_cast<unsigned>(std::popcount(one.arrived));
      if (open == nullptr) {
        open = &one;
        first = (i * kWarpSize) + static_cast<unsigned>(std::countr_zero(one.arrived));
      }
    }
  }
  FaultText text;
  QkcFaultKind kind = QKC_FAULT_DEADLOCK;
  if (barrierWaiting_ > 0) {
    kind = QKC_FAULT_DIVERGENT_BARRIER;
    text << std::uint64_t{barrierWaiting_} << " threads of the block wait at the barrier of line "
         << std::uint64_t{barrierLine_} << ", which " << std::uint64_t{waiting}
         << " threads never reach: they wait for lanes of their warp";
  } else {
    text << std::uint64_t{waiting} << " threads wait for lanes of their warp that never come";
  }
  FaultPlace place{kernel_->name, context_->blockIdx.data(), nullptr, barrierLine_};
  std::array<std::uint32_t, 3> index{};
  if (open != nullptr) {
    text << " (line " << std::uint64_t{open->line} << ", mask ";
    text.hex(open->mask) << ", arrived ";
    text.hex(open->arrived) << ")";
    index = threadIndexOf(first);
    place.thread = index.data();
    place.line = open->line;
  }
  raiseFault(kind, place, text);
}

} // namespace qkc::device::cpu
