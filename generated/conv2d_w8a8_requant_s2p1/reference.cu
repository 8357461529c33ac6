// Made by qkc from the contract conv2d_w8a8_requant_s2p1 (hash 4bab7e0d7f1bb690). Do not edit.
// One lawful kernel: the first path of every choice.
#include "conv2d_w8a8_requant_s2p1.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
  return (((2 * p) - 1) + r);
}

// let iw[q, s] = st*q - pd + s
QKC_FN int64_t let_iw(const auto& io, int64_t q, int64_t s) {
  return (((2 * q) - 1) + s);
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
extern "C" void qkc_conv2d_w8a8_requant_s2p1(const int8_t* __restrict__ x, const int8_t* __restrict__ k, const int32_t* __restrict__ bias, const float* __restrict__ mul, int8_t* y, int64_t B, int64_t H, int64_t W, int64_t C, int64_t O, int64_t R, int64_t S, int32_t zx, int32_t zy, cudaStream_t stream) {
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
  io.P = ((((io.H + (2 * 1)) - io.R) / 2) + 1);
  io.Q = ((((io.W + (2 * 1)) - io.S) / 2) + 1);
  const qkc::Workspace memory_kept_acc(sizeof(int64_t) * (io.B * io.P * io.Q * io.O), stream);
  io.kept_acc = memory_kept_acc.as<int64_t>();
  qkc::for_places(io.B * io.P * io.Q * io.O, stream, Compute_acc{io});
  qkc::for_rows(io.B * io.P * io.Q, io.O, stream, Write_y{io});
}
#endif
