#include "compiler/numeric/describe.h"

#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"
#include "compiler/numeric/wide.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace qkc::numeric {

namespace {

constexpr int kShortDigits = 9;               // exact decimals up to this many digits are shown
constexpr int kAboutDigits = 11;              // of a number that has no short exact text
constexpr std::size_t kShortFraction = 14;    // characters of "p/q"
constexpr std::size_t kExactBits = 1U << 17U; // larger numerators and denominators are not written out
constexpr int kPlainLow = -5;                 // decimal exponents that are written without "e"
constexpr int kPlainHigh = 15;
constexpr int kPaddedHigh = 9; // the same, where zeros must fill up to the point
// A positive decimal: d.ddd * 10^exponent, without trailing zeros.
struct Decimal {
  std::string digits;
  long exponent = 0;
};

mpz_class powerOfTen(long exponent) {
  mpz_class result;
  mpz_ui_pow_ui(result.get_mpz_t(), 10, static_cast<unsigned long>(exponent));
  return result;
}

Decimal makeDecimal(const mpz_class& digits, long scale) {
  Decimal decimal{.digits = digits.get_str(), .exponent = 0};
  decimal.exponent = static_cast<long>(decimal.digits.size()) - 1 - scale;
  decimal.digits.erase(decimal.digits.find_last_not_of('0') + 1);
  return decimal;
}

// Zeros that stand for no digit of the decimal are written of exact ones alone.
std::string text(const Decimal& decimal, bool isExact) {
  const std::string& digits = decimal.digits;
  const auto count = static_cast<long>(digits.size());
  const bool isPadded = decimal.exponent > count - 1;
  if (decimal.exponent < kPlainLow || decimal.exponent > (isPadded ? kPaddedHigh : kPlainHigh) ||
      (isPadded && !isExact)) {
    return fmt::format("{}{}{}e{}", digits.front(), count > 1 ? "." : "", digits.substr(1), decimal.exponent);
  }
  if (decimal.exponent < 0) {
    return fmt::format("0.{:0>{}}", digits, count - decimal.exponent - 1);
  }
  if (decimal.exponent >= count - 1) {
    return fmt::format("{:0<{}}", digits, decimal.exponent + 1);
  }
  const auto point = static_cast<std::size_t>(decimal.exponent + 1);
  return fmt::format("{}.{}", digits.substr(0, point), digits.substr(point));
}

bool isWritable(const Rational& q) {
  return mpz_sizeinbase(q.get_num_mpz_t(), 2) <= kExactBits && mpz_sizeinbase(q.get_den_mpz_t(), 2) <= kExactBits;
}

// The positive number as a terminating decimal; none where it has none or it is too large to write.
std::optional<Decimal> exactDecimal(const Rational& q) {
  if (!isWritable(q)) {
    return std::nullopt;
  }
  const auto twos = mpz_scan1(q.get_den_mpz_t(), 0);
  mpz_class rest = q.get_den() >> twos;
  const auto fives = mpz_remove(rest.get_mpz_t(), rest.get_mpz_t(), mpz_class(5).get_mpz_t());
  if (rest != 1) {
    return std::nullopt;
  }
  const auto scale = static_cast<long>(std::max(twos, fives));
  return makeDecimal(q.get_num() * powerOfTen(scale) / q.get_den(), scale);
}

// The positive number to `count` significant digits, ties to even.
Decimal nearestDecimal(const Rational& q, int count) {
  // log10 from log2; the loops mend what the quotient rounds off.
  long exponent = floorLog2(q) * 30103 / 100000;
  const auto scaledTo = [&](long e) { return e >= 0 ? Rational(q / powerOfTen(e)) : Rational(q * powerOfTen(-e)); };
  while (scaledTo(exponent) >= 10) {
    ++exponent;
  }
  while (scaledTo(exponent) < 1) {
    --exponent;
  }
  const long scale = count - 1 - exponent;
  const Value integer = roundToInteger(Value(scaledTo(-scale)), Rounding::halfEven);
  return makeDecimal(integer.rational().get_num(), scale);
}

Rational numberOf(const Decimal& decimal) {
  const mpz_class digits(decimal.digits, 10);
  const long tens = decimal.exponent - static_cast<long>(decimal.digits.size()) + 1;
  return tens >= 0 ? Rational(digits * powerOfTen(tens)) : Rational(Rational(digits) / powerOfTen(-tens));
}

// The fewest digits whose nearest decimal rounds back to the positive value.
Decimal shortestDecimal(const Format& format, const Value& magnitude) {
  const Rational q = magnitude.rational();
  for (int count = 1;; ++count) {
    Decimal decimal = nearestDecimal(q, count);
    const auto back = tryRound(format, Value(numberOf(decimal)), Rounding::halfEven, Overflow::never);
    if (back && identical(*back, magnitude)) {
      return decimal;
    }
  }
}

// Texts of NaN, infinities and zeros; none for other values.
std::optional<std::string> specialText(const Value& value) {
  const std::string sign = value.isNegative() ? "-" : "";
  if (value.isNan()) {
    return "nan";
  }
  if (value.isInfinite()) {
    return sign + "inf";
  }
  return value.isZero() ? std::optional(sign + "0") : std::nullopt;
}

// "127", "0.015625", "2^-127" of a positive value, where such a text is short.
std::optional<std::string> shortExactText(const Value& magnitude) {
  const auto decimal = exactDecimal(magnitude.rational());
  if (decimal && decimal->digits.size() <= kShortDigits) {
    return text(*decimal, true);
  }
  const auto dyadic = magnitude.dyadic();
  return dyadic && dyadic->mantissa == 1 ? std::optional(fmt::format("2^{}", dyadic->exponent)) : std::nullopt;
}

} // namespace

std::string describe(const Format& format, std::uint64_t code) {
  const Value value = decode(format, code);
  if (const auto special = specialText(value)) {
    return *special;
  }
  if (format.isInteger()) {
    return value.rational().get_str();
  }
  const Value magnitude = abs(value);
  const std::string sign = value.isNegative() ? "-" : "";
  if (const auto exact = shortExactText(magnitude)) {
    return sign + *exact;
  }
  // Entries of a code book are far apart; their texts are those of f32's numbers.
  const Format& scale = isCodeBook(format) ? *findFormat("f32") : format;
  return sign + text(shortestDecimal(scale, magnitude), false);
}

std::string describe(const Value& value) {
  if (const auto special = specialText(value)) {
    return *special;
  }
  const Value magnitude = abs(value);
  const std::string sign = value.isNegative() ? "-" : "";
  if (const auto exact = shortExactText(magnitude)) {
    return sign + *exact;
  }
  const Rational q = magnitude.rational();
  if (isWritable(q)) {
    const std::string fraction = q.get_str();
    if (fraction.size() <= kShortFraction) {
      return sign + fraction;
    }
  }
  return fmt::format("about {}{}", sign, text(nearestDecimal(q, kAboutDigits), false));
}

std::string hexText(const Format& format, std::uint64_t code) {
  const Value value = decode(format, code);
  if (const auto special = specialText(value); special && !value.isZero()) {
    return *special;
  }
  const std::string sign = value.isNegative() ? "-" : "";
  const auto dyadic = value.dyadic();
  if (!dyadic) {
    return sign + "0x0p0";
  }
  // The leading 1 stands alone before the point; the rest is left-aligned to whole digits.
  const auto restBits = static_cast<int>(value.exponent() - dyadic->exponent);
  const int padding = (4 - restBits % 4) % 4;
  UInt128 rest = (dyadic->mantissa ^ (UInt128{1} << restBits)) << padding;
  std::string digits(static_cast<std::size_t>((restBits + padding) / 4), '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, rest >>= 4U) {
    *digit = "0123456789abcdef"[static_cast<unsigned>(rest & 15U)];
  }
  return fmt::format("{}0x1{}{}p{}", sign, digits.empty() ? "" : ".", digits, value.exponent());
}

} // namespace qkc::numeric
