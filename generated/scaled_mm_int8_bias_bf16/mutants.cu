// Made by qkc from the contract scaled_mm_int8_bias_bf16 (hash c9a4432d881195be). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "scaled_mm_int8_bias_bf16.h"
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_0

// output.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_1

// output.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_2

// output.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_3

// output.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_4

// output.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_5

// output.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_6

// output.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_7

// output.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_8

// output.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t_way1(io, m, n));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_9

// output.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_10 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_10

// accumulate.reduction.first_skipped: skips the first element
namespace mutant_11 {
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
    if ((k != 0)) {
      total1 += (load_a(io, m, k) * load_b(io, k, n));
    }
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_11

// accumulate.reduction.last_skipped: skips the last element
namespace mutant_12 {
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
    if ((k != (io.K - 1))) {
      total1 += (load_a(io, m, k) * load_b(io, k, n));
    }
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_12

// accumulate.accumulate.wrap_i16: keeps the sum in 16 bits
namespace mutant_13 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::wrap>(total1));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_13

// accumulate.accumulate.saturate_i16: the sum ends at 16 bits
namespace mutant_14 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::saturate>(total1));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_14

// epilogue.way1.index.ignored_sb: reads sb[n] at index 0
namespace mutant_15 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, 0)), load_sa(io, m)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_15

// epilogue.way1.index.ignored_sa: reads sa[m] at index 0
namespace mutant_16 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, 0)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_16

// epilogue.way1.index.ignored_bias: reads bias[n] at index 0
namespace mutant_17 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m)), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_17

// epilogue.way2.index.ignored_sa: reads sa[m] at index 0
namespace mutant_18 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, 0)), load_sb(io, n)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_18

// epilogue.way2.index.ignored_sb: reads sb[n] at index 0
namespace mutant_19 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, 0)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_19

// epilogue.way2.index.ignored_bias: reads bias[n] at index 0
namespace mutant_20 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n)), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_20

// epilogue.way3.index.ignored_sa: reads sa[m] at index 0
namespace mutant_21 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, 0), load_sb(io, n))), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_21

// epilogue.way3.index.ignored_sb: reads sb[n] at index 0
namespace mutant_22 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, 0))), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_22

// epilogue.way3.index.ignored_bias: reads bias[n] at index 0
namespace mutant_23 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n))), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_23

// epilogue.way4.index.ignored_sb: reads sb[n] at index 0
namespace mutant_24 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, 0)), load_sa(io, m), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_24

// epilogue.way4.index.ignored_sa: reads sa[m] at index 0
namespace mutant_25 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, 0), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_25

// epilogue.way4.index.ignored_bias: reads bias[n] at index 0
namespace mutant_26 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_26

// epilogue.way5.index.ignored_sa: reads sa[m] at index 0
namespace mutant_27 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, 0)), load_sb(io, n), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_27

// epilogue.way5.index.ignored_sb: reads sb[n] at index 0
namespace mutant_28 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, 0), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_28

// epilogue.way5.index.ignored_bias: reads bias[n] at index 0
namespace mutant_29 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_29

// epilogue.way6.index.ignored_sa: reads sa[m] at index 0
namespace mutant_30 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, 0), load_sb(io, n)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_30

// epilogue.way6.index.ignored_sb: reads sb[n] at index 0
namespace mutant_31 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, 0)), load_bias(io, n));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_31

// epilogue.way6.index.ignored_bias: reads bias[n] at index 0
namespace mutant_32 {
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
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n)), load_bias(io, 0));
}


// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_32

// output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_33 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_33

// output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_34 {
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
  return ((2 <= m) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_34

// output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_35 {
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
  return ((io.M == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
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
static void run(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_35

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_scaled_mm_int8_bias_bf16_mutant(int32_t which, const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 1:
    return mutant_1::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 2:
    return mutant_2::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 3:
    return mutant_3::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 4:
    return mutant_4::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 5:
    return mutant_5::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 6:
    return mutant_6::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 7:
    return mutant_7::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 8:
    return mutant_8::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 9:
    return mutant_9::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 10:
    return mutant_10::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 11:
    return mutant_11::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 12:
    return mutant_12::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 13:
    return mutant_13::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 14:
    return mutant_14::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 15:
    return mutant_15::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 16:
    return mutant_16::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 17:
    return mutant_17::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 18:
    return mutant_18::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 19:
    return mutant_19::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 20:
    return mutant_20::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 21:
    return mutant_21::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 22:
    return mutant_22::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 23:
    return mutant_23::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 24:
    return mutant_24::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 25:
    return mutant_25::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 26:
    return mutant_26::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 27:
    return mutant_27::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 28:
    return mutant_28::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 29:
    return mutant_29::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 30:
    return mutant_30::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 31:
    return mutant_31::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 32:
    return mutant_32::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 33:
    return mutant_33::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 34:
    return mutant_34::run(a, b, sa, sb, bias, y, M, N, K, stream);
  case 35:
    return mutant_35::run(a, b, sa, sb, bias, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
