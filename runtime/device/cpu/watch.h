#pragma once
// Programs that run watched: every access of their kernels is looked at, before it is made. Those that a GPU would not
// reach are faults, and so are races: two accesses to a byte by different threads, at least one of which changes it,
// not both atomic, with nothing that orders them (WatchOrder).

#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/simt_abi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// What a launch of a watched kernel knows beside other launches.
struct WatchedKernel {
  const ProgramData* data = nullptr; // outlives the kernel
  std::vector<SharedPlace> shared;
};

// While a watched program is there to be run, calls are looked at too: what they change in their outputs, kernels and
// copies must have written.
void addWatchedProgram(int count);
// `index`: of the call among those on its case.
void beginWatchedCall(int index);
void endWatchedCall();
// A copy or fill of the runtime wrote these bytes.
void noteCopied(const void* place, std::size_t bytes);

// Around the launch of a watched kernel, on the one OS thread that runs it. `context` names the block from beginBlock
// on; the launch's threads run below `frame`.
void beginWatchedLaunch(const Kernel& kernel, const BlockContext& context, std::uintptr_t frame);
void beginWatchedBlock(std::uint64_t block);
// The thread of the block that runs next, where threads are no fibers.
void setWatchedThread(unsigned thread);

// All threads of the block that still run have met.
void noteBlockMeets();
// So have these lanes.
void noteWarpMeets(unsigned warp, std::uint32_t members);

} // namespace qkc::device::cpu
