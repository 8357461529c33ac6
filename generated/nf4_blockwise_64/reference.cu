// Made by qkc from the contract nf4_blockwise_64 (hash 59e1d5c09eb09b5b). Do not edit.
// One lawful kernel: the first path of every choice.
#include "nf4_blockwise_64.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t N;
  const uint16_t* x; // in: f16[N]
  uint32_t* a; // out: f32[cdiv(N, 64)]
  uint8_t* q; // out: u4[N] stored nibbles_high in u8[cdiv(N, 2)]
  uint8_t* codes_q; // before they are packed
};

// table nf4_midpoints: f32[15] = {-0.8480964004993439, -0.6106329262256622, -0.4599952697753906, -0.33967943489551544, -0.23460740596055984, -0.13791173323988914, -0.045525018125772476, 0.03979014977812767, 0.1202552504837513, 0.2035212516784668, 0.2920137718319893, 0.3893125355243683, 0.5016634166240692, 0.6427869200706482, 0.8614784178118011}
[[maybe_unused]] QKC_FN float table_nf4_midpoints(int64_t place) {
  constexpr float kContents[15] = {-0x1.b239b2p-1f, -0x1.38a4ep-1f, -0x1.d709p-2f, -0x1.5bd4ecp-2f, -0x1.e079d8p-3f, -0x1.1a7178p-3f, -0x1.74f0e2p-5f, 0x1.45f5fep-5f, 0x1.ec90c6p-4f, 0x1.a0cfcp-3f, 0x1.2b05a8p-2f, 0x1.8ea7f2p-2f, 0x1.00da06p-1f, 0x1.491b5ep-1f, 0x1.b913b2p-1f};
  return kContents[place];
}
[[maybe_unused]] QKC_FN int64_t bucket_nf4_midpoints(double v) {
  int64_t below = 0;
  for (int64_t k = 0; k < 15; ++k)
    below += qkc::lt<qkc::f64>(static_cast<double>(table_nf4_midpoints(k)), v) ? 1 : 0;
  return below;
}
QKC_FN float load_x(const Tensors& io, int64_t i0) { return qkc::value<qkc::f16>(io.x[i0]); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax(const auto& io, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return largest1;
}

// clause zero_block: q[i] = one of { none: 0; zero: 7 } per [i / B] when a[i / B] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t i) {
  return qkc::eq<qkc::f32>(load_a(io, (i / 64)), 0.0f);
}
QKC_FN int64_t value_zero_block_none(const auto& io, int64_t i) {
  return 0;
}

// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64))))));
}

struct Write_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax(io, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes(io, i));
  }
};

struct Pack_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t d0 = column;
    uint8_t word = 0;
    for (int64_t slot = 0; slot < 2; ++slot) {
      const int64_t d1 = 1 - slot;
      const int64_t i0 = 2 * d0 + d1;
      if (i0 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_q[i0]);
    }
    io.q[row * ((io.N + 1) / 2) + column] = word;
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nf4_blockwise_64(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif
