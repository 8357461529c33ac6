// Made by qkc from the contract rmsnorm_dyn_token_int8 (hash 95d9c2c3fe335b32). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "rmsnorm_dyn_token_int8.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// scale.value.times_1024: 2^-30 in place of least
namespace mutant_0 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_0

// scale.value.over_1024: 2^-50 in place of least
namespace mutant_1 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), 0x1p-50f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_1

// scale.value.plus_one: 128 in place of 127
namespace mutant_2 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 128.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_2

// scale.value.minus_one: 126 in place of 127
namespace mutant_3 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 126.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_3

// scale.value.floor_dropped: without max(a[t] / 127, least)
namespace mutant_4 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::div<qkc::f32>(let_a(io, t), 127.0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_4

// scale.arithmetic.inverted: inverted in place of a[t] / 127
namespace mutant_5 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, let_a(io, t)), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_5

// scale.arithmetic.multiplied: multiplied in place of a[t] / 127
namespace mutant_6 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::mul<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_6

// scale.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[t] / 127
namespace mutant_7 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 127.0f)), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_7

// scale.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[t] / 127
namespace mutant_8 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t), 127.0f)), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_8

// scale.value.one_step_up: one step above the right value
namespace mutant_9 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::mul<qkc::f32>(qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least), 0x1.000002p0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_9

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_10 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_10

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_11 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_12 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_13 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_14 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_15 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_16 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_16

// codes.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_17 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)), 0.5f));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_17

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_18 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_18

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_19 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_19

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_20 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_20

// codes.overflow.low_end: codes end at -127
namespace mutant_21 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), -127);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_21

// codes.overflow.high_end: codes end at 126
namespace mutant_22 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))), 126);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_22

// codes.arithmetic.inverted: inverted in place of v[t, h] / s[t]
namespace mutant_23 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, t), let_v(io, t, h)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_23

// codes.arithmetic.multiplied: multiplied in place of v[t, h] / s[t]
namespace mutant_24 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_v(io, t, h), load_s(io, t)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_24

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of v[t, h] / s[t]
namespace mutant_25 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_25

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of v[t, h] / s[t]
namespace mutant_26 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_26

// codes.index.ignored_s: reads s[t] at index 0
namespace mutant_27 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, 0)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_27

// variance.arithmetic.inverted: inverted in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_28 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.H), total1);
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_28

// variance.arithmetic.multiplied: multiplied in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_29 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.H));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_29

// variance.arithmetic.rounded_to_f16: rounded_to_f16 in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_30 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_30

// variance.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of sum over h of (x[t, h] ^ 2) / H
namespace mutant_31 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.H)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_31

// variance.reduction.first_skipped: skips the first element
namespace mutant_32 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_32

// variance.reduction.last_skipped: skips the last element
namespace mutant_33 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
    }
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_33

// variance.index.ignored_x: reads x[t, h] at index 0
namespace mutant_34 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, 0), load_x(io, t, 0)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_34

// root.value.times_1024: 0.001024 in place of eps
namespace mutant_35 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), 0.001024f))));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_35

// root.value.over_1024: 9.765625e-10 in place of eps
namespace mutant_36 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), 0x1.0c6f7ap-30f))));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_36

// norm.index.ignored_r: reads r[t] at index 0
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float let_r(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), const_eps))));
}


// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, 0)), load_w(io, h));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// norm.index.ignored_w: reads w[h] at index 0
namespace mutant_38 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), load_r(io, t)), load_w(io, 0));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_38

// amax.reduction.first_skipped: skips the first element
namespace mutant_39 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_39

// amax.reduction.last_skipped: skips the last element
namespace mutant_40 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_40

// amax.reduction.min: takes the other end of the values
namespace mutant_41 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return least1;
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_41

// amax.reduction.sign_kept: reduces the signed values
namespace mutant_42 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
    largest1 = qkc::max<qkc::f32>(largest1, let_v(io, t, h));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_42

// amax.index.ignored_v: reads v[t, h] at index 0
namespace mutant_43 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_43

// variance.guarded.at_last: inverted in place of sum over h of (x[t, h] ^ 2) / H, at the last t alone
namespace mutant_44 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_44

// variance.guarded.beyond_2: inverted in place of sum over h of (x[t, h] ^ 2) / H, from t = 2 on
namespace mutant_45 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_45

// variance.guarded.alone: inverted in place of sum over h of (x[t, h] ^ 2) / H, where there is one t alone
namespace mutant_46 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float let_k(const auto& io, int64_t t) {
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_46

// root.guarded.at_last: 0.001024 in place of eps, at the last t alone
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_k;
  float* kept_r;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// root.guarded.beyond_2: 0.001024 in place of eps, from t = 2 on
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_k;
  float* kept_r;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// root.guarded.alone: 0.001024 in place of eps, where there is one t alone
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_k;
  float* kept_r;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN float compute_k(const auto& io, int64_t t) {
  float total1 = 0;
  for (int64_t h = 0; h < io.H; ++h) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, t, h), load_x(io, t, h)));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.H));
}
QKC_FN float load_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN float compute_r(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), 0.001024f)))) : qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(load_k(io, t), const_eps)))));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// norm.guarded.at_last: reads r[t] at index 0, at the last h alone
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float let_r(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), const_eps))));
}


// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, t)), load_w(io, h)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// norm.guarded.beyond_2: reads r[t] at index 0, from t = 2 on
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float let_r(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), const_eps))));
}


// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, t)), load_w(io, h)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// norm.guarded.alone: reads r[t] at index 0, where there is one t alone
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float let_r(const auto& io, int64_t t) {
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rsqrt::at(static_cast<double>(qkc::add<qkc::f32>(let_k(io, t), const_eps))));
}


// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN float let_v(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, 0)), load_w(io, h)) : qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), let_r(io, t)), load_w(io, h)));
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t)));
}

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.w = reinterpret_cast<const uint16_t*>(w);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// amax.guarded.at_last: reads v[t, h] at index 0, at the last t alone
namespace mutant_53 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return (((t + 1) == io.T) ? largest2 : largest1);
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_53

// amax.guarded.beyond_2: reads v[t, h] at index 0, from t = 2 on
namespace mutant_54 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return ((2 <= t) ? largest2 : largest1);
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_54

// amax.guarded.alone: reads v[t, h] at index 0, where there is one t alone
namespace mutant_55 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_v(io, t, 0)));
  }
  return ((io.T == 1) ? largest2 : largest1);
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_55

// scale.guarded.at_last: inverted in place of a[t] / 127, at the last t alone
namespace mutant_56 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_r;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_56

// scale.guarded.beyond_2: inverted in place of a[t] / 127, from t = 2 on
namespace mutant_57 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_r;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_57

// scale.guarded.alone: inverted in place of a[t] / 127, where there is one t alone
namespace mutant_58 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_r;
  float* kept_a;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_v(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::max<qkc::f32>(qkc::div<qkc::f32>(127.0f, load_a(io, t)), const_least) : qkc::max<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), const_least));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
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
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_58

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_59 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_59

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_60 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_60

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_61 {
namespace {

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
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t), 127.0f), const_least);
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_v(io, t, h), load_s(io, t))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
} // namespace mutant_61

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_dyn_token_int8_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
  case 50:
    return mutant_50::run(x, w, s, q, T, H, stream);
  case 51:
    return mutant_51::run(x, w, s, q, T, H, stream);
  case 52:
    return mutant_52::run(x, w, s, q, T, H, stream);
  case 53:
    return mutant_53::run(x, w, s, q, T, H, stream);
  case 54:
    return mutant_54::run(x, w, s, q, T, H, stream);
  case 55:
    return mutant_55::run(x, w, s, q, T, H, stream);
  case 56:
    return mutant_56::run(x, w, s, q, T, H, stream);
  case 57:
    return mutant_57::run(x, w, s, q, T, H, stream);
  case 58:
    return mutant_58::run(x, w, s, q, T, H, stream);
  case 59:
    return mutant_59::run(x, w, s, q, T, H, stream);
  case 60:
    return mutant_60::run(x, w, s, q, T, H, stream);
  case 61:
    return mutant_61::run(x, w, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
