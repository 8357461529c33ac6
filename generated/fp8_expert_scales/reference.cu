// Made by qkc from the contract fp8_expert_scales (hash b212e46b1e90a31f). Do not edit.
// One lawful kernel: the first path of every choice.
#include "fp8_expert_scales.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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

// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
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
  return qkc::max<qkc::f32>(qkc::div<qkc::f32>(let_b(io, e), 448.0f), const_least);
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_expert_scales(const __nv_bfloat16* __restrict__ x, const int32_t* __restrict__ off, const float* __restrict__ ub, float* s, uint8_t* q, int64_t T, int64_t E, int64_t H, cudaStream_t stream) {
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
