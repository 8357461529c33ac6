#pragma once

#include "runtime/device/cpu/contained_compile.h"
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
// What it was given.
const std::vector<std::uint64_t>& containedPlaces();

// Links the two objects for the process of linkContainedFor, where there is one: `compiled` then has an image, or says
// what is wrong with its symbols. For the compiler's own process: a text has a hand in what objects hold, and linkers
// believe them.
void linkImage(const CompileRequest& request, LinkedAs as, Compiled& compiled);

// Makes a program of what linkImage left, or links the two objects for this process. `out` then has the program, or
// says what is wrong with its symbols.
void linkProgram(const CompileRequest& request, CompiledHalves halves, LinkedAs as, CompileResult& out);

} // namespace qkc::device::cpu
