// Made by qkc from the contract int8_static_tensor_sym (hash 8d690419a219540b). Do not edit.
// One lawful kernel: the first path of every choice.
#include "int8_static_tensor_sym.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  uint8_t* q; // out: i8[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_div(const auto& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div(const auto& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n));
}

struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t place = m * io.N + n;
    io.q[place] = qkc::bits<qkc::i<8>>(value_codes_div(io, m, n));
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.s = reinterpret_cast<const uint32_t*>(s);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::for_rows(io.M, io.N, stream, Write_q{io});
}
#endif
