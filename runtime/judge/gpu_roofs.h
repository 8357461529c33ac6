#pragma once
#include "runtime/device/cuda/gpu.h"
#include "runtime/device/file_cache.h"
#include "runtime/judge/gpu_protocol.h"

#include <string>

/// What a GPU does at best, measured: a copy's bandwidth, rates of multiply-adds.
namespace qkc::judge {

/// Index of Roofs::operationsPerSecond.
enum class RateKind { fma32, half, fp8, int8 };

/// Fills in what can be measured; a rate that can't be is 0. Compiled kernels are kept in `cache`, if there is one. A
/// text with what went wrong with the copy, or empty.
std::string measureRoofs(const device::cuda::Gpu& gpu, const device::FileCache* cache, gpu::Roofs& roofs);

} // namespace qkc::judge
