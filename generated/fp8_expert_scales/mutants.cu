// Made by qkc from the contract fp8_expert_scales (hash b212e46b1e90a31f). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "fp8_expert_scales.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.value.times_1024: 0.004464286 in place of least
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t E;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint32_t* off; // in: i32[E + 1]
  const uint32_t* ub; // in: f32[]
  uint32_t* s; // out: f32[E]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_a;
  int64_t* kept_owner;
};
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN int64_t load_off(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.off[i0]); }
QKC_FN float load_ub(const Tensors& io) { return qkc::value<qkc::f32>(io.ub[0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t e) { return io.kept_a[e]; }
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  return least1;
}
QKC_FN int64_t load_owner(const Tensors& io, int64_t t) { return io.kept_owner[t]; }
// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b(const auto& io, int64_t e) {
  return qkc::min<qkc::f32>(load_a(io, e), load_ub(io));
}
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), 0x1.24924ap-8f);
}
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a(io, e);
  }
};
struct Compute_owner {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner(io, t);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, e));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 1: scale.value.over_1024: 4.257475e-9 in place of least
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v2(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), 0x1.24924ap-28f);
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v2(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v2{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 2: scale.value.plus_one: 449 in place of 448
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v3(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 449.0f), const_least);
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v3(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v3{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 3: scale.value.minus_one: 447 in place of 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v4(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 447.0f), const_least);
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v4(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v4{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 4: scale.value.floor_dropped: b[e] / 448 in place of max(b[e] / 448, least)
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v5(const auto& io, int64_t e) {
  return qkc::div<qkc::f32>(let_b(io, e), 448.0f);
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v5(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v5{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 5: scale.arithmetic.reciprocal: b[e] * 0.002232143 in place of b[e] / 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v6(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_b(io, e), 0x1.24924ap-9f), const_least);
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v6(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v6{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 6: scale.arithmetic.inverted: 448 / b[e] in place of b[e] / 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v7(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(448.0f, let_b(io, e)), const_least);
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v7(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v7{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 7: scale.arithmetic.multiplied: b[e] * 448 in place of b[e] / 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v8(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_b(io, e), 448.0f), const_least);
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v8(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v8{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 8: scale.arithmetic.rounded_to_f16: f16(b[e] / 448, half_even, inf) in place of b[e] / 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v9(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_b(io, e), 448.0f)), const_least);
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v9(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v9{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 9: scale.arithmetic.rounded_to_bf16: bf16(b[e] / 448, half_even, inf) in place of b[e] / 448
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v10(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_b(io, e), 448.0f)), const_least);
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v10(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v10{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 10: scale.value.one_step_up: one step above the right value
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v11(const auto& io, int64_t e) {
  return qkc::mul<qkc::f32>(qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least), 0x1.000002p0f);
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v11(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 11: codes.rounding.half_away: rounds half_away instead of half_even
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v12(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least);
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v12(io, e));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v2{io});
}
#endif

// 12: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v3{io});
}
#endif

// 13: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v4{io});
}
#endif

// 14: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v5{io});
}
#endif

// 15: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v6{io});
}
#endif

// 16: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v7{io});
}
#endif

// 17: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v8{io});
}
#endif

// 18: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v9{io});
}
#endif

// 19: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v10{io});
}
#endif

// 20: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(let_y_div(io, t, h));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v11{io});
}
#endif

// 21: codes.overflow.max_240: codes end at 240
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), 240.0f);
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v12{io});
}
#endif

// 22: codes.overflow.max_416: codes end at 416
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), 416.0f);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v13{io});
}
#endif

// 23: codes.special.minus_zero_lost: writes +0 for -0
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v14(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v14{io});
}
#endif

// 24: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v15(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v15{io});
}
#endif

// 25: let_a.reduction.first_skipped: skips the first element
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v2(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      if ((h != 0)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v2(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v2{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 26: let_a.reduction.last_skipped: skips the last element
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v3(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      if ((h != (io.H - 1))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v3(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v3{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 27: let_a.reduction.min: takes the other end of the values
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v4(const auto& io, int64_t e) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) least1 = 0.0f;
  return least1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v4(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v4{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 28: let_a.reduction.sign_kept: reduces the signed values
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v5(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v5(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v5{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 29: let_a.index.ignored_x: reads x[t, h] at index 0
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v6(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v6(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v6{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 30: let_a.index.ignored_off: reads off[e] at index 0
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v7(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, 0));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v7(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v7{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 31: let_a.index.ignored_off_2: reads off[e + 1] at index 0
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v8(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, 0));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v8(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v8{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 32: let_a.index.off_ignored: evenly spread groups in place of off[e]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v9(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t last3 = int64_t(load_off(io, (e + 1)));
  const int64_t to4 = last3 < io.T ? last3 : io.T;
  for (int64_t t = 0; t < to4; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      if ((((e * (io.T + 1)) / (io.E + 1)) <= t)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v9(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v9{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 33: let_a.index.off_ignored_2: evenly spread groups in place of off[e + 1]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v10(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  for (int64_t t = from4; t < io.T; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      if ((t < (((e + 1) * (io.T + 1)) / (io.E + 1)))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v10(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v10{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 34: let_a.index.x_by_columns: reads x by columns
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v11(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v11(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v11{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 35: let_a.range.from_before: starts one element before off[e]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v12(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t((load_off(io, e) + -1));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v12(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v12{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 36: let_a.range.from_after: starts one element after off[e]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v13(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t((load_off(io, e) + 1));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t(load_off(io, (e + 1)));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v13(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v13{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 37: let_a.range.to_before: ends one element before off[e + 1]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v14(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t((load_off(io, (e + 1)) + -1));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v14(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v14{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 38: let_a.range.to_after: ends one element after off[e + 1]
// let a[e] = max over t, h of (abs(x[t, h])) empty 0
QKC_FN float compute_a_v15(const auto& io, int64_t e) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  const int64_t first3 = int64_t(load_off(io, e));
  const int64_t from4 = first3 > 0 ? first3 : 0;
  const int64_t last5 = int64_t((load_off(io, (e + 1)) + 1));
  const int64_t to6 = last5 < io.T ? last5 : io.T;
  for (int64_t t = from4; t < to6; ++t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t e = place;
    io.kept_a[place] = compute_a_v15(io, e);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a_v15{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 39: let_owner.reduction.first_skipped: skips the first element
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v2(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if (((t < load_off(io, (e + 1))) && (e != 0))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  return least1;
}
struct Compute_owner_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v2(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v2{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 40: let_owner.reduction.last_skipped: skips the last element
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v3(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if (((t < load_off(io, (e + 1))) && (e != (io.E - 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  return least1;
}
struct Compute_owner_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v3(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v3{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 41: let_owner.reduction.max: takes the other end of the values
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v4(const auto& io, int64_t t) {
  int64_t largest1 = (-9223372036854775807 - 1);
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      largest1 = qkc::max<qkc::i<64>>(largest1, e);
      any2 = true;
    }
  }
  if (!any2) largest1 = 0;
  return largest1;
}
struct Compute_owner_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v4(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v4{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 42: let_owner.index.off_ignored: evenly spread groups in place of off[e + 1]
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v5(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < (((e + 1) * (io.T + 1)) / (io.E + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  return least1;
}
struct Compute_owner_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v5(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v5{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 43: upper_bound.value.cap_dropped: a[e] in place of min(a[e], ub)
// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b_v2(const auto& io, int64_t e) {
  return load_a(io, e);
}
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v13(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b_v2(io, e), 448.0f), const_least);
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v13(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v13{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 44: path.scope.mixes_div_inv: path div for even h, inv for odd
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, load_owner(io, t))); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t))) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 45: path.div.arithmetic.inverted: s[owner[t]] / x[t, h] in place of x[t, h] / s[owner[t]]
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_s(io, load_owner(io, t)), load_x(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v2(io, t, h));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v17{io});
}
#endif

// 46: path.div.arithmetic.multiplied: x[t, h] * s[owner[t]] in place of x[t, h] / s[owner[t]]
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v3(io, t, h));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v18{io});
}
#endif

// 47: path.div.arithmetic.rounded_to_f16: f16(x[t, h] / s[owner[t]], half_even, inf) in place of x[t, h] / s[owner[t]]
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t))));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v4(io, t, h));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v19{io});
}
#endif

// 48: path.div.arithmetic.rounded_to_bf16: bf16(x[t, h] / s[owner[t]], half_even, inf) in place of x[t, h] / s[owner[t]]
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, t))));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v5(io, t, h));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v20{io});
}
#endif

// 49: path.div.index.ignored_s: reads s[owner[t]] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, 0));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v6(io, t, h));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v21{io});
}
#endif

// 50: path.div.index.ignored_owner: reads owner[t] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, load_owner(io, 0)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v7(io, t, h));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 51: path.div.index.x_by_columns: reads x by columns
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float let_y_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), load_s(io, load_owner(io, t)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v8(io, t, h));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v23{io});
}
#endif

// 52: path.inv.value.times_1024: 1024 in place of 1
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0_v2(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1024.0f, load_s(io, load_owner(io, t))); }
QKC_FN float let_y_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v2(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v9(io, t, h));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v24{io});
}
#endif

// 53: path.inv.value.over_1024: 0.0009765625 in place of 1
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0_v3(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, load_owner(io, t))); }
QKC_FN float let_y_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v3(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v10(io, t, h));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v25{io});
}
#endif

// 54: path.inv.arithmetic.inverted: s[owner[t]] / 1 in place of 1 / s[owner[t]]
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0_v4(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_s(io, load_owner(io, t)), 1.0f); }
QKC_FN float let_y_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v4(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v11(io, t, h));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 55: path.inv.arithmetic.rounded_to_f16: f16(1 / s[owner[t]], half_even, inf) in place of 1 / s[owner[t]]
QKC_FN float let_y_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v12(io, t, h));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v27{io});
}
#endif

// 56: path.inv.arithmetic.rounded_to_bf16: bf16(1 / s[owner[t]], half_even, inf) in place of 1 / s[owner[t]]
QKC_FN float let_y_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v13(io, t, h));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v28{io});
}
#endif

// 57: path.inv.index.ignored_s: reads s[owner[t]] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0_v5(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, 0)); }
QKC_FN float let_y_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v5(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v14(io, t, h));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v29{io});
}
#endif

// 58: path.inv.index.ignored_owner: reads owner[t] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[owner[t]]; inv: x[t, h] * (1 / s[owner[t]]) } per kernel in f32
QKC_FN float row_y_0_v6(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, load_owner(io, 0))); }
QKC_FN float let_y_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v6(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v15(io, t, h));
}
struct Write_q_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v30{io});
}
#endif

// 59: path.inv.index.x_by_columns: reads x by columns
QKC_FN float let_y_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), row_y_0(io, t, h));
}
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v16(io, t, h));
}
struct Write_q_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v31{io});
}
#endif

// 60: let_owner.guarded.at_last: evenly spread groups in place of off[e + 1], at the last t alone
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v6(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  int64_t least3 = 9223372036854775807;
  bool any4 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < (((e + 1) * (io.T + 1)) / (io.E + 1)))) {
      least3 = qkc::min<qkc::i<64>>(least3, e);
      any4 = true;
    }
  }
  if (!any4) least3 = 0;
  return (((t + 1) == io.T) ? least3 : least1);
}
struct Compute_owner_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v6(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v6{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 61: let_owner.guarded.beyond_2: evenly spread groups in place of off[e + 1], from t = 2 on
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v7(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  int64_t least3 = 9223372036854775807;
  bool any4 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < (((e + 1) * (io.T + 1)) / (io.E + 1)))) {
      least3 = qkc::min<qkc::i<64>>(least3, e);
      any4 = true;
    }
  }
  if (!any4) least3 = 0;
  return ((2 <= t) ? least3 : least1);
}
struct Compute_owner_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v7(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v7{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 62: let_owner.guarded.alone: evenly spread groups in place of off[e + 1], where there is one t alone
// let owner[t] = min over e where t < off[e + 1] of (e) empty 0
QKC_FN int64_t compute_owner_v8(const auto& io, int64_t t) {
  int64_t least1 = 9223372036854775807;
  bool any2 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < load_off(io, (e + 1)))) {
      least1 = qkc::min<qkc::i<64>>(least1, e);
      any2 = true;
    }
  }
  if (!any2) least1 = 0;
  int64_t least3 = 9223372036854775807;
  bool any4 = false;
  for (int64_t e = 0; e < io.E; ++e) {
    if ((t < (((e + 1) * (io.T + 1)) / (io.E + 1)))) {
      least3 = qkc::min<qkc::i<64>>(least3, e);
      any4 = true;
    }
  }
  if (!any4) least3 = 0;
  return ((io.T == 1) ? least3 : least1);
}
struct Compute_owner_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_owner[place] = compute_owner_v8(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner_v8{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 63: upper_bound.guarded.at_last: a[e] in place of min(a[e], ub), at the last e alone
// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b_v3(const auto& io, int64_t e) {
  return (((e + 1) == io.E) ? load_a(io, e) : qkc::min<qkc::f32>(load_a(io, e), load_ub(io)));
}
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v14(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b_v3(io, e), 448.0f), const_least);
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v14(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_63(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v14{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 64: upper_bound.guarded.beyond_2: a[e] in place of min(a[e], ub), from e = 2 on
// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b_v4(const auto& io, int64_t e) {
  return ((2 <= e) ? load_a(io, e) : qkc::min<qkc::f32>(load_a(io, e), load_ub(io)));
}
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v15(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b_v4(io, e), 448.0f), const_least);
}
struct Write_s_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v15(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_64(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v15{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 65: upper_bound.guarded.alone: a[e] in place of min(a[e], ub), where there is one e alone
// clause upper_bound: let b[e] = min(a[e], ub)
QKC_FN float let_b_v5(const auto& io, int64_t e) {
  return ((io.E == 1) ? load_a(io, e) : qkc::min<qkc::f32>(load_a(io, e), load_ub(io)));
}
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v16(const auto& io, int64_t e) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b_v5(io, e), 448.0f), const_least);
}
struct Write_s_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v16(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_65(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v16{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 66: scale.guarded.at_last: b[e] * 0.002232143 in place of b[e] / 448, at the last e alone
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v17(const auto& io, int64_t e) {
  return (((e + 1) == io.E) ? qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_b(io, e), 0x1.24924ap-9f), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least));
}
struct Write_s_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v17(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v17{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 67: scale.guarded.beyond_2: b[e] * 0.002232143 in place of b[e] / 448, from e = 2 on
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v18(const auto& io, int64_t e) {
  return ((2 <= e) ? qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_b(io, e), 0x1.24924ap-9f), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least));
}
struct Write_s_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v18(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_67(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 68: scale.guarded.alone: b[e] * 0.002232143 in place of b[e] / 448, where there is one e alone
// clause scale: s[e] = max(b[e] / 448, least) in f32
QKC_FN float value_scale_v19(const auto& io, int64_t e) {
  return ((io.E == 1) ? qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_b(io, e), 0x1.24924ap-9f), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least));
}
struct Write_s_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t e = column;
    const int64_t place = e;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v19(io, e));
  }
};
#if !defined(__CUDACC_RTC__)
void run_68(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v19{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 69: codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v16(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_69(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v32{io});
}
#endif

// 70: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v17(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v17(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_70(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v33{io});
}
#endif

// 71: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, h] = e4m3(y[t, h], half_even, saturate)
QKC_FN float value_codes_div_v18(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_div_v18(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_71(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.off = reinterpret_cast<const uint32_t*>(off);
  io.ub = reinterpret_cast<const uint32_t*>(ub);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.E = E;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.E), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_kept_owner(sizeof(int64_t) * (io.T), stream);
  io.kept_owner = memory_kept_owner.as<int64_t>();
  qkc::for_places(io.E, stream, Compute_a{io});
  qkc::for_places(io.T, stream, Compute_owner{io});
  qkc::for_rows(1, io.E, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v34{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_expert_scales_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, off, ub, s, q, T, E, H, stream);
  case 1:
    return run_1(x, off, ub, s, q, T, E, H, stream);
  case 2:
    return run_2(x, off, ub, s, q, T, E, H, stream);
  case 3:
    return run_3(x, off, ub, s, q, T, E, H, stream);
  case 4:
    return run_4(x, off, ub, s, q, T, E, H, stream);
  case 5:
    return run_5(x, off, ub, s, q, T, E, H, stream);
  case 6:
    return run_6(x, off, ub, s, q, T, E, H, stream);
  case 7:
    return run_7(x, off, ub, s, q, T, E, H, stream);
  case 8:
    return run_8(x, off, ub, s, q, T, E, H, stream);
  case 9:
    return run_9(x, off, ub, s, q, T, E, H, stream);
  case 10:
    return run_10(x, off, ub, s, q, T, E, H, stream);
  case 11:
    return run_11(x, off, ub, s, q, T, E, H, stream);
  case 12:
    return run_12(x, off, ub, s, q, T, E, H, stream);
  case 13:
    return run_13(x, off, ub, s, q, T, E, H, stream);
  case 14:
    return run_14(x, off, ub, s, q, T, E, H, stream);
  case 15:
    return run_15(x, off, ub, s, q, T, E, H, stream);
  case 16:
    return run_16(x, off, ub, s, q, T, E, H, stream);
  case 17:
    return run_17(x, off, ub, s, q, T, E, H, stream);
  case 18:
    return run_18(x, off, ub, s, q, T, E, H, stream);
  case 19:
    return run_19(x, off, ub, s, q, T, E, H, stream);
  case 20:
    return run_20(x, off, ub, s, q, T, E, H, stream);
  case 21:
    return run_21(x, off, ub, s, q, T, E, H, stream);
  case 22:
    return run_22(x, off, ub, s, q, T, E, H, stream);
  case 23:
    return run_23(x, off, ub, s, q, T, E, H, stream);
  case 24:
    return run_24(x, off, ub, s, q, T, E, H, stream);
  case 25:
    return run_25(x, off, ub, s, q, T, E, H, stream);
  case 26:
    return run_26(x, off, ub, s, q, T, E, H, stream);
  case 27:
    return run_27(x, off, ub, s, q, T, E, H, stream);
  case 28:
    return run_28(x, off, ub, s, q, T, E, H, stream);
  case 29:
    return run_29(x, off, ub, s, q, T, E, H, stream);
  case 30:
    return run_30(x, off, ub, s, q, T, E, H, stream);
  case 31:
    return run_31(x, off, ub, s, q, T, E, H, stream);
  case 32:
    return run_32(x, off, ub, s, q, T, E, H, stream);
  case 33:
    return run_33(x, off, ub, s, q, T, E, H, stream);
  case 34:
    return run_34(x, off, ub, s, q, T, E, H, stream);
  case 35:
    return run_35(x, off, ub, s, q, T, E, H, stream);
  case 36:
    return run_36(x, off, ub, s, q, T, E, H, stream);
  case 37:
    return run_37(x, off, ub, s, q, T, E, H, stream);
  case 38:
    return run_38(x, off, ub, s, q, T, E, H, stream);
  case 39:
    return run_39(x, off, ub, s, q, T, E, H, stream);
  case 40:
    return run_40(x, off, ub, s, q, T, E, H, stream);
  case 41:
    return run_41(x, off, ub, s, q, T, E, H, stream);
  case 42:
    return run_42(x, off, ub, s, q, T, E, H, stream);
  case 43:
    return run_43(x, off, ub, s, q, T, E, H, stream);
  case 44:
    return run_44(x, off, ub, s, q, T, E, H, stream);
  case 45:
    return run_45(x, off, ub, s, q, T, E, H, stream);
  case 46:
    return run_46(x, off, ub, s, q, T, E, H, stream);
  case 47:
    return run_47(x, off, ub, s, q, T, E, H, stream);
  case 48:
    return run_48(x, off, ub, s, q, T, E, H, stream);
  case 49:
    return run_49(x, off, ub, s, q, T, E, H, stream);
  case 50:
    return run_50(x, off, ub, s, q, T, E, H, stream);
  case 51:
    return run_51(x, off, ub, s, q, T, E, H, stream);
  case 52:
    return run_52(x, off, ub, s, q, T, E, H, stream);
  case 53:
    return run_53(x, off, ub, s, q, T, E, H, stream);
  case 54:
    return run_54(x, off, ub, s, q, T, E, H, stream);
  case 55:
    return run_55(x, off, ub, s, q, T, E, H, stream);
  case 56:
    return run_56(x, off, ub, s, q, T, E, H, stream);
  case 57:
    return run_57(x, off, ub, s, q, T, E, H, stream);
  case 58:
    return run_58(x, off, ub, s, q, T, E, H, stream);
  case 59:
    return run_59(x, off, ub, s, q, T, E, H, stream);
  case 60:
    return run_60(x, off, ub, s, q, T, E, H, stream);
  case 61:
    return run_61(x, off, ub, s, q, T, E, H, stream);
  case 62:
    return run_62(x, off, ub, s, q, T, E, H, stream);
  case 63:
    return run_63(x, off, ub, s, q, T, E, H, stream);
  case 64:
    return run_64(x, off, ub, s, q, T, E, H, stream);
  case 65:
    return run_65(x, off, ub, s, q, T, E, H, stream);
  case 66:
    return run_66(x, off, ub, s, q, T, E, H, stream);
  case 67:
    return run_67(x, off, ub, s, q, T, E, H, stream);
  case 68:
    return run_68(x, off, ub, s, q, T, E, H, stream);
  case 69:
    return run_69(x, off, ub, s, q, T, E, H, stream);
  case 70:
    return run_70(x, off, ub, s, q, T, E, H, stream);
  case 71:
    return run_71(x, off, ub, s, q, T, E, H, stream);
  default:
    return;
  }
}
#endif
