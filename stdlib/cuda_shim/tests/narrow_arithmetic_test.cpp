// Arithmetic of __half and __nv_bfloat16 against the exact result, rounded once.
#include "stdlib/cuda_shim/tests/check.h"

#include <algorithm>
#include <string_view>

namespace qkc::shim_test {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::pair<const Format*, std::string_view> splitName(std::string_view row) {
  auto const underscore = row.find('_');
  return {&format(row.substr(0, underscore)), row.substr(underscore + 1)};
}

std::uint32_t roundTo(const Format& f, Wide v) {
  return encode({&f, Rounding::nearestEven, Overflow::infinity}, v);
}

// A product of two numbers of these formats is exact in double and in Wide. A sum need not be exact in 113 bits; where
// the terms lie further apart than any rounding can see, the smaller one is moved nearer: only its sign matters.
Wide sumForRounding(Wide a, Wide b) {
  Wide const larger = std::fabs(static_cast<double>(a)) >= std::fabs(static_cast<double>(b)) ? a : b;
  Wide const smaller = larger == a ? b : a;
  Wide const limit = (larger < 0 ? -larger : larger) * Wide(0x1p-60);
  Wide const magnitude = smaller < 0 ? -smaller : smaller;
  if (magnitude != 0 && magnitude < limit) {
    return larger + (smaller < 0 ? -limit : limit);
  }
  return a + b;
}

bool isFinite(Wide v) {
  return std::isfinite(static_cast<double>(v));
}

// a + b with IEEE 754's zeros, infinities and NaN.
std::uint32_t addCodes(const Format& f, Wide a, Wide b) {
  if (!isFinite(a) || !isFinite(b)) {
    return roundTo(f, static_cast<double>(a) + static_cast<double>(b));
  }
  if (a == 0 && b == 0) {
    return roundTo(f, static_cast<double>(a) + static_cast<double>(b));
  }
  return roundTo(f, sumForRounding(a, b));
}

double saturated(double v) {
  return v > 0 ? std::min(v, 1.0) : 0.0;
}

double largerOf(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) {
    return std::isnan(a) ? b : a;
  }
  return a == b ? (std::signbit(a) ? b : a) : std::max(a, b);
}

std::uint32_t binary(const Format& f, std::string_view op, double a, double b) {
  bool const nan = std::isnan(a) || std::isnan(b);
  if (op == "add") {
    return addCodes(f, a, b);
  }
  if (op == "sub") {
    return addCodes(f, a, -b);
  }
  if (op == "mul" || op == "pair_mul_high") {
    return roundTo(f, a * b);
  }
  if (op == "div") {
    // A quotient of two such numbers that is no middle of two results is far from all of them, against 113 bits.
    return std::isfinite(a) && std::isfinite(b) && b != 0 && a != 0 ? roundTo(f, Wide(a) / Wide(b)) : roundTo(f, a / b);
  }
  if (op == "add_sat") {
    return roundTo(f, saturated(valueOf(f, addCodes(f, a, b))));
  }
  if (op == "max") {
    return roundTo(f, largerOf(a, b));
  }
  if (op == "min") {
    return roundTo(f, nan ? largerOf(a, b) : -largerOf(-a, -b));
  }
  if (op == "max_nan") {
    return roundTo(f, nan ? kNan : largerOf(a, b));
  }
  if (op == "min_nan") {
    return roundTo(f, nan ? kNan : -largerOf(-a, -b));
  }
  if (op == "operator") {
    double const sum = valueOf(f, addCodes(f, a, b));
    return addCodes(f, valueOf(f, roundTo(f, sum * b)), -a);
  }
  if (op == "pair_eq_mask") { // lanes (a, b) and (a, a), the middle two bytes
    return (a == b ? 0x00ffU : 0U) | (a == a ? 0xff00U : 0U);
  }
  std::string_view const relation = op.substr(0, 2);
  if (nan) {
    return op.size() == 3 ? 1 : 0;
  }
  return static_cast<std::uint32_t>(relation == "eq"   ? a == b
                                    : relation == "ne" ? a != b
                                    : relation == "lt" ? a < b
                                    : relation == "le" ? a <= b
                                    : relation == "gt" ? a > b
                                                       : a >= b);
}

std::uint32_t fused(const Format& f, std::string_view op, double a, double b, double c) {
  double const product = a * b;
  std::uint32_t const code = std::isfinite(product) ? addCodes(f, product, c) : roundTo(f, product + c);
  double const value = valueOf(f, code);
  if (op == "fma_sat") {
    return roundTo(f, saturated(value));
  }
  return op == "fma_relu" ? roundTo(f, std::isnan(value) ? kNan : largerOf(value, 0.0)) : code;
}

std::uint32_t unary(const Format& f, std::string_view op, double a) {
  if (op == "sqrt" || op == "rsqrt" || op == "rcp") {
    // long double: 64 bits, and no root or reciprocal of these numbers lies that near to the middle of two others
    auto const x = static_cast<long double>(a);
    long double const r = op == "sqrt" ? std::sqrt(x) : op == "rcp" ? 1.0L / x : 1.0L / std::sqrt(x);
    return roundTo(f, std::isfinite(r) ? Wide(r) : Wide(static_cast<double>(r)));
  }
  return roundTo(f, op == "rint"    ? std::nearbyint(a)
                    : op == "floor" ? std::floor(a)
                    : op == "ceil"  ? std::ceil(a)
                                    : std::trunc(a));
}

// Corners with corners, then a spread; and pairs whose exponents differ by what makes ties.
void makePairs(const Format& f, std::vector<std::uint16_t>& a, std::vector<std::uint16_t>& b) {
  auto const one = static_cast<std::uint16_t>(f.bias << f.mantissaBits);
  auto const largest = static_cast<std::uint16_t>(f.largest);
  auto const minNormal = static_cast<std::uint16_t>(1U << static_cast<unsigned>(f.mantissaBits));
  std::vector<std::uint16_t> const corners = {0,
                                              1,
                                              2,
                                              3,
                                              static_cast<std::uint16_t>(minNormal - 1),
                                              minNormal,
                                              static_cast<std::uint16_t>(minNormal + 1),
                                              one,
                                              static_cast<std::uint16_t>(one + 1),
                                              static_cast<std::uint16_t>(one - 1),
                                              static_cast<std::uint16_t>(one + minNormal / 2),
                                              static_cast<std::uint16_t>(largest - 1),
                                              largest,
                                              static_cast<std::uint16_t>(largest + 1),
                                              0x7fff,
                                              static_cast<std::uint16_t>(largest + 2)};
  for (std::uint16_t const x : corners) {
    for (std::uint16_t const y : corners) {
      for (unsigned const signs : {0U, 1U, 2U, 3U}) {
        a.push_back(static_cast<std::uint16_t>(x | (signs & 1U) << 15U));
        b.push_back(static_cast<std::uint16_t>(y | (signs & 2U) << 14U));
      }
    }
  }
  auto const x = operands16(40000, 11);
  auto const y = operands16(40000, 12);
  for (std::size_t i = 0; i < x.size(); ++i) {
    a.push_back(x[i]);
    // Every second pair is near in exponent.
    auto const offset = static_cast<std::uint16_t>(y[i] % (16U << static_cast<unsigned>(f.mantissaBits)));
    b.push_back(i % 2 == 0 ? y[i] : static_cast<std::uint16_t>((x[i] + offset) ^ (y[i] & 0x8000U)));
  }
}

} // namespace

TEST_CASE("two operands") {
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.narrow2) {
      auto const [f, op] = splitName(row.name);
      std::vector<std::uint16_t> a;
      std::vector<std::uint16_t> b;
      makePairs(*f, a, b);
      std::vector<std::uint16_t> out(a.size());
      row.run(a.data(), b.data(), out.data(), static_cast<long>(a.size()));
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < a.size(); ++i) {
        std::uint32_t const wanted = binary(*f, op, valueOf(*f, a[i]), valueOf(*f, b[i]));
        if (out[i] != wanted) {
          differences.add("0x%x, 0x%x gives 0x%x, not 0x%x", a[i], b[i], out[i], wanted);
        }
      }
    }
  }
}

TEST_CASE("fused multiply-add") {
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.narrow3) {
      auto const [f, op] = splitName(row.name);
      std::vector<std::uint16_t> a;
      std::vector<std::uint16_t> b;
      makePairs(*f, a, b);
      auto c = operands16(a.size(), 13);
      for (std::size_t i = 0; i < c.size(); i += 2) {
        // Near the product's middle between two results, or near its negative.
        double const product = valueOf(*f, a[i]) * valueOf(*f, b[i]);
        double const factor = i % 8 == 0 ? -1.0 : i % 8 == 2 ? 0x1p-12 : i % 8 == 4 ? 0x1p12 : -0x1p-30;
        c[i] = static_cast<std::uint16_t>(roundTo(*f, product * factor));
      }
      std::vector<std::uint16_t> out(a.size());
      row.run(a.data(), b.data(), c.data(), out.data(), static_cast<long>(a.size()));
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < a.size(); ++i) {
        std::uint32_t const wanted = fused(*f, op, valueOf(*f, a[i]), valueOf(*f, b[i]), valueOf(*f, c[i]));
        if (out[i] != wanted) {
          differences.add("0x%x, 0x%x, 0x%x gives 0x%x, not 0x%x", a[i], b[i], c[i], out[i], wanted);
        }
      }
    }
  }
}

TEST_CASE("one operand, all of them") {
  auto const inputs = allBits16();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.narrow1) {
      auto const [f, op] = splitName(row.name);
      auto const out = run(row, inputs);
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        std::uint32_t const wanted = unary(*f, op, valueOf(*f, inputs[i]));
        if (out[i] != wanted) {
          differences.add("0x%x gives 0x%x, not 0x%x", inputs[i], out[i], wanted);
        }
      }
    }
  }
}

TEST_CASE("to and from integers") {
  auto const integers = longs();
  auto const bits = allBits16();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.fromLong) { // s32_f16_rn
      std::string_view const name = row.name;
      std::string_view const from = name.substr(0, 3);
      Conversion const how = conversion(name.substr(4));
      auto const out = run(row, integers);
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < integers.size(); ++i) {
        long const v = integers[i];
        Wide const exact = from == "s16"   ? Wide(static_cast<short>(v))
                           : from == "u16" ? Wide(static_cast<unsigned short>(v))
                           : from == "s32" ? Wide(static_cast<int>(v))
                           : from == "u32" ? Wide(static_cast<unsigned>(v))
                           : from == "s64" ? Wide(v)
                                           : Wide(static_cast<unsigned long>(v));
        std::uint32_t const wanted = encode(how, exact);
        if (out[i] != wanted) {
          differences.add("%ld gives 0x%x, not 0x%x", v, out[i], wanted);
        }
      }
    }
    for (auto const& row : variant.exports.toLong) { // f16_s32_rn
      auto const [f, rest] = splitName(row.name);
      std::string_view const to = rest.substr(0, rest.find('_'));
      std::string_view const rule = rest.substr(rest.find('_') + 1);
      int const width = std::stoi(std::string(to.substr(1)));
      bool const isSigned = to[0] == 's';
      double const top = std::ldexp(1.0, isSigned ? width - 1 : width);
      auto const out = run(row, bits);
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < bits.size(); ++i) {
        double const v = valueOf(*f, bits[i]);
        double const r = rule == "rn"   ? std::nearbyint(v)
                         : rule == "rz" ? std::trunc(v)
                         : rule == "ru" ? std::ceil(v)
                                        : std::floor(v);
        auto const limit =
            isSigned ? (1UL << static_cast<unsigned>(width - 1)) - 1 : ~0UL >> static_cast<unsigned>(64 - width);
        long wanted = 0;
        if (std::isnan(v)) {
          wanted = width == 64 ? std::numeric_limits<long>::min() : 0;
        } else if (r >= top) {
          wanted = static_cast<long>(limit);
        } else if (r < (isSigned ? -top : 0.0)) {
          wanted = isSigned ? -static_cast<long>(limit) - 1 : 0;
        } else {
          wanted = isSigned ? static_cast<long>(r) : static_cast<long>(static_cast<unsigned long>(r));
        }
        if (out[i] != wanted) {
          differences.add("0x%x gives %ld, not %ld", bits[i], out[i], wanted);
        }
      }
    }
  }
}

} // namespace qkc::shim_test
