// Arithmetic and conversions of f32 with a named rounding, against the processor's own rounding modes. The shim never
// touches those; this file does.
#include "stdlib/cuda_shim/tests/check.h"

#include <bit>
#include <cfenv>
#include <functional>
#include <string_view>

namespace qkc::shim_test {
namespace {

int modeOf(std::string_view row) {
  std::string_view const suffix = row.substr(row.rfind('_') + 1);
  return suffix == "rz" ? FE_TOWARDZERO : suffix == "ru" ? FE_UPWARD : suffix == "rd" ? FE_DOWNWARD : FE_TONEAREST;
}

// Runs f with the mode set. volatile operands and results keep the compiler from computing earlier.
template <class F> auto rounded(int mode, F f) {
  std::fesetround(mode);
  volatile auto result = f();
  std::fesetround(FE_TONEAREST);
  return static_cast<decltype(f())>(result);
}

float reference2(std::string_view op, int mode, float a, float b) {
  volatile float x = a;
  volatile float y = b;
  return rounded(mode, [&]() -> float {
    if (op == "add") {
      return x + y;
    }
    if (op == "sub") {
      return x - y;
    }
    return op == "mul" ? x * y : x / y;
  });
}

float reference1(std::string_view op, int mode, float a) {
  volatile float x = a;
  return rounded(mode, [&]() -> float { return op == "rcp" ? 1.0F / x : std::sqrt(x); });
}

} // namespace

TEST_CASE("add, sub, mul and div round as their names say") {
  auto const a = operands(1U << 19U, 1);
  auto const b = operands(1U << 19U, 2);
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.float2) {
      std::string_view const name = row.name;
      std::string_view const op = name.substr(0, name.find('_'));
      if (op == "max" || op == "min") {
        continue;
      }
      Differences differences(variant.name, row.name);
      std::vector<float> out(a.size());
      row.run(a.data(), b.data(), out.data(), static_cast<long>(a.size()));
      for (std::size_t i = 0; i < a.size(); ++i) {
        float const wanted = reference2(op, modeOf(name), a[i], b[i]);
        if (!sameFloat(out[i], wanted)) {
          differences.add("%a, %a gives %a, not %a", a[i], b[i], out[i], wanted);
        }
      }
    }
  }
}

TEST_CASE("fma rounds as its name says") {
  auto const a = operands(1U << 18U, 3);
  auto const b = operands(1U << 18U, 4);
  auto c = operands(1U << 18U, 5);
  for (std::size_t i = 0; i < c.size(); i += 3) {
    c[i] = -a[i] * b[i]; // the sum of almost equal terms
  }
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.float3) {
      Differences differences(variant.name, row.name);
      std::vector<float> out(a.size());
      row.run(a.data(), b.data(), c.data(), out.data(), static_cast<long>(a.size()));
      for (std::size_t i = 0; i < a.size(); ++i) {
        volatile float x = a[i];
        volatile float y = b[i];
        volatile float z = c[i];
        float const wanted = rounded(modeOf(row.name), [&]() -> float { return std::fma(x, y, z); });
        if (!sameFloat(out[i], wanted)) {
          differences.add("%a, %a, %a gives %a, not %a", a[i], b[i], c[i], out[i], wanted);
        }
      }
    }
  }
}

TEST_CASE("reciprocal and square root round as their names say") {
  auto inputs = operands(1U << 19U, 6);
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.float1) {
      std::string_view const name = row.name;
      std::string_view const op = name.substr(0, name.find('_'));
      if (op != "rcp" && op != "sqrt") {
        continue;
      }
      Differences differences(variant.name, row.name);
      auto const out = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        float const wanted = reference1(op, modeOf(name), inputs[i]);
        if (!sameFloat(out[i], wanted)) {
          differences.add("%a gives %a, not %a", inputs[i], out[i], wanted);
        }
      }
    }
  }
}

// r = 1/sqrt(x) is right when (r - ulp/2)^2 x <= 1 <= (r + ulp/2)^2 x, in integers. Scaling x by 4 scales r by 1/2, so
// that every mantissa with an even and an odd exponent is every case but for subnormal inputs, which scale as well.
TEST_CASE("reciprocal square root is correctly rounded for every mantissa") {
  std::vector<float> inputs;
  for (std::uint32_t mantissa = 0; mantissa < 1U << 24U; ++mantissa) {
    inputs.push_back(std::bit_cast<float>((127U << 23U) + mantissa)); // [1, 4)
  }
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.float1) {
      if (std::string_view(row.name) != "rsqrt_rn") {
        continue;
      }
      Differences differences(variant.name, row.name);
      auto const out = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        // x = X 2^-23, r = R 2^-24 (1/2 < r <= 1), ulp/2 = 2^-25: (2R +- 1)^2 X against 2^73
        auto const x = static_cast<unsigned __int128>(std::ldexp(static_cast<double>(inputs[i]), 23));
        auto const r = static_cast<unsigned __int128>(std::ldexp(static_cast<double>(out[i]), 25));
        auto const one = static_cast<unsigned __int128>(1) << 73U;
        bool const exact = inputs[i] == 1.0F;
        bool const right = exact ? out[i] == 1.0F : (r - 1) * (r - 1) * x < one && (r + 1) * (r + 1) * x > one;
        if (!right) {
          differences.add("%a gives %a", inputs[i], out[i]);
        }
      }
      for (float const power : {0x1p-148F, 0x1p-140F, 0x1p120F}) {
        auto const result = run(row, {power});
        CHECK(result[0] == std::ldexp(1.0F, -std::ilogb(power) / 2));
      }
    }
  }
}

TEST_CASE("doubles and integers become floats as the names say") {
  auto doubles = strideDoubles();
  for (float const f : operands(1U << 16U, 7)) {
    doubles.push_back(f);
    doubles.push_back(std::nextafter(static_cast<double>(f), 1e308));
    doubles.push_back(static_cast<double>(f) + static_cast<double>(std::nextafter(f, 0.0F)) / 3);
  }
  auto const integers = longs();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.doubleToFloat) {
      Differences differences(variant.name, std::string("f64_") + row.name);
      auto const out = run(row, doubles);
      for (std::size_t i = 0; i < doubles.size(); ++i) {
        volatile double x = doubles[i];
        float const wanted = rounded(modeOf(std::string("_") + row.name), [&]() { return static_cast<float>(x); });
        if (!sameFloat(out[i], wanted)) {
          differences.add("%a gives %a, not %a", doubles[i], out[i], wanted);
        }
      }
    }
    for (auto const& row : variant.exports.longToFloat) {
      std::string_view const name = row.name;
      Differences differences(variant.name, row.name);
      auto const out = run(row, integers);
      for (std::size_t i = 0; i < integers.size(); ++i) {
        long const v = integers[i];
        // Every integer of 64 bits is exact in long double.
        volatile long double x = name.starts_with("s32")   ? static_cast<long double>(static_cast<int>(v))
                                 : name.starts_with("u32") ? static_cast<long double>(static_cast<unsigned>(v))
                                 : name.starts_with("s64") ? static_cast<long double>(v)
                                                           : static_cast<long double>(static_cast<unsigned long>(v));
        float const wanted = rounded(modeOf(name), [&]() { return static_cast<float>(x); });
        if (!sameFloat(out[i], wanted)) {
          differences.add("%ld gives %a, not %a", v, out[i], wanted);
        }
      }
    }
  }
}

namespace {

// cvt as PTX has it: round to an integer, then clamp; NaN is 0, or the top bit alone from f64 or to 64 bits.
long convertToInteger(std::string_view row, double v) {
  bool const from64 = row.starts_with("f64");
  std::string_view const to = row.substr(row.find('_') + 1, 3);
  bool const isSigned = to[0] == 's';
  bool const wide = to.substr(1) == "64";
  if (std::isnan(v)) {
    if (!wide) {
      return !from64 ? 0 : isSigned ? -2147483648L : 2147483648L;
    }
    return std::numeric_limits<long>::min();
  }
  double const r = rounded(modeOf(row), [&]() { return std::nearbyint(v); });
  double const top = isSigned ? (wide ? 0x1p63 : 0x1p31) : (wide ? 0x1p64 : 0x1p32);
  double const bottom = isSigned ? -top : 0.0;
  if (r < bottom) {
    return isSigned ? (wide ? std::numeric_limits<long>::min() : -2147483648L) : 0;
  }
  if (r >= top) {
    return isSigned ? (wide ? std::numeric_limits<long>::max() : 2147483647L) : (wide ? -1L : 4294967295L);
  }
  return isSigned ? static_cast<long>(r) : static_cast<long>(static_cast<unsigned long>(r));
}

template <class F> std::vector<F> integralBorders() {
  std::vector<F> out = {F(0.5),  F(-0.5), F(1.5),  F(2.5),      F(-2.5),     F(0.49999997),
                        F(-0.0), F(NAN),  F(-NAN), F(INFINITY), F(-INFINITY)};
  for (int exponent = 20; exponent < 68; ++exponent) {
    F const power = std::ldexp(F(1), exponent);
    for (F const v : {power, std::nextafter(power, F(0)), std::nextafter(power, F(1e30)), power - F(0.5)}) {
      out.push_back(v);
      out.push_back(-v);
    }
  }
  return out;
}

} // namespace

TEST_CASE("floats become integers as PTX defines it") {
  auto floats = integralBorders<float>();
  auto const more = operands(1U << 19U, 8);
  floats.insert(floats.end(), more.begin(), more.end());
  auto doubles = integralBorders<double>();
  doubles.insert(doubles.end(), more.begin(), more.end());
  auto const stride = strideDoubles();
  doubles.insert(doubles.end(), stride.begin(), stride.end());
  for (Variant const& variant : variants()) {
    auto check = [&](auto const& row, auto const& inputs) {
      Differences differences(variant.name, row.name);
      auto const out = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        long const wanted = convertToInteger(row.name, inputs[i]);
        if (out[i] != wanted) {
          differences.add("%a gives %ld, not %ld", static_cast<double>(inputs[i]), out[i], wanted);
        }
      }
    };
    for (auto const& row : variant.exports.floatToInt) {
      check(row, floats);
    }
    for (auto const& row : variant.exports.doubleToInt) {
      check(row, doubles);
    }
  }
}

TEST_CASE("min, max, saturate and the roundings to integers have CUDA's corners") {
  float const nan = NAN;
  std::vector<float> const a = {0.0F, -0.0F, nan, 1.0F, nan, -INFINITY, 2.0F, -0.0F};
  std::vector<float> const b = {-0.0F, 0.0F, 1.0F, nan, nan, INFINITY, 3.0F, -0.0F};
  std::vector<float> const larger = {0.0F, 0.0F, 1.0F, 1.0F, nan, INFINITY, 3.0F, -0.0F};
  std::vector<float> const smaller = {-0.0F, -0.0F, 1.0F, 1.0F, nan, -INFINITY, 2.0F, -0.0F};
  std::vector<float> const in = {0.5F, 1.5F, -0.5F, -2.5F, 0.49999997F, 8388609.0F, -0.0F, nan, 1.25F, -INFINITY};
  std::vector<float> const nearest = {0.0F, 2.0F, -0.0F, -2.0F, 0.0F, 8388609.0F, -0.0F, nan, 1.0F, -INFINITY};
  std::vector<float> const away = {1.0F, 2.0F, -1.0F, -3.0F, 0.0F, 8388609.0F, -0.0F, nan, 1.0F, -INFINITY};
  std::vector<float> const inside = {0.5F, 1.0F, 0.0F, 0.0F, 0.49999997F, 1.0F, 0.0F, 0.0F, 1.0F, 0.0F};
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.float2) {
      std::string_view const name = row.name;
      if (!name.starts_with("max") && !name.starts_with("min")) {
        continue;
      }
      std::vector<float> out(a.size());
      row.run(a.data(), b.data(), out.data(), static_cast<long>(a.size()));
      for (std::size_t i = 0; i < a.size(); ++i) {
        CHECK_MESSAGE(sameFloat(out[i], name.starts_with("max") ? larger[i] : smaller[i]), variant.name, ' ', name, ' ',
                      i);
      }
    }
    for (auto const& row : variant.exports.float1) {
      std::string_view const name = row.name;
      auto const* wanted = name == "rint" ? &nearest : name == "round" ? &away : name == "saturate" ? &inside : nullptr;
      if (wanted != nullptr) {
        auto const out = run(row, in);
        for (std::size_t i = 0; i < in.size(); ++i) {
          CHECK_MESSAGE(sameFloat(out[i], (*wanted)[i]), variant.name, ' ', name, ' ', in[i]);
        }
      }
    }
  }
}

} // namespace qkc::shim_test
