#include "compiler/semantics/abstract_parts.h"

#include <algorithm>

namespace qkc::semantics {

using numeric::Format;
using numeric::Overflow;
using numeric::Rational;

std::vector<Part> partsOf(const AbstractValue& a) {
  std::vector<Part> parts;
  const auto add = [&](bool present, Part part) {
    if (present) {
      parts.push_back(std::move(part));
    }
  };
  add(a.positiveZero, {.kind = Part::Kind::zero});
  add(a.negativeZero, {.kind = Part::Kind::zero, .negative = true});
  add(a.positive.has_value(), {.kind = Part::Kind::number, .magnitudes = a.positive.value_or(Magnitudes{})});
  add(a.negative.has_value(),
      {.kind = Part::Kind::number, .negative = true, .magnitudes = a.negative.value_or(Magnitudes{})});
  add(a.positiveInfinity, {.kind = Part::Kind::infinity});
  add(a.negativeInfinity, {.kind = Part::Kind::infinity, .negative = true});
  return parts;
}

void addZero(AbstractValue& to, bool negative) {
  (negative && !to.integral ? to.negativeZero : to.positiveZero) = true;
}
void addInfinity(AbstractValue& to, bool negative) {
  (negative ? to.negativeInfinity : to.positiveInfinity) = true;
}

void addNumbers(AbstractValue& to, bool negative, Magnitudes magnitudes) {
  AbstractValue one;
  one.integral = to.integral;
  if (to.integral) {
    magnitudes.low = std::max(magnitudes.low, Rational(1));
  }
  if (magnitudes.high && *magnitudes.high < magnitudes.low) {
    return;
  }
  (negative ? one.negative : one.positive) = std::move(magnitudes);
  to = join(to, one);
}

Overflow overflowOf(const Format& format, bool wraps) {
  if (format.isFloating()) {
    return format.hasInfinity ? Overflow::inf : Overflow::never;
  }
  return wraps ? Overflow::wrap : Overflow::never;
}

} // namespace qkc::semantics
