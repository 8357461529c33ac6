#pragma once

#include "runtime/device/cuda/driver_api.h"

#include <memory>
#include <string>

namespace qkc::device::cuda {

// The first compute capability whose chips have instructions of their own: sm_90a and later.
inline constexpr int kFirstOwnInstructions = 90;

// One GPU with its primary context, held for the life of the object and current in the thread that opened it.
class Gpu {
public:
  // Null with a message in `error`: no driver, no GPU of that number, no memory for a context.
  static std::unique_ptr<Gpu> open(int ordinal, std::string& error);
  ~Gpu();
  Gpu(const Gpu&) = delete;
  Gpu& operator=(const Gpu&) = delete;

  const DriverApi& api() const { return *api_; }
  CuDevice device() const { return device_; }
  int ordinal() const { return ordinal_; }
  const std::string& name() const { return name_; }
  int computeCapability() const { return computeCapability_; } // 10 * major + minor
  bool hasVirtualMemory() const { return virtualMemory_; }
  std::string describe(CuResult result) const;

  // For a thread that did not open it.
  bool makeCurrent() const { return api_->setCurrent(context_) == 0; }

private:
  Gpu() = default;

  const DriverApi* api_ = nullptr;
  CuDevice device_ = 0;
  CuContext context_ = nullptr;
  int ordinal_ = 0;
  int computeCapability_ = 0;
  bool virtualMemory_ = false;
  std::string name_;
};

// How many GPUs the driver finds, without a context on any; 0 with a message in `error`.
int gpuCount(std::string& error);

} // namespace qkc::device::cuda
