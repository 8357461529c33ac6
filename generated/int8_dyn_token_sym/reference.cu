// Made by qkc from the contract int8_dyn_token_sym (hash 1a38a074986208c5). Do not edit.
// One lawful kernel: the first path of every choice.
#include "int8_dyn_token_sym.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_int8_dyn_token_sym(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t H, cudaStream_t stream) {
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
