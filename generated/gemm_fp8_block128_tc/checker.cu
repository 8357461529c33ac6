// Made by qkc from the contract gemm_fp8_block128_tc (hash a311a024dcb764f8). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/bounds.h"
#include "qkc/enclosure_sum.h"
#include "qkc/functions.h"
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t K;
  const uint8_t* a; // in: e4m3[M, K]
  const uint32_t* sa; // in: f32[M, K / 128]
  const uint8_t* b; // in: e4m3[N, K]
  const uint32_t* sb; // in: f32[N / 128, K / 128]
  const uint16_t* y; // out: bf16[M, N]
};

QKC_FN float load_a(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.a[i0 * io.K + i1]); }
QKC_FN float load_sa(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.sa[i0 * (io.K / 128) + i1]); }
QKC_FN float load_b(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(io.b[i0 * io.K + i1]); }
QKC_FN float load_sb(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.sb[i0 * (io.K / 128) + i1]); }

// clause block_dot: let p[m, n, g] = sum over j of (a[m, 128*g + j] * b[n, 128*g + j]) in acc
QKC_FN double centre_p(const Tensors& io, int64_t m, int64_t n, int64_t g) {
  double sum1 = 0.0;
  for (int64_t j = 0; j < 128; ++j) {
    sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((128 * g) + j))), static_cast<double>(load_b(io, n, ((128 * g) + j)))));
  }
  return sum1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_p(const Tensors& io, int64_t m, int64_t n, int64_t g) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t j = 0; j < 128; ++j) {
    sum1.add(qkc::point(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((128 * g) + j))), static_cast<double>(load_b(io, n, ((128 * g) + j))))), true);
  }
  double radius2 = 0.0; // fp8_tc
  radius2 = qkc::max<qkc::f64>(radius2, sum1.any_order(-1, false, 0.0));
  const double most3 = sum1.core_cut(qkc::TensorCore{32, 13, 13, false}, 64, 0.0);
  double cuts4 = 0.0;
  for (int64_t j = 0; j < 128; ++j) {
    cuts4 += qkc::min<qkc::f64>(qkc::magnitude(qkc::point(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, ((128 * g) + j))), static_cast<double>(load_b(io, n, ((128 * g) + j)))))), most3);
  }
  const double core5 = sum1.tensor_core(qkc::TensorCore{32, 13, 13, false}, 64, cuts4, 0.0);
  radius2 = qkc::max<qkc::f64>(radius2, core5);
  return sum1.close(sum1.enveloped(sum1.joined(radius2, 64, 0.0), qkc::TensorCore{32, 13, 13, false}, core5, 64));
}


// clause promote: let c[m, n] = sum over g of (p[m, n, g] * sa[m, g] * sb[n / 128, g]) in f32_free any association
QKC_FN double centre_c(const Tensors& io, int64_t m, int64_t n) {
  double sum1 = 0.0;
  for (int64_t g = 0; g < (io.K / 128); ++g) {
    sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(qkc::mul<qkc::f64>(centre_p(io, m, n, g), static_cast<double>(load_sa(io, m, g))), static_cast<double>(load_sb(io, (n / 128), g))));
  }
  return sum1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_c(const Tensors& io, int64_t m, int64_t n) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t g = 0; g < (io.K / 128); ++g) {
    sum1.add(qkc::Chain<qkc::f32>{}.times(bounds_p(io, m, n, g)).times(qkc::point(static_cast<double>(load_sa(io, m, g)))).times(qkc::point(static_cast<double>(load_sb(io, (n / 128), g)))).close(2, false), true);
  }
  double radius2 = 0.0; // f32_free
  radius2 = qkc::max<qkc::f64>(radius2, sum1.any_order(-1, false, 0.0));
  return sum1.close(radius2);
}


// clause output: y[m, n] within bf16(c[m, n], half_even, inf)
QKC_FN double centre_output(const Tensors& io, int64_t m, int64_t n) {
  return static_cast<double>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, m, n)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_output(const Tensors& io, int64_t m, int64_t n) {
  return qkc::converted<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(bounds_c(io, m, n));
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
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, m, n))); // c[m, n]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gemm_fp8_block128_tc_check(const void* a, const void* sa, const void* b, const void* sb, const void* y, int64_t M, int64_t N, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.sa = static_cast<const uint32_t*>(sa);
  io.b = static_cast<const uint8_t*>(b);
  io.sb = static_cast<const uint32_t*>(sb);
  io.y = static_cast<const uint16_t*>(y);
  io.M = M;
  io.N = N;
  io.K = K;
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  }
  counts.fetch();
}

extern "C" void qkc_gemm_fp8_block128_tc_explain(const void* a, const void* sa, const void* b, const void* sb, const void* y, int64_t M, int64_t N, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.a = static_cast<const uint8_t*>(a);
  io.sa = static_cast<const uint32_t*>(sa);
  io.b = static_cast<const uint8_t*>(b);
  io.sb = static_cast<const uint32_t*>(sb);
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
