// Made by qkc from the contract int8_static_tensor_sym (hash 8d690419a219540b). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  const uint16_t* x; // in: bf16[M, N]
  const uint32_t* s; // in: f32[]
  const uint8_t* q; // out: i8[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause path: let y[m, n] = one of { div: x[m, n] / s; inv: x[m, n] * (1 / s) } per kernel in f32
QKC_FN float let_y_div(const Tensors& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}
QKC_FN float let_y_inv(const Tensors& io, int64_t m, int64_t n) {
  return qkc::mul<qkc::f32>(load_x(io, m, n), qkc::div<qkc::f32>(1.0f, load_s(io)));
}


// clause codes: q[m, n] = i8(y[m, n], half_even, saturate)
QKC_FN int64_t value_codes_div(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, m, n));
}
QKC_FN int64_t value_codes_inv(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, m, n));
}


// Judges q[m, n].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = m * io.N + n;
    const auto returned = io.q[place];
    bool rejected = false;
    uint64_t explained = 0;
    explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_div(io, m, n))) ? 0x1u : 0u;
    explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_inv(io, m, n))) ? 0x2u : 0u;
    rejected = tally.judge_choice(0, 0, element, explained, 0x3u);
    (void)rejected;
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.q[m * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::i<8>>(value_codes_div(io, m, n));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::i<8>>(value_codes_inv(io, m, n));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io)); // s
    out->operands[2] = qkc::bits<qkc::f32>(let_y_div(io, m, n)); // y[m, n] (div)
    out->operands[3] = qkc::bits<qkc::f32>(let_y_inv(io, m, n)); // y[m, n] (inv)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_static_tensor_sym_check(const void* x, const void* s, const void* q, int64_t M, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 1>(io.M, io.N, stream, counts.get(), Judge_q{io});
  counts.fetch();
}

extern "C" void qkc_int8_static_tensor_sym_explain(const void* x, const void* s, const void* q, int64_t M, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
