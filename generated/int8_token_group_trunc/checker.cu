// Made by qkc from the contract int8_token_group_trunc (hash 849ae96861c6e95f). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t K;
  const uint16_t* x; // in: bf16[T, K]
  const uint32_t* s; // out: f32[T, K / 128]
  const uint8_t* q; // out: i8[T, K]
  float* kept_a;
  uint8_t* rejected_s; // 1 where the returned value was rejected
};

// const eps: f32 = 1e-10
[[maybe_unused]] constexpr float const_eps = 0x1.b7cdfep-34f;
// const i127: f32 = 1 / 127
[[maybe_unused]] constexpr float const_i127 = 0x1.020408p-7f;
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_s(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.s[i0 * (io.K / 128) + i1]); }

// clause floor: let a[t, g] = max(max over j of (abs(x[t, G*g + j])), eps)
QKC_FN float compute_a(const Tensors& io, int64_t t, int64_t g) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 128; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, t, ((128 * g) + j))));
  }
  return qkc::max<qkc::f32>(largest1, const_eps);
}
QKC_FN float load_a(const Tensors& io, int64_t t, int64_t g) { return io.kept_a[(t) * (io.K / 128) + g]; }


// clause scale: s[t, g] = one of { div: a[t, g] / 127; mul: a[t, g] * i127 } per [t, g] in f32
QKC_FN float value_scale_div(const Tensors& io, int64_t t, int64_t g) {
  return qkc::div<qkc::f32>(load_a(io, t, g), 127.0f);
}
QKC_FN float value_scale_mul(const Tensors& io, int64_t t, int64_t g) {
  return qkc::mul<qkc::f32>(load_a(io, t, g), const_i127);
}

// clause path: let y[t, g, j] = one of { div: x[t, G*g + j] / s[t, g]; inv: x[t, G*g + j] * (1 / s[t, g]); enc: x[t, G*g + j] * (127 / a[t, g]) } per kernel in f32
QKC_FN float let_y_div(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::div<qkc::f32>(load_x(io, t, ((128 * g) + j)), load_s(io, t, g));
}
QKC_FN float let_y_inv(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::div<qkc::f32>(1.0f, load_s(io, t, g)));
}
QKC_FN float let_y_enc(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::mul<qkc::f32>(load_x(io, t, ((128 * g) + j)), qkc::div<qkc::f32>(127.0f, load_a(io, t, g)));
}
QKC_FN bool unjudged_y(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return io.rejected_s[t * (io.K / 128) + g] != 0;
}


// clause codes: q[t, G*g + j] = i8(y[t, g, j], mode, saturate)
QKC_FN int64_t value_codes_div(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_div(io, t, g, j));
}
QKC_FN int64_t value_codes_inv(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_inv(io, t, g, j));
}
QKC_FN int64_t value_codes_enc(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_enc(io, t, g, j));
}

QKC_FN bool unjudged_codes(const Tensors& io, int64_t t, int64_t g, int64_t j) {
  return unjudged_y(io, t, g, j);
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t g = place % ((io.K / 128));
    const int64_t t = place / ((io.K / 128));
    io.kept_a[place] = compute_a(io, t, g);
  }
};

// Judges s[t, g].
struct Judge_s {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t t = row;
    const int64_t g = column;
    const int64_t element = row * ((io.K / 128)) + column;
    const int64_t place = t * (io.K / 128) + g;
    const auto returned = io.s[place];
    bool rejected = false;
    uint64_t explained = 0;
    explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_div(io, t, g))) ? 0x1u : 0u;
    explained |= qkc::same<qkc::f32, false, false>(returned, qkc::bits<qkc::f32>(value_scale_mul(io, t, g))) ? 0x2u : 0u;
    explained = qkc::project(explained, 1, 2, 0x3u); // scale per [t, g]
    rejected = tally.judge_choice(0, 0, element, explained, 0x3u);
    io.rejected_s[place] = rejected ? 1 : 0;
  }
};

// Judges q[t, 128 * g + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t g = row % ((io.K / 128));
    const int64_t t = row / ((io.K / 128));
    const int64_t j = column;
    const int64_t element = row * (128) + column;
    const int64_t place = t * io.K + ((128 * g) + j);
    const auto returned = io.q[place];
    bool rejected = false;
    if (unjudged_codes(io, t, g, j)) {
      tally.skip(1);
      rejected = true;
    } else {
      uint64_t explained = 0;
      explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j))) ? 0x1u : 0u;
      explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_inv(io, t, g, j))) ? 0x2u : 0u;
      explained |= qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_codes_enc(io, t, g, j))) ? 0x4u : 0u;
      rejected = tally.judge_choice(1, 1, element, explained, 0x7u);
    }
    (void)rejected;
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
    out->combinations = 2;
    const auto bits0 = qkc::bits<qkc::f32>(value_scale_div(io, t, g));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::f32>(value_scale_mul(io, t, g));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::f32, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::f32>(load_a(io, t, g)); // a[t, g]
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
    out->combinations = 3;
    const auto bits0 = qkc::bits<qkc::i<8>>(value_codes_div(io, t, g, j));
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = qkc::bits<qkc::i<8>>(value_codes_inv(io, t, g, j));
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits1) ? 0x2u : 0u;
    const auto bits2 = qkc::bits<qkc::i<8>>(value_codes_enc(io, t, g, j));
    out->admissible[2] = bits2;
    out->explained |= qkc::same<qkc::i<8>, false, false>(returned, bits2) ? 0x4u : 0u;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, t, ((128 * g) + j))); // x[t, 128 * g + j]
    out->operands[1] = qkc::bits<qkc::f32>(load_s(io, t, g)); // s[t, g]
    out->operands[2] = qkc::bits<qkc::f32>(load_a(io, t, g)); // a[t, g]
    out->operands[3] = qkc::bits<qkc::f32>(let_y_div(io, t, g, j)); // y[t, g, j] (div)
    out->operands[4] = qkc::bits<qkc::f32>(let_y_inv(io, t, g, j)); // y[t, g, j] (inv)
    out->operands[5] = qkc::bits<qkc::f32>(let_y_enc(io, t, g, j)); // y[t, g, j] (enc)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_int8_token_group_trunc_check(const void* x, const void* s, const void* q, int64_t T, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::ReportOnDevice counts(report, stream);
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::judge_rows<2, 2>(io.T, (io.K / 128), stream, counts.get(), Judge_s{io});
  qkc::judge_rows<2, 2>(io.T * (io.K / 128), 128, stream, counts.get(), Judge_q{io});
  counts.fetch();
}

extern "C" void qkc_int8_token_group_trunc_explain(const void* x, const void* s, const void* q, int64_t T, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.s = static_cast<const uint32_t*>(s);
  io.q = static_cast<const uint8_t*>(q);
  io.T = T;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.T * (io.K / 128)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_s(sizeof(uint8_t) * (io.T * (io.K / 128)), stream);
  io.rejected_s = memory_rejected_s.as<uint8_t>();
  qkc::for_places(io.T * (io.K / 128), stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_scale{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
