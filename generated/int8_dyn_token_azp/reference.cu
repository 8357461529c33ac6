// Made by qkc from the contract int8_dyn_token_azp (hash 4cd2315e0ead4a3d). Do not edit.
// One lawful kernel: the first path of every choice.
#include "int8_dyn_token_azp.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_int8_dyn_token_azp(const __nv_bfloat16* __restrict__ x, float* s, int32_t* z, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
