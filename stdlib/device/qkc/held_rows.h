#pragma once
// Rows that wait in memory of the block, copied there whole by the hardware, while other warps work: each is read twice
// from there, so that no register holds its words, and a row has one warp or a few, a warp one row or several.

#include "qkc/wide_rows.h"

#if QKC_WIDE
namespace qkc {

constexpr int kHeldBytes = 50 * 1024; // of rows in a block: four blocks fill a multiprocessor's memory
constexpr int kMostBytes = 88 * 1024; // of a single row: with all else what a block may take on most devices
constexpr int kBytesOfWarp = 12800;   // of a row for each warp of its team: 16 warps and more fit on a multiprocessor
constexpr int kColumnsOfLane = 64;    // of rows that are shorter than a warp takes
constexpr int kMostStrips = 32;       // of a lane: bits of a word
constexpr int kBytesTogether = 96;    // of strips that a lane loads together: 24 registers
constexpr int kBlocksOfHeld = 3;      // 80 registers
constexpr int kHeldColumns = 32;      // a row is copied in parts of 16 bytes: of 4 bits or more for each column
constexpr int kEach = static_cast<int>(kRowThreads) / 32; // most warps of a block

// Whether the rows of a warp's lanes lie behind each other in memory: row `place` begins `elements` words after the
// first row of all, for each tensor.
class SameStart {
public:
  QKC_MEMBER explicit SameStart(bool active) : active_(active) {}
  template <class Word> QKC_MEMBER void see(const Word* row, int64_t words) {
#if QKC_LANES
    const uint64_t start = bit_cast<uint64_t>(row) - static_cast<uint64_t>(words) * sizeof(Word);
    const bool same = __shfl_sync(0xffffffffu, start, 0) == start; // by all lanes, whatever they saw before
    same_ = same_ && (same || !active_);
#else
    (void)row;
    (void)words;
#endif
  }
  QKC_MEMBER bool all(bool too) const {
#if QKC_LANES
    return __all_sync(0xffffffffu, same_ && too ? 1 : 0) != 0;
#else
    return same_ && too;
#endif
  }

private:
  bool active_;
  bool same_ = true;
};

// Where the row of a team lies, or the rows of a warp's teams: the words of each tensor behind each other, in the order
// in which the run names them.
class HeldRow {
public:
  QKC_MEMBER HeldRow(unsigned char* memory, uint64_t* arrived, int columns, int log_lanes)
      : memory_(memory), arrived_(arrived), strips_(columns / kStrip), log_lanes_(log_lanes), first_(0), count_(0),
        turned_(0) {
    if (log_lanes >= 5) { // a warp takes strips that lie behind each other, its lanes each 32nd
      const int each = ((strips_ + step() - 1) >> log_lanes_) * 32;
      first_ = (lane() / 32) * each + lane() % 32;
      const int end = lane() / 32 * each + each < strips_ ? lane() / 32 * each + each : strips_;
      count_ = first_ < end ? (end - first_ + 31) / 32 : 0;
      return;
    }
    first_ = lane();
    count_ = lane() < strips_ ? (strips_ - lane() + step() - 1) >> log_lanes_ : 0;
    // Teams of a warp begin at other strips: the same ones lie in the same banks of the memory.
    if ((count_ & (count_ - 1)) == 0 && count_ != 0)
      turned_ = row() & (count_ - 1);
  }

  // Rows that are held together.
  static QKC_MEMBER int rows_of(int log_lanes) { return log_lanes < 5 ? 32 >> log_lanes : 1; }

  // Called once by all threads of a block, before the first row.
  QKC_MEMBER void start() const {
#if QKC_GPU && __CUDA_ARCH__ >= 900
    if (leads()) {
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" : : "r"(shared(arrived_)) : "memory");
      asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
    }
    __syncthreads();
#endif
  }

  // Copies the first `strip` strips of each tensor, or reads strip number `strip` of each.
  class Words {
  public:
    QKC_MEMBER Words(const HeldRow& row, int strip) : row_(row), strip_(strip) {}
    template <class Strip, class Word> QKC_MEMBER void ask(const Strip&, const Word* from) {
      row_.copy(row_.memory_ + passed_ * row_.all(), reinterpret_cast<const unsigned char*>(from),
                strip_ * Strip::kBytes);
      passed_ += Strip::kBytes;
    }
    template <class Strip> QKC_MEMBER void take(Strip& to) {
      const unsigned char* from = row_.memory_ + passed_ * row_.all() + strip_ * Strip::kBytes;
#pragma unroll
      for (int k = 0; k < Strip::kUnits; ++k)
        to.set_unit(k, from + k * Strip::kUnit);
      passed_ += Strip::kBytes;
    }
    template <class Strip> QKC_MEMBER void pass(const Strip&) { passed_ += Strip::kBytes; }

  private:
    const HeldRow& row_;
    int strip_;
    int passed_ = 0;
  };

  // Whether the row, or those of the warp, can be copied in one go. All lanes call it; `active` ones have a place.
  template <class Run> QKC_MEMBER bool fits(const Run& run, int64_t place, bool active) const {
    bool whole = active ? run.wide_whole : log_lanes_ < 5;
    if (log_lanes_ < 5) {
      SameStart same(active);
      run.see(place * (strips_ * kStrip), same);
      whole = same.all(whole);
    }
    return whole;
  }
  // Asks for the next rows, `rows` of them; all lanes have read the last ones.
  template <class Run> QKC_MEMBER void ask(const Run& run, int rows) const {
#if QKC_GPU && __CUDA_ARCH__ >= 900
    if (!leads())
      return;
    const uint32_t bytes = static_cast<uint32_t>(rows * strips_ * Run::kBytes);
    asm volatile("{.reg .b64 state;\nmbarrier.arrive.expect_tx.shared::cta.b64 state, [%0], %1;}"
                 :
                 : "r"(shared(arrived_)), "r"(bytes)
                 : "memory");
#endif
    Words words(*this, rows * strips_);
    run.ask(words);
  }
  // Waits for a row that was asked for; `turn` is 0 for the first, then 1, 0, ... All lanes call it, `held` or not.
  QKC_MEMBER void wait(bool held, uint32_t turn) const {
#if QKC_GPU && __CUDA_ARCH__ >= 900
    if (!held)
      return;
    asm volatile("{.reg .pred there;\n"
                 "again:\n"
                 "mbarrier.try_wait.parity.shared::cta.b64 there, [%0], %1;\n"
                 "@!there bra again;}"
                 :
                 : "r"(shared(arrived_)), "r"(turn)
                 : "memory");
#else
    (void)held;
    (void)turn;
    meet();
#endif
  }
  // Where all lanes of a team wait for each other.
  QKC_MEMBER void meet() const {
#if QKC_LANES
    if (log_lanes_ > 5)
      __syncthreads();
    else
      __syncwarp();
#endif
  }
  // How many strips a lane has, and the number of the k-th in its row.
  QKC_MEMBER int count() const { return count_; }
  QKC_MEMBER int strip(int k) const { return first_ + (is_long() ? 32 * k : (k ^ turned_) << log_lanes_); }
  // The same where rows are known to be long or not, for k + next, where k is a multiple of Together and `next` less:
  // strip_from(k) + strip_at(next).
  template <bool Long, int Together> QKC_MEMBER int strip_from(int k) const {
    return Long ? first_ + 32 * k : (k ^ (turned_ & -Together)) << log_lanes_;
  }
  template <bool Long, int Together> QKC_MEMBER int strip_at(int next) const {
    return Long ? 32 * next : first_ + ((next ^ (turned_ & (Together - 1))) << log_lanes_);
  }
  // A row has a warp or more.
  QKC_MEMBER bool is_long() const { return log_lanes_ >= 5; }
  // Words of a strip of this lane's row.
  QKC_MEMBER Words words(int strip) const { return Words(*this, row() * strips_ + strip); }
  template <class Run> QKC_MEMBER void take(Run& run, int strip) const {
    Words from = words(strip);
    run.take(strip * kStrip, from);
  }

private:
  QKC_MEMBER int lane() const {
#if QKC_LANES
    return static_cast<int>(threadIdx.x) & ((1 << log_lanes_) - 1);
#else
    return 0;
#endif
  }
  QKC_MEMBER int step() const { return 1 << log_lanes_; }
  // The row of this lane among those of its warp.
  QKC_MEMBER int row() const {
#if QKC_LANES
    return log_lanes_ < 5 ? static_cast<int>(threadIdx.x % 32) >> log_lanes_ : 0;
#else
    return 0;
#endif
  }
  QKC_MEMBER int all() const { return rows_of(log_lanes_) * strips_; }
  // Of the team, or of a warp of several teams.
  QKC_MEMBER int holder_lane() const {
#if QKC_LANES
    return static_cast<int>(threadIdx.x) & ((log_lanes_ < 5 ? 32 : step()) - 1);
#else
    return 0;
#endif
  }
  QKC_MEMBER bool leads() const { return holder_lane() == 0; }
#if QKC_GPU
  static QKC_MEMBER uint32_t shared(const void* at) { return static_cast<uint32_t>(__cvta_generic_to_shared(at)); }
#endif
  QKC_MEMBER void copy(unsigned char* to, const unsigned char* from, int bytes) const {
#if QKC_GPU && __CUDA_ARCH__ >= 900
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                 :
                 : "r"(shared(to)), "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(shared(arrived_))
                 : "memory");
#else
#if QKC_LANES // from the first of the rows
    from = bit_cast<const unsigned char*>(__shfl_sync(0xffffffffu, bit_cast<uint64_t>(from), 0));
#endif
    const int lanes = log_lanes_ < 5 ? 32 : step();
    for (int k = 4 * holder_lane(); k < bytes; k += 4 * lanes)
      *reinterpret_cast<uint32_t*>(to + k) = *reinterpret_cast<const uint32_t*>(from + k);
#endif
  }

  unsigned char* memory_;
  uint64_t* arrived_;
  int strips_; // of a row
  int log_lanes_;
  int first_; // strip of a lane
  int count_;
  int turned_;
};

// Strips that are loaded together, a power of two.
template <class Run>
constexpr int kTogether = Run::kBytes * 4 <= kBytesTogether   ? 4
                          : Run::kBytes * 2 <= kBytesTogether ? 2
                                                              : 1;

// Some strips of a row, one or kTogether: `bit` is that of the first.
template <int Count> struct Strips {
  int strips[Count];
  unsigned bit;
};

// Calls each(strips) for the strips of a lane, some at a time.
template <bool Long, int Together, class Each> QKC_FN void for_strips_of(const HeldRow& row, const Each& each) {
  const int count = row.count();
  int at[Together];
#pragma unroll
  for (int next = 0; next < Together; ++next)
    at[next] = row.template strip_at<Long, Together>(next);
  unsigned bit = 1;
  int k = 0;
#pragma unroll 1
  for (; k + Together <= count; k += Together, bit <<= Together) {
    Strips<Together> some;
#pragma unroll
    for (int next = 0; next < Together; ++next)
      some.strips[next] = row.template strip_from<Long, Together>(k) + at[next];
    some.bit = bit;
    each(some);
  }
  if constexpr (Together > 1) {
#pragma unroll 1
    for (; k < count; ++k, bit <<= 1)
      each(Strips<1>{{row.strip(k)}, bit});
  }
}

template <int Together, class Each> QKC_FN void for_strips(const HeldRow& row, const Each& each) {
  if (row.is_long())
    for_strips_of<true, Together>(row, each);
  else
    for_strips_of<false, Together>(row, each);
}

template <class Run> QKC_FN void reduce_held(Run& run, typename Run::Values& own, const HeldRow& row) {
  for_strips<kTogether<Run>>(row, [&]<int Count>(const Strips<Count>& some) {
    typename Run::Words all[Count];
#pragma unroll
    for (int k = 0; k < Count; ++k) {
      auto words = row.words(some.strips[k]);
      run.take_first(some.strips[k] * kStrip, words);
      all[k] = run.wide;
    }
    run.step_strips(own, all);
  });
}

// The strips that the quick test leaves.
template <class Run> QKC_FN unsigned test_held(Run& run, const HeldRow& row) {
  unsigned left = 0;
  for_strips<kTogether<Run>>(row, [&]<int Count>(const Strips<Count>& some) {
    typename Run::Words all[Count];
#pragma unroll
    for (int k = 0; k < Count; ++k) {
      row.take(run, some.strips[k]);
      all[k] = run.wide;
    }
#pragma unroll
    for (int k = 0; k < Count; ++k) {
      run.wide = all[k];
      left |= run.differ() != 0 ? some.bit << k : 0u;
    }
  });
  return left;
}

template <class Run, class Judge> QKC_FN void judge_held(Run& run, int64_t place, const HeldRow& row, Judge& judge) {
  if constexpr (Run::kQuickArm >= 0) {
    unsigned left = 0;
    if constexpr (requires { run.wide_quick; }) {
      if (run.wide_quick.is_exact()) {
        run.wide_quick.only_exact(); // without the other test in its loop
        left = test_held(run, row);
      } else {
        left = test_held(run, row);
      }
    } else {
      left = test_held(run, row);
    }
    judge.accept(kStrip * (row.count() - popcount(left)));
#pragma unroll 1
    for (; left != 0; left &= left - 1) {
      row.take(run, row.strip(popcount(~left & (left - 1))));
      judge.leave(run, place, kStrip);
    }
    if (row.is_long())
      judge.drain_held(run, place, row);
  } else {
    for_strips<1>(row, [&](const Strips<1>& some) {
      row.take(run, some.strips[0]);
      judge.strip(run, place, kStrip);
    });
  }
}

// Rows of which each team holds one, or a warp one for each of its teams, which are not Long. Dynamic memory: the rows,
// then what waits for each warp.
template <bool Long, class Run, int Arms, int Groups, class Tensors>
__global__ void __launch_bounds__(kRowThreads, kBlocksOfHeld)
    held_kernel(int64_t places, int columns, int log_lanes, qkc_check_report* report, Tensors io) {
  __builtin_assume(Long == (log_lanes >= 5)); // half of what follows is not in the kernel
  using Counts = typename TallyOf<Run, Arms, Groups>::Type;
  extern __shared__ __align__(128) unsigned char qkc_rows[]; // copies to other places take longer
  __shared__ typename Counts::Memory counts;
  __shared__ uint64_t arrived[kEach];
  const int number = static_cast<int>(threadIdx.x);
  const int lanes = 1 << log_lanes;
  const int team = number >> log_lanes;
  const int teams = static_cast<int>(blockDim.x) >> log_lanes;
  const int rows = HeldRow::rows_of(log_lanes);
  const int bytes = columns / kStrip * Run::kBytes * rows;
  const int holder = number >> (log_lanes < 5 ? 5 : log_lanes);
  Waiting* waiting =
      reinterpret_cast<Waiting*>(qkc_rows + (teams * bytes >> (log_lanes < 5 ? 5 - log_lanes : 0))) + number / 32;
  if (number % 32 == 0)
    waiting->count = 0;
  Counts::start(counts);
  Counts tally(report, &counts);
  Judging<Run, Tensors, Counts> judging(io, columns, tally, waiting);
  const HeldRow row(qkc_rows + holder * bytes, &arrived[holder], columns, log_lanes);
  row.start();
  const int column = (number & (lanes - 1)) * kStrip;
  const int step = lanes * kStrip;
  const int64_t stride = static_cast<int64_t>(gridDim.x) * teams;
  Run run(io);
  uint32_t turn = 0;
  bool held = false;
  const auto ask = [&](int64_t first) {
    const int64_t place = first + team;
    if (place < places)
      run.fetch(place);
    held = row.fits(run, place, place < places);
    const int64_t begin = first + holder * rows;
    const int count = begin + rows <= places ? rows : static_cast<int>(places - begin);
    if (held && count > 0)
      row.ask(run, count);
    held = held && count > 0;
  };
  int64_t first = static_cast<int64_t>(blockIdx.x) * teams;
  if (first < places)
    ask(first);
  for (; first < places; first += stride) {
    const int64_t place = first + team;
    const bool active = place < places;
    typename Run::Values own;
    row.wait(held, turn);
    turn ^= held ? 1 : 0;
    if constexpr (Run::kReduces) {
      own = Run::first();
      if (active && held)
        reduce_held(run, own, row);
      else if (active)
        reduce_row<kFewStrips>(run, own, column, step, columns);
    }
    settle_row(run, own, place, active, log_lanes, tally);
    if constexpr (Run::kJudges) {
      if (active && held)
        judge_held(run, place, row, judging);
      else if (active)
        judge_row(run, place, column, step, columns, judging);
      if (row.is_long() && !held)
        judging.drain(1); // what waits at a held row is of that row
    }
    row.meet();
    if (first + stride < places)
      ask(first + stride);
    if constexpr (Run::kJudges)
      judging.drain(32);
  }
  judging.drain(1);
  tally.flush(Run::kQuickArm, judging.accepted());
}

} // namespace qkc
#endif
