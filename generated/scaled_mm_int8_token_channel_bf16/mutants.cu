// Made by qkc from the contract scaled_mm_int8_token_channel_bf16 (hash 0eb05def18eff0ce). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "scaled_mm_int8_token_channel_bf16.h"
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
  uint16_t* y; // out: bf16[M, N]
  int64_t* kept_acc;
};
QKC_FN int64_t load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.a[i0 * io.K + i1]); }
QKC_FN int64_t load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.b[i0 * io.N + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sa[i0]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.sb[i0]); }
// clause accumulate: let acc[m, n] = i32(sum over k of (a[m, k] * b[k, n]))
QKC_FN int64_t compute_acc(const auto& io, int64_t m, int64_t n) {
  int64_t total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 += (load_a(io, m, k) * load_b(io, k, n));
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t m, int64_t n) { return io.kept_acc[(m) * io.N + n]; }
// clause convert: let c[m, n] = f32(acc[m, n], half_even, never)
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, m, n));
}
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_row_first(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io, m)), load_sb(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t_row_first(io, m, n));
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
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 7: output.rounding.through_f16: rounds to f16 first
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t_row_first(io, m, n));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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
QKC_FN float value_output_row_first_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t_row_first(io, m, n));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 10: output.special.minus_zero_lost: writes +0 for -0
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v11(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n))), 0x1p-133f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 11: output.special.subnormals_flushed: writes 0 for subnormal results
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v12(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 12: accumulate.reduction.first_skipped: skips the first element
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
QKC_FN float value_output_row_first_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n));
}
struct Compute_acc_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_acc[place] = compute_acc_v2(io, m, n);
  }
};
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v2{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 13: accumulate.reduction.last_skipped: skips the last element
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
void run_13(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v3{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 14: accumulate.accumulate.wrap_i16: keeps the sum in 16 bits
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
void run_14(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v4{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 15: accumulate.accumulate.wrap_u16: keeps the sum in 16 bits without a sign
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
void run_15(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v5{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 16: accumulate.accumulate.saturate_i16: the sum ends at 16 bits
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
void run_16(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v6{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 17: accumulate.value.sign_dropped_a: takes a[m, k] as unsigned
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
void run_17(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v7{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 18: accumulate.value.sign_dropped_b: takes b[k, n] as unsigned
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
void run_18(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v8{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 19: accumulate.index.a_by_columns: reads a by columns
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
void run_19(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v9{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 20: accumulate.index.b_by_columns: reads b by columns
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
void run_20(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v10{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 21: scale.row_first.index.ignored_sa: reads sa[m] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io, 0)), load_sb(io, n));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 22: scale.row_first.index.ignored_sb: reads sb[n] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sa(io, m)), load_sb(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v2(io, m, n));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 23: scale.column_first.index.ignored_sb: reads sb[n] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sb(io, 0)), load_sa(io, m));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v3(io, m, n));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 24: scale.column_first.index.ignored_sa: reads sa[m] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_c(io, m, n), load_sb(io, n)), load_sa(io, 0));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v4(io, m, n));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 25: scale.scales_first.index.ignored_sa: reads sa[m] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(let_c(io, m, n), qkc::mul<qkc::f32>(load_sa(io, 0), load_sb(io, n)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v5(io, m, n));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 26: scale.scales_first.index.ignored_sb: reads sb[n] at index 0
// clause scale: let t[m, n] = one of { row_first: c[m, n] * sa[m] * sb[n]; column_first: c[m, n] * sb[n] * sa[m]; scales_first: c[m, n] * (sa[m] * sb[n]) } per element in f32
QKC_FN float let_t_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(let_c(io, m, n), qkc::mul<qkc::f32>(load_sa(io, m), load_sb(io, 0)));
}
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_v6(io, m, n));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 27: accumulate.guarded.at_last: takes a[m, k] as unsigned, at the last n alone
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
void run_27(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v11{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 28: accumulate.guarded.beyond_2: takes a[m, k] as unsigned, from m = 2 on
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
void run_28(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v12{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 29: accumulate.guarded.alone: takes a[m, k] as unsigned, where there is one m alone
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
void run_29(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.M * io.N), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.M * io.N, stream, Compute_acc_v13{io});
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 30: output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v14(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_row_first(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 31: output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v15(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_row_first(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

// 32: output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause output: y[m, n] = T(t[m, n], half_even, inf)
QKC_FN float value_output_row_first_v16(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t_row_first(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t_row_first(io, m, n)));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output_row_first_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sa = reinterpret_cast<const uint32_t*>(sa);
  io.sb = reinterpret_cast<const uint32_t*>(sb);
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_scaled_mm_int8_token_channel_bf16_mutant(int32_t which, const int8_t* __restrict__ a, const int8_t* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(a, b, sa, sb, y, M, N, K, stream);
  case 1:
    return run_1(a, b, sa, sb, y, M, N, K, stream);
  case 2:
    return run_2(a, b, sa, sb, y, M, N, K, stream);
  case 3:
    return run_3(a, b, sa, sb, y, M, N, K, stream);
  case 4:
    return run_4(a, b, sa, sb, y, M, N, K, stream);
  case 5:
    return run_5(a, b, sa, sb, y, M, N, K, stream);
  case 6:
    return run_6(a, b, sa, sb, y, M, N, K, stream);
  case 7:
    return run_7(a, b, sa, sb, y, M, N, K, stream);
  case 8:
    return run_8(a, b, sa, sb, y, M, N, K, stream);
  case 9:
    return run_9(a, b, sa, sb, y, M, N, K, stream);
  case 10:
    return run_10(a, b, sa, sb, y, M, N, K, stream);
  case 11:
    return run_11(a, b, sa, sb, y, M, N, K, stream);
  case 12:
    return run_12(a, b, sa, sb, y, M, N, K, stream);
  case 13:
    return run_13(a, b, sa, sb, y, M, N, K, stream);
  case 14:
    return run_14(a, b, sa, sb, y, M, N, K, stream);
  case 15:
    return run_15(a, b, sa, sb, y, M, N, K, stream);
  case 16:
    return run_16(a, b, sa, sb, y, M, N, K, stream);
  case 17:
    return run_17(a, b, sa, sb, y, M, N, K, stream);
  case 18:
    return run_18(a, b, sa, sb, y, M, N, K, stream);
  case 19:
    return run_19(a, b, sa, sb, y, M, N, K, stream);
  case 20:
    return run_20(a, b, sa, sb, y, M, N, K, stream);
  case 21:
    return run_21(a, b, sa, sb, y, M, N, K, stream);
  case 22:
    return run_22(a, b, sa, sb, y, M, N, K, stream);
  case 23:
    return run_23(a, b, sa, sb, y, M, N, K, stream);
  case 24:
    return run_24(a, b, sa, sb, y, M, N, K, stream);
  case 25:
    return run_25(a, b, sa, sb, y, M, N, K, stream);
  case 26:
    return run_26(a, b, sa, sb, y, M, N, K, stream);
  case 27:
    return run_27(a, b, sa, sb, y, M, N, K, stream);
  case 28:
    return run_28(a, b, sa, sb, y, M, N, K, stream);
  case 29:
    return run_29(a, b, sa, sb, y, M, N, K, stream);
  case 30:
    return run_30(a, b, sa, sb, y, M, N, K, stream);
  case 31:
    return run_31(a, b, sa, sb, y, M, N, K, stream);
  case 32:
    return run_32(a, b, sa, sb, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
