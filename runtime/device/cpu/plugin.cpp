#include "runtime/device/cpu/cuda_api.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/engine.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/gpu_host.h"
#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/streams.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/device/cpu/watch.h"
#include "runtime/device/plugin_abi.h"

namespace qkc::device::cpu {
namespace {

constexpr std::uintmax_t kCacheBytes = 256UL << 20U; // some thousand checkers

class CpuDevice : public Device {
public:
  std::string_view name() const override { return "cpu"; }
  std::string build() const override { return toolIdentity(); }
  std::unique_ptr<PendingCompile> start(CompileRequest request) override {
    const ObjectCache* const cache = request.keep && cache_ ? &*cache_ : nullptr;
    return std::make_unique<ProgramCompile>(std::move(request), cache);
  }
  void setCacheFolder(const std::string& folder) override {
    cache_.reset();
    if (!folder.empty()) {
      cache_.emplace(folder, kCacheBytes);
    }
  }
  void setThreads(int count) override { ThreadPool::instance().setThreads(count); }
  bool prepareThreads() override {
    noteHostStack();
    return ThreadPool::instance().prepare();
  }
  void setThreadOrder(ThreadOrder order) override { setDescendingThreads(order == ThreadOrder::descending); }
  void beginCall(int index, std::span<const MemoryRange> tensors) override {
    bool const odd = index % 2 != 0;
    setDescendingThreads(odd);
    // As integers the one is negative, the other large; as f32 the one is NaN, the other 3.39e38: the neutral element
    // of no reduction is among both.
    setMemoryPoison(odd ? 0x7f : 0xff);
    checkHostHeap();
    setCallMemory(tensors);
    closeDeviceVariables();
    beginWatchedCall();
  }
  void* givenStream() const override { return cpu::givenStream(); }
  void endCall() override {
    if (std::size_t const count = dropUnfinished(); count != 0) {
      FaultText text;
      text << std::uint64_t{count}
           << " launches or copies on cudaStreamPerThread, for which nothing waits: who waits for "
           << "the given stream may find them undone";
      raiseFault(QKC_FAULT_UNAWAITED, {}, text);
    }
    endWatchedCall();
  }
  void setFaultSink(RunFault* sink) override { cpu::setFaultSink(sink); }
  int takeLastError() noexcept override { return cpu::takeLastError(); }
  std::string describeError(int error) const override { return describeCudaError(error); }

  bool claimFault(std::uintptr_t address, bool write) noexcept override {
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

private:
  std::optional<ObjectCache> cache_;
};

} // namespace
} // namespace qkc::device::cpu

extern "C" [[gnu::visibility("default")]] qkc::device::Device* qkcOpenDevice(int abi) {
  return abi == qkc::device::kPluginAbi ? new qkc::device::cpu::CpuDevice() : nullptr;
}

extern "C" [[gnu::visibility("default")]] qkc::device::HostCompiler* qkcOpenHostCompiler(int abi) {
  return abi == qkc::device::kPluginAbi ? new qkc::device::cpu::ClangHostCompiler() : nullptr;
}
