// Made by qkc from the contract int8_token_group_rne (hash b7f2da1e01c00a41). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "int8_token_group_rne.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// scale.div.value.plus_one: 128 in place of 127
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 128.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// scale.div.value.minus_one: 126 in place of 127
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 126.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// scale.div.arithmetic.inverted: inverted in place of a[t, g] / 127
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(127.0f, load_a(io, t, g));
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// scale.div.arithmetic.multiplied: multiplied in place of a[t, g] / 127
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// scale.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[t, g] / 127
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f));
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// scale.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[t, g] / 127
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f));
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// scale.div.value.one_step_up: one step above the right value
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t, g), 127.0f), 0x1.000002p0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// scale.mul.value.inverse_plus_one: 0.0078125 in place of i127
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 0x1p-7f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// scale.mul.value.inverse_minus_one: 0.007936508 in place of i127
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), 0x1.041042p-7f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// scale.mul.value.one_step_up: one step above the right value
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale(const auto& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, t, g), const_i127), 0x1.000002p0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// codes.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_div(io, t, g, j), 0.5f));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, g, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, g, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// codes.overflow.low_end: codes end at -127
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)), -127);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// codes.overflow.high_end: codes end at 126
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)), 126);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// floor.value.times_1024: 1.024e-7 in place of eps
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-24f);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// floor.value.over_1024: 9.765625e-14 in place of eps
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, 0x1.b7cdfep-44f);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// floor.value.floor_dropped: without max(max over j of (abs(x[t, 128 * g + j])), eps)
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// floor.reduction.first_skipped: skips the first element
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// floor.reduction.last_skipped: skips the last element
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 128; ++j) {
    if ((j != (128 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// floor.reduction.min: takes the other end of the values
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 128; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(least1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// floor.reduction.sign_kept: reduces the signed values
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, ((128 * g) + j)));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// path.arithmetic.reassociated: computes x[t, 128 * g + j] * 127 / a[t, g]
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), 127.0f), load_a(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// path.arithmetic.split_reciprocal: computes x[t, 128 * g + j] * (1 / a[t, g]) * 127
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j)), 127.0f);
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// path.scope.mixes_div_inv: path div for even j, inv for odd
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// path.scope.mixes_div_enc: path div for even j, enc for odd
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// path.scope.mixes_inv_enc: path inv for even j, enc for odd
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float row_y_1(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j % 2) == 0) ? qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_1(io, t, g, j)) : qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// path.div.arithmetic.inverted: inverted in place of x[t, 128 * g + j] / s[t, g]
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_s(io, t, g), load_x(io, t, ((128 * g) + j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// path.div.arithmetic.multiplied: multiplied in place of x[t, 128 * g + j] / s[t, g]
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// path.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[t, 128 * g + j] / s[t, g]
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// path.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[t, 128 * g + j] / s[t, g]
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// path.div.index.ignored_x: reads x[t, 128 * g + j] at index 0
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_x(io, t, 0), load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return row_y_0(io, t, g, j);
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// path.div.index.ignored_s: reads s[t, g] at index 0
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, 0));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// path.div.coupling.mul: reads its own s[t, g] (mul) instead of the returned one
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::mul<qkc::f32>(load_a(io, t, g), const_i127));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// path.inv.value.times_1024: 1024 in place of 1
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1024.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// path.inv.value.over_1024: 0.0009765625 in place of 1
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// path.inv.arithmetic.inverted: inverted in place of 1 / s[t, g]
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_s(io, t, g), 1.0f); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_44

// path.inv.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / s[t, g]
namespace mutant_45 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_45

// path.inv.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / s[t, g]
namespace mutant_46 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_46

// path.inv.index.ignored_x: reads x[t, 128 * g + j] at index 0
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, 0), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// path.inv.index.ignored_s: reads s[t, g] at index 0
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, load_s(io, t, 0)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// path.inv.coupling.mul: reads its own s[t, g] (mul) instead of the returned one
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(load_a(io, t, g), const_i127)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// path.enc.value.plus_one: 128 in place of 127
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(128.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// path.enc.value.minus_one: 126 in place of 127
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(126.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// path.enc.arithmetic.inverted: inverted in place of 127 / a[t, g]
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// path.enc.arithmetic.rounded_to_f16: rounded_to_f16 in place of 127 / a[t, g]
namespace mutant_53 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_53

// path.enc.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 127 / a[t, g]
namespace mutant_54 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, g, j)));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_54

// path.enc.index.ignored_x: reads x[t, 128 * g + j] at index 0
namespace mutant_55 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, g)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, 0), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_55

// path.enc.index.ignored_a: reads a[t, g] at index 0
namespace mutant_56 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t g, int64_t j) { return qkc::div<qkc::f32>(127.0f, load_a(io, t, 0)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), row_y_0(io, t, g, j));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_56

// floor.guarded.at_last: 1.024e-7 in place of eps, at the last g alone
namespace mutant_57 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return (((g + 1) == (io.K / 128)) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_57

// floor.guarded.beyond_2: 1.024e-7 in place of eps, from t = 2 on
namespace mutant_58 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return ((2 <= t) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_58

// floor.guarded.alone: 1.024e-7 in place of eps, where there is one t alone
namespace mutant_59 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return ((io.T == 1) ? qkc::max<qkc::f32>(largest2, 0x1.b7cdfep-24f) : qkc::max<qkc::f32>(largest1, const_eps));
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_59

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
namespace mutant_60 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return (((j + 1) == 128) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_60

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_61 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_61

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_62 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* s; // out: f32[T, K / 128]
  uint8_t* q; // out: i8[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t g, int64_t j) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, g, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_s{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
} // namespace mutant_62

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_token_group_rne_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, q, T, K, stream);
  case 1:
    return mutant_1::run(x, s, q, T, K, stream);
  case 2:
    return mutant_2::run(x, s, q, T, K, stream);
  case 3:
    return mutant_3::run(x, s, q, T, K, stream);
  case 4:
    return mutant_4::run(x, s, q, T, K, stream);
  case 5:
    return mutant_5::run(x, s, q, T, K, stream);
  case 6:
    return mutant_6::run(x, s, q, T, K, stream);
  case 7:
    return mutant_7::run(x, s, q, T, K, stream);
  case 8:
    return mutant_8::run(x, s, q, T, K, stream);
  case 9:
    return mutant_9::run(x, s, q, T, K, stream);
  case 10:
    return mutant_10::run(x, s, q, T, K, stream);
  case 11:
    return mutant_11::run(x, s, q, T, K, stream);
  case 12:
    return mutant_12::run(x, s, q, T, K, stream);
  case 13:
    return mutant_13::run(x, s, q, T, K, stream);
  case 14:
    return mutant_14::run(x, s, q, T, K, stream);
  case 15:
    return mutant_15::run(x, s, q, T, K, stream);
  case 16:
    return mutant_16::run(x, s, q, T, K, stream);
  case 17:
    return mutant_17::run(x, s, q, T, K, stream);
  case 18:
    return mutant_18::run(x, s, q, T, K, stream);
  case 19:
    return mutant_19::run(x, s, q, T, K, stream);
  case 20:
    return mutant_20::run(x, s, q, T, K, stream);
  case 21:
    return mutant_21::run(x, s, q, T, K, stream);
  case 22:
    return mutant_22::run(x, s, q, T, K, stream);
  case 23:
    return mutant_23::run(x, s, q, T, K, stream);
  case 24:
    return mutant_24::run(x, s, q, T, K, stream);
  case 25:
    return mutant_25::run(x, s, q, T, K, stream);
  case 26:
    return mutant_26::run(x, s, q, T, K, stream);
  case 27:
    return mutant_27::run(x, s, q, T, K, stream);
  case 28:
    return mutant_28::run(x, s, q, T, K, stream);
  case 29:
    return mutant_29::run(x, s, q, T, K, stream);
  case 30:
    return mutant_30::run(x, s, q, T, K, stream);
  case 31:
    return mutant_31::run(x, s, q, T, K, stream);
  case 32:
    return mutant_32::run(x, s, q, T, K, stream);
  case 33:
    return mutant_33::run(x, s, q, T, K, stream);
  case 34:
    return mutant_34::run(x, s, q, T, K, stream);
  case 35:
    return mutant_35::run(x, s, q, T, K, stream);
  case 36:
    return mutant_36::run(x, s, q, T, K, stream);
  case 37:
    return mutant_37::run(x, s, q, T, K, stream);
  case 38:
    return mutant_38::run(x, s, q, T, K, stream);
  case 39:
    return mutant_39::run(x, s, q, T, K, stream);
  case 40:
    return mutant_40::run(x, s, q, T, K, stream);
  case 41:
    return mutant_41::run(x, s, q, T, K, stream);
  case 42:
    return mutant_42::run(x, s, q, T, K, stream);
  case 43:
    return mutant_43::run(x, s, q, T, K, stream);
  case 44:
    return mutant_44::run(x, s, q, T, K, stream);
  case 45:
    return mutant_45::run(x, s, q, T, K, stream);
  case 46:
    return mutant_46::run(x, s, q, T, K, stream);
  case 47:
    return mutant_47::run(x, s, q, T, K, stream);
  case 48:
    return mutant_48::run(x, s, q, T, K, stream);
  case 49:
    return mutant_49::run(x, s, q, T, K, stream);
  case 50:
    return mutant_50::run(x, s, q, T, K, stream);
  case 51:
    return mutant_51::run(x, s, q, T, K, stream);
  case 52:
    return mutant_52::run(x, s, q, T, K, stream);
  case 53:
    return mutant_53::run(x, s, q, T, K, stream);
  case 54:
    return mutant_54::run(x, s, q, T, K, stream);
  case 55:
    return mutant_55::run(x, s, q, T, K, stream);
  case 56:
    return mutant_56::run(x, s, q, T, K, stream);
  case 57:
    return mutant_57::run(x, s, q, T, K, stream);
  case 58:
    return mutant_58::run(x, s, q, T, K, stream);
  case 59:
    return mutant_59::run(x, s, q, T, K, stream);
  case 60:
    return mutant_60::run(x, s, q, T, K, stream);
  case 61:
    return mutant_61::run(x, s, q, T, K, stream);
  case 62:
    return mutant_62::run(x, s, q, T, K, stream);
  default:
    return;
  }
}
#endif
