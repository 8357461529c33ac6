// Made by qkc from the contract silu_mul_group_fp8_bf16_silu (hash 1c9aa6f5977b7233). Do not edit.
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
  int64_t K;
  const uint16_t* x; // in: bf16[T, 2 * K]
  const uint32_t* s; // out: f32[T, K / 128]
  const uint8_t* q; // out: e4m3[T, K]
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * (2 * io.K) + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_s[i0 * (io.K / 128) + i1] != 0; }

// clause gate: let u[t, k] = silu(x[t, k]) in f32 exp within 64 ulp, div within 2 ulp
QKC_FN double centre_u(const Tensors& io, int64_t t, int64_t k) {
  return qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(static_cast<double>(load_x(io, t, k)), qkc::detail::nearest_to<qkc::f32>(qkc::add<qkc::f64>(1.0, qkc::detail::nearest_to<qkc::f32>(qkc::fn::exp::at(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_u(const Tensors& io, int64_t t, int64_t k) {
  return qkc::within<qkc::f32>(qkc::quotient(qkc::point(static_cast<double>(load_x(io, t, k))), qkc::rounded<qkc::f32>(qkc::sum(qkc::point(1.0), qkc::image<qkc::f32, qkc::fn::exp>(qkc::point(static_cast<double>(qkc::neg<qkc::bf16>(load_x(io, t, k)))), qkc::Accuracy{0x1p6, 0.0, 0.0, 0})))), qkc::Accuracy{0x1p1, 0.0, 0.0, 0});
}


// clause product: let y[t, k] = match pipeline { f32_once: u[t, k] * x[t, K + k]; bf16_silu: bf16(bf16(u[t, k], half_even, never) * x[t, K + k], half_even, never) } in f32
QKC_FN double centre_y(const Tensors& io, int64_t t, int64_t k) {
  return static_cast<double>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(centre_u(io, t, k))), static_cast<double>(load_x(io, t, (io.K + k)))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_y(const Tensors& io, int64_t t, int64_t k) {
  return qkc::converted<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::rounded<qkc::f32>(qkc::product(qkc::converted<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(bounds_u(io, t, k)), qkc::point(static_cast<double>(load_x(io, t, (io.K + k)))))));
}


// clause amax: let a[t, g] = max(max over j of (abs(y[t, 128*g + j])), eps)
QKC_FN double centre_a(const Tensors& io, int64_t t, int64_t g) {
  double largest1 = -qkc::detail::f64_of(qkc::detail::kF64Inf);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f64>(largest1, qkc::abs<qkc::f64>(centre_y(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f64>(largest1, static_cast<double>(const_eps));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_a(const Tensors& io, int64_t t, int64_t g) {
  qkc::Enclosure largest1 = qkc::point(-qkc::detail::f64_of(qkc::detail::kF64Inf));
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::larger(largest1, qkc::absolute(bounds_y(io, t, ((128 * g) + j))));
  }
  return qkc::larger(largest1, qkc::point(static_cast<double>(const_eps)));
}


// clause scale: s[t, g] within a[t, g] / 448 in f32 reciprocal allowed
QKC_FN double centre_scale(const Tensors& io, int64_t t, int64_t g) {
  return qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_a(io, t, g), 448.0));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_scale(const Tensors& io, int64_t t, int64_t g) {
  return qkc::maybe_inverse<qkc::f32>(bounds_a(io, t, g), qkc::point(448.0), false);
}

// clause codes: q[t, 128*g + j] within e4m3(y[t, 128*g + j] / s[t, g], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return static_cast<double>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, t, ((128 * g) + j)), static_cast<double>(load_s(io, t, g))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::converted<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_y(io, t, ((128 * g) + j)), qkc::point(static_cast<double>(load_s(io, t, g))), false));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t g, int64_t j) {
  return was_rejected_s(io, t, g);
}

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[t, g].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t element = row * ((io.K / 128)) + column;
    const int64_t place = t * (io.K / 128) + g;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    if (qkc::is_nearest<qkc::f32>(returned, centre_scale(io, t, g)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f32>(tally, 0, element, returned, bounds_scale(io, t, g), qkc::Window{0, 0.0, 0.0});
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[t, 128 * g + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t element = row * (128) + column;
    const int64_t place = t * io.K + ((128 * g) + j);
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, t, g, j)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = qkc::judge_bounds<qkc::e4m3>(tally, 1, element, returned, bounds_codes(io, t, g, j), qkc::Window{0, 0.0, 0.0});
    }
    return rejected;
  }
};

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t g = number % ((io.K / 128));
    const int64_t t = number / ((io.K / 128));
    const auto returned = io.s[t * (io.K / 128) + g];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = g;
    out->coordinates[0] = t;
    out->coordinates[1] = g;
    out->explained = 0;
    qkc::explain_bounds<qkc::f32>(*out, returned, bounds_scale(io, t, g), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_a(io, t, g))); // a[t, g]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (128);
    const int64_t g = number / (128) % ((io.K / 128));
    const int64_t t = number / (128) / ((io.K / 128));
    const auto returned = io.q[t * io.K + ((128 * g) + j)];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = g;
    out->indices[2] = j;
    out->coordinates[0] = t;
    out->coordinates[1] = ((128 * g) + j);
    out->explained = 0;
    qkc::explain_bounds<qkc::e4m3>(*out, returned, bounds_codes(io, t, g, j), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_y(io, t, ((128 * g) + j)))); // y[t, 128 * g + j]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t, g)); // s[t, g]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, t, ((128 * g) + j)), static_cast<double>(load_s(io, t, g)))))); // y[t, 128 * g + j] / s[t, g]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_silu_mul_group_fp8_bf16_silu_check(const void* x, const void* s, const void* q, int64_t T, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::judge_rows<2, 0>(io.T, (io.K / 128), stream, counts.get(), Judge_s{io});
  qkc::judge_rows<2, 0>(io.T * (io.K / 128), 128, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_silu_mul_group_fp8_bf16_silu_explain(const void* x, const void* s, const void* q, int64_t T, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
