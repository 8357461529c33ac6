#pragma once

#include <cstdint>

// What a watched program calls before each access (watch_pass.cpp); `line` is that of the program's text. A program
// runs watched on one OS thread. C linkage: compiled code knows these names.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): reserved, so that programs leave them alone.
extern "C" {
void __qkcw_read(const void* place, std::uint64_t bytes, std::uint32_t line);
// Loads give the address to load from instead: `place`, or that of what it held before. This one is plain, and its
// value only goes into updates of the same word.
const void* __qkcw_guess(const void* place, std::uint64_t bytes, std::uint32_t line);
// Atomic or volatile; `how` is a sum of the bits below.
const void* __qkcw_load(const void* place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line);
// `value` is what is to be stored.
void __qkcw_write(void* place, std::uint64_t bytes, const void* value, std::uint32_t line);
void __qkcw_copy(void* to, const void* from, std::uint64_t bytes, std::uint32_t line);
void __qkcw_fill(void* place, int byte, std::uint64_t bytes, std::uint32_t line);
// Updates; `how` as above.
void __qkcw_update(void* place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line);
// An atomic or volatile store.
void __qkcw_store(void* place, std::uint64_t bytes, const void* value, std::uint32_t how, std::uint32_t line);
// A function that is called through a pointer.
void __qkcw_call(const void* function, std::uint32_t line);
// An element of a local array.
void __qkcw_local(const void* place, std::uint64_t bytes, std::uint32_t line);
// Before a barrier of the block: which of the program's barriers it is, counted from 1.
void __qkcw_barrier(std::uint32_t site);
// A fence for the device, or for the thread's block alone.
void __qkcw_fence(std::uint32_t deviceWide);
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

namespace qkc::device::cpu {

inline constexpr std::uint32_t kAtomicReads = 1;    // what is read is used
inline constexpr std::uint32_t kAtomicCompares = 2; // an update that writes only where it finds what it expects
inline constexpr std::uint32_t kAtomicInBlock = 4;  // of block scope
inline constexpr std::uint32_t kStoresLoaded = 8;   // a store of what is computed from a load of the same place

} // namespace qkc::device::cpu
