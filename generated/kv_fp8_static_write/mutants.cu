// Made by qkc from the contract kv_fp8_static_write (hash 8de2650517c878b9). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "kv_fp8_static_write.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: keys.memory.left_out_written: writes place 0 where not slot[t] >= 0
// The tensors of one call.
struct Tensors {
  int64_t T;
  int64_t H;
  int64_t D;
  int64_t P;
  int64_t S;
  const uint16_t* k; // in: bf16[T, H, D]
  const uint16_t* v; // in: bf16[T, H, D]
  const uint64_t* slot; // in: i64[T]
  const uint32_t* ks; // in: f32[]
  const uint32_t* vs; // in: f32[]
  uint8_t* kc; // inout: e4m3[P, S, H, D]
  uint8_t* vc; // inout: e4m3[P, S, H, D]
};
QKC_FN float load_k(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::bf16>(io.k[(i0 * io.H + i1) * io.D + i2]); }
QKC_FN float load_v(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::bf16>(io.v[(i0 * io.H + i1) * io.D + i2]); }
QKC_FN int64_t load_slot(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<64>>(io.slot[i0]); }
QKC_FN float load_ks(const Tensors& io) { return qkc::value<qkc::f32>(io.ks[0]); }
QKC_FN float load_vs(const Tensors& io) { return qkc::value<qkc::f32>(io.vs[0]); }
// clause keys: kc[slot[t] / S, slot[t] % S, h, d] = e4m3(k[t, h, d] / ks, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN float value_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
// clause values: vc[slot[t] / S, slot[t] % S, h, d] = e4m3(v[t, h, d] / vs, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_values(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
QKC_FN float value_values(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_kc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    const int64_t place = (((qkc::max<qkc::i<64>>(load_slot(io, t), 0) / io.S) * io.S + (qkc::max<qkc::i<64>>(load_slot(io, t), 0) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys(io, t, h, d));
  }
};
struct Write_vc {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 1: keys.index.places_swapped: slot[t] counts the other dimension fastest
// clause keys: kc[slot[t] / S, slot[t] % S, h, d] = e4m3(k[t, h, d] / ks, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
struct Write_kc_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) % io.P) * io.S + (load_slot(io, t) / io.P)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v2{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 2: keys.comparison.strict: slot[t] > 0 in place of slot[t] >= 0
// clause keys: kc[slot[t] / S, slot[t] % S, h, d] = e4m3(k[t, h, d] / ks, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_keys_v2(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 < load_slot(io, t));
}
struct Write_kc_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys_v2(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v3{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 3: keys.rounding.half_away: rounds half_away instead of half_even
QKC_FN float value_keys_v2(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v2(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v4{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 4: keys.rounding.half_to_zero: rounds half_to_zero instead of half_even
QKC_FN float value_keys_v3(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v3(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v5{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 5: keys.rounding.half_to_plus: rounds half_to_plus instead of half_even
QKC_FN float value_keys_v4(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v4(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v6{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 6: keys.rounding.half_to_minus: rounds half_to_minus instead of half_even
QKC_FN float value_keys_v5(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v5(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v7{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 7: keys.rounding.to_zero: rounds to_zero instead of half_even
QKC_FN float value_keys_v6(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v6(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v8{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 8: keys.rounding.to_plus: rounds to_plus instead of half_even
QKC_FN float value_keys_v7(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v7(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v9{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 9: keys.rounding.to_minus: rounds to_minus instead of half_even
QKC_FN float value_keys_v8(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v8(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v10{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 10: keys.rounding.through_f16: rounds to f16 first
QKC_FN float value_keys_v9(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
}
struct Write_kc_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v9(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v11{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 11: keys.rounding.through_bf16: rounds to bf16 first
QKC_FN float value_keys_v10(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
}
struct Write_kc_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v10(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v12{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 12: keys.overflow.nan: beyond the range: nan instead of saturate
QKC_FN float value_keys_v11(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v11(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v13{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 13: keys.overflow.max_240: codes end at 240
QKC_FN float value_keys_v12(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))), 240.0f);
}
struct Write_kc_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v12(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v14{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 14: keys.overflow.max_416: codes end at 416
QKC_FN float value_keys_v13(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))), 416.0f);
}
struct Write_kc_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v13(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v15{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 15: keys.arithmetic.reciprocal: k[t, h, d] * (1 / ks) in place of k[t, h, d] / ks
QKC_FN float row_keys_0(const auto& io, int64_t t, int64_t h, int64_t d) { return qkc::div<qkc::f32>(1.0f, load_ks(io)); }
QKC_FN float value_keys_v14(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_k(io, t, h, d), row_keys_0(io, t, h, d)));
}
struct Write_kc_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v14(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v16{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 16: keys.arithmetic.inverted: ks / k[t, h, d] in place of k[t, h, d] / ks
QKC_FN float value_keys_v15(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_ks(io), load_k(io, t, h, d)));
}
struct Write_kc_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v15(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v17{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 17: keys.arithmetic.multiplied: k[t, h, d] * ks in place of k[t, h, d] / ks
QKC_FN float value_keys_v16(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}
struct Write_kc_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v16(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v18{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 18: keys.arithmetic.rounded_to_f16: f16(k[t, h, d] / ks, half_even, inf) in place of k[t, h, d] / ks
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v11{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 19: keys.arithmetic.rounded_to_bf16: bf16(k[t, h, d] / ks, half_even, inf) in place of k[t, h, d] / ks
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v12{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 20: keys.index.v_for_k: reads v in place of k
QKC_FN float value_keys_v17(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_ks(io)));
}
struct Write_kc_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v17(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v19{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 21: keys.index.vs_for_ks: reads vs in place of ks
QKC_FN float value_keys_v18(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_vs(io)));
}
struct Write_kc_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v18(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v20{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 22: values.memory.left_out_written: writes place 0 where not slot[t] >= 0
struct Write_kc_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys(io, t, h, d));
      return;
    }
  }
};
struct Write_vc_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    const int64_t place = (((qkc::max<qkc::i<64>>(load_slot(io, t), 0) / io.S) * io.S + (qkc::max<qkc::i<64>>(load_slot(io, t), 0) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v2{io});
}
#endif

// 23: values.index.places_swapped: slot[t] counts the other dimension fastest
struct Write_vc_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) % io.P) * io.S + (load_slot(io, t) / io.P)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v3{io});
}
#endif

// 24: values.comparison.strict: slot[t] > 0 in place of slot[t] >= 0
// clause values: vc[slot[t] / S, slot[t] % S, h, d] = e4m3(v[t, h, d] / vs, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_values_v2(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 < load_slot(io, t));
}
struct Write_vc_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values_v2(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v4{io});
}
#endif

// 25: values.rounding.half_away: rounds half_away instead of half_even
QKC_FN float value_values_v2(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v2(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v5{io});
}
#endif

// 26: values.rounding.half_to_zero: rounds half_to_zero instead of half_even
QKC_FN float value_values_v3(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v3(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v6{io});
}
#endif

// 27: values.rounding.half_to_plus: rounds half_to_plus instead of half_even
QKC_FN float value_values_v4(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v4(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v7{io});
}
#endif

// 28: values.rounding.half_to_minus: rounds half_to_minus instead of half_even
QKC_FN float value_values_v5(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v5(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v8{io});
}
#endif

// 29: values.rounding.to_zero: rounds to_zero instead of half_even
QKC_FN float value_values_v6(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v6(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v9{io});
}
#endif

// 30: values.rounding.to_plus: rounds to_plus instead of half_even
QKC_FN float value_values_v7(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v7(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v10{io});
}
#endif

// 31: values.rounding.to_minus: rounds to_minus instead of half_even
QKC_FN float value_values_v8(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v8(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v11{io});
}
#endif

// 32: values.rounding.through_f16: rounds to f16 first
QKC_FN float value_values_v9(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
}
struct Write_vc_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v9(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v12{io});
}
#endif

// 33: values.rounding.through_bf16: rounds to bf16 first
QKC_FN float value_values_v10(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
}
struct Write_vc_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v10(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v13{io});
}
#endif

// 34: values.overflow.nan: beyond the range: nan instead of saturate
QKC_FN float value_values_v11(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v11(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v14{io});
}
#endif

// 35: values.overflow.max_240: codes end at 240
QKC_FN float value_values_v12(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))), 240.0f);
}
struct Write_vc_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v12(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v15{io});
}
#endif

// 36: values.overflow.max_416: codes end at 416
QKC_FN float value_values_v13(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))), 416.0f);
}
struct Write_vc_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v13(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v16{io});
}
#endif

// 37: values.arithmetic.reciprocal: v[t, h, d] * (1 / vs) in place of v[t, h, d] / vs
QKC_FN float row_values_0(const auto& io, int64_t t, int64_t h, int64_t d) { return qkc::div<qkc::f32>(1.0f, load_vs(io)); }
QKC_FN float value_values_v14(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_v(io, t, h, d), row_values_0(io, t, h, d)));
}
struct Write_vc_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v14(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v17{io});
}
#endif

// 38: values.arithmetic.inverted: vs / v[t, h, d] in place of v[t, h, d] / vs
QKC_FN float value_values_v15(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_vs(io), load_v(io, t, h, d)));
}
struct Write_vc_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v15(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v18{io});
}
#endif

// 39: values.arithmetic.multiplied: v[t, h, d] * vs in place of v[t, h, d] / vs
QKC_FN float value_values_v16(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}
struct Write_vc_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v16(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v19{io});
}
#endif

// 40: values.arithmetic.rounded_to_f16: f16(v[t, h, d] / vs, half_even, inf) in place of v[t, h, d] / vs
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v12{io});
}
#endif

// 41: values.arithmetic.rounded_to_bf16: bf16(v[t, h, d] / vs, half_even, inf) in place of v[t, h, d] / vs
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v13{io});
}
#endif

// 42: values.index.k_for_v: reads k in place of v
QKC_FN float value_values_v17(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_vs(io)));
}
struct Write_vc_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v17(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v20{io});
}
#endif

// 43: values.index.ks_for_vs: reads ks in place of vs
QKC_FN float value_values_v18(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_ks(io)));
}
struct Write_vc_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v18(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v21{io});
}
#endif

// 44: keys.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
QKC_FN float value_keys_v19(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (((d + 1) == io.D) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
}
struct Write_kc_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v19(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v22{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 45: keys.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
QKC_FN float value_keys_v20(const auto& io, int64_t t, int64_t h, int64_t d) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
}
struct Write_kc_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v20(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v23{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 46: keys.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
QKC_FN float value_keys_v21(const auto& io, int64_t t, int64_t h, int64_t d) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
}
struct Write_kc_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys_v21(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v24{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc{io});
}
#endif

// 47: values.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
QKC_FN float value_values_v19(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (((d + 1) == io.D) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
}
struct Write_vc_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v19(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v22{io});
}
#endif

// 48: values.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
QKC_FN float value_values_v20(const auto& io, int64_t t, int64_t h, int64_t d) {
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
}
struct Write_vc_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v20(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v23{io});
}
#endif

// 49: values.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
QKC_FN float value_values_v21(const auto& io, int64_t t, int64_t h, int64_t d) {
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
}
struct Write_vc_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values_v21(io, t, h, d));
      return;
    }
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  Tensors io{};
  io.k = reinterpret_cast<const uint16_t*>(k);
  io.v = reinterpret_cast<const uint16_t*>(v);
  io.slot = reinterpret_cast<const uint64_t*>(slot);
  io.ks = reinterpret_cast<const uint32_t*>(ks);
  io.vs = reinterpret_cast<const uint32_t*>(vs);
  io.kc = reinterpret_cast<uint8_t*>(kc);
  io.vc = reinterpret_cast<uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  qkc::for_rows(io.T * io.H, io.D, stream, Write_kc_v21{io});
  qkc::for_rows(io.T * io.H, io.D, stream, Write_vc_v24{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_kv_fp8_static_write_mutant(int32_t which, const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 1:
    return run_1(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 2:
    return run_2(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 3:
    return run_3(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 4:
    return run_4(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 5:
    return run_5(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 6:
    return run_6(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 7:
    return run_7(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 8:
    return run_8(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 9:
    return run_9(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 10:
    return run_10(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 11:
    return run_11(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 12:
    return run_12(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 13:
    return run_13(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 14:
    return run_14(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 15:
    return run_15(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 16:
    return run_16(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 17:
    return run_17(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 18:
    return run_18(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 19:
    return run_19(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 20:
    return run_20(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 21:
    return run_21(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 22:
    return run_22(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 23:
    return run_23(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 24:
    return run_24(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 25:
    return run_25(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 26:
    return run_26(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 27:
    return run_27(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 28:
    return run_28(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 29:
    return run_29(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 30:
    return run_30(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 31:
    return run_31(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 32:
    return run_32(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 33:
    return run_33(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 34:
    return run_34(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 35:
    return run_35(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 36:
    return run_36(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 37:
    return run_37(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 38:
    return run_38(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 39:
    return run_39(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 40:
    return run_40(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 41:
    return run_41(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 42:
    return run_42(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 43:
    return run_43(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 44:
    return run_44(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 45:
    return run_45(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 46:
    return run_46(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 47:
    return run_47(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 48:
    return run_48(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 49:
    return run_49(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  default:
    return;
  }
}
#endif
