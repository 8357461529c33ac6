// Made by qkc from the contract dequant_nf4_bf16 (hash 2cdd157a77cc1638). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "dequant_nf4_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: dequantize.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: bf16[L]
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
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif

// 1: dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v2(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v2(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v2{io});
}
#endif

// 2: dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v3(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v3(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v3{io});
}
#endif

// 3: dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v4(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v4(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v4{io});
}
#endif

// 4: dequantize.rounding.to_zero: rounds to_zero instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v5(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v5(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v5{io});
}
#endif

// 5: dequantize.rounding.to_plus: rounds to_plus instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v6(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v6(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v6{io});
}
#endif

// 6: dequantize.rounding.to_minus: rounds to_minus instead of half_even
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v7(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, l));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v7(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v7{io});
}
#endif

// 7: dequantize.rounding.through_f16: rounds to f16 first
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v8(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v8(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v8{io});
}
#endif

// 8: dequantize.overflow.saturate: beyond the range: saturate instead of inf
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v9(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, l));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v9(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v9{io});
}
#endif

// 9: dequantize.overflow.nan: beyond the range: nan instead of inf
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v10(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, l));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v10(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v10{io});
}
#endif

// 10: dequantize.special.minus_zero_lost: writes +0 for -0
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v11(const auto& io, int64_t l) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l))), 0x1p-133f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v11(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v11{io});
}
#endif

// 11: dequantize.special.subnormals_flushed: writes 0 for subnormal results
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v12(const auto& io, int64_t l) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v12(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v12{io});
}
#endif

// 12: product.layout.q_reversed_o: the digit o of q counts down
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot o, other bits free
QKC_FN uint8_t code_q_v2(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (i0 % 2), 4));
}
QKC_FN int64_t load_q_v2(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q_v2(io, i0)); }
// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v_v2(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q_v2(io, l)), load_a(io, (l / 64)));
}
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v13(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v2(io, l));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v13(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v13{io});
}
#endif

// 13: product.index.a_boundary: the last element of a group reads a of the next
// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v_v3(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, qkc::min<qkc::i<64>>(((l + 1) / 64), (((io.L + 63) / 64) - 1))));
}
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v14(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v3(io, l));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v14(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v14{io});
}
#endif

// 14: product.special.subnormals_flushed_a: takes subnormal a for 0
// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v_v4(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), (qkc::lt<qkc::f32>(qkc::abs<qkc::f32>(load_a(io, (l / 64))), 0x1p-126f) ? qkc::mul<qkc::f32>(load_a(io, (l / 64)), 0.0f) : load_a(io, (l / 64))));
}
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v15(const auto& io, int64_t l) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v4(io, l));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v15(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v15{io});
}
#endif

// 15: dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last l alone
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v16(const auto& io, int64_t l) {
  return (((l + 1) == io.L) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v16(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v16{io});
}
#endif

// 16: dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from l = 2 on
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v17(const auto& io, int64_t l) {
  return ((2 <= l) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v17(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v17{io});
}
#endif

// 17: dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one l alone
// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize_v18(const auto& io, int64_t l) {
  return ((io.L == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v18(io, l));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y_v18{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_nf4_bf16_mutant(int32_t which, const uint8_t* __restrict__ q, const float* __restrict__ a, __nv_bfloat16* y, int64_t L, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(q, a, y, L, stream);
  case 1:
    return run_1(q, a, y, L, stream);
  case 2:
    return run_2(q, a, y, L, stream);
  case 3:
    return run_3(q, a, y, L, stream);
  case 4:
    return run_4(q, a, y, L, stream);
  case 5:
    return run_5(q, a, y, L, stream);
  case 6:
    return run_6(q, a, y, L, stream);
  case 7:
    return run_7(q, a, y, L, stream);
  case 8:
    return run_8(q, a, y, L, stream);
  case 9:
    return run_9(q, a, y, L, stream);
  case 10:
    return run_10(q, a, y, L, stream);
  case 11:
    return run_11(q, a, y, L, stream);
  case 12:
    return run_12(q, a, y, L, stream);
  case 13:
    return run_13(q, a, y, L, stream);
  case 14:
    return run_14(q, a, y, L, stream);
  case 15:
    return run_15(q, a, y, L, stream);
  case 16:
    return run_16(q, a, y, L, stream);
  case 17:
    return run_17(q, a, y, L, stream);
  default:
    return;
  }
}
#endif
