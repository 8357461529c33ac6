// Made by qkc from the contract rmsnorm_fp8_static_bf16 (hash 7e63131942232daf). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "rmsnorm_fp8_static_bf16.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_0

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_1

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_2

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_3

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_4

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_5

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_6

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_7

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_8 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_8

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_9 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_9

// codes.overflow.max_240: codes end at 240
namespace mutant_10 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))), 240.0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_10

// codes.overflow.max_416: codes end at 416
namespace mutant_11 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))), 416.0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_12 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.arithmetic.inverted: inverted in place of y[t, h] / s
namespace mutant_13 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io), let_y(io, t, h)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.arithmetic.multiplied: multiplied in place of y[t, h] / s
namespace mutant_14 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of y[t, h] / s
namespace mutant_15 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of y[t, h] / s
namespace mutant_16 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_16

// variance.arithmetic.inverted: inverted in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_17 {
namespace {

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
  return qkc::div<qkc::f32>(static_cast<float>(io.H), total1);
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_17

// variance.arithmetic.multiplied: multiplied in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_18 {
namespace {

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
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_18

// variance.arithmetic.rounded_to_f16: rounded_to_f16 in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_19 {
namespace {

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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_19

// variance.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_20 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_20

// variance.reduction.first_skipped: skips the first element
namespace mutant_21 {
namespace {

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
    if ((h != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_21

// variance.reduction.last_skipped: skips the last element
namespace mutant_22 {
namespace {

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
    if ((h != (io.H - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_22

// variance.index.ignored_x: reads x[t, h] at index 0
namespace mutant_23 {
namespace {

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
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, 0), load_x(io, t, 0)));
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_23

// norm.value.times_1024: 0.001024 in place of eps
namespace mutant_24 {
namespace {

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
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_24

// norm.value.over_1024: 9.765625e-10 in place of eps
namespace mutant_25 {
namespace {

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
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0x1.0c6f7ap-30f)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_25

// norm.index.ignored_k: reads k[t] at index 0
namespace mutant_26 {
namespace {

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
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_26

// norm.index.ignored_w: reads w[h] at index 0
namespace mutant_27 {
namespace {

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
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, 0));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_27

// middle.rounding.half_away: rounds half_away instead of half_even
namespace mutant_28 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_28

// middle.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_29 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_29

// middle.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_30 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_30

// middle.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_31 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_31

// middle.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_32 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_32

// middle.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_33 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_33

// middle.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_34 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_34

// middle.rounding.through_f16: rounds to f16 first
namespace mutant_35 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h)));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_35

// middle.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_36 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_36

// middle.overflow.nan: beyond the range: nan instead of inf
namespace mutant_37 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_37

// variance.guarded.at_last: inverted in place of sum over h of (x[t, h] ^ 2) / H, at the last t alone
namespace mutant_38 {
namespace {

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
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return (((t + 1) == io.T) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_38

// variance.guarded.beyond_2: inverted in place of sum over h of (x[t, h] ^ 2) / H, from t = 2 on
namespace mutant_39 {
namespace {

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
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return ((2 <= t) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_39

// variance.guarded.alone: inverted in place of sum over h of (x[t, h] ^ 2) / H, where there is one t alone
namespace mutant_40 {
namespace {

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
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return ((io.T == 1) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_40

// norm.guarded.at_last: reads k[t] at index 0, at the last h alone
namespace mutant_41 {
namespace {

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
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_41

// norm.guarded.beyond_2: reads k[t] at index 0, from t = 2 on
namespace mutant_42 {
namespace {

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
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_42

// norm.guarded.alone: reads k[t] at index 0, where there is one t alone
namespace mutant_43 {
namespace {

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
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_43

// middle.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_44 {
namespace {

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
  return (((h + 1) == io.H) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h)));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_44

// middle.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_45 {
namespace {

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
  return ((2 <= t) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h)));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_45

// middle.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_46 {
namespace {

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
  return ((io.T == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h)));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_46

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_47 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_47

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_48 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_48

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_49 {
namespace {

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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, h), load_s(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_49

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_fp8_static_bf16_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, w, s, q, T, H, stream);
  case 1:
    return mutant_1::run(x, w, s, q, T, H, stream);
  case 2:
    return mutant_2::run(x, w, s, q, T, H, stream);
  case 3:
    return mutant_3::run(x, w, s, q, T, H, stream);
  case 4:
    return mutant_4::run(x, w, s, q, T, H, stream);
  case 5:
    return mutant_5::run(x, w, s, q, T, H, stream);
  case 6:
    return mutant_6::run(x, w, s, q, T, H, stream);
  case 7:
    return mutant_7::run(x, w, s, q, T, H, stream);
  case 8:
    return mutant_8::run(x, w, s, q, T, H, stream);
  case 9:
    return mutant_9::run(x, w, s, q, T, H, stream);
  case 10:
    return mutant_10::run(x, w, s, q, T, H, stream);
  case 11:
    return mutant_11::run(x, w, s, q, T, H, stream);
  case 12:
    return mutant_12::run(x, w, s, q, T, H, stream);
  case 13:
    return mutant_13::run(x, w, s, q, T, H, stream);
  case 14:
    return mutant_14::run(x, w, s, q, T, H, stream);
  case 15:
    return mutant_15::run(x, w, s, q, T, H, stream);
  case 16:
    return mutant_16::run(x, w, s, q, T, H, stream);
  case 17:
    return mutant_17::run(x, w, s, q, T, H, stream);
  case 18:
    return mutant_18::run(x, w, s, q, T, H, stream);
  case 19:
    return mutant_19::run(x, w, s, q, T, H, stream);
  case 20:
    return mutant_20::run(x, w, s, q, T, H, stream);
  case 21:
    return mutant_21::run(x, w, s, q, T, H, stream);
  case 22:
    return mutant_22::run(x, w, s, q, T, H, stream);
  case 23:
    return mutant_23::run(x, w, s, q, T, H, stream);
  case 24:
    return mutant_24::run(x, w, s, q, T, H, stream);
  case 25:
    return mutant_25::run(x, w, s, q, T, H, stream);
  case 26:
    return mutant_26::run(x, w, s, q, T, H, stream);
  case 27:
    return mutant_27::run(x, w, s, q, T, H, stream);
  case 28:
    return mutant_28::run(x, w, s, q, T, H, stream);
  case 29:
    return mutant_29::run(x, w, s, q, T, H, stream);
  case 30:
    return mutant_30::run(x, w, s, q, T, H, stream);
  case 31:
    return mutant_31::run(x, w, s, q, T, H, stream);
  case 32:
    return mutant_32::run(x, w, s, q, T, H, stream);
  case 33:
    return mutant_33::run(x, w, s, q, T, H, stream);
  case 34:
    return mutant_34::run(x, w, s, q, T, H, stream);
  case 35:
    return mutant_35::run(x, w, s, q, T, H, stream);
  case 36:
    return mutant_36::run(x, w, s, q, T, H, stream);
  case 37:
    return mutant_37::run(x, w, s, q, T, H, stream);
  case 38:
    return mutant_38::run(x, w, s, q, T, H, stream);
  case 39:
    return mutant_39::run(x, w, s, q, T, H, stream);
  case 40:
    return mutant_40::run(x, w, s, q, T, H, stream);
  case 41:
    return mutant_41::run(x, w, s, q, T, H, stream);
  case 42:
    return mutant_42::run(x, w, s, q, T, H, stream);
  case 43:
    return mutant_43::run(x, w, s, q, T, H, stream);
  case 44:
    return mutant_44::run(x, w, s, q, T, H, stream);
  case 45:
    return mutant_45::run(x, w, s, q, T, H, stream);
  case 46:
    return mutant_46::run(x, w, s, q, T, H, stream);
  case 47:
    return mutant_47::run(x, w, s, q, T, H, stream);
  case 48:
    return mutant_48::run(x, w, s, q, T, H, stream);
  case 49:
    return mutant_49::run(x, w, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
