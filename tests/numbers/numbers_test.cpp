// The two codes that know numbers, compiler/numeric (exact rationals) and stdlib/device (integers and floats), on the
// same questions: every conversion, and the roundings beyond conversions.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/exponents.h"
#include "compiler/numeric/fixed_point.h"
#include "compiler/numeric/rounding.h"
#include "compiler/numeric/stochastic.h"
#include "qkc/numeric.h"
#include "stdlib/device/tests/inputs.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace {

namespace numeric = qkc::numeric;
using qkc::subject::Cast;

// In the order of the header's enumerators.
constexpr std::array kModes = {numeric::Rounding::halfEven,    numeric::Rounding::halfAway,
                               numeric::Rounding::halfToZero,  numeric::Rounding::halfToPlus,
                               numeric::Rounding::halfToMinus, numeric::Rounding::toZero,
                               numeric::Rounding::toPlus,      numeric::Rounding::toMinus};
constexpr std::array kRules = {numeric::Overflow::saturate, numeric::Overflow::wrap, numeric::Overflow::inf,
                               numeric::Overflow::nan, numeric::Overflow::never};

const numeric::Format& targetOf(const Cast& cast) {
  const bool integer = cast.format[1] == '\0';
  return *numeric::findFormat(integer ? cast.format + std::to_string(cast.bits) : cast.format);
}

numeric::Value valueOf(double v) {
  return decode(*numeric::findFormat("f64"), std::bit_cast<std::uint64_t>(v));
}

// Wrong codes among the inputs; where compiler/numeric has no value any code will do.
std::size_t wrongOf(const Cast& cast, const std::vector<float>& in) {
  const numeric::Format& target = targetOf(cast);
  std::vector<char> out(in.size() * 8);
  cast.ofFloats(in.data(), out.data(), in.size());
  const auto bytes = static_cast<std::size_t>(cast.storageBytes);
  std::size_t wrong = 0;
  for (std::size_t k = 0; k < in.size(); ++k) {
    std::uint64_t code = 0;
    std::memcpy(&code, out.data() + k * bytes, bytes);
    const auto want = tryRound(target, valueOf(in[k]), kModes[static_cast<std::size_t>(cast.rounding)],
                               kRules[static_cast<std::size_t>(cast.overflow)]);
    if (want && encode(target, *want) != code && ++wrong <= 3)
      FAIL_CHECK(target.name, " of ", in[k], ", mode ", cast.rounding, ", rule ", cast.overflow, ": ", code, ", exact ",
                 encode(target, *want));
  }
  return wrong;
}

void compareConversions(const std::vector<float>& in) {
  std::size_t rows = 0;
  std::size_t wrong = 0;
  const qkc::subject::Subject& way = qkc::subject::ways().back();
  for (const auto list : {way.floatCasts, way.integerCasts})
    for (const Cast& cast : list)
      if (cast.ofFloats != nullptr) {
        wrong += wrongOf(cast, in);
        ++rows;
      }
  std::printf("%zu rows (target, mode, rule), %zu inputs each: %zu wrong\n", rows, in.size(), wrong);
  CHECK(rows > 300);
  CHECK(wrong == 0);
}

std::vector<float> someHalves(std::size_t stride) {
  const std::vector<float> all = qkc::inputs::halves();
  std::vector<float> some;
  for (std::size_t k = 0; k < all.size(); k += stride)
    some.push_back(all[k]);
  return some;
}

template <class F, int Bits> void compareStochastic(const char* name, std::mt19937_64& random) {
  const numeric::Format& target = *numeric::findFormat(name);
  for (int k = 0; k < 1500; ++k) {
    const auto v = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    const float x = k % 2 == 0 ? v : std::ldexp(static_cast<float>(static_cast<int>(random() % 4001) - 2000), -8);
    if (std::isnan(x))
      continue;
    const std::uint64_t word = random() >> (64 - Bits);
    const auto got = qkc::cast_stochastic_bits<F, qkc::Overflow::saturate, Bits>(x, word);
    const auto want = tryRoundStochastic(target, valueOf(x), {.word = word, .bits = Bits}, numeric::Overflow::saturate);
    REQUIRE(want);
    CHECK_MESSAGE(encode(target, *want) == got, name, " of ", x, ", word ", word);
  }
}

template <qkc::Rounding R> void compareExponents(float x, numeric::Rounding rounding) {
  const qkc::Exponents got = qkc::log2_exponents<R, qkc::f32>(x, 1.0, 0.0);
  const auto want = log2Exponents(valueOf(x), {.rounding = rounding, .format = numeric::findFormat("f32")});
  CHECK_MESSAGE((got.low == want.front() && got.high == want.back()), x);
  const qkc::Exponents coarse = qkc::log2_exponents<R, qkc::bf16>(x, 0.75, 0x1p-22);
  const auto wanted = log2Exponents(valueOf(x), {.rounding = rounding,
                                                 .format = numeric::findFormat("bf16"),
                                                 .ulps = numeric::Rational(3, 4),
                                                 .absolute = numeric::powerOfTwo(-22)});
  CHECK_MESSAGE((coarse.low == wanted.front() && coarse.high == wanted.back()), x);
}

template <int Bits, qkc::Rounding R> void compareKeep(double v, numeric::Rounding rounding) {
  CHECK_MESSAGE(identical(valueOf(qkc::keep<Bits, R>(v)), keep(valueOf(v), Bits, rounding)), v);
}

} // namespace

TEST_CASE("conversions of some 16-bit values and hard floats") {
  compareConversions(someHalves(211));
  std::vector<float> hard;
  for (std::size_t k = 0; k < qkc::inputs::hardFloats().size(); k += 23)
    hard.push_back(qkc::inputs::hardFloats()[k]);
  compareConversions(hard);
}

TEST_CASE("conversions of all f16 and bf16 values" * doctest::skip()) {
  compareConversions(qkc::inputs::halves());
}

TEST_CASE("stochastic rounding") {
  std::mt19937_64 random(1);
  compareStochastic<qkc::f32, 64>("f32", random);
  compareStochastic<qkc::tf32, 13>("tf32", random);
  compareStochastic<qkc::f16, 13>("f16", random);
  compareStochastic<qkc::bf16, 16>("bf16", random);
  compareStochastic<qkc::e4m3, 8>("e4m3", random);
  compareStochastic<qkc::e4m3fnuz, 20>("e4m3fnuz", random);
  compareStochastic<qkc::ue4m3, 8>("ue4m3", random);
  compareStochastic<qkc::e5m2, 16>("e5m2", random);
  compareStochastic<qkc::e2m3, 8>("e2m3", random);
  compareStochastic<qkc::e2m1, 32>("e2m1", random);
  compareStochastic<qkc::e8m0, 8>("e8m0", random);
  compareStochastic<qkc::i4, 8>("i4", random);
  compareStochastic<qkc::i8, 24>("i8", random);
  compareStochastic<qkc::u8, 32>("u8", random);
  compareStochastic<qkc::i32, 32>("i32", random);
}

TEST_CASE("exponents by way of a logarithm") {
  std::mt19937 random(2);
  for (int k = 0; k < 1200; ++k) {
    const float scale = std::ldexp(k % 3 == 0 ? 1.0F : 1.41421356F, static_cast<int>(random() % 250) - 125);
    const auto near = std::bit_cast<std::uint32_t>(scale) + static_cast<std::uint32_t>(random() % 60);
    const auto any = static_cast<std::uint32_t>(random() % 0x7f000000U + 1U);
    const auto x = std::bit_cast<float>(k % 3 == 2 ? any : near);
    compareExponents<qkc::Rounding::to_plus>(x, numeric::Rounding::toPlus);
    compareExponents<qkc::Rounding::to_minus>(x, numeric::Rounding::toMinus);
    compareExponents<qkc::Rounding::half_even>(x, numeric::Rounding::halfEven);
  }
}

TEST_CASE("keep and fixed point") {
  for (const double v : qkc::inputs::doubles(1500, 3, true)) {
    compareKeep<1, qkc::Rounding::half_even>(v, numeric::Rounding::halfEven);
    compareKeep<2, qkc::Rounding::half_away>(v, numeric::Rounding::halfAway);
    compareKeep<4, qkc::Rounding::half_to_minus>(v, numeric::Rounding::halfToMinus);
    compareKeep<24, qkc::Rounding::to_plus>(v, numeric::Rounding::toPlus);
  }
  std::mt19937 random(4);
  for (int k = 0; k < 3000; ++k) {
    const auto a = static_cast<std::int32_t>(random()) >> (random() % 31);
    const auto b = static_cast<std::int32_t>(random());
    const auto left = static_cast<int>(random() % 8);
    const auto right = static_cast<int>(random() % 32);
    CHECK(qkc::doubling_high(a, b) == numeric::doublingHigh(a, b));
    CHECK(qkc::divided_by_power(a, right) == numeric::dividedByPower(a, right));
    CHECK(qkc::requantize_twice(a, b, left, right) == numeric::requantizeTwice(a, b, left, right));
    CHECK(qkc::requantize_once<qkc::Rounding::half_even>(a, b, 31 + right) ==
          numeric::requantizeOnce(a, b, 31 + right, numeric::Rounding::halfEven));
    CHECK(qkc::requantize_once<qkc::Rounding::half_away>(a, b, right) ==
          numeric::requantizeOnce(a, b, right, numeric::Rounding::halfAway));
  }
}
