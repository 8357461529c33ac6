#pragma once

#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/device.h"

#include <cstdint>
#include <span>
#include <string>

namespace qkc::device::cpu {

CompileResult failure(CompileStatus status, std::string text);

enum class LinkedAs { plain, watched };

// From now on contained programs are linked for another process of this build: `places` are its runtimeMark() and the
// addresses of its runtimeSymbols(), in their order. Empty: for this process. False for other numbers of places.
bool linkContainedFor(std::span<const std::uint64_t> places);

// Links the two objects. `out` then has the program, or says what is wrong with its symbols.
void linkProgram(const CompileRequest& request, CompiledHalves halves, LinkedAs as, CompileResult& out);

} // namespace qkc::device::cpu
