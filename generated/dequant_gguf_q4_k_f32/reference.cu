// Made by qkc from the contract dequant_gguf_q4_k_f32 (hash 32651771c9a17627). Do not edit.
// One lawful kernel: the first path of every choice.
#include "dequant_gguf_q4_k_f32.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_k in u8[B, 144]
  uint32_t* y; // out: f32[B, 256]
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
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, b, e));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_k_f32(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
