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

template <int Arms, int Groups> class Tally {
public:
  QKC_MEMBER explicit Tally(qkc_check_report* report) : report_(report) {
    for (int k = 0; k < Arms; ++k)
      judged_[k] = rejected_[k] = skipped_[k] = masked_[k] = wide_[k] = 0;
    for (int k = 0; k < kGroupSlots; ++k)
      alive_[k] = ~uint64_t(0);
  }

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

  QKC_MEMBER void flush() {
    for (int k = 0; k < Arms; ++k) {
      add(&report_->arms[k].judged, judged_[k]);
      add(&report_->arms[k].rejected, rejected_[k]);
      add(&report_->arms[k].not_judged, skipped_[k]);
      add(&report_->arms[k].masked, masked_[k]);
      add(&report_->arms[k].wide, wide_[k]);
    }
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

  QKC_MEMBER void reject(int arm, int64_t element) {
    ++rejected_[arm];
    const uint64_t slot = fetch_add(&report_->kept, uint64_t(1));
    if (slot < QKC_MAX_KEPT)
      report_->kept_places[slot] = QKC_PLACE(arm, element);
  }

  QKC_MEMBER void note_failures(int group, uint64_t missing, uint64_t place) {
    for (int bit = 0; missing != 0; ++bit, missing >>= 1)
      if ((missing & 1) != 0 && place < report_->groups[group].first_failure[bit])
        atomic_min(&report_->groups[group].first_failure[bit], place);
  }

  qkc_check_report* report_;
  uint64_t judged_[Arms];
  uint64_t rejected_[Arms];
  uint64_t skipped_[Arms];
  uint64_t masked_[Arms];
  uint64_t wide_[Arms];
  uint64_t alive_[kGroupSlots];
};

// OR over one digit of the combination numbers: bits that agree in all other digits become equal. `stride` is the
// weight of the digit, `arity` its number of values, `full` the combinations there are.
QKC_FN uint64_t project(uint64_t combinations, int stride, int arity, uint64_t full) {
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
using ReportOnDevice = OnDevice<qkc_check_report>;
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
#endif

} // namespace qkc
