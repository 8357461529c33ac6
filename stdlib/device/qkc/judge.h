#pragma once
// What generated checkers count with. A Tally is a thread's own part of a report; it is added to the report once, after
// the thread's last element.

#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/rows.h"

namespace qkc {

QKC_FN uint64_t fetch_add(uint64_t* p, uint64_t v) {
#if QKC_GPU
  return atomicAdd(reinterpret_cast<unsigned long long*>(p), static_cast<unsigned long long>(v));
#else
  return __atomic_fetch_add(p, v, __ATOMIC_RELAXED);
#endif
}

// Functions of their own: they are called rarely, from many places.
[[maybe_unused]] QKC_APART static void keep_rejected(qkc_check_report* report, uint64_t place) {
  const uint64_t slot = fetch_add(&report->kept, uint64_t(1));
  if (slot < QKC_MAX_KEPT)
    report->kept_places[slot] = place;
}
[[maybe_unused]] QKC_APART static void note_failures(qkc_group_report* group, uint64_t missing, uint64_t place) {
  for (int bit = 0; missing != 0; ++bit, missing >>= 1)
    if ((missing & 1) != 0 && place < group->first_failure[bit])
      atomic_min(&group->first_failure[bit], place);
}

#if QKC_GPU
using Count = uint32_t; // a thread's own counts
#else
using Count = uint64_t;
#endif

template <int Arms, int Groups> class Tally {
public:
  QKC_MEMBER explicit Tally(qkc_check_report* report) : report_(report) {
    for (int k = 0; k < Arms; ++k)
      judged_[k] = rejected_[k] = skipped_[k] = masked_[k] = wide_[k] = 0;
    for (int k = 0; k < kGroupSlots; ++k) {
      alive_[k] = ~uint64_t(0);
      noted_[k] = 0;
      latest_[k] = 0;
    }
  }

  // Elements that every combination explains.
  QKC_MEMBER void accept(int arm, int count) { judged_[arm] += static_cast<unsigned>(count); }

  // An element without a choice. Returns whether it was rejected.
  QKC_MEMBER bool judge(int arm, int64_t element, bool accepted) {
    ++judged_[arm];
    if (!accepted)
      reject(arm, element);
    return !accepted;
  }

  // An element explained by the combinations `explained` of a group of `full`; element-level choices are projected out.
  // An element that no combination explains is rejected by itself and leaves the group alone.
  QKC_MEMBER bool judge_choice(int arm, int group, int64_t element, uint64_t explained, uint64_t full) {
    ++judged_[arm];
    if (explained == 0) {
      reject(arm, element);
      return true;
    }
    if (explained != full) {
      alive_[group] &= explained;
      note_failures(group, full & ~explained, QKC_PLACE(arm, element));
    }
    return false;
  }

  QKC_MEMBER void skip(int arm) { ++skipped_[arm]; }

  // An enclosure with more than one admissible code; `wide`: more than one step apart.
  QKC_MEMBER void mask(int arm, bool wide) {
    ++masked_[arm];
    wide_[arm] += wide ? 1 : 0;
  }

  // An instance of a `per [...]` scope that no combination explains.
  QKC_MEMBER void reject_instance(int group, int64_t instance) {
    atomic_add(&report_->groups[group].instances_rejected, uint64_t(1));
    atomic_min(&report_->groups[group].first_instance, static_cast<uint64_t>(instance));
  }
  QKC_MEMBER void keep_alive(int group, uint64_t combinations) { alive_[group] &= combinations; }

  // Called once, by all threads of a block.
  QKC_MEMBER void flush() {
#if QKC_GPU
    __shared__ unsigned long long counts[5 * Arms];
    for (unsigned k = threadIdx.x; k < 5 * Arms; k += blockDim.x)
      counts[k] = 0;
    __syncthreads();
    for (int k = 0; k < Arms; ++k) {
      gather(&counts[5 * k], judged_[k]);
      gather(&counts[5 * k + 1], rejected_[k]);
      gather(&counts[5 * k + 2], skipped_[k]);
      gather(&counts[5 * k + 3], masked_[k]);
      gather(&counts[5 * k + 4], wide_[k]);
    }
    __syncthreads();
    for (unsigned k = threadIdx.x; k < 5 * Arms; k += blockDim.x) {
      qkc_arm_report& arm = report_->arms[k / 5];
      add(k % 5 == 0   ? &arm.judged
          : k % 5 == 1 ? &arm.rejected
          : k % 5 == 2 ? &arm.not_judged
          : k % 5 == 3 ? &arm.masked
                       : &arm.wide,
          counts[k]);
    }
#else
    for (int k = 0; k < Arms; ++k) {
      add(&report_->arms[k].judged, judged_[k]);
      add(&report_->arms[k].rejected, rejected_[k]);
      add(&report_->arms[k].not_judged, skipped_[k]);
      add(&report_->arms[k].masked, masked_[k]);
      add(&report_->arms[k].wide, wide_[k]);
    }
#endif
    for (int k = 0; k < Groups; ++k)
      if (alive_[k] != ~uint64_t(0))
        atomic_and(&report_->groups[k].alive, alive_[k]);
  }

private:
  static constexpr int kGroupSlots = Groups > 0 ? Groups : 1;

  static QKC_MEMBER void add(uint64_t* counter, uint64_t amount) {
    if (amount != 0)
      atomic_add(counter, amount);
  }

#if QKC_GPU
  // The sum over the warp, added to the block's.
  static QKC_MEMBER void gather(unsigned long long* counter, Count amount) {
    if (__any_sync(0xffffffffu, amount != 0) == 0)
      return;
    unsigned long long sum = amount;
    for (int distance = 16; distance > 0; distance /= 2)
      sum += __shfl_xor_sync(0xffffffffu, sum, distance);
    if (threadIdx.x % 32 == 0)
      atomicAdd(counter, sum);
  }
#endif

  QKC_MEMBER void reject(int arm, int64_t element) {
    ++rejected_[arm];
    keep_rejected(report_, QKC_PLACE(arm, element));
  }

  // Threads mostly walk in ascending order: what failed at an earlier place is known then.
  QKC_MEMBER void note_failures(int group, uint64_t missing, uint64_t place) {
    if ((missing & ~noted_[group]) == 0 && place >= latest_[group])
      return;
    noted_[group] |= missing;
    latest_[group] = place > latest_[group] ? place : latest_[group];
    qkc::note_failures(&report_->groups[group], missing, place);
  }

  qkc_check_report* report_;
  Count judged_[Arms];
  Count rejected_[Arms];
  Count skipped_[Arms];
  Count masked_[Arms];
  Count wide_[Arms];
  uint64_t alive_[kGroupSlots];
  uint64_t noted_[kGroupSlots];  // combinations whose failures were noted,
  uint64_t latest_[kGroupSlots]; // at this place or before it
};

// OR over one digit of the combination numbers: bits that agree in all other digits become equal. `stride` is the
// weight of the digit, `arity` its number of values, `full` the combinations there are.
QKC_FN uint64_t project(uint64_t combinations, int stride, int arity, uint64_t full) {
  if (combinations == full)
    return full;
  uint64_t result = 0;
  for (int number = 0; number < 64 && (full >> number & 1) != 0; ++number) {
    const int base = number - number / stride % arity * stride;
    uint64_t any = 0;
    for (int digit = 0; digit < arity; ++digit)
      any |= combinations >> (base + digit * stride) & 1;
    result |= any << number;
  }
  return result;
}

// Whether two codes are the same value where the contract asks for no more: zeros of either sign, NaNs of any payload.
template <class F, bool ZerosSame, bool NansSame> QKC_FN bool same(typename F::storage a, typename F::storage b) {
  if (a == b)
    return true;
  if constexpr (F::is_float) {
    if (NansSame && is_nan<F>(a) && is_nan<F>(b))
      return true;
    if (ZerosSame && !is_nan<F>(a) && !is_nan<F>(b))
      return value<F>(a) == 0 && value<F>(b) == 0;
  }
  return false;
}

// A report that is empty, word by word: as clear() below.
constexpr int64_t kArmWords = sizeof(qkc_check_report::arms) / 8;
constexpr int64_t kGroupWords = sizeof(qkc_group_report) / 8;
constexpr int64_t kReportWords = sizeof(qkc_check_report) / 8;
struct ClearReport {
  uint64_t* words;
  QKC_MEMBER void operator()(int64_t, int64_t k) const {
    const int64_t group = k - kArmWords;
    const bool isGroup = group >= 0 && group < kGroupWords * QKC_MAX_GROUPS;
    const bool isPlace = k >= kReportWords - QKC_MAX_KEPT;
    // Of a group all but instances_rejected, the last word but one.
    words[k] = isPlace || (isGroup && group % kGroupWords != kGroupWords - 2) ? ~uint64_t(0) : 0;
  }
};

template <class T> struct Fill {
  T* data;
  T value;
  QKC_MEMBER void operator()(int64_t, int64_t k) const { data[k] = value; }
};

#if !defined(__CUDACC_RTC__)
template <int Arms, int Groups, class Body>
inline void judge_rows(int64_t rows, int64_t columns, cudaStream_t stream, qkc_check_report* report, const Body& body) {
  for_rows_with<Tally<Arms, Groups>>(rows, columns, kStretch, stream, report, body);
}

template <class T> inline void fill(T* data, T value, int64_t count, cudaStream_t stream) {
  for_rows(1, count, stream, Fill<T>{data, value});
}

// A record of the caller's that kernels write: sent to the device, and fetched when they are done.
template <class Record> class OnDevice {
public:
  OnDevice(Record* record, cudaStream_t stream)
      : record_(record), stream_(stream), memory_(QKC_CUDA ? sizeof(Record) : 0, stream) {
#if QKC_CUDA
    copy_ = memory_.template as<Record>();
    cudaMemcpyAsync(copy_, record_, sizeof(Record), cudaMemcpyHostToDevice, stream_);
#else
    copy_ = record_;
#endif
  }
  Record* get() const { return copy_; }
  void fetch() {
#if QKC_CUDA
    cudaMemcpyAsync(record_, copy_, sizeof(Record), cudaMemcpyDeviceToHost, stream_);
    cudaStreamSynchronize(stream_);
#endif
  }

private:
  Record* record_;
  cudaStream_t stream_;
  Workspace memory_;
  Record* copy_;
};
using PositionOnDevice = OnDevice<qkc_position>;

// A report that is empty: nothing judged, everything alive.
inline void clear(qkc_check_report& report) {
  for (int k = 0; k < QKC_MAX_ARMS; ++k)
    report.arms[k] = qkc_arm_report{};
  for (int g = 0; g < QKC_MAX_GROUPS; ++g) {
    report.groups[g].alive = ~uint64_t(0);
    report.groups[g].instances_rejected = 0;
    report.groups[g].first_instance = ~uint64_t(0);
    for (int k = 0; k < QKC_MAX_COMBINATIONS; ++k)
      report.groups[g].first_failure[k] = ~uint64_t(0);
  }
  report.kept = 0;
  for (int k = 0; k < QKC_MAX_KEPT; ++k)
    report.kept_places[k] = ~uint64_t(0);
}

#if QKC_CUDA && defined(__NVCC__) && !defined(__QKC_CPU__)
// Hands a report to the host and leaves an empty one.
struct DeliverReport {
  uint64_t* to;
  uint64_t* words;
  QKC_MEMBER void operator()(int64_t row, int64_t k) const {
    to[k] = words[k];
    ClearReport{words}(row, k);
  }
};

// A thread's memory for reports, of each device: an empty report there, and memory of the host that kernels write.
// Taking memory, emptying it and copying from it would take as long as judging a small tensor.
class ReportMemory {
public:
  ReportMemory() = default;
  ~ReportMemory() {
    cudaFree(device_);
    cudaFreeHost(host_);
  }
  ReportMemory(const ReportMemory&) = delete;
  ReportMemory& operator=(const ReportMemory&) = delete;

  // On failure the report is null and cudaGetLastError says why.
  static ReportMemory& ready(cudaStream_t stream) {
    constexpr int kDevices = 64;
    static thread_local ReportMemory memory[kDevices];
    int device = 0;
    if (cudaGetDevice(&device) != cudaSuccess || device < 0 || device >= kDevices)
      device = 0;
    memory[device].prepare(stream);
    return memory[device];
  }
  qkc_check_report* report() const { return device_; }
  qkc_check_report* delivered() const { return host_; }

private:
  void prepare(cudaStream_t stream) {
    if (device_ != nullptr)
      return;
    if (cudaMallocHost(reinterpret_cast<void**>(&host_), sizeof(qkc_check_report)) != cudaSuccess ||
        cudaMalloc(reinterpret_cast<void**>(&device_), sizeof(qkc_check_report)) != cudaSuccess) {
      device_ = nullptr;
      return;
    }
    for_rows(1, kReportWords, stream, ClearReport{reinterpret_cast<uint64_t*>(device_)});
  }

  qkc_check_report* device_ = nullptr;
  qkc_check_report* host_ = nullptr;
};

class ReportOnDevice {
public:
  ReportOnDevice(qkc_check_report* report, cudaStream_t stream)
      : report_(report), stream_(stream), memory_(ReportMemory::ready(stream)) {}
  qkc_check_report* get() const { return memory_.report(); }
  void fetch() {
    for_rows(1, kReportWords, stream_,
             DeliverReport{reinterpret_cast<uint64_t*>(memory_.delivered()), reinterpret_cast<uint64_t*>(get())});
    if (cudaStreamSynchronize(stream_) == cudaSuccess && get() != nullptr)
      *report_ = *memory_.delivered();
  }

private:
  qkc_check_report* report_;
  cudaStream_t stream_;
  ReportMemory& memory_;
};
#elif QKC_CUDA && !defined(__QKC_CPU__)
// On a GPU the report is emptied where it lies: sending it takes longer than judging a small tensor.
class ReportOnDevice {
public:
  ReportOnDevice(qkc_check_report* report, cudaStream_t stream)
      : report_(report), stream_(stream), memory_(sizeof(qkc_check_report), stream) {
    for_rows(1, kReportWords, stream, ClearReport{memory_.as<uint64_t>()});
  }
  qkc_check_report* get() const { return memory_.as<qkc_check_report>(); }
  void fetch() {
    cudaMemcpyAsync(report_, get(), sizeof(qkc_check_report), cudaMemcpyDeviceToHost, stream_);
    cudaStreamSynchronize(stream_);
  }

private:
  qkc_check_report* report_;
  cudaStream_t stream_;
  Workspace memory_;
};
#else
using ReportOnDevice = OnDevice<qkc_check_report>;
#endif
#endif

} // namespace qkc
