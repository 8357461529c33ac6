#pragma once

#include "runtime/device/device.h"

#include <string>
#include <string_view>

namespace qkc::device::cpu {

// What a child of the compiler's process does: an order to the bytes of its result.
using OrderedWork = std::string (*)(std::string_view order);

// Starts the compiler's process: a copy of this one as it is now, to be made before this one knows what is to be kept
// from candidates. It learns nothing but orders, and ends with the last process that can give it any. False where it
// can't be started. Once; not from several threads.
bool startCompilerProcess(OrderedWork work);

// Has a confined child of the compiler's process (runContained) work on the order and write into the file `result`.
// Gives a socket on which the child's status comes, an int as waitpid gives it; closing it before ends the child. -1
// with errno where there is no such process.
int orderCompilation(std::string_view order, const CompileLimits& limits, int result);

} // namespace qkc::device::cpu
