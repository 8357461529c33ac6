// Made by qkc from the contract gemm_w4a16_group_rn16_given (hash 08592bac27861ebc). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gemm_w4a16_group_rn16_given.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_w4a16_group_rn16_given(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
