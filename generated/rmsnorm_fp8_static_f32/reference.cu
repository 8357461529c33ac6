// Made by qkc from the contract rmsnorm_fp8_static_f32 (hash 519b03140a915b9b). Do not edit.
// One lawful kernel: the first path of every choice.
#include "rmsnorm_fp8_static_f32.h"
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
extern "C" void qkc_rmsnorm_fp8_static_f32(const __nv_bfloat16* __restrict__ x, const __nv_bfloat16* __restrict__ w, const float* __restrict__ s, uint8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
