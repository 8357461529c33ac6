// Made by qkc from the contract gemm_fp8_tensor_promoted_bf16 (hash 83d28c658d5cd263). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "gemm_fp8_tensor_promoted_bf16.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// output.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_0

// output.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_1

// output.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_2

// output.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_3

// output.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_4

// output.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_5

// output.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_6

// output.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_7

// output.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_8

// output.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t(io, m, n));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_9

// output.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_10 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_10

// accumulate.reduction.first_skipped: skips the first element
namespace mutant_11 {
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
    if ((k != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
    }
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_11

// accumulate.reduction.last_skipped: skips the last element
namespace mutant_12 {
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
    if ((k != (io.K - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
    }
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_12

// scale.index.sb_for_sa: reads sb in place of sa
namespace mutant_13 {
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
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sb(io)), load_sb(io));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_13

// scale.index.sa_for_sb: reads sa in place of sb
namespace mutant_14 {
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
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io)), load_sa(io));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_14

// scale.guarded.at_last: reads sb in place of sa, at the last n alone
namespace mutant_15 {
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
  float* kept_c;
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io) { return qkc::value<qkc::f32>(io.sa[0]); }
QKC_FN float load_sb(const Tensors& io) { return qkc::value<qkc::f32>(io.sb[0]); }

// clause accumulate: let c[m, n] = sum over k of (a[m, k] * b[n, k]) in fp8_promoted(128)
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause scale: let t[m, n] = c[m, n] * sa * sb in f32 any association
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sb(io)), load_sb(io)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sa(io)), load_sb(io)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// scale.guarded.beyond_2: reads sb in place of sa, from m = 2 on
namespace mutant_16 {
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
  float* kept_c;
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io) { return qkc::value<qkc::f32>(io.sa[0]); }
QKC_FN float load_sb(const Tensors& io) { return qkc::value<qkc::f32>(io.sb[0]); }

// clause accumulate: let c[m, n] = sum over k of (a[m, k] * b[n, k]) in fp8_promoted(128)
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause scale: let t[m, n] = c[m, n] * sa * sb in f32 any association
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sb(io)), load_sb(io)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sa(io)), load_sb(io)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// scale.guarded.alone: reads sb in place of sa, where there is one m alone
namespace mutant_17 {
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
  float* kept_c;
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io) { return qkc::value<qkc::f32>(io.sa[0]); }
QKC_FN float load_sb(const Tensors& io) { return qkc::value<qkc::f32>(io.sb[0]); }

// clause accumulate: let c[m, n] = sum over k of (a[m, k] * b[n, k]) in fp8_promoted(128)
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_a(io, m, k), load_b(io, n, k)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause scale: let t[m, n] = c[m, n] * sa * sb in f32 any association
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sb(io)), load_sb(io)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_c(io, m, n), load_sa(io)), load_sb(io)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_18 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_18

// output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_19 {
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
  return ((2 <= m) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_19

// output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_20 {
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
  return ((io.M == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
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
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_20

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_fp8_tensor_promoted_bf16_mutant(int32_t which, const uint8_t* __restrict__ a, const uint8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(a, b, sa, sb, y, M, N, K, stream);
  case 1:
    return mutant_1::run(a, b, sa, sb, y, M, N, K, stream);
  case 2:
    return mutant_2::run(a, b, sa, sb, y, M, N, K, stream);
  case 3:
    return mutant_3::run(a, b, sa, sb, y, M, N, K, stream);
  case 4:
    return mutant_4::run(a, b, sa, sb, y, M, N, K, stream);
  case 5:
    return mutant_5::run(a, b, sa, sb, y, M, N, K, stream);
  case 6:
    return mutant_6::run(a, b, sa, sb, y, M, N, K, stream);
  case 7:
    return mutant_7::run(a, b, sa, sb, y, M, N, K, stream);
  case 8:
    return mutant_8::run(a, b, sa, sb, y, M, N, K, stream);
  case 9:
    return mutant_9::run(a, b, sa, sb, y, M, N, K, stream);
  case 10:
    return mutant_10::run(a, b, sa, sb, y, M, N, K, stream);
  case 11:
    return mutant_11::run(a, b, sa, sb, y, M, N, K, stream);
  case 12:
    return mutant_12::run(a, b, sa, sb, y, M, N, K, stream);
  case 13:
    return mutant_13::run(a, b, sa, sb, y, M, N, K, stream);
  case 14:
    return mutant_14::run(a, b, sa, sb, y, M, N, K, stream);
  case 15:
    return mutant_15::run(a, b, sa, sb, y, M, N, K, stream);
  case 16:
    return mutant_16::run(a, b, sa, sb, y, M, N, K, stream);
  case 17:
    return mutant_17::run(a, b, sa, sb, y, M, N, K, stream);
  case 18:
    return mutant_18::run(a, b, sa, sb, y, M, N, K, stream);
  case 19:
    return mutant_19::run(a, b, sa, sb, y, M, N, K, stream);
  case 20:
    return mutant_20::run(a, b, sa, sb, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
