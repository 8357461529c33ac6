#include "compiler/contract/node_text.h"

#include "compiler/contract/print_expr.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace qkc::contract {

namespace {

// In the order of Op.
constexpr std::array<std::string_view, 37> kOpNames = {
    "constant", "dim", "index", "read",     "old",          "add",    "sub",   "mul",      "div",      "mod",
    "pow",      "fma", "sqrt",  "neg",      "abs",          "max",    "min",   "keep",     "function", "bitAnd",
    "bitOr",    "shl", "shr",   "popcount", "leadingZeros", "bucket", "equal", "notEqual", "less",     "lessEqual",
    "and",      "or",  "not",   "select",   "cast",         "choose", "reduce"};
static_assert(static_cast<std::size_t>(Op::reduce) + 1 == kOpNames.size(), "a name for each operation");

constexpr std::array<std::string_view, 8> kReductionNames = {"sum",    "product", "max", "min",
                                                             "argmax", "argmin",  "any", "all"};
static_assert(static_cast<std::size_t>(Reduction::all) + 1 == kReductionNames.size(), "a name for each reduction");

std::string fraction(const numeric::Rational& q) {
  if (q > 0 && (q < 1 || q > 1024)) {
    const long exponent = numeric::floorLog2(q);
    if (q == numeric::powerOfTwo(exponent))
      return fmt::format("2^{}", exponent);
  }
  return q.get_str();
}

// Integers and conditions go without: their operations tell them.
std::string suffix(const Type& type) {
  return type.kind == Type::Kind::integer || type.kind == Type::Kind::boolean ? "" : ":" + printType(type);
}

} // namespace

std::string NodeText::list(const std::vector<NodeId>& nodes) {
  std::string out;
  for (const NodeId id : nodes)
    out += (out.empty() ? "" : ", ") + text(id);
  return out;
}

std::string NodeText::text(NodeId id) {
  const Node& node = contract_.node(id);
  switch (node.op) {
  case Op::constant:
    return exactValue(node.type, node.value) + suffix(node.type);
  case Op::dim:
    return contract_.dims[static_cast<std::size_t>(node.dim)].name;
  case Op::index:
    return indexName(node.index);
  case Op::read: {
    std::string name = quantityName(node.quantity);
    return node.args.empty() ? name : fmt::format("{}[{}]", name, list(node.args));
  }
  case Op::old:
    return fmt::format("(old {}[{}])", quantityName(node.quantity), list(node.args));
  case Op::reduce:
    return reduction(node);
  case Op::cast:
    return cast(node);
  default:
    return operation(node);
  }
}

std::string NodeText::operation(const Node& node) {
  std::string out = fmt::format("({}{}", kOpNames[static_cast<std::size_t>(node.op)], suffix(node.type));
  if (node.wraps)
    out += " wrap";
  if (node.op == Op::keep)
    out += fmt::format(" {} {}", node.keepBits, numeric::name(node.rounding));
  if (node.op == Op::function)
    out += " " + node.functionName;
  if (node.op == Op::bucket)
    out += " " + quantityName(node.quantity);
  out += freedomsText(node);
  if (node.op != Op::choose) {
    for (const NodeId arg : node.args)
      out += " " + text(arg);
    return out + ")";
  }
  out += " " + choiceName(node.choice);
  const Choice& choice = contract_.choices[static_cast<std::size_t>(node.choice)];
  for (std::size_t i = 0; i < node.args.size(); ++i) {
    const std::string label = labelOf(choice, i);
    out += fmt::format(" {}{}", label.empty() ? "" : label + "=", text(node.args[i]));
  }
  return out + ")";
}

std::string NodeText::freedomsText(const Node& node) const {
  return node.freedoms == kNone ? "" : fmt::format(" <{}>", printFreedoms(contract_.freedomsOf(node)));
}

std::string NodeText::judgement(const Arm& arm) {
  if (!arm.within)
    return "=";
  std::string out = "within";
  if (arm.tolerance.steps != 0)
    out += fmt::format(" {} steps of", arm.tolerance.steps);
  else if (arm.tolerance.isStated())
    out += fmt::format(" abs {} rel {} of", fraction(arm.tolerance.absolute), fraction(arm.tolerance.relative));
  return arm.oneValue ? out + " one value" : out;
}

std::string NodeText::cast(const Node& node) {
  std::string out = fmt::format("(cast:{}", node.type.format->name);
  if (node.wordBits > 0)
    out += fmt::format(" stochastic={}", text(node.args[1]));
  else if (!node.roundingIdle)
    out += fmt::format(" {}", numeric::name(node.rounding));
  else if (showsIdleWords())
    out += " (exact)";
  if (!node.overflowIdle)
    out += fmt::format(" {}", numeric::name(node.overflow));
  else if (showsIdleWords())
    out += " (in range)";
  out += " " + text(node.args[0]);
  if (node.wordBits == 0 && node.args.size() > 1)
    out += " nan=" + text(node.args[1]);
  return out + ")";
}

std::string NodeText::reduction(const Node& node) {
  std::string out = fmt::format("({}{}", kReductionNames[static_cast<std::size_t>(node.reduction)], suffix(node.type));
  if (node.order != SumOrder::none)
    out += node.order == SumOrder::inOrder ? " inOrder" : node.order == SumOrder::free ? " free" : " exact";
  out += freedomsText(node);
  if (node.wraps)
    out += " wrap";
  if (node.tie != Tie::none)
    out += node.tie == Tie::first ? " first" : " last";
  if (node.nanRule != NanRule::none)
    out += node.nanRule == NanRule::drops ? " nanDrops" : " nanWins";
  out += " over";
  for (const IndexId id : node.bound)
    out += " " + boundIndex(id);
  out += " " + text(node.args[0]);
  if (node.hasWhere)
    out += " where=" + text(node.args[1]);
  if (node.hasEmpty)
    out += " empty=" + text(node.args.back());
  return out + ")";
}

std::string NodeText::scopeText(const Scope& scope) {
  switch (scope.kind) {
  case Scope::Kind::kernel:
    return "per kernel";
  case Scope::Kind::call:
    return "per call";
  case Scope::Kind::element:
    return "per element";
  case Scope::Kind::instance:
    break;
  }
  return fmt::format("per [{}]", list(scope.instance));
}

std::string exactValue(const Type& type, const numeric::Value& value) {
  if (type.kind == Type::Kind::format && type.format->isFloating() && numeric::isRepresentable(*type.format, value))
    return numeric::hexText(*type.format, numeric::encode(*type.format, value));
  return value.isFinite() ? (value.isZero() && value.isNegative() ? "-0" : fraction(value.rational()))
                          : numeric::describe(value);
}

std::string dimText(const Dim& dim) {
  std::string out = dim.name;
  if (!dim.allowed.empty())
    return fmt::format("{} in {{{}}}", out, fmt::join(dim.allowed, ", "));
  out += dim.most ? fmt::format(" in {}..{}", dim.least, *dim.most) : fmt::format(" >= {}", dim.least);
  if (dim.multipleOf != 1)
    out += fmt::format(" multiple of {}", dim.multipleOf);
  return out;
}

std::string domainText(const Domain& domain) {
  std::string out;
  if (domain.holdsNan)
    out += " holds nan";
  if (domain.holdsInfinity)
    out += " holds inf";
  if (domain.holdsMinusInfinity)
    out += " holds -inf";
  if (domain.positive)
    out += " positive";
  if (domain.nonnegative)
    out += " nonnegative";
  if (domain.magnitudeLow && domain.magnitudeHigh)
    out += fmt::format(" magnitude {}..{}", fraction(*domain.magnitudeLow), fraction(*domain.magnitudeHigh));
  if (domain.rangeLow && domain.rangeHigh)
    out += fmt::format(" range {}..{}", fraction(*domain.rangeLow), fraction(*domain.rangeHigh));
  if (domain.distinct)
    out += " distinct";
  if (domain.distinctUnless)
    out += fmt::format(" unless {}", fraction(*domain.distinctUnless));
  if (domain.permutation)
    out += " permutation";
  if (domain.offsets)
    out += " offsets";
  return out;
}

std::string_view roleText(Role role) {
  switch (role) {
  case Role::input:
    return "in";
  case Role::inout:
    return "inout";
  case Role::output:
    return "out";
  case Role::let:
    return "let";
  case Role::constant:
    return "const";
  case Role::table:
    return "table";
  case Role::parameter:
    return "param";
  }
  return "";
}

std::string_view kindText(ValueKind kind) {
  switch (kind) {
  case ValueKind::exact:
    return "exact";
  case ValueKind::choice:
    return "choice";
  case ValueKind::enclosure:
    return "enclosure";
  }
  return "";
}

} // namespace qkc::contract
