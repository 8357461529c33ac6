#include "compiler/numeric/exponents.h"

#include <algorithm>
#include <stdexcept>

namespace qkc::numeric {

namespace {

constexpr unsigned kPrecision = 192; // bits of a significand's fraction
constexpr int kBits = 80;            // bits of the logarithm; squaring loses as many of the precision

mpz_class squareDown(const mpz_class& a) {
  return (a * a) >> kPrecision;
}

mpz_class squareUp(const mpz_class& a) {
  const mpz_class square = a * a;
  mpz_class result;
  mpz_cdiv_q_2exp(result.get_mpz_t(), square.get_mpz_t(), kPrecision);
  return result;
}

mpz_class halfUp(const mpz_class& a) {
  return (a + 1) >> 1;
}

// The spacing of the format's numbers at this magnitude.
Rational spacingAt(const Format& format, const Rational& magnitude) {
  const long exponent = magnitude == 0 ? format.minExponent : std::max<long>(floorLog2(magnitude), format.minExponent);
  return powerOfTwo(exponent - format.significandBits + 1);
}

long roundedToLong(const Value& value, Rounding rounding) {
  return roundToInteger(value, rounding).rational().get_num().get_si();
}

} // namespace

std::pair<Rational, Rational> log2Bounds(const Rational& x) {
  if (x <= 0) {
    throw std::invalid_argument("only positive numbers have a logarithm");
  }
  const long exponent = floorLog2(x);
  const Rational significand = x * powerOfTwo(-exponent);
  if (significand == 1) {
    return {Rational(exponent), Rational(exponent)};
  }
  // Squaring doubles the logarithm: whether the square passes 2 is its next bit.
  const Rational scaled = significand * powerOfTwo(kPrecision);
  mpz_class low = scaled.get_num() / scaled.get_den();
  mpz_class high = low + 1;
  const mpz_class two = mpz_class(2) << kPrecision;
  Rational sum = exponent;
  Rational step = 1;
  for (int bit = 0; bit < kBits; ++bit) {
    low = squareDown(low);
    high = squareUp(high);
    if (low < two && high >= two) {
      break; // so near to 2 that the bounds can't tell
    }
    step /= 2;
    if (low >= two) {
      sum += step;
      low >>= 1;
      high = halfUp(high);
    }
  }
  return {sum, sum + step};
}

std::vector<long> log2Exponents(const Value& x, const Log2Form& form) {
  if (!x.isFinite() || x.isZero() || x.isNegative() || form.ulps < Rational(1, 2) || form.absolute < 0) {
    throw std::invalid_argument("log2Exponents: a positive number and at least half an ulp");
  }
  const Rational number = x.rational();
  const long floor = floorLog2(number);
  if (number == powerOfTwo(floor)) {
    return {floor};
  }
  const auto [low, high] = log2Bounds(number);
  const Rational largest = std::max<Rational>(abs(low), abs(high));
  const Rational slack = form.ulps * spacingAt(*form.format, largest) + form.absolute;
  const Format& format = *form.format;
  const Value least = round(format, Value(Rational(low - slack)), Rounding::toPlus, Overflow::saturate);
  const Value most = round(format, Value(Rational(high + slack)), Rounding::toMinus, Overflow::saturate);
  const Value from = compare(least, Value(floor)) < 0 ? Value(floor) : least;
  const Value to = compare(most, Value(floor + 1)) > 0 ? Value(floor + 1) : most;
  const long first = roundedToLong(from, form.rounding);
  const long last = roundedToLong(to, form.rounding);
  return first == last ? std::vector{first} : std::vector{first, last};
}

} // namespace qkc::numeric
