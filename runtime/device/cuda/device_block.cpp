#include "runtime/device/cuda/device_block.h"

#include <algorithm>

namespace qkc::device::cuda {

DeviceBlock::DeviceBlock(const Gpu& gpu, std::size_t bytes) : gpu_(&gpu), bytes_(std::max<std::size_t>(bytes, 1)) {
  if (gpu.api().allocate(&address_, bytes_) != 0) {
    address_ = 0;
  }
}

DeviceBlock::~DeviceBlock() {
  if (address_ != 0) {
    gpu_->api().release(address_);
  }
}

DeviceEvent::DeviceEvent(const Gpu& gpu) : gpu_(&gpu) {
  constexpr unsigned kWithTimes = 0;
  if (gpu.api().eventCreate(&event_, kWithTimes) != 0) {
    event_ = nullptr;
  }
}

DeviceEvent::~DeviceEvent() {
  if (event_ != nullptr) {
    gpu_->api().eventDestroy(event_);
  }
}

CuResult DeviceEvent::record() const {
  constexpr CuResult kInvalidHandle = 400;
  return event_ == nullptr ? kInvalidHandle : gpu_->api().eventRecord(event_, nullptr);
}

CuResult DeviceEvent::wait() const {
  return gpu_->api().eventSynchronize(event_);
}

CuResult DeviceEvent::since(const DeviceEvent& earlier, double& milliseconds) const {
  float passed = 0;
  const CuResult result = gpu_->api().eventElapsed(&passed, earlier.event_, event_);
  milliseconds = passed;
  return result;
}

} // namespace qkc::device::cuda
