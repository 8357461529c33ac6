#pragma once
// Number formats at run time, by name: the portable header's functions behind one table, so that the judge, the
// checkers and the cases read codes with the same code.

#include <cstddef>
#include <cstdint>
#include <string>

namespace qkc::cases {

struct Format {
  std::string name;
  int bits = 0;
  std::size_t bytes = 1; // of an element in memory
  bool isFloat = true;
  bool isSigned = true;
  bool hasNan = false;
  bool hasInfinity = false;
  bool hasMinusZero = false;
  double max = 0;                                // largest finite value
  double smallest = 0;                           // smallest positive value
  std::uint64_t infinity = 0, minusInfinity = 0; // codes, of formats that have them

  double (*decode)(std::uint64_t code) = nullptr;   // integers beyond 2^53 lose bits
  std::uint64_t (*nearest)(double value) = nullptr; // ties to even, saturating; 0 for NaN in formats without one
  bool (*isNan)(std::uint64_t code) = nullptr;
  std::int64_t (*order)(std::uint64_t code) = nullptr;    // place in the order of values; not for NaN
  std::uint64_t (*atOrder)(std::int64_t place) = nullptr; // the code at a place, clamped to the finite ends
};

// Null for a name that is no format.
const Format* findFormat(const std::string& name);

// "0x3f80", with as many digits as the code has.
std::string codeText(const Format& format, std::uint64_t code);
// The shortest decimal text that names the value: "127", "0.0078740157", "nan", "-0".
std::string valueText(const Format& format, std::uint64_t code);

std::uint64_t loadCode(const void* data, std::size_t bytes, std::size_t element);
void storeCode(void* data, std::size_t bytes, std::size_t element, std::uint64_t code);

} // namespace qkc::cases
