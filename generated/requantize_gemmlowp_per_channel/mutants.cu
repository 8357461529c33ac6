// Made by qkc from the contract requantize_gemmlowp_per_channel (hash a427d37493afbbce). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "requantize_gemmlowp_per_channel.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: saturation.overflow.low_end: codes end at -127
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
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)), -127);
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
#if !defined(__CUDACC_RTC__)
void run_0(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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

// 1: saturation.overflow.high_end: codes end at 126
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)), 126);
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v2{io});
}
#endif

// 2: saturation.value.cap_dropped: max(r[m, n] + zp, lo) in place of min(max(r[m, n] + zp, lo), hi)
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo));
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v3{io});
}
#endif

// 3: saturation.value.floor_dropped: r[m, n] + zp in place of max(r[m, n] + zp, lo)
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::min<qkc::i<64>>((let_r(io, m, n) + io.zp), io.hi));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v4{io});
}
#endif

// 4: saturation.value.second_term_dropped: without zp
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(let_r(io, m, n), io.lo), io.hi));
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v5{io});
}
#endif

// 5: saturation.value.first_term_dropped: without r[m, n]
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(io.zp, io.lo), io.hi));
}
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v6{io});
}
#endif

// 6: multiply.rounding.half_even: rounds half_even instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v2(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v2(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v7{io});
}
#endif

// 7: multiply.rounding.half_away: rounds half_away instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v3(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v3(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v8{io});
}
#endif

// 8: multiply.rounding.half_to_zero: rounds half_to_zero instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v4(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v4(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v9{io});
}
#endif

// 9: multiply.rounding.half_to_minus: rounds half_to_minus instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v5(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v5(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v10{io});
}
#endif

// 10: multiply.rounding.to_zero: rounds to_zero instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v6(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v6(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v11{io});
}
#endif

// 11: multiply.rounding.to_plus: rounds to_plus instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v7(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v7(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v12{io});
}
#endif

// 12: multiply.rounding.to_minus: rounds to_minus instead of half_to_plus
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v8(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v8(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v13{io});
}
#endif

// 13: multiply.rounding.through_f16: rounds to f16 first
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v9(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v9(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v14{io});
}
#endif

// 14: multiply.rounding.through_bf16: rounds to bf16 first
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v10(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v10(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v15{io});
}
#endif

// 15: multiply.rounding.through_f32: rounds to f32 first
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v11(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v11(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v16{io});
}
#endif

// 16: multiply.overflow.wrap: beyond the range: wrap instead of saturate
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::wrap>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v12(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v12(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v17{io});
}
#endif

// 17: multiply.overflow.saturate: beyond the range: saturate instead of wrap
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v13(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v13(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v18(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v18{io});
}
#endif

// 18: multiply.index.ignored_left: reads left[n] at index 0
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, 0))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v14(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v14(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v19(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v19{io});
}
#endif

// 19: multiply.index.ignored_mul: reads mul[n] at index 0
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, 0))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v15(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v15(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v15(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v20(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v20{io});
}
#endif

// 20: multiply.index.x_by_columns: reads x by columns
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, (((io.M * n) + m) / io.N), (((io.M * n) + m) % io.N)) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v16(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v16(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v16(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v21(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v21{io});
}
#endif

// 21: shift.rounding.half_even: rounds half_even instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v17(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v17(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v22(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v22{io});
}
#endif

// 22: shift.rounding.half_to_zero: rounds half_to_zero instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v18(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v18(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v23(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v23{io});
}
#endif

// 23: shift.rounding.half_to_plus: rounds half_to_plus instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v19(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v19(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v24(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v24{io});
}
#endif

// 24: shift.rounding.half_to_minus: rounds half_to_minus instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v20(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v20(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v25(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v25{io});
}
#endif

// 25: shift.rounding.to_zero: rounds to_zero instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v21(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v21(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v26(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v26{io});
}
#endif

// 26: shift.rounding.to_plus: rounds to_plus instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v22(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v22(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v27(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v27{io});
}
#endif

// 27: shift.rounding.to_minus: rounds to_minus instead of half_away
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v23(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v28(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v23(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v28(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v28{io});
}
#endif

// 28: shift.rounding.through_f16: rounds to f16 first
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v24(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v29(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v24(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v29(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v29{io});
}
#endif

// 29: shift.rounding.through_bf16: rounds to bf16 first
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v25(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v30(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v25(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v30(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v30{io});
}
#endif

// 30: shift.rounding.through_f32: rounds to f32 first
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v26(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v31(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v26(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v31(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v31{io});
}
#endif

// 31: shift.index.ignored_right: reads right[n] at index 0
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v27(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, 0)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v32(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v27(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v32(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v32{io});
}
#endif

// 32: multiply.guarded.at_last: rounds to_zero instead of half_to_plus, at the last n alone
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v17(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v28(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v17(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v33(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v28(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v33(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v33{io});
}
#endif

// 33: multiply.guarded.beyond_2: rounds to_zero instead of half_to_plus, from m = 2 on
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v18(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v29(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v18(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v34(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v29(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v34(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v34{io});
}
#endif

// 34: multiply.guarded.alone: rounds to_zero instead of half_to_plus, where there is one m alone
// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h_v19(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
}
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v30(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h_v19(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v35(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v30(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v35(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v35{io});
}
#endif

// 35: shift.guarded.at_last: rounds to_zero instead of half_away, at the last n alone
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v31(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v36(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v31(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v36(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v36{io});
}
#endif

// 36: shift.guarded.beyond_2: rounds to_zero instead of half_away, from m = 2 on
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v32(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v37(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v32(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v37(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v37{io});
}
#endif

// 37: shift.guarded.alone: rounds to_zero instead of half_away, where there is one m alone
// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r_v33(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
}
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v38(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r_v33(io, m, n) + io.zp), io.lo), io.hi));
}
struct Write_y_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v38(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v38{io});
}
#endif

// 38: saturation.guarded.at_last: max(r[m, n] + zp, lo) in place of min(max(r[m, n] + zp, lo), hi), at the last n alone
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v39(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
}
struct Write_y_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v39(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v39{io});
}
#endif

// 39: saturation.guarded.beyond_2: max(r[m, n] + zp, lo) in place of min(max(r[m, n] + zp, lo), hi), from m = 2 on
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v40(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
}
struct Write_y_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v40(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v40{io});
}
#endif

// 40: saturation.guarded.alone: max(r[m, n] + zp, lo) in place of min(max(r[m, n] + zp, lo), hi), where there is one m alone
// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation_v41(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
}
struct Write_y_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v41(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
  qkc::for_rows(io.M, io.N, stream, Write_y_v41{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_requantize_gemmlowp_per_channel_mutant(int32_t which, const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 1:
    return run_1(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 2:
    return run_2(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 3:
    return run_3(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 4:
    return run_4(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 5:
    return run_5(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 6:
    return run_6(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 7:
    return run_7(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 8:
    return run_8(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 9:
    return run_9(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 10:
    return run_10(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 11:
    return run_11(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 12:
    return run_12(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 13:
    return run_13(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 14:
    return run_14(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 15:
    return run_15(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 16:
    return run_16(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 17:
    return run_17(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 18:
    return run_18(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 19:
    return run_19(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 20:
    return run_20(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 21:
    return run_21(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 22:
    return run_22(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 23:
    return run_23(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 24:
    return run_24(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 25:
    return run_25(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 26:
    return run_26(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 27:
    return run_27(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 28:
    return run_28(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 29:
    return run_29(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 30:
    return run_30(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 31:
    return run_31(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 32:
    return run_32(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 33:
    return run_33(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 34:
    return run_34(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 35:
    return run_35(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 36:
    return run_36(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 37:
    return run_37(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 38:
    return run_38(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 39:
    return run_39(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 40:
    return run_40(x, mul, sh, y, M, N, zp, lo, hi, stream);
  default:
    return;
  }
}
#endif
