#pragma once
// Operations on what is known of values: the result holds every value that the exact operation gives for values of the
// arguments.

#include "compiler/semantics/abstract_value.h"

#include <span>

namespace qkc::semantics {

AbstractValue negated(const AbstractValue& a);
AbstractValue magnitude(const AbstractValue& a);
AbstractValue sum(const AbstractValue& a, const AbstractValue& b);
AbstractValue product(const AbstractValue& a, const AbstractValue& b);
AbstractValue quotient(const AbstractValue& a, const AbstractValue& b);
// Either zero where both are zeros: which one a maximum of -0 and +0 gives differs between machines.
AbstractValue larger(const AbstractValue& a, const AbstractValue& b);
AbstractValue smaller(const AbstractValue& a, const AbstractValue& b);

// What a rounding into a format can give.
struct RoundedValue {
  AbstractValue value;
  bool mayLackValue = false; // `never` overflows, or an infinity has no place
  bool mayBeNan = false;     // a NaN arrives that neither the format nor nanValue takes
};
RoundedValue roundedTo(const numeric::Format& format, const AbstractValue& exact, numeric::Rounding rounding,
                       numeric::Overflow overflow, const AbstractValue* nanValue = nullptr);

// An operation that evaluates all its arguments, rounded as its type says. `mayLackValue` where the result may not fit
// an integer format, or a cast has no value.
RoundedValue applied(const contract::Contract& contract, const contract::Node& node,
                     std::span<const AbstractValue> arguments);

// A reduction of `least` to `most` terms that are each `term`; argmax and argmin not.
RoundedValue reduced(const contract::Node& node, const AbstractValue& term, const numeric::Rational& least,
                     const numeric::Rational& most);

} // namespace qkc::semantics
