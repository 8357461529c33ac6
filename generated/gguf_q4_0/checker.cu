// Made by qkc from the contract gguf_q4_0 (hash c9ea94a0aff5e0b5). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint32_t* x; // in: f32[B, 32]
  const uint8_t* w; // out: q4_0 in u8[B, 18]
  int64_t* kept_p;
};

// w[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_w_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.w[i0 * 18 + 0]) | (uint64_t(io.w[i0 * 18 + 1]) << 8));
}
// w[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_w_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.w[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::f32>(io.x[i0 * 32 + i1]); }

// clause extremum: let p[b] = argmax over j of (abs(x[b, j])) first
QKC_FN int64_t compute_p(const auto& io, int64_t b) {
  int64_t at1 = -1;
  float best2 = 0;
  for (int64_t j = 0; j < 32; ++j) {
    const float candidate3 = qkc::abs<qkc::f32>(load_x(io, b, j));
    if (at1 < 0 || candidate3 > best2) {
      best2 = candidate3;
      at1 = j;
    }
  }
  return at1;
}
QKC_FN int64_t load_p(const Tensors& io, int64_t b) { return io.kept_p[b]; }


// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f);
}


// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN uint16_t bits_stored(const auto& io, int64_t b) {
  return qkc::cast_bits<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b));
}

// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b)));
}


// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8.5f);
}
QKC_FN float let_y_fused(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 8.5f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN uint8_t bits_codes_separate(const auto& io, int64_t b, int64_t j) {
  return qkc::cast_bits<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
QKC_FN uint8_t bits_codes_fused(const auto& io, int64_t b, int64_t j) {
  return qkc::cast_bits<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_fused(io, b, j));
}


struct Compute_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place;
    io.kept_p[place] = compute_p(io, b);
  }
};

// Judges w[b].d.
struct Judge_w_d {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    (void)row;
    const int64_t b = column;
    const int64_t element = row * (io.B) + column;
    const int64_t place = b;
    const auto returned = code_w_d(io, b);
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::f16, false, false>(returned, bits_stored(io, b)));
    (void)place;
    return rejected;
  }
};

// Judges w[b].qs[j].
struct Judge_w_qs {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t element = row * (32) + column;
    const int64_t place = b * 32 + j;
    const auto returned = code_w_qs(io, b, j);
    bool rejected = false;
    uint64_t explained = 0;
    explained |= qkc::same<qkc::u<4>, false, false>(returned, bits_codes_separate(io, b, j)) ? 0x1u : 0u;
    explained |= qkc::same<qkc::u<4>, false, false>(returned, bits_codes_fused(io, b, j)) ? 0x2u : 0u;
    rejected = tally.judge_choice(1, 0, element, explained, 0x3u);
    (void)place;
    return rejected;
  }
};

struct Explain_stored {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number;
    const auto returned = code_w_d(io, b);
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = b;
    out->coordinates[0] = b;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_stored(io, b);
    out->explained = qkc::same<qkc::f16, false, false>(returned, static_cast<uint16_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::f32>(load_x(io, b, load_p(io, b))); // x[b, p[b]]
    out->operands[1] = qkc::bits<qkc::f32>(let_v(io, b)); // v[b]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (32);
    const int64_t b = number / (32);
    const auto returned = code_w_qs(io, b, j);
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = b;
    out->indices[1] = j;
    out->coordinates[0] = b;
    out->coordinates[1] = j;
    out->explained = 0;
    out->combinations = 2;
    const auto bits0 = bits_codes_separate(io, b, j);
    out->admissible[0] = bits0;
    out->explained |= qkc::same<qkc::u<4>, false, false>(returned, bits0) ? 0x1u : 0u;
    const auto bits1 = bits_codes_fused(io, b, j);
    out->admissible[1] = bits1;
    out->explained |= qkc::same<qkc::u<4>, false, false>(returned, bits1) ? 0x2u : 0u;
    out->operands[0] = qkc::bits<qkc::f32>(load_x(io, b, j)); // x[b, j]
    out->operands[1] = qkc::bits<qkc::f32>(load_x(io, b, load_p(io, b))); // x[b, p[b]]
    out->operands[2] = qkc::bits<qkc::f32>(let_v(io, b)); // v[b]
    out->operands[3] = qkc::bits<qkc::f32>(let_r(io, b)); // r[b]
    out->operands[4] = qkc::bits<qkc::f32>(let_y_separate(io, b, j)); // y[b, j] (separate)
    out->operands[5] = qkc::bits<qkc::f32>(let_y_fused(io, b, j)); // y[b, j] (fused)
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gguf_q4_0_check(const void* x, const void* w, int64_t B, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.w = static_cast<const uint8_t*>(w);
  io.B = B;
  const qkc::Workspace memory_kept_p(sizeof(int64_t) * (io.B), stream);
  io.kept_p = memory_kept_p.as<int64_t>();
  qkc::for_places(io.B, stream, Compute_p{io});
  qkc::judge_rows<2, 1>(1, io.B, stream, counts.get(), Judge_w_d{io});
  qkc::judge_rows<2, 1>(io.B, 32, stream, counts.get(), Judge_w_qs{io});
  }
  counts.fetch();
}

extern "C" void qkc_gguf_q4_0_explain(const void* x, const void* w, int64_t B, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.w = static_cast<const uint8_t*>(w);
  io.B = B;
  const qkc::Workspace memory_kept_p(sizeof(int64_t) * (io.B), stream);
  io.kept_p = memory_kept_p.as<int64_t>();
  qkc::for_places(io.B, stream, Compute_p{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_stored{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
