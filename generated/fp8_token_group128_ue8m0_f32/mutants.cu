// Made by qkc from the contract fp8_token_group128_ue8m0_f32 (hash 44a646c1fb6998ef). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "fp8_token_group128_ue8m0_f32.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.rounding.half_even: rounds half_even instead of to_plus
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
};
// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 1: scale.rounding.half_away: rounds half_away instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v2(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v2(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v2{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 2: scale.rounding.half_to_zero: rounds half_to_zero instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v3(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v3(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v3{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 3: scale.rounding.half_to_plus: rounds half_to_plus instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v4(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v4(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v4{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 4: scale.rounding.half_to_minus: rounds half_to_minus instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v5(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v5(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v5{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 5: scale.rounding.to_zero: rounds to_zero instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v6(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v6(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v6{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 6: scale.rounding.to_minus: rounds to_minus instead of to_plus
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v7(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v7(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v7{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 7: scale.rounding.through_f16: rounds to f16 first
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v8(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)));
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v8(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v8{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 8: scale.rounding.through_bf16: rounds to bf16 first
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v9(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)));
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v9(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v9{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 9: scale.overflow.nan: beyond the range: nan instead of saturate
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v10(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v10(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v10{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 10: scale.value.plus_one: 449 in place of 448
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v11(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 449.0f));
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v11(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 11: scale.value.minus_one: 447 in place of 448
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v12(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 447.0f));
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v12(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v12{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 12: scale.arithmetic.reciprocal: a[t, g] * 0.002232143 in place of a[t, g] / 448
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v13(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, t, g), 0x1.24924ap-9f));
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v13(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v13{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 13: scale.arithmetic.inverted: 448 / a[t, g] in place of a[t, g] / 448
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v14(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(448.0f, load_a(io, t, g)));
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v14(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v14{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 14: scale.arithmetic.multiplied: a[t, g] * 448 in place of a[t, g] / 448
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v15(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, t, g), 448.0f));
}
struct Write_s_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v15(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v15{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 15: scale.arithmetic.rounded_to_f16: f16(a[t, g] / 448, half_even, inf) in place of a[t, g] / 448
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v8{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 16: scale.arithmetic.rounded_to_bf16: bf16(a[t, g] / 448, half_even, inf) in place of a[t, g] / 448
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v9{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 17: scale.value.one_step_up: one step above the right value
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v16(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)), 0x1.000002p0f);
}
struct Write_s_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v16(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v16{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 18: codes.rounding.half_away: rounds half_away instead of half_even
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v17(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v2(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_s_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v17(io, t, g));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v2{io});
}
#endif

// 19: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v3(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v3{io});
}
#endif

// 20: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v4(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v4{io});
}
#endif

// 21: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v5(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v5{io});
}
#endif

// 22: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v6(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v6{io});
}
#endif

// 23: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v7(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v7{io});
}
#endif

// 24: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v8(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v8{io});
}
#endif

// 25: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v9(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v9{io});
}
#endif

// 26: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v10(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v10{io});
}
#endif

// 27: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v11(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v11{io});
}
#endif

// 28: codes.overflow.max_240: codes end at 240
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v12(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))), 240.0f);
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v12{io});
}
#endif

// 29: codes.overflow.max_416: codes end at 416
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v13(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))), 416.0f);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v13{io});
}
#endif

// 30: codes.special.minus_zero_lost: writes +0 for -0
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v14(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v14{io});
}
#endif

// 31: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v15(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v15{io});
}
#endif

// 32: codes.arithmetic.inverted: s[t, g] / x[t, 128 * g + j] in place of x[t, 128 * g + j] / s[t, g]
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v16(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, t, g), load_x(io, t, ((128 * g) + j))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v16{io});
}
#endif

// 33: codes.arithmetic.multiplied: x[t, 128 * g + j] * s[t, g] in place of x[t, 128 * g + j] / s[t, g]
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v17(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v17(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v17{io});
}
#endif

// 34: codes.arithmetic.rounded_to_f16: f16(x[t, 128 * g + j] / s[t, g], half_even, inf) in place of x[t, 128 * g + j] / s[t, g]
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v9{io});
}
#endif

// 35: codes.arithmetic.rounded_to_bf16: bf16(x[t, 128 * g + j] / s[t, g], half_even, inf) in place of x[t, 128 * g + j] / s[t, g]
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v10{io});
}
#endif

// 36: codes.index.ignored_x: reads x[t, 128 * g + j] at index 0
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float row_codes_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_x(io, t, 0), load_s(io, t, g)); }
QKC_FN float value_codes_v18(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(row_codes_0(io, t, g, j));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v18(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v18{io});
}
#endif

// 37: codes.index.ignored_s: reads s[t, g] at index 0
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v19(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, 0)));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v19(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v19{io});
}
#endif

// 38: codes.coupling.unrounded: reads its own s[t, g] (unrounded) instead of the returned one
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float row_codes_0_v2(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_a(io, t, g), 448.0f); }
QKC_FN float value_codes_v20(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_codes_0_v2(io, t, g, j)));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v20(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v20{io});
}
#endif

// 39: codes.index.x_by_columns: reads x by columns
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v21(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, (((io.T * ((128 * g) + j)) + t) / io.K), (((io.T * ((128 * g) + j)) + t) % io.K)), load_s(io, t, g)));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v21(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v21{io});
}
#endif

// 40: floor.value.times_1024: 1.024e-7 in place of eps
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v2(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-24f);
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v2(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v2{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 41: floor.value.over_1024: 9.765625e-14 in place of eps
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v3(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-44f);
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v3(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v3{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 42: floor.value.floor_dropped: max over j of (abs(x[t, 128 * g + j])) in place of max(max over j of (abs(x[t, 128 * g + j])), eps)
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v4(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return largest1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v4(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v4{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 43: floor.reduction.first_skipped: skips the first element
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v5(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v5(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v5{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 44: floor.reduction.last_skipped: skips the last element
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v6(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != (128 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v6(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v6{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 45: floor.reduction.min: takes the other end of the values
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v7(const auto& io, int64_t t, int64_t g) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 128; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(least1, const_eps);
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v7(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v7{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 46: floor.reduction.sign_kept: reduces the signed values
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v8(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, ((128 * g) + j)));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
struct Compute_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v8(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v8{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 47: floor.index.x_by_columns: reads x by columns
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v9(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, (((io.T * ((128 * g) + j)) + t) / io.K), (((io.T * ((128 * g) + j)) + t) % io.K))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
struct Compute_a_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v9(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v9{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 48: floor.reduction.over_all_t: takes it over all t
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v10(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_t = 0; every_t < io.T; ++every_t) {
    for (int64_t j = 0; j < 128; ++j) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, every_t, ((128 * g) + j))));
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
struct Compute_a_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v10(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v10{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 49: floor.guarded.at_last: 1.024e-7 in place of eps, at the last g alone
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v11(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return (((g + 1) == (io.K / 128)) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
struct Compute_a_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v11(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v11{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 50: floor.guarded.beyond_2: 1.024e-7 in place of eps, from t = 2 on
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v12(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return ((2 <= t) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
struct Compute_a_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v12(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v12{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 51: floor.guarded.alone: 1.024e-7 in place of eps, where there is one t alone
// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a_v13(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return ((io.T == 1) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
struct Compute_a_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a_v13(io, t, g);
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v13{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 52: scale.guarded.at_last: rounds to_zero instead of to_plus, at the last g alone
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v18(const auto& io, int64_t t, int64_t g) {
  return (((g + 1) == (io.K / 128)) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)));
}
struct Write_s_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v18(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v18{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 53: scale.guarded.beyond_2: rounds to_zero instead of to_plus, from t = 2 on
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v19(const auto& io, int64_t t, int64_t g) {
  return ((2 <= t) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)));
}
struct Write_s_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v19(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v19{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 54: scale.guarded.alone: rounds to_zero instead of to_plus, where there is one t alone
// clause scale: s[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_scale_v20(const auto& io, int64_t t, int64_t g) {
  return ((io.T == 1) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f)));
}
struct Write_s_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v20(io, t, g));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v20{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 55: codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v22(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j + 1) == 128) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v22(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v22{io});
}
#endif

// 56: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v23(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v23(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v23{io});
}
#endif

// 57: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / s[t, g], half_even, saturate) in f32
QKC_FN float value_codes_v24(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g))));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v24(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v17{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v24{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_token_group128_ue8m0_f32_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, s, q, T, K, stream);
  case 1:
    return run_1(x, s, q, T, K, stream);
  case 2:
    return run_2(x, s, q, T, K, stream);
  case 3:
    return run_3(x, s, q, T, K, stream);
  case 4:
    return run_4(x, s, q, T, K, stream);
  case 5:
    return run_5(x, s, q, T, K, stream);
  case 6:
    return run_6(x, s, q, T, K, stream);
  case 7:
    return run_7(x, s, q, T, K, stream);
  case 8:
    return run_8(x, s, q, T, K, stream);
  case 9:
    return run_9(x, s, q, T, K, stream);
  case 10:
    return run_10(x, s, q, T, K, stream);
  case 11:
    return run_11(x, s, q, T, K, stream);
  case 12:
    return run_12(x, s, q, T, K, stream);
  case 13:
    return run_13(x, s, q, T, K, stream);
  case 14:
    return run_14(x, s, q, T, K, stream);
  case 15:
    return run_15(x, s, q, T, K, stream);
  case 16:
    return run_16(x, s, q, T, K, stream);
  case 17:
    return run_17(x, s, q, T, K, stream);
  case 18:
    return run_18(x, s, q, T, K, stream);
  case 19:
    return run_19(x, s, q, T, K, stream);
  case 20:
    return run_20(x, s, q, T, K, stream);
  case 21:
    return run_21(x, s, q, T, K, stream);
  case 22:
    return run_22(x, s, q, T, K, stream);
  case 23:
    return run_23(x, s, q, T, K, stream);
  case 24:
    return run_24(x, s, q, T, K, stream);
  case 25:
    return run_25(x, s, q, T, K, stream);
  case 26:
    return run_26(x, s, q, T, K, stream);
  case 27:
    return run_27(x, s, q, T, K, stream);
  case 28:
    return run_28(x, s, q, T, K, stream);
  case 29:
    return run_29(x, s, q, T, K, stream);
  case 30:
    return run_30(x, s, q, T, K, stream);
  case 31:
    return run_31(x, s, q, T, K, stream);
  case 32:
    return run_32(x, s, q, T, K, stream);
  case 33:
    return run_33(x, s, q, T, K, stream);
  case 34:
    return run_34(x, s, q, T, K, stream);
  case 35:
    return run_35(x, s, q, T, K, stream);
  case 36:
    return run_36(x, s, q, T, K, stream);
  case 37:
    return run_37(x, s, q, T, K, stream);
  case 38:
    return run_38(x, s, q, T, K, stream);
  case 39:
    return run_39(x, s, q, T, K, stream);
  case 40:
    return run_40(x, s, q, T, K, stream);
  case 41:
    return run_41(x, s, q, T, K, stream);
  case 42:
    return run_42(x, s, q, T, K, stream);
  case 43:
    return run_43(x, s, q, T, K, stream);
  case 44:
    return run_44(x, s, q, T, K, stream);
  case 45:
    return run_45(x, s, q, T, K, stream);
  case 46:
    return run_46(x, s, q, T, K, stream);
  case 47:
    return run_47(x, s, q, T, K, stream);
  case 48:
    return run_48(x, s, q, T, K, stream);
  case 49:
    return run_49(x, s, q, T, K, stream);
  case 50:
    return run_50(x, s, q, T, K, stream);
  case 51:
    return run_51(x, s, q, T, K, stream);
  case 52:
    return run_52(x, s, q, T, K, stream);
  case 53:
    return run_53(x, s, q, T, K, stream);
  case 54:
    return run_54(x, s, q, T, K, stream);
  case 55:
    return run_55(x, s, q, T, K, stream);
  case 56:
    return run_56(x, s, q, T, K, stream);
  case 57:
    return run_57(x, s, q, T, K, stream);
  default:
    return;
  }
}
#endif
