#include "runtime/device/cpu/engine_builtins.h"

#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"

#include <array>

namespace {

using qkc::device::cpu::FaultPlace;
using qkc::device::cpu::FaultText;
using qkc::device::cpu::FiberRunner;
using qkc::device::cpu::WarpOp;

FiberRunner& runner() {
  return *FiberRunner::current();
}

std::string_view kernelName() {
  auto const* kernel = qkc::device::cpu::runningKernel();
  return kernel == nullptr ? std::string_view{} : kernel->name;
}

} // namespace

void __qkc_syncthreads_at(std::uint32_t line) {
  runner().barrier(false, line);
}

int __qkc_syncthreads_count_at(int predicate, std::uint32_t line) {
  runner().barrier(predicate != 0, line);
  return static_cast<int>(runner().barrierCount());
}

int __qkc_syncthreads_and_at(int predicate, std::uint32_t line) {
  runner().barrier(predicate != 0, line);
  return runner().barrierCount() == runner().barrierArrivals() ? 1 : 0;
}

int __qkc_syncthreads_or_at(int predicate, std::uint32_t line) {
  runner().barrier(predicate != 0, line);
  return runner().barrierCount() > 0 ? 1 : 0;
}

void __qkc_syncwarp_at(std::uint32_t mask, std::uint32_t line) {
  runner().exchange(WarpOp::sync, mask, 0, 0, line);
}

std::uint64_t __qkc_shfl_at(std::uint32_t mask, std::uint64_t value, std::uint32_t source, std::uint32_t line) {
  return runner().exchange(WarpOp::shfl, mask, value, source, line);
}

std::uint32_t __qkc_ballot_at(std::uint32_t mask, int predicate, std::uint32_t line) {
  return static_cast<std::uint32_t>(runner().exchange(WarpOp::ballot, mask, predicate != 0 ? 1 : 0, 0, line));
}

std::uint32_t __qkc_redux_at(std::uint32_t mask, std::uint32_t value, int how, std::uint32_t line) {
  auto const detail = static_cast<std::uint32_t>(how);
  return static_cast<std::uint32_t>(runner().exchange(WarpOp::reduce, mask, value, detail, line));
}

std::uint32_t __qkc_match_any_at(std::uint32_t mask, std::uint64_t value, std::uint32_t line) {
  return static_cast<std::uint32_t>(runner().exchange(WarpOp::matchAny, mask, value, 0, line));
}

std::uint32_t __qkc_match_all_at(std::uint32_t mask, std::uint64_t value, std::uint32_t line) {
  return static_cast<std::uint32_t>(runner().exchange(WarpOp::matchAll, mask, value, 0, line));
}

std::uint32_t __qkc_activemask_at(std::uint32_t /*line*/, std::uint32_t place) {
  return runner().activeMask(place);
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
