#include "runtime/device/cpu/host_memory.h"

#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/memory_window.h"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <mutex>

namespace qkc::device::cpu {
namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kAlignment = 16; // of malloc
constexpr unsigned char kCanary = 0xb7;
// A process has some 65,000 mappings, and each block takes three. Further blocks come from the C library.
constexpr std::size_t kMostBlocks = 4096;
constexpr std::size_t kPoisonLimit = 64UL << 20U;
// Frames between the judge's and the candidate's are far fewer.
constexpr std::uintptr_t kStackMargin = 1UL << 20U;
constexpr std::uintptr_t kDeepestStack = 64UL << 20U;

std::uintptr_t roundUp(std::uintptr_t value, std::uintptr_t step) {
  return (value + step - 1) / step * step;
}

// Page-aligned: guard, slack, data against the upper guard but for the alignment.
struct Block {
  std::atomic<std::uintptr_t> base{0}; // 0: the slot is free
  std::uintptr_t end = 0;
  std::uintptr_t data = 0;
  std::size_t bytes = 0;
};

struct HostMemory {
  std::mutex lock;
  std::vector<ProgramData> programs;
  std::array<Block, kMostBlocks> blocks{};
  std::size_t used = 0; // slots that were ever taken
  std::uintptr_t stackTop = 0;
};

// Never destroyed: a candidate may run while the process ends.
HostMemory& memory() {
  static auto* const out = new HostMemory();
  return *out;
}

bool holds(const std::vector<AddressRange>& ranges, std::uintptr_t address) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const AddressRange& range) { return address >= range.begin && address < range.end; });
}

Block* findBlock(std::uintptr_t address) {
  HostMemory& all = memory();
  for (std::size_t k = 0; k < all.used; ++k) {
    Block& block = all.blocks[k];
    std::uintptr_t const base = block.base.load(std::memory_order_relaxed);
    if (base != 0 && address >= base && address < block.end) {
      return &block;
    }
  }
  return nullptr;
}

void* at(std::uintptr_t address) {
  return reinterpret_cast<void*>(address); // NOLINT(performance-no-int-to-ptr)
}

void checkCanary(const Block& block) {
  std::uintptr_t const first = block.base + kPage;
  std::uintptr_t const last = block.end - kPage;
  auto const changed = [](std::uintptr_t from, std::uintptr_t to) {
    auto const* const bytes = static_cast<const unsigned char*>(at(from));
    return std::any_of(bytes, bytes + (to - from), [](unsigned char byte) { return byte != kCanary; });
  };
  if (changed(first, block.data) || changed(block.data + block.bytes, last)) {
    FaultText text;
    text << "host code wrote beside " << std::uint64_t{block.bytes} << " bytes from malloc";
    raiseFault(QKC_FAULT_HOST_HEAP, {}, text);
  }
}

Block* freeSlot() {
  HostMemory& all = memory();
  for (std::size_t k = 0; k < all.used; ++k) {
    if (all.blocks[k].base == 0) {
      return &all.blocks[k];
    }
  }
  return all.used < kMostBlocks ? &all.blocks[all.used++] : nullptr;
}

// Without guards.
void* allocatePlain(std::size_t bytes, std::size_t alignment) {
  void* out = nullptr;
  return posix_memalign(&out, alignment, bytes) == 0 ? out : nullptr;
}

} // namespace

void addProgramData(const ProgramData& data) {
  std::lock_guard<std::mutex> const hold(memory().lock);
  memory().programs.push_back(data);
}

void removeProgramData(const ProgramData& data) {
  std::lock_guard<std::mutex> const hold(memory().lock);
  for (auto const* ranges : {&data.device, &data.constantVariables}) {
    for (AddressRange const& range : *ranges) {
      forgetCallMemory(at(range.begin / kPage * kPage));
    }
  }
  auto const equal = [](const std::vector<AddressRange>& a, const std::vector<AddressRange>& b) {
    return std::ranges::equal(a, b, {}, &AddressRange::begin, &AddressRange::begin);
  };
  auto const same = [&](const ProgramData& other) {
    return equal(other.host, data.host) && equal(other.device, data.device) &&
           equal(other.constantVariables, data.constantVariables);
  };
  std::erase_if(memory().programs, same);
}

void closeDeviceVariables() {
  std::lock_guard<std::mutex> const hold(memory().lock);
  for (ProgramData const& program : memory().programs) {
    for (auto const* ranges : {&program.device, &program.constantVariables}) {
      for (AddressRange const& range : *ranges) {
        std::uintptr_t const begin = range.begin / kPage * kPage;
        addCallMemory(
            {.begin = at(begin), .bytes = roundUp(range.end, kPage) - begin, .writable = true, .ofCall = false});
      }
    }
  }
}

bool isDeviceVariable(std::uintptr_t address) {
  std::lock_guard<std::mutex> const hold(memory().lock);
  return std::ranges::any_of(memory().programs, [&](const ProgramData& program) {
    return holds(program.device, address) || holds(program.constantVariables, address) ||
           holds(program.deviceConstants, address);
  });
}

void noteHostStack() {
  memory().stackTop = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) + kStackMargin;
}

const char* hostMemoryAt(std::uintptr_t address) {
  auto const frame = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  std::uintptr_t const top = memory().stackTop;
  if (frame < top && top - frame < kDeepestStack && address >= frame && address < top) {
    return "the host's stack";
  }
  std::lock_guard<std::mutex> const hold(memory().lock);
  if (findBlock(address) != nullptr) {
    return "memory from malloc";
  }
  auto const& programs = memory().programs;
  bool const variable = std::any_of(programs.begin(), programs.end(),
                                    [&](const ProgramData& program) { return holds(program.host, address); });
  return variable ? "a variable of the host" : nullptr;
}

void* allocateHost(std::size_t bytes) {
  return allocateHostAligned(bytes, kAlignment);
}

void* allocateHostAligned(std::size_t bytes, std::size_t alignment) {
  if (!std::has_single_bit(alignment)) {
    return nullptr;
  }
  alignment = std::max(alignment, kAlignment);
  std::size_t const wanted = std::max<std::size_t>(bytes, 1);
  if (!hasClosedMemory() || wanted > (SIZE_MAX >> 1U) || alignment > kPage) {
    return allocatePlain(wanted, alignment);
  }
  std::lock_guard<std::mutex> const hold(memory().lock);
  Block* const block = freeSlot();
  if (block == nullptr) {
    return allocatePlain(wanted, alignment);
  }
  std::size_t const body = roundUp(wanted, kPage);
  void* const mapped = mmap(nullptr, body + (2 * kPage), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapped == MAP_FAILED) {
    return nullptr;
  }
  auto const base = reinterpret_cast<std::uintptr_t>(mapped);
  if (mprotect(at(base + kPage), body, PROT_READ | PROT_WRITE) != 0) {
    munmap(mapped, body + (2 * kPage));
    return nullptr;
  }
  block->end = base + body + (2 * kPage);
  block->bytes = wanted;
  block->data = base + kPage + body - roundUp(wanted, alignment);
  block->base = base;
  std::memset(at(base + kPage), kCanary, block->data - base - kPage);
  if (wanted <= kPoisonLimit) {
    std::memset(at(block->data), memoryPoison(), wanted);
  }
  std::memset(at(block->data + wanted), kCanary, block->end - kPage - block->data - wanted);
  return at(block->data);
}

void freeHost(void* freed) {
  auto const address = reinterpret_cast<std::uintptr_t>(freed);
  std::unique_lock<std::mutex> hold(memory().lock);
  Block* const block = findBlock(address);
  if (block == nullptr) {
    hold.unlock();
    std::free(freed);
    return;
  }
  if (address != block->data) {
    FaultText text;
    text << "free of an address inside memory from malloc";
    raiseFault(QKC_FAULT_HOST_HEAP, {}, text);
  }
  checkCanary(*block);
  munmap(at(block->base), block->end - block->base);
  block->base = 0;
}

void checkHostHeap() {
  std::lock_guard<std::mutex> const hold(memory().lock);
  for (std::size_t k = 0; k < memory().used; ++k) {
    if (memory().blocks[k].base != 0) {
      checkCanary(memory().blocks[k]);
    }
  }
}

bool isHostHeapGuard(std::uintptr_t address) noexcept {
  Block const* const block = findBlock(address);
  return block != nullptr && (address < block->base + kPage || address >= block->end - kPage);
}

} // namespace qkc::device::cpu
