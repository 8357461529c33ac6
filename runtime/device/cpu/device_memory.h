#pragma once

#include "runtime/device/cpu/host_memory.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qkc::device::cpu {

// Memory that grows on demand, with a guard page on either side; its end lies against the upper one.
class GuardedArena {
public:
  GuardedArena() = default;
  ~GuardedArena();
  GuardedArena(const GuardedArena&) = delete;
  GuardedArena& operator=(const GuardedArena&) = delete;

  // Makes begin() the start of `bytes` bytes, aligned to a power of two of at most a page. False when there is no
  // memory.
  bool reserve(std::uint64_t bytes, std::uint64_t alignment);
  char* begin() const { return begin_; }

private:
  void release();

  char* base_ = nullptr;
  std::size_t body_ = 0; // bytes between the guards
  char* begin_ = nullptr;
  int lower_ = -1;
  int upper_ = -1;
};

// What memory of cudaMalloc and shared memory hold before they are written: this byte everywhere. 0xff at first.
void setMemoryPoison(int byte);
int memoryPoison();
// Where it is kept, and what compiled programs call it; texts can't name it.
const unsigned char* memoryPoisonByte();
inline constexpr const char* kPoisonSymbol = "__qkcw_poison";

// cudaMalloc: 256-byte aligned, filled with the poison up to a size, between guard pages; null when there is no memory.
void* allocateDevice(std::size_t bytes);

// False for an address that allocateDevice did not return.
bool freeDevice(void* memory);

// Appends what lives of it, byte for byte.
void addDeviceRanges(std::vector<AddressRange>& out);
// That which the address lies in.
std::optional<AddressRange> deviceRangeAt(std::uintptr_t address);

// Around fork: nobody may be half-way through an allocation.
void lockDeviceHeap();
void unlockDeviceHeap();

} // namespace qkc::device::cpu
