#pragma once
// Which numbers a node can be: intervals that proofs of casts, of `never` and of integer arithmetic rest on. Sound, not
// relational: guards and assumptions do not narrow them.

#include "compiler/contract/contract.h"

#include <optional>
#include <vector>

namespace qkc::contract {

struct Interval {
  std::optional<numeric::Rational> low, high; // inclusive; none: without a bound. None where not finite
  bool finite = true;                         // neither an infinity nor NaN can occur

  bool within(const numeric::Rational& least, const numeric::Rational& most) const {
    return finite && low && high && *low >= least && *high <= most;
  }
  bool within(const Interval& outer) const { return outer.low && outer.high && within(*outer.low, *outer.high); }
  bool excludesZero() const { return (low && *low > 0) || (high && *high < 0); }
};

class Ranges {
public:
  // The contract may grow between calls; nodes and definitions that were asked for must not change.
  explicit Ranges(const Contract& contract) : contract_(contract) {}

  Interval of(NodeId node);
  Interval ofQuantity(QuantityId quantity);
  // Of an integer operation, before it is made to fit the format of its type.
  Interval beforeFit(Node node);

private:
  Interval compute(const Node& node);
  Interval computeQuantity(const Quantity& quantity);
  // What an input holds, and an inout before the call.
  Interval ofDomain(const Quantity& quantity);
  Interval arithmetic(const Node& node);
  static Interval doubled(Interval range);
  static Interval image(const std::string& name, const Interval& argument);
  Interval cast(const Node& node);
  Interval reduction(const Node& node);

  const Contract& contract_;
  std::vector<std::optional<Interval>> nodes_;
  std::vector<std::optional<Interval>> quantities_;
};

// The finite values of a format.
Interval finiteRange(const numeric::Format& format);

// Whether every integer between the ends is a value of the format.
bool holdsIntegers(const numeric::Format& format, const Interval& integers);

} // namespace qkc::contract
