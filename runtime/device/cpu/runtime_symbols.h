#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace qkc::device::cpu {

using RuntimeSymbol = std::pair<std::string_view, void*>;

// Everything that a compiled program may call outside itself: the engine's builtins, the CUDA runtime, mathematics of
// the C library and what a compiler needs. Sorted by name.
const std::vector<RuntimeSymbol>& runtimeSymbols();

// Null when the program must not call it.
void* findRuntimeSymbol(std::string_view name);

} // namespace qkc::device::cpu
