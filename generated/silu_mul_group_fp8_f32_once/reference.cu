// Made by qkc from the contract silu_mul_group_fp8_f32_once (hash 9e72fa812d99d203). Do not edit.
// One lawful kernel: the first path of every choice.
#include "silu_mul_group_fp8_f32_once.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, 2 * K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: e4m3[T, K]
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * (2 * io.K) + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause gate: let u[t, k] = silu(x[t, k]) in f32 exp within 64 ulp, div within 2 ulp
QKC_FN float let_u(const auto& io, int64_t t, int64_t k) {
  return qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::mul<qkc::f32>(let_u(io, t, k), load_x(io, t, (io.K + k)));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
}

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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_silu_mul_group_fp8_f32_once(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
