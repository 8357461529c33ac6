// The header's integers rounded to odd and powers of two against exact numbers.

#include "compiler/numeric/codes.h"
#include "compiler/numeric/exact.h"
#include "compiler/numeric/rounding.h"
#include "qkc/cast.h"
#include "qkc/integers.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <vector>

using namespace qkc;
using numeric::Value;

TEST_CASE("an integer rounded to odd, over a power of two, rounds as the exact quotient does") {
  std::mt19937_64 random(11);
  const numeric::Format& i32 = *numeric::findFormat("i32");
  std::vector<std::int64_t> integers = {0, 1, -1, INT64_MAX, INT64_MIN, INT64_MIN + 1, (std::int64_t{1} << 53) + 1};
  for (int k = 0; k < 4000; ++k) {
    const std::int64_t whole = static_cast<std::int64_t>(random()) >> (random() % 32);
    integers.push_back(whole);
    integers.push_back((whole >> 31 << 31) + (std::int64_t{1} << 30)); // a tie of whole / 2^31
  }
  for (const std::int64_t v : integers) {
    CAPTURE(v);
    const double quotient = qkc::odd_integer(v) / qkc::power_of_two(31);
    const Value precise = numeric::div(Value(v), Value(std::int64_t{1} << 31));
    const auto wanted = numeric::tryRound(i32, precise, numeric::Rounding::halfToPlus, numeric::Overflow::saturate);
    CHECK(qkc::cast<qkc::i<32>, Rounding::half_to_plus, Overflow::saturate>(quotient) ==
          wanted->rational().get_num().get_si());
  }
}
