// Made by qkc from the contract gemm_nvfp4_alpha_bias_bf16 (hash b3addf8a80096b3c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "gemm_nvfp4_alpha_bias_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: output.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};
// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 1: output.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v2{io});
}
#endif

// 2: output.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v3{io});
}
#endif

// 3: output.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v4{io});
}
#endif

// 4: output.rounding.to_zero: rounds to_zero instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v5{io});
}
#endif

// 5: output.rounding.to_plus: rounds to_plus instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v6{io});
}
#endif

// 6: output.rounding.to_minus: rounds to_minus instead of half_even
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v7{io});
}
#endif

// 7: output.rounding.through_f16: rounds to f16 first
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v8{io});
}
#endif

// 8: output.overflow.saturate: beyond the range: saturate instead of inf
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t(io, m, n));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v9{io});
}
#endif

// 9: output.overflow.nan: beyond the range: nan instead of inf
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t(io, m, n));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v10{io});
}
#endif

// 10: output.special.subnormals_flushed: writes 0 for subnormal results
// The tensors of one call.
struct Tensors_v2 {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  float* kept_t;
};
// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a_v2(io, i0, i1)); }
QKC_FN float load_sa_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v2(io, i0, i1)); }
QKC_FN float load_b_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b_v2(io, i0, i1)); }
QKC_FN float load_sb_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v2(io, i0, i1)); }
QKC_FN float load_alpha_v2(const Tensors_v2& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias_v2(const Tensors_v2& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v2(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a_v2(io, m, k), load_sa_v2(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b_v2(io, n, k), load_sb_v2(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float compute_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha_v2(io), let_c_v2(io, m, n)), load_bias_v2(io, n));
}
QKC_FN float load_t(const Tensors_v2& io, int64_t m, int64_t n) { return io.kept_t[(m) * io.N + n]; }
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v11(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
}
struct Compute_t {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t(io, m, n);
  }
};
struct Write_y_v11 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v11{io});
}
#endif

// 11: accumulate.layout.a_reversed_o: the digit o of a counts down
// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_a_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
QKC_FN float load_a_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a_v3(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v3(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a_v3(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v3(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v2(io, m, n));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 12: accumulate.layout.sa_reversed_mh: the digit mh of sa counts down
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, rev mh, sl)], other bits 0
QKC_FN uint8_t code_sa_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (3 - (i0 / 32 % 4))) * 4 + (i1 % 4)]));
}
QKC_FN float load_sa_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v3(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v4(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa_v3(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v4(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v3(io, m, n));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 13: accumulate.layout.sa_swapped_mh_sl: the digits mh and sl of sa change places
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, sl, mh)], other bits 0
QKC_FN uint8_t code_sa_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i1 % 4)) * 4 + (i0 / 32 % 4)]));
}
QKC_FN float load_sa_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v4(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v5(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa_v4(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v5(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v4(io, m, n));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v14{io});
}
#endif

// 14: accumulate.layout.sa_reversed_ml: the digit ml of sa counts down
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, rev ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa_v5(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (31 - (i0 % 32))) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_sa_v5(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v5(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v6(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa_v5(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v6(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v5(io, m, n));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v15{io});
}
#endif

// 15: accumulate.layout.sa_reversed_sl: the digit sl of sa counts down
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, rev sl)], other bits 0
QKC_FN uint8_t code_sa_v6(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (3 - (i1 % 4))]));
}
QKC_FN float load_sa_v6(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v6(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v7(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa_v6(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v7(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v6(io, m, n));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v16{io});
}
#endif

// 16: accumulate.layout.sa_sorted: the digits of sa in the order of the index
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, mh, ml, st, sl)], other bits 0
QKC_FN uint8_t code_sa_v7(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * 4 + (i0 / 32 % 4)) * 32 + (i0 % 32)) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_sa_v7(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v7(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v8(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa_v7(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v8(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v7(io, m, n));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v17{io});
}
#endif

// 17: accumulate.layout.b_reversed_o: the digit o of b counts down
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_b_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
QKC_FN float load_b_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b_v3(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v9(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b_v3(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v9(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v8(io, m, n));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v18(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v18{io});
}
#endif

// 18: accumulate.layout.sb_reversed_mh: the digit mh of sb counts down
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, rev mh, sl)], other bits 0
QKC_FN uint8_t code_sb_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (3 - (i0 / 32 % 4))) * 4 + (i1 % 4)]));
}
QKC_FN float load_sb_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v3(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v10(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb_v3(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v10(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v9(io, m, n));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v19(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v19{io});
}
#endif

// 19: accumulate.layout.sb_swapped_mh_sl: the digits mh and sl of sb change places
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, sl, mh)], other bits 0
QKC_FN uint8_t code_sb_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i1 % 4)) * 4 + (i0 / 32 % 4)]));
}
QKC_FN float load_sb_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v4(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v11(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb_v4(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v11(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v10(io, m, n));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v20(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v20{io});
}
#endif

// 20: accumulate.layout.sb_reversed_ml: the digit ml of sb counts down
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, rev ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb_v5(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (31 - (i0 % 32))) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_sb_v5(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v5(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v12(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb_v5(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v12(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v11(io, m, n));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v21(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v21{io});
}
#endif

// 21: accumulate.layout.sb_reversed_sl: the digit sl of sb counts down
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, rev sl)], other bits 0
QKC_FN uint8_t code_sb_v6(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (3 - (i1 % 4))]));
}
QKC_FN float load_sb_v6(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v6(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v13(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb_v6(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v13(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v12(io, m, n));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v22(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v22{io});
}
#endif

// 22: accumulate.layout.sb_sorted: the digits of sb in the order of the index
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, mh, ml, st, sl)], other bits 0
QKC_FN uint8_t code_sb_v7(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * 4 + (i0 / 32 % 4)) * 32 + (i0 % 32)) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_sb_v7(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v7(io, i0, i1)); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v14(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb_v7(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v14(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v13(io, m, n));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v23(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v23{io});
}
#endif

// 23: accumulate.reduction.first_skipped: skips the first element
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v15(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
    }
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v15(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v14(io, m, n));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v24(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v24{io});
}
#endif

// 24: accumulate.reduction.last_skipped: skips the last element
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v16(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != (io.K - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
    }
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v16(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v15(io, m, n));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v25(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v25{io});
}
#endif

// 25: accumulate.accumulate.f16: keeps the sum in f16
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v17(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16))))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v17(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v16(io, m, n));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v26(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v26{io});
}
#endif

// 26: accumulate.accumulate.bf16: keeps the sum in bf16
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v18(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16))))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v18(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v17(io, m, n));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v27(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v27{io});
}
#endif

// 27: accumulate.index.sa_boundary: the last element of a group reads sa of the next
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v19(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, qkc::min<qkc::i<64>>(((k + 1) / 16), ((io.K / 16) - 1)))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v19(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v28(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v18(io, m, n));
}
struct Write_y_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v28(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v28{io});
}
#endif

// 28: accumulate.index.sb_boundary: the last element of a group reads sb of the next
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v20(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, qkc::min<qkc::i<64>>(((k + 1) / 16), ((io.K / 16) - 1))))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v20(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v29(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v19(io, m, n));
}
struct Write_y_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v29(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v29{io});
}
#endif

// 29: accumulate.special.subnormals_flushed_a: takes subnormal a for 0
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v21(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(load_a(io, m, k)), 1.0f) ? 0.0f : load_a(io, m, k)), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v21(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v30(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v20(io, m, n));
}
struct Write_y_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v30(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v30{io});
}
#endif

// 30: accumulate.special.subnormals_flushed_sa: takes subnormal sa for 0
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v22(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), (qkc::lt<qkc::f32>(qkc::abs<qkc::ue4m3>(load_sa(io, m, (k / 16))), 0.015625f) ? 0.0f : load_sa(io, m, (k / 16)))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v22(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v31(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v21(io, m, n));
}
struct Write_y_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v31(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v31{io});
}
#endif

// 31: accumulate.special.subnormals_flushed_b: takes subnormal b for 0
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v23(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(load_b(io, n, k)), 1.0f) ? 0.0f : load_b(io, n, k)), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v23(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v32(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v22(io, m, n));
}
struct Write_y_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v32(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v32{io});
}
#endif

// 32: accumulate.special.subnormals_flushed_sb: takes subnormal sb for 0
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c_v24(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), (qkc::lt<qkc::f32>(qkc::abs<qkc::ue4m3>(load_sb(io, n, (k / 16))), 0.015625f) ? 0.0f : load_sb(io, n, (k / 16))))));
  }
  return total1;
}
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c_v24(io, m, n)), load_bias(io, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v33(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v23(io, m, n));
}
struct Write_y_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v33(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v33{io});
}
#endif

// 33: epilogue.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, 0));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v34(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v24(io, m, n));
}
struct Write_y_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v34(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v34{io});
}
#endif

// 34: epilogue.arithmetic.added_first: computes (alpha + bias[n]) * c[m, n]
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::add<qkc::f32>(load_alpha(io), load_bias(io, n)), let_c(io, m, n));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v35(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v25(io, m, n));
}
struct Write_y_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v35(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v35{io});
}
#endif

// 35: epilogue.guarded.at_last: computes (alpha + bias[n]) * c[m, n], at the last n alone
// The tensors of one call.
struct Tensors_v3 {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  float* kept_c;
};
// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a_v4(const Tensors_v3& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa_v8(const Tensors_v3& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b_v4(const Tensors_v3& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb_v8(const Tensors_v3& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a_v4(io, i0, i1)); }
QKC_FN float load_sa_v8(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa_v8(io, i0, i1)); }
QKC_FN float load_b_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b_v4(io, i0, i1)); }
QKC_FN float load_sb_v8(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb_v8(io, i0, i1)); }
QKC_FN float load_alpha_v3(const Tensors_v3& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias_v3(const Tensors_v3& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }
// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a_v4(io, m, k), load_sa_v8(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b_v4(io, n, k), load_sb_v8(io, n, (k / 16)))));
  }
  return total1;
}
QKC_FN float load_c(const Tensors_v3& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v26(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::mul<qkc::f32>(qkc::add<qkc::f32>(load_alpha_v3(io), load_bias_v3(io, n)), load_c(io, m, n)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha_v3(io), load_c(io, m, n)), load_bias_v3(io, n)));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v36(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v26(io, m, n));
}
struct Compute_c {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};
struct Write_y_v36 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v36(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v3 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v36{io});
}
#endif

// 36: epilogue.guarded.beyond_2: computes (alpha + bias[n]) * c[m, n], from m = 2 on
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v27(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::mul<qkc::f32>(qkc::add<qkc::f32>(load_alpha_v3(io), load_bias_v3(io, n)), load_c(io, m, n)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha_v3(io), load_c(io, m, n)), load_bias_v3(io, n)));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v37(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v27(io, m, n));
}
struct Write_y_v37 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v37(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v3 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v37{io});
}
#endif

// 37: epilogue.guarded.alone: computes (alpha + bias[n]) * c[m, n], where there is one m alone
// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t_v28(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::mul<qkc::f32>(qkc::add<qkc::f32>(load_alpha_v3(io), load_bias_v3(io, n)), load_c(io, m, n)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha_v3(io), load_c(io, m, n)), load_bias_v3(io, n)));
}
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v38(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v28(io, m, n));
}
struct Write_y_v38 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v38(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v3 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v38{io});
}
#endif

// 38: output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v39(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
}
struct Write_y_v39 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v39(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v39{io});
}
#endif

// 39: output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v40(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
}
struct Write_y_v40 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v40(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v40{io});
}
#endif

// 40: output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output_v41(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
}
struct Write_y_v41 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v41(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v41{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16_mutant(int32_t which, const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 1:
    return run_1(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 2:
    return run_2(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 3:
    return run_3(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 4:
    return run_4(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 5:
    return run_5(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 6:
    return run_6(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 7:
    return run_7(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 8:
    return run_8(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 9:
    return run_9(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 10:
    return run_10(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 11:
    return run_11(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 12:
    return run_12(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 13:
    return run_13(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 14:
    return run_14(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 15:
    return run_15(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 16:
    return run_16(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 17:
    return run_17(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 18:
    return run_18(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 19:
    return run_19(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 20:
    return run_20(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 21:
    return run_21(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 22:
    return run_22(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 23:
    return run_23(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 24:
    return run_24(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 25:
    return run_25(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 26:
    return run_26(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 27:
    return run_27(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 28:
    return run_28(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 29:
    return run_29(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 30:
    return run_30(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 31:
    return run_31(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 32:
    return run_32(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 33:
    return run_33(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 34:
    return run_34(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 35:
    return run_35(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 36:
    return run_36(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 37:
    return run_37(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 38:
    return run_38(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 39:
    return run_39(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 40:
    return run_40(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
