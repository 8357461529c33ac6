#pragma once

#include "runtime/abi/run_fault.h"
#include "runtime/device/cuda/gpu.h"
#include "runtime/device/host_half.h"

#include <span>
#include <string>

// The functions of the CUDA runtime that host halves call, in terms of the driver. One GPU serves the process; kernels
// and variables are known by the addresses that stand for them in host code.
namespace qkc::device::cuda {

void serveRuntime(const Gpu* gpu); // null: none; calls then return cudaErrorNoDevice

void registerKernel(const void* stub, CuFunction function, std::string name);
void registerVariable(const void* shadow, std::uint64_t shadowBytes, CuPointer address);
void withdraw(const void* stubOrShadow);

// Names as host code has them, cudaMalloc and so on.
std::span<const HostFunction> runtimeFunctions();

// As cudaGetLastError has it: read and cleared.
int takeLastError() noexcept;

// Where the first refused launch is noted; may be null.
void setFaultSink(RunFault* sink) noexcept;

// What cudaMalloc gives is of the very size that is asked for, and freed at once. Before the first call.
void setExactMemory() noexcept;

// What new memory of cudaMalloc holds; negative (the default): whatever was there.
void setMemoryPoison(int byte) noexcept;

// Memory of cudaMalloc that a program has not freed: given back.
void releaseProgramMemory();

} // namespace qkc::device::cuda
