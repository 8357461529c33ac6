// Made by qkc from the contract int8_block_mean_sub_64 (hash 97a06e646c15ade3). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "int8_block_mean_sub_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// scale.value.plus_one: 128 in place of 127
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 128.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// scale.value.minus_one: 126 in place of 127
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 126.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// scale.arithmetic.inverted: inverted in place of a[z, c] / 127
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(127.0f, let_a(io, z, c));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// scale.arithmetic.multiplied: multiplied in place of a[z, c] / 127
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::mul<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// scale.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[z, c] / 127
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// scale.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[z, c] / 127
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// scale.value.one_step_up: one step above the right value
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(let_a(io, z, c), 127.0f), 0x1.000002p0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// codes.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))), 0.5f));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// codes.overflow.low_end: codes end at -127
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))), -127);
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// codes.overflow.high_end: codes end at 126
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))), 126);
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// codes.arithmetic.inverted: inverted in place of y[z, n, d] / s[z, n / 64]
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_s(io, z, (n / 64)), let_y(io, z, n, d)));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// codes.arithmetic.multiplied: multiplied in place of y[z, n, d] / s[z, n / 64]
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// codes.arithmetic.rounded_to_f16: rounded_to_f16 in place of y[z, n, d] / s[z, n / 64]
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// codes.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of y[z, n, d] / s[z, n / 64]
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// codes.index.ignored_s: reads s[z, n / 64] at index 0
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, 0)));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// mean.arithmetic.inverted: inverted in place of sum over n of (x[z, n, d]) / N
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(static_cast<float>(io.N), total1);
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// mean.arithmetic.multiplied: multiplied in place of sum over n of (x[z, n, d]) / N
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::mul<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// mean.arithmetic.rounded_to_f16: rounded_to_f16 in place of sum over n of (x[z, n, d]) / N
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// mean.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of sum over n of (x[z, n, d]) / N
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// mean.reduction.first_skipped: skips the first element
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    if ((n != 0)) {
      total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// mean.reduction.last_skipped: skips the last element
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    if ((n != (io.N - 1))) {
      total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
    }
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// mean.index.ignored_x: reads x[z, n, d] at index 0
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, 0));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// smooth.index.ignored_m: reads m[z, d] at index 0
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// amax.value.times_1024: 0.0001024 in place of eps
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, 0x1.ad7f2ap-14f);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// amax.value.over_1024: 9.765625e-11 in place of eps
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, 0x1.ad7f2ap-34f);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// amax.value.floor_dropped: without max(max over j, d where 64 * c + j < N of (abs(y[z, 64 * c + j, d])), eps)
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return largest1;
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// amax.reduction.first_skipped: skips the first element
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if (((((64 * c) + j) < io.N) && (d != 0))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// amax.reduction.last_skipped: skips the last element
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if (((((64 * c) + j) < io.N) && (d != (io.D - 1)))) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
        any2 = true;
      }
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// amax.reduction.min: takes the other end of the values
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(least1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// amax.reduction.sign_kept: reduces the signed values
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, let_y(io, z, ((64 * c) + j), d));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// amax.index.ignored_y: reads y[z, 64 * c + j, d] at index 0
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// mean.guarded.at_last: inverted in place of sum over n of (x[z, n, d]) / N, at the last d alone
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return (((d + 1) == io.D) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// mean.guarded.beyond_2: inverted in place of sum over n of (x[z, n, d]) / N, from z = 2 on
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return ((2 <= z) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// mean.guarded.alone: inverted in place of sum over n of (x[z, n, d]) / N, where there is one z alone
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  float total2 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total2 = qkc::add<qkc::f32>(total2, load_x(io, z, n, d));
  }
  return ((io.Z == 1) ? qkc::div<qkc::f32>(static_cast<float>(io.N), total2) : qkc::div<qkc::f32>(total1, static_cast<float>(io.N)));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// smooth.guarded.at_last: reads m[z, d] at index 0, at the last d alone
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return (((d + 1) == io.D) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_44

// smooth.guarded.beyond_2: reads m[z, d] at index 0, from z = 2 on
namespace mutant_45 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((2 <= z) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_45

// smooth.guarded.alone: reads m[z, d] at index 0, where there is one z alone
namespace mutant_46 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((io.Z == 1) ? qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, 0)) : qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d)));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_46

// amax.guarded.at_last: reads y[z, 64 * c + j, d] at index 0, at the last c alone
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return (((c + 1) == ((io.N + 63) / 64)) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// amax.guarded.beyond_2: reads y[z, 64 * c + j, d] at index 0, from z = 2 on
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return ((2 <= z) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// amax.guarded.alone: reads y[z, 64 * c + j, d] at index 0, where there is one z alone
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), 0)));
      }
    }
  }
  return ((io.Z == 1) ? qkc::max<qkc::f32>(largest2, const_eps) : qkc::max<qkc::f32>(largest1, const_eps));
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// scale.guarded.at_last: inverted in place of a[z, c] / 127, at the last c alone
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
  float* kept_a;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float compute_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t z, int64_t c) { return io.kept_a[(z) * ((io.N + 63) / 64) + c]; }


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return (((c + 1) == ((io.N + 63) / 64)) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t c = place % (((io.N + 63) / 64));
    const int64_t z = place / (((io.N + 63) / 64));
    io.kept_a[place] = compute_a(io, z, c);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// scale.guarded.beyond_2: inverted in place of a[z, c] / 127, from z = 2 on
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
  float* kept_a;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float compute_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t z, int64_t c) { return io.kept_a[(z) * ((io.N + 63) / 64) + c]; }


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return ((2 <= z) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t c = place % (((io.N + 63) / 64));
    const int64_t z = place / (((io.N + 63) / 64));
    io.kept_a[place] = compute_a(io, z, c);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// scale.guarded.alone: inverted in place of a[z, c] / 127, where there is one z alone
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
  float* kept_a;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float compute_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t z, int64_t c) { return io.kept_a[(z) * ((io.N + 63) / 64) + c]; }


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return ((io.Z == 1) ? qkc::div<qkc::f32>(127.0f, load_a(io, z, c)) : qkc::div<qkc::f32>(load_a(io, z, c), 127.0f));
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t c = place % (((io.N + 63) / 64));
    const int64_t z = place / (((io.N + 63) / 64));
    io.kept_a[place] = compute_a(io, z, c);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.Z * ((io.N + 63) / 64)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_places(io.Z * ((io.N + 63) / 64), stream, Compute_a{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
namespace mutant_53 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return (((d + 1) == io.D) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_53

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from z = 2 on
namespace mutant_54 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((2 <= z) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_54

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one z alone
namespace mutant_55 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return ((io.Z == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64)))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
} // namespace mutant_55

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_block_mean_sub_64_mutant(int32_t which, const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, q, Z, N, D, stream);
  case 1:
    return mutant_1::run(x, s, q, Z, N, D, stream);
  case 2:
    return mutant_2::run(x, s, q, Z, N, D, stream);
  case 3:
    return mutant_3::run(x, s, q, Z, N, D, stream);
  case 4:
    return mutant_4::run(x, s, q, Z, N, D, stream);
  case 5:
    return mutant_5::run(x, s, q, Z, N, D, stream);
  case 6:
    return mutant_6::run(x, s, q, Z, N, D, stream);
  case 7:
    return mutant_7::run(x, s, q, Z, N, D, stream);
  case 8:
    return mutant_8::run(x, s, q, Z, N, D, stream);
  case 9:
    return mutant_9::run(x, s, q, Z, N, D, stream);
  case 10:
    return mutant_10::run(x, s, q, Z, N, D, stream);
  case 11:
    return mutant_11::run(x, s, q, Z, N, D, stream);
  case 12:
    return mutant_12::run(x, s, q, Z, N, D, stream);
  case 13:
    return mutant_13::run(x, s, q, Z, N, D, stream);
  case 14:
    return mutant_14::run(x, s, q, Z, N, D, stream);
  case 15:
    return mutant_15::run(x, s, q, Z, N, D, stream);
  case 16:
    return mutant_16::run(x, s, q, Z, N, D, stream);
  case 17:
    return mutant_17::run(x, s, q, Z, N, D, stream);
  case 18:
    return mutant_18::run(x, s, q, Z, N, D, stream);
  case 19:
    return mutant_19::run(x, s, q, Z, N, D, stream);
  case 20:
    return mutant_20::run(x, s, q, Z, N, D, stream);
  case 21:
    return mutant_21::run(x, s, q, Z, N, D, stream);
  case 22:
    return mutant_22::run(x, s, q, Z, N, D, stream);
  case 23:
    return mutant_23::run(x, s, q, Z, N, D, stream);
  case 24:
    return mutant_24::run(x, s, q, Z, N, D, stream);
  case 25:
    return mutant_25::run(x, s, q, Z, N, D, stream);
  case 26:
    return mutant_26::run(x, s, q, Z, N, D, stream);
  case 27:
    return mutant_27::run(x, s, q, Z, N, D, stream);
  case 28:
    return mutant_28::run(x, s, q, Z, N, D, stream);
  case 29:
    return mutant_29::run(x, s, q, Z, N, D, stream);
  case 30:
    return mutant_30::run(x, s, q, Z, N, D, stream);
  case 31:
    return mutant_31::run(x, s, q, Z, N, D, stream);
  case 32:
    return mutant_32::run(x, s, q, Z, N, D, stream);
  case 33:
    return mutant_33::run(x, s, q, Z, N, D, stream);
  case 34:
    return mutant_34::run(x, s, q, Z, N, D, stream);
  case 35:
    return mutant_35::run(x, s, q, Z, N, D, stream);
  case 36:
    return mutant_36::run(x, s, q, Z, N, D, stream);
  case 37:
    return mutant_37::run(x, s, q, Z, N, D, stream);
  case 38:
    return mutant_38::run(x, s, q, Z, N, D, stream);
  case 39:
    return mutant_39::run(x, s, q, Z, N, D, stream);
  case 40:
    return mutant_40::run(x, s, q, Z, N, D, stream);
  case 41:
    return mutant_41::run(x, s, q, Z, N, D, stream);
  case 42:
    return mutant_42::run(x, s, q, Z, N, D, stream);
  case 43:
    return mutant_43::run(x, s, q, Z, N, D, stream);
  case 44:
    return mutant_44::run(x, s, q, Z, N, D, stream);
  case 45:
    return mutant_45::run(x, s, q, Z, N, D, stream);
  case 46:
    return mutant_46::run(x, s, q, Z, N, D, stream);
  case 47:
    return mutant_47::run(x, s, q, Z, N, D, stream);
  case 48:
    return mutant_48::run(x, s, q, Z, N, D, stream);
  case 49:
    return mutant_49::run(x, s, q, Z, N, D, stream);
  case 50:
    return mutant_50::run(x, s, q, Z, N, D, stream);
  case 51:
    return mutant_51::run(x, s, q, Z, N, D, stream);
  case 52:
    return mutant_52::run(x, s, q, Z, N, D, stream);
  case 53:
    return mutant_53::run(x, s, q, Z, N, D, stream);
  case 54:
    return mutant_54::run(x, s, q, Z, N, D, stream);
  case 55:
    return mutant_55::run(x, s, q, Z, N, D, stream);
  default:
    return;
  }
}
#endif
