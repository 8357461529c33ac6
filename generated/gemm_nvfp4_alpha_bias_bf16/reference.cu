// Made by qkc from the contract gemm_nvfp4_alpha_bias_bf16 (hash b3addf8a80096b3c). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gemm_nvfp4_alpha_bias_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
