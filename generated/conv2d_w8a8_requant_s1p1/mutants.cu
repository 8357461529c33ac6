// Made by qkc from the contract conv2d_w8a8_requant_s1p1 (hash 79acecf4ad441f68). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "conv2d_w8a8_requant_s1p1.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// saturation.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::wrap>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// saturation.overflow.low_end: codes end at -127
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)), -127);
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// saturation.overflow.high_end: codes end at 126
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)), 126);
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// saturation.value.second_term_dropped: without zy
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// saturation.value.first_term_dropped: without u[b, p, q, o]
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(io.zy);
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// padding.index.ignored_ih: reads ih[p, r] at index 0
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// padding.index.ignored_iw: reads iw[q, s] at index 0
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, 0))) && (let_iw(io, q, 0) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, 0), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// padding.index.ignored_x: reads x[b, ih[p, r], iw[q, s], c] at index 0
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), 0) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// padding.value.padding_zero: 0 in place of zx
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : 0);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// accumulate.reduction.first_skipped: skips the first element
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        if ((c != 0)) {
          total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
        }
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// accumulate.reduction.last_skipped: skips the last element
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        if ((c != (io.C - 1))) {
          total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
        }
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// accumulate.index.ignored_bias: reads bias[o] at index 0
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, 0) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// accumulate.index.ignored_v: reads v[b, p, q, r, s, c] at index 0
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, 0) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// accumulate.index.ignored_k: reads k[o, r, s, c] at index 0
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, 0));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// accumulate.accumulate.wrap_i16: keeps the sum in 16 bits
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::wrap>(total1)));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// accumulate.accumulate.saturate_i16: the sum ends at 16 bits
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + qkc::cast<qkc::i<16>, qkc::Rounding::half_even, qkc::Overflow::saturate>(total1)));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// accumulate.value.second_term_dropped: without sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c])
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t let_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(load_bias(io, o));
}


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(let_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// accumulate.value.first_term_dropped: without bias[o]
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(total1);
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// accumulate.value.second_term_dropped_2: without zx
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += (let_v(io, b, p, q, r, s, c) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_18

// multiply.index.ignored_mul: reads mul[o] at index 0
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_19

// rounding.rounding.half_away: rounds half_away instead of half_even
namespace mutant_20 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_20

// rounding.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_21 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_21

// rounding.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_22 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_22

// rounding.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_23 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_23

// rounding.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_24 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_24

// rounding.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_25 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_25

// rounding.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_26 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_26

// rounding.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_27 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>(qkc::add<qkc::f32>(let_t(io, b, p, q, o), 0.5f));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_27

// rounding.rounding.through_f16: rounds to f16 first
namespace mutant_28 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, b, p, q, o)));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_28

// rounding.rounding.through_bf16: rounds to bf16 first
namespace mutant_29 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, b, p, q, o)));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_29

// padding.guarded.at_last: reads ih[p, r] at index 0, at the last c alone
namespace mutant_30 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((c + 1) == io.C) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_30

// padding.guarded.beyond_2: reads ih[p, r] at index 0, from b = 2 on
namespace mutant_31 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return ((2 <= b) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_31

// padding.guarded.alone: reads ih[p, r] at index 0, where there is one b alone
namespace mutant_32 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return ((io.B == 1) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_32

// accumulate.guarded.at_last: reads bias[o] at index 0, at the last o alone
namespace mutant_33 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  int64_t total2 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total2 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return (((o + 1) == io.O) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, 0) + total2)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1)));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_33

// accumulate.guarded.beyond_2: reads bias[o] at index 0, from b = 2 on
namespace mutant_34 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  int64_t total2 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total2 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return ((2 <= b) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, 0) + total2)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1)));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_34

// accumulate.guarded.alone: reads bias[o] at index 0, where there is one b alone
namespace mutant_35 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  int64_t total2 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total2 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return ((io.B == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, 0) + total2)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1)));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_35

// multiply.guarded.at_last: reads mul[o] at index 0, at the last o alone
namespace mutant_36 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_36

// multiply.guarded.beyond_2: reads mul[o] at index 0, from b = 2 on
namespace mutant_37 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_37

// multiply.guarded.alone: reads mul[o] at index 0, where there is one b alone
namespace mutant_38 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_38

// rounding.guarded.at_last: rounds to_zero instead of half_even, at the last o alone
namespace mutant_39 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_39

// rounding.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
namespace mutant_40 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_40

// rounding.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
namespace mutant_41 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_41

// saturation.guarded.at_last: without zy, at the last o alone
namespace mutant_42 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_42

// saturation.guarded.beyond_2: without zy, from b = 2 on
namespace mutant_43 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_43

// saturation.guarded.alone: without zy, where there is one b alone
namespace mutant_44 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  int64_t H;
  int64_t W;
  int64_t C;
  int64_t O;
  int64_t R;
  int64_t S;
  int64_t P;
  int64_t Q;
  int64_t zx;
  int64_t zy;
  const uint8_t* x; // in: i8[B, H, W, C]
  const uint8_t* k; // in: i8[O, R, S, C]
  const uint32_t* bias; // in: i32[O]
  const uint32_t* mul; // in: f32[O]
  uint8_t* y; // out: i8[B, P, Q, O]
  int64_t* kept_acc;
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.x[((i0 * io.H + i1) * io.W + i2) * io.C + i3]); }
QKC_FN int64_t load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2, int64_t i3) { return qkc::value<qkc::i<8>>(io.k[((i0 * io.R + i1) * io.S + i2) * io.C + i3]); }
QKC_FN int64_t load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }

// let ih[p, r] = st*p - pd + r
QKC_FN int64_t let_ih(const auto& io, int64_t p, int64_t r) {
  return (((1 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((1 * q) - 1) + s);
}

// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx);
}


// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
QKC_FN int64_t load_acc(const Tensors& io, int64_t b, int64_t p, int64_t q, int64_t o) { return io.kept_acc[(((b) * io.P + p) * io.Q + q) * io.O + o]; }


// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o));
}


// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o));
}


// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}

struct Compute_acc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc(io, b, p, q, o);
  }
};

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation(io, b, p, q, o));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.k = reinterpret_cast<const uint8_t*>(k);
  io.bias = reinterpret_cast<const uint32_t*>(bias);
  io.mul = reinterpret_cast<const uint32_t*>(mul);
  io.y = reinterpret_cast<uint8_t*>(y);
  io.B = B;
  io.H = H;
  io.W = W;
  io.C = C;
  io.O = O;
  io.R = R;
  io.S = S;
  io.zx = zx;
  io.zy = zy;
  io.P = ((((io.H + (2 * 1)) - io.R) / 1) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 1) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
} // namespace mutant_44

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_conv2d_w8a8_requant_s1p1_mutant(int32_t which, const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 1:
    return mutant_1::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 2:
    return mutant_2::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 3:
    return mutant_3::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 4:
    return mutant_4::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 5:
    return mutant_5::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 6:
    return mutant_6::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 7:
    return mutant_7::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 8:
    return mutant_8::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 9:
    return mutant_9::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 10:
    return mutant_10::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 11:
    return mutant_11::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 12:
    return mutant_12::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 13:
    return mutant_13::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 14:
    return mutant_14::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 15:
    return mutant_15::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 16:
    return mutant_16::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 17:
    return mutant_17::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 18:
    return mutant_18::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 19:
    return mutant_19::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 20:
    return mutant_20::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 21:
    return mutant_21::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 22:
    return mutant_22::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 23:
    return mutant_23::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 24:
    return mutant_24::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 25:
    return mutant_25::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 26:
    return mutant_26::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 27:
    return mutant_27::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 28:
    return mutant_28::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 29:
    return mutant_29::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 30:
    return mutant_30::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 31:
    return mutant_31::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 32:
    return mutant_32::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 33:
    return mutant_33::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 34:
    return mutant_34::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 35:
    return mutant_35::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 36:
    return mutant_36::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 37:
    return mutant_37::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 38:
    return mutant_38::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 39:
    return mutant_39::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 40:
    return mutant_40::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 41:
    return mutant_41::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 42:
    return mutant_42::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 43:
    return mutant_43::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 44:
    return mutant_44::run(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  default:
    return;
  }
}
#endif
