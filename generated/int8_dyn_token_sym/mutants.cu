// Made by qkc from the contract int8_dyn_token_sym (hash 1a38a074986208c5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "int8_dyn_token_sym.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: zero_scale.guard.dropped: without the case a[t] == 0
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}
// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 1: zero_scale.value.constant_minus_one: writes -1 where a[t] == 0
// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale(const auto& io, int64_t t) {
  return -1.0f;
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v2{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 2: zero_scale.value.constant_smallest: writes 2^-149 where a[t] == 0
QKC_FN float value_zero_scale_v2(const auto& io, int64_t t) {
  return 0x1p-149f;
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_v2(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v3{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 3: zero_scale.guard.threshold: a[t] == 0 up to 2^-20
// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale_v2(const auto& io, int64_t t) {
  return qkc::le<qkc::f32>(load_a(io, t), 0x1p-20f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale_v2(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v4{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 4: zero_scale.guard.first_element: looks at abs(x[t, 0]) in place of a[t]
// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale_v3(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(qkc::abs<qkc::bf16>(load_x(io, t, 0)), 0.0f);
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale_v3(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v5{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 5: zero_scale.scope.mixes_zero_one: path zero for even t, one for odd
QKC_FN float value_zero_scale_v3(const auto& io, int64_t t) {
  return (((t % 2) == 0) ? 0.0f : 1.0f);
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_v3(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v6{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 6: zero_scale.one.value.one_step_up: one step above the right value
QKC_FN float value_zero_scale_v4(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(1.0f, 0x1.000002p0f);
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_v4(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v7{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 7: scale.div.value.plus_one: 128 in place of 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 128.0f);
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v8{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 8: scale.div.value.minus_one: 126 in place of 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v2(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 126.0f);
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v2(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v9{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 9: scale.div.arithmetic.inverted: 127 / a[t] in place of a[t] / 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v3(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(127.0f, load_a(io, t));
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v3(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v10{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 10: scale.div.arithmetic.multiplied: a[t] * 127 in place of a[t] / 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v4(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 127.0f);
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v4(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v11{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 11: scale.div.arithmetic.rounded_to_f16: f16(a[t] / 127, half_even, inf) in place of a[t] / 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v5(const auto& io, int64_t t) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t), 127.0f));
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v5(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v12{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 12: scale.div.arithmetic.rounded_to_bf16: bf16(a[t] / 127, half_even, inf) in place of a[t] / 127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v6(const auto& io, int64_t t) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t), 127.0f));
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v6(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v13{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 13: scale.div.value.one_step_up: one step above the right value
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v7(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), 0x1.000002p0f);
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v7(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v14{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 14: scale.mul.value.inverse_plus_one: 0.0078125 in place of i127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v8(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 0x1p-7f);
}
struct Write_s_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v8(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v15{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 15: scale.mul.value.inverse_minus_one: 0.007936508 in place of i127
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v9(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 0x1.041042p-7f);
}
struct Write_s_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v9(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v16{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 16: scale.mul.value.one_step_up: one step above the right value
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_v10(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, t), const_i127), 0x1.000002p0f);
}
struct Write_s_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_v10(io, t));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v17{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 17: zero_codes.guard.dropped: without the case a[t] == 0
struct Write_s_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v2{io});
}
#endif

// 18: zero_codes.value.constant_one: writes 1 where a[t] == 0
QKC_FN int64_t value_zero_codes_v2(const auto& io, int64_t t, int64_t h) {
  return 1;
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes_v2(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v3{io});
}
#endif

// 19: zero_codes.value.constant_minus_one: writes -1 where a[t] == 0
QKC_FN int64_t value_zero_codes_v3(const auto& io, int64_t t, int64_t h) {
  return -1;
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes_v3(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v4{io});
}
#endif

// 20: zero_codes.value.constant_smallest: writes 1 where a[t] == 0
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v3{io});
}
#endif

// 21: zero_codes.guard.threshold: a[t] == 0 up to 2^-20
// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::le<qkc::f32>(load_a(io, t), 0x1p-20f);
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes_v2(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v5{io});
}
#endif

// 22: zero_codes.guard.first_element: looks at abs(x[t, 0]) in place of a[t]
// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(qkc::abs<qkc::bf16>(load_x(io, t, 0)), 0.0f);
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes_v3(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v6{io});
}
#endif

// 23: codes.rounding.half_away: rounds half_away instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v7{io});
}
#endif

// 24: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v8{io});
}
#endif

// 25: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v9{io});
}
#endif

// 26: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v10{io});
}
#endif

// 27: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v11{io});
}
#endif

// 28: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v12{io});
}
#endif

// 29: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v13{io});
}
#endif

// 30: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_div(io, t, h), 0.5f));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v14{io});
}
#endif

// 31: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v15{io});
}
#endif

// 32: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v16{io});
}
#endif

// 33: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, h));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v17{io});
}
#endif

// 34: codes.overflow.low_end: codes end at -127
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), -127);
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v18{io});
}
#endif

// 35: codes.overflow.high_end: codes end at 126
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), 126);
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v19{io});
}
#endif

// 36: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, h)));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v20{io});
}
#endif

// 37: let_a.reduction.first_skipped: skips the first element
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v2(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v2(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v2{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 38: let_a.reduction.last_skipped: skips the last element
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v3(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v3(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v3{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 39: let_a.reduction.min: takes the other end of the values
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v4(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return least1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v4(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v4{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 40: let_a.reduction.sign_kept: reduces the signed values
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v5(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v5(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v5{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 41: let_a.index.ignored_x: reads x[t, h] at index 0
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v6(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return largest1;
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v6(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v6{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 42: let_a.index.x_by_columns: reads x by columns
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v7(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H))));
  }
  return largest1;
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v7(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v7{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 43: let_a.reduction.over_all_t: takes it over all t
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v8(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_t = 0; every_t < io.T; ++every_t) {
    for (int64_t h = 0; h < io.H; ++h) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, every_t, h)));
    }
  }
  return largest1;
}
struct Compute_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v8(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v8{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 44: path.guard.first_element: looks at abs(x[t, 0]) in place of a[t]
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 45: path.arithmetic.reassociated: computes x[t, h] * 127 / a[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), 127.0f), load_a(io, t));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v21{io});
}
#endif

// 46: path.arithmetic.split_reciprocal: computes x[t, h] * (1 / a[t]) * 127
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_a(io, t)); }
QKC_FN float let_y_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)), 127.0f);
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v2(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v2(io, t, h));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v2(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v22{io});
}
#endif

// 47: path.scope.mixes_div_inv: path div for even h, inv for odd
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v2(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_v3(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v2(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v3(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v3(io, t, h));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v3(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v23{io});
}
#endif

// 48: path.scope.mixes_div_enc: path div for even h, enc for odd
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v3(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float let_y_v4(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v3(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v4(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v4(io, t, h));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v4(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v24{io});
}
#endif

// 49: path.scope.mixes_inv_enc: path inv for even h, enc for odd
QKC_FN float row_y_1(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_v5(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::mul<qkc::f32>(load_x(io, t, h), row_y_1(io, t, h)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v3(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v5(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v5(io, t, h));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v5(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v25{io});
}
#endif

// 50: path.div.arithmetic.inverted: s[t] / x[t, h] in place of x[t, h] / s[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_s(io, t), load_x(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v6(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v6(io, t, h));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v6(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v26{io});
}
#endif

// 51: path.div.arithmetic.multiplied: x[t, h] * s[t] in place of x[t, h] / s[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), load_s(io, t));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v7(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v7(io, t, h));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v7(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v27{io});
}
#endif

// 52: path.div.arithmetic.rounded_to_f16: f16(x[t, h] / s[t], half_even, inf) in place of x[t, h] / s[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v8(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v8(io, t, h));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v8(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v28{io});
}
#endif

// 53: path.div.arithmetic.rounded_to_bf16: bf16(x[t, h] / s[t], half_even, inf) in place of x[t, h] / s[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v9(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v9(io, t, h));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v9(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v29{io});
}
#endif

// 54: path.div.index.ignored_s: reads s[t] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, 0));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v10(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v10(io, t, h));
}
struct Write_q_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v10(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v30{io});
}
#endif

// 55: path.div.coupling.mul: reads its own s[t] (mul) instead of the returned one
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), qkc::mul<qkc::f32>(load_a(io, t), const_i127));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v11(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v11(io, t, h));
}
struct Write_q_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v11(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v31{io});
}
#endif

// 56: path.div.index.x_by_columns: reads x by columns
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), load_s(io, t));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v12(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v12(io, t, h));
}
struct Write_q_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v12(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v32{io});
}
#endif

// 57: path.inv.value.times_1024: 1024 in place of 1
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v4(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1024.0f, load_s(io, t)); }
QKC_FN float let_y_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v4(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v13(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v13(io, t, h));
}
struct Write_q_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v13(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v33{io});
}
#endif

// 58: path.inv.value.over_1024: 0.0009765625 in place of 1
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v5(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, t)); }
QKC_FN float let_y_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v5(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v14(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v14(io, t, h));
}
struct Write_q_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v14(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v34{io});
}
#endif

// 59: path.inv.arithmetic.inverted: s[t] / 1 in place of 1 / s[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v6(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_s(io, t), 1.0f); }
QKC_FN float let_y_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v6(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v15(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v15(io, t, h));
}
struct Write_q_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v15(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v35{io});
}
#endif

// 60: path.inv.arithmetic.rounded_to_f16: f16(1 / s[t], half_even, inf) in place of 1 / s[t]
QKC_FN float let_y_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v2(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v16(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v16(io, t, h));
}
struct Write_q_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v36{io});
}
#endif

// 61: path.inv.arithmetic.rounded_to_bf16: bf16(1 / s[t], half_even, inf) in place of 1 / s[t]
QKC_FN float let_y_v17(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v2(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v17(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v17(io, t, h));
}
struct Write_q_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v17(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v37{io});
}
#endif

// 62: path.inv.index.ignored_s: reads s[t] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v7(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, 0)); }
QKC_FN float let_y_v18(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v7(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v18(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v18(io, t, h));
}
struct Write_q_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v18(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v38{io});
}
#endif

// 63: path.inv.coupling.mul: reads its own s[t] (mul) instead of the returned one
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v8(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(load_a(io, t), const_i127)); }
QKC_FN float let_y_v19(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v8(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v19(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v19(io, t, h));
}
struct Write_q_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v19(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_63(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v39{io});
}
#endif

// 64: path.inv.index.x_by_columns: reads x by columns
QKC_FN float let_y_v20(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), row_y_0_v2(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v20(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v20(io, t, h));
}
struct Write_q_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v20(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_64(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v40{io});
}
#endif

// 65: path.enc.value.plus_one: 128 in place of 127
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v9(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(128.0f, load_a(io, t)); }
QKC_FN float let_y_v21(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v9(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v21(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v21(io, t, h));
}
struct Write_q_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v21(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_65(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v41{io});
}
#endif

// 66: path.enc.value.minus_one: 126 in place of 127
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v10(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(126.0f, load_a(io, t)); }
QKC_FN float let_y_v22(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v10(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v22(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v22(io, t, h));
}
struct Write_q_v42 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v22(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v42{io});
}
#endif

// 67: path.enc.arithmetic.inverted: a[t] / 127 in place of 127 / a[t]
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v11(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_a(io, t), 127.0f); }
QKC_FN float let_y_v23(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v11(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v23(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v23(io, t, h));
}
struct Write_q_v43 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v23(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_67(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v43{io});
}
#endif

// 68: path.enc.arithmetic.rounded_to_f16: f16(127 / a[t], half_even, inf) in place of 127 / a[t]
QKC_FN float let_y_v24(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v3(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v24(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v24(io, t, h));
}
struct Write_q_v44 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v24(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_68(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v44{io});
}
#endif

// 69: path.enc.arithmetic.rounded_to_bf16: bf16(127 / a[t], half_even, inf) in place of 127 / a[t]
QKC_FN float let_y_v25(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0_v3(io, t, h)));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v25(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v25(io, t, h));
}
struct Write_q_v45 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v25(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_69(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v45{io});
}
#endif

// 70: path.enc.index.ignored_a: reads a[t] at index 0
// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0_v12(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, 0)); }
QKC_FN float let_y_v26(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0_v12(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v26(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v26(io, t, h));
}
struct Write_q_v46 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v26(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_70(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v46{io});
}
#endif

// 71: path.enc.index.x_by_columns: reads x by columns
QKC_FN float let_y_v27(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.T * h) + t) / io.H), (((io.T * h) + t) % io.H)), row_y_0_v3(io, t, h));
}
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_v27(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v27(io, t, h));
}
struct Write_q_v47 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v27(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_71(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v47{io});
}
#endif

// 72: let_a.guarded.at_last: reads x[t, h] at index 0, at the last t alone
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v9(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return (((t + 1) == io.T) ? largest2 : largest1);
}
struct Compute_a_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v9(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_72(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v9{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 73: let_a.guarded.beyond_2: reads x[t, h] at index 0, from t = 2 on
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v10(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return ((2 <= t) ? largest2 : largest1);
}
struct Compute_a_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v10(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_73(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v10{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 74: let_a.guarded.alone: reads x[t, h] at index 0, where there is one t alone
// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a_v11(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return ((io.T == 1) ? largest2 : largest1);
}
struct Compute_a_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a_v11(io, t);
  }
};
#if !defined(__CUDACC_RTC__)
void run_74(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a_v11{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif

// 75: zero_codes.guarded.at_last: writes 1 where a[t] == 0, at the last h alone
QKC_FN int64_t value_zero_codes_v4(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? 1 : 0);
}
struct Write_q_v48 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes_v4(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_75(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v48{io});
}
#endif

// 76: zero_codes.guarded.beyond_2: writes 1 where a[t] == 0, from t = 2 on
QKC_FN int64_t value_zero_codes_v5(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? 1 : 0);
}
struct Write_q_v49 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes_v5(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_76(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v49{io});
}
#endif

// 77: zero_codes.guarded.alone: writes 1 where a[t] == 0, where there is one t alone
QKC_FN int64_t value_zero_codes_v6(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? 1 : 0);
}
struct Write_q_v50 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes_v6(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_77(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v50{io});
}
#endif

// 78: codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v16(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v51 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v16(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_78(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v51{io});
}
#endif

// 79: codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v17(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v52 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v17(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_79(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v52{io});
}
#endif

// 80: codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div_v18(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}
struct Write_q_v53 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v18(io, t, h));
  }
};
#if !defined(__CUDACC_RTC__)
void run_80(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s_v18{io});
  qkc::for_rows(io.T, io.H, stream, Write_q_v53{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_sym_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, s, q, T, H, stream);
  case 1:
    return run_1(x, s, q, T, H, stream);
  case 2:
    return run_2(x, s, q, T, H, stream);
  case 3:
    return run_3(x, s, q, T, H, stream);
  case 4:
    return run_4(x, s, q, T, H, stream);
  case 5:
    return run_5(x, s, q, T, H, stream);
  case 6:
    return run_6(x, s, q, T, H, stream);
  case 7:
    return run_7(x, s, q, T, H, stream);
  case 8:
    return run_8(x, s, q, T, H, stream);
  case 9:
    return run_9(x, s, q, T, H, stream);
  case 10:
    return run_10(x, s, q, T, H, stream);
  case 11:
    return run_11(x, s, q, T, H, stream);
  case 12:
    return run_12(x, s, q, T, H, stream);
  case 13:
    return run_13(x, s, q, T, H, stream);
  case 14:
    return run_14(x, s, q, T, H, stream);
  case 15:
    return run_15(x, s, q, T, H, stream);
  case 16:
    return run_16(x, s, q, T, H, stream);
  case 17:
    return run_17(x, s, q, T, H, stream);
  case 18:
    return run_18(x, s, q, T, H, stream);
  case 19:
    return run_19(x, s, q, T, H, stream);
  case 20:
    return run_20(x, s, q, T, H, stream);
  case 21:
    return run_21(x, s, q, T, H, stream);
  case 22:
    return run_22(x, s, q, T, H, stream);
  case 23:
    return run_23(x, s, q, T, H, stream);
  case 24:
    return run_24(x, s, q, T, H, stream);
  case 25:
    return run_25(x, s, q, T, H, stream);
  case 26:
    return run_26(x, s, q, T, H, stream);
  case 27:
    return run_27(x, s, q, T, H, stream);
  case 28:
    return run_28(x, s, q, T, H, stream);
  case 29:
    return run_29(x, s, q, T, H, stream);
  case 30:
    return run_30(x, s, q, T, H, stream);
  case 31:
    return run_31(x, s, q, T, H, stream);
  case 32:
    return run_32(x, s, q, T, H, stream);
  case 33:
    return run_33(x, s, q, T, H, stream);
  case 34:
    return run_34(x, s, q, T, H, stream);
  case 35:
    return run_35(x, s, q, T, H, stream);
  case 36:
    return run_36(x, s, q, T, H, stream);
  case 37:
    return run_37(x, s, q, T, H, stream);
  case 38:
    return run_38(x, s, q, T, H, stream);
  case 39:
    return run_39(x, s, q, T, H, stream);
  case 40:
    return run_40(x, s, q, T, H, stream);
  case 41:
    return run_41(x, s, q, T, H, stream);
  case 42:
    return run_42(x, s, q, T, H, stream);
  case 43:
    return run_43(x, s, q, T, H, stream);
  case 44:
    return run_44(x, s, q, T, H, stream);
  case 45:
    return run_45(x, s, q, T, H, stream);
  case 46:
    return run_46(x, s, q, T, H, stream);
  case 47:
    return run_47(x, s, q, T, H, stream);
  case 48:
    return run_48(x, s, q, T, H, stream);
  case 49:
    return run_49(x, s, q, T, H, stream);
  case 50:
    return run_50(x, s, q, T, H, stream);
  case 51:
    return run_51(x, s, q, T, H, stream);
  case 52:
    return run_52(x, s, q, T, H, stream);
  case 53:
    return run_53(x, s, q, T, H, stream);
  case 54:
    return run_54(x, s, q, T, H, stream);
  case 55:
    return run_55(x, s, q, T, H, stream);
  case 56:
    return run_56(x, s, q, T, H, stream);
  case 57:
    return run_57(x, s, q, T, H, stream);
  case 58:
    return run_58(x, s, q, T, H, stream);
  case 59:
    return run_59(x, s, q, T, H, stream);
  case 60:
    return run_60(x, s, q, T, H, stream);
  case 61:
    return run_61(x, s, q, T, H, stream);
  case 62:
    return run_62(x, s, q, T, H, stream);
  case 63:
    return run_63(x, s, q, T, H, stream);
  case 64:
    return run_64(x, s, q, T, H, stream);
  case 65:
    return run_65(x, s, q, T, H, stream);
  case 66:
    return run_66(x, s, q, T, H, stream);
  case 67:
    return run_67(x, s, q, T, H, stream);
  case 68:
    return run_68(x, s, q, T, H, stream);
  case 69:
    return run_69(x, s, q, T, H, stream);
  case 70:
    return run_70(x, s, q, T, H, stream);
  case 71:
    return run_71(x, s, q, T, H, stream);
  case 72:
    return run_72(x, s, q, T, H, stream);
  case 73:
    return run_73(x, s, q, T, H, stream);
  case 74:
    return run_74(x, s, q, T, H, stream);
  case 75:
    return run_75(x, s, q, T, H, stream);
  case 76:
    return run_76(x, s, q, T, H, stream);
  case 77:
    return run_77(x, s, q, T, H, stream);
  case 78:
    return run_78(x, s, q, T, H, stream);
  case 79:
    return run_79(x, s, q, T, H, stream);
  case 80:
    return run_80(x, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
