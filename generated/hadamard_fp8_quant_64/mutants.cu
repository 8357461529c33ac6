// Made by qkc from the contract hadamard_fp8_quant_64 (hash 531869b75460ea8c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "hadamard_fp8_quant_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: stored.value.one_step_up: one step above the right value
// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  const uint16_t* x; // in: bf16[Z, N, 64]
  uint32_t* s; // out: f32[Z]
  uint8_t* q; // out: e4m3[Z, N, 64]
  float* kept_v;
  float* kept_a;
};
// const root: f32 = 1 / sqrt(D)
[[maybe_unused]] constexpr float const_root = 0.125f;
// const eps: f32 = 1e-12
[[maybe_unused]] constexpr float const_eps = 0x1.197998p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::bf16>(io.x[(i0 * io.N + i1) * 64 + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return qkc::mul<qkc::f32>(const_root, total1);
}
QKC_FN float load_v(const Tensors& io, int64_t z, int64_t n, int64_t i) { return io.kept_v[((z) * io.N + n) * 64 + i]; }
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t z) { return io.kept_a[z]; }
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored(const auto& io, int64_t z) {
  return qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f);
}
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Compute_v {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v(io, z, n, i);
  }
};
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a(io, z);
  }
};
struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored(io, z));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 1: codes.rounding.half_away: rounds half_away instead of half_even
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v2(const auto& io, int64_t z) {
  return let_c(io, z);
}
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v2(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_s_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v2(io, z));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v2{io});
}
#endif

// 2: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v3(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v3{io});
}
#endif

// 3: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v4(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v4{io});
}
#endif

// 4: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v5(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v5{io});
}
#endif

// 5: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v6(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v6{io});
}
#endif

// 6: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v7(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v7{io});
}
#endif

// 7: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v8(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v8{io});
}
#endif

// 8: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v9(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v9{io});
}
#endif

// 9: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v10(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v10{io});
}
#endif

// 10: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v11(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v11{io});
}
#endif

// 11: codes.overflow.max_240: codes end at 240
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v12(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))), 240.0f);
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v12{io});
}
#endif

// 12: codes.overflow.max_416: codes end at 416
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v13(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))), 416.0f);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v13{io});
}
#endif

// 13: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v14(const auto& io, int64_t z, int64_t n, int64_t i) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v14{io});
}
#endif

// 14: codes.arithmetic.inverted: s[z] / v[z, n, i] in place of v[z, n, i] / s[z]
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v15(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, z), load_v(io, z, n, i)));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v15{io});
}
#endif

// 15: codes.arithmetic.multiplied: v[z, n, i] * s[z] in place of v[z, n, i] / s[z]
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v16(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v16{io});
}
#endif

// 16: codes.arithmetic.rounded_to_f16: f16(v[z, n, i] / s[z], half_even, inf) in place of v[z, n, i] / s[z]
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v9{io});
}
#endif

// 17: codes.arithmetic.rounded_to_bf16: bf16(v[z, n, i] / s[z], half_even, inf) in place of v[z, n, i] / s[z]
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v10{io});
}
#endif

// 18: codes.index.ignored_s: reads s[z] at index 0
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v17(const auto& io, int64_t z, int64_t n, int64_t i) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, 0)));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v17(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v17{io});
}
#endif

// 19: transform.value.inverse_plus_one: 0.11111111 in place of root
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v2(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return qkc::mul<qkc::f32>(0x1.c71c72p-4f, total1);
}
struct Compute_v_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v2(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v2{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 20: transform.value.inverse_minus_one: 0.14285715 in place of root
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v3(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return qkc::mul<qkc::f32>(0x1.24924ap-3f, total1);
}
struct Compute_v_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v3(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v3{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 21: transform.reduction.first_skipped: skips the first element
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v4(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
    }
  }
  return qkc::mul<qkc::f32>(const_root, total1);
}
struct Compute_v_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v4(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v4{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 22: transform.reduction.last_skipped: skips the last element
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v5(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    if ((j != (64 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
    }
  }
  return qkc::mul<qkc::f32>(const_root, total1);
}
struct Compute_v_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v5(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v5{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 23: transform.accumulate.f16: keeps the sum in f16
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v6(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f16>(total1, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j))));
  }
  return qkc::mul<qkc::f32>(const_root, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1));
}
struct Compute_v_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v6(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v6{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 24: transform.accumulate.bf16: keeps the sum in bf16
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v7(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::bf16>(total1, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j))));
  }
  return qkc::mul<qkc::f32>(const_root, qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(total1));
}
struct Compute_v_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v7(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v7{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 25: amax.reduction.first_skipped: skips the first element
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v2(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      if ((i != 0)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v2(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v2{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 26: amax.reduction.last_skipped: skips the last element
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v3(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      if ((i != (64 - 1))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v3(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v3{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 27: amax.reduction.min: takes the other end of the values
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v4(const auto& io, int64_t z) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  return least1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v4(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v4{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 28: amax.reduction.sign_kept: reduces the signed values
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v5(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, load_v(io, z, n, i));
    }
  }
  return largest1;
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v5(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v5{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 29: amax.index.ignored_v: reads v[z, n, i] at index 0
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v6(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return largest1;
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v6(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v6{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 30: amax.reduction.over_all_z: takes it over all z
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v7(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_z = 0; every_z < io.Z; ++every_z) {
    for (int64_t n = 0; n < io.N; ++n) {
      for (int64_t i = 0; i < 64; ++i) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, every_z, n, i)));
      }
    }
  }
  return largest1;
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v7(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v7{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 31: scale.value.plus_one: 449 in place of 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v2(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 449.0f) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v3(const auto& io, int64_t z) {
  return let_c_v2(io, z);
}
struct Write_s_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v3(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v3{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 32: scale.value.minus_one: 447 in place of 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v3(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 447.0f) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v4(const auto& io, int64_t z) {
  return let_c_v3(io, z);
}
struct Write_s_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v4(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v4{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 33: scale.arithmetic.inverted: 448 / a[z] in place of a[z] / 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v4(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v5(const auto& io, int64_t z) {
  return let_c_v4(io, z);
}
struct Write_s_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v5(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v5{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 34: scale.arithmetic.multiplied: a[z] * 448 in place of a[z] / 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v5(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::mul<qkc::f32>(load_a(io, z), 448.0f) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v6(const auto& io, int64_t z) {
  return let_c_v5(io, z);
}
struct Write_s_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v6(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v6{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 35: scale.arithmetic.rounded_to_f16: f16(a[z] / 448, half_even, inf) in place of a[z] / 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v6(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, z), 448.0f)) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v7(const auto& io, int64_t z) {
  return let_c_v6(io, z);
}
struct Write_s_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v7(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v7{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 36: scale.arithmetic.rounded_to_bf16: bf16(a[z] / 448, half_even, inf) in place of a[z] / 448
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v7(const auto& io, int64_t z) {
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, z), 448.0f)) : 1.0f);
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v8(const auto& io, int64_t z) {
  return let_c_v7(io, z);
}
struct Write_s_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v8(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v8{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 37: transform.guarded.at_last: 0.11111111 in place of root, at the last i alone
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v8(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return (((i + 1) == 64) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
}
struct Compute_v_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v8(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v8{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 38: transform.guarded.beyond_2: 0.11111111 in place of root, from z = 2 on
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v9(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return ((2 <= z) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
}
struct Compute_v_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v9(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v9{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 39: transform.guarded.alone: 0.11111111 in place of root, where there is one z alone
// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN float compute_v_v10(const auto& io, int64_t z, int64_t n, int64_t i) {
  float total1 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return ((io.Z == 1) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
}
struct Compute_v_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v_v10(io, z, n, i);
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v_v10{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 40: amax.guarded.at_last: reads v[z, n, i] at index 0, at the last z alone
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v8(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return (((z + 1) == io.Z) ? largest2 : largest1);
}
struct Compute_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v8(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v8{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 41: amax.guarded.beyond_2: reads v[z, n, i] at index 0, from z = 2 on
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v9(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return ((2 <= z) ? largest2 : largest1);
}
struct Compute_a_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v9(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v9{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 42: amax.guarded.alone: reads v[z, n, i] at index 0, where there is one z alone
// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN float compute_a_v10(const auto& io, int64_t z) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return ((io.Z == 1) ? largest2 : largest1);
}
struct Compute_a_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a_v10(io, z);
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a_v10{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 43: scale.guarded.at_last: 448 / a[z] in place of a[z] / 448, at the last z alone
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v8(const auto& io, int64_t z) {
  return (((z + 1) == io.Z) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v9(const auto& io, int64_t z) {
  return let_c_v8(io, z);
}
struct Write_s_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v9(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v9{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 44: scale.guarded.beyond_2: 448 / a[z] in place of a[z] / 448, from z = 2 on
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v9(const auto& io, int64_t z) {
  return ((2 <= z) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v10(const auto& io, int64_t z) {
  return let_c_v9(io, z);
}
struct Write_s_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v10(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v10{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 45: scale.guarded.alone: 448 / a[z] in place of a[z] / 448, where there is one z alone
// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN float let_c_v10(const auto& io, int64_t z) {
  return ((io.Z == 1) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
}
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v11(const auto& io, int64_t z) {
  return let_c_v10(io, z);
}
struct Write_s_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v11(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v11{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 46: stored.guarded.at_last: one step above the right value, at the last z alone
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v12(const auto& io, int64_t z) {
  return (((z + 1) == io.Z) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
}
struct Write_s_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v12(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v12{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 47: stored.guarded.beyond_2: one step above the right value, from z = 2 on
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v13(const auto& io, int64_t z) {
  return ((2 <= z) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
}
struct Write_s_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v13(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v13{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 48: stored.guarded.alone: one step above the right value, where there is one z alone
// clause stored: s[z] within c[z]
QKC_FN float value_stored_v14(const auto& io, int64_t z) {
  return ((io.Z == 1) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
}
struct Write_s_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t z = column;
    const int64_t place = z;
    io.s[place] = qkc::bits<qkc::f32>(value_stored_v14(io, z));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v14{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q{io});
}
#endif

// 49: codes.guarded.at_last: rounds to_zero instead of half_even, at the last i alone
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v18(const auto& io, int64_t z, int64_t n, int64_t i) {
  return (((i + 1) == 64) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v18(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v18{io});
}
#endif

// 50: codes.guarded.beyond_2: rounds to_zero instead of half_even, from z = 2 on
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v19(const auto& io, int64_t z, int64_t n, int64_t i) {
  return ((2 <= z) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v19(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v19{io});
}
#endif

// 51: codes.guarded.alone: rounds to_zero instead of half_even, where there is one z alone
// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN float value_codes_v20(const auto& io, int64_t z, int64_t n, int64_t i) {
  return ((io.Z == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t i = column;
    const int64_t place = (z * io.N + n) * 64 + i;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v20(io, z, n, i));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(float) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::for_rows(1, io.Z, stream, Write_s_v2{io});
  qkc::for_rows(io.Z * io.N, 64, stream, Write_q_v20{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_hadamard_fp8_quant_64_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, s, q, Z, N, stream);
  case 1:
    return run_1(x, s, q, Z, N, stream);
  case 2:
    return run_2(x, s, q, Z, N, stream);
  case 3:
    return run_3(x, s, q, Z, N, stream);
  case 4:
    return run_4(x, s, q, Z, N, stream);
  case 5:
    return run_5(x, s, q, Z, N, stream);
  case 6:
    return run_6(x, s, q, Z, N, stream);
  case 7:
    return run_7(x, s, q, Z, N, stream);
  case 8:
    return run_8(x, s, q, Z, N, stream);
  case 9:
    return run_9(x, s, q, Z, N, stream);
  case 10:
    return run_10(x, s, q, Z, N, stream);
  case 11:
    return run_11(x, s, q, Z, N, stream);
  case 12:
    return run_12(x, s, q, Z, N, stream);
  case 13:
    return run_13(x, s, q, Z, N, stream);
  case 14:
    return run_14(x, s, q, Z, N, stream);
  case 15:
    return run_15(x, s, q, Z, N, stream);
  case 16:
    return run_16(x, s, q, Z, N, stream);
  case 17:
    return run_17(x, s, q, Z, N, stream);
  case 18:
    return run_18(x, s, q, Z, N, stream);
  case 19:
    return run_19(x, s, q, Z, N, stream);
  case 20:
    return run_20(x, s, q, Z, N, stream);
  case 21:
    return run_21(x, s, q, Z, N, stream);
  case 22:
    return run_22(x, s, q, Z, N, stream);
  case 23:
    return run_23(x, s, q, Z, N, stream);
  case 24:
    return run_24(x, s, q, Z, N, stream);
  case 25:
    return run_25(x, s, q, Z, N, stream);
  case 26:
    return run_26(x, s, q, Z, N, stream);
  case 27:
    return run_27(x, s, q, Z, N, stream);
  case 28:
    return run_28(x, s, q, Z, N, stream);
  case 29:
    return run_29(x, s, q, Z, N, stream);
  case 30:
    return run_30(x, s, q, Z, N, stream);
  case 31:
    return run_31(x, s, q, Z, N, stream);
  case 32:
    return run_32(x, s, q, Z, N, stream);
  case 33:
    return run_33(x, s, q, Z, N, stream);
  case 34:
    return run_34(x, s, q, Z, N, stream);
  case 35:
    return run_35(x, s, q, Z, N, stream);
  case 36:
    return run_36(x, s, q, Z, N, stream);
  case 37:
    return run_37(x, s, q, Z, N, stream);
  case 38:
    return run_38(x, s, q, Z, N, stream);
  case 39:
    return run_39(x, s, q, Z, N, stream);
  case 40:
    return run_40(x, s, q, Z, N, stream);
  case 41:
    return run_41(x, s, q, Z, N, stream);
  case 42:
    return run_42(x, s, q, Z, N, stream);
  case 43:
    return run_43(x, s, q, Z, N, stream);
  case 44:
    return run_44(x, s, q, Z, N, stream);
  case 45:
    return run_45(x, s, q, Z, N, stream);
  case 46:
    return run_46(x, s, q, Z, N, stream);
  case 47:
    return run_47(x, s, q, Z, N, stream);
  case 48:
    return run_48(x, s, q, Z, N, stream);
  case 49:
    return run_49(x, s, q, Z, N, stream);
  case 50:
    return run_50(x, s, q, Z, N, stream);
  case 51:
    return run_51(x, s, q, Z, N, stream);
  default:
    return;
  }
}
#endif
