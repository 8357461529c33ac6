// Made by qkc from the contract gemm_splitk_fp32_ordered_3 (hash 18a438ee4c3ac7ff). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/bounds.h"
#include "qkc/enclosure_sum.h"
#include "qkc/functions.h"
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  int64_t C;
  const uint16_t* a; // in: f16[M, K]
  const uint16_t* b; // in: f16[N, K]
  const uint32_t* p; // out: f32[3, M, N]
  const uint16_t* y; // out: f16[M, N]
  float* kept_t;
  uint8_t* rejected_p; // 1 where the returned value was rejected
  uint8_t* unjudged_t;
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.b[i0 * io.K + i1]); }
QKC_FN float load_p(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f32>(io.p[(i0 * io.M + i1) * io.N + i2]); }
QKC_FN bool was_rejected_p(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return io.rejected_p[(i0 * io.M + i1) * io.N + i2] != 0; }

// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN double centre_partial(const Tensors& io, int64_t j, int64_t m, int64_t n) {
  double sum1 = 0.0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((io.C * j) + c))), static_cast<double>(load_b(io, n, ((io.C * j) + c)))));
    }
  }
  return sum1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_partial(const Tensors& io, int64_t j, int64_t m, int64_t n) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      sum1.add(qkc::point(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((io.C * j) + c))), static_cast<double>(load_b(io, n, ((io.C * j) + c))))), true);
    }
  }
  double radius2 = 0.0; // f32_tc
  radius2 = qkc::max<qkc::f64>(radius2, sum1.any_order(-1, false, 0.0));
  const double core3 = sum1.tensor_core(qkc::TensorCore{8, 24, 23, false}, 64, -1.0, 0.0);
  radius2 = qkc::max<qkc::f64>(radius2, core3);
  radius2 = qkc::max<qkc::f64>(radius2, sum1.tensor_core(qkc::TensorCore{16, 25, 23, false}, 64, -1.0, 0.0));
  return sum1.close(sum1.enveloped(sum1.joined(radius2, 64, 0.0), qkc::TensorCore{8, 24, 23, false}, core3, 64));
}
QKC_FN bool is_near_partial(const Tensors& io, int64_t j, int64_t m, int64_t n, uint32_t returned) {
  qkc::NearSum<qkc::f32> near1;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      near1.add(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((io.C * j) + c))), static_cast<double>(load_b(io, n, ((io.C * j) + c)))));
    }
  }
  return near1.admits<qkc::f32>(returned, -1);
}

// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
  }
  return total1;
}
QKC_FN float load_t(const Tensors& io, int64_t m, int64_t n) { return io.kept_t[(m) * io.N + n]; }
QKC_FN bool compute_unjudged_t(const auto& io, int64_t m, int64_t n) {
  bool unjudged1 = false;
  for (int64_t j = 0; j < 3; ++j) {
    unjudged1 = unjudged1 || was_rejected_p(io, j, m, n);
  }
  return unjudged1;
}
QKC_FN bool unjudged_t(const Tensors& io, int64_t m, int64_t n) { return io.unjudged_t[(m) * io.N + n] != 0; }


// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN uint16_t bits_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n));
}

QKC_FN bool unjudged_output(const auto& io, int64_t m, int64_t n) {
  return unjudged_t(io, m, n);
}

struct Compute_t {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t(io, m, n);
    io.unjudged_t[place] = compute_unjudged_t(io, m, n) ? 1 : 0;
  }
};

QKC_FN uint32_t returned_p(const Tensors& io, int64_t place) { return io.p[place]; }

// Judges p[j, m, n].
struct Judge_p {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = (j * io.M + m) * io.N + n;
    const auto returned = returned_p(io, place);
    bool rejected = false;
    if (is_near_partial(io, j, m, n, returned))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f32>(tally, 0, element, returned, bounds_partial(io, j, m, n), qkc::Window{0, 0.0, 0.0});
    io.rejected_p[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint16_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[m, n].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = m * io.N + n;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    if (unjudged_output(io, m, n)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::f16, true, false>(returned, bits_output(io, m, n)));
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  const uint16_t* wide_at_returned_y; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint16_t, 8> returned_y;
  };
  struct Words : Own {
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return io.N;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.returned_y.load_part(wide_at_returned_y + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.returned_y);
  }
  static constexpr bool kReduces = false;
  struct Values {
  };
  static constexpr bool kElements = false;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
  }
  static constexpr bool kJudges = true;
  static constexpr int kQuickArm = -1;
  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {
    Judge_y::judge(*this, place, wide.column + wide_at, tally);
  }
};
[[maybe_unused]] QKC_FN uint16_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t m = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_m = m;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_returned_y = io.y + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_returned_y);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_y);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = 0;
}

#endif

struct Explain_partial {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N) % (io.M);
    const int64_t j = number / (io.N) / (io.M);
    const auto returned = io.p[(j * io.M + m) * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = j;
    out->indices[1] = m;
    out->indices[2] = n;
    out->coordinates[0] = j;
    out->coordinates[1] = m;
    out->coordinates[2] = n;
    out->explained = 0;
    qkc::explain_bounds<qkc::f32>(*out, returned, bounds_partial(io, j, m, n), qkc::Window{0, 0.0, 0.0});
  }
};

struct Explain_output {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.y[m * io.N + n];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_output(io, m, n);
    out->explained = qkc::same<qkc::f16, true, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f32>(load_t(io, m, n)); // t[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_splitk_fp32_ordered_3_check(const void* a, const void* b, const void* p, const void* y, int64_t M, int64_t N, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.a = static_cast<const uint16_t*>(a);
  io.b = static_cast<const uint16_t*>(b);
  io.p = static_cast<const uint32_t*>(p);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  io.C = ((io.K + 2) / 3);
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  const qkc::Workspace memory_rejected_p(sizeof(uint8_t) * (3 * io.M * io.N), stream);
  io.rejected_p = memory_rejected_p.as<uint8_t>();
  const qkc::Workspace memory_unjudged_t(sizeof(uint8_t) * (io.M * io.N), stream);
  io.unjudged_t = memory_unjudged_t.as<uint8_t>();
  qkc::judge_rows<2, 0>(3 * io.M, io.N, stream, counts.get(), Judge_p{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 2, 0>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<2, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_gemm_splitk_fp32_ordered_3_explain(const void* a, const void* b, const void* p, const void* y, int64_t M, int64_t N, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.a = static_cast<const uint16_t*>(a);
  io.b = static_cast<const uint16_t*>(b);
  io.p = static_cast<const uint32_t*>(p);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  io.C = ((io.K + 2) / 3);
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  const qkc::Workspace memory_rejected_p(sizeof(uint8_t) * (3 * io.M * io.N), stream);
  io.rejected_p = memory_rejected_p.as<uint8_t>();
  const qkc::Workspace memory_unjudged_t(sizeof(uint8_t) * (io.M * io.N), stream);
  io.unjudged_t = memory_unjudged_t.as<uint8_t>();
  qkc::fill(io.rejected_p, uint8_t(0), 3 * io.M * io.N, stream);
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_partial{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_output{io, at.get(), number});
  at.fetch();
}
#endif
