#include "runtime/device/cuda/runtime_errors.h"

#include <algorithm>
#include <array>

namespace qkc::device::cuda {
namespace {

struct Row {
  int number;
  const char* name;
  const char* text;
};

// Those that have another name or another meaning than the driver's of the same number.
constexpr std::array kRows = {
    Row{kSuccess, "cudaSuccess", "no error"},
    Row{kInvalidValue, "cudaErrorInvalidValue", "invalid argument"},
    Row{kMemoryAllocation, "cudaErrorMemoryAllocation", "out of memory"},
    Row{kInvalidConfiguration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    Row{kInvalidSymbol, "cudaErrorInvalidSymbol", "invalid device symbol"},
    Row{kInvalidDeviceFunction, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    Row{kInvalidDevice, "cudaErrorInvalidDevice", "invalid device ordinal"},
    Row{kIllegalAddress, "cudaErrorIllegalAddress", "an illegal memory access was encountered"},
    Row{701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"},
    Row{kLaunchTimeout, "cudaErrorLaunchTimeout", "the launch timed out and was terminated"},
    Row{kAssert, "cudaErrorAssert", "device-side assert triggered"},
    Row{kHardwareStackError, "cudaErrorHardwareStackError", "hardware stack error"},
    Row{kIllegalInstruction, "cudaErrorIllegalInstruction", "an illegal instruction was encountered"},
    Row{kMisalignedAddress, "cudaErrorMisalignedAddress", "misaligned address"},
    Row{kInvalidAddressSpace, "cudaErrorInvalidAddressSpace", "operation not supported on global/shared address space"},
    Row{kInvalidProgramCounter, "cudaErrorInvalidPc", "invalid program counter"},
    Row{kLaunchFailure, "cudaErrorLaunchFailure", "unspecified launch failure"},
};

const Row* find(int error) {
  auto const* row = std::ranges::find(kRows, error, &Row::number);
  return row == kRows.end() ? nullptr : row;
}

} // namespace

bool endsContext(int error) {
  return error == kIllegalAddress || error == kLaunchTimeout || error == kAssert ||
         (error >= kHardwareStackError && error <= kLaunchFailure);
}

const char* runtimeErrorName(const Gpu& gpu, int error) {
  if (Row const* row = find(error)) {
    return row->name;
  }
  const char* name = nullptr;
  return gpu.api().errorName(error, &name) == 0 && name != nullptr ? name : "unrecognized error code";
}

const char* runtimeErrorText(const Gpu& gpu, int error) {
  if (Row const* row = find(error)) {
    return row->text;
  }
  const char* text = nullptr;
  return gpu.api().errorText(error, &text) == 0 && text != nullptr ? text : "unrecognized error code";
}

std::string describeRuntimeError(const Gpu& gpu, int error) {
  return std::string(runtimeErrorName(gpu, error)) + " (" + std::to_string(error) +
         "): " + runtimeErrorText(gpu, error);
}

} // namespace qkc::device::cuda
