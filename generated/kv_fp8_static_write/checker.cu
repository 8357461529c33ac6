// Made by qkc from the contract kv_fp8_static_write (hash 8de2650517c878b9). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"
#include "qkc/wide.h"

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
  const uint8_t* kc; // inout: e4m3[P, S, H, D]
  const uint8_t* vc; // inout: e4m3[P, S, H, D]
  const uint8_t* old_kc; // before the call
  const uint8_t* old_vc; // before the call
  uint8_t* touched_kc; // 1 where an arm defines the element
  uint8_t* touched_vc; // 1 where an arm defines the element
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
QKC_FN uint8_t bits_keys(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io)));
}

// clause values: vc[slot[t] / S, slot[t] % S, h, d] = e4m3(v[t, h, d] / vs, half_even, saturate) in f32 when slot[t] >= 0
QKC_FN bool when_values(const auto& io, int64_t t, int64_t h, int64_t d) {
  return (0 <= load_slot(io, t));
}
QKC_FN uint8_t bits_values(const auto& io, int64_t t, int64_t h, int64_t d) {
  return qkc::cast_bits<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io)));
}


QKC_FN uint8_t returned_kc(const Tensors& io, int64_t place) { return io.kc[place]; }

// Judges kc[slot[t] / S, slot[t] % S, h, d].
struct Judge_kc {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    const int64_t element = row * (io.D) + column;
    if (when_keys(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      const auto returned = returned_kc(io, place);
      bool rejected = false;
      io.touched_kc[place] = 1;
      rejected = tally.judge(0, element, qkc::same<qkc::e4m3, false, false>(returned, bits_keys(io, t, h, d)));
      return rejected;
    }
    return false;
  }
};

QKC_FN uint8_t returned_vc(const Tensors& io, int64_t place) { return io.vc[place]; }

// Judges vc[slot[t] / S, slot[t] % S, h, d].
struct Judge_vc {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    judge(io, row, column, tally);
  }
  template <class From, class Tally>
  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {
    const int64_t h = row % (io.H);
    const int64_t t = row / (io.H);
    const int64_t d = column;
    const int64_t element = row * (io.D) + column;
    if (when_values(io, t, h, d)) {
      const int64_t place = (((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d;
      const auto returned = returned_vc(io, place);
      bool rejected = false;
      io.touched_vc[place] = 1;
      rejected = tally.judge(1, element, qkc::same<qkc::e4m3, false, false>(returned, bits_values(io, t, h, d)));
      return rejected;
    }
    return false;
  }
};

// kc rest untouched
struct Rest_kc {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t, int64_t place, Tally& tally) const {
    if (io.touched_kc[place] == 0)
      tally.judge(2, place, io.kc[place] == io.old_kc[place]);
  }
};

struct ExplainRest_kc {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    out->arm = 2;
    out->returned = io.kc[number];
    out->combinations = 1;
    out->admissible[0] = io.old_kc[number];
    out->explained = out->returned == out->admissible[0] ? 1 : 0;
    out->coordinates[3] = number % (io.D);
    out->coordinates[2] = number / (io.D) % (io.H);
    out->coordinates[1] = number / (io.D) / (io.H) % (io.S);
    out->coordinates[0] = number / (io.D) / (io.H) / (io.S);
  }
};

// vc rest untouched
struct Rest_vc {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t, int64_t place, Tally& tally) const {
    if (io.touched_vc[place] == 0)
      tally.judge(3, place, io.vc[place] == io.old_vc[place]);
  }
};

struct ExplainRest_vc {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    out->arm = 3;
    out->returned = io.vc[number];
    out->combinations = 1;
    out->admissible[0] = io.old_vc[number];
    out->explained = out->returned == out->admissible[0] ? 1 : 0;
    out->coordinates[3] = number % (io.D);
    out->coordinates[2] = number / (io.D) % (io.H);
    out->coordinates[1] = number / (io.D) / (io.H) % (io.S);
    out->coordinates[0] = number / (io.D) / (io.H) / (io.S);
  }
};

struct Explain_keys {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t d = number % (io.D);
    const int64_t h = number / (io.D) % (io.H);
    const int64_t t = number / (io.D) / (io.H);
    const auto returned = io.kc[(((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->indices[2] = d;
    out->coordinates[0] = (load_slot(io, t) / io.S);
    out->coordinates[1] = (load_slot(io, t) % io.S);
    out->coordinates[2] = h;
    out->coordinates[3] = d;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_keys(io, t, h, d);
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<64>>(load_slot(io, t)); // slot[t]
    out->operands[1] = qkc::bits<qkc::bf16>(load_k(io, t, h, d)); // k[t, h, d]
    out->operands[2] = qkc::bits<qkc::f32>(load_ks(io)); // ks
    out->operands[3] = qkc::bits<qkc::f32>(qkc::div<qkc::f32>(load_k(io, t, h, d), load_ks(io))); // k[t, h, d] / ks
  }
};

struct Explain_values {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t d = number % (io.D);
    const int64_t h = number / (io.D) % (io.H);
    const int64_t t = number / (io.D) / (io.H);
    const auto returned = io.vc[(((load_slot(io, t) / io.S) * io.S + (load_slot(io, t) % io.S)) * io.H + h) * io.D + d];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = t;
    out->indices[1] = h;
    out->indices[2] = d;
    out->coordinates[0] = (load_slot(io, t) / io.S);
    out->coordinates[1] = (load_slot(io, t) % io.S);
    out->coordinates[2] = h;
    out->coordinates[3] = d;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = bits_values(io, t, h, d);
    out->explained = qkc::same<qkc::e4m3, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<64>>(load_slot(io, t)); // slot[t]
    out->operands[1] = qkc::bits<qkc::bf16>(load_v(io, t, h, d)); // v[t, h, d]
    out->operands[2] = qkc::bits<qkc::f32>(load_vs(io)); // vs
    out->operands[3] = qkc::bits<qkc::f32>(qkc::div<qkc::f32>(load_v(io, t, h, d), load_vs(io))); // v[t, h, d] / vs
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_kv_fp8_static_write_check(const void* k, const void* v, const void* slot, const void* ks, const void* vs, const void* kc_before, const void* kc, const void* vc_before, const void* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  qkc::ReportOnDevice counts(report, stream);
  {
  Tensors io{};
  io.k = static_cast<const uint16_t*>(k);
  io.v = static_cast<const uint16_t*>(v);
  io.slot = static_cast<const uint64_t*>(slot);
  io.ks = static_cast<const uint32_t*>(ks);
  io.vs = static_cast<const uint32_t*>(vs);
  io.kc = static_cast<const uint8_t*>(kc);
  io.vc = static_cast<const uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  io.old_kc = static_cast<const uint8_t*>(kc_before);
  io.old_vc = static_cast<const uint8_t*>(vc_before);
  const qkc::Workspace memory_touched_kc(sizeof(uint8_t) * (io.P * io.S * io.H * io.D), stream);
  io.touched_kc = memory_touched_kc.as<uint8_t>();
  qkc::fill(io.touched_kc, uint8_t(0), io.P * io.S * io.H * io.D, stream);
  const qkc::Workspace memory_touched_vc(sizeof(uint8_t) * (io.P * io.S * io.H * io.D), stream);
  io.touched_vc = memory_touched_vc.as<uint8_t>();
  qkc::fill(io.touched_vc, uint8_t(0), io.P * io.S * io.H * io.D, stream);
  qkc::judge_rows<4, 0>(io.T * io.H, io.D, stream, counts.get(), Judge_kc{io});
  qkc::judge_rows<4, 0>(io.T * io.H, io.D, stream, counts.get(), Judge_vc{io});
  qkc::judge_rows<4, 0>(1, io.P * io.S * io.H * io.D, stream, counts.get(), Rest_kc{io});
  qkc::judge_rows<4, 0>(1, io.P * io.S * io.H * io.D, stream, counts.get(), Rest_vc{io});
  }
  counts.fetch();
}

extern "C" void qkc_kv_fp8_static_write_explain(const void* k, const void* v, const void* slot, const void* ks, const void* vs, const void* kc_before, const void* kc, const void* vc_before, const void* vc, int64_t T, int64_t H, int64_t D, int64_t P, int64_t S, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.k = static_cast<const uint16_t*>(k);
  io.v = static_cast<const uint16_t*>(v);
  io.slot = static_cast<const uint64_t*>(slot);
  io.ks = static_cast<const uint32_t*>(ks);
  io.vs = static_cast<const uint32_t*>(vs);
  io.kc = static_cast<const uint8_t*>(kc);
  io.vc = static_cast<const uint8_t*>(vc);
  io.T = T;
  io.H = H;
  io.D = D;
  io.P = P;
  io.S = S;
  io.old_kc = static_cast<const uint8_t*>(kc_before);
  io.old_vc = static_cast<const uint8_t*>(vc_before);
  const qkc::Workspace memory_touched_kc(sizeof(uint8_t) * (io.P * io.S * io.H * io.D), stream);
  io.touched_kc = memory_touched_kc.as<uint8_t>();
  qkc::fill(io.touched_kc, uint8_t(0), io.P * io.S * io.H * io.D, stream);
  const qkc::Workspace memory_touched_vc(sizeof(uint8_t) * (io.P * io.S * io.H * io.D), stream);
  io.touched_vc = memory_touched_vc.as<uint8_t>();
  qkc::fill(io.touched_vc, uint8_t(0), io.P * io.S * io.H * io.D, stream);
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_keys{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_values{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, ExplainRest_kc{io, at.get(), number});
  if (arm == 3)
    qkc::for_rows(1, 1, stream, ExplainRest_vc{io, at.get(), number});
  at.fetch();
}
#endif
