// Made by qkc from the contract add_rmsnorm_fp8_dyn_rounded (hash 34e7861857570621). Do not edit.
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
  const uint16_t* r; // in: bf16[T, H]
  const uint16_t* w; // in: bf16[H]
  const uint16_t* res; // out: bf16[T, H]
  const uint32_t* s; // out: f32[T]
  const uint8_t* q; // out: e4m3[T, H]
  qkc::Enclosure* kept_k;
  uint8_t* rejected_res; // 1 where the returned value was rejected
  uint8_t* rejected_s; // 1 where the returned value was rejected
  uint8_t* unjudged_k;
};

// const eps: f32 = 1e-6
[[maybe_unused]] constexpr float const_eps = 0x1.0c6f7ap-20f;
// const least: f32 = 1 / (448 * 512)
[[maybe_unused]] constexpr float const_least = 0x1.24924ap-18f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_r(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.r[i0 * io.H + i1]); }
QKC_FN float load_w(const Tensors& io, int64_t i0) { return qkc::value<qkc::bf16>(io.w[i0]); }
QKC_FN float load_res(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.res[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }
QKC_FN bool was_rejected_res(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_res[i0 * io.H + i1] != 0; }
QKC_FN bool was_rejected_s(const Tensors& io, int64_t i0) { return io.rejected_s[i0] != 0; }

// clause sum: let u[t, h] = x[t, h] + r[t, h] in f32
QKC_FN float let_u(const auto& io, int64_t t, int64_t h) {
  return qkc::add<qkc::f32>(load_x(io, t, h), load_r(io, t, h));
}


// clause residual: res[t, h] = bf16(u[t, h], half_even, never)
QKC_FN uint16_t bits_residual(const auto& io, int64_t t, int64_t h) {
  return qkc::cast_bits<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::never>(let_u(io, t, h));
}

// clause normed: let n[t, h] = match norm_of { unrounded: u[t, h]; rounded: res[t, h] }
QKC_FN float let_n(const auto& io, int64_t t, int64_t h) {
  return load_res(io, t, h);
}
QKC_FN bool unjudged_n(const auto& io, int64_t t, int64_t h) {
  return was_rejected_res(io, t, h);
}


// clause variance: let k[t] = sum over h of (n[t, h]^2) / H in f32 any order, contraction allowed, reciprocal allowed
QKC_FN qkc::Enclosure compute_k(const Tensors& io, int64_t t) {
  qkc::Sum<qkc::f32> sum1;
  for (int64_t h = 0; h < io.H; ++h) {
    sum1.add(qkc::square(qkc::point(static_cast<double>(let_n(io, t, h)))), true);
  }
  const double radius2 = sum1.any_order(-1, false);
  return qkc::maybe_inverse<qkc::f32>(sum1.close(radius2), qkc::point(static_cast<double>(io.H)), false);
}
QKC_FN double centre_k(const Tensors& io, int64_t t) { return io.kept_k[t].centre; }
QKC_FN qkc::Enclosure bounds_k(const Tensors& io, int64_t t) { return io.kept_k[t]; }
QKC_FN bool compute_unjudged_k(const auto& io, int64_t t) {
  bool unjudged1 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    unjudged1 = unjudged1 || unjudged_n(io, t, h);
  }
  return unjudged1;
}
QKC_FN bool unjudged_k(const Tensors& io, int64_t t) { return io.unjudged_k[t] != 0; }


// clause norm: let v[t, h] = n[t, h] * rsqrt(k[t] + eps) * w[h] in f32 any order, rsqrt within 2 ulp
QKC_FN double centre_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f64>(qkc::mul<qkc::f64>(static_cast<double>(let_n(io, t, h)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rsqrt::at(qkc::detail::nearest_to<qkc::f32>(qkc::add<qkc::f64>(centre_k(io, t), static_cast<double>(const_eps)))))), static_cast<double>(load_w(io, h)));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_v(const Tensors& io, int64_t t, int64_t h) {
  return qkc::Chain<qkc::f32>{}.times(qkc::point(static_cast<double>(let_n(io, t, h)))).times(qkc::image<qkc::f32, qkc::fn::rsqrt>(qkc::rounded<qkc::f32>(qkc::sum(bounds_k(io, t), qkc::point(static_cast<double>(const_eps)))), qkc::Accuracy{0x1p1, 0.0, 0.0, 0})).times(qkc::point(static_cast<double>(load_w(io, h)))).close(2, false);
}
QKC_FN bool unjudged_v(const auto& io, int64_t t, int64_t h) {
  return unjudged_n(io, t, h) || unjudged_k(io, t);
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
QKC_FN bool unjudged_a(const auto& io, int64_t t) {
  bool unjudged1 = false;
  for (int64_t h = 0; h < io.H; ++h) {
    unjudged1 = unjudged1 || unjudged_v(io, t, h);
  }
  return unjudged1;
}


// clause scale: s[t] within max(a[t] / 448, least) in f32 reciprocal allowed
QKC_FN double centre_scale(const Tensors& io, int64_t t) {
  return qkc::max<qkc::f64>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_a(io, t), 448.0)), static_cast<double>(const_least));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_scale(const Tensors& io, int64_t t) {
  return qkc::larger(qkc::maybe_inverse<qkc::f32>(bounds_a(io, t), qkc::point(448.0), false), qkc::point(static_cast<double>(const_least)));
}

// clause codes: q[t, h] within e4m3(v[t, h] / s[t], half_even, saturate) in f32 reciprocal allowed mask 2% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t t, int64_t h) {
  return static_cast<double>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, t, h), static_cast<double>(load_s(io, t))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t t, int64_t h) {
  return qkc::converted<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::maybe_inverse<qkc::f32>(bounds_v(io, t, h), qkc::point(static_cast<double>(load_s(io, t))), false));
}

QKC_FN bool unjudged_scale(const auto& io, int64_t t) {
  return unjudged_a(io, t);
}
QKC_FN bool unjudged_codes(const auto& io, int64_t t, int64_t h) {
  return unjudged_v(io, t, h) || was_rejected_s(io, t);
}

struct Compute_k {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_k[place] = compute_k(io, t);
    io.unjudged_k[place] = compute_unjudged_k(io, t) ? 1 : 0;
  }
};

QKC_FN uint16_t returned_res(const Tensors& io, int64_t place) { return io.res[place]; }

// Judges res[t, h].
struct Judge_res {
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
    const auto returned = returned_res(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::bf16, true, false>(returned, bits_residual(io, t, h)));
    io.rejected_res[place] = rejected ? 1 : 0;
    return rejected;
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
    if (unjudged_scale(io, t)) {
      tally.skip(1);
      rejected = true;
    } else {
      if (qkc::is_nearest<qkc::f32>(returned, centre_scale(io, t)))
        rejected = tally.judge(1, element, true);
      else
        rejected = qkc::judge_bounds<qkc::f32>(tally, 1, element, returned, bounds_scale(io, t), qkc::Window{0, 0.0, 0.0});
    }
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
      tally.skip(2);
      rejected = true;
    } else {
      rejected = qkc::judge_bounds<qkc::e4m3>(tally, 2, element, returned, bounds_codes(io, t, h), qkc::Window{0, 0.0, 0.0});
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_t;
  const uint16_t* wide_at_words_x; // the row's first word
  const uint16_t* wide_at_words_r; // the row's first word
  const uint16_t* wide_at_returned_res; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint16_t, 8> words_x;
    qkc::Strip<uint16_t, 8> words_r;
    qkc::Strip<uint16_t, 8> returned_res;
  };
  struct Words : Own {
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return io.H;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_res.load(wide_at_returned_res + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_res.load(wide_at_returned_res + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  wide.words_r.load_part(wide_at_words_r + column, count);
  wide.returned_res.load_part(wide_at_returned_res + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.words_x.load(wide_at_words_x + column);
  wide.words_r.load(wide_at_words_r + column);
  wide.returned_res.load(wide_at_returned_res + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u;
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
    row.ask(wide.words_r, wide_at_words_r);
    row.ask(wide.returned_res, wide_at_returned_res);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
    same.see(wide_at_words_r, elements);
    same.see(wide_at_returned_res, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.take(wide.words_r);
    row.take(wide.returned_res);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.pass(wide.words_x);
    row.pass(wide.words_r);
    row.pass(wide.returned_res);
  }
  static constexpr bool kReduces = false;
  struct Values {
  };
  static constexpr bool kElements = false;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
  }
  static constexpr bool kJudges = true;
  static constexpr int kQuickArm = -1;
  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {
    Judge_res::judge(*this, place, wide.column + wide_at, tally);
  }
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
QKC_FN float load_r(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_r[io.wide_at]); }
[[maybe_unused]] QKC_FN uint16_t returned_res(const Run_0& io, int64_t) { return io.wide.returned_res[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t t = wide_rest;
  [[maybe_unused]] const int64_t h = 0;
  wide_t = t;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = h;
    wide_at_words_x = io.x + (i0 * io.H + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = h;
    wide_at_words_r = io.r + (i0 * io.H + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_r);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_r);
  }
  {
    [[maybe_unused]] const int64_t i0 = t;
    [[maybe_unused]] const int64_t i1 = h;
    wide_at_returned_res = io.res + (i0 * io.H + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_returned_res);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_res);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t t = wide_t;
  [[maybe_unused]] const int64_t h = 0;
}

#endif

struct Explain_residual {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t h = number % (io.H);
    const int64_t t = number / (io.H);
    const auto returned = io.res[t * io.H + h];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_residual(io, t, h);
    out->explained = qkc::same<qkc::bf16, true, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::bf16>(load_r(io, t, h)); // r[t, h]
    out->operands[2] = qkc::bits<qkc::f32>(let_u(io, t, h)); // u[t, h]
  }
};

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t t = number;
    const auto returned = io.s[t];
    out->arm = 1;
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
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    qkc::explain_bounds<qkc::e4m3>(*out, returned, bounds_codes(io, t, h), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::bf16>(load_res(io, t, h)); // res[t, h]
    out->operands[1] = qkc::bits<qkc::bf16>(let_n(io, t, h)); // n[t, h]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_k(io, t))); // k[t]
    out->operands[3] = qkc::bits<qkc::bf16>(load_w(io, h)); // w[h]
    out->operands[4] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(centre_v(io, t, h))); // v[t, h]
    out->operands[5] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[6] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(centre_v(io, t, h), static_cast<double>(load_s(io, t)))))); // v[t, h] / s[t]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_add_rmsnorm_fp8_dyn_rounded_check(const void* x, const void* r, const void* w, const void* res, const void* s, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.r = static_cast<const uint16_t*>(r);
  io.w = static_cast<const uint16_t*>(w);
  io.res = static_cast<const uint16_t*>(res);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_k = memory_kept_k.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_res(sizeof(uint8_t) * (io.T * io.H), stream);
  io.rejected_res = memory_rejected_res.as<uint8_t>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  const qkc::Workspace memory_unjudged_k(sizeof(uint8_t) * (io.T), stream);
  io.unjudged_k = memory_unjudged_k.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 3, 0>(io.T, stream, counts.get(), io))
#endif
  {
  qkc::judge_rows<3, 0>(io.T, io.H, stream, counts.get(), Judge_res{io});
  }
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::judge_rows<3, 0>(1, io.T, stream, counts.get(), Judge_s{io});
  qkc::judge_rows<3, 0>(io.T, io.H, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_add_rmsnorm_fp8_dyn_rounded_explain(const void* x, const void* r, const void* w, const void* res, const void* s, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.r = static_cast<const uint16_t*>(r);
  io.w = static_cast<const uint16_t*>(w);
  io.res = static_cast<const uint16_t*>(res);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_k(sizeof(qkc::Enclosure) * (io.T), stream);
  io.kept_k = memory_kept_k.as<qkc::Enclosure>();
  const qkc::Workspace memory_rejected_res(sizeof(uint8_t) * (io.T * io.H), stream);
  io.rejected_res = memory_rejected_res.as<uint8_t>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  const qkc::Workspace memory_unjudged_k(sizeof(uint8_t) * (io.T), stream);
  io.unjudged_k = memory_unjudged_k.as<uint8_t>();
  qkc::fill(io.rejected_res, uint8_t(0), io.T * io.H, stream);
  qkc::fill(io.rejected_s, uint8_t(0), io.T, stream);
  qkc::for_places(io.T, stream, Compute_k{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_residual{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
