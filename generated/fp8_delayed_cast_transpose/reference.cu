// Made by qkc from the contract fp8_delayed_cast_transpose (hash 3a2e4896f35a5020). Do not edit.
// One lawful kernel: the first path of every choice.
#include "fp8_delayed_cast_transpose.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_fp8_delayed_cast_transpose(const __nv_bfloat16* __restrict__ x, const float* __restrict__ enc, float* amax, float* inv, uint8_t* q, uint8_t* qt, int64_t M, int64_t N, cudaStream_t stream) {
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
