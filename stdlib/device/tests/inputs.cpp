#include "stdlib/device/tests/inputs.h"

#include "stdlib/device/tests/oracle.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace qkc::inputs {

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr float kFloatInf = std::numeric_limits<float>::infinity();

// The points at which some mode of some format changes its mind.
std::vector<double> turningPoints() {
  std::vector<double> points = {0, 0x1p-1074, 0x1p-149, 0x1p-1022, 0x1p1023, 1e300, 0x1p128, kInf};
  for (const oracle::FloatFormat& format : oracle::floatFormats()) {
    const int width = format.exponentBits + format.fractionBits;
    if (width > 15)
      continue;
    const std::uint64_t step = width > 8 ? 67 : 1; // f16 and bf16: their ends, and some between
    double last = 0;
    for (std::uint64_t code = 0; code < std::uint64_t{1} << width; ++code) {
      const double value = oracle::decode(format, code);
      if (!std::isfinite(value))
        break;
      if (step == 1 || code % step == 0 || code < 40 || std::fabs(value) > format.max * 0.99) {
        points.push_back(value);
        points.push_back((value + last) / 2);
      }
      last = value;
    }
    const double unit = std::ldexp(1.0, std::ilogb(format.max) - format.fractionBits);
    points.push_back(format.max + unit / 2);
    points.push_back(format.max + unit);
  }
  for (const oracle::Book& book : oracle::books()) {
    std::vector<double> sorted = book.values;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t k = 0; k < sorted.size(); ++k) {
      points.push_back(std::fabs(sorted[k]));
      points.push_back(std::fabs((sorted[k] + sorted[k == 0 ? 0 : k - 1]) / 2));
    }
  }
  for (int exponent = -150; exponent <= 130; ++exponent)
    for (const double factor : {1.0, 1.5, 1.25})
      points.push_back(std::ldexp(factor, exponent));
  for (int n = 0; n <= 300; ++n)
    points.push_back(n + 0.5);
  for (int bits = 2; bits <= 65; ++bits)
    for (const double offset : {-1.5, -1.0, -0.5, 0.0, 0.5, 1.0})
      points.push_back(std::ldexp(1.0, bits) + offset);
  for (int exponent = 0; exponent <= 72; ++exponent)
    points.push_back(std::ldexp(0x1.0000000000001p52, exponent)); // every bit of 64 as the last
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

template <class T> void sortUnique(std::vector<T>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

template <class T> void addSignsAndNan(std::vector<T>& values) {
  const std::size_t n = values.size();
  for (std::size_t k = 0; k < n; ++k)
    values.push_back(-values[k]);
  values.push_back(std::numeric_limits<T>::quiet_NaN());
  values.push_back(-std::numeric_limits<T>::quiet_NaN());
}

} // namespace

std::vector<float> halves() {
  std::vector<float> values;
  const oracle::FloatFormat& half = oracle::floatFormat("f16");
  for (std::uint32_t code = 0; code < 0x10000; ++code) {
    values.push_back(static_cast<float>(oracle::decode(half, code)));
    values.push_back(std::bit_cast<float>(code << 16));
  }
  return values;
}

std::vector<float> stridedFloats(std::uint32_t stride) {
  std::vector<float> values;
  for (std::uint64_t b = stride / 2; b < std::uint64_t{1} << 32; b += stride)
    values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(b)));
  return values;
}

const std::vector<float>& hardFloats() {
  static const std::vector<float> kValues = [] {
    std::vector<float> values;
    for (const double point : turningPoints()) {
      const auto middle = static_cast<float>(point);
      values.insert(values.end(), {middle, std::nextafter(middle, kFloatInf), std::nextafter(middle, 0.0F)});
    }
    sortUnique(values);
    addSignsAndNan(values);
    return values;
  }();
  return kValues;
}

const std::vector<double>& hardDoubles() {
  static const std::vector<double> kValues = [] {
    std::vector<double> values;
    std::vector<double> points = turningPoints();
    std::mt19937_64 random(7);
    for (int k = 0; k < 4000; ++k) { // values and middles of f32 and tf32
      const auto b = static_cast<std::uint32_t>(random()) & 0x7fffffff;
      const auto lower = std::bit_cast<float>(b < 0x7f7fffff ? b : 0x7f7fffff);
      points.push_back((static_cast<double>(lower) + std::nextafter(lower, kFloatInf)) / 2);
      const auto coarse = std::bit_cast<float>(std::bit_cast<std::uint32_t>(lower) & ~0x1fffU);
      points.push_back(static_cast<double>(coarse) * (1 + 0x1p-11));
    }
    for (const double point : points)
      values.insert(values.end(), {point, std::nextafter(point, kInf), std::nextafter(point, 0.0)});
    sortUnique(values);
    addSignsAndNan(values);
    return values;
  }();
  return kValues;
}

std::vector<std::int64_t> hardIntegers() {
  std::vector<std::int64_t> values;
  std::mt19937_64 random(11);
  for (int bits = 0; bits < 64; ++bits) {
    const std::uint64_t power = std::uint64_t{1} << bits;
    for (const std::uint64_t offset : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, power >> 1, power >> 12,
                                       power >> 24, power >> 25, power >> 53, (power >> 24) + 1, (power >> 54) + 1})
      for (const std::uint64_t sum : {power + offset, power - offset})
        values.insert(values.end(), {static_cast<std::int64_t>(sum), static_cast<std::int64_t>(~sum + 1)});
    for (int k = 0; k < 200; ++k)
      values.push_back(static_cast<std::int64_t>((random() >> bits) ^ (k % 2 == 0 ? 0 : ~std::uint64_t{0})));
  }
  sortUnique(values);
  return values;
}

std::vector<double> values(const char* name, std::size_t n, std::uint64_t seed) {
  const oracle::FloatFormat& format = oracle::floatFormat(name);
  std::mt19937_64 random(seed);
  const int width = format.exponentBits + format.fractionBits + 1;
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - width);
  const std::uint64_t fraction = (std::uint64_t{1} << format.fractionBits) - 1;
  const std::uint64_t one = oracle::encode(format, 1);
  std::vector<double> result;
  while (result.size() < n) {
    std::uint64_t code = random() & mask;
    switch (random() % 8) {
    case 0: // near 1 or -1
      code = one + random() % 65 - 32 + (random() % 2 == 0 ? 0 : (mask >> 1) + 1);
      break;
    case 1: // short significand
      code &= ~(fraction >> (random() % 4));
      break;
    case 2: // within 2^8 of 1 by exponent
      code = (code & fraction) + one + ((random() % 17) << format.fractionBits) -
             (std::uint64_t{8} << format.fractionBits);
      break;
    case 3: // around zero
      code = random() % 16 + (random() % 2 == 0 ? 0 : (mask >> 1) + 1);
      break;
    default:
      break;
    }
    const double value = oracle::decode(format, code & mask);
    if (std::isfinite(value))
      result.push_back(value);
  }
  return result;
}

std::vector<double> doubles(std::size_t n, std::uint64_t seed, bool inner) {
  std::mt19937_64 random(seed);
  std::vector<double> result;
  while (result.size() < n) {
    std::uint64_t fraction = random() >> 12;
    if (random() % 4 == 0)
      fraction &= ~std::uint64_t{0} << (random() % 53);
    if (random() % 16 == 0)
      fraction |= (std::uint64_t{1} << (random() % 53)) - 1;
    fraction &= (std::uint64_t{1} << 52) - 1;
    std::uint64_t exponent = inner ? 1023 - 300 + random() % 601 : random() % 2047;
    if (random() % 4 == 0)
      exponent = 1023 - 30 + random() % 61;
    result.push_back(std::bit_cast<double>(random() << 63 | exponent << 52 | fraction));
  }
  return result;
}

} // namespace qkc::inputs
