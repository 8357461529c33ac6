// Made by qkc from the contract gguf_q4_0 (hash c9ea94a0aff5e0b5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "gguf_q4_0.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// stored.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_0

// stored.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_1

// stored.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_2

// stored.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_3

// stored.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_4

// stored.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_5

// stored.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_6

// stored.rounding.through_bf16: rounds to bf16 first
namespace mutant_7 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_7

// stored.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_8

// stored.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, b));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_9

// stored.special.minus_zero_lost: writes +0 for -0
namespace mutant_10 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b))), 0x1p-24f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_10

// stored.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_11 {
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
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_11

// codes.layout.w_qs_reversed_h: the digit h of w_qs counts down
namespace mutant_12 {
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
      qkc::set_bits(io.w[i0 * 18 + 2 + (i1 % 16)], 4 * (1 - (i1 / 16)), 4, code);
    }
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_12

// codes.layout.w_qs_reversed_i: the digit i of w_qs counts down
namespace mutant_13 {
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
      qkc::set_bits(io.w[i0 * 18 + 2 + (15 - (i1 % 16))], 4 * (i1 / 16), 4, code);
    }
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_13

// codes.rounding.half_even: rounds half_even instead of to_zero
namespace mutant_14 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_14

// codes.rounding.half_away: rounds half_away instead of to_zero
namespace mutant_15 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_away, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_15

// codes.rounding.half_to_zero: rounds half_to_zero instead of to_zero
namespace mutant_16 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_16

// codes.rounding.half_to_plus: rounds half_to_plus instead of to_zero
namespace mutant_17 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_17

// codes.rounding.half_to_minus: rounds half_to_minus instead of to_zero
namespace mutant_18 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_18

// codes.rounding.to_plus: rounds to_plus instead of to_zero
namespace mutant_19 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_plus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_19

// codes.rounding.to_minus: rounds to_minus instead of to_zero
namespace mutant_20 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_20

// codes.rounding.plus_half_floor: adds 0.5 and rounds down
namespace mutant_21 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::add<qkc::f32>(let_y_separate(io, b, j), 0.5f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_21

// codes.rounding.through_f16: rounds to f16 first
namespace mutant_22 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_separate(io, b, j)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_22

// codes.rounding.through_bf16: rounds to bf16 first
namespace mutant_23 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_y_separate(io, b, j)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_23

// codes.overflow.wrap: beyond the range: wrap instead of saturate
namespace mutant_24 {
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
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::wrap>(let_y_separate(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_24

// codes.overflow.low_end: codes end at 1
namespace mutant_25 {
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
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)), 1);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_25

// codes.overflow.high_end: codes end at 14
namespace mutant_26 {
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
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)), 14);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_26

// extremum.reduction.sign_kept: reduces the signed values
namespace mutant_27 {
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
    const float candidate3 = load_x(io, b, j);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_27

// extremum.index.ignored_x: reads x[b, j] at index 0
namespace mutant_28 {
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
    const float candidate3 = qkc::abs<qkc::f32>(load_x(io, b, 0));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_28

// extremum.value.times_1024: -8192 in place of -8
namespace mutant_29 {
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
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8192.0f);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_29

// extremum.value.over_1024: -0.0078125 in place of -8
namespace mutant_30 {
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
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -0x1p-7f);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_30

// extremum.arithmetic.inverted: inverted in place of x[b, p[b]] / -8
namespace mutant_31 {
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
  return qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_31

// extremum.arithmetic.multiplied: multiplied in place of x[b, p[b]] / -8
namespace mutant_32 {
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
  return qkc::mul<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_32

// extremum.arithmetic.rounded_to_f16: rounded_to_f16 in place of x[b, p[b]] / -8
namespace mutant_33 {
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
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_33

// extremum.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of x[b, p[b]] / -8
namespace mutant_34 {
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
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_34

// extremum.index.ignored_x_2: reads x[b, p[b]] at index 0
namespace mutant_35 {
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
  return qkc::div<qkc::f32>(load_x(io, b, 0), -8.0f);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_35

// extremum.index.ignored_p: reads p[b] at index 0
namespace mutant_36 {
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
  return qkc::div<qkc::f32>(load_x(io, b, load_p(io, 0)), -8.0f);
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_36

// inverse.value.times_1024: 1024 in place of 1
namespace mutant_37 {
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
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1024.0f, let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_37

// inverse.value.over_1024: 0.0009765625 in place of 1
namespace mutant_38 {
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
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(0x1p-10f, let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_38

// inverse.arithmetic.inverted: inverted in place of 1 / v[b]
namespace mutant_39 {
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
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_39

// inverse.arithmetic.rounded_to_f16: rounded_to_f16 in place of 1 / v[b]
namespace mutant_40 {
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
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, let_v(io, b))));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_40

// inverse.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of 1 / v[b]
namespace mutant_41 {
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
  return (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(1.0f, let_v(io, b))));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_41

// path.scope.mixes_separate_fused: path separate for even j, fused for odd
namespace mutant_42 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return (((j % 2) == 0) ? qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8.5f) : qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 8.5f));
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_42

// path.separate.value.times_1024: 8704 in place of 8.5
namespace mutant_43 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 8704.0f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_43

// path.separate.value.over_1024: 0.00830078125 in place of 8.5
namespace mutant_44 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, b)), 0x1.1p-7f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_44

// path.separate.index.ignored_r: reads r[b] at index 0
namespace mutant_45 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::add<qkc::f32>(qkc::mul<qkc::f32>(load_x(io, b, j), let_r(io, 0)), 8.5f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_45

// path.fused.value.times_1024: 8704 in place of 8.5
namespace mutant_46 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 8704.0f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_46

// path.fused.value.over_1024: 0.00830078125 in place of 8.5
namespace mutant_47 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, b), 0x1.1p-7f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_47

// path.fused.index.ignored_r: reads r[b] at index 0
namespace mutant_48 {
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
QKC_FN float let_y(const auto& io, int64_t b, int64_t j) {
  return qkc::fma<qkc::f32>(load_x(io, b, j), let_r(io, 0), 8.5f);
}


// clause codes: w[b].qs[j] = u4(y[b, j], to_zero, saturate)
QKC_FN int64_t value_codes(const auto& io, int64_t b, int64_t j) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y(io, b, j));
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
    io.codes_w_qs[place] = qkc::bits<qkc::u<4>>(value_codes(io, b, j));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_48

// extremum.guarded.at_last: inverted in place of x[b, p[b]] / -8, at the last b alone
namespace mutant_49 {
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
  return (((b + 1) == io.B) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_49

// extremum.guarded.beyond_2: inverted in place of x[b, p[b]] / -8, from b = 2 on
namespace mutant_50 {
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
  return ((2 <= b) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_50

// extremum.guarded.alone: inverted in place of x[b, p[b]] / -8, where there is one b alone
namespace mutant_51 {
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
  return ((io.B == 1) ? qkc::div<qkc::f32>(-8.0f, load_x(io, b, load_p(io, b))) : qkc::div<qkc::f32>(load_x(io, b, load_p(io, b)), -8.0f));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_51

// stored.guarded.at_last: rounds to_zero instead of half_even, at the last b alone
namespace mutant_52 {
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
  return (((b + 1) == io.B) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_52

// stored.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
namespace mutant_53 {
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
  return ((2 <= b) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_53

// stored.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
namespace mutant_54 {
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
  return ((io.B == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, b)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, b)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_54

// inverse.guarded.at_last: inverted in place of 1 / v[b], at the last b alone
namespace mutant_55 {
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
  return (((b + 1) == io.B) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_55

// inverse.guarded.beyond_2: inverted in place of 1 / v[b], from b = 2 on
namespace mutant_56 {
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
  return ((2 <= b) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_56

// inverse.guarded.alone: inverted in place of 1 / v[b], where there is one b alone
namespace mutant_57 {
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
  return ((io.B == 1) ? (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(let_v(io, b), 1.0f)) : (qkc::eq<qkc::f32>(let_v(io, b), 0.0f) ? 0.0f : qkc::div<qkc::f32>(1.0f, let_v(io, b))));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_57

// codes.guarded.at_last: rounds to_minus instead of to_zero, at the last j alone
namespace mutant_58 {
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
  return (((j + 1) == 32) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_58

// codes.guarded.beyond_2: rounds to_minus instead of to_zero, from b = 2 on
namespace mutant_59 {
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
  return ((2 <= b) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_59

// codes.guarded.alone: rounds to_minus instead of to_zero, where there is one b alone
namespace mutant_60 {
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
  return ((io.B == 1) ? qkc::cast<qkc::u<4>, qkc::Rounding::to_minus, qkc::Overflow::saturate>(let_y_separate(io, b, j)) : qkc::cast<qkc::u<4>, qkc::Rounding::to_zero, qkc::Overflow::saturate>(let_y_separate(io, b, j)));
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
static void run(const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
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
} // namespace mutant_60

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_gguf_q4_0_mutant(int32_t which, const float* __restrict__ x, uint8_t* w, int64_t B, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, w, B, stream);
  case 1:
    return mutant_1::run(x, w, B, stream);
  case 2:
    return mutant_2::run(x, w, B, stream);
  case 3:
    return mutant_3::run(x, w, B, stream);
  case 4:
    return mutant_4::run(x, w, B, stream);
  case 5:
    return mutant_5::run(x, w, B, stream);
  case 6:
    return mutant_6::run(x, w, B, stream);
  case 7:
    return mutant_7::run(x, w, B, stream);
  case 8:
    return mutant_8::run(x, w, B, stream);
  case 9:
    return mutant_9::run(x, w, B, stream);
  case 10:
    return mutant_10::run(x, w, B, stream);
  case 11:
    return mutant_11::run(x, w, B, stream);
  case 12:
    return mutant_12::run(x, w, B, stream);
  case 13:
    return mutant_13::run(x, w, B, stream);
  case 14:
    return mutant_14::run(x, w, B, stream);
  case 15:
    return mutant_15::run(x, w, B, stream);
  case 16:
    return mutant_16::run(x, w, B, stream);
  case 17:
    return mutant_17::run(x, w, B, stream);
  case 18:
    return mutant_18::run(x, w, B, stream);
  case 19:
    return mutant_19::run(x, w, B, stream);
  case 20:
    return mutant_20::run(x, w, B, stream);
  case 21:
    return mutant_21::run(x, w, B, stream);
  case 22:
    return mutant_22::run(x, w, B, stream);
  case 23:
    return mutant_23::run(x, w, B, stream);
  case 24:
    return mutant_24::run(x, w, B, stream);
  case 25:
    return mutant_25::run(x, w, B, stream);
  case 26:
    return mutant_26::run(x, w, B, stream);
  case 27:
    return mutant_27::run(x, w, B, stream);
  case 28:
    return mutant_28::run(x, w, B, stream);
  case 29:
    return mutant_29::run(x, w, B, stream);
  case 30:
    return mutant_30::run(x, w, B, stream);
  case 31:
    return mutant_31::run(x, w, B, stream);
  case 32:
    return mutant_32::run(x, w, B, stream);
  case 33:
    return mutant_33::run(x, w, B, stream);
  case 34:
    return mutant_34::run(x, w, B, stream);
  case 35:
    return mutant_35::run(x, w, B, stream);
  case 36:
    return mutant_36::run(x, w, B, stream);
  case 37:
    return mutant_37::run(x, w, B, stream);
  case 38:
    return mutant_38::run(x, w, B, stream);
  case 39:
    return mutant_39::run(x, w, B, stream);
  case 40:
    return mutant_40::run(x, w, B, stream);
  case 41:
    return mutant_41::run(x, w, B, stream);
  case 42:
    return mutant_42::run(x, w, B, stream);
  case 43:
    return mutant_43::run(x, w, B, stream);
  case 44:
    return mutant_44::run(x, w, B, stream);
  case 45:
    return mutant_45::run(x, w, B, stream);
  case 46:
    return mutant_46::run(x, w, B, stream);
  case 47:
    return mutant_47::run(x, w, B, stream);
  case 48:
    return mutant_48::run(x, w, B, stream);
  case 49:
    return mutant_49::run(x, w, B, stream);
  case 50:
    return mutant_50::run(x, w, B, stream);
  case 51:
    return mutant_51::run(x, w, B, stream);
  case 52:
    return mutant_52::run(x, w, B, stream);
  case 53:
    return mutant_53::run(x, w, B, stream);
  case 54:
    return mutant_54::run(x, w, B, stream);
  case 55:
    return mutant_55::run(x, w, B, stream);
  case 56:
    return mutant_56::run(x, w, B, stream);
  case 57:
    return mutant_57::run(x, w, B, stream);
  case 58:
    return mutant_58::run(x, w, B, stream);
  case 59:
    return mutant_59::run(x, w, B, stream);
  case 60:
    return mutant_60::run(x, w, B, stream);
  default:
    return;
  }
}
#endif
