// The portable header's roundings beyond casts, against plain arithmetic and MPFR.

#include "qkc/numeric.h"
#include "stdlib/device/tests/inputs.h"
#include "stdlib/device/tests/oracle.h"

#include <doctest/doctest.h>
#include <mpfr.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace qkc;

std::uint64_t storageOf(const oracle::FloatFormat& format, float v, oracle::Rounding rounding) {
  return *oracle::castToFloat(format, v, rounding, oracle::Overflow::saturate);
}

// v in [-max, max], from its neighbours in the format: exact, since v is a float and the word has at most 24 bits.
template <int Bits> std::uint64_t expectStochastic(const oracle::FloatFormat& format, float v, std::uint64_t word) {
  const auto away = v < 0 ? oracle::Rounding::toMinus : oracle::Rounding::toPlus;
  const std::uint64_t inner = storageOf(format, v, oracle::Rounding::toZero);
  const std::uint64_t outer = storageOf(format, v, away);
  if (inner == outer)
    return inner;
  const double low = std::fabs(oracle::decode(format, inner >> format.lowBits));
  const double high = std::fabs(oracle::decode(format, outer >> format.lowBits));
  const double fraction = (std::fabs(static_cast<double>(v)) - low) / (high - low);
  return std::ldexp(fraction, Bits) >= std::ldexp(1.0, Bits) - static_cast<double>(word) ? outer : inner;
}

template <class F, int Bits> void checkStochastic(const char* name) {
  const oracle::FloatFormat& format = oracle::floatFormat(name);
  std::mt19937_64 random(Bits);
  std::size_t wrong = 0;
  for (const float v : inputs::stridedFloats(70001)) {
    if (!(std::fabs(v) <= format.max) || (!format.isSigned && v < 0) || (!format.hasZero() && v == 0))
      continue;
    for (const std::uint64_t word : {std::uint64_t{0}, random() >> (64 - Bits), (std::uint64_t{1} << Bits) - 1}) {
      const auto code = cast_stochastic_bits<F, Overflow::saturate, Bits>(v, word);
      const auto wide = cast_stochastic_bits<F, Overflow::saturate, Bits>(static_cast<double>(v), word);
      const std::uint64_t want = expectStochastic<Bits>(format, v, word);
      if ((code != want || wide != want) && ++wrong <= 3)
        FAIL_CHECK(std::string(name), " of ", v, ", word ", word, ": ", code, ", expected ", want);
    }
  }
  CHECK(wrong == 0);
}

template <int Bits, Rounding R> void checkKeep(const std::vector<double>& values, oracle::Rounding rounding) {
  for (const double v : values) {
    if (v == 0 || !std::isfinite(v) || std::ilogb(v) > 1000 || std::ilogb(v) < -1000)
      continue;
    const double want = oracle::roundToMultiple(v, std::ilogb(v) - Bits + 1, rounding);
    const bool same = keep<Bits, R>(v) == want;
    CHECK_MESSAGE(same, v);
  }
}

template <Rounding R> Exponents exponentsByMpfr(float x, int precision) {
  mpfr_t log;
  mpfr_t bound;
  mpfr_init2(log, 200);
  mpfr_init2(bound, static_cast<mpfr_prec_t>(precision));
  mpfr_set_flt(log, x, MPFR_RNDN);
  mpfr_log2(log, log, MPFR_RNDN);
  const int floor = std::ilogb(x);
  const double near = mpfr_get_d(log, MPFR_RNDN);
  const double spacing = std::ldexp(1.0, std::max(std::ilogb(near), -126) - precision + 1);
  const auto exponentOf = [&](bool up) {
    mpfr_t moved;
    mpfr_init2(moved, 300);
    if (up)
      mpfr_add_d(moved, log, spacing, MPFR_RNDN);
    else
      mpfr_sub_d(moved, log, spacing, MPFR_RNDN);
    mpfr_set(bound, moved, up ? MPFR_RNDD : MPFR_RNDU); // the farthest number of the format
    mpfr_clear(moved);
    const double y = std::clamp(mpfr_get_d(bound, MPFR_RNDN), static_cast<double>(floor), floor + 1.0);
    return static_cast<int>(R == Rounding::to_plus    ? std::ceil(y)
                            : R == Rounding::to_minus ? std::floor(y)
                                                      : std::rint(y));
  };
  const Exponents found =
      std::ldexp(1.0F, floor) == x ? Exponents{floor, floor} : Exponents{exponentOf(false), exponentOf(true)};
  mpfr_clear(log);
  mpfr_clear(bound);
  return found;
}

template <Rounding R, class F> void checkExponents(float x) {
  const Exponents got = log2_exponents<R, F>(x, 1.0, 0.0);
  const Exponents want = exponentsByMpfr<R>(x, F::precision);
  CHECK_MESSAGE((got.low == want.low && got.high == want.high), x, ": ", got.low, "..", got.high, ", expected ",
                want.low, "..", want.high);
}

} // namespace

TEST_CASE("stochastic rounding to floating formats") {
  checkStochastic<f16, 12>("f16");
  checkStochastic<bf16, 16>("bf16");
  checkStochastic<tf32, 13>("tf32");
  checkStochastic<e4m3, 8>("e4m3");
  checkStochastic<e5m2, 24>("e5m2");
  checkStochastic<e5m2fnuz, 8>("e5m2fnuz");
  checkStochastic<ue4m3, 8>("ue4m3");
  checkStochastic<e3m2, 10>("e3m2");
  checkStochastic<e2m1, 16>("e2m1");
}

TEST_CASE("stochastic rounding beyond the ends and to integers") {
  CHECK(cast_stochastic_bits<e4m3, Overflow::saturate, 8>(1e9F, 0) == 0x7e);
  CHECK(cast_stochastic_bits<e4m3, Overflow::nan, 8>(479.0F, 0) == 0x7e);
  CHECK(cast_stochastic_bits<e4m3, Overflow::nan, 8>(479.0F, 255) == 0x7f);
  CHECK(cast_stochastic_bits<e5m2, Overflow::inf, 8>(-60000.0, 0) == 0xfb);
  CHECK(cast_stochastic_bits<e5m2, Overflow::inf, 8>(-60000.0, 255) == 0xfc);
  CHECK(cast_stochastic_bits<f16, Overflow::inf, 8>(bit_cast<float>(0xff800000U), 0) == 0xfc00);
  CHECK(is_nan<f16>(cast_stochastic_bits<f16, Overflow::inf, 8>(bit_cast<float>(0x7fc00000U), 0)));
  CHECK(cast_stochastic_bits<e8m0, Overflow::saturate, 8>(3.0F, 127) == 128);
  CHECK(cast_stochastic_bits<e8m0, Overflow::saturate, 8>(3.0F, 128) == 129);
  CHECK(cast_stochastic_bits<bf16, Overflow::inf, 64>(1 + 0x1p-50, ~uint64_t(0)) == 0x3f81);
  // A word of zero never goes up, whatever the fraction; no word moves what is exact.
  CHECK(cast_stochastic_bits<bf16, Overflow::inf, 64>(1 + 0x1p-8, 0) == 0x3f80);
  CHECK(cast_stochastic_bits<bf16, Overflow::inf, 64>(1.0, ~uint64_t(0)) == 0x3f80);
  CHECK(cast_stochastic_bits<f32, Overflow::inf, 24>(1 + 0x1p-50, ~uint64_t(0)) == 0x3f800000);
  CHECK(cast_stochastic_bits<bf16, Overflow::inf, 8>(-1e-310, 255) == 0x8000);
  for (int n = -300; n <= 300; ++n) { // quarters
    const float v = static_cast<float>(n) / 4;
    for (const uint64_t word : {0U, 63U, 64U, 127U, 128U, 191U, 192U, 255U}) {
      const int whole = std::abs(n) / 4 + ((std::abs(n) % 4) * 64 + word >= 256 ? 1 : 0);
      const auto want = static_cast<uint8_t>(std::max(-128, std::min(127, n < 0 ? -whole : whole)));
      CHECK(cast_stochastic_bits<i8, Overflow::saturate, 8>(v, word) == want);
    }
  }
  CHECK(cast_stochastic_bits<i32, Overflow::saturate, 8>(3e9F, 9) == 0x7fffffff);
  CHECK(cast_stochastic_bits<u8, Overflow::wrap, 8>(300.5F, 128) == 45);
}

TEST_CASE("keep, every mode") {
  const std::vector<double> values = inputs::doubles(3000, 4, false);
  std::vector<double> ties; // ties
  for (int n = -600; n <= 600; ++n)
    ties.push_back(std::ldexp(n, n % 50));
  for (const auto& list : {values, ties}) {
    checkKeep<1, Rounding::half_even>(list, oracle::Rounding::halfEven);
    checkKeep<2, Rounding::half_away>(list, oracle::Rounding::halfAway);
    checkKeep<3, Rounding::half_to_zero>(list, oracle::Rounding::halfToZero);
    checkKeep<4, Rounding::half_to_plus>(list, oracle::Rounding::halfToPlus);
    checkKeep<5, Rounding::half_to_minus>(list, oracle::Rounding::halfToMinus);
    checkKeep<24, Rounding::to_zero>(list, oracle::Rounding::toZero);
    checkKeep<8, Rounding::to_plus>(list, oracle::Rounding::toPlus);
    checkKeep<11, Rounding::to_minus>(list, oracle::Rounding::toMinus);
    checkKeep<53, Rounding::half_even>(list, oracle::Rounding::halfEven);
  }
  CHECK(keep<2, Rounding::half_even>(0x7p-1074) == 0x8p-1074); // subnormal numbers: their own leading bit
  CHECK(keep<3, Rounding::half_even>(0x7p-1074) == 0x7p-1074);
  CHECK(std::signbit(keep<2, Rounding::half_even>(-0.0F)));
  CHECK(std::isinf(keep<2, Rounding::half_even>(HUGE_VAL)));
  CHECK(std::isnan(keep<2, Rounding::half_even>(std::nan(""))));
}

TEST_CASE("exponents by way of a logarithm") {
  std::mt19937 random(9);
  for (int k = 0; k < 4000; ++k) {
    const float scale = std::ldexp(1.0F, static_cast<int>(random() % 250) - 125);
    const float base = k % 3 == 0 ? scale : scale * 1.41421356F;
    const auto raised = static_cast<uint32_t>(random() % 60);
    const float x =
        bit_cast<float>(k % 3 == 2 ? static_cast<uint32_t>(random() % 0x7f000000U + 1U) : to_bits(base) + raised);
    checkExponents<Rounding::to_plus, f32>(x);
    checkExponents<Rounding::to_minus, f32>(x);
    checkExponents<Rounding::half_even, f32>(x);
    checkExponents<Rounding::to_plus, bf16>(x);
    checkExponents<Rounding::half_even, bf16>(x);
  }
}

TEST_CASE("fixed point") {
  std::mt19937 random(10);
  CHECK(doubling_high(INT32_MIN, INT32_MIN) == INT32_MAX);
  CHECK(divided_by_power(-6, 2) == -2);
  for (int k = 0; k < 20000; ++k) {
    const auto a = static_cast<int32_t>(random()) >> (random() % 31);
    const auto b = static_cast<int32_t>(random());
    const int shift = static_cast<int>(random() % 63);
    // At most 62 bits: 128 bits hold the product with room for a half.
    const __int128 product = static_cast<__int128>(a) * b;
    const __int128 unit = static_cast<__int128>(1) << shift;
    const auto floorOf = [&](__int128 n) {
      return static_cast<int64_t>(n >= 0 ? n / unit : -((-n + unit - 1) / unit));
    };
    CHECK(requantize_once<Rounding::to_minus>(a, b, shift) == floorOf(product));
    CHECK(requantize_once<Rounding::to_plus>(a, b, shift) == -floorOf(-product));
    if (shift > 0) {
      CHECK(requantize_once<Rounding::half_to_plus>(a, b, shift) == floorOf(product + unit / 2));
      CHECK(requantize_once<Rounding::half_to_minus>(a, b, shift) == -floorOf(-product + unit / 2));
    }
    if (a != INT32_MIN || b != INT32_MIN)
      CHECK(doubling_high(a, b) == (static_cast<int64_t>(a) * b + (int64_t(1) << 30)) >> 31);
    const int n = shift % 32;
    CHECK(divided_by_power(a, n) == static_cast<int32_t>(std::round(std::ldexp(static_cast<double>(a), -n))));
  }
}
