// Made by qkc from the contract silu_mul_group_fp8_bf16_silu (hash 1c9aa6f5977b7233). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "silu_mul_group_fp8_bf16_silu.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// scale.value.plus_one: 449 in place of 448
namespace mutant_0 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 449.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_0

// scale.value.minus_one: 447 in place of 448
namespace mutant_1 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 447.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_1

// scale.arithmetic.inverted: inverted in place of a[t, g] / 448
namespace mutant_2 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(448.0f, let_a(io, t, g));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_2

// scale.arithmetic.multiplied: multiplied in place of a[t, g] / 448
namespace mutant_3 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(let_a(io, t, g), 448.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_3

// scale.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[t, g] / 448
namespace mutant_4 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t, g), 448.0f));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_4

// scale.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[t, g] / 448
namespace mutant_5 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, t, g), 448.0f));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_5

// scale.value.one_step_up: one step above the right value
namespace mutant_6 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(let_a(io, t, g), 448.0f), 0x1.000002p0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_6

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_7 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_7

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_8 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_8

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_9 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_9

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_10 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_10

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_11 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_12 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_13 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_14 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_15 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_16 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_16

// codes.overflow.max_240: codes end at 240
namespace mutant_17 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))), 240.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_17

// codes.overflow.max_416: codes end at 416
namespace mutant_18 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))), 416.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_18

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_19 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_19

// codes.arithmetic.inverted: inverted in place of y[t, 128 * g + j] / s[t, g]
namespace mutant_20 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, t, g), let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_20

// codes.arithmetic.multiplied: multiplied in place of y[t, 128 * g + j] / s[t, g]
namespace mutant_21 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_21

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of y[t, 128 * g + j] / s[t, g]
namespace mutant_22 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_22

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of y[t, 128 * g + j] / s[t, g]
namespace mutant_23 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_23

// codes.index.ignored_y: reads y[t, 128 * g + j] at index 0
namespace mutant_24 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float row_codes_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(let_y(io, t, 0), load_s(io, t, g)); }
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(row_codes_0(io, t, g, j));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_24

// codes.index.ignored_s: reads s[t, g] at index 0
namespace mutant_25 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, 0)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_25

// gate.value.times_1024: 1024 in place of 1
namespace mutant_26 {
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
  return qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1024.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_26

// gate.value.over_1024: 0.0009765625 in place of 1
namespace mutant_27 {
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
  return qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(0x1p-10f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_27

// gate.arithmetic.inverted: inverted in place of x[t, k] / (1 + exp(-x[t, k]))
namespace mutant_28 {
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
  return qkc::div<qkc::f32>(qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))), load_x(io, t, k));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_28

// gate.arithmetic.multiplied: multiplied in place of x[t, k] / (1 + exp(-x[t, k]))
namespace mutant_29 {
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
  return qkc::mul<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_29

// gate.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[t, k] / (1 + exp(-x[t, k]))
namespace mutant_30 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k))))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_30

// gate.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[t, k] / (1 + exp(-x[t, k]))
namespace mutant_31 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k))))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_31

// product.rounding.half_away: rounds half_away instead of half_even
namespace mutant_32 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_32

// product.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_33 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_33

// product.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_34 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_34

// product.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_35 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_35

// product.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_36 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_36

// product.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_37 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_37

// product.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_38 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_38

// product.rounding.half_away_2: rounds half_away instead of half_even
namespace mutant_39 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_39

// product.rounding.half_to_zero_2: rounds half_to_zero instead of half_even
namespace mutant_40 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_40

// product.rounding.half_to_plus_2: rounds half_to_plus instead of half_even
namespace mutant_41 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_41

// product.rounding.half_to_minus_2: rounds half_to_minus instead of half_even
namespace mutant_42 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_42

// product.rounding.to_zero_2: rounds to_zero instead of half_even
namespace mutant_43 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_43

// product.rounding.to_plus_2: rounds to_plus instead of half_even
namespace mutant_44 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_44

// product.rounding.to_minus_2: rounds to_minus instead of half_even
namespace mutant_45 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_45

// product.rounding.through_f16: rounds to f16 first
namespace mutant_46 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_46

// product.rounding.through_f16_2: rounds to f16 first
namespace mutant_47 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_u(io, t, k))), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_47

// amax.value.times_1024: 1.024e-7 in place of eps
namespace mutant_48 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-24f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_48

// amax.value.over_1024: 9.765625e-14 in place of eps
namespace mutant_49 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-44f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_49

// amax.value.floor_dropped: without max(max over j of (abs(y[t, 128 * g + j])), eps)
namespace mutant_50 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return largest1;
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_50

// amax.reduction.first_skipped: skips the first element
namespace mutant_51 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_51

// amax.reduction.last_skipped: skips the last element
namespace mutant_52 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != (128 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_52

// amax.reduction.min: takes the other end of the values
namespace mutant_53 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 128; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(least1, const_eps);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_53

// amax.reduction.sign_kept: reduces the signed values
namespace mutant_54 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, let_y(io, t, ((128 * g) + j)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_54

// gate.guarded.at_last: inverted in place of x[t, k] / (1 + exp(-x[t, k])), at the last k alone
namespace mutant_55 {
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
  return (((k + 1) == io.K) ? qkc::div<qkc::f32>(qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))), load_x(io, t, k)) : qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k))))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_55

// gate.guarded.beyond_2: inverted in place of x[t, k] / (1 + exp(-x[t, k])), from t = 2 on
namespace mutant_56 {
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
  return ((2 <= t) ? qkc::div<qkc::f32>(qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))), load_x(io, t, k)) : qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k))))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_56

// gate.guarded.alone: inverted in place of x[t, k] / (1 + exp(-x[t, k])), where there is one t alone
namespace mutant_57 {
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
  return ((io.T == 1) ? qkc::div<qkc::f32>(qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))), load_x(io, t, k)) : qkc::div<qkc::f32>(load_x(io, t, k), qkc::add<qkc::f32>(1.0f, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k))))))));
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t k) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_57

// product.guarded.at_last: rounds to_zero instead of half_even, at the last k alone
namespace mutant_58 {
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
  return (((k + 1) == io.K) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_58

// product.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_59 {
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
  return ((2 <= t) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_59

// product.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_60 {
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
  return ((io.T == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k)))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_60

// amax.guarded.at_last: 1.024e-7 in place of eps, at the last g alone
namespace mutant_61 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return (((g + 1) == (io.K / 128)) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_61

// amax.guarded.beyond_2: 1.024e-7 in place of eps, from t = 2 on
namespace mutant_62 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return ((2 <= t) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_62

// amax.guarded.alone: 1.024e-7 in place of eps, where there is one t alone
namespace mutant_63 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return ((io.T == 1) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_63

// scale.guarded.at_last: inverted in place of a[t, g] / 448, at the last g alone
namespace mutant_64 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, 2 * K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return (((g + 1) == (io.K / 128)) ? qkc::div<qkc::f32>(448.0f, load_a(io, t, g)) : qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_64

// scale.guarded.beyond_2: inverted in place of a[t, g] / 448, from t = 2 on
namespace mutant_65 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, 2 * K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return ((2 <= t) ? qkc::div<qkc::f32>(448.0f, load_a(io, t, g)) : qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_65

// scale.guarded.alone: inverted in place of a[t, g] / 448, where there is one t alone
namespace mutant_66 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, 2 * K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return ((io.T == 1) ? qkc::div<qkc::f32>(448.0f, load_a(io, t, g)) : qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g)));
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
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_66

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
namespace mutant_67 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j + 1) == 128) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_67

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_68 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_68

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_69 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::mul<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, k)), load_x(io, t, (io.K + k))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN float let_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(let_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(let_a(io, t, g), 448.0f);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, t, ((128 * g) + j)), load_s(io, t, g))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
} // namespace mutant_69

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_silu_mul_group_fp8_bf16_silu_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, q, T, K, stream);
  case 1:
    return mutant_1::run(x, s, q, T, K, stream);
  case 2:
    return mutant_2::run(x, s, q, T, K, stream);
  case 3:
    return mutant_3::run(x, s, q, T, K, stream);
  case 4:
    return mutant_4::run(x, s, q, T, K, stream);
  case 5:
    return mutant_5::run(x, s, q, T, K, stream);
  case 6:
    return mutant_6::run(x, s, q, T, K, stream);
  case 7:
    return mutant_7::run(x, s, q, T, K, stream);
  case 8:
    return mutant_8::run(x, s, q, T, K, stream);
  case 9:
    return mutant_9::run(x, s, q, T, K, stream);
  case 10:
    return mutant_10::run(x, s, q, T, K, stream);
  case 11:
    return mutant_11::run(x, s, q, T, K, stream);
  case 12:
    return mutant_12::run(x, s, q, T, K, stream);
  case 13:
    return mutant_13::run(x, s, q, T, K, stream);
  case 14:
    return mutant_14::run(x, s, q, T, K, stream);
  case 15:
    return mutant_15::run(x, s, q, T, K, stream);
  case 16:
    return mutant_16::run(x, s, q, T, K, stream);
  case 17:
    return mutant_17::run(x, s, q, T, K, stream);
  case 18:
    return mutant_18::run(x, s, q, T, K, stream);
  case 19:
    return mutant_19::run(x, s, q, T, K, stream);
  case 20:
    return mutant_20::run(x, s, q, T, K, stream);
  case 21:
    return mutant_21::run(x, s, q, T, K, stream);
  case 22:
    return mutant_22::run(x, s, q, T, K, stream);
  case 23:
    return mutant_23::run(x, s, q, T, K, stream);
  case 24:
    return mutant_24::run(x, s, q, T, K, stream);
  case 25:
    return mutant_25::run(x, s, q, T, K, stream);
  case 26:
    return mutant_26::run(x, s, q, T, K, stream);
  case 27:
    return mutant_27::run(x, s, q, T, K, stream);
  case 28:
    return mutant_28::run(x, s, q, T, K, stream);
  case 29:
    return mutant_29::run(x, s, q, T, K, stream);
  case 30:
    return mutant_30::run(x, s, q, T, K, stream);
  case 31:
    return mutant_31::run(x, s, q, T, K, stream);
  case 32:
    return mutant_32::run(x, s, q, T, K, stream);
  case 33:
    return mutant_33::run(x, s, q, T, K, stream);
  case 34:
    return mutant_34::run(x, s, q, T, K, stream);
  case 35:
    return mutant_35::run(x, s, q, T, K, stream);
  case 36:
    return mutant_36::run(x, s, q, T, K, stream);
  case 37:
    return mutant_37::run(x, s, q, T, K, stream);
  case 38:
    return mutant_38::run(x, s, q, T, K, stream);
  case 39:
    return mutant_39::run(x, s, q, T, K, stream);
  case 40:
    return mutant_40::run(x, s, q, T, K, stream);
  case 41:
    return mutant_41::run(x, s, q, T, K, stream);
  case 42:
    return mutant_42::run(x, s, q, T, K, stream);
  case 43:
    return mutant_43::run(x, s, q, T, K, stream);
  case 44:
    return mutant_44::run(x, s, q, T, K, stream);
  case 45:
    return mutant_45::run(x, s, q, T, K, stream);
  case 46:
    return mutant_46::run(x, s, q, T, K, stream);
  case 47:
    return mutant_47::run(x, s, q, T, K, stream);
  case 48:
    return mutant_48::run(x, s, q, T, K, stream);
  case 49:
    return mutant_49::run(x, s, q, T, K, stream);
  case 50:
    return mutant_50::run(x, s, q, T, K, stream);
  case 51:
    return mutant_51::run(x, s, q, T, K, stream);
  case 52:
    return mutant_52::run(x, s, q, T, K, stream);
  case 53:
    return mutant_53::run(x, s, q, T, K, stream);
  case 54:
    return mutant_54::run(x, s, q, T, K, stream);
  case 55:
    return mutant_55::run(x, s, q, T, K, stream);
  case 56:
    return mutant_56::run(x, s, q, T, K, stream);
  case 57:
    return mutant_57::run(x, s, q, T, K, stream);
  case 58:
    return mutant_58::run(x, s, q, T, K, stream);
  case 59:
    return mutant_59::run(x, s, q, T, K, stream);
  case 60:
    return mutant_60::run(x, s, q, T, K, stream);
  case 61:
    return mutant_61::run(x, s, q, T, K, stream);
  case 62:
    return mutant_62::run(x, s, q, T, K, stream);
  case 63:
    return mutant_63::run(x, s, q, T, K, stream);
  case 64:
    return mutant_64::run(x, s, q, T, K, stream);
  case 65:
    return mutant_65::run(x, s, q, T, K, stream);
  case 66:
    return mutant_66::run(x, s, q, T, K, stream);
  case 67:
    return mutant_67::run(x, s, q, T, K, stream);
  case 68:
    return mutant_68::run(x, s, q, T, K, stream);
  case 69:
    return mutant_69::run(x, s, q, T, K, stream);
  default:
    return;
  }
}
#endif
