#pragma once

#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/device.h"

#include <string>

namespace qkc::device::cpu {

CompileResult failure(CompileStatus status, std::string text);

enum class LinkedAs { plain, watched };

// Links the two objects in this process. `out` then has the program, or says what is wrong with its symbols.
void linkProgram(const CompileRequest& request, CompiledHalves halves, LinkedAs as, CompileResult& out);

} // namespace qkc::device::cpu
