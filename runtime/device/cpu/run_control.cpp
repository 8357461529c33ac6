#include "runtime/device/cpu/run_control.h"

#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/streams.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/device/cpu/turns.h"
#include "runtime/device/cpu/watch.h"

#include <array>
#include <optional>

namespace qkc::device::cpu {

bool prepareRun() {
  noteHostStack();
  return ThreadPool::instance().prepare();
}

void beginRunCall(int index, std::span<const MemoryRange> tensors) {
  bool const odd = index % 2 != 0;
  setDescendingThreads(odd);
  // As integers the one is negative, the other large; as f32 the one is NaN, the other 3.39e38: the neutral element
  // of no reduction is among both.
  setMemoryPoison(odd ? 0x7f : 0xff);
  checkHostHeap();
  setCallMemory(tensors);
  closeDeviceVariables();
  bool const inTurns = index >= kFirstCallInTurns;
  setTurns(inTurns ? std::optional(index) : std::nullopt);
  if (!inTurns) {
    beginWatchedCall(index);
  }
}

void endRunCall() {
  if (std::size_t const count = dropUnfinished(); count != 0) {
    FaultText text;
    text << std::uint64_t{count}
         << " launches or copies on cudaStreamPerThread, for which nothing waits: who waits for "
         << "the given stream may find them undone";
    raiseFault(QKC_FAULT_UNAWAITED, {}, text);
  }
  endWatchedCall();
}

bool claimRunFault(std::uintptr_t address, bool write) noexcept {
  FaultText text;
  const char* const access = write ? "write" : "read";
  if (isClosedMemory(address)) {
    text << "host code " << access << "s memory of the device: only kernels and cudaMemcpy reach it";
    recordFault(QKC_FAULT_HOST_ACCESS, {}, text);
    return true;
  }
  if (isHostHeapGuard(address)) {
    text << "host code " << access << "s beside memory from malloc";
    recordFault(QKC_FAULT_HOST_HEAP, {}, text);
    return true;
  }
  GuardRange guard;
  if (!findGuard(address, guard)) {
    return false;
  }
  switch (guard.kind) {
  case QKC_FAULT_STACK_OVERFLOW:
    text << "a thread of the kernel used up its stack";
    break;
  case QKC_FAULT_SHARED_BOUNDS:
    text << access << " outside shared memory";
    break;
  default:
    text << access << " outside memory from cudaMalloc";
    break;
  }
  FaultPlace place;
  if (Kernel const* kernel = runningKernel()) {
    place.kernel = kernel->name;
  }
  std::array<std::uint32_t, 3> thread{};
  if (FiberRunner const* runner = FiberRunner::current()) {
    thread = runner->threadIndex();
    place.thread = thread.data();
    place.block = runner->context().blockIdx.data();
  }
  recordFault(guard.kind, place, text);
  return true;
}

} // namespace qkc::device::cpu
