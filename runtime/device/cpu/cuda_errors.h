#pragma once

#include <cstdint>

// Numbers of the CUDA runtime that the engine returns or enforces.
namespace qkc::device::cpu {

inline constexpr int kSuccess = 0;
inline constexpr int kInvalidValue = 1;
inline constexpr int kMemoryAllocation = 2;
inline constexpr int kInvalidConfiguration = 9;
inline constexpr int kInvalidCopyDirection = 21;
inline constexpr int kInvalidDeviceFunction = 98;
inline constexpr int kInvalidDevice = 101;
inline constexpr int kInvalidResourceHandle = 400;

// Limits of compute capability 9.0 (CUDA C++ Programming Guide, table of technical specifications).
inline constexpr std::uint32_t kMaxBlockX = 1024;
inline constexpr std::uint32_t kMaxBlockY = 1024;
inline constexpr std::uint32_t kMaxBlockZ = 64;
inline constexpr std::uint32_t kMaxGridX = 0x7fffffff;
inline constexpr std::uint32_t kMaxGridYZ = 65535;
inline constexpr std::uint64_t kConstantBytes = 64UL << 10U;
inline constexpr std::uint64_t kParameterBytes = 32764; // of a kernel, since CUDA 12.1
inline constexpr std::uint64_t kSharedPerBlock = 48UL << 10U;
inline constexpr std::uint64_t kSharedPerBlockOptIn = 227UL << 10U;
inline constexpr std::uint64_t kSharedPerMultiprocessor = 228UL << 10U;
inline constexpr std::uint64_t kSharedReservedPerBlock = 1UL << 10U;
inline constexpr int kThreadsPerMultiprocessor = 2048;
inline constexpr int kBlocksPerMultiprocessor = 32;

} // namespace qkc::device::cpu
