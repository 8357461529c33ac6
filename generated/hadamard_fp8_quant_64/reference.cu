// Made by qkc from the contract hadamard_fp8_quant_64 (hash 531869b75460ea8c). Do not edit.
// One lawful kernel: the first path of every choice.
#include "hadamard_fp8_quant_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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
  return let_c(io, z);
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_hadamard_fp8_quant_64(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
