// Made by qkc from the contract dequant_mxfp4_ocp_bf16 (hash 44a1c5689de8f00d). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "dequant_mxfp4_ocp_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: dequantize.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint16_t* y; // out: bf16[M, K]
};
// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }
// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif

// 1: dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v2(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v2(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v2{io});
}
#endif

// 2: dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v3(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v3(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v3{io});
}
#endif

// 3: dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v4(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v4(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v4{io});
}
#endif

// 4: dequantize.rounding.to_zero: rounds to_zero instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v5(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v5(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v5{io});
}
#endif

// 5: dequantize.rounding.to_plus: rounds to_plus instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v6(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v6(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v6{io});
}
#endif

// 6: dequantize.rounding.to_minus: rounds to_minus instead of half_even
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v7(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v7(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v7{io});
}
#endif

// 7: dequantize.rounding.through_f16: rounds to f16 first
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v8(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k)), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v8(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v8{io});
}
#endif

// 8: dequantize.overflow.saturate: beyond the range: saturate instead of inf
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v9(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v9(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v9{io});
}
#endif

// 9: dequantize.overflow.nan: beyond the range: nan instead of inf
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v10(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v10(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v10{io});
}
#endif

// 10: dequantize.special.minus_zero_lost: writes +0 for -0
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v11(const auto& io, int64_t m, int64_t k) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u))), 0x1p-133f) ? 0.0f : qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v11(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v11{io});
}
#endif

// 11: dequantize.special.subnormals_flushed: writes 0 for subnormal results
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v12(const auto& io, int64_t m, int64_t k) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u))), 0x1p-126f) ? 0.0f : qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v12(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v12{io});
}
#endif

// 12: dequantize.special.nan_dropped: writes 0 for NaN
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v13(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), 0.0f);
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v13(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v13{io});
}
#endif

// 13: product.layout.q_reversed_o: the digit o of q counts down
// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_q_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
QKC_FN float load_q_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q_v2(io, i0, i1)); }
// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v_v2(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q_v2(io, m, k), load_e(io, m, (k / 32)));
}
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v14(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v2(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v14(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v14{io});
}
#endif

// 14: product.index.e_by_columns: reads e by columns
// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v_v3(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, (((io.M * (k / 32)) + m) / (io.K / 32)), (((io.M * (k / 32)) + m) % (io.K / 32))));
}
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v15(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v3(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v15(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v15{io});
}
#endif

// 15: product.index.e_boundary: the last element of a group reads e of the next
// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v_v4(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, qkc::min<qkc::i<64>>(((k + 1) / 32), ((io.K / 32) - 1))));
}
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v16(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v4(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v16(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v16{io});
}
#endif

// 16: product.special.subnormals_flushed_q: takes subnormal q for 0
// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v_v5(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(load_q(io, m, k)), 1.0f) ? 0.0f : load_q(io, m, k)), load_e(io, m, (k / 32)));
}
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v17(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v5(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v17(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v17{io});
}
#endif

// 17: dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last k alone
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v18(const auto& io, int64_t m, int64_t k) {
  return (((k + 1) == io.K) ? qkc::cast_nan<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v18(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v18{io});
}
#endif

// 18: dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v19(const auto& io, int64_t m, int64_t k) {
  return ((2 <= m) ? qkc::cast_nan<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v19(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v19{io});
}
#endif

// 19: dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize_v20(const auto& io, int64_t m, int64_t k) {
  return ((io.M == 1) ? qkc::cast_nan<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize_v20(io, m, k));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y_v20{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_mxfp4_ocp_bf16_mutant(int32_t which, const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(q, e, y, M, K, stream);
  case 1:
    return run_1(q, e, y, M, K, stream);
  case 2:
    return run_2(q, e, y, M, K, stream);
  case 3:
    return run_3(q, e, y, M, K, stream);
  case 4:
    return run_4(q, e, y, M, K, stream);
  case 5:
    return run_5(q, e, y, M, K, stream);
  case 6:
    return run_6(q, e, y, M, K, stream);
  case 7:
    return run_7(q, e, y, M, K, stream);
  case 8:
    return run_8(q, e, y, M, K, stream);
  case 9:
    return run_9(q, e, y, M, K, stream);
  case 10:
    return run_10(q, e, y, M, K, stream);
  case 11:
    return run_11(q, e, y, M, K, stream);
  case 12:
    return run_12(q, e, y, M, K, stream);
  case 13:
    return run_13(q, e, y, M, K, stream);
  case 14:
    return run_14(q, e, y, M, K, stream);
  case 15:
    return run_15(q, e, y, M, K, stream);
  case 16:
    return run_16(q, e, y, M, K, stream);
  case 17:
    return run_17(q, e, y, M, K, stream);
  case 18:
    return run_18(q, e, y, M, K, stream);
  case 19:
    return run_19(q, e, y, M, K, stream);
  default:
    return;
  }
}
#endif
