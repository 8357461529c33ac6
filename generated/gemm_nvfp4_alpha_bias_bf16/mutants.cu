// Made by qkc from the contract gemm_nvfp4_alpha_bias_bf16 (hash b3addf8a80096b3c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "gemm_nvfp4_alpha_bias_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// output.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// output.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// output.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// output.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// output.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// output.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// output.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// output.rounding.through_f16: rounds to f16 first
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// output.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// output.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// output.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// accumulate.layout.a_reversed_o: the digit o of a counts down
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// accumulate.layout.sa_reversed_mh: the digit mh of sa counts down
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, rev mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (3 - (i0 / 32 % 4))) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// accumulate.layout.sa_swapped_mh_sl: the digits mh and sl of sa change places
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, sl, mh)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i1 % 4)) * 4 + (i0 / 32 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// accumulate.layout.sa_reversed_ml: the digit ml of sa counts down
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, rev ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (31 - (i0 % 32))) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// accumulate.layout.sa_reversed_sl: the digit sl of sa counts down
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, rev sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (3 - (i1 % 4))]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// accumulate.layout.sa_sorted: the digits of sa in the order of the index
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, mh, ml, st, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * 4 + (i0 / 32 % 4)) * 32 + (i0 % 32)) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// accumulate.layout.b_reversed_o: the digit o of b counts down
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot rev o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (1 - (i1 % 2)), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// accumulate.layout.sb_reversed_mh: the digit mh of sb counts down
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, rev mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (3 - (i0 / 32 % 4))) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_18

// accumulate.layout.sb_swapped_mh_sl: the digits mh and sl of sb change places
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, sl, mh)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i1 % 4)) * 4 + (i0 / 32 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_19

// accumulate.layout.sb_reversed_ml: the digit ml of sb counts down
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, rev ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (31 - (i0 % 32))) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_20

// accumulate.layout.sb_reversed_sl: the digit sl of sb counts down
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, rev sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (3 - (i1 % 4))]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_21

// accumulate.layout.sb_sorted: the digits of sb in the order of the index
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, mh, ml, st, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * 4 + (i0 / 32 % 4)) * 32 + (i0 % 32)) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_22

// accumulate.reduction.first_skipped: skips the first element
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
    }
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_23

// accumulate.reduction.last_skipped: skips the last element
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    if ((k != (io.K - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
    }
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_24

// epilogue.index.ignored_bias: reads bias[n] at index 0
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, 0));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_25

// epilogue.guarded.at_last: reads bias[n] at index 0, at the last n alone
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  float* kept_c;
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, 0)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, n)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_26

// epilogue.guarded.beyond_2: reads bias[n] at index 0, from m = 2 on
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  float* kept_c;
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, 0)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, n)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_27

// epilogue.guarded.alone: reads bias[n] at index 0, where there is one m alone
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
  float* kept_c;
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float compute_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}
QKC_FN float load_c(const Tensors& io, int64_t m, int64_t n) { return io.kept_c[(m) * io.N + n]; }


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, 0)) : qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), load_c(io, m, n)), load_bias(io, n)));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n));
}

struct Compute_c {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t n = place % (io.N);
    const int64_t m = place / (io.N);
    io.kept_c[place] = compute_c(io, m, n);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  const qkc::Workspace memory_kept_c(sizeof(float) * (io.M * io.N), stream);
  io.kept_c = memory_kept_c.as<float>();
  qkc::for_places(io.M * io.N, stream, Compute_c{io});
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_28

// output.guarded.at_last: rounds to_zero instead of half_even, at the last n alone
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_29

// output.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_30

// output.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN float let_c(const auto& io, int64_t m, int64_t n) {
  float total1 = 0;
  for (int64_t k = 0; k < io.K; ++k) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16))), qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))));
  }
  return total1;
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN float let_t(const auto& io, int64_t m, int64_t n) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_alpha(io), let_c(io, m, n)), load_bias(io, n));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN float value_output(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_t(io, m, n)) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, m, n)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.y[place] = qkc::bits<qkc::bf16>(value_output(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.a = reinterpret_cast<const uint8_t*>(a);
  io.sa = reinterpret_cast<const uint8_t*>(sa);
  io.b = reinterpret_cast<const uint8_t*>(b);
  io.sb = reinterpret_cast<const uint8_t*>(sb);
  io.alpha = reinterpret_cast<const uint32_t*>(alpha);
  io.bias = reinterpret_cast<const uint16_t*>(bias);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::for_rows(io.M, io.N, stream, Write_y{io});
}
#endif
} // namespace mutant_31

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16_mutant(int32_t which, const uint8_t* __restrict__ a, const uint8_t* __restrict__ sa, const uint8_t* __restrict__ b, const uint8_t* __restrict__ sb, const float* __restrict__ alpha, const __nv_bfloat16* __restrict__ bias, __nv_bfloat16* y, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 1:
    return mutant_1::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 2:
    return mutant_2::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 3:
    return mutant_3::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 4:
    return mutant_4::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 5:
    return mutant_5::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 6:
    return mutant_6::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 7:
    return mutant_7::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 8:
    return mutant_8::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 9:
    return mutant_9::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 10:
    return mutant_10::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 11:
    return mutant_11::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 12:
    return mutant_12::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 13:
    return mutant_13::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 14:
    return mutant_14::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 15:
    return mutant_15::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 16:
    return mutant_16::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 17:
    return mutant_17::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 18:
    return mutant_18::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 19:
    return mutant_19::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 20:
    return mutant_20::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 21:
    return mutant_21::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 22:
    return mutant_22::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 23:
    return mutant_23::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 24:
    return mutant_24::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 25:
    return mutant_25::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 26:
    return mutant_26::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 27:
    return mutant_27::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 28:
    return mutant_28::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 29:
    return mutant_29::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 30:
    return mutant_30::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  case 31:
    return mutant_31::run(a, sa, b, sb, alpha, bias, y, M, N, K, stream);
  default:
    return;
  }
}
#endif
