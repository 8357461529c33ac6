// Made by qkc from the contract fp8_delayed_cast_transpose (hash 3a2e4896f35a5020). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "fp8_delayed_cast_transpose.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: maximum.reduction.first_skipped: skips the first element
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* enc; // in: f32[]
  uint32_t* amax; // inout: f32[]
  uint32_t* inv; // out: f32[]
  uint8_t* q; // out: e4m3[M, N]
  uint8_t* qt; // out: e4m3[N, M]
  const uint32_t* old_amax; // before the call
};
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_enc(const Tensors& io) { return qkc::value<qkc::f32>(io.enc[0]); }
QKC_FN float load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.q[i0 * io.N + i1]); }
QKC_FN float load_old_amax(const Tensors& io) { return qkc::value<qkc::f32>(io.old_amax[0]); }
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      if ((n != 0)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}
// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
// clause transpose: qt[n, m] = q[m, n]
QKC_FN float value_transpose(const auto& io, int64_t n, int64_t m) {
  return load_q(io, m, n);
}
struct Write_amax {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum(io));
  }
};
struct Write_inv {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse(io));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};
struct Write_qt {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row;
    const int64_t m = column;
    const int64_t place = n * io.M + m;
    io.qt[place] = qkc::bits<qkc::e4m3>(value_transpose(io, n, m));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 1: maximum.reduction.last_skipped: skips the last element
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v2(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      if ((n != (io.N - 1))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}
struct Write_amax_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v2(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v2{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 2: maximum.reduction.min: takes the other end of the values
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v3(const auto& io) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), least1);
}
struct Write_amax_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v3(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v3{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 3: maximum.reduction.sign_kept: reduces the signed values
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v4(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, m, n));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}
struct Write_amax_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v4(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v4{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 4: maximum.index.ignored_x: reads x[m, n] at index 0
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v5(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, 0)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}
struct Write_amax_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v5(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v5{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 5: maximum.memory.old_ignored: takes old(amax) for 0
// The tensors of one call.
struct Tensors_v2 {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* enc; // in: f32[]
  uint32_t* amax; // inout: f32[]
  uint32_t* inv; // out: f32[]
  uint8_t* q; // out: e4m3[M, N]
  uint8_t* qt; // out: e4m3[N, M]
};
QKC_FN float load_x_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_enc_v2(const Tensors_v2& io) { return qkc::value<qkc::f32>(io.enc[0]); }
QKC_FN float load_q_v2(const Tensors_v2& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.q[i0 * io.N + i1]); }
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v6(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x_v2(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(0.0f, largest1);
}
// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0_v2(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc_v2(io)); }
QKC_FN float value_inverse_v2(const auto& io) {
  return row_inverse_0_v2(io);
}
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x_v2(io, m, n), load_enc_v2(io)));
}
// clause transpose: qt[n, m] = q[m, n]
QKC_FN float value_transpose_v2(const auto& io, int64_t n, int64_t m) {
  return load_q_v2(io, m, n);
}
struct Write_amax_v6 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v6(io));
  }
};
struct Write_inv_v2 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v2(io));
  }
};
struct Write_q_v2 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, m, n));
  }
};
struct Write_qt_v2 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row;
    const int64_t m = column;
    const int64_t place = n * io.M + m;
    io.qt[place] = qkc::bits<qkc::e4m3>(value_transpose_v2(io, n, m));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors_v2 io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  qkc::for_rows(1, 1, stream, Write_amax_v6{io});
  qkc::for_rows(1, 1, stream, Write_inv_v2{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v2{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt_v2{io});
}
#endif

// 6: inverse.value.times_1024: 1024 in place of 1
// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum_v7(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}
// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0_v3(const auto& io) { return qkc::div<qkc::f32>(1024.0f, load_enc(io)); }
QKC_FN float value_inverse_v3(const auto& io) {
  return row_inverse_0_v3(io);
}
struct Write_amax_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.amax[place] = qkc::bits<qkc::f32>(value_maximum_v7(io));
  }
};
struct Write_inv_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v3(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v3{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 7: inverse.value.over_1024: 0.0009765625 in place of 1
// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0_v4(const auto& io) { return qkc::div<qkc::f32>(0x1p-10f, load_enc(io)); }
QKC_FN float value_inverse_v4(const auto& io) {
  return row_inverse_0_v4(io);
}
struct Write_inv_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v4(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v4{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 8: inverse.arithmetic.inverted: enc / 1 in place of 1 / enc
// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0_v5(const auto& io) { return qkc::div<qkc::f32>(load_enc(io), 1.0f); }
QKC_FN float value_inverse_v5(const auto& io) {
  return row_inverse_0_v5(io);
}
struct Write_inv_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v5(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v5{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 9: inverse.arithmetic.rounded_to_f16: f16(1 / enc, half_even, inf) in place of 1 / enc
QKC_FN float value_inverse_v6(const auto& io) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_inverse_0(io));
}
struct Write_inv_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v6(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v6{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 10: inverse.arithmetic.rounded_to_bf16: bf16(1 / enc, half_even, inf) in place of 1 / enc
QKC_FN float value_inverse_v7(const auto& io) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_inverse_0(io));
}
struct Write_inv_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v7(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v7{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 11: inverse.value.one_step_up: one step above the right value
QKC_FN float value_inverse_v8(const auto& io) {
  return qkc::mul<qkc::f32>(row_inverse_0(io), 0x1.000002p0f);
}
struct Write_inv_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    (void)column;
    const int64_t place = 0;
    io.inv[place] = qkc::bits<qkc::f32>(value_inverse_v8(io));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv_v8{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 12: codes.rounding.half_away: rounds half_away instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v3{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 13: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v4{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 14: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v5{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 15: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v6{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 16: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v7{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 17: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v8{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 18: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v9{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 19: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v10{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 20: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v11{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 21: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v12{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 22: codes.overflow.max_240: codes end at 240
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))), 240.0f);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v13{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 23: codes.overflow.max_416: codes end at 416
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))), 416.0f);
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v14{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 24: codes.special.minus_zero_lost: writes +0 for -0
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v15(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v15{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 25: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v16(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v16{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 26: codes.index.x_by_columns: reads x by columns
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, (((io.M * n) + m) / io.N), (((io.M * n) + m) % io.N)), load_enc(io)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v17{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 27: transpose.coupling.unrounded: reads its own q[m, n] (unrounded) instead of the returned one
// clause transpose: qt[n, m] = q[m, n]
QKC_FN float value_transpose_v3(const auto& io, int64_t n, int64_t m) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
}
struct Write_qt_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row;
    const int64_t m = column;
    const int64_t place = n * io.M + m;
    io.qt[place] = qkc::bits<qkc::e4m3>(value_transpose_v3(io, n, m));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt_v3{io});
}
#endif

// 28: codes.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v18(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v18(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v18{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 29: codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v19(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v19(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v19{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

// 30: codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes_v20(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v20(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  const qkc::Workspace memory_old_amax(sizeof(uint32_t) * (1), stream);
  qkc::copy(memory_old_amax.as<uint32_t>(), io.amax, 1, stream);
  io.old_amax = memory_old_amax.as<uint32_t>();
  qkc::for_rows(1, 1, stream, Write_amax_v7{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q_v20{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_delayed_cast_transpose_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, enc, amax, inv, q, qt, M, N, stream);
  case 1:
    return run_1(x, enc, amax, inv, q, qt, M, N, stream);
  case 2:
    return run_2(x, enc, amax, inv, q, qt, M, N, stream);
  case 3:
    return run_3(x, enc, amax, inv, q, qt, M, N, stream);
  case 4:
    return run_4(x, enc, amax, inv, q, qt, M, N, stream);
  case 5:
    return run_5(x, enc, amax, inv, q, qt, M, N, stream);
  case 6:
    return run_6(x, enc, amax, inv, q, qt, M, N, stream);
  case 7:
    return run_7(x, enc, amax, inv, q, qt, M, N, stream);
  case 8:
    return run_8(x, enc, amax, inv, q, qt, M, N, stream);
  case 9:
    return run_9(x, enc, amax, inv, q, qt, M, N, stream);
  case 10:
    return run_10(x, enc, amax, inv, q, qt, M, N, stream);
  case 11:
    return run_11(x, enc, amax, inv, q, qt, M, N, stream);
  case 12:
    return run_12(x, enc, amax, inv, q, qt, M, N, stream);
  case 13:
    return run_13(x, enc, amax, inv, q, qt, M, N, stream);
  case 14:
    return run_14(x, enc, amax, inv, q, qt, M, N, stream);
  case 15:
    return run_15(x, enc, amax, inv, q, qt, M, N, stream);
  case 16:
    return run_16(x, enc, amax, inv, q, qt, M, N, stream);
  case 17:
    return run_17(x, enc, amax, inv, q, qt, M, N, stream);
  case 18:
    return run_18(x, enc, amax, inv, q, qt, M, N, stream);
  case 19:
    return run_19(x, enc, amax, inv, q, qt, M, N, stream);
  case 20:
    return run_20(x, enc, amax, inv, q, qt, M, N, stream);
  case 21:
    return run_21(x, enc, amax, inv, q, qt, M, N, stream);
  case 22:
    return run_22(x, enc, amax, inv, q, qt, M, N, stream);
  case 23:
    return run_23(x, enc, amax, inv, q, qt, M, N, stream);
  case 24:
    return run_24(x, enc, amax, inv, q, qt, M, N, stream);
  case 25:
    return run_25(x, enc, amax, inv, q, qt, M, N, stream);
  case 26:
    return run_26(x, enc, amax, inv, q, qt, M, N, stream);
  case 27:
    return run_27(x, enc, amax, inv, q, qt, M, N, stream);
  case 28:
    return run_28(x, enc, amax, inv, q, qt, M, N, stream);
  case 29:
    return run_29(x, enc, amax, inv, q, qt, M, N, stream);
  case 30:
    return run_30(x, enc, amax, inv, q, qt, M, N, stream);
  default:
    return;
  }
}
#endif
