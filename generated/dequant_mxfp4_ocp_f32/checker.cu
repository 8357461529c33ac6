// Made by qkc from the contract dequant_mxfp4_ocp_f32 (hash 69bb57eb223027df). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  const uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}


QKC_FN uint32_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[m, k].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t element = row * (io.K) + column;
    const int64_t place = m * io.K + k;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, true>(returned, qkc::bits<qkc::f32>(value_dequantize(io, m, k))));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  const uint8_t* wide_at_words_q; // the row's first word
  const uint32_t* wide_at_returned_y; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint32_t, 8> returned_y;
  };
  struct Words : Own {
    qkc::Strip<uint8_t, 4> words_q;
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return io.K;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.words_q.load(wide_at_words_q + column / 2);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_q.load(wide_at_words_q + column / 2);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_q.load_part(wide_at_words_q + column / 2, (count + 1) / 2);
  wide.returned_y.load_part(wide_at_returned_y + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_q.load(wide_at_words_q + column / 2);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_q != before.wide_at_words_q ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint8_t, 4>::kBytes + qkc::Strip<uint32_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_q, wide_at_words_q);
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_q, elements / 2);
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_q);
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_q);
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
QKC_FN uint8_t code_q(const Run_0& io, [[maybe_unused]] int64_t i0, int64_t) {
  [[maybe_unused]] const int64_t i1 = io.wide_at;
  const auto word = io.wide.words_q[io.wide_at / 2];
  return static_cast<uint8_t>(qkc::get_bits(word, 4 * (i1 % 2), 4));
}
[[maybe_unused]] QKC_FN uint32_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t m = wide_rest;
  [[maybe_unused]] const int64_t k = 0;
  wide_m = m;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = k;
    wide_at_words_q = io.q + (i0 * (io.K / 2) + i1 / 2);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 4>::is_aligned(wide_at_words_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_q);
  }
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = k;
    wide_at_returned_y = io.y + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_returned_y);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_y);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t k = 0;
}

#endif

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t k = number % (io.K);
    const int64_t m = number / (io.K);
    const auto returned = io.y[m * io.K + k];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = k;
    out->coordinates[0] = m;
    out->coordinates[1] = k;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
    out->explained = qkc::same<qkc::f32, false, true>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::e2m1>(load_q(io, m, k)); // q[m, k]
    out->operands[1] = qkc::bits<qkc::e8m0>(load_e(io, m, (k / 32))); // e[m, k / 32]
    out->operands[2] = qkc::bits<qkc::f32>(let_v(io, m, k)); // v[m, k]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_mxfp4_ocp_f32_check(const void* q, const void* e, const void* y, int64_t M, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.e = static_cast<const uint8_t*>(e);
  io.y = static_cast<const uint32_t*>(y);
  io.M = M;
  io.K = K;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.M, io.K, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_dequant_mxfp4_ocp_f32_explain(const void* q, const void* e, const void* y, int64_t M, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.e = static_cast<const uint8_t*>(e);
  io.y = static_cast<const uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
