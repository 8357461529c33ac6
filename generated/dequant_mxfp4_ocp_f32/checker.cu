// Made by qkc from the contract dequant_mxfp4_ocp_f32 (hash 69bb57eb223027df). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint8_t* q; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* e; // in: e8m0[M, K / 32]
  const uint32_t* y; // out: f32[M, K]
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_q(io, i0, i1)); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// clause product: let v[m, k] = q[m, k] * e[m, k / 32] in f32
QKC_FN float let_v(const Tensors& io, int64_t m, int64_t k) {
  return qkc::mul<qkc::f32>(load_q(io, m, k), load_e(io, m, (k / 32)));
}


// clause dequantize: y[m, k] = T(v[m, k], half_even, inf, nan nan)
QKC_FN float value_dequantize(const Tensors& io, int64_t m, int64_t k) {
  return qkc::cast_nan<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, m, k), qkc::value<qkc::f32>(0x7fc00000u));
}


// Judges y[m, k].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t m = row;
    const int64_t k = column;
    const int64_t element = row * (io.K) + column;
    const int64_t place = m * io.K + k;
    const auto returned = io.y[place];
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, true>(returned, qkc::bits<qkc::f32>(value_dequantize(io, m, k))));
    (void)rejected;
  }
};

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t k = number % (io.K);
    const int64_t m = number / (io.K);
    const auto returned = io.y[m * io.K + k];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = k;
    out->coordinates[0] = m;
    out->coordinates[1] = k;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_dequantize(io, m, k));
    out->explained = qkc::same<qkc::f32, false, true>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::e2m1>(load_q(io, m, k)); // q[m, k]
    out->operands[1] = qkc::bits<qkc::e8m0>(load_e(io, m, (k / 32))); // e[m, k / 32]
    out->operands[2] = qkc::bits<qkc::f32>(let_v(io, m, k)); // v[m, k]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_mxfp4_ocp_f32_check(const void* q, const void* e, const void* y, int64_t M, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.e = static_cast<const uint8_t*>(e);
  io.y = static_cast<const uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.M, io.K, stream, counts.get(), Judge_y{io});
  counts.fetch();
}

extern "C" void qkc_dequant_mxfp4_ocp_f32_explain(const void* q, const void* e, const void* y, int64_t M, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint8_t*>(q);
  io.e = static_cast<const uint8_t*>(e);
  io.y = static_cast<const uint32_t*>(y);
  io.M = M;
  io.K = K;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
