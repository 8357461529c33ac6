// Made by qkc from the contract scaled_mm_int8_bias_bf16 (hash c9a4432d881195be). Do not edit.
// One lawful kernel: the first path of every choice.
#include "scaled_mm_int8_bias_bf16.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: i8[M, K]
  const uint8_t* b; // in: i8[K, N]
  const uint32_t* sa; // in: f32[M]
  const uint32_t* sb; // in: f32[N]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  int64_t* kept_acc;
};

QKC_FN int64_t load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.a[i0 * io.K + i1]); }
QKC_FN int64_t load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.b[i0 * io.N + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sa[i0]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sb[i0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t m, int64_t n) { return io.kept_acc[(m) * io.N + n]; }


// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_way1(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_way1(io, m, n));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_scaled_mm_int8_bias_bf16(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
