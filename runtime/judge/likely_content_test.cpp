#include "runtime/judge/likely_content.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

using namespace qkc::judge;

namespace {

template <class T> std::vector<std::byte> bytesOf(const std::vector<T>& values) {
  std::vector<std::byte> bytes(values.size() * sizeof(T));
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

// Whether one of the contents for output 0 is this one.
template <class T> bool offers(const std::vector<T>& right, const std::vector<T>& content, ElementForm form) {
  const int count = likelyContentCount(1);
  for (int which = 0; which < count; ++which) {
    if (likelyContent(bytesOf(right), which, {&form, 1}) == bytesOf(content)) {
      return true;
    }
  }
  return false;
}

} // namespace

TEST_CASE("likely contents differ from each other and from the result") {
  for (const std::size_t bytes : {12U, 17U, 300U}) {
    CAPTURE(bytes);
    std::vector<std::byte> result;
    for (std::size_t k = 0; k < bytes; ++k) {
      result.push_back(static_cast<std::byte>(7 + (5 * k)));
    }
    const std::vector<ElementForm> forms{{.bits = 16, .isFloat = true}, {.bits = 4}};
    std::vector<std::vector<std::byte>> seen;
    int right = 0;
    for (int which = 0; which < likelyContentCount(forms.size()); ++which) {
      const auto content = likelyContent(result, which, forms);
      CHECK(content.size() == bytes);
      right += content == result ? 1 : 0;
      if (std::find(seen.begin(), seen.end(), content) == seen.end()) {
        seen.push_back(content);
      }
    }
    // Output 0 is right where outputs of odd numbers are not, and a step up like all where only outputs of even numbers
    // are, in each form.
    CHECK(right == 2);
    CHECK(std::ssize(seen) == likelyContentCount(forms.size()) - 3);
    CHECK(likelyContent(result, likelyContentCount(1) - 1, {}, 1) != result);
  }
  for (int which = 0; which < likelyContentCount(1); ++which) {
    CHECK(likelyContent({}, which).empty());
    CHECK(likelyContent(std::vector(1, std::byte{3}), which, std::vector{ElementForm{.bits = 32}}).size() == 1);
  }
}

TEST_CASE("likely contents are right values a step away, of the other sign, or of another element") {
  constexpr ElementForm kF32{.bits = 32, .isFloat = true};
  constexpr ElementForm kI32{.bits = 32};
  constexpr ElementForm kI4{.bits = 4};
  const auto beside = [](float x, int steps) {
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(steps));
  };
  const std::vector<float> right{0.F, 1.5F, -3.F};
  const float least = beside(0.F, 1);
  CHECK(offers(right, {-0.F, -1.5F, 3.F}, kF32));
  CHECK(offers(right, {least, beside(1.5F, 1), beside(-3.F, 1)}, kF32));
  CHECK(offers(right, {-least, beside(1.5F, -1), beside(-3.F, -1)}, kF32));
  CHECK(offers(right, {-2 * least, beside(1.5F, -2), beside(-3.F, -2)}, kF32));
  CHECK(offers(right, {1.5F, -3.F, 0.F}, kF32));
  CHECK(offers(right, {least, 1.5F, beside(-3.F, 1)}, kF32));
  CHECK(offers(right, {0.F, beside(1.5F, -1), -3.F}, kF32));
  CHECK(offers<std::int32_t>({0, 255, -1}, {1, 256, 0}, kI32));
  CHECK(offers<std::int32_t>({0, 255, -1}, {-1, 254, -2}, kI32));
  CHECK(offers<std::uint8_t>({0x8F, 0x21}, {0x90, 0x32}, kI4));
  CHECK(offers<std::uint8_t>({0x8F, 0x21}, {0x7E, 0x10}, kI4));
  CHECK(offers<std::uint8_t>({0x8F, 0x21}, {0x07, 0xA9}, kI4));
  CHECK(offers<std::uint8_t>({0x8F, 0x21}, {0x18, 0xF2}, kI4));
}
