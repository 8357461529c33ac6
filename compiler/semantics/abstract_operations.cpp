#include "compiler/semantics/abstract_operations.h"

#include "compiler/numeric/rounding.h"
#include "compiler/semantics/abstract_parts.h"

namespace qkc::semantics {

using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;

namespace {

using Bound = std::optional<Rational>;

template <class Combine> AbstractValue pairwise(const AbstractValue& a, const AbstractValue& b, Combine combine) {
  AbstractValue result;
  result.integral = a.integral && b.integral;
  result.nan = a.nan || b.nan;
  for (const Part& x : partsOf(a)) {
    for (const Part& y : partsOf(b)) {
      combine(result, x, y);
    }
  }
  return result;
}

Bound sumOf(const Bound& a, const Bound& b) {
  return a && b ? Bound(*a + *b) : std::nullopt;
}
Bound productOf(const Bound& a, const Bound& b) {
  return a && b ? Bound(*a * *b) : std::nullopt;
}

// a - b for two positive numbers: what lies above 0, below it, and whether they may be equal.
void addDifference(AbstractValue& to, const Magnitudes& a, const Magnitudes& b) {
  const auto above = [&](const Magnitudes& more, const Magnitudes& less, bool negative) {
    if (more.high && *more.high <= less.low) {
      return;
    }
    Magnitudes part{.low = 0, .high = more.high ? Bound(*more.high - less.low) : std::nullopt};
    if (less.high && more.low > *less.high) {
      part.low = more.low - *less.high;
    }
    addNumbers(to, negative, part);
  };
  above(a, b, false);
  above(b, a, true);
  const bool apart = (a.high && *a.high < b.low) || (b.high && *b.high < a.low);
  if (!apart) {
    addZero(to, false);
  }
}

void addSum(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  if (x.kind == Kind::infinity || y.kind == Kind::infinity) {
    if (x.kind == y.kind && x.negative != y.negative) {
      to.nan = true;
    } else {
      addInfinity(to, x.kind == Kind::infinity ? x.negative : y.negative);
    }
  } else if (x.kind == Kind::zero && y.kind == Kind::zero) {
    addZero(to, x.negative && y.negative);
  } else if (x.kind == Kind::zero || y.kind == Kind::zero) {
    const Part& number = x.kind == Kind::zero ? y : x;
    addNumbers(to, number.negative, number.magnitudes);
  } else if (x.negative == y.negative) {
    addNumbers(to, x.negative,
               {.low = x.magnitudes.low + y.magnitudes.low, .high = sumOf(x.magnitudes.high, y.magnitudes.high)});
  } else {
    addDifference(to, x.negative ? y.magnitudes : x.magnitudes, x.negative ? x.magnitudes : y.magnitudes);
  }
}

void addProduct(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  const bool negative = x.negative != y.negative;
  if (x.kind == Kind::infinity || y.kind == Kind::infinity) {
    if (x.kind == Kind::zero || y.kind == Kind::zero) {
      to.nan = true;
    } else {
      addInfinity(to, negative);
    }
  } else if (x.kind == Kind::zero || y.kind == Kind::zero) {
    addZero(to, negative);
  } else {
    addNumbers(to, negative,
               {.low = x.magnitudes.low * y.magnitudes.low, .high = productOf(x.magnitudes.high, y.magnitudes.high)});
  }
}

void addQuotient(AbstractValue& to, const Part& x, const Part& y) {
  using Kind = Part::Kind;
  const bool negative = x.negative != y.negative;
  if (x.kind == y.kind && x.kind != Kind::number) {
    to.nan = true;
  } else if (x.kind == Kind::infinity || y.kind == Kind::zero) {
    addInfinity(to, negative);
  } else if (x.kind == Kind::zero || y.kind == Kind::infinity) {
    addZero(to, negative);
  } else {
    Magnitudes part;
    part.low = y.magnitudes.high ? Rational(x.magnitudes.low / *y.magnitudes.high) : Rational(0);
    if (x.magnitudes.high && y.magnitudes.low > 0) {
      part.high = *x.magnitudes.high / y.magnitudes.low;
    }
    addNumbers(to, negative, part);
  }
}

// The finite and infinite ends of one sign's numbers, as values; arbitrarily small and large ones stand beyond every
// number of the format.
struct Ends {
  Value low, high;
};

Ends endsOf(const Format& format, const Magnitudes& magnitudes, bool negative) {
  constexpr long kBeyond = 64;
  const Value small =
      magnitudes.low == 0 ? Value(numeric::powerOfTwo(format.quantumExponent() - kBeyond)) : Value(magnitudes.low);
  const Value large = magnitudes.high ? Value(*magnitudes.high) : mul(format.max, Value(numeric::powerOfTwo(kBeyond)));
  return negative ? Ends{.low = neg(large), .high = neg(small)} : Ends{.low = small, .high = large};
}

void roundNumbers(RoundedValue& result, const Format& format, const Ends& ends, Rounding rounding, Overflow overflow) {
  const bool leaves = overflows(format, ends.low, rounding) || overflows(format, ends.high, rounding);
  if (leaves && overflow == Overflow::wrap) {
    result.value = join(result.value, AbstractValue::ofType({.kind = Type::Kind::format, .format = &format}, true));
    return;
  }
  result.value.nan |= leaves && overflow == Overflow::nan;
  result.mayLackValue |= leaves && overflow == Overflow::never;
  const Overflow rule = overflow == Overflow::inf ? Overflow::inf : Overflow::saturate;
  addHull(result.value, round(format, ends.low, rounding, rule), round(format, ends.high, rounding, rule),
          format.smallest.rational());
}

} // namespace

AbstractValue negated(const AbstractValue& a) {
  AbstractValue result = a;
  std::swap(result.positive, result.negative);
  std::swap(result.positiveInfinity, result.negativeInfinity);
  if (!a.integral) {
    std::swap(result.positiveZero, result.negativeZero);
  }
  return result;
}

AbstractValue magnitude(const AbstractValue& a) {
  AbstractValue result;
  result.integral = a.integral;
  result.nan = a.nan;
  for (const Part& part : partsOf(a)) {
    switch (part.kind) {
    case Part::Kind::zero:
      addZero(result, false);
      break;
    case Part::Kind::infinity:
      addInfinity(result, false);
      break;
    case Part::Kind::number:
      addNumbers(result, false, part.magnitudes);
      break;
    }
  }
  return result;
}

AbstractValue sum(const AbstractValue& a, const AbstractValue& b) {
  return pairwise(a, b, addSum);
}
AbstractValue product(const AbstractValue& a, const AbstractValue& b) {
  return pairwise(a, b, addProduct);
}
AbstractValue quotient(const AbstractValue& a, const AbstractValue& b) {
  AbstractValue real = a;
  real.integral = false; // so is the result
  return pairwise(real, b, addQuotient);
}

AbstractValue larger(const AbstractValue& a, const AbstractValue& b) {
  const auto least = [](const AbstractValue& of) {
    return AbstractValue::constant(of.least().value_or(Value::infinity(true)));
  };
  AbstractValue result =
      join(restricted(a, Op::less, least(b), false, true), restricted(b, Op::less, least(a), false, true));
  result.nan = a.nan || b.nan;
  result.integral = a.integral && b.integral;
  return result;
}

AbstractValue smaller(const AbstractValue& a, const AbstractValue& b) {
  return negated(larger(negated(a), negated(b)));
}

RoundedValue roundedTo(const Format& format, const AbstractValue& exact, Rounding rounding, Overflow overflow,
                       const AbstractValue* nanValue) {
  RoundedValue result;
  result.value.integral = format.isInteger();
  const auto addPoint = [&](const Value& value) {
    const auto point = tryRound(format, value, rounding, overflow);
    if (!point) {
      result.mayLackValue = true;
      return;
    }
    result.value = join(result.value, AbstractValue::constant(*point, result.value.integral));
  };
  for (const Part& part : partsOf(exact)) {
    switch (part.kind) {
    case Part::Kind::zero:
      addPoint(Value::zero(part.negative));
      break;
    case Part::Kind::infinity:
      if (overflow != Overflow::wrap) {
        addPoint(Value::infinity(part.negative));
      }
      break;
    case Part::Kind::number:
      roundNumbers(result, format, endsOf(format, part.magnitudes, part.negative), rounding, overflow);
      break;
    }
  }
  // Wrapping has no place for infinities: they are taken as NaN.
  const bool nanArrives = exact.nan || (overflow == Overflow::wrap && exact.mayBeInfinite());
  if (nanArrives && nanValue != nullptr) {
    result.value = join(result.value, *nanValue);
  } else if (nanArrives) {
    (format.hasNan ? result.value.nan : result.mayBeNan) = true;
  }
  return result;
}

} // namespace qkc::semantics
