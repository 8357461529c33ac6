#include "compiler/semantics/function_ranges.h"

#include "compiler/numeric/rounding.h"

#include <array>
#include <string_view>

namespace qkc::semantics {

using numeric::Rational;
using numeric::Value;

namespace {

using Bound = std::optional<Rational>;
using Range = AbstractValue (*)(const AbstractValue&);

void addPositive(AbstractValue& to, const Rational& low, const Bound& high) {
  AbstractValue one;
  one.positive = Magnitudes{.low = low, .high = high};
  to = join(to, one);
}

// e^x or 2^x; the ends are powers of two outside those of the function: e lies between 2 and 4.
AbstractValue exponential(const AbstractValue& x) {
  constexpr long kFarthest = 4096;
  AbstractValue result;
  result.nan = x.nan;
  result.positiveInfinity = x.positiveInfinity;
  result.positiveZero = x.negativeInfinity;
  const auto steps = [](const Rational& q) {
    mpz_class up;
    mpz_cdiv_q(up.get_mpz_t(), q.get_num_mpz_t(), q.get_den_mpz_t());
    return 2 * up.get_si() + 1;
  };
  Rational low = 0;
  Bound high;
  const auto least = x.lowBound();
  const auto most = x.highBound();
  if (least && *least > -kFarthest) {
    low = numeric::powerOfTwo(*least < 0 ? -steps(Rational(-*least)) : -1);
  }
  if (most && *most < kFarthest) {
    high = numeric::powerOfTwo(*most > 0 ? steps(*most) : 1);
  }
  if (x.mayBeZero() || x.mayBeNonzeroNumber()) {
    addPositive(result, low, high);
  }
  return result;
}

AbstractValue logarithm(const AbstractValue& x) {
  AbstractValue result;
  result.nan = x.nan || x.mayBeNegative();
  result.negativeInfinity = x.mayBeZero();
  result.positiveInfinity = x.positiveInfinity;
  if (!x.positive) {
    return result;
  }
  // |ln x| and |log2 x| are at most one more than the exponent's magnitude.
  const auto size = [](const Rational& q) { return Rational(std::labs(numeric::floorLog2(q)) + 2); };
  const Bound below = x.positive->low == 0 ? std::nullopt : Bound(size(x.positive->low));
  const Bound above = x.positive->high ? Bound(size(*x.positive->high)) : std::nullopt;
  const bool mayBeSmall = x.positive->low <= 1;
  const bool mayBeLarge = !x.positive->high || *x.positive->high >= 1;
  result.positiveZero = mayBeSmall && mayBeLarge;
  if (mayBeLarge) {
    addPositive(result, 0, above);
  }
  if (mayBeSmall) {
    AbstractValue negative;
    negative.negative = Magnitudes{.low = 0, .high = below};
    result = join(result, negative);
  }
  return result;
}

AbstractValue reciprocal(const AbstractValue& x) {
  return quotient(AbstractValue::constant(Value(std::int64_t{1})), x);
}

AbstractValue reciprocalRoot(const AbstractValue& x) {
  AbstractValue result;
  result.nan = x.nan || x.mayBeNegative();
  result.positiveInfinity = x.positiveZero;
  result.negativeInfinity = x.negativeZero;
  result.positiveZero = x.positiveInfinity;
  if (x.positive) {
    // Powers of two outside both ends.
    const auto half = [](long exponent) { return exponent >= 0 ? exponent / 2 : -((1 - exponent) / 2); };
    Rational low = 0;
    Bound high;
    if (x.positive->high) {
      low = numeric::powerOfTwo(-half(numeric::floorLog2(*x.positive->high) + 2) - 1);
    }
    if (x.positive->low > 0) {
      high = numeric::powerOfTwo(-half(numeric::floorLog2(x.positive->low)) + 1);
    }
    addPositive(result, low, high);
  }
  return result;
}

// Between -1 and 1, odd.
AbstractValue sigmoidal(const AbstractValue& x) {
  AbstractValue result;
  result.nan = x.nan;
  result.positiveZero = x.positiveZero;
  result.negativeZero = x.negativeZero;
  if (x.mayBePositive()) {
    addPositive(result, 0, Rational(1));
  }
  if (x.mayBeNegative()) {
    result.negative = Magnitudes{.low = 0, .high = Rational(1)};
  }
  return result;
}

AbstractValue circular(const AbstractValue& x) {
  AbstractValue result;
  result.nan = x.nan || x.mayBeInfinite();
  result.positiveZero = result.negativeZero = true;
  result.positive = result.negative = Magnitudes{.low = 0, .high = Rational(1)};
  return result;
}

struct Row {
  std::string_view name;
  Range range;
};
constexpr std::array kRows = {
    Row{"exp", exponential}, Row{"exp2", exponential},     Row{"log", logarithm},  Row{"log2", logarithm},
    Row{"rcp", reciprocal},  Row{"rsqrt", reciprocalRoot}, Row{"tanh", sigmoidal}, Row{"erf", sigmoidal},
    Row{"sin", circular},    Row{"cos", circular},
};

// The declared error moves a result by less than half and, for functions with an absolute error, across zero.
AbstractValue widened(AbstractValue value) {
  for (std::optional<Magnitudes>* part : {&value.positive, &value.negative}) {
    if (*part) {
      (*part)->low /= 2;
      if ((*part)->high) {
        *(*part)->high *= 2;
      }
    }
  }
  return value;
}

} // namespace

RoundedValue rangeOfFunction(const contract::Node& node, std::span<const AbstractValue> arguments) {
  AbstractValue value = AbstractValue::anything();
  for (const Row& row : kRows) {
    if (row.name == node.functionName && arguments.size() == 1) {
      value = widened(row.range(arguments[0]));
    }
  }
  if (node.type.kind != contract::Type::Kind::format) {
    return {.value = value};
  }
  return roundedTo(*node.type.format, value, numeric::Rounding::halfEven,
                   node.type.format->hasInfinity ? numeric::Overflow::inf : numeric::Overflow::saturate);
}

} // namespace qkc::semantics
