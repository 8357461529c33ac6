// Made by qkc from the contract hadamard_fp8_quant_64 (hash 531869b75460ea8c). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "hadamard_fp8_quant_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// stored.value.one_step_up: one step above the right value
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_0

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_1 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_1

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_2

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_3

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_4

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_5

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_6

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_7 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_7

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_8 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_8

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_9 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_9

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_10 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_10

// codes.overflow.max_240: codes end at 240
namespace mutant_11 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))), 240.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.overflow.max_416: codes end at 416
namespace mutant_12 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))), 416.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_13 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z)))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.arithmetic.inverted: inverted in place of v[z, n, i] / s[z]
namespace mutant_14 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, z), load_v(io, z, n, i)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.arithmetic.multiplied: multiplied in place of v[z, n, i] / s[z]
namespace mutant_15 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_v(io, z, n, i), load_s(io, z)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of v[z, n, i] / s[z]
namespace mutant_16 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_16

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of v[z, n, i] / s[z]
namespace mutant_17 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_17

// codes.index.ignored_s: reads s[z] at index 0
namespace mutant_18 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, 0)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_18

// transform.value.inverse_plus_one: 0.11111111 in place of root
namespace mutant_19 {
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
  return qkc::mul<qkc::f32>(0x1.c71c72p-4f, total1);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_19

// transform.value.inverse_minus_one: 0.14285715 in place of root
namespace mutant_20 {
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
  return qkc::mul<qkc::f32>(0x1.24924ap-3f, total1);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_20

// transform.reduction.first_skipped: skips the first element
namespace mutant_21 {
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
    if ((j != 0)) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
    }
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_21

// transform.reduction.last_skipped: skips the last element
namespace mutant_22 {
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
    if ((j != (64 - 1))) {
      total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
    }
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_22

// amax.reduction.first_skipped: skips the first element
namespace mutant_23 {
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_23

// amax.reduction.last_skipped: skips the last element
namespace mutant_24 {
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_24

// amax.reduction.min: takes the other end of the values
namespace mutant_25 {
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
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(load_v(io, z, n, i)));
    }
  }
  return least1;
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_25

// amax.reduction.sign_kept: reduces the signed values
namespace mutant_26 {
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
      largest1 = qkc::max<qkc::f32>(largest1, load_v(io, z, n, i));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_26

// amax.index.ignored_v: reads v[z, n, i] at index 0
namespace mutant_27 {
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
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_27

// scale.value.plus_one: 449 in place of 448
namespace mutant_28 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 449.0f) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_28

// scale.value.minus_one: 447 in place of 448
namespace mutant_29 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 447.0f) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_29

// scale.arithmetic.inverted: inverted in place of a[z] / 448
namespace mutant_30 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_30

// scale.arithmetic.multiplied: multiplied in place of a[z] / 448
namespace mutant_31 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::mul<qkc::f32>(load_a(io, z), 448.0f) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_31

// scale.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[z] / 448
namespace mutant_32 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, z), 448.0f)) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_32

// scale.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[z] / 448
namespace mutant_33 {
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
  return (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, z), 448.0f)) : 1.0f);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_33

// transform.guarded.at_last: 0.11111111 in place of root, at the last i alone
namespace mutant_34 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return (((i + 1) == 64) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_34

// transform.guarded.beyond_2: 0.11111111 in place of root, from z = 2 on
namespace mutant_35 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return ((2 <= z) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_35

// transform.guarded.alone: 0.11111111 in place of root, where there is one z alone
namespace mutant_36 {
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
  float total2 = 0;
  for (int64_t j = 0; j < 64; ++j) {
    total2 = qkc::add<qkc::f32>(total2, qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)));
  }
  return ((io.Z == 1) ? qkc::mul<qkc::f32>(0x1.c71c72p-4f, total2) : qkc::mul<qkc::f32>(const_root, total1));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_36

// amax.guarded.at_last: reads v[z, n, i] at index 0, at the last z alone
namespace mutant_37 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return (((z + 1) == io.Z) ? largest2 : largest1);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_37

// amax.guarded.beyond_2: reads v[z, n, i] at index 0, from z = 2 on
namespace mutant_38 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return ((2 <= z) ? largest2 : largest1);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_38

// amax.guarded.alone: reads v[z, n, i] at index 0, where there is one z alone
namespace mutant_39 {
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
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(load_v(io, z, n, 0)));
    }
  }
  return ((io.Z == 1) ? largest2 : largest1);
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_39

// scale.guarded.at_last: inverted in place of a[z] / 448, at the last z alone
namespace mutant_40 {
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
  return (((z + 1) == io.Z) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_40

// scale.guarded.beyond_2: inverted in place of a[z] / 448, from z = 2 on
namespace mutant_41 {
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
  return ((2 <= z) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_41

// scale.guarded.alone: inverted in place of a[z] / 448, where there is one z alone
namespace mutant_42 {
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
  return ((io.Z == 1) ? (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(448.0f, load_a(io, z)) : 1.0f) : (qkc::lt<qkc::f32>(const_eps, load_a(io, z)) ? qkc::div<qkc::f32>(load_a(io, z), 448.0f) : 1.0f));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_42

// stored.guarded.at_last: one step above the right value, at the last z alone
namespace mutant_43 {
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
  return (((z + 1) == io.Z) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_43

// stored.guarded.beyond_2: one step above the right value, from z = 2 on
namespace mutant_44 {
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
  return ((2 <= z) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_44

// stored.guarded.alone: one step above the right value, where there is one z alone
namespace mutant_45 {
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
  return ((io.Z == 1) ? qkc::mul<qkc::f32>(let_c(io, z), 0x1.000002p0f) : let_c(io, z));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_45

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last i alone
namespace mutant_46 {
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
  return (((i + 1) == 64) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_46

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from z = 2 on
namespace mutant_47 {
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
  return ((2 <= z) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_47

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one z alone
namespace mutant_48 {
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
  return ((io.Z == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, z, n, i), load_s(io, z))));
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
static void run(const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
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
} // namespace mutant_48

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_hadamard_fp8_quant_64_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, uint8_t* q, int64_t Z, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, q, Z, N, stream);
  case 1:
    return mutant_1::run(x, s, q, Z, N, stream);
  case 2:
    return mutant_2::run(x, s, q, Z, N, stream);
  case 3:
    return mutant_3::run(x, s, q, Z, N, stream);
  case 4:
    return mutant_4::run(x, s, q, Z, N, stream);
  case 5:
    return mutant_5::run(x, s, q, Z, N, stream);
  case 6:
    return mutant_6::run(x, s, q, Z, N, stream);
  case 7:
    return mutant_7::run(x, s, q, Z, N, stream);
  case 8:
    return mutant_8::run(x, s, q, Z, N, stream);
  case 9:
    return mutant_9::run(x, s, q, Z, N, stream);
  case 10:
    return mutant_10::run(x, s, q, Z, N, stream);
  case 11:
    return mutant_11::run(x, s, q, Z, N, stream);
  case 12:
    return mutant_12::run(x, s, q, Z, N, stream);
  case 13:
    return mutant_13::run(x, s, q, Z, N, stream);
  case 14:
    return mutant_14::run(x, s, q, Z, N, stream);
  case 15:
    return mutant_15::run(x, s, q, Z, N, stream);
  case 16:
    return mutant_16::run(x, s, q, Z, N, stream);
  case 17:
    return mutant_17::run(x, s, q, Z, N, stream);
  case 18:
    return mutant_18::run(x, s, q, Z, N, stream);
  case 19:
    return mutant_19::run(x, s, q, Z, N, stream);
  case 20:
    return mutant_20::run(x, s, q, Z, N, stream);
  case 21:
    return mutant_21::run(x, s, q, Z, N, stream);
  case 22:
    return mutant_22::run(x, s, q, Z, N, stream);
  case 23:
    return mutant_23::run(x, s, q, Z, N, stream);
  case 24:
    return mutant_24::run(x, s, q, Z, N, stream);
  case 25:
    return mutant_25::run(x, s, q, Z, N, stream);
  case 26:
    return mutant_26::run(x, s, q, Z, N, stream);
  case 27:
    return mutant_27::run(x, s, q, Z, N, stream);
  case 28:
    return mutant_28::run(x, s, q, Z, N, stream);
  case 29:
    return mutant_29::run(x, s, q, Z, N, stream);
  case 30:
    return mutant_30::run(x, s, q, Z, N, stream);
  case 31:
    return mutant_31::run(x, s, q, Z, N, stream);
  case 32:
    return mutant_32::run(x, s, q, Z, N, stream);
  case 33:
    return mutant_33::run(x, s, q, Z, N, stream);
  case 34:
    return mutant_34::run(x, s, q, Z, N, stream);
  case 35:
    return mutant_35::run(x, s, q, Z, N, stream);
  case 36:
    return mutant_36::run(x, s, q, Z, N, stream);
  case 37:
    return mutant_37::run(x, s, q, Z, N, stream);
  case 38:
    return mutant_38::run(x, s, q, Z, N, stream);
  case 39:
    return mutant_39::run(x, s, q, Z, N, stream);
  case 40:
    return mutant_40::run(x, s, q, Z, N, stream);
  case 41:
    return mutant_41::run(x, s, q, Z, N, stream);
  case 42:
    return mutant_42::run(x, s, q, Z, N, stream);
  case 43:
    return mutant_43::run(x, s, q, Z, N, stream);
  case 44:
    return mutant_44::run(x, s, q, Z, N, stream);
  case 45:
    return mutant_45::run(x, s, q, Z, N, stream);
  case 46:
    return mutant_46::run(x, s, q, Z, N, stream);
  case 47:
    return mutant_47::run(x, s, q, Z, N, stream);
  case 48:
    return mutant_48::run(x, s, q, Z, N, stream);
  default:
    return;
  }
}
#endif
