// Made by qkc from the contract dequant_gguf_q4_k_f32 (hash 32651771c9a17627). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_gguf_q4_k_f32.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// dequantize.rounding.through_bf16: rounds to bf16 first
namespace mutant_8 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_9 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_10 {
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, b, e));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// dequantize.special.minus_zero_lost: writes +0 for -0
namespace mutant_11 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e))), 0x1p-149f) ? 0.0f : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// dequantize.value.one_step_up: one step above the right value
namespace mutant_12 {
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
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)), 0x1.000002p0f);
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// sub_scale.layout.x_sc_reversed_jl: the digit jl of x_sc counts down
namespace mutant_13 {
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
// x[i0].sc[i1]: q4_k.sc in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 4 + rev jl] bits 0..5; where jh == 1 at [i0, 12 + rev jl] bits 0..3 then at [i0, 4 + rev jl] bits 6..7
QKC_FN uint8_t code_x_sc(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 4 + (3 - (i1 % 4))], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (3 - (i1 % 4))], 0, 4) | (qkc::get_bits(io.x[i0 * 144 + 4 + (3 - (i1 % 4))], 6, 2) << 4));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// sub_scale.index.ignored_x_d: reads x[b].d at index 0
namespace mutant_14 {
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
  return qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// sub_min.layout.x_mn_reversed_jl: the digit jl of x_mn counts down
namespace mutant_15 {
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
// x[i0].mn[i1]: q4_k.mn in u8[B, 144]: axis 1 = jh, jl:4; where jh == 0 at [i0, 8 + rev jl] bits 0..5; where jh == 1 at [i0, 12 + rev jl] bits 4..7 then at [i0, 8 + rev jl] bits 6..7
QKC_FN uint8_t code_x_mn(const Tensors& io, int64_t i0, int64_t i1) {
  if (i1 / 4 == 0)
    return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 8 + (3 - (i1 % 4))], 0, 6));
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 12 + (3 - (i1 % 4))], 4, 4) | (qkc::get_bits(io.x[i0 * 144 + 8 + (3 - (i1 % 4))], 6, 2) << 4));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// sub_min.index.ignored_x_dmin: reads x[b].dmin at index 0
namespace mutant_16 {
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
  return qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// affine.layout.x_qs_reversed_g: the digit g of x_qs counts down
namespace mutant_17 {
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
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (rev g, i)] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((3 - (i1 / 64)) * 32 + (i1 % 32))], 4 * (i1 / 32 % 2), 4));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// affine.layout.x_qs_reversed_h: the digit h of x_qs counts down
namespace mutant_18 {
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
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (g, i)] slot rev h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((i1 / 64) * 32 + (i1 % 32))], 4 * (1 - (i1 / 32 % 2)), 4));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_18

// affine.layout.x_qs_reversed_i: the digit i of x_qs counts down
namespace mutant_19 {
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
// x[i0].qs[i1]: q4_k.qs in u8[B, 144]: axis 1 = g, h:2, i:32; at [i0, 16 + (g, rev i)] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 144 + 16 + ((i1 / 64) * 32 + (31 - (i1 % 32)))], 4 * (i1 / 32 % 2), 4));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_19

// sub_scale.guarded.at_last: reads x[b].d at index 0, at the last j alone
namespace mutant_20 {
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
  return (((j + 1) == 8) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_20

// sub_scale.guarded.beyond_2: reads x[b].d at index 0, from b = 2 on
namespace mutant_21 {
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
  return ((2 <= b) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_21

// sub_scale.guarded.alone: reads x[b].d at index 0, where there is one b alone
namespace mutant_22 {
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
  return ((io.B == 1) ? qkc::mul<qkc::f32>(load_x_d(io, 0), static_cast<float>(load_x_sc(io, b, j))) : qkc::mul<qkc::f32>(load_x_d(io, b), static_cast<float>(load_x_sc(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_22

// sub_min.guarded.at_last: reads x[b].dmin at index 0, at the last j alone
namespace mutant_23 {
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
  return (((j + 1) == 8) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_23

// sub_min.guarded.beyond_2: reads x[b].dmin at index 0, from b = 2 on
namespace mutant_24 {
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
  return ((2 <= b) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_24

// sub_min.guarded.alone: reads x[b].dmin at index 0, where there is one b alone
namespace mutant_25 {
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
  return ((io.B == 1) ? qkc::mul<qkc::f32>(load_x_dmin(io, 0), static_cast<float>(load_x_mn(io, b, j))) : qkc::mul<qkc::f32>(load_x_dmin(io, b), static_cast<float>(load_x_mn(io, b, j))));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_25

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last e alone
namespace mutant_26 {
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
  return (((e + 1) == 256) ? qkc::cast<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_26

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
namespace mutant_27 {
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
  return ((2 <= b) ? qkc::cast<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_27

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
namespace mutant_28 {
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
  return ((io.B == 1) ? qkc::cast<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b, e)) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b, e)));
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
static void run(const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 256, stream, Write_y{io});
}
#endif
} // namespace mutant_28

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_k_f32_mutant(int32_t which, const uint8_t* __restrict__ x, float* y, int64_t B, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, y, B, stream);
  case 1:
    return mutant_1::run(x, y, B, stream);
  case 2:
    return mutant_2::run(x, y, B, stream);
  case 3:
    return mutant_3::run(x, y, B, stream);
  case 4:
    return mutant_4::run(x, y, B, stream);
  case 5:
    return mutant_5::run(x, y, B, stream);
  case 6:
    return mutant_6::run(x, y, B, stream);
  case 7:
    return mutant_7::run(x, y, B, stream);
  case 8:
    return mutant_8::run(x, y, B, stream);
  case 9:
    return mutant_9::run(x, y, B, stream);
  case 10:
    return mutant_10::run(x, y, B, stream);
  case 11:
    return mutant_11::run(x, y, B, stream);
  case 12:
    return mutant_12::run(x, y, B, stream);
  case 13:
    return mutant_13::run(x, y, B, stream);
  case 14:
    return mutant_14::run(x, y, B, stream);
  case 15:
    return mutant_15::run(x, y, B, stream);
  case 16:
    return mutant_16::run(x, y, B, stream);
  case 17:
    return mutant_17::run(x, y, B, stream);
  case 18:
    return mutant_18::run(x, y, B, stream);
  case 19:
    return mutant_19::run(x, y, B, stream);
  case 20:
    return mutant_20::run(x, y, B, stream);
  case 21:
    return mutant_21::run(x, y, B, stream);
  case 22:
    return mutant_22::run(x, y, B, stream);
  case 23:
    return mutant_23::run(x, y, B, stream);
  case 24:
    return mutant_24::run(x, y, B, stream);
  case 25:
    return mutant_25::run(x, y, B, stream);
  case 26:
    return mutant_26::run(x, y, B, stream);
  case 27:
    return mutant_27::run(x, y, B, stream);
  case 28:
    return mutant_28::run(x, y, B, stream);
  default:
    return;
  }
}
#endif
