#include "runtime/device/cuda/gpu.h"

#include "runtime/device/cuda/driver.h"

#include <array>

namespace qkc::device::cuda {

std::unique_ptr<Gpu> Gpu::open(int ordinal, std::string& error) {
  std::unique_ptr<Gpu> out(new Gpu);
  out->api_ = openDriver(error);
  if (out->api_ == nullptr) {
    return nullptr;
  }
  DriverApi const& api = *out->api_;
  int count = 0;
  api.deviceCount(&count);
  if (ordinal < 0 || ordinal >= count) {
    error = "there is no GPU " + std::to_string(ordinal) + ": the driver finds " + std::to_string(count);
    return nullptr;
  }
  std::array<char, 256> name{};
  int major = 0;
  int minor = 0;
  int virtualMemory = 0;
  CuResult result = api.deviceGet(&out->device_, ordinal);
  if (result == 0) {
    api.deviceName(name.data(), static_cast<int>(name.size()) - 1, out->device_);
    api.deviceAttribute(&major, kAttributeComputeMajor, out->device_);
    api.deviceAttribute(&minor, kAttributeComputeMinor, out->device_);
    api.deviceAttribute(&virtualMemory, kAttributeVirtualMemory, out->device_);
    result = api.retainPrimary(&out->context_, out->device_);
  }
  if (result == 0) {
    result = api.setCurrent(out->context_);
  }
  if (result != 0) {
    error = "GPU " + std::to_string(ordinal) + " can't be used: " + out->describe(result);
    return nullptr;
  }
  out->ordinal_ = ordinal;
  out->name_ = name.data();
  out->computeCapability_ = 10 * major + minor;
  out->virtualMemory_ = virtualMemory != 0;
  return out;
}

Gpu::~Gpu() {
  if (api_ != nullptr && context_ != nullptr) {
    api_->releasePrimary(device_);
  }
}

std::string Gpu::describe(CuResult result) const {
  return describeResult(*api_, result);
}

int gpuCount(std::string& error) {
  DriverApi const* const api = openDriver(error);
  int count = 0;
  if (api != nullptr) {
    api->deviceCount(&count);
  }
  return count;
}

} // namespace qkc::device::cuda
