// Made by qkc from the contract int8_token_group_rne (hash b7f2da1e01c00a41). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "int8_token_group_rne.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.div.value.plus_one: 128 in place of 127
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};
// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 128.0f);
}
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
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
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 1: scale.div.value.minus_one: 126 in place of 127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v2(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 126.0f);
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
void run_1(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 2: scale.div.arithmetic.inverted: 127 / a[t, g] in place of a[t, g] / 127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v3(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(127.0f, load_a(io, t, g));
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
void run_2(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 3: scale.div.arithmetic.multiplied: a[t, g] * 127 in place of a[t, g] / 127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v4(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 127.0f);
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
void run_3(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 4: scale.div.arithmetic.rounded_to_f16: f16(a[t, g] / 127, half_even, inf) in place of a[t, g] / 127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v5(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f));
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
void run_4(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 5: scale.div.arithmetic.rounded_to_bf16: bf16(a[t, g] / 127, half_even, inf) in place of a[t, g] / 127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v6(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f));
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
void run_5(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 6: scale.div.value.one_step_up: one step above the right value
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v7(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f), 0x1.000002p0f);
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
void run_6(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 7: scale.mul.value.inverse_plus_one: 0.0078125 in place of i127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v8(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 0x1p-7f);
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
void run_7(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 8: scale.mul.value.inverse_minus_one: 0.007936508 in place of i127
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v9(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 0x1.041042p-7f);
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
void run_8(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 9: scale.mul.value.one_step_up: one step above the right value
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_v10(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, t, g), const_i127), 0x1.000002p0f);
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
void run_9(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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

// 10: codes.rounding.half_away: rounds half_away instead of half_even
// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v2(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v2(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v2{io});
}
#endif

// 11: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v3(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v3(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v3{io});
}
#endif

// 12: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v4(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v4(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v4{io});
}
#endif

// 13: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v5(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v5(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v5{io});
}
#endif

// 14: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v6(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v6(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v6{io});
}
#endif

// 15: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v7(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v7(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v7{io});
}
#endif

// 16: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v8(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v8(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v8{io});
}
#endif

// 17: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v9(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_div(io, t, g, j), 0.5f));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v9(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v9{io});
}
#endif

// 18: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v10(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, g, j)));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v10(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v10{io});
}
#endif

// 19: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v11(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, g, j)));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v11(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v11{io});
}
#endif

// 20: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v12(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, g, j));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v12(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v12{io});
}
#endif

// 21: codes.overflow.low_end: codes end at -127
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v13(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)), -127);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v13(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v13{io});
}
#endif

// 22: codes.overflow.high_end: codes end at 126
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v14(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)), 126);
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v14(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v14{io});
}
#endif

// 23: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v15(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, g, j)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v15(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v15{io});
}
#endif

// 24: floor.value.times_1024: 1.024e-7 in place of eps
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_24(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v2{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 25: floor.value.over_1024: 9.765625e-14 in place of eps
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_25(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v3{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 26: floor.value.floor_dropped: max over j of (abs(x[t, 128 * g + j])) in place of max(max over j of (abs(x[t, 128 * g + j])), eps)
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_26(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v4{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 27: floor.reduction.first_skipped: skips the first element
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_27(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v5{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 28: floor.reduction.last_skipped: skips the last element
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_28(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v6{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 29: floor.reduction.min: takes the other end of the values
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_29(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v7{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 30: floor.reduction.sign_kept: reduces the signed values
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_30(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v8{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 31: floor.index.x_by_columns: reads x by columns
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_31(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v9{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 32: floor.reduction.over_all_t: takes it over all t
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_32(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v10{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 33: path.arithmetic.reassociated: computes x[t, 128 * g + j] * 127 / a[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), 127.0f), load_a(io, t, g));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v16{io});
}
#endif

// 34: path.arithmetic.split_reciprocal: computes x[t, 128 * g + j] * (1 / a[t, g]) * 127
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_a(io, t, g)); }
QKC_FN float let_y_v2(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j)), 127.0f);
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v2(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v2(io, t, g, j));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v2(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v17{io});
}
#endif

// 35: path.scope.mixes_div_inv: path div for even j, inv for odd
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v2(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y_v3(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v2(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v3(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v3(io, t, g, j));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v3(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v18{io});
}
#endif

// 36: path.scope.mixes_div_enc: path div for even j, enc for odd
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v3(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float let_y_v4(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v3(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v4(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v4(io, t, g, j));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v4(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v19{io});
}
#endif

// 37: path.scope.mixes_inv_enc: path inv for even j, enc for odd
QKC_FN float row_y_1(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y_v5(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_1(io, t, g, j)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v3(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v5(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v5(io, t, g, j));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v5(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v20{io});
}
#endif

// 38: path.div.arithmetic.inverted: s[t, g] / x[t, 128 * g + j] in place of x[t, 128 * g + j] / s[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v6(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_s(io, t, g), load_x(io, t, ((128 * g) + j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v6(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v6(io, t, g, j));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v6(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v21{io});
}
#endif

// 39: path.div.arithmetic.multiplied: x[t, 128 * g + j] * s[t, g] in place of x[t, 128 * g + j] / s[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v7(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v7(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v7(io, t, g, j));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v7(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v22{io});
}
#endif

// 40: path.div.arithmetic.rounded_to_f16: f16(x[t, 128 * g + j] / s[t, g], half_even, inf) in place of x[t, 128 * g + j] / s[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v8(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v8(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v8(io, t, g, j));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v8(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v23{io});
}
#endif

// 41: path.div.arithmetic.rounded_to_bf16: bf16(x[t, 128 * g + j] / s[t, g], half_even, inf) in place of x[t, 128 * g + j] / s[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v9(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v9(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v9(io, t, g, j));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v9(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v24{io});
}
#endif

// 42: path.div.index.ignored_x: reads x[t, 128 * g + j] at index 0
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v4(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_x(io, t, 0), load_s(io, t, g)); }
QKC_FN float let_y_v10(const auto& io, int64_t t, int64_t g, int64_t j) {
  return row_y_0_v4(io, t, g, j);
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v10(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v10(io, t, g, j));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v10(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v25{io});
}
#endif

// 43: path.div.index.ignored_s: reads s[t, g] at index 0
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v11(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, 0));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v11(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v11(io, t, g, j));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v11(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v26{io});
}
#endif

// 44: path.div.coupling.mul: reads its own s[t, g] (mul) instead of the returned one
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v12(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::mul<qkc::f32>(load_a(io, t, g), const_i127));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v12(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v12(io, t, g, j));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v12(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v27{io});
}
#endif

// 45: path.div.index.x_by_columns: reads x by columns
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_v13(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, (((io.T * ((128 * g) + j)) + t) / io.K), (((io.T * ((128 * g) + j)) + t) % io.K)), load_s(io, t, g));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v13(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v13(io, t, g, j));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v13(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v28{io});
}
#endif

// 46: path.inv.value.times_1024: 1024 in place of 1
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v5(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1024.0f, load_s(io, t, g)); }
QKC_FN float let_y_v14(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v5(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v14(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v14(io, t, g, j));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v14(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v29{io});
}
#endif

// 47: path.inv.value.over_1024: 0.0009765625 in place of 1
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v6(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, t, g)); }
QKC_FN float let_y_v15(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v6(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v15(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v15(io, t, g, j));
}
struct Write_q_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v15(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v30{io});
}
#endif

// 48: path.inv.arithmetic.inverted: s[t, g] / 1 in place of 1 / s[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v7(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_s(io, t, g), 1.0f); }
QKC_FN float let_y_v16(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v7(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v16(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v16(io, t, g, j));
}
struct Write_q_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v16(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v31{io});
}
#endif

// 49: path.inv.arithmetic.rounded_to_f16: f16(1 / s[t, g], half_even, inf) in place of 1 / s[t, g]
QKC_FN float let_y_v17(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v2(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v17(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v17(io, t, g, j));
}
struct Write_q_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v17(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v32{io});
}
#endif

// 50: path.inv.arithmetic.rounded_to_bf16: bf16(1 / s[t, g], half_even, inf) in place of 1 / s[t, g]
QKC_FN float let_y_v18(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v2(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v18(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v18(io, t, g, j));
}
struct Write_q_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v18(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v33{io});
}
#endif

// 51: path.inv.index.ignored_x: reads x[t, 128 * g + j] at index 0
QKC_FN float let_y_v19(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, 0), row_y_0_v2(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v19(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v19(io, t, g, j));
}
struct Write_q_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v19(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v34{io});
}
#endif

// 52: path.inv.index.ignored_s: reads s[t, g] at index 0
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v8(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, 0)); }
QKC_FN float let_y_v20(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v8(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v20(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v20(io, t, g, j));
}
struct Write_q_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v20(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v35{io});
}
#endif

// 53: path.inv.coupling.mul: reads its own s[t, g] (mul) instead of the returned one
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v9(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(load_a(io, t, g), const_i127)); }
QKC_FN float let_y_v21(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v9(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v21(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v21(io, t, g, j));
}
struct Write_q_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v21(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v36{io});
}
#endif

// 54: path.inv.index.x_by_columns: reads x by columns
QKC_FN float let_y_v22(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.T * ((128 * g) + j)) + t) / io.K), (((io.T * ((128 * g) + j)) + t) % io.K)), row_y_0_v2(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v22(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v22(io, t, g, j));
}
struct Write_q_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v22(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v37{io});
}
#endif

// 55: path.enc.value.plus_one: 128 in place of 127
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v10(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(128.0f, load_a(io, t, g)); }
QKC_FN float let_y_v23(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v10(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v23(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v23(io, t, g, j));
}
struct Write_q_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v23(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v38{io});
}
#endif

// 56: path.enc.value.minus_one: 126 in place of 127
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v11(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(126.0f, load_a(io, t, g)); }
QKC_FN float let_y_v24(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v11(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v24(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v24(io, t, g, j));
}
struct Write_q_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v24(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v39{io});
}
#endif

// 57: path.enc.arithmetic.inverted: a[t, g] / 127 in place of 127 / a[t, g]
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v12(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f); }
QKC_FN float let_y_v25(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v12(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v25(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v25(io, t, g, j));
}
struct Write_q_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v25(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v40{io});
}
#endif

// 58: path.enc.arithmetic.rounded_to_f16: f16(127 / a[t, g], half_even, inf) in place of 127 / a[t, g]
QKC_FN float let_y_v26(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v3(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v26(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v26(io, t, g, j));
}
struct Write_q_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v26(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v41{io});
}
#endif

// 59: path.enc.arithmetic.rounded_to_bf16: bf16(127 / a[t, g], half_even, inf) in place of 127 / a[t, g]
QKC_FN float let_y_v27(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v3(io, t, g, j)));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v27(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v27(io, t, g, j));
}
struct Write_q_v42 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v27(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v42{io});
}
#endif

// 60: path.enc.index.ignored_x: reads x[t, 128 * g + j] at index 0
QKC_FN float let_y_v28(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, 0), row_y_0_v3(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v28(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v28(io, t, g, j));
}
struct Write_q_v43 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v28(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v43{io});
}
#endif

// 61: path.enc.index.ignored_a: reads a[t, g] at index 0
// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0_v13(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, 0)); }
QKC_FN float let_y_v29(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0_v13(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v29(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v29(io, t, g, j));
}
struct Write_q_v44 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v29(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v44{io});
}
#endif

// 62: path.enc.index.x_by_columns: reads x by columns
QKC_FN float let_y_v30(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.T * ((128 * g) + j)) + t) / io.K), (((io.T * ((128 * g) + j)) + t) % io.K)), row_y_0_v3(io, t, g, j));
}
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_v30(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v30(io, t, g, j));
}
struct Write_q_v45 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v30(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v45{io});
}
#endif

// 63: floor.guarded.at_last: 1.024e-7 in place of eps, at the last g alone
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_63(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v11{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 64: floor.guarded.beyond_2: 1.024e-7 in place of eps, from t = 2 on
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_64(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v12{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 65: floor.guarded.alone: 1.024e-7 in place of eps, where there is one t alone
// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
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
void run_65(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a_v13{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s_v11{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif

// 66: codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v16(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j + 1) == 128) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}
struct Write_q_v46 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v16(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v46{io});
}
#endif

// 67: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v17(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}
struct Write_q_v47 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v17(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_67(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v47{io});
}
#endif

// 68: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div_v18(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}
struct Write_q_v48 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v18(io, t, g, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_68(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q_v48{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_token_group_rne_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
  case 58:
    return run_58(x, s, q, T, K, stream);
  case 59:
    return run_59(x, s, q, T, K, stream);
  case 60:
    return run_60(x, s, q, T, K, stream);
  case 61:
    return run_61(x, s, q, T, K, stream);
  case 62:
    return run_62(x, s, q, T, K, stream);
  case 63:
    return run_63(x, s, q, T, K, stream);
  case 64:
    return run_64(x, s, q, T, K, stream);
  case 65:
    return run_65(x, s, q, T, K, stream);
  case 66:
    return run_66(x, s, q, T, K, stream);
  case 67:
    return run_67(x, s, q, T, K, stream);
  case 68:
    return run_68(x, s, q, T, K, stream);
  default:
    return;
  }
}
#endif
