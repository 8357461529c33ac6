// Operators on where elements lie: digits of a layout swapped, reversed or sorted; what is gathered; offsets of codes.
// Each keeps the layout a bijection of the same buffer, so that only the places are wrong.

#include "compiler/contract/print_expr.h"
#include "compiler/mutate/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace qkc::mutate {

using namespace contract;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};

std::string tensorName(const Contract& contract, const Quantity& tensor) {
  return tensor.record == kNone ? tensor.name
                                : contract.records[static_cast<std::size_t>(tensor.record)].name + "_" + tensor.field;
}

// Tensors with a layout that the arm writes or reads.
std::vector<QuantityId> packedTensors(const Site& site) {
  std::vector<QuantityId> out;
  if (site.defined().layout)
    out.push_back(site.quantity);
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::read; })) {
    const QuantityId read = site.node(id).quantity;
    const bool isNew = std::find(out.begin(), out.end(), read) == out.end();
    if (isNew && site.contract.quantity(read).role == Role::input && site.contract.quantity(read).layout)
      out.push_back(read);
  }
  return out;
}

// A layout belongs to a tensor, not to an arm: only the first arm that names the tensor changes it.
bool isFirstToName(const Site& site, QuantityId tensor) {
  const auto names = [&](const Arm& arm) {
    std::vector<NodeId> open{arm.value, arm.guard};
    std::set<NodeId> seen;
    while (!open.empty()) {
      const NodeId id = open.back();
      open.pop_back();
      if (id == kNone || !seen.insert(id).second)
        continue;
      if (site.contract.node(id).quantity == tensor)
        return true;
      open.insert(open.end(), site.contract.node(id).args.begin(), site.contract.node(id).args.end());
    }
    return false;
  };
  for (QuantityId id = 0; id <= site.quantity; ++id) {
    const Quantity& quantity = site.contract.quantity(id);
    for (std::size_t k = 0; k < quantity.arms.size(); ++k) {
      if (id == site.quantity && k == site.arm)
        return true;
      if (id == tensor || names(quantity.arms[k]))
        return false;
    }
  }
  return true;
}

std::vector<Place*> placesOf(Piece& piece) {
  std::vector<Place*> places;
  for (Place& place : piece.word)
    places.push_back(&place);
  places.push_back(&piece.slot);
  return places;
}

class LayoutChanges {
public:
  LayoutChanges(const Site& site, QuantityId tensor, Harvest& harvest)
      : site_(site), tensor_(tensor), harvest_(harvest), original_(*site.contract.quantity(tensor).layout),
        name_(tensorName(site.contract, site.contract.quantity(tensor))) {}

  void run() {
    const auto& digits = original_.digits;
    for (std::size_t a = 0; a < digits.size(); ++a) {
      if (digits[a].radix > 1 && isPlaced(static_cast<int>(a)))
        reverse(static_cast<int>(a));
      for (std::size_t b = a + 1; b < digits.size(); ++b)
        if (digits[a].radix > 1 && digits[a].radix == digits[b].radix)
          swap(static_cast<int>(a), static_cast<int>(b));
    }
    sort();
    unmix();
  }

private:
  bool isPlaced(int digit) const {
    for (const PieceArm& arm : original_.arms)
      if (arm.digit == digit)
        return false; // it selects bits, its places differ by its value
    return true;
  }

  template <class Change> Layout changed(const Change& change) const {
    Layout layout = original_;
    for (PieceArm& arm : layout.arms)
      for (Piece& piece : arm.pieces)
        for (Place* place : placesOf(piece))
          change(*place);
    return layout;
  }

  void add(const std::string& value, const std::string& text, Layout layout) {
    if (layout == original_)
      return;
    Editor editor = site_.edit();
    editor.contract().quantity(tensor_).layout = std::move(layout);
    harvest_.add(site_, "layout", name_ + "_" + value, text, editor);
  }

  const std::string& digitName(int digit) const { return original_.digits[static_cast<std::size_t>(digit)].name; }

  void reverse(int digit) {
    add("reversed_" + digitName(digit), fmt::format("the digit {} of {} counts down", digitName(digit), name_),
        changed([&](Place& place) {
          for (PlacedDigit& placed : place.digits)
            if (placed.digit == digit)
              placed.reversed = !placed.reversed;
        }));
  }

  void swap(int a, int b) {
    if (!isPlaced(a) || !isPlaced(b))
      return;
    add(fmt::format("swapped_{}_{}", digitName(a), digitName(b)),
        fmt::format("the digits {} and {} of {} change places", digitName(a), digitName(b), name_),
        changed([&](Place& place) {
          for (PlacedDigit& placed : place.digits)
            placed.digit = placed.digit == a ? b : placed.digit == b ? a : placed.digit;
        }));
  }

  // The order in which the digits come in the index: no interleave.
  void sort() {
    add("sorted", fmt::format("the digits of {} in the order of the index", name_), changed([&](Place& place) {
          std::stable_sort(place.digits.begin(), place.digits.end(),
                           [](const PlacedDigit& a, const PlacedDigit& b) { return a.digit < b.digit; });
        }));
  }

  void unmix() {
    add("not_mixed", fmt::format("{} without its exclusive or", name_), changed([](Place& place) {
          for (PlacedDigit& placed : place.digits)
            placed.mixedWith = -1;
        }));
  }

  const Site& site_;
  QuantityId tensor_;
  Harvest& harvest_;
  const Layout& original_;
  std::string name_;
};

void otherLayout(const Site& site, Harvest& harvest) {
  for (const QuantityId tensor : packedTensors(site))
    if (isFirstToName(site, tensor))
      LayoutChanges(site, tensor, harvest).run();
}

// The integer constant of a node's last operand.
std::optional<std::int64_t> lastConstant(const Site& site, const Node& node) {
  const Node& last = site.node(node.args.back());
  if (last.op != Op::constant || !last.value.isFinite() || last.value.rational().get_den() != 1)
    return std::nullopt;
  return last.value.rational().get_num().get_si();
}

bool readsSomething(const Site& site, NodeId id) {
  const Node& node = site.node(id);
  return node.op == Op::read ||
         std::any_of(node.args.begin(), node.args.end(), [&](NodeId arg) { return readsSomething(site, arg); });
}

// The sum kept in the bits of its code, where it is not already.
void wrapOffset(const Site& site, NodeId id, Harvest& harvest) {
  const Node& node = site.node(id);
  const Node& code = site.node(node.args[0]);
  const auto isWrap = [](const Node& other) { return other.op == Op::mod; };
  for (const NodeId wrap : nodesOf(site, isWrap))
    if (site.node(wrap).args[0] == id)
      return;
  if (node.op != Op::add || code.op != Op::read || code.type.kind != Type::Kind::format || code.type.format->isSigned ||
      code.type.format->storageBits > 16)
    return;
  Editor editor = site.edit();
  const std::int64_t values = std::int64_t{1} << code.type.format->storageBits;
  const NodeId sum = editor.make(Op::add, kInteger, {editor.clone(node.args[0]), editor.clone(node.args[1])});
  editor.replace(id, editor.make(Op::mod, kInteger, {sum, editor.integer(values)}));
  harvest.add(site, "value", "offset_wrapped",
              fmt::format("{} in {} bits", printExpr(site.contract, id), code.type.format->storageBits), editor);
}

// `z + 1` and `(z + 1) % 16` of integers that were read: the offset dropped or moved, the wrap dropped.
void otherOffset(const Site& site, Harvest& harvest) {
  const auto matches = [](const Node& node) {
    return node.args.size() == 2 && (node.op == Op::add || node.op == Op::sub || node.op == Op::mod) &&
           node.type.kind == Type::Kind::integer;
  };
  for (const NodeId id : nodesOf(site, matches)) {
    const Node& node = site.node(id);
    const auto offset = lastConstant(site, node);
    if (!offset || !readsSomething(site, node.args[0]))
      continue;
    const std::string text = printExpr(site.contract, id);
    const auto drop = [&](const char* name) {
      Editor editor = site.edit();
      editor.replace(id, editor.clone(node.args[0]));
      harvest.add(site, "value", name, fmt::format("without the last part of {}", text), editor);
    };
    if (node.op == Op::mod) {
      drop("wrap_dropped");
      continue;
    }
    drop("offset_dropped");
    wrapOffset(site, id, harvest);
    Editor editor = site.edit();
    editor.contract().node(editor.clone(id)).args.back() = editor.integer(*offset + 1);
    harvest.add(site, "value", "offset_plus_one", fmt::format("{} in place of {} in {}", *offset + 1, *offset, text),
                editor);
  }
}

// Codes around the middle of their range in place of two's complement, and back.
void otherSignConvention(const Site& site, Harvest& harvest) {
  const auto matches = [](const Node& node) {
    return node.op == Op::cast && node.type.format->isInteger() && node.type.format->storageBits <= 8 &&
           node.overflow == numeric::Overflow::wrap;
  };
  for (const NodeId id : nodesOf(site, matches)) {
    const Node& cast = site.node(id);
    const std::int64_t half = std::int64_t{1} << (cast.type.format->storageBits - 1);
    Editor editor = site.edit();
    const NodeId moved = editor.make(Op::add, kInteger, {editor.clone(cast.args[0]), editor.integer(half)});
    editor.contract().node(editor.clone(id)).args[0] = moved;
    harvest.add(site, "value", "offset_binary", fmt::format("adds {} before {}", half, printExpr(site.contract, id)),
                editor);
  }
}

// `s[gi[k], n]`: as if the index were regular.
void ungathered(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::read; })) {
    const Node& read = site.node(id);
    const Quantity& index = site.contract.quantity(read.quantity);
    if (index.domain.below == kNone || read.args.size() != 1)
      continue;
    // k * G / K: in its range, and k itself where the two extents are one.
    Editor editor = site.edit();
    const NodeId scaled = editor.make(Op::mul, kInteger, {editor.clone(read.args[0]), index.domain.below});
    editor.replace(id, editor.make(Op::div, kInteger, {scaled, index.shape[0]}));
    harvest.add(site, "index", index.name + "_ignored",
                fmt::format("{} in place of {}",
                            index.domain.permutation ? printExpr(site.contract, read.args[0]) : "evenly spread groups",
                            printExpr(site.contract, id)),
                editor);
  }
}

} // namespace

std::vector<OperatorRow> layoutOperators() {
  return {
      {{"layout", "layout", "digits of a layout swapped, reversed, sorted", "a layout with digits to exchange"},
       otherLayout,
       Applies::toArms},
      {{"offset", "value", "the offset of a code dropped or moved, its wrap dropped", "an offset of integer codes"},
       otherOffset},
      {{"sign", "value", "offset binary in place of two's complement", "signed codes of fewer bits than their word"},
       otherSignConvention},
      {{"gather", "index", "a gathered index taken as regular", "an index that is read"}, ungathered}};
}

} // namespace qkc::mutate
