// Made by qkc from the contract rmsnorm_dyn_token_int8 (hash 95d9c2c3fe335b32). Do not edit.
// One lawful kernel: the first path of every choice.
#include "rmsnorm_dyn_token_int8.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_rmsnorm_dyn_token_int8(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
