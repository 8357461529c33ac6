#include "compiler/semantics/packing.h"

#include "compiler/contract/queries.h"
#include "compiler/semantics/alternatives.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace qkc::semantics {

using contract::Contract;
using contract::Digit;
using contract::Layout;
using contract::Piece;
using contract::PieceArm;
using contract::Place;
using contract::PlacedDigit;
using contract::Quantity;
using contract::QuantityId;

namespace {

constexpr std::int64_t kByte = 8;

std::int64_t extentOf(const Contract& contract, const std::vector<std::int64_t>& dims, contract::NodeId node) {
  const auto extent = contract::evaluateExtent(contract, node, dims);
  if (!extent || *extent < 0) {
    throw EvaluationError("an extent of a buffer has no value");
  }
  return *extent;
}

int storageBytes(const numeric::Format& format) {
  int bytes = 1;
  while (bytes * kByte < format.storageBits) {
    bytes *= 2;
  }
  return bytes;
}

// Every bit of a tensor by its place in the buffer.
class BitMap {
public:
  BitMap(const Contract& contract, const std::vector<std::int64_t>& dims, QuantityId tensor)
      : quantity_(contract.quantity(tensor)), extents_(extentsOf(contract, dims, tensor)) {
    if (quantity_.layout) {
      for (const contract::NodeId node : quantity_.layout->extents) {
        buffer_.push_back(extentOf(contract, dims, node));
      }
    }
  }

  const std::vector<std::int64_t>& extents() const { return extents_; }

  std::size_t bytes() const {
    std::int64_t words = 1;
    for (const std::int64_t extent : quantity_.layout ? buffer_ : extents_) {
      words *= extent;
    }
    const std::int64_t width =
        quantity_.layout ? quantity_.layout->wordBits / kByte : storageBytes(*quantity_.type.format);
    return static_cast<std::size_t>(words * width);
  }

  // Calls visit(bit of the code, bit of the buffer) for each bit of the element.
  void forEachBit(std::size_t offset, const std::function<void(int, std::int64_t)>& visit) const {
    if (!quantity_.layout) {
      const int width = storageBytes(*quantity_.type.format) * static_cast<int>(kByte);
      for (int bit = 0; bit < width; ++bit) {
        visit(bit, static_cast<std::int64_t>(offset) * width + bit);
      }
      return;
    }
    const std::vector<std::int64_t> position = positionOf(extents_, offset);
    int bit = 0;
    for (const Piece& piece : armFor(position).pieces) {
      std::int64_t word = 0;
      for (std::size_t i = 0; i < piece.word.size(); ++i) {
        word = word * buffer_[i] + number(piece.word[i], position);
      }
      const std::int64_t first =
          word * quantity_.layout->wordBits + piece.firstBit + piece.stride * number(piece.slot, position);
      for (int i = 0; i < piece.bits; ++i) {
        visit(bit++, first + i);
      }
    }
  }

private:
  const Digit& digit(int id) const { return quantity_.layout->digits[static_cast<std::size_t>(id)]; }

  std::int64_t valuesOf(const Digit& digit) const {
    const std::int64_t extent = extents_[static_cast<std::size_t>(digit.axis)];
    return digit.leads() ? (extent + digit.weight - 1) / digit.weight : digit.radix;
  }

  std::int64_t valueOf(const Digit& digit, const std::vector<std::int64_t>& position) const {
    return position[static_cast<std::size_t>(digit.axis)] / digit.weight % valuesOf(digit);
  }

  std::int64_t number(const Place& place, const std::vector<std::int64_t>& position) const {
    std::int64_t result = 0;
    for (const PlacedDigit& placed : place.digits) {
      const Digit& own = digit(placed.digit);
      std::int64_t value = valueOf(own, position);
      if (placed.reversed) {
        value = valuesOf(own) - 1 - value;
      }
      if (placed.mixedWith >= 0) {
        value = value ^ valueOf(digit(placed.mixedWith), position);
      }
      result = result * valuesOf(own) + value;
    }
    return result + place.offset;
  }

  const PieceArm& armFor(const std::vector<std::int64_t>& position) const {
    for (const PieceArm& arm : quantity_.layout->arms) {
      if (arm.digit < 0 || valueOf(digit(arm.digit), position) == arm.value) {
        return arm;
      }
    }
    throw EvaluationError(fmt::format("an element of {} has no bits", quantity_.name));
  }

  const Quantity& quantity_;
  std::vector<std::int64_t> extents_;
  std::vector<std::int64_t> buffer_; // in words
};

} // namespace

std::size_t bufferBytes(const Contract& contract, const std::vector<std::int64_t>& dims, QuantityId tensor) {
  return BitMap(contract, dims, tensor).bytes();
}

Tensor unpack(const Contract& contract, const std::vector<std::int64_t>& dims, QuantityId tensor,
              std::span<const std::byte> buffer) {
  const BitMap map(contract, dims, tensor);
  if (buffer.size() != map.bytes()) {
    throw EvaluationError(fmt::format("the buffer of {} has {} bytes, not {}", contract.quantity(tensor).name,
                                      buffer.size(), map.bytes()));
  }
  Tensor content(map.extents());
  for (std::size_t offset = 0; offset < content.codes.size(); ++offset) {
    std::uint64_t& code = content.codes[offset];
    map.forEachBit(offset, [&](int bit, std::int64_t place) {
      const auto byte = std::to_integer<std::uint64_t>(buffer[static_cast<std::size_t>(place / kByte)]);
      code |= (byte >> static_cast<unsigned>(place % kByte) & 1U) << static_cast<unsigned>(bit);
    });
  }
  return content;
}

std::int64_t strayWords(const Contract& contract, const std::vector<std::int64_t>& dims, QuantityId tensor,
                        std::span<const std::byte> buffer) {
  const BitMap map(contract, dims, tensor);
  if (buffer.size() != map.bytes()) {
    throw EvaluationError(fmt::format("the buffer of {} has another size", contract.quantity(tensor).name));
  }
  std::vector<std::byte> rest(buffer.begin(), buffer.end());
  pack(contract, dims, tensor, Tensor(map.extents()), rest); // elements 0: what is left belongs to none
  const auto width = static_cast<std::size_t>(contract.quantity(tensor).layout->wordBits / kByte);
  std::int64_t words = 0;
  for (std::size_t first = 0; first < rest.size(); first += width) {
    const auto word = std::span(rest).subspan(first, width);
    words += std::ranges::any_of(word, [](std::byte byte) { return byte != std::byte{0}; }) ? 1 : 0;
  }
  return words;
}

void pack(const Contract& contract, const std::vector<std::int64_t>& dims, QuantityId tensor, const Tensor& content,
          std::span<std::byte> buffer) {
  const BitMap map(contract, dims, tensor);
  if (buffer.size() != map.bytes()) {
    throw EvaluationError(fmt::format("the buffer of {} has {} bytes, not {}", contract.quantity(tensor).name,
                                      buffer.size(), map.bytes()));
  }
  for (std::size_t offset = 0; offset < content.codes.size(); ++offset) {
    map.forEachBit(offset, [&](int bit, std::int64_t place) {
      std::byte& byte = buffer[static_cast<std::size_t>(place / kByte)];
      const auto mask = static_cast<std::byte>(1U << static_cast<unsigned>(place % kByte));
      const bool isSet = (content.codes[offset] >> static_cast<unsigned>(bit) & 1U) != 0;
      byte = isSet ? byte | mask : byte & ~mask;
    });
  }
}

} // namespace qkc::semantics
