#include "runtime/device/cpu/fault.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>

namespace qkc::device::cpu {
namespace {

constexpr std::size_t kSlots = 4096;
constexpr std::uintptr_t kPage = 4096;

std::atomic<RunFault*> sinkPointer{nullptr};
std::atomic_flag faultTaken;
std::atomic_flag launchErrorTaken;

struct Slot {
  std::atomic<int> kind{QKC_FAULT_NONE}; // written last, cleared first
  std::atomic<bool> taken{false};
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  std::uintptr_t stride = 0;
};
std::array<Slot, kSlots> slots;
std::atomic<std::size_t> slotsEverUsed{0};

void copyText(char* to, std::size_t room, std::string_view from) noexcept {
  std::size_t const count = from.size() < room - 1 ? from.size() : room - 1;
  std::copy_n(from.data(), count, to); // of nothing from nowhere, too
  to[count] = '\0';
}

} // namespace

FaultText& FaultText::operator<<(std::string_view text) noexcept {
  for (char const c : text) {
    if (used_ + 1 < text_.size()) {
      text_[used_++] = c;
    }
  }
  return *this;
}

FaultText& FaultText::operator<<(std::uint64_t number) noexcept {
  std::array<char, 20> digits{};
  std::size_t count = 0;
  do {
    digits[count++] = static_cast<char>('0' + (number % 10));
    number /= 10;
  } while (number != 0);
  while (count > 0) {
    *this << std::string_view(&digits[--count], 1);
  }
  return *this;
}

FaultText& FaultText::operator<<(std::int64_t number) noexcept {
  if (number < 0) {
    *this << "-";
    return *this << (~static_cast<std::uint64_t>(number) + 1);
  }
  return *this << static_cast<std::uint64_t>(number);
}

FaultText& FaultText::hex(std::uint32_t number) noexcept {
  *this << "0x";
  for (int shift = 28; shift >= 0; shift -= 4) {
    *this << std::string_view(&"0123456789abcdef"[(number >> static_cast<unsigned>(shift)) & 15U], 1);
  }
  return *this;
}

void setFaultSink(RunFault* sink) noexcept {
  sinkPointer.store(sink);
  faultTaken.clear();
  launchErrorTaken.clear();
}

void recordFault(QkcFaultKind kind, const FaultPlace& place, const FaultText& text) noexcept {
  if (faultTaken.test_and_set()) {
    return;
  }
  RunFault* sink = sinkPointer.load();
  if (sink == nullptr) {
    return;
  }
  for (int axis = 0; axis < 3; ++axis) {
    sink->block[axis] = place.block == nullptr ? 0 : place.block[axis];
    sink->thread[axis] = place.thread == nullptr ? 0 : place.thread[axis];
  }
  sink->has_thread = place.block != nullptr && place.thread != nullptr ? 1 : 0;
  sink->line = place.line;
  sink->address = place.address;
  copyText(sink->kernel, sizeof sink->kernel, place.kernel);
  copyText(sink->message, sizeof sink->message, text.text());
  std::atomic_thread_fence(std::memory_order_release);
  sink->kind = kind;
}

void raiseFault(QkcFaultKind kind, const FaultPlace& place, const FaultText& text) noexcept {
  recordFault(kind, place, text);
  RunFault const* sink = sinkPointer.load();
  if (sink == nullptr) {
    std::abort();
  }
  // Another thread may have been first and still be writing its fault.
  while (*const_cast<const volatile std::int32_t*>(&sink->kind) == QKC_FAULT_NONE) {
  }
  _exit(QKC_FAULT_EXIT_STATUS);
}

void recordUnwrittenRead(std::size_t tensor, std::uintptr_t address, std::uint32_t line) noexcept {
  RunFault* sink = sinkPointer.load();
  if (sink != nullptr && tensor < QKC_READ_TENSORS && sink->read_address[tensor] == 0) {
    sink->read_line[tensor] = line;
    sink->read_address[tensor] = address;
  }
}

void recordLaunchError(int error, std::string_view kernel, const FaultText& text) noexcept {
  RunFault* sink = sinkPointer.load();
  if (sink == nullptr || launchErrorTaken.test_and_set()) {
    return;
  }
  FaultText whole;
  whole << kernel << ": " << text.text();
  copyText(sink->launch_message, sizeof sink->launch_message, whole.text());
  sink->launch_error = error;
}

int registerGuard(const GuardRange& range) noexcept {
  for (std::size_t i = 0; i < kSlots; ++i) {
    bool expected = false;
    if (slots[i].taken.compare_exchange_strong(expected, true)) {
      slots[i].begin = range.begin;
      slots[i].end = range.end;
      slots[i].stride = range.stride;
      slots[i].kind.store(range.kind, std::memory_order_release);
      std::size_t used = slotsEverUsed.load();
      while (used < i + 1 && !slotsEverUsed.compare_exchange_weak(used, i + 1)) {
      }
      return static_cast<int>(i);
    }
  }
  return -1;
}

void releaseGuard(int slot) noexcept {
  if (slot >= 0) {
    slots[static_cast<std::size_t>(slot)].kind.store(QKC_FAULT_NONE, std::memory_order_release);
    slots[static_cast<std::size_t>(slot)].taken.store(false);
  }
}

bool findGuard(std::uintptr_t address, GuardRange& out) noexcept {
  std::size_t const used = slotsEverUsed.load();
  for (std::size_t i = 0; i < used; ++i) {
    Slot const& slot = slots[i];
    auto const kind = static_cast<QkcFaultKind>(slot.kind.load(std::memory_order_acquire));
    if (kind == QKC_FAULT_NONE || address < slot.begin || address >= slot.end) {
      continue;
    }
    if (slot.stride != 0 && (address - slot.begin) % slot.stride >= kPage) {
      continue;
    }
    out = {.kind = kind, .begin = slot.begin, .end = slot.end, .stride = slot.stride};
    return true;
  }
  return false;
}

} // namespace qkc::device::cpu
