#include "runtime/device/cpu/engine_builtins.h"

#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"

#include <array>

namespace {

using qkc::device::cpu::FaultPlace;
using qkc::device::cpu::FaultText;
using qkc::device::cpu::FiberRunner;
using qkc::device::cpu::Meeting;
using qkc::device::cpu::WarpOp;
using Vote = FiberRunner::Vote;

FiberRunner& runner() {
  return *FiberRunner::current();
}

std::string_view kernelName() {
  auto const* kernel = qkc::device::cpu::runningKernel();
  return kernel == nullptr ? std::string_view{} : kernel->name;
}

} // namespace

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): see engine_builtins.h.

// Called by the builtins of the same name (stack_switch.cpp), on the stack of the thread that arrives. Only C++ calls
// them: C names are for the assembler there.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
Meeting qkcArrive_syncthreads(std::uint32_t line) {
  return runner().barrier(false, Vote::count, line);
}

Meeting qkcArrive_syncthreads_count(int predicate, std::uint32_t line) {
  return runner().barrier(predicate != 0, Vote::count, line);
}

Meeting qkcArrive_syncthreads_and(int predicate, std::uint32_t line) {
  return runner().barrier(predicate != 0, Vote::all, line);
}

Meeting qkcArrive_syncthreads_or(int predicate, std::uint32_t line) {
  return runner().barrier(predicate != 0, Vote::any, line);
}

Meeting qkcArrive_syncwarp(std::uint32_t mask, std::uint32_t line) {
  return runner().exchange(WarpOp::sync, mask, 0, 0, line);
}

Meeting qkcArrive_shfl(std::uint32_t mask, std::uint64_t value, std::uint32_t source, std::uint32_t line) {
  return runner().exchange(WarpOp::shfl, mask, value, source, line);
}

Meeting qkcArrive_ballot(std::uint32_t mask, int predicate, std::uint32_t line) {
  return runner().exchange(WarpOp::ballot, mask, predicate != 0 ? 1 : 0, 0, line);
}

Meeting qkcArrive_redux(std::uint32_t mask, std::uint32_t value, int how, std::uint32_t line) {
  return runner().exchange(WarpOp::reduce, mask, value, static_cast<std::uint32_t>(how), line);
}

Meeting qkcArrive_match_any(std::uint32_t mask, std::uint64_t value, std::uint32_t line) {
  return runner().exchange(WarpOp::matchAny, mask, value, 0, line);
}

Meeting qkcArrive_match_all(std::uint32_t mask, std::uint64_t value, std::uint32_t line) {
  return runner().exchange(WarpOp::matchAll, mask, value, 0, line);
}

Meeting qkcArrive_activemask(std::uint32_t /*line*/, std::uint32_t place) {
  return runner().activeMask(place);
}
}

std::uint32_t __qkc_tid_x() {
  return runner().threadIndex()[0];
}
std::uint32_t __qkc_tid_y() {
  return runner().threadIndex()[1];
}
std::uint32_t __qkc_tid_z() {
  return runner().threadIndex()[2];
}
std::uint32_t __qkc_bid_x() {
  return runner().context().blockIdx[0];
}
std::uint32_t __qkc_bid_y() {
  return runner().context().blockIdx[1];
}
std::uint32_t __qkc_bid_z() {
  return runner().context().blockIdx[2];
}
std::uint32_t __qkc_bdim_x() {
  return runner().context().blockDim[0];
}
std::uint32_t __qkc_bdim_y() {
  return runner().context().blockDim[1];
}
std::uint32_t __qkc_bdim_z() {
  return runner().context().blockDim[2];
}
std::uint32_t __qkc_gdim_x() {
  return runner().context().gridDim[0];
}
std::uint32_t __qkc_gdim_y() {
  return runner().context().gridDim[1];
}
std::uint32_t __qkc_gdim_z() {
  return runner().context().gridDim[2];
}

void __qkc_fault_bounds(const char* name, std::uint64_t offset, std::uint64_t bytes, std::uint64_t size,
                        std::uint32_t line, std::uint32_t tx, std::uint32_t ty, std::uint32_t tz, std::uint32_t bx,
                        std::uint32_t by, std::uint32_t bz) {
  std::array<std::uint32_t, 3> const thread = {tx, ty, tz};
  std::array<std::uint32_t, 3> const block = {bx, by, bz};
  FaultText text;
  text << "access of " << bytes << " bytes at byte " << static_cast<std::int64_t>(offset) << " of shared variable '"
       << name << "', which has " << size << " bytes";
  raiseFault(QKC_FAULT_SHARED_BOUNDS, {kernelName(), block.data(), thread.data(), line}, text);
}

void __qkc_fault_alignment(std::uint64_t address, std::uint64_t size, std::uint32_t line, std::uint32_t tx,
                           std::uint32_t ty, std::uint32_t tz, std::uint32_t bx, std::uint32_t by, std::uint32_t bz) {
  std::array<std::uint32_t, 3> const thread = {tx, ty, tz};
  std::array<std::uint32_t, 3> const block = {bx, by, bz};
  FaultText text;
  text << "misaligned access: " << size << " bytes at an address " << address % size << " bytes beyond a multiple of "
       << size;
  raiseFault(QKC_FAULT_MISALIGNED, {kernelName(), block.data(), thread.data(), line}, text);
}

void __qkc_fault_trap(std::uint32_t line, std::uint32_t tx, std::uint32_t ty, std::uint32_t tz, std::uint32_t bx,
                      std::uint32_t by, std::uint32_t bz) {
  std::array<std::uint32_t, 3> const thread = {tx, ty, tz};
  std::array<std::uint32_t, 3> const block = {bx, by, bz};
  FaultText text;
  text << "trap";
  raiseFault(QKC_FAULT_TRAP, {kernelName(), block.data(), thread.data(), line}, text);
}

void __qkc_trap() {
  FaultText text;
  text << "trap";
  raiseFault(QKC_FAULT_TRAP, {kernelName(), nullptr, nullptr, 0}, text);
}

// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
