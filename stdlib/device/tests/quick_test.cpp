// Codes that qkc::Quick settles are those of every path; and it settles most.
#include "stdlib/device/tests/quick_check.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>

namespace {

using qkc::bf16;

struct Counts {
  long settled = 0;
  long ofOneRow = 0; // of rows whose three factors are equal up to a few ulps
  long elements = 0;
  long wrong = 0;
};

// Every bf16 in each row, NaN and infinities too.
template <class F> Counts count(std::uint32_t rows) {
  Counts counts;
  for (std::uint32_t number = 0; number < rows; ++number) {
    const quick::Row row = quick::row_of(number);
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
      const float x = qkc::value<bf16>(static_cast<std::uint16_t>(bits));
      for (const bool beside : {false, true}) {
        const int wrong = quick::wrong_paths<F>(row, x, beside);
        counts.wrong += wrong > 0 ? 1 : 0;
        if (beside || number % 4 == 2)
          continue;
        ++counts.elements;
        counts.settled += wrong >= 0 ? 1 : 0;
      }
    }
  }
  return counts;
}

template <class F> void check(std::uint32_t rows) {
  const Counts counts = count<F>(rows);
  CHECK(counts.wrong == 0);
  CHECK(counts.settled > counts.elements / 2); // the other half lies beyond the largest code, mostly
}

} // namespace

TEST_CASE("what is settled is the code of every path") {
  check<qkc::i8>(160);
  check<qkc::u8>(160);
  check<qkc::e4m3>(160);
  check<qkc::e5m2>(160);
}

TEST_CASE("nothing is settled where a factor is no factor") {
  for (const float d :
       {0.0f, -1.0f, 1e-38f, 1e38f, qkc::value<qkc::f32>(0x7f800000u), qkc::value<qkc::f32>(0x7fc00000u)})
    for (const float x : {0.0f, 1.0f, -3.0f, 1e30f}) {
      CHECK(quick::wrong_paths<qkc::i8>({d, 1.0f}, x, false) == -1);
      CHECK(quick::wrong_paths<qkc::e4m3>({1.0f, qkc::div<qkc::f32>(1.0f, d)}, x, false) == -1);
    }
}

TEST_CASE("a tie is left open unless the factor is a power of two") {
  // 2.5 * 3 * (1 / 3): the paths fall on both sides of the tie for some scales.
  CHECK(quick::wrong_paths<qkc::i8>({3.0f, qkc::div<qkc::f32>(1.0f, 3.0f)}, 7.5f, false) == -1);
  CHECK(quick::wrong_paths<qkc::i8>({4.0f, 0.25f}, 10.0f, false) == 0);
  CHECK(quick::wrong_paths<qkc::i8>({4.0f, 0.25f}, 10.0f, true) == -1);
}
