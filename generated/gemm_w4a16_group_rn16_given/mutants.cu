// Made by qkc from the contract gemm_w4a16_group_rn16_given (hash 08592bac27861ebc). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "gemm_w4a16_group_rn16_given.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// output.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// output.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// output.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// output.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// output.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// output.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// output.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// output.rounding.through_bf16: rounds to bf16 first
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// output.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// output.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// output.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_c;
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// zero_point.layout.z_reversed_hi: the digit hi of z counts down
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// zero_point.layout.z_reversed_lo: the digit lo of z counts down
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// zero_point.layout.z_sorted: the digits of z in the order of the index
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// weight.layout.q_reversed_hi: the digit hi of q counts down
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// weight.layout.q_reversed_lo: the digit lo of q counts down
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// weight.layout.q_sorted: the digits of q in the order of the index
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// weight.rounding.half_away: rounds half_away instead of half_even
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// weight.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_18

// weight.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_19

// weight.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_20

// weight.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_21

// weight.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_22

// weight.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_23

// weight.rounding.through_bf16: rounds to bf16 first
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_24

// weight.rounding.through_f32: rounds to f32 first
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_25

// accumulate.reduction.first_skipped: skips the first element
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
    }
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_26

// accumulate.reduction.last_skipped: skips the last element
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != (io.K - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
    }
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_27

// weight.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_28

// weight.guarded.beyond_2: rounds to_zero instead of half_even, from k = 2 on
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_29

// weight.guarded.alone: rounds to_zero instead of half_even, where there is one k alone
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n))))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_c(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_30

// output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_c;
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_31

// output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_c;
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_32

// output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  uint16_t* y; // out: f16[M, N]
  float* kept_c;
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(load_x(io, m, k), let_w(io, k, n)));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(load_c(io, m, n)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(load_c(io, m, n)));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::f16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_33

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_w4a16_group_rn16_given_mutant(int32_t which, const __half* __restrict__ x, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, q, z, s, y, M, N, K, stream);
  case 1:
    return mutant_1::run(x, q, z, s, y, M, N, K, stream);
  case 2:
    return mutant_2::run(x, q, z, s, y, M, N, K, stream);
  case 3:
    return mutant_3::run(x, q, z, s, y, M, N, K, stream);
  case 4:
    return mutant_4::run(x, q, z, s, y, M, N, K, stream);
  case 5:
    return mutant_5::run(x, q, z, s, y, M, N, K, stream);
  case 6:
    return mutant_6::run(x, q, z, s, y, M, N, K, stream);
  case 7:
    return mutant_7::run(x, q, z, s, y, M, N, K, stream);
  case 8:
    return mutant_8::run(x, q, z, s, y, M, N, K, stream);
  case 9:
    return mutant_9::run(x, q, z, s, y, M, N, K, stream);
  case 10:
    return mutant_10::run(x, q, z, s, y, M, N, K, stream);
  case 11:
    return mutant_11::run(x, q, z, s, y, M, N, K, stream);
  case 12:
    return mutant_12::run(x, q, z, s, y, M, N, K, stream);
  case 13:
    return mutant_13::run(x, q, z, s, y, M, N, K, stream);
  case 14:
    return mutant_14::run(x, q, z, s, y, M, N, K, stream);
  case 15:
    return mutant_15::run(x, q, z, s, y, M, N, K, stream);
  case 16:
    return mutant_16::run(x, q, z, s, y, M, N, K, stream);
  case 17:
    return mutant_17::run(x, q, z, s, y, M, N, K, stream);
  case 18:
    return mutant_18::run(x, q, z, s, y, M, N, K, stream);
  case 19:
    return mutant_19::run(x, q, z, s, y, M, N, K, stream);
  case 20:
    return mutant_20::run(x, q, z, s, y, M, N, K, stream);
  case 21:
    return mutant_21::run(x, q, z, s, y, M, N, K, stream);
  case 22:
    return mutant_22::run(x, q, z, s, y, M, N, K, stream);
  case 23:
    return mutant_23::run(x, q, z, s, y, M, N, K, stream);
  case 24:
    return mutant_24::run(x, q, z, s, y, M, N, K, stream);
  case 25:
    return mutant_25::run(x, q, z, s, y, M, N, K, stream);
  case 26:
    return mutant_26::run(x, q, z, s, y, M, N, K, stream);
  case 27:
    return mutant_27::run(x, q, z, s, y, M, N, K, stream);
  case 28:
    return mutant_28::run(x, q, z, s, y, M, N, K, stream);
  case 29:
    return mutant_29::run(x, q, z, s, y, M, N, K, stream);
  case 30:
    return mutant_30::run(x, q, z, s, y, M, N, K, stream);
  case 31:
    return mutant_31::run(x, q, z, s, y, M, N, K, stream);
  case 32:
    return mutant_32::run(x, q, z, s, y, M, N, K, stream);
  case 33:
    return mutant_33::run(x, q, z, s, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
