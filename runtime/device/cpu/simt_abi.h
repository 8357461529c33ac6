#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

// What compiled kernels and the runtime agree on. Compiled code reads these fields at their offsets.
namespace qkc::device::cpu {

struct BlockContext {
  std::array<std::uint32_t, 3> blockIdx; // fiber kernels only; loop kernels count blocks themselves
  std::array<std::uint32_t, 3> blockDim;
  std::array<std::uint32_t, 3> gridDim;
  std::uint32_t dynamicSharedBytes;
  char* staticShared;
  char* dynamicShared;
};
static_assert(offsetof(BlockContext, blockDim) == 12 && offsetof(BlockContext, gridDim) == 24);
static_assert(offsetof(BlockContext, dynamicSharedBytes) == 36 && offsetof(BlockContext, staticShared) == 40);
static_assert(offsetof(BlockContext, dynamicShared) == 48);

// A shared variable of a kernel, for messages.
struct SharedPlace {
  std::string name;
  bool dynamic = false;
  std::uint64_t offset = 0; // in static shared memory
  std::uint64_t bytes = 0;  // 0 where dynamic
};

// Where a kernel's argument has a pointer: which source-level argument, and how far into it.
struct PointerPlace {
  unsigned parameter = 0;
  std::uint64_t offset = 0;
};

// `arguments` holds the address of each source-level argument, as cudaLaunchKernel has it.
// All threads of the blocks first..last-1 in linear order (x fastest), for kernels whose threads never wait.
using GridFunction = void(void** arguments, const BlockContext* context, std::uint64_t first, std::uint64_t last);
// One thread, to be run on a stack of its own.
using ThreadFunction = void(void** arguments, const BlockContext* context, std::uint32_t x, std::uint32_t y,
                            std::uint32_t z);

// Products gridDim * blockDim stay below this along each axis, so that compiled code may compute the global index of a
// thread without wrap-around. The launch refuses larger ones.
inline constexpr std::uint64_t kThreadsPerAxis = 0x7fffffff;

} // namespace qkc::device::cpu
