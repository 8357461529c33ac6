#include "compiler/contract/constants.h"
#include "compiler/contract/layouts.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr int kByte = 8;
constexpr std::int64_t kMostBytes = 1 << 16;
constexpr std::int64_t kMostElements = 1 << 17; // of one field

// The fields of a struct, and who owns each bit: found by going through every element.
class StructResolver {
public:
  StructResolver(State& state, const syntax::Struct& source, const std::vector<NodeId>& shape)
      : state_(state), source_(source), shape_(shape) {}

  std::optional<std::vector<ResolvedField>> run() {
    const std::optional<std::int64_t> bytes = bytesOf(state_, source_);
    if (!bytes)
      return std::nullopt;
    bytes_ = *bytes;
    owners_.assign(static_cast<std::size_t>(bytes_ * kByte), nullptr);
    bool good = true;
    for (const syntax::Field& field : source_.fields)
      good = add(field) && good;
    if (!good || !everyBitOwned())
      return std::nullopt;
    return std::move(fields_);
  }

private:
  diag::Diagnostic& error(diag::Code code, Span span, std::string message) {
    return state_.error(code, span, std::move(message));
  }

  bool add(const syntax::Field& source) {
    ResolvedField field;
    field.name = source.name.text;
    field.span = source.span;
    field.format = state_.format(source.type);
    if (field.format == nullptr)
      return false;
    std::vector<std::int64_t> extents;
    field.shape = shape_;
    std::int64_t elements = 1;
    for (const syntax::IndexBound& index : source.indices) {
      const std::optional<std::int64_t> extent = evaluateInteger(state_, index.extent);
      if (!extent)
        return false;
      const bool fits = *extent >= 1 && *extent <= kMostElements;
      elements *= fits ? *extent : 1;
      if (!fits || elements > kMostElements) {
        error(diag::Code::BadExtent, index.extent.span, fmt::format("a field has 1..{} elements", kMostElements));
        return false;
      }
      extents.push_back(*extent);
      field.shape.push_back(state_.constant(numeric::Value(*extent), kInteger, index.extent.span));
    }
    DigitList digits(state_);
    const int rank = static_cast<int>(shape_.size());
    if (!digits.split(source.indices, source.splits, rank, &extents) || !place(source, field, digits))
      return false;
    field.layout.name = source_.name.text + "." + field.name;
    field.layout.span = source.span;
    field.layout.wordBits = kByte;
    field.layout.digits = digits.digits();
    if (!own(field))
      return false;
    prependStructAxes(field);
    fields_.push_back(std::move(field));
    return true;
  }

  bool place(const syntax::Field& source, ResolvedField& field, DigitList& digits) {
    const int bits = field.format->storageBits;
    if (!source.bits.empty())
      return bitArms(source, field, digits);
    Place at;
    if (source.offset) {
      const std::optional<std::int64_t> offset = evaluateInteger(state_, *source.offset);
      if (!offset)
        return false;
      at.offset = *offset;
      if (*offset < 0 || *offset >= bytes_) {
        error(diag::Code::FieldOutside, source.offset->span,
              fmt::format("{} starts at byte {}, {} has {}", field.name, *offset, source_.name.text, bytes_));
        return false;
      }
    } else {
      std::optional<Place> found = digits.place(*source.at);
      if (!found)
        return false;
      at = std::move(*found);
    }
    Piece piece;
    piece.stride = bits;
    piece.bits = std::min(bits, kByte);
    if (source.slot) {
      std::optional<Place> slot = digits.place(*source.slot);
      const std::optional<std::int64_t> count = slot ? digits.count(*slot, source.slot->span) : std::nullopt;
      if (!count)
        return false;
      if (*count * bits > kByte) {
        error(diag::Code::WordTooNarrow, source.span,
              fmt::format("{} elements of {} bits do not fit a byte", *count, bits));
        return false;
      }
      piece.slot = std::move(*slot);
    }
    if (!digits.eachPlacedOnce(source.span, field.name))
      return false;
    if (bits > kByte && bits % kByte != 0) {
      error(diag::Code::FieldWidth, source.span, fmt::format("{} has no whole number of bytes", field.format->name))
          .suggest("give the ranges of bits that hold an element: bits [..] 0..7, [..] 0..3");
      return false;
    }
    PieceArm arm;
    for (int done = 0; done < bits; done += kByte, ++at.offset) {
      piece.word = {at};
      arm.pieces.push_back(piece);
    }
    field.layout.arms = {std::move(arm)};
    return true;
  }

  // Each arm names the digits on its own, so that each places all of them but the one that selects it.
  bool bitArms(const syntax::Field& source, ResolvedField& field, DigitList& digits) {
    for (const syntax::BitArm& bits : source.bits) {
      PieceArm arm;
      if (bits.condition && !condition(*bits.condition, digits, arm))
        return false;
      int width = 0;
      for (const syntax::BitRange& range : bits.ranges) {
        std::optional<Piece> piece = bitRange(range, digits);
        if (!piece)
          return false;
        width += piece->bits;
        arm.pieces.push_back(std::move(*piece));
      }
      if (width != field.format->storageBits) {
        error(diag::Code::FieldWidth, bits.span,
              fmt::format("these ranges hold {} bits, an element of {} has {}", width, field.format->name,
                          field.format->storageBits));
        return false;
      }
      field.layout.arms.push_back(std::move(arm));
    }
    return true;
  }

  // `digit == number`.
  bool condition(const syntax::Expr& expr, DigitList& digits, PieceArm& arm) {
    const auto* binary = std::get_if<syntax::Binary>(&expr.node);
    const auto* name = binary == nullptr || binary->op != syntax::BinaryOp::Equal
                           ? nullptr
                           : std::get_if<syntax::Name>(&binary->left->node);
    const int* digit = name == nullptr ? nullptr : digits.find(name->text);
    if (digit == nullptr) {
      error(diag::Code::BadPlace, expr.span, "bits are told apart by the value of a digit")
          .suggest("write it as in 'h == 0: [4 + i] 0..3'");
      return false;
    }
    const std::optional<std::int64_t> value = evaluateInteger(state_, *binary->right);
    arm.digit = *digit;
    arm.value = value.value_or(0);
    return value.has_value();
  }

  std::optional<Piece> bitRange(const syntax::BitRange& range, DigitList& digits) {
    std::optional<Place> place = digits.place(range.byte);
    const std::optional<std::int64_t> low = evaluateInteger(state_, range.bits.low);
    const std::optional<std::int64_t> end = evaluateInteger(state_, range.bits.high);
    if (!place || !low || !end)
      return std::nullopt;
    const std::int64_t high = range.bits.halfOpen ? std::max<std::int64_t>(*end, 0) - 1 : *end;
    if (*low < 0 || high < *low || high >= kByte) {
      error(diag::Code::FieldWidth, range.bits.span, fmt::format("bits of a byte are in 0..7, not {}..{}", *low, high));
      return std::nullopt;
    }
    Piece piece;
    piece.word = {std::move(*place)};
    piece.firstBit = static_cast<int>(*low);
    piece.bits = static_cast<int>(high - *low + 1);
    return piece;
  }

  // Marks the bits of every element of a field as its own.
  bool own(const ResolvedField& field) {
    const std::vector<Digit>& digits = field.layout.digits;
    std::vector<std::int64_t> values(digits.size());
    for (;;) {
      if (!ownElement(field, values))
        return false;
      std::size_t k = 0;
      while (k < values.size() && ++values[k] == digits[k].radix)
        values[k++] = 0;
      if (k == values.size())
        return true;
    }
  }

  bool ownElement(const ResolvedField& field, const std::vector<std::int64_t>& values) {
    const auto number = [&](const Place& place) {
      std::int64_t out = 0;
      for (const PlacedDigit& placed : place.digits) {
        const std::int64_t radix = field.layout.digits[static_cast<std::size_t>(placed.digit)].radix;
        std::int64_t value = values[static_cast<std::size_t>(placed.digit)];
        if (placed.reversed)
          value = radix - 1 - value;
        if (placed.mixedWith >= 0)
          value ^= values[static_cast<std::size_t>(placed.mixedWith)];
        out = out * radix + value;
      }
      return out + place.offset;
    };
    const auto arm = std::ranges::find_if(field.layout.arms, [&](const PieceArm& one) {
      return one.digit < 0 || values[static_cast<std::size_t>(one.digit)] == one.value;
    });
    if (arm == field.layout.arms.end()) {
      error(diag::Code::FieldWidth, field.span, fmt::format("some elements of {} have no bits", field.name))
          .suggest("give bits for every value of the digit");
      return false;
    }
    for (const Piece& piece : arm->pieces) {
      const std::int64_t byte = number(piece.word[0]);
      const std::int64_t first = piece.firstBit + number(piece.slot) * piece.stride;
      for (std::int64_t bit = first; bit < first + piece.bits; ++bit)
        if (!ownBit(field, byte, bit))
          return false;
    }
    return true;
  }

  bool ownBit(const ResolvedField& field, std::int64_t byte, std::int64_t bit) {
    if (byte < 0 || byte >= bytes_) {
      error(diag::Code::FieldOutside, field.span,
            fmt::format("{} reaches byte {}, {} has {}", field.name, byte, source_.name.text, bytes_))
          .suggest(fmt::format("struct {} of {} bytes", source_.name.text, byte + 1));
      return false;
    }
    const syntax::Field& source = source_.fields[fieldNumber(field)];
    const syntax::Field*& owner = owners_[static_cast<std::size_t>(byte * kByte + bit)];
    if (owner == nullptr) {
      owner = &source;
      return true;
    }
    error(diag::Code::FieldsOverlap, field.span,
          owner == &source
              ? fmt::format("two elements of {} own bit {} of byte {}", field.name, bit, byte)
              : fmt::format("{} and {} both own bit {} of byte {}", owner->name.text, field.name, bit, byte))
        .label(owner->span, "the other");
    return false;
  }

  std::size_t fieldNumber(const ResolvedField& field) const {
    std::size_t k = 0;
    while (source_.fields[k].name.text != field.name)
      ++k;
    return k;
  }

  bool everyBitOwned() {
    const auto free = std::ranges::find(owners_, nullptr);
    if (free == owners_.end())
      return true;
    for (ResolvedField& field : fields_)
      if (source_.pad)
        field.layout.rest = source_.pad->value ? Rest::zero : Rest::any;
    if (source_.pad)
      return true;
    const auto place = free - owners_.begin();
    error(diag::Code::UnusedBits, source_.span,
          fmt::format("no field of {} owns bit {} of byte {}", source_.name.text, place % kByte, place / kByte))
        .suggest("say what such bits hold: 'pad 0' or 'pad any' behind the fields");
    return false;
  }

  // The struct's own indices lead to its bytes.
  void prependStructAxes(ResolvedField& field) const {
    Layout& layout = field.layout;
    const int rank = static_cast<int>(shape_.size());
    std::vector<Digit> digits;
    for (int axis = 0; axis < rank; ++axis)
      digits.push_back({fmt::format("i{}", axis), axis, 1, 0});
    digits.insert(digits.end(), layout.digits.begin(), layout.digits.end());
    layout.digits = std::move(digits);
    const auto shift = [&](Place& place) {
      for (PlacedDigit& placed : place.digits) {
        placed.digit += rank;
        placed.mixedWith += placed.mixedWith < 0 ? 0 : rank;
      }
    };
    for (PieceArm& arm : layout.arms) {
      arm.digit += arm.digit < 0 ? 0 : rank;
      for (Piece& piece : arm.pieces) {
        shift(piece.slot);
        shift(piece.word[0]);
        std::vector<Place> word;
        for (int axis = 0; axis < rank; ++axis)
          word.push_back({{{axis, false, -1}}, 0});
        word.push_back(std::move(piece.word[0]));
        piece.word = std::move(word);
      }
    }
    layout.extents = shape_;
    layout.extents.push_back(state_.constant(numeric::Value(bytes_), kInteger, source_.bytes.span));
  }

  State& state_;
  const syntax::Struct& source_;
  const std::vector<NodeId>& shape_;
  std::int64_t bytes_ = 0;
  std::vector<const syntax::Field*> owners_; // of each bit
  std::vector<ResolvedField> fields_;
};

} // namespace

std::optional<std::int64_t> bytesOf(State& state, const syntax::Struct& structure) {
  const std::optional<std::int64_t> bytes = evaluateInteger(state, structure.bytes);
  if (!bytes || (*bytes >= 1 && *bytes <= kMostBytes))
    return bytes;
  state.error(diag::Code::BadExtent, structure.bytes.span, fmt::format("a struct has 1..{} bytes", kMostBytes));
  return std::nullopt;
}

std::optional<std::vector<ResolvedField>> resolveStruct(State& state, const syntax::Struct& structure,
                                                        const std::vector<NodeId>& shape) {
  return StructResolver(state, structure, shape).run();
}

} // namespace qkc::contract
