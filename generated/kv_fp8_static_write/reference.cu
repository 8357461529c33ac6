// Made by qkc from the contract kv_fp8_static_write (hash 8de2650517c878b9). Do not edit.
// One lawful kernel: the first path of every choice.
#include "kv_fp8_static_write.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

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
QKC_FN bool when_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
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
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      io.kc[place] = qkc::bits<qkc::e4m3>(value_keys(io, t, h, d));
      return;
    }
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

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_kv_fp8_static_write(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
