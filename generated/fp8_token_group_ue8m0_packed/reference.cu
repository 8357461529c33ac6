// Made by qkc from the contract fp8_token_group_ue8m0_packed (hash 040ac1f9715d723a). Do not edit.
// One lawful kernel: the first path of every choice.
#include "fp8_token_group_ue8m0_packed.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  uint32_t* e; // out: e8m0[T, K / 128] stored exponents_k4 in u32[cdiv(K / 128, 4), cdiv(T, 4) * 4]
  uint8_t* codes_e; // before they are packed
  uint8_t* q; // out: e4m3[T, K]
  float* kept_a;
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN uint8_t code_e(const Tensors& io, int64_t i0, int64_t i1) {
  return io.codes_e[i0 * (io.K / 128) + i1];
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(code_e(io, i0, i1)); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, 128*g + j])), eps)
QKC_FN float compute_a(const auto& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause exponent: e[t, g] = e8m0(a[t, g] / 448, to_plus, saturate) in f32
QKC_FN float value_exponent(const auto& io, int64_t t, int64_t g) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_a(io, t, g), 448.0f));
}

// clause codes: q[t, 128*g + j] = e4m3(x[t, 128*g + j] / e[t, g], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, t, ((128 * g) + j))) / static_cast<double>(load_e(io, t, g))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t place = t * (io.K / 128) + g;
    io.codes_e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, t, g));
  }
};

struct Pack_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d2 = row;
    const int64_t d1 = column % 4;
    const int64_t d0 = column / 4;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 4; ++slot) {
      const int64_t d3 = slot;
      const int64_t i0 = 4 * d0 + d1;
      const int64_t i1 = 4 * d2 + d3;
      if (i0 < io.T && i1 < (io.K / 128))
        qkc::set_bits(word, 8 * slot, 8, io.codes_e[i0 * (io.K / 128) + i1]);
    }
    io.e[row * (((io.T + 3) / 4) * 4) + column] = word;
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t place = t * io.K + ((128 * g) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, t, g, j));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_token_group_ue8m0_packed(const __nv_bfloat16* __restrict__ x, uint32_t* e, uint8_t* q, int64_t T, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint32_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_codes_e(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.codes_e = memory_codes_e.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::for_rows(io.T, (io.K / 128), stream, Write_e{io});
  qkc::for_rows((((io.K / 128) + 3) / 4), (((io.T + 3) / 4) * 4), stream, Pack_e{io});
  qkc::for_rows(io.T * (io.K / 128), 128, stream, Write_q{io});
}
#endif
