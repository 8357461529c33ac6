#pragma once

#include "runtime/device/cuda/nvrtc.h"
#include "runtime/device/host_half.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::device::cuda {

// All that loading needs of a compiled program: the host half and the GPU's code, whose names are in the order of the
// host half's symbols.
struct ProgramParts {
  HostHalf host; // object, kernels, variables
  DeviceCode code;
  std::vector<std::string> entries;
};

// As bytes for a file or another process of the same build.
std::string pack(const ProgramParts& parts);
// Nothing where the bytes are not what pack gives.
std::optional<ProgramParts> unpackParts(std::string_view bytes);

std::string pack(const NvrtcResult& result);
std::optional<NvrtcResult> unpackResult(std::string_view bytes);

} // namespace qkc::device::cuda
