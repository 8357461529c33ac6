// Made by qkc from the contract kv_fp8_static_write (hash 8de2650517c878b9). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "kv_fp8_static_write.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// keys.memory.left_out_written: writes place 0 where not slot[t] >= 0
namespace mutant_0 {
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

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_0

// keys.index.places_swapped: slot[t] counts the other dimension fastest
namespace mutant_1 {
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
      const int64_t place = (((load_slot(io, t) % io.P) * io.S + (load_slot(io, t) / io.P)) * io.H + h) * io.D + d;
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_1

// keys.rounding.half_away: rounds half_away instead of half_even
namespace mutant_2 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_2

// keys.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_3 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_3

// keys.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_4 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_4

// keys.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_5 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_5

// keys.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_6 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_6

// keys.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_7 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_7

// keys.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_8 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_8

// keys.rounding.through_f16: rounds to f16 first
namespace mutant_9 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_9

// keys.rounding.through_bf16: rounds to bf16 first
namespace mutant_10 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_10

// keys.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_11 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_11

// keys.overflow.max_240: codes end at 240
namespace mutant_12 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))), 240.0f);
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_12

// keys.overflow.max_416: codes end at 416
namespace mutant_13 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))), 416.0f);
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_13

// keys.arithmetic.inverted: inverted in place of k[t, h, d] / ks
namespace mutant_14 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_ks(io), load_k(io, t, h, d)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_14

// keys.arithmetic.multiplied: multiplied in place of k[t, h, d] / ks
namespace mutant_15 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_15

// keys.arithmetic.rounded_to_f16: rounded_to_f16 in place of k[t, h, d] / ks
namespace mutant_16 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_16

// keys.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of k[t, h, d] / ks
namespace mutant_17 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_17

// keys.index.v_for_k: reads v in place of k
namespace mutant_18 {
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

QKC_FN float load_v(const Tensors& io, int64_t i0, int64_t i1, int64_t i2) { return qkc::value<qkc::bf16>(io.v[(i0 * io.H + i1) * io.D + i2]); }
QKC_FN int64_t load_slot(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<64>>(io.slot[i0]); }
QKC_FN float load_ks(const Tensors& io) { return qkc::value<qkc::f32>(io.ks[0]); }
QKC_FN float load_vs(const Tensors& io) { return qkc::value<qkc::f32>(io.vs[0]); }

// clause keys: kc[slot[t] / S, slot[t] % S, h, d] = e4m3(k[t, h, d] / ks, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
QKC_FN float value_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_18

// keys.index.vs_for_ks: reads vs in place of ks
namespace mutant_19 {
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
QKC_FN float load_vs(const Tensors& io) { return qkc::value<qkc::f32>(io.vs[0]); }

// clause keys: kc[slot[t] / S, slot[t] % S, h, d] = e4m3(k[t, h, d] / ks, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
QKC_FN float value_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_19

// values.memory.left_out_written: writes place 0 where not slot[t] >= 0
namespace mutant_20 {
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
    const int64_t place = (((qkc::max<qkc::i<64>>(load_slot(io, t), 0) / io.S) * io.S + (qkc::max<qkc::i<64>>(load_slot(io, t), 0) % io.S)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_20

// values.index.places_swapped: slot[t] counts the other dimension fastest
namespace mutant_21 {
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
      const int64_t place = (((load_slot(io, t) % io.P) * io.S + (load_slot(io, t) / io.P)) * io.H + h) * io.D + d;
      io.vc[place] = qkc::bits<qkc::e4m3>(value_values(io, t, h, d));
      return;
    }
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_21

// values.rounding.half_away: rounds half_away instead of half_even
namespace mutant_22 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_22

// values.rounding.half_to_zero: rounds half_to_zero instead of half_even
namespace mutant_23 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_23

// values.rounding.half_to_plus: rounds half_to_plus instead of half_even
namespace mutant_24 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_24

// values.rounding.half_to_minus: rounds half_to_minus instead of half_even
namespace mutant_25 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_25

// values.rounding.to_zero: rounds to_zero instead of half_even
namespace mutant_26 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_26

// values.rounding.to_plus: rounds to_plus instead of half_even
namespace mutant_27 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_27

// values.rounding.to_minus: rounds to_minus instead of half_even
namespace mutant_28 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_28

// values.rounding.through_f16: rounds to f16 first
namespace mutant_29 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_29

// values.rounding.through_bf16: rounds to bf16 first
namespace mutant_30 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_30

// values.overflow.nan: beyond the range: nan instead of saturate
namespace mutant_31 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_31

// values.overflow.max_240: codes end at 240
namespace mutant_32 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))), 240.0f);
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_32

// values.overflow.max_416: codes end at 416
namespace mutant_33 {
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
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))), 416.0f);
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_33

// values.arithmetic.inverted: inverted in place of v[t, h, d] / vs
namespace mutant_34 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_vs(io), load_v(io, t, h, d)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_34

// values.arithmetic.multiplied: multiplied in place of v[t, h, d] / vs
namespace mutant_35 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::mul<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_35

// values.arithmetic.rounded_to_f16: rounded_to_f16 in place of v[t, h, d] / vs
namespace mutant_36 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_36

// values.arithmetic.rounded_to_bf16: rounded_to_bf16 in place of v[t, h, d] / vs
namespace mutant_37 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_37

// values.index.k_for_v: reads k in place of v
namespace mutant_38 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_vs(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_38

// values.index.ks_for_vs: reads ks in place of vs
namespace mutant_39 {
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
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_ks(io)));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_39

// keys.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
namespace mutant_40 {
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
  return (((d + 1) == io.D) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_40

// keys.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_41 {
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
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_41

// keys.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_42 {
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
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_42

// values.guarded.at_last: rounds to_zero instead of half_even, at the last d alone
namespace mutant_43 {
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
  return (((d + 1) == io.D) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_43

// values.guarded.beyond_2: rounds to_zero instead of half_even, from t = 2 on
namespace mutant_44 {
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
  return ((2 <= t) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_44

// values.guarded.alone: rounds to_zero instead of half_even, where there is one t alone
namespace mutant_45 {
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
  return ((io.T == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))));
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
static void run(const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
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
} // namespace mutant_45

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_kv_fp8_static_write_mutant(int32_t which, const __nv_bfloat16* __restrict__ k, const __nv_bfloat16* __restrict__ v, const int64_t* __restrict__ slot, const float* __restrict__ ks, const float* __restrict__ vs, uint8_t* kc, uint8_t* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 1:
    return mutant_1::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 2:
    return mutant_2::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 3:
    return mutant_3::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 4:
    return mutant_4::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 5:
    return mutant_5::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 6:
    return mutant_6::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 7:
    return mutant_7::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 8:
    return mutant_8::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 9:
    return mutant_9::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 10:
    return mutant_10::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 11:
    return mutant_11::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 12:
    return mutant_12::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 13:
    return mutant_13::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 14:
    return mutant_14::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 15:
    return mutant_15::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 16:
    return mutant_16::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 17:
    return mutant_17::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 18:
    return mutant_18::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 19:
    return mutant_19::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 20:
    return mutant_20::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 21:
    return mutant_21::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 22:
    return mutant_22::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 23:
    return mutant_23::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 24:
    return mutant_24::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 25:
    return mutant_25::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 26:
    return mutant_26::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 27:
    return mutant_27::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 28:
    return mutant_28::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 29:
    return mutant_29::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 30:
    return mutant_30::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 31:
    return mutant_31::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 32:
    return mutant_32::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 33:
    return mutant_33::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 34:
    return mutant_34::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 35:
    return mutant_35::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 36:
    return mutant_36::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 37:
    return mutant_37::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 38:
    return mutant_38::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 39:
    return mutant_39::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 40:
    return mutant_40::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 41:
    return mutant_41::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 42:
    return mutant_42::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 43:
    return mutant_43::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 44:
    return mutant_44::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  case 45:
    return mutant_45::run(k, v, slot, ks, vs, kc, vc, T, H, D, P, S, stream);
  default:
    return;
  }
}
#endif
