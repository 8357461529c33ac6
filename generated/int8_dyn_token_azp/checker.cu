// Made by qkc from the contract int8_dyn_token_azp (hash 4cd2315e0ead4a3d). Do not edit.
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
  const uint32_t* z; // out: i32[T]
  const uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
  uint8_t* rejected_s; // 1 where the returned value was rejected
  uint8_t* rejected_z; // 1 where the returned value was rejected
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }
QKC_FN bool was_rejected_z(const Tensors& io, int64_t i0) { return io.rejected_z[i0] != 0; }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}
QKC_FN float value_scale_mul(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(let_d(io, t), const_i255);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN uint32_t bits_zero_point(const auto& io, int64_t t) {
  return qkc::cast_bits<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}
QKC_FN bool unjudged_y(const auto& io, int64_t t, int64_t h) {
  return was_rejected_s(io, t);
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}
QKC_FN int64_t let_r_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
QKC_FN bool unjudged_r(const auto& io, int64_t t, int64_t h) {
  return unjudged_y(io, t, h);
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN uint8_t bits_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}
QKC_FN uint8_t bits_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_div(io, t, h) + load_z(io, t)));
}

QKC_FN bool unjudged_zero_point(const auto& io, int64_t t) {
  return was_rejected_s(io, t);
}
QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t h) {
  return unjudged_r(io, t, h) || was_rejected_z(io, t);
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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
    if (!(qkc::le<qkc::f32>(0x1p-60f, let_d(io, t)))) { // assume d[t] >= 2^-60
      io.rejected_s[place] = 0;
      return false;
    }
    uint64_t explained = 0;
    explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_div(io, t))) ? 0x1u : 0u;
    explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_mul(io, t))) ? 0x2u : 0u;
    explained = qkc::project(explained, 1, 2, 0x3u); // scale per [t]
    rejected = tally.judge_choice(0, 0, element, explained, 0x3u);
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint32_t returned_z(const Tensors& io, int64_t place) { return io.z[place]; }

// Judges z[t].
struct Judge_z {
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
    const auto returned = returned_z(io, place);
    bool rejected = false;
    if (!(qkc::le<qkc::f32>(0x1p-60f, let_d(io, t)))) { // assume d[t] >= 2^-60
      io.rejected_z[place] = 0;
      return false;
    }
    if (unjudged_zero_point(io, t)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::i<32>, false, false>(returned, bits_zero_point(io, t)));
    }
    io.rejected_z[place] = rejected ? 1 : 0;
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
    if (!(qkc::le<qkc::f32>(0x1p-60f, let_d(io, t)))) { // assume d[t] >= 2^-60
      return false;
    }
    if (unjudged_codes(io, t, h)) {
      tally.skip(2);
      rejected = true;
    } else {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::i<8>, false, false>(returned, bits_codes_inv(io, t, h)) ? 0x1u : 0u;
      explained |= qkc::same<qkc::i<8>, false, false>(returned, bits_codes_div(io, t, h)) ? 0x2u : 0u;
      rejected = tally.judge_choice(2, 1, element, explained, 0x3u);
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_t;
  const uint16_t* wide_at_words_x; // the row's first word
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
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
  }
  static constexpr bool kReduces = true;
  struct Values {
    float v0;
    float v1;
  };
  QKC_MEMBER static Values first() { return {qkc::value<qkc::f32>(0xff800000u), qkc::value<qkc::f32>(0x7f800000u)}; }
  QKC_MEMBER static void merge(Values& own, const qkc::Across& across) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, across(own.v0));
    own.v1 = qkc::wide_min<qkc::f32>(own.v1, across(own.v1));
  }
  QKC_MEMBER static void merge_with(Values& own, const Values& other) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, other.v0);
    own.v1 = qkc::wide_min<qkc::f32>(own.v1, other.v1);
  }
  QKC_MEMBER void step(Values& own) const;
  template <int Count> QKC_MEMBER void step_strips(Values& own, const Words (&all)[Count]);
  QKC_MEMBER void keep(int64_t place, const Values& own, bool leads);
  static constexpr bool kElements = false;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
  }
  static constexpr bool kJudges = false;
  static constexpr int kQuickArm = -1;
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
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
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = 0;
}
template <int Count> QKC_MEMBER void Run_0::step_strips(Values& own, const Words (&all)[Count]) {
  own.v0 = qkc::strips_extremum<qkc::bf16, false, true, false>(own.v0, all, &Words::words_x);
  own.v1 = qkc::strips_extremum<qkc::bf16, false, false, false>(own.v1, all, &Words::words_x);
}
QKC_MEMBER void Run_0::step(Values& own) const {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = wide.column + wide_at;
  own.v0 = qkc::wide_max<qkc::f32>(own.v0, load_x(io, t, h));
  own.v1 = qkc::wide_min<qkc::f32>(own.v1, load_x(io, t, h));
}
QKC_MEMBER void Run_0::keep(int64_t place, const Values& own, bool leads) {
  const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = 0;
  if (leads)
    io.kept_mx[place] = own.v0;
  if (leads)
    io.kept_mn[place] = own.v1;
}

#endif

struct Explain_scale {
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
    const auto bits0 = qkc::bits<qkc::f32>(value_scale_div(io, t));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_scale_mul(io, t));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_mx(io, t)); // mx[t]
    out->operands[1] = qkc::bits<qkc::bf16>(load_mn(io, t)); // mn[t]
    out->operands[2] = qkc::bits<qkc::f32>(let_d(io, t)); // d[t]
  }
};

struct Explain_zero_point {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t t = number;
    const auto returned = io.z[t];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->coordinates[0] = t;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_zero_point(io, t);
    out->explained = qkc::same<qkc::i<32>, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_mn(io, t)); // mn[t]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))); // -128 - mn[t] / s[t]
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
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = bits_codes_inv(io, t, h);
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = bits_codes_div(io, t, h);
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[2] = qkc::bits<qkc::i<32>>(load_z(io, t)); // z[t]
    out->operands[3] = qkc::bits<qkc::f32>(let_y_inv(io, t, h)); // y[t, h] (inv)
    out->operands[4] = qkc::bits<qkc::f32>(let_y_div(io, t, h)); // y[t, h] (div)
    out->operands[5] = qkc::bits<qkc::i<32>>(let_r_inv(io, t, h)); // r[t, h] (inv)
    out->operands[6] = qkc::bits<qkc::i<32>>(let_r_div(io, t, h)); // r[t, h] (div)
    out->operands[7] = qkc::bits<qkc::i<64>>((let_r_inv(io, t, h) + load_z(io, t))); // r[t, h] + z[t] (inv)
    out->operands[8] = qkc::bits<qkc::i<64>>((let_r_div(io, t, h) + load_z(io, t))); // r[t, h] + z[t] (div)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_azp_check(const void* x, const void* s, const void* z, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.z = static_cast<const uint32_t*>(z);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  const qkc::Workspace memory_rejected_z(sizeof(uint8_t) * (io.T), stream);
  io.rejected_z = memory_rejected_z.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 3, 2>(io.T, stream, counts.get(), io))
#endif
  {
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  }
  qkc::judge_rows<3, 2>(1, io.T, stream, counts.get(), Judge_s{io});
  qkc::judge_rows<3, 2>(1, io.T, stream, counts.get(), Judge_z{io});
  qkc::judge_rows<3, 2>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_int8_dyn_token_azp_explain(const void* x, const void* s, const void* z, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.z = static_cast<const uint32_t*>(z);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  const qkc::Workspace memory_rejected_z(sizeof(uint8_t) * (io.T), stream);
  io.rejected_z = memory_rejected_z.as<uint8_t>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_zero_point{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
