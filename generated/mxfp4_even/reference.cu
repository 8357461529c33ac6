// Made by qkc from the contract mxfp4_even (hash a4d4de3fcbef646b). Do not edit.
// One lawful kernel: the first path of every choice.
#include "mxfp4_even.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  uint8_t* codes_q; // before they are packed
  float* kept_a;
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((qkc::keep<2, qkc::Rounding::half_away>(static_cast<double>(load_a(io, m, b))) / 4.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
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
extern "C" void qkc_mxfp4_even(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_codes_q(sizeof(uint8_t) * (io.M * io.K), stream);
  io.codes_q = memory_codes_q.as<uint8_t>();
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
  qkc::for_rows(io.M, (io.K / 2), stream, Pack_q{io});
}
#endif
