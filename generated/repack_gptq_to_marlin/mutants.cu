// Made by qkc from the contract repack_gptq_to_marlin (hash 6e165ecfc0e2aeae). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "repack_gptq_to_marlin.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: weights.layout.b_reversed_kh: the digit kh of b counts down
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
      const int64_t d1 = 1 - (slot % 2);
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
#if !defined(__CUDACC_RTC__)
void run_0(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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

// 1: weights.layout.b_swapped_kh_kl: the digits kh and kl of b change places
struct Pack_b_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = column % 4;
    const int64_t d2 = (column / 4) % 4;
    const int64_t d7 = ((column / 4) / 4) % 8;
    const int64_t d4 = ((column / 4) / 4) / 8;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d3 = slot % 2;
      const int64_t d6 = (slot / 2) % 2;
      const int64_t d1 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v2{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 2: weights.layout.b_swapped_kh_nb: the digits kh and nb of b change places
struct Pack_b_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = column % 4;
    const int64_t d2 = (column / 4) % 4;
    const int64_t d7 = ((column / 4) / 4) % 8;
    const int64_t d4 = ((column / 4) / 4) / 8;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d6 = slot % 2;
      const int64_t d1 = (slot / 2) % 2;
      const int64_t d3 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v3{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 3: weights.layout.b_reversed_kp: the digit kp of b counts down
struct Pack_b_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = column % 4;
    const int64_t d2 = 3 - ((column / 4) % 4);
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
#if !defined(__CUDACC_RTC__)
void run_3(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v4{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 4: weights.layout.b_swapped_kp_nj: the digits kp and nj of b change places
struct Pack_b_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column % 4;
    const int64_t d5 = (column / 4) % 4;
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
#if !defined(__CUDACC_RTC__)
void run_4(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v5{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 5: weights.layout.b_reversed_kl: the digit kl of b counts down
struct Pack_b_v6 {
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
      const int64_t d3 = 1 - ((slot / 2) / 2);
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v6{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 6: weights.layout.b_swapped_kl_nb: the digits kl and nb of b change places
struct Pack_b_v7 {
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
      const int64_t d3 = (slot / 2) % 2;
      const int64_t d6 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v7{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 7: weights.layout.b_reversed_nj: the digit nj of b counts down
struct Pack_b_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = 3 - (column % 4);
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
#if !defined(__CUDACC_RTC__)
void run_7(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v8{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 8: weights.layout.b_reversed_nb: the digit nb of b counts down
struct Pack_b_v9 {
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
      const int64_t d6 = 1 - ((slot / 2) % 2);
      const int64_t d3 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v9{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 9: weights.layout.b_reversed_nc: the digit nc of b counts down
struct Pack_b_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d5 = column % 4;
    const int64_t d2 = (column / 4) % 4;
    const int64_t d7 = 7 - (((column / 4) / 4) % 8);
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
#if !defined(__CUDACC_RTC__)
void run_9(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v10{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 10: weights.layout.b_sorted: the digits of b in the order of the index
struct Pack_b_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d7 = column % 8;
    const int64_t d5 = (column / 8) % 4;
    const int64_t d4 = ((column / 8) / 4) % ((io.N + 63) / 64);
    const int64_t d2 = ((column / 8) / 4) / ((io.N + 63) / 64);
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d6 = slot % 2;
      const int64_t d3 = (slot / 2) % 2;
      const int64_t d1 = (slot / 2) / 2;
      const int64_t i0 = 16 * d0 + 8 * d1 + 2 * d2 + d3;
      const int64_t i1 = 64 * d4 + 16 * d5 + 8 * d6 + d7;
      if (i0 < io.K && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_b[i0 * io.N + i1]);
    }
    io.b[row * ((io.N / 64) * 128) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v11{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 11: weights.layout.q_reversed_j: the digit j of q counts down
// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot rev j
QKC_FN uint8_t code_q_v2(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (7 - (i0 % 8)), 4));
}
QKC_FN int64_t load_q_v2(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q_v2(io, i0, i1)); }
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v2(const auto& io, int64_t k, int64_t n) {
  return load_q_v2(io, load_perm(io, k), n);
}
struct Write_b_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v2(io, k, n));
  }
};
struct Pack_b_v12 {
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
#if !defined(__CUDACC_RTC__)
void run_11(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v2{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 12: weights.index.ignored_perm: reads perm[k] at index 0
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v3(const auto& io, int64_t k, int64_t n) {
  return load_q(io, load_perm(io, 0), n);
}
struct Write_b_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v3(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v3{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 13: weights.index.perm_ignored: k in place of perm[k]
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v4(const auto& io, int64_t k, int64_t n) {
  return load_q(io, ((k * io.K) / io.K), n);
}
struct Write_b_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v4(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v4{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 14: scales.layout.t_reversed_nh: the digit nh of t counts down
struct Pack_t_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = 7 - (column % 8);
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
#if !defined(__CUDACC_RTC__)
void run_14(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t_v2{io});
}
#endif

// 15: scales.layout.t_swapped_nh_nl: the digits nh and nl of t change places
struct Pack_t_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d3 = column % 8;
    const int64_t d2 = (column / 8) % 8;
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
#if !defined(__CUDACC_RTC__)
void run_15(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t_v3{io});
}
#endif

// 16: scales.layout.t_reversed_nl: the digit nl of t counts down
struct Pack_t_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column % 8;
    const int64_t d3 = 7 - ((column / 8) % 8);
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
#if !defined(__CUDACC_RTC__)
void run_16(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t_v4{io});
}
#endif

// 17: scales.layout.t_sorted: the digits of t in the order of the index
#if !defined(__CUDACC_RTC__)
void run_17(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t_v3{io});
}
#endif

// 18: scales.index.s_by_columns: reads s by columns
// clause scales: t[g, n] = s[g, n]
QKC_FN int64_t value_scales_v2(const auto& io, int64_t g, int64_t n) {
  return load_s(io, (((io.G * n) + g) / io.N), (((io.G * n) + g) % io.N));
}
struct Write_t_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row;
    const int64_t n = column;
    const int64_t place = g * io.N + n;
    io.codes_t[place] = qkc::bits<qkc::u<16>>(value_scales_v2(io, g, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t_v2{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 19: weights.guarded.at_last: reads perm[k] at index 0, at the last n alone
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v5(const auto& io, int64_t k, int64_t n) {
  return (((n + 1) == io.N) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
}
struct Write_b_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v5(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v5{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 20: weights.guarded.beyond_2: reads perm[k] at index 0, from k = 2 on
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v6(const auto& io, int64_t k, int64_t n) {
  return ((2 <= k) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
}
struct Write_b_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v6(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v6{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

// 21: weights.guarded.alone: reads perm[k] at index 0, where there is one k alone
// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights_v7(const auto& io, int64_t k, int64_t n) {
  return ((io.K == 1) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
}
struct Write_b_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t place = k * io.N + n;
    io.codes_b[place] = qkc::bits<qkc::u<4>>(value_weights_v7(io, k, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
  qkc::for_rows(io.K, io.N, stream, Write_b_v7{io});
  qkc::for_rows((io.K / 16), ((io.N / 64) * 128), stream, Pack_b_v12{io});
  qkc::for_rows(io.G, io.N, stream, Write_t{io});
  qkc::for_rows(io.G, ((io.N / 64) * 64), stream, Pack_t{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_repack_gptq_to_marlin_mutant(int32_t which, const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(q, perm, s, b, t, K, N, G, stream);
  case 1:
    return run_1(q, perm, s, b, t, K, N, G, stream);
  case 2:
    return run_2(q, perm, s, b, t, K, N, G, stream);
  case 3:
    return run_3(q, perm, s, b, t, K, N, G, stream);
  case 4:
    return run_4(q, perm, s, b, t, K, N, G, stream);
  case 5:
    return run_5(q, perm, s, b, t, K, N, G, stream);
  case 6:
    return run_6(q, perm, s, b, t, K, N, G, stream);
  case 7:
    return run_7(q, perm, s, b, t, K, N, G, stream);
  case 8:
    return run_8(q, perm, s, b, t, K, N, G, stream);
  case 9:
    return run_9(q, perm, s, b, t, K, N, G, stream);
  case 10:
    return run_10(q, perm, s, b, t, K, N, G, stream);
  case 11:
    return run_11(q, perm, s, b, t, K, N, G, stream);
  case 12:
    return run_12(q, perm, s, b, t, K, N, G, stream);
  case 13:
    return run_13(q, perm, s, b, t, K, N, G, stream);
  case 14:
    return run_14(q, perm, s, b, t, K, N, G, stream);
  case 15:
    return run_15(q, perm, s, b, t, K, N, G, stream);
  case 16:
    return run_16(q, perm, s, b, t, K, N, G, stream);
  case 17:
    return run_17(q, perm, s, b, t, K, N, G, stream);
  case 18:
    return run_18(q, perm, s, b, t, K, N, G, stream);
  case 19:
    return run_19(q, perm, s, b, t, K, N, G, stream);
  case 20:
    return run_20(q, perm, s, b, t, K, N, G, stream);
  case 21:
    return run_21(q, perm, s, b, t, K, N, G, stream);
  default:
    return;
  }
}
#endif
