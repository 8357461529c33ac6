#include "runtime/cases/layout.h"

#include <stdexcept>

namespace qkc::cases {

using Json = nlohmann::json;

namespace {

constexpr int kByte = 8;

Layout::Place readPlace(const Json& json) {
  Layout::Place place;
  place.offset = json.at("offset").get<std::int64_t>();
  for (const Json& digit : json.at("digits"))
    place.digits.push_back({digit.at(0).get<int>(), digit.at(1).get<int>() != 0, digit.at(2).get<int>()});
  return place;
}

Layout::Piece readPiece(const Json& json) {
  Layout::Piece piece;
  for (const Json& place : json.at("word"))
    piece.word.push_back(readPlace(place));
  piece.slot = readPlace(json.at("slot"));
  piece.stride = json.at("stride").get<int>();
  piece.first = json.at("first").get<int>();
  piece.bits = json.at("bits").get<int>();
  return piece;
}

// The digits of one position and the numbers that they make.
class Address {
public:
  Address(const Layout& layout, std::span<const std::int64_t> shape, std::span<const std::int64_t> position)
      : layout_(layout) {
    for (const Layout::Digit& digit : layout.digits) {
      const std::int64_t above = position[static_cast<std::size_t>(digit.axis)] / digit.weight;
      const std::int64_t extent = shape[static_cast<std::size_t>(digit.axis)];
      radices_.push_back(digit.radix == 0 ? (extent + digit.weight - 1) / digit.weight : digit.radix);
      values_.push_back(digit.radix == 0 ? above : above % digit.radix);
    }
  }

  std::int64_t value(int digit) const { return values_[static_cast<std::size_t>(digit)]; }

  std::int64_t number(const Layout::Place& place) const {
    std::int64_t result = 0;
    for (const Layout::PlacedDigit& placed : place.digits) {
      const std::int64_t radix = radices_[static_cast<std::size_t>(placed.digit)];
      std::int64_t digit = value(placed.digit);
      if (placed.reversed)
        digit = radix - 1 - digit;
      if (placed.mixedWith >= 0)
        digit ^= value(placed.mixedWith);
      result = result * radix + digit;
    }
    return result + place.offset;
  }

  const Layout::Arm& arm() const {
    for (const Layout::Arm& arm : layout_.arms)
      if (arm.digit < 0 || value(arm.digit) == arm.value)
        return arm;
    throw std::runtime_error("an element of " + layout_.name + " has no place");
  }

private:
  const Layout& layout_;
  std::vector<std::int64_t> radices_, values_;
};

bool next(std::vector<std::int64_t>& position, std::span<const std::int64_t> shape) {
  for (std::size_t k = position.size(); k-- > 0;) {
    if (++position[k] < shape[k])
      return true;
    position[k] = 0;
  }
  return false;
}

bool isEmpty(std::span<const std::int64_t> shape) {
  for (const std::int64_t extent : shape)
    if (extent == 0)
      return true;
  return false;
}

} // namespace

Layout readLayout(const Json& json) {
  Layout layout;
  layout.name = json.at("name").get<std::string>();
  layout.text = json.at("text").get<std::string>();
  layout.rest = json.at("rest").get<std::string>();
  layout.wordBits = json.at("word_bits").get<int>();
  layout.extents = json.at("extents");
  for (const Json& digit : json.at("digits"))
    layout.digits.push_back({digit.at(0).get<int>(), digit.at(1).get<std::int64_t>(), digit.at(2).get<std::int64_t>()});
  for (const Json& arm : json.at("arms")) {
    Layout::Arm read{arm.at("digit").get<int>(), arm.at("value").get<std::int64_t>(), {}};
    for (const Json& piece : arm.at("pieces"))
      read.pieces.push_back(readPiece(piece));
    layout.arms.push_back(std::move(read));
  }
  return layout;
}

std::vector<BitField> bitsOf(const Layout& layout, std::span<const std::int64_t> shape,
                             std::span<const std::int64_t> buffer, std::span<const std::int64_t> position) {
  const Address address(layout, shape, position);
  std::vector<BitField> fields;
  for (const Layout::Piece& piece : address.arm().pieces) {
    std::int64_t word = 0;
    for (std::size_t k = 0; k < piece.word.size(); ++k)
      word = word * buffer[k] + address.number(piece.word[k]);
    fields.push_back({word, piece.first + piece.stride * address.number(piece.slot), piece.bits});
  }
  return fields;
}

void pack(const Layout& layout, std::span<const std::int64_t> shape, std::span<const std::int64_t> buffer,
          std::span<const std::uint64_t> codes, std::span<std::byte> bytes) {
  if (isEmpty(shape))
    return;
  std::vector<std::int64_t> position(shape.size());
  std::size_t element = 0;
  do {
    std::uint64_t code = codes[element++];
    for (const BitField& field : bitsOf(layout, shape, buffer, position))
      for (int k = 0; k < field.bits; ++k, code >>= 1U) {
        const std::int64_t bit = field.word * layout.wordBits + field.firstBit + k;
        std::byte& byte = bytes[static_cast<std::size_t>(bit / kByte)];
        const auto mask = static_cast<std::byte>(1U << static_cast<unsigned>(bit % kByte));
        byte = (code & 1U) != 0 ? byte | mask : byte & ~mask;
      }
  } while (next(position, shape));
}

std::vector<std::int64_t> elementAt(const Layout& layout, std::span<const std::int64_t> shape,
                                    std::span<const std::int64_t> buffer, std::int64_t byte) {
  if (isEmpty(shape))
    return {};
  std::vector<std::int64_t> position(shape.size());
  do {
    for (const BitField& field : bitsOf(layout, shape, buffer, position)) {
      const std::int64_t first = field.word * layout.wordBits + field.firstBit;
      if (first < (byte + 1) * kByte && first + field.bits > byte * kByte)
        return position;
    }
  } while (next(position, shape));
  return {};
}

} // namespace qkc::cases
