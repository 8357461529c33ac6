// Made by qkc from the contract dequant_nf4_f16 (hash 14a35833f16e0661). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_nf4_f16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_away, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_plus, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::to_minus, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.through_bf16: rounds to bf16 first
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::saturate>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::nan>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// dequantize.special.minus_zero_lost: writes +0 for -0
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l))), 0x1p-24f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// dequantize.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::f16>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l))), 0x1p-14f) ? 0.0f : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// product.layout.q_reversed_o: the digit o of q counts down
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (i0 % 2), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last l alone
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return (((l + 1) == io.L) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from l = 2 on
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return ((2 <= l) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one l alone
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t L;
  const uint8_t* q; // in: u4[L] stored nibbles_high in u8[cdiv(L, 2)]
  const uint32_t* a; // in: f32[cdiv(L, 64)]
  uint16_t* y; // out: f16[L]
};

// table nf4: f32[16] = {-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0}
[[maybe_unused]] QKC_FN float table_nf4(int64_t place) {
  constexpr float kContents[16] = {-1.0f, -0x1.647362p-1f, -0x1.0cd66p-1f, -0x1.94654p-2f, -0x1.23449ap-2f, -0x1.7a6a7ep-3f, -0x1.74f0e2p-4f, 0.0f, 0x1.45f5fep-4f, 0x1.4995c6p-3f, 0x1.f809bap-3f, 0x1.5a0674p-2f, 0x1.c3497p-2f, 0.562617f, 0x1.722766p-1f, 1.0f};
  return kContents[place];
}
// q[i0]: nibbles_high in u8[cdiv(L, 2)]: axis 0 = lb, o:2; at [lb] slot rev o, other bits free
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 / 2], 4 * (1 - (i0 % 2)), 4));
}
QKC_FN int64_t load_q(const auto& io, int64_t i0) { return qkc::value<qkc::u<4>>(code_q(io, i0)); }
QKC_FN float load_a(const Tensors& io, int64_t i0) { return qkc::value<qkc::f32>(io.a[i0]); }

// clause product: let v[l] = nf4[q[l]] * a[l / 64] in f32
QKC_FN float let_v(const auto& io, int64_t l) {
  return qkc::mul<qkc::f32>(table_nf4(load_q(io, l)), load_a(io, (l / 64)));
}


// clause dequantize: y[l] = T(v[l], half_even, inf)
QKC_FN float value_dequantize(const auto& io, int64_t l) {
  return ((io.L == 1) ? qkc::cast<qkc::f16, qkc::Rounding::to_zero, qkc::Overflow::inf>(let_v(io, l)) : qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(let_v(io, l)));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    (void)row;
    const int64_t l = column;
    const int64_t place = l;
    io.y[place] = qkc::bits<qkc::f16>(value_dequantize(io, l));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
} // namespace mutant_15

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_nf4_f16_mutant(int32_t which, const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(q, a, y, L, stream);
  case 1:
    return mutant_1::run(q, a, y, L, stream);
  case 2:
    return mutant_2::run(q, a, y, L, stream);
  case 3:
    return mutant_3::run(q, a, y, L, stream);
  case 4:
    return mutant_4::run(q, a, y, L, stream);
  case 5:
    return mutant_5::run(q, a, y, L, stream);
  case 6:
    return mutant_6::run(q, a, y, L, stream);
  case 7:
    return mutant_7::run(q, a, y, L, stream);
  case 8:
    return mutant_8::run(q, a, y, L, stream);
  case 9:
    return mutant_9::run(q, a, y, L, stream);
  case 10:
    return mutant_10::run(q, a, y, L, stream);
  case 11:
    return mutant_11::run(q, a, y, L, stream);
  case 12:
    return mutant_12::run(q, a, y, L, stream);
  case 13:
    return mutant_13::run(q, a, y, L, stream);
  case 14:
    return mutant_14::run(q, a, y, L, stream);
  case 15:
    return mutant_15::run(q, a, y, L, stream);
  default:
    return;
  }
}
#endif
