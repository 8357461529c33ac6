#pragma once

#include "runtime/device/device.h"

#include <string>
#include <vector>

namespace qkc::device::cuda {

// Code for a GPU: machine code, or PTX where the compiler does not know the GPU.
struct DeviceCode {
  std::string image;
  std::vector<std::string> kernels; // names in the image, in the order of the expressions
  std::vector<std::string> variables;
};

struct NvrtcRequest {
  SourceFile source;
  std::vector<SourceFile> headers; // before those of the toolkit
  std::vector<std::string> kernels;
  std::vector<std::string> variables;
  int computeCapability = 90; // 10 * major + minor
  bool lineInfo = false;
};

struct NvrtcResult {
  bool ok = false;
  std::string log; // errors and warnings
  DeviceCode code;
};

// NVIDIA's run-time compiler, opened at run time: $QKC_LIBNVRTC, else libnvrtc.so of the newest version that the loader
// finds or that lies under $CUDA_HOME or /usr/local/cuda. Needs neither a driver nor a GPU.
class Nvrtc {
public:
  // Null with a message in `error`. Opened once for the process.
  static const Nvrtc* open(std::string& error);

  // Floating point is not contracted, as on the CPU device. Texts see the toolkit's headers where one is installed.
  NvrtcResult compile(const NvrtcRequest& request) const;

  // Major and minor, "13.0".
  std::string version() const;
  // Folders of headers that texts see.
  const std::vector<std::string>& includeFolders() const { return folders_; }

private:
  struct Api;
  Nvrtc() = default;
  std::vector<std::string> options(int computeCapability, bool ownInstructions) const;
  int newestArchitecture() const;

  const Api* api_ = nullptr;
  std::vector<std::string> folders_;
};

} // namespace qkc::device::cuda
