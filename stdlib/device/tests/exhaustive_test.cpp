// All 2^32 values of f32 to every narrow format in every rounding mode. Conversions are monotone in the bits of each
// sign, so a stretch of bits whose ends go to one code goes to it as a whole: the oracle is asked at the ends, the
// header for every value.

#include "stdlib/device/tests/oracle.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdio>
#include <cstring>
#include <string>
#include <thread>

namespace {

using namespace qkc;
using subject::Cast;

constexpr std::uint32_t kStretch = 1U << 15;

bool isInteger(const Cast& cast) {
  return cast.format[1] == '\0';
}

// Rows worth 2^32 values: all modes saturating, half_even under each rule; not the formats that hold all of f32, nor
// wide integers, whose codes change at nearly every value.
bool isChosen(const Cast& cast) {
  const bool plain = static_cast<oracle::Overflow>(cast.overflow) == oracle::Overflow::saturate;
  if (cast.ofFloats == nullptr || std::string(cast.format) == "f32")
    return false;
  if (isInteger(cast))
    return plain && cast.bits <= 16;
  return plain || cast.rounding == 0;
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
  std::optional<std::uint64_t> expect(float v) const {
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

} // namespace

TEST_CASE("all f32 values") {
  // The last way is the fastest: optimised, with AVX2 where the processor has it.
  const subject::Subject& way = subject::ways().back();
  std::printf("compiled by %s\n", way.way);
  for (const auto rows : {way.floatCasts, way.integerCasts})
    for (const Cast& cast : rows)
      if (isChosen(cast)) {
        const std::size_t wrong = sweep(cast);
        std::printf("%s%s rounding %d overflow %d: %zu wrong\n", cast.format,
                    isInteger(cast) ? std::to_string(cast.bits).c_str() : "", cast.rounding, cast.overflow, wrong);
        std::fflush(stdout);
        CHECK(wrong == 0);
      }
}
