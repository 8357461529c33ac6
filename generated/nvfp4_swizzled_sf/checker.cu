// Made by qkc from the contract nvfp4_swizzled_sf (hash b1642c97eff995c5). Do not edit.
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
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint32_t* g; // in: f32[]
  const uint8_t* sf; // out: e4m3[M, K / 16] stored tiles_128x4 in u8[cdiv(M, 128) * cdiv(K / 16, 4) * 512]
  const uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  float* kept_a;
  uint8_t* rejected_sf; // 1 where the returned value was rejected
};

// sf[i0, i1]: tiles_128x4 in u8[cdiv(M, 128) * cdiv(K / 16, 4) * 512]: axis 0 = mt, mh:4, ml:32; axis 1 = st, sl:4; at [(mt, st, ml, mh, sl)], other bits free
QKC_FN uint8_t code_sf(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(uint64_t(io.sf[((((i0 / 128) * (((io.K / 16) + 3) / 4) + (i1 / 4)) * 32 + (i0 % 32)) * 4 + (i0 / 32 % 4)) * 4 + (i1 % 4)]));
}
// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_g(const Tensors& io) { return qkc::value<qkc::f32>(io.g[0]); }
QKC_FN float load_sf(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e4m3>(code_sf(io, i0, i1)); }
QKC_FN bool was_rejected_sf(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_sf[i0 * (io.K / 16) + i1] != 0; }

// let a[m, b] = max over j of (abs(x[m, 16*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 16; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 16) + b]; }

// clause scale: sf[m, b] within e4m3(g * (a[m, b] * rcp(6)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed
QKC_FN double centre_scale(const Tensors& io, int64_t m, int64_t b) {
  return static_cast<double>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_g(io)), qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, b)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(6.0))))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_scale(const Tensors& io, int64_t m, int64_t b) {
  return qkc::converted<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_g(io))), qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_a(io, m, b))), qkc::image<qkc::f32, qkc::fn::rcp>(qkc::point(6.0), qkc::Accuracy{0x1p0, 0.0, 0.0, 0})), true)), true));
}

// clause underflow: q[m, 16*b + j] = 0 when sf[m, b] == 0
QKC_FN bool when_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::eq<qkc::f32>(load_sf(io, m, b), 0.0f);
}
QKC_FN float value_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return 0.0f;
}

// clause codes: q[m, 16*b + j] within e2m1(x[m, 16*b + j] * rcp(sf[m, b] * rcp(g)), half_even, saturate) in f32 rcp within 1 ulp, flush allowed otherwise mask 1% on normal
QKC_FN double centre_codes(const Tensors& io, int64_t m, int64_t b, int64_t j) {
  return static_cast<double>(qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, m, ((16 * b) + j))), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_sf(io, m, b)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(static_cast<double>(load_g(io))))))))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t m, int64_t b, int64_t j) {
  return qkc::converted<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_x(io, m, ((16 * b) + j)))), qkc::image<qkc::f32, qkc::fn::rcp>(qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_sf(io, m, b))), qkc::image<qkc::f32, qkc::fn::rcp>(qkc::point(static_cast<double>(load_g(io))), qkc::Accuracy{0x1p0, 0.0, 0.0, 0})), true), qkc::Accuracy{0x1p0, 0.0, 0.0, 0})), true));
}

QKC_FN bool unjudged_underflow(const auto& io, int64_t m, int64_t b, int64_t j) {
  return was_rejected_sf(io, m, b);
}
QKC_FN bool unjudged_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return was_rejected_sf(io, m, b);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 16));
    const int64_t m = place / ((io.K / 16));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

// Judges sf[m, b].
struct Judge_sf {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t element = row * ((io.K / 16)) + column;
    const int64_t place = m * (io.K / 16) + b;
    const auto returned = code_sf(io, m, b);
    bool rejected = false;
    rejected = qkc::judge_bounds<qkc::e4m3>(tally, 0, element, returned, bounds_scale(io, m, b), qkc::Window{0, 0.0, 0.0});
    io.rejected_sf[place] = rejected ? 1 : 0;
    return rejected;
  }
};

// Judges q[m, 16 * b + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t b = row % ((io.K / 16));
    const int64_t m = row / ((io.K / 16));
    const int64_t j = column;
    const int64_t element = row * (16) + column;
    const int64_t place = m * io.K + ((16 * b) + j);
    const auto returned = code_q(io, m, ((16 * b) + j));
    bool rejected = false;
    if (when_underflow(io, m, b, j)) {
      if (unjudged_underflow(io, m, b, j)) {
        tally.skip(1);
        rejected = true;
      } else {
        rejected = tally.judge(1, element, qkc::same<qkc::e2m1, true, false>(returned, qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j))));
      }
    } else {
      if (unjudged_codes(io, m, b, j)) {
        tally.skip(2);
        rejected = true;
      } else {
        rejected = qkc::judge_bounds<qkc::e2m1>(tally, 2, element, returned, bounds_codes(io, m, b, j), qkc::Window{0, 0.0, 0.0});
      }
    }
    (void)place;
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  int64_t wide_b;
  const uint16_t* wide_at_words_x; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
  };
  struct Words : Own {
    qkc::Strip<uint16_t, 8> words_x;
    int column; // of the strip's first element
  };
  Words wide;
  int wide_at; // the element's place in the strip
  QKC_MEMBER explicit Run_0(const Tensors& io) : Tensors(io) {}
  QKC_MEMBER int64_t columns() const {
    [[maybe_unused]] const Tensors& io = *this;
    return 16;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_x != before.wide_at_words_x ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
  }
  static constexpr bool kReduces = true;
  struct Values {
    float v0;
  };
  QKC_MEMBER static Values first() { return {qkc::value<qkc::f32>(0xff800000u)}; }
  QKC_MEMBER static void merge(Values& own, const qkc::Across& across) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, across(own.v0));
  }
  QKC_MEMBER static void merge_with(Values& own, const Values& other) {
    own.v0 = qkc::wide_max<qkc::f32>(own.v0, other.v0);
  }
  QKC_MEMBER void step(Values& own) const;
  template <int Count> QKC_MEMBER void step_strips(Values& own, const Words (&all)[Count]);
  QKC_MEMBER void keep(int64_t place, const Values& own, bool leads);
  static constexpr bool kElements = false;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
  }
  static constexpr bool kJudges = false;
  static constexpr int kQuickArm = -1;
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t b = qkc::split(wide_rest, (io.K / 16));
  const int64_t m = wide_rest;
  [[maybe_unused]] const int64_t j = 0;
  wide_m = m;
  wide_b = b;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = ((16 * b) + j);
    wide_at_words_x = io.x + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = 0;
}
template <int Count> QKC_MEMBER void Run_0::step_strips(Values& own, const Words (&all)[Count]) {
  own.v0 = qkc::strips_extremum<qkc::bf16, true, true, false>(own.v0, all, &Words::words_x);
}
QKC_MEMBER void Run_0::step(Values& own) const {
  const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = wide.column + wide_at;
  own.v0 = qkc::wide_max<qkc::f32>(own.v0, qkc::abs<qkc::bf16>(load_x(io, m, ((16 * b) + j))));
}
QKC_MEMBER void Run_0::keep(int64_t place, const Values& own, bool leads) {
  const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = 0;
  if (leads)
    io.kept_a[place] = own.v0;
}

#endif

struct Explain_scale {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number % ((io.K / 16));
    const int64_t m = number / ((io.K / 16));
    const auto returned = code_sf(io, m, b);
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->coordinates[0] = m;
    out->coordinates[1] = b;
    out->explained = 0;
    qkc::explain_bounds<qkc::e4m3>(*out, returned, bounds_scale(io, m, b), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f32>(load_g(io)); // g
    out->operands[1] = qkc::bits<qkc::bf16>(load_a(io, m, b)); // a[m, b]
    out->operands[2] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_g(io)), qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_a(io, m, b)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(6.0)))))))); // g * (a[m, b] * rcp(6))
  }
};

struct Explain_underflow {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (16);
    const int64_t b = number / (16) % ((io.K / 16));
    const int64_t m = number / (16) / ((io.K / 16));
    const auto returned = code_q(io, m, ((16 * b) + j));
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->indices[2] = j;
    out->coordinates[0] = m;
    out->coordinates[1] = ((16 * b) + j);
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e2m1>(value_underflow(io, m, b, j));
    out->explained = qkc::same<qkc::e2m1, true, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::e4m3>(load_sf(io, m, b)); // sf[m, b]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (16);
    const int64_t b = number / (16) % ((io.K / 16));
    const int64_t m = number / (16) / ((io.K / 16));
    const auto returned = code_q(io, m, ((16 * b) + j));
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->indices[2] = j;
    out->coordinates[0] = m;
    out->coordinates[1] = ((16 * b) + j);
    out->explained = 0;
    qkc::explain_bounds<qkc::e2m1>(*out, returned, bounds_codes(io, m, b, j), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, ((16 * b) + j))); // x[m, 16 * b + j]
    out->operands[1] = qkc::bits<qkc::e4m3>(load_sf(io, m, b)); // sf[m, b]
    out->operands[2] = qkc::bits<qkc::f32>(load_g(io)); // g
    out->operands[3] = qkc::bits<qkc::f32>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, m, ((16 * b) + j))), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_sf(io, m, b)), qkc::detail::nearest_to<qkc::f32>(qkc::fn::rcp::at(static_cast<double>(load_g(io)))))))))))); // x[m, 16 * b + j] * rcp(sf[m, b] * rcp(g))
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nvfp4_swizzled_sf_check(const void* x, const void* g, const void* sf, const void* q, int64_t M, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.g = static_cast<const uint32_t*>(g);
  io.sf = static_cast<const uint8_t*>(sf);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_sf(sizeof(uint8_t) * (io.M * (io.K / 16)), stream);
  io.rejected_sf = memory_rejected_sf.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 3, 0>(io.M * (io.K / 16), stream, counts.get(), io))
#endif
  {
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  }
  qkc::judge_rows<3, 0>(io.M, (io.K / 16), stream, counts.get(), Judge_sf{io});
  qkc::judge_rows<3, 0>(io.M * (io.K / 16), 16, stream, counts.get(), Judge_q{io});
  }
  counts.fetch();
}

extern "C" void qkc_nvfp4_swizzled_sf_explain(const void* x, const void* g, const void* sf, const void* q, int64_t M, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.g = static_cast<const uint32_t*>(g);
  io.sf = static_cast<const uint8_t*>(sf);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 16)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_sf(sizeof(uint8_t) * (io.M * (io.K / 16)), stream);
  io.rejected_sf = memory_rejected_sf.as<uint8_t>();
  qkc::for_places(io.M * (io.K / 16), stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_underflow{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
