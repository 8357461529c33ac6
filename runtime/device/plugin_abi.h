#pragma once

#include "runtime/device/device.h"

namespace qkc::device {

// Raised whenever device.h or run_fault.h changes; a plug-in built against another number is refused.
inline constexpr int kPluginAbi = 3;
inline constexpr const char* kOpenPluginSymbol = "qkcOpenDevice";

// The one symbol of a plug-in. Null when the caller's ABI number is not the plug-in's.
using OpenPlugin = Device* (*)(int abi);

} // namespace qkc::device
