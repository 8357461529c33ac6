#include "runtime/judge/native_call.h"

#include <doctest/doctest.h>

#include <array>
#include <stdexcept>

using namespace qkc::judge;

namespace {

struct Seen {
  std::array<const void*, 4> pointers;
  std::array<std::int64_t, 3> dims;
  std::array<float, 5> f32;
  std::array<double, 6> f64;
  std::array<std::int64_t, 6> small;
  const void* stream;
};
Seen seen;

// More parameters than there are registers, of every kind, interleaved.
extern "C" void takesEverything(const void* a, const void* b, std::int64_t m, float f0, double d0, std::int8_t i8,
                                std::uint8_t u8, const void* c, std::int16_t i16, std::uint16_t u16, float f1,
                                double d1, std::int32_t i32, std::uint32_t u32, std::int64_t n, float f2, double d2,
                                const void* d, float f3, double d3, float f4, double d4, double d5, std::uint64_t u64,
                                void* stream) {
  seen = {.pointers = {a, b, c, d},
          .dims = {m, n, static_cast<std::int64_t>(u64)},
          .f32 = {f0, f1, f2, f3, f4},
          .f64 = {d0, d1, d2, d3, d4, d5},
          .small = {i8, u8, i16, u16, i32, u32},
          .stream = stream};
}

std::array<char, 0x5000> arena;
void* at(std::size_t offset) {
  return &arena[offset];
}

} // namespace

TEST_CASE("every kind of parameter arrives in registers and on the stack") {
  const std::vector<CallValue> values = {
      at(0x1000),
      at(0x2000),
      ScalarArg{std::int64_t{-7}},
      ScalarArg{0.5F},
      ScalarArg{0.1},
      ScalarArg{std::int8_t{-128}},
      ScalarArg{std::uint8_t{255}},
      at(0x3000),
      ScalarArg{std::int16_t{-32768}},
      ScalarArg{std::uint16_t{0xFFFF}},
      ScalarArg{1.5F},
      ScalarArg{1.1},
      ScalarArg{std::int32_t{-5}},
      ScalarArg{std::uint32_t{0xFFFFFFFF}},
      ScalarArg{std::int64_t{1} << 40},
      ScalarArg{2.5F},
      ScalarArg{2.1},
      at(0x4000),
      ScalarArg{3.5F},
      ScalarArg{3.1},
      ScalarArg{4.5F},
      ScalarArg{4.1},
      ScalarArg{5.1},
      ScalarArg{std::uint64_t{1} << 63},
      static_cast<void*>(nullptr),
  };
  seen.stream = at(1);
  const NativeCall call(reinterpret_cast<void*>(&takesEverything), values);
  call(values);
  CHECK(seen.pointers[0] == at(0x1000));
  CHECK(seen.pointers[1] == at(0x2000));
  CHECK(seen.pointers[2] == at(0x3000));
  CHECK(seen.pointers[3] == at(0x4000));
  CHECK(seen.dims[0] == -7);
  CHECK(seen.dims[1] == std::int64_t{1} << 40);
  CHECK(seen.dims[2] == INT64_MIN);
  CHECK(seen.f32 == std::array{0.5F, 1.5F, 2.5F, 3.5F, 4.5F});
  CHECK(seen.f64 == std::array{0.1, 1.1, 2.1, 3.1, 4.1, 5.1});
  CHECK(seen.small == std::array<std::int64_t, 6>{-128, 255, -32768, 0xFFFF, -5, 0xFFFFFFFF});
  CHECK(seen.stream == nullptr);
}

TEST_CASE("a call with another number of values is refused") {
  const std::vector<CallValue> values = {at(1), at(2)};
  const NativeCall call(reinterpret_cast<void*>(&takesEverything), values);
  CHECK_THROWS_AS(call(std::vector<CallValue>{at(1)}), std::invalid_argument);
}
