// Made by qkc from the contract fp8_stochastic_word (hash 61f963dfc65829c6). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "fp8_stochastic_word.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// codes.rounding.half_even: rounds half_even instead of by the random word
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// codes.rounding.half_away: rounds half_away instead of by the random word
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// codes.rounding.half_to_zero: rounds half_to_zero instead of by the random word
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// codes.rounding.half_to_plus: rounds half_to_plus instead of by the random word
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// codes.rounding.half_to_minus: rounds half_to_minus instead of by the random word
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// codes.rounding.to_zero: rounds to_zero instead of by the random word
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// codes.rounding.to_plus: rounds to_plus instead of by the random word
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// codes.rounding.to_minus: rounds to_minus instead of by the random word
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// codes.rounding.word_reversed: goes up where the word is small
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(qkc::cast<qkc::u<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((4294967295 - load_r(io, m, n)))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// codes.rounding.word_lower_half: takes the lower half of the word
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(qkc::cast<qkc::u<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(((load_r(io, m, n) % 65536) * 65536))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// codes.rounding.word_plus_one: adds 1 to the word
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(qkc::cast<qkc::u<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_r(io, m, n) + 1))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y(io, m, n)), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y(io, m, n)), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// codes.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::nan, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// codes.overflow.max_240: codes end at 240
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))), 240.0f);
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// codes.overflow.max_416: codes end at 416
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::min<qkc::f32>(qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))), 416.0f);
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// codes.special.minus_zero_lost: writes +0 for -0
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)))), 0x1p-9f) ? 0.0f : qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// codes.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)))), 0.015625f) ? 0.0f : qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// path.arithmetic.inverted: inverted in place of x[m, n] / s
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_s(io), load_x(io, m, n));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// path.arithmetic.multiplied: multiplied in place of x[m, n] / s
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// path.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[m, n] / s
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// path.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[m, n] / s
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// path.guarded.at_last: inverted in place of x[m, n] / s, at the last n alone
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::div<qkc::f32>(load_s(io), load_x(io, m, n)) : qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// path.guarded.beyond_2: inverted in place of x[m, n] / s, from m = 2 on
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::div<qkc::f32>(load_s(io), load_x(io, m, n)) : qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// path.guarded.alone: inverted in place of x[m, n] / s, where there is one m alone
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::div<qkc::f32>(load_s(io), load_x(io, m, n)) : qkc::div<qkc::f32>(load_x(io, m, n), load_s(io)));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// codes.guarded.at_last: rounds to_zero instead of by the random word, at the last n alone
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return (((n + 1) == io.N) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, m, n)) : qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// codes.guarded.beyond_2: rounds to_zero instead of by the random word, from m = 2 on
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, m, n)) : qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// codes.guarded.alone: rounds to_zero instead of by the random word, where there is one m alone
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, m, n)) : qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n))));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
} // namespace mutant_27

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_stochastic_word_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, r, q, M, N, stream);
  case 1:
    return mutant_1::run(x, s, r, q, M, N, stream);
  case 2:
    return mutant_2::run(x, s, r, q, M, N, stream);
  case 3:
    return mutant_3::run(x, s, r, q, M, N, stream);
  case 4:
    return mutant_4::run(x, s, r, q, M, N, stream);
  case 5:
    return mutant_5::run(x, s, r, q, M, N, stream);
  case 6:
    return mutant_6::run(x, s, r, q, M, N, stream);
  case 7:
    return mutant_7::run(x, s, r, q, M, N, stream);
  case 8:
    return mutant_8::run(x, s, r, q, M, N, stream);
  case 9:
    return mutant_9::run(x, s, r, q, M, N, stream);
  case 10:
    return mutant_10::run(x, s, r, q, M, N, stream);
  case 11:
    return mutant_11::run(x, s, r, q, M, N, stream);
  case 12:
    return mutant_12::run(x, s, r, q, M, N, stream);
  case 13:
    return mutant_13::run(x, s, r, q, M, N, stream);
  case 14:
    return mutant_14::run(x, s, r, q, M, N, stream);
  case 15:
    return mutant_15::run(x, s, r, q, M, N, stream);
  case 16:
    return mutant_16::run(x, s, r, q, M, N, stream);
  case 17:
    return mutant_17::run(x, s, r, q, M, N, stream);
  case 18:
    return mutant_18::run(x, s, r, q, M, N, stream);
  case 19:
    return mutant_19::run(x, s, r, q, M, N, stream);
  case 20:
    return mutant_20::run(x, s, r, q, M, N, stream);
  case 21:
    return mutant_21::run(x, s, r, q, M, N, stream);
  case 22:
    return mutant_22::run(x, s, r, q, M, N, stream);
  case 23:
    return mutant_23::run(x, s, r, q, M, N, stream);
  case 24:
    return mutant_24::run(x, s, r, q, M, N, stream);
  case 25:
    return mutant_25::run(x, s, r, q, M, N, stream);
  case 26:
    return mutant_26::run(x, s, r, q, M, N, stream);
  case 27:
    return mutant_27::run(x, s, r, q, M, N, stream);
  default:
    return;
  }
}
#endif
