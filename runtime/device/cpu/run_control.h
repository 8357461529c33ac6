#pragma once
// What the process that runs a program does around its calls: Device::beginCall and its neighbours on the CPU device.

#include "runtime/device/device.h"

#include <cstdint>
#include <span>

namespace qkc::device::cpu {

bool prepareRun();
void beginRunCall(int index, std::span<const MemoryRange> tensors);
void endRunCall();
// Async-signal-safe.
bool claimRunFault(std::uintptr_t address, bool write) noexcept;

} // namespace qkc::device::cpu
