#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <random>
#include <string>

using namespace qkc::numeric;

namespace {

std::string described(const char* format, std::uint64_t code) {
  return describe(*findFormat(format), code);
}
std::string described(float x) {
  return described("f32", std::bit_cast<std::uint32_t>(x));
}

// The number that a text of describe() stands for.
Rational readBack(std::string text) {
  const bool negative = text.starts_with('-');
  text.erase(0, negative ? 1 : 0);
  const Rational q = text.starts_with("2^") ? powerOfTwo(std::stol(text.substr(2))) : *parseNumber(text);
  return negative ? Rational(-q) : q;
}

} // namespace

TEST_CASE("texts of values") {
  CHECK(described(127.0F) == "127");
  CHECK(described(1 / 127.0F) == "0.007874016");
  CHECK(described(0.1F) == "0.1");
  CHECK(described(-12.5F) == "-12.5");
  CHECK(described(16777216.0F) == "16777216");
  CHECK(described(3.4028235e38F) == "3.4028235e38");
  CHECK(described(1e15F) == "1e15");
  CHECK(described(1000000.0F) == "1000000");
  CHECK(described(5e-7F) == "5e-7");
  CHECK(described(std::ldexp(1.0F, -127)) == "2^-127");
  CHECK(described(-std::ldexp(1.0F, 100)) == "-2^100");
  CHECK(described("f32", 0x80000000) == "-0");
  CHECK(described("f32", 0) == "0");
  CHECK(described("f32", 0xff800000) == "-inf");
  CHECK(described("f32", 0xffc12345) == "nan");
  CHECK(described("e4m3", 0x7e) == "448");
  CHECK(described("e4m3", 0x81) == "-0.001953125");
  CHECK(described("e8m0", 0) == "2^-127");
  CHECK(described("f16", 0x7bff) == "65504");
  CHECK(described("f16", 0x2e66) == "0.1");
  CHECK(described("i8", 0x80) == "-128");
  CHECK(described("u64", ~std::uint64_t{0}) == "18446744073709551615");
  CHECK(described("f64", 1) == "2^-1074");
  CHECK(describe(Value(Rational(1, 127))) == "1/127");
  CHECK(describe(Value(Rational(-1, 10))) == "-0.1");
  CHECK(describe(Value(*parseNumber("3.14159265358979"))) == "about 3.1415926536");
  CHECK(describe(Value(Rational(2, 3000000001UL))) == "2/3000000001");
  CHECK(describe(Value(Rational(20000000003UL, 3000000001UL))) == "about 6.6666666654");
  CHECK(describe(Value(*parseNumber("1e-20000"))) == "1e-20000");
  CHECK(describe(Value(powerOfTwo(-1000000))) == "2^-1000000");
  CHECK(describe(Value::infinity(true)) == "-inf");
  CHECK(describe(Value::zero(true)) == "-0");
}

TEST_CASE("hexadecimal texts") {
  const auto hex = [](float x) { return hexText(*findFormat("f32"), std::bit_cast<std::uint32_t>(x)); };
  CHECK(hex(1 / 127.0F) == "0x1.020408p-7");
  CHECK(hex(-448.0F) == "-0x1.cp8");
  CHECK(hex(1.0F) == "0x1p0");
  CHECK(hex(-0.0F) == "-0x0p0");
  CHECK(hex(INFINITY) == "inf");
  CHECK(hex(1e-45F) == "0x1p-149");
  CHECK(hexText(*findFormat("u64"), ~std::uint64_t{0}) == "0x1.fffffffffffffffep63");
}

TEST_CASE("texts lead back to the value") {
  for (const Format& f : allFormats()) {
    if (f.usedBits() > 16) {
      continue;
    }
    CAPTURE(f.name);
    for (const std::uint64_t code : allCodes(f)) {
      const Value value = decode(f, code);
      if (!value.isFinite() || value.isZero()) {
        continue;
      }
      const std::string text = describe(f, code);
      const Value read(readBack(text));
      REQUIRE_MESSAGE(identical(round(f, read, Rounding::halfEven, Overflow::never), value), text);
      REQUIRE(text.size() <= 17);
      std::string hex = hexText(f, code);
      hex.erase(0, value.isNegative() ? 1 : 0);
      REQUIRE(identical(Value(*parseNumber(hex)), abs(value)));
    }
  }
  std::mt19937_64 random(3);
  for (int i = 0; i < 20000; ++i) {
    const std::uint64_t bits = random();
    const auto low = static_cast<std::uint32_t>(bits);
    if (std::isnormal(std::bit_cast<double>(bits))) {
      const std::string text = described("f64", bits);
      REQUIRE(
          (text.find("2^") != std::string::npos || std::strtod(text.c_str(), nullptr) == std::bit_cast<double>(bits)));
      REQUIRE(std::strtod(hexText(*findFormat("f64"), bits).c_str(), nullptr) == std::bit_cast<double>(bits));
    }
    if (std::isnormal(std::bit_cast<float>(low))) {
      const std::string text = described("f32", low);
      REQUIRE(
          (text.find("2^") != std::string::npos || std::strtof(text.c_str(), nullptr) == std::bit_cast<float>(low)));
    }
  }
}
