#pragma once
// Numbers of narrow formats in double, for lawful evaluations by the million. Shares nothing with compiler/numeric but
// the description of a format.

#include "compiler/numeric/format.h"
#include "compiler/numeric/rounding.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace qkc::lawful {

// The nearest number of the format, ties to even, infinity above its largest. `v` is any double.
double nearest(const numeric::Format& format, double v);

// A conversion by its words. Throws std::logic_error for words that no enclosure has.
double converted(const numeric::Format& format, double v, numeric::Rounding rounding, numeric::Overflow overflow);

// a + b rounded once to the format; both may have 53 bits.
double addOnce(const numeric::Format& format, double a, double b);

// The spacing of the format's numbers in the binade of v.
double ulpOf(const numeric::Format& format, double v);

// Codes of a format of at most 32 bits, and their values.
class Codes {
public:
  explicit Codes(const numeric::Format& format);
  double value(std::uint64_t code) const;
  // Of a number of the format; infinity and NaN where it has them, else its largest number.
  std::uint64_t code(double v) const;

private:
  const numeric::Format& format_;
  std::vector<double> values_; // of formats up to 16 bits
  std::unordered_map<std::uint64_t, std::uint64_t> codes_;
};

} // namespace qkc::lawful
