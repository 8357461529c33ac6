// Made by qkc from the contract mxfp4_even (hash a4d4de3fcbef646b). Do not edit.
// Judges the outputs of one call under the values that came back.
#include "qkc/judge.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/report.h"

namespace {

// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  const uint8_t* e; // out: e8m0[M, K / 32]
  const uint8_t* q; // out: e2m1[M, K] stored nibbles_low in u8[M, K / 2]
  float* kept_a;
  uint8_t* rejected_e; // 1 where the returned value was rejected
};

// q[i0, i1]: nibbles_low in u8[M, K / 2]: axis 1 = kb, o:2; at [m, kb] slot o
QKC_FN uint8_t code_q(const Tensors& io, int64_t i0, int64_t i1) {
  return static_cast<uint8_t>(qkc::get_bits(io.q[i0 * (io.K / 2) + i1 / 2], 4 * (i1 % 2), 4));
}
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }

// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const Tensors& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }

// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const Tensors& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const Tensors& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}

// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const Tensors& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>((qkc::keep<2, qkc::Rounding::half_away>(static_cast<double>(load_a(io, m, b))) / 4.0));
}

// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const Tensors& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e2m1, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}

QKC_FN bool unjudged_codes(const Tensors& io, int64_t m, int64_t b, int64_t j) {
  return io.rejected_e[m * (io.K / 32) + b] != 0;
}

struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};

// Judges e[m, b].
struct Judge_e {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t element = row * ((io.K / 32)) + column;
    const int64_t place = m * (io.K / 32) + b;
    const auto returned = io.e[place];
    bool rejected = false;
    if (when_zero_block(io, m, b)) {
      rejected = tally.judge(0, element, qkc::same<qkc::e8m0, false, false>(returned, qkc::bits<qkc::e8m0>(value_zero_block(io, m, b))));
    } else {
      rejected = tally.judge(1, element, qkc::same<qkc::e8m0, false, false>(returned, qkc::bits<qkc::e8m0>(value_exponent(io, m, b))));
    }
    io.rejected_e[place] = rejected ? 1 : 0;
  }
};

// Judges q[m, 32 * b + j].
struct Judge_q {
  Tensors io;
  template <class Tally>
  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t element = row * (32) + column;
    const int64_t place = m * io.K + ((32 * b) + j);
    const auto returned = code_q(io, m, ((32 * b) + j));
    bool rejected = false;
    if (unjudged_codes(io, m, b, j)) {
      tally.skip(2);
      rejected = true;
    } else {
      rejected = tally.judge(2, element, qkc::same<qkc::e2m1, false, false>(returned, qkc::bits<qkc::e2m1>(value_codes(io, m, b, j))));
    }
    (void)rejected;
    (void)place;
  }
};

struct Explain_zero_block {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number % ((io.K / 32));
    const int64_t m = number / ((io.K / 32));
    const auto returned = io.e[m * (io.K / 32) + b];
    out->arm = 0;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->coordinates[0] = m;
    out->coordinates[1] = b;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
    out->explained = qkc::same<qkc::e8m0, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, m, b)); // a[m, b]
  }
};

struct Explain_exponent {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t b = number % ((io.K / 32));
    const int64_t m = number / ((io.K / 32));
    const auto returned = io.e[m * (io.K / 32) + b];
    out->arm = 1;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->coordinates[0] = m;
    out->coordinates[1] = b;
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
    out->explained = qkc::same<qkc::e8m0, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_a(io, m, b)); // a[m, b]
  }
};

struct Explain_codes {
  Tensors io;
  qkc_position* out;
  int64_t number;
  QKC_MEMBER void operator()(int64_t, int64_t) const {
    const int64_t j = number % (32);
    const int64_t b = number / (32) % ((io.K / 32));
    const int64_t m = number / (32) / ((io.K / 32));
    const auto returned = code_q(io, m, ((32 * b) + j));
    out->arm = 2;
    out->returned = returned;
    out->indices[0] = m;
    out->indices[1] = b;
    out->indices[2] = j;
    out->coordinates[0] = m;
    out->coordinates[1] = ((32 * b) + j);
    out->explained = 0;
    out->combinations = 1;
    out->admissible[0] = qkc::bits<qkc::e2m1>(value_codes(io, m, b, j));
    out->explained = qkc::same<qkc::e2m1, false, false>(returned, static_cast<uint8_t>(out->admissible[0])) ? 1 : 0;
    out->operands[0] = qkc::bits<qkc::bf16>(load_x(io, m, ((32 * b) + j))); // x[m, 32 * b + j]
    out->operands[1] = qkc::bits<qkc::e8m0>(load_e(io, m, b)); // e[m, b]
  }
};

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_mxfp4_even_check(const void* x, const void* e, const void* q, int64_t M, int64_t K, qkc_check_report* report, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  qkc::clear(*report);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.e = static_cast<const uint8_t*>(e);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_e(sizeof(uint8_t) * (io.M * (io.K / 32)), stream);
  io.rejected_e = memory_rejected_e.as<uint8_t>();
  qkc::ReportOnDevice counts(report, stream);
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::judge_rows<3, 0>(io.M, (io.K / 32), stream, counts.get(), Judge_e{io});
  qkc::judge_rows<3, 0>(io.M * (io.K / 32), 32, stream, counts.get(), Judge_q{io});
  counts.fetch();
}

extern "C" void qkc_mxfp4_even_explain(const void* x, const void* e, const void* q, int64_t M, int64_t K, int32_t arm, int64_t number, qkc_position* position, void* on_stream) {
  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);
  Tensors io{};
  io.x = static_cast<const uint16_t*>(x);
  io.e = static_cast<const uint8_t*>(e);
  io.q = static_cast<const uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  const qkc::Workspace memory_rejected_e(sizeof(uint8_t) * (io.M * (io.K / 32)), stream);
  io.rejected_e = memory_rejected_e.as<uint8_t>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::PositionOnDevice at(position, stream);
  if (arm == 0)
    qkc::for_rows(1, 1, stream, Explain_zero_block{io, at.get(), number});
  if (arm == 1)
    qkc::for_rows(1, 1, stream, Explain_exponent{io, at.get(), number});
  if (arm == 2)
    qkc::for_rows(1, 1, stream, Explain_codes{io, at.get(), number});
  at.fetch();
}
#endif
