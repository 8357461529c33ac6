// Made by qkc from the contract nvfp4_swizzled_sf (hash b1642c97eff995c5). Do not edit.
// One lawful kernel: the first path of every choice.
#include "nvfp4_swizzled_sf.h"
#include "qkc/layout.h"
#include "qkc/functions.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint32_t* g; // in: f32[]
  uint8_t* sf; // out: e4m3[M, K / 16] stored tiles_128x4 in u8[cdiv(M, 128) * cdiv(K / 16, 4) * 512]
  uint8_t* codes_sf; // before they are packed
  uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  uint8_t* codes_q; // before they are packed
  float* kept_a;
};

QKC_FN uint8_t code_sf(const Tensors& io, int64_t i0, int64_t i1) {
  return io.codes_sf[i0 * (io.K / 16) + i1];
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_g(const Tensors& io) { return qkc::value<qkc::f32>(io.g[0]); }
QKC_FN float load_sf(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(code_sf(io, i0, i1)); }

// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 16) + b]; }

// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN float value_scale(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_g(io), qkc::mul<qkc::f32>(load_a(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(6.0)))));
}

// clause underflow: q[m, 16*b + j] = 0 when sf[m, b] == 0
QKC_FN bool when_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::eq<qkc::f32>(load_sf(io, m, b), 0.0f);
}
QKC_FN float value_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return 0.0f;
}

// clause codes: q[m, 16*b + j] within e2m1(x[m, 16*b + j] * rcp(sf[m, b] * rcp(g)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed otherwise mask 1% on normal
QKC_FN float row_codes_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(qkc::mul<qkc::f32>(load_sf(io, m, b), qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))); }
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), row_codes_0(io, m, b, j)));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_sf {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 16) + b;
    io.codes_sf[place] = qkc::bits<qkc::e4m3>(value_scale(io, m, b));
  }
};

struct Pack_sf {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t d4 = column % 4;
    const int64_t d1 = (column / 4) % 4;
    const int64_t d2 = ((column / 4) / 4) % 32;
    const int64_t d3 = (((column / 4) / 4) / 32) % (((io.K / 16) + 3) / 4);
    const int64_t d0 = (((column / 4) / 4) / 32) / (((io.K / 16) + 3) / 4);
    uint8_t word = 0;
    for (int64_t slot = 0; slot < 1; ++slot) {
      (void)slot;
      const int64_t i0 = 128 * d0 + 32 * d1 + d2;
      const int64_t i1 = 4 * d3 + d4;
      if (i0 < io.M && i1 < (io.K / 16))
        qkc::set_bits(word, 0, 8, io.codes_sf[i0 * (io.K / 16) + i1]);
    }
    io.sf[row * ((((io.M + 127) / 128) * (((io.K / 16) + 3) / 4)) * 512) + column] = word;
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
    if (when_underflow(io, m, b, j)) {
      io.codes_q[place] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
      return;
    }
    io.codes_q[place] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
  }
};

struct Pack_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d1 = column;
    uint8_t word = 0;
    for (int64_t slot = 0; slot < 2; ++slot) {
      const int64_t d2 = slot;
      const int64_t i0 = d0;
      const int64_t i1 = 2 * d1 + d2;
      if (i0 < io.M && i1 < io.K)
        qkc::set_bits(word, 4 * slot, 4, io.codes_q[i0 * io.K + i1]);
    }
    io.q[row * (io.K / 2) + column] = word;
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nvfp4_swizzled_sf(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_sf(sizeof(uint8_t) * (io.M * (io.K / 16)), stream);
  io.codes_sf = memory_codes_sf.as<uint8_t>();
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(1, ((((io.M + 127) / 128) * (((io.K / 16) + 3) / 4)) * 512), stream, Pack_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif
