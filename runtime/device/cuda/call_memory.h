#pragma once

#include "runtime/device/cuda/gpu.h"
#include "runtime/device/device.h"

#include <vector>

namespace qkc::device::cuda {

// Tensors of a call of a trusted program, copied to the GPU and back.
class CudaCallMemory : public CallMemory {
public:
  explicit CudaCallMemory(const Gpu& gpu);
  ~CudaCallMemory() override;
  void* give(std::span<const std::byte> input) override;
  void* lend(std::span<std::byte> output) override;
  void finish() override;

private:
  struct Lent {
    void* onDevice;
    std::span<std::byte> onHost;
  };
  void* copied(std::span<const std::byte> bytes);
  void require(int error, const char* what) const;

  const Gpu* gpu_;
  std::vector<void*> held_;
  std::vector<Lent> lent_;
};

} // namespace qkc::device::cuda
