// Made by qkc from the contract int8_block_mean_sub_64 (hash 97a06e646c15ade3). Do not edit.
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
  int64_t Z;
  int64_t N;
  int64_t D;
  const uint16_t* x; // in: f16[Z, N, D]
  const uint32_t* s; // out: f32[Z, cdiv(N, 64)]
  const uint8_t* q; // out: i8[Z, N, D]
  qkc::Enclosure* kept_m;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const eps: f32 = 1e-7
[[maybe_unused]] constexpr float const_eps = 0x1.ad7f2ap-24f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::f16>(io.x[(i0 * io.N + i1) * io.D + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * ((io.N + 63) / 64) + i1]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_s[i0 * ((io.N + 63) / 64) + i1] != 0; }

// clause mean: let m[z, d] = sum over n of (x[z, n, d]) / N in f32 any order, reciprocal allowed
QKC_FN qkc::Enclosure compute_m(const Tensors& io, int64_t z, int64_t d) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t n = 0; n < io.N; ++n) {
    sum1.add(qkc::point(static_cast<double>(load_x(io, z, n, d))), false);
  }
  const double radius2 = sum1.any_order(-1, false);
  return qkc::maybe_inverse<qkc::f32>(sum1.close(radius2), qkc::point(static_cast<double>(io.N)), false);
}
QKC_FN double centre_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d].centre; }
QKC_FN qkc::Enclosure bounds_m(const Tensors& io, int64_t z, int64_t d) { return io.kept_m[(z) * io.D + d]; }


// clause smooth: let y[z, n, d] = x[z, n, d] - m[z, d] in f32
QKC_FN double centre_y(const Tensors& io, int64_t z, int64_t n, int64_t d) {
  return qkc::detail::nearest_to<qkc::f32>(qkc::sub<qkc::f64>(static_cast<double>(load_x(io, z, n, d)), centre_m(io, z, d)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_y(const Tensors& io, int64_t z, int64_t n, int64_t d) {
  return qkc::rounded<qkc::f32>(qkc::difference(qkc::point(static_cast<double>(load_x(io, z, n, d))), bounds_m(io, z, d)));
}


// clause amax: let a[z, c] = max(max over j, d where B*c + j < N of (abs(y[z, B*c + j, d])), eps)
QKC_FN double centre_a(const Tensors& io, int64_t z, int64_t c) {
  double largest1 = -qkc::detail::f64_of(qkc::detail::kF64Inf);
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::max<qkc::f64>(largest1, qkc::abs<qkc::f64>(centre_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::max<qkc::f64>(largest1, static_cast<double>(const_eps));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_a(const Tensors& io, int64_t z, int64_t c) {
  qkc::Enclosure largest1 = qkc::point(-qkc::detail::f64_of(qkc::detail::kF64Inf));
  for (int64_t j = 0; j < 64; ++j) {
    for (int64_t d = 0; d < io.D; ++d) {
      if ((((64 * c) + j) < io.N)) {
        largest1 = qkc::larger(largest1, qkc::absolute(bounds_y(io, z, ((64 * c) + j), d)));
      }
    }
  }
  return qkc::larger(largest1, qkc::point(static_cast<double>(const_eps)));
}


// clause scale: s[z, c] within a[z, c] / 127 in f32 reciprocal allowed
QKC_FN double centre_scale(const Tensors& io, int64_t z, int64_t c) {
  return qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_a(io, z, c), 127.0));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_scale(const Tensors& io, int64_t z, int64_t c) {
  return qkc::maybe_inverse<qkc::f32>(bounds_a(io, z, c), qkc::point(127.0), false);
}

// clause codes: q[z, n, d] within i8(y[z, n, d] / s[z, n / B], half_even, saturate) in f32 reciprocal allowed mask 1% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t z, int64_t n, int64_t d) {
  return static_cast<double>(qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, z, n, d), static_cast<double>(load_s(io, z, (n / 64)))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t z, int64_t n, int64_t d) {
  return qkc::converted<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_y(io, z, n, d), qkc::point(static_cast<double>(load_s(io, z, (n / 64)))), false));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t z, int64_t n, int64_t d) {
  return was_rejected_s(io, z, (n / 64));
}

struct Compute_m {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t d = place % (io.D);
    const int64_t z = place / (io.D);
    io.kept_m[place] = compute_m(io, z, d);
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[z, c].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t z = row;
    const int64_t c = column;
    const int64_t element = row * (((io.N + 63) / 64)) + column;
    const int64_t place = z * ((io.N + 63) / 64) + c;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    if (qkc::is_nearest<qkc::f32>(returned, centre_scale(io, z, c)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f32>(tally, 0, element, returned, bounds_scale(io, z, c), qkc::Window{0, 0.0, 0.0});
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[z, n, d].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t n = row % (io.N);
    const int64_t z = row / (io.N);
    const int64_t d = column;
    const int64_t element = row * (io.D) + column;
    const int64_t place = (z * io.N + n) * io.D + d;
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, z, n, d)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = qkc::judge_bounds<qkc::i<8>>(tally, 1, element, returned, bounds_codes(io, z, n, d), qkc::Window{0, 0.0, 0.0});
    }
    return rejected;
  }
};

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t c = number % (((io.N + 63) / 64));
    const int64_t z = number / (((io.N + 63) / 64));
    const auto returned = io.s[z * ((io.N + 63) / 64) + c];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = z;
    out->indices[1] = c;
    out->coordinates[0] = z;
    out->coordinates[1] = c;
    out->explained = 0;
    qkc::explain_bounds<qkc::f32>(*out, returned, bounds_scale(io, z, c), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_a(io, z, c))); // a[z, c]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t d = number % (io.D);
    const int64_t n = number / (io.D) % (io.N);
    const int64_t z = number / (io.D) / (io.N);
    const auto returned = io.q[(z * io.N + n) * io.D + d];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = z;
    out->indices[1] = n;
    out->indices[2] = d;
    out->coordinates[0] = z;
    out->coordinates[1] = n;
    out->coordinates[2] = d;
    out->explained = 0;
    qkc::explain_bounds<qkc::i<8>>(*out, returned, bounds_codes(io, z, n, d), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f16>(load_x(io, z, n, d)); // x[z, n, d]
    out->operands[1] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_m(io, z, d))); // m[z, d]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_y(io, z, n, d))); // y[z, n, d]
    out->operands[3] = qkc::bits<qkc::f32>(load_s(io, z, (n / 64))); // s[z, n / 64]
    out->operands[4] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_y(io, z, n, d), static_cast<double>(load_s(io, z, (n / 64))))))); // y[z, n, d] / s[z, n / 64]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_block_mean_sub_64_check(const void* x, const void* s, const void* q, int64_t Z, int64_t N, int64_t D, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(qkc::Enclosure) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.Z * ((io.N + 63) / 64)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::judge_rows<2, 0>(io.Z, ((io.N + 63) / 64), stream, counts.get(), Judge_s{io});
  qkc::judge_rows<2, 0>(io.Z * io.N, io.D, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_int8_block_mean_sub_64_explain(const void* x, const void* s, const void* q, int64_t Z, int64_t N, int64_t D, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  io.D = D;
  const qkc::Workspace memory_kept_m(sizeof(qkc::Enclosure) * (io.Z * io.D), stream);
  io.kept_m = memory_kept_m.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.Z * ((io.N + 63) / 64)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.Z * io.D, stream, Compute_m{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
