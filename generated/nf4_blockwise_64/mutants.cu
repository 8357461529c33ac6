// Made by qkc from the contract nf4_blockwise_64 (hash 59e1d5c09eb09b5b). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "nf4_blockwise_64.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// absmax.reduction.first_skipped: skips the first element
namespace mutant_0 {
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
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    if (((((64 * c) + j) < io.N) && (j != 0))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_0

// absmax.reduction.last_skipped: skips the last element
namespace mutant_1 {
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
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    if (((((64 * c) + j) < io.N) && (j != (64 - 1)))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_1

// absmax.reduction.min: takes the other end of the values
namespace mutant_2 {
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
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return least1;
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_2

// absmax.reduction.sign_kept: reduces the signed values
namespace mutant_3 {
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
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, ((64 * c) + j)));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_3

// absmax.value.one_step_up: one step above the right value
namespace mutant_4 {
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
  return qkc::mul<qkc::f32>(largest1, 0x1.000002p0f);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_4

// zero_block.guard.dropped: without the case a[i / 64] == 0
namespace mutant_5 {
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_5

// zero_block.value.constant_one: writes 1 where a[i / 64] == 0
namespace mutant_6 {
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
QKC_FN int64_t value_zero_block(const auto& io, int64_t i) {
  return 1;
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
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block(io, i));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_6

// zero_block.value.constant_smallest: writes 1 where a[i / 64] == 0
namespace mutant_7 {
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
QKC_FN int64_t value_zero_block(const auto& io, int64_t i) {
  return 1;
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
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block(io, i));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_7

// zero_block.layout.q_reversed_o: the digit o of q counts down
namespace mutant_8 {
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
      const int64_t d1 = slot;
      const int64_t i0 = 2 * d0 + d1;
      if (i0 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_q[i0]);
    }
    io.q[row * ((io.N + 1) / 2) + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_8

// codes.overflow.low_end: codes end at 1
namespace mutant_9 {
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
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))), 1);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_9

// codes.overflow.high_end: codes end at 14
namespace mutant_10 {
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
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))), 14);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_10

// codes.value.times_1024: 1024 in place of 1
namespace mutant_11 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1024.0f, load_a(io, (i / 64))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.value.over_1024: 0.0009765625 in place of 1
namespace mutant_12 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(0x1p-10f, load_a(io, (i / 64))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.arithmetic.inverted: inverted in place of 1 / a[i / 64]
namespace mutant_13 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / a[i / 64]
namespace mutant_14 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / a[i / 64]
namespace mutant_15 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_15

// absmax.guarded.at_last: one step above the right value, at the last c alone
namespace mutant_16 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return (((c + 1) == ((io.N + 63) / 64)) ? qkc::mul<qkc::f32>(largest2, 0x1.000002p0f) : largest1);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_16

// absmax.guarded.beyond_2: one step above the right value, from c = 2 on
namespace mutant_17 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return ((2 <= c) ? qkc::mul<qkc::f32>(largest2, 0x1.000002p0f) : largest1);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_17

// absmax.guarded.alone: one step above the right value, where there is one c alone
namespace mutant_18 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return ((((io.N + 63) / 64) == 1) ? qkc::mul<qkc::f32>(largest2, 0x1.000002p0f) : largest1);
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_18

// codes.guarded.at_last: inverted in place of 1 / a[i / 64], at the last i alone
namespace mutant_19 {
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
  return (((i + 1) == io.N) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_19

// codes.guarded.beyond_2: inverted in place of 1 / a[i / 64], from i = 2 on
namespace mutant_20 {
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
  return ((2 <= i) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_20

// codes.guarded.alone: inverted in place of 1 / a[i / 64], where there is one i alone
namespace mutant_21 {
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
  return ((io.N == 1) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
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
static void run(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_21

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nf4_blockwise_64_mutant(int32_t which, const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, a, q, N, stream);
  case 1:
    return mutant_1::run(x, a, q, N, stream);
  case 2:
    return mutant_2::run(x, a, q, N, stream);
  case 3:
    return mutant_3::run(x, a, q, N, stream);
  case 4:
    return mutant_4::run(x, a, q, N, stream);
  case 5:
    return mutant_5::run(x, a, q, N, stream);
  case 6:
    return mutant_6::run(x, a, q, N, stream);
  case 7:
    return mutant_7::run(x, a, q, N, stream);
  case 8:
    return mutant_8::run(x, a, q, N, stream);
  case 9:
    return mutant_9::run(x, a, q, N, stream);
  case 10:
    return mutant_10::run(x, a, q, N, stream);
  case 11:
    return mutant_11::run(x, a, q, N, stream);
  case 12:
    return mutant_12::run(x, a, q, N, stream);
  case 13:
    return mutant_13::run(x, a, q, N, stream);
  case 14:
    return mutant_14::run(x, a, q, N, stream);
  case 15:
    return mutant_15::run(x, a, q, N, stream);
  case 16:
    return mutant_16::run(x, a, q, N, stream);
  case 17:
    return mutant_17::run(x, a, q, N, stream);
  case 18:
    return mutant_18::run(x, a, q, N, stream);
  case 19:
    return mutant_19::run(x, a, q, N, stream);
  case 20:
    return mutant_20::run(x, a, q, N, stream);
  case 21:
    return mutant_21::run(x, a, q, N, stream);
  default:
    return;
  }
}
#endif
