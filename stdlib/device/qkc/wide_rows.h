#pragma once
// Rows that teams of lanes reduce and judge.

#include "qkc/wide_counts.h"

#if QKC_WIDE
namespace qkc {

// Strips that a lane loads together, and blocks of a multiprocessor at a time: those leave a thread 80 registers, most
// of them for a row's words. Only rows that can't be held (qkc/held_rows.h) are taken so.
constexpr int kFewStrips = 4;
constexpr int kBlocksOfRuns = 3;

// A generated Run does several steps of a checker at a place, on what it has in registers:
//   fetch       the place's index variables, values that are the same in its row, where its words begin; wide_aligned
//               where all of them lie so that strips are loaded in one go
//   load_first  into `wide`, words of a strip that reductions read; load_row: those that the judging of the row reads;
//               load_all: both; load_part: all words of a strip that is cut off by the end of the row
//   step        one element into the values of the reductions, step_strips whole strips; keep: what follows from their
//               merged values
//   elements    judges the one element of a place
//   ready       what the row's judging needs once
//   differ      0 where the quick test settles all of a strip
//   open        the elements of a strip that it leaves
//   judge       one element of a strip, of all where there is no quick test; judge_alone: one that it left, from memory
// Of rows that are copied whole (qkc/held_rows.h): ask copies them, where wide_whole is set; take reads a strip's
// words, take_first those that reductions read; see tells where the row lies. Fetched are the fields that fetch sets,
// Found those that keep, elements and ready set. Own are words that no two places share: load_own; load_shared: the
// others, those with a bit in `changed`.

// The same variable of another lane of the warp.
class Across {
public:
  QKC_MEMBER explicit Across(int distance) : distance_(distance) {}
  template <class T> QKC_MEMBER T operator()(T own) const {
#if QKC_LANES
    return static_cast<T>(__shfl_xor_sync(0xffffffffu, own, distance_));
#else
    return own;
#endif
  }

private:
  int distance_;
};

// Merges the values of a team's lanes, a power of two of them up to a warp.
template <class Run> QKC_FN void merge_lanes(typename Run::Values& own, int lanes) {
#if QKC_LANES
  for (int distance = (lanes < 32 ? lanes : 32) / 2; distance > 0; distance /= 2)
    Run::merge(own, Across(distance));
#endif
}

// What the warps of a team that is more than a warp tell each other.
template <class Run> struct TeamMemory {
  typename Run::Values parts[kRowThreads / 32];
  typename Run::Found found[kRowThreads / 32];
};

template <class Run> QKC_FN void take_strip(Run& run, typename Run::Values& own, int count) {
  if (count == kStrip) {
    const typename Run::Words one[1] = {run.wide};
    run.step_strips(own, one);
    return;
  }
#pragma unroll
  for (int k = 0; k < kStrip; ++k)
    if (k < count) {
      run.wide_at = k;
      run.step(own);
    }
}

// The strips of a lane, `step` columns apart. Those that can't be loaded in one go, and one that the end of the row
// cuts off, are loaded word by word.
template <int Strips, class Run>
QKC_FN void reduce_row(Run& run, typename Run::Values& own, int column, int step, int columns) {
  if (run.wide_aligned) {
#pragma unroll 1
    for (; column + (Strips - 1) * step + kStrip <= columns; column += Strips * step) {
      typename Run::Words words[Strips];
#pragma unroll
      for (int k = 0; k < Strips; ++k) {
        run.load_first(column + k * step);
        words[k] = run.wide;
      }
#pragma unroll
      for (int k = 0; k < Strips; ++k) {
        run.wide = words[k];
        take_strip(run, own, kStrip);
      }
    }
  }
#pragma unroll 1
  for (; column < columns; column += step) {
    const int count = columns - column < kStrip ? columns - column : kStrip;
    run.load_part(column, count);
    take_strip(run, own, count);
  }
}

template <class Run, class Judge>
QKC_FN void judge_row(Run& run, int64_t place, int column, int step, int columns, Judge& judge) {
  if (run.wide_aligned) {
#pragma unroll 1
    for (; column + step + kStrip <= columns; column += 2 * step) { // two strips' words are on their way together
      typename Run::Words words[2];
#pragma unroll
      for (int k = 0; k < 2; ++k) {
        run.load_row(column + k * step);
        words[k] = run.wide;
      }
      judge.template strips<2>(run, words, 2, place, column, step);
    }
  }
#pragma unroll 1
  for (; column < columns; column += step) {
    const int count = columns - column < kStrip ? columns - column : kStrip;
    run.load_part(column, count);
    judge.strip(run, place, count);
  }
}

// Rows of few strips for each lane, all loaded at once: they stay in registers for the judging.
template <int Strips, class Run> class RowAtOnce {
public:
  QKC_MEMBER RowAtOnce(int column, int log_lanes, int columns) : column_(column), step_(kStrip << log_lanes) {
    strips_ = column < columns ? (columns - column + step_ - 1) / kStrip >> log_lanes : 0;
  }

  QKC_MEMBER void load(Run& run) {
#pragma unroll
    for (int k = 0; k < Strips; ++k)
      if (k < strips_) {
        run.load_all(column_ + k * step_);
        words_[k] = run.wide;
      }
  }
  QKC_MEMBER void reduce(Run& run, typename Run::Values& own) const {
#pragma unroll
    for (int k = 0; k < Strips; ++k)
      if (k < strips_) {
        run.wide = words_[k];
        take_strip(run, own, kStrip);
      }
  }
  template <class Judge> QKC_MEMBER void judge(Run& run, int64_t place, Judge& judge) const {
    judge.template strips<Strips>(run, words_, strips_, place, column_, step_);
  }

private:
  int column_;
  int step_;
  int strips_;
  typename Run::Words words_[Strips];
};

// What is done once for a row: by each lane of a team within a warp; of a larger team by the first warp alone, which
// tells the others what it found. All threads of a block call it.
template <class Run, class Tally>
QKC_FN void settle_row(Run& run, typename Run::Values& own, int64_t place, bool active, int log_lanes, Tally& tally) {
  const int lanes = 1 << log_lanes;
  const int lane = static_cast<int>(threadIdx.x) & (lanes - 1);
  if constexpr (Run::kReduces)
    merge_lanes<Run>(own, lanes);
#if QKC_LANES
  __shared__ TeamMemory<Run> memory;
  const int first = (static_cast<int>(threadIdx.x) & -lanes) / 32; // warp of the team
  if (lanes > 32) {
    if constexpr (Run::kReduces) {
      if (threadIdx.x % 32 == 0)
        memory.parts[threadIdx.x / 32] = own;
    }
    __syncthreads(); // what was found for the last place was read
    if constexpr (Run::kReduces) {
      if (lane < 32) {
        own = memory.parts[first];
        for (int k = 1; k < lanes / 32; ++k)
          Run::merge_with(own, memory.parts[first + k]);
      }
    }
  }
#endif
  if (active && lane < 32) {
    if constexpr (Run::kReduces)
      run.keep(place, own, lane == 0);
    OneLane<Tally> leader(tally, lane == 0);
    run.elements(place, leader);
    if constexpr (Run::kJudges)
      run.ready();
  }
#if QKC_LANES
  if (lanes > 32) {
    if (lane == 0)
      memory.found[first] = run;
    __syncthreads();
    static_cast<typename Run::Found&>(run) = memory.found[first];
  } else {
    __syncwarp(); // what is judged alone reads from memory what the first lane wrote
  }
#endif
}

template <int Strips, class Run, int Arms, int Groups, class Tensors>
__global__ void __launch_bounds__(kRowThreads, kBlocksOfRuns)
    run_kernel(int64_t places, int columns, int log_lanes, qkc_check_report* report, Tensors io) {
  using Counts = typename TallyOf<Run, Arms, Groups>::Type;
  __shared__ typename Counts::Memory counts;
  __shared__ Waiting waiting[kRowThreads / 32];
  if (threadIdx.x % 32 == 0)
    waiting[threadIdx.x / 32].count = 0;
  Counts::start(counts);
  Counts tally(report, &counts);
  Judging<Run, Tensors, Counts> judging(io, columns, tally, &waiting[threadIdx.x / 32]);
  const int lanes = 1 << log_lanes;
  const int column = (static_cast<int>(threadIdx.x) & (lanes - 1)) * kStrip;
  const int step = lanes * kStrip;
  const int64_t teams = static_cast<int>(kRowThreads) >> log_lanes;
  const bool short_row = columns <= Strips * step && columns % kStrip == 0;
  for (int64_t first = blockIdx.x * teams; first < places; first += gridDim.x * teams) {
    const int64_t place = first + (threadIdx.x >> log_lanes);
    const bool active = place < places;
    Run run(io);
    RowAtOnce<Strips, Run> row(column, log_lanes, columns);
    if (active)
      run.fetch(place);
    const bool at_once = short_row && active && run.wide_aligned;
    if (at_once)
      row.load(run);
    typename Run::Values own;
    if constexpr (Run::kReduces) {
      own = Run::first();
      if (at_once)
        row.reduce(run, own);
      else if (active)
        reduce_row<Strips>(run, own, column, step, columns);
    }
    settle_row(run, own, place, active, log_lanes, tally);
    if constexpr (Run::kJudges) {
      if (at_once)
        row.judge(run, place, judging);
      else if (active)
        judge_row(run, place, column, step, columns, judging);
      judging.drain(32);
    }
  }
  judging.drain(1);
  tally.flush(Run::kQuickArm, judging.accepted());
}

} // namespace qkc
#endif
