#include "runtime/device/cpu/launch.h"

#include "runtime/device/cpu/cuda_errors.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/device/cpu/turns.h"
#include "runtime/device/cpu/watch.h"

#include <xmmintrin.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <mutex>
#include <unordered_map>

namespace qkc::device::cpu {
namespace {

constexpr int kMostThreads = 16;
// Below this many threads in all, waking the workers costs more than it brings.
constexpr std::uint64_t kWorthSharing = 8192;
// Each worker takes this many shares of the blocks, so that uneven blocks spread.
constexpr std::uint64_t kSharesPerWorker = 8;

// What one OS thread needs to run blocks; kept from launch to launch.
struct Worker {
  BlockContext context{};
  GuardedArena staticShared;
  GuardedArena dynamicShared;
  FiberStacks stacks;
  FiberRunner runner{context, stacks};
};

// Never destroyed: a kernel may run while the process ends.
Worker& workerAt(int index) {
  static auto* const workers = new std::array<Worker, kMostThreads>();
  return (*workers)[static_cast<std::size_t>(index)];
}

struct Registry {
  std::mutex lock; // not a shared_mutex: a forked child could not unlock that
  std::unordered_map<const void*, Kernel*> kernels;
};

Registry& registry() {
  static auto* const out = new Registry();
  return *out;
}

std::atomic<bool> descendingThreads{false};
[[gnu::tls_model("initial-exec")]] thread_local const Kernel* runningNow = nullptr;

struct Launch {
  Kernel* kernel;
  Dim3 grid;
  Dim3 block;
  void** arguments;
  std::uint64_t dynamicBytes;
  std::uint64_t blocks;
  std::uint64_t threadsPerBlock;
  bool descending; // threads
  bool blocksDescending;
  std::atomic<std::uint64_t> next{0};
};

[[noreturn]] void outOfMemory(const Kernel& kernel, std::string_view what) {
  FaultText text;
  text << "no memory for " << what;
  raiseFault(QKC_FAULT_OUT_OF_MEMORY, {kernel.name, nullptr, nullptr, 0}, text);
}

// Null, or what there is no memory for.
const char* reserve(Worker& worker, const Launch& launch, bool fibers) {
  Kernel const& kernel = *launch.kernel;
  std::uint64_t const alignment = std::clamp<std::uint64_t>(kernel.sharedAlignment, 128, 4096);
  if (!worker.staticShared.reserve(kernel.staticSharedBytes, alignment) ||
      !worker.dynamicShared.reserve(launch.dynamicBytes, alignment)) {
    return "shared memory";
  }
  bool const stacks =
      !fibers || worker.stacks.reserve(static_cast<unsigned>(launch.threadsPerBlock), kernel.stackBytes);
  return stacks ? nullptr : "the stacks of a block's threads";
}

void setContext(Worker& worker, const Launch& launch) {
  BlockContext& context = worker.context;
  context.blockDim[0] = launch.block.x;
  context.blockDim[1] = launch.block.y;
  context.blockDim[2] = launch.block.z;
  context.gridDim[0] = launch.grid.x;
  context.gridDim[1] = launch.grid.y;
  context.gridDim[2] = launch.grid.z;
  context.dynamicSharedBytes = static_cast<std::uint32_t>(launch.dynamicBytes);
  context.staticShared = worker.staticShared.begin();
  context.dynamicShared = worker.dynamicShared.begin();
}

void prepareWorker(Worker& worker, const Launch& launch) {
  if (const char* const what = reserve(worker, launch, launch.kernel->thread != nullptr)) {
    outOfMemory(*launch.kernel, what);
  }
  setContext(worker, launch);
}

void poisonShared(Worker& worker, const Launch& launch) {
  std::memset(worker.context.staticShared, memoryPoison(), launch.kernel->staticSharedBytes);
  std::memset(worker.context.dynamicShared, memoryPoison(), launch.dynamicBytes);
}

// The block that comes at place `i` of the launch's order.
void enterBlock(Worker& worker, const Launch& launch, std::uint64_t i) {
  std::uint64_t const at = launch.blocksDescending ? launch.blocks - 1 - i : i;
  worker.context.blockIdx[0] = static_cast<std::uint32_t>(at % launch.grid.x);
  worker.context.blockIdx[1] = static_cast<std::uint32_t>(at / launch.grid.x % launch.grid.y);
  worker.context.blockIdx[2] = static_cast<std::uint32_t>(at / launch.grid.x / launch.grid.y);
  poisonShared(worker, launch);
}

void runFiberBlocks(Worker& worker, const Launch& launch, std::uint64_t first, std::uint64_t last) {
  for (std::uint64_t i = first; i < last; ++i) {
    enterBlock(worker, launch, i);
    worker.runner.runBlock(*launch.kernel, launch.arguments, launch.descending);
  }
}

// Threads that never wait, one by one from the last to the first.
void runSingleThreads(Worker& worker, const Launch& launch, std::uint64_t first, std::uint64_t last) {
  Dim3 const& block = launch.block;
  for (std::uint64_t i = first; i < last; ++i) {
    enterBlock(worker, launch, i);
    for (std::uint32_t z = block.z; z-- > 0;) {
      for (std::uint32_t y = block.y; y-- > 0;) {
        for (std::uint32_t x = block.x; x-- > 0;) {
          launch.kernel->single(launch.arguments, &worker.context, x, y, z);
        }
      }
    }
  }
}

// Kernels round to nearest and keep subnormal numbers, whatever the host's code has set for itself.
class KernelArithmetic {
public:
  KernelArithmetic() { _mm_setcsr(kDefault); }
  ~KernelArithmetic() { _mm_setcsr(host_); }
  KernelArithmetic(const KernelArithmetic&) = delete;
  KernelArithmetic& operator=(const KernelArithmetic&) = delete;

private:
  static constexpr unsigned kDefault = 0x1f80; // all exceptions masked
  unsigned host_ = _mm_getcsr();
};

void runShare(Launch& launch, int index, std::uint64_t chunk) {
  KernelArithmetic const arithmetic;
  Worker& worker = workerAt(index);
  prepareWorker(worker, launch);
  const Kernel* const outer = runningNow;
  runningNow = launch.kernel;
  for (;;) {
    // In this order, so that a block that waits for an earlier one finds it running or done.
    std::uint64_t const first = launch.next.fetch_add(chunk, std::memory_order_relaxed);
    if (first >= launch.blocks) {
      break;
    }
    std::uint64_t const last = std::min(first + chunk, launch.blocks);
    if (launch.kernel->thread != nullptr) {
      runFiberBlocks(worker, launch, first, last);
    } else if (launch.descending && launch.kernel->single != nullptr) {
      runSingleThreads(worker, launch, first, last);
    } else {
      poisonShared(worker, launch);
      launch.kernel->grid(launch.arguments, &worker.context, first, last);
    }
  }
  runningNow = outer;
}

// The threads of a block that never wait, one by one.
void runWatchedThreads(Worker& worker, const Launch& launch) {
  Dim3 const& block = launch.block;
  auto const count = static_cast<std::uint32_t>(launch.threadsPerBlock);
  for (std::uint32_t i = 0; i < count; ++i) {
    std::uint32_t const at = launch.descending ? count - 1 - i : i;
    setWatchedThread(at);
    launch.kernel->single(launch.arguments, &worker.context, at % block.x, at / block.x % block.y,
                          at / (block.x * block.y));
  }
}

// All on this OS thread: one access at a time can be looked at.
void runWatched(Launch& launch) {
  KernelArithmetic const arithmetic;
  Worker& worker = workerAt(0);
  prepareWorker(worker, launch);
  const Kernel* const outer = runningNow;
  runningNow = launch.kernel;
  beginWatchedLaunch(*launch.kernel, worker.context, reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)));
  for (std::uint64_t i = 0; i < launch.blocks; ++i) {
    enterBlock(worker, launch, i);
    beginWatchedBlock(launch.blocksDescending ? launch.blocks - 1 - i : i);
    if (launch.kernel->thread != nullptr) {
      worker.runner.runBlock(*launch.kernel, launch.arguments, launch.descending);
    } else {
      runWatchedThreads(worker, launch);
    }
  }
  runningNow = outer;
}

// The first workers, one for each block of those that run side by side: fewer where memory is short, at least one.
std::vector<FiberRunner*> runnersInTurns(const Launch& launch) {
  constexpr std::uint64_t kMostTogether = 4096; // threads
  constexpr std::uint64_t kMostStackBytes = 1UL << 30U;
  std::uint64_t const threads =
      std::min(kMostTogether, kMostStackBytes / std::max<std::uint64_t>(launch.kernel->stackBytes, 1));
  std::uint64_t const most = std::clamp<std::uint64_t>(threads / launch.threadsPerBlock, 1, kMostThreads);
  std::vector<FiberRunner*> out;
  while (out.size() < std::min(most, launch.blocks)) {
    Worker& worker = workerAt(static_cast<int>(out.size()));
    if (const char* const what = reserve(worker, launch, true)) {
      if (out.empty()) {
        outOfMemory(*launch.kernel, what);
      }
      break;
    }
    setContext(worker, launch);
    out.push_back(&worker.runner);
  }
  return out;
}

// Blocks side by side, begun in order, so that one that waits for an earlier one finds it running or done.
void runInTurns(Launch& launch, const TurnRules& rules) {
  KernelArithmetic const arithmetic;
  std::vector<FiberRunner*> const runners = runnersInTurns(launch);
  const Kernel* const outer = runningNow;
  runningNow = launch.kernel;
  std::uint64_t next = 0;
  Turns(runners, rules).run([&](std::size_t slot) {
    if (next == launch.blocks) {
      return false;
    }
    Worker& worker = workerAt(static_cast<int>(slot));
    enterBlock(worker, launch, next++);
    worker.runner.beginInTurns(*launch.kernel, launch.arguments, launch.descending);
    return true;
  });
  runningNow = outer;
}

int refuse(const Kernel& kernel, int error, const FaultText& text) {
  recordLaunchError(error, kernel.name, text);
  return error;
}

int checkConfiguration(const Kernel& kernel, Dim3 grid, Dim3 block, std::uint64_t dynamicBytes) {
  std::uint64_t const threads = std::uint64_t{block.x} * block.y * block.z;
  FaultText text;
  if (block.x == 0 || block.y == 0 || block.z == 0 || grid.x == 0 || grid.y == 0 || grid.z == 0) {
    text << "a dimension of grid (" << std::uint64_t{grid.x} << ", " << std::uint64_t{grid.y} << ", "
         << std::uint64_t{grid.z} << ") or block (" << std::uint64_t{block.x} << ", " << std::uint64_t{block.y} << ", "
         << std::uint64_t{block.z} << ") is zero";
    return refuse(kernel, kInvalidConfiguration, text);
  }
  if (block.x > kMaxBlockX || block.y > kMaxBlockY || block.z > kMaxBlockZ || threads > kMaxThreadsPerBlock) {
    text << "a block of (" << std::uint64_t{block.x} << ", " << std::uint64_t{block.y} << ", " << std::uint64_t{block.z}
         << ") threads is larger than 1024 or (1024, 1024, 64)";
    return refuse(kernel, kInvalidConfiguration, text);
  }
  if (grid.x > kMaxGridX || grid.y > kMaxGridYZ || grid.z > kMaxGridYZ) {
    text << "a grid of (" << std::uint64_t{grid.x} << ", " << std::uint64_t{grid.y} << ", " << std::uint64_t{grid.z}
         << ") blocks is larger than (2147483647, 65535, 65535)";
    return refuse(kernel, kInvalidConfiguration, text);
  }
  if (kernel.maxThreads != 0 && threads > kernel.maxThreads) {
    text << threads << " threads per block exceed its __launch_bounds__ of " << kernel.maxThreads;
    return refuse(kernel, kInvalidValue, text);
  }
  std::uint64_t const limit = std::max<std::uint64_t>(
      kSharedPerBlock - std::min(kSharedPerBlock, kernel.staticSharedBytes), kernel.dynamicSharedLimit.load());
  if (dynamicBytes > limit) {
    text << dynamicBytes << " bytes of dynamic shared memory exceed " << limit
         << " (static: " << kernel.staticSharedBytes << ")";
    return refuse(kernel, kInvalidValue, text);
  }
  return kSuccess;
}

// On a GPU an address of the host is good for nothing in a kernel; here it would work, and does for the judge's own
// programs.
void refuseHostPointers(const Kernel& kernel, void** arguments) {
  if (!hasClosedMemory()) {
    return;
  }
  for (PointerPlace const& place : kernel.pointers) {
    std::uintptr_t address = 0;
    std::memcpy(&address, static_cast<const char*>(arguments[place.parameter]) + place.offset, sizeof address);
    if (const char* const what = hostMemoryAt(address)) {
      FaultText text;
      text << "argument " << std::uint64_t{place.parameter} + 1 << " of the kernel is an address of " << what
           << ": kernels reach memory of the device only";
      raiseFault(QKC_FAULT_HOST_POINTER, {kernel.name, nullptr, nullptr, 0}, text);
    }
  }
}

} // namespace

void registerKernel(const void* stub, Kernel* kernel) {
  std::lock_guard<std::mutex> const hold(registry().lock);
  registry().kernels[stub] = kernel;
}

void withdrawKernel(const void* stub) {
  std::lock_guard<std::mutex> const hold(registry().lock);
  registry().kernels.erase(stub);
}

Kernel* findKernel(const void* stub) {
  std::lock_guard<std::mutex> const hold(registry().lock);
  auto const found = registry().kernels.find(stub);
  return found == registry().kernels.end() ? nullptr : found->second;
}

void lockKernels() {
  registry().lock.lock();
}
void unlockKernels() {
  registry().lock.unlock();
}

void setDescendingThreads(bool descending) {
  descendingThreads.store(descending);
}

const Kernel* runningKernel() noexcept {
  return runningNow;
}

LaunchArguments::LaunchArguments(const Kernel& kernel, void** arguments) {
  for (std::size_t i = 0; i < kernel.parameterBytes.size(); ++i) {
    auto const* const from = static_cast<const char*>(arguments[i]);
    values_.emplace_back(from, from + kernel.parameterBytes[i]);
  }
}

void** LaunchArguments::addresses() {
  addresses_.clear();
  for (std::vector<char>& value : values_) {
    addresses_.push_back(value.data());
  }
  return addresses_.data();
}

int launchKernel(Kernel& kernel, Dim3 grid, Dim3 block, void** arguments, std::uint64_t dynamicSharedBytes) {
  if (int const error = checkConfiguration(kernel, grid, block, dynamicSharedBytes); error != kSuccess) {
    return error;
  }
  std::uint64_t const widest =
      std::max({std::uint64_t{grid.x} * block.x, std::uint64_t{grid.y} * block.y, std::uint64_t{grid.z} * block.z});
  if (widest > kThreadsPerAxis) {
    FaultText text;
    text << "a launch of " << widest << " threads along one axis is too large for the cpu device";
    raiseFault(QKC_FAULT_UNSUPPORTED, {kernel.name, nullptr, nullptr, 0}, text);
  }
  refuseHostPointers(kernel, arguments);
  bool const descending = descendingThreads.load(std::memory_order_relaxed);
  Launch launch{&kernel,
                grid,
                block,
                arguments,
                dynamicSharedBytes,
                std::uint64_t{grid.x} * grid.y * grid.z,
                std::uint64_t{block.x} * block.y * block.z,
                descending,
                descending && !kernel.mayWait,
                {}};
  OpenMemory const open;
  if (kernel.watched != nullptr) {
    if (auto const rules = nextTurnRules()) {
      runInTurns(launch, *rules);
    } else {
      runWatched(launch);
    }
    return kSuccess;
  }
  ThreadPool& pool = ThreadPool::instance();
  std::uint64_t const threads = launch.blocks * launch.threadsPerBlock;
  if (pool.threads() == 1 || launch.blocks == 1 || (kernel.grid != nullptr && threads < kWorthSharing)) {
    runShare(launch, 0, launch.blocks);
    return kSuccess;
  }
  std::uint64_t const shares = static_cast<std::uint64_t>(pool.threads()) * kSharesPerWorker;
  std::uint64_t const chunk = std::max<std::uint64_t>(1, launch.blocks / shares);
  pool.runOnAll([&](int index) { runShare(launch, index, chunk); });
  return kSuccess;
}

} // namespace qkc::device::cpu
