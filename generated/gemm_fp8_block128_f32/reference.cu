// Made by qkc from the contract gemm_fp8_block128_f32 (hash 26becee11596c12a). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gemm_fp8_block128_f32.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e4m3[M, K]
  const uint32_t* sa; // in: f32[M, K / 128]
  const uint8_t* b; // in: e4m3[N, K]
  const uint32_t* sb; // in: f32[N / 128, K / 128]
  uint16_t* y; // out: bf16[M, N]
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.sa[i0 * (io.K / 128) + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.sb[i0 * (io.K / 128) + i1]); }

// clause block_dot: let p[m, n, g] = sum over j of (a[m, 128*g + j] * b[n, 128*g + j]) in acc
QKC_FN float let_p(const auto& io, int64_t m, int64_t n, int64_t g) {
  float total1 = 0;
  for (int64_t j = 0; j < 128; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((128 * g) + j)), load_b(io, n, ((128 * g) + j))));
  }
  return total1;
}


// clause promote: let c[m, n] = sum over g of (p[m, n, g] * sa[m, g] * sb[n / 128, g]) in f32_free any association
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t g = 0; g < (io.K / 128); ++g) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_p(io, m, n, g), load_sa(io, m, g)), load_sb(io, (n / 128), g)));
  }
  return total1;
}


// clause output: y[m, n] within bf16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
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
extern "C" void qkc_gemm_fp8_block128_f32(const uint8_t* __restrict__ a, const float* __restrict__ sa, const uint8_t* __restrict__ b, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
