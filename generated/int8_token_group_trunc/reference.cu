// Made by qkc from the contract int8_token_group_trunc (hash 849ae96861c6e95f). Do not edit.
// One lawful kernel: the first path of every choice.
#include "int8_token_group_trunc.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_int8_token_group_trunc(const __nv_bfloat16* __restrict__ x, float* s, int8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
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
