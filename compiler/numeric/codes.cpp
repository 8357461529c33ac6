#include "compiler/numeric/codes.h"

#include "compiler/numeric/books.h"
#include "compiler/numeric/rounding.h"
#include "compiler/numeric/wide.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace qkc::numeric {

namespace {

// The lowest n bits set, 0 <= n <= 64.
constexpr std::uint64_t lowMask(int n) {
  return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// The used bits of a code, right-aligned.
std::uint64_t payloadOf(const Format& format, std::uint64_t code) {
  if ((code & ~lowMask(format.storageBits)) != 0) {
    throw std::invalid_argument("the code has more bits than " + format.name);
  }
  return (code >> format.unusedLowBits) & lowMask(format.usedBits());
}

// A floating code taken apart; the magnitude is exponent field and fraction as one number.
struct Fields {
  bool negative;
  std::uint64_t magnitude;
};

int magnitudeBits(const Format& format) {
  return format.exponentBits + format.fractionBits;
}

Fields split(const Format& format, std::uint64_t payload) {
  return {.negative = (payload >> magnitudeBits(format)) != 0, .magnitude = payload & lowMask(magnitudeBits(format))};
}

std::uint64_t join(const Format& format, Fields fields) {
  const auto sign = static_cast<std::uint64_t>(fields.negative);
  return ((sign << magnitudeBits(format)) | fields.magnitude) << format.unusedLowBits;
}

std::uint64_t infinityMagnitude(const Format& format) {
  return lowMask(format.exponentBits) << format.fractionBits;
}

bool isNanFields(const Format& format, Fields fields) {
  switch (format.specials) {
  case Specials::ieee:
    return fields.magnitude > infinityMagnitude(format);
  case Specials::topNan:
    return fields.magnitude == lowMask(magnitudeBits(format));
  case Specials::zeroNan:
    return fields.negative && fields.magnitude == 0;
  case Specials::none:
    break;
  }
  return false;
}

Value decodeFloating(const Format& format, Fields fields) {
  if (isNanFields(format, fields)) {
    return Value::nan();
  }
  if (format.hasInfinity && fields.magnitude == infinityMagnitude(format)) {
    return Value::infinity(fields.negative);
  }
  const std::uint64_t fraction = fields.magnitude & lowMask(format.fractionBits);
  // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift): no row of formats.def has 64 fraction bits
  const auto field = static_cast<int>(fields.magnitude >> format.fractionBits);
  if (field == 0 && format.hasZero) {
    return Value::scaled(fields.negative, fraction, format.quantumExponent());
  }
  const std::uint64_t leading = std::uint64_t{1} << format.fractionBits;
  return Value::scaled(fields.negative, leading + fraction, field - format.bias - format.fractionBits);
}

// The magnitude bits of a finite representable value.
std::uint64_t finiteMagnitude(const Format& format, const Value& value) {
  const auto dyadic = value.dyadic();
  if (!dyadic) {
    return 0;
  }
  const long exponent = value.exponent();
  const auto mantissa = lowerHalf(dyadic->mantissa);
  if (exponent < format.minExponent) {
    return mantissa << (dyadic->exponent - format.quantumExponent());
  }
  const std::uint64_t significand = mantissa << (format.fractionBits - (exponent - dyadic->exponent));
  const auto field = static_cast<std::uint64_t>(exponent + format.bias);
  return (field << format.fractionBits) | (significand & lowMask(format.fractionBits));
}

Value decodeInteger(const Format& format, std::uint64_t payload) {
  const bool negative = format.isSigned && (payload >> (format.storageBits - 1)) != 0;
  return negative ? Value::scaled(true, (0 - payload) & lowMask(format.storageBits), 0)
                  : Value::scaled(false, payload, 0);
}

std::uint64_t encodeInteger(const Format& format, const Value& value) {
  const auto dyadic = value.dyadic();
  const std::uint64_t magnitude = dyadic ? lowerHalf(dyadic->mantissa << dyadic->exponent) : 0;
  return (value.isNegative() ? 0 - magnitude : magnitude) & lowMask(format.storageBits);
}

// The code of the finite value, -0 and +0 told apart; none where the book lacks it.
std::optional<std::uint64_t> bookCode(const Format& format, const Value& value) {
  const auto found = std::ranges::find_if(bookOf(format), [&](const Value& entry) { return identical(entry, value); });
  return found == bookOf(format).end() ? std::nullopt : std::optional<std::uint64_t>(found - bookOf(format).begin());
}

// The number of different values of the book within the bounds.
std::int64_t countBetween(const Format& format, const Value& low, const Value& high) {
  return std::ranges::count_if(bookOf(format), [&](const Value& entry) {
    return !(entry.isZero() && entry.isNegative()) && compare(entry, low) >= 0 && compare(entry, high) <= 0;
  });
}

std::int64_t bookIndex(const Format& format, const Value& value) {
  if (!format.hasZero) {
    return countBetween(format, format.min, value) - 1;
  }
  return value.isNegative() ? 1 - countBetween(format, value, Value()) : countBetween(format, Value(), value) - 1;
}

bool isRepresentableFinite(const Format& format, const Value& value) {
  if (isCodeBook(format)) {
    return bookCode(format, value).has_value();
  }
  if (value.isZero()) {
    return format.hasZero && (!value.isNegative() || format.hasNegativeZero);
  }
  const auto dyadic = value.dyadic();
  return dyadic && dyadic->exponent >= format.quantumExponent() &&
         (format.isInteger() || bitLength(dyadic->mantissa) <= format.significandBits) &&
         compare(value, format.min) >= 0 && compare(value, format.max) <= 0;
}

constexpr std::uint64_t kSignOf64 = std::uint64_t{1} << 63U;

// Unsigned codes of 64 bits are shifted to fit the signed index.
bool isShifted(const Format& format) {
  return format.isInteger() && !format.isSigned && format.storageBits == 64;
}

std::int64_t integerIndex(const Format& format, std::uint64_t payload) {
  if (isShifted(format)) {
    return static_cast<std::int64_t>(payload ^ kSignOf64);
  }
  const bool negative = format.isSigned && (payload >> (format.storageBits - 1)) != 0;
  return static_cast<std::int64_t>(negative ? payload | ~lowMask(format.storageBits) : payload);
}

// The value some steps from a representable one.
std::optional<Value> stepFrom(const Format& format, const Value& value, int steps) {
  const auto index = orderIndex(format, encode(format, value));
  const auto code = index ? codeAt(format, *index + steps) : std::nullopt;
  return code ? std::optional(decode(format, *code)) : std::nullopt;
}

} // namespace

Value decode(const Format& format, std::uint64_t code) {
  const std::uint64_t payload = payloadOf(format, code);
  if (isCodeBook(format)) {
    return payload < bookOf(format).size() ? bookOf(format)[payload] : Value::nan();
  }
  return format.isInteger() ? decodeInteger(format, payload) : decodeFloating(format, split(format, payload));
}

bool isRepresentable(const Format& format, const Value& value) {
  if (value.isNan()) {
    return format.hasNan;
  }
  if (value.isInfinite()) {
    return format.hasInfinity && (format.isSigned || !value.isNegative());
  }
  return isRepresentableFinite(format, value);
}

std::uint64_t encode(const Format& format, const Value& value) {
  if (!isRepresentable(format, value)) {
    throw std::invalid_argument("the value is not one of " + format.name);
  }
  if (value.isNan()) {
    return format.canonicalNan;
  }
  if (isCodeBook(format)) {
    return bookCode(format, value).value_or(0);
  }
  if (format.isInteger()) {
    return encodeInteger(format, value);
  }
  const std::uint64_t magnitude = value.isInfinite() ? infinityMagnitude(format) : finiteMagnitude(format, value);
  return join(format, {.negative = value.isNegative(), .magnitude = magnitude});
}

std::optional<std::int64_t> orderIndex(const Format& format, std::uint64_t code) {
  const std::uint64_t payload = payloadOf(format, code);
  if (isCodeBook(format)) {
    return payload < bookOf(format).size() ? std::optional(bookIndex(format, bookOf(format)[payload])) : std::nullopt;
  }
  if (format.isInteger()) {
    return integerIndex(format, payload);
  }
  const Fields fields = split(format, payload);
  if (isNanFields(format, fields)) {
    return std::nullopt;
  }
  const auto magnitude = static_cast<std::int64_t>(fields.magnitude);
  return fields.negative ? -magnitude : magnitude;
}

std::optional<std::uint64_t> codeAt(const Format& format, std::int64_t index) {
  if (format.isInteger()) {
    const auto bits = static_cast<std::uint64_t>(index);
    const std::uint64_t code = isShifted(format) ? bits ^ kSignOf64 : bits & lowMask(format.storageBits);
    return integerIndex(format, code) == index ? std::optional(code) : std::nullopt;
  }
  if (isCodeBook(format)) {
    for (const Value& entry : bookOf(format)) {
      if (bookIndex(format, entry) == index) {
        return bookCode(format, entry.isZero() ? Value() : entry);
      }
    }
    return std::nullopt;
  }
  if (index < 0 && !format.isSigned) {
    return std::nullopt;
  }
  const auto bits = static_cast<std::uint64_t>(index);
  const std::uint64_t magnitude = index < 0 ? 0 - bits : bits;
  const std::uint64_t last = format.hasInfinity ? infinityMagnitude(format) : finiteMagnitude(format, format.max);
  return magnitude > last ? std::nullopt : std::optional(join(format, {.negative = index < 0, .magnitude = magnitude}));
}

std::optional<std::uint64_t> stepsBetween(const Format& format, std::uint64_t a, std::uint64_t b) {
  const auto indexA = orderIndex(format, a);
  const auto indexB = orderIndex(format, b);
  if (!indexA || !indexB) {
    return std::nullopt;
  }
  const auto bitsA = static_cast<std::uint64_t>(*indexA);
  const auto bitsB = static_cast<std::uint64_t>(*indexB);
  return *indexA > *indexB ? bitsA - bitsB : bitsB - bitsA;
}

std::optional<Value> nextUp(const Format& format, const Value& value) {
  if (value.isNan()) {
    return std::nullopt;
  }
  if (compare(value, format.min) < 0) {
    return format.min;
  }
  if (compare(value, format.max) >= 0) {
    return format.hasInfinity && value.isFinite() ? std::optional(Value::infinity()) : std::nullopt;
  }
  return stepFrom(format, round(format, value, Rounding::toMinus, Overflow::never), 1);
}

std::optional<Value> nextDown(const Format& format, const Value& value) {
  if (value.isNan()) {
    return std::nullopt;
  }
  if (compare(value, format.max) > 0) {
    return format.max;
  }
  if (compare(value, format.min) <= 0) {
    return format.hasInfinity && value.isFinite() ? std::optional(Value::infinity(true)) : std::nullopt;
  }
  return stepFrom(format, round(format, value, Rounding::toPlus, Overflow::never), -1);
}

std::vector<std::uint64_t> allCodes(const Format& format) {
  if (format.usedBits() > 16) {
    throw std::invalid_argument(format.name + " has too many codes to list");
  }
  std::vector<std::uint64_t> codes;
  const std::uint64_t count = isCodeBook(format) ? bookOf(format).size() : std::uint64_t{1} << format.usedBits();
  codes.reserve(count);
  for (std::uint64_t payload = 0; payload < count; ++payload) {
    codes.push_back(payload << format.unusedLowBits);
  }
  return codes;
}

namespace {

// Whether the outer format has each finite value of the inner one, where one of them is a code book.
bool holdsEach(const Format& inner, const Format& outer) {
  if (inner.usedBits() > 16) {
    return false;
  }
  const std::vector<std::uint64_t> codes = allCodes(inner);
  return std::ranges::all_of(codes, [&](std::uint64_t code) {
    const Value value = decode(inner, code);
    return !value.isFinite() || isRepresentable(outer, value.isZero() ? Value() : value);
  });
}

} // namespace

Containment containment(const Format& inner, const Format& outer) {
  // Inside its range a format holds every multiple of its quantum with few enough significant bits; an integer format
  // holds every multiple. A format without zero has no zero in its range either.
  const bool within = compare(inner.min, outer.min) >= 0 && compare(inner.max, outer.max) <= 0;
  const bool fits = isCodeBook(inner) || isCodeBook(outer)
                        ? within && holdsEach(inner, outer)
                        : within && inner.quantumExponent() >= outer.quantumExponent() &&
                              (outer.isInteger() || inner.significandBits <= outer.significandBits);
  return {.finite = fits,
          .negativeZero = outer.hasNegativeZero || !inner.hasNegativeZero,
          .infinities = outer.hasInfinity || !inner.hasInfinity,
          .nan = outer.hasNan || !inner.hasNan};
}

bool isSubsetOf(const Format& inner, const Format& outer) {
  return containment(inner, outer).all();
}

const Format* join(const Format& a, const Format& b) {
  static const std::array kCandidates = {findFormat("f16"), findFormat("bf16"), findFormat("f32"), findFormat("f64")};
  for (const Format* candidate : kCandidates) {
    if (isSubsetOf(a, *candidate) && isSubsetOf(b, *candidate)) {
      return candidate;
    }
  }
  return nullptr;
}

} // namespace qkc::numeric
