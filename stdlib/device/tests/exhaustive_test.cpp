// What is small enough to be tried whole: all 2^32 values of f32 to every narrow format, all 16-bit values in every
// mode and rule, all codes, all pairs of short codes. Everything prints what it covered. Conversions are monotone in
// the bits of each sign, so a stretch of bits whose ends go to one code goes to it as a whole: the oracle is asked at
// the ends, the header for every value.

#include "stdlib/device/tests/inputs.h"
#include "stdlib/device/tests/oracle.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <set>
#include <string>
#include <thread>

namespace {

using namespace qkc;
using subject::Cast;

constexpr std::uint32_t kStretch = 1U << 15;

bool isInteger(const Cast& cast) {
  return cast.format[1] == '\0';
}

std::string nameOf(const Cast& cast) {
  static constexpr std::array kModes = {"half_even",     "half_away", "half_to_zero", "half_to_plus",
                                        "half_to_minus", "to_zero",   "to_plus",      "to_minus"};
  static constexpr std::array kRules = {"saturate", "wrap", "inf", "nan", "never"};
  return std::string(cast.format) + (isInteger(cast) ? std::to_string(cast.bits) : "") + " " +
         kModes[static_cast<std::size_t>(cast.rounding)] + " " + kRules[static_cast<std::size_t>(cast.overflow)];
}

// Targets of 16 bits or fewer and tf32; code books, which are searched entry by entry, have a test of their own.
bool isNarrow(const Cast& cast) {
  if (cast.ofFloats == nullptr || oracle::findBook(cast.format) != nullptr)
    return false;
  return isInteger(cast) ? cast.bits <= 16 : cast.storageBytes <= 2 || std::string(cast.format) == "tf32";
}

bool isPlain(const Cast& cast) {
  return static_cast<oracle::Overflow>(cast.overflow) == oracle::Overflow::saturate && cast.rounding == 0;
}

std::optional<std::uint64_t> expect(const Cast& cast, double v) {
  const auto rounding = static_cast<oracle::Rounding>(cast.rounding);
  const auto overflow = static_cast<oracle::Overflow>(cast.overflow);
  if (isInteger(cast))
    return oracle::castToInteger({cast.bits, cast.format[0] == 'i'}, v, rounding, overflow);
  if (const oracle::Book* book = oracle::findBook(cast.format))
    return oracle::castToBook(*book, v, rounding, overflow);
  return oracle::castToFloat(oracle::floatFormat(cast.format), v, rounding, overflow);
}

class Sweep {
public:
  explicit Sweep(const Cast& cast)
      : cast_(cast), format_(isInteger(cast) ? nullptr : &oracle::floatFormat(cast.format)), in_(kStretch),
        out_(std::size_t{kStretch} * 8) {}

  // The number of wrong codes among the bits first .. first + kStretch - 1.
  std::size_t wrongIn(std::uint32_t first) {
    for (std::uint32_t k = 0; k < kStretch; ++k)
      in_[k] = std::bit_cast<float>(first + k);
    cast_.ofFloats(in_.data(), out_.data(), kStretch);
    return wrongBetween(first, 0, kStretch - 1, expect(in_[0]), expect(in_[kStretch - 1]));
  }

private:
  // NaN where the format has none: code 0, as the header says.
  std::optional<std::uint64_t> expect(float v) const {
    const auto found = expectNumber(v);
    return found || !std::isnan(v) ? found : std::optional<std::uint64_t>(0);
  }

  std::optional<std::uint64_t> expectNumber(float v) const {
    const auto rounding = static_cast<oracle::Rounding>(cast_.rounding);
    const auto overflow = static_cast<oracle::Overflow>(cast_.overflow);
    if (format_ == nullptr)
      return oracle::castToInteger({cast_.bits, cast_.format[0] == 'i'}, v, rounding, overflow);
    return oracle::castToFloat(*format_, v, rounding, overflow);
  }

  template <class Code> std::size_t differing(std::uint32_t low, std::uint32_t high, std::uint64_t expected) const {
    std::size_t wrong = 0;
    const auto* codes = reinterpret_cast<const Code*>(out_.data());
    for (std::uint32_t k = low; k <= high; ++k)
      wrong += codes[k] != static_cast<Code>(expected) ? 1 : 0;
    return wrong;
  }

  std::size_t wrongBetween(std::uint32_t first, std::uint32_t low, std::uint32_t high,
                           std::optional<std::uint64_t> atLow, std::optional<std::uint64_t> atHigh) {
    const bool bothNan = (first + low) << 1 > 0xff000000U && (first + high) << 1 > 0xff000000U;
    if (!atLow && !atHigh)
      return 0; // no value between them either
    if (atLow == atHigh && (bothNan || (first + high) << 1 <= 0xff000000U))
      return cast_.storageBytes == 1   ? differing<std::uint8_t>(low, high, *atLow)
             : cast_.storageBytes == 2 ? differing<std::uint16_t>(low, high, *atLow)
             : cast_.storageBytes == 4 ? differing<std::uint32_t>(low, high, *atLow)
                                       : differing<std::uint64_t>(low, high, *atLow);
    if (high == low + 1)
      return wrongBetween(first, low, low, atLow, atLow) + wrongBetween(first, high, high, atHigh, atHigh);
    const std::uint32_t middle = low + (high - low) / 2;
    const auto left = expect(in_[middle]);
    const auto right = expect(in_[middle + 1]);
    return wrongBetween(first, low, middle, atLow, left) + wrongBetween(first, middle + 1, high, right, atHigh);
  }

  const Cast& cast_;
  const oracle::FloatFormat* format_;
  std::vector<float> in_;
  std::vector<char> out_;
};

std::size_t sweep(const Cast& cast) {
  std::atomic<std::uint32_t> next = 0;
  std::atomic<std::size_t> wrong = 0;
  constexpr std::uint32_t kStretches = (std::uint64_t{1} << 32) / kStretch;
  std::vector<std::thread> threads;
  for (unsigned k = 0; k < std::max(1U, std::thread::hardware_concurrency()); ++k)
    threads.emplace_back([&] {
      Sweep mine(cast);
      for (std::uint32_t stretch = next++; stretch < kStretches; stretch = next++)
        wrong += mine.wrongIn(stretch * kStretch);
    });
  for (std::thread& thread : threads)
    thread.join();
  return wrong;
}

// The last way is the fastest: optimised, with AVX2 where the processor has it.
const subject::Subject& fastest() {
  return subject::ways().back();
}

void sweepRows(bool (*isChosen)(const Cast&)) {
  const subject::Subject& way = fastest();
  std::printf("compiled by %s, %u threads\n", way.way, std::max(1U, std::thread::hardware_concurrency()));
  std::size_t rows = 0;
  for (const auto list : {way.floatCasts, way.integerCasts})
    for (const Cast& cast : list)
      if (isChosen(cast)) {
        const auto start = std::chrono::steady_clock::now();
        const std::size_t wrong = sweep(cast);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        std::printf("f32 -> %s: 4294967296 inputs, 0x00000000..0xffffffff: %zu wrong, %.1f s\n", nameOf(cast).c_str(),
                    wrong, seconds.count());
        std::fflush(stdout);
        CHECK(wrong == 0);
        ++rows;
      }
  std::printf("%zu rows of 4294967296 inputs\n", rows);
}

// Every code of every format of at most 8 bits as a float, the code books' and integers' too; each value once.
std::vector<float> narrowValues() {
  std::set<std::uint32_t> bits;
  std::size_t codes = 0;
  for (const subject::Codes& row : fastest().codes)
    if (row.storageBytes == 1)
      for (std::uint64_t code = 0; code < 256; ++code) {
        if (!row.isCode(code))
          continue;
        const double value = row.value(code);
        ++codes;
        bits.insert(std::isnan(value) ? 0x7fc00000U : std::bit_cast<std::uint32_t>(static_cast<float>(value)));
      }
  std::printf("%zu codes of formats of 8 bits or fewer, %zu different values\n", codes, bits.size());
  std::vector<float> values;
  for (const std::uint32_t b : bits)
    values.push_back(std::bit_cast<float>(b));
  return values;
}

const subject::Arithmetic& f32Arithmetic() {
  return *std::ranges::find_if(fastest().arithmetic,
                               [](const subject::Arithmetic& row) { return std::string(row.format) == "f32"; });
}

} // namespace

TEST_CASE("all f32 values to each narrow format, half_even saturating") {
  sweepRows([](const Cast& cast) { return isNarrow(cast) && isPlain(cast); });
}

// An hour or more: not with the others.
TEST_CASE("all f32 values to each narrow format, every other mode and rule" * doctest::skip()) {
  sweepRows([](const Cast& cast) {
    return isNarrow(cast) && !isPlain(cast) && static_cast<oracle::Overflow>(cast.overflow) != oracle::Overflow::wrap;
  });
}

TEST_CASE("every boundary of codes, its neighbours and a stride by MPFR") {
  for (const Cast& cast : fastest().floatCasts) {
    const bool hasZero = std::string(cast.format) != "e8m0";
    if (!isNarrow(cast) || !isPlain(cast) || !hasZero)
      continue;
    const oracle::FloatFormat& format = oracle::floatFormat(cast.format);
    std::vector<float> in = inputs::stridedFloats(4099);
    const int width = std::min(format.exponentBits + format.fractionBits, 16);
    for (std::uint64_t code = 1; code < std::uint64_t{1} << width; ++code) {
      const auto middle = static_cast<float>((oracle::decode(format, code) + oracle::decode(format, code - 1)) / 2);
      for (const float v : {middle, std::nextafter(middle, 1e38F), std::nextafter(middle, 0.0F)})
        in.insert(in.end(), {v, -v});
    }
    std::erase_if(in, [](float v) { return std::isnan(v); });
    std::vector<char> out(in.size() * 8);
    cast.ofFloats(in.data(), out.data(), in.size());
    std::size_t wrong = 0;
    for (std::size_t k = 0; k < in.size(); ++k) {
      std::uint64_t code = 0;
      std::memcpy(&code, out.data() + k * static_cast<std::size_t>(cast.storageBytes),
                  static_cast<std::size_t>(cast.storageBytes));
      wrong += code != oracle::castByMpfr(format, in[k]) ? 1 : 0;
    }
    std::printf("f32 -> %s by MPFR: %zu inputs, boundaries of %u codes with neighbours, stride 4099: %zu wrong\n",
                nameOf(cast).c_str(), in.size(), 1U << width, wrong);
    CHECK(wrong == 0);
  }
}

TEST_CASE("code books: every 257th f32") {
  const std::vector<float> in = inputs::stridedFloats(257);
  for (const Cast& cast : fastest().floatCasts) {
    const oracle::Book* book = oracle::findBook(cast.format);
    if (book == nullptr || static_cast<oracle::Overflow>(cast.overflow) != oracle::Overflow::saturate)
      continue;
    std::vector<std::uint8_t> out(in.size());
    cast.ofFloats(in.data(), out.data(), in.size());
    std::size_t wrong = 0;
    for (std::size_t k = 0; k < in.size(); k += 16)
      wrong += out[k] != oracle::castToBook(*book, in[k], static_cast<oracle::Rounding>(cast.rounding),
                                            oracle::Overflow::saturate)
                             .value_or(out[k])
                   ? 1
                   : 0;
    std::printf("f32 -> %s: %zu inputs: %zu wrong\n", nameOf(cast).c_str(), in.size() / 16, wrong);
    CHECK(wrong == 0);
  }
}

TEST_CASE("all f16 and bf16 values, every format, mode and rule") {
  const std::vector<float> in = inputs::halves();
  std::size_t rows = 0;
  std::size_t wrong = 0;
  for (const auto list : {fastest().floatCasts, fastest().integerCasts})
    for (const Cast& cast : list) {
      if (cast.ofFloats == nullptr)
        continue;
      std::vector<char> out(in.size() * 8);
      cast.ofFloats(in.data(), out.data(), in.size());
      for (std::size_t k = 0; k < in.size(); ++k) {
        std::uint64_t code = 0;
        std::memcpy(&code, out.data() + k * static_cast<std::size_t>(cast.storageBytes),
                    static_cast<std::size_t>(cast.storageBytes));
        wrong += code != expect(cast, in[k]).value_or(code) ? 1 : 0;
      }
      ++rows;
    }
  std::printf("f16, bf16 -> %zu rows (format, mode, rule): %zu inputs each, 0x0000..0xffff twice: %zu wrong\n", rows,
              in.size(), wrong);
  CHECK(rows > 300);
  CHECK(wrong == 0);
}

TEST_CASE("every code of every format of 16 bits or fewer, decoded and encoded again") {
  std::size_t formats = 0;
  std::size_t codes = 0;
  std::size_t wrong = 0;
  for (const subject::Codes& row : fastest().codes) {
    if (row.storageBytes > 2)
      continue;
    ++formats;
    std::size_t mine = 0;
    for (std::uint64_t code = 0; code < std::uint64_t{1} << (8 * row.storageBytes); ++code) {
      if (!row.isCode(code))
        continue;
      ++mine;
      const double value = row.value(code);
      const std::uint64_t back = row.bitsOf(value);
      wrong += std::isnan(value) ? (row.isNan(back) && row.isNan(code) ? 0 : 1) : (back == code ? 0 : 1);
    }
    codes += mine;
    std::printf("%s%s: %zu codes\n", row.format, row.format[1] == '\0' ? std::to_string(row.bits).c_str() : "", mine);
  }
  std::printf("%zu formats, %zu codes: %zu wrong\n", formats, codes, wrong);
  CHECK(wrong == 0);
}

TEST_CASE("all pairs of codes of formats of 8 bits or fewer through * and / in f32") {
  const std::vector<float> values = narrowValues();
  const oracle::FloatFormat& f32 = oracle::floatFormat("f32");
  for (const char op : {'*', '/'}) {
    std::size_t pairs = 0;
    std::size_t wrong = 0;
    for (const float a : values) {
      const std::vector<double> left(values.size(), a);
      const std::vector<double> right(values.begin(), values.end());
      std::vector<double> out(values.size());
      f32Arithmetic().run(op, left.data(), right.data(), right.data(), out.data(), values.size());
      for (std::size_t k = 0; k < values.size(); ++k) {
        const double want = oracle::operate(f32, op, a, right[k], 0);
        const bool same = std::isnan(want) ? std::isnan(out[k])
                                           : std::bit_cast<std::uint64_t>(want) == std::bit_cast<std::uint64_t>(out[k]);
        ++pairs;
        wrong += same ? 0 : 1;
      }
    }
    std::printf("a %c b in f32: %zu pairs: %zu wrong\n", op, pairs, wrong);
    CHECK(wrong == 0);
  }
}
