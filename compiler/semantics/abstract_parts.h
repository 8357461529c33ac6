#pragma once
// Abstract values by parts: an operation is stated for one part of each argument. Internal to the abstract operations.

#include "compiler/semantics/abstract_operations.h"

#include <vector>

namespace qkc::semantics {

// A value falls into at most six parts.
struct Part {
  enum class Kind { zero, number, infinity };
  Kind kind = Kind::zero;
  bool negative = false;
  Magnitudes magnitudes = {};
};

std::vector<Part> partsOf(const AbstractValue& value);

// Adds one part to a value.
void addZero(AbstractValue& to, bool negative);
void addInfinity(AbstractValue& to, bool negative);
void addNumbers(AbstractValue& to, bool negative, Magnitudes magnitudes);

// The rule by which arithmetic of a format overflows.
numeric::Overflow overflowOf(const numeric::Format& format, bool wraps);

} // namespace qkc::semantics
