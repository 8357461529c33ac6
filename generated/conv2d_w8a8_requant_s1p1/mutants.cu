// Made by qkc from the contract conv2d_w8a8_requant_s1p1 (hash 79acecf4ad441f68). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "conv2d_w8a8_requant_s1p1.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: saturation.overflow.wrap: beyond the range: wrap instead of saturate
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
#if !defined(__CUDACC_RTC__)
void run_0(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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

// 1: saturation.overflow.low_end: codes end at -127
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v2(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)), -127);
}
struct Write_y_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v2(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v2{io});
}
#endif

// 2: saturation.overflow.high_end: codes end at 126
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v3(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)), 126);
}
struct Write_y_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v3(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v3{io});
}
#endif

// 3: saturation.value.second_term_dropped: without zy
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v4(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o));
}
struct Write_y_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v4(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v4{io});
}
#endif

// 4: saturation.value.first_term_dropped: without u[b, p, q, o]
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v5(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(io.zy);
}
struct Write_y_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v5(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v5{io});
}
#endif

// 5: padding.index.ignored_ih: reads ih[p, r] at index 0
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v2(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx);
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v2(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v2(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v6(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy));
}
struct Compute_acc_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v2(io, b, p, q, o);
  }
};
struct Write_y_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v6(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v2{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 6: padding.index.ignored_iw: reads iw[q, s] at index 0
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v3(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, 0))) && (let_iw(io, q, 0) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, 0), c) : io.zx);
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v3(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v3(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v3(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v3{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 7: padding.index.ignored_x: reads x[b, ih[p, r], iw[q, s], c] at index 0
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v4(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), 0) : io.zx);
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v4(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v4(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v4(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v4{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 8: padding.value.padding_zero: 0 in place of zx
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v5(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : 0);
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v5(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v5(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v5(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v5{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 9: padding.value.sign_dropped_x: takes x[b, ih[p, r], iw[q, s], c] as unsigned
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v6(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? ((load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) < 0) ? (load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) + 256) : load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c)) : io.zx);
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v6(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v6(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v6(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v6{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 10: accumulate.reduction.first_skipped: skips the first element
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v7(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v7(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v7{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 11: accumulate.reduction.last_skipped: skips the last element
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v8(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v8(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v8{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 12: accumulate.index.ignored_bias: reads bias[o] at index 0
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v9(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v9(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v9{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 13: accumulate.index.ignored_v: reads v[b, p, q, r, s, c] at index 0
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v10(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v10(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v10{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 14: accumulate.index.ignored_k: reads k[o, r, s, c] at index 0
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v11(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v11(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v11{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 15: accumulate.accumulate.wrap_i16: keeps the sum in 16 bits
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v12(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v12(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v12{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 16: accumulate.accumulate.wrap_u16: keeps the sum in 16 bits without a sign
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v13(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + qkc::cast<qkc::u<16>, qkc::Rounding::half_even, qkc::Overflow::wrap>(total1)));
}
struct Compute_acc_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v13(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v13{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 17: accumulate.accumulate.saturate_i16: the sum ends at 16 bits
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v14(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v14(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v14{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 18: accumulate.value.second_term_dropped: without sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c])
// The tensors of one call.
struct Tensors_v2 {
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
QKC_FN int64_t load_bias_v2(const Tensors_v2& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.bias[i0]); }
QKC_FN float load_mul_v2(const Tensors_v2& io, int64_t i0) { return qkc::value<qkc::f32>(io.mul[i0]); }
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t let_acc(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(load_bias_v2(io, o));
}
// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t_v2(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(let_acc(io, b, p, q, o)), load_mul_v2(io, o));
}
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v2(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t_v2(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v7(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v2(io, b, p, q, o) + io.zy));
}
struct Write_y_v7 {
  Tensors_v2 io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v7(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  Tensors_v2 io{};
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v7{io});
}
#endif

// 19: accumulate.value.first_term_dropped: without bias[o]
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v15(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v15(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v15{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 20: accumulate.value.second_term_dropped_2: without zx
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v16(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v16(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v16{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 21: accumulate.value.sign_dropped_k: takes k[o, r, s, c] as unsigned
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v17(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v(io, b, p, q, r, s, c) - io.zx) * ((load_k(io, o, r, s, c) < 0) ? (load_k(io, o, r, s, c) + 256) : load_k(io, o, r, s, c)));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v17(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v17{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 22: multiply.index.ignored_mul: reads mul[o] at index 0
// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t_v3(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0));
}
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v3(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t_v3(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v8(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v3(io, b, p, q, o) + io.zy));
}
struct Write_y_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v8(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v8{io});
}
#endif

// 23: rounding.rounding.half_away: rounds half_away instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v4(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v9(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v4(io, b, p, q, o) + io.zy));
}
struct Write_y_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v9(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v9{io});
}
#endif

// 24: rounding.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v5(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v10(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v5(io, b, p, q, o) + io.zy));
}
struct Write_y_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v10(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v10{io});
}
#endif

// 25: rounding.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v6(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v11(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v6(io, b, p, q, o) + io.zy));
}
struct Write_y_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v11(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v11{io});
}
#endif

// 26: rounding.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v7(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_minus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v12(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v7(io, b, p, q, o) + io.zy));
}
struct Write_y_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v12(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v12{io});
}
#endif

// 27: rounding.rounding.to_zero: rounds to_zero instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v8(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v13(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v8(io, b, p, q, o) + io.zy));
}
struct Write_y_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v13(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v13{io});
}
#endif

// 28: rounding.rounding.to_plus: rounds to_plus instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v9(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_plus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v14(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v9(io, b, p, q, o) + io.zy));
}
struct Write_y_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v14(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v14{io});
}
#endif

// 29: rounding.rounding.to_minus: rounds to_minus instead of half_even
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v10(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>(let_t(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v15(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v10(io, b, p, q, o) + io.zy));
}
struct Write_y_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v15(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v15{io});
}
#endif

// 30: rounding.rounding.plus_half_floor: adds 0.5 and rounds down
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v11(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::to_minus, qkc::Overflow::never>(qkc::add<qkc::f32>(let_t(io, b, p, q, o), 0.5f));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v16(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v11(io, b, p, q, o) + io.zy));
}
struct Write_y_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v16(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v16{io});
}
#endif

// 31: rounding.rounding.through_f16: rounds to f16 first
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v12(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, b, p, q, o)));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v17(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v12(io, b, p, q, o) + io.zy));
}
struct Write_y_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v17(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v17{io});
}
#endif

// 32: rounding.rounding.through_bf16: rounds to bf16 first
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v13(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_t(io, b, p, q, o)));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v18(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v13(io, b, p, q, o) + io.zy));
}
struct Write_y_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v18(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v18{io});
}
#endif

// 33: padding.guarded.at_last: reads ih[p, r] at index 0, at the last c alone
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v7(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return (((c + 1) == io.C) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v18(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v7(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v18(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v18{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 34: padding.guarded.beyond_2: reads ih[p, r] at index 0, from b = 2 on
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v8(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return ((2 <= b) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v19(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v8(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v19(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v19{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 35: padding.guarded.alone: reads ih[p, r] at index 0, where there is one b alone
// clause padding: let v[b, p, q, r, s, c] = x[b, ih[p, r], iw[q, s], c] outside zx
QKC_FN int64_t let_v_v9(const auto& io, int64_t b, int64_t p, int64_t q, int64_t r, int64_t s, int64_t c) {
  return ((io.B == 1) ? (((((0 <= let_ih(io, p, 0)) && (let_ih(io, p, 0) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, 0), let_iw(io, q, s), c) : io.zx) : (((((0 <= let_ih(io, p, r)) && (let_ih(io, p, r) < io.H)) && (0 <= let_iw(io, q, s))) && (let_iw(io, q, s) < io.W)) ? load_x(io, b, let_ih(io, p, r), let_iw(io, q, s), c) : io.zx));
}
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v20(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  int64_t total1 = 0;
  for (int64_t r = 0; r < io.R; ++r) {
    for (int64_t s = 0; s < io.S; ++s) {
      for (int64_t c = 0; c < io.C; ++c) {
        total1 += ((let_v_v9(io, b, p, q, r, s, c) - io.zx) * load_k(io, o, r, s, c));
      }
    }
  }
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>((load_bias(io, o) + total1));
}
struct Compute_acc_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v20(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v20{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 36: accumulate.guarded.at_last: reads bias[o] at index 0, at the last o alone
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v21(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v21(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v21{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 37: accumulate.guarded.beyond_2: reads bias[o] at index 0, from b = 2 on
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v22(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v22(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v22{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 38: accumulate.guarded.alone: reads bias[o] at index 0, where there is one b alone
// clause accumulate: let acc[b, p, q, o] = i32(bias[o] + sum over r, s, c of ((v[b, p, q, r, s, c] - zx) * k[o, r, s, c]))
QKC_FN int64_t compute_acc_v23(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
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
struct Compute_acc_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t o = place % (io.O);
    const int64_t q = place / (io.O) % (io.Q);
    const int64_t p = place / (io.O) / (io.Q) % (io.P);
    const int64_t b = place / (io.O) / (io.Q) / (io.P);
    io.kept_acc[place] = compute_acc_v23(io, b, p, q, o);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc_v23{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v6{io});
}
#endif

// 39: multiply.guarded.at_last: reads mul[o] at index 0, at the last o alone
// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t_v4(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v14(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t_v4(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v19(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v14(io, b, p, q, o) + io.zy));
}
struct Write_y_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v19(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v19{io});
}
#endif

// 40: multiply.guarded.beyond_2: reads mul[o] at index 0, from b = 2 on
// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t_v5(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v15(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t_v5(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v20(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v15(io, b, p, q, o) + io.zy));
}
struct Write_y_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v20(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v20{io});
}
#endif

// 41: multiply.guarded.alone: reads mul[o] at index 0, where there is one b alone
// clause multiply: let t[b, p, q, o] = f32(acc[b, p, q, o], half_even, never) * mul[o] in f32
QKC_FN float let_t_v6(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, 0)) : qkc::mul<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::never>(load_acc(io, b, p, q, o)), load_mul(io, o)));
}
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v16(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t_v6(io, b, p, q, o));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v21(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v16(io, b, p, q, o) + io.zy));
}
struct Write_y_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v21(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v21{io});
}
#endif

// 42: rounding.guarded.at_last: rounds to_zero instead of half_even, at the last o alone
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v17(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v22(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v17(io, b, p, q, o) + io.zy));
}
struct Write_y_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v22(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v22{io});
}
#endif

// 43: rounding.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v18(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v23(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v18(io, b, p, q, o) + io.zy));
}
struct Write_y_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v23(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v23{io});
}
#endif

// 44: rounding.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
// clause rounding: let u[b, p, q, o] = i32(t[b, p, q, o], half_even, never)
QKC_FN int64_t let_u_v19(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::never>(let_t(io, b, p, q, o)) : qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::never>(let_t(io, b, p, q, o)));
}
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v24(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u_v19(io, b, p, q, o) + io.zy));
}
struct Write_y_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v24(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v24{io});
}
#endif

// 45: saturation.guarded.at_last: without zy, at the last o alone
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v25(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return (((o + 1) == io.O) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}
struct Write_y_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v25(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v25{io});
}
#endif

// 46: saturation.guarded.beyond_2: without zy, from b = 2 on
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v26(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((2 <= b) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}
struct Write_y_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v26(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v26{io});
}
#endif

// 47: saturation.guarded.alone: without zy, where there is one b alone
// clause saturation: y[b, p, q, o] = i8(u[b, p, q, o] + zy, saturate) in i64
QKC_FN int64_t value_saturation_v27(const auto& io, int64_t b, int64_t p, int64_t q, int64_t o) {
  return ((io.B == 1) ? qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_u(io, b, p, q, o)) : qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>((let_u(io, b, p, q, o) + io.zy)));
}
struct Write_y_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t q = row % (io.Q);
    const int64_t p = row / (io.Q) % (io.P);
    const int64_t b = row / (io.Q) / (io.P);
    const int64_t o = column;
    const int64_t place = ((b * io.P + p) * io.Q + q) * io.O + o;
    io.y[place] = qkc::bits<qkc::i<8>>(value_saturation_v27(io, b, p, q, o));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y_v27{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_conv2d_w8a8_requant_s1p1_mutant(int32_t which, const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 1:
    return run_1(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 2:
    return run_2(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 3:
    return run_3(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 4:
    return run_4(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 5:
    return run_5(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 6:
    return run_6(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 7:
    return run_7(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 8:
    return run_8(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 9:
    return run_9(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 10:
    return run_10(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 11:
    return run_11(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 12:
    return run_12(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 13:
    return run_13(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 14:
    return run_14(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 15:
    return run_15(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 16:
    return run_16(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 17:
    return run_17(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 18:
    return run_18(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 19:
    return run_19(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 20:
    return run_20(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 21:
    return run_21(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 22:
    return run_22(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 23:
    return run_23(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 24:
    return run_24(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 25:
    return run_25(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 26:
    return run_26(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 27:
    return run_27(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 28:
    return run_28(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 29:
    return run_29(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 30:
    return run_30(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 31:
    return run_31(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 32:
    return run_32(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 33:
    return run_33(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 34:
    return run_34(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 35:
    return run_35(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 36:
    return run_36(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 37:
    return run_37(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 38:
    return run_38(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 39:
    return run_39(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 40:
    return run_40(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 41:
    return run_41(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 42:
    return run_42(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 43:
    return run_43(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 44:
    return run_44(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 45:
    return run_45(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 46:
    return run_46(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  case 47:
    return run_47(x, k, bias, mul, y, B, H, W, C, O, R, S, zx, zy, stream);
  default:
    return;
  }
}
#endif
