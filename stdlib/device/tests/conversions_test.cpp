// Conversions of the portable header against the oracle, in every way in which the header was compiled.

#include "stdlib/device/tests/inputs.h"
#include "stdlib/device/tests/oracle.h"
#include "stdlib/device/tests/ways.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

namespace {

using namespace qkc;
using subject::Cast;

using Expected = std::vector<std::optional<std::uint64_t>>;

std::uint64_t readCode(const void* codes, std::size_t index, int bytes) {
  std::uint64_t code = 0;
  std::memcpy(&code, static_cast<const char*>(codes) + index * static_cast<std::size_t>(bytes),
              static_cast<std::size_t>(bytes));
  return code;
}

std::string nameOf(const Cast& cast) {
  const bool integer = cast.format[1] == '\0';
  return cast.format + (integer ? std::to_string(cast.bits) : "") + " rounding " + std::to_string(cast.rounding) +
         " overflow " + std::to_string(cast.overflow);
}

// The oracle's answer for one row, whatever the source.
std::optional<std::uint64_t> expect(const Cast& cast, double v) {
  const auto rounding = static_cast<oracle::Rounding>(cast.rounding);
  const auto overflow = static_cast<oracle::Overflow>(cast.overflow);
  if (cast.format[1] == '\0')
    return oracle::castToInteger({cast.bits, cast.format[0] == 'i'}, v, rounding, overflow);
  if (const oracle::Book* book = oracle::findBook(cast.format))
    return oracle::castToBook(*book, v, rounding, overflow);
  return oracle::castToFloat(oracle::floatFormat(cast.format), v, rounding, overflow);
}

// Numbers with their order, those below 0 and those above apart.
struct Sorted {
  std::vector<double> values;
  std::vector<std::size_t> negative, positive, rest; // rest: zeros and NaN

  explicit Sorted(std::vector<double> in) : values(std::move(in)) {
    for (std::size_t k = 0; k < values.size(); ++k)
      (values[k] < 0 ? negative : values[k] > 0 ? positive : rest).push_back(k);
    for (auto* part : {&negative, &positive})
      std::sort(part->begin(), part->end(), [&](std::size_t i, std::size_t j) { return values[i] < values[j]; });
  }
};

// The oracle's answers for all values. Conversions that do not wrap are monotone among numbers of one sign, so where
// the ends of a stretch go to one code all of it does.
class Expectations {
public:
  Expectations(const Cast& cast, const Sorted& in) : cast_(cast), in_(in), answers_(in.values.size()) {
    const bool wraps = static_cast<oracle::Overflow>(cast.overflow) == oracle::Overflow::wrap;
    for (const auto* part : {&in.rest, &in.negative, &in.positive})
      if (wraps || part == &in.rest)
        for (const std::size_t k : *part)
          answers_[k] = expect(cast, in.values[k]);
      else if (!part->empty())
        fill(*part, 0, part->size() - 1, expect(cast, in.values[part->front()]), expect(cast, in.values[part->back()]));
  }
  const Expected& answers() const { return answers_; }

private:
  using Answer = std::optional<std::uint64_t>;

  void fill(const std::vector<std::size_t>& order, std::size_t low, std::size_t high, Answer atLow, Answer atHigh) {
    if (atLow == atHigh) {
      for (std::size_t k = low; k <= high; ++k)
        answers_[order[k]] = atLow;
    } else if (high == low + 1) {
      answers_[order[low]] = atLow;
      answers_[order[high]] = atHigh;
    } else {
      const std::size_t middle = low + (high - low) / 2;
      const Answer left = expect(cast_, in_.values[order[middle]]);
      const Answer right = expect(cast_, in_.values[order[middle + 1]]);
      fill(order, low, middle, atLow, left);
      fill(order, middle + 1, high, right, atHigh);
    }
  }

  const Cast& cast_;
  const Sorted& in_;
  Expected answers_;
};

template <class V>
void compare(const subject::Subject& way, const Cast& cast, const std::vector<V>& in, const Expected& expected,
             void (*convert)(const V*, void*, std::size_t)) {
  if (convert == nullptr) // a way without this source
    return;
  std::vector<std::uint64_t> out(in.size());
  const std::size_t step = way.isSlow ? 7 : 1;
  if (step > 1) { // every seventh in its place
    std::vector<V> some;
    for (std::size_t k = 0; k < in.size(); k += step)
      some.push_back(in[k]);
    std::vector<std::uint64_t> codes(some.size());
    convert(some.data(), codes.data(), some.size());
    for (std::size_t k = 0; k < some.size(); ++k)
      std::memcpy(reinterpret_cast<char*>(out.data()) + k * step * static_cast<std::size_t>(cast.storageBytes),
                  reinterpret_cast<const char*>(codes.data()) + k * static_cast<std::size_t>(cast.storageBytes),
                  static_cast<std::size_t>(cast.storageBytes));
  } else {
    convert(in.data(), out.data(), in.size());
  }
  std::size_t wrong = 0;
  for (std::size_t k = 0; k < in.size(); k += step) {
    const std::uint64_t code = readCode(out.data(), k, cast.storageBytes);
    const std::uint64_t right = expected[k].value_or(code); // no value: any code
    if (code != right && ++wrong <= 3)
      FAIL_CHECK(std::string(way.way), ": ", nameOf(cast), " of ", std::to_string(sizeof(V) * 8), "-bit source ",
                 static_cast<double>(in[k]), " (#", k, "): ", code, ", expected ", right);
  }
  CHECK(wrong == 0);
}

using Rows = std::span<const Cast> subject::Subject::*;

// Each row against the oracle, for floats and the same values as doubles.
void checkFloats(Rows rows, const std::vector<float>& in, bool asDoubles) {
  const Sorted sorted({in.begin(), in.end()});
  const auto& ways = subject::ways();
  for (std::size_t row = 0; row < (ways.front().*rows).size(); ++row) {
    const Cast& first = (ways.front().*rows)[row];
    if (first.ofFloats == nullptr)
      continue;
    const Expectations expectations(first, sorted);
    const Expected& expected = expectations.answers();
    for (const subject::Subject& way : ways) {
      const Cast& cast = (way.*rows)[row];
      compare(way, cast, in, expected, cast.ofFloats);
      if (asDoubles)
        compare(way, cast, sorted.values, expected, cast.ofDoubles);
      const std::size_t some = way.isSlow ? in.size() / 7 : in.size();
      if (cast.valuesDiffer != nullptr)
        CHECK_MESSAGE(cast.valuesDiffer(in.data(), some) == 0, std::string(way.way), ": ", nameOf(cast));
    }
  }
}

void checkDoubles(Rows rows, const std::vector<double>& in) {
  const Sorted sorted(in);
  const auto& ways = subject::ways();
  for (std::size_t row = 0; row < (ways.front().*rows).size(); ++row) {
    const Cast& first = (ways.front().*rows)[row];
    if (first.ofDoubles == nullptr)
      continue;
    const Expectations expectations(first, sorted);
    const Expected& expected = expectations.answers();
    for (const subject::Subject& way : ways)
      compare(way, (way.*rows)[row], in, expected, (way.*rows)[row].ofDoubles);
  }
}

// The number of the sign and magnitude cast to a floating format that has room for it.
std::uint64_t integerToFloat(const oracle::FloatFormat& format, const Cast& cast, std::uint64_t absolute,
                             bool negative) {
  const auto rounding = static_cast<oracle::Rounding>(cast.rounding);
  const auto overflow = static_cast<oracle::Overflow>(cast.overflow);
  if (format.precision() < 53) {
    // 53 bits, the lost ones kept in the last: no rounding to fewer than 52 bits can tell.
    int exponent = 0;
    for (; absolute >= std::uint64_t{1} << 53; ++exponent)
      absolute = (absolute >> 1) | (absolute & 1);
    const double v = std::ldexp(static_cast<double>(absolute), exponent);
    return oracle::castToFloat(format, negative ? -v : v, rounding, overflow).value_or(~std::uint64_t{0});
  }
  // To f64: the last bit that is kept and the fraction below it, which is short, are rounded as a small number.
  int drop = 0;
  while ((absolute >> drop) >= (std::uint64_t{1} << 53))
    ++drop;
  const std::uint64_t unit = std::uint64_t{1} << drop;
  const std::uint64_t lower = absolute / unit;
  const double fraction = static_cast<double>(absolute % unit) / static_cast<double>(unit); // at most 11 bits
  const double rest = oracle::roundToMultiple(
      negative ? -(static_cast<double>(lower % 2) + fraction) : static_cast<double>(lower % 2) + fraction, 0, rounding);
  const double value = std::ldexp(static_cast<double>(lower - lower % 2) + std::fabs(rest), drop);
  return std::bit_cast<std::uint64_t>(negative ? -value : value);
}

std::uint64_t integerToInteger(const Cast& cast, std::uint64_t absolute, bool negative) {
  const bool isSigned = cast.format[0] == 'i';
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - cast.bits);
  const std::uint64_t most = isSigned ? mask >> 1 : mask;
  const std::uint64_t least = isSigned ? most + 1 : 0; // magnitude
  if (static_cast<oracle::Overflow>(cast.overflow) == oracle::Overflow::saturate)
    absolute = std::min(absolute, negative ? least : most);
  return (negative ? ~absolute + 1 : absolute) & mask;
}

void checkIntegers(Rows rows) {
  const std::vector<std::int64_t> in = inputs::hardIntegers();
  const std::vector<std::uint64_t> unsignedIn(in.begin(), in.end());
  const auto& ways = subject::ways();
  for (std::size_t row = 0; row < (ways.front().*rows).size(); ++row) {
    const Cast& first = (ways.front().*rows)[row];
    if (first.ofSigned == nullptr)
      continue;
    const bool toInteger = first.format[1] == '\0';
    const auto expectOne = [&](std::uint64_t absolute, bool negative) {
      if (oracle::findBook(first.format) != nullptr) // a float is near enough: the ends are below 2^10
        return *expect(first, negative ? -static_cast<double>(absolute) : static_cast<double>(absolute));
      return toInteger ? integerToInteger(first, absolute, negative)
                       : integerToFloat(oracle::floatFormat(first.format), first, absolute, negative);
    };
    Expected ofSigned;
    Expected ofUnsigned;
    for (const std::int64_t v : in) {
      const auto b = static_cast<std::uint64_t>(v);
      ofSigned.emplace_back(expectOne(v < 0 ? ~b + 1 : b, v < 0));
      ofUnsigned.emplace_back(expectOne(b, false));
    }
    for (const subject::Subject& way : ways) {
      const Cast& cast = (way.*rows)[row];
      compare(way, cast, in, ofSigned, cast.ofSigned);
      compare(way, cast, unsignedIn, ofUnsigned, cast.ofUnsigned);
    }
  }
}

constexpr Rows kFloatRows = &subject::Subject::floatCasts;
constexpr Rows kIntegerRows = &subject::Subject::integerCasts;

} // namespace

TEST_CASE("all f16 and bf16 values to every floating format") {
  checkFloats(kFloatRows, inputs::halves(), true);
}
TEST_CASE("all f16 and bf16 values to integers") {
  checkFloats(kIntegerRows, inputs::halves(), true);
}
TEST_CASE("hard f32 values") {
  checkFloats(kFloatRows, inputs::hardFloats(), false);
  checkFloats(kIntegerRows, inputs::hardFloats(), false);
}
TEST_CASE("f32 values at a stride") {
  const std::vector<float> in = inputs::stridedFloats(100003);
  checkFloats(kFloatRows, in, true);
  checkFloats(kIntegerRows, in, true);
}
TEST_CASE("hard f64 values") {
  checkDoubles(kFloatRows, inputs::hardDoubles());
  checkDoubles(kIntegerRows, inputs::hardDoubles());
}
TEST_CASE("integers") {
  checkIntegers(kFloatRows);
  checkIntegers(kIntegerRows);
}
