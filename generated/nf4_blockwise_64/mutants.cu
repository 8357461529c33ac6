// Made by qkc from the contract nf4_blockwise_64 (hash 59e1d5c09eb09b5b). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "nf4_blockwise_64.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: absmax.reduction.first_skipped: skips the first element
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
#if !defined(__CUDACC_RTC__)
void run_0(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
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

// 1: absmax.reduction.last_skipped: skips the last element
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v2(const auto& io, int64_t c) {
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
struct Write_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v2(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v2{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 2: absmax.reduction.min: takes the other end of the values
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v3(const auto& io, int64_t c) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return least1;
}
struct Write_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v3(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v3{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 3: absmax.reduction.sign_kept: reduces the signed values
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v4(const auto& io, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, ((64 * c) + j)));
    }
  }
  return largest1;
}
struct Write_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v4(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v4{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 4: absmax.value.one_step_up: one step above the right value
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v5(const auto& io, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return qkc::mul<qkc::f32>(largest1, 0x1.000002p0f);
}
struct Write_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v5(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v5{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 5: absmax.special.subnormals_flushed_x: takes subnormal x for 0
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v6(const auto& io, int64_t c) {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(largest2), 0x1p-14f) ? 0.0f : largest1);
}
struct Write_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v6(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v6{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 6: zero_block.guard.dropped: without the case a[i / 64] == 0
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v7(const auto& io, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return largest1;
}
struct Write_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v7(io, c));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v2{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 7: zero_block.value.constant_one: writes 1 where a[i / 64] == 0
QKC_FN int64_t value_zero_block(const auto& io, int64_t i) {
  return 1;
}
struct Write_q_v3 {
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
#if !defined(__CUDACC_RTC__)
void run_7(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v3{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 8: zero_block.value.constant_smallest: writes 1 where a[i / 64] == 0
#if !defined(__CUDACC_RTC__)
void run_8(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v3{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 9: zero_block.layout.q_reversed_o: the digit o of q counts down
struct Pack_q_v2 {
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
#if !defined(__CUDACC_RTC__)
void run_9(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q_v2{io});
}
#endif

// 10: zero_block.guard.threshold: a[i / 64] == 0 up to 2^-20
// clause zero_block: q[i] = one of { none: 0; zero: 7 } per [i / B] when a[i / B] == 0
QKC_FN bool when_zero_block_v2(const auto& io, int64_t i) {
  return qkc::le<qkc::f32>(load_a(io, (i / 64)), 0x1p-20f);
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block_v2(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v4{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 11: codes.overflow.low_end: codes end at 1
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v2(const auto& io, int64_t i) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))), 1);
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v2(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v5{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 12: codes.overflow.high_end: codes end at 14
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v3(const auto& io, int64_t i) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))), 14);
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v3(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v6{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 13: codes.value.times_1024: 1024 in place of 1
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v4(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1024.0f, load_a(io, (i / 64))))));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v4(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v7{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 14: codes.value.over_1024: 0.0009765625 in place of 1
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v5(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(0x1p-10f, load_a(io, (i / 64))))));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v5(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v8{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 15: codes.arithmetic.inverted: a[i / 64] / 1 in place of 1 / a[i / 64]
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v6(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v6(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v9{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 16: codes.arithmetic.rounded_to_f16: f16(1 / a[i / 64], half_even, inf) in place of 1 / a[i / 64]
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v7(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v7(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v10{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 17: codes.arithmetic.rounded_to_bf16: bf16(1 / a[i / 64], half_even, inf) in place of 1 / a[i / 64]
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v8(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v8(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v11{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 18: codes.index.a_boundary: the last element of a group reads a of the next
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v9(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, qkc::min<qkc::i<64>>(((i + 1) / 64), (((io.N + 63) / 64) - 1)))))));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v9(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v12{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 19: codes.special.subnormals_flushed_x: takes subnormal x for 0
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v10(const auto& io, int64_t i) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>((qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(load_x(io, i)), 0x1p-14f) ? qkc::mul<qkc::f16>(load_x(io, i), 0.0f) : load_x(io, i)), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64))))));
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v10(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v13{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 20: absmax.guarded.at_last: one step above the right value, at the last c alone
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v8(const auto& io, int64_t c) {
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
struct Write_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v8(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v8{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 21: absmax.guarded.beyond_2: one step above the right value, from c = 2 on
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v9(const auto& io, int64_t c) {
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
struct Write_a_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v9(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v9{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 22: absmax.guarded.alone: one step above the right value, where there is one c alone
// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax_v10(const auto& io, int64_t c) {
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
struct Write_a_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t c = column;
    const int64_t place = c;
    io.a[place] = qkc::bits<qkc::f32>(value_absmax_v10(io, c));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v10{io});
  qkc::for_rows(1, io.N, stream, Write_q{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 23: codes.guarded.at_last: a[i / 64] / 1 in place of 1 / a[i / 64], at the last i alone
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v11(const auto& io, int64_t i) {
  return (((i + 1) == io.N) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v11(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v14{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 24: codes.guarded.beyond_2: a[i / 64] / 1 in place of 1 / a[i / 64], from i = 2 on
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v12(const auto& io, int64_t i) {
  return ((2 <= i) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v12(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v15{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

// 25: codes.guarded.alone: a[i / 64] / 1 in place of 1 / a[i / 64], where there is one i alone
// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN int64_t value_codes_v13(const auto& io, int64_t i) {
  return ((io.N == 1) ? qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(load_a(io, (i / 64)), 1.0f)))) : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::mul<qkc::f32>(load_x(io, i), qkc::div<qkc::f32>(1.0f, load_a(io, (i / 64)))))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t i = column;
    const int64_t place = i;
    if (when_zero_block(io, i)) {
      io.codes_q[place] = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::u<4>>(value_codes_v13(io, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.a = reinterpret_cast<uint32_t*>(a);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.N), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  qkc::for_rows(1, ((io.N + 63) / 64), stream, Write_a_v7{io});
  qkc::for_rows(1, io.N, stream, Write_q_v16{io});
  qkc::for_rows(1, ((io.N + 1) / 2), stream, Pack_q{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nf4_blockwise_64_mutant(int32_t which, const __half* __restrict__ x, float* a, uint8_t* q, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, a, q, N, stream);
  case 1:
    return run_1(x, a, q, N, stream);
  case 2:
    return run_2(x, a, q, N, stream);
  case 3:
    return run_3(x, a, q, N, stream);
  case 4:
    return run_4(x, a, q, N, stream);
  case 5:
    return run_5(x, a, q, N, stream);
  case 6:
    return run_6(x, a, q, N, stream);
  case 7:
    return run_7(x, a, q, N, stream);
  case 8:
    return run_8(x, a, q, N, stream);
  case 9:
    return run_9(x, a, q, N, stream);
  case 10:
    return run_10(x, a, q, N, stream);
  case 11:
    return run_11(x, a, q, N, stream);
  case 12:
    return run_12(x, a, q, N, stream);
  case 13:
    return run_13(x, a, q, N, stream);
  case 14:
    return run_14(x, a, q, N, stream);
  case 15:
    return run_15(x, a, q, N, stream);
  case 16:
    return run_16(x, a, q, N, stream);
  case 17:
    return run_17(x, a, q, N, stream);
  case 18:
    return run_18(x, a, q, N, stream);
  case 19:
    return run_19(x, a, q, N, stream);
  case 20:
    return run_20(x, a, q, N, stream);
  case 21:
    return run_21(x, a, q, N, stream);
  case 22:
    return run_22(x, a, q, N, stream);
  case 23:
    return run_23(x, a, q, N, stream);
  case 24:
    return run_24(x, a, q, N, stream);
  case 25:
    return run_25(x, a, q, N, stream);
  default:
    return;
  }
}
#endif
