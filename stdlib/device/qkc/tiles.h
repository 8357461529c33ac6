#pragma once
// Rows without reductions, several for the same columns.

#include "qkc/wide_counts.h"

#if QKC_WIDE
namespace qkc {

constexpr int kTileRows = 32;     // most rows that a block takes for the same columns: they may share words
constexpr int kRowsAhead = 4;     // rows whose own words a lane loads together
constexpr int kBlocksOfTiles = 3; // 80 registers

// Rows of a tile, as its first threads prepare them for all.
template <class Run> struct TileRows {
  typename Run::Fetched fetched[kTileRows];
  typename Run::Found found[kTileRows];
  unsigned changed[kTileRows]; // the words that are not those of the row before
};

template <class Run> QKC_FN void take_row(Run& run, const TileRows<Run>& rows, int k) {
  static_cast<typename Run::Fetched&>(run) = rows.fetched[k];
  static_cast<typename Run::Found&>(run) = rows.found[k];
}

// One strip of some rows of a tile, the rows' own words loaded together, those that rows share when they change.
// Returns the rows that the quick test left.
template <int Rows, bool Alike, class Run>
QKC_FN unsigned test_rows(Run& run, const TileRows<Run>& rows, int first, int column) {
  typename Run::Own own[Rows];
#pragma unroll
  for (int k = 0; k < Rows; ++k) {
    static_cast<typename Run::Fetched&>(run) = rows.fetched[first + k];
    run.load_own(column);
    own[k] = run.wide;
  }
  unsigned left = 0;
#pragma unroll
  for (int k = 0; k < Rows; ++k) {
    take_row(run, rows, first + k);
    if (k == 0 || !Alike)
      run.load_shared(rows.changed[first + k], column);
    static_cast<typename Run::Own&>(run.wide) = own[k];
    left |= run.differ() != 0 ? 1u << k : 0u;
  }
  return left;
}

template <class Run> QKC_FN unsigned test_columns(Run& run, const TileRows<Run>& rows, int count, int column) {
  unsigned left = 0;
  int first = 0;
#pragma unroll 1
  for (; first + kRowsAhead <= count; first += kRowsAhead) {
    unsigned changed = 0;
#pragma unroll
    for (int k = 1; k < kRowsAhead; ++k)
      changed |= rows.changed[first + k];
    if (changed == 0)
      left |= test_rows<kRowsAhead, true>(run, rows, first, column) << first;
    else
      left |= test_rows<kRowsAhead, false>(run, rows, first, column) << first;
  }
#pragma unroll 1
  for (; first < count; ++first)
    left |= test_rows<1, false>(run, rows, first, column) << first;
  return left;
}

// Rows without reductions: a block takes some rows of the same columns, which may share words.
template <class Run, int Arms, int Groups, class Tensors>
__global__ void __launch_bounds__(kRowThreads, kBlocksOfTiles)
    tiles_kernel(int64_t rows, int tile_rows, int columns, qkc_check_report* report, Tensors io) {
  using Counts = typename TallyOf<Run, Arms, Groups>::Type;
  __shared__ typename Counts::Memory counts;
  __shared__ Waiting waiting[kRowThreads / 32];
  if (threadIdx.x % 32 == 0)
    waiting[threadIdx.x / 32].count = 0;
  Counts::start(counts);
  Counts tally(report, &counts);
  Judging<Run, Tensors, Counts> judging(io, columns, tally, &waiting[threadIdx.x / 32]);
  __shared__ TileRows<Run> memory;
  constexpr int step = static_cast<int>(kRowThreads) * kStrip;
  const int64_t across = (columns + step - 1) / step;
  const int64_t tiles = (rows + tile_rows - 1) / tile_rows * across;
  const int number = static_cast<int>(threadIdx.x);
  for (int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    const int64_t row = tile / across * tile_rows;
    const int count = row + tile_rows < rows ? tile_rows : static_cast<int>(rows - row);
    const int column = static_cast<int>(tile % across) * step + number * kStrip;
    bool aligned = true;
    __syncthreads(); // the rows of the last tile were read
    if (number < count) {
      Run run(io);
      run.fetch(row + number);
      run.ready();
      memory.fetched[number] = run;
      memory.found[number] = run;
      aligned = run.wide_aligned;
    }
    aligned = __syncthreads_and(aligned ? 1 : 0) != 0;
    if (number < count)
      memory.changed[number] = number == 0 ? ~0u : Run::changed(memory.fetched[number], memory.fetched[number - 1]);
    __syncthreads();
    Run run(io);
    unsigned left = count < 32 ? (1u << count) - 1 : ~0u;
    if constexpr (Run::kQuickArm >= 0)
      if (aligned && column + kStrip <= columns) {
        left = test_columns(run, memory, count, column);
        judging.accept(kStrip * (count - popcount(left)));
      }
    const int rest = column + kStrip <= columns ? kStrip : columns - column;
#pragma unroll 1
    for (left = rest > 0 ? left : 0; left != 0; left &= left - 1) {
      const int k = popcount(~left & (left - 1));
      take_row(run, memory, k);
      run.load_part(column, rest);
      judging.strip(run, row + k, rest);
    }
    judging.drain(32);
  }
  judging.drain(1);
  tally.flush(Run::kQuickArm, judging.accepted());
}

} // namespace qkc
#endif
