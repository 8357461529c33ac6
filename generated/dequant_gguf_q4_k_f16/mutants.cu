// Made by qkc from the contract dequant_gguf_q4_k_f16 (hash 1b439da7f25a33e2). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "dequant_gguf_q4_k_f16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: dequantize.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_k in u8[B, 144]
  uint16_t* y; // out: f16[B, 256]
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif

// 1: dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v2(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v2(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v2{io});
}
#endif

// 2: dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v3(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v3(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v3{io});
}
#endif

// 3: dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v4(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v4(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v4{io});
}
#endif

// 4: dequantize.rounding.to_zero: rounds to_zero instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v5(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v5(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v5{io});
}
#endif

// 5: dequantize.rounding.to_plus: rounds to_plus instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v6(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v6(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v6{io});
}
#endif

// 6: dequantize.rounding.to_minus: rounds to_minus instead of half_even
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v7(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, b, e));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v7(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v7{io});
}
#endif

// 7: dequantize.rounding.through_bf16: rounds to bf16 first
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v8(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v8(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v8{io});
}
#endif

// 8: dequantize.overflow.saturate: beyond the range: saturate instead of inf
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v9(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, b, e));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v9(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v9{io});
}
#endif

// 9: dequantize.overflow.nan: beyond the range: nan instead of inf
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v10(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, b, e));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v10(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v10{io});
}
#endif

// 10: dequantize.special.minus_zero_lost: writes +0 for -0
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v11(const auto& io, int64_t b, int64_t e) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e))), 0x1p-24f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v11(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v11{io});
}
#endif

// 11: dequantize.special.subnormals_flushed: writes 0 for subnormal results
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v12(const auto& io, int64_t b, int64_t e) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v12(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v12{io});
}
#endif

// 12: sub_scale.layout.x_sc_reversed_jl: the digit jl of x_sc counts down
// x[i0].sc[i1]: q4_k.sc in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 4 + rev jl] bits 0..5; where jh == 1 at [i0, 12 + rev jl] bits 0..3 then at [i0, 4 + rev jl] bits 6..7
QKC_FN uint8_t code_x_sc_v2(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 4 + (3 - (i1 % 4))], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (3 - (i1 % 4))], 0, 4) | (qkc::get_bits(io.x[i0 * 144 + 4 + (3 - (i1 % 4))], 6, 2) << 4));
}
QKC_FN int64_t load_x_sc_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<6>>(code_x_sc_v2(io, i0, i1)); }
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc_v2(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v2(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v2(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v13(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v2(io, b, e));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v13(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v13{io});
}
#endif

// 13: sub_scale.index.ignored_x_d: reads x[b].d at index 0
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v3(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v3(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v14(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v3(io, b, e));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v14(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v14{io});
}
#endif

// 14: sub_scale.special.subnormals_flushed_x_d: takes subnormal x_d for 0
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x_d(io, b)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x_d(io, b), 0.0f) : load_x_d(io, b)), static_cast<float>(load_x_sc(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v4(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v4(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v15(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v4(io, b, e));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v15(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v15{io});
}
#endif

// 15: sub_min.layout.x_mn_reversed_jl: the digit jl of x_mn counts down
// x[i0].mn[i1]: q4_k.mn in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 8 + rev jl] bits 0..5; where jh == 1 at [i0, 12 + rev jl] bits 4..7 then at [i0, 8 + rev jl] bits 6..7
QKC_FN uint8_t code_x_mn_v2(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 8 + (3 - (i1 % 4))], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (3 - (i1 % 4))], 4, 4) | (qkc::get_bits(io.x[i0 * 144 + 8 + (3 - (i1 % 4))], 6, 2) << 4));
}
QKC_FN int64_t load_x_mn_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<6>>(code_x_mn_v2(io, i0, i1)); }
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn_v2(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v5(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v2(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v16(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v5(io, b, e));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v16(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v16{io});
}
#endif

// 16: sub_min.index.ignored_x_dmin: reads x[b].dmin at index 0
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v6(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v3(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v17(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v6(io, b, e));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v17(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v17{io});
}
#endif

// 17: sub_min.special.subnormals_flushed_x_dmin: takes subnormal x_dmin for 0
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x_dmin(io, b)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x_dmin(io, b), 0.0f) : load_x_dmin(io, b)), static_cast<float>(load_x_mn(io, b, j)));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v7(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v4(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v18(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v7(io, b, e));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v18(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v18{io});
}
#endif

// 18: affine.layout.x_qs_reversed_g: the digit g of x_qs counts down
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (rev g, i)] slot h
QKC_FN uint8_t code_x_qs_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((3 - (i1 / 64)) * 32 + (i1 % 32))], 4 * (i1 / 32 % 2), 4));
}
QKC_FN int64_t load_x_qs_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs_v2(io, i0, i1)); }
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v8(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs_v2(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v19(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v8(io, b, e));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v19(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v19{io});
}
#endif

// 19: affine.layout.x_qs_reversed_h: the digit h of x_qs counts down
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (g, i)] slot rev h
QKC_FN uint8_t code_x_qs_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((i1 / 64) * 32 + (i1 % 32))], 4 * (1 - (i1 / 32 % 2)), 4));
}
QKC_FN int64_t load_x_qs_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs_v3(io, i0, i1)); }
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v9(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs_v3(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v20(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v9(io, b, e));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v20(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v20{io});
}
#endif

// 20: affine.layout.x_qs_reversed_i: the digit i of x_qs counts down
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (g, rev i)] slot h
QKC_FN uint8_t code_x_qs_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((i1 / 64) * 32 + (31 - (i1 % 32)))], 4 * (i1 / 32 % 2), 4));
}
QKC_FN int64_t load_x_qs_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs_v4(io, i0, i1)); }
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v10(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs_v4(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v21(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v10(io, b, e));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v21(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v21{io});
}
#endif

// 21: affine.index.d1_boundary: the last element of a group reads d1 of the next
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v11(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, qkc::min<qkc::i<64>>(((e + 1) / 32), (8 - 1))), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v22(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v11(io, b, e));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v22(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v22{io});
}
#endif

// 22: affine.index.m1_boundary: the last element of a group reads m1 of the next
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v12(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, qkc::min<qkc::i<64>>(((e + 1) / 32), (8 - 1))));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v23(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v12(io, b, e));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v23(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v23{io});
}
#endif

// 23: sub_scale.guarded.at_last: reads x[b].d at index 0, at the last j alone
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v5(const auto& io, int64_t b, int64_t j) {
  return (((j + 1) == 8) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v13(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v5(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v24(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v13(io, b, e));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v24(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v24{io});
}
#endif

// 24: sub_scale.guarded.beyond_2: reads x[b].d at index 0, from b = 2 on
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v6(const auto& io, int64_t b, int64_t j) {
  return ((2 <= b) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v14(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v6(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v25(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v14(io, b, e));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v25(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v25{io});
}
#endif

// 25: sub_scale.guarded.alone: reads x[b].d at index 0, where there is one b alone
// clause sub_scale: let d1[b, j] = x[b].d * x[b].sc[j] in f32
QKC_FN float let_d1_v7(const auto& io, int64_t b, int64_t j) {
  return ((io.B == 1) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v15(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1_v7(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v26(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v15(io, b, e));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v26(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v26{io});
}
#endif

// 26: sub_min.guarded.at_last: reads x[b].dmin at index 0, at the last j alone
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v5(const auto& io, int64_t b, int64_t j) {
  return (((j + 1) == 8) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v16(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v5(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v27(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v16(io, b, e));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v27(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v27{io});
}
#endif

// 27: sub_min.guarded.beyond_2: reads x[b].dmin at index 0, from b = 2 on
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v6(const auto& io, int64_t b, int64_t j) {
  return ((2 <= b) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v17(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v6(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v28(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v17(io, b, e));
}
struct Write_y_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v28(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v28{io});
}
#endif

// 28: sub_min.guarded.alone: reads x[b].dmin at index 0, where there is one b alone
// clause sub_min: let m1[b, j] = x[b].dmin * x[b].mn[j] in f32
QKC_FN float let_m1_v7(const auto& io, int64_t b, int64_t j) {
  return ((io.B == 1) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
}
// clause affine: let v[b, e] = d1[b, e / 32] * x[b].qs[e] - m1[b, e / 32] in f32
QKC_FN float let_v_v18(const auto& io, int64_t b, int64_t e) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(let_d1(io, b, (e / 32)), static_cast<float>(load_x_qs(io, b, e))), let_m1_v7(io, b, (e / 32)));
}
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v29(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v18(io, b, e));
}
struct Write_y_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v29(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v29{io});
}
#endif

// 29: dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last e alone
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v30(const auto& io, int64_t b, int64_t e) {
  return (((e + 1) == 256) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v30(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v30{io});
}
#endif

// 30: dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v31(const auto& io, int64_t b, int64_t e) {
  return ((2 <= b) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v31(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v31{io});
}
#endif

// 31: dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
// clause dequantize: y[b, e] = T(v[b, e], half_even, inf)
QKC_FN float value_dequantize_v32(const auto& io, int64_t b, int64_t e) {
  return ((io.B == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
}
struct Write_y_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 256 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v32(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y_v32{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_k_f16_mutant(int32_t which, const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, y, B, stream);
  case 1:
    return run_1(x, y, B, stream);
  case 2:
    return run_2(x, y, B, stream);
  case 3:
    return run_3(x, y, B, stream);
  case 4:
    return run_4(x, y, B, stream);
  case 5:
    return run_5(x, y, B, stream);
  case 6:
    return run_6(x, y, B, stream);
  case 7:
    return run_7(x, y, B, stream);
  case 8:
    return run_8(x, y, B, stream);
  case 9:
    return run_9(x, y, B, stream);
  case 10:
    return run_10(x, y, B, stream);
  case 11:
    return run_11(x, y, B, stream);
  case 12:
    return run_12(x, y, B, stream);
  case 13:
    return run_13(x, y, B, stream);
  case 14:
    return run_14(x, y, B, stream);
  case 15:
    return run_15(x, y, B, stream);
  case 16:
    return run_16(x, y, B, stream);
  case 17:
    return run_17(x, y, B, stream);
  case 18:
    return run_18(x, y, B, stream);
  case 19:
    return run_19(x, y, B, stream);
  case 20:
    return run_20(x, y, B, stream);
  case 21:
    return run_21(x, y, B, stream);
  case 22:
    return run_22(x, y, B, stream);
  case 23:
    return run_23(x, y, B, stream);
  case 24:
    return run_24(x, y, B, stream);
  case 25:
    return run_25(x, y, B, stream);
  case 26:
    return run_26(x, y, B, stream);
  case 27:
    return run_27(x, y, B, stream);
  case 28:
    return run_28(x, y, B, stream);
  case 29:
    return run_29(x, y, B, stream);
  case 30:
    return run_30(x, y, B, stream);
  case 31:
    return run_31(x, y, B, stream);
  default:
    return;
  }
}
#endif
