// Made by qkc from the contract requantize_gemmlowp_per_channel (hash a427d37493afbbce). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "requantize_gemmlowp_per_channel.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// saturation.overflow.low_end: codes end at -127
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_0

// saturation.overflow.high_end: codes end at 126
namespace mutant_1 {
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
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)), 126);
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_1

// saturation.value.second_term_dropped: without zp
namespace mutant_2 {
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
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(let_r(io, m, n), io.lo), io.hi));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_2

// saturation.value.first_term_dropped: without r[m, n]
namespace mutant_3 {
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
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(io.zp, io.lo), io.hi));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_3

// multiply.rounding.half_even: rounds half_even instead of half_to_plus
namespace mutant_4 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_4

// multiply.rounding.half_away: rounds half_away instead of half_to_plus
namespace mutant_5 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_5

// multiply.rounding.half_to_zero: rounds half_to_zero instead of half_to_plus
namespace mutant_6 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_6

// multiply.rounding.half_to_minus: rounds half_to_minus instead of half_to_plus
namespace mutant_7 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_7

// multiply.rounding.to_zero: rounds to_zero instead of half_to_plus
namespace mutant_8 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_8

// multiply.rounding.to_plus: rounds to_plus instead of half_to_plus
namespace mutant_9 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_9

// multiply.rounding.to_minus: rounds to_minus instead of half_to_plus
namespace mutant_10 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_10

// multiply.rounding.through_f16: rounds to f16 first
namespace mutant_11 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_11

// multiply.rounding.through_bf16: rounds to bf16 first
namespace mutant_12 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_12

// multiply.rounding.through_f32: rounds to f32 first
namespace mutant_13 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_13

// multiply.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_14 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::wrap>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_14

// multiply.overflow.saturate: beyond the range: saturate instead of wrap
namespace mutant_15 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_15

// multiply.index.ignored_left: reads left[n] at index 0
namespace mutant_16 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, 0))))), static_cast<double>(load_mul(io, n))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_16

// multiply.index.ignored_mul: reads mul[n] at index 0
namespace mutant_17 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, 0))), 0x1p31));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_17

// shift.rounding.half_even: rounds half_even instead of half_away
namespace mutant_18 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_18

// shift.rounding.half_to_zero: rounds half_to_zero instead of half_away
namespace mutant_19 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_19

// shift.rounding.half_to_plus: rounds half_to_plus instead of half_away
namespace mutant_20 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_20

// shift.rounding.half_to_minus: rounds half_to_minus instead of half_away
namespace mutant_21 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_21

// shift.rounding.to_zero: rounds to_zero instead of half_away
namespace mutant_22 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_22

// shift.rounding.to_plus: rounds to_plus instead of half_away
namespace mutant_23 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_23

// shift.rounding.to_minus: rounds to_minus instead of half_away
namespace mutant_24 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_24

// shift.rounding.through_f16: rounds to f16 first
namespace mutant_25 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_25

// shift.rounding.through_bf16: rounds to bf16 first
namespace mutant_26 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_26

// shift.rounding.through_f32: rounds to f32 first
namespace mutant_27 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_27

// shift.index.ignored_right: reads right[n] at index 0
namespace mutant_28 {
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
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, 0)))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_28

// multiply.guarded.at_last: rounds to_zero instead of half_to_plus, at the last n alone
namespace mutant_29 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_29

// multiply.guarded.beyond_2: rounds to_zero instead of half_to_plus, from m = 2 on
namespace mutant_30 {
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
  return ((2 <= m) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_30

// multiply.guarded.alone: rounds to_zero instead of half_to_plus, where there is one m alone
namespace mutant_31 {
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
  return ((io.M == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_31

// shift.guarded.at_last: rounds to_zero instead of half_away, at the last n alone
namespace mutant_32 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_32

// shift.guarded.beyond_2: rounds to_zero instead of half_away, from m = 2 on
namespace mutant_33 {
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
  return ((2 <= m) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_33

// shift.guarded.alone: rounds to_zero instead of half_away, where there is one m alone
namespace mutant_34 {
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
  return ((io.M == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n))))));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_34

// saturation.guarded.at_last: without zp, at the last n alone
namespace mutant_35 {
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
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(let_r(io, m, n), io.lo), io.hi)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_35

// saturation.guarded.beyond_2: without zp, from m = 2 on
namespace mutant_36 {
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
  return ((2 <= m) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(let_r(io, m, n), io.lo), io.hi)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_36

// saturation.guarded.alone: without zp, where there is one m alone
namespace mutant_37 {
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
  return ((io.M == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>(let_r(io, m, n), io.lo), io.hi)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi)));
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
static void run(const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
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
} // namespace mutant_37

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_requantize_gemmlowp_per_channel_mutant(int32_t which, const int32_t* __restrict__ x, const int32_t* __restrict__ mul, const int32_t* __restrict__ sh, int8_t* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 1:
    return mutant_1::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 2:
    return mutant_2::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 3:
    return mutant_3::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 4:
    return mutant_4::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 5:
    return mutant_5::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 6:
    return mutant_6::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 7:
    return mutant_7::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 8:
    return mutant_8::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 9:
    return mutant_9::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 10:
    return mutant_10::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 11:
    return mutant_11::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 12:
    return mutant_12::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 13:
    return mutant_13::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 14:
    return mutant_14::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 15:
    return mutant_15::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 16:
    return mutant_16::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 17:
    return mutant_17::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 18:
    return mutant_18::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 19:
    return mutant_19::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 20:
    return mutant_20::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 21:
    return mutant_21::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 22:
    return mutant_22::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 23:
    return mutant_23::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 24:
    return mutant_24::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 25:
    return mutant_25::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 26:
    return mutant_26::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 27:
    return mutant_27::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 28:
    return mutant_28::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 29:
    return mutant_29::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 30:
    return mutant_30::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 31:
    return mutant_31::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 32:
    return mutant_32::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 33:
    return mutant_33::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 34:
    return mutant_34::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 35:
    return mutant_35::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 36:
    return mutant_36::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  case 37:
    return mutant_37::run(x, mul, sh, y, M, N, zp, lo, hi, stream);
  default:
    return;
  }
}
#endif
