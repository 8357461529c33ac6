// Made by qkc from the contract gemm_splitk_fp32_ordered_3 (hash 18a438ee4c3ac7ff). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gemm_splitk_fp32_ordered_3.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  int64_t C;
  const uint16_t* a; // in: f16[M, K]
  const uint16_t* b; // in: f16[N, K]
  uint32_t* p; // out: f32[3, M, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_t;
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.b[i0 * io.K + i1]); }
QKC_FN float load_p(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f32>(io.p[(i0 * io.M + i1) * io.N + i2]); }

// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}

// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
  }
  return total1;
}
QKC_FN float load_t(const Tensors& io, int64_t m, int64_t n) { return io.kept_t[(m) * io.N + n]; }


// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n));
}

struct Compute_t {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t(io, m, n);
  }
};

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial(io, j, m, n));
  }
};

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
extern "C" void qkc_gemm_splitk_fp32_ordered_3(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint16_t*>(a);
  io.b = reinterpret_cast<const uint16_t*>(b);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  io.C = ((io.K + 2) / 3);
  const qkc::Workspace memory_kept_t(sizeof(float) * (io.M * io.N), stream);
  io.kept_t = memory_kept_t.as<float>();
  qkc::for_rows(3 * io.M, io.N, stream, Write_p{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
