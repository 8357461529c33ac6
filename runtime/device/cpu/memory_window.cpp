#include "runtime/device/cpu/memory_window.h"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <vector>

namespace qkc::device::cpu {
namespace {

struct Window {
  std::mutex lock;
  bool armed = false; // references and checkers run in the judge's process, where nothing is closed
  int open = 0;
  std::vector<MemoryRange> ranges;
  std::vector<MemoryRange> tensors; // of all calls so far
};

// Never destroyed: a candidate may run while the process ends.
Window& window() {
  static auto* const out = new Window();
  return *out;
}

void protect(const MemoryRange& range, bool open) {
  int const rights = !open ? PROT_NONE : range.writable ? PROT_READ | PROT_WRITE : PROT_READ;
  // Fails only for memory that the candidate itself unmapped; its next access faults.
  static_cast<void>(mprotect(range.begin, range.bytes, rights));
}

void protectAll(bool open) {
  for (const MemoryRange& range : window().ranges) {
    protect(range, open);
  }
}

} // namespace

void setCallMemory(std::span<const MemoryRange> ranges) {
  std::lock_guard<std::mutex> const hold(window().lock);
  std::erase_if(window().ranges, [](const MemoryRange& range) { return range.ofCall; });
  window().armed = true;
  window().ranges.insert(window().ranges.end(), ranges.begin(), ranges.end());
  window().tensors.insert(window().tensors.end(), ranges.begin(), ranges.end());
  protectAll(window().open > 0);
}

void addCallMemory(MemoryRange range) {
  std::lock_guard<std::mutex> const hold(window().lock);
  if (window().armed) {
    std::erase_if(window().ranges, [&](const MemoryRange& other) { return other.begin == range.begin; });
    window().ranges.push_back(range);
    protect(range, window().open > 0);
  }
}

void forgetCallMemory(const void* begin) {
  std::lock_guard<std::mutex> const hold(window().lock);
  std::erase_if(window().ranges, [&](const MemoryRange& range) { return range.begin == begin; });
}

bool hasClosedMemory() {
  std::lock_guard<std::mutex> const hold(window().lock);
  return window().armed;
}

void addTensorRanges(bool writable, std::vector<AddressRange>& out) {
  std::lock_guard<std::mutex> const hold(window().lock);
  for (const MemoryRange& range : window().ranges) {
    if (range.ofCall && range.writable == writable) {
      auto const begin = reinterpret_cast<std::uintptr_t>(range.begin);
      out.push_back({begin, begin + range.bytes});
    }
  }
}

bool isTensor(const void* address) {
  std::lock_guard<std::mutex> const hold(window().lock);
  return std::any_of(window().tensors.begin(), window().tensors.end(), [&](const MemoryRange& range) {
    auto const* const begin = static_cast<const char*>(range.begin);
    return address >= begin && address < begin + range.bytes;
  });
}

OpenMemory::OpenMemory() {
  std::lock_guard<std::mutex> const hold(window().lock);
  if (window().armed && window().open++ == 0) {
    protectAll(true);
  }
}

OpenMemory::~OpenMemory() {
  std::lock_guard<std::mutex> const hold(window().lock);
  if (window().armed && --window().open == 0) {
    protectAll(false);
  }
}

bool isClosedMemory(std::uintptr_t address) noexcept {
  Window const& here = window();
  if (!here.armed || here.open > 0) {
    return false;
  }
  return std::any_of(here.ranges.begin(), here.ranges.end(), [&](const MemoryRange& range) {
    auto const begin = reinterpret_cast<std::uintptr_t>(range.begin);
    return address >= begin && address - begin < range.bytes;
  });
}

} // namespace qkc::device::cpu
