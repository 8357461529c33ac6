#include "stdlib/device/tests/oracle.h"

#include <mpfr.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <stdexcept>

namespace qkc::oracle {

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double maxOf(const FloatFormat& f) {
  // The largest code that is finite, counted down from all ones.
  std::uint64_t code = (std::uint64_t{1} << (f.exponentBits + f.fractionBits)) - 1;
  while (!std::isfinite(decode(f, code)))
    code = f.top == Top::ieee ? ((code >> f.fractionBits) << f.fractionBits) - 1 : code - 1;
  return decode(f, code);
}

// Whether |v| lies past the middle of its neighbours, given the fraction of a unit that it is above the lower one.
bool goesAway(double fraction, bool lowerIsOdd, bool negative, Rounding rounding) {
  switch (rounding) {
  case Rounding::halfEven:
    return fraction > 0.5 || (fraction == 0.5 && lowerIsOdd);
  case Rounding::halfAway:
    return fraction >= 0.5;
  case Rounding::halfToZero:
    return fraction > 0.5;
  case Rounding::halfToPlus:
    return negative ? fraction > 0.5 : fraction >= 0.5;
  case Rounding::halfToMinus:
    return negative ? fraction >= 0.5 : fraction > 0.5;
  case Rounding::toZero:
    return false;
  case Rounding::toPlus:
    return !negative && fraction > 0;
  case Rounding::toMinus:
    return negative && fraction > 0;
  }
  throw std::logic_error("rounding");
}

// What an overflow past the finite end of v's side gives under `inf`.
bool overflowsToInfinity(bool negative, Rounding rounding) {
  switch (rounding) {
  case Rounding::toZero:
    return false;
  case Rounding::toPlus:
    return !negative;
  case Rounding::toMinus:
    return negative;
  default:
    return true;
  }
}

std::uint64_t storageOf(const FloatFormat& format, double value) {
  return encode(format, value) << format.lowBits;
}

// The value of an overflow, on the side of `above`.
std::optional<std::uint64_t> overflowed(const FloatFormat& format, bool above, bool infinite, Rounding rounding,
                                        Overflow overflow) {
  const bool ieee = format.top == Top::ieee;
  const double end = above ? format.max : format.min;
  const double infinity = above ? kInf : -kInf;
  switch (overflow) {
  case Overflow::saturate:
    return storageOf(format, end);
  case Overflow::inf:
    return storageOf(format, infinite || overflowsToInfinity(!above, rounding) ? infinity : end);
  case Overflow::nan:
    return format.nan << format.lowBits;
  case Overflow::never:
    if (infinite && ieee)
      return storageOf(format, infinity);
    return std::nullopt;
  case Overflow::wrap:
    break;
  }
  throw std::logic_error("overflow");
}

std::vector<FloatFormat> completed(std::vector<FloatFormat> formats) {
  for (FloatFormat& f : formats) {
    f.max = maxOf(f);
    f.min = f.isSigned ? -f.max : f.hasZero() ? 0 : std::ldexp(1.0, -f.bias);
  }
  return formats;
}

// All values with their codes, ascending.
std::vector<std::pair<double, std::uint64_t>> codesByValue(const FloatFormat& f) {
  std::vector<std::pair<double, std::uint64_t>> codes;
  const int width = f.exponentBits + f.fractionBits + (f.isSigned ? 1 : 0);
  for (std::uint64_t code = 0; code < std::uint64_t{1} << width; ++code) {
    const double value = decode(f, code);
    if (!std::isnan(value) && !(value == 0 && std::signbit(value)))
      codes.emplace_back(value, code);
  }
  std::sort(codes.begin(), codes.end());
  return codes;
}

} // namespace

double IntegerFormat::max() const {
  return std::ldexp(1.0, isSigned ? bits - 1 : bits) - 1;
}
double IntegerFormat::min() const {
  return isSigned ? -std::ldexp(1.0, bits - 1) : 0;
}

const std::vector<FloatFormat>& floatFormats() {
  static const std::vector<FloatFormat> kFormats = completed({
      {"f64", 11, 52, 1023, Top::ieee, true, 0, 0x7ff8000000000000, 0, 0},
      {"f32", 8, 23, 127, Top::ieee, true, 0, 0x7fc00000, 0, 0},
      {"tf32", 8, 10, 127, Top::ieee, true, 13, 0x7fc00000 >> 13, 0, 0},
      {"f16", 5, 10, 15, Top::ieee, true, 0, 0x7e00, 0, 0},
      {"bf16", 8, 7, 127, Top::ieee, true, 0, 0x7fc0, 0, 0},
      {"e5m2", 5, 2, 15, Top::ieee, true, 0, 0x7e, 0, 0},
      {"e5m2fnuz", 5, 2, 16, Top::minusZeroIsNan, true, 0, 0x80, 0, 0},
      {"e4m3", 4, 3, 7, Top::allOnesIsNan, true, 0, 0x7f, 0, 0},
      {"e4m3fnuz", 4, 3, 8, Top::minusZeroIsNan, true, 0, 0x80, 0, 0},
      {"ue4m3", 4, 3, 7, Top::allOnesIsNan, false, 0, 0x7f, 0, 0},
      {"e3m2", 3, 2, 3, Top::finite, true, 0, 0, 0, 0},
      {"e2m3", 2, 3, 1, Top::finite, true, 0, 0, 0, 0},
      {"e2m1", 2, 1, 1, Top::finite, true, 0, 0, 0, 0},
      {"e8m0", 8, 0, 127, Top::allOnesIsNan, false, 0, 0xff, 0, 0},
  });
  return kFormats;
}

const FloatFormat& floatFormat(std::string_view name) {
  for (const FloatFormat& format : floatFormats())
    if (format.name == name)
      return format;
  throw std::invalid_argument("no format of that name");
}

const std::vector<Book>& books() {
  static const std::vector<Book> kBooks = {
      {"nf4",
       {-1, -0.6961928F, -0.52507305F, -0.3949175F, -0.28444138F, -0.18477343F, -0.091050036F, 0, 0.0795803F,
        0.1609302F, 0.2461123F, 0.33791524F, 0.44070983F, 0.562617F, 0.72295684F, 1}},
      {"fp4_bnb",
       {0, 1 / 192.0F, 2 / 3.0F, 1, 1 / 3.0F, 0.5, 1 / 6.0F, 0.25, -0.0, -1 / 192.0F, -2 / 3.0F, -1, -1 / 3.0F, -0.5,
        -1 / 6.0F, -0.25}},
      {"iq4_nl", {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113}},
      {"ternary", {-1, 0, 1}},
  };
  return kBooks;
}

const Book* findBook(std::string_view name) {
  for (const Book& book : books())
    if (book.name == name)
      return &book;
  return nullptr;
}

double decode(const FloatFormat& f, std::uint64_t code) {
  const std::uint64_t fraction = code & ((std::uint64_t{1} << f.fractionBits) - 1);
  const std::uint64_t ones = (std::uint64_t{1} << f.exponentBits) - 1;
  const std::uint64_t exponent = (code >> f.fractionBits) & ones;
  const bool negative = f.isSigned && ((code >> (f.fractionBits + f.exponentBits)) & 1) != 0;
  const double sign = negative ? -1.0 : 1.0;
  const bool full = fraction == (std::uint64_t{1} << f.fractionBits) - 1;
  if (f.top == Top::ieee && exponent == ones)
    return fraction == 0 ? sign * kInf : kNan;
  if (f.top == Top::allOnesIsNan && exponent == ones && full)
    return kNan;
  if (f.top == Top::minusZeroIsNan && negative && exponent == 0 && fraction == 0)
    return kNan;
  if (exponent == 0 && f.hasZero())
    return sign * std::ldexp(static_cast<double>(fraction), 1 - f.bias - f.fractionBits);
  const auto significand = static_cast<double>(fraction | std::uint64_t{1} << f.fractionBits);
  return sign * std::ldexp(significand, static_cast<int>(exponent) - f.bias - f.fractionBits);
}

std::uint64_t encode(const FloatFormat& f, double value) {
  if (std::isnan(value))
    return f.nan;
  if (f.precision() == 53)
    return std::bit_cast<std::uint64_t>(value);
  if (f.exponentBits + f.fractionBits > 15)
    return std::bit_cast<std::uint32_t>(static_cast<float>(value)) >> f.lowBits;
  if (value == 0 && std::signbit(value) && f.hasMinusZero())
    return std::uint64_t{1} << (f.exponentBits + f.fractionBits);
  thread_local std::map<std::string, std::vector<std::pair<double, std::uint64_t>>> tables;
  thread_local const std::vector<std::pair<double, std::uint64_t>>* table = nullptr;
  thread_local const FloatFormat* of = nullptr; // the format that was asked for last
  if (of != &f) {
    auto& mine = tables[f.name];
    if (mine.empty())
      mine = codesByValue(f);
    table = &mine;
    of = &f;
  }
  const auto found = std::lower_bound(table->begin(), table->end(), std::pair(value, std::uint64_t{0}));
  if (found == table->end() || found->first != value)
    throw std::logic_error("not a value of " + f.name);
  return found->second;
}

double roundToMultiple(double v, int exponent, Rounding rounding) {
  const double scaled = std::ldexp(std::fabs(v), -exponent); // exact, or so small that only "not 0" matters
  if (scaled == 0 && v != 0)
    throw std::logic_error("scaled to nothing");
  if (scaled >= 0x1p53)
    return v;
  const double lower = std::floor(scaled);
  const bool away = goesAway(scaled - lower, std::fmod(lower, 2) == 1, std::signbit(v), rounding);
  return std::copysign(std::ldexp(lower + (away ? 1 : 0), exponent), v);
}

std::optional<std::uint64_t> castToFloat(const FloatFormat& f, double v, Rounding rounding, Overflow overflow) {
  if (std::isnan(v))
    return f.nan == 0 ? std::nullopt : std::optional(f.nan << f.lowBits);
  if (std::isinf(v))
    return overflowed(f, v > 0, true, rounding, overflow);
  if (v == 0)
    return f.hasZero() ? storageOf(f, v) : overflowed(f, false, false, rounding, overflow);
  if (!f.hasZero() && std::fabs(v) < f.min)
    return v > 0 ? storageOf(f, f.min) : overflowed(f, false, false, rounding, overflow);
  int exponent = std::ilogb(v);
  if (exponent < f.minExponent())
    exponent = f.minExponent();
  double rounded = roundToMultiple(v, exponent - f.precision() + 1, rounding);
  if (rounded == 0 && !f.hasMinusZero())
    rounded = 0;
  if (rounded > f.max || rounded < f.min)
    return overflowed(f, rounded > 0 && rounded > f.max, false, rounding, overflow);
  return storageOf(f, rounded);
}

std::optional<std::uint64_t> castToInteger(const IntegerFormat& f, double v, Rounding rounding, Overflow overflow) {
  if (std::isnan(v) || (std::isinf(v) && overflow != Overflow::saturate))
    return std::nullopt;
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - f.bits);
  const double rounded = std::isinf(v) ? v : roundToMultiple(v, 0, rounding);
  const double above = std::ldexp(1.0, f.isSigned ? f.bits - 1 : f.bits); // max + 1
  const std::uint64_t maxCode = f.isSigned ? mask >> 1 : mask;
  if (rounded >= above || rounded < f.min()) {
    if (overflow == Overflow::never)
      return std::nullopt;
    if (overflow == Overflow::saturate)
      return rounded > 0 ? maxCode : f.isSigned ? maxCode + 1 : 0;
  }
  // The residue modulo 2^64, which 2^bits divides.
  const double residue = std::fmod(std::fabs(rounded), 0x1p64);
  const auto low = static_cast<std::uint64_t>(residue);
  return (rounded < 0 ? ~low + 1 : low) & mask;
}

// The number of thresholds that v passes is its place among the sorted values; a threshold is the middle of two values,
// passed by those above it and, by the mode, by itself.
std::optional<std::uint64_t> castToBook(const Book& book, double v, Rounding rounding, Overflow overflow) {
  if (std::isnan(v))
    return std::nullopt;
  std::vector<double> sorted = book.values;
  std::erase_if(sorted, [](double x) { return x == 0 && std::signbit(x); });
  std::sort(sorted.begin(), sorted.end());
  if (overflow == Overflow::never && (v < sorted.front() || v > sorted.back()))
    return std::nullopt;
  const auto zero = std::find(sorted.begin(), sorted.end(), 0.0) - sorted.begin();
  const bool hasZero = zero < static_cast<std::ptrdiff_t>(sorted.size());
  const bool negative = std::signbit(v);
  std::size_t place = 0;
  for (std::size_t k = 0; k + 1 < sorted.size(); ++k) {
    const double low = sorted[k];
    const double high = sorted[k + 1];
    const double fraction = v <= low ? 0 : v >= high ? 1 : v<(low + high) / 2 ? 0.25 : v>(low + high) / 2 ? 0.75 : 0.5;
    const bool lowIsOdd = (static_cast<std::ptrdiff_t>(k) - (hasZero ? zero : 0)) % 2 != 0;
    // goesAway speaks of magnitudes: of a negative number the upper value is the inner one.
    const bool up = fraction == 0 || fraction == 1 ? fraction == 1
                    : negative                     ? !goesAway(1 - fraction, !lowIsOdd, true, rounding)
                                                   : goesAway(fraction, lowIsOdd, false, rounding);
    place += up ? 1 : 0;
  }
  const double value = sorted[place];
  for (std::size_t code = 0; code < book.values.size(); ++code)
    if (book.values[code] == value && (value != 0 || std::signbit(book.values[code]) == negative))
      return code;
  return std::find(book.values.begin(), book.values.end(), value) - book.values.begin();
}

namespace {

// Wide enough that + - * and fma of doubles are exact.
constexpr mpfr_prec_t kWide = 4400;

struct Number {
  mpfr_t n;
  explicit Number(mpfr_prec_t precision) { mpfr_init2(n, precision); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  ~Number() { mpfr_clear(n); }
};

int apply(mpfr_t result, char op, double a, double b, double c, mpfr_rnd_t rounding) {
  Number x(53);
  Number y(53);
  Number z(53);
  mpfr_set_d(x.n, a, MPFR_RNDN);
  mpfr_set_d(y.n, b, MPFR_RNDN);
  mpfr_set_d(z.n, c, MPFR_RNDN);
  switch (op) {
  case '+':
    return mpfr_add(result, x.n, y.n, rounding);
  case '-':
    return mpfr_sub(result, x.n, y.n, rounding);
  case '*':
    return mpfr_mul(result, x.n, y.n, rounding);
  case '/':
    return mpfr_div(result, x.n, y.n, rounding);
  case 's':
    return mpfr_sqrt(result, x.n, rounding);
  case 'f':
    return mpfr_fma(result, x.n, y.n, z.n, rounding);
  default:
    throw std::logic_error("operation");
  }
}

struct ExponentRange {
  mpfr_exp_t least = mpfr_get_emin();
  mpfr_exp_t most = mpfr_get_emax();
  // Numbers m * 2^e with 1/2 <= m < 1, as MPFR counts.
  ExponentRange(mpfr_exp_t low, mpfr_exp_t high) {
    mpfr_set_emin(low);
    mpfr_set_emax(high);
  }
  ExponentRange(const ExponentRange&) = delete;
  ExponentRange& operator=(const ExponentRange&) = delete;
  ~ExponentRange() {
    mpfr_set_emin(least);
    mpfr_set_emax(most);
  }
};

} // namespace

double operate(const FloatFormat& f, char op, double a, double b, double c) {
  const int low = f.minExponent() - f.precision() + 2; // of the smallest subnormal number
  const int high = std::ilogb(f.max) + 1;
  Number result(f.precision());
  int ternary = apply(result.n, op, a, b, c, MPFR_RNDN); // the exponents are still free
  const ExponentRange range(low, high);
  ternary = mpfr_check_range(result.n, ternary, MPFR_RNDN);
  mpfr_subnormalize(result.n, ternary, MPFR_RNDN);
  return mpfr_get_d(result.n, MPFR_RNDN);
}

std::uint64_t castByMpfr(const FloatFormat& f, double v) {
  const double rounded = operate(f, '+', v, 0, 0); // the format's top binade is full here; what is beyond saturates
  const double inside = std::clamp(rounded, f.min, f.max);
  const bool minusZero = std::signbit(v) && inside == 0 && f.hasMinusZero();
  return encode(f, minusZero ? -0.0 : inside == 0 ? 0.0 : inside) << f.lowBits;
}

double operateOdd(char op, double a, double b) {
  b = op == 's' ? 1 : b;
  if (!std::isfinite(a) || !std::isfinite(b) || (op == '/' && b == 0) || (op == 's' && a < 0)) {
    Number result(53);
    apply(result.n, op, a, b, 0, MPFR_RNDN);
    return mpfr_get_d(result.n, MPFR_RNDN);
  }
  Number wide(kWide);
  const int inexact = apply(wide.n, op, a, b, 0, MPFR_RNDZ);
  if (mpfr_zero_p(wide.n) != 0) {
    Number result(53);
    apply(result.n, op, a, b, 0, MPFR_RNDN); // the sign of zero
    return mpfr_get_d(result.n, MPFR_RNDN);
  }
  const double down = mpfr_get_d(wide.n, MPFR_RNDZ); // as IEEE: the largest number, subnormals, 0
  const bool same = inexact == 0 && std::isfinite(down) && mpfr_cmp_d(wide.n, down) == 0;
  const auto bits = std::bit_cast<std::uint64_t>(down);
  return same ? down : std::bit_cast<double>(bits | 1);
}

} // namespace qkc::oracle
