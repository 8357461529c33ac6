// Made by qkc from the contract pack_int4_gptq_k8 (hash 9d2d91c6a65a8bcf). Do not edit.
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
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  const uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
};

// p[i0, i1]: gptq_k8 in u32[K8 / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_p(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.p[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN uint8_t bits_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::cast_bits<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}


// Judges p[r, n].
struct Judge_p {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = r * io.N + n;
    const auto returned = code_p(io, r, n);
    bool rejected = false;
    if (when_codes(io, r, n)) {
      rejected = tally.judge(0, element, qkc::same<qkc::u<4>, false, false>(returned, bits_codes(io, r, n)));
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::u<4>, false, false>(returned, qkc::bits<qkc::u<4>>(value_tail(io, r, n))));
    }
    (void)place;
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_r;
  const uint8_t* wide_at_words_c; // the row's first word
  const uint32_t* wide_at_returned_p; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint8_t, 8> words_c;
    qkc::Strip<uint32_t, 8> returned_p;
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
  wide.words_c.load(wide_at_words_c + column);
  wide.returned_p.load(wide_at_returned_p + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_c.load(wide_at_words_c + column);
  wide.returned_p.load(wide_at_returned_p + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_c.load_part(wide_at_words_c + column, count);
  wide.returned_p.load_part(wide_at_returned_p + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_c.load(wide_at_words_c + column);
  wide.returned_p.load(wide_at_returned_p + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint8_t, 8>::kBytes + qkc::Strip<uint32_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_c, wide_at_words_c);
    row.ask(wide.returned_p, wide_at_returned_p);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_c, elements);
    same.see(wide_at_returned_p, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_c);
    row.take(wide.returned_p);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_c);
    row.pass(wide.returned_p);
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
    Judge_p::judge(*this, place, wide.column + wide_at, tally);
  }
};
QKC_FN int64_t load_c(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::i<8>>(io.wide.words_c[io.wide_at]); }
QKC_FN uint8_t code_p(const Run_0& io, [[maybe_unused]] int64_t i0, int64_t) {
  [[maybe_unused]] const int64_t i1 = io.wide_at;
  const auto word = io.wide.returned_p[io.wide_at];
  return static_cast<uint8_t>(qkc::get_bits(word, 4 * (i0 % 8), 4));
}
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t r = wide_rest;
  [[maybe_unused]] const int64_t n = 0;
  wide_r = r;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = r;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_words_c = io.c + (i0 * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_words_c);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_c);
  }
  {
    [[maybe_unused]] const int64_t i0 = r;
    [[maybe_unused]] const int64_t i1 = n;
    wide_at_returned_p = io.p + ((i0 / 8) * io.N + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_returned_p);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_p);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t r = wide_r;
  [[maybe_unused]] const int64_t n = 0;
}

#endif

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t r = number / (io.N);
    const auto returned = code_p(io, r, n);
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = r;
    out->indices[1] = n;
    out->coordinates[0] = r;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_codes(io, r, n);
    out->explained = qkc::same<qkc::u<4>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<8>>(load_c(io, r, n)); // c[r, n]
  }
};

struct Explain_tail {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t r = number / (io.N);
    const auto returned = code_p(io, r, n);
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = r;
    out->indices[1] = n;
    out->coordinates[0] = r;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
    out->explained = qkc::same<qkc::u<4>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_pack_int4_gptq_k8_check(const void* c, const void* p, int64_t K, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.c = static_cast<const uint8_t*>(c);
  io.p = static_cast<const uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 2, 0>(io.K8, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<2, 0>(io.K8, io.N, stream, counts.get(), Judge_p{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_pack_int4_gptq_k8_explain(const void* c, const void* p, int64_t K, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.c = static_cast<const uint8_t*>(c);
  io.p = static_cast<const uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_tail{io, at.get(), number});
  at.fetch();
}
#endif
