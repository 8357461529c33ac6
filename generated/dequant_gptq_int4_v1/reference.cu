// Made by qkc from the contract dequant_gptq_int4_v1 (hash c6429d002a2cc8fc). Do not edit.
// One lawful kernel: the first path of every choice.
#include "dequant_gptq_int4_v1.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_dequant_gptq_int4_v1(const uint32_t* __restrict__ q, const uint32_t* __restrict__ zs, const __half* __restrict__ s, const int32_t* __restrict__ gi, __half* w, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
