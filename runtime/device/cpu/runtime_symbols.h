#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace qkc::device::cpu {

using RuntimeSymbol = std::pair<std::string_view, void*>;

// Everything that a compiled program may call outside itself: the engine's builtins, the CUDA runtime, mathematics of
// the C library and what a compiler needs. Sorted by name.
const std::vector<RuntimeSymbol>& runtimeSymbols();

// The same with `cuda` in the place of the engine's builtins and CUDA runtime: what the host half for a GPU may call.
std::vector<RuntimeSymbol> runtimeSymbolsWith(std::span<const RuntimeSymbol> cuda);

// Null when it is not among the sorted symbols.
void* findSymbol(std::span<const RuntimeSymbol> sorted, std::string_view name);

} // namespace qkc::device::cpu
