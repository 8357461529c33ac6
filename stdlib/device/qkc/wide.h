#pragma once
// Checkers at the speed of memory, on a GPU: teams of lanes read neighbouring columns in wide words, reduce over their
// lanes, and settle most elements by one test that holds for every declared path. What the test leaves open goes
// through the same functions as on a CPU.

#include "qkc/held_rows.h"
#include "qkc/tiles.h"

#if QKC_WIDE
namespace qkc {

#if !defined(__CUDACC_RTC__)
// Blocks that are on the device at a time, or a few times as many: each takes many places, so that it starts, adds its
// counts to the report and waits for its slowest warp rarely. 132 multiprocessors are those of an H100 or H200.
constexpr int64_t kMultiprocessors = 132;
constexpr int64_t kRounds = 4;
constexpr int64_t kRoundsOfHeld = 2;
constexpr int64_t kBlocksWithRows = 4; // that a multiprocessor's memory holds
constexpr int64_t kFullTiles = 1024;   // fewer would leave multiprocessors idle

template <int Strips, class Run, int Arms, int Groups, class Tensors>
inline void launch_run(int64_t places, int columns, cudaStream_t stream, qkc_check_report* report, const Tensors& io) {
  int log_lanes = 0;
  while ((1 << log_lanes) < static_cast<int>(kRowThreads) && (kStrip * Strips << log_lanes) < columns)
    ++log_lanes;
  const int64_t teams = static_cast<int>(kRowThreads) >> log_lanes;
  const int64_t blocks = (places + teams - 1) / teams;
  constexpr int64_t most = kRounds * kMultiprocessors * kBlocksOfRuns;
  const unsigned grid = static_cast<unsigned>(blocks < most ? blocks : most);
  run_kernel<Strips, Run, Arms, Groups, Tensors>
      <<<grid, kRowThreads, 0, stream>>>(places, columns, log_lanes, report, io);
}

// Lets a kernel's blocks have so much dynamic memory, and as many of them on a multiprocessor as its memory holds: by
// itself the driver leaves room for one less. False where the device has not so much.
inline bool take_memory(const void* kernel, int memory) {
  constexpr int ofAnyLaunch = 40 * 1024; // with the block's other memory below 48 KiB
  constexpr int allOfIt = 100;           // percent
#if defined(__NVCC__)                    // asking takes the host longer than a small tensor takes the device
  static thread_local struct {
    const void* kernel;
    int device;
    int memory;
  } last = {nullptr, 0, 0};
  int device = 0;
  if (cudaGetDevice(&device) == cudaSuccess && last.kernel == kernel && last.device == device && last.memory == memory)
    return true;
#endif
  cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout, allOfIt);
  if (memory > ofAnyLaunch &&
      cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, memory) != cudaSuccess) {
    cudaGetLastError();
    return false;
  }
#if defined(__NVCC__)
  last = {kernel, device, memory};
#endif
  return true;
}

// False where the device has not so much memory for a block.
template <bool Long, class Run, int Arms, int Groups, class Tensors>
inline bool launch_blocks(unsigned grid, unsigned block, int memory, int log_lanes, int64_t places, int columns,
                          cudaStream_t stream, qkc_check_report* report, const Tensors& io) {
  if (!take_memory(reinterpret_cast<const void*>(&held_kernel<Long, Run, Arms, Groups, Tensors>), memory))
    return false;
  held_kernel<Long, Run, Arms, Groups, Tensors>
      <<<grid, block, static_cast<unsigned>(memory), stream>>>(places, columns, log_lanes, report, io);
  return true;
}

// Rows that fit into memory of a block: several for a warp, or one for a warp or a few. False where they don't.
template <class Run, int Arms, int Groups, class Tensors>
inline bool launch_held(int64_t places, int columns, cudaStream_t stream, qkc_check_report* report, const Tensors& io) {
  if (columns % kHeldColumns != 0 || columns / kStrip > kMostBytes / Run::kBytes)
    return false;
  constexpr int threads = static_cast<int>(kRowThreads);
  if (columns > kMostStrips * kStrip * threads)
    return false;
  const int row = columns / kStrip * Run::kBytes;
  int log_lanes = 0;
  while (log_lanes < 5 && kColumnsOfLane << log_lanes < columns)
    ++log_lanes;
  while ((1 << log_lanes) < threads &&
         ((log_lanes >= 5 && row > kBytesOfWarp << (log_lanes - 5)) || columns > kMostStrips * kStrip << log_lanes))
    ++log_lanes;
  const int rows = HeldRow::rows_of(log_lanes);
  const int most = log_lanes > 5 ? 1 : (threads >> log_lanes) / rows; // warps of a team wait for their block
  const int fit = kHeldBytes / (row * rows);
  const int holders = fit < 1 ? 1 : fit < most ? fit : most;
  const int64_t teams = holders * rows;
  const unsigned block = static_cast<unsigned>(teams << log_lanes);
  const int memory = holders * rows * row + static_cast<int>(block / 32 * sizeof(Waiting));
  const int64_t blocks = (places + teams - 1) / teams;
  constexpr int64_t mostBlocks = kRoundsOfHeld * kMultiprocessors * kBlocksWithRows;
  const unsigned grid = static_cast<unsigned>(blocks < mostBlocks ? blocks : mostBlocks);
  return log_lanes < 5 ? launch_blocks<false, Run, Arms, Groups>(grid, block, memory, log_lanes, places, columns,
                                                                 stream, report, io)
                       : launch_blocks<true, Run, Arms, Groups>(grid, block, memory, log_lanes, places, columns, stream,
                                                                report, io);
}

// False, and nothing done, where rows are so long that columns are no int with room for a few strips.
template <class Run, int Arms, int Groups, class Tensors>
inline bool judge_run(int64_t places, cudaStream_t stream, qkc_check_report* report, const Tensors& io) {
  constexpr int64_t kMostColumns = int64_t(1) << 30;
  if (Run(io).columns() > kMostColumns)
    return false;
  const int columns = static_cast<int>(Run(io).columns());
  if (places <= 0)
    return true;
  constexpr int width = static_cast<int>(kRowThreads) * kStrip;
  if constexpr (!Run::kReduces && !Run::kElements)
    if (columns > width / 2) {
      const int64_t across = (columns + width - 1) / width;
      const int tile_rows = places / kTileRows * across >= kFullTiles ? kTileRows : kTileRows / 4;
      const int64_t tiles = (places + tile_rows - 1) / tile_rows * across;
      constexpr int64_t most = kRounds * kMultiprocessors * kBlocksOfTiles;
      const unsigned grid = static_cast<unsigned>(tiles < most ? tiles : most);
      tiles_kernel<Run, Arms, Groups, Tensors>
          <<<grid, kRowThreads, 0, stream>>>(places, tile_rows, columns, report, io);
      return true;
    }
  if (!launch_held<Run, Arms, Groups>(places, columns, stream, report, io))
    launch_run<kFewStrips, Run, Arms, Groups>(places, columns, stream, report, io);
  return true;
}
#endif

} // namespace qkc
#endif
