#pragma once
// Checkers at the speed of memory, on a GPU: teams of lanes read neighbouring columns in wide words, reduce over their
// lanes, and settle most elements by one test that holds for every declared path. What the test leaves open goes
// through the same functions as on a CPU.

#include "qkc/tiles.h"
#include "qkc/wide_rows.h"

#if QKC_WIDE
namespace qkc {

#if !defined(__CUDACC_RTC__)
constexpr int64_t kMostLargeTeams = 1584; // blocks of them: each asks for its next row ahead
constexpr int64_t kMostBlocks = 4096;     // each takes many places, so that counts are added to the report rarely
constexpr int64_t kFullTiles = 1024;      // fewer would leave multiprocessors idle

template <int Strips, class Run, int Arms, int Groups, class Tensors>
inline void launch_run(int64_t places, int columns, cudaStream_t stream, qkc_check_report* report, const Tensors& io) {
  int log_lanes = 0;
  while ((1 << log_lanes) < static_cast<int>(kRowThreads) && (kStrip * Strips << log_lanes) < columns)
    ++log_lanes;
  const int64_t teams = static_cast<int>(kRowThreads) >> log_lanes;
  const int64_t blocks = (places + teams - 1) / teams;
  const int64_t most = log_lanes > 5 ? kMostLargeTeams : kMostBlocks;
  const unsigned grid = static_cast<unsigned>(blocks < most ? blocks : most);
  run_kernel<Strips, Run, Arms, Groups, Tensors>
      <<<grid, kRowThreads, 0, stream>>>(places, columns, log_lanes, report, io);
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
      const unsigned grid = static_cast<unsigned>(tiles < kMostBlocks ? tiles : kMostBlocks);
      tiles_kernel<Run, Arms, Groups, Tensors>
          <<<grid, kRowThreads, 0, stream>>>(places, tile_rows, columns, report, io);
      return true;
    }
  if (columns <= 32 * kStrip * kFewStrips)
    launch_run<kFewStrips, Run, Arms, Groups>(places, columns, stream, report, io);
  else
    launch_run<kManyStrips, Run, Arms, Groups>(places, columns, stream, report, io);
  return true;
}
#endif

} // namespace qkc
#endif
