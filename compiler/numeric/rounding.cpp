#include "compiler/numeric/rounding.h"

#include "compiler/numeric/books.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/stochastic.h"
#include "compiler/numeric/wide.h"

#include <algorithm>

namespace qkc::numeric {

namespace {

// What a magnitude leaves above a multiple of the quantum, against half the quantum.
enum class Tail { none, belowHalf, half, aboveHalf };

Tail tailOf(std::strong_ordering againstHalf) {
  return againstHalf < 0 ? Tail::belowHalf : (againstHalf > 0 ? Tail::aboveHalf : Tail::half);
}

// Whether the magnitude goes up to the next multiple. `odd`: the multiple below is odd.
bool goesUp(Rounding rounding, bool negative, bool odd, Tail tail) {
  if (tail == Tail::none) {
    return false;
  }
  switch (rounding) {
  case Rounding::toZero:
    return false;
  case Rounding::toPlus:
    return !negative;
  case Rounding::toMinus:
    return negative;
  default:
    break;
  }
  if (tail != Tail::half) {
    return tail == Tail::aboveHalf;
  }
  switch (rounding) {
  case Rounding::halfEven:
    return odd;
  case Rounding::halfAway:
    return true;
  case Rounding::halfToPlus:
    return !negative;
  case Rounding::halfToMinus:
    return negative;
  default:
    return false; // halfToZero
  }
}

Value roundDyadic(bool negative, const Dyadic& d, long quantum, Rounding rounding) {
  const long shift = quantum - d.exponent;
  if (shift <= 0) {
    return Value::scaled(negative, d.mantissa, d.exponent);
  }
  const int length = bitLength(d.mantissa);
  if (shift > length) {
    return Value::scaled(negative, goesUp(rounding, negative, false, Tail::belowHalf) ? 1 : 0, quantum);
  }
  const UInt128 half = UInt128{1} << (shift - 1);
  const UInt128 whole = shift == 128 ? 0 : d.mantissa >> shift;
  const UInt128 rest = d.mantissa & (half | (half - 1));
  // The mantissa is odd, so with shift > 0 something is left.
  const bool up = goesUp(rounding, negative, (whole & 1U) != 0, tailOf(rest <=> half));
  return Value::scaled(negative, whole + (up ? 1 : 0), quantum);
}

// None where 128 bits don't hold the parts of the division.
std::optional<Value> roundRatio(bool negative, const Ratio& r, long quantum, Rounding rounding) {
  const long shift = r.exponent - quantum;
  if (bitLength(shift > 0 ? r.numerator : r.denominator) + std::abs(shift) > 127) {
    return std::nullopt;
  }
  const UInt128 above = static_cast<UInt128>(r.numerator) << std::max<long>(shift, 0);
  const UInt128 below = static_cast<UInt128>(r.denominator) << std::max<long>(-shift, 0);
  const UInt128 whole = above / below; // NOLINT(clang-analyzer-core.DivideZero): no ratio has the denominator 0
  const UInt128 rest = above % below;
  // The denominator isn't 1, so something is left.
  const bool up = goesUp(rounding, negative, (whole & 1U) != 0, tailOf(rest <=> below - rest));
  return Value::scaled(negative, whole + (up ? 1 : 0), quantum);
}

Value roundRational(bool negative, const Rational& magnitude, long quantum, Rounding rounding) {
  const Rational scaled = magnitude * powerOfTwo(-quantum);
  mpz_class whole;
  mpz_class rest;
  mpz_fdiv_qr(whole.get_mpz_t(), rest.get_mpz_t(), scaled.get_num_mpz_t(), scaled.get_den_mpz_t());
  rest *= 2;
  const Tail tail = rest == 0 ? Tail::none : tailOf(cmp(rest, scaled.get_den()) <=> 0);
  if (goesUp(rounding, negative, mpz_odd_p(whole.get_mpz_t()) != 0, tail)) {
    whole += 1;
  }
  if (mpz_sizeinbase(whole.get_mpz_t(), 2) <= 128) {
    return Value::scaled(negative, toUInt128(whole), quantum);
  }
  const Rational result = Rational(whole) * powerOfTwo(quantum);
  return Value(negative ? Rational(-result) : result);
}

// A finite non-zero value rounded to a multiple of 2^quantum; a zero keeps the sign.
Value roundToQuantum(const Value& value, long quantum, Rounding rounding) {
  if (const auto dyadic = value.dyadic()) {
    return roundDyadic(value.isNegative(), *dyadic, quantum, rounding);
  }
  if (const auto ratio = value.ratio()) {
    if (const auto rounded = roundRatio(value.isNegative(), *ratio, quantum, rounding)) {
      return *rounded;
    }
  }
  return roundRational(value.isNegative(), abs(value).rational(), quantum, rounding);
}

// The spacing of the format's values around a magnitude of this exponent, exponents unbounded above; of code books the
// spacing of a grid that holds their values.
long quantumAt(const Format& format, long exponent) {
  if (format.isInteger() || isCodeBook(format)) {
    return format.quantumExponent();
  }
  return (format.hasZero ? std::max<long>(exponent, format.minExponent) : exponent) - format.significandBits + 1;
}

// The neighbours of a value within a code book's ends, by value; both are the value where the book has it.
struct Neighbours {
  Value below;
  Value above;
};
Neighbours neighboursIn(const Format& book, const Value& value) {
  Neighbours found{.below = book.min, .above = book.max};
  for (const Value& entry : bookOf(book)) {
    if (compare(entry, value) <= 0 && compare(entry, found.below) > 0) {
      found.below = entry;
    }
    if (compare(entry, value) >= 0 && compare(entry, found.above) < 0) {
      found.above = entry;
    }
  }
  return found;
}

// A zero among the entries takes the sign of what was rounded to it.
Value signedLike(const Value& entry, const Value& value) {
  return entry.isZero() ? Value::zero(value.isNegative()) : entry;
}

// Books have no grid to go on beyond their ends: whatever lies outside overflows, in every mode. Of two values as near,
// half_even takes the one whose place in the order of values (codes.h) is even.
Value roundToBook(const Format& book, const Value& value, Rounding rounding) {
  if (compare(value, book.min) < 0 || compare(value, book.max) > 0) {
    return value; // an overflow
  }
  const auto [below, above] = neighboursIn(book, value);
  if (compare(below, above) == 0) {
    return signedLike(below, value);
  }
  const Value doubled = mul(value, Value(2));
  const auto side = compare(doubled, add(below, above)); // of the middle
  const bool negative = value.isNegative();
  const bool odd =
      orderIndex(book, encode(book, negative ? above : below)).value_or(0) % 2 != 0; // of the one nearer to 0
  const Tail tail = side == 0 ? Tail::half : ((side > 0) == negative ? Tail::belowHalf : Tail::aboveHalf);
  return signedLike(goesUp(rounding, negative, odd, tail) == negative ? below : above, value);
}

// First step of the header's comment; infinities and zeros stay.
Value roundUnbounded(const Format& format, const Value& value, Rounding rounding) {
  if (isCodeBook(format) && value.isFinite()) {
    return roundToBook(format, value, rounding);
  }
  if (!value.isFinite() || value.isZero()) {
    return value;
  }
  const Value rounded = roundToQuantum(value, quantumAt(format, value.exponent()), rounding);
  const bool isUnderflow = !format.hasZero && !value.isNegative() && compare(rounded, format.smallest) < 0;
  return isUnderflow ? format.smallest : rounded;
}

bool isInRange(const Format& format, const Value& rounded) {
  return compare(rounded, format.min) >= 0 && compare(rounded, format.max) <= 0;
}

// `rounded` is a finite integer.
Value wrapped(const Format& format, const Value& rounded) {
  std::uint64_t low = 0;
  if (const auto dyadic = rounded.dyadic()) {
    low = dyadic->exponent < 64 ? lowerHalf(dyadic->mantissa) << dyadic->exponent : 0;
  } else {
    low = lowerHalf(toUInt128(rounded.rational().get_num()));
  }
  const unsigned unused = 64 - static_cast<unsigned>(format.storageBits);
  return decode(format, ((rounded.isNegative() ? 0 - low : low) << unused) >> unused);
}

// IEEE 754-2019, 7.4.
Value ieeeOverflow(const Format& format, bool negative, Rounding rounding) {
  const bool towardsZero = rounding == Rounding::toZero || (rounding == Rounding::toPlus && negative) ||
                           (rounding == Rounding::toMinus && !negative);
  if (towardsZero) {
    return negative ? format.min : format.max;
  }
  return Value::infinity(negative);
}

std::optional<Value> resolveOverflow(const Format& format, const Value& rounded, Rounding rounding, Overflow overflow,
                                     const std::optional<Value>& nanValue) {
  switch (overflow) {
  case Overflow::saturate:
    return compare(rounded, format.min) < 0 ? format.min : format.max;
  case Overflow::inf:
    return rounded.isInfinite() ? rounded : ieeeOverflow(format, rounded.isNegative(), rounding);
  case Overflow::nan:
    return Value::nan();
  case Overflow::wrap:
    return rounded.isInfinite() ? nanValue : std::optional(wrapped(format, rounded));
  case Overflow::never:
    break;
  }
  return rounded.isInfinite() && format.hasInfinity ? std::optional(rounded) : std::nullopt;
}

template <class Enum> struct Word {
  Enum value;
  std::string_view word;
};

// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
constexpr auto kRoundingWords = std::to_array<Word<Rounding>>({{Rounding::halfEven, "half_even"},
                                                               {Rounding::halfAway, "half_away"},
                                                               {Rounding::halfToZero, "half_to_zero"},
                                                               {Rounding::halfToPlus, "half_to_plus"},
                                                               {Rounding::halfToMinus, "half_to_minus"},
                                                               {Rounding::toZero, "to_zero"},
                                                               {Rounding::toPlus, "to_plus"},
                                                               {Rounding::toMinus, "to_minus"}});

constexpr auto kOverflowWords = std::to_array<Word<Overflow>>({{Overflow::saturate, "saturate"},
                                                               {Overflow::wrap, "wrap"},
                                                               {Overflow::inf, "inf"},
                                                               {Overflow::nan, "nan"},
                                                               {Overflow::never, "never"}});
// NOLINTEND(modernize-use-designated-initializers)

template <class Table> auto findWord(const Table& table, std::string_view word) {
  const auto found = std::ranges::find(table, word, &Table::value_type::word);
  return found == table.end() ? std::nullopt : std::optional(found->value);
}

void checkArguments(const Format& format, Overflow overflow, const std::optional<Value>& nanValue) {
  if (!allows(format, overflow)) {
    throw std::invalid_argument(format.name + " does not allow overflow by " + std::string(name(overflow)));
  }
  if (nanValue && !isRepresentable(format, *nanValue)) {
    throw std::invalid_argument("the value for NaN is not one of " + format.name);
  }
}

// floor(a / 2) for either sign.
long halved(long a) {
  return a >= 0 ? a / 2 : -((1 - a) / 2);
}

// The root of a positive value, or where it is no multiple of 2^grid, some number strictly between the same two
// multiples: whatever rounds at multiples of 2^grid can't tell them apart.
Value rootOnGrid(const Value& value, long grid) {
  const Rational scaled = value.rational() * powerOfTwo(-2 * grid);
  const mpz_class floor = scaled.get_num() / scaled.get_den();
  const mpz_class root = sqrt(floor);
  const bool exact = Rational(root * root) == scaled;
  const mpz_class doubled = 2 * root + (exact ? 0 : 1);
  return Value(Rational(doubled) * powerOfTwo(grid - 1));
}

} // namespace

std::string_view name(Rounding rounding) {
  return std::ranges::find(kRoundingWords, rounding, &Word<Rounding>::value)->word;
}

std::string_view name(Overflow overflow) {
  return std::ranges::find(kOverflowWords, overflow, &Word<Overflow>::value)->word;
}

std::optional<Rounding> findRounding(std::string_view word) {
  return findWord(kRoundingWords, word);
}

std::optional<Overflow> findOverflow(std::string_view word) {
  return findWord(kOverflowWords, word);
}

bool allows(const Format& format, Overflow overflow) {
  switch (overflow) {
  case Overflow::inf:
    return format.hasInfinity;
  case Overflow::nan:
    return format.hasNan;
  case Overflow::wrap:
    return format.isInteger();
  case Overflow::saturate:
  case Overflow::never:
    break;
  }
  return true;
}

std::optional<Value> tryRound(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
                              const std::optional<Value>& nanValue) {
  checkArguments(format, overflow, nanValue);
  if (value.isNan()) {
    return nanValue || !format.hasNan ? nanValue : std::optional(value);
  }
  const Value rounded = roundUnbounded(format, value, rounding);
  if (!isInRange(format, rounded)) {
    return resolveOverflow(format, rounded, rounding, overflow, nanValue);
  }
  return rounded.isZero() && !format.hasNegativeZero ? Value() : rounded;
}

Value round(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
            const std::optional<Value>& nanValue) {
  if (const auto result = tryRound(format, value, rounding, overflow, nanValue)) {
    return *result;
  }
  throw NoValueError("the rounding has no value in " + format.name);
}

bool overflows(const Format& format, const Value& value, Rounding rounding) {
  if (value.isNan() || (value.isInfinite() && format.hasInfinity)) {
    return false;
  }
  return !isInRange(format, roundUnbounded(format, value, rounding));
}

std::optional<Value> tryRoundSqrt(const Format& format, const Value& value, Rounding rounding, Overflow overflow,
                                  const std::optional<Value>& nanValue) {
  if (value.isNan() || value.isZero() || (value.isInfinite() && !value.isNegative())) {
    return tryRound(format, value, rounding, overflow, nanValue);
  }
  if (value.isNegative()) {
    return tryRound(format, Value::nan(), rounding, overflow, nanValue);
  }
  // Roundings act at multiples of half the quantum.
  const long grid = quantumAt(format, halved(value.exponent())) - 1;
  return tryRound(format, rootOnGrid(value, grid), rounding, overflow, nanValue);
}

std::optional<Value> tryRoundStochastic(const Format& format, const Value& value, RandomWord random, Overflow overflow,
                                        const std::optional<Value>& nanValue) {
  checkArguments(format, overflow, nanValue);
  if (isCodeBook(format)) {
    throw std::invalid_argument("nothing is rounded stochastically to a code book");
  }
  if (random.bits < 1 || random.bits > 64 || (random.bits < 64 && random.word >> random.bits != 0)) {
    throw std::invalid_argument("a random word has 1 to 64 bits");
  }
  const Value inner = roundUnbounded(format, value, Rounding::toZero);
  const Value outer = roundUnbounded(format, value, value.isNegative() ? Rounding::toMinus : Rounding::toPlus);
  if (!value.isFinite() || compare(inner, outer) == 0) {
    return tryRound(format, value, Rounding::halfEven, overflow, nanValue);
  }
  const Rational fraction = (value.rational() - inner.rational()) / (outer.rational() - inner.rational());
  const Rational words = powerOfTwo(random.bits);
  const bool isOuter = fraction * words + Rational(mpz_class(static_cast<unsigned long>(random.word))) >= words;
  return tryRound(format, isOuter ? outer : inner, Rounding::halfEven, overflow, nanValue);
}

Value roundToInteger(const Value& value, Rounding rounding) {
  return value.isFinite() && !value.isZero() ? roundToQuantum(value, 0, rounding) : value;
}

Value keep(const Value& value, int bits, Rounding rounding) {
  if (bits < 1 || bits > 64) {
    throw std::invalid_argument("keep: 1 to 64 bits");
  }
  return value.isFinite() && !value.isZero() ? roundToQuantum(value, value.exponent() - bits + 1, rounding) : value;
}

} // namespace qkc::numeric
