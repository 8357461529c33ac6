// Made by qkc from the contract gemm_splitk_fp32_ordered_3 (hash 18a438ee4c3ac7ff). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "gemm_splitk_fp32_ordered_3.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// partial.reduction.first_skipped: skips the first element
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_0

// partial.reduction.last_skipped: skips the last element
namespace mutant_1 {
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
    if (((((io.C * j) + c) < io.K) && (c != (io.C - 1)))) {
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_1

// partial.index.ignored_a: reads a[m, C * j + c] at index 0
namespace mutant_2 {
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
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_2

// partial.index.ignored_b: reads b[n, C * j + c] at index 0
namespace mutant_3 {
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
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, ((io.C * j) + c)), load_b(io, n, 0)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_3

// partial.value.one_step_up: one step above the right value
namespace mutant_4 {
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
  return qkc::mul<qkc::f32>(total1, 0x1.000002p0f);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_4

// output.rounding.half_away: rounds half_away instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_5

// output.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_6

// output.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_7 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_7

// output.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_8 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_8

// output.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_9 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_9

// output.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_10 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_10

// output.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_11 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_11

// output.rounding.through_bf16: rounds to bf16 first
namespace mutant_12 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_12

// output.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_13 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_13

// output.overflow.nan: beyond the range: nan instead of inf
namespace mutant_14 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(load_t(io, m, n));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_14

// output.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_15 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_15

// combine.reduction.first_skipped: skips the first element
namespace mutant_16 {
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
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
    }
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_16

// combine.reduction.last_skipped: skips the last element
namespace mutant_17 {
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
    if ((j != (3 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, n));
    }
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_17

// combine.index.ignored_p: reads p[j, m, n] at index 0
namespace mutant_18 {
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
    total1 = qkc::add<qkc::f32>(total1, load_p(io, j, m, 0));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_18

// partial.guarded.at_last: reads a[m, C * j + c] at index 0, at the last n alone
namespace mutant_19 {
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
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return (((n + 1) == io.N) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_19

// partial.guarded.beyond_2: reads a[m, C * j + c] at index 0, from j = 2 on
namespace mutant_20 {
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
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return ((2 <= j) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_20

// partial.guarded.alone: reads a[m, C * j + c] at index 0, where there is one j alone
namespace mutant_21 {
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
  float total2 = 0;
  for (int64_t c = 0; c < io.C; ++c) {
    if ((((io.C * j) + c) < io.K)) {
      total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_a(io, m, 0), load_b(io, n, ((io.C * j) + c))));
    }
  }
  return ((3 == 1) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_21

// combine.guarded.at_last: reads p[j, m, n] at index 0, at the last n alone
namespace mutant_22 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return (((n + 1) == io.N) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_22

// combine.guarded.beyond_2: reads p[j, m, n] at index 0, from m = 2 on
namespace mutant_23 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return ((2 <= m) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_23

// combine.guarded.alone: reads p[j, m, n] at index 0, where there is one m alone
namespace mutant_24 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 3; ++j) {
    total2 = qkc::add<qkc::f32>(total2, load_p(io, j, m, 0));
  }
  return ((io.M == 1) ? total2 : total1);
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_24

// output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_25 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_25

// output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_26 {
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
  return ((2 <= m) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_26

// output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_27 {
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
  return ((io.M == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_t(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_t(io, m, n)));
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
static void run(const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_27

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_splitk_fp32_ordered_3_mutant(int32_t which, const __half* __restrict__ a, const __half* __restrict__ b, float* p, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(a, b, p, y, M, N, K, stream);
  case 1:
    return mutant_1::run(a, b, p, y, M, N, K, stream);
  case 2:
    return mutant_2::run(a, b, p, y, M, N, K, stream);
  case 3:
    return mutant_3::run(a, b, p, y, M, N, K, stream);
  case 4:
    return mutant_4::run(a, b, p, y, M, N, K, stream);
  case 5:
    return mutant_5::run(a, b, p, y, M, N, K, stream);
  case 6:
    return mutant_6::run(a, b, p, y, M, N, K, stream);
  case 7:
    return mutant_7::run(a, b, p, y, M, N, K, stream);
  case 8:
    return mutant_8::run(a, b, p, y, M, N, K, stream);
  case 9:
    return mutant_9::run(a, b, p, y, M, N, K, stream);
  case 10:
    return mutant_10::run(a, b, p, y, M, N, K, stream);
  case 11:
    return mutant_11::run(a, b, p, y, M, N, K, stream);
  case 12:
    return mutant_12::run(a, b, p, y, M, N, K, stream);
  case 13:
    return mutant_13::run(a, b, p, y, M, N, K, stream);
  case 14:
    return mutant_14::run(a, b, p, y, M, N, K, stream);
  case 15:
    return mutant_15::run(a, b, p, y, M, N, K, stream);
  case 16:
    return mutant_16::run(a, b, p, y, M, N, K, stream);
  case 17:
    return mutant_17::run(a, b, p, y, M, N, K, stream);
  case 18:
    return mutant_18::run(a, b, p, y, M, N, K, stream);
  case 19:
    return mutant_19::run(a, b, p, y, M, N, K, stream);
  case 20:
    return mutant_20::run(a, b, p, y, M, N, K, stream);
  case 21:
    return mutant_21::run(a, b, p, y, M, N, K, stream);
  case 22:
    return mutant_22::run(a, b, p, y, M, N, K, stream);
  case 23:
    return mutant_23::run(a, b, p, y, M, N, K, stream);
  case 24:
    return mutant_24::run(a, b, p, y, M, N, K, stream);
  case 25:
    return mutant_25::run(a, b, p, y, M, N, K, stream);
  case 26:
    return mutant_26::run(a, b, p, y, M, N, K, stream);
  case 27:
    return mutant_27::run(a, b, p, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
