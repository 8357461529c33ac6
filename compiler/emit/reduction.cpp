// Reductions as loops in ascending order of their index variables, the first one outermost.

#include "compiler/contract/prover.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace qkc::emit {

using namespace contract;

namespace {

bool isInteger(const Type& type) {
  return type.kind == Type::Kind::integer || (type.kind == Type::Kind::format && type.format->isInteger());
}

// The parts of a conjunction.
void addParts(const Contract& contract, NodeId condition, std::vector<NodeId>& parts) {
  const Node& node = contract.node(condition);
  if (node.op != Op::logicalAnd)
    return parts.push_back(condition);
  addParts(contract, node.args[0], parts);
  addParts(contract, node.args[1], parts);
}

// An end of a range that a condition gives to an index variable.
struct RangeEnd {
  NodeId value = kNone;
  bool isLow = false;
  bool excluded = false; // the index is beyond it, not at it
};

// Whether the integer has a value wherever the loops stand: it may be computed before what guards it is looked at.
bool isTotal(const Contract& contract, Prover& prover, NodeId id) {
  const Node& node = contract.node(id);
  switch (node.op) {
  case Op::constant:
  case Op::dim:
  case Op::index:
  case Op::add:
  case Op::sub:
  case Op::mul:
  case Op::neg:
  case Op::max:
  case Op::min:
    break;
  case Op::read: {
    const Quantity& quantity = contract.quantity(node.quantity);
    if (quantity.role != Role::input && quantity.role != Role::parameter)
      return false;
    for (std::size_t i = 0; i < node.args.size(); ++i) {
      const Polynomial place = prover.polynomial(node.args[i]);
      if (!prover.nonNegative(place) ||
          !prover.nonNegative(prover.polynomial(quantity.shape[i]) - place - Polynomial(1)))
        return false;
    }
    break;
  }
  default:
    return false;
  }
  return std::all_of(node.args.begin(), node.args.end(), [&](NodeId arg) { return isTotal(contract, prover, arg); });
}

// None where the condition is no order of the variable and an integer that is known before its loop.
std::optional<RangeEnd> rangeEnd(const Contract& contract, Prover& prover, NodeId condition,
                                 const std::vector<IndexId>& bound, std::size_t place) {
  const Node& node = contract.node(condition);
  if (node.op != Op::less && node.op != Op::lessEqual)
    return std::nullopt;
  const auto isIndex = [&](NodeId id) {
    return contract.node(id).op == Op::index && contract.node(id).index == bound[place];
  };
  const bool isLow = isIndex(node.args[1]);
  if (!isLow && !isIndex(node.args[0]))
    return std::nullopt;
  const NodeId value = node.args[isLow ? 0 : 1];
  const std::vector<IndexId> named = indicesOf(contract, value);
  const bool isKnown = std::none_of(bound.begin() + static_cast<std::ptrdiff_t>(place), bound.end(), [&](IndexId id) {
    return std::find(named.begin(), named.end(), id) != named.end();
  });
  if (!isKnown || !isInteger(contract.node(value).type) || !isTotal(contract, prover, value))
    return std::nullopt;
  return RangeEnd{value, isLow, node.op == Op::less};
}

} // namespace

bool isStartOfSum(const Contract& contract, const Node& reduction) {
  const bool isSum = reduction.reduction == Reduction::sum;
  if (!isSum && reduction.reduction != Reduction::product)
    return false;
  const Node& empty = contract.node(reduction.args.back());
  return empty.op == Op::constant && empty.value.isFinite() && empty.value.rational() == (isSum ? 0 : 1);
}

// A condition that gives a variable's range an end is none of the loop's body: the loop then runs over the range alone.
void ExpressionText::openLoops(const Node& node) {
  std::vector<NodeId> parts;
  Prover prover(contract_, ranges_);
  if (node.hasWhere)
    addParts(contract_, node.args[1], parts);
  const std::size_t all = parts.size();
  for (std::size_t place = 0; place < node.bound.size(); ++place) {
    const Index& index = contract_.indices[static_cast<std::size_t>(node.bound[place])];
    const std::string name = localName(index.name);
    std::string first = "0";
    std::string last = text(index.extent);
    std::erase_if(parts, [&](NodeId part) {
      const std::optional<RangeEnd> end = rangeEnd(contract_, prover, part, node.bound, place);
      // Beyond these, int64_t does not hold the end and one more.
      const numeric::Rational most = numeric::powerOfTwo(62);
      if (!end || !ranges_.of(end->value).within(-most, most))
        return false;
      // At the end of the range it is included, or the first one beyond it.
      const std::string shift = end->isLow == end->excluded ? " + 1" : "";
      std::string& side = end->isLow ? first : last;
      const std::string value = lines_.fresh(end->isLow ? "first" : "last");
      lines_.add(fmt::format("const int64_t {} = int64_t({}){};", value, text(end->value), shift));
      const std::string nearer = lines_.fresh(end->isLow ? "from" : "to");
      lines_.add(
          fmt::format("const int64_t {0} = {1} {2} {3} ? {1} : {3};", nearer, value, end->isLow ? ">" : "<", side));
      side = nearer;
      return true;
    });
    lines_.open(fmt::format("for (int64_t {0} = {1}; {0} < {2}; ++{0}) {{", name, first, last));
  }
  std::string condition;
  if (parts.size() == all)
    condition = parts.empty() ? "" : text(node.args[1]);
  else
    for (const NodeId part : parts)
      condition += (condition.empty() ? "" : " && ") + text(part);
  if (!parts.empty())
    lines_.open(fmt::format("if ({}) {{", condition));
  openBlocks_.push_back(node.bound.size() + (parts.empty() ? 0 : 1));
}

void ExpressionText::closeLoops() {
  for (std::size_t k = 0; k < openBlocks_.back(); ++k)
    lines_.close();
  openBlocks_.pop_back();
}

std::string_view extremumTag(Rep rep) {
  return rep == Rep::single            ? "qkc::f32"
         : rep == Rep::real            ? "qkc::f64"
         : rep == Rep::unsignedInteger ? "qkc::u<64>"
                                       : "qkc::i<64>";
}

std::string extremumStart(bool isMax, Rep rep) {
  if (rep == Rep::single)
    return fmt::format("qkc::value<qkc::f32>({}u)", isMax ? "0xff800000" : "0x7f800000");
  if (rep == Rep::real)
    return fmt::format("qkc::value<qkc::f64>({}u)", isMax ? "0xfff0000000000000" : "0x7ff0000000000000");
  if (rep == Rep::unsignedInteger)
    return isMax ? "0u" : "18446744073709551615u";
  return isMax ? "(-9223372036854775807 - 1)" : "9223372036854775807";
}

// Opens the loops; where the loops alone do not give what the text says of a reduction over nothing, the name of a
// variable that says whether a term was seen.
std::string ExpressionText::openMarked(const Node& node) {
  const std::string any = node.hasEmpty && !isStartOfSum(contract_, node) ? lines_.fresh("any") : "";
  if (!any.empty())
    lines_.add(fmt::format("bool {} = false;", any));
  openLoops(node);
  return any;
}

void ExpressionText::closeMarked(const Node& node, const std::string& any, const std::string& result, Rep rep) {
  if (!any.empty())
    lines_.add(any + " = true;");
  closeLoops();
  if (!any.empty())
    lines_.add(fmt::format("if (!{}) {} = {};", any, result, valueAs(node.args[node.hasWhere ? 2 : 1], rep)));
}

std::string ExpressionText::reduceExtremum(const Node& node) {
  const bool isMax = node.reduction == Reduction::max;
  const Rep rep = repOf(node.type);
  const std::string result = lines_.fresh(isMax ? "largest" : "least");
  lines_.add(fmt::format("{} {} = {};", cppType(rep), result, extremumStart(isMax, rep)));
  const std::string any = openMarked(node);
  const std::string suffix = node.nanRule == NanRule::drops ? "_drop_nan" : "";
  lines_.add(fmt::format("{0} = qkc::{1}{2}<{3}>({0}, {4});", result, isMax ? "max" : "min", suffix, extremumTag(rep),
                         valueAs(node.args[0], rep)));
  closeMarked(node, any, result, rep);
  return result;
}

std::string ExpressionText::reduceSum(const Node& node) {
  const bool isSum = node.reduction == Reduction::sum;
  const Rep rep = repOf(node.type);
  const std::string result = lines_.fresh(isSum ? "total" : "product");
  const bool rounds = node.type.kind == Type::Kind::format && node.type.format->isFloating();
  lines_.add(fmt::format("{} {} = {};", cppType(rep), result, isSum ? "0" : "1"));
  const std::string any = openMarked(node);
  const std::string body = valueAs(node.args[0], rep);
  if (rounds)
    lines_.add(fmt::format("{0} = qkc::{1}<{2}>({0}, {3});", result, isSum ? "add" : "mul",
                           formatTag(*node.type.format), body));
  else if (node.wraps)
    lines_.add(fmt::format("{0} = qkc::wrap_{1}<{2}>({0}, {3});", result, isSum ? "add" : "mul",
                           formatTag(*node.type.format), body));
  else
    lines_.add(fmt::format("{} {}= {};", result, isSum ? "+" : "*", body));
  closeMarked(node, any, result, rep);
  return result;
}

std::string ExpressionText::reduceCondition(const Node& node) {
  const bool isAny = node.reduction == Reduction::any;
  const std::string result = lines_.fresh(isAny ? "any" : "all");
  lines_.add(fmt::format("bool {} = {};", result, isAny ? "false" : "true"));
  openLoops(node);
  lines_.add(fmt::format("{0} = {0} {1} {2};", result, isAny ? "||" : "&&", text(node.args[0])));
  closeLoops();
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
  closeLoops();
  if (node.hasEmpty)
    lines_.add(
        fmt::format("if ({0} < 0) {0} = {1};", place, valueAs(node.args[node.hasWhere ? 2 : 1], Rep::signedInteger)));
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
