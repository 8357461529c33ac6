// Made by qkc from the contract fp8_stochastic_word (hash 61f963dfc65829c6). Do not edit.
// One lawful kernel: the first path of every choice.
#include "fp8_stochastic_word.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint32_t* r; // in: u32[M, N]
  uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const auto& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_stochastic_word(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, const uint32_t* __restrict__ r, uint8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.r = reinterpret_cast<const uint32_t*>(r);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
