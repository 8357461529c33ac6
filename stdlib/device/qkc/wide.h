#pragma once
// Checkers at the speed of memory, on a GPU: teams of lanes read neighbouring columns in wide words, reduce over their
// lanes, and settle most elements by one test that holds for every declared path. What the test leaves open goes
// through the same functions as on a CPU.

#include "qkc/judge.h"
#include "qkc/quick.h"

#if QKC_CUDA && (!defined(__QKC_CPU__) || defined(QKC_WIDE_ON_CPU))
#define QKC_WIDE 1
#else
#define QKC_WIDE 0
#endif

#if QKC_WIDE
// Where threads of a block work together: device code, of a GPU or of the CPU device.
#if QKC_GPU || defined(__QKC_CPU__)
#define QKC_LANES 1
#else
#define QKC_LANES 0
#endif

namespace qkc {

constexpr int kStrip = 8;            // neighbouring columns that a lane takes at a time
constexpr int kAtOnce = 4;           // strips that a lane loads together
constexpr int kTileRows = 8;         // rows that a block takes for the same columns: they may share words
constexpr int kTileStrips = 2;       // strips that a lane takes of each
constexpr int64_t kFewPlaces = 4096; // long rows of fewer places are taken by whole blocks
constexpr int kBlocksOfRuns = 3;     // of a multiprocessor at a time: leaves a thread 80 registers
constexpr int kBlocksOfTiles = 3;

// `Count` words in registers.
template <class Word, int Count> class Strip {
public:
  // Whether strips that lie behind each other, the first one here, can be loaded in one go.
  static QKC_MEMBER bool is_aligned(const Word* first) {
    return kBytes % 4 == 0 && bit_cast<uint64_t>(first) % kUnit == 0;
  }

  // From an aligned place.
  QKC_MEMBER void load(const Word* from) {
    constexpr int per = kUnit / 4;
    struct alignas(kUnit) Part {
      uint32_t words[per];
    };
#pragma unroll
    for (int k = 0; k < kBytes / kUnit; ++k) {
      const Part part = reinterpret_cast<const Part*>(from)[k];
#pragma unroll
      for (int w = 0; w < per; ++w)
        raw_[k * per + w] = part.words[w];
    }
  }
  // The first `words` of them.
  QKC_MEMBER void load_part(const Word* from, int words) {
#pragma unroll
    for (int k = 0; k < kRaw; ++k)
      raw_[k] = 0;
#pragma unroll
    for (int k = 0; k < Count; ++k)
      if (k < words)
        set(k, from[k]);
  }
  // Masks rather than an index, which would take the words out of their registers.
  QKC_MEMBER Word operator[](int k) const {
    if constexpr (sizeof(Word) == 8) {
      uint64_t word = 0;
#pragma unroll
      for (int w = 0; w < Count; ++w)
        word |= (raw_[2 * w] | (static_cast<uint64_t>(raw_[2 * w + 1]) << 32)) & (uint64_t(0) - (w == k ? 1 : 0));
      return static_cast<Word>(word);
    } else {
      return static_cast<Word>(raw_of(k) >> (8 * static_cast<int>(sizeof(Word)) * (k % kPer)));
    }
  }
  // Of bytes: one with its sign; one twice, in the low half; whether any is 0x7f or 0xff.
  QKC_MEMBER int32_t signed_byte(int k) const { return static_cast<int8_t>((*this)[k]); }
  QKC_MEMBER uint32_t twice(int k) const {
#if QKC_GPU
    return __byte_perm(raw_of(k), 0, 0x4400u | static_cast<uint32_t>(k % kPer * 0x11));
#else
    return (*this)[k] * 0x0101u;
#endif
  }
  QKC_MEMBER uint32_t all_ones() const {
    uint32_t any = 0;
#pragma unroll
    for (int w = 0; w < kRaw; ++w)
      any |= ((raw_[w] & 0x7f7f7f7f) + 0x01010101) & 0x80808080;
    return any;
  }

private:
  static constexpr int kBytes = static_cast<int>(sizeof(Word)) * Count;
  static constexpr int kUnit = kBytes < 4 ? 4 : kBytes < 16 ? kBytes : 16;
  static constexpr int kRaw = (kBytes + 3) / 4;
  static constexpr int kPer = sizeof(Word) < 4 ? 4 / static_cast<int>(sizeof(Word)) : 1;

  QKC_MEMBER void set(int k, Word word) {
    if constexpr (sizeof(Word) == 8) {
      raw_[2 * k] = static_cast<uint32_t>(word);
      raw_[2 * k + 1] = static_cast<uint32_t>(word >> 32);
    } else {
      raw_[k / kPer] |= static_cast<uint32_t>(word) << (8 * static_cast<int>(sizeof(Word)) * (k % kPer));
    }
  }

  QKC_MEMBER uint32_t raw_of(int k) const {
    uint32_t raw = 0;
#pragma unroll
    for (int w = 0; w < kRaw; ++w)
      raw |= raw_[w] & (0u - (w == k / kPer ? 1u : 0u));
    return raw;
  }

  uint32_t raw_[kRaw];
};

// max and min, and those that drop NaN, with whatever NaN: nothing looks at its bits.
#if QKC_GPU && __CUDA_ARCH__ >= 800
#define QKC_WIDE_EXTREMUM(name, plain, ptx)                                                                            \
  template <class F> QKC_FN typename F::value name(typename F::value a, typename F::value b) {                         \
    if constexpr (detail::is_same<typename F::value, float>) {                                                         \
      float result;                                                                                                    \
      asm(ptx " %0, %1, %2;" : "=f"(result) : "f"(a), "f"(b));                                                         \
      return result;                                                                                                   \
    } else {                                                                                                           \
      return plain<F>(a, b);                                                                                           \
    }                                                                                                                  \
  }
#else
#define QKC_WIDE_EXTREMUM(name, plain, ptx)                                                                            \
  template <class F> QKC_FN typename F::value name(typename F::value a, typename F::value b) {                         \
    return plain<F>(a, b);                                                                                             \
  }
#endif
QKC_WIDE_EXTREMUM(wide_max, max, "max.NaN.f32")
QKC_WIDE_EXTREMUM(wide_min, min, "min.NaN.f32")
QKC_WIDE_EXTREMUM(wide_max_drop_nan, max_drop_nan, "max.f32")
QKC_WIDE_EXTREMUM(wide_min_drop_nan, min_drop_nan, "min.f32")
#undef QKC_WIDE_EXTREMUM

// rest % radix, and rest becomes the quotient; of 32 bits where they hold both, which is several times faster.
QKC_FN int64_t split(int64_t& rest, int64_t radix) {
  int64_t remainder = 0;
  if (((rest | radix) >> 31) == 0) {
    remainder = static_cast<int64_t>(static_cast<uint32_t>(rest) % static_cast<uint32_t>(radix));
    rest = static_cast<int64_t>(static_cast<uint32_t>(rest) / static_cast<uint32_t>(radix));
  } else {
    remainder = rest % radix;
    rest /= radix;
  }
  return remainder;
}

// Counts for one lane of a team: all lanes find out the same of the one element that they judge.
template <class Tally> class OneLane {
public:
  QKC_MEMBER OneLane(Tally& tally, bool leads) : tally_(tally), leads_(leads) {}
  QKC_MEMBER bool judge(int arm, int64_t element, bool accepted) {
    if (leads_)
      tally_.judge(arm, element, accepted);
    return !accepted;
  }
  QKC_MEMBER bool judge_choice(int arm, int group, int64_t element, uint64_t explained, uint64_t full) {
    if (leads_)
      tally_.judge_choice(arm, group, element, explained, full);
    return explained == 0;
  }
  QKC_MEMBER void skip(int arm) {
    if (leads_)
      tally_.skip(arm);
  }

private:
  Tally& tally_;
  bool leads_;
};

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

// Merges the values of a team's lanes, a power of two of them up to a block. All threads of the block call it.
template <class Run> QKC_FN void merge_lanes(typename Run::Values& own, int lanes) {
#if QKC_LANES
  for (int distance = (lanes < 32 ? lanes : 32) / 2; distance > 0; distance /= 2)
    Run::merge(own, Across(distance));
  if (lanes > 32) {
    __shared__ typename Run::Values parts[kRowThreads / 32];
    __syncthreads(); // the parts of the last place were read
    if (threadIdx.x % 32 == 0)
      parts[threadIdx.x / 32] = own;
    __syncthreads();
    const int first = static_cast<int>(threadIdx.x) / lanes * lanes / 32;
    own = parts[first];
    for (int k = 1; k < lanes / 32; ++k)
      Run::merge_with(own, parts[first + k]);
  }
#endif
}

// A generated Run does several steps of a checker at a place, on what it has in registers:
//   fetch       the place's index variables, values that are the same in its row, where its words begin; wide_aligned
//               where all of them lie so that strips are loaded in one go
//   load_first  into `wide`, words of a strip that reductions read; load_row: those that the judging of the row reads;
//               load_all: both; load_part: all words of a strip that is cut off by the end of the row
//   step        one element into the values of the reductions; keep: what follows from their merged values
//   elements    judges the one element of a place
//   ready       what the row's judging needs once
//   open        the elements of a strip that the quick test leaves; judge: one of them

template <class Run, class Tally> QKC_FN void judge_strip(Run& run, int64_t place, int count, Tally& tally) {
  if constexpr (Run::kQuickArm >= 0) {
    unsigned open = run.open(count) & ((1u << count) - 1);
    if (open == 0) {
      tally.accept(Run::kQuickArm, count);
      return;
    }
    tally.accept(Run::kQuickArm, count - popcount(open));
#pragma unroll 1
    for (; open != 0; open &= open - 1) {
      run.wide_at = popcount(~open & (open - 1));
      run.judge(place, tally);
    }
  } else {
#pragma unroll
    for (int k = 0; k < kStrip; ++k)
      if (k < count) {
        run.wide_at = k;
        run.judge(place, tally);
      }
  }
}

template <class Run> QKC_FN void take_strip(Run& run, typename Run::Values& own, int count) {
#pragma unroll
  for (int k = 0; k < kStrip; ++k)
    if (k < count) {
      run.wide_at = k;
      run.step(own);
    }
}

// The strips of a lane, `step` columns apart. Those that can't be loaded in one go, and one that the end of the row
// cuts off, are loaded word by word.
template <class Run> QKC_FN void reduce_row(Run& run, typename Run::Values& own, int column, int step, int columns) {
  if (run.wide_aligned) {
#pragma unroll 1
    for (; column + (kAtOnce - 1) * step + kStrip <= columns; column += kAtOnce * step) {
      typename Run::Words words[kAtOnce];
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
        run.load_first(column + k * step);
        words[k] = run.wide;
      }
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
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

template <class Run, class Tally>
QKC_FN void judge_row(Run& run, int64_t place, int column, int step, int columns, Tally& tally) {
  if (run.wide_aligned) {
#pragma unroll 1
    for (; column + step + kStrip <= columns; column += 2 * step) { // two strips' words are on their way together
      run.load_row(column);
      const typename Run::Words words = run.wide;
      run.load_row(column + step);
      const typename Run::Words next = run.wide;
      run.wide = words;
      judge_strip(run, place, kStrip, tally);
      run.wide = next;
      judge_strip(run, place, kStrip, tally);
    }
  }
#pragma unroll 1
  for (; column < columns; column += step) {
    const int count = columns - column < kStrip ? columns - column : kStrip;
    run.load_part(column, count);
    judge_strip(run, place, count, tally);
  }
}

// Rows of few strips for each lane, all loaded at once: they stay in registers for the judging.
template <class Run, class Tally> class RowAtOnce {
public:
  QKC_MEMBER RowAtOnce(int column, int step, int columns) : column_(column), step_(step), columns_(columns) {}

  QKC_MEMBER void load(Run& run) {
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k)
      if (has(k)) {
        run.load_all(column_ + k * step_);
        words_[k] = run.wide;
      }
  }
  QKC_MEMBER void reduce(Run& run, typename Run::Values& own) const {
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k)
      if (has(k)) {
        run.wide = words_[k];
        take_strip(run, own, kStrip);
      }
  }
  QKC_MEMBER void judge(Run& run, int64_t place, Tally& tally) const {
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k)
      if (has(k)) {
        run.wide = words_[k];
        judge_strip(run, place, kStrip, tally);
      }
  }

private:
  QKC_MEMBER bool has(int k) const { return column_ + k * step_ < columns_; }

  int column_;
  int step_;
  int columns_;
  typename Run::Words words_[kAtOnce];
};

template <class Run, int Arms, int Groups, class Tensors>
__global__ void __launch_bounds__(kRowThreads, kBlocksOfRuns)
    run_kernel(int64_t places, int columns, int lanes, qkc_check_report* report, Tensors io) {
  using Counts = Tally<Arms, Groups>;
  Counts tally(report);
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  const int column = lane * kStrip;
  const int step = lanes * kStrip;
  const int64_t teams = static_cast<int>(kRowThreads) / lanes;
  const bool short_row = columns <= kAtOnce * step && columns % kStrip == 0;
  for (int64_t first = blockIdx.x * teams; first < places; first += gridDim.x * teams) {
    const int64_t place = first + threadIdx.x / static_cast<unsigned>(lanes);
    const bool active = place < places;
    Run run(io);
    RowAtOnce<Run, Counts> row(column, step, columns);
    if (active)
      run.fetch(place);
    const bool at_once = short_row && active && run.wide_aligned;
    if (at_once)
      row.load(run);
    if constexpr (Run::kReduces) {
      typename Run::Values own = Run::first();
      if (at_once)
        row.reduce(run, own);
      else if (active)
        reduce_row(run, own, column, step, columns);
      merge_lanes<Run>(own, lanes);
      if (active)
        run.keep(place, own, lane == 0);
    }
    if (!active)
      continue;
    OneLane<Counts> leader(tally, lane == 0);
    run.elements(place, leader);
    if constexpr (Run::kJudges) {
      run.ready();
      if (at_once)
        row.judge(run, place, tally);
      else
        judge_row(run, place, column, step, columns, tally);
    }
  }
  tally.flush();
}

// Rows without reductions: a block takes some rows of the same columns, which may share words.
template <class Run, int Arms, int Groups, class Tensors>
__global__ void __launch_bounds__(kRowThreads, kBlocksOfTiles)
    tiles_kernel(int64_t rows, int columns, qkc_check_report* report, Tensors io) {
  using Counts = Tally<Arms, Groups>;
  Counts tally(report);
  constexpr int step = static_cast<int>(kRowThreads) * kStrip;
  const int64_t across = (columns + kTileStrips * step - 1) / (kTileStrips * step);
  const int64_t tiles = (rows + kTileRows - 1) / kTileRows * across;
  for (int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    int64_t row = tile / across * kTileRows;
    const int64_t end = row + kTileRows < rows ? row + kTileRows : rows;
    const int begin = static_cast<int>(tile % across) * (kTileStrips * step) + static_cast<int>(threadIdx.x) * kStrip;
    const int limit = begin + kTileStrips * step < columns ? begin + kTileStrips * step : columns;
#pragma unroll 1
    for (; row < end; ++row) {
      Run run(io);
      run.fetch(row);
      run.ready();
      judge_row(run, row, begin, step, limit, tally);
    }
  }
  tally.flush();
}

#if !defined(__CUDACC_RTC__)
constexpr int64_t kMostBlocks = 4096; // each takes many places, so that counts are added to the report rarely

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
      constexpr int across = width * kTileStrips;
      const int64_t tiles = (places + kTileRows - 1) / kTileRows * ((columns + across - 1) / across);
      const unsigned grid = static_cast<unsigned>(tiles < kMostBlocks ? tiles : kMostBlocks);
      tiles_kernel<Run, Arms, Groups, Tensors><<<grid, kRowThreads, 0, stream>>>(places, columns, report, io);
      return true;
    }
  int lanes = 1;
  while (lanes < 32 && lanes * kStrip * kAtOnce < columns)
    lanes *= 2;
  if (places < kFewPlaces && columns > width / 2)
    lanes = static_cast<int>(kRowThreads);
  const int64_t teams = static_cast<int>(kRowThreads) / lanes;
  const int64_t blocks = (places + teams - 1) / teams;
  const unsigned grid = static_cast<unsigned>(blocks < kMostBlocks ? blocks : kMostBlocks);
  run_kernel<Run, Arms, Groups, Tensors><<<grid, kRowThreads, 0, stream>>>(places, columns, lanes, report, io);
  return true;
}
#endif

} // namespace qkc
#endif
