#pragma once

#include "runtime/device/device.h"

#include <string_view>
#include <vector>

namespace qkc::device::cuda {

// Headers that NVRTC lacks, as texts: of the CUDA runtime what kernels may name, the C library's (its functions are
// built into NVRTC), and the C++ library's on top of the toolkit's cuda/std, where `standardLibrary` says that it is
// there. `source` decides which 64-bit integers stdint.h has: cuda/std's, where the text includes them itself.
std::vector<SourceFile> rtcHeaders(std::string_view source, bool standardLibrary);

} // namespace qkc::device::cuda
