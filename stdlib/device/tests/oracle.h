#pragma once
// Slow and plain: what the portable header must give, computed from ldexp, floor and MPFR. Nothing here reads
// stdlib/device/qkc or compiler/numeric.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::oracle {

enum class Rounding { halfEven, halfAway, halfToZero, halfToPlus, halfToMinus, toZero, toPlus, toMinus };
enum class Overflow { saturate, wrap, inf, nan, never };
enum class Top { ieee, allOnesIsNan, minusZeroIsNan, finite };

inline constexpr int kRoundings = 8;
inline constexpr int kOverflows = 5;

struct FloatFormat {
  std::string name;
  int exponentBits = 0;
  int fractionBits = 0;
  int bias = 0;
  Top top = Top::ieee;
  bool isSigned = true;
  int lowBits = 0; // unused bits below the code in its storage
  std::uint64_t nan = 0;
  double max = 0; // largest and least finite values
  double min = 0;

  bool hasZero() const { return fractionBits > 0; }
  bool hasMinusZero() const { return isSigned && top != Top::minusZeroIsNan; }
  int precision() const { return fractionBits + 1; }
  int minExponent() const { return hasZero() ? 1 - bias : -bias; }
};

const std::vector<FloatFormat>& floatFormats();
const FloatFormat& floatFormat(std::string_view name);

// A code book: values by code, each a float.
struct Book {
  std::string name;
  std::vector<double> values;
};

const std::vector<Book>& books();
const Book* findBook(std::string_view name); // null where there is none

struct IntegerFormat {
  int bits = 0;
  bool isSigned = false;
  // Ends of the range; exact in double where bits <= 53.
  double max() const;
  double min() const;
};

// The value of a code (without its unused low bits), from the fields.
double decode(const FloatFormat& format, std::uint64_t code);

// The code of a value that the format has, found by search among all codes for formats of at most 16 bits.
std::uint64_t encode(const FloatFormat& format, double value);

// v rounded to a multiple of 2^exponent, by remainder and half; v may be any finite double, 2^exponent too small to
// matter gives v.
double roundToMultiple(double v, int exponent, Rounding rounding);

// The exact value v cast to the format: the code in its storage. None where the rules give no value.
std::optional<std::uint64_t> castToFloat(const FloatFormat& format, double v, Rounding rounding, Overflow overflow);
std::optional<std::uint64_t> castToInteger(const IntegerFormat& format, double v, Rounding rounding, Overflow overflow);

std::optional<std::uint64_t> castToBook(const Book& book, double v, Rounding rounding, Overflow overflow);

// v cast to the format by MPFR, ties to even, saturating; v is no NaN, the format has a zero.
std::uint64_t castByMpfr(const FloatFormat& format, double v);

// One operation on exact operands, rounded once to the format (ties to even, overflow to infinity) by MPFR. Op is one
// of
// + - * / s (sqrt of a) f (a * b + c).
double operate(const FloatFormat& format, char op, double a, double b, double c);

// The same rounded to odd in binary64; overflow gives the largest number.
double operateOdd(char op, double a, double b);

} // namespace qkc::oracle
