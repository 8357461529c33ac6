// Conversions, integers and powers as text.

#include "compiler/contract/queries.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"
#include "compiler/emit/real_fit.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <utility>

namespace qkc::emit {

using namespace contract;

std::string ExpressionText::castArgument(NodeId id) {
  const Node& node = contract_.node(id);
  if (node.type.kind == Type::Kind::real && node.op != Op::read && fitsSingle(contract_, id)) {
    const bool before = std::exchange(inSingle_, true);
    std::string single = text(id);
    inSingle_ = before;
    return single;
  }
  if (node.type.kind != Type::Kind::real || fitOf(contract_, id).inDouble())
    return text(id);
  static const std::map<Op, std::string_view> odd = {
      {Op::add, "odd_add"}, {Op::sub, "odd_sub"}, {Op::mul, "odd_mul"}, {Op::div, "odd_div"}};
  if (node.op == Op::neg || node.op == Op::abs)
    return fmt::format("qkc::{}<qkc::f64>({})", node.op == Op::neg ? "neg" : "abs", castArgument(node.args[0]));
  if (node.op == Op::select)
    return fmt::format("({} ? {} : {})", text(node.args[0]), castArgument(node.args[1]), castArgument(node.args[2]));
  if (node.op == Op::choose)
    return castArgument(node.args[static_cast<std::size_t>(assignment_.at(node.choice))]);
  if (node.op == Op::read && contract_.quantity(node.quantity).role == Role::let)
    return text(id); // the let's own function returns its value rounded to odd
  bool fits = true;
  for (const NodeId arg : node.args)
    fits = fits && fitOf(contract_, arg).inDouble();
  if (const auto it = odd.find(node.op); it != odd.end() && fits)
    return fmt::format("qkc::{}({}, {})", it->second, valueAs(node.args[0], Rep::real),
                       valueAs(node.args[1], Rep::real));
  if (node.op == Op::sqrt && fits)
    return fmt::format("qkc::odd_sqrt({})", valueAs(node.args[0], Rep::real));
  if (const std::string integer = integerText(id); !integer.empty())
    return fmt::format("qkc::odd_integer({})", integer);
  // A quotient by a power of two keeps an odd last bit.
  if (node.op == Op::div && fitOf(contract_, node.args[1]).known && fitOf(contract_, node.args[1]).bits == 1)
    return fmt::format("qkc::div<qkc::f64>({}, {})", castArgument(node.args[0]), valueAs(node.args[1], Rep::real));
  return tooWide(node);
}

std::string ExpressionText::integerText(NodeId id) {
  static const numeric::Rational kMost = numeric::powerOfTwo(63) - 1;
  const Node& node = contract_.node(id);
  if (!ranges_.of(id).within(-kMost, kMost))
    return "";
  if (node.type.kind == Type::Kind::integer || (node.type.kind == Type::Kind::format && node.type.format->isInteger()))
    return valueAs(id, Rep::signedInteger);
  static const std::map<Op, std::string_view> signs = {{Op::add, "+"}, {Op::sub, "-"}, {Op::mul, "*"}};
  const auto sign = signs.find(node.op);
  if (node.type.kind != Type::Kind::real || sign == signs.end())
    return "";
  const std::string left = integerText(node.args[0]);
  const std::string right = integerText(node.args[1]);
  return left.empty() || right.empty() ? "" : fmt::format("({} {} {})", left, sign->second, right);
}

// Extents and indices are far below the limits; what is read from tensors is bounded by its domain.
bool ExpressionText::fitsInteger(NodeId id) {
  const Node& node = contract_.node(id);
  const bool sums = node.op == Op::reduce && (node.reduction == Reduction::sum || node.reduction == Reduction::product);
  if (sums && contract_.node(node.args[0]).op == Op::constant && contract_.node(node.args[0]).value.rational() == 1)
    return true; // it counts elements
  const bool grows = node.op == Op::add || node.op == Op::sub || node.op == Op::mul || node.op == Op::pow ||
                     node.op == Op::neg || node.op == Op::abs || node.op == Op::shiftLeft || sums;
  if (node.type.kind != Type::Kind::integer || !grows)
    return true;
  bool readsTensor = false;
  walk(contract_, id, [&](const Node& part) {
    readsTensor = readsTensor || part.op == Op::old ||
                  (part.op == Op::read && contract_.quantity(part.quantity).role != Role::constant);
  });
  static const numeric::Rational kMost = numeric::powerOfTwo(63) - 1;
  return !readsTensor || ranges_.of(id).within(-kMost, kMost);
}

std::string ExpressionText::bucket(const Node& node) {
  const Quantity& table = contract_.quantity(node.quantity);
  const auto isWhole = [](const Type& type) {
    return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
  };
  if (isWhole(table.type) != isWhole(contract_.node(node.args[0]).type))
    return unsupported(node, "a bucket of an integer among fractions, or of a fraction among integers,");
  return fmt::format("bucket_{}({})", table.name, text(node.args[0]));
}

std::string ExpressionText::power(const Node& node) {
  if (isVariablePower(contract_, node))
    return fmt::format("(int64_t(1) << {})", valueAs(node.args[1], Rep::signedInteger));
  const auto exponent = contract_.node(node.args[1]).value.rational().get_num().get_si();
  if (node.type.kind == Type::Kind::format && node.type.format->isFloating())
    return fmt::format("qkc::mul<{0}>({1}, {1})", formatTag(*node.type.format),
                       valueAs(node.args[0], repOf(node.type)));
  if (node.type.kind != Type::Kind::integer)
    return unsupported(node, "this power");
  std::string text = valueAs(node.args[0], Rep::signedInteger);
  const std::string base = text;
  for (long k = 1; k < exponent; ++k)
    text += " * " + base;
  return "(" + text + ")";
}

std::string ExpressionText::tooWide(const Node& node) {
  sink_.error(diag::Code::RealTooWide, node.span,
              "this arithmetic `in real` needs more than the 53 bits in which it can be computed exactly; cast an "
              "intermediate value, or say `in f32` or `in f64`");
  return "0.0";
}

std::string ExpressionText::castBits(NodeId id) {
  const Node& node = contract_.node(id);
  return node.op == Op::choose ? castBits(node.args[static_cast<std::size_t>(assignment_.at(node.choice))])
                               : cast(node, true);
}

std::string ExpressionText::cast(const Node& node, bool asBits) {
  const numeric::Format& format = *node.type.format;
  // A value rounded to odd keeps 53 bits: two more than the widest result that it serves.
  constexpr int kWidest = 51;
  const Node& source = contract_.node(node.args[0]);
  if (source.type.kind == Type::Kind::real && !fitOf(contract_, node.args[0]).inDouble() &&
      (format.isInteger() ? format.storageBits : format.significandBits) > kWidest)
    return tooWide(node);
  const std::string argument = castArgument(node.args[0]);
  if (node.wordBits > 0)
    return stochastic(node, argument);
  const std::string words = fmt::format("{}, qkc::Rounding::{}, qkc::Overflow::{}", formatTag(format),
                                        numeric::name(node.rounding), numeric::name(node.overflow));
  if (node.args.size() > 1)
    return fmt::format("qkc::cast_nan<{}>({}, {})", words, argument, valueAs(node.args[1], repOf(node.type)));
  return fmt::format("qkc::cast{}<{}>({})", asBits ? "_bits" : "", words, argument);
}

// What a word decides lies in the bits behind the result's: an odd last bit is behind all of them, or the value is
// exact.
std::string ExpressionText::stochastic(const Node& node, const std::string& argument) {
  const numeric::Format& format = *node.type.format;
  constexpr int kBeforeOdd = 51;
  const int bits = format.isInteger() ? format.storageBits : format.significandBits;
  const bool isExact =
      contract_.node(node.args[0]).type.kind != Type::Kind::real || fitOf(contract_, node.args[0]).inDouble();
  if (!isExact && bits + node.wordBits > kBeforeOdd)
    return tooWide(node);
  return fmt::format("qkc::cast_stochastic<{}, qkc::Overflow::{}, {}>({}, static_cast<uint64_t>({}))",
                     formatTag(format), numeric::name(node.overflow), node.wordBits, argument,
                     valueAs(node.args[1], Rep::signedInteger));
}

std::string ExpressionText::keep(const Node& node) {
  if (!fitOf(contract_, node.args[0]).inDouble())
    return tooWide(node);
  constexpr int kDoubleBits = 53;
  std::string argument = valueAs(node.args[0], Rep::real);
  if (node.keepBits >= kDoubleBits)
    return argument;
  return fmt::format("qkc::keep<{}, qkc::Rounding::{}>({})", node.keepBits, numeric::name(node.rounding), argument);
}

} // namespace qkc::emit
