// Reductions as loops in ascending order of their index variables, the first one outermost.

#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

void ExpressionText::openLoops(const Node& node) {
  for (const IndexId id : node.bound) {
    const Index& index = contract_.indices[static_cast<std::size_t>(id)];
    const std::string name = localName(index.name);
    lines_.open(fmt::format("for (int64_t {0} = 0; {0} < {1}; ++{0}) {{", name, text(index.extent)));
  }
  if (node.hasWhere)
    lines_.open(fmt::format("if ({}) {{", text(node.args[1])));
}

void ExpressionText::closeLoops(const Node& node) {
  for (std::size_t k = 0; k < node.bound.size() + (node.hasWhere ? 1 : 0); ++k)
    lines_.close();
}

std::string_view extremumTag(Rep rep) {
  return rep == Rep::single ? "qkc::f32" : rep == Rep::real ? "qkc::f64" : "qkc::i<64>";
}

std::string extremumStart(bool isMax, Rep rep) {
  if (rep == Rep::single)
    return fmt::format("qkc::value<qkc::f32>({}u)", isMax ? "0xff800000" : "0x7f800000");
  if (rep == Rep::real)
    return fmt::format("qkc::value<qkc::f64>({}u)", isMax ? "0xfff0000000000000" : "0x7ff0000000000000");
  return isMax ? "(-9223372036854775807 - 1)" : "9223372036854775807";
}

std::string ExpressionText::reduceExtremum(const Node& node) {
  const bool isMax = node.reduction == Reduction::max;
  const Rep rep = repOf(node.type);
  const std::string result = lines_.fresh(isMax ? "largest" : "least");
  lines_.add(fmt::format("{} {} = {};", cppType(rep), result, extremumStart(isMax, rep)));
  const std::string any = node.hasEmpty ? lines_.fresh("any") : "";
  if (node.hasEmpty)
    lines_.add(fmt::format("bool {} = false;", any));
  openLoops(node);
  const std::string suffix = node.nanRule == NanRule::drops ? "_drop_nan" : "";
  lines_.add(fmt::format("{0} = qkc::{1}{2}<{3}>({0}, {4});", result, isMax ? "max" : "min", suffix, extremumTag(rep),
                         valueAs(node.args[0], rep)));
  if (node.hasEmpty)
    lines_.add(any + " = true;");
  closeLoops(node);
  if (node.hasEmpty)
    lines_.add(fmt::format("if (!{}) {} = {};", any, result, valueAs(node.args[node.hasWhere ? 2 : 1], rep)));
  return result;
}

std::string ExpressionText::reduceSum(const Node& node) {
  const bool isSum = node.reduction == Reduction::sum;
  const Rep rep = repOf(node.type);
  const std::string result = lines_.fresh(isSum ? "total" : "product");
  const bool rounds = node.type.kind == Type::Kind::format && node.type.format->isFloating();
  lines_.add(fmt::format("{} {} = {};", cppType(rep), result, isSum ? "0" : "1"));
  openLoops(node);
  const std::string body = valueAs(node.args[0], rep);
  if (rounds)
    lines_.add(fmt::format("{0} = qkc::{1}<{2}>({0}, {3});", result, isSum ? "add" : "mul",
                           formatTag(*node.type.format), body));
  else
    lines_.add(fmt::format("{} {}= {};", result, isSum ? "+" : "*", body));
  closeLoops(node);
  return result;
}

std::string ExpressionText::reduceCondition(const Node& node) {
  const bool isAny = node.reduction == Reduction::any;
  const std::string result = lines_.fresh(isAny ? "any" : "all");
  lines_.add(fmt::format("bool {} = {};", result, isAny ? "false" : "true"));
  openLoops(node);
  lines_.add(fmt::format("{0} = {0} {1} {2};", result, isAny ? "||" : "&&", text(node.args[0])));
  closeLoops(node);
  return result;
}

std::string ExpressionText::reduceArgument(const Node& node) {
  if (node.bound.size() != 1)
    return unsupported(node, "argmax or argmin over several index variables");
  const bool isMax = node.reduction == Reduction::argmax;
  const Rep rep = repOf(contract_.node(node.args[0]).type);
  const std::string place = lines_.fresh("at");
  const std::string best = lines_.fresh("best");
  lines_.add(fmt::format("int64_t {} = -1;", place));
  lines_.add(fmt::format("{} {} = 0;", cppType(rep), best));
  openLoops(node);
  const std::string candidate = lines_.fresh("candidate");
  const std::string sign = fmt::format("{}{}", isMax ? ">" : "<", node.tie == Tie::last ? "=" : "");
  lines_.add(fmt::format("const {} {} = {};", cppType(rep), candidate, text(node.args[0])));
  lines_.open(fmt::format("if ({} < 0 || {} {} {}) {{", place, candidate, sign, best));
  lines_.add(fmt::format("{} = {};", best, candidate));
  lines_.add(
      fmt::format("{} = {};", place, localName(contract_.indices[static_cast<std::size_t>(node.bound[0])].name)));
  lines_.close();
  closeLoops(node);
  return place;
}

std::string ExpressionText::reduce(const Node& node) {
  switch (node.reduction) {
  case Reduction::max:
  case Reduction::min:
    return reduceExtremum(node);
  case Reduction::sum:
  case Reduction::product:
    return reduceSum(node);
  case Reduction::any:
  case Reduction::all:
    return reduceCondition(node);
  case Reduction::argmax:
  case Reduction::argmin:
    return reduceArgument(node);
  }
  return unsupported(node, "this reduction");
}

} // namespace qkc::emit
