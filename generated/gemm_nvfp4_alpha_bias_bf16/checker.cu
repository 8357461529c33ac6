// Made by qkc from the contract gemm_nvfp4_alpha_bias_bf16 (hash b3addf8a80096b3c). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/bounds.h"
#include "qkc/enclosure_sum.h"
#include "qkc/functions.h"
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  const uint8_t* sa; // in: ue4m3[M, K / 16] stored scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]
  const uint8_t* b; // in: e2m1[N, K] stored nibbles_low in u8[N, K / 2]
  const uint8_t* sb; // in: ue4m3[N, K / 16] stored scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]
  const uint32_t* alpha; // in: f32[]
  const uint16_t* bias; // in: bf16[N]
  const uint16_t* y; // out: bf16[M, N]
};

// a[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_a(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.a[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sa[i0, i1]: scales_128x4 in u8[cdiv(M, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sa(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sa[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// b[i0, i1]: nibbles_low in u8[N, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_b(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.b[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
// sb[i0, i1]: scales_128x4 in u8[cdiv(N, 128) * (K / 16 / 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits 0
QKC_FN uint8_t code_sb(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sb[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
QKC_FN float load_a(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_a(io, i0, i1)); }
QKC_FN float load_sa(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sa(io, i0, i1)); }
QKC_FN float load_b(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e2m1>(code_b(io, i0, i1)); }
QKC_FN float load_sb(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::ue4m3>(code_sb(io, i0, i1)); }
QKC_FN float load_alpha(const Tensors& io) { return qkc::value<qkc::f32>(io.alpha[0]); }
QKC_FN float load_bias(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.bias[i0]); }

// clause accumulate: let c[m, n] = sum over k of ((a[m, k] * sa[m, k / 16]) * (b[n, k] * sb[n, k / 16])) in nvf4_tc
QKC_FN double centre_c(const Tensors& io, int64_t m, int64_t n) {
  double sum1 = 0.0;
  for (int64_t k = 0; k < io.K; ++k) {
    sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(static_cast<double>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16)))), static_cast<double>(qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16))))));
  }
  return sum1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_c(const Tensors& io, int64_t m, int64_t n) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t k = 0; k < io.K; ++k) {
    sum1.add(qkc::point(qkc::mul<qkc::f64>(static_cast<double>(qkc::mul<qkc::f32>(load_a(io, m, k), load_sa(io, m, (k / 16)))), static_cast<double>(qkc::mul<qkc::f32>(load_b(io, n, k), load_sb(io, n, (k / 16)))))), true);
    sum1.align_to(qkc::mul<qkc::f64>(qkc::mul<qkc::f64>(1.0, qkc::max<qkc::f64>(qkc::magnitude(qkc::point(static_cast<double>(load_sa(io, m, (k / 16))))), 0x1p-6)), qkc::max<qkc::f64>(qkc::magnitude(qkc::point(static_cast<double>(load_sb(io, n, (k / 16))))), 0x1p-6)));
  }
  double radius2 = 0.0; // nvf4_tc
  radius2 = qkc::max<qkc::f64>(radius2, sum1.any_order(-1, false, 0.0));
  radius2 = qkc::max<qkc::f64>(radius2, sum1.tensor_core(qkc::TensorCore{64, 35, 23, false, 16}, 64, -1.0, 0.0));
  return sum1.close(sum1.joined(radius2, 64, 0.0));
}


// clause epilogue: let t[m, n] = alpha * c[m, n] + bias[n] in f32 contraction allowed
QKC_FN double centre_t(const Tensors& io, int64_t m, int64_t n) {
  return qkc::detail::nearest_to<qkc::f32>(qkc::add<qkc::f64>(qkc::mul<qkc::f64>(static_cast<double>(load_alpha(io)), centre_c(io, m, n)), static_cast<double>(load_bias(io, n))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_t(const Tensors& io, int64_t m, int64_t n) {
  return qkc::rounded<qkc::f32>(qkc::sum(qkc::maybe_rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_alpha(io))), bounds_c(io, m, n)), false), qkc::point(static_cast<double>(load_bias(io, n)))));
}


// clause output: y[m, n] within T(t[m, n], half_even, inf)
QKC_FN double centre_output(const Tensors& io, int64_t m, int64_t n) {
  return static_cast<double>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_t(io, m, n)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_output(const Tensors& io, int64_t m, int64_t n) {
  return qkc::converted<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(bounds_t(io, m, n));
}


QKC_FN uint16_t returned_y(const Tensors& io, int64_t place) { return io.y[place]; }

// Judges y[m, n].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = m * io.N + n;
    const auto returned = returned_y(io, place);
    bool rejected = false;
    if (qkc::is_nearest<qkc::bf16>(returned, centre_output(io, m, n)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::bf16>(tally, 0, element, returned, bounds_output(io, m, n), qkc::Window{0, 0.0, 0.0});
    return rejected;
  }
};

struct Explain_output {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.y[m * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    qkc::explain_bounds<qkc::bf16>(*out, returned, bounds_output(io, m, n), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(load_alpha(io)); // alpha
    out->operands[1] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, m, n))); // c[m, n]
    out->operands[2] = qkc::bits<qkc::bf16>(load_bias(io, n)); // bias[n]
    out->operands[3] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_t(io, m, n))); // t[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16_check(const void* a, const void* sa, const void* b, const void* sb, const void* alpha, const void* bias, const void* y, int64_t M, int64_t N, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.sa = static_cast<const uint8_t*>(sa);
  io.b = static_cast<const uint8_t*>(b);
  io.sb = static_cast<const uint8_t*>(sb);
  io.alpha = static_cast<const uint32_t*>(alpha);
  io.bias = static_cast<const uint16_t*>(bias);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  counts.fetch();
}

extern "C" void qkc_gemm_nvfp4_alpha_bias_bf16_explain(const void* a, const void* sa, const void* b, const void* sb, const void* alpha, const void* bias, const void* y, int64_t M, int64_t N, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.sa = static_cast<const uint8_t*>(sa);
  io.b = static_cast<const uint8_t*>(b);
  io.sb = static_cast<const uint8_t*>(sb);
  io.alpha = static_cast<const uint32_t*>(alpha);
  io.bias = static_cast<const uint16_t*>(bias);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_output{io, at.get(), number});
  at.fetch();
}
#endif
