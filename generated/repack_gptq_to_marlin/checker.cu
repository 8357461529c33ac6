// Made by qkc from the contract repack_gptq_to_marlin (hash 6e165ecfc0e2aeae). Do not edit.
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
  const uint32_t* perm; // in: i32[K]
  const uint16_t* s; // in: u16[G, N]
  const uint32_t* b; // out: u4[K, N] stored marlin in u32[K / 16, N / 64 * 128]
  const uint16_t* t; // out: u16[G, N] stored marlin_scale in u16[G, N / 64 * 64]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// b[i0, i1]: marlin in u32[K / 16, N / 64 * 128]: axis 0 = kt, kh:2, kp:4, kl:2; axis 1 = nt, nj:4, nb:2, nc:8; at [kt, (nt, nc, kp, nj)] slot (kl, nb, kh)
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[(i0 / 16) * ((io.N / 64) * 128) + (((i1 / 64) * 8 + (i1 % 8)) * 4 + (i0 / 2 % 4)) * 4 + (i1 / 16 % 4)], 4 * (((i0 % 2) * 2 + (i1 / 8 % 2)) * 2 + (i0 / 8 % 2)), 4));
}
// t[i0, i1]: marlin_scale in u16[G, N / 64 * 64]: axis 1 = nt, nh:8, nl:8; at [g, (nt, nl, nh)]
QKC_FN uint16_t code_t(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint16_t>(uint64_t(io.t[i0 * ((io.N / 64) * 64) + ((i1 / 64) * 8 + (i1 % 8)) * 8 + (i1 / 8 % 8)]));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_perm(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.perm[i0]); }
QKC_FN int64_t load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<16>>(io.s[i0 * io.N + i1]); }

// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights(const auto& io, int64_t k, int64_t n) {
  return load_q(io, load_perm(io, k), n);
}

// clause scales: t[g, n] = s[g, n]
QKC_FN int64_t value_scales(const auto& io, int64_t g, int64_t n) {
  return load_s(io, g, n);
}


// Judges b[k, n].
struct Judge_b {
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
    const auto returned = code_b(io, k, n);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::u<4>, false, false>(returned, qkc::bits<qkc::u<4>>(value_weights(io, k, n))));
    (void)place;
    return rejected;
  }
};

// Judges t[g, n].
struct Judge_t {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t g = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = g * io.N + n;
    const auto returned = code_t(io, g, n);
    bool rejected = false;
    rejected = tally.judge(1, element, qkc::same<qkc::u<16>, false, false>(returned, qkc::bits<qkc::u<16>>(value_scales(io, g, n))));
    (void)place;
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_k;
  const uint32_t* wide_at_words_q; // the row's first word
  int64_t wide_perm;
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
  };
  struct Words : Own {
    qkc::Strip<uint32_t, 8> words_q;
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
  wide.words_q.load(wide_at_words_q + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_q.load(wide_at_words_q + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_q.load_part(wide_at_words_q + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_q.load(wide_at_words_q + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_q != before.wide_at_words_q ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint32_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_q, wide_at_words_q);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_q, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_q);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_q);
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
    Judge_b::judge(*this, place, wide.column + wide_at, tally);
  }
};
QKC_FN uint8_t code_q(const Run_0& io, [[maybe_unused]] int64_t i0, int64_t) {
  [[maybe_unused]] const int64_t i1 = io.wide_at;
  const auto word = io.wide.words_q[io.wide_at];
  return static_cast<uint8_t>(qkc::get_bits(word, 4 * (i0 % 8), 4));
}
QKC_FN int64_t load_perm(const Run_0& io, int64_t) { return io.wide_perm; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t k = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_k = k;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = load_perm(io, k);
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_q = io.q + ((i0 / 8) * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_q);
  }
  wide_perm = load_perm(io, k);
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t k = wide_k;
  [[maybe_unused]] const int64_t n = 0;
}

struct Fetched_Run_1 {
  int64_t wide_g;
  const uint16_t* wide_at_words_s; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_1 {
};
struct Run_1 : Tensors, Fetched_Run_1, Found_Run_1 {
  using Fetched = Fetched_Run_1;
  using Found = Found_Run_1;
  struct Own {
    qkc::Strip<uint16_t, 8> words_s;
  };
  struct Words : Own {
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_1(const Tensors& io) : Tensors(io) {}
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
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_s.load(wide_at_words_s + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_s.load_part(wide_at_words_s + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_s.load(wide_at_words_s + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_s, wide_at_words_s);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_s, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_s);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_s);
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
    Judge_t::judge(*this, place, wide.column + wide_at, tally);
  }
};
QKC_FN int64_t load_s(const Run_1& io, int64_t, int64_t) { return qkc::value<qkc::u<16>>(io.wide.words_s[io.wide_at]); }
QKC_MEMBER void Run_1::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t g = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_g = g;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = g;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_s = io.s + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_s);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_s);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_1::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t g = wide_g;
  [[maybe_unused]] const int64_t n = 0;
}

#endif

struct Explain_weights {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t k = number / (io.N);
    const auto returned = code_b(io, k, n);
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = k;
    out->indices[1] = n;
    out->coordinates[0] = k;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::u<4>>(value_weights(io, k, n));
    out->explained = qkc::same<qkc::u<4>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_perm(io, k)); // perm[k]
    out->operands[1] = qkc::bits<qkc::u<4>>(load_q(io, load_perm(io, k), n)); // q[perm[k], n]
  }
};

struct Explain_scales {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t g = number / (io.N);
    const auto returned = code_t(io, g, n);
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = g;
    out->indices[1] = n;
    out->coordinates[0] = g;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::u<16>>(value_scales(io, g, n));
    out->explained = qkc::same<qkc::u<16>, false, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::u<16>>(load_s(io, g, n)); // s[g, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_repack_gptq_to_marlin_check(const void* q, const void* perm, const void* s, const void* b, const void* t, int64_t K, int64_t N, int64_t G, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.perm = static_cast<const uint32_t*>(perm);
  io.s = static_cast<const uint16_t*>(s);
  io.b = static_cast<const uint32_t*>(b);
  io.t = static_cast<const uint16_t*>(t);
  io.K = K;
  io.N = N;
  io.G = G;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 2, 0>(io.K, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<2, 0>(io.K, io.N, stream, counts.get(), Judge_b{io});
  }
#if QKC_WIDE
  if (!qkc::judge_run<Run_1, 2, 0>(io.G, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<2, 0>(io.G, io.N, stream, counts.get(), Judge_t{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_repack_gptq_to_marlin_explain(const void* q, const void* perm, const void* s, const void* b, const void* t, int64_t K, int64_t N, int64_t G, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.perm = static_cast<const uint32_t*>(perm);
  io.s = static_cast<const uint16_t*>(s);
  io.b = static_cast<const uint32_t*>(b);
  io.t = static_cast<const uint16_t*>(t);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_weights{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_scales{io, at.get(), number});
  at.fetch();
}
#endif
