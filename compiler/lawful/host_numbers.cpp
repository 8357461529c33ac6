#include "compiler/lawful/host_numbers.h"

#include "compiler/numeric/codes.h"

#include <bit>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace qkc::lawful {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double largestOf(const numeric::Format& format) {
  return format.max.rational().get_d();
}

int unitOf(const numeric::Format& format, double v) {
  if (format.isInteger()) {
    return 0;
  }
  return std::max(std::ilogb(v) + 1 - format.significandBits, format.quantumExponent());
}

double toUnit(double v, int unit, numeric::Rounding rounding) {
  const double scaled = std::ldexp(v, -unit);
  switch (rounding) {
  case numeric::Rounding::halfEven:
    return std::ldexp(std::nearbyint(scaled), unit);
  case numeric::Rounding::halfAway:
    return std::ldexp(std::round(scaled), unit);
  case numeric::Rounding::toZero:
    return std::ldexp(std::trunc(scaled), unit);
  case numeric::Rounding::toPlus:
    return std::ldexp(std::ceil(scaled), unit);
  case numeric::Rounding::toMinus:
    return std::ldexp(std::floor(scaled), unit);
  default:
    throw std::logic_error("a rounding that lawful evaluations do not know");
  }
}

} // namespace

double nearest(const numeric::Format& format, double v) {
  if (format.significandBits == 24 && format.storageBits == 32) {
    return static_cast<double>(static_cast<float>(v)); // the host rounds to nearest even
  }
  if (v == 0 || !std::isfinite(v) || format.storageBits == 64) {
    return v;
  }
  const double out = toUnit(v, unitOf(format, v), numeric::Rounding::halfEven);
  return std::abs(out) > largestOf(format) ? std::copysign(kInfinity, v) : out;
}

double converted(const numeric::Format& format, double v, numeric::Rounding rounding, numeric::Overflow overflow) {
  if (v == 0 || std::isnan(v)) {
    return v;
  }
  double out = std::isinf(v) ? v : toUnit(v, unitOf(format, v), rounding);
  const double most = largestOf(format);
  const double least = format.min.rational().get_d();
  if (out >= least && out <= most) {
    return out;
  }
  switch (overflow) {
  case numeric::Overflow::saturate:
    return out > 0 ? most : least;
  case numeric::Overflow::inf:
  case numeric::Overflow::never:
    return std::copysign(kInfinity, out);
  default:
    throw std::logic_error("an overflow rule that lawful evaluations do not know");
  }
}

double addOnce(const numeric::Format& format, double a, double b) {
  double sum = a + b;
  if (std::isfinite(sum)) {
    // Rounding to odd first makes the second rounding harmless.
    const double part = sum - a;
    const double rest = (a - (sum - part)) + (b - part);
    if (rest != 0 && (std::bit_cast<std::uint64_t>(sum) & 1U) == 0) {
      sum = std::nextafter(sum, rest > 0 ? kInfinity : -kInfinity);
    }
  }
  return nearest(format, sum);
}

double ulpOf(const numeric::Format& format, double v) {
  return v == 0 ? std::ldexp(1.0, format.quantumExponent()) : std::ldexp(1.0, unitOf(format, v));
}

Codes::Codes(const numeric::Format& format) : format_(format) {
  constexpr int kMostListed = 16;
  if (format.usedBits() > kMostListed) {
    return;
  }
  const std::uint64_t all = std::uint64_t{1} << static_cast<unsigned>(format.usedBits());
  for (std::uint64_t i = 0; i < all; ++i) {
    const std::uint64_t code = i << static_cast<unsigned>(format.unusedLowBits);
    const numeric::Value value = numeric::decode(format, code);
    const double v = value.isNan()        ? std::numeric_limits<double>::quiet_NaN()
                     : value.isInfinite() ? (value.isNegative() ? -kInfinity : kInfinity)
                     : value.isZero()     ? (value.isNegative() ? -0.0 : 0.0)
                                          : value.rational().get_d();
    values_.push_back(v);
    codes_.emplace(std::bit_cast<std::uint64_t>(v), code);
  }
}

double Codes::value(std::uint64_t code) const {
  if (!values_.empty()) {
    return values_[code >> static_cast<unsigned>(format_.unusedLowBits)];
  }
  if (format_.isFloating()) {
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(code)));
  }
  return format_.isSigned ? static_cast<double>(static_cast<std::int32_t>(code)) : static_cast<double>(code);
}

std::uint64_t Codes::code(double v) const {
  if (values_.empty()) {
    if (format_.isFloating()) {
      return std::bit_cast<std::uint32_t>(static_cast<float>(v));
    }
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(v));
  }
  if (std::isnan(v)) {
    return format_.hasNan ? format_.canonicalNan : 0;
  }
  const auto found = codes_.find(std::bit_cast<std::uint64_t>(v));
  if (found != codes_.end()) {
    return found->second;
  }
  if (v == 0) {
    return codes_.at(std::bit_cast<std::uint64_t>(0.0));
  }
  return codes_.at(std::bit_cast<std::uint64_t>(v > 0 ? largestOf(format_) : format_.min.rational().get_d()));
}

} // namespace qkc::lawful
