// Made by qkc from the contract gemm_fp8_tensor_promoted_bf16 (hash 83d28c658d5cd263). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gemm_fp8_tensor_promoted_bf16.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e4m3[M, K]
  const uint8_t* b; // in: e4m3[N, K]
  const uint32_t* sa; // in: f32[]
  const uint32_t* sb; // in: f32[]
  uint16_t* y; // out: bf16[M, N]
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io) { return qkc::value<qkc::f32>(io.sa[0]); }
QKC_FN float load_sb(const Tensors& io) { return qkc::value<qkc::f32>(io.sb[0]); }

// clause accumulate: let c[m, n] = sum over k of (a[m, k] * b[n, k]) in fp8_promoted(128)
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
  }
  return total1;
}


// clause scale: let t[m, n] = c[m, n] * sa * sb in f32 any association
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io)), load_sb(io));
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
extern "C" void qkc_gemm_fp8_tensor_promoted_bf16(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
