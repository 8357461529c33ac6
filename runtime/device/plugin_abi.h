#pragma once

#include "runtime/device/device.h"
#include "runtime/device/host_half.h"

namespace qkc::device {

// Raised whenever device.h, host_half.h or run_fault.h changes; a plug-in built against another number is refused.
inline constexpr int kPluginAbi = 7;
inline constexpr const char* kOpenPluginSymbol = "qkcOpenDevice";

inline constexpr const char* kOpenHostCompilerSymbol = "qkcOpenHostCompiler";

// The symbols of a plug-in. Null when the caller's ABI number is not the plug-in's.
using OpenPlugin = Device* (*)(int abi);
using OpenHostCompiler = HostCompiler* (*)(int abi);

} // namespace qkc::device
