// Made by qkc from the contract fp8_delayed_cast_transpose (hash 3a2e4896f35a5020). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* enc; // in: f32[]
  const uint32_t* amax; // inout: f32[]
  const uint32_t* inv; // out: f32[]
  const uint8_t* q; // out: e4m3[M, N]
  const uint8_t* qt; // out: e4m3[N, M]
  const uint32_t* old_amax; // before the call
  uint8_t* rejected_q; // 1 where the returned value was rejected
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_enc(const Tensors& io) { return qkc::value<qkc::f32>(io.enc[0]); }
QKC_FN float load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.q[i0 * io.N + i1]); }
QKC_FN float load_old_amax(const Tensors& io) { return qkc::value<qkc::f32>(io.old_amax[0]); }
QKC_FN bool was_rejected_q(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_q[i0 * io.N + i1] != 0; }

// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN uint8_t bits_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}

// clause transpose: qt[n, m] = q[m, n]
QKC_FN float value_transpose(const auto& io, int64_t n, int64_t m) {
  return load_q(io, m, n);
}

QKC_FN bool unjudged_transpose(const auto& io, int64_t n, int64_t m) {
  return was_rejected_q(io, m, n);
}

QKC_FN uint32_t returned_amax(const Tensors& io, int64_t place) { return io.amax[place]; }

// Judges amax.
struct Judge_amax {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    (void)column;
    const int64_t element = row * (1) + column;
    const int64_t place = 0;
    const auto returned = returned_amax(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_maximum(io))));
    return rejected;
  }
};

QKC_FN uint32_t returned_inv(const Tensors& io, int64_t place) { return io.inv[place]; }

// Judges inv.
struct Judge_inv {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    (void)column;
    const int64_t element = row * (1) + column;
    const int64_t place = 0;
    const auto returned = returned_inv(io, place);
    bool rejected = false;
    rejected = tally.judge(1, element, qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_inverse(io))));
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[m, n].
struct Judge_q {
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
    const auto returned = returned_q(io, place);
    bool rejected = false;
    rejected = tally.judge(2, element, qkc::same<qkc::e4m3, false, false>(returned, bits_codes(io, m, n)));
    io.rejected_q[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_qt(const Tensors& io, int64_t place) { return io.qt[place]; }

// Judges qt[n, m].
struct Judge_qt {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t n = row;
    const int64_t m = column;
    const int64_t element = row * (io.M) + column;
    const int64_t place = n * io.M + m;
    const auto returned = returned_qt(io, place);
    bool rejected = false;
    if (unjudged_transpose(io, n, m)) {
      tally.skip(3);
      rejected = true;
    } else {
      rejected = tally.judge(3, element, qkc::same<qkc::e4m3, false, false>(returned, qkc::bits<qkc::e4m3>(value_transpose(io, n, m))));
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  const uint16_t* wide_at_words_x; // the row's first word
  float wide_enc;
  const uint8_t* wide_at_returned_q; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint16_t, 8> words_x;
    qkc::Strip<uint8_t, 8> returned_q;
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
  wide.words_x.load(wide_at_words_x + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  wide.returned_q.load_part(wide_at_returned_q + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_x.load(wide_at_words_x + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
    row.ask(wide.returned_q, wide_at_returned_q);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
    same.see(wide_at_returned_q, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.take(wide.returned_q);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_x);
    row.pass(wide.returned_q);
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
    Judge_q::judge(*this, place, wide.column + wide_at, tally);
  }
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
QKC_FN float load_enc(const Run_0& io) { return io.wide_enc; }
[[maybe_unused]] QKC_FN uint8_t returned_q(const Run_0& io, int64_t) { return io.wide.returned_q[io.wide_at]; }
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
    wide_at_words_x = io.x + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  wide_enc = load_enc(io);
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_returned_q = io.q + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_q);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = 0;
}

struct Fetched_Run_1 {
  int64_t wide_n;
  const uint8_t* wide_at_returned_qt; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_1 {
};
struct Run_1 : Tensors, Fetched_Run_1, Found_Run_1 {
  using Fetched = Fetched_Run_1;
  using Found = Found_Run_1;
  struct Own {
    qkc::Strip<uint8_t, 8> returned_qt;
  };
  struct Words : Own {
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_1(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return io.M;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.returned_qt.load(wide_at_returned_qt + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.returned_qt.load(wide_at_returned_qt + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.returned_qt.load_part(wide_at_returned_qt + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_qt.load(wide_at_returned_qt + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.returned_qt, wide_at_returned_qt);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_returned_qt, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.returned_qt);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.returned_qt);
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
    Judge_qt::judge(*this, place, wide.column + wide_at, tally);
  }
};
[[maybe_unused]] QKC_FN uint8_t returned_qt(const Run_1& io, int64_t) { return io.wide.returned_qt[io.wide_at]; }
QKC_MEMBER void Run_1::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t n = wide_rest;
  [[maybe_unused]] const int64_t m = 0;
  wide_n = n;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = n;
    [[maybe_unused]] const int64_t i1 = m;
    wide_at_returned_qt = io.qt + (i0 * io.M + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_qt);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_qt);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_1::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t n = wide_n;
  [[maybe_unused]] const int64_t m = 0;
}

#endif

struct Explain_maximum {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    (void)number;
    const auto returned = io.amax[0];
    out->arm = 0;
    out->returned = returned;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_maximum(io));
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
  }
};

struct Explain_inverse {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    (void)number;
    const auto returned = io.inv[0];
    out->arm = 1;
    out->returned = returned;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_inverse(io));
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f32>(load_enc(io)); // enc
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.q[m * io.N + n];
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_codes(io, m, n);
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::f32>(load_enc(io)); // enc
    out->operands[2] = qkc::bits<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))); // x[m, n] * enc
  }
};

struct Explain_transpose {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t m = number % (io.M);
    const int64_t n = number / (io.M);
    const auto returned = io.qt[n * io.M + m];
    out->arm = 3;
    out->returned = returned;
    out->indices[0] = n;
    out->indices[1] = m;
    out->coordinates[0] = n;
    out->coordinates[1] = m;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e4m3>(value_transpose(io, n, m));
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::e4m3>(load_q(io, m, n)); // q[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_delayed_cast_transpose_check(const void* x, const void* enc, const void* amax_before, const void* amax, const void* inv, const void* q, const void* qt, int64_t M, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.enc = static_cast<const uint32_t*>(enc);
  io.amax = static_cast<const uint32_t*>(amax);
  io.inv = static_cast<const uint32_t*>(inv);
  io.q = static_cast<const uint8_t*>(q);
  io.qt = static_cast<const uint8_t*>(qt);
  io.M = M;
  io.N = N;
  io.old_amax = static_cast<const uint32_t*>(amax_before);
  const qkc::Workspace memory_rejected_q(sizeof(uint8_t) * (io.M * io.N), stream);
  io.rejected_q = memory_rejected_q.as<uint8_t>();
  qkc::judge_rows<4, 0>(1, 1, stream, counts.get(), Judge_amax{io});
  qkc::judge_rows<4, 0>(1, 1, stream, counts.get(), Judge_inv{io});
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 4, 0>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<4, 0>(io.M, io.N, stream, counts.get(), Judge_q{io});
  }
#if QKC_WIDE
  if (!qkc::judge_run<Run_1, 4, 0>(io.N, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<4, 0>(io.N, io.M, stream, counts.get(), Judge_qt{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_fp8_delayed_cast_transpose_explain(const void* x, const void* enc, const void* amax_before, const void* amax, const void* inv, const void* q, const void* qt, int64_t M, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.enc = static_cast<const uint32_t*>(enc);
  io.amax = static_cast<const uint32_t*>(amax);
  io.inv = static_cast<const uint32_t*>(inv);
  io.q = static_cast<const uint8_t*>(q);
  io.qt = static_cast<const uint8_t*>(qt);
  io.M = M;
  io.N = N;
  io.old_amax = static_cast<const uint32_t*>(amax_before);
  const qkc::Workspace memory_rejected_q(sizeof(uint8_t) * (io.M * io.N), stream);
  io.rejected_q = memory_rejected_q.as<uint8_t>();
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_maximum{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_inverse{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  if (arm == 3)
    qkc::for_rows(1, 1, stream, Explain_transpose{io, at.get(), number});
  at.fetch();
}
#endif
