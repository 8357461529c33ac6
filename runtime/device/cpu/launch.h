#pragma once

#include "runtime/device/cpu/simt_abi.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// As in CUDA, by value in the calling convention of the host code.
struct Dim3 {
  std::uint32_t x, y, z;
};

struct WatchedKernel;

// A compiled kernel. One of the two functions is set; of a watched kernel `thread` or `single`.
struct Kernel {
  std::string name; // as written in C++
  GridFunction* grid = nullptr;
  ThreadFunction* thread = nullptr;
  ThreadFunction* single = nullptr; // beside `grid`, for the other order of threads; may be absent
  bool mayWait = true;              // for another block: blocks then start in ascending order
  std::vector<PointerPlace> pointers;
  std::vector<std::uint64_t> parameterBytes; // of each source-level argument
  std::uint64_t staticSharedBytes = 0;
  std::uint64_t sharedAlignment = 16;
  std::uint64_t maxThreads = 0;                     // from __launch_bounds__; 0 when absent
  std::uint64_t stackBytes = 0;                     // for each fiber
  std::atomic<std::uint64_t> dynamicSharedLimit{0}; // raised by cudaFuncSetAttribute
  std::shared_ptr<const WatchedKernel> watched;     // null but for programs whose accesses are watched
};

// Makes `stub`, the host's address of a kernel, launchable. The kernel must stay until it is withdrawn.
void registerKernel(const void* stub, Kernel* kernel);
void withdrawKernel(const void* stub);
Kernel* findKernel(const void* stub);

// The arguments of a launch that is put off: as many bytes of each as the kernel reads.
class LaunchArguments {
public:
  LaunchArguments(const Kernel& kernel, void** arguments);
  void** addresses();

private:
  std::vector<std::vector<char>> values_;
  std::vector<void*> addresses_;
};

// Runs a kernel to its end. Returns a cudaError_t, 0 when it ran.
int launchKernel(Kernel& kernel, Dim3 grid, Dim3 block, void** arguments, std::uint64_t dynamicSharedBytes);

// Around fork: nobody may be half-way through changing the table of kernels.
void lockKernels();
void unlockKernels();

// Ascending by default. Descending also turns the order of blocks around, where no block can wait for an earlier one.
void setDescendingThreads(bool descending);

// The kernel that the calling OS thread runs; null outside launches.
const Kernel* runningKernel() noexcept;

} // namespace qkc::device::cpu
