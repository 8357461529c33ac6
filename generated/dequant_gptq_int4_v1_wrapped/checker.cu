// Made by qkc from the contract dequant_gptq_int4_v1_wrapped (hash 3c893dd23694f060). Do not edit.
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
  int64_t G;
  const uint32_t* q; // in: u4[K, N] stored gptq_k8 in u32[K / 8, N]
  const uint32_t* zs; // in: u4[G, N] stored gptq_n8 in u32[G, N / 8]
  const uint16_t* s; // in: f16[G, N]
  const uint32_t* gi; // in: i32[K]
  const uint16_t* w; // out: f16[K, N]
};

// q[i0, i1]: gptq_k8 in u32[K / 8, N]: axis 0 = kw, j:8; at [kw, n] slot j
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[(i0 / 8) * io.N + i1], 4 * (i0 % 8), 4));
}
// zs[i0, i1]: gptq_n8 in u32[G, N / 8]: axis 1 = nw, j:8; at [g, nw] slot j
QKC_FN uint8_t code_zs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.zs[i0 * (io.N / 8) + i1 / 8], 4 * (i1 % 8), 4));
}
QKC_FN int64_t load_q(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_zs(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_zs(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }
QKC_FN int64_t load_gi(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.gi[i0]); }

// clause zero_point: let z[g, n] = match zero { plain: zs[g, n] + 1; wrapped: (zs[g, n] + 1) % 16 }
QKC_FN int64_t let_z(const Tensors& io, int64_t g, int64_t n) {
  return ((load_zs(io, g, n) + 1) % 16);
}


// clause dequantize: w[k, n] = f16(s[gi[k], n] * (q[k, n] - z[gi[k], n]), half_even, inf) in real
QKC_FN float value_dequantize(const Tensors& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_s(io, load_gi(io, k), n)) * (static_cast<double>(load_q(io, k, n)) - static_cast<double>(let_z(io, load_gi(io, k), n)))));
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
    rejected = tally.judge(0, element, qkc::same<qkc::f16, false, false>(returned, qkc::bits<qkc::f16>(value_dequantize(io, k, n))));
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
    out->explained = qkc::same<qkc::f16, false, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_gi(io, k)); // gi[k]
    out->operands[1] = qkc::bits<qkc::f16>(load_s(io, load_gi(io, k), n)); // s[gi[k], n]
    out->operands[2] = qkc::bits<qkc::u<4>>(load_q(io, k, n)); // q[k, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gptq_int4_v1_wrapped_check(const void* q, const void* zs, const void* s, const void* gi, const void* w, int64_t K, int64_t N, int64_t G, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.zs = static_cast<const uint32_t*>(zs);
  io.s = static_cast<const uint16_t*>(s);
  io.gi = static_cast<const uint32_t*>(gi);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.K, io.N, stream, counts.get(), Judge_w{io});
  counts.fetch();
}

extern "C" void qkc_dequant_gptq_int4_v1_wrapped_explain(const void* q, const void* zs, const void* s, const void* gi, const void* w, int64_t K, int64_t N, int64_t G, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.q = static_cast<const uint32_t*>(q);
  io.zs = static_cast<const uint32_t*>(zs);
  io.s = static_cast<const uint16_t*>(s);
  io.gi = static_cast<const uint32_t*>(gi);
  io.w = static_cast<const uint16_t*>(w);
  io.K = K;
  io.N = N;
  io.G = G;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_dequantize{io, at.get(), number});
  at.fetch();
}
#endif
