// Made by qkc from the contract scaled_mm_int8_token_channel_bf16 (hash 0eb05def18eff0ce). Do not edit.
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
  int64_t K;
  const uint8_t* a; // in: i8[M, K]
  const uint8_t* b; // in: i8[K, N]
  const uint32_t* sa; // in: f32[M]
  const uint32_t* sb; // in: f32[N]
  const uint16_t* y; // out: bf16[M, N]
  int64_t* kept_acc;
};

QKC_FN int64_t load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.a[i0 * io.K + i1]); }
QKC_FN int64_t load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.b[i0 * io.N + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sa[i0]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sb[i0]); }

// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t m, int64_t n) { return io.kept_acc[(m) * io.N + n]; }


// clause convert: let c[m, n] = f32(acc[m, n], half_even, never)
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n));
}


// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_row_first(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io, m)), load_sb(io, n));
}
QKC_FN float let_t_column_first(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sb(io, n)), load_sa(io, m));
}
QKC_FN float let_t_scales_first(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(let_c(io, m, n), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n)));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN uint16_t bits_output_row_first(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
QKC_FN uint16_t bits_output_column_first(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_column_first(io, m, n));
}
QKC_FN uint16_t bits_output_scales_first(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_bits<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_scales_first(io, m, n));
}


struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc(io, m, n);
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
    uint64_t explained = 0;
    explained |= qkc::same<qkc::bf16, false, false>(returned, bits_output_row_first(io, m, n)) ? 0x1u : 0u;
    explained |= qkc::same<qkc::bf16, false, false>(returned, bits_output_column_first(io, m, n)) ? 0x2u : 0u;
    explained |= qkc::same<qkc::bf16, false, false>(returned, bits_output_scales_first(io, m, n)) ? 0x4u : 0u;
    explained = qkc::project(explained, 1, 3, 0x7u); // scale per element
    rejected = tally.judge_choice(0, 0, element, explained, 0x7u);
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  float wide_sa;
  const uint32_t* wide_at_words_sb; // the row's first word
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
    qkc::Strip<uint32_t, 8> words_sb;
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
  wide.words_sb.load(wide_at_words_sb + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_sb.load(wide_at_words_sb + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_sb.load_part(wide_at_words_sb + column, count);
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
    wide.words_sb.load(wide_at_words_sb + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_sb != before.wide_at_words_sb ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_sb, wide_at_words_sb);
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_sb, elements);
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_sb);
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_sb);
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
QKC_FN float load_sa(const Run_0& io, int64_t) { return io.wide_sa; }
QKC_FN float load_sb(const Run_0& io, int64_t) { return qkc::value<qkc::f32>(io.wide.words_sb[io.wide_at]); }
[[maybe_unused]] QKC_FN uint16_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t m = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_m = m;
  wide_aligned = wide_whole = true;
  wide_sa = load_sa(io, m);
  {
    [[maybe_unused]] const int64_t i0 = n;
    wide_at_words_sb = io.sb + (i0);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_sb);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_sb);
  }
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
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  uint32_t any = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t n = wide.column + wide_at;
    any |= static_cast<uint32_t>(bits_output_row_first(io, m, n) ^ returned_y(io, 0)) | static_cast<uint32_t>(bits_output_column_first(io, m, n) ^ returned_y(io, 0)) | static_cast<uint32_t>(bits_output_scales_first(io, m, n) ^ returned_y(io, 0));
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
    open |= (static_cast<uint32_t>(bits_output_row_first(io, m, n) ^ returned_y(io, 0)) | static_cast<uint32_t>(bits_output_column_first(io, m, n) ^ returned_y(io, 0)) | static_cast<uint32_t>(bits_output_scales_first(io, m, n) ^ returned_y(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_output {
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
    out->combinations = 3;
    const auto bits0 = bits_output_row_first(io, m, n);
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::bf16, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = bits_output_column_first(io, m, n);
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::bf16, false, false>(returned, bits1) ? 0x2u : 0u;
    const auto bits2 = bits_output_scales_first(io, m, n);
    out->admissible[2] = bits2;
    out->explained |= qkc::same<qkc::bf16, false, false>(returned, bits2) ? 0x4u : 0u;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_acc(io, m, n)); // acc[m, n]
    out->operands[1] = qkc::bits<qkc::f32>(let_c(io, m, n)); // c[m, n]
    out->operands[2] = qkc::bits<qkc::f32>(load_sa(io, m)); // sa[m]
    out->operands[3] = qkc::bits<qkc::f32>(load_sb(io, n)); // sb[n]
    out->operands[4] = qkc::bits<qkc::f32>(let_t_row_first(io, m, n)); // t[m, n] (row_first)
    out->operands[5] = qkc::bits<qkc::f32>(let_t_column_first(io, m, n)); // t[m, n] (column_first)
    out->operands[6] = qkc::bits<qkc::f32>(let_t_scales_first(io, m, n)); // t[m, n] (scales_first)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_scaled_mm_int8_token_channel_bf16_check(const void* a, const void* b, const void* sa, const void* sb, const void* y, int64_t M, int64_t N, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.b = static_cast<const uint8_t*>(b);
  io.sa = static_cast<const uint32_t*>(sa);
  io.sb = static_cast<const uint32_t*>(sb);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc{io});
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 1>(io.M, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 1>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_scaled_mm_int8_token_channel_bf16_explain(const void* a, const void* b, const void* sa, const void* sb, const void* y, int64_t M, int64_t N, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.b = static_cast<const uint8_t*>(b);
  io.sa = static_cast<const uint32_t*>(sa);
  io.sb = static_cast<const uint32_t*>(sb);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_output{io, at.get(), number});
  at.fetch();
}
#endif
