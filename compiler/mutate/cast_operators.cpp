// Operators on conversions: rounding, double rounding, what happens beyond the range, its ends, zeros and subnormals.

#include "compiler/contract/print_expr.h"
#include "compiler/mutate/site.h"
#include "compiler/numeric/codes.h"

#include <fmt/format.h>

namespace qkc::mutate {

using namespace contract;
using numeric::Overflow;
using numeric::Rounding;

namespace {

const Type kInteger{Type::Kind::integer, nullptr};

bool isCast(const Node& node) {
  return node.op == Op::cast;
}

bool roundsSomething(const Site& site, const Node& cast) {
  const Type& from = site.node(cast.args[0]).type;
  return from.kind != Type::Kind::integer && !(from.kind == Type::Kind::format && from.format->isInteger());
}

// A rounding in place of the one that is there, or of the random word.
void setRounding(Node& cast, Rounding rounding) {
  cast.rounding = rounding;
  if (cast.wordBits > 0)
    cast.args.resize(1);
  cast.wordBits = 0;
}

void otherRounding(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    const Node& cast = site.node(id);
    if (!roundsSomething(site, cast))
      continue;
    for (const Rounding rounding : numeric::kRoundings) {
      if (cast.wordBits == 0 && rounding == cast.rounding)
        continue;
      Editor editor = site.edit();
      setRounding(editor.contract().node(editor.clone(id)), rounding);
      const std::string word(numeric::name(rounding));
      harvest.add(site, "rounding", word,
                  fmt::format("rounds {} instead of {}", word,
                              cast.wordBits > 0 ? "by the random word" : numeric::name(cast.rounding)),
                  editor);
    }
  }
}

// The random word with its meaning reversed, its upper or lower half alone, or one step further.
void otherWord(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::cast && node.wordBits > 0; })) {
    const int bits = site.node(id).wordBits;
    const auto change = [&](const char* name, const char* text, auto&& word) {
      Editor editor = site.edit();
      const NodeId copy = editor.clone(id);
      const NodeId changed = word(editor, editor.contract().node(copy).args[1]);
      const Type type = site.node(site.node(id).args[1]).type;
      const NodeId cut = editor.cast(type, changed, Rounding::halfEven, Overflow::wrap);
      editor.contract().node(copy).args[1] = cut;
      harvest.add(site, "rounding", name, text, editor);
    };
    const std::int64_t most = (std::int64_t{1} << bits) - 1;
    const std::int64_t half = std::int64_t{1} << (bits / 2);
    change("word_reversed", "goes up where the word is small",
           [&](Editor& e, NodeId word) { return e.make(Op::sub, kInteger, {e.integer(most), word}); });
    change("word_lower_half", "takes the lower half of the word", [&](Editor& e, NodeId word) {
      return e.make(Op::mul, kInteger, {e.make(Op::mod, kInteger, {word, e.integer(half)}), e.integer(half)});
    });
    change("word_plus_one", "adds 1 to the word",
           [&](Editor& e, NodeId word) { return e.make(Op::add, kInteger, {word, e.integer(1)}); });
  }
}

void otherKeep(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, [](const Node& node) { return node.op == Op::keep; })) {
    const Node& keep = site.node(id);
    for (const Rounding rounding : numeric::kRoundings) {
      if (rounding == keep.rounding)
        continue;
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).rounding = rounding;
      const std::string word(numeric::name(rounding));
      harvest.add(site, "rounding", "keep_" + word,
                  fmt::format("keeps bits by {} instead of {}", word, numeric::name(keep.rounding)), editor);
    }
    for (const int bits : {keep.keepBits - 1, keep.keepBits + 1}) {
      if (bits < 1)
        continue;
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).keepBits = bits;
      harvest.add(site, "value", bits < keep.keepBits ? "keep_fewer" : "keep_more",
                  fmt::format("keeps {} significant bits instead of {}", bits, keep.keepBits), editor);
    }
    Editor editor = site.edit();
    editor.replace(id, editor.clone(keep.args[0]));
    harvest.add(site, "value", "keep_dropped", "keeps every bit", editor);
  }
}

void plusHalfThenFloor(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    const Node& cast = site.node(id);
    const Type from = site.node(cast.args[0]).type;
    if (!cast.type.format->isInteger() || !isFloatFormat(from))
      continue;
    Editor editor = site.edit();
    const NodeId half = editor.constant(from, numeric::Value(numeric::Rational(1, 2)));
    const NodeId copy = editor.clone(id);
    const NodeId shifted = editor.make(Op::add, from, {editor.contract().node(copy).args[0], half});
    editor.contract().node(copy).args[0] = shifted;
    setRounding(editor.contract().node(copy), Rounding::toMinus);
    harvest.add(site, "rounding", "plus_half_floor", "adds 0.5 and rounds down", editor);
  }
}

void throughNarrower(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    const Type from = site.node(site.node(id).args[0]).type;
    const bool isWide = from.kind == Type::Kind::real || (isFloatFormat(from) && from.format->significandBits >= 24);
    if (!isWide)
      continue;
    for (const char* name : {"f16", "bf16", "f32"}) {
      // To the format it rounds to anyway, or the one that it comes from, changes nothing.
      if ((isFloatFormat(from) && from.format->name == name) || site.node(id).type.format->name == name)
        continue;
      Editor editor = site.edit();
      const NodeId copy = editor.clone(id);
      const NodeId once =
          editor.cast(formatType(name), editor.contract().node(copy).args[0], Rounding::halfEven, Overflow::inf);
      editor.contract().node(copy).args[0] = once;
      harvest.add(site, "rounding", fmt::format("through_{}", name), fmt::format("rounds to {} first", name), editor);
    }
  }
}

void otherOverflow(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    const Node& cast = site.node(id);
    if (cast.overflow == Overflow::never)
      continue;
    for (const Overflow overflow : {Overflow::saturate, Overflow::wrap, Overflow::inf, Overflow::nan}) {
      if (overflow == cast.overflow || !numeric::allows(*cast.type.format, overflow))
        continue;
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).overflow = overflow;
      // Hardware's NaN has either sign; the contract, which has none here, does not say which counts.
      Quantity& changed = editor.contract().quantity(site.quantity);
      if (overflow == Overflow::nan && changed.role != Role::let && changed.nans == SameDistinct::unsaid)
        changed.nans = SameDistinct::same;
      const std::string word(numeric::name(overflow));
      harvest.add(site, "overflow", word,
                  fmt::format("beyond the range: {} instead of {}", word, numeric::name(cast.overflow)), editor);
    }
  }
}

void movedEnds(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    const Node& cast = site.node(id);
    const numeric::Format& format = *cast.type.format;
    if (format.storageBits > 8 || format.name == "e8m0")
      continue;
    const auto clampResult = [&](const std::string& name, Op op, const numeric::Rational& end) {
      Editor editor = site.edit();
      const NodeId copy = editor.clone(id);
      const NodeId limit = editor.constant(cast.type, numeric::Value(end));
      const NodeId clamped = editor.make(op, cast.type, {copy, limit});
      editor.replace(id, clamped);
      harvest.add(site, "overflow", name, fmt::format("codes end at {}", numeric::Value(end).rational().get_str()),
                  editor);
    };
    if (format.isInteger()) {
      clampResult("low_end", Op::max, format.min.rational() + 1);
      clampResult("high_end", Op::min, format.max.rational() - 1);
    } else if (format.name == "e4m3") {
      clampResult("max_240", Op::min, 240);
      clampResult("max_416", Op::min, 416);
    } else if (numeric::isRepresentable(format, numeric::Value(format.max.rational() / 2))) {
      clampResult("half_range", Op::min, format.max.rational() / 2);
    }
  }
}

void lostSmallNumbers(const Site& site, Harvest& harvest) {
  const Node& value = site.node(site.definition().value);
  if (site.defined().role != Role::output || value.op != Op::cast || !isFloatFormat(value.type))
    return;
  const numeric::Format& format = *value.type.format;
  const auto change = [&](const char* name, const char* text, const numeric::Rational& below) {
    Editor editor = site.edit();
    const NodeId copy = editor.clone(site.definition().value);
    const NodeId limit = editor.constant(value.type, numeric::Value(below));
    const NodeId zero = editor.constant(value.type, numeric::Value::zero());
    const NodeId small =
        editor.make(Op::less, {Type::Kind::boolean, nullptr}, {editor.make(Op::abs, value.type, {copy}), limit});
    const NodeId replacement = editor.make(Op::select, value.type, {small, zero, copy});
    editor.replace(site.definition().value, replacement);
    harvest.add(site, "special", name, text, editor);
  };
  if (format.hasNegativeZero && site.defined().zeros == SameDistinct::distinct)
    change("minus_zero_lost", "writes +0 for -0", format.smallest.rational());
  if (format.hasSubnormals && format.storageBits <= 16)
    change("subnormals_flushed", "writes 0 for subnormal results", format.smallestNormal.rational());
}

} // namespace

std::vector<OperatorRow> castOperators() {
  return {{{"rounding", "rounding", "every other rounding of a conversion", "a conversion that rounds"}, otherRounding},
          {{"word", "rounding", "the random word reversed, its lower half alone, or one more",
            "a conversion by a random word"},
           otherWord},
          {{"keep", "rounding", "significant bits kept by another rounding, one more or fewer of them",
            "significant bits kept"},
           otherKeep},
          {{"plus_half_floor", "rounding", "adds one half and rounds down", "a conversion of floats to integers"},
           plusHalfThenFloor},
          {{"through", "rounding", "rounds to f16, bf16 or f32 before the conversion",
            "a conversion from a format of 24 bits or more, or from real numbers"},
           throughNarrower},
          {{"overflow", "overflow", "another rule beyond the range of the format", "a conversion that may overflow"},
           otherOverflow},
          {{"ends", "overflow", "one end of the codes moved by a step", "a conversion to 8 bits or fewer"}, movedEnds},
          {{"small_numbers", "special", "-0 lost, subnormal results flushed",
            "an output of 16 bits or fewer that has subnormal numbers, or -0 that counts"},
           lostSmallNumbers}};
}

} // namespace qkc::mutate
