#include "compiler/semantics/function_ranges.h"

#include "compiler/numeric/rounding.h"

#include <algorithm>
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

// 1 / (1 + e^-x): below 1, and above half the smaller of 1 and e^x.
AbstractValue logistic(const AbstractValue& x) {
  AbstractValue result;
  result.nan = x.nan;
  result.positiveZero = x.negativeInfinity;
  const AbstractValue power = exponential(x);
  if (x.positiveInfinity || x.mayBeZero() || x.mayBeNonzeroNumber()) {
    const Rational low = power.positive ? std::min(power.positive->low, Rational(1)) : Rational(1);
    addPositive(result, low / 2, Rational(1));
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
    Row{"exp", exponential},  Row{"exp2", exponential},     Row{"log", logarithm},  Row{"log2", logarithm},
    Row{"rcp", reciprocal},   Row{"rsqrt", reciprocalRoot}, Row{"tanh", sigmoidal}, Row{"erf", sigmoidal},
    Row{"sigmoid", logistic}, Row{"sin", circular},         Row{"cos", circular},
};

// An error of `relative` times a number and `absolute` more; what is larger than the number reaches across 0.
struct Error {
  Rational relative, absolute;
};

// What is stated of the result, in the format; a rounding besides.
Error errorOf(const contract::Accuracy& accuracy, const contract::Type& type) {
  using Unit = contract::Accuracy::Unit;
  const bool isFormat = type.kind == contract::Type::Kind::format && type.format->isFloating();
  const Rational unit = isFormat ? numeric::powerOfTwo(1 - type.format->significandBits) : Rational(0);
  switch (accuracy.unit) {
  case Unit::ulp: // below the normal numbers a step is the smallest of them
    return {.relative = Rational(accuracy.amount * unit),
            .absolute = isFormat ? Rational(accuracy.amount * type.format->smallest.rational()) : Rational(0)};
  case Unit::relative:
    return {.relative = accuracy.amount, .absolute = 0};
  case Unit::absolute:
    return {.relative = 0, .absolute = accuracy.amount};
  }
  return {};
}

// The errors of `after j roundings`: (1 + u)^j - 1 <= 2 j u where j u <= 1.
Error argumentError(const contract::Accuracy& accuracy, const contract::Type& type) {
  const bool isFormat = type.kind == contract::Type::Kind::format && type.format->isFloating();
  const Rational unit = isFormat ? numeric::powerOfTwo(-type.format->significandBits) : Rational(0);
  return {.relative = Rational(2 * accuracy.roundings * unit), .absolute = 0};
}

// Each number moved by the error; to the other side of 0 too, but for functions that stay on theirs.
AbstractValue moved(const AbstractValue& before, const Error& error, bool keepsSign) {
  AbstractValue value = before;
  value.positive.reset();
  value.negative.reset();
  const auto move = [&](const std::optional<Magnitudes>& from, bool negative) {
    if (!from) {
      return;
    }
    AbstractValue image;
    Magnitudes to;
    to.low = from->low * (1 - error.relative) - error.absolute;
    if (from->high) {
      to.high = Rational(*from->high * (1 + error.relative) + error.absolute);
    }
    const bool crosses = to.low <= 0 && (error.absolute > 0 || error.relative >= 1);
    to.low = std::max(to.low, Rational(0));
    (negative ? image.negative : image.positive) = to;
    image.positiveZero = crosses;
    if (crosses && !keepsSign) { // by the largest error less the number, at most
      Magnitudes other;
      other.high = error.absolute;
      if (error.relative > 1) {
        other.high.reset();
        if (from->high) {
          other.high = Rational(*from->high * (error.relative - 1) + error.absolute);
        }
      }
      (negative ? image.positive : image.negative) = other;
    }
    value = join(value, image);
  };
  move(before.positive, false);
  move(before.negative, true);
  if (before.mayBeZero() && error.absolute > 0) {
    AbstractValue around;
    around.positive = Magnitudes{.low = 0, .high = error.absolute};
    if (!keepsSign) {
      around.negative = around.positive;
    }
    value = join(value, around);
  }
  return value;
}

// The error of what may be a whole enclosure: relative to the largest magnitude in it, whichever value it moves.
AbstractValue movedWhole(const AbstractValue& before, const Error& error, bool keepsSign) {
  Rational largest = 0;
  for (const auto& part : {before.positive, before.negative}) {
    if (part && !part->high) {
      return keepsSign ? magnitude(AbstractValue::anything()) : AbstractValue::anything();
    }
    largest = part ? std::max(largest, *part->high) : largest;
  }
  return moved(before, {.relative = 0, .absolute = Rational(error.absolute + error.relative * largest)}, keepsSign);
}

bool isLogarithm(std::string_view name) {
  return name == "log" || name == "log2";
}

bool staysPositive(std::string_view name) {
  return name == "exp" || name == "exp2" || name == "rsqrt" || name == "sigmoid";
}

} // namespace

RoundedValue rangeOfFunction(const contract::Node& node, const contract::Accuracy* accuracy,
                             std::span<const AbstractValue> arguments, bool isEnclosure) {
  AbstractValue value = AbstractValue::anything();
  for (const Row& row : kRows) {
    if (row.name == node.functionName && arguments.size() == 1 && accuracy != nullptr) {
      // Errors of one number move it alone, and a rounding keeps its sign. The image of a number's roundings is narrow,
      // but for a logarithm's near 1.
      const bool isWhole = isEnclosure || (accuracy->roundings > 0 && isLogarithm(row.name));
      const Error after = errorOf(*accuracy, node.type);
      const bool keepsSign = staysPositive(row.name);
      const AbstractValue argument = moved(arguments[0], argumentError(*accuracy, node.type), true);
      const AbstractValue image = row.range(argument);
      // Steps are those at each end.
      const bool isRelative = accuracy->unit == contract::Accuracy::Unit::relative;
      value = isWhole && isRelative ? movedWhole(image, after, keepsSign) : moved(image, after, keepsSign);
    }
  }
  if (node.type.kind != contract::Type::Kind::format) {
    return {.value = value};
  }
  return roundedTo(*node.type.format, value, numeric::Rounding::halfEven,
                   node.type.format->hasInfinity ? numeric::Overflow::inf : numeric::Overflow::saturate);
}

AbstractValue withinAccuracy(const AbstractValue& value, const contract::Accuracy& accuracy,
                             const contract::Type& type) {
  return moved(value, errorOf(accuracy, type), false);
}

} // namespace qkc::semantics
