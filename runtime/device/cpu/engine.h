#pragma once

#include "runtime/device/cpu/object_cache.h"
#include "runtime/device/device.h"

namespace qkc::device::cpu {

// Compiles a program for this process: parse, lower, optimise, generate code, link. The device half and the host half
// run beside each other; or takes both from `cache`, if there is one. Safe to call from several threads.
CompileResult compileProgram(const CompileRequest& request, const ObjectCache* cache);

} // namespace qkc::device::cpu
