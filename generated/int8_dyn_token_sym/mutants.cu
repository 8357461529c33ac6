// Made by qkc from the contract int8_dyn_token_sym (hash 1a38a074986208c5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "int8_dyn_token_sym.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// zero_scale.guard.dropped: without the case a[t] == 0
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// zero_scale.value.constant_minus_one: writes -1 where a[t] == 0
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale(const auto& io, int64_t t) {
  return -1.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// zero_scale.value.constant_smallest: writes 2^-149 where a[t] == 0
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale(const auto& io, int64_t t) {
  return 0x1p-149f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// zero_scale.scope.mixes_zero_one: path zero for even t, one for odd
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale(const auto& io, int64_t t) {
  return (((t % 2) == 0) ? 0.0f : 1.0f);
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// zero_scale.one.value.one_step_up: one step above the right value
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(1.0f, 0x1.000002p0f);
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// scale.div.value.plus_one: 128 in place of 127
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 128.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// scale.div.value.minus_one: 126 in place of 127
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 126.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// scale.div.arithmetic.inverted: inverted in place of a[t] / 127
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(127.0f, load_a(io, t));
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// scale.div.arithmetic.multiplied: multiplied in place of a[t] / 127
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// scale.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of a[t] / 127
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t), 127.0f));
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// scale.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of a[t] / 127
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_a(io, t), 127.0f));
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// scale.div.value.one_step_up: one step above the right value
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(load_a(io, t), 127.0f), 0x1.000002p0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// scale.mul.value.inverse_plus_one: 0.0078125 in place of i127
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 0x1p-7f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// scale.mul.value.inverse_minus_one: 0.007936508 in place of i127
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), 0x1.041042p-7f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// scale.mul.value.one_step_up: one step above the right value
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_a(io, t), const_i127), 0x1.000002p0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// zero_codes.guard.dropped: without the case a[t] == 0
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// zero_codes.value.constant_one: writes 1 where a[t] == 0
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 1;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// zero_codes.value.constant_minus_one: writes -1 where a[t] == 0
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return -1;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// zero_codes.value.constant_smallest: writes 1 where a[t] == 0
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 1;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// codes.rounding.half_away: rounds half_away instead of half_even
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// codes.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// codes.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// codes.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// codes.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_div(io, t, h), 0.5f));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_div(io, t, h)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// codes.overflow.low_end: codes end at -127
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), -127);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// codes.overflow.high_end: codes end at 126
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)), 126);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// let_a.reduction.first_skipped: skips the first element
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// let_a.reduction.last_skipped: skips the last element
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// let_a.reduction.min: takes the other end of the values
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return least1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// let_a.reduction.sign_kept: reduces the signed values
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// let_a.index.ignored_x: reads x[t, h] at index 0
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// path.arithmetic.reassociated: computes x[t, h] * 127 / a[t]
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), 127.0f), load_a(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// path.arithmetic.split_reciprocal: computes x[t, h] * (1 / a[t]) * 127
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)), 127.0f);
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// path.scope.mixes_div_inv: path div for even h, inv for odd
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// path.scope.mixes_div_enc: path div for even h, enc for odd
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// path.scope.mixes_inv_enc: path inv for even h, enc for odd
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float row_y_1(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::mul<qkc::f32>(load_x(io, t, h), row_y_1(io, t, h)) : qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// path.div.arithmetic.inverted: inverted in place of x[t, h] / s[t]
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_s(io, t), load_x(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// path.div.arithmetic.multiplied: multiplied in place of x[t, h] / s[t]
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// path.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[t, h] / s[t]
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_44

// path.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[t, h] / s[t]
namespace mutant_45 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_45

// path.div.index.ignored_s: reads s[t] at index 0
namespace mutant_46 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, 0));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_46

// path.div.coupling.mul: reads its own s[t] (mul) instead of the returned one
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), qkc::mul<qkc::f32>(load_a(io, t), const_i127));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// path.inv.value.times_1024: 1024 in place of 1
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1024.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// path.inv.value.over_1024: 0.0009765625 in place of 1
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// path.inv.arithmetic.inverted: inverted in place of 1 / s[t]
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_s(io, t), 1.0f); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// path.inv.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / s[t]
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// path.inv.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / s[t]
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// path.inv.index.ignored_s: reads s[t] at index 0
namespace mutant_53 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, 0)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_53

// path.inv.coupling.mul: reads its own s[t] (mul) instead of the returned one
namespace mutant_54 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(load_a(io, t), const_i127)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_54

// path.enc.value.plus_one: 128 in place of 127
namespace mutant_55 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(128.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_55

// path.enc.value.minus_one: 126 in place of 127
namespace mutant_56 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(126.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_56

// path.enc.arithmetic.inverted: inverted in place of 127 / a[t]
namespace mutant_57 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_a(io, t), 127.0f); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_57

// path.enc.arithmetic.rounded_to_f16: rounded_to_f16 in place of 127 / a[t]
namespace mutant_58 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_58

// path.enc.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 127 / a[t]
namespace mutant_59 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_59

// path.enc.index.ignored_a: reads a[t] at index 0
namespace mutant_60 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(127.0f, load_a(io, 0)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_60

// let_a.guarded.at_last: reads x[t, h] at index 0, at the last t alone
namespace mutant_61 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return (((t + 1) == io.T) ? largest2 : largest1);
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_61

// let_a.guarded.beyond_2: reads x[t, h] at index 0, from t = 2 on
namespace mutant_62 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return ((2 <= t) ? largest2 : largest1);
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_62

// let_a.guarded.alone: reads x[t, h] at index 0, where there is one t alone
namespace mutant_63 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, t, 0)));
  }
  return ((io.T == 1) ? largest2 : largest1);
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_63

// zero_codes.guarded.at_last: writes 1 where a[t] == 0, at the last h alone
namespace mutant_64 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? 1 : 0);
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_64

// zero_codes.guarded.beyond_2: writes 1 where a[t] == 0, from t = 2 on
namespace mutant_65 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? 1 : 0);
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_65

// zero_codes.guarded.alone: writes 1 where a[t] == 0, where there is one t alone
namespace mutant_66 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? 1 : 0);
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_66

// codes.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_67 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_67

// codes.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_68 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_68

// codes.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_69 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_a;
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const auto& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const auto& io, int64_t t) {
  return 0.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const auto& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, h)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    if (when_zero_scale(io, t)) {
      io.s[place] = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
      return;
    }
    io.s[place] = qkc::bits<qkc::f32>(value_scale_div(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    if (when_zero_codes(io, t, h)) {
      io.q[place] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
      return;
    }
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_69

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_sym_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, q, T, H, stream);
  case 1:
    return mutant_1::run(x, s, q, T, H, stream);
  case 2:
    return mutant_2::run(x, s, q, T, H, stream);
  case 3:
    return mutant_3::run(x, s, q, T, H, stream);
  case 4:
    return mutant_4::run(x, s, q, T, H, stream);
  case 5:
    return mutant_5::run(x, s, q, T, H, stream);
  case 6:
    return mutant_6::run(x, s, q, T, H, stream);
  case 7:
    return mutant_7::run(x, s, q, T, H, stream);
  case 8:
    return mutant_8::run(x, s, q, T, H, stream);
  case 9:
    return mutant_9::run(x, s, q, T, H, stream);
  case 10:
    return mutant_10::run(x, s, q, T, H, stream);
  case 11:
    return mutant_11::run(x, s, q, T, H, stream);
  case 12:
    return mutant_12::run(x, s, q, T, H, stream);
  case 13:
    return mutant_13::run(x, s, q, T, H, stream);
  case 14:
    return mutant_14::run(x, s, q, T, H, stream);
  case 15:
    return mutant_15::run(x, s, q, T, H, stream);
  case 16:
    return mutant_16::run(x, s, q, T, H, stream);
  case 17:
    return mutant_17::run(x, s, q, T, H, stream);
  case 18:
    return mutant_18::run(x, s, q, T, H, stream);
  case 19:
    return mutant_19::run(x, s, q, T, H, stream);
  case 20:
    return mutant_20::run(x, s, q, T, H, stream);
  case 21:
    return mutant_21::run(x, s, q, T, H, stream);
  case 22:
    return mutant_22::run(x, s, q, T, H, stream);
  case 23:
    return mutant_23::run(x, s, q, T, H, stream);
  case 24:
    return mutant_24::run(x, s, q, T, H, stream);
  case 25:
    return mutant_25::run(x, s, q, T, H, stream);
  case 26:
    return mutant_26::run(x, s, q, T, H, stream);
  case 27:
    return mutant_27::run(x, s, q, T, H, stream);
  case 28:
    return mutant_28::run(x, s, q, T, H, stream);
  case 29:
    return mutant_29::run(x, s, q, T, H, stream);
  case 30:
    return mutant_30::run(x, s, q, T, H, stream);
  case 31:
    return mutant_31::run(x, s, q, T, H, stream);
  case 32:
    return mutant_32::run(x, s, q, T, H, stream);
  case 33:
    return mutant_33::run(x, s, q, T, H, stream);
  case 34:
    return mutant_34::run(x, s, q, T, H, stream);
  case 35:
    return mutant_35::run(x, s, q, T, H, stream);
  case 36:
    return mutant_36::run(x, s, q, T, H, stream);
  case 37:
    return mutant_37::run(x, s, q, T, H, stream);
  case 38:
    return mutant_38::run(x, s, q, T, H, stream);
  case 39:
    return mutant_39::run(x, s, q, T, H, stream);
  case 40:
    return mutant_40::run(x, s, q, T, H, stream);
  case 41:
    return mutant_41::run(x, s, q, T, H, stream);
  case 42:
    return mutant_42::run(x, s, q, T, H, stream);
  case 43:
    return mutant_43::run(x, s, q, T, H, stream);
  case 44:
    return mutant_44::run(x, s, q, T, H, stream);
  case 45:
    return mutant_45::run(x, s, q, T, H, stream);
  case 46:
    return mutant_46::run(x, s, q, T, H, stream);
  case 47:
    return mutant_47::run(x, s, q, T, H, stream);
  case 48:
    return mutant_48::run(x, s, q, T, H, stream);
  case 49:
    return mutant_49::run(x, s, q, T, H, stream);
  case 50:
    return mutant_50::run(x, s, q, T, H, stream);
  case 51:
    return mutant_51::run(x, s, q, T, H, stream);
  case 52:
    return mutant_52::run(x, s, q, T, H, stream);
  case 53:
    return mutant_53::run(x, s, q, T, H, stream);
  case 54:
    return mutant_54::run(x, s, q, T, H, stream);
  case 55:
    return mutant_55::run(x, s, q, T, H, stream);
  case 56:
    return mutant_56::run(x, s, q, T, H, stream);
  case 57:
    return mutant_57::run(x, s, q, T, H, stream);
  case 58:
    return mutant_58::run(x, s, q, T, H, stream);
  case 59:
    return mutant_59::run(x, s, q, T, H, stream);
  case 60:
    return mutant_60::run(x, s, q, T, H, stream);
  case 61:
    return mutant_61::run(x, s, q, T, H, stream);
  case 62:
    return mutant_62::run(x, s, q, T, H, stream);
  case 63:
    return mutant_63::run(x, s, q, T, H, stream);
  case 64:
    return mutant_64::run(x, s, q, T, H, stream);
  case 65:
    return mutant_65::run(x, s, q, T, H, stream);
  case 66:
    return mutant_66::run(x, s, q, T, H, stream);
  case 67:
    return mutant_67::run(x, s, q, T, H, stream);
  case 68:
    return mutant_68::run(x, s, q, T, H, stream);
  case 69:
    return mutant_69::run(x, s, q, T, H, stream);
  default:
    return;
  }
}
#endif
