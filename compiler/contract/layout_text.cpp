#include "compiler/contract/layout_text.h"

#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

namespace qkc::contract {

namespace {

const Digit& digitOf(const Layout& layout, int number) {
  return layout.digits[static_cast<std::size_t>(number)];
}

std::string pieceText(const Layout& layout, const Piece& piece) {
  std::string words;
  for (const Place& place : piece.word)
    words += (words.empty() ? "" : ", ") + placeText(layout, place);
  std::string out = fmt::format("at [{}]", words);
  if (!piece.slot.digits.empty())
    out += fmt::format(" slot {}", placeText(layout, piece.slot));
  else if (piece.bits < layout.wordBits)
    out += fmt::format(" bits {}..{}", piece.firstBit, piece.firstBit + piece.bits - 1);
  return out;
}

// "split k = kw, j:8" for each axis of more than one digit.
std::string splitText(const Layout& layout, int axis) {
  std::string digits;
  int count = 0;
  for (const Digit& digit : layout.digits)
    if (digit.axis == axis) {
      digits += (count++ == 0 ? "" : ", ") + digit.name;
      digits += digit.leads() || count == 1 ? "" : fmt::format(":{}", digit.radix);
    }
  return count > 1 ? fmt::format("axis {} = {}; ", axis, digits) : "";
}

} // namespace

std::string placeText(const Layout& layout, const Place& place) {
  std::string digits;
  for (const PlacedDigit& placed : place.digits) {
    digits += digits.empty() ? "" : ", ";
    digits += (placed.reversed ? "rev " : "") + digitOf(layout, placed.digit).name;
    if (placed.mixedWith >= 0)
      digits += " ^ " + digitOf(layout, placed.mixedWith).name;
  }
  if (place.digits.size() > 1)
    digits = "(" + digits + ")";
  if (digits.empty())
    return std::to_string(place.offset);
  return place.offset == 0 ? digits : fmt::format("{} + {}", place.offset, digits);
}

std::string layoutText(const Contract& /*contract*/, const Quantity& tensor) {
  const Layout& layout = *tensor.layout;
  std::string out;
  for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis)
    out += splitText(layout, static_cast<int>(axis));
  for (std::size_t k = 0; k < layout.arms.size(); ++k) {
    const PieceArm& arm = layout.arms[k];
    if (arm.digit >= 0)
      out += fmt::format("{}where {} == {} ", k == 0 ? "" : "; ", digitOf(layout, arm.digit).name, arm.value);
    for (std::size_t p = 0; p < arm.pieces.size(); ++p)
      out += (p == 0 ? "" : " then ") + pieceText(layout, arm.pieces[p]);
  }
  if (layout.rest != Rest::none)
    out += layout.rest == Rest::zero ? ", other bits 0" : ", other bits free";
  return out;
}

std::string bufferText(const Contract& contract, const Layout& layout) {
  std::string extents;
  for (const NodeId extent : layout.extents)
    extents += (extents.empty() ? "" : ", ") + printExpr(contract, extent);
  return fmt::format("u{}[{}]", layout.wordBits, extents);
}

std::string canonicalLayout(const Layout& layout) {
  Layout unnamed = layout;
  std::string out = fmt::format("u{} rest{}", layout.wordBits, static_cast<int>(layout.rest));
  for (std::size_t k = 0; k < unnamed.digits.size(); ++k) {
    Digit& digit = unnamed.digits[k];
    digit.name = fmt::format("d{}", k);
    out += fmt::format(" d{}={}/{}%{}", k, digit.axis, digit.weight, digit.radix);
  }
  for (const PieceArm& arm : unnamed.arms) {
    out += fmt::format(" arm {}=={}", arm.digit, arm.value);
    for (const Piece& piece : arm.pieces)
      out += fmt::format(" {} *{}+{} {}b", pieceText(unnamed, piece), piece.stride, piece.firstBit, piece.bits);
  }
  return out;
}

} // namespace qkc::contract
