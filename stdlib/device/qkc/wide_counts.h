#pragma once
// Counts of the checkers in qkc/wide.h, and elements that wait for an exact judgement.

#include "qkc/strips.h"

#if QKC_WIDE
namespace qkc {

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

QKC_FN uint32_t fetch_add_shared(uint32_t* p, uint32_t amount) {
#if QKC_GPU
  return atomicAdd(p, amount);
#else
  return __atomic_fetch_add(p, amount, __ATOMIC_RELAXED);
#endif
}

// Counts of a block in memory that its threads share, for what the quick test leaves; what it settles is one count in a
// register.
template <int Arms, int Groups> class BlockTally {
public:
  struct Memory {
    uint32_t counts[3 * Arms]; // judged, rejected, not judged, of each arm
    uint64_t alive[Groups > 0 ? Groups : 1];
    uint64_t noted[Groups > 0 ? Groups : 1];  // combinations whose failures the block noted,
    uint64_t latest[Groups > 0 ? Groups : 1]; // at this place or before it
  };

  QKC_MEMBER BlockTally(qkc_check_report* report, Memory* memory) : report_(report), memory_(memory) {}

  QKC_MEMBER void accept(int arm, int count) { add(3 * arm, static_cast<uint32_t>(count)); }
  QKC_MEMBER bool judge(int arm, int64_t element, bool accepted) {
    add(3 * arm, 1);
    if (!accepted)
      reject(arm, element);
    return !accepted;
  }
  QKC_MEMBER bool judge_choice(int arm, int group, int64_t element, uint64_t explained, uint64_t full) {
    add(3 * arm, 1);
    if (explained == 0) {
      reject(arm, element);
      return true;
    }
    if (explained != full) {
      if ((memory_->alive[group] & ~explained) != 0)
        atomic_and(&memory_->alive[group], explained);
      note(group, full & ~explained, QKC_PLACE(arm, element));
    }
    return false;
  }
  QKC_MEMBER void skip(int arm) { add(3 * arm + 2, 1); }

  // Called by all threads of a block, before the first element and after the last, when this thread's quick test
  // settled `accepted` elements of the arm.
  static QKC_MEMBER void start(Memory& memory) {
#if QKC_LANES
    for (unsigned k = threadIdx.x; k < 3 * Arms; k += blockDim.x)
      memory.counts[k] = 0;
    if constexpr (Groups > 0)
      for (unsigned k = threadIdx.x; k < Groups; k += blockDim.x) {
        memory.alive[k] = ~uint64_t(0);
        memory.noted[k] = memory.latest[k] = 0;
      }
    __syncthreads();
#endif
  }
  QKC_MEMBER void flush(int arm, uint32_t accepted) {
#if QKC_LANES
    for (int distance = 16; distance > 0; distance /= 2)
      accepted += __shfl_xor_sync(0xffffffffu, accepted, distance);
    if (threadIdx.x % 32 == 0 && accepted != 0)
      add(3 * arm, accepted);
    __syncthreads();
    for (unsigned k = threadIdx.x; k < 3 * Arms; k += blockDim.x) {
      qkc_arm_report& to = report_->arms[k / 3];
      if (memory_->counts[k] != 0)
        atomic_add(k % 3 == 0 ? &to.judged : k % 3 == 1 ? &to.rejected : &to.not_judged, uint64_t(memory_->counts[k]));
    }
    if constexpr (Groups > 0)
      for (unsigned k = threadIdx.x; k < Groups; k += blockDim.x)
        if (memory_->alive[k] != ~uint64_t(0))
          atomic_and(&report_->groups[k].alive, memory_->alive[k]);
#endif
  }

private:
  QKC_MEMBER void add(int counter, uint32_t amount) { fetch_add_shared(&memory_->counts[counter], amount); }
  // The report is not asked again about what the block noted: places mostly ascend. `latest` is raised before a
  // combination counts as noted, so that who sees it noted sees the place.
  QKC_MEMBER void note(int group, uint64_t missing, uint64_t place) {
#if QKC_GPU
    const volatile uint64_t* noted = &memory_->noted[group];
    const volatile uint64_t* latest = &memory_->latest[group];
    if ((missing & ~*noted) == 0) {
      __threadfence_block();
      if (place >= *latest)
        return;
    }
#endif
    note_failures(&report_->groups[group], missing, place);
#if QKC_GPU
    atomicMax(reinterpret_cast<unsigned long long*>(&memory_->latest[group]), static_cast<unsigned long long>(place));
    __threadfence_block();
    atomicOr(reinterpret_cast<unsigned long long*>(&memory_->noted[group]), static_cast<unsigned long long>(missing));
#endif
  }
  QKC_MEMBER void reject(int arm, int64_t element) {
    add(3 * arm + 1, 1);
    keep_rejected(report_, QKC_PLACE(arm, element));
  }

  qkc_check_report* report_;
  Memory* memory_;
};

// A thread's own counts, for runs whose every element is judged by itself: the same interface.
template <int Arms, int Groups> class ThreadTally : public Tally<Arms, Groups> {
public:
  struct Memory {};
  QKC_MEMBER ThreadTally(qkc_check_report* report, Memory*) : Tally<Arms, Groups>(report) {}
  static QKC_MEMBER void start(Memory&) {}
  QKC_MEMBER void flush(int, uint32_t) { Tally<Arms, Groups>::flush(); }
};

template <class Run, int Arms, int Groups, bool HasTest = (Run::kQuickArm >= 0)> struct TallyOf {
  using Type = BlockTally<Arms, Groups>;
};
template <class Run, int Arms, int Groups> struct TallyOf<Run, Arms, Groups, false> {
  using Type = ThreadTally<Arms, Groups>;
};

// Elements that the quick test left, of one warp. They wait until there is one for each lane: then all of them are
// judged at once, as on a CPU, from memory.
constexpr int kWaiting = 96;
struct Waiting {
  uint64_t elements[kWaiting]; // place * columns + column
  uint32_t count;
};

// A function of its own: it is rarely needed.
template <class Run, class Tensors, class Tally>
QKC_APART static void judge_alone(const Tensors* io, int64_t place, int64_t column, Tally tally) {
  Run::judge_alone(*io, place, column, tally);
}

// The judging of a thread's elements: what the quick test settles is a count in a register, what it leaves waits.
template <class Run, class Tensors, class Tally> class Judging {
public:
  QKC_MEMBER Judging(const Tensors& io, int columns, Tally& tally, Waiting* waiting)
      : io_(io), columns_(columns), tally_(tally), waiting_(waiting) {}

  QKC_MEMBER void accept(int count) { accepted_ += static_cast<uint32_t>(count); }
  QKC_MEMBER uint32_t accepted() const { return accepted_; }

  // The first `count` elements of the strip that the run has loaded.
  QKC_MEMBER void strip(Run& run, int64_t place, int count) {
    if constexpr (Run::kQuickArm >= 0) {
      if (count == kStrip && run.differ() == 0)
        accept(count);
      else
        leave(run, place, count);
    } else {
#pragma unroll
      for (int k = 0; k < kStrip; ++k)
        if (k < count) {
          run.wide_at = k;
          run.judge(place, tally_);
        }
    }
  }

  // A strip that is not settled as a whole.
  QKC_MEMBER void leave(Run& run, int64_t place, int count) {
    unsigned open = run.open(count) & ((1u << count) - 1);
    accept(count - popcount(open));
#pragma unroll 1
    for (; open != 0; open &= open - 1) {
      const int column = run.wide.column + popcount(~open & (open - 1));
#if QKC_LANES
      const uint32_t slot = fetch_add_shared(&waiting_->count, 1);
      if (slot < kWaiting) {
        waiting_->elements[slot] = static_cast<uint64_t>(place * columns_ + column);
        continue;
      }
#endif
      judge_alone<Run, Tensors, Tally>(&io_, place, column, tally_);
    }
  }

  // Strips of a row that are in registers: those that the quick test leaves are loaded again.
  template <int Count>
  QKC_MEMBER void strips(Run& run, const typename Run::Words (&words)[Count], int strips, int64_t place, int column,
                         int step) {
    unsigned left = 0;
#pragma unroll
    for (int k = 0; k < Count; ++k)
      if (k < strips) {
        run.wide = words[k];
        if constexpr (Run::kQuickArm >= 0)
          left |= run.differ() != 0 ? 1u << k : 0u;
        else
          strip(run, place, kStrip);
      }
    if constexpr (Run::kQuickArm >= 0) {
      accept(kStrip * (strips - popcount(left)));
#pragma unroll 1
      for (; left != 0; left &= left - 1) {
        run.load_row(column + popcount(~left & (left - 1)) * step);
        leave(run, place, kStrip);
      }
    }
  }

  // Judges what waits where all of it is of the row that the warp holds, from there. All lanes of a warp call it.
  template <class Row> QKC_MEMBER void drain_held(Run& run, int64_t place, const Row& row) {
#if QKC_LANES
    if constexpr (Run::kQuickArm >= 0) {
      __syncwarp();
      const uint32_t count = waiting_->count < kWaiting ? waiting_->count : kWaiting;
      if (count == 0)
        return;
      const uint64_t first = static_cast<uint64_t>(place * columns_);
#pragma unroll 1
      for (uint32_t k = threadIdx.x % 32; k < count; k += 32) {
        const int column = static_cast<int>(waiting_->elements[k] - first);
        row.take(run, column / kStrip);
        run.wide_at = column % kStrip;
        run.judge(place, tally_);
      }
      empty();
    }
#endif
  }

  // Judges what waits, where that is `least` elements or more. All lanes of a warp call it.
  QKC_MEMBER void drain(uint32_t least) {
#if QKC_LANES
    if constexpr (Run::kQuickArm >= 0) {
      __syncwarp();
      const uint32_t count = waiting_->count < kWaiting ? waiting_->count : kWaiting;
      if (count < least)
        return;
#pragma unroll 1
      for (uint32_t k = threadIdx.x % 32; k < count; k += 32) {
        int64_t place = static_cast<int64_t>(waiting_->elements[k]);
        const int64_t column = split(place, columns_);
        judge_alone<Run, Tensors, Tally>(&io_, place, column, tally_);
      }
      empty();
    }
#endif
  }

private:
#if QKC_LANES
  QKC_MEMBER void empty() {
    __syncwarp();
    if (threadIdx.x % 32 == 0)
      waiting_->count = 0;
    __syncwarp();
  }
#endif

  const Tensors& io_;
  int columns_;
  Tally& tally_;
  Waiting* waiting_;
  uint32_t accepted_ = 0;
};

} // namespace qkc
#endif
