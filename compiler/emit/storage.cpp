#include "compiler/emit/storage.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

std::string axisName(std::size_t axis) {
  return "i" + std::to_string(axis);
}

// Whether the first bracket closes at the end only.
bool isBracketed(const std::string& text) {
  int depth = 0;
  for (std::size_t k = 0; k < text.size(); ++k) {
    depth += text[k] == '(' ? 1 : text[k] == ')' ? -1 : 0;
    if (depth == 0)
      return k > 0 && k + 1 == text.size();
  }
  return false;
}

std::string bracketed(const std::string& text) {
  return text.find(' ') == std::string::npos || isBracketed(text) ? text : "(" + text + ")";
}

// Texts of the places of one tensor's layout.
class LayoutWriter {
public:
  LayoutWriter(const Input& input, const Quantity& tensor) : input_(input), tensor_(tensor), layout_(*tensor.layout) {}

  // The number of values that a digit takes.
  std::string count(const Digit& digit) const {
    if (!digit.leads())
      return std::to_string(digit.radix);
    std::string extent = extentText(input_, tensor_.shape[static_cast<std::size_t>(digit.axis)]);
    if (digit.weight == 1)
      return extent;
    return fmt::format("({} + {}) / {}", bracketed(extent), digit.weight - 1, digit.weight);
  }

  // A digit of the index `i<axis>`.
  std::string digit(int number) const {
    const Digit& d = layout_.digits[static_cast<std::size_t>(number)];
    std::string text = axisName(static_cast<std::size_t>(d.axis));
    if (d.weight > 1)
      text += fmt::format(" / {}", d.weight);
    const bool isHighest = std::none_of(layout_.digits.begin(), layout_.digits.end(), [&](const Digit& other) {
      return other.axis == d.axis && other.weight > d.weight;
    });
    if (!d.leads() && !isHighest)
      text += fmt::format(" % {}", d.radix);
    return text;
  }

  std::string placed(const PlacedDigit& placed) const {
    const Digit& d = layout_.digits[static_cast<std::size_t>(placed.digit)];
    std::string text = digit(placed.digit);
    if (placed.reversed)
      text = fmt::format("{} - {}", d.radix - 1, bracketed(text));
    if (placed.mixedWith >= 0)
      text = fmt::format("({} ^ {})", bracketed(text), bracketed(digit(placed.mixedWith)));
    return text;
  }

  std::string place(const Place& place) const {
    std::string text;
    for (const PlacedDigit& one : place.digits) {
      const std::string radix = count(layout_.digits[static_cast<std::size_t>(one.digit)]);
      text = text.empty() ? placed(one)
                          : fmt::format("{} * {} + {}", bracketed(text), bracketed(radix), bracketed(placed(one)));
    }
    if (text.empty())
      return std::to_string(place.offset);
    return place.offset == 0 ? text : fmt::format("{} + {}", place.offset, bracketed(text));
  }

  // The number of the word, row-major over the buffer.
  std::string word(const Piece& piece) const {
    std::string text;
    for (std::size_t k = 0; k < piece.word.size(); ++k) {
      const std::string coordinate = place(piece.word[k]);
      text = k == 0 ? coordinate
                    : fmt::format("{} * {} + {}", bracketed(text), bracketed(extentText(input_, layout_.extents[k])),
                                  coordinate);
    }
    return text;
  }

  std::string firstBit(const Piece& piece) const {
    if (piece.slot.digits.empty())
      return std::to_string(piece.firstBit);
    const std::string slot = fmt::format("{} * {}", piece.stride, bracketed(place(piece.slot)));
    return piece.firstBit == 0 ? slot : fmt::format("{} + {}", piece.firstBit, slot);
  }

  // All bits of an element as one expression.
  std::string code(const PieceArm& arm) const {
    std::string text;
    int done = 0;
    for (const Piece& piece : arm.pieces) {
      const std::string buffer = "io." + localName(bufferName(input_.contract, tensor_));
      std::string bits = piece.bits == layout_.wordBits ? fmt::format("uint64_t({}[{}])", buffer, word(piece))
                                                        : fmt::format("qkc::get_bits({}[{}], {}, {})", buffer,
                                                                      word(piece), firstBit(piece), piece.bits);
      if (done > 0)
        bits += fmt::format(" << {}", done);
      text += (text.empty() ? "" : " | ") + (done > 0 ? "(" + bits + ")" : bits);
      done += piece.bits;
    }
    return text;
  }

  std::string stores(const PieceArm& arm, const std::string& code, const std::string& indent) const {
    std::string text;
    int done = 0;
    for (const Piece& piece : arm.pieces) {
      const std::string part = done == 0 ? code : fmt::format("{} >> {}", code, done);
      text +=
          fmt::format("{}qkc::set_bits(io.{}[{}], {}, {}, {});\n", indent,
                      localName(bufferName(input_.contract, tensor_)), word(piece), firstBit(piece), piece.bits, part);
      done += piece.bits;
    }
    return text;
  }

  std::string condition(const PieceArm& arm) const { return fmt::format("{} == {}", digit(arm.digit), arm.value); }

private:
  const Input& input_;
  const Quantity& tensor_;
  const Layout& layout_;
};

std::vector<std::string> axisNames(const Quantity& tensor) {
  std::vector<std::string> names;
  for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis)
    names.push_back(axisName(axis));
  return names;
}

std::string axisParameters(const Quantity& tensor) {
  std::string text;
  for (const std::string& name : axisNames(tensor))
    text += ", int64_t " + name;
  return text;
}

std::string countOf(const Input& input, const std::vector<NodeId>& extents, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t k = first; k < last; ++k)
    text += (text.empty() ? "" : " * ") + bracketed(extentText(input, extents[k]));
  return text.empty() ? "1" : text;
}

// A struct's thread goes through the elements of one field.
std::string packStruct(const Input& input, const Quantity& output) {
  const LayoutWriter writer(input, output);
  const Layout& layout = *output.layout;
  const std::size_t outer = layout.extents.size() - 1;
  std::string text = fmt::format("struct Pack_{} {{\n  Tensors io;\n"
                                 "  QKC_MEMBER void operator()(int64_t, int64_t place) const {{\n",
                                 output.name);
  std::string rest = "place";
  for (std::size_t axis = outer; axis-- > 0;) {
    const std::string extent = extentText(input, output.shape[axis]);
    text += axis == 0
                ? fmt::format("    const int64_t i0 = {};\n", rest)
                : fmt::format("    const int64_t {} = {} % {};\n", axisName(axis), bracketed(rest), bracketed(extent));
    rest = fmt::format("{} / {}", bracketed(rest), bracketed(extent));
  }
  if (outer == 0)
    text += "    (void)place;\n";
  std::string indent = "    ";
  for (std::size_t axis = outer; axis < output.shape.size(); ++axis) {
    text += fmt::format("{0}for (int64_t {1} = 0; {1} < {2}; ++{1}) {{\n", indent, axisName(axis),
                        extentText(input, output.shape[axis]));
    indent += "  ";
  }
  text += fmt::format("{}const uint64_t code = io.codes_{}[{}];\n", indent, output.name,
                      flatIndex(input, output, axisNames(output)));
  for (std::size_t k = 0; k < layout.arms.size(); ++k) {
    const PieceArm& arm = layout.arms[k];
    if (arm.digit >= 0)
      text += fmt::format("{}if ({}) {{\n", indent, writer.condition(arm));
    text += writer.stores(arm, "code", arm.digit >= 0 ? indent + "  " : indent);
    if (arm.digit >= 0)
      text += indent + "}\n";
  }
  for (std::size_t axis = outer; axis < output.shape.size(); ++axis) {
    indent.resize(indent.size() - 2);
    text += indent + "}\n";
  }
  return text + "  }\n};\n\n";
}

// Lines that give a place's digits their values, from its number.
std::string decodePlace(const LayoutWriter& writer, const Layout& layout, const Place& place, const std::string& number,
                        const std::string& indent) {
  std::string text;
  std::string rest = number;
  for (std::size_t k = place.digits.size(); k-- > 0;) {
    const PlacedDigit& placed = place.digits[k];
    const Digit& digit = layout.digits[static_cast<std::size_t>(placed.digit)];
    const std::string count = bracketed(writer.count(digit));
    std::string value = k == 0 ? rest : fmt::format("{} % {}", bracketed(rest), count);
    if (placed.reversed)
      value = fmt::format("{} - {}", digit.radix - 1, bracketed(value));
    text += fmt::format("{}const int64_t d{} = {};\n", indent, placed.digit, value);
    rest = fmt::format("{} / {}", bracketed(rest), count);
  }
  return text;
}

// A word's thread goes through its slots, and leaves out those beyond the tensor's ends.
std::string packWord(const Input& input, const Quantity& output) {
  std::string text = fmt::format("struct Pack_{} {{\n  Tensors io;\n"
                                 "  QKC_MEMBER void operator()(int64_t row, int64_t column) const {{\n",
                                 output.name);
  text += wordLoop(input, output, "0", [&](const std::string& firstBit, int bits) {
    return fmt::format("qkc::set_bits(word, {}, {}, io.codes_{}[{}]);", firstBit, bits, output.name,
                       flatIndex(input, output, axisNames(output)));
  });
  text += fmt::format("    io.{}[row * {} + column] = word;\n", localName(bufferName(input.contract, output)),
                      bracketed(extentText(input, output.layout->extents.back())));
  return text + "  }\n};\n\n";
}

} // namespace

std::string wordLoop(const Input& input, const Quantity& output, const std::string& start, const SlotText& each) {
  const LayoutWriter writer(input, output);
  const Layout& layout = *output.layout;
  const Piece& piece = layout.arms[0].pieces[0];
  std::string text;
  std::string rest = "row";
  if (piece.word.size() == 1)
    text += "    (void)row;\n";
  std::string outer;
  for (std::size_t k = piece.word.size(); k-- > 0;) {
    const std::string extent = bracketed(extentText(input, layout.extents[k]));
    if (k + 1 == piece.word.size()) {
      outer = decodePlace(writer, layout, piece.word[k], "column", "    ");
      continue;
    }
    outer = decodePlace(writer, layout, piece.word[k],
                        k == 0 ? bracketed(rest) : fmt::format("({} % {})", bracketed(rest), extent), "    ") +
            outer;
    rest = fmt::format("{} / {}", bracketed(rest), extent);
  }
  std::int64_t slots = 1;
  std::string mixes;
  for (const PlacedDigit& placed : piece.slot.digits)
    slots *= layout.digits[static_cast<std::size_t>(placed.digit)].radix;
  std::vector<const Place*> places;
  for (const Place& place : piece.word)
    places.push_back(&place);
  places.push_back(&piece.slot);
  for (const Place* place : places)
    for (const PlacedDigit& placed : place->digits)
      if (placed.mixedWith >= 0)
        mixes += fmt::format("      const int64_t e{0} = d{0} ^ d{1};\n", placed.digit, placed.mixedWith);
  text += outer + fmt::format("    {} word = {};\n    for (int64_t slot = 0; slot < {}; ++slot) {{\n",
                              wordTypeOf(output), start, slots);
  if (piece.slot.digits.empty())
    text += "      (void)slot;\n";
  text += decodePlace(writer, layout, piece.slot, "slot", "      ") + mixes;
  std::string inside;
  for (std::size_t axis = 0; axis < output.shape.size(); ++axis) {
    std::string index;
    for (std::size_t k = 0; k < layout.digits.size(); ++k) {
      const Digit& digit = layout.digits[k];
      if (static_cast<std::size_t>(digit.axis) != axis)
        continue;
      const bool isMixed = mixes.find(fmt::format(" e{} =", k)) != std::string::npos;
      const bool isPlaced = digit.radix != 1;
      if (!isPlaced)
        continue;
      const std::string term = fmt::format("{}{}", isMixed ? "e" : "d", k);
      index += (index.empty() ? "" : " + ") + (digit.weight == 1 ? term : fmt::format("{} * {}", digit.weight, term));
    }
    text += fmt::format("      const int64_t {} = {};\n", axisName(axis), index.empty() ? "0" : index);
    inside +=
        (inside.empty() ? "" : " && ") + fmt::format("{} < {}", axisName(axis), extentText(input, output.shape[axis]));
  }
  const std::string firstBit =
      piece.slot.digits.empty() ? std::to_string(piece.firstBit) : fmt::format("{} * slot", piece.stride);
  return text + fmt::format("      if ({})\n        {}\n    }}\n", inside.empty() ? "true" : inside,
                            each(firstBit, piece.bits));
}

bool isTensor(const Quantity& q) {
  return q.role == Role::input || q.role == Role::inout || q.role == Role::output;
}

bool sharesBuffer(const Contract& contract, QuantityId id) {
  const Quantity& q = contract.quantity(id);
  return q.record != kNone && contract.records[static_cast<std::size_t>(q.record)].fields.front() != id;
}

const std::string& bufferName(const Contract& contract, const Quantity& tensor) {
  return tensor.record == kNone ? tensor.name : contract.records[static_cast<std::size_t>(tensor.record)].name;
}

std::string wordTypeOf(const Quantity& tensor) {
  return tensor.layout ? fmt::format("uint{}_t", tensor.layout->wordBits) : storageType(*tensor.type.format);
}

// An element alone in its word keeps the type of its format.
std::string borderTypeOf(const Quantity& tensor) {
  if (!tensor.layout)
    return borderType(*tensor.type.format);
  const bool isWhole = tensor.record == kNone && tensor.layout->arms[0].pieces[0].bits == tensor.layout->wordBits;
  return isWhole ? borderType(*tensor.type.format) : wordTypeOf(tensor);
}

std::string layoutInclude(const Contract& contract) {
  const bool any = std::any_of(contract.quantities.begin(), contract.quantities.end(),
                               [](const Quantity& q) { return q.layout.has_value(); });
  return any ? "#include \"qkc/layout.h\"\n" : "";
}

std::string flatIndex(const Input& input, const Quantity& tensor, const std::vector<std::string>& at) {
  if (at.empty())
    return "0";
  std::string text = at[0];
  for (std::size_t k = 1; k < at.size(); ++k)
    text = fmt::format("{} * {} + {}", bracketed(text), extentText(input, tensor.shape[k]), at[k]);
  return text;
}

bool hasCodes(const Quantity& tensor, Purpose purpose) {
  return tensor.layout && purpose == Purpose::reference && tensor.role != Role::input;
}

std::string codeFunction(const Input& input, const Quantity& tensor, Purpose purpose) {
  const std::string type = storageType(*tensor.type.format);
  const std::string head =
      fmt::format("QKC_FN {} code_{}(const Tensors& io{}) {{\n", type, tensor.name, axisParameters(tensor));
  if (hasCodes(tensor, purpose))
    return head +
           fmt::format("  return io.codes_{}[{}];\n}}\n", tensor.name, flatIndex(input, tensor, axisNames(tensor)));
  const LayoutWriter writer(input, tensor);
  std::string text =
      fmt::format("// {}: {} in {}: {}\n", elementText(input.contract, tensor, axisNames(tensor)), tensor.layout->name,
                  bufferText(input.contract, *tensor.layout), layoutText(input.contract, tensor)) +
      head;
  for (std::size_t k = 0; k < tensor.layout->arms.size(); ++k) {
    const PieceArm& arm = tensor.layout->arms[k];
    if (arm.digit >= 0 && k + 1 < tensor.layout->arms.size())
      text += fmt::format("  if ({})\n  ", writer.condition(arm));
    text += fmt::format("  return static_cast<{}>({});\n", type, writer.code(arm));
  }
  return text + "}\n";
}

std::string codeText(const Input& input, const Quantity& tensor, const std::vector<std::string>& at) {
  if (!tensor.layout)
    return fmt::format("io.{}[{}]", localName(tensor.name), flatIndex(input, tensor, at));
  std::string arguments = "io";
  for (const std::string& index : at)
    arguments += ", " + index;
  return fmt::format("code_{}({})", tensor.name, arguments);
}

std::string wordIndex(const Input& input, const Quantity& tensor) {
  return LayoutWriter(input, tensor).word(tensor.layout->arms[0].pieces[0]);
}

std::string codeOfWord(const Input& input, const Quantity& tensor) {
  const Piece& piece = tensor.layout->arms[0].pieces[0];
  const LayoutWriter writer(input, tensor);
  return piece.bits == tensor.layout->wordBits
             ? std::string("word")
             : fmt::format("qkc::get_bits(word, {}, {})", writer.firstBit(piece), piece.bits);
}

std::string packFunctor(const Input& input, const Quantity& output) {
  return output.record == kNone ? packWord(input, output) : packStruct(input, output);
}

std::string packCall(const Input& input, const Quantity& output) {
  const std::vector<NodeId>& extents = output.layout->extents;
  const std::string outer = countOf(input, extents, 0, extents.size() - 1);
  if (output.record != kNone)
    return fmt::format("  qkc::for_places({}, stream, Pack_{}{{io}});\n", outer, output.name);
  return fmt::format("  qkc::for_rows({}, {}, stream, Pack_{}{{io}});\n", outer, extentText(input, extents.back()),
                     output.name);
}

std::string bufferWords(const Input& input, const Quantity& tensor) {
  const std::vector<NodeId>& extents = tensor.layout ? tensor.layout->extents : tensor.shape;
  return countOf(input, extents, 0, extents.size());
}

std::string clearRest(const Input& input, QuantityId id) {
  const Quantity& output = input.contract.quantity(id);
  if (output.record == kNone || output.layout->rest == Rest::none || sharesBuffer(input.contract, id))
    return "";
  const std::vector<NodeId>& extents = output.layout->extents;
  return fmt::format("  qkc::fill(io.{}, {}(0), {}, stream);\n", localName(bufferName(input.contract, output)),
                     wordTypeOf(output), countOf(input, extents, 0, extents.size()));
}

} // namespace qkc::emit
