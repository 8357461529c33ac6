#pragma once
// What is known of a value before it is computed: which zeros, infinities and NaN it may be, and the magnitudes of its
// nonzero numbers, for each sign apart. A set of extended reals, always a superset of the values that occur.

#include "compiler/contract/contract.h"

#include <optional>
#include <string>

namespace qkc::semantics {

// Nonzero finite numbers of one sign, by magnitude.
struct Magnitudes {
  numeric::Rational low;                 // inclusive; 0: arbitrarily small
  std::optional<numeric::Rational> high; // inclusive; none: arbitrarily large
  bool operator==(const Magnitudes&) const = default;
};

struct AbstractValue {
  bool nan = false;
  bool positiveInfinity = false, negativeInfinity = false;
  bool positiveZero = false, negativeZero = false;
  std::optional<Magnitudes> positive, negative;
  bool integral = false; // of an integer type: its finite values are integers, and zero is one value

  static AbstractValue constant(const numeric::Value& value, bool integral = false);
  static AbstractValue oneOf(const std::vector<numeric::Value>& values, bool integral = false);
  static AbstractValue anything(); // every extended real and NaN
  // Every value of a type; without NaN and infinities where `finite`.
  static AbstractValue ofType(const contract::Type& type, bool finite);
  static AbstractValue ofInput(const contract::Type& type, const contract::Domain& domain);
  static AbstractValue truth(bool mayBeFalse, bool mayBeTrue);
  static AbstractValue integers(const numeric::Rational& low, const std::optional<numeric::Rational>& high);

  bool isEmpty() const; // no value at all: the place is never reached
  bool mayBeZero() const { return positiveZero || negativeZero; }
  bool mayBeInfinite() const { return positiveInfinity || negativeInfinity; }
  bool mayBeNonzeroNumber() const { return positive.has_value() || negative.has_value(); }
  bool mayBeNegative() const { return negative.has_value() || negativeInfinity; } // below zero
  bool mayBePositive() const { return positive.has_value() || positiveInfinity; }
  // As a boolean, 0 or 1.
  bool mayBeTrue() const { return mayBePositive() || mayBeNegative(); }
  bool mayBeFalse() const { return mayBeZero(); }

  // The ends among numbers and infinities, as values; none where there is none of them or no end.
  std::optional<numeric::Value> least() const;
  std::optional<numeric::Value> most() const;
  // Bounds of the finite values; none where unbounded or where no finite value occurs.
  std::optional<numeric::Rational> lowBound() const;
  std::optional<numeric::Rational> highBound() const;

  bool operator==(const AbstractValue&) const = default;
};

bool contains(const AbstractValue& set, const numeric::Value& value);
AbstractValue join(const AbstractValue& a, const AbstractValue& b); // union
AbstractValue meet(const AbstractValue& a, const AbstractValue& b); // intersection

// The same, of an integer type.
AbstractValue asIntegers(AbstractValue value);
// Ends at integers, where it is of an integer type.
AbstractValue tightened(AbstractValue value);
// Cuts magnitudes to low..high; an empty range leaves none.
void clip(std::optional<Magnitudes>& magnitudes, const numeric::Rational& low,
          const std::optional<numeric::Rational>& high);

// Adds every number between two values, ends included; `smallest` is the least positive number that can lie between (0:
// none).
void addHull(AbstractValue& to, const numeric::Value& low, const numeric::Value& high,
             const numeric::Rational& smallest);

// The values of `a` that satisfy `a op b` (or its negation, where `holds` is false) for some value of b.
AbstractValue restricted(const AbstractValue& a, contract::Op op, const AbstractValue& b, bool holds, bool isLeft);

// "0, or of magnitude 2^-133..2^100, or inf"
std::string describe(const AbstractValue& value);

} // namespace qkc::semantics
