// Made by qkc from the contract mxfp8_floor (hash 8d673c25762fad64). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "mxfp8_floor.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// zero_block.guard.dropped: without the case a[m, b] == 0
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// zero_block.value.constant_one: writes 1 where a[m, b] == 0
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 1.0f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// exponent.rounding.half_even: rounds half_even instead of to_minus
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// exponent.rounding.half_away: rounds half_away instead of to_minus
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_away, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// exponent.rounding.half_to_zero: rounds half_to_zero instead of to_minus
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// exponent.rounding.half_to_plus: rounds half_to_plus instead of to_minus
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// exponent.rounding.half_to_minus: rounds half_to_minus instead of to_minus
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// exponent.rounding.to_zero: rounds to_zero instead of to_minus
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// exponent.rounding.to_plus: rounds to_plus instead of to_minus
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// exponent.rounding.through_f16: rounds to f16 first
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// exponent.rounding.through_bf16: rounds to bf16 first
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// exponent.rounding.through_f32: rounds to f32 first
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// exponent.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::nan>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// exponent.value.plus_one: 257 in place of 256
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 257.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// exponent.value.minus_one: 255 in place of 256
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 255.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// codes.rounding.through_f32: rounds to f32 first
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// codes.overflow.max_240: codes end at 240
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))), 240.0f);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// codes.overflow.max_416: codes end at 416
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))), 416.0f);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// codes.special.minus_zero_lost: writes +0 for -0
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// codes.index.ignored_x: reads x[m, 32 * b + j] at index 0
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, 0)) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// codes.index.ignored_e: reads e[m, b] at index 0
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, 0))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// let_a.reduction.first_skipped: skips the first element
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 32; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// let_a.reduction.last_skipped: skips the last element
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 32; ++j) {
    if ((j != (32 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// let_a.reduction.min: takes the other end of the values
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 32; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return least1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// let_a.reduction.sign_kept: reduces the signed values
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, m, ((32 * b) + j)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// zero_block.guarded.at_last: writes 1 where a[m, b] == 0, at the last b alone
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return (((b + 1) == (io.K / 32)) ? 1.0f : 0x1p-127f);
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// zero_block.guarded.beyond_2: writes 1 where a[m, b] == 0, from m = 2 on
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return ((2 <= m) ? 1.0f : 0x1p-127f);
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// zero_block.guarded.alone: writes 1 where a[m, b] == 0, where there is one m alone
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return ((io.M == 1) ? 1.0f : 0x1p-127f);
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// exponent.guarded.at_last: rounds to_zero instead of to_minus, at the last b alone
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return (((b + 1) == (io.K / 32)) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// exponent.guarded.beyond_2: rounds to_zero instead of to_minus, from m = 2 on
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return ((2 <= m) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// exponent.guarded.alone: rounds to_zero instead of to_minus, where there is one m alone
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return ((io.M == 1) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0)));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 32) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_a(io, m, b)) / 256.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif
} // namespace mutant_44

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_mxfp8_floor_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, e, q, M, K, stream);
  case 1:
    return mutant_1::run(x, e, q, M, K, stream);
  case 2:
    return mutant_2::run(x, e, q, M, K, stream);
  case 3:
    return mutant_3::run(x, e, q, M, K, stream);
  case 4:
    return mutant_4::run(x, e, q, M, K, stream);
  case 5:
    return mutant_5::run(x, e, q, M, K, stream);
  case 6:
    return mutant_6::run(x, e, q, M, K, stream);
  case 7:
    return mutant_7::run(x, e, q, M, K, stream);
  case 8:
    return mutant_8::run(x, e, q, M, K, stream);
  case 9:
    return mutant_9::run(x, e, q, M, K, stream);
  case 10:
    return mutant_10::run(x, e, q, M, K, stream);
  case 11:
    return mutant_11::run(x, e, q, M, K, stream);
  case 12:
    return mutant_12::run(x, e, q, M, K, stream);
  case 13:
    return mutant_13::run(x, e, q, M, K, stream);
  case 14:
    return mutant_14::run(x, e, q, M, K, stream);
  case 15:
    return mutant_15::run(x, e, q, M, K, stream);
  case 16:
    return mutant_16::run(x, e, q, M, K, stream);
  case 17:
    return mutant_17::run(x, e, q, M, K, stream);
  case 18:
    return mutant_18::run(x, e, q, M, K, stream);
  case 19:
    return mutant_19::run(x, e, q, M, K, stream);
  case 20:
    return mutant_20::run(x, e, q, M, K, stream);
  case 21:
    return mutant_21::run(x, e, q, M, K, stream);
  case 22:
    return mutant_22::run(x, e, q, M, K, stream);
  case 23:
    return mutant_23::run(x, e, q, M, K, stream);
  case 24:
    return mutant_24::run(x, e, q, M, K, stream);
  case 25:
    return mutant_25::run(x, e, q, M, K, stream);
  case 26:
    return mutant_26::run(x, e, q, M, K, stream);
  case 27:
    return mutant_27::run(x, e, q, M, K, stream);
  case 28:
    return mutant_28::run(x, e, q, M, K, stream);
  case 29:
    return mutant_29::run(x, e, q, M, K, stream);
  case 30:
    return mutant_30::run(x, e, q, M, K, stream);
  case 31:
    return mutant_31::run(x, e, q, M, K, stream);
  case 32:
    return mutant_32::run(x, e, q, M, K, stream);
  case 33:
    return mutant_33::run(x, e, q, M, K, stream);
  case 34:
    return mutant_34::run(x, e, q, M, K, stream);
  case 35:
    return mutant_35::run(x, e, q, M, K, stream);
  case 36:
    return mutant_36::run(x, e, q, M, K, stream);
  case 37:
    return mutant_37::run(x, e, q, M, K, stream);
  case 38:
    return mutant_38::run(x, e, q, M, K, stream);
  case 39:
    return mutant_39::run(x, e, q, M, K, stream);
  case 40:
    return mutant_40::run(x, e, q, M, K, stream);
  case 41:
    return mutant_41::run(x, e, q, M, K, stream);
  case 42:
    return mutant_42::run(x, e, q, M, K, stream);
  case 43:
    return mutant_43::run(x, e, q, M, K, stream);
  case 44:
    return mutant_44::run(x, e, q, M, K, stream);
  default:
    return;
  }
}
#endif
