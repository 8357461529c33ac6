#pragma once

#include "runtime/device/cpu/watched_compile.h"
#include "runtime/device/device.h"

#include <string>
#include <string_view>

namespace qkc::device::cpu {

// What the compiler's process is told of a compilation, and the process of linkContainedFor.
std::string orderOf(const CompileRequest& request);
std::string orderOf(const WatchSource& source);

// Does it: packCompiled of what came of it.
std::string workOrder(std::string_view order);

} // namespace qkc::device::cpu
