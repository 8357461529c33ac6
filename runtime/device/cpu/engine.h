#pragma once

#include "runtime/device/device.h"

namespace qkc::device::cpu {

// Compiles a program for this process: parse, lower, optimise, generate code, link. The device half and the host half
// run beside each other. Safe to call from several threads.
CompileResult compileProgram(const CompileRequest& request);

} // namespace qkc::device::cpu
