// Made by qkc from the contract dequant_mxfp4_ocp_bf16 (hash 44a1c5689de8f00d). Do not edit.
// One lawful kernel: the first path of every choice.
#include "dequant_mxfp4_ocp_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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
  return qkc::cast_nan<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_mxfp4_ocp_bf16(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, __nv_bfloat16* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
