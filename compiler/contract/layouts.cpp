#include "compiler/contract/layouts.h"

#include "compiler/contract/describe_facts.h"
#include "compiler/contract/print_expr.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::contract {

namespace {

constexpr int kByte = 8;

int storageWidth(const numeric::Format& format) {
  int bits = kByte;
  while (bits < format.storageBits)
    bits *= 2;
  return bits;
}

// `stored NAME` of one tensor.
class Resolver {
public:
  Resolver(State& state, const syntax::Layout& source, Span use, Quantity& quantity)
      : state_(state), source_(source), use_(use), quantity_(quantity), digits_(state) {}

  bool run() {
    layout_.name = source_.name.text;
    layout_.span = source_.span;
    if (!fitsTensor() || !word())
      return false;
    if (!digits_.split(source_.indices, source_.splits, 0, nullptr) || !places() || !extents() || !rest())
      return false;
    layout_.digits = digits_.digits();
    if (isPlain())
      return true;
    quantity_.layout = std::move(layout_);
    return true;
  }

private:
  diag::Diagnostic& error(diag::Code code, std::string message) {
    return state_.error(code, use_, std::move(message)).label(source_.span, "the layout");
  }

  bool fitsTensor() {
    if (!source_.params.empty()) {
      state_.unsupported(use_, "a layout with parameters");
      return false;
    }
    const std::string& element = source_.element.name.text;
    if (element != "any" && element != quantity_.type.format->name) {
      error(diag::Code::LayoutMismatch, fmt::format("the layout {} is for {}, {} holds {}", layout_.name, element,
                                                    quantity_.name, quantity_.type.format->name))
          .suggest(fmt::format("declare {}: {}[..], or take a layout for {}", quantity_.name, element,
                               quantity_.type.format->name));
      return false;
    }
    if (source_.indices.size() == quantity_.shape.size())
      return true;
    state_.error(diag::Code::WrongRank, use_,
                 fmt::format("the layout {} is of {} dimensions, {} has {}", layout_.name, source_.indices.size(),
                             quantity_.name, quantity_.shape.size()));
    return false;
  }

  bool word() {
    layout_.wordBits = storageWidth(*quantity_.type.format);
    if (!source_.word)
      return true;
    const numeric::Format* word = state_.format(*source_.word);
    if (word == nullptr)
      return false;
    if (!word->isInteger() || word->isSigned || word->storageBits % kByte != 0 ||
        storageWidth(*word) != word->storageBits) {
      state_.error(diag::Code::WordTooNarrow, source_.word->span,
                   fmt::format("words are u8, u16, u32 or u64, not {}", word->name));
      return false;
    }
    layout_.wordBits = word->storageBits;
    return true;
  }

  bool places() {
    Piece piece;
    // In a word of its own an element's code is the word.
    piece.bits = source_.word ? quantity_.type.format->storageBits : layout_.wordBits;
    piece.stride = piece.bits;
    for (const syntax::Place& source : source_.at) {
      std::optional<Place> place = digits_.place(source);
      if (!place)
        return false;
      if (place->offset != 0) {
        state_.error(diag::Code::BadPlace, source.span, "the words of a layout start at 0; offsets are for structs");
        return false;
      }
      piece.word.push_back(std::move(*place));
    }
    std::int64_t slots = 1;
    if (source_.slot) {
      std::optional<Place> place = digits_.place(*source_.slot);
      const std::optional<std::int64_t> count = place ? digits_.count(*place, source_.slot->span) : std::nullopt;
      if (!count)
        return false;
      piece.slot = std::move(*place);
      slots = *count;
    }
    if (!digits_.eachPlacedOnce(source_.span, layout_.name))
      return false;
    slotBits_ = slots * piece.bits;
    if (slotBits_ > layout_.wordBits) {
      error(diag::Code::WordTooNarrow, fmt::format("{} elements of {} bits take {} bits, a word of {} has {}", slots,
                                                   piece.bits, slotBits_, layout_.name, layout_.wordBits))
          .suggest("say the words: layout .. for .. in u32, or take a digit out of the slot");
      return false;
    }
    layout_.arms = {{-1, 0, {std::move(piece)}}};
    return true;
  }

  NodeId integer(std::int64_t value) { return state_.constant(numeric::Value(value), kInteger, use_); }

  NodeId operation(Op op, NodeId a, NodeId b) {
    Node node;
    node.op = op;
    node.type = kInteger;
    node.span = use_;
    node.args = {a, b};
    return state_.add(std::move(node));
  }

  bool divides(const Digit& digit) {
    const Polynomial extent = state_.prover.polynomial(quantity_.shape[static_cast<std::size_t>(digit.axis)]);
    return state_.prover.divides(Polynomial(static_cast<long>(digit.weight)), extent);
  }

  // How many values a leading digit has: the extent over its weight, rounded up.
  NodeId leadingCount(const Digit& digit) {
    const NodeId extent = quantity_.shape[static_cast<std::size_t>(digit.axis)];
    if (digit.weight == 1)
      return extent;
    const bool whole = divides(digit);
    const NodeId raised = whole ? extent : operation(Op::add, extent, integer(digit.weight - 1));
    return operation(Op::div, raised, integer(digit.weight));
  }

  bool extents() {
    for (const Place& place : layout_.arms[0].pieces[0].word) {
      std::int64_t fixed = 1;
      NodeId product = kNone;
      for (const PlacedDigit& placed : place.digits) {
        const Digit& digit = digits_.digits()[static_cast<std::size_t>(placed.digit)];
        if (!digit.leads()) {
          fixed *= digit.radix;
          continue;
        }
        const NodeId count = leadingCount(digit);
        product = product == kNone ? count : operation(Op::mul, product, count);
      }
      if (product == kNone)
        product = integer(fixed);
      else if (fixed != 1)
        product = operation(Op::mul, product, integer(fixed));
      layout_.extents.push_back(product);
    }
    return wholeAxes() && std::ranges::find(layout_.extents, kNone) == layout_.extents.end();
  }

  // An axis whose digits all have a radix has the extent that they make.
  bool wholeAxes() {
    for (std::size_t axis = 0; axis < quantity_.shape.size(); ++axis) {
      std::int64_t values = 1;
      bool leads = false;
      for (const Digit& digit : digits_.digits())
        if (static_cast<std::size_t>(digit.axis) == axis) {
          leads = leads || digit.leads();
          values *= std::max<std::int64_t>(digit.radix, 1);
        }
      const Polynomial extent = state_.prover.polynomial(quantity_.shape[axis]);
      if (leads || extent == Polynomial(static_cast<long>(values)))
        continue;
      error(diag::Code::DigitExtent,
            fmt::format("the digits of {} have {} values together, its extent is {}", source_.indices[axis].name.text,
                        values, printExpr(state_.contract, quantity_.shape[axis])))
          .suggest("leave out the radix of the first digit: it then takes what the shape needs");
      return false;
    }
    return true;
  }

  bool rest() {
    std::string why;
    NodeId axis = kNone;
    if (slotBits_ < layout_.wordBits)
      why = fmt::format("{} of the {} bits of a word", layout_.wordBits - slotBits_, layout_.wordBits);
    for (const Digit& digit : digits_.digits())
      if (why.empty() && digit.leads() && !divides(digit)) {
        axis = quantity_.shape[static_cast<std::size_t>(digit.axis)];
        why = fmt::format("slots beyond the end where {} is no multiple of {}", printExpr(state_.contract, axis),
                          digit.weight);
      }
    if (why.empty())
      return true;
    if (source_.pad) {
      if (source_.pad->value && state_.text(source_.pad->value->span) != "0") {
        state_.unsupported(source_.pad->span, "padding of other bits than 0");
        return false;
      }
      layout_.rest = source_.pad->value ? Rest::zero : Rest::any;
      return true;
    }
    diag::Diagnostic& diagnostic = error(diag::Code::UnusedBits, fmt::format("{} leaves bits of {} to no element: {}",
                                                                             layout_.name, quantity_.name, why));
    if (axis != kNone)
      for (std::string& fact : factsAbout(state_.contract, {axis}))
        diagnostic.note(std::move(fact));
    diagnostic.suggest(axis == kNone ? "say what they hold: 'pad 0' or 'pad any' in the layout"
                                     : "declare the extent as a multiple, or say 'pad 0' or 'pad any' in the layout");
    return false;
  }

  // Row-major with a word for each element is what a tensor has anyway.
  bool isPlain() const {
    const Piece& piece = layout_.arms[0].pieces[0];
    bool plain = layout_.wordBits == storageWidth(*quantity_.type.format) && piece.slot.digits.empty() &&
                 layout_.rest != Rest::any && piece.word.size() == digits_.digits().size() &&
                 digits_.digits().size() == quantity_.shape.size();
    for (std::size_t axis = 0; plain && axis < piece.word.size(); ++axis)
      plain = piece.word[axis].digits.size() == 1 &&
              piece.word[axis].digits[0] == PlacedDigit{static_cast<int>(axis), false, -1};
    return plain;
  }

  State& state_;
  const syntax::Layout& source_;
  Span use_;
  Quantity& quantity_;
  DigitList digits_;
  Layout layout_;
  std::int64_t slotBits_ = 0;
};

} // namespace

bool resolveStored(State& state, const syntax::Property& property, Quantity& quantity) {
  const std::string name(state.word(property.layout->name.text));
  const syntax::Layout* layout = state.globals.layout(name);
  if (layout == nullptr) {
    state.unknownName({name, property.layout->name.span}, "layout", state.globals.layoutNames());
    return false;
  }
  if (std::ranges::find(quantity.shape, kNone) != quantity.shape.end())
    return false; // reported with the shape
  return Resolver(state, *layout, property.span, quantity).run();
}

} // namespace qkc::contract
