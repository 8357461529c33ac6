#include "stdlib/cuda_shim/tests/inputs.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace qkc::shim_test {
namespace {

constexpr std::uint32_t kStride = 4099; // odd, so that the multiples reach every pattern class
constexpr std::uint32_t kCount = 1U << 20U;

constexpr std::array kSpecials = {0.0F,
                                  -0.0F,
                                  1.0F,
                                  -1.0F,
                                  1.5F,
                                  -2.5F,
                                  0x1p-149F,
                                  -0x1p-149F,
                                  0x1.fffffcp-127F,
                                  0x1p-126F,
                                  -0x1p-126F,
                                  0x1.fffffep127F,
                                  -0x1.fffffep127F,
                                  0x1.fffffep-1F,
                                  0x1.000002p0F,
                                  0x1p-24F,
                                  0x1p24F,
                                  0x1.000002p-64F,
                                  0x1p-75F,
                                  0x1p64F,
                                  3.0F,
                                  -7.0F,
                                  0.1F,
                                  448.0F,
                                  65504.0F,
                                  std::numeric_limits<float>::infinity(),
                                  -std::numeric_limits<float>::infinity(),
                                  std::numeric_limits<float>::quiet_NaN(),
                                  -std::numeric_limits<float>::quiet_NaN()};

template <class T, class Next> void addAround(double v, Next next, std::vector<T>& out) {
  T const infinity = std::numeric_limits<T>::infinity();
  auto const t = static_cast<T>(v);
  for (T const one : {t, next(t, infinity), next(t, -infinity)}) {
    out.push_back(one);
    out.push_back(-one);
  }
}

template <class T, class Next> std::vector<T> hard(const Format& format, Next next) {
  std::vector<T> out;
  auto const& values = format.values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    addAround<T>(values[i], next, out);
    double const step = i + 1 < values.size() ? values[i + 1] - values[i] : values[i] - values[i - 1];
    addAround<T>(values[i] + step / 2, next, out);
  }
  addAround<T>(2 * values.back(), next, out);
  for (float const special : kSpecials) {
    out.push_back(special);
  }
  return out;
}

} // namespace

std::uint64_t mix(std::uint64_t counter) {
  std::uint64_t z = (counter + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

std::vector<float> strideFloats() {
  std::vector<float> out;
  for (std::uint32_t i = 0; i < kCount; ++i) {
    out.push_back(std::bit_cast<float>(i * kStride));
  }
  return out;
}

std::vector<float> hardFloats(const Format& format) {
  return hard<float>(format, [](float a, float b) { return std::nextafterf(a, b); });
}

std::vector<double> hardDoubles(const Format& format) {
  return hard<double>(format, [](double a, double b) { return std::nextafter(a, b); });
}

std::vector<double> strideDoubles() {
  std::vector<double> out;
  for (std::uint32_t i = 0; i < kCount / 4; ++i) {
    std::uint64_t const bits = mix(i);
    int const exponent = static_cast<int>(bits % 320) - 170;
    double const mantissa = 1.0 + static_cast<double>(bits >> 12U) * 0x1p-52;
    out.push_back(std::ldexp((bits >> 11U & 1U) != 0 ? -mantissa : mantissa, exponent));
  }
  for (double const one :
       {0.0, -0.0, 0x1p-1074, -0x1p-1000, 0x1p1000, -1e308, 0x1.fffffefp127, 0x1.ffffffp127, 0x1.ffffff00001p127,
        0x1p128, std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()}) {
    out.push_back(one);
  }
  return out;
}

std::vector<std::uint16_t> allBits16() {
  std::vector<std::uint16_t> out;
  for (std::uint32_t i = 0; i < 0x10000; ++i) {
    out.push_back(static_cast<std::uint16_t>(i));
  }
  return out;
}

std::vector<std::uint16_t> allBits8() {
  auto out = allBits16();
  out.resize(256);
  return out;
}

std::vector<long> longs() {
  std::vector<long> out = {0};
  for (unsigned shift = 0; shift < 64; ++shift) {
    auto const power = std::uint64_t{1} << shift;
    for (std::uint64_t const low : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, power >> 11U, power >> 12U,
                                    power >> 8U, power >> 9U, power >> 24U, power >> 25U, (power >> 24U) * 3}) {
      out.push_back(static_cast<long>(power + low));
      out.push_back(static_cast<long>(std::uint64_t{0} - (power + low)));
    }
  }
  for (std::uint64_t i = 0; i < 200000; ++i) {
    out.push_back(static_cast<long>(mix(i)) >> (mix(i + 1000000) % 64));
  }
  return out;
}

std::vector<float> operands(std::size_t count, std::uint64_t seed) {
  std::vector<float> out;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t const bits = mix(seed * 0x100000000U + i);
    if (bits % 16 == 0) {
      out.push_back(kSpecials[(bits >> 8U) % kSpecials.size()]);
    } else if (bits % 4 == 1) {
      out.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits >> 32U)));
    } else {
      // Exponents within a window, few bits set now and then: cancellation, ties and exact results become frequent.
      auto mantissa = static_cast<std::uint32_t>(bits >> 40U) & 0x7fffffU;
      if (bits % 4 == 2) {
        mantissa &= ~0U << (bits >> 8U) % 24;
      }
      std::uint32_t const exponent = 127 + static_cast<std::uint32_t>(bits >> 16U) % 60 - 30;
      out.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits >> 63U) << 31U | exponent << 23U | mantissa));
    }
  }
  return out;
}

std::vector<std::uint16_t> operands16(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint16_t> out;
  for (std::size_t i = 0; i < count; ++i) {
    out.push_back(static_cast<std::uint16_t>(mix(seed * 0x100000000U + i)));
  }
  return out;
}

std::vector<unsigned> words(std::size_t count, std::uint64_t seed) {
  static constexpr std::array kCorners = {0U,          1U,          0x80000000U, 0x7fffffffU, ~0U,         0x80808080U,
                                          0x7f7f7f7fU, 0x80007fffU, 0x01ff00feU, 0x00ff8001U, 0x12345678U, 31U,
                                          32U,         33U,         0x4321U,     0x7654U};
  std::vector<unsigned> out;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t const bits = mix(seed * 0x100000000U + i);
    out.push_back(bits % 4 == 0 ? kCorners[(bits >> 8U) % kCorners.size()] : static_cast<unsigned>(bits >> 32U));
  }
  return out;
}

} // namespace qkc::shim_test
