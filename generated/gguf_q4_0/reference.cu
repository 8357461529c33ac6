// Made by qkc from the contract gguf_q4_0 (hash c9ea94a0aff5e0b5). Do not edit.
// One lawful kernel: the first path of every choice.
#include "gguf_q4_0.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint32_t* x; // in: f32[B, 32]
  uint8_t* w; // out: q4_0 in u8[B, 18]
  uint16_t* codes_w_d; // before they are packed
  uint8_t* codes_w_qs; // before they are packed
  int64_t* kept_p;
};

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
QKC_FN float value_stored(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b));
}

// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b)));
}


// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8.5f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}

struct Compute_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place;
    io.kept_p[place] = compute_p(io, b);
  }
};

struct Write_w_d {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored(io, b));
  }
};

struct Pack_w_d {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i0 = place;
    const uint64_t code = io.codes_w_d[i0];
    qkc::set_bits(io.w[i0 * 18 + 0], 0, 8, code);
    qkc::set_bits(io.w[i0 * 18 + 1], 0, 8, code >> 8);
  }
};

struct Write_w_qs {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate(io, b, j));
  }
};

struct Pack_w_qs {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i0 = place;
    for (int64_t i1 = 0; i1 < 32; ++i1) {
      const uint64_t code = io.codes_w_qs[i0 * 32 + i1];
      qkc::set_bits(io.w[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4, code);
    }
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gguf_q4_0(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint32_t*>(x);
  io.w = reinterpret_cast<uint8_t*>(w);
  io.B = B;
  const qkc::Workspace memory_codes_w_d(sizeof(uint16_t) * (io.B), stream);
  io.codes_w_d = memory_codes_w_d.as<uint16_t>();
  const qkc::Workspace memory_codes_w_qs(sizeof(uint8_t) * (io.B * 32), stream);
  io.codes_w_qs = memory_codes_w_qs.as<uint8_t>();
  const qkc::Workspace memory_kept_p(sizeof(int64_t) * (io.B), stream);
  io.kept_p = memory_kept_p.as<int64_t>();
  qkc::for_places(io.B, stream, Compute_p{io});
  qkc::for_rows(1, io.B, stream, Write_w_d{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif
