// Made by qkc from the contract int8_dyn_token_azp (hash cc69c7210bfe720a). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "int8_dyn_token_azp.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// scale.div.value.plus_one: 256 in place of 255
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 256.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_0

// scale.div.value.minus_one: 254 in place of 255
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 254.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_1

// scale.div.arithmetic.inverted: inverted in place of d[t] / 255
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(255.0f, let_d(io, t));
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_2

// scale.div.arithmetic.multiplied: multiplied in place of d[t] / 255
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_3

// scale.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of d[t] / 255
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_d(io, t), 255.0f));
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_4

// scale.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of d[t] / 255
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(let_d(io, t), 255.0f));
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_5

// scale.div.value.one_step_up: one step above the right value
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::div<qkc::f32>(let_d(io, t), 255.0f), 0x1.000002p0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_6

// scale.mul.value.inverse_plus_one: 0.00390625 in place of i255
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(let_d(io, t), 0x1p-8f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_7

// scale.mul.value.inverse_minus_one: 0.003937008 in place of i255
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(let_d(io, t), 0x1.020408p-8f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_8

// scale.mul.value.one_step_up: one step above the right value
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale(const auto& io, int64_t t) {
  return qkc::mul<qkc::f32>(qkc::mul<qkc::f32>(let_d(io, t), const_i255), 0x1.000002p0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, t));
  }
};

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_9

// zero_point.rounding.half_away: rounds half_away instead of half_even
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_10

// zero_point.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_11

// zero_point.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_12

// zero_point.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_13

// zero_point.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_14

// zero_point.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_15

// zero_point.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_16

// zero_point.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))), 0.5f));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_17

// zero_point.rounding.through_f16: rounds to f16 first
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_18

// zero_point.rounding.through_bf16: rounds to bf16 first
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_19

// zero_point.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_20

// zero_point.value.times_1024: -131072 in place of -128
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-131072.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_21

// zero_point.value.over_1024: -0.125 in place of -128
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-0.125f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_22

// zero_point.arithmetic.inverted: inverted in place of mn[t] / s[t]
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_s(io, t), load_mn(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_23

// zero_point.arithmetic.multiplied: multiplied in place of mn[t] / s[t]
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::mul<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_24

// zero_point.arithmetic.rounded_to_f16: rounded_to_f16 in place of mn[t] / s[t]
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_25

// zero_point.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of mn[t] / s[t]
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_26

// zero_point.coupling.mul: reads its own s[t] (mul) instead of the returned one
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), qkc::mul<qkc::f32>(let_d(io, t), const_i255))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_27

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_28

// codes.overflow.low_end: codes end at -127
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t))), -127);
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_29

// codes.overflow.high_end: codes end at 126
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t))), 126);
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_30

// codes.index.ignored_z: reads z[t] at index 0
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, 0)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_31

// codes.coupling.unrounded: reads its own z[t] (unrounded) instead of the returned one
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN float row_codes_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)); }
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + static_cast<int64_t>(qkc::sub<qkc::f32>(-128.0f, row_codes_inv_0(io, t, h)))));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_32

// codes.value.second_term_dropped: without z[t]
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_r_inv(io, t, h));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_33

// codes.value.first_term_dropped: without r[t, h]
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(load_z(io, t));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_34

// let_mx.reduction.first_skipped: skips the first element
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_35

// let_mx.reduction.last_skipped: skips the last element
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_36

// let_mx.reduction.min: takes the other end of the values
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_37

// let_mx.index.ignored_x: reads x[t, h] at index 0
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, 0));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_38

// let_mn.reduction.first_skipped: skips the first element
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != 0)) {
      least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
      any2 = true;
    }
  }
  if (!any2) least1 = 0.0f;
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_39

// let_mn.reduction.last_skipped: skips the last element
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  bool any2 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    if ((h != (io.H - 1))) {
      least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
      any2 = true;
    }
  }
  if (!any2) least1 = 0.0f;
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_40

// let_mn.reduction.max: takes the other end of the values
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_41

// let_mn.index.ignored_x: reads x[t, h] at index 0
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, 0));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_42

// path.scope.mixes_inv_div: path inv for even h, div for odd
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return (((h % 2) == 0) ? qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h)) : qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_43

// path.inv.value.times_1024: 1024 in place of 1
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1024.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_44

// path.inv.value.over_1024: 0.0009765625 in place of 1
namespace mutant_45 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(0x1p-10f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_45

// path.inv.arithmetic.inverted: inverted in place of 1 / s[t]
namespace mutant_46 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(load_s(io, t), 1.0f); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_46

// path.inv.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / s[t]
namespace mutant_47 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_47

// path.inv.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / s[t]
namespace mutant_48 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(row_y_0(io, t, h)));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_48

// path.inv.index.ignored_s: reads s[t] at index 0
namespace mutant_49 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, 0)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_49

// path.inv.coupling.mul: reads its own s[t] (mul) instead of the returned one
namespace mutant_50 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_d(io, t), const_i255)); }
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_50

// path.div.arithmetic.inverted: inverted in place of x[t, h] / s[t]
namespace mutant_51 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_s(io, t), load_x(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_51

// path.div.arithmetic.multiplied: multiplied in place of x[t, h] / s[t]
namespace mutant_52 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), load_s(io, t));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_52

// path.div.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[t, h] / s[t]
namespace mutant_53 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_53

// path.div.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[t, h] / s[t]
namespace mutant_54 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t)));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_54

// path.div.index.ignored_s: reads s[t] at index 0
namespace mutant_55 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, 0));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_55

// path.div.coupling.mul: reads its own s[t] (mul) instead of the returned one
namespace mutant_56 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), qkc::mul<qkc::f32>(let_d(io, t), const_i255));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_56

// rounding.rounding.half_away: rounds half_away instead of half_even
namespace mutant_57 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_57

// rounding.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_58 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_58

// rounding.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_59 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_59

// rounding.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_60 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_60

// rounding.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_61 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_61

// rounding.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_62 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_62

// rounding.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_63 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_63

// rounding.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_64 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_inv(io, t, h), 0.5f));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_64

// rounding.rounding.through_f16: rounds to f16 first
namespace mutant_65 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_inv(io, t, h)));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_65

// rounding.rounding.through_bf16: rounds to bf16 first
namespace mutant_66 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_inv(io, t, h)));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_66

// rounding.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_67 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_67

// let_mn.guarded.at_last: reads x[t, h] at index 0, at the last t alone
namespace mutant_68 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  float least2 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least2 = qkc::min<qkc::f32>(least2, load_x(io, t, 0));
  }
  return (((t + 1) == io.T) ? least2 : least1);
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_68

// let_mn.guarded.beyond_2: reads x[t, h] at index 0, from t = 2 on
namespace mutant_69 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  float least2 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least2 = qkc::min<qkc::f32>(least2, load_x(io, t, 0));
  }
  return ((2 <= t) ? least2 : least1);
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_69

// let_mn.guarded.alone: reads x[t, h] at index 0, where there is one t alone
namespace mutant_70 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  float least2 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least2 = qkc::min<qkc::f32>(least2, load_x(io, t, 0));
  }
  return ((io.T == 1) ? least2 : least1);
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_70

// zero_point.guarded.at_last: rounds to_zero instead of half_even, at the last t alone
namespace mutant_71 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return (((t + 1) == io.T) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_71

// zero_point.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_72 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return ((2 <= t) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_72

// zero_point.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_73 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return ((io.T == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t)))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_73

// rounding.guarded.at_last: rounds to_zero instead of half_even, at the last h alone
namespace mutant_74 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, h)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h)));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_74

// rounding.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_75 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, h)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h)));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_75

// rounding.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_76 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, h)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h)));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t)));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_76

// codes.guarded.at_last: reads z[t] at index 0, at the last h alone
namespace mutant_77 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return (((h + 1) == io.H) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, 0))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t))));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_77

// codes.guarded.beyond_2: reads z[t] at index 0, from t = 2 on
namespace mutant_78 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return ((2 <= t) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, 0))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t))));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_78

// codes.guarded.alone: reads z[t] at index 0, where there is one t alone
namespace mutant_79 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  uint32_t* s; // out: f32[T]
  uint32_t* z; // out: i32[T]
  uint8_t* q; // out: i8[T, H]
  float* kept_mx;
  float* kept_mn;
};

// const i255: f32 = 1 / 255
[[maybe_unused]] constexpr float const_i255 = 0x1.010102p-8f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.z[i0]); }

// let mx[t] = max over h of (x[t, h])
QKC_FN float compute_mx(const auto& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, t, h));
  }
  return largest1;
}
QKC_FN float load_mx(const Tensors& io, int64_t t) { return io.kept_mx[t]; }

// let mn[t] = min over h of (x[t, h])
QKC_FN float compute_mn(const auto& io, int64_t t) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    least1 = qkc::min<qkc::f32>(least1, load_x(io, t, h));
  }
  return least1;
}
QKC_FN float load_mn(const Tensors& io, int64_t t) { return io.kept_mn[t]; }

// clause range: let d[t] = mx[t] - mn[t] in f32
QKC_FN float let_d(const auto& io, int64_t t) {
  return qkc::sub<qkc::f32>(load_mx(io, t), load_mn(io, t));
}


// clause scale: s[t] = one of { div: d[t] / 255; mul: d[t] * i255 } per [t] in f32
QKC_FN float value_scale_div(const auto& io, int64_t t) {
  return qkc::div<qkc::f32>(let_d(io, t), 255.0f);
}

// clause zero_point: z[t] = i32(-128 - mn[t] / s[t], half_even, saturate) in f32
QKC_FN int64_t value_zero_point(const auto& io, int64_t t) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::sub<qkc::f32>(-128.0f, qkc::div<qkc::f32>(load_mn(io, t), load_s(io, t))));
}

// clause path: let y[t, h] = one of { inv: x[t, h] * (1 / s[t]); div: x[t, h] / s[t] } per kernel in f32
QKC_FN float row_y_inv_0(const auto& io, int64_t t, int64_t h) { return qkc::div<qkc::f32>(1.0f, load_s(io, t)); }
QKC_FN float let_y_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), row_y_inv_0(io, t, h));
}


// clause rounding: let r[t, h] = i32(y[t, h], half_even, saturate)
QKC_FN int64_t let_r_inv(const auto& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}


// clause codes: q[t, h] = i8(r[t, h] + z[t], saturate) in i64
QKC_FN int64_t value_codes_inv(const auto& io, int64_t t, int64_t h) {
  return ((io.T == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, 0))) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_r_inv(io, t, h) + load_z(io, t))));
}

struct Compute_mx {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mx[place] = compute_mx(io, t);
  }
};

struct Compute_mn {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_mn[place] = compute_mn(io, t);
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

struct Write_z {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t t = column;
    const int64_t place = t;
    io.z[place] = qkc::bits<qkc::i<32>>(value_zero_point(io, t));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t place = t * io.H + h;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.z = reinterpret_cast<uint32_t*>(z);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_mx(sizeof(float) * (io.T), stream);
  io.kept_mx = memory_kept_mx.as<float>();
  const qkc::Workspace memory_kept_mn(sizeof(float) * (io.T), stream);
  io.kept_mn = memory_kept_mn.as<float>();
  qkc::for_places(io.T, stream, Compute_mx{io});
  qkc::for_places(io.T, stream, Compute_mn{io});
  qkc::for_rows(1, io.T, stream, Write_s{io});
  qkc::for_rows(1, io.T, stream, Write_z{io});
  qkc::for_rows(io.T, io.H, stream, Write_q{io});
}
#endif
} // namespace mutant_79

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_azp_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, s, z, q, T, H, stream);
  case 1:
    return mutant_1::run(x, s, z, q, T, H, stream);
  case 2:
    return mutant_2::run(x, s, z, q, T, H, stream);
  case 3:
    return mutant_3::run(x, s, z, q, T, H, stream);
  case 4:
    return mutant_4::run(x, s, z, q, T, H, stream);
  case 5:
    return mutant_5::run(x, s, z, q, T, H, stream);
  case 6:
    return mutant_6::run(x, s, z, q, T, H, stream);
  case 7:
    return mutant_7::run(x, s, z, q, T, H, stream);
  case 8:
    return mutant_8::run(x, s, z, q, T, H, stream);
  case 9:
    return mutant_9::run(x, s, z, q, T, H, stream);
  case 10:
    return mutant_10::run(x, s, z, q, T, H, stream);
  case 11:
    return mutant_11::run(x, s, z, q, T, H, stream);
  case 12:
    return mutant_12::run(x, s, z, q, T, H, stream);
  case 13:
    return mutant_13::run(x, s, z, q, T, H, stream);
  case 14:
    return mutant_14::run(x, s, z, q, T, H, stream);
  case 15:
    return mutant_15::run(x, s, z, q, T, H, stream);
  case 16:
    return mutant_16::run(x, s, z, q, T, H, stream);
  case 17:
    return mutant_17::run(x, s, z, q, T, H, stream);
  case 18:
    return mutant_18::run(x, s, z, q, T, H, stream);
  case 19:
    return mutant_19::run(x, s, z, q, T, H, stream);
  case 20:
    return mutant_20::run(x, s, z, q, T, H, stream);
  case 21:
    return mutant_21::run(x, s, z, q, T, H, stream);
  case 22:
    return mutant_22::run(x, s, z, q, T, H, stream);
  case 23:
    return mutant_23::run(x, s, z, q, T, H, stream);
  case 24:
    return mutant_24::run(x, s, z, q, T, H, stream);
  case 25:
    return mutant_25::run(x, s, z, q, T, H, stream);
  case 26:
    return mutant_26::run(x, s, z, q, T, H, stream);
  case 27:
    return mutant_27::run(x, s, z, q, T, H, stream);
  case 28:
    return mutant_28::run(x, s, z, q, T, H, stream);
  case 29:
    return mutant_29::run(x, s, z, q, T, H, stream);
  case 30:
    return mutant_30::run(x, s, z, q, T, H, stream);
  case 31:
    return mutant_31::run(x, s, z, q, T, H, stream);
  case 32:
    return mutant_32::run(x, s, z, q, T, H, stream);
  case 33:
    return mutant_33::run(x, s, z, q, T, H, stream);
  case 34:
    return mutant_34::run(x, s, z, q, T, H, stream);
  case 35:
    return mutant_35::run(x, s, z, q, T, H, stream);
  case 36:
    return mutant_36::run(x, s, z, q, T, H, stream);
  case 37:
    return mutant_37::run(x, s, z, q, T, H, stream);
  case 38:
    return mutant_38::run(x, s, z, q, T, H, stream);
  case 39:
    return mutant_39::run(x, s, z, q, T, H, stream);
  case 40:
    return mutant_40::run(x, s, z, q, T, H, stream);
  case 41:
    return mutant_41::run(x, s, z, q, T, H, stream);
  case 42:
    return mutant_42::run(x, s, z, q, T, H, stream);
  case 43:
    return mutant_43::run(x, s, z, q, T, H, stream);
  case 44:
    return mutant_44::run(x, s, z, q, T, H, stream);
  case 45:
    return mutant_45::run(x, s, z, q, T, H, stream);
  case 46:
    return mutant_46::run(x, s, z, q, T, H, stream);
  case 47:
    return mutant_47::run(x, s, z, q, T, H, stream);
  case 48:
    return mutant_48::run(x, s, z, q, T, H, stream);
  case 49:
    return mutant_49::run(x, s, z, q, T, H, stream);
  case 50:
    return mutant_50::run(x, s, z, q, T, H, stream);
  case 51:
    return mutant_51::run(x, s, z, q, T, H, stream);
  case 52:
    return mutant_52::run(x, s, z, q, T, H, stream);
  case 53:
    return mutant_53::run(x, s, z, q, T, H, stream);
  case 54:
    return mutant_54::run(x, s, z, q, T, H, stream);
  case 55:
    return mutant_55::run(x, s, z, q, T, H, stream);
  case 56:
    return mutant_56::run(x, s, z, q, T, H, stream);
  case 57:
    return mutant_57::run(x, s, z, q, T, H, stream);
  case 58:
    return mutant_58::run(x, s, z, q, T, H, stream);
  case 59:
    return mutant_59::run(x, s, z, q, T, H, stream);
  case 60:
    return mutant_60::run(x, s, z, q, T, H, stream);
  case 61:
    return mutant_61::run(x, s, z, q, T, H, stream);
  case 62:
    return mutant_62::run(x, s, z, q, T, H, stream);
  case 63:
    return mutant_63::run(x, s, z, q, T, H, stream);
  case 64:
    return mutant_64::run(x, s, z, q, T, H, stream);
  case 65:
    return mutant_65::run(x, s, z, q, T, H, stream);
  case 66:
    return mutant_66::run(x, s, z, q, T, H, stream);
  case 67:
    return mutant_67::run(x, s, z, q, T, H, stream);
  case 68:
    return mutant_68::run(x, s, z, q, T, H, stream);
  case 69:
    return mutant_69::run(x, s, z, q, T, H, stream);
  case 70:
    return mutant_70::run(x, s, z, q, T, H, stream);
  case 71:
    return mutant_71::run(x, s, z, q, T, H, stream);
  case 72:
    return mutant_72::run(x, s, z, q, T, H, stream);
  case 73:
    return mutant_73::run(x, s, z, q, T, H, stream);
  case 74:
    return mutant_74::run(x, s, z, q, T, H, stream);
  case 75:
    return mutant_75::run(x, s, z, q, T, H, stream);
  case 76:
    return mutant_76::run(x, s, z, q, T, H, stream);
  case 77:
    return mutant_77::run(x, s, z, q, T, H, stream);
  case 78:
    return mutant_78::run(x, s, z, q, T, H, stream);
  case 79:
    return mutant_79::run(x, s, z, q, T, H, stream);
  default:
    return;
  }
}
#endif
