// Made by qkc from the contract fp8_stochastic_word (hash 61f963dfc65829c6). Do not edit.
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
  const uint32_t* r; // in: u32[M, N]
  const uint8_t* q; // out: e4m3[M, N]
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.N + i1]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }
QKC_FN int64_t load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<32>>(io.r[i0 * io.N + i1]); }

// clause path: let y[m, n] = x[m, n] / s in f32
QKC_FN float let_y(const Tensors& io, int64_t m, int64_t n) {
  return qkc::div<qkc::f32>(load_x(io, m, n), load_s(io));
}


// clause codes: q[m, n] = e4m3(y[m, n], stochastic(r[m, n]), saturate)
QKC_FN float value_codes(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast_stochastic<qkc::e4m3, qkc::Overflow::saturate, 32>(let_y(io, m, n), static_cast<uint64_t>(load_r(io, m, n)));
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
    rejected = tally.judge(0, element, qkc::same<qkc::e4m3, false, false>(returned, qkc::bits<qkc::e4m3>(value_codes(io, m, n))));
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
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e4m3>(value_codes(io, m, n));
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io)); // s
    out->operands[2] = qkc::bits<qkc::f32>(let_y(io, m, n)); // y[m, n]
    out->operands[3] = qkc::bits<qkc::u<32>>(load_r(io, m, n)); // r[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_fp8_stochastic_word_check(const void* x, const void* s, const void* r, const void* q, int64_t M, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.r = static_cast<const uint32_t*>(r);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_q{io});
  counts.fetch();
}

extern "C" void qkc_fp8_stochastic_word_explain(const void* x, const void* s, const void* r, const void* q, int64_t M, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.r = static_cast<const uint32_t*>(r);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.N = N;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
