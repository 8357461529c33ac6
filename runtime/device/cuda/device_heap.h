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

  // Blocks are of exactly the sizes asked for and freed at once, for a tool that knows where allocations end. Before
  // the first.
  void setExact() { exact_ = true; }
  // Negative: memory comes as it is.
  void setPoison(int byte) { poison_ = byte; }

private:
  void dropKept(const Gpu& gpu);

  std::size_t blockBytes(std::size_t bytes) const;
  void keep(const Gpu& gpu, CuPointer address, std::size_t bytes);

  std::mutex mutex_;
  bool exact_ = false;
  int poison_ = -1;
  std::unordered_map<CuPointer, std::size_t> used_; // address to bytes
  std::multimap<std::size_t, CuPointer> kept_;
  std::size_t keptBytes_ = 0;
};

} // namespace qkc::device::cuda
