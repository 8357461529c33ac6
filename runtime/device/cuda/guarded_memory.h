#pragma once

#include "runtime/device/cuda/gpu.h"

namespace qkc::device::cuda {

// Memory for one tensor of a candidate's calls. Where the GPU has virtual memory the body lies between addresses that
// nothing is mapped at, so that an access there ends the kernel; else between margins of slack alone. Slack is filled
// with a canary before a call and looked at after it.
class GuardedMemory {
public:
  static constexpr std::size_t kAlignment = 256;

  // `exact`: an allocation of the very size instead, for a tool that knows where allocations end.
  explicit GuardedMemory(const Gpu& gpu, bool exact = false) : gpu_(&gpu), exact_(exact) {}
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;

  // Makes room for that many bytes. A CuResult.
  CuResult hold(std::size_t bytes);

  // Where a tensor of that many bytes lies: against the upper guard, but for the slack that the alignment leaves, or
  // against the lower.
  CuPointer place(std::size_t bytes, bool upper) const;
  CuPointer body() const { return body_; }
  std::size_t bodyBytes() const { return bodyBytes_; }

private:
  CuResult mapBody(std::size_t bytes);
  CuResult allocateBody(std::size_t bytes);
  void drop();

  const Gpu* gpu_;
  bool exact_;
  CuPointer base_ = 0; // of the reserved addresses, or of the allocation
  std::size_t reservedBytes_ = 0;
  CuAllocation memory_ = 0;
  bool mapped_ = false;
  std::size_t margin_ = 0; // slack on either side that a tensor never takes
  CuPointer body_ = 0;
  std::size_t bodyBytes_ = 0;
};

} // namespace qkc::device::cuda
