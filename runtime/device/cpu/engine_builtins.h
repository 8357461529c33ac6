#pragma once

#include <cstdint>

// The engine's builtins as compiled kernels call them. The shim declares each without `_at`; lowering adds the line of
// the call. C linkage: compiled code knows these names.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): reserved, so that programs leave them alone.
extern "C" {
void __qkc_syncthreads_at(std::uint32_t line);
int __qkc_syncthreads_count_at(int predicate, std::uint32_t line);
int __qkc_syncthreads_and_at(int predicate, std::uint32_t line);
int __qkc_syncthreads_or_at(int predicate, std::uint32_t line);
void __qkc_syncwarp_at(std::uint32_t mask, std::uint32_t line);
std::uint64_t __qkc_shfl_at(std::uint32_t mask, std::uint64_t value, std::uint32_t source, std::uint32_t line);
std::uint32_t __qkc_ballot_at(std::uint32_t mask, int predicate, std::uint32_t line);
std::uint32_t __qkc_redux_at(std::uint32_t mask, std::uint32_t value, int how, std::uint32_t line);
std::uint32_t __qkc_match_any_at(std::uint32_t mask, std::uint64_t value, std::uint32_t line);
std::uint32_t __qkc_match_all_at(std::uint32_t mask, std::uint64_t value, std::uint32_t line);
// Lanes that ask at the same place are grouped.
std::uint32_t __qkc_activemask_at(std::uint32_t line, std::uint32_t place);

// The thread's identity, for functions that could not be inlined into their kernel.
std::uint32_t __qkc_tid_x();
std::uint32_t __qkc_tid_y();
std::uint32_t __qkc_tid_z();
std::uint32_t __qkc_bid_x();
std::uint32_t __qkc_bid_y();
std::uint32_t __qkc_bid_z();
std::uint32_t __qkc_bdim_x();
std::uint32_t __qkc_bdim_y();
std::uint32_t __qkc_bdim_z();
std::uint32_t __qkc_gdim_x();
std::uint32_t __qkc_gdim_y();
std::uint32_t __qkc_gdim_z();

// Faults found by compiled code itself; they do not return.
[[noreturn]] void __qkc_fault_bounds(const char* name, std::uint64_t offset, std::uint64_t bytes, std::uint64_t size,
                                     std::uint32_t line, std::uint32_t tx, std::uint32_t ty, std::uint32_t tz,
                                     std::uint32_t bx, std::uint32_t by, std::uint32_t bz);
[[noreturn]] void __qkc_fault_alignment(std::uint64_t address, std::uint64_t size, std::uint32_t line, std::uint32_t tx,
                                        std::uint32_t ty, std::uint32_t tz, std::uint32_t bx, std::uint32_t by,
                                        std::uint32_t bz);
[[noreturn]] void __qkc_fault_trap(std::uint32_t line, std::uint32_t tx, std::uint32_t ty, std::uint32_t tz,
                                   std::uint32_t bx, std::uint32_t by, std::uint32_t bz);
// A trap where the thread is not at hand.
[[noreturn]] void __qkc_trap();
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
