// Made by qkc from the contract dequant_gguf_q4_0_f16 (hash 1c268fb9f976f81d). Do not edit.
// One lawful kernel: the first path of every choice.
#include "dequant_gguf_q4_0_f16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: f16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, b, e));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_0_f16(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
