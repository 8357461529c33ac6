#include "compiler/numeric/format.h"

#include "compiler/numeric/books.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <unordered_map>
#include <vector>

namespace qkc::numeric {

namespace {

enum class ZeroField { subnormal, normal };

// One row of formats.def.
struct FloatRow {
  std::string_view name;
  int storageBits;
  int unusedHighBits;
  int unusedLowBits;
  int signBits;
  int exponentBits;
  int fractionBits;
  int bias;
  ZeroField zeroField;
  Specials specials;
  std::uint64_t canonicalNan;
};

// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
constexpr auto kFloatRows = std::to_array<FloatRow>({
#define QKC_CODE_BOOK(...)
#define QKC_FORMAT(name, storage, high, low, sign, exponent, fraction, bias, zero, specials, nan)                      \
  {#name, storage, high, low, sign, exponent, fraction, bias, ZeroField::zero, Specials::specials, nan},
#include "stdlib/device/qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
});
// NOLINTEND(modernize-use-designated-initializers)

struct BookRow {
  std::string_view name;
  int storageBits;
  std::vector<float> values;
};

std::vector<BookRow> bookRows() {
  return {
#define QKC_FORMAT(...)
#define QKC_CODE_BOOK(name, storage, ...) {#name, storage, {__VA_ARGS__}},
#include "stdlib/device/qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
  };
}

// The largest finite magnitude as exponent field and fraction field.
struct TopCode {
  int exponentField;
  std::uint64_t fraction;
};

TopCode topCode(const FloatRow& row) {
  const int lastField = (1 << row.exponentBits) - 1;
  const std::uint64_t lastFraction = (std::uint64_t{1} << static_cast<unsigned>(row.fractionBits)) - 1;
  switch (row.specials) {
  case Specials::ieee:
    return {.exponentField = lastField - 1, .fraction = lastFraction};
  case Specials::topNan:
    return lastFraction == 0 ? TopCode{.exponentField = lastField - 1, .fraction = 0}
                             : TopCode{.exponentField = lastField, .fraction = lastFraction - 1};
  case Specials::none:
  case Specials::zeroNan:
    break;
  }
  return {.exponentField = lastField, .fraction = lastFraction};
}

Format makeFloating(const FloatRow& row) {
  Format f;
  f.name = row.name;
  f.kind = FormatKind::floating;
  f.storageBits = row.storageBits;
  f.unusedHighBits = row.unusedHighBits;
  f.unusedLowBits = row.unusedLowBits;
  f.isSigned = row.signBits == 1;
  f.exponentBits = row.exponentBits;
  f.fractionBits = row.fractionBits;
  f.bias = row.bias;
  f.specials = row.specials;
  f.canonicalNan = row.canonicalNan;

  f.significandBits = row.fractionBits + 1;
  f.hasSubnormals = row.zeroField == ZeroField::subnormal && row.fractionBits > 0;
  f.hasZero = row.zeroField == ZeroField::subnormal;
  f.minExponent = (f.hasZero ? 1 : 0) - row.bias;
  f.hasInfinity = row.specials == Specials::ieee;
  f.hasNan = row.specials != Specials::none;
  f.hasNegativeZero = f.isSigned && f.hasZero && row.specials != Specials::zeroNan;

  const TopCode top = topCode(row);
  f.maxExponent = top.exponentField - row.bias;
  f.max = Value::scaled(false, (UInt128{1} << static_cast<unsigned>(row.fractionBits)) + top.fraction,
                        f.maxExponent - row.fractionBits);
  f.smallestNormal = Value::scaled(false, 1, f.minExponent);
  f.smallest = f.hasSubnormals ? Value::scaled(false, 1, f.quantumExponent()) : f.smallestNormal;
  f.min = f.isSigned ? neg(f.max) : (f.hasZero ? Value() : f.smallest);
  return f;
}

Format makeInteger(bool isSigned, int bits) {
  Format f;
  f.name = (isSigned ? 'i' : 'u') + std::to_string(bits);
  f.kind = FormatKind::integer;
  f.storageBits = bits;
  f.isSigned = isSigned;
  f.significandBits = isSigned ? bits - 1 : bits;
  f.maxExponent = f.significandBits - 1;
  f.max = Value::scaled(false, (UInt128{1} << static_cast<unsigned>(f.significandBits)) - 1, 0);
  f.min = isSigned ? Value::scaled(true, 1, bits - 1) : Value();
  f.smallestNormal = Value(1);
  f.smallest = Value(1);
  return f;
}

Value valueOf(float v) {
  return v == 0 ? Value::zero(std::signbit(v)) : Value(Rational(v));
}

std::vector<Value> valuesOf(const BookRow& row) {
  std::vector<Value> values;
  std::ranges::transform(row.values, std::back_inserter(values), valueOf);
  return values;
}

// significandBits: the most that a value needs; minExponent such that quantumExponent() is that of a grid that holds
// all.
Format makeBook(const BookRow& row) {
  Format f;
  f.name = row.name;
  f.kind = FormatKind::floating;
  f.storageBits = row.storageBits;
  const std::vector<Value> values = valuesOf(row);
  const auto less = [](const Value& a, const Value& b) { return compare(a, b) < 0; };
  f.min = *std::ranges::min_element(values, less);
  f.max = *std::ranges::max_element(values, less);
  f.isSigned = f.min.isNegative();
  f.hasZero = false;
  long quantum = 0;
  long top = 0;
  bool isFirst = true;
  for (const Value& value : values) {
    if (value.isZero()) {
      f.hasNegativeZero = f.hasNegativeZero || value.isNegative();
      f.hasZero = true;
      continue;
    }
    if (!value.isNegative() && (f.smallest.isZero() || less(value, f.smallest))) {
      f.smallest = value;
    }
    const Dyadic dyadic = value.dyadic().value_or(Dyadic{});
    quantum = isFirst ? dyadic.exponent : std::min(quantum, dyadic.exponent);
    top = isFirst ? value.exponent() : std::max(top, value.exponent());
    f.significandBits = std::max(f.significandBits, static_cast<int>(value.exponent() - dyadic.exponent) + 1);
    isFirst = false;
  }
  f.minExponent = static_cast<int>(quantum) + f.significandBits - 1;
  f.maxExponent = static_cast<int>(top);
  f.smallestNormal = f.smallest;
  return f;
}

std::vector<Format> makeAll() {
  std::vector<Format> formats;
  const std::vector<BookRow> books = bookRows();
  formats.reserve(kFloatRows.size() + books.size() + 126);
  std::ranges::transform(kFloatRows, std::back_inserter(formats), makeFloating);
  std::ranges::transform(books, std::back_inserter(formats), makeBook);
  for (int bits = 2; bits <= 64; ++bits) {
    formats.push_back(makeInteger(true, bits));
    formats.push_back(makeInteger(false, bits));
  }
  return formats;
}

const std::vector<Format>& registry() {
  static const std::vector<Format> formats = makeAll();
  return formats;
}

struct Attribute {
  std::string_view name;
  bool ofIntegers;
  Rational (*get)(const Format&);
};

// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
constexpr auto kAttributes = std::to_array<Attribute>({
    {"max", true, [](const Format& f) { return f.max.rational(); }},
    {"min", true, [](const Format& f) { return f.min.rational(); }},
    {"smallest", true, [](const Format& f) { return f.smallest.rational(); }},
    {"bits", true, [](const Format& f) { return Rational(f.storageBits); }},
    {"emax", false, [](const Format& f) { return Rational(f.maxExponent); }},
    {"emin", false, [](const Format& f) { return Rational(f.minExponent); }},
    {"significant", false, [](const Format& f) { return Rational(f.significandBits); }},
    {"smallest_normal", false, [](const Format& f) { return f.smallestNormal.rational(); }},
});
// NOLINTEND(modernize-use-designated-initializers)

constexpr auto kAttributeNames = [] {
  std::array<std::string_view, kAttributes.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = kAttributes[i].name;
  }
  return names;
}();

} // namespace

std::span<const Value> bookOf(const Format& format) {
  static const auto byName = [] {
    std::unordered_map<std::string_view, std::vector<Value>> map;
    for (const BookRow& row : bookRows()) {
      map.emplace(row.name, valuesOf(row));
    }
    return map;
  }();
  if (!isCodeBook(format)) {
    return {};
  }
  return byName.at(format.name);
}

std::span<const Format> allFormats() {
  return registry();
}

const Format* findFormat(std::string_view name) {
  static const auto byName = [] {
    std::unordered_map<std::string_view, const Format*> map;
    for (const Format& format : registry()) {
      map.emplace(format.name, &format);
    }
    return map;
  }();
  const auto found = byName.find(name);
  return found == byName.end() ? nullptr : found->second;
}

std::optional<Rational> attribute(const Format& format, std::string_view name) {
  for (const Attribute& row : kAttributes) {
    if (row.name == name && (row.ofIntegers || (format.isFloating() && !isCodeBook(format)))) {
      return row.get(format);
    }
  }
  return std::nullopt;
}

std::span<const std::string_view> attributeNames() {
  return kAttributeNames;
}

} // namespace qkc::numeric
