// Made by qkc from the contract conv2d_w8a8_requant_s1p1 (hash 79acecf4ad441f68). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  const uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN uint8_t bits_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast_bits<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}


struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

QKC_FN uint8_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[b, p, q, o].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t element = row * (io.O) + column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::i<8>, false, false>(returned, bits_saturation(io, b, p, q, o)));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_b;
  int64_t wide_p;
  int64_t wide_q;
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
    qkc::Strip<uint8_t, 8> returned_y;
  };
  struct Words : Own {
    qkc::Strip<uint32_t, 8> words_mul;
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return io.O;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.words_mul.load(wide_at_words_mul + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_mul.load(wide_at_words_mul + column);
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_mul.load_part(wide_at_words_mul + column, count);
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
    wide.words_mul.load(wide_at_words_mul + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_mul != before.wide_at_words_mul ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint32_t, 8>::kBytes + qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_mul, wide_at_words_mul);
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_mul, elements);
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_mul);
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
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
QKC_FN float load_mul(const Run_0& io, int64_t) { return qkc::value<qkc::f32>(io.wide.words_mul[io.wide_at]); }
[[maybe_unused]] QKC_FN uint8_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t q = qkc::split(wide_rest, io.Q);
  const int64_t p = qkc::split(wide_rest, io.P);
  const int64_t b = wide_rest;
  [[maybe_unused]] const int64_t o = 0;
  wide_b = b;
  wide_p = p;
  wide_q = q;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = o;
    wide_at_words_mul = io.mul + (i0);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_words_mul);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_mul);
  }
  {
    [[maybe_unused]] const int64_t i0 = b;
    [[maybe_unused]] const int64_t i1 = p;
    [[maybe_unused]] const int64_t i2 = q;
    [[maybe_unused]] const int64_t i3 = o;
    wide_at_returned_y = io.y + (((i0 * io.P + i1) * io.Q + i2) * io.O + i3);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_y);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_y);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t p = wide_p;
  [[maybe_unused]] const int64_t q = wide_q;
  [[maybe_unused]] const int64_t o = 0;
}
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  uint32_t any = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t p = wide_p;
  [[maybe_unused]] const int64_t q = wide_q;
  [[maybe_unused]] const int64_t o = wide.column + wide_at;
    any |= static_cast<uint32_t>(bits_saturation(io, b, p, q, o) ^ returned_y(io, 0));
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
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t p = wide_p;
  [[maybe_unused]] const int64_t q = wide_q;
  [[maybe_unused]] const int64_t o = wide.column + wide_at;
    open |= (static_cast<uint32_t>(bits_saturation(io, b, p, q, o) ^ returned_y(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_saturation {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t o = number % (io.O);
    const int64_t q = number / (io.O) % (io.Q);
    const int64_t p = number / (io.O) / (io.Q) % (io.P);
    const int64_t b = number / (io.O) / (io.Q) / (io.P);
    const auto returned = io.y[((b * io.P + p) * io.Q + q) * io.O + o];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = b;
    out->indices[1] = p;
    out->indices[2] = q;
    out->indices[3] = o;
    out->coordinates[0] = b;
    out->coordinates[1] = p;
    out->coordinates[2] = q;
    out->coordinates[3] = o;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_saturation(io, b, p, q, o);
    out->explained = qkc::same<qkc::i<8>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_bias(io, o)); // bias[o]
    out->operands[1] = qkc::bits<qkc::i<32>>(load_acc(io, b, p, q, o)); // acc[b, p, q, o]
    out->operands[2] = qkc::bits<qkc::f32>(load_mul(io, o)); // mul[o]
    out->operands[3] = qkc::bits<qkc::f32>(let_t(io, b, p, q, o)); // t[b, p, q, o]
    out->operands[4] = qkc::bits<qkc::i<32>>(let_u(io, b, p, q, o)); // u[b, p, q, o]
    out->operands[5] = qkc::bits<qkc::i<32>>(io.zy); // zy
    out->operands[6] = qkc::bits<qkc::i<64>>((let_u(io, b, p, q, o) + io.zy)); // u[b, p, q, o] + zy
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_conv2d_w8a8_requant_s1p1_check(const void* x, const void* k, const void* bias, const void* mul, const void* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.k = static_cast<const uint8_t*>(k);
  io.bias = static_cast<const uint32_t*>(bias);
  io.mul = static_cast<const uint32_t*>(mul);
  io.y = static_cast<const uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.B * io.P * io.Q, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.B * io.P * io.Q, io.O, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_conv2d_w8a8_requant_s1p1_explain(const void* x, const void* k, const void* bias, const void* mul, const void* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.k = static_cast<const uint8_t*>(k);
  io.bias = static_cast<const uint32_t*>(bias);
  io.mul = static_cast<const uint32_t*>(mul);
  io.y = static_cast<const uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_saturation{io, at.get(), number});
  at.fetch();
}
#endif
