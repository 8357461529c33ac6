// Made by qkc from the contract dequant_gguf_q4_0_f16 (hash 1c268fb9f976f81d). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "dequant_gguf_q4_0_f16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: dequantize.layout.x_qs_reversed_h: the digit h of x_qs counts down
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
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot rev h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (1 - (i1 / 16)), 4));
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
#if !defined(__CUDACC_RTC__)
void run_0(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif

// 1: dequantize.layout.x_qs_reversed_i: the digit i of x_qs counts down
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + rev i] slot h
QKC_FN uint8_t code_x_qs_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (15 - (i1 % 16))], 4 * (i1 / 16), 4));
}
QKC_FN int64_t load_x_qs_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs_v2(io, i0, i1)); }
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v2(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v2(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v2(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v2{io});
}
#endif

// 2: dequantize.rounding.half_away: rounds half_away instead of half_even
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN int64_t load_x_qs_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs_v3(io, i0, i1)); }
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v3(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v3(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v3{io});
}
#endif

// 3: dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v4(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v4(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v4{io});
}
#endif

// 4: dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v5(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v5(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v5{io});
}
#endif

// 5: dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v6(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v6(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v6{io});
}
#endif

// 6: dequantize.rounding.to_zero: rounds to_zero instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v7(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v7(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v7{io});
}
#endif

// 7: dequantize.rounding.to_plus: rounds to_plus instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v8(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v8(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v8{io});
}
#endif

// 8: dequantize.rounding.to_minus: rounds to_minus instead of half_even
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v9(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v9(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v9{io});
}
#endif

// 9: dequantize.rounding.through_bf16: rounds to bf16 first
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v10(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v10(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v10{io});
}
#endif

// 10: dequantize.rounding.through_f32: rounds to f32 first
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v11(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v11(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v11{io});
}
#endif

// 11: dequantize.overflow.saturate: beyond the range: saturate instead of inf
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v12(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v12(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v12{io});
}
#endif

// 12: dequantize.overflow.nan: beyond the range: nan instead of inf
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v13(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v13(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v13{io});
}
#endif

// 13: dequantize.special.subnormals_flushed: writes 0 for subnormal results
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v14(const auto& io, int64_t b, int64_t e) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v14(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v14{io});
}
#endif

// 14: dequantize.value.plus_one: 9 in place of 8
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v15(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(9))));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v15(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v15{io});
}
#endif

// 15: dequantize.value.minus_one: 7 in place of 8
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v16(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(7))));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v16(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v16{io});
}
#endif

// 16: dequantize.index.ignored_x_d: reads x[b].d at index 0
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v17(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, 0) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v17(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v17{io});
}
#endif

// 17: dequantize.special.subnormals_flushed_x_d: takes subnormal x_d for 0
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v18(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x_d(io, b)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x_d(io, b), 0.0f) : load_x_d(io, b)) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8))));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v18(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v18{io});
}
#endif

// 18: dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last e alone
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v19(const auto& io, int64_t b, int64_t e) {
  return (((e + 1) == 32) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v19(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v19{io});
}
#endif

// 19: dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v20(const auto& io, int64_t b, int64_t e) {
  return ((2 <= b) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v20(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v20{io});
}
#endif

// 20: dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize_v21(const auto& io, int64_t b, int64_t e) {
  return ((io.B == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs_v3(io, b, e)) - static_cast<int32_t>(8)))));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize_v21(io, b, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y_v21{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_0_f16_mutant(int32_t which, const uint8_t* __restrict__ x, __half* y, int64_t B, cudaStream_t stream) {
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
  default:
    return;
  }
}
#endif
