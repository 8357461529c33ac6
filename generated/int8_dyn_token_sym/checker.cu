// Made by qkc from the contract int8_dyn_token_sym (hash 1a38a074986208c5). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  const uint16_t* x; // in: bf16[T, H]
  const uint32_t* s; // out: f32[T]
  const uint8_t* q; // out: i8[T, H]
  float* kept_a;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.H + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.s[i0]); }

// let a[t] = max over h of (abs(x[t, h]))
QKC_FN float compute_a(const Tensors& io, int64_t t) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t h = 0; h < io.H; ++h) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, h)));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t t) { return io.kept_a[t]; }

// clause zero_scale: s[t] = one of { zero: 0; one: 1 } per call when a[t] == 0
QKC_FN bool when_zero_scale(const Tensors& io, int64_t t) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN float value_zero_scale_zero(const Tensors& io, int64_t t) {
  return 0.0f;
}
QKC_FN float value_zero_scale_one(const Tensors& io, int64_t t) {
  return 1.0f;
}

// clause scale: s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per [t] in f32 otherwise
QKC_FN float value_scale_div(const Tensors& io, int64_t t) {
  return qkc::div<qkc::f32>(load_a(io, t), 127.0f);
}
QKC_FN float value_scale_mul(const Tensors& io, int64_t t) {
  return qkc::mul<qkc::f32>(load_a(io, t), const_i127);
}

// clause zero_codes: q[t, h] = 0 when a[t] == 0
QKC_FN bool when_zero_codes(const Tensors& io, int64_t t, int64_t h) {
  return qkc::eq<qkc::f32>(load_a(io, t), 0.0f);
}
QKC_FN int64_t value_zero_codes(const Tensors& io, int64_t t, int64_t h) {
  return 0;
}

// clause path: let y[t, h] = one of { div: x[t, h] / s[t]; inv: x[t, h] * (1 / s[t]); enc: x[t, h] * (127 / a[t]) } per call in f32 when a[t] != 0
QKC_FN float let_y_div(const Tensors& io, int64_t t, int64_t h) {
  return qkc::div<qkc::f32>(load_x(io, t, h), load_s(io, t));
}
QKC_FN float let_y_inv(const Tensors& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::div<qkc::f32>(1.0f, load_s(io, t)));
}
QKC_FN float let_y_enc(const Tensors& io, int64_t t, int64_t h) {
  return qkc::mul<qkc::f32>(load_x(io, t, h), qkc::div<qkc::f32>(127.0f, load_a(io, t)));
}
QKC_FN bool unjudged_y(const Tensors& io, int64_t t, int64_t h) {
  return io.rejected_s[t] != 0;
}


// clause codes: q[t, h] = i8(y[t, h], half_even, saturate) otherwise
QKC_FN int64_t value_codes_div(const Tensors& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_div(io, t, h));
}
QKC_FN int64_t value_codes_inv(const Tensors& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_inv(io, t, h));
}
QKC_FN int64_t value_codes_enc(const Tensors& io, int64_t t, int64_t h) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_enc(io, t, h));
}

QKC_FN bool unjudged_codes(const Tensors& io, int64_t t, int64_t h) {
  return unjudged_y(io, t, h);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t t = place;
    io.kept_a[place] = compute_a(io, t);
  }
};

// Judges s[t].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    (void)row;
    const int64_t t = column;
    const int64_t element = row * (io.T) + column;
    const int64_t place = t;
    const auto returned = io.s[place];
    bool rejected = false;
    if (when_zero_scale(io, t)) {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_zero_scale_zero(io, t))) ? 0x1u : 0u;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_zero_scale_one(io, t))) ? 0x2u : 0u;
      rejected = tally.judge_choice(0, 0, element, explained, 0x3u);
    } else {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_div(io, t))) ? 0x1u : 0u;
      explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_mul(io, t))) ? 0x2u : 0u;
      explained = qkc::project(explained, 1, 2, 0x3u); // scale per [t]
      rejected = tally.judge_choice(1, 1, element, explained, 0x3u);
    }
    io.rejected_s[place] = rejected ? 1 : 0;
  }
};

// Judges q[t, h].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t t = row;
    const int64_t h = column;
    const int64_t element = row * (io.H) + column;
    const int64_t place = t * io.H + h;
    const auto returned = io.q[place];
    bool rejected = false;
    if (when_zero_codes(io, t, h)) {
      rejected = tally.judge(2, element, qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h))));
    } else {
      if (unjudged_codes(io, t, h)) {
        tally.skip(3);
        rejected = true;
      } else {
        uint64_t explained = 0;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_div(io, t, h))) ? 0x1u : 0u;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h))) ? 0x2u : 0u;
        explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_enc(io, t, h))) ? 0x4u : 0u;
        rejected = tally.judge_choice(3, 2, element, explained, 0x7u);
      }
    }
    (void)rejected;
  }
};

struct Explain_zero_scale {
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
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::f32>(value_zero_scale_zero(io, t));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_zero_scale_one(io, t));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
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
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::f32>(value_scale_div(io, t));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_scale_mul(io, t));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
  }
};

struct Explain_zero_codes {
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
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::i<8>>(value_zero_codes(io, t, h));
    out->explained = qkc::same<qkc::i<8>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
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
    out->arm = 3;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->coordinates[0] = t;
    out->coordinates[1] = h;
    out->explained = 0;
    out->combinations = 3;
    const auto bits0 = qkc::bits<qkc::i<8>>(value_codes_div(io, t, h));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, h));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits1) ? 0x2u : 0u;
    const auto bits2 = qkc::bits<qkc::i<8>>(value_codes_enc(io, t, h));
    out->admissible[2] = bits2;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits2) ? 0x4u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, h)); // x[t, h]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t)); // s[t]
    out->operands[2] = qkc::bits<qkc::bf16>(load_a(io, t)); // a[t]
    out->operands[3] = qkc::bits<qkc::f32>(let_y_div(io, t, h)); // y[t, h] (div)
    out->operands[4] = qkc::bits<qkc::f32>(let_y_inv(io, t, h)); // y[t, h] (inv)
    out->operands[5] = qkc::bits<qkc::f32>(let_y_enc(io, t, h)); // y[t, h] (enc)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_dyn_token_sym_check(const void* x, const void* s, const void* q, int64_t T, int64_t H, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::ReportOnDevice counts(report, stream);
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::judge_rows<4, 3>(1, io.T, stream, counts.get(), Judge_s{io});
  qkc::judge_rows<4, 3>(io.T, io.H, stream, counts.get(), Judge_q{io});
  counts.fetch();
}

extern "C" void qkc_int8_dyn_token_sym_explain(const void* x, const void* s, const void* q, int64_t T, int64_t H, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.H = H;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T, stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_zero_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_zero_codes{io, at.get(), number});
  if (arm == 3)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
