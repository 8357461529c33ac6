// Made by qkc from the contract rmsnorm_dyn_token_int8 (hash 95d9c2c3fe335b32). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/bounds.h"
#include "qkc/enclosure_sum.h"
#include "qkc/functions.h"
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/one_value.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  const uint32_t* s; // out: f32[T]
  const uint8_t* q; // out: i8[T, H]
  qkc::Enclosure* kept_r;
  const qkc::Enclosure* one_r; // stands for r where not null
  qkc::Refuted* parts_codes; // of r
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 2^-40
[[maybe_unused]] constexpr float const_least = 0x1p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }

// clause variance: let k[t] = sum over h of (x[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN double centre_k(const Tensors& io, int64_t t) {
  double sum1 = 0.0;
  for (int64_t h = 0; h < io.H; ++h) {
    sum1 = qkc::add<qkc::f64>(sum1, qkc::mul<qkc::f64>(static_cast<double>(load_x(io, t, h)), static_cast<double>(load_x(io, t, h))));
  }
  return qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(sum1, static_cast<double>(io.H)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_k(const Tensors& io, int64_t t) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t h = 0; h < io.H; ++h) {
    sum1.add(qkc::square(qkc::point(static_cast<double>(load_x(io, t, h)))), true);
  }
  const double radius2 = sum1.any_order(-1, false);
  return qkc::maybe_inverse<qkc::f32>(sum1.close(radius2), qkc::point(static_cast<double>(io.H)), false);
}


// clause root: let r[t] = rsqrt(k[t] + eps) in f32 rsqrt within 2 ulp
QKC_FN qkc::Enclosure compute_r(const Tensors& io, int64_t t) {
  return qkc::image<qkc::f32, qkc::fn::rsqrt>(qkc::rounded<qkc::f32>(qkc::sum(bounds_k(io, t), qkc::point(static_cast<double>(const_eps)))), qkc::Accuracy{0x1p1, 0.0, 0.0, 0});
}
QKC_FN double centre_r(const Tensors& io, int64_t t) { return (io.one_r != nullptr ? *io.one_r : io.kept_r[t]).centre; }
QKC_FN qkc::Enclosure bounds_r(const Tensors& io, int64_t t) { return (io.one_r != nullptr ? *io.one_r : io.kept_r[t]); }


// clause norm: let v[t, h] = x[t, h] * r[t] * w[h] in f32 any association
QKC_FN double centre_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f64>(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, t, h)), centre_r(io, t)), static_cast<double>(load_w(io, h)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::Chain<qkc::f32>{}.times(qkc::point(static_cast<double>(load_x(io, t, h)))).times(bounds_r(io, t)).times(qkc::point(static_cast<double>(load_w(io, h)))).close(2, false);
}


// clause amax: let a[t] = max over h of (abs(v[t, h]))
QKC_FN double centre_a(const Tensors& io, int64_t t) {
  double largest1 = -qkc::detail::f64_of(qkc::detail::kF64Inf);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f64>(largest1, qkc::abs<qkc::f64>(centre_v(io, t, h)));
  }
  return largest1;
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_a(const Tensors& io, int64_t t) {
  qkc::Enclosure largest1 = qkc::point(-qkc::detail::f64_of(qkc::detail::kF64Inf));
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::larger(largest1, qkc::absolute(bounds_v(io, t, h)));
  }
  return largest1;
}


// clause scale: s[t] within max(a[t] / 127, least) in f32 reciprocal allowed
QKC_FN double centre_scale(const Tensors& io, int64_t t) {
  return qkc::max<qkc::f64>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_a(io, t), 127.0)), static_cast<double>(const_least));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_scale(const Tensors& io, int64_t t) {
  return qkc::larger(qkc::maybe_inverse<qkc::f32>(bounds_a(io, t), qkc::point(127.0), false), qkc::point(static_cast<double>(const_least)));
}

// clause codes: q[t, h] within i8(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal one value
QKC_FN double centre_codes(const Tensors& io, int64_t t, int64_t h) {
  return static_cast<double>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, t, h), static_cast<double>(load_s(io, t))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t t, int64_t h) {
  return qkc::converted<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_v(io, t, h), qkc::point(static_cast<double>(load_s(io, t))), false));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t h) {
  return was_rejected_s(io, t);
}

struct Compute_r {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_r[place] = compute_r(io, t);
  }
};

// An element of q under one value of r.
struct Under_codes {
  const Tensors& io;
  int64_t t;
  int64_t h;
  QKC_APART qkc::Enclosure operator()(const qkc::Enclosure& value) const {
    Tensors with = io;
    with.one_r = &value;
    return bounds_codes(with, t, h);
  }
};

struct Narrow_codes {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t t = row;
    const int64_t h = column;
    if (unjudged_codes(io, t, h))
      return;
    qkc::narrow<qkc::i<8>>(&io.parts_codes[t], io.q[t * io.H + h], io.kept_r[t], Under_codes{io, t, h}, qkc::Window{0, 0.0, 0.0});
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[t].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t t = column;
    const int64_t element = row * (io.T) + column;
    const int64_t place = t;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    if (qkc::is_nearest<qkc::f32>(returned, centre_scale(io, t)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f32>(tally, 0, element, returned, bounds_scale(io, t), qkc::Window{0, 0.0, 0.0});
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
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
    if (unjudged_codes(io, t, h)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = qkc::judge_one_value<qkc::i<8>>(tally, 1, element, returned, io.kept_r[t], io.parts_codes[t], Under_codes{io, t, h}, qkc::Window{0, 0.0, 0.0});
    }
    return rejected;
  }
};

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t t = number;
    const auto returned = io.s[t];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->coordinates[0] = t;
    out->explained = 0;
    qkc::explain_bounds<qkc::f32>(*out, returned, bounds_scale(io, t), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_a(io, t))); // a[t]
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
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    qkc::explain_one_value<qkc::i<8>>(*out, returned, io.kept_r[t], io.parts_codes[t], Under_codes{io, t, h}, qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_k(io, t))); // k[t]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_r(io, t))); // r[t]
    out->operands[3] = qkc::bits<qkc::bf16>(load_w(io, h)); // w[h]
    out->operands[4] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_v(io, t, h))); // v[t, h]
    out->operands[5] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[6] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, t, h), static_cast<double>(load_s(io, t)))))); // v[t, h] / s[t]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_rmsnorm_dyn_token_int8_check(const void* x, const void* w, const void* s, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
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
  const qkc::Workspace memory_kept_r(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_r = memory_kept_r.as<qkc::Enclosure>();
  const qkc::Workspace memory_parts_codes(sizeof(qkc::Refuted) * (io.T), stream);
  io.parts_codes = memory_parts_codes.as<qkc::Refuted>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::judge_rows<2, 0>(1, io.T, stream, counts.get(), Judge_s{io});
  qkc::fill(io.parts_codes, qkc::Refuted{0, 0}, io.T, stream);
  qkc::for_rows(io.T, io.H, stream, Narrow_codes{io});
  qkc::judge_rows<2, 0>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_rmsnorm_dyn_token_int8_explain(const void* x, const void* w, const void* s, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.w = static_cast<const uint16_t*>(w);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_r(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_r = memory_kept_r.as<qkc::Enclosure>();
  const qkc::Workspace memory_parts_codes(sizeof(qkc::Refuted) * (io.T), stream);
  io.parts_codes = memory_parts_codes.as<qkc::Refuted>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T, stream, Compute_r{io});
  qkc::fill(io.rejected_s, uint8_t(0), io.T, stream);
  qkc::fill(io.parts_codes, qkc::Refuted{0, 0}, io.T, stream);
  qkc::for_rows(io.T, io.H, stream, Narrow_codes{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
