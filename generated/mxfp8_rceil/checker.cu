// Made by qkc from the contract mxfp8_rceil (hash 7c0769199a8909d5). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint8_t* e; // out: e8m0[M, K / 32]
  const uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
  uint8_t* rejected_e; // 1 where the returned value was rejected
};

QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }
QKC_FN bool was_rejected_e(const Tensors& io, int64_t i0, int64_t i1) { return io.rejected_e[i0 * (io.K / 32) + i1] != 0; }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN uint8_t bits_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast_bits<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN uint8_t bits_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

QKC_FN bool unjudged_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return was_rejected_e(io, m, b);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

QKC_FN uint8_t returned_e(const Tensors& io, int64_t place) { return io.e[place]; }

// Judges e[m, b].
struct Judge_e {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t element = row * ((io.K / 32)) + column;
    const int64_t place = m * (io.K / 32) + b;
    const auto returned = returned_e(io, place);
    bool rejected = false;
    if (when_zero_block(io, m, b)) {
      rejected = tally.judge(0, element, qkc::same<qkc::e8m0, false, false>(returned, qkc::bits<qkc::e8m0>(value_zero_block(io, m, b))));
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::e8m0, false, false>(returned, bits_exponent(io, m, b)));
    }
    io.rejected_e[place] = rejected ? 1 : 0;
    return rejected;
  }
};

QKC_FN uint8_t returned_q(const Tensors& io, int64_t place) { return io.q[place]; }

// Judges q[m, 32 * b + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t element = row * (32) + column;
    const int64_t place = m * io.K + ((32 * b) + j);
    const auto returned = returned_q(io, place);
    bool rejected = false;
    if (unjudged_codes(io, m, b, j)) {
      tally.skip(2);
      rejected = true;
    } else {
      rejected = tally.judge(2, element, qkc::same<qkc::e4m3, false, false>(returned, bits_codes(io, m, b, j)));
    }
    return rejected;
  }
};

#if QKC_WIDE
struct Fetched_Run_0 {
  int64_t wide_m;
  int64_t wide_b;
  const uint16_t* wide_at_words_x; // the row's first word
  float wide_e;
  uint8_t wide_returned_e;
  const uint8_t* wide_at_returned_q; // the row's first word
  bool wide_aligned;
  bool wide_whole;
};
struct Found_Run_0 {
  bool wide_flag_e;
  float wide_kept_a;
  bool wide_refused;
};
struct Run_0 : Tensors, Fetched_Run_0, Found_Run_0 {
  using Fetched = Fetched_Run_0;
  using Found = Found_Run_0;
  struct Own {
    qkc::Strip<uint8_t, 8> returned_q;
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
    return 32;
  }
  template <class = void> QKC_MEMBER void load_first(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER void load_row(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_all(int column) {
  wide.column = column;
  wide.words_x.load(wide_at_words_x + column);
  wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_part(int column, int count) {
  wide.column = column;
  wide.words_x.load_part(wide_at_words_x + column, count);
  wide.returned_q.load_part(wide_at_returned_q + column, count);
  }
  QKC_MEMBER void fetch(int64_t place);
  QKC_MEMBER void ready();
  template <class = void> QKC_MEMBER void load_own(int column) {
    wide.returned_q.load(wide_at_returned_q + column);
  }
  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {
  wide.column = column;
  if ((changed & 1u) != 0)
    wide.words_x.load(wide_at_words_x + column);
  }
  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, [[maybe_unused]] const Fetched& before) {
    return 0u | (now.wide_at_words_x != before.wide_at_words_x ? 1u : 0u);
  }
  static constexpr int kBytes = qkc::Strip<uint16_t, 8>::kBytes + qkc::Strip<uint8_t, 8>::kBytes; // of a strip
  template <class Row> QKC_MEMBER void ask(Row& row) const {
    row.ask(wide.words_x, wide_at_words_x);
    row.ask(wide.returned_q, wide_at_returned_q);
  }
  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {
    same.see(wide_at_words_x, elements);
    same.see(wide_at_returned_q, elements);
  }
  template <class Row> QKC_MEMBER void take(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.take(wide.returned_q);
  }
  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {
    wide.column = column;
    row.take(wide.words_x);
    row.pass(wide.returned_q);
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
  static constexpr bool kElements = true;
  template <class Tally>
  QKC_MEMBER void elements([[maybe_unused]] int64_t place, [[maybe_unused]] Tally& tally) {
    [[maybe_unused]] const auto& io = *this;
    wide_flag_e = Judge_e::judge(io, wide_m, wide_b, tally);
  }
  static constexpr bool kJudges = true;
  static constexpr int kQuickArm = 2;
  QKC_MEMBER uint32_t differ();
  QKC_MEMBER unsigned open(int count);
  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {
    Judge_q::judge(*this, place, wide.column + wide_at, tally);
  }
  template <class Tally>
  QKC_MEMBER static void judge_alone(const Tensors& io, int64_t place, int64_t column, Tally& tally) {
    Judge_q::judge(io, place, column, tally);
  }
};
QKC_FN float load_x(const Run_0& io, int64_t, int64_t) { return qkc::value<qkc::bf16>(io.wide.words_x[io.wide_at]); }
QKC_FN float load_e(const Run_0& io, int64_t, int64_t) { return io.wide_e; }
QKC_FN bool was_rejected_e(const Run_0& io, int64_t, int64_t) { return io.wide_flag_e; }
QKC_FN float load_a(const Run_0& io, int64_t, int64_t) { return io.wide_kept_a; }
QKC_FN uint8_t returned_e(const Run_0& io, int64_t) { return io.wide_returned_e; }
[[maybe_unused]] QKC_FN uint8_t returned_q(const Run_0& io, int64_t) { return io.wide.returned_q[io.wide_at]; }
QKC_MEMBER void Run_0::fetch([[maybe_unused]] int64_t place) {
  [[maybe_unused]] const Tensors& io = *this;
  int64_t wide_rest = place;
  const int64_t b = qkc::split(wide_rest, (io.K / 32));
  const int64_t m = wide_rest;
  [[maybe_unused]] const int64_t j = 0;
  wide_m = m;
  wide_b = b;
  wide_aligned = wide_whole = true;
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = ((32 * b) + j);
    wide_at_words_x = io.x + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint16_t, 8>::is_aligned(wide_at_words_x);
    wide_whole = wide_whole && qkc::is_whole(wide_at_words_x);
  }
  wide_e = load_e(io, m, b);
  wide_returned_e = returned_e(io, m * (io.K / 32) + b);
  {
    [[maybe_unused]] const int64_t i0 = m;
    [[maybe_unused]] const int64_t i1 = ((32 * b) + j);
    wide_at_returned_q = io.q + (i0 * io.K + i1);
    wide_aligned = wide_aligned && qkc::Strip<uint8_t, 8>::is_aligned(wide_at_returned_q);
    wide_whole = wide_whole && qkc::is_whole(wide_at_returned_q);
  }
  wide_whole = wide_whole && wide_aligned;
}
QKC_MEMBER void Run_0::ready() {
  [[maybe_unused]] const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = 0;
  wide_refused = unjudged_codes(io, m, b, j);
}
template <int Count> QKC_MEMBER void Run_0::step_strips(Values& own, const Words (&all)[Count]) {
  own.v0 = qkc::strips_extremum<qkc::bf16, true, true, false>(own.v0, all, &Words::words_x);
}
QKC_MEMBER void Run_0::step(Values& own) const {
  const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = wide.column + wide_at;
  own.v0 = qkc::wide_max<qkc::f32>(own.v0, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
}
QKC_MEMBER void Run_0::keep(int64_t place, const Values& own, bool leads) {
  const auto& io = *this;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = 0;
  wide_kept_a = own.v0;
  if (leads)
    io.kept_a[place] = wide_kept_a;
}
QKC_MEMBER uint32_t Run_0::differ() {
  if (wide_refused)
    return 1;
  const auto& io = *this;
  uint32_t any = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = wide.column + wide_at;
    any |= static_cast<uint32_t>(bits_codes(io, m, b, j) ^ returned_q(io, 0));
  }
  return any;
}
QKC_MEMBER unsigned Run_0::open([[maybe_unused]] int count) {
  if (wide_refused)
    return ~0u;
  const auto& io = *this;
  unsigned open = 0;
#pragma unroll
  for (int wide_of = 0; wide_of < qkc::kStrip; ++wide_of)
    if (wide_of < count) {
    wide_at = wide_of;
  [[maybe_unused]] const int64_t m = wide_m;
  [[maybe_unused]] const int64_t b = wide_b;
  [[maybe_unused]] const int64_t j = wide.column + wide_at;
    open |= (static_cast<uint32_t>(bits_codes(io, m, b, j) ^ returned_q(io, 0))) != 0 ? 1u << wide_of : 0u;
  }
  return open;
}

#endif

struct Explain_zero_block {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number % ((io.K / 32));
    const int64_t m = number / ((io.K / 32));
    const auto returned = io.e[m * (io.K / 32) + b];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->coordinates[0] = m;
    out->coordinates[1] = b;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
    out->explained = qkc::same<qkc::e8m0, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, m, b)); // a[m, b]
  }
};

struct Explain_exponent {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number % ((io.K / 32));
    const int64_t m = number / ((io.K / 32));
    const auto returned = io.e[m * (io.K / 32) + b];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->coordinates[0] = m;
    out->coordinates[1] = b;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_exponent(io, m, b);
    out->explained = qkc::same<qkc::e8m0, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, m, b)); // a[m, b]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (32);
    const int64_t b = number / (32) % ((io.K / 32));
    const int64_t m = number / (32) / ((io.K / 32));
    const auto returned = io.q[m * io.K + ((32 * b) + j)];
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->indices[2] = j;
    out->coordinates[0] = m;
    out->coordinates[1] = ((32 * b) + j);
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_codes(io, m, b, j);
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, ((32 * b) + j))); // x[m, 32 * b + j]
    out->operands[1] = qkc::bits<qkc::e8m0>(load_e(io, m, b)); // e[m, b]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_mxfp8_rceil_check(const void* x, const void* e, const void* q, int64_t M, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.e = static_cast<const uint8_t*>(e);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_e(sizeof(uint8_t) * (io.M * (io.K / 32)), stream);
  io.rejected_e = memory_rejected_e.as<uint8_t>();
#if QKC_WIDE
  if (!qkc::judge_run<Run_0, 3, 0>(io.M * (io.K / 32), stream, counts.get(), io))
#endif
  {
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::judge_rows<3, 0>(io.M, (io.K / 32), stream, counts.get(), Judge_e{io});
  qkc::judge_rows<3, 0>(io.M * (io.K / 32), 32, stream, counts.get(), Judge_q{io});
  }
  }
  counts.fetch();
}

extern "C" void qkc_mxfp8_rceil_explain(const void* x, const void* e, const void* q, int64_t M, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.e = static_cast<const uint8_t*>(e);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_e(sizeof(uint8_t) * (io.M * (io.K / 32)), stream);
  io.rejected_e = memory_rejected_e.as<uint8_t>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_zero_block{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_exponent{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
