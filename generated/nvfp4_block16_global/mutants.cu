// Made by qkc from the contract nvfp4_block16_global (hash 66d03f9f0ae93775). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "nvfp4_block16_global.h"
#include "qkc/layout.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: scale.rounding.half_away: rounds half_away instead of half_even
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint32_t* g; // in: f32[]
  uint8_t* sf; // out: e4m3[M, K / 16]
  uint8_t* q; // out: e2m1[M, K] stored nibbles in u8[M, K / 2]
  uint8_t* codes_q; // before they are packed
  float* kept_a;
};
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
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
}
// clause underflow: q[m, 16*b + j] = 0 when sf[m, b] == 0
QKC_FN bool when_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::eq<qkc::f32>(load_sf(io, m, b), 0.0f);
}
QKC_FN float value_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return 0.0f;
}
// clause codes: q[m, 16*b + j] within e2m1(x[m, 16*b + j] * rcp(sf[m, b] * rcp(g)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed otherwise mask 1% on normal
QKC_FN float row_codes_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(qkc::mul<qkc::f32>(load_sf(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))); }
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
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
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
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

// 1: scale.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v2(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v2{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 2: scale.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v3(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v3{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 3: scale.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v4{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 4: scale.rounding.to_zero: rounds to_zero instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v5(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v5{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 5: scale.rounding.to_plus: rounds to_plus instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v6{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 6: scale.rounding.to_minus: rounds to_minus instead of half_even
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v7(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v7{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 7: scale.rounding.through_f16: rounds to f16 first
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v8(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v8{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 8: scale.rounding.through_bf16: rounds to bf16 first
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v9(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v9{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 9: scale.overflow.nan: beyond the range: nan instead of saturate
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v10(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v10{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 10: scale.overflow.max_240: codes end at 240
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v11(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))), 240.0f);
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v11{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 11: scale.overflow.max_416: codes end at 416
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v12(const auto& io, int64_t m, int64_t b) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))), 416.0f);
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v12{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 12: scale.special.subnormals_flushed: writes 0 for subnormal results
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v13(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v13{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 13: underflow.guard.dropped: without the case sf[m, b] == 0
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v14(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
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
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v2{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 14: underflow.value.constant_one: writes 1 where sf[m, b] == 0
QKC_FN float value_underflow_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return 1.0f;
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v2(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
  }
};
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v3{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 15: underflow.value.constant_minus_one: writes -1 where sf[m, b] == 0
QKC_FN float value_underflow_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return -1.0f;
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v3(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v4{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 16: underflow.value.constant_smallest: writes 0.5 where sf[m, b] == 0
QKC_FN float value_underflow_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return 0.5f;
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v4(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v5{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 17: underflow.layout.q_reversed_o: the digit o of q counts down
struct Pack_q_v2 {
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q_v2{io});
}
#endif

// 18: codes.rounding.half_away: rounds half_away instead of half_even
QKC_FN float value_codes_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v2(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v6{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 19: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
QKC_FN float value_codes_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v3(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v7{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 20: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
QKC_FN float value_codes_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v4(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v8{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 21: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
QKC_FN float value_codes_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v5(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v9{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 22: codes.rounding.to_zero: rounds to_zero instead of half_even
QKC_FN float value_codes_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v6(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v10{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 23: codes.rounding.to_plus: rounds to_plus instead of half_even
QKC_FN float value_codes_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v7(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v11{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 24: codes.rounding.to_minus: rounds to_minus instead of half_even
QKC_FN float value_codes_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v8(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v12{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 25: codes.rounding.through_f16: rounds to f16 first
QKC_FN float value_codes_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v9(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v13{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 26: codes.rounding.through_bf16: rounds to bf16 first
QKC_FN float value_codes_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v10(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v14{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 27: codes.overflow.half_range: codes end at 3
QKC_FN float value_codes_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))), 3.0f);
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v11(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v15{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 28: codes.special.subnormals_flushed: writes 0 for subnormal results
QKC_FN float row_codes_1(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(qkc::mul<qkc::f32>(load_sf(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))); }
QKC_FN float value_codes_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e2m1>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_1(io, m, b, j)))), 1.0f) ? 0.0f : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v12(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v16{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 29: codes.index.ignored_x: reads x[m, 16 * b + j] at index 0
QKC_FN float value_codes_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, 0), row_codes_0(io, m, b, j)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v13(io, m, b, j));
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v17{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 30: codes.index.ignored_sf: reads sf[m, b] at index 0
// clause codes: q[m, 16*b + j] within e2m1(x[m, 16*b + j] * rcp(sf[m, b] * rcp(g)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed otherwise mask 1% on normal
QKC_FN float row_codes_0_v2(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(qkc::mul<qkc::f32>(load_sf(io, m, 0), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))); }
QKC_FN float value_codes_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0_v2(io, m, b, j)));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v14(io, m, b, j));
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v18{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 31: codes.coupling.unrounded: reads its own sf[m, b] (unrounded) instead of the returned one
// clause codes: q[m, 16*b + j] within e2m1(x[m, 16*b + j] * rcp(sf[m, b] * rcp(g)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed otherwise mask 1% on normal
QKC_FN float row_codes_0_v3(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(qkc::mul<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))); }
QKC_FN float value_codes_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0_v3(io, m, b, j)));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v15(io, m, b, j));
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v19{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 32: codes.index.x_by_columns: reads x by columns
QKC_FN float value_codes_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, (((io.M * ((16 * b) + j)) + m) / io.K), (((io.M * ((16 * b) + j)) + m) % io.K)), row_codes_0(io, m, b, j)));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v16(io, m, b, j));
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v20{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 33: let_a.reduction.first_skipped: skips the first element
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v2{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 34: let_a.reduction.last_skipped: skips the last element
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v3{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 35: let_a.reduction.min: takes the other end of the values
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v4{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 36: let_a.reduction.sign_kept: reduces the signed values
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v5{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 37: let_a.index.x_by_columns: reads x by columns
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v6{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 38: let_a.reduction.over_all_m: takes it over all m
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
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a_v7{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 39: scale.guarded.at_last: rounds to_zero instead of half_even, at the last b alone
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v15(const auto& io, int64_t m, int64_t b) {
  return (((b + 1) == (io.K / 16)) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v15{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 40: scale.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v16(const auto& io, int64_t m, int64_t b) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v16{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 41: scale.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale_v17(const auto& io, int64_t m, int64_t b) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0))))));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v17{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 42: underflow.guarded.at_last: writes 1 where sf[m, b] == 0, at the last j alone
QKC_FN float value_underflow_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 16) ? 1.0f : 0.0f);
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v5(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v21{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 43: underflow.guarded.beyond_2: writes 1 where sf[m, b] == 0, from m = 2 on
QKC_FN float value_underflow_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? 1.0f : 0.0f);
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v6(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v22{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 44: underflow.guarded.alone: writes 1 where sf[m, b] == 0, where there is one m alone
QKC_FN float value_underflow_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? 1.0f : 0.0f);
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow_v7(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v23{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 45: codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
QKC_FN float value_codes_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 16) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_1(io, m, b, j))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v17(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v24{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 46: codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
QKC_FN float value_codes_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_1(io, m, b, j))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v18(io, m, b, j));
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
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf_v14{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v25{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

// 47: codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
QKC_FN float value_codes_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e2m1, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_1(io, m, b, j))) : qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j))));
}
struct Write_q_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes_v19(io, m, b, j));
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
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q_v26{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nvfp4_block16_global_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
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
  default:
    return;
  }
}
#endif
