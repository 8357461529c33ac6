// f32, tf32 and f64 against the processor and MPFR.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>
#include <mpfr.h>

#include <array>
#include <bit>
#include <cmath>
#include <random>
#include <string_view>

using namespace qkc::numeric;

namespace {

const Format& f32() {
  return *findFormat("f32");
}
const Format& f64() {
  return *findFormat("f64");
}

std::uint64_t roundedBits(const Format& f, const Value& value) {
  return encode(f, round(f, value, Rounding::halfEven, Overflow::inf));
}

Value of(double x) {
  return decode(f64(), std::bit_cast<std::uint64_t>(x));
}
Value of(float x) {
  return decode(f32(), std::bit_cast<std::uint32_t>(x));
}

// Doubles of every kind: any bits, and f32 values and f32 middles with a few low bits disturbed.
class Doubles {
public:
  double next() {
    const std::uint64_t bits = engine_();
    switch (engine_() % 4) {
    case 0:
      return std::bit_cast<double>(bits);
    case 1:
      return scaled(bits);
    case 2:
      return nearFloat(bits, 28);
    default:
      return nearFloat(bits, 29);
    }
  }
  float nextFloat() {
    const std::uint64_t bits = engine_();
    return bits % 3 == 0 ? static_cast<float>(scaled(bits)) : std::bit_cast<float>(static_cast<std::uint32_t>(bits));
  }

private:
  static double scaled(std::uint64_t bits) {
    return std::ldexp(static_cast<double>(static_cast<std::int64_t>(bits)), static_cast<int>(bits % 64) - 80);
  }
  // Keeps the bits above `low`, sets all or none below but for a disturbance of the last two.
  double nearFloat(std::uint64_t bits, unsigned low) {
    const std::uint64_t exponent = 1023 - 155 + engine_() % 290;
    const std::uint64_t top = (bits & 0x800fffffffffffffU & (~std::uint64_t{0} << low)) | (exponent << 52U);
    return std::bit_cast<double>(top + (engine_() % 5) - 2);
  }
  std::mt19937_64 engine_{7};
};

struct MpfrNumber {
  explicit MpfrNumber(int precision) { mpfr_init2(x, precision); }
  ~MpfrNumber() { mpfr_clear(x); }
  MpfrNumber(const MpfrNumber&) = delete;
  MpfrNumber& operator=(const MpfrNumber&) = delete;
  mpfr_t x;
};

// Sets MPFR's exponents to those of an IEEE format.
void enter(const Format& f) {
  mpfr_set_emin(f.minExponent - f.significandBits + 2);
  mpfr_set_emax(f.maxExponent + 1);
}

Value fromMpfr(const MpfrNumber& number) {
  if (mpfr_nan_p(number.x) != 0) {
    return Value::nan();
  }
  const bool negative = mpfr_signbit(number.x) != 0;
  if (mpfr_inf_p(number.x) != 0) {
    return Value::infinity(negative);
  }
  if (mpfr_zero_p(number.x) != 0) {
    return Value::zero(negative);
  }
  Rational q;
  mpfr_get_q(q.get_mpq_t(), number.x);
  return Value(q);
}

struct Mode {
  Rounding ours;
  mpfr_rnd_t theirs;
};
constexpr std::array kModes = {Mode{Rounding::halfEven, MPFR_RNDN}, Mode{Rounding::toZero, MPFR_RNDZ},
                               Mode{Rounding::toPlus, MPFR_RNDU}, Mode{Rounding::toMinus, MPFR_RNDD}};

Value mpfrRound(const Format& f, const Rational& q, mpfr_rnd_t mode) {
  enter(f);
  MpfrNumber number(f.significandBits);
  const int inexact = mpfr_set_q(number.x, q.get_mpq_t(), mode);
  mpfr_subnormalize(number.x, inexact, mode);
  return fromMpfr(number);
}

// The remaining modes from the two neighbours.
Value chosen(const Value& down, const Value& up, const Rational& q, Rounding rounding) {
  const Rational middle = (down.rational() + up.rational()) / 2;
  if (q != middle) {
    return q < middle ? down : up;
  }
  const bool positive = q > 0;
  const bool takesUp = rounding == Rounding::halfToPlus || (rounding == Rounding::halfAway && positive) ||
                       (rounding == Rounding::halfToZero && !positive);
  return takesUp ? up : down;
}

void checkAgainstMpfr(const Format& f, const Rational& q) {
  CAPTURE(f.name);
  CAPTURE(q.get_str());
  const Value value(q);
  for (const Mode mode : kModes) {
    REQUIRE(identical(round(f, value, mode.ours, Overflow::inf), mpfrRound(f, q, mode.theirs)));
  }
  const Value down = mpfrRound(f, q, MPFR_RNDD);
  const Value up = mpfrRound(f, q, MPFR_RNDU);
  if (down.isFinite() && up.isFinite()) {
    for (const Rounding rounding :
         {Rounding::halfAway, Rounding::halfToZero, Rounding::halfToPlus, Rounding::halfToMinus}) {
      REQUIRE(identical(round(f, value, rounding, Overflow::inf), chosen(down, up, q, rounding)));
    }
  }
}

Rational randomRational(std::mt19937_64& random, int span) {
  mpz_class numerator(static_cast<unsigned long>(random()));
  mpz_class denominator(static_cast<unsigned long>(random() >> (random() % 63)));
  if (random() % 2 == 0) {
    denominator = 1;
    numerator >>= random() % 60;
  }
  Rational q(numerator + 1, denominator + (denominator == 0 ? 1 : 0));
  q.canonicalize();
  q *= powerOfTwo(static_cast<long>(random() % static_cast<unsigned>(span)) - span / 2 - 30);
  return random() % 2 == 0 ? q : Rational(-q);
}

} // namespace

TEST_CASE("conversion of doubles to f32") {
  Doubles doubles;
  for (int i = 0; i < 2000000; ++i) {
    const double x = doubles.next();
    const auto want = static_cast<float>(x);
    const std::uint64_t got = roundedBits(f32(), of(x));
    if (got != std::bit_cast<std::uint32_t>(want) && !(std::isnan(x) && got == f32().canonicalNan)) {
      FAIL("f32 of ", x);
    }
  }
}

TEST_CASE("f64 and f32 arithmetic of the processor") {
  Doubles doubles;
  const auto check = [](double want, const Value& exact) {
    const std::uint64_t got = roundedBits(f64(), exact);
    return got == std::bit_cast<std::uint64_t>(want) || (std::isnan(want) && got == f64().canonicalNan);
  };
  const auto checkFloat = [](float want, const Value& exact) {
    const std::uint64_t got = roundedBits(f32(), exact);
    return got == std::bit_cast<std::uint32_t>(want) || (std::isnan(want) && got == f32().canonicalNan);
  };
  for (int i = 0; i < 150000; ++i) {
    const double a = doubles.next();
    const double b = i % 5 == 0 ? a * (1 + i % 3) : doubles.next();
    const double c = i % 7 == 0 ? -(a * b) : doubles.next();
    REQUIRE(check(a + b, add(of(a), of(b))));
    REQUIRE(check(a - b, sub(of(a), of(b))));
    REQUIRE(check(a * b, mul(of(a), of(b))));
    REQUIRE(check(a / b, div(of(a), of(b))));
    REQUIRE(check(std::fma(a, b, c), fma(of(a), of(b), of(c))));
    const float x = doubles.nextFloat();
    const float y = i % 5 == 0 ? x : doubles.nextFloat();
    const float z = i % 7 == 0 ? -(x * y) : doubles.nextFloat();
    REQUIRE(checkFloat(x + y, add(of(x), of(y))));
    REQUIRE(checkFloat(x - y, sub(of(x), of(y))));
    REQUIRE(checkFloat(x * y, mul(of(x), of(y))));
    REQUIRE(checkFloat(x / y, div(of(x), of(y))));
    REQUIRE(checkFloat(std::fma(x, y, z), fma(of(x), of(y), of(z))));
    const auto root = tryRoundSqrt(f64(), of(a), Rounding::halfEven, Overflow::inf);
    REQUIRE((std::isnan(std::sqrt(a)) ? root->isNan() : identical(*root, of(std::sqrt(a)))));
    const auto rootFloat = tryRoundSqrt(f32(), of(x), Rounding::halfEven, Overflow::inf);
    REQUIRE((std::isnan(std::sqrt(x)) ? rootFloat->isNan() : identical(*rootFloat, of(std::sqrt(x)))));
  }
}

TEST_CASE("rationals to f16, bf16, tf32, f32, f64 in every mode") {
  std::mt19937_64 random(11);
  for (const auto* name : {"f16", "bf16", "tf32", "f32", "f64"}) {
    const Format& f = *findFormat(name);
    const int span = 2 * (f.maxExponent + f.significandBits) + 20;
    for (int i = 0; i < 15000; ++i) {
      checkAgainstMpfr(f, randomRational(random, span));
    }
    // Middles of neighbours, in the normal and the subnormal range, and both sides of them.
    for (int i = 0; i < 5000; ++i) {
      const Value low = round(f, Value(randomRational(random, span)), Rounding::toMinus, Overflow::saturate);
      const auto high = nextUp(f, low);
      if (high && high->isFinite()) {
        const Rational middle = (low.rational() + high->rational()) / 2;
        for (const Rational& offset : {Rational(0), powerOfTwo(-2000), Rational(-powerOfTwo(-2000) / 3)}) {
          checkAgainstMpfr(f, middle + offset);
        }
      }
    }
  }
}

TEST_CASE("square roots in every mode") {
  std::mt19937_64 random(13);
  for (const auto* name : {"f16", "f32", "f64"}) {
    const Format& f = *findFormat(name);
    for (int i = 0; i < 8000; ++i) {
      // Squares of short numbers make exact roots and ties.
      Rational q = abs(randomRational(random, 2 * f.maxExponent));
      if (i % 3 == 0) {
        const Rational root =
            Rational(mpz_class(static_cast<unsigned long>(random() >> (random() % 63)))) * powerOfTwo(-20);
        q = root * root + (i % 2) * powerOfTwo(-3000);
      }
      for (const Mode mode : kModes) {
        // Exact in 8000 bits or sticky: MPFR rounds the root of a number that it holds exactly.
        mpfr_set_emin(mpfr_get_emin_min());
        mpfr_set_emax(mpfr_get_emax_max());
        MpfrNumber argument(8000);
        if (mpfr_set_q(argument.x, q.get_mpq_t(), MPFR_RNDN) != 0) {
          continue;
        }
        enter(f);
        MpfrNumber root(f.significandBits);
        const int inexact = mpfr_sqrt(root.x, argument.x, mode.theirs);
        mpfr_subnormalize(root.x, inexact, mode.theirs);
        REQUIRE(identical(*tryRoundSqrt(f, Value(q), mode.ours, Overflow::inf), fromMpfr(root)));
      }
    }
  }
  const auto root = [](const char* format, const Value& v, Rounding rounding) {
    return tryRoundSqrt(*findFormat(format), v, rounding, Overflow::saturate);
  };
  CHECK(identical(*root("i8", Value(99), Rounding::toZero), Value(9)));
  CHECK(identical(*root("i8", Value(100), Rounding::toZero), Value(10)));
  CHECK(identical(*root("i8", Value(Rational(25, 4)), Rounding::halfEven), Value(2)));
  CHECK(identical(*root("i8", Value(Rational(25, 4)), Rounding::halfAway), Value(3)));
  CHECK(identical(*root("i8", Value(1000000), Rounding::halfEven), Value(127)));
  CHECK(identical(*root("f32", Value::zero(true), Rounding::halfEven), Value::zero(true)));
  CHECK(root("f32", Value(-1), Rounding::halfEven)->isNan());
  CHECK(!root("i8", Value(-1), Rounding::halfEven));
  CHECK(identical(*root("f32", Value::infinity(), Rounding::halfEven), findFormat("f32")->max));
}
