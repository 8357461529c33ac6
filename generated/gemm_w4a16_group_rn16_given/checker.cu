// Made by qkc from the contract gemm_w4a16_group_rn16_given (hash 08592bac27861ebc). Do not edit.
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
  const uint16_t* x; // in: f16[M, K]
  const uint32_t* q; // in: u4[K, N] stored awq_n8 in u32[K, N / 8]
  const uint32_t* z; // in: u4[K / 128, N] stored awq_n8 in u32[K / 128, N / 8]
  const uint16_t* s; // in: f16[K / 128, N]
  const uint16_t* y; // out: f16[M, N]
};

// q[i0, i1]: awq_n8 in u32[K, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
// z[i0, i1]: awq_n8 in u32[K / 128, N / 8]: axis 1 = nw, hi:4, lo:2; at [r, nw] slot (lo, hi)
QKC_FN uint8_t code_z(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.z[i0 * (io.N / 8) + i1 / 8], 4 * ((i1 % 2) * 4 + (i1 / 2 % 4)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.x[i0 * io.K + i1]); }
QKC_FN int64_t load_q(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_q(io, i0, i1)); }
QKC_FN int64_t load_z(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_z(io, i0, i1)); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f16>(io.s[i0 * io.N + i1]); }

// clause zero_point: let zz[g, n] = match zero { u4b8: 8; given: z[g, n] }
QKC_FN int64_t let_zz(const auto& io, int64_t g, int64_t n) {
  return load_z(io, g, n);
}


// clause weight: let w[k, n] = f16(s[k / 128, n] * (q[k, n] - zz[k / 128, n]), half_even, never) in real
QKC_FN float let_w(const auto& io, int64_t k, int64_t n) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::never>((load_s(io, (k / 128), n) * static_cast<float>(static_cast<int32_t>(load_q(io, k, n)) - static_cast<int32_t>(let_zz(io, (k / 128), n)))));
}


// clause accumulate: let c[m, n] = sum over k of (x[m, k] * w[k, n]) in f32_tc
QKC_FN double centre_c(const Tensors& io, int64_t m, int64_t n) {
  double sum1 = 0.0;
  for (int64_t k = 0; k < io.K; ++k) {
    sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(static_cast<double>(load_x(io, m, k)), static_cast<double>(let_w(io, k, n))));
  }
  return sum1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_c(const Tensors& io, int64_t m, int64_t n) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t k = 0; k < io.K; ++k) {
    sum1.add(qkc::point(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, m, k)), static_cast<double>(let_w(io, k, n)))), true);
  }
  double radius2 = 0.0; // f32_tc
  radius2 = qkc::max<qkc::f64>(radius2, sum1.any_order(-1, false, 0.0));
  const double core3 = sum1.tensor_core(qkc::TensorCore{8, 24, 23, false}, 64, -1.0, 0.0);
  radius2 = qkc::max<qkc::f64>(radius2, core3);
  radius2 = qkc::max<qkc::f64>(radius2, sum1.tensor_core(qkc::TensorCore{16, 25, 23, false}, 64, -1.0, 0.0));
  return sum1.close(sum1.enveloped(sum1.joined(radius2, 64, 0.0), qkc::TensorCore{8, 24, 23, false}, core3, 64));
}


// clause output: y[m, n] within f16(c[m, n], half_even, inf)
QKC_FN double centre_output(const Tensors& io, int64_t m, int64_t n) {
  return static_cast<double>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, m, n)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_output(const Tensors& io, int64_t m, int64_t n) {
  return qkc::converted<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(bounds_c(io, m, n));
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
    if (qkc::is_nearest<qkc::f16>(returned, centre_output(io, m, n)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f16>(tally, 0, element, returned, bounds_output(io, m, n), qkc::Window{0, 0.0, 0.0});
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
    qkc::explain_bounds<qkc::f16>(*out, returned, bounds_output(io, m, n), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, m, n))); // c[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_w4a16_group_rn16_given_check(const void* x, const void* q, const void* z, const void* s, const void* y, int64_t M, int64_t N, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.q = static_cast<const uint32_t*>(q);
  io.z = static_cast<const uint32_t*>(z);
  io.s = static_cast<const uint16_t*>(s);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  counts.fetch();
}

extern "C" void qkc_gemm_w4a16_group_rn16_given_explain(const void* x, const void* q, const void* z, const void* s, const void* y, int64_t M, int64_t N, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.q = static_cast<const uint32_t*>(q);
  io.z = static_cast<const uint32_t*>(z);
  io.s = static_cast<const uint16_t*>(s);
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
