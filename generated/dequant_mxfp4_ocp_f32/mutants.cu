// Made by qkc from the contract dequant_mxfp4_ocp_f32 (hash 69bb57eb223027df). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_mxfp4_ocp_f32.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k)), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// dequantize.rounding.through_bf16: rounds to bf16 first
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k)), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// dequantize.special.minus_zero_lost: writes +0 for -0
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f32>(qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u))), 0x1p-149f) ? 0.0f : qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// dequantize.value.one_step_up: one step above the right value
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)), 0x1.000002p0f);
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// product.layout.q_reversed_o: the digit o of q counts down
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last k alone
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return (((k + 1) == io.K) ? qkc::cast_nan<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return ((2 <= m) ? qkc::cast_nan<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const auto& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const auto& io, int64_t m, int64_t k) {
  return ((io.M == 1) ? qkc::cast_nan<qkc::f32, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)) : qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t place = m * io.K + k;
    io.y[place] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.e = reinterpret_cast<const uint8_t*>(e);
  io.y = reinterpret_cast<uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::for_rows(io.M, io.K, stream, Write_y{io});
}
#endif
} // namespace mutant_16

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_mxfp4_ocp_f32_mutant(int32_t which, const uint8_t* __restrict__ q, const uint8_t* __restrict__ e, float* y, int64_t M, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(q, e, y, M, K, stream);
  case 1:
    return mutant_1::run(q, e, y, M, K, stream);
  case 2:
    return mutant_2::run(q, e, y, M, K, stream);
  case 3:
    return mutant_3::run(q, e, y, M, K, stream);
  case 4:
    return mutant_4::run(q, e, y, M, K, stream);
  case 5:
    return mutant_5::run(q, e, y, M, K, stream);
  case 6:
    return mutant_6::run(q, e, y, M, K, stream);
  case 7:
    return mutant_7::run(q, e, y, M, K, stream);
  case 8:
    return mutant_8::run(q, e, y, M, K, stream);
  case 9:
    return mutant_9::run(q, e, y, M, K, stream);
  case 10:
    return mutant_10::run(q, e, y, M, K, stream);
  case 11:
    return mutant_11::run(q, e, y, M, K, stream);
  case 12:
    return mutant_12::run(q, e, y, M, K, stream);
  case 13:
    return mutant_13::run(q, e, y, M, K, stream);
  case 14:
    return mutant_14::run(q, e, y, M, K, stream);
  case 15:
    return mutant_15::run(q, e, y, M, K, stream);
  case 16:
    return mutant_16::run(q, e, y, M, K, stream);
  default:
    return;
  }
}
#endif
