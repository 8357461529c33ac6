#pragma once

#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/simt_abi.h"

#include <string>
#include <vector>

namespace qkc::device::cpu {

struct LoweredKernel {
  KernelInfo info;
  std::string function; // symbol of the GridFunction; when info.needsFibers or ThreadCalls::single of a ThreadFunction
  std::string single;   // of a loop kernel, symbol of a ThreadFunction beside; empty where not asked for
  bool mayWait = false; // could wait for another block: the program has atomics, volatile accesses or fences
  std::vector<PointerPlace> pointers;        // among its arguments
  std::vector<std::uint64_t> parameterBytes; // of each argument of the source that is read
  std::uint64_t maxThreads = 0;              // from __launch_bounds__; 0 when absent
  std::uint64_t sharedAlignment = 1;
  bool callsFunctions = false; // its stack need is not that of one frame
  std::vector<SharedPlace> shared;
};

struct Lowering {
  std::vector<LoweredKernel> kernels;
  std::string unsupported; // not empty: what this device cannot lower; the module must then be dropped
};

// How the threads of kernels that never wait are called.
enum class ThreadCalls {
  loop,       // by a GridFunction
  bothOrders, // and by a ThreadFunction beside, so that their threads can be run in any order
  single      // by a ThreadFunction alone
};

// Turns the kernels of a device half into functions for the CPU (simt_abi.h): thread identity becomes values, shared
// variables an arena with checked bounds, and the threads of a block a loop, or a function for fibers when they can
// wait for each other. Expects the module simplified by markForInlining and prepareForLowering; removes debug
// information.
Lowering lowerSimt(ParsedHalf& device, ThreadCalls calls);

} // namespace qkc::device::cpu
