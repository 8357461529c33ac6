// Made by qkc from the contract rmsnorm_fp8_static_bf16 (hash 7e63131942232daf). Do not edit.
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
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  const uint32_t* s; // in: f32[]
  const uint8_t* q; // out: e4m3[T, H]
  qkc::Enclosure* kept_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io) { return qkc::value<qkc::f32>(io.s[0]); }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN qkc::Enclosure compute_k(const Tensors& io, int64_t t) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t h = 0; h < io.H; ++h) {
    sum1.add(qkc::square(qkc::point(static_cast<double>(load_x(io, t, h)))), true);
  }
  const double radius2 = sum1.any_order(-1, false);
  return qkc::maybe_inverse<qkc::f32>(sum1.close(radius2), qkc::point(static_cast<double>(io.H)), false);
}
QKC_FN double centre_k(const Tensors& io, int64_t t) { return io.kept_k[t].centre; }
QKC_FN qkc::Enclosure bounds_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }


// clause norm: let v[t, h] = x[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN double centre_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f64>(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, t, h)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rsqrt::at(qkc::detail::nearest_to<qkc::f32>(qkc::add<qkc::f64>(centre_k(io, t), static_cast<double>(const_eps)))))), static_cast<double>(load_w(io, h)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::Chain<qkc::f32>{}.times(qkc::point(static_cast<double>(load_x(io, t, h)))).times(qkc::image<qkc::f32, qkc::fn::rsqrt>(qkc::rounded<qkc::f32>(qkc::sum(bounds_k(io, t), qkc::point(static_cast<double>(const_eps)))), qkc::Accuracy{0x1p1, 0.0, 0.0, 0})).times(qkc::point(static_cast<double>(load_w(io, h)))).close(2, false);
}


// clause middle: let y[t, h] = match through { f32_once: v[t, h]; via_bf16: bf16(v[t, h], half_even, inf) }
QKC_FN double centre_y(const Tensors& io, int64_t t, int64_t h) {
  return static_cast<double>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_v(io, t, h)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_y(const Tensors& io, int64_t t, int64_t h) {
  return qkc::converted<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(bounds_v(io, t, h));
}


// clause codes: q[t, h] within e4m3(y[t, h] / s, half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t t, int64_t h) {
  return static_cast<double>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, t, h), static_cast<double>(load_s(io))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t t, int64_t h) {
  return qkc::converted<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_y(io, t, h), qkc::point(static_cast<double>(load_s(io))), false));
}


struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[t, h].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t element = row * (io.H) + column;
    const int64_t place = t * io.H + h;
    const auto returned = returned_q(io, place);
    bool rejected = false;
    rejected = qkc::judge_bounds<qkc::e4m3>(tally, 0, element, returned, bounds_codes(io, t, h), qkc::Window{0, 0.0, 0.0});
    return rejected;
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t h = number % (io.H);
    const int64_t t = number / (io.H);
    const auto returned = io.q[t * io.H + h];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    qkc::explain_bounds<qkc::e4m3>(*out, returned, bounds_codes(io, t, h), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_k(io, t))); // k[t]
    out->operands[2] = qkc::bits<qkc::bf16>(load_w(io, h)); // w[h]
    out->operands[3] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_v(io, t, h))); // v[t, h]
    out->operands[4] = qkc::bits<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_y(io, t, h))); // y[t, h]
    out->operands[5] = qkc::bits<qkc::f32>(load_s(io)); // s
    out->operands[6] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, t, h), static_cast<double>(load_s(io)))))); // y[t, h] / s
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_fp8_static_bf16_check(const void* x, const void* w, const void* s, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.w = static_cast<const uint16_t*>(w);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_k = memory_kept_k.as<qkc::Enclosure>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::judge_rows<1, 0>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_rmsnorm_fp8_static_bf16_explain(const void* x, const void* w, const void* s, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.w = static_cast<const uint16_t*>(w);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_k = memory_kept_k.as<qkc::Enclosure>();
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
