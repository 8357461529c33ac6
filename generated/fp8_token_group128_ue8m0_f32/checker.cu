// Made by qkc from the contract fp8_token_group128_ue8m0_f32 (hash 44a646c1fb6998ef). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  const uint32_t* s; // out: f32[T, K / 128]
  const uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_s[i0 * (io.K / 128) + i1] != 0; }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}

// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN uint8_t bits_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return was_rejected_s(io, t, g);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[t, g].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t element = row * ((io.K / 128)) + column;
    const int64_t place = t * (io.K / 128) + g;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale(io, t, g))));
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[t, 128 * g + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t element = row * (128) + column;
    const int64_t place = t * io.K + ((128 * g) + j);
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, t, g, j)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::e4m3, false, false>(returned, bits_codes(io, t, g, j)));
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_t;
  int64_t wide_g;
  const uint16_t* wide_at_words_x; // the row's first word
  float wide_s;
  uint32_t wide_returned_s;
  const uint8_t* wide_at_returned_q; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
  bool wide_flag_s;
  float wide_kept_a;
  qkc::Quick wide_quick;
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint8_t, 8> returned_q;
  };
  struct Words : Own {
    qkc::Strip<uint16_t, 8> words_x;
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return 128;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
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
    wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_x != before.wide_at_words_x ? 1u : 0u);
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
    row.take(wide.words_x);
    row.pass(wide.returned_q);
  }
  static constexpr bool kReduces = true;
  struct Values {
    float v0;
  };
  QKC_MEMBER static Values first() { return {qkc::value<qkc::f32>(0xff800000u)}; }
  QKC_MEMBER static void merge(Values& own, const qkc::Across& across) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, across(own.v0));
  }
  QKC_MEMBER static void merge_with(Values& own, const Values& other) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, other.v0);
  }
  QKC_MEMBER void step(Values& own) const;
  template <int Count> QKC_MEMBER void step_strips(Values& own, const Words (&all)[Count]);
  QKC_MEMBER void keep(int64_t place, const Values& own, bool leads);
  static constexpr bool kElements = true;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
    wide_flag_s = Judge_s::judge(io, wide_t, wide_g, tally);
  }
  static constexpr bool kJudges = true;
  static constexpr int kQuickArm = 1;
  QKC_MEMBER uint32_t differ();
  QKC_MEMBER unsigned open(int count);
  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {
    Judge_q::judge(*this, place, wide.column + wide_at, tally);
  }
  template <class Tally>
  QKC_MEMBER static void judge_alone(const Tensors& io, int64_t place, int64_t column, Tally& tally) {
    Judge_q::judge(io, place, column, tally);
  }
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
QKC_FN float load_s(const Run_0& io, int64_t, int64_t) { return io.wide_s; }
QKC_FN bool was_rejected_s(const Run_0& io, int64_t, int64_t) { return io.wide_flag_s; }
QKC_FN float load_a(const Run_0& io, int64_t, int64_t) { return io.wide_kept_a; }
QKC_FN uint32_t returned_s(const Run_0& io, int64_t) { return io.wide_returned_s; }
[[maybe_unused]] QKC_FN uint8_t returned_q(const Run_0& io, int64_t) { return io.wide.returned_q[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t g = qkc::split(wide_rest, (io.K / 128));
  const int64_t t = wide_rest;
  [[maybe_unused]] const int64_t j = 0;
  wide_t = t;
  wide_g = g;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = ((128 * g) + j);
    wide_at_words_x = io.x + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  wide_s = load_s(io, t, g);
  wide_returned_s = returned_s(io, t * (io.K / 128) + g);
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = ((128 * g) + j);
    wide_at_returned_q = io.q + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_q);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t g = wide_g;
  [[maybe_unused]] const int64_t j = 0;
  wide_quick.start();
  if (unjudged_codes(io, t, g, j))
    wide_quick.refuse();
  else {
    wide_quick.factor(qkc::div<qkc::f32>(1.0f, load_s(io, t, g)));
  }
  wide_quick.close();
}
template <int Count> QKC_MEMBER void Run_0::step_strips(Values& own, const Words (&all)[Count]) {
  own.v0 = qkc::strips_extremum<qkc::bf16, true, true, false>(own.v0, all, &Words::words_x);
}
QKC_MEMBER void Run_0::step(Values& own) const {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t g = wide_g;
  [[maybe_unused]] const int64_t j = wide.column + wide_at;
  own.v0 = qkc::wide_max<qkc::f32>(own.v0, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
}
QKC_MEMBER void Run_0::keep(int64_t place, const Values& own, bool leads) {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t g = wide_g;
  [[maybe_unused]] const int64_t j = 0;
  wide_kept_a = qkc::max<qkc::f32>(own.v0, const_eps);
  if (leads)
    io.kept_a[place] = wide_kept_a;
}
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  float wide_values[qkc::kStrip];
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
    wide_values[wide_of] = load_x(io, 0, 0);
  }
  return wide_quick.differ<qkc::e4m3>(wide_values, wide.returned_q);
}
QKC_MEMBER unsigned Run_0::open([[maybe_unused]] int count) {
  const auto& io = *this;
  float wide_values[qkc::kStrip];
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
    wide_values[wide_of] = load_x(io, 0, 0);
  }
  return wide_quick.open<qkc::e4m3>(wide_values, wide.returned_q);
}

#endif

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t g = number % ((io.K / 128));
    const int64_t t = number / ((io.K / 128));
    const auto returned = io.s[t * (io.K / 128) + g];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = g;
    out->coordinates[0] = t;
    out->coordinates[1] = g;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_scale(io, t, g));
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f32>(load_a(io, t, g)); // a[t, g]
    out->operands[1] = qkc::bits<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)); // a[t, g] / 448
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (128);
    const int64_t g = number / (128) % ((io.K / 128));
    const int64_t t = number / (128) / ((io.K / 128));
    const auto returned = io.q[t * io.K + ((128 * g) + j)];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = g;
    out->indices[2] = j;
    out->coordinates[0] = t;
    out->coordinates[1] = ((128 * g) + j);
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_codes(io, t, g, j);
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, ((128 * g) + j))); // x[t, 128 * g + j]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t, g)); // s[t, g]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))); // x[t, 128 * g + j] / s[t, g]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_token_group128_ue8m0_f32_check(const void* x, const void* s, const void* q, int64_t T, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 2, 0>(io.T * (io.K / 128), stream, counts.get(), io))
#endif
  {
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::judge_rows<2, 0>(io.T, (io.K / 128), stream, counts.get(), Judge_s{io});
  qkc::judge_rows<2, 0>(io.T * (io.K / 128), 128, stream, counts.get(), Judge_q{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_fp8_token_group128_ue8m0_f32_explain(const void* x, const void* s, const void* q, int64_t T, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
