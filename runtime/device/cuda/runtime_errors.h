#pragma once

#include "runtime/device/cuda/gpu.h"

#include <string>

// cudaError_t. Numbers from 100 on are also the driver's; the first of the rest are the runtime's own.
namespace qkc::device::cuda {

inline constexpr int kSuccess = 0;
inline constexpr int kInvalidValue = 1;
inline constexpr int kMemoryAllocation = 2;
inline constexpr int kInvalidConfiguration = 9;
inline constexpr int kInvalidSymbol = 13;
inline constexpr int kInvalidDeviceFunction = 98;
inline constexpr int kInvalidDevice = 101;
inline constexpr int kIllegalAddress = 700;
inline constexpr int kLaunchTimeout = 702;
inline constexpr int kAssert = 710;
inline constexpr int kHardwareStackError = 714;
inline constexpr int kIllegalInstruction = 715;
inline constexpr int kMisalignedAddress = 716;
inline constexpr int kInvalidAddressSpace = 717;
inline constexpr int kInvalidProgramCounter = 718;
inline constexpr int kLaunchFailure = 719;

// An error that a kernel left: the context is lost with it.
bool endsContext(int error);

// "cudaErrorIllegalAddress (700): an illegal memory access was encountered".
std::string describeRuntimeError(const Gpu& gpu, int error);
const char* runtimeErrorName(const Gpu& gpu, int error);
const char* runtimeErrorText(const Gpu& gpu, int error);

} // namespace qkc::device::cuda
