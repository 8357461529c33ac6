#include "compiler/emit/row_reads.h"

#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace qkc::emit {

using namespace contract;

namespace {

using Kind = IndexForm::Kind;
using Names = std::map<IndexId, IndexForm>;

IndexForm sum(const IndexForm& a, const IndexForm& b) {
  if (a.kind == Kind::moving && b.kind == Kind::moving)
    return {"", Kind::other, 0};
  const Kind kind = a.kind == Kind::fixed && b.kind == Kind::fixed ? Kind::fixed : Kind::moving;
  return {"", kind, std::gcd(a.multiple, b.multiple)};
}

// The form without its text. `multiple` of a fixed one divides it.
IndexForm formOf(const Contract& contract, NodeId id, const Names& names, IndexId column) {
  const Node& node = contract.node(id);
  std::vector<IndexForm> args;
  for (const NodeId arg : node.args)
    args.push_back(formOf(contract, arg, names, column));
  const bool isOther = std::ranges::any_of(args, [](const IndexForm& form) { return form.kind == Kind::other; });
  const bool isFixed = std::ranges::all_of(args, [](const IndexForm& form) { return form.kind == Kind::fixed; });
  if (isOther)
    return {"", Kind::other, 0};
  switch (node.op) {
  case Op::constant: {
    const bool isWhole =
        node.value.isFinite() && node.value.rational().get_den() == 1 && node.value.rational().get_num().fits_slong_p();
    return {"", Kind::fixed, isWhole ? std::abs(node.value.rational().get_num().get_si()) : 1};
  }
  case Op::index: {
    if (node.index == column)
      return {"", Kind::moving, 0};
    const auto it = names.find(node.index);
    return it == names.end() ? IndexForm{"", Kind::fixed, 1} : it->second;
  }
  case Op::add:
    return sum(args[0], args[1]);
  case Op::sub:
    return args[1].kind == Kind::fixed ? sum(args[0], args[1]) : IndexForm{"", Kind::other, 0};
  case Op::mul:
    return isFixed ? IndexForm{"", Kind::fixed, args[0].multiple * args[1].multiple} : IndexForm{"", Kind::other, 0};
  default:
    return isFixed ? IndexForm{"", Kind::fixed, 1} : IndexForm{"", Kind::other, 0};
  }
}

// What lets read, by the places at which they are read: each once, as they may read one another several times.
struct LetReads {
  std::vector<IndexForm> at;
  RowReads reads;
};
using KnownLets = std::map<QuantityId, std::vector<LetReads>>;

class Collector {
public:
  Collector(const Input& input, IndexId column, KnownLets& known) : input_(input), column_(column), known_(known) {}

  void visit(NodeId id, const Names& names) {
    if (id == kNone)
      return;
    const Node& node = input_.contract.node(id);
    if (node.op == Op::old)
      reads_.readsOld = true;
    if (node.op == Op::read || node.op == Op::old)
      visitRead(node, names);
    Names inner = names;
    for (const IndexId bound : node.bound) // a loop of its own
      if (bound != column_)
        inner[bound] = {"0", Kind::other, 0};
    for (const NodeId arg : node.args)
      visit(arg, inner);
  }

  RowReads reads() && { return std::move(reads_); }

private:
  void visitRead(const Node& node, const Names& names) {
    const Contract& contract = input_.contract;
    const Quantity& quantity = contract.quantity(node.quantity);
    std::vector<IndexForm> at;
    for (const NodeId index : node.args)
      at.push_back(indexForm(input_, index, names, column_));
    if (isTensor(quantity))
      note(reads_.tensors, node.quantity, at);
    if (quantity.role != Role::let)
      return;
    if (input_.plan.inMemory.contains(node.quantity)) {
      note(reads_.lets, node.quantity, at);
      return;
    }
    note(reads_.plain, node.quantity, at);
    const RowReads reads = ofLet(node.quantity, at);
    for (const RowRead& read : reads.tensors)
      note(reads_.tensors, read.quantity, read.at, read.isUniform);
    for (const RowRead& read : reads.lets)
      note(reads_.lets, read.quantity, read.at, read.isUniform);
    for (const RowRead& read : reads.plain)
      note(reads_.plain, read.quantity, read.at, read.isUniform);
    reads_.readsOld = reads_.readsOld || reads.readsOld;
  }

  RowReads ofLet(QuantityId let, const std::vector<IndexForm>& at) {
    for (const LetReads& one : known_[let])
      if (one.at == at)
        return one.reads;
    const Quantity& quantity = input_.contract.quantity(let);
    Names inner;
    for (std::size_t k = 0; k < at.size(); ++k)
      inner[quantity.indices[k]] = at[k];
    // The column's variable means in there what the caller gave for it.
    Collector below(input_, kNone, known_);
    below.visit(quantity.arms.front().value, inner);
    RowReads reads = std::move(below).reads();
    known_[let].push_back({at, reads});
    return reads;
  }

  static void note(std::vector<RowRead>& list, QuantityId id, const std::vector<IndexForm>& at, bool isUniform = true) {
    const auto it = std::ranges::find_if(list, [&](const RowRead& read) { return read.quantity == id; });
    if (it == list.end())
      list.push_back({id, at, isUniform});
    else
      it->isUniform = it->isUniform && isUniform && it->at == at;
  }

  const Input& input_;
  IndexId column_;
  KnownLets& known_;
  RowReads reads_;
};

// Whether a digit of the axis is mixed into another: words of neighbouring columns then lie apart.
bool mixes(const Layout& layout, const Place& place, int axis) {
  return std::ranges::any_of(place.digits, [&](const PlacedDigit& placed) {
    return placed.mixedWith >= 0 && layout.digits[static_cast<std::size_t>(placed.mixedWith)].axis == axis;
  });
}

bool isOnlySlot(const Place& place, int digit) {
  return place.digits.size() == 1 && place.digits[0].digit == digit;
}

} // namespace

bool RowRead::isFixed() const {
  return std::ranges::all_of(at, [](const IndexForm& form) { return form.kind == Kind::fixed; });
}

IndexForm indexForm(const Input& input, NodeId node, const Names& names, IndexId column) {
  IndexForm form = formOf(input.contract, node, names, column);
  Lines lines;
  const Assignment none;
  ExpressionText text(input.contract, input.plan, none, lines, input.sink);
  std::map<IndexId, std::string> texts;
  for (const auto& [index, given] : names)
    texts[index] = given.text;
  text.nameIndices(texts);
  form.text = text.value(node);
  if (!lines.text().empty()) // a reduction: no expression
    form.kind = Kind::other;
  return form;
}

RowReads rowReads(const Input& input, const std::vector<NodeId>& roots, IndexId column) {
  KnownLets known;
  Collector collector(input, column, known);
  for (const NodeId root : roots)
    collector.visit(root, {});
  return std::move(collector).reads();
}

std::optional<StripWords> stripWords(const Input& input, const Quantity& tensor, const std::vector<IndexForm>& at) {
  int moving = -1;
  for (std::size_t axis = 0; axis < at.size(); ++axis) {
    if (at[axis].kind == Kind::other || (at[axis].kind == Kind::moving && moving >= 0))
      return std::nullopt;
    if (at[axis].kind == Kind::moving)
      moving = static_cast<int>(axis);
  }
  if (moving < 0)
    return std::nullopt;
  if (!tensor.layout) {
    if (moving + 1 != static_cast<int>(at.size()))
      return std::nullopt;
    std::vector<std::string> names;
    for (std::size_t axis = 0; axis < at.size(); ++axis)
      names.push_back("i" + std::to_string(axis));
    return StripWords{flatIndex(input, tensor, names), 1, ""};
  }
  const Layout& layout = *tensor.layout;
  if (layout.arms.size() != 1 || layout.arms[0].pieces.size() != 1 || tensor.record != kNone)
    return std::nullopt;
  const Piece& piece = layout.arms[0].pieces[0];
  // The column's leading digit is the last of the word's coordinates; a second one may stand alone in the slot.
  const std::vector<PlacedDigit>& last = piece.word.back().digits;
  if (last.empty() || last.back().reversed || last.back().mixedWith >= 0)
    return std::nullopt;
  if (mixes(layout, piece.slot, moving) ||
      std::ranges::any_of(piece.word, [&](const Place& place) { return mixes(layout, place, moving); }))
    return std::nullopt;
  const Digit& lead = layout.digits[static_cast<std::size_t>(last.back().digit)];
  if (lead.axis != moving || !lead.leads())
    return std::nullopt;
  for (std::size_t k = 0; k < layout.digits.size(); ++k) {
    const bool isLead = static_cast<int>(k) == last.back().digit;
    if (layout.digits[k].axis == moving && !isLead && layout.digits[k].radix != 1 &&
        !(isOnlySlot(piece.slot, static_cast<int>(k)) && layout.digits[k].weight == 1 &&
          layout.digits[k].radix == lead.weight))
      return std::nullopt;
  }
  const IndexForm& form = at[static_cast<std::size_t>(moving)];
  if (8 % lead.weight != 0 || form.multiple % lead.weight != 0)
    return std::nullopt;
  return StripWords{wordIndex(input, tensor), static_cast<int>(lead.weight), codeOfWord(input, tensor)};
}

} // namespace qkc::emit
