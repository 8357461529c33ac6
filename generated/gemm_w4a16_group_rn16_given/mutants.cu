// Made by qkc from the contract gemm_w4a16_group_rn16_given (hash 08592bac27861ebc). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "gemm_w4a16_group_rn16_given.h"
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
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 1: output.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v2{io});
}
#endif

// 2: output.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v3{io});
}
#endif

// 3: output.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v4{io});
}
#endif

// 4: output.rounding.to_zero: rounds to_zero instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v5{io});
}
#endif

// 5: output.rounding.to_plus: rounds to_plus instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v6{io});
}
#endif

// 6: output.rounding.to_minus: rounds to_minus instead of half_even
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_c(io, m, n));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v7{io});
}
#endif

// 7: output.rounding.through_bf16: rounds to bf16 first
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v8{io});
}
#endif

// 8: output.overflow.saturate: beyond the range: saturate instead of inf
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_c(io, m, n));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v9{io});
}
#endif

// 9: output.overflow.nan: beyond the range: nan instead of inf
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_c(io, m, n));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
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
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_c;
};
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z_v2(const Tensors_v2& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v2(io, i0, i1)); }
QKC_FN int64_t load_z_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v2(io, i0, i1)); }
QKC_FN float load_s_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz_v2(const auto& io, int64_t g, int64_t n) {
  return load_z_v2(io, g, n);
}
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v2(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s_v2(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v2(io, k, n)) - static_cast<int32_t>(let_zz_v2(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x_v2(io, m, k), let_w_v2(io, k, n)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors_v2& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v11(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}
struct Compute_c {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};
struct Write_y_v11 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v11{io});
}
#endif

// 11: zero_point.layout.z_reversed_hi: the digit hi of z counts down
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_z_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
QKC_FN int64_t load_z_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v3(io, i0, i1)); }
// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz_v3(const auto& io, int64_t g, int64_t n) {
  return load_z_v3(io, g, n);
}
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v3(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz_v3(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v2(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v3(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v2(io, m, n));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 12: zero_point.layout.z_reversed_lo: the digit lo of z counts down
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_z_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_z_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v4(io, i0, i1)); }
// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz_v4(const auto& io, int64_t g, int64_t n) {
  return load_z_v4(io, g, n);
}
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v4(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz_v4(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v3(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v4(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v3(io, m, n));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 13: zero_point.layout.z_sorted: the digits of z in the order of the index
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_z_v5(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN int64_t load_z_v5(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v5(io, i0, i1)); }
// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz_v5(const auto& io, int64_t g, int64_t n) {
  return load_z_v5(io, g, n);
}
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v5(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz_v5(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v4(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v5(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v4(io, m, n));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v14{io});
}
#endif

// 14: weight.layout.q_reversed_hi: the digit hi of q counts down
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_q_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
QKC_FN int64_t load_q_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v3(io, i0, i1)); }
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v6(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v3(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v5(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v6(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v5(io, m, n));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v15{io});
}
#endif

// 15: weight.layout.q_reversed_lo: the digit lo of q counts down
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_q_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v4(io, i0, i1)); }
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v7(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v6(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v7(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v6(io, m, n));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v16{io});
}
#endif

// 16: weight.layout.q_sorted: the digits of q in the order of the index
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_q_v5(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN int64_t load_q_v5(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v5(io, i0, i1)); }
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v8(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v5(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v7(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v8(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v7(io, m, n));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v17{io});
}
#endif

// 17: weight.rounding.half_away: rounds half_away instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v9(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v8(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v9(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v8(io, m, n));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v18(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v18{io});
}
#endif

// 18: weight.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v10(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v9(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v10(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v9(io, m, n));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v19(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v19{io});
}
#endif

// 19: weight.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v11(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v10(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v11(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v10(io, m, n));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v20(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v20{io});
}
#endif

// 20: weight.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v12(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v11(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v12(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v11(io, m, n));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v21(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v21{io});
}
#endif

// 21: weight.rounding.to_zero: rounds to_zero instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v13(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v12(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v13(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v12(io, m, n));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v22(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v22{io});
}
#endif

// 22: weight.rounding.to_plus: rounds to_plus instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v14(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v13(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v14(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v13(io, m, n));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v23(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v23{io});
}
#endif

// 23: weight.rounding.to_minus: rounds to_minus instead of half_even
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v15(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v14(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v15(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v14(io, m, n));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v24(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v24{io});
}
#endif

// 24: weight.rounding.through_bf16: rounds to bf16 first
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v16(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v15(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v16(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v15(io, m, n));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v25(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v25{io});
}
#endif

// 25: weight.rounding.through_f32: rounds to f32 first
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v17(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v16(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v17(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v16(io, m, n));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v26(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v26{io});
}
#endif

// 26: weight.index.s_by_columns: reads s by columns
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v18(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, ((((io.K / 128) * n) + (k / 128)) / io.N), ((((io.K / 128) * n) + (k / 128)) % io.N)) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v17(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v18(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v17(io, m, n));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v27(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v27{io});
}
#endif

// 27: weight.index.s_boundary: the last element of a group reads s of the next
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v19(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, qkc::min<qkc::i<64>>(((k + 1) / 128), ((io.K / 128) - 1)), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v18(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v19(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v28(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v18(io, m, n));
}
struct Write_y_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v28(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v28{io});
}
#endif

// 28: weight.index.zz_boundary: the last element of a group reads zz of the next
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v20(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, qkc::min<qkc::i<64>>(((k + 1) / 128), ((io.K / 128) - 1)), n)))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v19(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v20(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v29(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v19(io, m, n));
}
struct Write_y_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v29(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v29{io});
}
#endif

// 29: accumulate.reduction.first_skipped: skips the first element
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v20(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
    }
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v30(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v20(io, m, n));
}
struct Write_y_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v30(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v30{io});
}
#endif

// 30: accumulate.reduction.last_skipped: skips the last element
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v21(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != (io.K - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
    }
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v31(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v21(io, m, n));
}
struct Write_y_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v31(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v31{io});
}
#endif

// 31: accumulate.accumulate.f16: keeps the sum in f16
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v22(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v32(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v22(io, m, n));
}
struct Write_y_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v32(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v32{io});
}
#endif

// 32: accumulate.accumulate.bf16: keeps the sum in bf16
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v23(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v33(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v23(io, m, n));
}
struct Write_y_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v33(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v33{io});
}
#endif

// 33: accumulate.index.x_by_columns: reads x by columns
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v24(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, (((io.M * k) + m) / io.K), (((io.M * k) + m) % io.K)), let_w(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v34(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v24(io, m, n));
}
struct Write_y_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v34(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v34{io});
}
#endif

// 34: weight.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v21(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v25(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v21(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v35(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v25(io, m, n));
}
struct Write_y_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v35(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v35{io});
}
#endif

// 35: weight.guarded.beyond_2: rounds to_zero instead of half_even, from k = 2 on
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v22(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v26(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v22(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v36(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v26(io, m, n));
}
struct Write_y_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v36(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v36{io});
}
#endif

// 36: weight.guarded.alone: rounds to_zero instead of half_even, where there is one k alone
// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w_v23(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}
// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c_v27(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w_v23(io, k, n)));
  }
  return total1;
}
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v37(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c_v27(io, m, n));
}
struct Write_y_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v37(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y_v37{io});
}
#endif

// 37: output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v38(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}
struct Write_y_v38 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v38(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
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

// 38: output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v39(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}
struct Write_y_v39 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v39(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v39{io});
}
#endif

// 39: output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output_v40(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}
struct Write_y_v40 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v40(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v40{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_w4a16_group_rn16_given_mutant(int32_t which, const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, q, z, s, y, M, N, K, stream);
  case 1:
    return run_1(x, q, z, s, y, M, N, K, stream);
  case 2:
    return run_2(x, q, z, s, y, M, N, K, stream);
  case 3:
    return run_3(x, q, z, s, y, M, N, K, stream);
  case 4:
    return run_4(x, q, z, s, y, M, N, K, stream);
  case 5:
    return run_5(x, q, z, s, y, M, N, K, stream);
  case 6:
    return run_6(x, q, z, s, y, M, N, K, stream);
  case 7:
    return run_7(x, q, z, s, y, M, N, K, stream);
  case 8:
    return run_8(x, q, z, s, y, M, N, K, stream);
  case 9:
    return run_9(x, q, z, s, y, M, N, K, stream);
  case 10:
    return run_10(x, q, z, s, y, M, N, K, stream);
  case 11:
    return run_11(x, q, z, s, y, M, N, K, stream);
  case 12:
    return run_12(x, q, z, s, y, M, N, K, stream);
  case 13:
    return run_13(x, q, z, s, y, M, N, K, stream);
  case 14:
    return run_14(x, q, z, s, y, M, N, K, stream);
  case 15:
    return run_15(x, q, z, s, y, M, N, K, stream);
  case 16:
    return run_16(x, q, z, s, y, M, N, K, stream);
  case 17:
    return run_17(x, q, z, s, y, M, N, K, stream);
  case 18:
    return run_18(x, q, z, s, y, M, N, K, stream);
  case 19:
    return run_19(x, q, z, s, y, M, N, K, stream);
  case 20:
    return run_20(x, q, z, s, y, M, N, K, stream);
  case 21:
    return run_21(x, q, z, s, y, M, N, K, stream);
  case 22:
    return run_22(x, q, z, s, y, M, N, K, stream);
  case 23:
    return run_23(x, q, z, s, y, M, N, K, stream);
  case 24:
    return run_24(x, q, z, s, y, M, N, K, stream);
  case 25:
    return run_25(x, q, z, s, y, M, N, K, stream);
  case 26:
    return run_26(x, q, z, s, y, M, N, K, stream);
  case 27:
    return run_27(x, q, z, s, y, M, N, K, stream);
  case 28:
    return run_28(x, q, z, s, y, M, N, K, stream);
  case 29:
    return run_29(x, q, z, s, y, M, N, K, stream);
  case 30:
    return run_30(x, q, z, s, y, M, N, K, stream);
  case 31:
    return run_31(x, q, z, s, y, M, N, K, stream);
  case 32:
    return run_32(x, q, z, s, y, M, N, K, stream);
  case 33:
    return run_33(x, q, z, s, y, M, N, K, stream);
  case 34:
    return run_34(x, q, z, s, y, M, N, K, stream);
  case 35:
    return run_35(x, q, z, s, y, M, N, K, stream);
  case 36:
    return run_36(x, q, z, s, y, M, N, K, stream);
  case 37:
    return run_37(x, q, z, s, y, M, N, K, stream);
  case 38:
    return run_38(x, q, z, s, y, M, N, K, stream);
  case 39:
    return run_39(x, q, z, s, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
