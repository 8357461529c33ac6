// Made by qkc from the contract rmsnorm_fp8_static_f32 (hash 519b03140a915b9b). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "rmsnorm_fp8_static_f32.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: codes.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  const uint32_t* s; // in: f32[]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};
// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }
// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return let_v(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 1: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v2{io});
}
#endif

// 2: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v3{io});
}
#endif

// 3: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v4{io});
}
#endif

// 4: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v5{io});
}
#endif

// 5: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v6{io});
}
#endif

// 6: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v7{io});
}
#endif

// 7: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v8{io});
}
#endif

// 8: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v9{io});
}
#endif

// 9: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v10{io});
}
#endif

// 10: codes.overflow.max_240: codes end at 240
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))), 240.0f);
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v11{io});
}
#endif

// 11: codes.overflow.max_416: codes end at 416
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))), 416.0f);
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v12{io});
}
#endif

// 12: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v13(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v13{io});
}
#endif

// 13: codes.arithmetic.inverted: s / y[t, h] in place of y[t, h] / s
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io), let_y(io, t, h)));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v14{io});
}
#endif

// 14: codes.arithmetic.multiplied: y[t, h] * s in place of y[t, h] / s
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v15{io});
}
#endif

// 15: codes.arithmetic.rounded_to_f16: f16(y[t, h] / s, half_even, inf) in place of y[t, h] / s
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v8{io});
}
#endif

// 16: codes.arithmetic.rounded_to_bf16: bf16(y[t, h] / s, half_even, inf) in place of y[t, h] / s
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v9{io});
}
#endif

// 17: variance.arithmetic.inverted: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v2(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.H), total1);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
}
struct Compute_k_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v2(io, t);
  }
};
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v2{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 18: variance.arithmetic.multiplied: sum over h of (x[t, h] ^ 2) * H in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v3(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.H));
}
struct Compute_k_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v3(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v3{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 19: variance.arithmetic.rounded_to_f16: f16(sum over h of (x[t, h] ^ 2) / H, half_even, inf) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v4(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
struct Compute_k_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v4(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v4{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 20: variance.arithmetic.rounded_to_bf16: bf16(sum over h of (x[t, h] ^ 2) / H, half_even, inf) in place of sum over h of (x[t, h] ^ 2) / H
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v5(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
struct Compute_k_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v5(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v5{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 21: variance.reduction.first_skipped: skips the first element
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v6(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
struct Compute_k_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v6(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v6{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 22: variance.reduction.last_skipped: skips the last element
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v7(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
struct Compute_k_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v7(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v7{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 23: variance.index.ignored_x: reads x[t, h] at index 0
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v8(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, 0), load_x(io, t, 0)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
struct Compute_k_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v8(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v8{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 24: variance.accumulate.f16: keeps the sum in f16
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v9(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h))));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.H));
}
struct Compute_k_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v9(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v9{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 25: variance.accumulate.bf16: keeps the sum in bf16
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v10(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h))));
  }
  return qkc::div<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1), static_cast<float>(io.H));
}
struct Compute_k_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v10(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v10{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 26: variance.index.x_by_columns: reads x by columns
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v11(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H))));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
struct Compute_k_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v11(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 27: norm.value.times_1024: 0.001024 in place of eps
// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0_v2(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))); }
QKC_FN float let_v_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0_v2(io, t, h)), load_w(io, h));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v2(const auto& io, int64_t t, int64_t h) {
  return let_v_v2(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v17(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v2(io, t, h), load_s(io)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v17(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v17{io});
}
#endif

// 28: norm.value.over_1024: 9.765625e-10 in place of eps
// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0_v3(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0x1.0c6f7ap-30f)))); }
QKC_FN float let_v_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0_v3(io, t, h)), load_w(io, h));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v3(const auto& io, int64_t t, int64_t h) {
  return let_v_v3(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v18(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v3(io, t, h), load_s(io)));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v18(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v18{io});
}
#endif

// 29: norm.index.ignored_k: reads k[t] at index 0
// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0_v4(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0_v4(io, t, h)), load_w(io, h));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v4(const auto& io, int64_t t, int64_t h) {
  return let_v_v4(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v19(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v4(io, t, h), load_s(io)));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v19(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v19{io});
}
#endif

// 30: norm.index.ignored_w: reads w[h] at index 0
QKC_FN float let_v_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, 0));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v5(const auto& io, int64_t t, int64_t h) {
  return let_v_v5(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v20(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v5(io, t, h), load_s(io)));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v20(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v20{io});
}
#endif

// 31: norm.index.x_by_columns: reads x by columns
QKC_FN float let_v_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), row_v_0(io, t, h)), load_w(io, h));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v6(const auto& io, int64_t t, int64_t h) {
  return let_v_v6(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v21(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v6(io, t, h), load_s(io)));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v21(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v21{io});
}
#endif

// 32: variance.guarded.at_last: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, at the last t alone
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v12(const auto& io, int64_t t) {
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
struct Compute_k_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v12(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 33: variance.guarded.beyond_2: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, from t = 2 on
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v13(const auto& io, int64_t t) {
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
struct Compute_k_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v13(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v13{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 34: variance.guarded.alone: H / sum over h of (x[t, h] ^ 2) in place of sum over h of (x[t, h] ^ 2) / H, where there is one t alone
// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k_v14(const auto& io, int64_t t) {
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
struct Compute_k_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k_v14(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k_v14{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 35: norm.guarded.at_last: reads k[t] at index 0, at the last h alone
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v_v7(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v7(const auto& io, int64_t t, int64_t h) {
  return let_v_v7(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v22(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v7(io, t, h), load_s(io)));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v22(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 36: norm.guarded.beyond_2: reads k[t] at index 0, from t = 2 on
QKC_FN float let_v_v8(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v8(const auto& io, int64_t t, int64_t h) {
  return let_v_v8(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v23(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v8(io, t, h), load_s(io)));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v23(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v23{io});
}
#endif

// 37: norm.guarded.alone: reads k[t] at index 0, where there is one t alone
QKC_FN float let_v_v9(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}
// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y_v9(const auto& io, int64_t t, int64_t h) {
  return let_v_v9(io, t, h);
}
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v24(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y_v9(io, t, h), load_s(io)));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v24(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v24{io});
}
#endif

// 38: codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v25(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v25(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v25{io});
}
#endif

// 39: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v26(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v26(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 40: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes_v27(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v27(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v27{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_fp8_static_f32_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
  default:
    return;
  }
}
#endif
