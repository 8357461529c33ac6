// Made by qkc from the contract nf4_blockwise_64 (hash 59e1d5c09eb09b5b). Do not edit.
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
  int64_t N;
  const uint16_t* x; // in: f16[N]
  const uint32_t* a; // out: f32[cdiv(N, 64)]
  const uint8_t* q; // out: u4[N] stored nibbles_high in u8[cdiv(N, 2)]
  uint8_t* rejected_a; // 1 where the returned value was rejected
  uint64_t* instances_0; // combinations that explain an instance so far
};

// table nf4_midpoints: f32[15] = {-0.8480964004993439, -0.6106329262256622, -0.4599952697753906, -0.33967943489551544, -0.23460740596055984, -0.13791173323988914, -0.045525018125772476, 0.03979014977812767, 0.1202552504837513, 0.2035212516784668, 0.2920137718319893, 0.3893125355243683, 0.5016634166240692, 0.6427869200706482, 0.8614784178118011}
[[maybe_unused]] QKC_FN float table_nf4_midpoints(int64_t place) {
  constexpr float kContents[15] = {-0x1.b239b2p-1f, -0x1.38a4ep-1f, -0x1.d709p-2f, -0x1.5bd4ecp-2f, -0x1.e079d8p-3f, -0x1.1a7178p-3f, -0x1.74f0e2p-5f, 0x1.45f5fep-5f, 0x1.ec90c6p-4f, 0x1.a0cfcp-3f, 0x1.2b05a8p-2f, 0x1.8ea7f2p-2f, 0x1.00da06p-1f, 0x1.491b5ep-1f, 0x1.b913b2p-1f};
  return kContents[place];
}
[[maybe_unused]] QKC_FN int64_t bucket_nf4_midpoints(double v) {
  int64_t below = 0;
  for (int64_t k = 0; k < 15; ++k)
    below += qkc::lt<qkc::f64>(static_cast<double>(table_nf4_midpoints(k)), v) ? 1 : 0;
  return below;
}
QKC_FN qkc::Enclosure bucket_nf4_midpoints(const qkc::Enclosure& v) {
  if (qkc::is_undefined(v))
    return v;
  return {static_cast<double>(bucket_nf4_midpoints(v.low)), static_cast<double>(bucket_nf4_midpoints(v.centre)), static_cast<double>(bucket_nf4_midpoints(v.high))};
}
// q[i0]: nibbles_high in u8[cdiv(N, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0) { return qkc::value<qkc::f16>(io.x[i0]); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }
QKC_FN bool was_rejected_a(const Tensors& io, int64_t i0) { return io.rejected_a[i0] != 0; }

// clause absmax: a[c] = max over j where B*c + j < N of (abs(x[B*c + j]))
QKC_FN float value_absmax(const auto& io, int64_t c) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 64; ++j) {
    if ((((64 * c) + j) < io.N)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::f16>(load_x(io, ((64 * c) + j))));
    }
  }
  return largest1;
}

// clause zero_block: q[i] = one of { none: 0; zero: 7 } per [i / B] when a[i / B] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t i) {
  return qkc::eq<qkc::f32>(load_a(io, (i / 64)), 0.0f);
}
QKC_FN int64_t value_zero_block_none(const auto& io, int64_t i) {
  return 0;
}
QKC_FN int64_t value_zero_block_zero(const auto& io, int64_t i) {
  return 7;
}

// clause codes: q[i] within bucket(x[i] * (1 / a[i / B]), nf4_midpoints) in f32 div within 2 ulp otherwise
QKC_FN double centre_codes(const Tensors& io, int64_t i) {
  return static_cast<double>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(static_cast<double>(bucket_nf4_midpoints(qkc::detail::nearest_to<qkc::f32>(qkc::mul<qkc::f64>(static_cast<double>(load_x(io, i)), qkc::detail::nearest_to<qkc::f32>(qkc::div<qkc::f64>(1.0, static_cast<double>(load_a(io, (i / 64)))))))))));
}
[[maybe_unused]] QKC_APART qkc::Enclosure bounds_codes(const Tensors& io, int64_t i) {
  return qkc::converted<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::never>(bucket_nf4_midpoints(qkc::rounded<qkc::f32>(qkc::product(qkc::point(static_cast<double>(load_x(io, i))), qkc::within<qkc::f32>(qkc::quotient(qkc::point(1.0), qkc::point(static_cast<double>(load_a(io, (i / 64))))), qkc::Accuracy{0x1p1, 0.0, 0.0, 0})))));
}

QKC_FN bool unjudged_zero_block(const auto& io, int64_t i) {
  return was_rejected_a(io, (i / 64));
}
QKC_FN bool unjudged_codes(const auto& io, int64_t i) {
  return was_rejected_a(io, (i / 64));
}

QKC_FN uint32_t returned_a(const Tensors& io, int64_t place) { return io.a[place]; }

// Judges a[c].
struct Judge_a {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t c = column;
    const int64_t element = row * (((io.N + 63) / 64)) + column;
    const int64_t place = c;
    const auto returned = returned_a(io, place);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_absmax(io, c))));
    io.rejected_a[place] = rejected ? 1 : 0;
    return rejected;
  }
};

// Judges q[i].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t i = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = i;
    const auto returned = code_q(io, i);
    bool rejected = false;
    if (when_zero_block(io, i)) {
      if (unjudged_zero_block(io, i)) {
        tally.skip(1);
        rejected = true;
      } else {
        uint64_t explained = 0;
        explained |= qkc::same<qkc::u<4>, false, false>(returned, qkc::bits<qkc::u<4>>(value_zero_block_none(io, i))) ? 0x1u : 0u;
        explained |= qkc::same<qkc::u<4>, false, false>(returned, qkc::bits<qkc::u<4>>(value_zero_block_zero(io, i))) ? 0x2u : 0u;
        rejected = tally.judge_choice(1, 0, element, explained, 0x3u);
        if (!rejected && explained != 0x3u)
          qkc::atomic_and(&io.instances_0[(i / 64)], explained);
      }
    } else {
      if (unjudged_codes(io, i)) {
        tally.skip(2);
        rejected = true;
      } else {
        rejected = qkc::judge_bounds<qkc::u<4>>(tally, 2, element, returned, bounds_codes(io, i), qkc::Window{0, 0.0, 0.0});
      }
    }
    (void)place;
    return rejected;
  }
};

// Closes the instances of group 0: one that no combination explains is rejected, the others constrain the call.
struct Close_0 {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t, int64_t instance, Tally& tally) const {
    uint64_t explained = io.instances_0[instance];
    if (explained == 0) {
      tally.reject_instance(0, instance);
      return;
    }
    explained = qkc::project(explained, 1, 2, 0x3u); // zero_block per [i / 64]
    tally.keep_alive(0, explained);
  }
};

struct Explain_absmax {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t c = number;
    const auto returned = io.a[c];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = c;
    out->coordinates[0] = c;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::f32>(value_absmax(io, c));
    out->explained = qkc::same<qkc::f32, false, false>(returned, static_cast<uint32_t>(out->admissible[0])) ? 1 : 0;
  }
};

struct Explain_zero_block {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t i = number;
    const auto returned = code_q(io, i);
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = i;
    out->coordinates[0] = i;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::u<4>>(value_zero_block_none(io, i));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::u<4>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::u<4>>(value_zero_block_zero(io, i));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::u<4>, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::f32>(load_a(io, (i / 64))); // a[i / 64]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t i = number;
    const auto returned = code_q(io, i);
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = i;
    out->coordinates[0] = i;
    out->explained = 0;
    qkc::explain_bounds<qkc::u<4>>(*out, returned, bounds_codes(io, i), qkc::Window{0, 0.0, 0.0});
    out->operands[0] = qkc::bits<qkc::f16>(load_x(io, i)); // x[i]
    out->operands[1] = qkc::bits<qkc::f32>(load_a(io, (i / 64))); // a[i / 64]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_nf4_blockwise_64_check(const void* x, const void* a, const void* q, int64_t N, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.a = static_cast<const uint32_t*>(a);
  io.q = static_cast<const uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_rejected_a(sizeof(uint8_t) * (((io.N + 63) / 64)), stream);
  io.rejected_a = memory_rejected_a.as<uint8_t>();
  const int64_t instances_0 = ([&] { const int64_t i = (io.N) - 1; return (i / 64) + 1; }());
  const qkc::Workspace state_0(sizeof(uint64_t) * instances_0, stream);
  io.instances_0 = state_0.as<uint64_t>();
  qkc::fill(io.instances_0, uint64_t(0x3u), instances_0, stream);
  qkc::judge_rows<3, 1>(1, ((io.N + 63) / 64), stream, counts.get(), Judge_a{io});
  qkc::judge_rows<3, 1>(1, io.N, stream, counts.get(), Judge_q{io});
  qkc::judge_rows<3, 1>(1, ([&] { const int64_t i = (io.N) - 1; return (i / 64) + 1; }()), stream, counts.get(), Close_0{io});
  }
  counts.fetch();
}

extern "C" void qkc_nf4_blockwise_64_explain(const void* x, const void* a, const void* q, int64_t N, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.a = static_cast<const uint32_t*>(a);
  io.q = static_cast<const uint8_t*>(q);
  io.N = N;
  const qkc::Workspace memory_rejected_a(sizeof(uint8_t) * (((io.N + 63) / 64)), stream);
  io.rejected_a = memory_rejected_a.as<uint8_t>();
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_absmax{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_zero_block{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
