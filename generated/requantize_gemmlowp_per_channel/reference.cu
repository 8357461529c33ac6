// Made by qkc from the contract requantize_gemmlowp_per_channel (hash a427d37493afbbce). Do not edit.
// One lawful kernel: the first path of every choice.
#include "requantize_gemmlowp_per_channel.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t zp;
  int64_t lo;
  int64_t hi;
  const uint32_t* x; // in: i32[M, N]
  const uint32_t* mul; // in: i32[N]
  const uint32_t* sh; // in: i32[N]
  uint8_t* y; // out: i8[M, N]
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<32>>(io.x[i0 * io.N + i1]); }
QKC_FN int64_t load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.mul[i0]); }
QKC_FN int64_t load_sh(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.sh[i0]); }

// let left[n] = max(sh[n], 0)
QKC_FN int64_t let_left(const auto& io, int64_t n) {
  return qkc::max<qkc::i<64>>(load_sh(io, n), 0);
}

// let right[n] = max(-sh[n], 0)
QKC_FN int64_t let_right(const auto& io, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::neg<qkc::i<64>>(load_sh(io, n)), 0);
}

// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}


// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}


// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, m, n));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_requantize_gemmlowp_per_channel(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint32_t*>(x);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.sh = reinterpret_cast<const uint32_t*>(sh);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.M = M;
  io.N = N;
  io.zp = zp;
  io.lo = lo;
  io.hi = hi;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
