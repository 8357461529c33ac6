// Made by qkc from the contract dequant_gguf_q4_0_bf16 (hash 0292073b782b3e3b). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  const uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const Tensors& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const Tensors& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x_d(io, b)) * (static_cast<double>(load_x_qs(io, b, e)) - 8.0)));
}


// Judges y[b, e].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t element = row * (32) + column;
    const int64_t place = b * 32 + e;
    const auto returned = io.y[place];
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::bf16, true, false>(returned, qkc::bits<qkc::bf16>(value_dequantize(io, b, e))));
    (void)rejected;
  }
};

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t e = number % (32);
    const int64_t b = number / (32);
    const auto returned = io.y[b * 32 + e];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = b;
    out->indices[1] = e;
    out->coordinates[0] = b;
    out->coordinates[1] = e;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
    out->explained = qkc::same<qkc::bf16, true, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f16>(load_x_d(io, b)); // x[b].d
    out->operands[1] = qkc::bits<qkc::u<4>>(load_x_qs(io, b, e)); // x[b].qs[e]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_0_bf16_check(const void* x, const void* y, int64_t B, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.y = static_cast<const uint16_t*>(y);
  io.B = B;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.B, 32, stream, counts.get(), Judge_y{io});
  counts.fetch();
}

extern "C" void qkc_dequant_gguf_q4_0_bf16_explain(const void* x, const void* y, int64_t B, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint8_t*>(x);
  io.y = static_cast<const uint16_t*>(y);
  io.B = B;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
