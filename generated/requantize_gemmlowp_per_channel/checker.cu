// Made by qkc from the contract requantize_gemmlowp_per_channel (hash a427d37493afbbce). Do not edit.
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
  int64_t zp;
  int64_t lo;
  int64_t hi;
  const uint32_t* x; // in: i32[M, N]
  const uint32_t* mul; // in: i32[N]
  const uint32_t* sh; // in: i32[N]
  const uint8_t* y; // out: i8[M, N]
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<32>>(io.x[i0 * io.N + i1]); }
QKC_FN int64_t load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.mul[i0]); }
QKC_FN int64_t load_sh(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.sh[i0]); }

// let left[n] = max(sh[n], 0)
QKC_FN int64_t let_left(const auto& io, int64_t n) {
  return qkc::max<qkc::i<64>>(load_sh(io, n), 0);
}

// let right[n] = max(-sh[n], 0)
QKC_FN int64_t let_right(const auto& io, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::neg<qkc::i<64>>(load_sh(io, n)), 0);
}

// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}


// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}


// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN uint8_t bits_saturation(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi));
}


QKC_FN uint8_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

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
    rejected = tally.judge(0, element, qkc::same<qkc::i<8>, false, false>(returned, bits_saturation(io, m, n)));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  const uint32_t* wide_at_words_x; // the row's first word
  const uint32_t* wide_at_words_sh; // the row's first word
  const uint32_t* wide_at_words_mul; // the row's first word
  const uint8_t* wide_at_returned_y; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint32_t, 8> words_x;
    qkc::Strip<uint8_t, 8> returned_y;
  };
  struct Words : Own {
    qkc::Strip<uint32_t, 8> words_sh;
    qkc::Strip<uint32_t, 8> words_mul;
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
  wide.words_sh.load(wide_at_words_sh + column);
  wide.words_mul.load(wide_at_words_mul + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.words_sh.load(wide_at_words_sh + column);
  wide.words_mul.load(wide_at_words_mul + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  wide.words_sh.load_part(wide_at_words_sh + column, count);
  wide.words_mul.load_part(wide_at_words_mul + column, count);
  wide.returned_y.load_part(wide_at_returned_y + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_x.load(wide_at_words_x + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_sh.load(wide_at_words_sh + column);
  if ((changed & 2u) != 0)
    wide.words_mul.load(wide_at_words_mul + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_sh != before.wide_at_words_sh ? 1u : 0u) | (now.wide_at_words_mul != before.wide_at_words_mul ? 2u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
    row.ask(wide.words_sh, wide_at_words_sh);
    row.ask(wide.words_mul, wide_at_words_mul);
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
    same.see(wide_at_words_sh, elements);
    same.see(wide_at_words_mul, elements);
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.take(wide.words_sh);
    row.take(wide.words_mul);
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_x);
    row.pass(wide.words_sh);
    row.pass(wide.words_mul);
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
  static constexpr int kQuickArm = 0;
  QKC_MEMBER uint32_t differ();
  QKC_MEMBER unsigned open(int count);
  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {
    Judge_y::judge(*this, place, wide.column + wide_at, tally);
  }
  template <class Tally>
  QKC_MEMBER static void judge_alone(const Tensors& io, int64_t place, int64_t column, Tally& tally) {
    Judge_y::judge(io, place, column, tally);
  }
};
QKC_FN int64_t load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::i<32>>(io.wide.words_x[io.wide_at]); }
QKC_FN int64_t load_sh(const Run_0& io, int64_t) { return qkc::value<qkc::i<32>>(io.wide.words_sh[io.wide_at]); }
QKC_FN int64_t load_mul(const Run_0& io, int64_t) { return qkc::value<qkc::i<32>>(io.wide.words_mul[io.wide_at]); }
[[maybe_unused]] QKC_FN uint8_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
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
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  {
    [[maybe_unused]] const int64_t i0 = n;
    wide_at_words_sh = io.sh + (i0);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_sh);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_sh);
  }
  {
    [[maybe_unused]] const int64_t i0 = n;
    wide_at_words_mul = io.mul + (i0);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_mul);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_mul);
  }
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_returned_y = io.y + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_y);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_y);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = 0;
}
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  uint32_t any = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = wide.column + wide_at;
    any |= static_cast<uint32_t>(bits_saturation(io, m, n) ^ returned_y(io, 0));
  }
  return any;
}
QKC_MEMBER unsigned Run_0::open([[maybe_unused]] int count) {
  const auto& io = *this;
  unsigned open = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of)
    if (wide_of < count) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = wide.column + wide_at;
    open |= (static_cast<uint32_t>(bits_saturation(io, m, n) ^ returned_y(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_saturation {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.y[m * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_saturation(io, m, n);
    out->explained = qkc::same<qkc::i<8>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::i<32>>(load_sh(io, n)); // sh[n]
    out->operands[2] = qkc::bits<qkc::i<32>>(let_left(io, n)); // left[n]
    out->operands[3] = qkc::bits<qkc::i<32>>(load_mul(io, n)); // mul[n]
    out->operands[4] = qkc::bits<qkc::i<32>>(let_h(io, m, n)); // h[m, n]
    out->operands[5] = qkc::bits<qkc::i<32>>(let_r(io, m, n)); // r[m, n]
    out->operands[6] = qkc::bits<qkc::i<32>>(io.zp); // zp
    out->operands[7] = qkc::bits<qkc::i<32>>(io.lo); // lo
    out->operands[8] = qkc::bits<qkc::i<32>>(io.hi); // hi
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_requantize_gemmlowp_per_channel_check(const void* x, const void* mul, const void* sh, const void* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.mul = static_cast<const uint32_t*>(mul);
  io.sh = static_cast<const uint32_t*>(sh);
  io.y = static_cast<const uint8_t*>(y);
  io.M = M;
  io.N = N;
  io.zp = zp;
  io.lo = lo;
  io.hi = hi;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_requantize_gemmlowp_per_channel_explain(const void* x, const void* mul, const void* sh, const void* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.mul = static_cast<const uint32_t*>(mul);
  io.sh = static_cast<const uint32_t*>(sh);
  io.y = static_cast<const uint8_t*>(y);
  io.M = M;
  io.N = N;
  io.zp = zp;
  io.lo = lo;
  io.hi = hi;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_saturation{io, at.get(), number});
  at.fetch();
}
#endif
