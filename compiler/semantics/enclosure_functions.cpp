// Elementary functions: their images by MPFR, outward, and the windows of R8 around them.

#include "compiler/contract/functions.h"
#include "compiler/numeric/codes.h"
#include "compiler/semantics/alternatives.h"
#include "compiler/semantics/enclosure.h"

#include <mpfr.h>

#include <algorithm>

namespace qkc::semantics {

using contract::Accuracy;
using contract::Function;
using numeric::Format;
using numeric::Rounding;
using numeric::Value;

namespace {

constexpr mpfr_prec_t kPrecision = 120;
constexpr long kFarthest = 20000; // exponents beyond are as good as 0 and infinity to every format

class Real {
public:
  Real() { mpfr_init2(number_, kPrecision); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  ~Real() { mpfr_clear(number_); }
  mpfr_ptr get() { return number_; }

private:
  mpfr_t number_ = {};
};

mpfr_rnd_t modeOf(bool up) {
  return up ? MPFR_RNDU : MPFR_RNDD;
}

void set(Real& to, const Value& value, bool up) {
  if (value.isInfinite()) {
    mpfr_set_inf(to.get(), value.isNegative() ? -1 : 1);
    return;
  }
  mpfr_set_q(to.get(), value.rational().get_mpq_t(), modeOf(up));
}

Value valueOf(Real& from, bool up) {
  if (mpfr_nan_p(from.get()) != 0) {
    return Value::nan();
  }
  const bool negative = mpfr_signbit(from.get()) != 0;
  if (mpfr_inf_p(from.get()) != 0) {
    return Value::infinity(negative);
  }
  if (mpfr_zero_p(from.get()) != 0) {
    return Value::zero(negative);
  }
  const long exponent = mpfr_get_exp(from.get());
  const bool growsAway = up != negative;
  if (exponent < -kFarthest) {
    return growsAway ? Value::scaled(negative, 1, -kFarthest) : Value::zero(negative);
  }
  if (exponent > kFarthest) {
    return growsAway ? Value::infinity(negative) : Value::scaled(negative, 1, kFarthest);
  }
  mpz_class mantissa;
  const long scale = mpfr_get_z_2exp(mantissa.get_mpz_t(), from.get());
  const numeric::Rational whole(mantissa);
  return mul(Value(whole), Value::scaled(false, 1, scale));
}

void apply(Function function, Real& x, bool up) {
  const mpfr_rnd_t mode = modeOf(up);
  switch (function) {
  case Function::exp:
    mpfr_exp(x.get(), x.get(), mode);
    return;
  case Function::exp2:
    mpfr_exp2(x.get(), x.get(), mode);
    return;
  case Function::log:
    mpfr_log(x.get(), x.get(), mode);
    return;
  case Function::log2:
    mpfr_log2(x.get(), x.get(), mode);
    return;
  case Function::tanh:
    mpfr_tanh(x.get(), x.get(), mode);
    return;
  case Function::erf:
    mpfr_erf(x.get(), x.get(), mode);
    return;
  case Function::sigmoid: // 1 / (1 + e^-x): the exponential is rounded the other way
    mpfr_neg(x.get(), x.get(), mode);
    mpfr_exp(x.get(), x.get(), modeOf(!up));
    mpfr_add_ui(x.get(), x.get(), 1, modeOf(!up));
    mpfr_ui_div(x.get(), 1, x.get(), mode);
    return;
  case Function::rcp:
    mpfr_ui_div(x.get(), 1, x.get(), mode);
    return;
  case Function::rsqrt:
    mpfr_rec_sqrt(x.get(), x.get(), mode);
    return;
  case Function::sin:
  case Function::cos:
    break;
  }
  throw EvaluationError("a function that is not monotone has no bounds yet");
}

bool falls(Function function) {
  return function == Function::rcp || function == Function::rsqrt;
}

bool needsPositive(Function function) {
  return function == Function::log || function == Function::log2 || function == Function::rsqrt;
}

Value imageOf(Function function, const Value& argument, bool up) {
  Real x;
  set(x, argument, falls(function) != up);
  apply(function, x, up);
  return valueOf(x, up);
}

bool isBelow(const Value& a, const Value& b) {
  return compare(a, b) < 0;
}

// The spacing of the format's numbers of this size.
Value ulp(const Format& format, const Value& size) {
  const long least = format.quantumExponent();
  if (size.isZero() || !size.isFinite()) {
    return Value::scaled(false, 1, least);
  }
  return Value::scaled(false, 1, std::max(least, size.exponent() - format.significandBits + 1));
}

// The least value of v - k ulp(v) over v in [low, high], both not negative: v itself rises, but drops where a binade
// begins.
Value lowestUnder(const Format& format, const Value& amount, const Value& low, const Value& high) {
  Value least = numeric::sub(low, mul(amount, ulp(format, low)));
  if (low.isZero() || !low.isFinite()) {
    return least;
  }
  const Value start = Value::scaled(false, 1, low.exponent() + 1);
  if (!isBelow(high, start)) {
    least = numeric::minimum(least, numeric::sub(start, mul(amount, ulp(format, start))));
  }
  return least;
}

Value highestOver(const Format& format, const Value& amount, const Value& high) {
  return high.isFinite() ? numeric::add(high, mul(amount, ulp(format, high))) : high;
}

Enclosure widenedByUlps(const Format& format, const Value& amount, const Enclosure& exact) {
  Enclosure out = exact;
  const Value zero;
  if (compare(exact.low, zero) >= 0) {
    out.low = lowestUnder(format, amount, exact.low, exact.high);
    out.high = highestOver(format, amount, exact.high);
    return out;
  }
  if (compare(exact.high, zero) <= 0) {
    return negate(widenedByUlps(format, amount, negate(exact)));
  }
  out.low = neg(highestOver(format, amount, abs(exact.low)));
  out.high = highestOver(format, amount, exact.high);
  return out;
}

Enclosure withArgumentErrors(const Format& format, const Accuracy& accuracy, const Enclosure& argument) {
  if (accuracy.roundings == 0) {
    return argument;
  }
  const Value k = mul(Value(std::int64_t{accuracy.roundings}), Value::scaled(false, 1, -format.significandBits));
  const Value relative = mul(k, numeric::add(Value(std::int64_t{1}), k));
  Enclosure error;
  error.high = mul(magnitude(argument), relative);
  error.low = neg(error.high);
  return add(argument, error);
}

// What no lawful result leaves, whatever its accuracy: exponentials and their kin keep their sign.
Enclosure clipped(Function function, const Enclosure& widened) {
  Enclosure out = widened;
  const bool isPositive = function == Function::exp || function == Function::exp2 || function == Function::sigmoid ||
                          function == Function::rsqrt;
  if (isPositive) {
    out.low = numeric::maximum(out.low, Value());
  }
  return out;
}

// A result is a number of the format: the ends move to those inside, where there are any.
Enclosure heldIn(const Format& format, const Enclosure& a) {
  const numeric::Overflow rule = format.hasInfinity ? numeric::Overflow::inf : numeric::Overflow::saturate;
  Enclosure out = a;
  out.low = numeric::round(format, a.low, Rounding::toPlus, rule);
  out.high = numeric::round(format, a.high, Rounding::toMinus, rule);
  if (isBelow(out.high, out.low) || out.low.isInfinite() || out.high.isInfinite()) {
    return roundedOnce(format, a, false);
  }
  return out;
}

Enclosure widenedFreely(const Accuracy& accuracy, const Format& format, const Enclosure& exact) {
  const Value amount(accuracy.amount);
  if (accuracy.unit == Accuracy::Unit::ulp) {
    return widenedByUlps(format, amount, exact);
  }
  Enclosure error;
  error.high = accuracy.unit == Accuracy::Unit::absolute ? amount : mul(amount, magnitude(exact));
  error.low = neg(error.high);
  return add(exact, error);
}

} // namespace

Enclosure widenedBy(const Accuracy& accuracy, const Format& format, const Enclosure& exact) {
  return exact.undefined ? exact : heldIn(format, widenedFreely(accuracy, format, exact));
}

Enclosure functionImage(const std::string& name, const Format& format, const Accuracy& accuracy, const Enclosure& given,
                        Reach reach) {
  const Function function = contract::functionOf(name);
  const Enclosure argument = withArgumentErrors(format, accuracy, given);
  Enclosure exact = argument;
  const bool outside = (needsPositive(function) && compare(argument.low, Value()) <= 0) ||
                       (function == Function::rcp && argument.mayBeZero());
  if (argument.undefined || outside) {
    exact.undefined = true;
    return exact;
  }
  const bool down = falls(function);
  exact.low = imageOf(function, down ? argument.high : argument.low, false);
  exact.high = imageOf(function, down ? argument.low : argument.high, true);
  if (reach == Reach::widened) {
    exact = widened(exact, 1, magnitude(exact));
  }
  return clipped(function, widenedBy(accuracy, format, exact));
}

Value functionValue(const std::string& name, const Format& format, const Value& argument) {
  const Function function = contract::functionOf(name);
  if (argument.isNan() || (needsPositive(function) && argument.isNegative() && !argument.isZero())) {
    return Value::nan();
  }
  if ((function == Function::rcp || function == Function::rsqrt) && argument.isZero()) {
    return Value::infinity(argument.isNegative());
  }
  if (needsPositive(function) && argument.isZero()) {
    return Value::infinity(true);
  }
  return numeric::round(format, imageOf(function, argument, false), Rounding::halfEven, numeric::Overflow::inf);
}

Enclosure squareRoot(const Enclosure& a) {
  Enclosure out = a;
  if (a.undefined || isBelow(a.low, Value())) {
    out.undefined = true;
    return out;
  }
  const auto root = [](const Value& value, bool up) {
    Real x;
    set(x, value, up);
    mpfr_sqrt(x.get(), x.get(), modeOf(up));
    return valueOf(x, up);
  };
  out.low = root(a.low, false);
  out.high = root(a.high, true);
  return out;
}

} // namespace qkc::semantics
