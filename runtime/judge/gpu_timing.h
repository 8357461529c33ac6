#pragma once
#include "runtime/device/cuda/device_block.h"
#include "runtime/judge/gpu_checks.h"
#include "runtime/judge/gpu_protocol.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The worker's part of `qkc time`: calls of the candidate between events.
namespace qkc::judge {

class GpuTiming {
public:
  /// Calls the candidate with these addresses for its tensors, in the order of the arguments.
  using Entry = std::function<void(const std::vector<device::cuda::CuPointer>& tensors)>;

  GpuTiming(const device::cuda::Gpu& gpu, GpuChecks& checks) : gpu_(&gpu), checks_(&checks) {}

  /// Takes the contents to the GPU. An empty text, or what went wrong.
  std::string prepare(const gpu::Timing& timing, const std::byte* arena);
  /// Fills in the round's answer. The first error of the device, 0 is none.
  device::cuda::CuResult run(gpu::Round& round, const Entry& entry);
  /// Brings outputs, as Request::outputs says. An empty text, or what went wrong.
  std::string fetch(std::uint64_t which, std::byte* arena) const;

private:
  using Blocks = std::vector<std::unique_ptr<device::cuda::DeviceBlock>>; ///< one for each tensor; null: none needed
  std::string reserve();
  bool addBlocks(std::vector<Blocks>& lists, bool inputs, bool outputs);
  device::cuda::CuResult fill(std::size_t content, std::size_t slot, unsigned poison) const;
  device::cuda::CuResult emptyCache() const;
  device::cuda::CuResult timedCall(std::size_t content, const gpu::Round& round, const Entry& entry,
                                   gpu::Round::Call& answer);
  device::cuda::CuResult ownCopy(const gpu::Round& round, gpu::Round::Call& answer) const;
  device::cuda::CuResult between(bool waits, const std::function<void()>& work, gpu::Round::Call& answer) const;
  device::cuda::CuResult compare(std::size_t content, std::size_t slot, gpu::Round::Call& answer);
  bool isTensor(std::size_t argument) const;
  bool isOutput(std::size_t argument) const;

  const device::cuda::Gpu* gpu_;
  GpuChecks* checks_;
  gpu::Timing timing_{};
  std::vector<Blocks> pristine_; ///< inputs, by content
  std::vector<Blocks> given_;    ///< outputs of a content's first call
  std::vector<Blocks> slots_;    ///< what calls get, by place
  Blocks different_;             ///< outputs of the first call whose outputs differ
  bool differed_ = false;
  std::vector<bool> called_;                         ///< by content
  std::unique_ptr<device::cuda::DeviceBlock> other_; ///< what the cache is filled with
  std::unique_ptr<device::cuda::DeviceEvent> begin_, end_, idle_;
};

} // namespace qkc::judge
