#pragma once

#include "runtime/device/cuda/gpu.h"

#include <map>
#include <mutex>
#include <unordered_map>

namespace qkc::device::cuda {

// cudaMalloc. Freed blocks are kept for the next request of their size, as the driver's own release waits for the GPU.
// Thread-safe.
class DeviceHeap {
public:
  // cudaError_t.
  int allocate(const Gpu& gpu, std::size_t bytes, void*& out);
  int release(const Gpu& gpu, void* memory);

  // Everything that is not freed yet goes back to the kept blocks.
  void releaseAll(const Gpu& gpu);

  // Negative: memory comes as it is.
  void setPoison(int byte) { poison_ = byte; }

private:
  void dropKept(const Gpu& gpu);

  std::mutex mutex_;
  int poison_ = -1;
  std::unordered_map<CuPointer, std::size_t> used_; // address to bytes
  std::multimap<std::size_t, CuPointer> kept_;
  std::size_t keptBytes_ = 0;
};

} // namespace qkc::device::cuda
