#pragma once

#include "runtime/device/cpu/runtime_symbols.h"

#include <string>
#include <vector>

namespace qkc::device::cpu {

// The part of the CUDA runtime that programs may call, under its own names.
std::vector<RuntimeSymbol> cudaSymbols();

// cudaGetLastError of the calling thread: read and cleared.
int takeLastError() noexcept;

// "cudaErrorInvalidValue: invalid argument"
std::string describeCudaError(int error);

} // namespace qkc::device::cpu
