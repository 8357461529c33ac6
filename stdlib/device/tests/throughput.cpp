// Throughput of the common conversions on the host, for arrays that stay in the cache.
#include "qkc/numeric.h"

#include <cstdio>
#include <ctime>
#include <random>
#include <vector>

namespace {

using namespace qkc;

constexpr int kCount = 1 << 15;
constexpr int kRepeats = 2000;

struct Arrays {
  std::vector<float> x = std::vector<float>(kCount);
  std::vector<double> d = std::vector<double>(kCount);
  std::vector<std::uint8_t> q = std::vector<std::uint8_t>(kCount * 8);
};

template <class Body> void measure(const char* name, int bytes, const Body& body) {
  double best = 1e30;
  for (int attempt = 0; attempt < 25; ++attempt) {
    const std::clock_t start = std::clock();
    for (int repeat = 0; repeat < kRepeats / 25; ++repeat) {
      body();
      asm volatile("" : : : "memory");
    }
    const double passed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    best = passed < best ? passed : best;
  }
  const double each = best / (kRepeats / 25.0 * kCount);
  std::printf("%-34s %6.3f ns/element %7.2f GB/s\n", name, each * 1e9, bytes / each * 1e-9);
}

template <class F, Rounding R, Overflow O> void encode(const char* name, Arrays& arrays) {
  using Storage = typename F::storage;
  const float* x = arrays.x.data();
  auto* q = reinterpret_cast<Storage*>(arrays.q.data());
  measure(name, static_cast<int>(sizeof(float) + sizeof(Storage)), [=] {
    for (int k = 0; k < kCount; ++k)
      q[k] = cast_bits<F, R, O>(x[k]);
  });
}

template <class F> void decode(const char* name, Arrays& arrays) {
  using Storage = typename F::storage;
  float* x = arrays.x.data();
  const auto* q = reinterpret_cast<const Storage*>(arrays.q.data());
  measure(name, static_cast<int>(sizeof(float) + sizeof(Storage)), [=] {
    for (int k = 0; k < kCount; ++k)
      x[k] = value<F>(q[k]);
  });
}

template <class F, Rounding R, Overflow O> void check(const char* name, Arrays& arrays) {
  using Storage = typename F::storage;
  const float* x = arrays.x.data();
  const auto* q = reinterpret_cast<const Storage*>(arrays.q.data());
  static volatile unsigned rejected = 0;
  measure(name, static_cast<int>(sizeof(float) + sizeof(Storage)), [=] {
    unsigned different = 0;
    for (int k = 0; k < kCount; ++k)
      different += cast_bits<F, R, O>(mul<f32>(x[k], 0.75F)) != q[k];
    rejected = different;
  });
}

void fill(Arrays& arrays) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal(0, 40);
  for (int k = 0; k < kCount; ++k) {
    arrays.x[k] = normal(random);
    arrays.d[k] = arrays.x[k];
  }
}

} // namespace

int main() {
  Arrays arrays;
  fill(arrays);
  constexpr auto kEven = Rounding::half_even;
  encode<i8, kEven, Overflow::saturate>("f32 -> i8 half_even", arrays);
  encode<i8, Rounding::half_away, Overflow::saturate>("f32 -> i8 half_away", arrays);
  encode<i8, Rounding::to_zero, Overflow::saturate>("f32 -> i8 to_zero", arrays);
  encode<u4, kEven, Overflow::saturate>("f32 -> u4 half_even", arrays);
  encode<i32, kEven, Overflow::saturate>("f32 -> i32 half_even", arrays);
  encode<e4m3, kEven, Overflow::saturate>("f32 -> e4m3 half_even", arrays);
  encode<e4m3, Rounding::half_away, Overflow::saturate>("f32 -> e4m3 half_away", arrays);
  encode<e4m3, Rounding::to_plus, Overflow::saturate>("f32 -> e4m3 to_plus", arrays);
  encode<e5m2, kEven, Overflow::saturate>("f32 -> e5m2 half_even", arrays);
  encode<e2m1, kEven, Overflow::saturate>("f32 -> e2m1 half_even", arrays);
  encode<e8m0, Rounding::to_plus, Overflow::saturate>("f32 -> e8m0 to_plus", arrays);
  encode<f16, kEven, Overflow::inf>("f32 -> f16 half_even inf", arrays);
  encode<bf16, kEven, Overflow::inf>("f32 -> bf16 half_even inf", arrays);
  check<i8, kEven, Overflow::saturate>("check i8(x * s)", arrays);
  check<e4m3, kEven, Overflow::saturate>("check e4m3(x * s)", arrays);
  check<bf16, kEven, Overflow::inf>("check bf16(x * s)", arrays);
  decode<i8>("i8 -> value (int64)", arrays);
  decode<e4m3>("e4m3 -> value", arrays);
  decode<e5m2>("e5m2 -> value", arrays);
  decode<e2m1>("e2m1 -> value", arrays);
  decode<f16>("f16 -> value", arrays);
  decode<bf16>("bf16 -> value", arrays);
  fill(arrays);
  const double* d = arrays.d.data();
  auto* out = reinterpret_cast<double*>(arrays.q.data());
  measure("odd_add", 16, [=] {
    for (int k = 1; k < kCount; ++k)
      out[k] = odd_add(d[k], d[k - 1]);
  });
  measure("odd_mul", 16, [=] {
    for (int k = 1; k < kCount; ++k)
      out[k] = odd_mul(d[k], d[k - 1]);
  });
  measure("odd_div", 16, [=] {
    for (int k = 1; k < kCount; ++k)
      out[k] = odd_div(d[k], d[k - 1]);
  });
  measure("odd_sqrt", 16, [=] {
    for (int k = 1; k < kCount; ++k)
      out[k] = odd_sqrt(d[k]);
  });
  const float* x = arrays.x.data();
  auto* outFloats = reinterpret_cast<float*>(arrays.q.data());
  measure("add<f16>", 8, [=] {
    for (int k = 1; k < kCount; ++k)
      outFloats[k] = add<f16>(x[k], x[k - 1]);
  });
  measure("fma<bf16>", 8, [=] {
    for (int k = 1; k < kCount; ++k)
      outFloats[k] = fma<bf16>(x[k], x[k - 1], x[k]);
  });
  measure("fma<f32>", 8, [=] {
    for (int k = 1; k < kCount; ++k)
      outFloats[k] = fma<f32>(x[k], x[k - 1], x[k]);
  });
  measure("mul<f32> + add<f32>", 8, [=] {
    for (int k = 1; k < kCount; ++k)
      outFloats[k] = add<f32>(mul<f32>(x[k], x[k - 1]), x[k]);
  });
  return 0;
}
