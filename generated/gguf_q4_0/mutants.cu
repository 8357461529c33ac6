// Made by qkc from the contract gguf_q4_0 (hash c9ea94a0aff5e0b5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "gguf_q4_0.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: stored.rounding.half_away: rounds half_away instead of half_even
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, b));
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
#if !defined(__CUDACC_RTC__)
void run_0(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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

// 1: stored.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v2(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v2(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v2{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 2: stored.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v3(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v3(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v3{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 3: stored.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v4(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v4(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v4{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 4: stored.rounding.to_zero: rounds to_zero instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v5(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v5(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v5{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 5: stored.rounding.to_plus: rounds to_plus instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v6(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v6(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v6{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 6: stored.rounding.to_minus: rounds to_minus instead of half_even
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v7(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v7(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v7{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 7: stored.rounding.through_bf16: rounds to bf16 first
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v8(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v8(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v8{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 8: stored.overflow.saturate: beyond the range: saturate instead of inf
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v9(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, b));
}
struct Write_w_d_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v9(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v9{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 9: stored.overflow.nan: beyond the range: nan instead of inf
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v10(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, b));
}
struct Write_w_d_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v10(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v10{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 10: stored.special.minus_zero_lost: writes +0 for -0
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v11(const auto& io, int64_t b) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b))), 0x1p-24f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v11(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v11{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 11: stored.special.subnormals_flushed: writes 0 for subnormal results
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v12(const auto& io, int64_t b) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v12(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v12{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 12: codes.layout.w_qs_reversed_h: the digit h of w_qs counts down
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v13(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b));
}
struct Write_w_d_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v13(io, b));
  }
};
struct Pack_w_qs_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i0 = place;
    for (int64_t i1 = 0; i1 < 32; ++i1) {
      const uint64_t code = io.codes_w_qs[i0 * 32 + i1];
      qkc::set_bits(io.w[i0 * 18 + 2 + (i1 % 16)], 4 * (1 - (i1 / 16)), 4, code);
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs_v2{io});
}
#endif

// 13: codes.layout.w_qs_reversed_i: the digit i of w_qs counts down
struct Pack_w_qs_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t i0 = place;
    for (int64_t i1 = 0; i1 < 32; ++i1) {
      const uint64_t code = io.codes_w_qs[i0 * 32 + i1];
      qkc::set_bits(io.w[i0 * 18 + 2 + (15 - (i1 % 16))], 4 * (i1 / 16), 4, code);
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs_v3{io});
}
#endif

// 14: codes.rounding.half_even: rounds half_even instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v2(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v2{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 15: codes.rounding.half_away: rounds half_away instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v3(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v3{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 16: codes.rounding.half_to_zero: rounds half_to_zero instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v4(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v4{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 17: codes.rounding.half_to_plus: rounds half_to_plus instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v5(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v5(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v5{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 18: codes.rounding.half_to_minus: rounds half_to_minus instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v6(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v6(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v6{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 19: codes.rounding.to_plus: rounds to_plus instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v7(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v7(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v7{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 20: codes.rounding.to_minus: rounds to_minus instead of to_zero
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v8(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
}
struct Write_w_qs_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v8(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v8{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 21: codes.rounding.plus_half_floor: adds 0.5 and rounds down
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v9(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_separate(io, b, j), 0.5f));
}
struct Write_w_qs_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v9(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v9{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 22: codes.rounding.through_f16: rounds to f16 first
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v10(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v10(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v10{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 23: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v11(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v11(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v11{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 24: codes.overflow.wrap: beyond the range: wrap instead of saturate
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v12(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::wrap>(let_y_separate(io, b, j));
}
struct Write_w_qs_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v12(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v12{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 25: codes.overflow.low_end: codes end at 1
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v13(const auto& io, int64_t b, int64_t j) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)), 1);
}
struct Write_w_qs_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v13(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v13{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 26: codes.overflow.high_end: codes end at 14
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v14(const auto& io, int64_t b, int64_t j) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)), 14);
}
struct Write_w_qs_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v14(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v14{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 27: codes.overflow.limited_late: rounds to 32 bits that wrap, and limits the codes then
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v15(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::cast<qkc::i<32>, qkc::Rounding::to_zero, qkc::Overflow::wrap>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v15(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v15{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 28: extremum.reduction.sign_kept: reduces the signed values
// clause extremum: let p[b] = argmax over j of (abs(x[b, j])) first
QKC_FN int64_t compute_p_v2(const auto& io, int64_t b) {
  int64_t at1 = -1;
  float best2 = 0;
  for (int64_t j = 0; j < 32; ++j) {
    const float candidate3 = load_x(io, b, j);
    if (at1 < 0 || candidate3 > best2) {
      best2 = candidate3;
      at1 = j;
    }
  }
  return at1;
}
struct Compute_p_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place;
    io.kept_p[place] = compute_p_v2(io, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_places(io.B, stream, Compute_p_v2{io});
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 29: extremum.index.ignored_x: reads x[b, j] at index 0
// clause extremum: let p[b] = argmax over j of (abs(x[b, j])) first
QKC_FN int64_t compute_p_v3(const auto& io, int64_t b) {
  int64_t at1 = -1;
  float best2 = 0;
  for (int64_t j = 0; j < 32; ++j) {
    const float candidate3 = qkc::abs<qkc::f32>(load_x(io, b, 0));
    if (at1 < 0 || candidate3 > best2) {
      best2 = candidate3;
      at1 = j;
    }
  }
  return at1;
}
struct Compute_p_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place;
    io.kept_p[place] = compute_p_v3(io, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_places(io.B, stream, Compute_p_v3{io});
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 30: extremum.index.x_by_columns: reads x by columns
// clause extremum: let p[b] = argmax over j of (abs(x[b, j])) first
QKC_FN int64_t compute_p_v4(const auto& io, int64_t b) {
  int64_t at1 = -1;
  float best2 = 0;
  for (int64_t j = 0; j < 32; ++j) {
    const float candidate3 = qkc::abs<qkc::f32>(load_x(io, (((io.B * j) + b) / 32), (((io.B * j) + b) % 32)));
    if (at1 < 0 || candidate3 > best2) {
      best2 = candidate3;
      at1 = j;
    }
  }
  return at1;
}
struct Compute_p_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place;
    io.kept_p[place] = compute_p_v4(io, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_places(io.B, stream, Compute_p_v4{io});
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 31: extremum.value.times_1024: -8192 in place of -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v2(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8192.0f);
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v14(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v2(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v2(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v2(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v2(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v2(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v16(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v2(io, b, j));
}
struct Write_w_d_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v14(io, b));
  }
};
struct Write_w_qs_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v16(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v14{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v16{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 32: extremum.value.over_1024: -0.0078125 in place of -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v3(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -0x1p-7f);
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v15(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v3(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v3(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v3(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v3(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v3(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v17(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v3(io, b, j));
}
struct Write_w_d_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v15(io, b));
  }
};
struct Write_w_qs_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v17(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v15{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v17{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 33: extremum.arithmetic.inverted: -8 / x[b, p[b]] in place of x[b, p[b]] / -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v4(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b)));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v16(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v4(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v4(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v4(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v4(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v4(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v18(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v4(io, b, j));
}
struct Write_w_d_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v16(io, b));
  }
};
struct Write_w_qs_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v18(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v16{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v18{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 34: extremum.arithmetic.multiplied: x[b, p[b]] * -8 in place of x[b, p[b]] / -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v5(const auto& io, int64_t b) {
  return qkc::mul<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f);
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v17(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v5(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v5(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v5(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v5(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v5(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v5(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v19(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v5(io, b, j));
}
struct Write_w_d_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v17(io, b));
  }
};
struct Write_w_qs_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v19(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v17{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v19{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 35: extremum.arithmetic.rounded_to_f16: f16(x[b, p[b]] / -8, half_even, inf) in place of x[b, p[b]] / -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v6(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v18(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v6(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v6(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v6(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v6(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v6(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v6(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v20(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v6(io, b, j));
}
struct Write_w_d_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v18(io, b));
  }
};
struct Write_w_qs_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v20(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v18{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v20{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 36: extremum.arithmetic.rounded_to_bf16: bf16(x[b, p[b]] / -8, half_even, inf) in place of x[b, p[b]] / -8
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v7(const auto& io, int64_t b) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v19(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v7(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v7(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v7(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v7(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v7(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v7(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v21(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v7(io, b, j));
}
struct Write_w_d_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v19(io, b));
  }
};
struct Write_w_qs_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v21(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v19{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v21{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 37: extremum.index.ignored_x_2: reads x[b, p[b]] at index 0
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v8(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(load_x(io, b, 0), -8.0f);
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v20(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v8(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v8(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v8(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v8(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v8(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v8(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v22(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v8(io, b, j));
}
struct Write_w_d_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v20(io, b));
  }
};
struct Write_w_qs_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v22(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v20{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v22{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 38: extremum.index.ignored_p: reads p[b] at index 0
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v9(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, 0)), -8.0f);
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v21(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v9(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v9(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v9(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v9(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v9(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v9(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v23(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v9(io, b, j));
}
struct Write_w_d_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v21(io, b));
  }
};
struct Write_w_qs_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v23(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v21{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v23{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 39: inverse.value.times_1024: 1024 in place of 1
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v10(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1024.0f, let_v(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v10(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v10(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v24(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v10(io, b, j));
}
struct Write_w_qs_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v24(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v24{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 40: inverse.value.over_1024: 0.0009765625 in place of 1
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v11(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(0x1p-10f, let_v(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v11(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v11(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v25(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v11(io, b, j));
}
struct Write_w_qs_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v25(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v25{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 41: inverse.arithmetic.inverted: v[b] / 1 in place of 1 / v[b]
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v12(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v12(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v12(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v26(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v12(io, b, j));
}
struct Write_w_qs_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v26(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v26{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 42: inverse.arithmetic.rounded_to_f16: f16(1 / v[b], half_even, inf) in place of 1 / v[b]
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v13(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, let_v(io, b))));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v13(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v13(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v27(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v13(io, b, j));
}
struct Write_w_qs_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v27(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v27{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 43: inverse.arithmetic.rounded_to_bf16: bf16(1 / v[b], half_even, inf) in place of 1 / v[b]
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v14(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, let_v(io, b))));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v14(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v14(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v28(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v14(io, b, j));
}
struct Write_w_qs_v28 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v28(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v28{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 44: inverse.comparison.always: 0 also where not v[b] == 0
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v15(const auto& io, int64_t b) {
  return 0.0f;
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v15(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v15(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v29(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v15(io, b, j));
}
struct Write_w_qs_v29 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v29(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v29{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 45: inverse.comparison.never: 1 / v[b] also where v[b] == 0
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v16(const auto& io, int64_t b) {
  return qkc::div<qkc::f32>(1.0f, let_v(io, b));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v16(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v16(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v30(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v16(io, b, j));
}
struct Write_w_qs_v30 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v30(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v30{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 46: path.scope.mixes_separate_fused: path separate for even j, fused for odd
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return (((j % 2) == 0) ? qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8.5f) : qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 8.5f));
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
}
struct Write_w_qs_v31 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v31{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 47: path.separate.value.times_1024: 8704 in place of 8.5
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8704.0f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v2(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v2(io, b, j));
}
struct Write_w_qs_v32 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v2(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v32{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 48: path.separate.value.over_1024: 0.00830078125 in place of 8.5
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 0x1.1p-7f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v3(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v3(io, b, j));
}
struct Write_w_qs_v33 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v3(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v33{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 49: path.separate.index.ignored_r: reads r[b] at index 0
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, 0)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v4(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v4(io, b, j));
}
struct Write_w_qs_v34 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v4(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v34{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 50: path.separate.index.x_by_columns: reads x by columns
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v5(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, (((io.B * j) + b) / 32), (((io.B * j) + b) % 32)), let_r(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v5(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v5(io, b, j));
}
struct Write_w_qs_v35 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v5(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v35{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 51: path.fused.value.times_1024: 8704 in place of 8.5
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v6(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 8704.0f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v6(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v6(io, b, j));
}
struct Write_w_qs_v36 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v6(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v36{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 52: path.fused.value.over_1024: 0.00830078125 in place of 8.5
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v7(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 0x1.1p-7f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v7(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v7(io, b, j));
}
struct Write_w_qs_v37 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v7(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_52(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v37{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 53: path.fused.index.ignored_r: reads r[b] at index 0
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v8(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, 0), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v8(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v8(io, b, j));
}
struct Write_w_qs_v38 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v8(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_53(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v38{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 54: path.fused.index.x_by_columns: reads x by columns
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_v9(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, (((io.B * j) + b) / 32), (((io.B * j) + b) % 32)), let_r(io, b), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_v9(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_v9(io, b, j));
}
struct Write_w_qs_v39 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_v9(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_54(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v39{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 55: extremum.guarded.at_last: -8 / x[b, p[b]] in place of x[b, p[b]] / -8, at the last b alone
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v10(const auto& io, int64_t b) {
  return (((b + 1) == io.B) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v22(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v10(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v17(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v10(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v10(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v17(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v17(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v31(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v17(io, b, j));
}
struct Write_w_d_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v22(io, b));
  }
};
struct Write_w_qs_v40 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v31(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_55(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v22{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v40{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 56: extremum.guarded.beyond_2: -8 / x[b, p[b]] in place of x[b, p[b]] / -8, from b = 2 on
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v11(const auto& io, int64_t b) {
  return ((2 <= b) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v23(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v11(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v18(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v11(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v11(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v18(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v18(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v32(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v18(io, b, j));
}
struct Write_w_d_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v23(io, b));
  }
};
struct Write_w_qs_v41 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v32(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_56(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v23{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v41{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 57: extremum.guarded.alone: -8 / x[b, p[b]] in place of x[b, p[b]] / -8, where there is one b alone
// clause extremum: let v[b] = x[b, p[b]] / -8 in f32
QKC_FN float let_v_v12(const auto& io, int64_t b) {
  return ((io.B == 1) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
}
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v24(const auto& io, int64_t b) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v_v12(io, b));
}
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v19(const auto& io, int64_t b) {
  return (qkc::eq<qkc::f32>(let_v_v12(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v_v12(io, b)));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v19(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v19(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v33(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v19(io, b, j));
}
struct Write_w_d_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v24(io, b));
  }
};
struct Write_w_qs_v42 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v33(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_57(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v24{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v42{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 58: stored.guarded.at_last: rounds to_zero instead of half_even, at the last b alone
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v25(const auto& io, int64_t b) {
  return (((b + 1) == io.B) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v25 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v25(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_58(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v25{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 59: stored.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v26(const auto& io, int64_t b) {
  return ((2 <= b) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v26 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v26(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_59(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v26{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 60: stored.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
// clause stored: w[b].d = f16(v[b], half_even, inf)
QKC_FN float value_stored_v27(const auto& io, int64_t b) {
  return ((io.B == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
}
struct Write_w_d_v27 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t b = column;
    const int64_t place = b;
    io.codes_w_d[place] = qkc::bits<qkc::f16>(value_stored_v27(io, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_60(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v27{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 61: inverse.guarded.at_last: v[b] / 1 in place of 1 / v[b], at the last b alone
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v20(const auto& io, int64_t b) {
  return (((b + 1) == io.B) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v20(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v20(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v34(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v20(io, b, j));
}
struct Write_w_qs_v43 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v34(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_61(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v43{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 62: inverse.guarded.beyond_2: v[b] / 1 in place of 1 / v[b], from b = 2 on
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v21(const auto& io, int64_t b) {
  return ((2 <= b) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v21(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v21(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v35(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v21(io, b, j));
}
struct Write_w_qs_v44 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v35(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_62(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v44{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 63: inverse.guarded.alone: v[b] / 1 in place of 1 / v[b], where there is one b alone
// clause inverse: let r[b] = if v[b] == 0 then 0 else 1 / v[b] in f32
QKC_FN float let_r_v22(const auto& io, int64_t b) {
  return ((io.B == 1) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
}
// clause path: let y[b, j] = one of { separate: x[b, j] * r[b] + 8.5; fused: fma(x[b, j], r[b], 8.5) } per kernel in f32
QKC_FN float let_y_separate_v22(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r_v22(io, b)), 8.5f);
}
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v36(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate_v22(io, b, j));
}
struct Write_w_qs_v45 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v36(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_63(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v45{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 64: codes.guarded.at_last: rounds to_minus instead of to_zero, at the last j alone
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v37(const auto& io, int64_t b, int64_t j) {
  return (((j + 1) == 32) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v46 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v37(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_64(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v46{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 65: codes.guarded.beyond_2: rounds to_minus instead of to_zero, from b = 2 on
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v38(const auto& io, int64_t b, int64_t j) {
  return ((2 <= b) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v47 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v38(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_65(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v47{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

// 66: codes.guarded.alone: rounds to_minus instead of to_zero, where there is one b alone
// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes_separate_v39(const auto& io, int64_t b, int64_t j) {
  return ((io.B == 1) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
}
struct Write_w_qs_v48 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t j = column;
    const int64_t place = b * 32 + j;
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes_separate_v39(io, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_66(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
  qkc::for_rows(1, io.B, stream, Write_w_d_v13{io});
  qkc::for_places(io.B, stream, Pack_w_d{io});
  qkc::for_rows(io.B, 32, stream, Write_w_qs_v48{io});
  qkc::for_places(io.B, stream, Pack_w_qs{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gguf_q4_0_mutant(int32_t which, const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, w, B, stream);
  case 1:
    return run_1(x, w, B, stream);
  case 2:
    return run_2(x, w, B, stream);
  case 3:
    return run_3(x, w, B, stream);
  case 4:
    return run_4(x, w, B, stream);
  case 5:
    return run_5(x, w, B, stream);
  case 6:
    return run_6(x, w, B, stream);
  case 7:
    return run_7(x, w, B, stream);
  case 8:
    return run_8(x, w, B, stream);
  case 9:
    return run_9(x, w, B, stream);
  case 10:
    return run_10(x, w, B, stream);
  case 11:
    return run_11(x, w, B, stream);
  case 12:
    return run_12(x, w, B, stream);
  case 13:
    return run_13(x, w, B, stream);
  case 14:
    return run_14(x, w, B, stream);
  case 15:
    return run_15(x, w, B, stream);
  case 16:
    return run_16(x, w, B, stream);
  case 17:
    return run_17(x, w, B, stream);
  case 18:
    return run_18(x, w, B, stream);
  case 19:
    return run_19(x, w, B, stream);
  case 20:
    return run_20(x, w, B, stream);
  case 21:
    return run_21(x, w, B, stream);
  case 22:
    return run_22(x, w, B, stream);
  case 23:
    return run_23(x, w, B, stream);
  case 24:
    return run_24(x, w, B, stream);
  case 25:
    return run_25(x, w, B, stream);
  case 26:
    return run_26(x, w, B, stream);
  case 27:
    return run_27(x, w, B, stream);
  case 28:
    return run_28(x, w, B, stream);
  case 29:
    return run_29(x, w, B, stream);
  case 30:
    return run_30(x, w, B, stream);
  case 31:
    return run_31(x, w, B, stream);
  case 32:
    return run_32(x, w, B, stream);
  case 33:
    return run_33(x, w, B, stream);
  case 34:
    return run_34(x, w, B, stream);
  case 35:
    return run_35(x, w, B, stream);
  case 36:
    return run_36(x, w, B, stream);
  case 37:
    return run_37(x, w, B, stream);
  case 38:
    return run_38(x, w, B, stream);
  case 39:
    return run_39(x, w, B, stream);
  case 40:
    return run_40(x, w, B, stream);
  case 41:
    return run_41(x, w, B, stream);
  case 42:
    return run_42(x, w, B, stream);
  case 43:
    return run_43(x, w, B, stream);
  case 44:
    return run_44(x, w, B, stream);
  case 45:
    return run_45(x, w, B, stream);
  case 46:
    return run_46(x, w, B, stream);
  case 47:
    return run_47(x, w, B, stream);
  case 48:
    return run_48(x, w, B, stream);
  case 49:
    return run_49(x, w, B, stream);
  case 50:
    return run_50(x, w, B, stream);
  case 51:
    return run_51(x, w, B, stream);
  case 52:
    return run_52(x, w, B, stream);
  case 53:
    return run_53(x, w, B, stream);
  case 54:
    return run_54(x, w, B, stream);
  case 55:
    return run_55(x, w, B, stream);
  case 56:
    return run_56(x, w, B, stream);
  case 57:
    return run_57(x, w, B, stream);
  case 58:
    return run_58(x, w, B, stream);
  case 59:
    return run_59(x, w, B, stream);
  case 60:
    return run_60(x, w, B, stream);
  case 61:
    return run_61(x, w, B, stream);
  case 62:
    return run_62(x, w, B, stream);
  case 63:
    return run_63(x, w, B, stream);
  case 64:
    return run_64(x, w, B, stream);
  case 65:
    return run_65(x, w, B, stream);
  case 66:
    return run_66(x, w, B, stream);
  default:
    return;
  }
}
#endif
