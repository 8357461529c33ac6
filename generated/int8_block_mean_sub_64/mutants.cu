// Made by qkc from the contract int8_block_mean_sub_64 (hash 97a06e646c15ade3). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "int8_block_mean_sub_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.value.plus_one: 128 in place of 127
// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};
// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 128.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 1: scale.value.minus_one: 126 in place of 127
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v2(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 126.0f);
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v2(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 2: scale.arithmetic.inverted: 127 / a[z, c] in place of a[z, c] / 127
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v3(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(127.0f, let_a(io, z, c));
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v3(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v3{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 3: scale.arithmetic.multiplied: a[z, c] * 127 in place of a[z, c] / 127
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v4(const auto& io, int64_t z, int64_t c) {
  return qkc::mul<qkc::f32>(let_a(io, z, c), 127.0f);
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v4(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v4{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 4: scale.arithmetic.rounded_to_f16: f16(a[z, c] / 127, half_even, inf) in place of a[z, c] / 127
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v5(const auto& io, int64_t z, int64_t c) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f));
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v5(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v5{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 5: scale.arithmetic.rounded_to_bf16: bf16(a[z, c] / 127, half_even, inf) in place of a[z, c] / 127
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v6(const auto& io, int64_t z, int64_t c) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f));
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v6(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v6{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 6: scale.value.one_step_up: one step above the right value
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v7(const auto& io, int64_t z, int64_t c) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f), 0x1.000002p0f);
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v7(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v7{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 7: codes.rounding.half_away: rounds half_away instead of half_even
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v8(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v2(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v8(io, z, c));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v2(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v2{io});
}
#endif

// 8: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v3(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v3(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v3{io});
}
#endif

// 9: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v4(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v4(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v4{io});
}
#endif

// 10: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v5(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v5(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v5{io});
}
#endif

// 11: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v6(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v6(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v6{io});
}
#endif

// 12: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v7(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v7(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v7{io});
}
#endif

// 13: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v8(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v8(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v8{io});
}
#endif

// 14: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v9(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))), 0.5f));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v9(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v9{io});
}
#endif

// 15: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v10(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v10(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v10{io});
}
#endif

// 16: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v11(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v11(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v11{io});
}
#endif

// 17: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v12(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v12(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v12{io});
}
#endif

// 18: codes.overflow.low_end: codes end at -127
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v13(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))), -127);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v13(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v13{io});
}
#endif

// 19: codes.overflow.high_end: codes end at 126
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v14(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))), 126);
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v14(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v14{io});
}
#endif

// 20: codes.arithmetic.inverted: s[z, n / 64] / y[z, n, d] in place of y[z, n, d] / s[z, n / 64]
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v15(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, z, (n / 64)), let_y(io, z, n, d)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v15(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v15{io});
}
#endif

// 21: codes.arithmetic.multiplied: y[z, n, d] * s[z, n / 64] in place of y[z, n, d] / s[z, n / 64]
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v16(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v16(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v16{io});
}
#endif

// 22: codes.arithmetic.rounded_to_f16: f16(y[z, n, d] / s[z, n / 64], half_even, inf) in place of y[z, n, d] / s[z, n / 64]
#if !defined(__CUDACC_RTC__)
void run_22(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v10{io});
}
#endif

// 23: codes.arithmetic.rounded_to_bf16: bf16(y[z, n, d] / s[z, n / 64], half_even, inf) in place of y[z, n, d] / s[z, n / 64]
#if !defined(__CUDACC_RTC__)
void run_23(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v11{io});
}
#endif

// 24: codes.index.ignored_s: reads s[z, n / 64] at index 0
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v17(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, 0)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v17(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v17{io});
}
#endif

// 25: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v18(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v18(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v18{io});
}
#endif

// 26: codes.index.s_boundary: the last element of a group reads s of the next
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v19(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, qkc::min<qkc::i<64>>(((n + 1) / 64), (((io.N + 63) / 64) - 1)))));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v19(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v19{io});
}
#endif

// 27: mean.arithmetic.inverted: N / sum over n of (x[z, n, d]) in place of sum over n of (x[z, n, d]) / N
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v2(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.N), total1);
}
struct Compute_m_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v2(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v2{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 28: mean.arithmetic.multiplied: sum over n of (x[z, n, d]) * N in place of sum over n of (x[z, n, d]) / N
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v3(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.N));
}
struct Compute_m_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v3(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v3{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 29: mean.arithmetic.rounded_to_f16: f16(sum over n of (x[z, n, d]) / N, half_even, inf) in place of sum over n of (x[z, n, d]) / N
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v4(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
struct Compute_m_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v4(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v4{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 30: mean.arithmetic.rounded_to_bf16: bf16(sum over n of (x[z, n, d]) / N, half_even, inf) in place of sum over n of (x[z, n, d]) / N
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v5(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
struct Compute_m_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v5(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v5{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 31: mean.reduction.first_skipped: skips the first element
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v6(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    if ((n != 0)) {
      total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
struct Compute_m_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v6(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v6{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 32: mean.reduction.last_skipped: skips the last element
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v7(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    if ((n != (io.N - 1))) {
      total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
struct Compute_m_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v7(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v7{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 33: mean.index.ignored_x: reads x[z, n, d] at index 0
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v8(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, 0));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
struct Compute_m_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v8(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v8{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 34: mean.accumulate.f16: keeps the sum in f16
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v9(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_x(io, z, n, d)));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.N));
}
struct Compute_m_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v9(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v9{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 35: mean.accumulate.bf16: keeps the sum in bf16
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v10(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_x(io, z, n, d)));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.N));
}
struct Compute_m_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v10(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v10{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 36: mean.special.subnormals_flushed_x: takes subnormal x for 0
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v11(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x(io, z, n, d)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x(io, z, n, d), 0.0f) : load_x(io, z, n, d)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
struct Compute_m_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v11(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v11{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 37: smooth.index.ignored_m: reads m[z, d] at index 0
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v2(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v2(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v2(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v9(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v2(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v20(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v2(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v9(io, z, c));
  }
};
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v20(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v9{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v20{io});
}
#endif

// 38: smooth.special.subnormals_flushed_x: takes subnormal x for 0
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v3(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x(io, z, n, d)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x(io, z, n, d), 0.0f) : load_x(io, z, n, d)), load_m(io, z, d));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v3(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v3(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v10(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v3(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v21(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v3(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v10(io, z, c));
  }
};
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v21(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v10{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v21{io});
}
#endif

// 39: amax.value.times_1024: 0.0001024 in place of eps
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v4(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, 0x1.ad7f2ap-14f);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v11(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v4(io, z, c), 127.0f);
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v11(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v11{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 40: amax.value.over_1024: 9.765625e-11 in place of eps
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v5(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, 0x1.ad7f2ap-34f);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v12(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v5(io, z, c), 127.0f);
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v12(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v12{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 41: amax.value.floor_dropped: max over j, d where 64 * c + j < N of (abs(y[z, 64 * c + j, d])) in place of max(max over j, d where 64 * c + j < N of (abs(y[z, 64 * c + j, d])), eps)
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v6(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return largest1;
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v13(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v6(io, z, c), 127.0f);
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v13(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v13{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 42: amax.reduction.first_skipped: skips the first element
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v7(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if (((((64 * c) + j) < io.N) && (d != 0))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v14(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v7(io, z, c), 127.0f);
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v14(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v14{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 43: amax.reduction.last_skipped: skips the last element
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v8(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if (((((64 * c) + j) < io.N) && (d != (io.D - 1)))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v15(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v8(io, z, c), 127.0f);
}
struct Write_s_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v15(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v15{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 44: amax.reduction.min: takes the other end of the values
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v9(const auto& io, int64_t z, int64_t c) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(least1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v16(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v9(io, z, c), 127.0f);
}
struct Write_s_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v16(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v16{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 45: amax.reduction.sign_kept: reduces the signed values
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v10(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, let_y(io, z, ((64 * c) + j), d));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v17(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v10(io, z, c), 127.0f);
}
struct Write_s_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v17(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v17{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 46: amax.index.ignored_y: reads y[z, 64 * c + j, d] at index 0
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v11(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v18(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v11(io, z, c), 127.0f);
}
struct Write_s_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v18(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v18{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 47: mean.guarded.at_last: N / sum over n of (x[z, n, d]) in place of sum over n of (x[z, n, d]) / N, at the last d alone
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v12(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return (((d + 1) == io.D) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
struct Compute_m_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v12(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v12{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 48: mean.guarded.beyond_2: N / sum over n of (x[z, n, d]) in place of sum over n of (x[z, n, d]) / N, from z = 2 on
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v13(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return ((2 <= z) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
struct Compute_m_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v13(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v13{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 49: mean.guarded.alone: N / sum over n of (x[z, n, d]) in place of sum over n of (x[z, n, d]) / N, where there is one z alone
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v14(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return ((io.Z == 1) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
struct Compute_m_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v14(io, z, d);
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v14{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 50: smooth.guarded.at_last: reads m[z, d] at index 0, at the last d alone
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v4(const auto& io, int64_t z, int64_t n, int64_t d) {
  return (((d + 1) == io.D) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v12(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v4(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v19(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v12(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v22(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v4(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v19(io, z, c));
  }
};
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v22(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v19{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v22{io});
}
#endif

// 51: smooth.guarded.beyond_2: reads m[z, d] at index 0, from z = 2 on
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v5(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((2 <= z) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v13(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v5(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v20(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v13(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v23(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v5(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v20(io, z, c));
  }
};
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v23(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v20{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v23{io});
}
#endif

// 52: smooth.guarded.alone: reads m[z, d] at index 0, where there is one z alone
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v6(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((io.Z == 1) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v14(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v6(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v21(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v14(io, z, c), 127.0f);
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v24(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v6(io, z, n, d), load_s(io, z, (n / 64))));
}
struct Write_s_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v21(io, z, c));
  }
};
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v24(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v21{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v24{io});
}
#endif

// 53: amax.guarded.at_last: reads y[z, 64 * c + j, d] at index 0, at the last c alone
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v15(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return (((c + 1) == ((io.N + 63) / 64)) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v22(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v15(io, z, c), 127.0f);
}
struct Write_s_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v22(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v22{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 54: amax.guarded.beyond_2: reads y[z, 64 * c + j, d] at index 0, from z = 2 on
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v16(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return ((2 <= z) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v23(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v16(io, z, c), 127.0f);
}
struct Write_s_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v23(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v23{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 55: amax.guarded.alone: reads y[z, 64 * c + j, d] at index 0, where there is one z alone
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a_v17(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return ((io.Z == 1) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v24(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a_v17(io, z, c), 127.0f);
}
struct Write_s_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v24(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v24{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif

// 56: scale.guarded.at_last: 127 / a[z, c] in place of a[z, c] / 127, at the last c alone
// The tensors of one call.
struct Tensors_v2 {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
  float* kept_a;
};
QKC_FN float load_x_v2(const Tensors_v2& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }
// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m_v15(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x_v2(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m_v2(const Tensors_v2& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }
// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y_v7(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x_v2(io, z, n, d), load_m_v2(io, z, d));
}
// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float compute_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y_v7(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors_v2& io, int64_t z, int64_t c) { return io.kept_a[(z) * ((io.N + 63) / 64) + c]; }
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v25(const auto& io, int64_t z, int64_t c) {
  return (((c + 1) == ((io.N + 63) / 64)) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v25(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v7(io, z, n, d), load_s_v2(io, z, (n / 64))));
}
struct Compute_m_v15 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m_v15(io, z, d);
  }
};
struct Compute_a {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t c = place % (((io.N + 63) / 64));
    const int64_t z = place / (((io.N + 63) / 64));
    io.kept_a[place] = compute_a(io, z, c);
  }
};
struct Write_s_v25 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v25(io, z, c));
  }
};
struct Write_q_v25 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v25(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v15{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v25{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v25{io});
}
#endif

// 57: scale.guarded.beyond_2: 127 / a[z, c] in place of a[z, c] / 127, from z = 2 on
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v26(const auto& io, int64_t z, int64_t c) {
  return ((2 <= z) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}
struct Write_s_v26 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v26(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v15{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v26{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v25{io});
}
#endif

// 58: scale.guarded.alone: 127 / a[z, c] in place of a[z, c] / 127, where there is one z alone
// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale_v27(const auto& io, int64_t z, int64_t c) {
  return ((io.Z == 1) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}
struct Write_s_v27 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v27(io, z, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m_v15{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v27{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v25{io});
}
#endif

// 59: codes.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v26(const auto& io, int64_t z, int64_t n, int64_t d) {
  return (((d + 1) == io.D) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v26(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v26{io});
}
#endif

// 60: codes.guarded.beyond_2: rounds to_zero instead of half_even, from z = 2 on
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v27(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((2 <= z) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v27(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v27{io});
}
#endif

// 61: codes.guarded.alone: rounds to_zero instead of half_even, where there is one z alone
// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes_v28(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((io.Z == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v28(io, z, n, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q_v28{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_block_mean_sub_64_mutant(int32_t which, const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, s, q, Z, N, D, stream);
  case 1:
    return run_1(x, s, q, Z, N, D, stream);
  case 2:
    return run_2(x, s, q, Z, N, D, stream);
  case 3:
    return run_3(x, s, q, Z, N, D, stream);
  case 4:
    return run_4(x, s, q, Z, N, D, stream);
  case 5:
    return run_5(x, s, q, Z, N, D, stream);
  case 6:
    return run_6(x, s, q, Z, N, D, stream);
  case 7:
    return run_7(x, s, q, Z, N, D, stream);
  case 8:
    return run_8(x, s, q, Z, N, D, stream);
  case 9:
    return run_9(x, s, q, Z, N, D, stream);
  case 10:
    return run_10(x, s, q, Z, N, D, stream);
  case 11:
    return run_11(x, s, q, Z, N, D, stream);
  case 12:
    return run_12(x, s, q, Z, N, D, stream);
  case 13:
    return run_13(x, s, q, Z, N, D, stream);
  case 14:
    return run_14(x, s, q, Z, N, D, stream);
  case 15:
    return run_15(x, s, q, Z, N, D, stream);
  case 16:
    return run_16(x, s, q, Z, N, D, stream);
  case 17:
    return run_17(x, s, q, Z, N, D, stream);
  case 18:
    return run_18(x, s, q, Z, N, D, stream);
  case 19:
    return run_19(x, s, q, Z, N, D, stream);
  case 20:
    return run_20(x, s, q, Z, N, D, stream);
  case 21:
    return run_21(x, s, q, Z, N, D, stream);
  case 22:
    return run_22(x, s, q, Z, N, D, stream);
  case 23:
    return run_23(x, s, q, Z, N, D, stream);
  case 24:
    return run_24(x, s, q, Z, N, D, stream);
  case 25:
    return run_25(x, s, q, Z, N, D, stream);
  case 26:
    return run_26(x, s, q, Z, N, D, stream);
  case 27:
    return run_27(x, s, q, Z, N, D, stream);
  case 28:
    return run_28(x, s, q, Z, N, D, stream);
  case 29:
    return run_29(x, s, q, Z, N, D, stream);
  case 30:
    return run_30(x, s, q, Z, N, D, stream);
  case 31:
    return run_31(x, s, q, Z, N, D, stream);
  case 32:
    return run_32(x, s, q, Z, N, D, stream);
  case 33:
    return run_33(x, s, q, Z, N, D, stream);
  case 34:
    return run_34(x, s, q, Z, N, D, stream);
  case 35:
    return run_35(x, s, q, Z, N, D, stream);
  case 36:
    return run_36(x, s, q, Z, N, D, stream);
  case 37:
    return run_37(x, s, q, Z, N, D, stream);
  case 38:
    return run_38(x, s, q, Z, N, D, stream);
  case 39:
    return run_39(x, s, q, Z, N, D, stream);
  case 40:
    return run_40(x, s, q, Z, N, D, stream);
  case 41:
    return run_41(x, s, q, Z, N, D, stream);
  case 42:
    return run_42(x, s, q, Z, N, D, stream);
  case 43:
    return run_43(x, s, q, Z, N, D, stream);
  case 44:
    return run_44(x, s, q, Z, N, D, stream);
  case 45:
    return run_45(x, s, q, Z, N, D, stream);
  case 46:
    return run_46(x, s, q, Z, N, D, stream);
  case 47:
    return run_47(x, s, q, Z, N, D, stream);
  case 48:
    return run_48(x, s, q, Z, N, D, stream);
  case 49:
    return run_49(x, s, q, Z, N, D, stream);
  case 50:
    return run_50(x, s, q, Z, N, D, stream);
  case 51:
    return run_51(x, s, q, Z, N, D, stream);
  case 52:
    return run_52(x, s, q, Z, N, D, stream);
  case 53:
    return run_53(x, s, q, Z, N, D, stream);
  case 54:
    return run_54(x, s, q, Z, N, D, stream);
  case 55:
    return run_55(x, s, q, Z, N, D, stream);
  case 56:
    return run_56(x, s, q, Z, N, D, stream);
  case 57:
    return run_57(x, s, q, Z, N, D, stream);
  case 58:
    return run_58(x, s, q, Z, N, D, stream);
  case 59:
    return run_59(x, s, q, Z, N, D, stream);
  case 60:
    return run_60(x, s, q, Z, N, D, stream);
  case 61:
    return run_61(x, s, q, Z, N, D, stream);
  default:
    return;
  }
}
#endif
