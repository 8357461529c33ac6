#pragma once

#include "runtime/abi/run_fault.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace qkc::device::cpu {

// A sentence in a fixed buffer: no allocation and no printf, so that signal handlers may use it. Cut when full.
class FaultText {
public:
  FaultText& operator<<(std::string_view text) noexcept;
  FaultText& operator<<(std::uint64_t number) noexcept;
  FaultText& operator<<(std::int64_t number) noexcept;
  // As 0x%08x.
  FaultText& hex(std::uint32_t number) noexcept;
  const char* text() const noexcept { return text_.data(); }

private:
  std::array<char, sizeof(RunFault::message)> text_{};
  std::size_t used_ = 0;
};

struct FaultPlace {
  std::string_view kernel;
  const std::uint32_t* block = nullptr;  // three words; null when unknown
  const std::uint32_t* thread = nullptr; // likewise
  std::uint32_t line = 0;
  std::uintptr_t address = 0; // of memory that the fault is about; 0 when there is none
};

void setFaultSink(RunFault* sink) noexcept;

// Records the fault (the first one of a process counts) without ending the process. Async-signal-safe.
void recordFault(QkcFaultKind kind, const FaultPlace& place, const FaultText& text) noexcept;

// Records and ends the process with QKC_FAULT_EXIT_STATUS, or with abort where there is no sink.
[[noreturn]] void raiseFault(QkcFaultKind kind, const FaultPlace& place, const FaultText& text) noexcept;

// Notes a read of what nothing wrote, in the writable tensor of that number (RunFault::read_address): the first counts.
void recordUnwrittenRead(std::size_t tensor, std::uintptr_t address, std::uint32_t line) noexcept;

// Notes the first refused launch; the run goes on.
void recordLaunchError(int error, std::string_view kernel, const FaultText& text) noexcept;

// Address ranges that nothing may touch. Slots are few and fixed, so that a signal handler can search them.
struct GuardRange {
  QkcFaultKind kind = QKC_FAULT_NONE;
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  // For a region made of equal parts that each begin with a guard page; 0 when all of it is guard.
  std::uintptr_t stride = 0;
};

// A slot number for releaseGuard, or -1 when all are taken: the address then stays unclaimed.
int registerGuard(const GuardRange& range) noexcept;
void releaseGuard(int slot) noexcept;

// The range that owns the address as guard. Async-signal-safe.
bool findGuard(std::uintptr_t address, GuardRange& out) noexcept;

} // namespace qkc::device::cpu
