#include "compiler/numeric/exact.h"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>
#include <vector>

using namespace qkc::numeric;

namespace {

Rational number(std::string_view text) {
  const auto q = parseNumber(text);
  REQUIRE_MESSAGE(q.has_value(), text);
  return *q;
}

const Value kInf = Value::infinity();
const Value kMinusInf = Value::infinity(true);
const Value kNan = Value::nan();
const Value kZero = Value::zero();
const Value kMinusZero = Value::zero(true);
const Value kOne(1);
const Value kMinusTwo(-2);

// A name for messages: sign, then inf, nan or the rational.
std::string show(const Value& v) {
  if (v.isNan()) {
    return "nan";
  }
  const std::string sign = v.isNegative() ? "-" : "+";
  return sign + (v.isInfinite() ? "inf" : abs(v).rational().get_str());
}

struct Random {
  std::mt19937_64 engine{20250729};
  std::uint64_t bits(int n) { return n == 0 ? 0 : engine() >> (64 - n); }
  int below(int n) { return static_cast<int>(engine() % static_cast<unsigned>(n)); }
};

// Dyadics with up to 160 bits and exponents near and far, and plain rationals.
Rational randomRational(Random& random) {
  mpz_class numerator(static_cast<unsigned long>(random.bits(1 + random.below(64))));
  if (random.below(4) == 0) {
    numerator <<= static_cast<unsigned>(random.below(100));
    numerator += static_cast<unsigned long>(random.bits(60));
  }
  Rational q(numerator);
  q *= powerOfTwo(random.below(6) == 0 ? random.below(400) - 200 : random.below(20) - 10);
  if (random.below(5) == 0) {
    q /= 1 + random.below(50);
  }
  return random.below(2) == 0 ? q : Rational(-q);
}

} // namespace

TEST_CASE("literals") {
  CHECK(number("127") == 127);
  CHECK(number("0.044715") == Rational(8943, 200000));
  CHECK(number("1e-10") == 1 / Rational("10000000000"));
  CHECK(number("1.5E+3") == 1500);
  CHECK(number(".5") == Rational(1, 2));
  CHECK(number("7.") == 7);
  CHECK(number("000") == 0);
  CHECK(number("0xff") == 255);
  CHECK(number("0x1.8p-7") == Rational(3, 256));
  CHECK(number("0X.Ap4") == 10);
  CHECK(number("0x1e2") == 0x1e2); // e is a digit here
  CHECK(number("1e-20000") * number("1e20000") == 1);
  for (const auto* bad : {"",         ".",    "e5",  "1e",    "1e+",   "0x",      "0xp1",
                          "1.2.3",    "1e5x", "-1",  "+1",    " 1",    "1 ",      "0x1e-2p",
                          "1p3",      "nan",  "inf", "1_000", "1e5.0", "1e20001", "1e-99999999999999999999",
                          "0x1p20001"}) {
    CHECK_MESSAGE(!parseNumber(bad), bad);
  }
  CHECK(!parseNumber(std::string(kMaxLiteralLength + 1, '1')));
  CHECK(number(std::string(kMaxLiteralLength, '9')) + 1 == *power(10, kMaxLiteralLength));
}

TEST_CASE("powers") {
  CHECK(*power(2, -100) == powerOfTwo(-100));
  CHECK(*power(Rational(-3, 2), 3) == Rational(-27, 8));
  CHECK(*power(Rational(-3, 2), -3) == Rational(-8, 27));
  CHECK(*power(0, 0) == 1);
  CHECK(*power(0, 5) == 0);
  CHECK(!power(0, -1));
  CHECK(*power(-1, 1000000001L) == -1);
  CHECK(*power(1, std::numeric_limits<long>::min()) == 1);
  CHECK(!power(2, 2000000));
  CHECK(!power(Rational(1, 3), std::numeric_limits<long>::min()));
  CHECK(floorLog2(powerOfTwo(-149)) == -149);
  CHECK(floorLog2(-powerOfTwo(10)) == 10);
  CHECK(floorLog2(Rational(-1, 3)) == -2);
  CHECK(floorLog2(Rational(1023, 1024)) == -1);
  CHECK_THROWS_AS(floorLog2(0), std::domain_error);
}

TEST_CASE("special cases of addition, multiplication and division") {
  const std::array<Value, 7> operands = {kMinusInf, kMinusTwo, kMinusZero, kZero, kOne, kInf, kNan};
  // Rows: left operand in the order above; columns: right operand.
  const std::array<std::array<const char*, 7>, 7> sums = {{{"-inf", "-inf", "-inf", "-inf", "-inf", "nan", "nan"},
                                                           {"-inf", "-4", "-2", "-2", "-1", "+inf", "nan"},
                                                           {"-inf", "-2", "-0", "+0", "+1", "+inf", "nan"},
                                                           {"-inf", "-2", "+0", "+0", "+1", "+inf", "nan"},
                                                           {"-inf", "-1", "+1", "+1", "+2", "+inf", "nan"},
                                                           {"nan", "+inf", "+inf", "+inf", "+inf", "+inf", "nan"},
                                                           {"nan", "nan", "nan", "nan", "nan", "nan", "nan"}}};
  const std::array<std::array<const char*, 7>, 7> products = {{{"+inf", "+inf", "nan", "nan", "-inf", "-inf", "nan"},
                                                               {"+inf", "+4", "+0", "-0", "-2", "-inf", "nan"},
                                                               {"nan", "+0", "+0", "-0", "-0", "nan", "nan"},
                                                               {"nan", "-0", "-0", "+0", "+0", "nan", "nan"},
                                                               {"-inf", "-2", "-0", "+0", "+1", "+inf", "nan"},
                                                               {"-inf", "-inf", "nan", "nan", "+inf", "+inf", "nan"},
                                                               {"nan", "nan", "nan", "nan", "nan", "nan", "nan"}}};
  const std::array<std::array<const char*, 7>, 7> quotients = {{{"nan", "+inf", "+inf", "-inf", "-inf", "nan", "nan"},
                                                                {"+0", "+1", "+inf", "-inf", "-2", "-0", "nan"},
                                                                {"+0", "+0", "nan", "nan", "-0", "-0", "nan"},
                                                                {"-0", "-0", "nan", "nan", "+0", "+0", "nan"},
                                                                {"-0", "-1/2", "-inf", "+inf", "+1", "+0", "nan"},
                                                                {"nan", "-inf", "-inf", "+inf", "+inf", "nan", "nan"},
                                                                {"nan", "nan", "nan", "nan", "nan", "nan", "nan"}}};
  for (std::size_t i = 0; i < operands.size(); ++i) {
    for (std::size_t j = 0; j < operands.size(); ++j) {
      const Value& a = operands[i];
      const Value& b = operands[j];
      CAPTURE(show(a));
      CAPTURE(show(b));
      CHECK(show(add(a, b)) == sums[i][j]);
      CHECK(show(sub(a, neg(b))) == sums[i][j]);
      CHECK(show(mul(a, b)) == products[i][j]);
      CHECK(show(div(a, b)) == quotients[i][j]);
    }
  }
}

TEST_CASE("signs of zero, fma, order") {
  CHECK(show(sub(kOne, kOne)) == "+0");
  CHECK(show(add(kMinusTwo, neg(kMinusTwo))) == "+0");
  CHECK(show(fma(kMinusTwo, kOne, neg(kMinusTwo))) == "+0");
  CHECK(show(fma(kMinusZero, kOne, kMinusZero)) == "-0");
  CHECK(show(fma(kZero, kInf, kNan)) == "nan");
  CHECK(show(fma(kZero, kInf, kOne)) == "nan");
  CHECK(show(fma(kInf, kOne, kMinusInf)) == "nan");
  CHECK(show(neg(kZero)) == "-0");
  CHECK(show(neg(kNan)) == "nan");
  CHECK(!neg(kNan).isNegative());
  CHECK(show(abs(kMinusInf)) == "+inf");
  CHECK(compare(kZero, kMinusZero) == std::partial_ordering::equivalent);
  CHECK(compare(kNan, kNan) == std::partial_ordering::unordered);
  CHECK(compare(kMinusInf, kMinusTwo) == std::partial_ordering::less);
  CHECK(compare(kInf, kInf) == std::partial_ordering::equivalent);
  CHECK(!identical(kZero, kMinusZero));
  CHECK(identical(kNan, kNan));
  CHECK(show(minimum(kZero, kMinusZero)) == "-0");
  CHECK(show(minimum(kMinusZero, kZero)) == "-0");
  CHECK(show(maximum(kMinusZero, kZero)) == "+0");
  CHECK(show(maximum(kZero, kMinusZero)) == "+0");
  CHECK(show(maximum(kNan, kOne)) == "nan");
  CHECK(show(maximumNumber(kNan, kOne)) == "+1");
  CHECK(show(minimumNumber(kOne, kNan)) == "+1");
  CHECK(show(minimumNumber(kNan, kNan)) == "nan");
  CHECK(show(minimumNumber(kInf, kMinusInf)) == "-inf");
  CHECK_THROWS_AS(kInf.rational(), std::domain_error);
  CHECK_THROWS_AS(kZero.exponent(), std::domain_error);
}

TEST_CASE("construction") {
  CHECK(show(Value(std::numeric_limits<std::int64_t>::min())) == "-9223372036854775808");
  CHECK(show(Value(std::int64_t{0})) == "+0");
  CHECK(show(Value(Rational(0))) == "+0");
  CHECK(show(Value::scaled(true, 0, 5)) == "-0");
  CHECK(show(Value::scaled(true, ~UInt128{0}, 1)) == "-680564733841876926926749214863536422910");
  CHECK(identical(Value::scaled(false, 12, -2), Value(3)));
  CHECK(identical(Value(Rational(powerOfTwo(128) - 1)), Value::scaled(false, ~UInt128{0}, 0)));
  CHECK(!Value(Rational(powerOfTwo(128) + 1)).dyadic());
  CHECK(Value(Rational(powerOfTwo(128) + 1)).exponent() == 128);
  CHECK(!Value(Rational(1, 3)).dyadic());
  CHECK(identical(Value(Rational(6, 24)), Value::scaled(false, 1, -2))); // not in lowest terms
  CHECK(identical(Value(Rational(2, 6)), div(Value(1), Value(3))));
  CHECK(Value(Rational(-1, 3)).exponent() == -2);
}

TEST_CASE("arithmetic equals that of rationals") {
  Random random;
  for (int i = 0; i < 100000; ++i) {
    const Rational p = randomRational(random);
    const Rational q = randomRational(random);
    const Value a(p);
    const Value b(q);
    REQUIRE(a.rational() == p);
    REQUIRE(add(a, b).rational() == p + q);
    REQUIRE(sub(a, b).rational() == p - q);
    REQUIRE(mul(a, b).rational() == p * q);
    REQUIRE(compare(a, b) == (cmp(p, q) <=> 0));
    REQUIRE(identical(a, b) == (p == q));
    if (q != 0) {
      REQUIRE(div(a, b).rational() == p / q);
      REQUIRE(b.exponent() == floorLog2(q));
      REQUIRE(identical(mul(div(a, b), b), a));
    }
    REQUIRE(identical(add(a, b), Value(Rational(p + q))));
    REQUIRE(identical(mul(a, b), p * q == 0 ? Value::zero(a.isNegative() != b.isNegative()) : Value(Rational(p * q))));
  }
}
