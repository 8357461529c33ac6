// Made by qkc from the contract nvfp4_4over6 (hash 6a3eecb62cdad7c5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "nvfp4_4over6.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: codes.layout.q_reversed_o: the digit o of q counts down
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint32_t* g; // in: f32[]
  uint8_t* sf; // out: e4m3[M, K / 16]
  uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  uint8_t* codes_q; // before they are packed
  float* kept_a;
};
// const i4: f32 = 1 / 4
[[maybe_unused]] constexpr float const_i4 = 0.25f;
// const most: f32 = 2^126
[[maybe_unused]] constexpr float const_most = 0x1p126f;
// const i6: f32 = 1 / 6
[[maybe_unused]] constexpr float const_i6 = 0x1.555556p-3f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_g(const Tensors& io) { return qkc::value<qkc::f32>(io.g[0]); }
QKC_FN float load_sf(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.sf[i0 * (io.K / 16) + i1]); }
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 16) + b]; }
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j)));
  }
  return total1;
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a(io, m, b);
  }
};
struct Write_sf {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale(io, m, b));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
  }
};
struct Pack_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d1 = column;
    uint8_t word = 0;
    for (int64_t slot = 0; slot < 2; ++slot) {
      const int64_t d2 = 1 - slot;
      const int64_t i0 = d0;
      const int64_t i1 = 2 * d1 + d2;
      if (i0 < io.M && i1 < io.K)
        qkc::set_bits(word, 4 * slot, 4, io.codes_q[i0 * io.K + i1]);
    }
    io.q[row * (io.K / 2) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 1: codes.rounding.half_away: rounds half_away instead of half_even
QKC_FN float value_codes_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v2(io, m, b, j));
  }
};
struct Pack_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d1 = column;
    uint8_t word = 0;
    for (int64_t slot = 0; slot < 2; ++slot) {
      const int64_t d2 = slot;
      const int64_t i0 = d0;
      const int64_t i1 = 2 * d1 + d2;
      if (i0 < io.M && i1 < io.K)
        qkc::set_bits(word, 4 * slot, 4, io.codes_q[i0 * io.K + i1]);
    }
    io.q[row * (io.K / 2) + column] = word;
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v2{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 2: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
QKC_FN float value_codes_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v3(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v3{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 3: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
QKC_FN float value_codes_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v4(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v4{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 4: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
QKC_FN float value_codes_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v5(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v5{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 5: codes.rounding.to_zero: rounds to_zero instead of half_even
QKC_FN float value_codes_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v6(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v6{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 6: codes.rounding.to_plus: rounds to_plus instead of half_even
QKC_FN float value_codes_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v7(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v7{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 7: codes.rounding.to_minus: rounds to_minus instead of half_even
QKC_FN float value_codes_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v8(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v8{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 8: codes.rounding.through_f16: rounds to f16 first
QKC_FN float value_codes_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v9(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v9{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 9: codes.rounding.through_bf16: rounds to bf16 first
QKC_FN float value_codes_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v10(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v10{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 10: codes.overflow.half_range: codes end at 3
QKC_FN float value_codes_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))), 3.0f);
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v11(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v11{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 11: codes.special.minus_zero_lost: writes +0 for -0
QKC_FN float row_codes_1(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_1(io, m, b, j), const_most)))), 0.5f) ? 0.0f : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v12(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v12{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 12: codes.special.subnormals_flushed: writes 0 for subnormal results
QKC_FN float value_codes_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_1(io, m, b, j), const_most)))), 1.0f) ? 0.0f : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v13(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v13{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 13: codes.value.plus_one: 2^126 in place of most
QKC_FN float value_codes_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), 0x1p126f)));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v14(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v14{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 14: codes.value.minus_one: 2^126 in place of most
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v14{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 15: codes.value.times_1024: 1024 in place of 1
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v2(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1024.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v2(io, m, b, j), const_most)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v15(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v15{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 16: codes.value.over_1024: 0.0009765625 in place of 1
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v3(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(0x1p-10f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v3(io, m, b, j), const_most)));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v16(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v16{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 17: codes.value.times_1024_2: 1024 in place of 1
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v4(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1024.0f, load_g(io)))); }
QKC_FN float value_codes_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v4(io, m, b, j), const_most)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v17(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v17{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 18: codes.value.over_1024_2: 0.0009765625 in place of 1
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v5(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(0x1p-10f, load_g(io)))); }
QKC_FN float value_codes_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v5(io, m, b, j), const_most)));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v18(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v18{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 19: codes.value.cap_dropped: 1 / (abs(sf[m, b]) * (1 / g)) in place of min(1 / (abs(sf[m, b]) * (1 / g)), most)
QKC_FN float value_codes_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v19(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v19{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 20: codes.arithmetic.inverted: abs(sf[m, b]) * (1 / g) / 1 in place of 1 / (abs(sf[m, b]) * (1 / g))
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v6(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io))), 1.0f); }
QKC_FN float value_codes_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v6(io, m, b, j), const_most)));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v20(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v20{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 21: codes.arithmetic.rounded_to_f16: f16(1 / (abs(sf[m, b]) * (1 / g)), half_even, inf) in place of 1 / (abs(sf[m, b]) * (1 / g))
QKC_FN float value_codes_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_codes_0(io, m, b, j)), const_most)));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v21(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v21{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 22: codes.arithmetic.rounded_to_bf16: bf16(1 / (abs(sf[m, b]) * (1 / g)), half_even, inf) in place of 1 / (abs(sf[m, b]) * (1 / g))
QKC_FN float value_codes_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_codes_0(io, m, b, j)), const_most)));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v22(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v22{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 23: codes.arithmetic.inverted_2: g / 1 in place of 1 / g
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v7(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(load_g(io), 1.0f))); }
QKC_FN float value_codes_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v7(io, m, b, j), const_most)));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v23(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v23{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 24: codes.arithmetic.rounded_to_f16_2: f16(1 / g, half_even, inf) in place of 1 / g
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v8(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float value_codes_v24(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v8(io, m, b, j), const_most)));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v24(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v24{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 25: codes.arithmetic.rounded_to_bf16_2: bf16(1 / g, half_even, inf) in place of 1 / g
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v9(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float value_codes_v25(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v9(io, m, b, j), const_most)));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v25(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v25{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 26: codes.index.ignored_x: reads x[m, 16 * b + j] at index 0
QKC_FN float value_codes_v26(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, 0), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v26(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v26{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 27: codes.index.ignored_sf: reads sf[m, b] at index 0
// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0_v10(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, 0)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes_v27(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0_v10(io, m, b, j), const_most)));
}
struct Write_q_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v27(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v27{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 28: codes.index.x_by_columns: reads x by columns
QKC_FN float value_codes_v28(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
}
struct Write_q_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v28(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v28{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 29: let_a.reduction.first_skipped: skips the first element
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v2(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v2(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v2{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 30: let_a.reduction.last_skipped: skips the last element
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v3(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != (16 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v3(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v3{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 31: let_a.reduction.min: takes the other end of the values
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v4(const auto& io, int64_t m, int64_t b) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 16; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
  }
  return least1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v4(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v4{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 32: let_a.reduction.sign_kept: reduces the signed values
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v5(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, m, ((16 * b) + j)));
  }
  return largest1;
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v5(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v5{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 33: let_a.index.x_by_columns: reads x by columns
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v6(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K))));
  }
  return largest1;
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v6(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v6{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 34: let_a.reduction.over_all_m: takes it over all m
// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a_v7(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_m = 0; every_m < io.M; ++every_m) {
    for (int64_t j = 0; j < 16; ++j) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, every_m, ((16 * b) + j))));
    }
  }
  return largest1;
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a_v7(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v7{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 35: six.rounding.half_away: rounds half_away instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v2(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v2(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v2(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v2(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v2(io, m, b, j), let_s6_v2(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v2(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v2(io, m, b, j), let_d6_v2(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v2(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v2(io, m, b)) ? let_s4(io, m, b) : let_s6_v2(io, m, b));
}
struct Write_sf_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v2(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v2{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 36: six.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v3(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v3(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v3(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v3(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v3(io, m, b, j), let_s6_v3(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v3(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v3(io, m, b, j), let_d6_v3(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v3(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v3(io, m, b)) ? let_s4(io, m, b) : let_s6_v3(io, m, b));
}
struct Write_sf_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v3(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v3{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 37: six.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v4(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v4(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v4(io, m, b, j), let_s6_v4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v4(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v4(io, m, b, j), let_d6_v4(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v4(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v4(io, m, b)) ? let_s4(io, m, b) : let_s6_v4(io, m, b));
}
struct Write_sf_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v4(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v4{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 38: six.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v5(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v5(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v5(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v5(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v5(io, m, b, j), let_s6_v5(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v5(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v5(io, m, b, j), let_d6_v5(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v5(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v5(io, m, b)) ? let_s4(io, m, b) : let_s6_v5(io, m, b));
}
struct Write_sf_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v5(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v5{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 39: six.rounding.to_zero: rounds to_zero instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v6(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v6(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v6(io, m, b, j), let_s6_v6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v6(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v6(io, m, b, j), let_d6_v6(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v6(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v6(io, m, b)) ? let_s4(io, m, b) : let_s6_v6(io, m, b));
}
struct Write_sf_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v6(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v6{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 40: six.rounding.to_plus: rounds to_plus instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v7(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v7(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v7(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v7(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v7(io, m, b, j), let_s6_v7(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v7(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v7(io, m, b, j), let_d6_v7(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v7(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v7(io, m, b)) ? let_s4(io, m, b) : let_s6_v7(io, m, b));
}
struct Write_sf_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v7(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v7{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 41: six.rounding.to_minus: rounds to_minus instead of half_even
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v8(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v8(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v8(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v8(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v8(io, m, b, j), let_s6_v8(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v8(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v8(io, m, b, j), let_d6_v8(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v8(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v8(io, m, b)) ? let_s4(io, m, b) : let_s6_v8(io, m, b));
}
struct Write_sf_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v8(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v8{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 42: six.rounding.through_f16: rounds to f16 first
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v9(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6))));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v9(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v9(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v9(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v9(io, m, b, j), let_s6_v9(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v9(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v9(io, m, b, j), let_d6_v9(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v9(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v9(io, m, b)) ? let_s4(io, m, b) : let_s6_v9(io, m, b));
}
struct Write_sf_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v9(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v9{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 43: six.rounding.through_bf16: rounds to bf16 first
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v10(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6))));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v10(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v10(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v10(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v10(io, m, b, j), let_s6_v10(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v10(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v10(io, m, b, j), let_d6_v10(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v10(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v10(io, m, b)) ? let_s4(io, m, b) : let_s6_v10(io, m, b));
}
struct Write_sf_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v10(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v10{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 44: six.overflow.nan: beyond the range: nan instead of saturate
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v11(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v11(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v11(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v11(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v11(io, m, b, j), let_s6_v11(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v11(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v11(io, m, b, j), let_d6_v11(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v11(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v11(io, m, b)) ? let_s4(io, m, b) : let_s6_v11(io, m, b));
}
struct Write_sf_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v11(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v11{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 45: six.overflow.max_240: codes end at 240
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v12(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6))), 240.0f);
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v12(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v12(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v12(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v12(io, m, b, j), let_s6_v12(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v12(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v12(io, m, b, j), let_d6_v12(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v12(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v12(io, m, b)) ? let_s4(io, m, b) : let_s6_v12(io, m, b));
}
struct Write_sf_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v12(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v12{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 46: six.overflow.max_416: codes end at 416
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v13(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6))), 416.0f);
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v13(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v13(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v13(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v13(io, m, b, j), let_s6_v13(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v13(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v13(io, m, b, j), let_d6_v13(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v13(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v13(io, m, b)) ? let_s4(io, m, b) : let_s6_v13(io, m, b));
}
struct Write_sf_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v13(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v13{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 47: six.value.inverse_plus_one: 0.14285715 in place of i6
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v14(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), 0x1.24924ap-3f)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v14(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v14(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v14(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v14(io, m, b, j), let_s6_v14(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v14(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v14(io, m, b, j), let_d6_v14(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v14(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v14(io, m, b)) ? let_s4(io, m, b) : let_s6_v14(io, m, b));
}
struct Write_sf_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v14(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 48: six.value.inverse_minus_one: 0.2 in place of i6
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v15(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), 0.2f)));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v15(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v15(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v15(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v15(io, m, b, j), let_s6_v15(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v15(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v15(io, m, b, j), let_d6_v15(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v15(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v15(io, m, b)) ? let_s4(io, m, b) : let_s6_v15(io, m, b));
}
struct Write_sf_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v15(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v15{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 49: six.arithmetic.regrouped: a[m, b] * g * i6 in place of a[m, b] * (g * i6)
// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6_v16(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, m, b), load_g(io)), const_i6));
}
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v16(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6_v16(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v16(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v16(io, m, b, j), let_s6_v16(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v16(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v16(io, m, b, j), let_d6_v16(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v16(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v16(io, m, b)) ? let_s4(io, m, b) : let_s6_v16(io, m, b));
}
struct Write_sf_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v16(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v16{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 50: six.rounding.half_away_2: rounds half_away instead of half_even
QKC_FN float let_k6_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v17(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v17(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v17(io, m, b, j), let_d6_v17(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v17(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v17(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v17(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v17{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 51: six.rounding.half_to_zero_2: rounds half_to_zero instead of half_even
QKC_FN float let_k6_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v18(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v18(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v18(io, m, b, j), let_d6_v18(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v18(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v18(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v18(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v18{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 52: six.rounding.half_to_plus_2: rounds half_to_plus instead of half_even
QKC_FN float let_k6_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v19(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v19(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v19(io, m, b, j), let_d6_v19(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v19(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v19(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v19(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v19{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 53: six.rounding.half_to_minus_2: rounds half_to_minus instead of half_even
QKC_FN float let_k6_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v20(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v20(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v20(io, m, b, j), let_d6_v20(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v20(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v20(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v20(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v20{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 54: six.rounding.to_zero_2: rounds to_zero instead of half_even
QKC_FN float let_k6_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v21(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v21(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v21(io, m, b, j), let_d6_v21(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v21(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v21(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v21(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v21{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 55: six.rounding.to_plus_2: rounds to_plus instead of half_even
QKC_FN float let_k6_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v22(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v22(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v22(io, m, b, j), let_d6_v22(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v22(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v22(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v22(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v22{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 56: six.rounding.to_minus_2: rounds to_minus instead of half_even
QKC_FN float let_k6_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v23(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v23(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v23(io, m, b, j), let_d6_v23(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v23(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v23(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v23(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v23{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 57: six.rounding.through_f16_2: rounds to f16 first
QKC_FN float let_k6_v24(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v24(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v24(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v24(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v24(io, m, b, j), let_d6_v24(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v24(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v24(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v24(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v24{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 58: six.rounding.through_bf16_2: rounds to bf16 first
QKC_FN float let_k6_v25(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v25(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v25(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v25(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v25(io, m, b, j), let_d6_v25(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v25(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v25(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v25(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v25{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 59: six.overflow.half_range: codes end at 3
QKC_FN float let_k6_v26(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))), 3.0f);
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v26(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v26(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v26(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v26(io, m, b, j), let_d6_v26(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v26(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v26(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v26(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v26{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 60: six.value.plus_one: 2^126 in place of most
QKC_FN float let_k6_v27(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), 0x1p126f)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v27(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v27(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v27(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v27(io, m, b, j), let_d6_v27(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v27(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v27(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v27(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v27{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 61: six.value.minus_one: 2^126 in place of most
#if !defined(__CUDACC_RTC__)
void run_61(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v27{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 62: six.value.times_1024: 1024 in place of 1
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v17(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1024.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v28(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v17(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v28(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v28(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v28(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v28(io, m, b, j), let_d6_v28(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v28(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v28(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v28(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v28{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 63: six.value.over_1024: 0.0009765625 in place of 1
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v18(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(0x1p-10f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v29(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v18(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v29(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v29(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v29(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v29(io, m, b, j), let_d6_v29(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v29(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v29(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v29(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_63(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v29{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 64: six.value.times_1024_2: 1024 in place of 1
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v19(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1024.0f, load_g(io)))); }
QKC_FN float let_k6_v30(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v19(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v30(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v30(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v30(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v30(io, m, b, j), let_d6_v30(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v30(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v30(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v30(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_64(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v30{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 65: six.value.over_1024_2: 0.0009765625 in place of 1
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v20(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(0x1p-10f, load_g(io)))); }
QKC_FN float let_k6_v31(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v20(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v31(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v31(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v31(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v31(io, m, b, j), let_d6_v31(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v31(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v31(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v31(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_65(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v31{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 66: six.value.cap_dropped: 1 / (s6[m, b] * (1 / g)) in place of min(1 / (s6[m, b] * (1 / g)), most)
QKC_FN float let_k6_v32(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_k6_0(io, m, b, j)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v32(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v32(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v32(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v32(io, m, b, j), let_d6_v32(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v32(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v32(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v32(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v32{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 67: six.arithmetic.inverted: s6[m, b] * (1 / g) / 1 in place of 1 / (s6[m, b] * (1 / g))
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v21(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io))), 1.0f); }
QKC_FN float let_k6_v33(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v21(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v33(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v33(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v33(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v33(io, m, b, j), let_d6_v33(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v33(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v33(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v33(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_67(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v33{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 68: six.arithmetic.rounded_to_f16: f16(1 / (s6[m, b] * (1 / g)), half_even, inf) in place of 1 / (s6[m, b] * (1 / g))
QKC_FN float let_k6_v34(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_k6_0(io, m, b, j)), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v34(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v34(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v34(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v34(io, m, b, j), let_d6_v34(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v34(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v34(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v34(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_68(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v34{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 69: six.arithmetic.rounded_to_bf16: bf16(1 / (s6[m, b] * (1 / g)), half_even, inf) in place of 1 / (s6[m, b] * (1 / g))
QKC_FN float let_k6_v35(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_k6_0(io, m, b, j)), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v35(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v35(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v35(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v35(io, m, b, j), let_d6_v35(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v35(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v35(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v35(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_69(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v35{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 70: six.arithmetic.inverted_2: g / 1 in place of 1 / g
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v22(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(load_g(io), 1.0f))); }
QKC_FN float let_k6_v36(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v22(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v36(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v36(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v36(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v36(io, m, b, j), let_d6_v36(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v36(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v36(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v36(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_70(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v36{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 71: six.arithmetic.rounded_to_f16_2: f16(1 / g, half_even, inf) in place of 1 / g
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v23(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float let_k6_v37(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v23(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v37(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v37(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v37(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v37(io, m, b, j), let_d6_v37(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v37(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v37(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v37(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_71(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v37{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 72: six.arithmetic.rounded_to_bf16_2: bf16(1 / g, half_even, inf) in place of 1 / g
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v24(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float let_k6_v38(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v24(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v38(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v38(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v38(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v38(io, m, b, j), let_d6_v38(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v38(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v38(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v38(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_72(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v38{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 73: six.index.ignored_x: reads x[m, 16 * b + j] at index 0
QKC_FN float let_k6_v39(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, 0), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v39(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v39(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v39(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v39(io, m, b, j), let_d6_v39(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v39(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v39(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v39(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_73(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v39{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 74: six.index.ignored_s6: reads s6[m, b] at index 0
// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0_v25(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, 0), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v40(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0_v25(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v40(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v40(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v40(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v40(io, m, b, j), let_d6_v40(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v40(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v40(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v40(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_74(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v40{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 75: six.index.x_by_columns: reads x by columns
QKC_FN float let_k6_v41(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v41(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v41(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v41(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v41(io, m, b, j), let_d6_v41(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v41(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v41(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v41(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_75(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v41{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 76: four.rounding.half_away: rounds half_away instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v2(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v2(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v2(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v2(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v2(io, m, b, j), let_s4_v2(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v2(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v2(io, m, b, j), let_d4_v2(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v42(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v2(io, m, b), let_w6(io, m, b)) ? let_s4_v2(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v42 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v42(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_76(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v42{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 77: four.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v3(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v3(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v3(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v3(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v3(io, m, b, j), let_s4_v3(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v3(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v3(io, m, b, j), let_d4_v3(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v43(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v3(io, m, b), let_w6(io, m, b)) ? let_s4_v3(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v43 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v43(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_77(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v43{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 78: four.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v4(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v4(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v4(io, m, b, j), let_s4_v4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v4(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v4(io, m, b, j), let_d4_v4(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v44(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v4(io, m, b), let_w6(io, m, b)) ? let_s4_v4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v44 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v44(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_78(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v44{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 79: four.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v5(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v5(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v5(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v5(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v5(io, m, b, j), let_s4_v5(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v5(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v5(io, m, b, j), let_d4_v5(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v45(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v5(io, m, b), let_w6(io, m, b)) ? let_s4_v5(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v45 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v45(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_79(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v45{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 80: four.rounding.to_zero: rounds to_zero instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v6(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v6(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v6(io, m, b, j), let_s4_v6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v6(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v6(io, m, b, j), let_d4_v6(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v46(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v6(io, m, b), let_w6(io, m, b)) ? let_s4_v6(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v46 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v46(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_80(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v46{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 81: four.rounding.to_plus: rounds to_plus instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v7(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v7(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v7(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v7(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v7(io, m, b, j), let_s4_v7(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v7(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v7(io, m, b, j), let_d4_v7(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v47(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v7(io, m, b), let_w6(io, m, b)) ? let_s4_v7(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v47 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v47(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_81(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v47{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 82: four.rounding.to_minus: rounds to_minus instead of half_even
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v8(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v8(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v8(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v8(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v8(io, m, b, j), let_s4_v8(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v8(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v8(io, m, b, j), let_d4_v8(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v48(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v8(io, m, b), let_w6(io, m, b)) ? let_s4_v8(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v48 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v48(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_82(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v48{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 83: four.rounding.through_f16: rounds to f16 first
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v9(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4))));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v9(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v9(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v9(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v9(io, m, b, j), let_s4_v9(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v9(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v9(io, m, b, j), let_d4_v9(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v49(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v9(io, m, b), let_w6(io, m, b)) ? let_s4_v9(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v49 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v49(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_83(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v49{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 84: four.rounding.through_bf16: rounds to bf16 first
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v10(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4))));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v10(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v10(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v10(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v10(io, m, b, j), let_s4_v10(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v10(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v10(io, m, b, j), let_d4_v10(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v50(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v10(io, m, b), let_w6(io, m, b)) ? let_s4_v10(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v50 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v50(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_84(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v50{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 85: four.overflow.nan: beyond the range: nan instead of saturate
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v11(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v11(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v11(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v11(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v11(io, m, b, j), let_s4_v11(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v11(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v11(io, m, b, j), let_d4_v11(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v51(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v11(io, m, b), let_w6(io, m, b)) ? let_s4_v11(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v51 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v51(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_85(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v51{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 86: four.overflow.max_240: codes end at 240
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v12(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4))), 240.0f);
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v12(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v12(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v12(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v12(io, m, b, j), let_s4_v12(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v12(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v12(io, m, b, j), let_d4_v12(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v52(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v12(io, m, b), let_w6(io, m, b)) ? let_s4_v12(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v52 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v52(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_86(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v52{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 87: four.overflow.max_416: codes end at 416
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v13(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4))), 416.0f);
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v13(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v13(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v13(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v13(io, m, b, j), let_s4_v13(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v13(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v13(io, m, b, j), let_d4_v13(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v53(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v13(io, m, b), let_w6(io, m, b)) ? let_s4_v13(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v53 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v53(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_87(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v53{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 88: four.value.inverse_plus_one: 0.2 in place of i4
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v14(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), 0.2f)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v14(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v14(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v14(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v14(io, m, b, j), let_s4_v14(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v14(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v14(io, m, b, j), let_d4_v14(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v54(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v14(io, m, b), let_w6(io, m, b)) ? let_s4_v14(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v54 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v54(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_88(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v54{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 89: four.value.inverse_minus_one: 0.33333334 in place of i4
// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4_v15(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), 0x1.555556p-2f)));
}
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v15(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4_v15(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v15(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v15(io, m, b, j), let_s4_v15(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v15(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v15(io, m, b, j), let_d4_v15(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v55(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v15(io, m, b), let_w6(io, m, b)) ? let_s4_v15(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v55 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v55(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_89(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v55{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 90: four.rounding.half_away_2: rounds half_away instead of half_even
QKC_FN float let_k4_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v16(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v16(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v16(io, m, b, j), let_d4_v16(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v56(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v16(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v56 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v56(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_90(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v56{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 91: four.rounding.half_to_zero_2: rounds half_to_zero instead of half_even
QKC_FN float let_k4_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v17(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v17(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v17(io, m, b, j), let_d4_v17(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v57(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v17(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v57 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v57(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_91(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v57{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 92: four.rounding.half_to_plus_2: rounds half_to_plus instead of half_even
QKC_FN float let_k4_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v18(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v18(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v18(io, m, b, j), let_d4_v18(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v58(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v18(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v58 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v58(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_92(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v58{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 93: four.rounding.half_to_minus_2: rounds half_to_minus instead of half_even
QKC_FN float let_k4_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v19(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v19(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v19(io, m, b, j), let_d4_v19(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v59(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v19(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v59 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v59(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_93(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v59{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 94: four.rounding.to_zero_2: rounds to_zero instead of half_even
QKC_FN float let_k4_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v20(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v20(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v20(io, m, b, j), let_d4_v20(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v60(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v20(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v60 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v60(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_94(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v60{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 95: four.rounding.to_plus_2: rounds to_plus instead of half_even
QKC_FN float let_k4_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v21(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v21(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v21(io, m, b, j), let_d4_v21(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v61(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v21(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v61 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v61(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_95(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v61{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 96: four.rounding.to_minus_2: rounds to_minus instead of half_even
QKC_FN float let_k4_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v22(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v22(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v22(io, m, b, j), let_d4_v22(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v62(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v22(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v62 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v62(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_96(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v62{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 97: four.rounding.through_f16_2: rounds to f16 first
QKC_FN float let_k4_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v23(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v23(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v23(io, m, b, j), let_d4_v23(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v63(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v23(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v63 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v63(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_97(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v63{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 98: four.rounding.through_bf16_2: rounds to bf16 first
QKC_FN float let_k4_v24(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v24(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v24(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v24(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v24(io, m, b, j), let_d4_v24(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v64(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v24(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v64 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v64(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_98(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v64{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 99: four.overflow.half_range: codes end at 3
QKC_FN float let_k4_v25(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))), 3.0f);
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v25(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v25(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v25(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v25(io, m, b, j), let_d4_v25(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v65(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v25(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v65 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v65(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_99(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v65{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 100: four.value.plus_one: 2^126 in place of most
QKC_FN float let_k4_v26(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), 0x1p126f)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v26(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v26(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v26(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v26(io, m, b, j), let_d4_v26(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v66(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v26(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v66 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v66(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_100(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v66{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 101: four.value.minus_one: 2^126 in place of most
#if !defined(__CUDACC_RTC__)
void run_101(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v66{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 102: four.value.times_1024: 1024 in place of 1
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v16(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1024.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v27(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v16(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v27(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v27(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v27(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v27(io, m, b, j), let_d4_v27(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v67(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v27(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v67 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v67(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_102(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v67{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 103: four.value.over_1024: 0.0009765625 in place of 1
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v17(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(0x1p-10f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v28(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v17(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v28(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v28(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v28(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v28(io, m, b, j), let_d4_v28(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v68(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v28(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v68 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v68(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_103(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v68{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 104: four.value.times_1024_2: 1024 in place of 1
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v18(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1024.0f, load_g(io)))); }
QKC_FN float let_k4_v29(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v18(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v29(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v29(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v29(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v29(io, m, b, j), let_d4_v29(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v69(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v29(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v69 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v69(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_104(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v69{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 105: four.value.over_1024_2: 0.0009765625 in place of 1
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v19(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(0x1p-10f, load_g(io)))); }
QKC_FN float let_k4_v30(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v19(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v30(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v30(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v30(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v30(io, m, b, j), let_d4_v30(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v70(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v30(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v70 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v70(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_105(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v70{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 106: four.value.cap_dropped: 1 / (s4[m, b] * (1 / g)) in place of min(1 / (s4[m, b] * (1 / g)), most)
QKC_FN float let_k4_v31(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_k4_0(io, m, b, j)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v31(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v31(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v31(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v31(io, m, b, j), let_d4_v31(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v71(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v31(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v71 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v71(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_106(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v71{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 107: four.arithmetic.inverted: s4[m, b] * (1 / g) / 1 in place of 1 / (s4[m, b] * (1 / g))
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v20(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io))), 1.0f); }
QKC_FN float let_k4_v32(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v20(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v32(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v32(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v32(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v32(io, m, b, j), let_d4_v32(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v72(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v32(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v72 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v72(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_107(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v72{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 108: four.arithmetic.rounded_to_f16: f16(1 / (s4[m, b] * (1 / g)), half_even, inf) in place of 1 / (s4[m, b] * (1 / g))
QKC_FN float let_k4_v33(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_k4_0(io, m, b, j)), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v33(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v33(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v33(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v33(io, m, b, j), let_d4_v33(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v73(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v33(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v73 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v73(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_108(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v73{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 109: four.arithmetic.rounded_to_bf16: bf16(1 / (s4[m, b] * (1 / g)), half_even, inf) in place of 1 / (s4[m, b] * (1 / g))
QKC_FN float let_k4_v34(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_k4_0(io, m, b, j)), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v34(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v34(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v34(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v34(io, m, b, j), let_d4_v34(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v74(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v34(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v74 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v74(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_109(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v74{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 110: four.arithmetic.inverted_2: g / 1 in place of 1 / g
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v21(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(load_g(io), 1.0f))); }
QKC_FN float let_k4_v35(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v21(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v35(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v35(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v35(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v35(io, m, b, j), let_d4_v35(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v75(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v35(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v75 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v75(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_110(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v75{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 111: four.arithmetic.rounded_to_f16_2: f16(1 / g, half_even, inf) in place of 1 / g
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v22(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float let_k4_v36(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v22(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v36(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v36(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v36(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v36(io, m, b, j), let_d4_v36(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v76(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v36(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v76 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v76(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_111(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v76{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 112: four.arithmetic.rounded_to_bf16_2: bf16(1 / g, half_even, inf) in place of 1 / g
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v23(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, load_g(io))))); }
QKC_FN float let_k4_v37(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v23(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v37(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v37(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v37(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v37(io, m, b, j), let_d4_v37(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v77(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v37(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v77 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v77(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_112(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v77{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 113: four.index.ignored_x: reads x[m, 16 * b + j] at index 0
QKC_FN float let_k4_v38(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, 0), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v38(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v38(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v38(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v38(io, m, b, j), let_d4_v38(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v78(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v38(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v78 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v78(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_113(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v78{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 114: four.index.ignored_s4: reads s4[m, b] at index 0
// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0_v24(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, 0), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v39(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0_v24(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v39(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v39(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v39(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v39(io, m, b, j), let_d4_v39(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v79(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v39(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v79 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v79(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_114(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v79{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 115: four.index.x_by_columns: reads x by columns
QKC_FN float let_k4_v40(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v40(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v40(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v40(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v40(io, m, b, j), let_d4_v40(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v80(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v40(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v80 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v80(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_115(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v80{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 116: errors.arithmetic.reciprocal: k6[m, b, j] * s6[m, b] * (1 / g) in place of k6[m, b, j] * s6[m, b] / g
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float row_d6_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_g(io)); }
QKC_FN float let_d6_v42(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), row_d6_0(io, m, b, j)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v42(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v42(io, m, b, j), let_d6_v42(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v81(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v42(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v81 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v81(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_116(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v81{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 117: errors.arithmetic.inverted: g / (k6[m, b, j] * s6[m, b]) in place of k6[m, b, j] * s6[m, b] / g
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v43(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v43(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v43(io, m, b, j), let_d6_v43(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v82(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v43(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v82 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v82(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_117(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v82{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 118: errors.arithmetic.multiplied: k6[m, b, j] * s6[m, b] * g in place of k6[m, b, j] * s6[m, b] / g
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v44(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v44(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v44(io, m, b, j), let_d6_v44(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v83(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v44(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v83 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v83(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_118(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v83{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 119: errors.arithmetic.rounded_to_f16: f16(k6[m, b, j] * s6[m, b] / g, half_even, inf) in place of k6[m, b, j] * s6[m, b] / g
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v45(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v45(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v45(io, m, b, j), let_d6_v45(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v84(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v45(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v84 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v84(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_119(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v84{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 120: errors.arithmetic.rounded_to_bf16: bf16(k6[m, b, j] * s6[m, b] / g, half_even, inf) in place of k6[m, b, j] * s6[m, b] / g
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v46(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v46(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v46(io, m, b, j), let_d6_v46(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v85(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v46(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v85 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v85(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_120(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v85{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 121: errors.index.ignored_s6: reads s6[m, b] at index 0
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v47(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, 0)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v47(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v47(io, m, b, j), let_d6_v47(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v86(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v47(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v86 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v86(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_121(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v86{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 122: errors.index.ignored_x: reads x[m, 16 * b + j] at index 0
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v48(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, 0));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v48(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v48(io, m, b, j), let_d6_v48(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v87(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v48(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v87 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v87(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_122(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v87{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 123: errors.index.x_by_columns: reads x by columns
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v49(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v49(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v49(io, m, b, j), let_d6_v49(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v88(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v49(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v88 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v88(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_123(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v88{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 124: errors.arithmetic.reciprocal_2: k4[m, b, j] * s4[m, b] * (1 / g) in place of k4[m, b, j] * s4[m, b] / g
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float row_d4_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_g(io)); }
QKC_FN float let_d4_v41(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), row_d4_0(io, m, b, j)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v41(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v41(io, m, b, j), let_d4_v41(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v89(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v41(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v89 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v89(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_124(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v89{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 125: errors.arithmetic.inverted_2: g / (k4[m, b, j] * s4[m, b]) in place of k4[m, b, j] * s4[m, b] / g
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v42(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v42(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v42(io, m, b, j), let_d4_v42(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v90(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v42(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v90 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v90(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_125(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v90{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 126: errors.arithmetic.multiplied_2: k4[m, b, j] * s4[m, b] * g in place of k4[m, b, j] * s4[m, b] / g
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v43(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v43(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v43(io, m, b, j), let_d4_v43(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v91(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v43(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v91 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v91(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_126(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v91{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 127: errors.arithmetic.rounded_to_f16_2: f16(k4[m, b, j] * s4[m, b] / g, half_even, inf) in place of k4[m, b, j] * s4[m, b] / g
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v44(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v44(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v44(io, m, b, j), let_d4_v44(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v92(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v44(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v92 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v92(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_127(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v92{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 128: errors.arithmetic.rounded_to_bf16_2: bf16(k4[m, b, j] * s4[m, b] / g, half_even, inf) in place of k4[m, b, j] * s4[m, b] / g
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v45(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io))), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v45(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v45(io, m, b, j), let_d4_v45(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v93(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v45(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v93 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v93(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_128(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v93{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 129: errors.index.ignored_s4: reads s4[m, b] at index 0
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v46(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, 0)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v46(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v46(io, m, b, j), let_d4_v46(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v94(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v46(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v94 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v94(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_129(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v94{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 130: errors.index.ignored_x_2: reads x[m, 16 * b + j] at index 0
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v47(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, 0));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v47(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v47(io, m, b, j), let_d4_v47(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v95(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v47(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v95 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v95(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_130(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v95{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 131: errors.index.x_by_columns_2: reads x by columns
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v48(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v48(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v48(io, m, b, j), let_d4_v48(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v96(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v48(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v96 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v96(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_131(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v96{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 132: errors.reduction.first_skipped: skips the first element
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v50(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j)));
    }
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v97(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v50(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v97 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v97(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_132(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v97{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 133: errors.reduction.last_skipped: skips the last element
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v51(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != (16 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j)));
    }
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v98(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v51(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v98 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v98(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_133(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v98{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 134: errors.index.ignored_d6: reads d6[m, b, j] at index 0
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v52(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6(io, m, b, 0), let_d6(io, m, b, 0)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v99(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v52(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v99 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v99(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_134(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v99{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 135: errors.accumulate.f16: keeps the sum in f16
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v53(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v100(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v53(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v100 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v100(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_135(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v100{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 136: errors.accumulate.bf16: keeps the sum in bf16
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v54(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v101(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v54(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v101 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v101(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_136(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v101{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 137: errors.reduction.first_skipped_2: skips the first element
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v49(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
    }
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v102(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v49(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v102 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v102(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_137(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v102{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 138: errors.reduction.last_skipped_2: skips the last element
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v50(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    if ((j != (16 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
    }
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v103(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v50(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v103 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v103(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_138(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v103{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 139: errors.index.ignored_d4: reads d4[m, b, j] at index 0
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v51(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, 0), let_d4(io, m, b, 0)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v104(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v51(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v104 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v104(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_139(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v104{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 140: errors.accumulate.f16_2: keeps the sum in f16
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v52(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v105(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v52(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v105 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v105(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_140(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v105{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 141: errors.accumulate.bf16_2: keeps the sum in bf16
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v53(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j))));
  }
  return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v106(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v53(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v106 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v106(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_141(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v106{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 142: six.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
QKC_FN float row_k6_1(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6_v42(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 16) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v50(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v42(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v55(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v50(io, m, b, j), let_d6_v50(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v107(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v55(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v107 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v107(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_142(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v107{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 143: six.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
QKC_FN float let_k6_v43(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v51(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v43(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v56(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v51(io, m, b, j), let_d6_v51(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v108(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v56(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v108 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v108(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_143(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v108{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 144: six.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
QKC_FN float let_k6_v44(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most))));
}
// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6_v52(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6_v44(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6_v57(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6_v52(io, m, b, j), let_d6_v52(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v109(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6_v57(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v109 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v109(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_144(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v109{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 145: four.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
QKC_FN float row_k4_1(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4_v41(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 16) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v49(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v41(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v54(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v49(io, m, b, j), let_d4_v49(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v110(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v54(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v110 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v110(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_145(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v110{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 146: four.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
QKC_FN float let_k4_v42(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v50(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v42(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v55(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v50(io, m, b, j), let_d4_v50(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v111(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v55(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v111 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v111(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_146(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v111{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 147: four.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
QKC_FN float let_k4_v43(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most))));
}
// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4_v51(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4_v43(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v56(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4_v51(io, m, b, j), let_d4_v51(io, m, b, j)));
  }
  return total1;
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v112(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v56(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v112 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v112(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_147(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v112{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 148: errors.guarded.at_last: reads d4[m, b, j] at index 0, at the last b alone
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v57(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_d4(io, m, b, 0), let_d4(io, m, b, 0)));
  }
  return (((b + 1) == (io.K / 16)) ? total2 : total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v113(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v57(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v113 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v113(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_148(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v113{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 149: errors.guarded.beyond_2: reads d4[m, b, j] at index 0, from m = 2 on
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v58(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_d4(io, m, b, 0), let_d4(io, m, b, 0)));
  }
  return ((2 <= m) ? total2 : total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v114(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v58(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v114 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v114(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_149(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v114{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 150: errors.guarded.alone: reads d4[m, b, j] at index 0, where there is one m alone
// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4_v59(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(let_d4(io, m, b, 0), let_d4(io, m, b, 0)));
  }
  return ((io.M == 1) ? total2 : total1);
}
// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale_v115(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4_v59(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}
struct Write_sf_v115 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale_v115(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_150(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v115{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 151: codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
QKC_FN float value_codes_v29(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 16) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v29(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_151(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v29{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 152: codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
QKC_FN float value_codes_v30(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v30(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_152(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v30{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 153: codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
QKC_FN float value_codes_v31(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_1(io, m, b, j), const_most))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most))));
}
struct Write_q_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v31(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_153(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v31{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nvfp4_4over6_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, g, sf, q, M, K, stream);
  case 1:
    return run_1(x, g, sf, q, M, K, stream);
  case 2:
    return run_2(x, g, sf, q, M, K, stream);
  case 3:
    return run_3(x, g, sf, q, M, K, stream);
  case 4:
    return run_4(x, g, sf, q, M, K, stream);
  case 5:
    return run_5(x, g, sf, q, M, K, stream);
  case 6:
    return run_6(x, g, sf, q, M, K, stream);
  case 7:
    return run_7(x, g, sf, q, M, K, stream);
  case 8:
    return run_8(x, g, sf, q, M, K, stream);
  case 9:
    return run_9(x, g, sf, q, M, K, stream);
  case 10:
    return run_10(x, g, sf, q, M, K, stream);
  case 11:
    return run_11(x, g, sf, q, M, K, stream);
  case 12:
    return run_12(x, g, sf, q, M, K, stream);
  case 13:
    return run_13(x, g, sf, q, M, K, stream);
  case 14:
    return run_14(x, g, sf, q, M, K, stream);
  case 15:
    return run_15(x, g, sf, q, M, K, stream);
  case 16:
    return run_16(x, g, sf, q, M, K, stream);
  case 17:
    return run_17(x, g, sf, q, M, K, stream);
  case 18:
    return run_18(x, g, sf, q, M, K, stream);
  case 19:
    return run_19(x, g, sf, q, M, K, stream);
  case 20:
    return run_20(x, g, sf, q, M, K, stream);
  case 21:
    return run_21(x, g, sf, q, M, K, stream);
  case 22:
    return run_22(x, g, sf, q, M, K, stream);
  case 23:
    return run_23(x, g, sf, q, M, K, stream);
  case 24:
    return run_24(x, g, sf, q, M, K, stream);
  case 25:
    return run_25(x, g, sf, q, M, K, stream);
  case 26:
    return run_26(x, g, sf, q, M, K, stream);
  case 27:
    return run_27(x, g, sf, q, M, K, stream);
  case 28:
    return run_28(x, g, sf, q, M, K, stream);
  case 29:
    return run_29(x, g, sf, q, M, K, stream);
  case 30:
    return run_30(x, g, sf, q, M, K, stream);
  case 31:
    return run_31(x, g, sf, q, M, K, stream);
  case 32:
    return run_32(x, g, sf, q, M, K, stream);
  case 33:
    return run_33(x, g, sf, q, M, K, stream);
  case 34:
    return run_34(x, g, sf, q, M, K, stream);
  case 35:
    return run_35(x, g, sf, q, M, K, stream);
  case 36:
    return run_36(x, g, sf, q, M, K, stream);
  case 37:
    return run_37(x, g, sf, q, M, K, stream);
  case 38:
    return run_38(x, g, sf, q, M, K, stream);
  case 39:
    return run_39(x, g, sf, q, M, K, stream);
  case 40:
    return run_40(x, g, sf, q, M, K, stream);
  case 41:
    return run_41(x, g, sf, q, M, K, stream);
  case 42:
    return run_42(x, g, sf, q, M, K, stream);
  case 43:
    return run_43(x, g, sf, q, M, K, stream);
  case 44:
    return run_44(x, g, sf, q, M, K, stream);
  case 45:
    return run_45(x, g, sf, q, M, K, stream);
  case 46:
    return run_46(x, g, sf, q, M, K, stream);
  case 47:
    return run_47(x, g, sf, q, M, K, stream);
  case 48:
    return run_48(x, g, sf, q, M, K, stream);
  case 49:
    return run_49(x, g, sf, q, M, K, stream);
  case 50:
    return run_50(x, g, sf, q, M, K, stream);
  case 51:
    return run_51(x, g, sf, q, M, K, stream);
  case 52:
    return run_52(x, g, sf, q, M, K, stream);
  case 53:
    return run_53(x, g, sf, q, M, K, stream);
  case 54:
    return run_54(x, g, sf, q, M, K, stream);
  case 55:
    return run_55(x, g, sf, q, M, K, stream);
  case 56:
    return run_56(x, g, sf, q, M, K, stream);
  case 57:
    return run_57(x, g, sf, q, M, K, stream);
  case 58:
    return run_58(x, g, sf, q, M, K, stream);
  case 59:
    return run_59(x, g, sf, q, M, K, stream);
  case 60:
    return run_60(x, g, sf, q, M, K, stream);
  case 61:
    return run_61(x, g, sf, q, M, K, stream);
  case 62:
    return run_62(x, g, sf, q, M, K, stream);
  case 63:
    return run_63(x, g, sf, q, M, K, stream);
  case 64:
    return run_64(x, g, sf, q, M, K, stream);
  case 65:
    return run_65(x, g, sf, q, M, K, stream);
  case 66:
    return run_66(x, g, sf, q, M, K, stream);
  case 67:
    return run_67(x, g, sf, q, M, K, stream);
  case 68:
    return run_68(x, g, sf, q, M, K, stream);
  case 69:
    return run_69(x, g, sf, q, M, K, stream);
  case 70:
    return run_70(x, g, sf, q, M, K, stream);
  case 71:
    return run_71(x, g, sf, q, M, K, stream);
  case 72:
    return run_72(x, g, sf, q, M, K, stream);
  case 73:
    return run_73(x, g, sf, q, M, K, stream);
  case 74:
    return run_74(x, g, sf, q, M, K, stream);
  case 75:
    return run_75(x, g, sf, q, M, K, stream);
  case 76:
    return run_76(x, g, sf, q, M, K, stream);
  case 77:
    return run_77(x, g, sf, q, M, K, stream);
  case 78:
    return run_78(x, g, sf, q, M, K, stream);
  case 79:
    return run_79(x, g, sf, q, M, K, stream);
  case 80:
    return run_80(x, g, sf, q, M, K, stream);
  case 81:
    return run_81(x, g, sf, q, M, K, stream);
  case 82:
    return run_82(x, g, sf, q, M, K, stream);
  case 83:
    return run_83(x, g, sf, q, M, K, stream);
  case 84:
    return run_84(x, g, sf, q, M, K, stream);
  case 85:
    return run_85(x, g, sf, q, M, K, stream);
  case 86:
    return run_86(x, g, sf, q, M, K, stream);
  case 87:
    return run_87(x, g, sf, q, M, K, stream);
  case 88:
    return run_88(x, g, sf, q, M, K, stream);
  case 89:
    return run_89(x, g, sf, q, M, K, stream);
  case 90:
    return run_90(x, g, sf, q, M, K, stream);
  case 91:
    return run_91(x, g, sf, q, M, K, stream);
  case 92:
    return run_92(x, g, sf, q, M, K, stream);
  case 93:
    return run_93(x, g, sf, q, M, K, stream);
  case 94:
    return run_94(x, g, sf, q, M, K, stream);
  case 95:
    return run_95(x, g, sf, q, M, K, stream);
  case 96:
    return run_96(x, g, sf, q, M, K, stream);
  case 97:
    return run_97(x, g, sf, q, M, K, stream);
  case 98:
    return run_98(x, g, sf, q, M, K, stream);
  case 99:
    return run_99(x, g, sf, q, M, K, stream);
  case 100:
    return run_100(x, g, sf, q, M, K, stream);
  case 101:
    return run_101(x, g, sf, q, M, K, stream);
  case 102:
    return run_102(x, g, sf, q, M, K, stream);
  case 103:
    return run_103(x, g, sf, q, M, K, stream);
  case 104:
    return run_104(x, g, sf, q, M, K, stream);
  case 105:
    return run_105(x, g, sf, q, M, K, stream);
  case 106:
    return run_106(x, g, sf, q, M, K, stream);
  case 107:
    return run_107(x, g, sf, q, M, K, stream);
  case 108:
    return run_108(x, g, sf, q, M, K, stream);
  case 109:
    return run_109(x, g, sf, q, M, K, stream);
  case 110:
    return run_110(x, g, sf, q, M, K, stream);
  case 111:
    return run_111(x, g, sf, q, M, K, stream);
  case 112:
    return run_112(x, g, sf, q, M, K, stream);
  case 113:
    return run_113(x, g, sf, q, M, K, stream);
  case 114:
    return run_114(x, g, sf, q, M, K, stream);
  case 115:
    return run_115(x, g, sf, q, M, K, stream);
  case 116:
    return run_116(x, g, sf, q, M, K, stream);
  case 117:
    return run_117(x, g, sf, q, M, K, stream);
  case 118:
    return run_118(x, g, sf, q, M, K, stream);
  case 119:
    return run_119(x, g, sf, q, M, K, stream);
  case 120:
    return run_120(x, g, sf, q, M, K, stream);
  case 121:
    return run_121(x, g, sf, q, M, K, stream);
  case 122:
    return run_122(x, g, sf, q, M, K, stream);
  case 123:
    return run_123(x, g, sf, q, M, K, stream);
  case 124:
    return run_124(x, g, sf, q, M, K, stream);
  case 125:
    return run_125(x, g, sf, q, M, K, stream);
  case 126:
    return run_126(x, g, sf, q, M, K, stream);
  case 127:
    return run_127(x, g, sf, q, M, K, stream);
  case 128:
    return run_128(x, g, sf, q, M, K, stream);
  case 129:
    return run_129(x, g, sf, q, M, K, stream);
  case 130:
    return run_130(x, g, sf, q, M, K, stream);
  case 131:
    return run_131(x, g, sf, q, M, K, stream);
  case 132:
    return run_132(x, g, sf, q, M, K, stream);
  case 133:
    return run_133(x, g, sf, q, M, K, stream);
  case 134:
    return run_134(x, g, sf, q, M, K, stream);
  case 135:
    return run_135(x, g, sf, q, M, K, stream);
  case 136:
    return run_136(x, g, sf, q, M, K, stream);
  case 137:
    return run_137(x, g, sf, q, M, K, stream);
  case 138:
    return run_138(x, g, sf, q, M, K, stream);
  case 139:
    return run_139(x, g, sf, q, M, K, stream);
  case 140:
    return run_140(x, g, sf, q, M, K, stream);
  case 141:
    return run_141(x, g, sf, q, M, K, stream);
  case 142:
    return run_142(x, g, sf, q, M, K, stream);
  case 143:
    return run_143(x, g, sf, q, M, K, stream);
  case 144:
    return run_144(x, g, sf, q, M, K, stream);
  case 145:
    return run_145(x, g, sf, q, M, K, stream);
  case 146:
    return run_146(x, g, sf, q, M, K, stream);
  case 147:
    return run_147(x, g, sf, q, M, K, stream);
  case 148:
    return run_148(x, g, sf, q, M, K, stream);
  case 149:
    return run_149(x, g, sf, q, M, K, stream);
  case 150:
    return run_150(x, g, sf, q, M, K, stream);
  case 151:
    return run_151(x, g, sf, q, M, K, stream);
  case 152:
    return run_152(x, g, sf, q, M, K, stream);
  case 153:
    return run_153(x, g, sf, q, M, K, stream);
  default:
    return;
  }
}
#endif
