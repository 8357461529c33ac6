// Made by qkc from the contract mxfp8_rceil (hash 7c0769199a8909d5). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "mxfp8_rceil.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: zero_block.guard.dropped: without the case a[m, b] == 0
// The tensors of one call.
struct Tensors {
  int64_t M;
  int64_t K;
  const uint16_t* x; // in: bf16[M, K]
  uint8_t* e; // out: e8m0[M, K / 32]
  uint8_t* q; // out: e4m3[M, K]
  float* kept_a;
};
QKC_FN float load_x(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::bf16>(io.x[i0 * io.K + i1]); }
QKC_FN float load_e(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::e8m0>(io.e[i0 * (io.K / 32) + i1]); }
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return largest1;
}
QKC_FN float load_a(const Tensors& io, int64_t m, int64_t b) { return io.kept_a[(m) * (io.K / 32) + b]; }
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Compute_a {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a(io, m, b);
  }
};
struct Write_e {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
struct Write_q {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_0(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 1: zero_block.value.constant_one: writes 1 where a[m, b] == 0
// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(load_a(io, m, b), 0.0f);
}
QKC_FN float value_zero_block(const auto& io, int64_t m, int64_t b) {
  return 1.0f;
}
struct Write_e_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_1(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v2{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 2: zero_block.guard.threshold: a[m, b] == 0 up to 2^-20
// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block_v2(const auto& io, int64_t m, int64_t b) {
  return qkc::le<qkc::f32>(load_a(io, m, b), 0x1p-20f);
}
QKC_FN float value_zero_block_v2(const auto& io, int64_t m, int64_t b) {
  return 0x1p-127f;
}
struct Write_e_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block_v2(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_2(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v3{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 3: zero_block.guard.first_element: looks at abs(x[m, 32 * b + 0]) in place of a[m, b]
// clause zero_block: e[m, b] = 2^-127 when a[m, b] == 0
QKC_FN bool when_zero_block_v3(const auto& io, int64_t m, int64_t b) {
  return qkc::eq<qkc::f32>(qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + 0))), 0.0f);
}
struct Write_e_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block_v3(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v4{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 4: exponent.rounding.half_even: rounds half_even instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v2(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v2(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_4(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v5{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 5: exponent.rounding.half_away: rounds half_away instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v3(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_away, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v3(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v6{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 6: exponent.rounding.half_to_zero: rounds half_to_zero instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v4(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v4(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v7{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 7: exponent.rounding.half_to_plus: rounds half_to_plus instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v5(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v5(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v8{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 8: exponent.rounding.half_to_minus: rounds half_to_minus instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v6(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v6(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v9{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 9: exponent.rounding.to_zero: rounds to_zero instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v7(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v7(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v10{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 10: exponent.rounding.to_minus: rounds to_minus instead of to_plus
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v8(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_minus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v8(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v11{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 11: exponent.rounding.through_f16: rounds to f16 first
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v9(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v9(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v12{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 12: exponent.rounding.through_bf16: rounds to bf16 first
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v10(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v10(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v13{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 13: exponent.rounding.through_f32: rounds to f32 first
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v11(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v11(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_13(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v14{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 14: exponent.overflow.nan: beyond the range: nan instead of saturate
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v12(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::nan>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0));
}
struct Write_e_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v12(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_14(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v15{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 15: exponent.value.plus_one: 449 in place of 448
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v13(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 449.0));
}
struct Write_e_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v13(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_15(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v16{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 16: exponent.value.minus_one: 447 in place of 448
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v14(const auto& io, int64_t m, int64_t b) {
  return qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 447.0));
}
struct Write_e_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v14(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_16(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v17{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 17: codes.rounding.half_away: rounds half_away instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v2(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_away, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_e_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
struct Write_q_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v2(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_17(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v2{io});
}
#endif

// 18: codes.rounding.half_to_zero: rounds half_to_zero instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v3(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v3(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_18(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v3{io});
}
#endif

// 19: codes.rounding.half_to_plus: rounds half_to_plus instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v4(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_plus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v4(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_19(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v4{io});
}
#endif

// 20: codes.rounding.half_to_minus: rounds half_to_minus instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v5(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_to_minus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v5(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_20(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v5{io});
}
#endif

// 21: codes.rounding.to_zero: rounds to_zero instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v6(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v6(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_21(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v6{io});
}
#endif

// 22: codes.rounding.to_plus: rounds to_plus instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v7(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_plus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v7(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_22(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v7{io});
}
#endif

// 23: codes.rounding.to_minus: rounds to_minus instead of half_even
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v8(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::to_minus, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v8(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_23(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v8{io});
}
#endif

// 24: codes.rounding.through_f16: rounds to f16 first
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v9(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v9(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_24(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v9{io});
}
#endif

// 25: codes.rounding.through_bf16: rounds to bf16 first
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v10(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::bf16, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v10(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_25(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v10{io});
}
#endif

// 26: codes.rounding.through_f32: rounds to f32 first
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v11(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>(qkc::cast<qkc::f32, qkc::Rounding::half_even, qkc::Overflow::inf>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v11(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_26(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v11{io});
}
#endif

// 27: codes.overflow.nan: beyond the range: nan instead of saturate
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v12(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::nan>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v12(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_27(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v12{io});
}
#endif

// 28: codes.overflow.max_240: codes end at 240
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v13(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))), 240.0f);
}
struct Write_q_v13 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v13(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_28(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v13{io});
}
#endif

// 29: codes.overflow.max_416: codes end at 416
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v14(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::min<qkc::f32>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))), 416.0f);
}
struct Write_q_v14 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v14(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_29(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v14{io});
}
#endif

// 30: codes.special.minus_zero_lost: writes +0 for -0
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v15(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))))), 0x1p-9f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v15 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v15(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_30(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v15{io});
}
#endif

// 31: codes.special.subnormals_flushed: writes 0 for subnormal results
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v16(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::e4m3>(qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b))))), 0.015625f) ? 0.0f : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v16 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v16(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_31(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v16{io});
}
#endif

// 32: codes.index.ignored_x: reads x[m, 32 * b + j] at index 0
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v17(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, 0)) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v17 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v17(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_32(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v17{io});
}
#endif

// 33: codes.index.ignored_e: reads e[m, b] at index 0
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v18(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, 0))));
}
struct Write_q_v18 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v18(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_33(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v18{io});
}
#endif

// 34: codes.index.x_by_columns: reads x by columns
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v19(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, (((io.M * ((32 * b) + j)) + m) / io.K), (((io.M * ((32 * b) + j)) + m) % io.K))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v19(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_34(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v19{io});
}
#endif

// 35: codes.special.subnormals_flushed_x: takes subnormal x for 0
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v20(const auto& io, int64_t m, int64_t b, int64_t j) {
  return qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>((qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))), 0x1p-126f) ? qkc::mul<qkc::bf16>(load_x(io, m, ((32 * b) + j)), 0.0f) : load_x(io, m, ((32 * b) + j)))) / static_cast<double>(load_e(io, m, b))));
}
struct Write_q_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v20(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_35(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v20{io});
}
#endif

// 36: let_a.reduction.first_skipped: skips the first element
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v2(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 32; ++j) {
    if ((j != 0)) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v2 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v2(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_36(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v2{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 37: let_a.reduction.last_skipped: skips the last element
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v3(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  bool any2 = false;
  for (int64_t j = 0; j < 32; ++j) {
    if ((j != (32 - 1))) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
      any2 = true;
    }
  }
  if (!any2) largest1 = 0.0f;
  return largest1;
}
struct Compute_a_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v3(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_37(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v3{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 38: let_a.reduction.min: takes the other end of the values
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v4(const auto& io, int64_t m, int64_t b) {
  float least1 = qkc::value<qkc::f32>(0x7f800000u);
  for (int64_t j = 0; j < 32; ++j) {
    least1 = qkc::min<qkc::f32>(least1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return least1;
}
struct Compute_a_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v4(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_38(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v4{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 39: let_a.reduction.sign_kept: reduces the signed values
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v5(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, load_x(io, m, ((32 * b) + j)));
  }
  return largest1;
}
struct Compute_a_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v5(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_39(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v5{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 40: let_a.index.x_by_columns: reads x by columns
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v6(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, (((io.M * ((32 * b) + j)) + m) / io.K), (((io.M * ((32 * b) + j)) + m) % io.K))));
  }
  return largest1;
}
struct Compute_a_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v6(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_40(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v6{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 41: let_a.special.subnormals_flushed_x: takes subnormal x for 0
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v7(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  float largest2 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t j = 0; j < 32; ++j) {
    largest2 = qkc::max<qkc::f32>(largest2, qkc::abs<qkc::bf16>(load_x(io, m, ((32 * b) + j))));
  }
  return (qkc::lt<qkc::f32>(qkc::abs<qkc::bf16>(largest2), 0x1p-126f) ? 0.0f : largest1);
}
struct Compute_a_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v7(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_41(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v7{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 42: let_a.reduction.over_all_m: takes it over all m
// let a[m, b] = max over j of (abs(x[m, 32*b + j]))
QKC_FN float compute_a_v8(const auto& io, int64_t m, int64_t b) {
  float largest1 = qkc::value<qkc::f32>(0xff800000u);
  for (int64_t every_m = 0; every_m < io.M; ++every_m) {
    for (int64_t j = 0; j < 32; ++j) {
      largest1 = qkc::max<qkc::f32>(largest1, qkc::abs<qkc::bf16>(load_x(io, every_m, ((32 * b) + j))));
    }
  }
  return largest1;
}
struct Compute_a_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t, int64_t place) const {
    const int64_t b = place % ((io.K / 32));
    const int64_t m = place / ((io.K / 32));
    io.kept_a[place] = compute_a_v8(io, m, b);
  }
};
#if !defined(__CUDACC_RTC__)
void run_42(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a_v8{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 43: zero_block.guarded.at_last: writes 1 where a[m, b] == 0, at the last b alone
QKC_FN float value_zero_block_v3(const auto& io, int64_t m, int64_t b) {
  return (((b + 1) == (io.K / 32)) ? 1.0f : 0x1p-127f);
}
struct Write_e_v19 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v3(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_43(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v19{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 44: zero_block.guarded.beyond_2: writes 1 where a[m, b] == 0, from m = 2 on
QKC_FN float value_zero_block_v4(const auto& io, int64_t m, int64_t b) {
  return ((2 <= m) ? 1.0f : 0x1p-127f);
}
struct Write_e_v20 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v4(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_44(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v20{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 45: zero_block.guarded.alone: writes 1 where a[m, b] == 0, where there is one m alone
QKC_FN float value_zero_block_v5(const auto& io, int64_t m, int64_t b) {
  return ((io.M == 1) ? 1.0f : 0x1p-127f);
}
struct Write_e_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v5(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_45(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v21{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 46: exponent.guarded.at_last: rounds to_zero instead of to_plus, at the last b alone
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v15(const auto& io, int64_t m, int64_t b) {
  return (((b + 1) == (io.K / 32)) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v15(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_46(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v22{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 47: exponent.guarded.beyond_2: rounds to_zero instead of to_plus, from m = 2 on
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v16(const auto& io, int64_t m, int64_t b) {
  return ((2 <= m) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v16(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_47(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v23{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 48: exponent.guarded.alone: rounds to_zero instead of to_plus, where there is one m alone
// clause exponent: e[m, b] = match rule { ceil: e8m0(a[m, b] / elem.max, to_plus, saturate); floor: e8m0(a[m, b] / 2^elem.emax, to_minus, saturate); even: e8m0(keep(a[m, b], elem.significant, half_away) / 2^elem.emax, to_minus, saturate) } in real otherwise
QKC_FN float value_exponent_v17(const auto& io, int64_t m, int64_t b) {
  return ((io.M == 1) ? qkc::cast<qkc::e8m0, qkc::Rounding::to_zero, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)) : qkc::cast<qkc::e8m0, qkc::Rounding::to_plus, qkc::Overflow::saturate>(qkc::odd_div(static_cast<double>(load_a(io, m, b)), 448.0)));
}
struct Write_e_v24 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t m = row;
    const int64_t b = column;
    const int64_t place = m * (io.K / 32) + b;
    if (when_zero_block(io, m, b)) {
      io.e[place] = qkc::bits<qkc::e8m0>(value_zero_block_v2(io, m, b));
      return;
    }
    io.e[place] = qkc::bits<qkc::e8m0>(value_exponent_v17(io, m, b));
  }
};
#if !defined(__CUDACC_RTC__)
void run_48(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v24{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q{io});
}
#endif

// 49: codes.guarded.at_last: rounds to_zero instead of half_even, at the last j alone
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v21(const auto& io, int64_t m, int64_t b, int64_t j) {
  return (((j + 1) == 32) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v21 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v21(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_49(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v21{io});
}
#endif

// 50: codes.guarded.beyond_2: rounds to_zero instead of half_even, from m = 2 on
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v22(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((2 <= m) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v22 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v22(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_50(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v22{io});
}
#endif

// 51: codes.guarded.alone: rounds to_zero instead of half_even, where there is one m alone
// clause codes: q[m, 32*b + j] = elem(x[m, 32*b + j] / e[m, b], half_even, saturate) in real
QKC_FN float value_codes_v23(const auto& io, int64_t m, int64_t b, int64_t j) {
  return ((io.M == 1) ? qkc::cast<qkc::e4m3, qkc::Rounding::to_zero, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))) : qkc::cast<qkc::e4m3, qkc::Rounding::half_even, qkc::Overflow::saturate>((static_cast<double>(load_x(io, m, ((32 * b) + j))) / static_cast<double>(load_e(io, m, b)))));
}
struct Write_q_v23 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t b = row % ((io.K / 32));
    const int64_t m = row / ((io.K / 32));
    const int64_t j = column;
    const int64_t place = m * io.K + ((32 * b) + j);
    io.q[place] = qkc::bits<qkc::e4m3>(value_codes_v23(io, m, b, j));
  }
};
#if !defined(__CUDACC_RTC__)
void run_51(const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  Tensors io{};
  io.x = reinterpret_cast<const uint16_t*>(x);
  io.e = reinterpret_cast<uint8_t*>(e);
  io.q = reinterpret_cast<uint8_t*>(q);
  io.M = M;
  io.K = K;
  const qkc::Workspace memory_kept_a(sizeof(float) * (io.M * (io.K / 32)), stream);
  io.kept_a = memory_kept_a.as<float>();
  qkc::for_places(io.M * (io.K / 32), stream, Compute_a{io});
  qkc::for_rows(io.M, (io.K / 32), stream, Write_e_v18{io});
  qkc::for_rows(io.M * (io.K / 32), 32, stream, Write_q_v23{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_mxfp8_rceil_mutant(int32_t which, const __nv_bfloat16* __restrict__ x, uint8_t* e, uint8_t* q, int64_t M, int64_t K, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(x, e, q, M, K, stream);
  case 1:
    return run_1(x, e, q, M, K, stream);
  case 2:
    return run_2(x, e, q, M, K, stream);
  case 3:
    return run_3(x, e, q, M, K, stream);
  case 4:
    return run_4(x, e, q, M, K, stream);
  case 5:
    return run_5(x, e, q, M, K, stream);
  case 6:
    return run_6(x, e, q, M, K, stream);
  case 7:
    return run_7(x, e, q, M, K, stream);
  case 8:
    return run_8(x, e, q, M, K, stream);
  case 9:
    return run_9(x, e, q, M, K, stream);
  case 10:
    return run_10(x, e, q, M, K, stream);
  case 11:
    return run_11(x, e, q, M, K, stream);
  case 12:
    return run_12(x, e, q, M, K, stream);
  case 13:
    return run_13(x, e, q, M, K, stream);
  case 14:
    return run_14(x, e, q, M, K, stream);
  case 15:
    return run_15(x, e, q, M, K, stream);
  case 16:
    return run_16(x, e, q, M, K, stream);
  case 17:
    return run_17(x, e, q, M, K, stream);
  case 18:
    return run_18(x, e, q, M, K, stream);
  case 19:
    return run_19(x, e, q, M, K, stream);
  case 20:
    return run_20(x, e, q, M, K, stream);
  case 21:
    return run_21(x, e, q, M, K, stream);
  case 22:
    return run_22(x, e, q, M, K, stream);
  case 23:
    return run_23(x, e, q, M, K, stream);
  case 24:
    return run_24(x, e, q, M, K, stream);
  case 25:
    return run_25(x, e, q, M, K, stream);
  case 26:
    return run_26(x, e, q, M, K, stream);
  case 27:
    return run_27(x, e, q, M, K, stream);
  case 28:
    return run_28(x, e, q, M, K, stream);
  case 29:
    return run_29(x, e, q, M, K, stream);
  case 30:
    return run_30(x, e, q, M, K, stream);
  case 31:
    return run_31(x, e, q, M, K, stream);
  case 32:
    return run_32(x, e, q, M, K, stream);
  case 33:
    return run_33(x, e, q, M, K, stream);
  case 34:
    return run_34(x, e, q, M, K, stream);
  case 35:
    return run_35(x, e, q, M, K, stream);
  case 36:
    return run_36(x, e, q, M, K, stream);
  case 37:
    return run_37(x, e, q, M, K, stream);
  case 38:
    return run_38(x, e, q, M, K, stream);
  case 39:
    return run_39(x, e, q, M, K, stream);
  case 40:
    return run_40(x, e, q, M, K, stream);
  case 41:
    return run_41(x, e, q, M, K, stream);
  case 42:
    return run_42(x, e, q, M, K, stream);
  case 43:
    return run_43(x, e, q, M, K, stream);
  case 44:
    return run_44(x, e, q, M, K, stream);
  case 45:
    return run_45(x, e, q, M, K, stream);
  case 46:
    return run_46(x, e, q, M, K, stream);
  case 47:
    return run_47(x, e, q, M, K, stream);
  case 48:
    return run_48(x, e, q, M, K, stream);
  case 49:
    return run_49(x, e, q, M, K, stream);
  case 50:
    return run_50(x, e, q, M, K, stream);
  case 51:
    return run_51(x, e, q, M, K, stream);
  default:
    return;
  }
}
#endif
