#pragma once
#include "runtime/device/cuda/small_module.h"
#include "runtime/device/file_cache.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

/// Looks at memory of a GPU by kernels of the judge's own: what lies beside tensors, and whether inputs stayed.
namespace qkc::judge {

class GpuChecks {
public:
  /// Compiles and loads the kernels; the compiled module is kept in `cache`, if there is one. Null with `error` set.
  static std::unique_ptr<GpuChecks> make(const device::cuda::Gpu& gpu, const device::FileCache* cache,
                                         std::string& error);
  ~GpuChecks();
  GpuChecks(const GpuChecks&) = delete;
  GpuChecks& operator=(const GpuChecks&) = delete;

  static constexpr std::uint64_t kNone = ~std::uint64_t{0};

  /// Each adds a question; its answer is the first byte that is not as it should be, or kNone.
  void askForOther(device::cuda::CuPointer begin, std::size_t bytes, unsigned char pattern);
  void askForDifference(device::cuda::CuPointer a, device::cuda::CuPointer b, std::size_t bytes);
  /// Reads memory of equal 16-byte words, so that the GPU's cache holds nothing else; not waited for.
  void readThrough(device::cuda::CuPointer begin, std::size_t bytes);
  /// Fills all shared memory with that byte, so that who reads what it has not written gets it; not waited for.
  void fillShared(unsigned char pattern);
  /// Waits and answers all questions since the last answers, in their order. A CuResult; 0 is success.
  device::cuda::CuResult answers(std::vector<std::uint64_t>& out);

private:
  explicit GpuChecks(const device::cuda::Gpu& gpu) : gpu_(&gpu) {}
  bool load(const device::FileCache* cache, std::string& error);
  enum class Kernel { firstOther, firstDifference, readThrough, fillShared };
  void launch(Kernel kernel, std::size_t bytes, void** arguments);
  device::cuda::CuPointer nextAnswer();

  static constexpr std::size_t kMostQuestions = 512;

  const device::cuda::Gpu* gpu_;
  std::unique_ptr<device::cuda::SmallModule> kernels_;
  device::cuda::CuPointer answers_ = 0;
  unsigned sharedBytes_ = 0;  // of the largest block
  unsigned sharedBlocks_ = 0; // enough for every multiprocessor to get one
  std::size_t asked_ = 0;
  device::cuda::CuResult failed_ = 0;
};

} // namespace qkc::judge
