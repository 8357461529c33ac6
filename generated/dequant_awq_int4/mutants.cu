// Made by qkc from the contract dequant_awq_int4 (hash 72f1aebd2d73a11c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_awq_int4.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.layout.q_reversed_hi: the digit hi of q counts down
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_0

// dequantize.layout.q_reversed_lo: the digit lo of q counts down
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_1

// dequantize.layout.q_sorted: the digits of q in the order of the index
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_2

// dequantize.layout.z_reversed_hi: the digit hi of z counts down
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, rev hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (3 - (i1 / 2 % 4))), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_3

// dequantize.layout.z_reversed_lo: the digit lo of z counts down
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (rev lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((1 - (i1 % 2)) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_4

// dequantize.layout.z_sorted: the digits of z in the order of the index
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (hi, lo)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 / 2 % 4) * 2 + (i1 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_7

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_8

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_9

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_10

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_11

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_12

// dequantize.rounding.through_bf16: rounds to bf16 first
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_13

// dequantize.rounding.through_f32: rounds to f32 first
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_14

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_15

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_16

// dequantize.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n)))))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_17

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_18

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from k = 2 on
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_19

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one k alone
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(load_z(io, (k / 128), n))))));
}

struct Write_w {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.w[place] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.z = reinterpret_cast<const uint32_t*>(z);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_20

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_awq_int4_mutant(int32_t which, const uint32_t* __restrict__ q, const uint32_t* __restrict__ z, const __half* __restrict__ s, __half* w, int64_t K, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(q, z, s, w, K, N, stream);
  case 1:
    return mutant_1::run(q, z, s, w, K, N, stream);
  case 2:
    return mutant_2::run(q, z, s, w, K, N, stream);
  case 3:
    return mutant_3::run(q, z, s, w, K, N, stream);
  case 4:
    return mutant_4::run(q, z, s, w, K, N, stream);
  case 5:
    return mutant_5::run(q, z, s, w, K, N, stream);
  case 6:
    return mutant_6::run(q, z, s, w, K, N, stream);
  case 7:
    return mutant_7::run(q, z, s, w, K, N, stream);
  case 8:
    return mutant_8::run(q, z, s, w, K, N, stream);
  case 9:
    return mutant_9::run(q, z, s, w, K, N, stream);
  case 10:
    return mutant_10::run(q, z, s, w, K, N, stream);
  case 11:
    return mutant_11::run(q, z, s, w, K, N, stream);
  case 12:
    return mutant_12::run(q, z, s, w, K, N, stream);
  case 13:
    return mutant_13::run(q, z, s, w, K, N, stream);
  case 14:
    return mutant_14::run(q, z, s, w, K, N, stream);
  case 15:
    return mutant_15::run(q, z, s, w, K, N, stream);
  case 16:
    return mutant_16::run(q, z, s, w, K, N, stream);
  case 17:
    return mutant_17::run(q, z, s, w, K, N, stream);
  case 18:
    return mutant_18::run(q, z, s, w, K, N, stream);
  case 19:
    return mutant_19::run(q, z, s, w, K, N, stream);
  case 20:
    return mutant_20::run(q, z, s, w, K, N, stream);
  default:
    return;
  }
}
#endif
