// Made by qkc from the contract requantize_gemmlowp_per_channel (hash a427d37493afbbce). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t N;
  int64_t zp;
  int64_t lo;
  int64_t hi;
  const uint32_t* x; // in: i32[M, N]
  const uint32_t* mul; // in: i32[N]
  const uint32_t* sh; // in: i32[N]
  const uint8_t* y; // out: i8[M, N]
};

QKC_FN int64_t load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<32>>(io.x[i0 * io.N + i1]); }
QKC_FN int64_t load_mul(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.mul[i0]); }
QKC_FN int64_t load_sh(const Tensors& io, int64_t i0) { return qkc::value<qkc::i<32>>(io.sh[i0]); }

// let left[n] = max(sh[n], 0)
QKC_FN int64_t let_left(const Tensors& io, int64_t n) {
  return qkc::max<qkc::i<64>>(load_sh(io, n), 0);
}

// let right[n] = max(-sh[n], 0)
QKC_FN int64_t let_right(const Tensors& io, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::neg<qkc::i<64>>(load_sh(io, n)), 0);
}

// clause multiply: let h[m, n] = srdhm(i32(x[m, n] * 2^left[n], wrap), mul[n])
QKC_FN int64_t let_h(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::div<qkc::f64>(qkc::odd_mul(static_cast<double>(qkc::cast<qkc::i<32>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_x(io, m, n) * (int64_t(1) << let_left(io, n))))), static_cast<double>(load_mul(io, n))), 0x1p31));
}


// clause shift: let r[m, n] = rdbpot(h[m, n], right[n])
QKC_FN int64_t let_r(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<32>, qkc::Rounding::half_away, qkc::Overflow::never>((static_cast<double>(let_h(io, m, n)) / static_cast<double>((int64_t(1) << let_right(io, n)))));
}


// clause saturation: y[m, n] = i8(clamp(r[m, n] + zp, lo, hi))
QKC_FN int64_t value_saturation(const Tensors& io, int64_t m, int64_t n) {
  return qkc::cast<qkc::i<8>, qkc::Rounding::half_even, qkc::Overflow::never>(qkc::min<qkc::i<64>>(qkc::max<qkc::i<64>>((let_r(io, m, n) + io.zp), io.lo), io.hi));
}


// Judges y[m, n].
struct Judge_y {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t m = row;
    const int64_t n = column;
    const int64_t element = row * (io.N) + column;
    const int64_t place = m * io.N + n;
    const auto returned = io.y[place];
    bool rejected = false;
    rejected = tally.judge(0, element, qkc::same<qkc::i<8>, false, false>(returned, qkc::bits<qkc::i<8>>(value_saturation(io, m, n))));
    (void)rejected;
  }
};

struct Explain_saturation {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t n = number % (io.N);
    const int64_t m = number / (io.N);
    const auto returned = io.y[m * io.N + n];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = n;
    out->coordinates[0] = m;
    out->coordinates[1] = n;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::i<8>>(value_saturation(io, m, n));
    out->explained = qkc::same<qkc::i<8>, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::i<32>>(load_x(io, m, n)); // x[m, n]
    out->operands[1] = qkc::bits<qkc::i<32>>(load_sh(io, n)); // sh[n]
    out->operands[2] = qkc::bits<qkc::i<32>>(let_left(io, n)); // left[n]
    out->operands[3] = qkc::bits<qkc::i<32>>(load_mul(io, n)); // mul[n]
    out->operands[4] = qkc::bits<qkc::i<32>>(let_h(io, m, n)); // h[m, n]
    out->operands[5] = qkc::bits<qkc::i<32>>(let_r(io, m, n)); // r[m, n]
    out->operands[6] = qkc::bits<qkc::i<32>>(io.zp); // zp
    out->operands[7] = qkc::bits<qkc::i<32>>(io.lo); // lo
    out->operands[8] = qkc::bits<qkc::i<32>>(io.hi); // hi
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_requantize_gemmlowp_per_channel_check(const void* x, const void* mul, const void* sh, const void* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.mul = static_cast<const uint32_t*>(mul);
  io.sh = static_cast<const uint32_t*>(sh);
  io.y = static_cast<const uint8_t*>(y);
  io.M = M;
  io.N = N;
  io.zp = zp;
  io.lo = lo;
  io.hi = hi;
  qkc::ReportOnDevice counts(report, stream);
  qkc::judge_rows<1, 0>(io.M, io.N, stream, counts.get(), Judge_y{io});
  counts.fetch();
}

extern "C" void qkc_requantize_gemmlowp_per_channel_explain(const void* x, const void* mul, const void* sh, const void* y, int64_t M, int64_t N, int32_t zp, int32_t lo, int32_t hi, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint32_t*>(x);
  io.mul = static_cast<const uint32_t*>(mul);
  io.sh = static_cast<const uint32_t*>(sh);
  io.y = static_cast<const uint8_t*>(y);
  io.M = M;
  io.N = N;
  io.zp = zp;
  io.lo = lo;
  io.hi = hi;
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_saturation{io, at.get(), number});
  at.fetch();
}
#endif
