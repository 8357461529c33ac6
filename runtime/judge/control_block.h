#pragma once
#include "runtime/abi/run_fault.h"
#include "runtime/judge/crash_report.h"

namespace qkc::judge::cpu {

/// What a child of the worker process reports in, shared with the judge.
struct ControlBlock {
  CrashReport report;
  alignas(64) RunFault fault;
};

/// Where it lies in the child, and where the tensors of runs end, in both processes: far from all that the system
/// places by itself, so that it is free.
inline constexpr std::uint64_t kControlAddress = 0x1700'0000'0000;
inline constexpr std::uint64_t kTensorsEnd = 0x4000'0000'0000;

} // namespace qkc::judge::cpu
