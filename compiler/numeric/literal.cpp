// Literals and powers of exact.h.

#include "compiler/numeric/exact.h"

#include <algorithm>
#include <string>

namespace qkc::numeric {

namespace {

bool isDigit(char c, int base) {
  return (c >= '0' && c <= '9') || (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

struct Significand {
  std::string digits;      // before and after the point
  long fractionDigits = 0; // after the point
};

// Takes digits with at most one point off the front of the text; none where there is no digit.
std::optional<Significand> takeSignificand(std::string_view& text, int base) {
  Significand result;
  bool point = false;
  while (!text.empty() && (isDigit(text.front(), base) || (text.front() == '.' && !point))) {
    if (text.front() == '.') {
      point = true;
    } else {
      result.digits += text.front();
      result.fractionDigits += point ? 1 : 0;
    }
    text.remove_prefix(1);
  }
  return result.digits.empty() ? std::nullopt : std::optional(result);
}

// The whole text as an optional exponent part, `mark` its letter: 0 where the text is empty, none where it is anything
// else.
std::optional<long> readExponent(std::string_view text, char mark) {
  if (text.empty()) {
    return 0;
  }
  if ((text.front() | 0x20) != mark) {
    return std::nullopt;
  }
  text.remove_prefix(1);
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) {
    text.remove_prefix(1);
  }
  if (text.empty() || !std::ranges::all_of(text, [](char c) { return isDigit(c, 10); })) {
    return std::nullopt;
  }
  long exponent = 0;
  for (const char c : text) {
    exponent = std::min(exponent * 10 + (c - '0'), kMaxLiteralExponent + 1);
  }
  return negative ? -exponent : exponent;
}

} // namespace

std::optional<Rational> parseNumber(std::string_view text) {
  if (text.size() > kMaxLiteralLength) {
    return std::nullopt;
  }
  const bool hex = text.starts_with("0x") || text.starts_with("0X");
  if (hex) {
    text.remove_prefix(2);
  }
  const auto significand = takeSignificand(text, hex ? 16 : 10);
  if (!significand) {
    return std::nullopt;
  }
  const auto exponent = readExponent(text, hex ? 'p' : 'e');
  if (!exponent || std::abs(*exponent) > kMaxLiteralExponent) {
    return std::nullopt;
  }
  const Rational digits(mpz_class(significand->digits, hex ? 16 : 10));
  if (hex) {
    return Rational(digits * powerOfTwo(*exponent - 4 * significand->fractionDigits));
  }
  mpz_class scale;
  const long tens = *exponent - significand->fractionDigits;
  mpz_ui_pow_ui(scale.get_mpz_t(), 10, static_cast<unsigned long>(std::abs(tens)));
  return tens >= 0 ? Rational(digits * scale) : Rational(digits / scale);
}

std::optional<Rational> power(const Rational& base, long exponent) {
  if (base == 0) {
    return exponent < 0 ? std::nullopt : std::optional(Rational(exponent == 0 ? 1 : 0));
  }
  const auto magnitude = exponent < 0 ? 0 - static_cast<unsigned long>(exponent) : static_cast<unsigned long>(exponent);
  const mpz_class& num = base.get_num();
  const mpz_class& den = base.get_den();
  const bool isUnit = ::abs(num) == 1 && den == 1;
  const unsigned long effective = isUnit ? magnitude % 2 : magnitude;
  const auto bits = std::max(mpz_sizeinbase(num.get_mpz_t(), 2), mpz_sizeinbase(den.get_mpz_t(), 2));
  if (effective > kMaxPowerBits / bits) {
    return std::nullopt;
  }
  Rational result;
  mpz_pow_ui(result.get_num_mpz_t(), num.get_mpz_t(), effective);
  mpz_pow_ui(result.get_den_mpz_t(), den.get_mpz_t(), effective);
  if (exponent < 0) {
    mpq_inv(result.get_mpq_t(), result.get_mpq_t());
  }
  return result;
}

} // namespace qkc::numeric
