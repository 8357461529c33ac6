#pragma once
// Number formats as data. A format is a finite set of extended reals with a code for each.

#include "compiler/numeric/exact.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qkc::numeric {

enum class FormatKind { floating, integer }; // integer: two's complement or unsigned

enum class Specials { none, ieee, topNan, zeroNan }; // see formats.def

struct Format {
  std::string name;
  FormatKind kind = FormatKind::integer;

  // The code (formats.def). Integers use storageBits and isSigned alone.
  int storageBits = 0;
  int unusedHighBits = 0;
  int unusedLowBits = 0;
  bool isSigned = false;
  int exponentBits = 0;
  int fractionBits = 0;
  int bias = 0;
  Specials specials = Specials::none;
  std::uint64_t canonicalNan = 0; // meaningful where hasNan

  // The values.
  int significandBits = 0; // of normal numbers, the leading 1 included; integers: bits of the magnitude
  int minExponent = 0;     // of the smallest normal number; integers: 0
  int maxExponent = 0;     // of max
  bool hasZero = true;
  bool hasNegativeZero = false;
  bool hasSubnormals = false;
  bool hasInfinity = false; // both signs where isSigned
  bool hasNan = false;
  Value max;            // largest finite value
  Value min;            // least finite value: -max, 0 for ue4m3, 2^-127 for e8m0
  Value smallestNormal; // integers: 1
  Value smallest;       // smallest positive value

  // Exponent of the spacing of the smallest numbers: every finite value is a multiple of 2^quantumExponent.
  int quantumExponent() const { return isInteger() ? 0 : minExponent - significandBits + 1; }
  int usedBits() const { return storageBits - unusedHighBits - unusedLowBits; }
  bool isFloating() const { return kind == FormatKind::floating; }
  bool isInteger() const { return kind == FormatKind::integer; }
};

// The format of that name: a row of formats.def, or i2..i64, u2..u64. Null where there is none. Formats live for ever
// and are unique: equal formats have equal addresses.
const Format* findFormat(std::string_view name);

// All formats: the rows of formats.def in order, then i2, u2, i3, u3, ..., i64, u64.
std::span<const Format> allFormats();

// `format.name` in the language: max, min, smallest, bits of every format; emax, emin, significant, smallest_normal of
// floating ones. None for other names.
std::optional<Rational> attribute(const Format& format, std::string_view name);

// Every name that attribute() knows, for suggestions.
std::span<const std::string_view> attributeNames();

} // namespace qkc::numeric
