// Made by qkc from the contract add_rmsnorm_fp8_dyn_unrounded (hash 5c47631781c95a22). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "add_rmsnorm_fp8_dyn_unrounded.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// residual.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// residual.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// residual.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// residual.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// residual.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// residual.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// residual.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// residual.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_u(io, t, h)));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// residual.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h)));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// scale.value.times_1024: 0.004464286 in place of least
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), 0x1.24924ap-8f);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// scale.value.over_1024: 4.257475e-9 in place of least
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), 0x1.24924ap-28f);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// scale.value.plus_one: 449 in place of 448
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 449.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// scale.value.minus_one: 447 in place of 448
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 447.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// scale.value.floor_dropped: without max(a[t] / 448, least)
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_a(io, t), 448.0f);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// scale.arithmetic.inverted: inverted in place of a[t] / 448
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(448.0f, let_a(io, t)), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// scale.arithmetic.multiplied: multiplied in place of a[t] / 448
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// scale.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[t] / 448
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 448.0f)), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// scale.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[t] / 448
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 448.0f)), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// scale.value.one_step_up: one step above the right value
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least), 0x1.000002p0f);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// codes.overflow.max_240: codes end at 240
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), 240.0f);
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// codes.overflow.max_416: codes end at 416
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), 416.0f);
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// codes.arithmetic.inverted: inverted in place of v[t, h] / s[t]
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, t), let_v(io, t, h)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// codes.arithmetic.multiplied: multiplied in place of v[t, h] / s[t]
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of v[t, h] / s[t]
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of v[t, h] / s[t]
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// codes.index.ignored_s: reads s[t] at index 0
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, 0)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// sum.index.r_for_x: reads r in place of x
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_r(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// sum.index.x_for_r: reads x in place of r
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_x(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// variance.arithmetic.inverted: inverted in place of sum over h of (n[t, h] ^ 2) / H
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.H), total1);
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// variance.arithmetic.multiplied: multiplied in place of sum over h of (n[t, h] ^ 2) / H
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// variance.arithmetic.rounded_to_f16: rounded_to_f16 in place of sum over h of (n[t, h] ^ 2) / H
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// variance.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of sum over h of (n[t, h] ^ 2) / H
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// variance.reduction.first_skipped: skips the first element
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// variance.reduction.last_skipped: skips the last element
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_44

// variance.index.ignored_n: reads n[t, h] at index 0
namespace mutant_45 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, 0), let_n(io, t, 0)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_45

// norm.value.times_1024: 0.001024 in place of eps
namespace mutant_46 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_46

// norm.value.over_1024: 9.765625e-10 in place of eps
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0x1.0c6f7ap-30f)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// norm.index.ignored_k: reads k[t] at index 0
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// norm.index.ignored_w: reads w[h] at index 0
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, 0));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// amax.reduction.first_skipped: skips the first element
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
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


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// amax.reduction.last_skipped: skips the last element
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
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


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// amax.reduction.min: takes the other end of the values
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return least1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// amax.reduction.sign_kept: reduces the signed values
namespace mutant_53 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, let_v(io, t, h));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_53

// amax.index.ignored_v: reads v[t, h] at index 0
namespace mutant_54 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_54

// sum.guarded.at_last: reads r in place of x, at the last h alone
namespace mutant_55 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::add<qkc::f32>(load_r(io, t, h), load_r(io, t, h)) : qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h)));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_55

// sum.guarded.beyond_2: reads r in place of x, from t = 2 on
namespace mutant_56 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::add<qkc::f32>(load_r(io, t, h), load_r(io, t, h)) : qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h)));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_56

// sum.guarded.alone: reads r in place of x, where there is one t alone
namespace mutant_57 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::add<qkc::f32>(load_r(io, t, h), load_r(io, t, h)) : qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h)));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_57

// residual.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_58 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(let_u(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h)));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_58

// residual.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_59 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(let_u(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h)));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_59

// residual.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_60 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(let_u(io, t, h)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h)));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_60

// variance.guarded.at_last: inverted in place of sum over h of (n[t, h] ^ 2) / H, at the last t alone
namespace mutant_61 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return (((t + 1) == io.T) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_61

// variance.guarded.beyond_2: inverted in place of sum over h of (n[t, h] ^ 2) / H, from t = 2 on
namespace mutant_62 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return ((2 <= t) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_62

// variance.guarded.alone: inverted in place of sum over h of (n[t, h] ^ 2) / H, where there is one t alone
namespace mutant_63 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  float total2 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return ((io.T == 1) ? qkc::div<qkc::f32>(static_cast<float>(io.H), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_63

// norm.guarded.at_last: reads k[t] at index 0, at the last h alone
namespace mutant_64 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_64

// norm.guarded.beyond_2: reads k[t] at index 0, from t = 2 on
namespace mutant_65 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_65

// norm.guarded.alone: reads k[t] at index 0, where there is one t alone
namespace mutant_66 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float row_v_1(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, 0), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_1(io, t, h)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h)));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_66

// amax.guarded.at_last: reads v[t, h] at index 0, at the last t alone
namespace mutant_67 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
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


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_67

// amax.guarded.beyond_2: reads v[t, h] at index 0, from t = 2 on
namespace mutant_68 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
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


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_68

// amax.guarded.alone: reads v[t, h] at index 0, where there is one t alone
namespace mutant_69 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
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


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_69

// scale.guarded.at_last: inverted in place of a[t] / 448, at the last t alone
namespace mutant_70 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(448.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 448.0f), const_least));
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_70

// scale.guarded.beyond_2: inverted in place of a[t] / 448, from t = 2 on
namespace mutant_71 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(448.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 448.0f), const_least));
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_71

// scale.guarded.alone: inverted in place of a[t] / 448, where there is one t alone
namespace mutant_72 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(448.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 448.0f), const_least));
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_72

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_73 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_73

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_74 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_74

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_75 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint16_t* res; // out: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: e4m3[T, H]
  float* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN float value_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return let_u(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_n(io, t, h), let_n(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN float row_v_0(const auto& io, int64_t t, int64_t h) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))); }
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_n(io, t, h), row_v_0(io, t, h)), load_w(io, h));
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN float let_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 448.0f), const_least);
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

struct Write_res {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.res[place] = qkc::bits<qkc::bf16>(value_residual(io, t, h));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.r = reinterpret_cast<const uint16_t*>(r);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.res = reinterpret_cast<uint16_t*>(res);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(float) * (io.T), stream);
  io.kept_k = memory_kept_k.as<float>();
  qkc::for_rows(io.T, io.H, stream, Write_res{io});
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_75

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_add_rmsnorm_fp8_dyn_unrounded_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ r, const __nv_bfloat16* __restrict__ w, __nv_bfloat16* res, float* s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, r, w, res, s, q, T, H, stream);
  case 1:
    return mutant_1::run(x, r, w, res, s, q, T, H, stream);
  case 2:
    return mutant_2::run(x, r, w, res, s, q, T, H, stream);
  case 3:
    return mutant_3::run(x, r, w, res, s, q, T, H, stream);
  case 4:
    return mutant_4::run(x, r, w, res, s, q, T, H, stream);
  case 5:
    return mutant_5::run(x, r, w, res, s, q, T, H, stream);
  case 6:
    return mutant_6::run(x, r, w, res, s, q, T, H, stream);
  case 7:
    return mutant_7::run(x, r, w, res, s, q, T, H, stream);
  case 8:
    return mutant_8::run(x, r, w, res, s, q, T, H, stream);
  case 9:
    return mutant_9::run(x, r, w, res, s, q, T, H, stream);
  case 10:
    return mutant_10::run(x, r, w, res, s, q, T, H, stream);
  case 11:
    return mutant_11::run(x, r, w, res, s, q, T, H, stream);
  case 12:
    return mutant_12::run(x, r, w, res, s, q, T, H, stream);
  case 13:
    return mutant_13::run(x, r, w, res, s, q, T, H, stream);
  case 14:
    return mutant_14::run(x, r, w, res, s, q, T, H, stream);
  case 15:
    return mutant_15::run(x, r, w, res, s, q, T, H, stream);
  case 16:
    return mutant_16::run(x, r, w, res, s, q, T, H, stream);
  case 17:
    return mutant_17::run(x, r, w, res, s, q, T, H, stream);
  case 18:
    return mutant_18::run(x, r, w, res, s, q, T, H, stream);
  case 19:
    return mutant_19::run(x, r, w, res, s, q, T, H, stream);
  case 20:
    return mutant_20::run(x, r, w, res, s, q, T, H, stream);
  case 21:
    return mutant_21::run(x, r, w, res, s, q, T, H, stream);
  case 22:
    return mutant_22::run(x, r, w, res, s, q, T, H, stream);
  case 23:
    return mutant_23::run(x, r, w, res, s, q, T, H, stream);
  case 24:
    return mutant_24::run(x, r, w, res, s, q, T, H, stream);
  case 25:
    return mutant_25::run(x, r, w, res, s, q, T, H, stream);
  case 26:
    return mutant_26::run(x, r, w, res, s, q, T, H, stream);
  case 27:
    return mutant_27::run(x, r, w, res, s, q, T, H, stream);
  case 28:
    return mutant_28::run(x, r, w, res, s, q, T, H, stream);
  case 29:
    return mutant_29::run(x, r, w, res, s, q, T, H, stream);
  case 30:
    return mutant_30::run(x, r, w, res, s, q, T, H, stream);
  case 31:
    return mutant_31::run(x, r, w, res, s, q, T, H, stream);
  case 32:
    return mutant_32::run(x, r, w, res, s, q, T, H, stream);
  case 33:
    return mutant_33::run(x, r, w, res, s, q, T, H, stream);
  case 34:
    return mutant_34::run(x, r, w, res, s, q, T, H, stream);
  case 35:
    return mutant_35::run(x, r, w, res, s, q, T, H, stream);
  case 36:
    return mutant_36::run(x, r, w, res, s, q, T, H, stream);
  case 37:
    return mutant_37::run(x, r, w, res, s, q, T, H, stream);
  case 38:
    return mutant_38::run(x, r, w, res, s, q, T, H, stream);
  case 39:
    return mutant_39::run(x, r, w, res, s, q, T, H, stream);
  case 40:
    return mutant_40::run(x, r, w, res, s, q, T, H, stream);
  case 41:
    return mutant_41::run(x, r, w, res, s, q, T, H, stream);
  case 42:
    return mutant_42::run(x, r, w, res, s, q, T, H, stream);
  case 43:
    return mutant_43::run(x, r, w, res, s, q, T, H, stream);
  case 44:
    return mutant_44::run(x, r, w, res, s, q, T, H, stream);
  case 45:
    return mutant_45::run(x, r, w, res, s, q, T, H, stream);
  case 46:
    return mutant_46::run(x, r, w, res, s, q, T, H, stream);
  case 47:
    return mutant_47::run(x, r, w, res, s, q, T, H, stream);
  case 48:
    return mutant_48::run(x, r, w, res, s, q, T, H, stream);
  case 49:
    return mutant_49::run(x, r, w, res, s, q, T, H, stream);
  case 50:
    return mutant_50::run(x, r, w, res, s, q, T, H, stream);
  case 51:
    return mutant_51::run(x, r, w, res, s, q, T, H, stream);
  case 52:
    return mutant_52::run(x, r, w, res, s, q, T, H, stream);
  case 53:
    return mutant_53::run(x, r, w, res, s, q, T, H, stream);
  case 54:
    return mutant_54::run(x, r, w, res, s, q, T, H, stream);
  case 55:
    return mutant_55::run(x, r, w, res, s, q, T, H, stream);
  case 56:
    return mutant_56::run(x, r, w, res, s, q, T, H, stream);
  case 57:
    return mutant_57::run(x, r, w, res, s, q, T, H, stream);
  case 58:
    return mutant_58::run(x, r, w, res, s, q, T, H, stream);
  case 59:
    return mutant_59::run(x, r, w, res, s, q, T, H, stream);
  case 60:
    return mutant_60::run(x, r, w, res, s, q, T, H, stream);
  case 61:
    return mutant_61::run(x, r, w, res, s, q, T, H, stream);
  case 62:
    return mutant_62::run(x, r, w, res, s, q, T, H, stream);
  case 63:
    return mutant_63::run(x, r, w, res, s, q, T, H, stream);
  case 64:
    return mutant_64::run(x, r, w, res, s, q, T, H, stream);
  case 65:
    return mutant_65::run(x, r, w, res, s, q, T, H, stream);
  case 66:
    return mutant_66::run(x, r, w, res, s, q, T, H, stream);
  case 67:
    return mutant_67::run(x, r, w, res, s, q, T, H, stream);
  case 68:
    return mutant_68::run(x, r, w, res, s, q, T, H, stream);
  case 69:
    return mutant_69::run(x, r, w, res, s, q, T, H, stream);
  case 70:
    return mutant_70::run(x, r, w, res, s, q, T, H, stream);
  case 71:
    return mutant_71::run(x, r, w, res, s, q, T, H, stream);
  case 72:
    return mutant_72::run(x, r, w, res, s, q, T, H, stream);
  case 73:
    return mutant_73::run(x, r, w, res, s, q, T, H, stream);
  case 74:
    return mutant_74::run(x, r, w, res, s, q, T, H, stream);
  case 75:
    return mutant_75::run(x, r, w, res, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
