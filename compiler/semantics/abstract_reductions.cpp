#include "compiler/numeric/rounding.h"
#include "compiler/semantics/abstract_operations.h"
#include "compiler/semantics/abstract_parts.h"

namespace qkc::semantics {

using contract::Node;
using contract::Type;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

using Bound = std::optional<Rational>;

// Sums start from +0 and so are never -0. In a format every addition rounds: n terms of at most h stay below
// n h (1 + n u), the classical bound without its condition, since an addition errs by at most u of the exact result.
AbstractValue sumOfTerms(const Node& node, const AbstractValue& term, const Rational& least, const Rational& most) {
  AbstractValue result;
  result.integral = term.integral;
  result.nan = term.nan || (term.positiveInfinity && term.negativeInfinity && most >= 2);
  result.positiveInfinity = term.positiveInfinity;
  result.negativeInfinity = term.negativeInfinity;
  Rational slack = 1;
  if (node.type.kind == Type::Kind::format && node.type.format->isFloating()) {
    slack += most * numeric::powerOfTwo(-node.type.format->significandBits);
  }
  const bool mixed = term.positive && term.negative;
  const auto add = [&](const std::optional<Magnitudes>& part, bool negative) {
    if (part && most > 0) {
      addNumbers(result, negative,
                 {.low = mixed ? Rational(0) : part->low,
                  .high = part->high ? Bound(*part->high * most * slack) : std::nullopt});
    }
  };
  add(term.positive, false);
  add(term.negative, true);
  if (least == 0 || term.mayBeZero() || mixed || !term.mayBeNonzeroNumber()) {
    addZero(result, false);
  }
  return result;
}

AbstractValue productOfTerms(const AbstractValue& term, const Rational& least) {
  AbstractValue result = AbstractValue::anything();
  result.nan = term.nan || (term.mayBeInfinite() && term.mayBeZero());
  result.positiveInfinity = result.negativeInfinity = term.mayBeInfinite();
  result.positiveZero = result.negativeZero = term.mayBeZero();
  if (!term.mayBeNegative() && !term.negativeZero) {
    result.negative.reset();
    result.negativeInfinity = result.negativeZero = false;
  }
  result.integral = term.integral;
  return least == 0 ? join(result, AbstractValue::constant(Value(std::int64_t{1}))) : result;
}

} // namespace

RoundedValue reduced(const Node& node, const AbstractValue& term, const Rational& least, const Rational& most) {
  using contract::Reduction;
  RoundedValue result;
  switch (node.reduction) {
  case Reduction::max:
  case Reduction::min:
    result.value = term; // NaN too where it drops: the terms may all be NaN
    return result;
  case Reduction::any:
  case Reduction::all:
    result.value = AbstractValue::truth(term.mayBeFalse() || least == 0, term.mayBeTrue() || least == 0);
    return result;
  default:
    break;
  }
  const bool isSum = node.reduction == Reduction::sum;
  result.value = isSum ? sumOfTerms(node, term, least, most) : productOfTerms(term, least);
  if (node.type.kind == Type::Kind::format) {
    // A partial sum that overflows to an infinity meets a term of the other sign only if that is infinite itself.
    RoundedValue rounded =
        roundedTo(*node.type.format, result.value, Rounding::halfEven, overflowOf(*node.type.format, node.wraps));
    const bool partialOverflow = rounded.value.mayBeInfinite() && !result.value.mayBeInfinite();
    rounded.value.nan |= isSum && partialOverflow && term.mayBeInfinite();
    rounded.value.nan |=
        isSum && term.mayBeInfinite() && rounded.value.positiveInfinity && rounded.value.negativeInfinity;
    rounded.value.nan |= !isSum && rounded.value.mayBeInfinite() && rounded.value.mayBeZero();
    result = rounded;
  }
  return result;
}

} // namespace qkc::semantics
