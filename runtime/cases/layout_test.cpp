#include "runtime/cases/layout.h"

#include <doctest/doctest.h>

using namespace qkc::cases;

namespace {

// Eight codes along the first axis in a word, the first lowest.
Layout packedRows() {
  Layout layout;
  layout.name = "rows8";
  layout.wordBits = 32;
  layout.digits = {{0, 8, 0}, {0, 1, 8}, {1, 1, 0}};
  Layout::Piece piece;
  piece.word = {{{{0, false, -1}}, 0}, {{{2, false, -1}}, 0}};
  piece.slot = {{{1, false, -1}}, 0};
  piece.stride = 4;
  piece.bits = 4;
  layout.arms = {{-1, 0, {piece}}};
  return layout;
}

std::uint32_t wordAt(const std::vector<std::byte>& bytes, std::size_t word) {
  std::uint32_t value = 0;
  for (std::size_t k = 4; k-- > 0;)
    value = value << 8U | std::to_integer<std::uint32_t>(bytes[4 * word + k]);
  return value;
}

} // namespace

TEST_CASE("codes go to the slots of their words") {
  const Layout layout = packedRows();
  const std::vector<std::int64_t> shape{16, 3};
  const std::vector<std::int64_t> buffer{2, 3};
  std::vector<std::uint64_t> codes(48);
  for (std::size_t k = 0; k < codes.size(); ++k)
    codes[k] = (k * 7 + 3) % 16;
  std::vector<std::byte> bytes(24, std::byte{0xff});
  pack(layout, shape, buffer, codes, bytes);
  for (std::size_t row = 0; row < 2; ++row)
    for (std::size_t column = 0; column < 3; ++column) {
      std::uint32_t expected = 0;
      for (std::size_t j = 0; j < 8; ++j)
        expected |= static_cast<std::uint32_t>(codes[(8 * row + j) * 3 + column]) << 4 * j;
      CHECK(wordAt(bytes, row * 3 + column) == expected);
    }
}

TEST_CASE("a byte leads back to its element") {
  const Layout layout = packedRows();
  const std::vector<std::int64_t> shape{16, 3};
  const std::vector<std::int64_t> buffer{2, 3};
  // Word 4 is [1, 1]; its byte 2 holds the elements 4 and 5 of the word.
  CHECK(elementAt(layout, shape, buffer, 4 * 4 + 2) == std::vector<std::int64_t>{12, 1});
  CHECK(elementAt(layout, shape, buffer, 24).empty());
  const auto fields = bitsOf(layout, shape, buffer, std::vector<std::int64_t>{13, 1});
  REQUIRE(fields.size() == 1);
  CHECK(fields[0].word == 4);
  CHECK(fields[0].firstBit == 20);
}

TEST_CASE("reversed and mixed digits") {
  Layout layout = packedRows();
  layout.arms[0].pieces[0].slot.digits[0].reversed = true;
  const std::vector<std::int64_t> shape{8, 8};
  const std::vector<std::int64_t> buffer{1, 8};
  CHECK(bitsOf(layout, shape, buffer, std::vector<std::int64_t>{0, 5})[0].firstBit == 28);
  layout.digits[2] = {1, 1, 8};
  layout.arms[0].pieces[0].slot.digits[0] = {1, false, 2};
  CHECK(bitsOf(layout, shape, buffer, std::vector<std::int64_t>{6, 5})[0].firstBit == 4 * 3);
}
