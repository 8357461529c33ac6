// Made by qkc from the contract repack_gptq_to_marlin (hash 6e165ecfc0e2aeae). Do not edit.
// One lawful kernel: the first path of every choice.
#include "repack_gptq_to_marlin.h"
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
  const uint32_t* perm; // in: i32[K]
  const uint16_t* s; // in: u16[G, N]
  uint32_t* b; // out: u4[K, N] stored marlin in u32[K / 16, N / 64 * 128]
  uint8_t* codes_b; // before they are packed
  uint16_t* t; // out: u16[G, N] stored marlin_scale in u16[G, N / 64 * 64]
  uint16_t* codes_t; // before they are packed
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_perm(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.perm[i0]); }
QKC_FN int64_t load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<16>>(io.s[i0 * io.N + i1]); }

// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights(const auto& io, int64_t k, int64_t n) {
  return load_q(io, load_perm(io, k), n);
}

// clause scales: t[g, n] = s[g, n]
QKC_FN int64_t value_scales(const auto& io, int64_t g, int64_t n) {
  return load_s(io, g, n);
}

struct Write_b {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights(io, k, n));
  }
};

struct Pack_b {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = column % 4;
    const int64_t d2 = (column / 4) % 4;
    const int64_t d7 = ((column / 4) / 4) % 8;
    const int64_t d4 = ((column / 4) / 4) / 8;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot % 2;
      const int64_t d6 = (slot / 2) % 2;
      const int64_t d3 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};

struct Write_t {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row;
    const int64_t n = column;
    const int64_t place = g * io.N + n;
    io.codes_t[place] = qkc::bits<qkc::u<16>>(value_scales(io, g, n));
  }
};

struct Pack_t {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column % 8;
    const int64_t d3 = (column / 8) % 8;
    const int64_t d1 = (column / 8) / 8;
    uint16_t word = 0;
    for (int64_t slot = 0; slot < 1; ++slot) {
      (void)slot;
      const int64_t i0 = d0;
      const int64_t i1 = 64 * d1 + 8 * d2 + d3;
      if (i0 < io.G && i1 < io.N)
        qkc::set_bits(word, 0, 16, io.codes_t[i0 * io.N + i1]);
    }
    io.t[row * ((io.N / 64) * 64) + column] = word;
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_repack_gptq_to_marlin(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint32_t*>(q);
  io.perm = reinterpret_cast<const uint32_t*>(perm);
  io.s = reinterpret_cast<const uint16_t*>(s);
  io.b = reinterpret_cast<uint32_t*>(b);
  io.t = reinterpret_cast<uint16_t*>(t);
  io.K = K;
  io.N = N;
  io.G = G;
  const qkc::Workspace memory_codes_b(sizeof(uint8_t) * (io.K * io.N), stream);
  io.codes_b = memory_codes_b.as<uint8_t>();
  const qkc::Workspace memory_codes_t(sizeof(uint16_t) * (io.G * io.N), stream);
  io.codes_t = memory_codes_t.as<uint16_t>();
  qkc::for_rows(io.K, io.N, stream, Write_b{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif
