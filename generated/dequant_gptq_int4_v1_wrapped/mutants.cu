// Made by qkc from the contract dequant_gptq_int4_v1_wrapped (hash 3c893dd23694f060). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_gptq_int4_v1_wrapped.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.layout.q_reversed_j: the digit j of q counts down
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot rev j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (7 - (i0 % 8)), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_0

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_1

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_2

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_3

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_4

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_7

// dequantize.rounding.through_bf16: rounds to bf16 first
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_8

// dequantize.rounding.through_f32: rounds to f32 first
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_9

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_10

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_11

// dequantize.special.minus_zero_lost: writes +0 for -0
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))))), 0x1p-24f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_12

// dequantize.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_13

// dequantize.index.ignored_gi: reads gi[k] at index 0
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, 0), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_14

// dequantize.index.ignored_gi_2: reads gi[k] at index 0
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, 0), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_15

// dequantize.index.gi_ignored: evenly spread groups in place of gi[k]
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, ((k * io.G) / io.K), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_16

// dequantize.index.gi_ignored_2: evenly spread groups in place of gi[k]
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, ((k * io.G) / io.K), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_17

// zero_point.layout.zs_reversed_j: the digit j of zs counts down
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot rev j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (7 - (i1 % 8)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_18

// zero_point.value.wrap_dropped: without the last part of (zs[g, n] + 1) % 16
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return (load_zs(io, g, n) + 1);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_19

// zero_point.value.offset_dropped: without the last part of zs[g, n] + 1
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return (load_zs(io, g, n) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_20

// zero_point.value.offset_plus_one: 2 in place of 1 in zs[g, n] + 1
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 2) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_21

// zero_point.value.first_term_dropped: without zs[g, n]
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return (1 % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_22

// zero_point.guarded.at_last: without the last part of (zs[g, n] + 1) % 16, at the last n alone
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return (((n + 1) == io.N) ? (load_zs(io, g, n) + 1) : ((load_zs(io, g, n) + 1) % 16));
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_23

// zero_point.guarded.beyond_2: without the last part of (zs[g, n] + 1) % 16, from g = 2 on
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((2 <= g) ? (load_zs(io, g, n) + 1) : ((load_zs(io, g, n) + 1) % 16));
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_24

// zero_point.guarded.alone: without the last part of (zs[g, n] + 1) % 16, where there is one g alone
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((io.G == 1) ? (load_zs(io, g, n) + 1) : ((load_zs(io, g, n) + 1) % 16));
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n)))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_25

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_26

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from k = 2 on
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_27

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one k alone
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const auto& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_s(io, load_gi(io, k), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_z(io, load_gi(io, k), n))))));
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
static void run(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.zs = reinterpret_cast<const uint32_t*>(zs);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.gi = reinterpret_cast<const uint32_t*>(gi);
  io.w = reinterpret_cast<uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::for_rows(io.K, io.N, stream, Write_w{io});
}
#endif
} // namespace mutant_28

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gptq_int4_v1_wrapped_mutant(int32_t which, const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(q, zs, s, gi, w, K, N, G, stream);
  case 1:
    return mutant_1::run(q, zs, s, gi, w, K, N, G, stream);
  case 2:
    return mutant_2::run(q, zs, s, gi, w, K, N, G, stream);
  case 3:
    return mutant_3::run(q, zs, s, gi, w, K, N, G, stream);
  case 4:
    return mutant_4::run(q, zs, s, gi, w, K, N, G, stream);
  case 5:
    return mutant_5::run(q, zs, s, gi, w, K, N, G, stream);
  case 6:
    return mutant_6::run(q, zs, s, gi, w, K, N, G, stream);
  case 7:
    return mutant_7::run(q, zs, s, gi, w, K, N, G, stream);
  case 8:
    return mutant_8::run(q, zs, s, gi, w, K, N, G, stream);
  case 9:
    return mutant_9::run(q, zs, s, gi, w, K, N, G, stream);
  case 10:
    return mutant_10::run(q, zs, s, gi, w, K, N, G, stream);
  case 11:
    return mutant_11::run(q, zs, s, gi, w, K, N, G, stream);
  case 12:
    return mutant_12::run(q, zs, s, gi, w, K, N, G, stream);
  case 13:
    return mutant_13::run(q, zs, s, gi, w, K, N, G, stream);
  case 14:
    return mutant_14::run(q, zs, s, gi, w, K, N, G, stream);
  case 15:
    return mutant_15::run(q, zs, s, gi, w, K, N, G, stream);
  case 16:
    return mutant_16::run(q, zs, s, gi, w, K, N, G, stream);
  case 17:
    return mutant_17::run(q, zs, s, gi, w, K, N, G, stream);
  case 18:
    return mutant_18::run(q, zs, s, gi, w, K, N, G, stream);
  case 19:
    return mutant_19::run(q, zs, s, gi, w, K, N, G, stream);
  case 20:
    return mutant_20::run(q, zs, s, gi, w, K, N, G, stream);
  case 21:
    return mutant_21::run(q, zs, s, gi, w, K, N, G, stream);
  case 22:
    return mutant_22::run(q, zs, s, gi, w, K, N, G, stream);
  case 23:
    return mutant_23::run(q, zs, s, gi, w, K, N, G, stream);
  case 24:
    return mutant_24::run(q, zs, s, gi, w, K, N, G, stream);
  case 25:
    return mutant_25::run(q, zs, s, gi, w, K, N, G, stream);
  case 26:
    return mutant_26::run(q, zs, s, gi, w, K, N, G, stream);
  case 27:
    return mutant_27::run(q, zs, s, gi, w, K, N, G, stream);
  case 28:
    return mutant_28::run(q, zs, s, gi, w, K, N, G, stream);
  default:
    return;
  }
}
#endif
