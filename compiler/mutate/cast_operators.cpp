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

bool isCast(const Node& node) {
  return node.op == Op::cast;
}

bool roundsSomething(const Site& site, const Node& cast) {
  const Type& from = site.node(cast.args[0]).type;
  return from.kind != Type::Kind::integer && !(from.kind == Type::Kind::format && from.format->isInteger());
}

void otherRounding(const Site& site, Harvest& harvest) {
  for (const NodeId id : nodesOf(site, isCast)) {
    if (!roundsSomething(site, site.node(id)))
      continue;
    for (const Rounding rounding : numeric::kRoundings) {
      if (rounding == site.node(id).rounding)
        continue;
      Editor editor = site.edit();
      editor.contract().node(editor.clone(id)).rounding = rounding;
      const std::string word(numeric::name(rounding));
      harvest.add(site, "rounding", word,
                  fmt::format("rounds {} instead of {}", word, numeric::name(site.node(id).rounding)), editor);
    }
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
    editor.contract().node(copy).rounding = Rounding::toMinus;
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
  return {{{"rounding", "rounding", "every other rounding of a conversion"}, otherRounding},
          {{"plus_half_floor", "rounding", "adds one half and rounds down"}, plusHalfThenFloor},
          {{"through", "rounding", "rounds to f16, bf16 or f32 before the conversion"}, throughNarrower},
          {{"overflow", "overflow", "another rule beyond the range of the format"}, otherOverflow},
          {{"ends", "overflow", "one end of the codes moved by a step"}, movedEnds},
          {{"small_numbers", "special", "-0 lost, subnormal results flushed"}, lostSmallNumbers}};
}

} // namespace qkc::mutate
