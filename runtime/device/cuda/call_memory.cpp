#include "runtime/device/cuda/call_memory.h"

#include "runtime/device/cuda/device_heap.h"
#include "runtime/device/cuda/runtime_calls.h"
#include "runtime/device/cuda/runtime_errors.h"

#include <cstring>
#include <stdexcept>

namespace qkc::device::cuda {
namespace {

CuPointer pointerOf(const void* address) {
  return reinterpret_cast<std::uintptr_t>(address);
}

// Blocks are used again from call to call: checkers run on many small cases.
DeviceHeap& heap() {
  static auto* const one = new DeviceHeap; // outlives static destruction, as programs may
  return *one;
}

} // namespace

CudaCallMemory::CudaCallMemory(const Gpu& gpu) : gpu_(&gpu) {
  gpu.makeCurrent();
}

CudaCallMemory::~CudaCallMemory() {
  for (void* block : held_) {
    heap().release(*gpu_, block);
  }
}

void CudaCallMemory::require(int error, const char* what) const {
  if (error != kSuccess) {
    throw std::runtime_error(std::string("the GPU failed ") + what + ": " + describeRuntimeError(*gpu_, error));
  }
}

void* CudaCallMemory::copied(std::span<const std::byte> bytes) {
  void* block = nullptr;
  require(heap().allocate(*gpu_, std::max<std::size_t>(bytes.size(), 1), block), "to give memory");
  held_.push_back(block);
  if (!bytes.empty()) {
    require(gpu_->api().copyToDevice(pointerOf(block), bytes.data(), bytes.size()), "to take data");
  }
  return block;
}

void* CudaCallMemory::give(std::span<const std::byte> input) {
  return copied(input);
}

void* CudaCallMemory::lend(std::span<std::byte> output) {
  void* const block = copied(output);
  lent_.push_back({block, output});
  return block;
}

void CudaCallMemory::finish() {
  require(gpu_->api().synchronize(), "in a kernel");
  require(takeLastError(), "to launch a kernel");
  for (auto const& one : lent_) {
    if (!one.onHost.empty()) {
      require(gpu_->api().copyToHost(one.onHost.data(), pointerOf(one.onDevice), one.onHost.size()), "to return data");
    }
  }
}

} // namespace qkc::device::cuda
