// Made by qkc from the contract int8_dyn_token_sym (hash 1a38a074986208c5). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint32_t* s; // out: f32[T]
  const uint8_t* q; // out: i8[T, H]
  float* kept_a;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}
QKC_FN float value_zero_scale_one(const auto& io, int64_t t) {
  return 1.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}
QKC_FN float value_scale_mul(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), const_i127);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}
QKC_FN float row_y_enc_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float let_y_enc(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_enc_0(io, t, h));
}
QKC_FN bool unjudged_y(const auto& io, int64_t t, int64_t h) {
  return was_rejected_s(io, t);
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN uint8_t bits_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
QKC_FN uint8_t bits_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}
QKC_FN uint8_t bits_codes_enc(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_enc(io, t, h));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t h) {
  return unjudged_y(io, t, h);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[t].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t t = column;
    const int64_t element = row * (io.T) + column;
    const int64_t place = t;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    if (when_zero_scale(io, t)) {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_zero_scale_zero(io, t))) ? 0x1u : 0u;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_zero_scale_one(io, t))) ? 0x2u : 0u;
      rejected = tally.judge_choice(0, 0, element, explained, 0x3u);
    } else {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_div(io, t))) ? 0x1u : 0u;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_mul(io, t))) ? 0x2u : 0u;
      explained = qkc::project(explained, 1, 2, 0x3u); // scale per [t]
      rejected = tally.judge_choice(1, 1, element, explained, 0x3u);
    }
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
    if (when_zero_codes(io, t, h)) {
      rejected = tally.judge(2, element, qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h))));
    } else {
      if (unjudged_codes(io, t, h)) {
        tally.skip(3);
        rejected = true;
      } else {
        uint64_t explained = 0;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, bits_codes_div(io, t, h)) ? 0x1u : 0u;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, bits_codes_inv(io, t, h)) ? 0x2u : 0u;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, bits_codes_enc(io, t, h)) ? 0x4u : 0u;
        rejected = tally.judge_choice(3, 2, element, explained, 0x7u);
      }
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_t;
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
    wide_flag_s = Judge_s::judge(io, 0, wide_t, tally);
  }
  static constexpr bool kJudges = true;
  static constexpr int kQuickArm = 3;
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
QKC_FN float load_a(const Run_0& io, int64_t) { return io.wide_kept_a; }
QKC_FN uint32_t returned_s(const Run_0& io, int64_t) { return io.wide_returned_s; }
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
  wide_s = load_s(io, t);
  wide_returned_s = returned_s(io, t);
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
  if (when_zero_codes(io, t, h) || unjudged_codes(io, t, h))
    wide_quick.refuse();
  else {
    wide_quick.factor(qkc::div<qkc::f32>(1.0f, load_s(io, t)));
    wide_quick.factor(qkc::div<qkc::f32>(127.0f, load_a(io, t)));
  }
  wide_quick.close();
}
template <int Count> QKC_MEMBER void Run_0::step_strips(Values& own, const Words (&all)[Count]) {
  own.v0 = qkc::strips_extremum<qkc::bf16, true, true, false>(own.v0, all, &Words::words_x);
}
QKC_MEMBER void Run_0::step(Values& own) const {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = wide.column + wide_at;
  own.v0 = qkc::wide_max<qkc::f32>(own.v0, qkc::abs<qkc::bf16>(load_x(io, t, h)));
}
QKC_MEMBER void Run_0::keep(int64_t place, const Values& own, bool leads) {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = 0;
  wide_kept_a = own.v0;
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
  return wide_quick.differ<qkc::i<8>>(wide_values, wide.returned_q);
}
QKC_MEMBER unsigned Run_0::open([[maybe_unused]] int count) {
  const auto& io = *this;
  float wide_values[qkc::kStrip];
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
    wide_values[wide_of] = load_x(io, 0, 0);
  }
  return wide_quick.open<qkc::i<8>>(wide_values, wide.returned_q);
}

#endif

struct Explain_zero_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t t = number;
    const auto returned = io.s[t];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->coordinates[0] = t;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_zero_scale_one(io, t));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
  }
};

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t t = number;
    const auto returned = io.s[t];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->coordinates[0] = t;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::f32>(value_scale_div(io, t));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_scale_mul(io, t));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
  }
};

struct Explain_zero_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t h = number % (io.H);
    const int64_t t = number / (io.H);
    const auto returned = io.q[t * io.H + h];
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
    out->explained = qkc::same<qkc::i<8>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
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
    out->arm = 3;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 3;
    const auto bits0 = bits_codes_div(io, t, h);
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = bits_codes_inv(io, t, h);
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits1) ? 0x2u : 0u;
    const auto bits2 = bits_codes_enc(io, t, h);
    out->admissible[2] = bits2;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits2) ? 0x4u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[2] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
    out->operands[3] = qkc::bits<qkc::f32>(let_y_div(io, t, h)); // y[t, h] (div)
    out->operands[4] = qkc::bits<qkc::f32>(let_y_inv(io, t, h)); // y[t, h] (inv)
    out->operands[5] = qkc::bits<qkc::f32>(let_y_enc(io, t, h)); // y[t, h] (enc)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_sym_check(const void* x, const void* s, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 4, 3>(io.T, stream, counts.get(), io))
#endif
  {
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::judge_rows<4, 3>(1, io.T, stream, counts.get(), Judge_s{io});
  qkc::judge_rows<4, 3>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_int8_dyn_token_sym_explain(const void* x, const void* s, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_zero_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_zero_codes{io, at.get(), number});
  if (arm == 3)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
