// Made by qkc from the contract fp8_expert_scales (hash b212e46b1e90a31f). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t E;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint32_t* off; // in: i32[E + 1]
  const uint32_t* ub; // in: f32[]
  const uint32_t* s; // out: f32[E]
  const uint8_t* q; // out: e4m3[T, H]
  float* kept_a;
  int64_t* kept_owner;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN int64_t load_off(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.off[i0]); }
QKC_FN float load_ub(const Tensors& io) { return qkc::value<qkc::f32>(io.ub[0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }

// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t e) { return io.kept_a[e]; }

// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  return least1;
}
QKC_FN int64_t load_owner(const Tensors& io, int64_t t) { return io.kept_owner[t]; }

// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b(const auto& io, int64_t e) {
  return qkc::min<qkc::f32>(load_a(io, e), load_ub(io));
}


// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least);
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t)));
}
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, load_owner(io, t))); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}
QKC_FN bool unjudged_y(const auto& io, int64_t t, int64_t h) {
  return was_rejected_s(io, load_owner(io, t));
}


// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN uint8_t bits_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
QKC_FN uint8_t bits_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t h) {
  return unjudged_y(io, t, h);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a(io, e);
  }
};

struct Compute_owner {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner(io, t);
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[e].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t e = column;
    const int64_t element = row * (io.E) + column;
    const int64_t place = e;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale(io, e))));
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[t, h].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t element = row * (io.H) + column;
    const int64_t place = t * io.H + h;
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, t, h)) {
      tally.skip(1);
      rejected = true;
    } else {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::e4m3, false, false>(returned, bits_codes_div(io, t, h)) ? 0x1u : 0u;
      explained |= qkc::same<qkc::e4m3, false, false>(returned, bits_codes_inv(io, t, h)) ? 0x2u : 0u;
      rejected = tally.judge_choice(1, 0, element, explained, 0x3u);
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_t;
  const uint16_t* wide_at_words_x; // the row's first word
  float wide_s;
  bool wide_flag_s;
  int64_t wide_kept_owner;
  const uint8_t* wide_at_returned_q; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
  qkc::Quick wide_quick;
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
    return io.H;
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
QKC_FN float load_s(const Run_0& io, int64_t) { return io.wide_s; }
QKC_FN bool was_rejected_s(const Run_0& io, int64_t) { return io.wide_flag_s; }
QKC_FN int64_t load_owner(const Run_0& io, int64_t) { return io.wide_kept_owner; }
[[maybe_unused]] QKC_FN uint8_t returned_q(const Run_0& io, int64_t) { return io.wide.returned_q[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t t = wide_rest;
  [[maybe_unused]] const int64_t h = 0;
  wide_t = t;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = h;
    wide_at_words_x = io.x + (i0 * io.H + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  wide_s = load_s(io, load_owner(io, t));
  wide_flag_s = was_rejected_s(io, load_owner(io, t));
  wide_kept_owner = load_owner(io, t);
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = h;
    wide_at_returned_q = io.q + (i0 * io.H + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_q);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = 0;
  wide_quick.start();
  if (unjudged_codes(io, t, h))
    wide_quick.refuse();
  else {
    wide_quick.factor(qkc::div<qkc::f32>(1.0f, load_s(io, load_owner(io, t))));
  }
  wide_quick.close();
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
    const int64_t e = number;
    const auto returned = io.s[e];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = e;
    out->coordinates[0] = e;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_scale(io, e));
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, e)); // a[e]
    out->operands[1] = qkc::bits<qkc::f32>(load_ub(io)); // ub
    out->operands[2] = qkc::bits<qkc::f32>(let_b(io, e)); // b[e]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t h = number % (io.H);
    const int64_t t = number / (io.H);
    const auto returned = io.q[t * io.H + h];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = bits_codes_div(io, t, h);
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::e4m3, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = bits_codes_inv(io, t, h);
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::e4m3, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, load_owner(io, t))); // s[owner[t]]
    out->operands[2] = qkc::bits<qkc::f32>(let_y_div(io, t, h)); // y[t, h] (div)
    out->operands[3] = qkc::bits<qkc::f32>(let_y_inv(io, t, h)); // y[t, h] (inv)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_expert_scales_check(const void* x, const void* off, const void* ub, const void* s, const void* q, int64_t T, int64_t E, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.off = static_cast<const uint32_t*>(off);
  io.ub = static_cast<const uint32_t*>(ub);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.E), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::judge_rows<2, 1>(1, io.E, stream, counts.get(), Judge_s{io});
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 2, 1>(io.T, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<2, 1>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_fp8_expert_scales_explain(const void* x, const void* off, const void* ub, const void* s, const void* q, int64_t T, int64_t E, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.off = static_cast<const uint32_t*>(off);
  io.ub = static_cast<const uint32_t*>(ub);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.E), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
