// Made by qkc from the contract gemm_splitk_fp32_ordered_3 (hash 18a438ee4c3ac7ff). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "gemm_splitk_fp32_ordered_3.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: partial.reduction.first_skipped: skips the first element
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
    if (((((io.C * j) + c) < io.K) && (c != 0))) {
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
#if !defined(__CUDACC_RTC__)
void run_0(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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

// 1: partial.reduction.last_skipped: skips the last element
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v2(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if (((((io.C * j) + c) < io.K) && (c != (io.C - 1)))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
struct Write_p_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v2(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v2{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 2: partial.index.ignored_a: reads a[m, C * j + c] at index 0
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v3(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
struct Write_p_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v3(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v3{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 3: partial.index.ignored_b: reads b[n, C * j + c] at index 0
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v4(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, 0)));
    }
  }
  return total1;
}
struct Write_p_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v4(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v4{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 4: partial.value.one_step_up: one step above the right value
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v5(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return qkc::mul<qkc::f32>(total1, 0x1.000002p0f);
}
struct Write_p_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v5(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v5{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 5: partial.accumulate.f16: keeps the sum in f16
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v6(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c)))));
    }
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
struct Write_p_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v6(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v6{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 6: partial.accumulate.bf16: keeps the sum in bf16
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v7(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c)))));
    }
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
struct Write_p_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v7(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v7{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 7: partial.index.a_by_columns: reads a by columns
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v8(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, (((io.M * ((io.C * j) + c)) + m) / io.K), (((io.M * ((io.C * j) + c)) + m) % io.K)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
struct Write_p_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v8(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v8{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 8: partial.index.b_by_columns: reads b by columns
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v9(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, (((io.N * ((io.C * j) + c)) + n) / io.K), (((io.N * ((io.C * j) + c)) + n) % io.K))));
    }
  }
  return total1;
}
struct Write_p_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v9(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v9{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 9: partial.special.subnormals_flushed_a: takes subnormal a for 0
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v10(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_a(io, m, ((io.C * j) + c))), 0x1p-14f) ? qkc::mul<qkc::f16>(load_a(io, m, ((io.C * j) + c)), 0.0f) : load_a(io, m, ((io.C * j) + c))), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
struct Write_p_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v10(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v10{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 10: partial.special.subnormals_flushed_b: takes subnormal b for 0
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v11(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_b(io, n, ((io.C * j) + c))), 0x1p-14f) ? qkc::mul<qkc::f16>(load_b(io, n, ((io.C * j) + c)), 0.0f) : load_b(io, n, ((io.C * j) + c)))));
    }
  }
  return total1;
}
struct Write_p_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v11(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v11{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 11: partial.index.mask_shifted: C * j + c + 1 < K in place of C * j + c < K
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v12(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if (((((io.C * j) + c) + 1) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
struct Write_p_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v12(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v12{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 12: output.rounding.half_away: rounds half_away instead of half_even
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v13(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return total1;
}
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(load_t(io, m, n));
}
struct Write_p_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v13(io, j, m, n));
  }
};
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
void run_12(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v2{io});
}
#endif

// 13: output.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_13(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v3{io});
}
#endif

// 14: output.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_14(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v4{io});
}
#endif

// 15: output.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_15(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v5{io});
}
#endif

// 16: output.rounding.to_zero: rounds to_zero instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_16(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v6{io});
}
#endif

// 17: output.rounding.to_plus: rounds to_plus instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_17(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v7{io});
}
#endif

// 18: output.rounding.to_minus: rounds to_minus instead of half_even
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(load_t(io, m, n));
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
void run_18(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v8{io});
}
#endif

// 19: output.rounding.through_bf16: rounds to bf16 first
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
void run_19(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v9{io});
}
#endif

// 20: output.overflow.saturate: beyond the range: saturate instead of inf
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(load_t(io, m, n));
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
void run_20(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v10{io});
}
#endif

// 21: output.overflow.nan: beyond the range: nan instead of inf
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(load_t(io, m, n));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v11{io});
}
#endif

// 22: output.special.subnormals_flushed: writes 0 for subnormal results
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v12(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
void run_22(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 23: combine.reduction.first_skipped: skips the first element
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v2(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
    }
  }
  return total1;
}
struct Compute_t_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v2(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v2{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 24: combine.reduction.last_skipped: skips the last element
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v3(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    if ((j != (3 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
    }
  }
  return total1;
}
struct Compute_t_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v3(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v3{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 25: combine.index.ignored_p: reads p[j, m, n] at index 0
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v4(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, 0));
  }
  return total1;
}
struct Compute_t_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v4(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v4{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 26: combine.accumulate.f16: keeps the sum in f16
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v5(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_p(io, j, m, n)));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
struct Compute_t_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v5(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v5{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 27: combine.accumulate.bf16: keeps the sum in bf16
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v6(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_p(io, j, m, n)));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
struct Compute_t_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v6(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v6{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 28: partial.guarded.at_last: reads a[m, C * j + c] at index 0, at the last n alone
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v14(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return (((n + 1) == io.N) ? total2 : total1);
}
struct Write_p_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v14(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v14{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 29: partial.guarded.beyond_2: reads a[m, C * j + c] at index 0, from j = 2 on
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v15(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return ((2 <= j) ? total2 : total1);
}
struct Write_p_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v15(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v15{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 30: partial.guarded.alone: reads a[m, C * j + c] at index 0, where there is one j alone
// clause partial: p[j, m, n] within sum over c where C*j + c < K of (a[m, C*j + c] * b[n, C*j + c]) empty 0 in f32_tc
QKC_FN float value_partial_v16(const auto& io, int64_t j, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, ((io.C * j) + c))));
    }
  }
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return ((3 == 1) ? total2 : total1);
}
struct Write_p_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row % (io.M);
    const int64_t j = row / (io.M);
    const int64_t n = column;
    const int64_t place = (j * io.M + m) * io.N + n;
    io.p[place] = qkc::bits<qkc::f32>(value_partial_v16(io, j, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v16{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 31: combine.guarded.at_last: reads p[j, m, n] at index 0, at the last n alone
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v7(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return (((n + 1) == io.N) ? total2 : total1);
}
struct Compute_t_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v7(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v7{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 32: combine.guarded.beyond_2: reads p[j, m, n] at index 0, from m = 2 on
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v8(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return ((2 <= m) ? total2 : total1);
}
struct Compute_t_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v8(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v8{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 33: combine.guarded.alone: reads p[j, m, n] at index 0, where there is one m alone
// clause combine: let t[m, n] = sum over j of (p[j, m, n]) in f32 in order
QKC_FN float compute_t_v9(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return ((io.M == 1) ? total2 : total1);
}
struct Compute_t_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_t[place] = compute_t_v9(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t_v9{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif

// 34: output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v13(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
void run_34(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 35: output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v14(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
void run_35(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v14{io});
}
#endif

// 36: output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause output: y[m, n] = f16(t[m, n], half_even, inf)
QKC_FN float value_output_v15(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
void run_36(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(3 * io.M, io.N, stream, Write_p_v13{io});
  qkc::for_places(io.M * io.N, stream, Compute_t{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v15{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_splitk_fp32_ordered_3_mutant(int32_t which, const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(a, b, p, y, M, N, K, stream);
  case 1:
    return run_1(a, b, p, y, M, N, K, stream);
  case 2:
    return run_2(a, b, p, y, M, N, K, stream);
  case 3:
    return run_3(a, b, p, y, M, N, K, stream);
  case 4:
    return run_4(a, b, p, y, M, N, K, stream);
  case 5:
    return run_5(a, b, p, y, M, N, K, stream);
  case 6:
    return run_6(a, b, p, y, M, N, K, stream);
  case 7:
    return run_7(a, b, p, y, M, N, K, stream);
  case 8:
    return run_8(a, b, p, y, M, N, K, stream);
  case 9:
    return run_9(a, b, p, y, M, N, K, stream);
  case 10:
    return run_10(a, b, p, y, M, N, K, stream);
  case 11:
    return run_11(a, b, p, y, M, N, K, stream);
  case 12:
    return run_12(a, b, p, y, M, N, K, stream);
  case 13:
    return run_13(a, b, p, y, M, N, K, stream);
  case 14:
    return run_14(a, b, p, y, M, N, K, stream);
  case 15:
    return run_15(a, b, p, y, M, N, K, stream);
  case 16:
    return run_16(a, b, p, y, M, N, K, stream);
  case 17:
    return run_17(a, b, p, y, M, N, K, stream);
  case 18:
    return run_18(a, b, p, y, M, N, K, stream);
  case 19:
    return run_19(a, b, p, y, M, N, K, stream);
  case 20:
    return run_20(a, b, p, y, M, N, K, stream);
  case 21:
    return run_21(a, b, p, y, M, N, K, stream);
  case 22:
    return run_22(a, b, p, y, M, N, K, stream);
  case 23:
    return run_23(a, b, p, y, M, N, K, stream);
  case 24:
    return run_24(a, b, p, y, M, N, K, stream);
  case 25:
    return run_25(a, b, p, y, M, N, K, stream);
  case 26:
    return run_26(a, b, p, y, M, N, K, stream);
  case 27:
    return run_27(a, b, p, y, M, N, K, stream);
  case 28:
    return run_28(a, b, p, y, M, N, K, stream);
  case 29:
    return run_29(a, b, p, y, M, N, K, stream);
  case 30:
    return run_30(a, b, p, y, M, N, K, stream);
  case 31:
    return run_31(a, b, p, y, M, N, K, stream);
  case 32:
    return run_32(a, b, p, y, M, N, K, stream);
  case 33:
    return run_33(a, b, p, y, M, N, K, stream);
  case 34:
    return run_34(a, b, p, y, M, N, K, stream);
  case 35:
    return run_35(a, b, p, y, M, N, K, stream);
  case 36:
    return run_36(a, b, p, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
