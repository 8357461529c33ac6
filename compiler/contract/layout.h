#pragma once
// Where the elements of a tensor lie in its buffer. A layout is a bijection by its form: the logical index falls into
// mixed-radix digits, and each digit stands in one place: a coordinate of the word, or the slot in it. So one list
// packs and unpacks, and a change of the list is another convention.

#include "compiler/support/source_map.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qkc::contract {

// index[axis] / weight % radix. A leading digit has no radix of its own: it takes what is left of the index.
struct Digit {
  std::string name;
  int axis = 0;
  std::int64_t weight = 1;
  std::int64_t radix = 0; // 0: leading

  bool leads() const { return radix == 0; }
  bool operator==(const Digit&) const = default;
};

// A digit as it stands in a place: itself, radix - 1 less itself, or the exclusive or with another digit.
struct PlacedDigit {
  int digit = 0;
  bool reversed = false;
  int mixedWith = -1; // -1: alone

  bool operator==(const PlacedDigit&) const = default;
};

// A mixed-radix number, its most significant digit first, plus an offset.
struct Place {
  std::vector<PlacedDigit> digits;
  std::int64_t offset = 0;

  bool operator==(const Place&) const = default;
};

// `bits` bits of an element, from bit `firstBit` + stride * slot of one word up.
struct Piece {
  std::vector<Place> word; // its coordinates, one for each of Layout::extents
  Place slot;
  int stride = 0;
  int firstBit = 0;
  int bits = 0;

  bool operator==(const Piece&) const = default;
};

// The pieces of an element, its lowest bits first, where a digit has a value.
struct PieceArm {
  int digit = -1; // -1: everywhere
  std::int64_t value = 0;
  std::vector<Piece> pieces;

  bool operator==(const PieceArm&) const = default;
};

// Bits that no element owns.
enum class Rest { none, any, zero };

struct Layout {
  std::string name; // "gptq_k8", "q4_0.qs"
  int wordBits = 8; // 8, 16, 32 or 64; words are little-endian
  std::vector<Digit> digits;
  std::vector<PieceArm> arms;        // the first that applies counts
  std::vector<std::int32_t> extents; // nodes: the shape of the buffer in words, row-major
  Rest rest = Rest::none;
  Span span; // of the layout or field

  bool operator==(const Layout& other) const {
    return wordBits == other.wordBits && digits == other.digits && arms == other.arms && extents == other.extents &&
           rest == other.rest;
  }
};

// A tensor of byte structs: each field is a tensor of its own, of the struct's indices and then the field's. They share
// the buffer.
struct Record {
  std::string name;      // of the tensor: "x"
  std::string structure; // "q4_0"
  std::int64_t bytes = 0;
  std::vector<std::int32_t> fields; // quantities, in the order of the struct
  Span span;
};

} // namespace qkc::contract
