// Uses of the portable header in generated text's manner: a reference, a checker, every operation. Compiled by the
// tests in each environment.

#include "qkc/numeric.h"
#include "qkc/parallel.h"

using qkc::Overflow;
using qkc::Rounding;

template <class F, class V> QKC_FN uint32_t all_casts(V v) {
  uint32_t sum = qkc::cast_bits<F, Rounding::half_even, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::half_away, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::half_to_zero, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::half_to_plus, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::half_to_minus, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::to_zero, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::to_plus, Overflow::saturate>(v);
  sum += qkc::cast_bits<F, Rounding::to_minus, Overflow::saturate>(v);
  return sum;
}

template <class V> QKC_FN uint32_t all_formats(V v) {
  return all_casts<qkc::f16>(v) + all_casts<qkc::bf16>(v) + all_casts<qkc::tf32>(v) + all_casts<qkc::e5m2>(v) +
         all_casts<qkc::e4m3>(v) + all_casts<qkc::e4m3fnuz>(v) + all_casts<qkc::e5m2fnuz>(v) +
         all_casts<qkc::ue4m3>(v) + all_casts<qkc::e3m2>(v) + all_casts<qkc::e2m3>(v) + all_casts<qkc::e2m1>(v) +
         all_casts<qkc::e8m0>(v) + all_casts<qkc::i8>(v) + all_casts<qkc::u4>(v) + all_casts<qkc::i32>(v) +
         static_cast<uint32_t>(qkc::cast<qkc::i64, Rounding::to_zero, Overflow::wrap>(v));
}

template <class F> QKC_FN float arithmetic(float a, float b, float c) {
  const float sum = qkc::add<F>(qkc::mul<F>(a, b), qkc::sub<F>(b, c));
  const float quotient = qkc::div<F>(qkc::sqrt<F>(qkc::abs<F>(a)), qkc::rcp<F>(b));
  return qkc::fma<F>(sum, qkc::max<F>(quotient, c), qkc::min_drop_nan<F>(qkc::neg<F>(a), b));
}

template <class V> QKC_FN double odd(V a, V b) {
  const double sum = qkc::odd_add(qkc::odd_mul(a, b), qkc::odd_div(a, b));
  return qkc::add<qkc::f64>(sum, qkc::odd_sub(qkc::odd_sqrt(a), qkc::odd_sqrt(b)));
}

struct Body {
  const float* x;
  const uint8_t* q;
  float* y;
  double* z;
  uint64_t* counts;
  QKC_MEMBER void operator()(int64_t k) const {
    const float a = x[k];
    const float b = x[k + 1];
    const float c = x[k + 2];
    qkc::atomic_add(&counts[0], all_formats(a));
    qkc::atomic_add(&counts[0], all_formats(qkc::as_f64(b)));
    qkc::atomic_add(&counts[0], all_formats(k));
    y[k] = qkc::add<qkc::f32>(arithmetic<qkc::f32>(a, b, c), arithmetic<qkc::f16>(a, b, c));
    y[k + 1] = qkc::add<qkc::f32>(arithmetic<qkc::bf16>(a, b, c), arithmetic<qkc::tf32>(a, b, c));
    y[k + 2] = qkc::add<qkc::f32>(qkc::value<qkc::e4m3>(q[k]), qkc::value<qkc::e8m0>(q[k + 1]));
    z[k] = qkc::add<qkc::f64>(odd(a, b), odd(z[k], z[k + 1]));
    z[k + 1] = qkc::fma<qkc::f64>(z[k], z[k + 2], z[k + 3]);
    if (qkc::lt<qkc::f32>(a, b) && qkc::le<qkc::f32>(b, c) && !qkc::eq<qkc::f32>(a, c))
      qkc::atomic_and(&counts[1], static_cast<uint64_t>(k));
    qkc::atomic_min(&counts[2], static_cast<uint64_t>(qkc::popcount(static_cast<uint64_t>(k))));
    qkc::atomic_max(&counts[3], static_cast<uint64_t>(qkc::clz(static_cast<uint64_t>(k))));
    qkc::atomic_or(&counts[4], qkc::unpack<qkc::e2m1>(q, k));
    qkc::atomic_or(&counts[5], static_cast<uint64_t>(qkc::order<qkc::e5m2>(q[k]) + qkc::wrap<4>(k)));
  }
};

// Constant evaluation.
static_assert(qkc::cast_bits<qkc::e4m3, Rounding::half_even, Overflow::saturate>(1000.0F) == 0x7e);
static_assert(qkc::cast<qkc::i8, Rounding::half_to_plus, Overflow::saturate>(2.5F) == 3);
static_assert(qkc::add<qkc::f16>(2048.0F, 1.0F) == 2048.0F && qkc::mul<qkc::bf16>(2.0F, 3.0F) == 6.0F);
static_assert(qkc::odd_add(1.0, 0x1p-60) == 1 + 0x1p-52 && qkc::odd_div(1.0, 4.0) == 0.25);
static_assert(qkc::value<qkc::f16>(0x3c00) == 1.0F && qkc::bits<qkc::e2m1>(6.0F) == 7);

#if defined(__CUDACC_RTC__)
template __global__ void qkc::each_kernel<Body>(qkc::int64_t, Body);
#else
extern "C" void run(const float* x, const uint8_t* q, float* y, double* z, int64_t n, cudaStream_t stream) {
  const qkc::Workspace counts(6 * sizeof(uint64_t), stream);
  if (counts.as<uint64_t>() != nullptr)
    qkc::for_each(n, stream, Body{x, q, y, z, counts.as<uint64_t>()});
}
#endif
