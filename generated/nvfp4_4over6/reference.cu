// Made by qkc from the contract nvfp4_4over6 (hash 6a3eecb62cdad7c5). Do not edit.
// One lawful kernel: the first path of every choice.
#include "nvfp4_4over6.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint32_t* g; // in: f32[]
  uint8_t* sf; // out: e4m3[M, K / 16]
  uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  uint8_t* codes_q; // before they are packed
  float* kept_a;
};

// const i4: f32 = 1 / 4
[[maybe_unused]] constexpr float const_i4 = 0.25f;
// const most: f32 = 2^126
[[maybe_unused]] constexpr float const_most = 0x1p126f;
// const i6: f32 = 1 / 6
[[maybe_unused]] constexpr float const_i6 = 0x1.555556p-3f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_g(const Tensors& io) { return qkc::value<qkc::f32>(io.g[0]); }
QKC_FN float load_sf(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.sf[i0 * (io.K / 16) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 16) + b]; }

// clause six: let s6[m, b] = e4m3(a[m, b] * (g * i6), half_even, saturate) in f32
QKC_FN float let_s6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i6)));
}


// clause six: let k6[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s6[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k6_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s6(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k6_0(io, m, b, j), const_most)));
}


// clause four: let s4[m, b] = e4m3(a[m, b] * (g * i4), half_even, saturate) in f32
QKC_FN float let_s4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_a(io, m, b), qkc::mul<qkc::f32>(load_g(io), const_i4)));
}


// clause four: let k4[m, b, j] = e2m1(x[m, 16*b + j] * min(1 / (s4[m, b] * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_k4_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(let_s4(io, m, b), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float let_k4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_k4_0(io, m, b, j), const_most)));
}


// clause errors: let d6[m, b, j] = k6[m, b, j] * s6[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k6(io, m, b, j), let_s6(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}


// clause errors: let d4[m, b, j] = k4[m, b, j] * s4[m, b] / g - x[m, 16*b + j] in f32
QKC_FN float let_d4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::sub<qkc::f32>(qkc::div<qkc::f32>(qkc::mul<qkc::f32>(let_k4(io, m, b, j), let_s4(io, m, b)), load_g(io)), load_x(io, m, ((16 * b) + j)));
}


// clause errors: let w6[m, b] = sum over j of (d6[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w6(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d6(io, m, b, j), let_d6(io, m, b, j)));
  }
  return total1;
}


// clause errors: let w4[m, b] = sum over j of (d4[m, b, j]^2) in f32 any order, contraction allowed
QKC_FN float let_w4(const auto& io, int64_t m, int64_t b) {
  float total1 = 0;
  for (int64_t j = 0; j < 16; ++j) {
    total1 = qkc::add<qkc::f32>(total1, qkc::mul<qkc::f32>(let_d4(io, m, b, j), let_d4(io, m, b, j)));
  }
  return total1;
}


// clause scale: sf[m, b] within if w4[m, b] < w6[m, b] then s4[m, b] else s6[m, b]
QKC_FN float value_scale(const auto& io, int64_t m, int64_t b) {
  return (qkc::lt<qkc::f32>(let_w4(io, m, b), let_w6(io, m, b)) ? let_s4(io, m, b) : let_s6(io, m, b));
}

// clause codes: q[m, 16*b + j] = e2m1(x[m, 16*b + j] * min(1 / (abs(sf[m, b]) * (1 / g)), most), half_even, saturate) in f32
QKC_FN float row_codes_0(const auto& io, int64_t m, int64_t b, int64_t j) { return qkc::div<qkc::f32>(1.0f, qkc::mul<qkc::f32>(qkc::abs<qkc::e4m3>(load_sf(io, m, b)), qkc::div<qkc::f32>(1.0f, load_g(io)))); }
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_x(io, m, ((16 * b) + j)), qkc::min<qkc::f32>(row_codes_0(io, m, b, j), const_most)));
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
    io.sf[place] = qkc::bits<qkc::e4m3>(value_scale(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t place = m * io.K + ((16 * b) + j);
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
extern "C" void qkc_nvfp4_4over6(const __nv_bfloat16* __restrict__ x, const float* __restrict__ g, uint8_t* sf, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.g = reinterpret_cast<const uint32_t*>(g);
  io.sf = reinterpret_cast<uint8_t*>(sf);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 16), stream, Write_sf{io});
  qkc::for_rows(io.M * (io.K / 16), 16, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif
