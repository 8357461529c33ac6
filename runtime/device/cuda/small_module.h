#pragma once

#include "runtime/device/cuda/gpu.h"
#include "runtime/device/device.h"
#include "runtime/device/file_cache.h"

#include <memory>
#include <string>
#include <vector>

namespace qkc::device::cuda {

// Kernels of qkc's own, from a text without host functions. The module is a part of the context and goes with it.
class SmallModule {
public:
  // Compiled by NVRTC for this GPU, or taken from `cache`, which may be null. Null with a message in `error`.
  static std::unique_ptr<SmallModule> make(const Gpu& gpu, const FileCache* cache, const SourceFile& source,
                                           const std::vector<std::string>& kernels, std::string& error);

  // On the legacy stream, in blocks of one dimension; not waited for.
  CuResult launch(std::size_t kernel, unsigned blocks, unsigned threads, void** arguments,
                  unsigned sharedBytes = 0) const;
  // Lets launches of the kernel have that much dynamic shared memory.
  CuResult allowShared(std::size_t kernel, unsigned bytes) const;

private:
  explicit SmallModule(const Gpu& gpu) : gpu_(&gpu) {}

  const Gpu* gpu_;
  CuModule module_ = nullptr;
  std::vector<CuFunction> functions_;
};

} // namespace qkc::device::cuda
