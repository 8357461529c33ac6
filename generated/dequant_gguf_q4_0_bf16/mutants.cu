// Made by qkc from the contract dequant_gguf_q4_0_bf16 (hash 0292073b782b3e3b). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "dequant_gguf_q4_0_bf16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// dequantize.layout.x_qs_reversed_h: the digit h of x_qs counts down
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot rev h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (1 - (i1 / 16)), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_0

// dequantize.layout.x_qs_reversed_i: the digit i of x_qs counts down
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + rev i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (15 - (i1 % 16))], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_1

// dequantize.rounding.half_away: rounds half_away instead of half_even
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_away, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_2

// dequantize.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_3

// dequantize.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_plus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_4

// dequantize.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_to_minus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_5

// dequantize.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_6

// dequantize.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_plus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_7

// dequantize.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::to_minus, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_8

// dequantize.rounding.through_f16: rounds to f16 first
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_9

// dequantize.rounding.through_f32: rounds to f32 first
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_10

// dequantize.overflow.saturate: beyond the range: saturate instead of inf
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::saturate>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_11

// dequantize.overflow.nan: beyond the range: nan instead of inf
namespace mutant_12 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::nan>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_12

// dequantize.special.subnormals_flushed: writes 0 for subnormal results
namespace mutant_13 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))))), 0x1p-126f) ? 0.0f : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_13

// dequantize.value.plus_one: 9 in place of 8
namespace mutant_14 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(9))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_14

// dequantize.value.minus_one: 7 in place of 8
namespace mutant_15 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(7))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_15

// dequantize.index.ignored_x_d: reads x[b].d at index 0
namespace mutant_16 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, 0) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_16

// dequantize.guarded.at_last: rounds to_zero instead of half_even, at the last e alone
namespace mutant_17 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return (((e + 1) == 32) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_17

// dequantize.guarded.beyond_2: rounds to_zero instead of half_even, from b = 2 on
namespace mutant_18 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return ((2 <= b) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_18

// dequantize.guarded.alone: rounds to_zero instead of half_even, where there is one b alone
namespace mutant_19 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t B;
  const uint8_t* x; // in: q4_0 in u8[B, 18]
  uint16_t* y; // out: bf16[B, 32]
};

// x[i0].d: q4_0.d in u8[B, 18]: at [i0, 0] then at [i0, 1]
QKC_FN uint16_t code_x_d(const Tensors& io, int64_t i0) {
  return static_cast<uint16_t>(uint64_t(io.x[i0 * 18 + 0]) | (uint64_t(io.x[i0 * 18 + 1]) << 8));
}
// x[i0].qs[i1]: q4_0.qs in u8[B, 18]: axis 1 = h, i:16; at [i0, 2 + i] slot h
QKC_FN uint8_t code_x_qs(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.x[i0 * 18 + 2 + (i1 % 16)], 4 * (i1 / 16), 4));
}
QKC_FN float load_x_d(const auto& io, int64_t i0) { return qkc::value<qkc::f16>(code_x_d(io, i0)); }
QKC_FN int64_t load_x_qs(const auto& io, int64_t i0, int64_t i1) { return qkc::value<qkc::u<4>>(code_x_qs(io, i0, i1)); }

// clause dequantize: y[b, e] = T(x[b].d * (x[b].qs[e] - 8), half_even, inf) in real
QKC_FN float value_dequantize(const auto& io, int64_t b, int64_t e) {
  return ((io.B == 1) ? qkc::cast<qkc::bf16, qkc::Rounding::to_zero, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))) : qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((load_x_d(io, b) * static_cast<float>(static_cast<int32_t>(load_x_qs(io, b, e)) - static_cast<int32_t>(8)))));
}

struct Write_y {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row;
    const int64_t e = column;
    const int64_t place = b * 32 + e;
    io.y[place] = qkc::bits<qkc::bf16>(value_dequantize(io, b, e));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint8_t*>(x);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.B = B;
  qkc::for_rows(io.B, 32, stream, Write_y{io});
}
#endif
} // namespace mutant_19

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_dequant_gguf_q4_0_bf16_mutant(int32_t which, const uint8_t* __restrict__ x, __nv_bfloat16* y, int64_t B, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(x, y, B, stream);
  case 1:
    return mutant_1::run(x, y, B, stream);
  case 2:
    return mutant_2::run(x, y, B, stream);
  case 3:
    return mutant_3::run(x, y, B, stream);
  case 4:
    return mutant_4::run(x, y, B, stream);
  case 5:
    return mutant_5::run(x, y, B, stream);
  case 6:
    return mutant_6::run(x, y, B, stream);
  case 7:
    return mutant_7::run(x, y, B, stream);
  case 8:
    return mutant_8::run(x, y, B, stream);
  case 9:
    return mutant_9::run(x, y, B, stream);
  case 10:
    return mutant_10::run(x, y, B, stream);
  case 11:
    return mutant_11::run(x, y, B, stream);
  case 12:
    return mutant_12::run(x, y, B, stream);
  case 13:
    return mutant_13::run(x, y, B, stream);
  case 14:
    return mutant_14::run(x, y, B, stream);
  case 15:
    return mutant_15::run(x, y, B, stream);
  case 16:
    return mutant_16::run(x, y, B, stream);
  case 17:
    return mutant_17::run(x, y, B, stream);
  case 18:
    return mutant_18::run(x, y, B, stream);
  case 19:
    return mutant_19::run(x, y, B, stream);
  default:
    return;
  }
}
#endif
