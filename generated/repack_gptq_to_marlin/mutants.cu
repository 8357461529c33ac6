// Made by qkc from the contract repack_gptq_to_marlin (hash 6e165ecfc0e2aeae). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "repack_gptq_to_marlin.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// weights.layout.b_reversed_kh: the digit kh of b counts down
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_0

// weights.layout.b_swapped_kh_kl: the digits kh and kl of b change places
namespace mutant_1 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_1

// weights.layout.b_swapped_kh_nb: the digits kh and nb of b change places
namespace mutant_2 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_2

// weights.layout.b_reversed_kp: the digit kp of b counts down
namespace mutant_3 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_3

// weights.layout.b_swapped_kp_nj: the digits kp and nj of b change places
namespace mutant_4 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_4

// weights.layout.b_reversed_kl: the digit kl of b counts down
namespace mutant_5 {
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
      const int64_t d3 = 1 - ((slot / 2) / 2);
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_5

// weights.layout.b_swapped_kl_nb: the digits kl and nb of b change places
namespace mutant_6 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_6

// weights.layout.b_reversed_nj: the digit nj of b counts down
namespace mutant_7 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_7

// weights.layout.b_reversed_nb: the digit nb of b counts down
namespace mutant_8 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_8

// weights.layout.b_reversed_nc: the digit nc of b counts down
namespace mutant_9 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_9

// weights.layout.b_sorted: the digits of b in the order of the index
namespace mutant_10 {
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_10

// weights.layout.q_reversed_j: the digit j of q counts down
namespace mutant_11 {
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

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot rev j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (7 - (i0 % 8)), 4));
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_11

// weights.index.ignored_perm: reads perm[k] at index 0
namespace mutant_12 {
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
  return load_q(io, load_perm(io, 0), n);
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_12

// weights.index.perm_ignored: k in place of perm[k]
namespace mutant_13 {
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
QKC_FN int64_t load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<16>>(io.s[i0 * io.N + i1]); }

// clause weights: b[k, n] = q[perm[k], n]
QKC_FN int64_t value_weights(const auto& io, int64_t k, int64_t n) {
  return load_q(io, ((k * io.K) / io.K), n);
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_13

// scales.layout.t_reversed_nh: the digit nh of t counts down
namespace mutant_14 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_14

// scales.layout.t_swapped_nh_nl: the digits nh and nl of t change places
namespace mutant_15 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_15

// scales.layout.t_reversed_nl: the digit nl of t counts down
namespace mutant_16 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_16

// scales.layout.t_sorted: the digits of t in the order of the index
namespace mutant_17 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_17

// weights.guarded.at_last: reads perm[k] at index 0, at the last n alone
namespace mutant_18 {
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
  return (((n + 1) == io.N) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_18

// weights.guarded.beyond_2: reads perm[k] at index 0, from k = 2 on
namespace mutant_19 {
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
  return ((2 <= k) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_19

// weights.guarded.alone: reads perm[k] at index 0, where there is one k alone
namespace mutant_20 {
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
  return ((io.K == 1) ? load_q(io, load_perm(io, 0), n) : load_q(io, load_perm(io, k), n));
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
static void run(const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
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
} // namespace mutant_20

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_repack_gptq_to_marlin_mutant(int32_t which, const uint32_t* __restrict__ q, const int32_t* __restrict__ perm, const uint16_t* __restrict__ s, uint32_t* b, uint16_t* t, int64_t K, int64_t N, int64_t G, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(q, perm, s, b, t, K, N, G, stream);
  case 1:
    return mutant_1::run(q, perm, s, b, t, K, N, G, stream);
  case 2:
    return mutant_2::run(q, perm, s, b, t, K, N, G, stream);
  case 3:
    return mutant_3::run(q, perm, s, b, t, K, N, G, stream);
  case 4:
    return mutant_4::run(q, perm, s, b, t, K, N, G, stream);
  case 5:
    return mutant_5::run(q, perm, s, b, t, K, N, G, stream);
  case 6:
    return mutant_6::run(q, perm, s, b, t, K, N, G, stream);
  case 7:
    return mutant_7::run(q, perm, s, b, t, K, N, G, stream);
  case 8:
    return mutant_8::run(q, perm, s, b, t, K, N, G, stream);
  case 9:
    return mutant_9::run(q, perm, s, b, t, K, N, G, stream);
  case 10:
    return mutant_10::run(q, perm, s, b, t, K, N, G, stream);
  case 11:
    return mutant_11::run(q, perm, s, b, t, K, N, G, stream);
  case 12:
    return mutant_12::run(q, perm, s, b, t, K, N, G, stream);
  case 13:
    return mutant_13::run(q, perm, s, b, t, K, N, G, stream);
  case 14:
    return mutant_14::run(q, perm, s, b, t, K, N, G, stream);
  case 15:
    return mutant_15::run(q, perm, s, b, t, K, N, G, stream);
  case 16:
    return mutant_16::run(q, perm, s, b, t, K, N, G, stream);
  case 17:
    return mutant_17::run(q, perm, s, b, t, K, N, G, stream);
  case 18:
    return mutant_18::run(q, perm, s, b, t, K, N, G, stream);
  case 19:
    return mutant_19::run(q, perm, s, b, t, K, N, G, stream);
  case 20:
    return mutant_20::run(q, perm, s, b, t, K, N, G, stream);
  default:
    return;
  }
}
#endif
