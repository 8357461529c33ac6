#pragma once
// Packed tensors as the manifest describes them: inputs are built as codes of logical elements and packed here.

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

namespace qkc::cases {

struct Layout {
  struct Digit {
    int axis = 0;
    std::int64_t weight = 1;
    std::int64_t radix = 0; // 0: what is left of the index
  };
  struct PlacedDigit {
    int digit = 0;
    bool reversed = false;
    int mixedWith = -1; // exclusive or with this digit
  };
  struct Place {
    std::vector<PlacedDigit> digits; // a mixed-radix number, the most significant first
    std::int64_t offset = 0;
  };
  struct Piece {
    std::vector<Place> word;
    Place slot;
    int stride = 0, first = 0, bits = 0;
  };
  struct Arm {
    int digit = -1; // -1: everywhere
    std::int64_t value = 0;
    std::vector<Piece> pieces; // the lowest bits first
  };

  std::string name, text, rest;
  int wordBits = 8;
  nlohmann::json extents; // of the buffer in words
  std::vector<Digit> digits;
  std::vector<Arm> arms;
};

Layout readLayout(const nlohmann::json& json);

// Where the bits of one element lie, its lowest bits first.
struct BitField {
  std::int64_t word = 0;
  std::int64_t firstBit = 0;
  int bits = 0;
};
std::vector<BitField> bitsOf(const Layout& layout, std::span<const std::int64_t> shape,
                             std::span<const std::int64_t> buffer, std::span<const std::int64_t> position);

// Writes the codes of all elements, row-major, into the buffer of the given shape; other bits stay.
void pack(const Layout& layout, std::span<const std::int64_t> shape, std::span<const std::int64_t> buffer,
          std::span<const std::uint64_t> codes, std::span<std::byte> bytes);

// The coordinates of an element that has bits in the byte; empty where none has.
std::vector<std::int64_t> elementAt(const Layout& layout, std::span<const std::int64_t> shape,
                                    std::span<const std::int64_t> buffer, std::int64_t byte);

} // namespace qkc::cases
