// Made by qkc from the contract dequant_nf4_f16 (hash 14a35833f16e0661). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  const uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN uint16_t bits_dequantize(const auto& io, int64_t l) {
  return qkc::cast_bits<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l));
}


QKC_FN uint16_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[l].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t l = column;
    const int64_t element = row * (io.L) + column;
    const int64_t place = l;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f16, false, false>(returned, bits_dequantize(io, l)));
    return rejected;
  }
};

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t l = number;
    const auto returned = io.y[l];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = l;
    out->coordinates[0] = l;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_dequantize(io, l);
    out->explained = qkc::same<qkc::f16, false, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::u<4>>(load_q(io, l)); // q[l]
    out->operands[1] = qkc::bits<qkc::f32>(load_a(io, (l / 64))); // a[l / 64]
    out->operands[2] = qkc::bits<qkc::f32>(let_v(io, l)); // v[l]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_nf4_f16_check(const void* q, const void* a, const void* y, int64_t L, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.a = static_cast<const uint32_t*>(a);
  io.y = static_cast<const uint16_t*>(y);
  io.L = L;
  qkc::judge_rows<1, 0>(1, io.L, stream, counts.get(), Judge_y{io});
  }
  counts.fetch();
}

extern "C" void qkc_dequant_nf4_f16_explain(const void* q, const void* a, const void* y, int64_t L, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.a = static_cast<const uint32_t*>(a);
  io.y = static_cast<const uint16_t*>(y);
  io.L = L;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
