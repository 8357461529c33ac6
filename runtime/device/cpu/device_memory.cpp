#include "runtime/device/cpu/device_memory.h"

#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/memory_window.h"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <unordered_map>

namespace qkc::device::cpu {
namespace {

constexpr std::size_t kPage = 4096;
// An index that is off by more than a few elements should still hit the guard.
constexpr std::size_t kGuard = 1UL << 20U;
constexpr std::size_t kDeviceAlignment = 256;
// Larger allocations stay zero: touching every page could cost more than the candidate's own work.
constexpr std::size_t kPoisonLimit = 64UL << 20U;

std::size_t roundUp(std::size_t value, std::size_t step) {
  return (value + step - 1) / step * step;
}

struct Mapping {
  char* base = nullptr;
  std::size_t bytes = 0; // guards included
};

// `body` usable bytes between two guards; base is null on failure.
Mapping mapGuarded(std::size_t body) {
  std::size_t const whole = body + (2 * kGuard);
  if (whole < body) {
    return {};
  }
  void* mapped = mmap(nullptr, whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapped == MAP_FAILED) {
    return {};
  }
  auto* base = static_cast<char*>(mapped);
  if (body != 0 && mprotect(base + kGuard, body, PROT_READ | PROT_WRITE) != 0) {
    munmap(base, whole);
    return {};
  }
  return {.base = base, .bytes = whole};
}

struct Guards {
  int lower = -1;
  int upper = -1;
};

Guards guardBoth(QkcFaultKind kind, const Mapping& mapping) {
  auto const begin = reinterpret_cast<std::uintptr_t>(mapping.base);
  std::uintptr_t const end = begin + mapping.bytes;
  return {.lower = registerGuard({.kind = kind, .begin = begin, .end = begin + kGuard}),
          .upper = registerGuard({.kind = kind, .begin = end - kGuard, .end = end})};
}

struct Allocation {
  Mapping mapping;
  Guards guards;
  std::size_t bytes = 0;
};

struct Heap {
  std::mutex lock;
  std::unordered_map<void*, Allocation> live;
};

Heap& heap() {
  static auto* const out = new Heap();
  return *out;
}

std::atomic<unsigned char> poison{0xff};
static_assert(sizeof poison == 1);

} // namespace

void setMemoryPoison(int byte) {
  poison.store(static_cast<unsigned char>(byte));
}
int memoryPoison() {
  return poison.load(std::memory_order_relaxed);
}
const unsigned char* memoryPoisonByte() {
  return reinterpret_cast<const unsigned char*>(&poison);
}

GuardedArena::~GuardedArena() {
  release();
}

void GuardedArena::release() {
  if (base_ != nullptr) {
    releaseGuard(lower_);
    releaseGuard(upper_);
    munmap(base_, body_ + (2 * kGuard));
    base_ = nullptr;
    body_ = 0;
  }
}

bool GuardedArena::reserve(std::uint64_t bytes, std::uint64_t alignment) {
  std::size_t const body = roundUp(bytes, kPage);
  if (base_ == nullptr || body > body_) {
    release();
    Mapping const mapping = mapGuarded(body);
    if (mapping.base == nullptr) {
      return false;
    }
    base_ = mapping.base;
    body_ = body;
    Guards const guards = guardBoth(QKC_FAULT_SHARED_BOUNDS, mapping);
    lower_ = guards.lower;
    upper_ = guards.upper;
  }
  char* const end = base_ + kGuard + body_;
  begin_ = end - roundUp(bytes, alignment);
  return true;
}

void* allocateDevice(std::size_t bytes) {
  if (bytes > (SIZE_MAX >> 1U)) {
    return nullptr;
  }
  std::size_t const body = roundUp(std::max<std::size_t>(bytes, 1), kPage);
  Mapping const mapping = mapGuarded(body);
  if (mapping.base == nullptr) {
    return nullptr;
  }
  char* const end = mapping.base + mapping.bytes - kGuard;
  char* const begin = end - roundUp(std::max<std::size_t>(bytes, 1), kDeviceAlignment);
  if (bytes <= kPoisonLimit) {
    std::memset(begin, memoryPoison(), bytes);
  }
  addCallMemory({.begin = mapping.base + kGuard, .bytes = body, .writable = true, .ofCall = false});
  std::lock_guard<std::mutex> const hold(heap().lock);
  heap().live[begin] = {.mapping = mapping, .guards = guardBoth(QKC_FAULT_DEVICE_MEMORY, mapping), .bytes = bytes};
  return begin;
}

bool freeDevice(void* memory) {
  std::lock_guard<std::mutex> const hold(heap().lock);
  auto const found = heap().live.find(memory);
  if (found == heap().live.end()) {
    return false;
  }
  releaseGuard(found->second.guards.lower);
  releaseGuard(found->second.guards.upper);
  forgetCallMemory(found->second.mapping.base + kGuard);
  munmap(found->second.mapping.base, found->second.mapping.bytes);
  heap().live.erase(found);
  return true;
}

void addDeviceRanges(std::vector<AddressRange>& out) {
  std::lock_guard<std::mutex> const hold(heap().lock);
  for (auto const& [memory, allocation] : heap().live) {
    auto const begin = reinterpret_cast<std::uintptr_t>(memory);
    out.push_back({begin, begin + allocation.bytes});
  }
}

std::optional<AddressRange> deviceRangeAt(std::uintptr_t address) {
  std::vector<AddressRange> all;
  addDeviceRanges(all);
  auto const found = std::ranges::find_if(
      all, [&](const AddressRange& range) { return address >= range.begin && address < range.end; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

void lockDeviceHeap() {
  heap().lock.lock();
}
void unlockDeviceHeap() {
  heap().lock.unlock();
}

} // namespace qkc::device::cpu
