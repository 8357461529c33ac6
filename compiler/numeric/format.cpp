#include "compiler/numeric/format.h"

#include <array>
#include <deque>
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
#define FORMAT(name, storage, high, low, sign, exponent, fraction, bias, zero, specials, nan)                          \
  {#name, storage, high, low, sign, exponent, fraction, bias, ZeroField::zero, Specials::specials, nan},
#include "compiler/numeric/formats.def"
#undef FORMAT
});
// NOLINTEND(modernize-use-designated-initializers)

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

std::vector<Format> makeAll() {
  std::vector<Format> formats;
  formats.reserve(kFloatRows.size() + 126);
  for (const FloatRow& row : kFloatRows) {
    formats.push_back(makeFloating(row));
  }
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
    if (row.name == name && (row.ofIntegers || format.isFloating())) {
      return row.get(format);
    }
  }
  return std::nullopt;
}

std::span<const std::string_view> attributeNames() {
  return kAttributeNames;
}

} // namespace qkc::numeric
