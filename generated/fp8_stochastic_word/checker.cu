// Made by qkc from the contract fp8_stochastic_word (hash 61f963dfc65829c6). Do not edit.
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
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  const uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}


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
    rejected = tally.judge(0, element, qkc::same<qkc::e4m3, false, false>(returned, qkc::bits<qkc::e4m3>(value_codes(io, m, n))));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  const uint16_t* wide_at_words_x; // the row's first word
  float wide_s;
  const uint32_t* wide_at_words_r; // the row's first word
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
    qkc::Strip<uint32_t, 8> words_r;
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
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  wide.words_r.load_part(wide_at_words_r + column, count);
  wide.returned_q.load_part(wide_at_returned_q + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_x.load(wide_at_words_x + column);
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
    row.ask(wide.words_r, wide_at_words_r);
    row.ask(wide.returned_q, wide_at_returned_q);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
    same.see(wide_at_words_r, elements);
    same.see(wide_at_returned_q, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.take(wide.words_r);
    row.take(wide.returned_q);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_x);
    row.pass(wide.words_r);
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
QKC_FN float load_s(const Run_0& io) { return io.wide_s; }
QKC_FN int64_t load_r(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::u<32>>(io.wide.words_r[io.wide_at]); }
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
  wide_s = load_s(io);
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_r = io.r + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_r);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_r);
  }
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

#endif

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.q[m * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io)); // s
    out->operands[2] = qkc::bits<qkc::f32>(let_y(io, m, n)); // y[m, n]
    out->operands[3] = qkc::bits<qkc::u<32>>(load_r(io, m, n)); // r[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_stochastic_word_check(const void* x, const void* s, const void* r, const void* q, int64_t M, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.r = static_cast<const uint32_t*>(r);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_q{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_fp8_stochastic_word_explain(const void* x, const void* s, const void* r, const void* q, int64_t M, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.r = static_cast<const uint32_t*>(r);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
