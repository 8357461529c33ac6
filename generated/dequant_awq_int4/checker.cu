// Made by qkc from the contract dequant_awq_int4 (hash 72f1aebd2d73a11c). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[cdiv(K, 128), N] stored awq_n8 in u32[cdiv(K, 128), N / 8]
  const uint16_t* s; // in: f16[cdiv(K, 128), N]
  const uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[cdiv(K, 128), N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN int64_t load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause dequantize: w[k, n] = f16(s[k / 128, n] * (q[k, n] - z[k / 128, n]), half_even, inf) in real
QKC_FN float value_dequantize(const Tensors& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_s(io, (k / 128), n)) * (static_cast<double>(load_q(io, k, n)) - static_cast<double>(load_z(io, (k / 128), n)))));
}


// Judges w[k, n].
struct Judge_w {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t k = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = k * io.N + n;
    const auto returned = io.w[place];
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f16, true, false>(returned, qkc::bits<qkc::f16>(value_dequantize(io, k, n))));
    (void)rejected;
  }
};

struct Explain_dequantize {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t k = number / (io.N);
    const auto returned = io.w[k * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = k;
    out->indices[1] = n;
    out->coordinates[0] = k;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f16>(value_dequantize(io, k, n));
    out->explained = qkc::same<qkc::f16, true, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f16>(load_s(io, (k / 128), n)); // s[k / 128, n]
    out->operands[1] = qkc::bits<qkc::u<4>>(load_q(io, k, n)); // q[k, n]
    out->operands[2] = qkc::bits<qkc::u<4>>(load_z(io, (k / 128), n)); // z[k / 128, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_awq_int4_check(const void* q, const void* z, const void* s, const void* w, int64_t K, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.z = static_cast<const uint32_t*>(z);
  io.s = static_cast<const uint16_t*>(s);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.K, io.N, stream, counts.get(), Judge_w{io});
  counts.fetch();
}

extern "C" void qkc_dequant_awq_int4_explain(const void* q, const void* z, const void* s, const void* w, int64_t K, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.z = static_cast<const uint32_t*>(z);
  io.s = static_cast<const uint16_t*>(s);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
