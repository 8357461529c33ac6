// Made by qkc from the contract scaled_mm_int8_bias_f16 (hash 0d203ba4798316fb). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "scaled_mm_int8_bias_f16.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: output.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: i8[M, K]
  const uint8_t* b; // in: i8[K, N]
  const uint32_t* sa; // in: f32[M]
  const uint32_t* sb; // in: f32[N]
  const uint16_t* bias; // in: f16[N]
  uint16_t* y; // out: f16[M, N]
  int64_t* kept_acc;
};
QKC_FN int64_t load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.a[i0 * io.K + i1]); }
QKC_FN int64_t load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.b[i0 * io.N + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sa[i0]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sb[i0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::f16>(io.bias[i0]); }
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t_way1(io, m, n));
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
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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

// 1: output.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v2{io});
}
#endif

// 2: output.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v3{io});
}
#endif

// 3: output.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v4{io});
}
#endif

// 4: output.rounding.to_zero: rounds to_zero instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v5{io});
}
#endif

// 5: output.rounding.to_plus: rounds to_plus instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v6{io});
}
#endif

// 6: output.rounding.to_minus: rounds to_minus instead of half_even
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v7{io});
}
#endif

// 7: output.rounding.through_bf16: rounds to bf16 first
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v8{io});
}
#endif

// 8: output.overflow.saturate: beyond the range: saturate instead of inf
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t_way1(io, m, n));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v9{io});
}
#endif

// 9: output.overflow.nan: beyond the range: nan instead of inf
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t_way1(io, m, n));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v10{io});
}
#endif

// 10: output.special.subnormals_flushed: writes 0 for subnormal results
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v11(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v11{io});
}
#endif

// 11: accumulate.reduction.first_skipped: skips the first element
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v2(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != 0)) {
      total1 += (load_a(io, m, k) * load_b(io, k, n));
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n));
}
struct Compute_acc_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v2(io, m, n);
  }
};
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v2{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 12: accumulate.reduction.last_skipped: skips the last element
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v3(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != (io.K - 1))) {
      total1 += (load_a(io, m, k) * load_b(io, k, n));
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
struct Compute_acc_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v3(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v3{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 13: accumulate.accumulate.wrap_i16: keeps the sum in 16 bits
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v4(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::wrap>(total1));
}
struct Compute_acc_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v4(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v4{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 14: accumulate.accumulate.wrap_u16: keeps the sum in 16 bits without a sign
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v5(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::u<16>, qkc::Rounding::half_even, qkc::Overflow::wrap>(total1));
}
struct Compute_acc_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v5(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v5{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 15: accumulate.accumulate.saturate_i16: the sum ends at 16 bits
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v6(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::saturate>(total1));
}
struct Compute_acc_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v6(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v6{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 16: accumulate.value.sign_dropped_a: takes a[m, k] as unsigned
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v7(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (((load_a(io, m, k) < 0) ? (load_a(io, m, k) + 256) : load_a(io, m, k)) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
struct Compute_acc_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v7(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v7{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 17: accumulate.value.sign_dropped_b: takes b[k, n] as unsigned
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v8(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * ((load_b(io, k, n) < 0) ? (load_b(io, k, n) + 256) : load_b(io, k, n)));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
struct Compute_acc_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v8(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v8{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 18: accumulate.index.a_by_columns: reads a by columns
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v9(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, (((io.M * k) + m) / io.K), (((io.M * k) + m) % io.K)) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
struct Compute_acc_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v9(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v9{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 19: accumulate.index.b_by_columns: reads b by columns
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v10(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, (((io.K * n) + k) / io.N), (((io.K * n) + k) % io.N)));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
struct Compute_acc_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v10(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v10{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 20: epilogue.way1.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, 0)), load_sa(io, m)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 21: epilogue.way1.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, 0)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v2(io, m, n));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v14{io});
}
#endif

// 22: epilogue.way1.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m)), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v3(io, m, n));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v15{io});
}
#endif

// 23: epilogue.way1.arithmetic.added_first: computes (f32(acc[m, n], half_even) * sb[n] + bias[n]) * sa[m]
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_bias(io, n)), load_sa(io, m));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v4(io, m, n));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v16{io});
}
#endif

// 24: epilogue.way1.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m)), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v5(io, m, n));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v17{io});
}
#endif

// 25: epilogue.way2.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, 0)), load_sb(io, n)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v6(io, m, n));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v18{io});
}
#endif

// 26: epilogue.way2.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, 0)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v7(io, m, n));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v19{io});
}
#endif

// 27: epilogue.way2.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n)), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v8(io, m, n));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v20{io});
}
#endif

// 28: epilogue.way2.arithmetic.added_first: computes (f32(acc[m, n], half_even) * sa[m] + bias[n]) * sb[n]
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_bias(io, n)), load_sb(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v9(io, m, n));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v21{io});
}
#endif

// 29: epilogue.way2.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n)), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v10(io, m, n));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v22{io});
}
#endif

// 30: epilogue.way3.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, 0), load_sb(io, n))), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v11(io, m, n));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v23{io});
}
#endif

// 31: epilogue.way3.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, 0))), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v12(io, m, n));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v24{io});
}
#endif

// 32: epilogue.way3.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n))), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v13(io, m, n));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v25{io});
}
#endif

// 33: epilogue.way3.arithmetic.added_first: computes (f32(acc[m, n], half_even) + bias[n]) * (sa[m] * sb[n])
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::add<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_bias(io, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v14(io, m, n));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v26{io});
}
#endif

// 34: epilogue.way3.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n))), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v15(io, m, n));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v27{io});
}
#endif

// 35: epilogue.way4.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, 0)), load_sa(io, m), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v16(io, m, n));
}
struct Write_y_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v28{io});
}
#endif

// 36: epilogue.way4.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, 0), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v17(io, m, n));
}
struct Write_y_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v29{io});
}
#endif

// 37: epilogue.way4.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v18(io, m, n));
}
struct Write_y_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v18(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v30{io});
}
#endif

// 38: epilogue.way4.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sb(io, n)), load_sa(io, m), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v19(io, m, n));
}
struct Write_y_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v19(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v31{io});
}
#endif

// 39: epilogue.way5.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, 0)), load_sb(io, n), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v20(io, m, n));
}
struct Write_y_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v20(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v32{io});
}
#endif

// 40: epilogue.way5.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, 0), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v21(io, m, n));
}
struct Write_y_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v21(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v33{io});
}
#endif

// 41: epilogue.way5.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v22(io, m, n));
}
struct Write_y_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v22(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v34{io});
}
#endif

// 42: epilogue.way5.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), load_sa(io, m)), load_sb(io, n), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v23(io, m, n));
}
struct Write_y_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v23(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v35{io});
}
#endif

// 43: epilogue.way6.index.ignored_sa: reads sa[m] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, 0), load_sb(io, n)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v24(io, m, n));
}
struct Write_y_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v24(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v36{io});
}
#endif

// 44: epilogue.way6.index.ignored_sb: reads sb[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, 0)), load_bias(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v25(io, m, n));
}
struct Write_y_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v25(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v37{io});
}
#endif

// 45: epilogue.way6.index.ignored_bias: reads bias[n] at index 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n)), load_bias(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v26(io, m, n));
}
struct Write_y_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v26(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v38{io});
}
#endif

// 46: epilogue.way6.special.subnormals_flushed_bias: takes subnormal bias for 0
// clause epilogue: let t[m, n] = f32(acc[m, n], half_even, never) * sa[m] * sb[n] + bias[n] in f32 any association, contraction allowed
QKC_FN float let_t_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::fma<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n)), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, n)), (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_bias(io, n)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_bias(io, n), 0.0f) : load_bias(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v27(io, m, n));
}
struct Write_y_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_v27(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v39{io});
}
#endif

// 47: accumulate.guarded.at_last: takes a[m, k] as unsigned, at the last n alone
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v11(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  int64_t total2 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total2 += (((load_a(io, m, k) < 0) ? (load_a(io, m, k) + 256) : load_a(io, m, k)) * load_b(io, k, n));
  }
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total2) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1));
}
struct Compute_acc_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v11(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v11{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 48: accumulate.guarded.beyond_2: takes a[m, k] as unsigned, from m = 2 on
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v12(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  int64_t total2 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total2 += (((load_a(io, m, k) < 0) ? (load_a(io, m, k) + 256) : load_a(io, m, k)) * load_b(io, k, n));
  }
  return ((2 <= m) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total2) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1));
}
struct Compute_acc_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v12(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v12{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 49: accumulate.guarded.alone: takes a[m, k] as unsigned, where there is one m alone
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc_v13(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  int64_t total2 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total2 += (((load_a(io, m, k) < 0) ? (load_a(io, m, k) + 256) : load_a(io, m, k)) * load_b(io, k, n));
  }
  return ((io.M == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total2) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1));
}
struct Compute_acc_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v13(io, m, n);
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_places(io.M * io.N, stream, Compute_acc_v13{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 50: output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v13(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
}
struct Write_y_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v40{io});
}
#endif

// 51: output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v14(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
}
struct Write_y_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v41{io});
}
#endif

// 52: output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_way1_v15(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_way1(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_way1(io, m, n)));
}
struct Write_y_v42 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output_way1_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v42{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_scaled_mm_int8_bias_f16_mutant(int32_t which, const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, const __half* __restrict__ bias, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(a, b, sa, sb, bias, y, M, N, K, stream);
  case 1:
    return run_1(a, b, sa, sb, bias, y, M, N, K, stream);
  case 2:
    return run_2(a, b, sa, sb, bias, y, M, N, K, stream);
  case 3:
    return run_3(a, b, sa, sb, bias, y, M, N, K, stream);
  case 4:
    return run_4(a, b, sa, sb, bias, y, M, N, K, stream);
  case 5:
    return run_5(a, b, sa, sb, bias, y, M, N, K, stream);
  case 6:
    return run_6(a, b, sa, sb, bias, y, M, N, K, stream);
  case 7:
    return run_7(a, b, sa, sb, bias, y, M, N, K, stream);
  case 8:
    return run_8(a, b, sa, sb, bias, y, M, N, K, stream);
  case 9:
    return run_9(a, b, sa, sb, bias, y, M, N, K, stream);
  case 10:
    return run_10(a, b, sa, sb, bias, y, M, N, K, stream);
  case 11:
    return run_11(a, b, sa, sb, bias, y, M, N, K, stream);
  case 12:
    return run_12(a, b, sa, sb, bias, y, M, N, K, stream);
  case 13:
    return run_13(a, b, sa, sb, bias, y, M, N, K, stream);
  case 14:
    return run_14(a, b, sa, sb, bias, y, M, N, K, stream);
  case 15:
    return run_15(a, b, sa, sb, bias, y, M, N, K, stream);
  case 16:
    return run_16(a, b, sa, sb, bias, y, M, N, K, stream);
  case 17:
    return run_17(a, b, sa, sb, bias, y, M, N, K, stream);
  case 18:
    return run_18(a, b, sa, sb, bias, y, M, N, K, stream);
  case 19:
    return run_19(a, b, sa, sb, bias, y, M, N, K, stream);
  case 20:
    return run_20(a, b, sa, sb, bias, y, M, N, K, stream);
  case 21:
    return run_21(a, b, sa, sb, bias, y, M, N, K, stream);
  case 22:
    return run_22(a, b, sa, sb, bias, y, M, N, K, stream);
  case 23:
    return run_23(a, b, sa, sb, bias, y, M, N, K, stream);
  case 24:
    return run_24(a, b, sa, sb, bias, y, M, N, K, stream);
  case 25:
    return run_25(a, b, sa, sb, bias, y, M, N, K, stream);
  case 26:
    return run_26(a, b, sa, sb, bias, y, M, N, K, stream);
  case 27:
    return run_27(a, b, sa, sb, bias, y, M, N, K, stream);
  case 28:
    return run_28(a, b, sa, sb, bias, y, M, N, K, stream);
  case 29:
    return run_29(a, b, sa, sb, bias, y, M, N, K, stream);
  case 30:
    return run_30(a, b, sa, sb, bias, y, M, N, K, stream);
  case 31:
    return run_31(a, b, sa, sb, bias, y, M, N, K, stream);
  case 32:
    return run_32(a, b, sa, sb, bias, y, M, N, K, stream);
  case 33:
    return run_33(a, b, sa, sb, bias, y, M, N, K, stream);
  case 34:
    return run_34(a, b, sa, sb, bias, y, M, N, K, stream);
  case 35:
    return run_35(a, b, sa, sb, bias, y, M, N, K, stream);
  case 36:
    return run_36(a, b, sa, sb, bias, y, M, N, K, stream);
  case 37:
    return run_37(a, b, sa, sb, bias, y, M, N, K, stream);
  case 38:
    return run_38(a, b, sa, sb, bias, y, M, N, K, stream);
  case 39:
    return run_39(a, b, sa, sb, bias, y, M, N, K, stream);
  case 40:
    return run_40(a, b, sa, sb, bias, y, M, N, K, stream);
  case 41:
    return run_41(a, b, sa, sb, bias, y, M, N, K, stream);
  case 42:
    return run_42(a, b, sa, sb, bias, y, M, N, K, stream);
  case 43:
    return run_43(a, b, sa, sb, bias, y, M, N, K, stream);
  case 44:
    return run_44(a, b, sa, sb, bias, y, M, N, K, stream);
  case 45:
    return run_45(a, b, sa, sb, bias, y, M, N, K, stream);
  case 46:
    return run_46(a, b, sa, sb, bias, y, M, N, K, stream);
  case 47:
    return run_47(a, b, sa, sb, bias, y, M, N, K, stream);
  case 48:
    return run_48(a, b, sa, sb, bias, y, M, N, K, stream);
  case 49:
    return run_49(a, b, sa, sb, bias, y, M, N, K, stream);
  case 50:
    return run_50(a, b, sa, sb, bias, y, M, N, K, stream);
  case 51:
    return run_51(a, b, sa, sb, bias, y, M, N, K, stream);
  case 52:
    return run_52(a, b, sa, sb, bias, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
