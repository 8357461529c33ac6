#pragma once
#include "runtime/device/device.h"
#include "runtime/judge/gpu_worker.h"
#include "runtime/judge/run_candidate.h"

namespace qkc::judge {

/// Runs a loaded candidate on cases in its worker process, as runCandidate does in a forked child: each case's calls
/// with buffers between guards, other placement and other poison from call to call, calls of other cases between them.
/// Uses of the request: cases, calls, timeLimitMs, outputsMayDiffer. After an outcome that is not ok the worker is not
/// to be used again. `device` names errors.
RunResult runOnGpu(GpuWorker& worker, const RunRequest& request, const device::Device& device);

/// The scalar's bytes, from the lowest, as CallArgument::bits.
std::uint64_t bitsOf(const ScalarArg& scalar);

} // namespace qkc::judge
