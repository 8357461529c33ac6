// Made by qkc from the contract dequant_gguf_q4_k_f32 (hash 32651771c9a17627). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_k in u8[B, 144]
  const uint32_t* y; // out: f32[B, 256]
};

// x[i0].d: q4_k.d in u8[B, 144]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 144 + 0]) | (uint64_t(io.x[i0 * 144 + 1]) << 8));
}
// x[i0].dmin: q4_k.dmin in u8[B, 144]: at [i0, 2] then at [i0, 3]
QKC_FN uint16_t code_x_dmin(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 144 + 2]) | (uint64_t(io.x[i0 * 144 + 3]) << 8));
}
// x[i0].sc[i1]: q4_k.sc in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 4 + jl] bits 0..5; where jh == 1 at [i0, 12 + jl] bits 0..3 then at [i0, 4 + jl] bits 6..7
QKC_FN uint8_t code_x_sc(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 4 + (i1 % 4)], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (i1 % 4)], 0, 4) | (qkc::get_bits(io.x[i0 * 144 + 4 + (i1 % 4)], 6, 2) << 4));
}
// x[i0].mn[i1]: q4_k.mn in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 8 + jl] bits 0..5; where jh == 1 at [i0, 12 + jl] bits 4..7 then at [i0, 8 + jl] bits 6..7
QKC_FN uint8_t code_x_mn(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 8 + (i1 % 4)], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (i1 % 4)], 4, 4) | (qkc::get_bits(io.x[i0 * 144 + 8 + (i1 % 4)], 6, 2) << 4));
}
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (g, i)] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((i1 / 64) * 32 + (i1 % 32))], 4 * (i1 / 32 % 2), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN float load_x_dmin(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_dmin(io, i0)); }
QKC_FN int64_t load_x_sc(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<6>>(code_x_sc(io, i0, i1)); }
QKC_FN int64_t load_x_mn(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<6>>(code_x_mn(io, i0, i1)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j)));
}


// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j)));
}


// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}


// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN uint32_t bits_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast_bits<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e));
}


QKC_FN uint32_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[b, e].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t element = row * (256) + column;
    const int64_t place = b * 256 + e;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, false>(returned, bits_dequantize(io, b, e)));
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_b;
  float wide_x_d;
  float wide_x_dmin;
  const uint32_t* wide_at_returned_y; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint32_t, 8> returned_y;
  };
  struct Words : Own {
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return 256;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.returned_y.load_part(wide_at_returned_y + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_y.load(wide_at_returned_y + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint32_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.returned_y, wide_at_returned_y);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_returned_y, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.returned_y);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
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
QKC_FN float load_x_d(const Run_0& io, int64_t) { return io.wide_x_d; }
QKC_FN float load_x_dmin(const Run_0& io, int64_t) { return io.wide_x_dmin; }
[[maybe_unused]] QKC_FN uint32_t returned_y(const Run_0& io, int64_t) { return io.wide.returned_y[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t b = wide_rest;
  [[maybe_unused]] const int64_t e = 0;
  wide_b = b;
  wide_aligned = wide_whole = true;
  wide_x_d = load_x_d(io, b);
  wide_x_dmin = load_x_dmin(io, b);
  {
    [[maybe_unused]] const int64_t i0 = b;
    [[maybe_unused]] const int64_t i1 = e;
    wide_at_returned_y = io.y + (i0 * 256 + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint32_t, 8>::is_aligned(wide_at_returned_y);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_y);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t e = 0;
}
QKC_MEMBER uint32_t Run_0::differ() {
  const auto& io = *this;
  uint32_t any = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t e = wide.column + wide_at;
    any |= static_cast<uint32_t>(bits_dequantize(io, b, e) ^ returned_y(io, 0));
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
  [[maybe_unused]] const int64_t e = wide.column + wide_at;
    open |= (static_cast<uint32_t>(bits_dequantize(io, b, e) ^ returned_y(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t e = number % (256);
    const int64_t b = number / (256);
    const auto returned = io.y[b * 256 + e];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = b;
    out->indices[1] = e;
    out->coordinates[0] = b;
    out->coordinates[1] = e;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_dequantize(io, b, e);
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f32>(let_d1(io, b, (e / 32))); // d1[b, e / 32]
    out->operands[1] = qkc::bits<qkc::u<4>>(load_x_qs(io, b, e)); // x[b].qs[e]
    out->operands[2] = qkc::bits<qkc::f32>(let_m1(io, b, (e / 32))); // m1[b, e / 32]
    out->operands[3] = qkc::bits<qkc::f32>(let_v(io, b, e)); // v[b, e]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_k_f32_check(const void* x, const void* y, int64_t B, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.y = static_cast<const uint32_t*>(y);
  io.B = B;
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 1, 0>(io.B, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<1, 0>(io.B, 256, stream, counts.get(), Judge_y{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_dequant_gguf_q4_k_f32_explain(const void* x, const void* y, int64_t B, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.y = static_cast<const uint32_t*>(y);
  io.B = B;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
