// Made by qkc from the contract rmsnorm_dyn_token_int8 (hash 95d9c2c3fe335b32). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "rmsnorm_dyn_token_int8.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.value.times_1024: 2^-30 in place of least
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_r;
};
// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), const_eps))));
}
QKC_FN float load_r(const Tensors& io, int64_t t) { return io.kept_r[t]; }
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, h));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), 0x1p-30f);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Compute_r {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r(io, t);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 1: scale.value.over_1024: 2^-50 in place of least
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v2(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), 0x1p-50f);
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v2(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v2{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 2: scale.value.plus_one: 128 in place of 127
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v3(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 128.0f), const_least);
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v3(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v3{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 3: scale.value.minus_one: 126 in place of 127
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v4(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 126.0f), const_least);
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v4(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v4{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 4: scale.value.floor_dropped: a[t] / 127 in place of max(a[t] / 127, least)
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v5(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_a(io, t), 127.0f);
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v5(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v5{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 5: scale.arithmetic.inverted: 127 / a[t] in place of a[t] / 127
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v6(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, let_a(io, t)), const_least);
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v6(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v6{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 6: scale.arithmetic.multiplied: a[t] * 127 in place of a[t] / 127
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v7(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_a(io, t), 127.0f), const_least);
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v7(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v7{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 7: scale.arithmetic.rounded_to_f16: f16(a[t] / 127, half_even, inf) in place of a[t] / 127
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v8(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 127.0f)), const_least);
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v8(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v8{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 8: scale.arithmetic.rounded_to_bf16: bf16(a[t] / 127, half_even, inf) in place of a[t] / 127
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v9(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 127.0f)), const_least);
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v9(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v9{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 9: scale.value.one_step_up: one step above the right value
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v10(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least), 0x1.000002p0f);
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v10(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v10{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 10: codes.rounding.half_away: rounds half_away instead of half_even
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v11(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v11(io, t));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v2{io});
}
#endif

// 11: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v3{io});
}
#endif

// 12: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v4{io});
}
#endif

// 13: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v5{io});
}
#endif

// 14: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v6{io});
}
#endif

// 15: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v7{io});
}
#endif

// 16: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v8{io});
}
#endif

// 17: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)), 0.5f));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v9{io});
}
#endif

// 18: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v10{io});
}
#endif

// 19: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v11{io});
}
#endif

// 20: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v12{io});
}
#endif

// 21: codes.overflow.low_end: codes end at -127
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), -127);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v13{io});
}
#endif

// 22: codes.overflow.high_end: codes end at 126
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), 126);
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v14{io});
}
#endif

// 23: codes.arithmetic.inverted: s[t] / v[t, h] in place of v[t, h] / s[t]
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, t), let_v(io, t, h)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v15{io});
}
#endif

// 24: codes.arithmetic.multiplied: v[t, h] * s[t] in place of v[t, h] / s[t]
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 25: codes.arithmetic.rounded_to_f16: f16(v[t, h] / s[t], half_even, inf) in place of v[t, h] / s[t]
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v10{io});
}
#endif

// 26: codes.arithmetic.rounded_to_bf16: bf16(v[t, h] / s[t], half_even, inf) in place of v[t, h] / s[t]
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v11{io});
}
#endif

// 27: codes.index.ignored_s: reads s[t] at index 0
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v17(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, 0)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v17(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v17{io});
}
#endif

// 28: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v18(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v18(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v18{io});
}
#endif

// 29: variance.arithmetic.inverted: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v2(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.H), total1);
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v2(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v2(io, t), const_eps))));
}
struct Compute_r_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v2(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v2{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 30: variance.arithmetic.multiplied: sum over h of (x[t, h] ^ 2) * H in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v3(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v3(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v3(io, t), const_eps))));
}
struct Compute_r_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v3(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v3{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 31: variance.arithmetic.rounded_to_f16: f16(sum over h of (x[t, h] ^ 2) / H, half_even, inf) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v4(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v4(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v4(io, t), const_eps))));
}
struct Compute_r_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v4(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v4{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 32: variance.arithmetic.rounded_to_bf16: bf16(sum over h of (x[t, h] ^ 2) / H, half_even, inf) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v5(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v5(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v5(io, t), const_eps))));
}
struct Compute_r_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v5(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v5{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 33: variance.reduction.first_skipped: skips the first element
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v6(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v6(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v6(io, t), const_eps))));
}
struct Compute_r_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v6(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v6{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 34: variance.reduction.last_skipped: skips the last element
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v7(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v7(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v7(io, t), const_eps))));
}
struct Compute_r_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v7(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v7{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 35: variance.index.ignored_x: reads x[t, h] at index 0
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v8(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, 0), load_x(io, t, 0)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v8(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v8(io, t), const_eps))));
}
struct Compute_r_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v8(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v8{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 36: variance.accumulate.f16: keeps the sum in f16
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v9(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h))));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v9(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v9(io, t), const_eps))));
}
struct Compute_r_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v9(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v9{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 37: variance.accumulate.bf16: keeps the sum in bf16
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v10(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h))));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v10(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v10(io, t), const_eps))));
}
struct Compute_r_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v10(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v10{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 38: variance.index.x_by_columns: reads x by columns
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v11(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H))));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v11(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v11(io, t), const_eps))));
}
struct Compute_r_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v11(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v11{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 39: root.value.times_1024: 0.001024 in place of eps
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v12(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), 0.001024f))));
}
struct Compute_r_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v12(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v12{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 40: root.value.over_1024: 9.765625e-10 in place of eps
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v13(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), 0x1.0c6f7ap-30f))));
}
struct Compute_r_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v13(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v13{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 41: norm.index.ignored_r: reads r[t] at index 0
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, 0)), load_w(io, h));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v2(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v2(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v12(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v2(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v19(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v2(io, t, h), load_s(io, t)));
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v12(io, t));
  }
};
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v19(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v19{io});
}
#endif

// 42: norm.index.ignored_w: reads w[h] at index 0
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, 0));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v3(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v3(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v13(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v3(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v20(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v3(io, t, h), load_s(io, t)));
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v13(io, t));
  }
};
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v20(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v13{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v20{io});
}
#endif

// 43: norm.index.x_by_columns: reads x by columns
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), load_r(io, t)), load_w(io, h));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v4(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v4(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v14(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v4(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v21(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v4(io, t, h), load_s(io, t)));
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v14(io, t));
  }
};
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v21(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v14{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v21{io});
}
#endif

// 44: amax.reduction.first_skipped: skips the first element
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v5(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v15(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v5(io, t), 127.0f), const_least);
}
struct Write_s_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v15(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v15{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 45: amax.reduction.last_skipped: skips the last element
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v6(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v16(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v6(io, t), 127.0f), const_least);
}
struct Write_s_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v16(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v16{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 46: amax.reduction.min: takes the other end of the values
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v7(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return least1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v17(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v7(io, t), 127.0f), const_least);
}
struct Write_s_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v17(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v17{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 47: amax.reduction.sign_kept: reduces the signed values
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v8(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, let_v(io, t, h));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v18(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v8(io, t), 127.0f), const_least);
}
struct Write_s_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v18(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 48: amax.index.ignored_v: reads v[t, h] at index 0
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v9(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v19(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v9(io, t), 127.0f), const_least);
}
struct Write_s_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v19(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v19{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 49: amax.reduction.over_all_t: takes it over all t
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v10(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_t = 0; every_t < io.T; ++every_t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, every_t, h)));
    }
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v20(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v10(io, t), 127.0f), const_least);
}
struct Write_s_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v20(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v20{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 50: variance.guarded.at_last: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, at the last t alone
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v12(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return (((t + 1) == io.T) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v14(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v12(io, t), const_eps))));
}
struct Compute_r_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v14(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v14{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 51: variance.guarded.beyond_2: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, from t = 2 on
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v13(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return ((2 <= t) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v15(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v13(io, t), const_eps))));
}
struct Compute_r_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v15(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v15{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 52: variance.guarded.alone: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, where there is one t alone
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v14(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return ((io.T == 1) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v16(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v14(io, t), const_eps))));
}
struct Compute_r_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v16(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v16{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 53: root.guarded.at_last: 0.001024 in place of eps, at the last t alone
// The tensors of one call.
struct Tensors_v2 {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_k;
  float* kept_r;
};
QKC_FN float load_x_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w_v2(const Tensors_v2& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s_v2(const Tensors_v2& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x_v2(io, t, h), load_x_v2(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors_v2& io, int64_t t) { return io.kept_k[t]; }
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v17(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
}
QKC_FN float load_r_v2(const Tensors_v2& io, int64_t t) { return io.kept_r[t]; }
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x_v2(io, t, h), load_r_v2(io, t)), load_w_v2(io, h));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v11(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v5(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v21(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v11(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v22(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v5(io, t, h), load_s_v2(io, t)));
}
struct Compute_k {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};
struct Compute_r_v17 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v17(io, t);
  }
};
struct Write_s_v21 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v21(io, t));
  }
};
struct Write_q_v22 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v22(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_r_v17{io});
  qkc::for_rows(1, io.T, stream, Write_s_v21{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 54: root.guarded.beyond_2: 0.001024 in place of eps, from t = 2 on
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v18(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
}
struct Compute_r_v18 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v18(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_r_v18{io});
  qkc::for_rows(1, io.T, stream, Write_s_v21{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 55: root.guarded.alone: 0.001024 in place of eps, where there is one t alone
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v19(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
}
struct Compute_r_v19 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v19(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_r_v19{io});
  qkc::for_rows(1, io.T, stream, Write_s_v21{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 56: norm.guarded.at_last: reads r[t] at index 0, at the last h alone
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v6(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, h)));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v12(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v6(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v22(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v12(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v23(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v6(io, t, h), load_s(io, t)));
}
struct Write_s_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v22(io, t));
  }
};
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v23(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v22{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v23{io});
}
#endif

// 57: norm.guarded.beyond_2: reads r[t] at index 0, from t = 2 on
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v7(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, h)));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v13(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v7(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v23(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v13(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v24(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v7(io, t, h), load_s(io, t)));
}
struct Write_s_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v23(io, t));
  }
};
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v24(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v23{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v24{io});
}
#endif

// 58: norm.guarded.alone: reads r[t] at index 0, where there is one t alone
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v8(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, h)));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v14(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v8(io, t, h)));
  }
  return largest1;
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v24(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v14(io, t), 127.0f), const_least);
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v25(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v8(io, t, h), load_s(io, t)));
}
struct Write_s_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v24(io, t));
  }
};
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v25(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v24{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v25{io});
}
#endif

// 59: amax.guarded.at_last: reads v[t, h] at index 0, at the last t alone
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v15(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return (((t + 1) == io.T) ? largest2 : largest1);
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v25(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v15(io, t), 127.0f), const_least);
}
struct Write_s_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v25(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v25{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 60: amax.guarded.beyond_2: reads v[t, h] at index 0, from t = 2 on
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v16(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return ((2 <= t) ? largest2 : largest1);
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v26(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v16(io, t), 127.0f), const_least);
}
struct Write_s_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v26(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v26{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 61: amax.guarded.alone: reads v[t, h] at index 0, where there is one t alone
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a_v17(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return ((io.T == 1) ? largest2 : largest1);
}
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v27(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a_v17(io, t), 127.0f), const_least);
}
struct Write_s_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v27(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v27{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 62: scale.guarded.at_last: 127 / a[t] in place of a[t] / 127, at the last t alone
// The tensors of one call.
struct Tensors_v3 {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_r;
  float* kept_a;
};
QKC_FN float load_x_v3(const Tensors_v3& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w_v3(const Tensors_v3& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s_v3(const Tensors_v3& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k_v15(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x_v3(io, t, h), load_x_v3(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r_v20(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k_v15(io, t), const_eps))));
}
QKC_FN float load_r_v3(const Tensors_v3& io, int64_t t) { return io.kept_r[t]; }
// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x_v3(io, t, h), load_r_v3(io, t)), load_w_v3(io, h));
}
// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v_v9(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors_v3& io, int64_t t) { return io.kept_a[t]; }
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v28(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
}
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v26(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v_v9(io, t, h), load_s_v3(io, t)));
}
struct Compute_r_v20 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r_v20(io, t);
  }
};
struct Compute_a {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};
struct Write_s_v28 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v28(io, t));
  }
};
struct Write_q_v26 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v26(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v3 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v20{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v28{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 63: scale.guarded.beyond_2: 127 / a[t] in place of a[t] / 127, from t = 2 on
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v29(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
}
struct Write_s_v29 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v29(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_63(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v3 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v20{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v29{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 64: scale.guarded.alone: 127 / a[t] in place of a[t] / 127, where there is one t alone
// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale_v30(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
}
struct Write_s_v30 {
  Tensors_v3 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v30(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_64(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors_v3 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_r_v20{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v30{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 65: codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v27(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v27(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_65(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v27{io});
}
#endif

// 66: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v28(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v28(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v28{io});
}
#endif

// 67: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes_v29(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v29(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_67(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(float) * (io.T), stream);
  io.kept_r = memory_kept_r.as<float>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v29{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_dyn_token_int8_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, w, s, q, T, H, stream);
  case 1:
    return run_1(x, w, s, q, T, H, stream);
  case 2:
    return run_2(x, w, s, q, T, H, stream);
  case 3:
    return run_3(x, w, s, q, T, H, stream);
  case 4:
    return run_4(x, w, s, q, T, H, stream);
  case 5:
    return run_5(x, w, s, q, T, H, stream);
  case 6:
    return run_6(x, w, s, q, T, H, stream);
  case 7:
    return run_7(x, w, s, q, T, H, stream);
  case 8:
    return run_8(x, w, s, q, T, H, stream);
  case 9:
    return run_9(x, w, s, q, T, H, stream);
  case 10:
    return run_10(x, w, s, q, T, H, stream);
  case 11:
    return run_11(x, w, s, q, T, H, stream);
  case 12:
    return run_12(x, w, s, q, T, H, stream);
  case 13:
    return run_13(x, w, s, q, T, H, stream);
  case 14:
    return run_14(x, w, s, q, T, H, stream);
  case 15:
    return run_15(x, w, s, q, T, H, stream);
  case 16:
    return run_16(x, w, s, q, T, H, stream);
  case 17:
    return run_17(x, w, s, q, T, H, stream);
  case 18:
    return run_18(x, w, s, q, T, H, stream);
  case 19:
    return run_19(x, w, s, q, T, H, stream);
  case 20:
    return run_20(x, w, s, q, T, H, stream);
  case 21:
    return run_21(x, w, s, q, T, H, stream);
  case 22:
    return run_22(x, w, s, q, T, H, stream);
  case 23:
    return run_23(x, w, s, q, T, H, stream);
  case 24:
    return run_24(x, w, s, q, T, H, stream);
  case 25:
    return run_25(x, w, s, q, T, H, stream);
  case 26:
    return run_26(x, w, s, q, T, H, stream);
  case 27:
    return run_27(x, w, s, q, T, H, stream);
  case 28:
    return run_28(x, w, s, q, T, H, stream);
  case 29:
    return run_29(x, w, s, q, T, H, stream);
  case 30:
    return run_30(x, w, s, q, T, H, stream);
  case 31:
    return run_31(x, w, s, q, T, H, stream);
  case 32:
    return run_32(x, w, s, q, T, H, stream);
  case 33:
    return run_33(x, w, s, q, T, H, stream);
  case 34:
    return run_34(x, w, s, q, T, H, stream);
  case 35:
    return run_35(x, w, s, q, T, H, stream);
  case 36:
    return run_36(x, w, s, q, T, H, stream);
  case 37:
    return run_37(x, w, s, q, T, H, stream);
  case 38:
    return run_38(x, w, s, q, T, H, stream);
  case 39:
    return run_39(x, w, s, q, T, H, stream);
  case 40:
    return run_40(x, w, s, q, T, H, stream);
  case 41:
    return run_41(x, w, s, q, T, H, stream);
  case 42:
    return run_42(x, w, s, q, T, H, stream);
  case 43:
    return run_43(x, w, s, q, T, H, stream);
  case 44:
    return run_44(x, w, s, q, T, H, stream);
  case 45:
    return run_45(x, w, s, q, T, H, stream);
  case 46:
    return run_46(x, w, s, q, T, H, stream);
  case 47:
    return run_47(x, w, s, q, T, H, stream);
  case 48:
    return run_48(x, w, s, q, T, H, stream);
  case 49:
    return run_49(x, w, s, q, T, H, stream);
  case 50:
    return run_50(x, w, s, q, T, H, stream);
  case 51:
    return run_51(x, w, s, q, T, H, stream);
  case 52:
    return run_52(x, w, s, q, T, H, stream);
  case 53:
    return run_53(x, w, s, q, T, H, stream);
  case 54:
    return run_54(x, w, s, q, T, H, stream);
  case 55:
    return run_55(x, w, s, q, T, H, stream);
  case 56:
    return run_56(x, w, s, q, T, H, stream);
  case 57:
    return run_57(x, w, s, q, T, H, stream);
  case 58:
    return run_58(x, w, s, q, T, H, stream);
  case 59:
    return run_59(x, w, s, q, T, H, stream);
  case 60:
    return run_60(x, w, s, q, T, H, stream);
  case 61:
    return run_61(x, w, s, q, T, H, stream);
  case 62:
    return run_62(x, w, s, q, T, H, stream);
  case 63:
    return run_63(x, w, s, q, T, H, stream);
  case 64:
    return run_64(x, w, s, q, T, H, stream);
  case 65:
    return run_65(x, w, s, q, T, H, stream);
  case 66:
    return run_66(x, w, s, q, T, H, stream);
  case 67:
    return run_67(x, w, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
