#include "stdlib/cuda_shim/tests/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace qkc::shim_test {
namespace {

Format make(std::string name, int exponentBits, int mantissaBits, int bias, bool hasInfinity, std::uint32_t nan,
            std::uint32_t largest) {
  Format out{std::move(name), exponentBits, mantissaBits, bias, true, hasInfinity, nan, largest, {}};
  for (std::uint32_t code = 0; code <= largest; ++code) {
    int const exponent = static_cast<int>(code >> static_cast<unsigned>(mantissaBits));
    auto const mantissa = static_cast<double>(code & ((1U << static_cast<unsigned>(mantissaBits)) - 1U));
    double const unit = std::ldexp(1.0, -mantissaBits);
    out.values.push_back(exponent == 0 ? std::ldexp(mantissa * unit, 1 - bias)
                                       : std::ldexp(1.0 + mantissa * unit, exponent - bias));
  }
  return out;
}

Format makeE8m0() {
  Format out{"e8m0", 8, 0, 127, false, false, 0xff, 0xfe, {}};
  for (int code = 0; code <= 0xfe; ++code) {
    out.values.push_back(std::ldexp(1.0, code - 127));
  }
  return out;
}

const std::vector<Format>& formats() {
  static const std::vector<Format> all = {
      make("f16", 5, 10, 15, true, 0x7fff, 0x7bff), make("bf16", 8, 7, 127, true, 0x7fff, 0x7f7f),
      make("e4m3", 4, 3, 7, false, 0x7f, 0x7e),     make("e5m2", 5, 2, 15, true, 0x7f, 0x7b),
      make("e2m3", 2, 3, 1, false, kNoNan, 0x1f),   make("e3m2", 3, 2, 3, false, kNoNan, 0x1f),
      make("e2m1", 2, 1, 1, false, kNoNan, 0x7),    makeE8m0()};
  return all;
}

std::uint32_t signBit(const Format& f) {
  return f.hasSign ? 1U << static_cast<unsigned>(f.exponentBits + f.mantissaBits) : 0U;
}

// The code for a magnitude between the values `below` and `below + 1` (or beyond the last value).
template <class T> std::uint32_t choose(const Conversion& how, std::size_t below, T magnitude, bool negative) {
  Format const& f = *how.format;
  auto const code = static_cast<std::uint32_t>(below);
  T const low = f.values[below];
  if (magnitude == low) {
    return code;
  }
  bool const last = code == f.largest;
  // One step beyond the largest value is where the next one would be.
  T const high = last ? low + (low - T(f.values[below - 1])) * (f.mantissaBits == 0 ? 2 : 1) : T(f.values[below + 1]);
  bool up = false;
  switch (how.rounding) {
  case Rounding::nearestEven: {
    T const middle = low + (high - low) / 2;
    up = magnitude > middle || (magnitude == middle && code % 2 == 1);
    break;
  }
  case Rounding::towardZero:
    break;
  case Rounding::up:
    up = !negative;
    break;
  case Rounding::down:
    up = negative;
    break;
  }
  if (!up) {
    return code;
  }
  if (!last) {
    return code + 1;
  }
  return how.overflow == Overflow::largest ? f.largest : how.overflow == Overflow::nan ? f.nan : f.largest + 1;
}

std::uint32_t nanCode(const Conversion& how) {
  return how.format->nan == kNoNan ? how.format->largest : how.format->nan;
}

std::uint32_t infinityCode(const Conversion& how) {
  switch (how.overflow) {
  case Overflow::largest:
    return how.format->largest;
  case Overflow::nan:
    return how.format->nan;
  case Overflow::infinity:
    break;
  }
  return how.format->largest + 1;
}

template <class T> std::uint32_t encodeAny(const Conversion& how, T v) {
  if (v != v) {
    return nanCode(how);
  }
  Format const& f = *how.format;
  bool const negative = std::signbit(static_cast<double>(v));
  std::uint32_t const sign = negative ? signBit(f) : 0U;
  T const magnitude = negative ? -v : v;
  if (magnitude > T(std::numeric_limits<double>::max())) {
    return sign | infinityCode(how);
  }
  auto const above = std::upper_bound(f.values.begin(), f.values.end(), magnitude,
                                      [](const T& key, double value) { return key < T(value); });
  if (above == f.values.begin()) {
    return sign; // below E8M0's least value
  }
  // E8M0 knows no sign: its rounding up is away from zero.
  return sign | choose(how, static_cast<std::size_t>(above - f.values.begin()) - 1, magnitude, negative && f.hasSign);
}

} // namespace

const Format& format(std::string_view name) {
  for (Format const& one : formats()) {
    if (one.name == name) {
      return one;
    }
  }
  throw std::invalid_argument("no format " + std::string(name));
}

double valueOf(const Format& f, std::uint32_t code) {
  std::uint32_t const sign = signBit(f);
  std::uint32_t const magnitude = code & (sign == 0 ? 0xffU : sign - 1);
  if (magnitude <= f.largest) {
    return (code & sign) != 0 ? -f.values[magnitude] : f.values[magnitude];
  }
  if (f.hasInfinity && magnitude == f.largest + 1) {
    double const infinity = std::numeric_limits<double>::infinity();
    return (code & sign) != 0 ? -infinity : infinity;
  }
  return std::numeric_limits<double>::quiet_NaN();
}

Conversion conversion(std::string_view row) {
  auto const underscore = row.find('_');
  Format const& f = format(row.substr(0, underscore));
  std::string_view const rule = underscore == std::string_view::npos ? "" : row.substr(underscore);
  auto has = [&](std::string_view part) { return rule.find(part) != std::string_view::npos; };
  Conversion out{&f, Rounding::nearestEven, Overflow::largest};
  out.rounding = has("_rz")   ? Rounding::towardZero
                 : has("_ru") ? Rounding::up
                 : has("_rd") ? Rounding::down
                              : Rounding::nearestEven;
  if (f.name == "f16" || f.name == "bf16") {
    out.overflow = Overflow::infinity;
  } else if (has("_nosat")) {
    out.overflow = f.hasInfinity ? Overflow::infinity : Overflow::nan;
  }
  return out;
}

std::uint32_t encode(const Conversion& how, double v) {
  return encodeAny(how, v);
}
std::uint32_t encode(const Conversion& how, Wide v) {
  return encodeAny(how, v);
}

std::uint32_t Walk::encode(double v) {
  Format const& f = *how_.format;
  double const magnitude = std::fabs(v);
  if (!std::isfinite(v) || magnitude < f.values[0]) {
    return encodeAny(how_, v);
  }
  while (below_ + 1 < f.values.size() && f.values[below_ + 1] <= magnitude) {
    ++below_;
  }
  bool const negative = std::signbit(v);
  return (negative ? signBit(f) : 0U) | choose(how_, below_, magnitude, negative && f.hasSign);
}

} // namespace qkc::shim_test
