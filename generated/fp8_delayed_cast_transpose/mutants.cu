// Made by qkc from the contract fp8_delayed_cast_transpose (hash 3a2e4896f35a5020). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "fp8_delayed_cast_transpose.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// maximum.reduction.first_skipped: skips the first element
namespace mutant_0 {
namespace {

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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_0

// maximum.reduction.last_skipped: skips the last element
namespace mutant_1 {
namespace {

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
      if ((n != (io.N - 1))) {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_1

// maximum.reduction.min: takes the other end of the values
namespace mutant_2 {
namespace {

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
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), least1);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_2

// maximum.reduction.sign_kept: reduces the signed values
namespace mutant_3 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, m, n));
    }
  }
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_3

// maximum.index.ignored_x: reads x[m, n] at index 0
namespace mutant_4 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, 0)));
    }
  }
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_4

// maximum.memory.old_ignored: takes old(amax) for 0
namespace mutant_5 {
namespace {

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
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_enc(const Tensors& io) { return qkc::value<qkc::f32>(io.enc[0]); }
QKC_FN float load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.q[i0 * io.N + i1]); }

// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(0.0f, largest1);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.enc = reinterpret_cast<const uint32_t*>(enc);
  io.amax = reinterpret_cast<uint32_t*>(amax);
  io.inv = reinterpret_cast<uint32_t*>(inv);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.qt = reinterpret_cast<uint8_t*>(qt);
  io.M = M;
  io.N = N;
  qkc::for_rows(1, 1, stream, Write_amax{io});
  qkc::for_rows(1, 1, stream, Write_inv{io});
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
  qkc::for_rows(io.N, io.M, stream, Write_qt{io});
}
#endif
} // namespace mutant_5

// inverse.value.times_1024: 1024 in place of 1
namespace mutant_6 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1024.0f, load_enc(io)); }
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_6

// inverse.value.over_1024: 0.0009765625 in place of 1
namespace mutant_7 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(0x1p-10f, load_enc(io)); }
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_7

// inverse.arithmetic.inverted: inverted in place of 1 / enc
namespace mutant_8 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(load_enc(io), 1.0f); }
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_8

// inverse.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / enc
namespace mutant_9 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_inverse_0(io));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_9

// inverse.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / enc
namespace mutant_10 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_inverse_0(io));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_10

// inverse.value.one_step_up: one step above the right value
namespace mutant_11 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return qkc::mul<qkc::f32>(row_inverse_0(io), 0x1.000002p0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_12 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_13 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_14 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_15 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_16 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_16

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_17 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_17

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_18 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_18

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_19 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_19

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_20 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_20

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_21 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_21

// codes.overflow.max_240: codes end at 240
namespace mutant_22 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))), 240.0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_22

// codes.overflow.max_416: codes end at 416
namespace mutant_23 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))), 416.0f);
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_23

// codes.special.minus_zero_lost: writes +0 for -0
namespace mutant_24 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_24

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_25 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_25

// transpose.coupling.unrounded: reads its own q[m, n] (unrounded) instead of the returned one
namespace mutant_26 {
namespace {

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
QKC_FN float load_old_amax(const Tensors& io) { return qkc::value<qkc::f32>(io.old_amax[0]); }

// clause maximum: amax = max(old(amax), max over m, n of (abs(x[m, n])))
QKC_FN float value_maximum(const auto& io) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io)));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_26

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_27 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_27

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_28 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_28

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_29 {
namespace {

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
  for (int64_t m = 0; m < io.M; ++m) {
    for (int64_t n = 0; n < io.N; ++n) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, n)));
    }
  }
  return qkc::max<qkc::f32>(load_old_amax(io), largest1);
}

// clause inverse: inv = 1 / enc in f32
QKC_FN float row_inverse_0(const auto& io) { return qkc::div<qkc::f32>(1.0f, load_enc(io)); }
QKC_FN float value_inverse(const auto& io) {
  return row_inverse_0(io);
}

// clause codes: q[m, n] = e4m3(x[m, n] * enc, half_even, saturate) in f32
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, n), load_enc(io))));
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_29

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_delayed_cast_transpose_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 1:
    return mutant_1::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 2:
    return mutant_2::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 3:
    return mutant_3::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 4:
    return mutant_4::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 5:
    return mutant_5::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 6:
    return mutant_6::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 7:
    return mutant_7::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 8:
    return mutant_8::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 9:
    return mutant_9::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 10:
    return mutant_10::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 11:
    return mutant_11::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 12:
    return mutant_12::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 13:
    return mutant_13::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 14:
    return mutant_14::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 15:
    return mutant_15::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 16:
    return mutant_16::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 17:
    return mutant_17::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 18:
    return mutant_18::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 19:
    return mutant_19::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 20:
    return mutant_20::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 21:
    return mutant_21::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 22:
    return mutant_22::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 23:
    return mutant_23::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 24:
    return mutant_24::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 25:
    return mutant_25::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 26:
    return mutant_26::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 27:
    return mutant_27::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 28:
    return mutant_28::run(x, enc, amax, inv, q, qt, M, N, stream);
  case 29:
    return mutant_29::run(x, enc, amax, inv, q, qt, M, N, stream);
  default:
    return;
  }
}
#endif
