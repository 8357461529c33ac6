// Made by qkc from the contract dequant_awq_int4 (hash 72f1aebd2d73a11c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "dequant_awq_int4.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: dequantize.layout.q_reversed_hi: the digit hi of q counts down
// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif

// 1: dequantize.layout.q_reversed_lo: the digit lo of q counts down
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_q_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v2(io, i0, i1)); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v2(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v2(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v2(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v2{io});
}
#endif

// 2: dequantize.layout.q_sorted: the digits of q in the order of the index
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_q_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN int64_t load_q_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v3(io, i0, i1)); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v3(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v3(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v3(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v3{io});
}
#endif

// 3: dequantize.layout.z_reversed_hi: the digit hi of z counts down
// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_z_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
QKC_FN int64_t load_q_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v4(io, i0, i1)); }
QKC_FN int64_t load_z_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v2(io, i0, i1)); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v4(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z_v2(io, (k / 128), n)))));
}
struct Write_w_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v4(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v4{io});
}
#endif

// 4: dequantize.layout.z_reversed_lo: the digit lo of z counts down
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_z_v3(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_z_v3(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v3(io, i0, i1)); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v5(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z_v3(io, (k / 128), n)))));
}
struct Write_w_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v5(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v5{io});
}
#endif

// 5: dequantize.layout.z_sorted: the digits of z in the order of the index
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_z_v4(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN int64_t load_z_v4(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z_v4(io, i0, i1)); }
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v6(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z_v4(io, (k / 128), n)))));
}
struct Write_w_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v6(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v6{io});
}
#endif

// 6: dequantize.rounding.half_away: rounds half_away instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v7(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v7(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v7{io});
}
#endif

// 7: dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v8(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v8(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v8{io});
}
#endif

// 8: dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v9(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v9(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v9{io});
}
#endif

// 9: dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v10(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v10(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v10{io});
}
#endif

// 10: dequantize.rounding.to_zero: rounds to_zero instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v11(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v11(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v11{io});
}
#endif

// 11: dequantize.rounding.to_plus: rounds to_plus instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v12(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v12(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v12{io});
}
#endif

// 12: dequantize.rounding.to_minus: rounds to_minus instead of half_even
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v13(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v13(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v13{io});
}
#endif

// 13: dequantize.rounding.through_bf16: rounds to bf16 first
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v14(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v14(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v14{io});
}
#endif

// 14: dequantize.rounding.through_f32: rounds to f32 first
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v15(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v15(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v15{io});
}
#endif

// 15: dequantize.overflow.saturate: beyond the range: saturate instead of inf
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v16(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v16(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v16{io});
}
#endif

// 16: dequantize.overflow.nan: beyond the range: nan instead of inf
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v17(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v17(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v17{io});
}
#endif

// 17: dequantize.special.subnormals_flushed: writes 0 for subnormal results
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v18(const auto& io, int64_t k, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v18(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v18{io});
}
#endif

// 18: dequantize.index.s_by_columns: reads s by columns
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v19(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (((((io.K + 127) / 128) * n) + (k / 128)) / io.N), (((((io.K + 127) / 128) * n) + (k / 128)) % io.N)) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v19(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v19{io});
}
#endif

// 19: dequantize.index.s_boundary: the last element of a group reads s of the next
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v20(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, qkc::min<qkc::i<64>>(((k + 1) / 128), (((io.K + 127) / 128) - 1)), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v20(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v20{io});
}
#endif

// 20: dequantize.index.z_boundary: the last element of a group reads z of the next
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v21(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, qkc::min<qkc::i<64>>(((k + 1) / 128), (((io.K + 127) / 128) - 1)), n)))));
}
struct Write_w_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v21(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v21{io});
}
#endif

// 21: dequantize.special.subnormals_flushed_s: takes subnormal s for 0
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v22(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_s(io, (k / 128), n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_s(io, (k / 128), n), 0.0f) : load_s(io, (k / 128), n)) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}
struct Write_w_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v22(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v22{io});
}
#endif

// 22: dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v23(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v23(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v23{io});
}
#endif

// 23: dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from k = 2 on
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v24(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v24(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v24{io});
}
#endif

// 24: dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one k alone
// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize_v25(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q_v4(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}
struct Write_w_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize_v25(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w_v25{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_awq_int4_mutant(int32_t which, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(q, z, s, w, K, N, stream);
  case 1:
    return run_1(q, z, s, w, K, N, stream);
  case 2:
    return run_2(q, z, s, w, K, N, stream);
  case 3:
    return run_3(q, z, s, w, K, N, stream);
  case 4:
    return run_4(q, z, s, w, K, N, stream);
  case 5:
    return run_5(q, z, s, w, K, N, stream);
  case 6:
    return run_6(q, z, s, w, K, N, stream);
  case 7:
    return run_7(q, z, s, w, K, N, stream);
  case 8:
    return run_8(q, z, s, w, K, N, stream);
  case 9:
    return run_9(q, z, s, w, K, N, stream);
  case 10:
    return run_10(q, z, s, w, K, N, stream);
  case 11:
    return run_11(q, z, s, w, K, N, stream);
  case 12:
    return run_12(q, z, s, w, K, N, stream);
  case 13:
    return run_13(q, z, s, w, K, N, stream);
  case 14:
    return run_14(q, z, s, w, K, N, stream);
  case 15:
    return run_15(q, z, s, w, K, N, stream);
  case 16:
    return run_16(q, z, s, w, K, N, stream);
  case 17:
    return run_17(q, z, s, w, K, N, stream);
  case 18:
    return run_18(q, z, s, w, K, N, stream);
  case 19:
    return run_19(q, z, s, w, K, N, stream);
  case 20:
    return run_20(q, z, s, w, K, N, stream);
  case 21:
    return run_21(q, z, s, w, K, N, stream);
  case 22:
    return run_22(q, z, s, w, K, N, stream);
  case 23:
    return run_23(q, z, s, w, K, N, stream);
  case 24:
    return run_24(q, z, s, w, K, N, stream);
  default:
    return;
  }
}
#endif
