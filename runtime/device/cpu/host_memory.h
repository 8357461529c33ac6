#pragma once
// The memory of a program's host code: stack, heap and variables. A GPU can't reach it, and the host can't reach the
// variables of kernels; here all lie in one address space, so both are looked at.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace qkc::device::cpu {

struct AddressRange {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
};

struct NamedRange {
  std::string name;
  AddressRange range;
};

// The variables of a program's two halves.
struct ProgramData {
  std::vector<AddressRange> host;
  std::vector<AddressRange> device;
  std::vector<AddressRange> deviceConstants;   // what kernels only read
  std::vector<AddressRange> constantVariables; // that too, but copies of the host write it
  std::vector<AddressRange> deviceCode;
  std::vector<NamedRange> variables; // of the device, one by one
};

void addProgramData(const ProgramData& data);
void removeProgramData(const ProgramData& data);
// Closes the device variables of all programs to host code of this process, which runs one of them.
void closeDeviceVariables();

// Whether the address lies in a variable of the device.
bool isDeviceVariable(std::uintptr_t address);

// The calling thread is the one whose host code launches kernels: its stack lies below this frame.
void noteHostStack();

// "the host's stack", "memory from malloc", "a variable of the host"; null for any other address.
const char* hostMemoryAt(std::uintptr_t address);

// malloc and free of programs. In a process that runs a candidate each block lies between guard pages, with a canary in
// what its alignment leaves; a free that finds the canary changed is a fault.
void* allocateHost(std::size_t bytes);
// The same at an alignment, which must be a power of two; null where it is none. No guards where it is beyond a page's.
void* allocateHostAligned(std::size_t bytes, std::size_t alignment);
void freeHost(void* memory);
// The same look at all blocks that were not freed.
void checkHostHeap();

// Whether the address lies in a guard page beside such a block. Async-signal-safe.
bool isHostHeapGuard(std::uintptr_t address) noexcept;

} // namespace qkc::device::cpu
