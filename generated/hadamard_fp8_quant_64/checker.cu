// Made by qkc from the contract hadamard_fp8_quant_64 (hash 531869b75460ea8c). Do not edit.
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
  const uint16_t* x; // in: bf16[Z, N, 64]
  const uint32_t* s; // out: f32[Z]
  const uint8_t* q; // out: e4m3[Z, N, 64]
  qkc::Enclosure* kept_v;
  qkc::Enclosure* kept_a;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const root: f32 = 1 / sqrt(D)
[[maybe_unused]] constexpr float const_root = 0.125f;
// const eps: f32 = 1e-12
[[maybe_unused]] constexpr float const_eps = 0x1.197998p-40f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::bf16>(io.x[(i0 * io.N + i1) * 64 + i2]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }

// clause transform: let v[z, n, i] = root * sum over j of (had(i, j) * x[z, n, j]) in f32 any order depth log2(D) + 1
QKC_FN qkc::Enclosure compute_v(const Tensors& io, int64_t z, int64_t n, int64_t i) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t j = 0; j < 64; ++j) {
    sum1.add(qkc::point(static_cast<double>(qkc::mul<qkc::f32>(static_cast<float>((((qkc::popcount((i & j)) % 2) == 0) ? 1 : -1)), load_x(io, z, n, j)))), false);
  }
  const double radius2 = sum1.any_order(7, false);
  return qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(const_root)), sum1.close(radius2)));
}
QKC_FN double centre_v(const Tensors& io, int64_t z, int64_t n, int64_t i) { return io.kept_v[((z) * io.N + n) * 64 + i].centre; }
QKC_FN qkc::Enclosure bounds_v(const Tensors& io, int64_t z, int64_t n, int64_t i) { return io.kept_v[((z) * io.N + n) * 64 + i]; }


// clause amax: let a[z] = max over n, i of (abs(v[z, n, i]))
QKC_FN qkc::Enclosure compute_a(const Tensors& io, int64_t z) {
  qkc::Enclosure largest1 = qkc::point(-qkc::detail::f64_of(qkc::detail::kF64Inf));
  for (int64_t n = 0; n < io.N; ++n) {
    for (int64_t i = 0; i < 64; ++i) {
      largest1 = qkc::larger(largest1, qkc::absolute(bounds_v(io, z, n, i)));
    }
  }
  return largest1;
}
QKC_FN double centre_a(const Tensors& io, int64_t z) { return io.kept_a[z].centre; }
QKC_FN qkc::Enclosure bounds_a(const Tensors& io, int64_t z) { return io.kept_a[z]; }


// clause scale: let c[z] = if a[z] > eps then a[z] / 448 else 1 in f32 reciprocal allowed
QKC_FN double centre_c(const Tensors& io, int64_t z) {
  return (qkc::lt<qkc::f64>(static_cast<double>(const_eps), centre_a(io, z)) ? qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_a(io, z), 448.0)) : 1.0);
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_c(const Tensors& io, int64_t z) {
  return qkc::either(qkc::surely_less(qkc::point(static_cast<double>(const_eps)), bounds_a(io, z)), qkc::lt<qkc::f64>(static_cast<double>(const_eps), centre_a(io, z)), qkc::maybe_inverse<qkc::f32>(bounds_a(io, z), qkc::point(448.0), false), qkc::point(1.0));
}


// clause stored: s[z] within c[z]
QKC_FN double centre_stored(const Tensors& io, int64_t z) {
  return centre_c(io, z);
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_stored(const Tensors& io, int64_t z) {
  return bounds_c(io, z);
}

// clause codes: q[z, n, i] within e4m3(v[z, n, i] / s[z], half_even, saturate) in f32 reciprocal allowed mask 5% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t z, int64_t n, int64_t i) {
  return static_cast<double>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, z, n, i), static_cast<double>(load_s(io, z))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t z, int64_t n, int64_t i) {
  return qkc::converted<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_v(io, z, n, i), qkc::point(static_cast<double>(load_s(io, z))), false));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t z, int64_t n, int64_t i) {
  return was_rejected_s(io, z);
}

struct Compute_v {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i = place % (64);
    const int64_t n = place / (64) % (io.N);
    const int64_t z = place / (64) / (io.N);
    io.kept_v[place] = compute_v(io, z, n, i);
  }
};

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t z = place;
    io.kept_a[place] = compute_a(io, z);
  }
};

QKC_FN uint32_t returned_s(const Tensors& io, int64_t place) { return io.s[place]; }

// Judges s[z].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t z = column;
    const int64_t element = row * (io.Z) + column;
    const int64_t place = z;
    const auto returned = returned_s(io, place);
    bool rejected = false;
    if (qkc::is_nearest<qkc::f32>(returned, centre_stored(io, z)))
      rejected = tally.judge(0, element, true);
    else
      rejected = qkc::judge_bounds<qkc::f32>(tally, 0, element, returned, bounds_stored(io, z), qkc::Window{0, 0.0, 0.0});
    io.rejected_s[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[z, n, i].
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
    const int64_t i = column;
    const int64_t element = row * (64) + column;
    const int64_t place = (z * io.N + n) * 64 + i;
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, z, n, i)) {
      tally.skip(1);
      rejected = true;
    } else {
      rejected = qkc::judge_bounds<qkc::e4m3>(tally, 1, element, returned, bounds_codes(io, z, n, i), qkc::Window{0, 0.0, 0.0});
    }
    return rejected;
  }
};

struct Explain_stored {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t z = number;
    const auto returned = io.s[z];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = z;
    out->coordinates[0] = z;
    out->explained = 0;
    qkc::explain_bounds<qkc::f32>(*out, returned, bounds_stored(io, z), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_a(io, z))); // a[z]
    out->operands[1] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_c(io, z))); // c[z]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t i = number % (64);
    const int64_t n = number / (64) % (io.N);
    const int64_t z = number / (64) / (io.N);
    const auto returned = io.q[(z * io.N + n) * 64 + i];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = z;
    out->indices[1] = n;
    out->indices[2] = i;
    out->coordinates[0] = z;
    out->coordinates[1] = n;
    out->coordinates[2] = i;
    out->explained = 0;
    qkc::explain_bounds<qkc::e4m3>(*out, returned, bounds_codes(io, z, n, i), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_v(io, z, n, i))); // v[z, n, i]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, z)); // s[z]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, z, n, i), static_cast<double>(load_s(io, z)))))); // v[z, n, i] / s[z]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_hadamard_fp8_quant_64_check(const void* x, const void* s, const void* q, int64_t Z, int64_t N, qkc_check_report* report, void* on_stream) {
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
  const qkc::Workspace memory_kept_v(sizeof(qkc::Enclosure) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<qkc::Enclosure>();
  const qkc::Workspace memory_kept_a(sizeof(qkc::Enclosure) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.Z), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::judge_rows<2, 0>(1, io.Z, stream, counts.get(), Judge_s{io});
  qkc::judge_rows<2, 0>(io.Z * io.N, 64, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_hadamard_fp8_quant_64_explain(const void* x, const void* s, const void* q, int64_t Z, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.Z = Z;
  io.N = N;
  const qkc::Workspace memory_kept_v(sizeof(qkc::Enclosure) * (io.Z * io.N * 64), stream);
  io.kept_v = memory_kept_v.as<qkc::Enclosure>();
  const qkc::Workspace memory_kept_a(sizeof(qkc::Enclosure) * (io.Z), stream);
  io.kept_a = memory_kept_a.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.Z), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.Z * io.N * 64, stream, Compute_v{io});
  qkc::for_places(io.Z, stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_stored{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
