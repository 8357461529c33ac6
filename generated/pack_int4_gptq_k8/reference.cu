// Made by qkc from the contract pack_int4_gptq_k8 (hash 9d2d91c6a65a8bcf). Do not edit.
// One lawful kernel: the first path of every choice.
#include "pack_int4_gptq_k8.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_pack_int4_gptq_k8(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
