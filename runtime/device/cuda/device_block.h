#pragma once

#include "runtime/device/cuda/gpu.h"

#include <cstddef>

namespace qkc::device::cuda {

// Memory on the GPU, given back with the object.
class DeviceBlock {
public:
  DeviceBlock(const Gpu& gpu, std::size_t bytes); // address 0 where there is none
  ~DeviceBlock();
  DeviceBlock(const DeviceBlock&) = delete;
  DeviceBlock& operator=(const DeviceBlock&) = delete;
  CuPointer address() const { return address_; }
  std::size_t bytes() const { return bytes_; }

private:
  const Gpu* gpu_;
  CuPointer address_ = 0;
  std::size_t bytes_;
};

// An event of the driver, destroyed with the object.
class DeviceEvent {
public:
  explicit DeviceEvent(const Gpu& gpu);
  ~DeviceEvent();
  DeviceEvent(const DeviceEvent&) = delete;
  DeviceEvent& operator=(const DeviceEvent&) = delete;
  CuResult record() const; // on the legacy stream
  CuResult wait() const;
  // Milliseconds from an earlier event, both of which have happened.
  CuResult since(const DeviceEvent& earlier, double& milliseconds) const;

private:
  const Gpu* gpu_;
  CuEvent event_ = nullptr;
};

} // namespace qkc::device::cuda
