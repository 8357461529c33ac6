// Made by qkc from the contract int8_block_mean_sub_64 (hash 97a06e646c15ade3). Do not edit.
// One lawful kernel: the first path of every choice.
#include "int8_block_mean_sub_64.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  uint8_t* q; // out: i8[Z, N, D]
  float* kept_m;
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN float compute_m(const auto& io, int64_t z, int64_t d) {
  float total1 = 0;
  for (int64_t n = 0; n < io.N; ++n) {
    total1 = qkc::add<qkc::f32>(total1, load_x(io, z, n, d));
  }
  return qkc::div<qkc::f32>(total1, static_cast<float>(io.N));
}
QKC_FN float load_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN float let_y(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::sub<qkc::f32>(load_x(io, z, n, d), load_m(io, z, d));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN float let_a(const auto& io, int64_t z, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f32>(let_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN float value_scale(const auto& io, int64_t z, int64_t c) {
  return qkc::div<qkc::f32>(let_a(io, z, c), 127.0f);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN int64_t value_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(let_y(io, z, n, d), load_s(io, z, (n / 64))));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

struct Write_s {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    io.s[place] = qkc::bits<qkc::f32>(value_scale(io, z, c));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t place = (z * io.N + n) * io.D + d;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes(io, z, n, d));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_block_mean_sub_64(const __half* __restrict__ x, float* s, int8_t* q, int64_t Z, int64_t N, int64_t D, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(float) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<float>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::for_rows(io.Z, ((io.N + 63) / 64), stream, Write_s{io});
  qkc::for_rows(io.Z * io.N, io.D, stream, Write_q{io});
}
#endif
