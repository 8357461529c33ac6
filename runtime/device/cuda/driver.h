#pragma once

#include "runtime/device/cuda/driver_api.h"

#include <string>

namespace qkc::device::cuda {

// Opens libcuda.so.1, or the library that $QKC_LIBCUDA names, and starts the driver: once for the process. Null with a
// message in `error` where there is no driver or no GPU. Not before a fork: a child can't use the driver after it.
const DriverApi* openDriver(std::string& error);

// "CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered".
std::string describeResult(const DriverApi& driver, CuResult result);

} // namespace qkc::device::cuda
