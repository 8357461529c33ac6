// Made by qkc from the contract int8_static_tensor_sym (hash 8d690419a219540b). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "int8_static_tensor_sym.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: codes.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  uint8_t* q; // out: i8[M, N]
};
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif

// 1: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v2{io});
}
#endif

// 2: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v3{io});
}
#endif

// 3: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v4{io});
}
#endif

// 4: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v5{io});
}
#endif

// 5: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v6{io});
}
#endif

// 6: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v7{io});
}
#endif

// 7: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_div(io, m, n), 0.5f));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v8{io});
}
#endif

// 8: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, m, n)));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v9{io});
}
#endif

// 9: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, m, n)));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v10{io});
}
#endif

// 10: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, m, n));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v11{io});
}
#endif

// 11: codes.overflow.low_end: codes end at -127
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n)), -127);
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v12{io});
}
#endif

// 12: codes.overflow.high_end: codes end at 126
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v13(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n)), 126);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v13(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v13{io});
}
#endif

// 13: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v14(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, m, n)));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v14(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v14{io});
}
#endif

// 14: path.scope.mixes_div_inv: path div for even n, inv for odd
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t m, int64_t n) { return qkc::div<qkc::f32>(1.0f, load_s(io)); }
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return (((n % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)) : qkc::mul<qkc::f32>(load_x(io, m, n), row_y_0(io, m, n)));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, m, n));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v15{io});
}
#endif

// 15: path.div.arithmetic.inverted: s / x[m, n] in place of x[m, n] / s
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_s(io), load_x(io, m, n));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v2(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v2(io, m, n));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v2(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v16{io});
}
#endif

// 16: path.div.arithmetic.multiplied: x[m, n] * s in place of x[m, n] / s
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), load_s(io));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v3(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v3(io, m, n));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v3(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v17{io});
}
#endif

// 17: path.div.arithmetic.rounded_to_f16: f16(x[m, n] / s, half_even, inf) in place of x[m, n] / s
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v4(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v4(io, m, n));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v4(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v18{io});
}
#endif

// 18: path.div.arithmetic.rounded_to_bf16: bf16(x[m, n] / s, half_even, inf) in place of x[m, n] / s
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v5(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v5(io, m, n));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v5(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v19{io});
}
#endif

// 19: path.div.index.x_by_columns: reads x by columns
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, (((io.M * n) + m) / io.N), (((io.M * n) + m) % io.N)), load_s(io));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v6(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v6(io, m, n));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v6(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v20{io});
}
#endif

// 20: path.inv.value.times_1024: 1024 in place of 1
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float row_y_0_v2(const auto& io, int64_t m, int64_t n) { return qkc::div<qkc::f32>(1024.0f, load_s(io)); }
QKC_FN float let_y_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), row_y_0_v2(io, m, n));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v7(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v7(io, m, n));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v7(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v21{io});
}
#endif

// 21: path.inv.value.over_1024: 0.0009765625 in place of 1
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float row_y_0_v3(const auto& io, int64_t m, int64_t n) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io)); }
QKC_FN float let_y_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), row_y_0_v3(io, m, n));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v8(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v8(io, m, n));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v8(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v22{io});
}
#endif

// 22: path.inv.arithmetic.inverted: s / 1 in place of 1 / s
// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float row_y_0_v4(const auto& io, int64_t m, int64_t n) { return qkc::div<qkc::f32>(load_s(io), 1.0f); }
QKC_FN float let_y_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), row_y_0_v4(io, m, n));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v9(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v9(io, m, n));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v9(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v23{io});
}
#endif

// 23: path.inv.arithmetic.rounded_to_f16: f16(1 / s, half_even, inf) in place of 1 / s
QKC_FN float let_y_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, m, n)));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v10(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v10(io, m, n));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v10(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v24{io});
}
#endif

// 24: path.inv.arithmetic.rounded_to_bf16: bf16(1 / s, half_even, inf) in place of 1 / s
QKC_FN float let_y_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, m, n)));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v11(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v11(io, m, n));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v11(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v25{io});
}
#endif

// 25: path.inv.index.x_by_columns: reads x by columns
QKC_FN float let_y_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, (((io.M * n) + m) / io.N), (((io.M * n) + m) % io.N)), row_y_0(io, m, n));
}
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_v12(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_v12(io, m, n));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_v12(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v26{io});
}
#endif

// 26: codes.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v15(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, m, n)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n)));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v15(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v27{io});
}
#endif

// 27: codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v16(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, m, n)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n)));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v16(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v28{io});
}
#endif

// 28: codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div_v17(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, m, n)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n)));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div_v17(io, m, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q_v29{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_static_tensor_sym_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, s, q, M, N, stream);
  case 1:
    return run_1(x, s, q, M, N, stream);
  case 2:
    return run_2(x, s, q, M, N, stream);
  case 3:
    return run_3(x, s, q, M, N, stream);
  case 4:
    return run_4(x, s, q, M, N, stream);
  case 5:
    return run_5(x, s, q, M, N, stream);
  case 6:
    return run_6(x, s, q, M, N, stream);
  case 7:
    return run_7(x, s, q, M, N, stream);
  case 8:
    return run_8(x, s, q, M, N, stream);
  case 9:
    return run_9(x, s, q, M, N, stream);
  case 10:
    return run_10(x, s, q, M, N, stream);
  case 11:
    return run_11(x, s, q, M, N, stream);
  case 12:
    return run_12(x, s, q, M, N, stream);
  case 13:
    return run_13(x, s, q, M, N, stream);
  case 14:
    return run_14(x, s, q, M, N, stream);
  case 15:
    return run_15(x, s, q, M, N, stream);
  case 16:
    return run_16(x, s, q, M, N, stream);
  case 17:
    return run_17(x, s, q, M, N, stream);
  case 18:
    return run_18(x, s, q, M, N, stream);
  case 19:
    return run_19(x, s, q, M, N, stream);
  case 20:
    return run_20(x, s, q, M, N, stream);
  case 21:
    return run_21(x, s, q, M, N, stream);
  case 22:
    return run_22(x, s, q, M, N, stream);
  case 23:
    return run_23(x, s, q, M, N, stream);
  case 24:
    return run_24(x, s, q, M, N, stream);
  case 25:
    return run_25(x, s, q, M, N, stream);
  case 26:
    return run_26(x, s, q, M, N, stream);
  case 27:
    return run_27(x, s, q, M, N, stream);
  case 28:
    return run_28(x, s, q, M, N, stream);
  default:
    return;
  }
}
#endif
