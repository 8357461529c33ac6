// Made by qkc from the contract dequant_gptq_int4_v1_wrapped (hash 3c893dd23694f060). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  const uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN uint16_t bits_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast_bits<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
}


QKC_FN uint16_t returned_w(const Tensors& io, int64_t place) { return io.w[place]; }

// Judges w[k, n].
struct Judge_w {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = k * io.N + n;
    const auto returned = returned_w(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f16, false, false>(returned, bits_dequantize(io, k, n)));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_k;
  const uint16_t* wide_at_words_s; // the row's first word
  int64_t wide_gi;
  const uint32_t* wide_at_words_q; // the row's first word
  const uint32_t* wide_at_words_zs; // the row's first word
  const uint16_t* wide_at_returned_w; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint16_t, 8> returned_w;
  };
  struct Words : Own {
    qkc::Strip<uint16_t, 8> words_s;
    qkc::Strip<uint32_t, 8> words_q;
    qkc::Strip<uint32_t, 1> words_zs;
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
  wide.words_s.load(wide_at_words_s + column);
  wide.words_q.load(wide_at_words_q + column);
  wide.words_zs.load(wide_at_words_zs + column / 8);
  wide.returned_w.load(wide_at_returned_w + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_s.load(wide_at_words_s + column);
  wide.words_q.load(wide_at_words_q + column);
  wide.words_zs.load(wide_at_words_zs + column / 8);
  wide.returned_w.load(wide_at_returned_w + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_s.load_part(wide_at_words_s + column, count);
  wide.words_q.load_part(wide_at_words_q + column, count);
  wide.words_zs.load_part(wide_at_words_zs + column / 8, (count + 7) / 8);
  wide.returned_w.load_part(wide_at_returned_w + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_w.load(wide_at_returned_w + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_s.load(wide_at_words_s + column);
  if ((changed & 2u) != 0)
    wide.words_q.load(wide_at_words_q + column);
  if ((changed & 4u) != 0)
    wide.words_zs.load(wide_at_words_zs + column / 8);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_s != before.wide_at_words_s ? 1u : 0u) | (now.wide_at_words_q != before.wide_at_words_q ? 2u : 0u) | (now.wide_at_words_zs != before.wide_at_words_zs ? 4u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint32_t, 1>::kBytes + qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_s, wide_at_words_s);
    row.ask(wide.words_q, wide_at_words_q);
    row.ask(wide.words_zs, wide_at_words_zs);
    row.ask(wide.returned_w, wide_at_returned_w);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_s, elements);
    same.see(wide_at_words_q, elements);
    same.see(wide_at_words_zs, elements / 8);
    same.see(wide_at_returned_w, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_s);
    row.take(wide.words_q);
    row.take(wide.words_zs);
    row.take(wide.returned_w);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_s);
    row.pass(wide.words_q);
    row.pass(wide.words_zs);
    row.pass(wide.returned_w);
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
    Judge_w::judge(*this, place, wide.column + wide_at, tally);
  }
  template <class Tally>
  QKC_MEMBER static void judge_alone(const Tensors& io, int64_t place, int64_t column, Tally& tally) {
    Judge_w::judge(io, place, column, tally);
  }
};
QKC_FN float load_s(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::f16>(io.wide.words_s[io.wide_at]); }
QKC_FN int64_t load_gi(const Run_0& io, int64_t) { return io.wide_gi; }
QKC_FN uint8_t code_q(const Run_0& io, [[maybe_unused]] int64_t i0, int64_t) {
  [[maybe_unused]] const int64_t i1 = io.wide_at;
  const auto word = io.wide.words_q[io.wide_at];
  return static_cast<uint8_t>(qkc::get_bits(word, 4 * (i0 % 8), 4));
}
QKC_FN uint8_t code_zs(const Run_0& io, [[maybe_unused]] int64_t i0, int64_t) {
  [[maybe_unused]] const int64_t i1 = io.wide_at;
  const auto word = io.wide.words_zs[io.wide_at / 8];
  return static_cast<uint8_t>(qkc::get_bits(word, 4 * (i1 % 8), 4));
}
[[maybe_unused]] QKC_FN uint16_t returned_w(const Run_0& io, int64_t) { return io.wide.returned_w[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t k = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_k = k;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = load_gi(io, k);
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_s = io.s + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_s);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_s);
  }
  wide_gi = load_gi(io, k);
  {
    [[maybe_unused]] const int64_t i0 = k;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_q = io.q + ((i0 / 8) * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_q);
  }
  {
    [[maybe_unused]] const int64_t i0 = load_gi(io, k);
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_zs = io.zs + (i0 * (io.N / 8) + i1 / 8);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 1>::is_aligned(wide_at_words_zs);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_zs);
  }
  {
    [[maybe_unused]] const int64_t i0 = k;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_returned_w = io.w + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_returned_w);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_w);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t k = wide_k;
  [[maybe_unused]] const int64_t n = 0;
}
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  int32_t wide_factors[qkc::kStrip];
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t k = wide_k;
  [[maybe_unused]] const int64_t n = wide.column + wide_at;
    wide_factors[wide_of] = static_cast<int32_t>(load_q(io, k, n) - let_z(io, load_gi(io, k), n));
  }
  return qkc::differ_products(wide.words_s, wide_factors, wide.returned_w);
}
QKC_MEMBER unsigned Run_0::open([[maybe_unused]] int count) {
  const auto& io = *this;
  unsigned open = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of)
    if (wide_of < count) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t k = wide_k;
  [[maybe_unused]] const int64_t n = wide.column + wide_at;
    open |= (static_cast<uint32_t>(bits_dequantize(io, k, n) ^ returned_w(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t k = number / (io.N);
    const auto returned = io.w[k * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = k;
    out->indices[1] = n;
    out->coordinates[0] = k;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_dequantize(io, k, n);
    out->explained = qkc::same<qkc::f16, false, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_gi(io, k)); // gi[k]
    out->operands[1] = qkc::bits<qkc::f16>(load_s(io, load_gi(io, k), n)); // s[gi[k], n]
    out->operands[2] = qkc::bits<qkc::u<4>>(load_q(io, k, n)); // q[k, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gptq_int4_v1_wrapped_check(const void* q, const void* zs, const void* s, const void* gi, const void* w, int64_t K, int64_t N, int64_t G, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.zs = static_cast<const uint32_t*>(zs);
  io.s = static_cast<const uint16_t*>(s);
  io.gi = static_cast<const uint32_t*>(gi);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.K, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.K, io.N, stream, counts.get(), Judge_w{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_dequant_gptq_int4_v1_wrapped_explain(const void* q, const void* zs, const void* s, const void* gi, const void* w, int64_t K, int64_t N, int64_t G, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.zs = static_cast<const uint32_t*>(zs);
  io.s = static_cast<const uint16_t*>(s);
  io.gi = static_cast<const uint32_t*>(gi);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
