// Made by qkc from the contract dequant_nf4_f16 (hash 14a35833f16e0661). Do not edit.
// One lawful kernel: the first path of every choice.
#include "dequant_nf4_f16.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

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
extern "C" void qkc_dequant_nf4_f16(const uint8_t* __restrict__ q, const float* __restrict__ a, __half* y, int64_t L, cudaStream_t stream) {
  Tensors io{};
  io.q = reinterpret_cast<const uint8_t*>(q);
  io.a = reinterpret_cast<const uint32_t*>(a);
  io.y = reinterpret_cast<uint16_t*>(y);
  io.L = L;
  qkc::for_rows(1, io.L, stream, Write_y{io});
}
#endif
