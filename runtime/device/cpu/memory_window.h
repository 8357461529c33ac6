#pragma once
// On a GPU the host can't touch the device's memory, though a pointer to it looks like any other. Here both share one
// address space, so the memory of a call is closed to host code, and open while a kernel or a copy runs.

#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/device.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qkc::device::cpu {

// Closes these ranges to the calling process, and from now on what cudaMalloc gives. Ranges of earlier calls stay
// closed.
void setCallMemory(std::span<const MemoryRange> ranges);

// Memory of cudaMalloc, whole pages; `forget` before it is unmapped.
void addCallMemory(MemoryRange range);
void forgetCallMemory(const void* begin);

// Appends the tensors of this call, whole pages: those that kernels may write, or the others.
void addTensorRanges(bool writable, std::vector<AddressRange>& out);

// Whether the address lies in a tensor of this call or an earlier one.
bool isTensor(const void* address);

// Open as long as one such object lives.
class OpenMemory {
public:
  OpenMemory();
  ~OpenMemory();
  OpenMemory(const OpenMemory&) = delete;
  OpenMemory& operator=(const OpenMemory&) = delete;
};

// Whether this process runs a candidate: setCallMemory was called.
bool hasClosedMemory();

// Whether the address is closed at this moment. Async-signal-safe.
bool isClosedMemory(std::uintptr_t address) noexcept;

} // namespace qkc::device::cpu
