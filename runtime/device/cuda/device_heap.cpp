#include "runtime/device/cuda/device_heap.h"

#include "runtime/device/cuda/runtime_errors.h"

#include <bit>
#include <cstring>

namespace qkc::device::cuda {
namespace {

constexpr std::size_t kLeastBytes = 512;
constexpr std::size_t kKeptBytes = std::size_t{2} << 30U;

} // namespace

// Sizes that blocks come in: powers of two up to 1 MiB, then multiples of it.
std::size_t DeviceHeap::blockBytes(std::size_t bytes) const {
  constexpr std::size_t kCoarse = std::size_t{1} << 20U;
  if (exact_) {
    return std::max<std::size_t>(bytes, 1);
  }
  return bytes >= kCoarse ? (bytes + kCoarse - 1) / kCoarse * kCoarse : std::bit_ceil(std::max(bytes, kLeastBytes));
}

void DeviceHeap::keep(const Gpu& gpu, CuPointer address, std::size_t bytes) {
  if (exact_) {
    gpu.api().release(address);
    return;
  }
  kept_.emplace(bytes, address);
  keptBytes_ += bytes;
}

int DeviceHeap::allocate(const Gpu& gpu, std::size_t bytes, void*& out) {
  std::scoped_lock const lock(mutex_);
  std::size_t const block = blockBytes(bytes);
  CuPointer address = 0;
  if (block < bytes) {
    return kMemoryAllocation;
  }
  if (auto const found = kept_.find(block); found != kept_.end()) {
    address = found->second;
    kept_.erase(found);
    keptBytes_ -= block;
  } else {
    int error = gpu.api().allocate(&address, block);
    if (error == kMemoryAllocation && keptBytes_ != 0) {
      dropKept(gpu);
      error = gpu.api().allocate(&address, block);
    }
    if (error != kSuccess) {
      return error;
    }
  }
  used_[address] = block;
  std::memcpy(static_cast<void*>(&out), &address, sizeof address);
  return poison_ < 0 ? kSuccess : gpu.api().fillAsync(address, static_cast<unsigned char>(poison_), block, nullptr);
}

int DeviceHeap::release(const Gpu& gpu, void* memory) {
  std::scoped_lock const lock(mutex_);
  auto const found = used_.find(reinterpret_cast<std::uintptr_t>(memory));
  if (found == used_.end()) {
    return kInvalidValue;
  }
  keep(gpu, found->first, found->second);
  used_.erase(found);
  if (keptBytes_ > kKeptBytes) {
    dropKept(gpu);
  }
  return kSuccess;
}

void DeviceHeap::releaseAll(const Gpu& gpu) {
  std::scoped_lock const lock(mutex_);
  for (auto const& [address, bytes] : used_) {
    keep(gpu, address, bytes);
  }
  used_.clear();
  if (keptBytes_ > kKeptBytes) {
    dropKept(gpu);
  }
}

void DeviceHeap::dropKept(const Gpu& gpu) {
  for (auto const& [bytes, address] : kept_) {
    gpu.api().release(address);
  }
  kept_.clear();
  keptBytes_ = 0;
}

} // namespace qkc::device::cuda
