#include "compiler/contract/print_expr.h"

#include "compiler/contract/queries.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <string_view>

namespace qkc::contract {

namespace {

// Binding strength, weakest first; an operand that binds less than its place asks is put in parentheses.
enum Level { kLowest, kOr, kAnd, kComparison, kBitOr, kBitAnd, kShift, kSum, kProduct, kUnary, kPower, kPrimary };

struct Operator {
  std::string_view sign;
  Level level;
};

Operator operatorOf(Op op) {
  switch (op) {
  case Op::logicalOr:
    return {"or", kOr};
  case Op::logicalAnd:
    return {"and", kAnd};
  case Op::equal:
    return {"==", kComparison};
  case Op::notEqual:
    return {"!=", kComparison};
  case Op::less:
    return {"<", kComparison};
  case Op::lessEqual:
    return {"<=", kComparison};
  case Op::bitOr:
    return {"|", kBitOr};
  case Op::bitAnd:
    return {"&", kBitAnd};
  case Op::shiftLeft:
    return {"<<", kShift};
  case Op::shiftRight:
    return {">>", kShift};
  case Op::add:
    return {"+", kSum};
  case Op::sub:
    return {"-", kSum};
  case Op::mul:
    return {"*", kProduct};
  case Op::div:
    return {"/", kProduct};
  case Op::mod:
    return {"%", kProduct};
  case Op::pow:
    return {"^", kPower};
  default:
    return {"", kLowest};
  }
}

std::string_view callName(Op op) {
  switch (op) {
  case Op::fma:
    return "fma";
  case Op::sqrt:
    return "sqrt";
  case Op::abs:
    return "abs";
  case Op::max:
    return "max";
  case Op::min:
    return "min";
  case Op::popcount:
    return "popcount";
  case Op::leadingZeros:
    return "clz32";
  case Op::old:
    return "old";
  default:
    return "";
  }
}

std::string_view reductionName(Reduction reduction) {
  switch (reduction) {
  case Reduction::sum:
    return "sum";
  case Reduction::product:
    return "product";
  case Reduction::max:
    return "max";
  case Reduction::min:
    return "min";
  case Reduction::argmax:
    return "argmax";
  case Reduction::argmin:
    return "argmin";
  case Reduction::any:
    return "any";
  case Reduction::all:
    return "all";
  }
  return "";
}

struct Text {
  std::string text;
  Level level = kPrimary;
};

class Printer {
public:
  explicit Printer(const Contract& contract) : contract_(contract) {}

  std::string at(NodeId id, Level least) const {
    Text out = print(contract_.node(id));
    return out.level < least ? "(" + out.text + ")" : std::move(out.text);
  }

  std::string list(const std::vector<NodeId>& ids) const {
    std::string out;
    for (const NodeId id : ids)
      out += (out.empty() ? "" : ", ") + at(id, kLowest);
    return out;
  }

  std::vector<std::string> texts(const std::vector<NodeId>& ids) const {
    std::vector<std::string> out;
    for (const NodeId id : ids)
      out.push_back(at(id, kLowest));
    return out;
  }

private:
  Text print(const Node& node) const {
    switch (node.op) {
    case Op::constant: {
      std::string text = printValue(node.type, node.value);
      const Level level =
          text.starts_with('-') ? kUnary : (text.find_first_of("/^") < text.size() ? kProduct : kPrimary);
      return {std::move(text), level};
    }
    case Op::dim:
      return {contract_.dims[static_cast<std::size_t>(node.dim)].name};
    case Op::index:
      return {contract_.indices[static_cast<std::size_t>(node.index)].name};
    case Op::read:
      return {elementText(contract_, contract_.quantity(node.quantity), texts(node.args))};
    case Op::old:
      return {fmt::format("old({}{})", contract_.quantity(node.quantity).name,
                          node.args.empty() ? "" : "[" + list(node.args) + "]")};
    case Op::neg:
      return {"-" + at(node.args[0], kUnary), kUnary};
    case Op::logicalNot:
      return {"not " + at(node.args[0], kUnary), kUnary};
    case Op::select:
      return {fmt::format("if {} then {} else {}", at(node.args[0], kLowest), at(node.args[1], kLowest),
                          at(node.args[2], kLowest)),
              kLowest};
    case Op::cast:
      return {cast(node)};
    case Op::keep:
      return {fmt::format("keep({}, {}, {})", at(node.args[0], kLowest), node.keepBits, numeric::name(node.rounding))};
    case Op::function:
      return {fmt::format("{}({})", node.functionName, list(node.args))};
    case Op::choose:
      return {choose(node)};
    case Op::reduce:
      return {reduce(node)};
    case Op::bucket:
      return {fmt::format("bucket({}, {})", list(node.args), contract_.quantity(node.quantity).name)};
    default:
      return infixOrCall(node);
    }
  }

  Text infixOrCall(const Node& node) const {
    const Operator sign = operatorOf(node.op);
    if (sign.sign.empty())
      return {fmt::format("{}({})", callName(node.op), list(node.args))};
    if (const NodeId rounded = roundedUp(node); rounded != kNone)
      return {fmt::format("cdiv({}, {})", at(rounded, kLowest), at(node.args[1], kLowest))};
    const auto next = static_cast<Level>(sign.level + 1);
    if (sign.level == kComparison)
      return comparison(node, sign);
    const Level left = sign.level == kPower ? next : sign.level;
    const Level right = sign.level == kPower ? kUnary : next;
    return {fmt::format("{} {} {}", at(node.args[0], left), sign.sign, at(node.args[1], right)), sign.level};
  }

  // Constants and parameters stand on the right, as in "a > 0".
  Text comparison(const Node& node, const Operator& sign) const {
    const std::string left = at(node.args[0], kBitOr);
    const std::string right = at(node.args[1], kBitOr);
    const bool turned =
        (node.op == Op::less || node.op == Op::lessEqual) && isConstant(node.args[0]) && !isConstant(node.args[1]);
    if (!turned)
      return {fmt::format("{} {} {}", left, sign.sign, right), kComparison};
    return {fmt::format("{} {} {}", right, node.op == Op::less ? ">" : ">=", left), kComparison};
  }

  bool isConstant(NodeId id) const {
    const Node& node = contract_.node(id);
    if (node.op != Op::read)
      return node.op == Op::constant;
    const Role role = contract_.quantity(node.quantity).role;
    return role == Role::constant || role == Role::parameter;
  }

  // a, where the node is (a + (b - 1)) / b, the form that cdiv(a, b) takes.
  NodeId roundedUp(const Node& node) const {
    if (node.op != Op::div || node.type.kind != Type::Kind::integer)
      return kNone;
    const Node& raised = contract_.node(node.args[0]);
    if (raised.op != Op::add)
      return kNone;
    const Node& less = contract_.node(raised.args[1]);
    const Node& divisor = contract_.node(node.args[1]);
    const bool constants = less.op == Op::constant && divisor.op == Op::constant;
    if (constants && less.value.isFinite() && divisor.value.isFinite() &&
        less.value.rational() == divisor.value.rational() - 1)
      return raised.args[0];
    const bool symbolic = less.op == Op::sub && sameValue(contract_, less.args[0], node.args[1]) &&
                          contract_.node(less.args[1]).op == Op::constant &&
                          identical(contract_.node(less.args[1]).value, numeric::Value(std::int64_t{1}));
    return symbolic ? raised.args[0] : kNone;
  }

  std::string cast(const Node& node) const {
    std::string out = fmt::format("{}({}", node.type.format->name, at(node.args[0], kLowest));
    if (node.wordBits > 0)
      out += fmt::format(", stochastic({})", at(node.args[1], kLowest));
    else if (!node.roundingIdle)
      out += fmt::format(", {}", numeric::name(node.rounding));
    if (!node.overflowIdle)
      out += fmt::format(", {}", numeric::name(node.overflow));
    if (node.wordBits == 0 && node.args.size() > 1)
      out += fmt::format(", nan {}", at(node.args[1], kLowest));
    return out + ")";
  }

  std::string choose(const Node& node) const {
    const Choice& choice = contract_.choices[static_cast<std::size_t>(node.choice)];
    std::string out = "one of {";
    for (std::size_t i = 0; i < node.args.size(); ++i)
      out += fmt::format("{} {}: {}", i == 0 ? "" : ";", choice.labels[i], at(node.args[i], kLowest));
    return out + " } " + printScope(contract_, choice.scope);
  }

  std::string reduce(const Node& node) const {
    std::string out = fmt::format("{} over ", reductionName(node.reduction));
    for (std::size_t i = 0; i < node.bound.size(); ++i)
      out += (i == 0 ? "" : ", ") + contract_.indices[static_cast<std::size_t>(node.bound[i])].name;
    if (node.hasWhere)
      out += fmt::format(" where {}", at(node.args[1], kLowest));
    out += fmt::format(" of ({})", at(node.args[0], kLowest));
    if (node.hasEmpty)
      out += fmt::format(" empty {}", at(node.args.back(), kPrimary));
    if (node.tie != Tie::none)
      out += node.tie == Tie::first ? " first" : " last";
    if (node.nanRule != NanRule::none)
      out += node.nanRule == NanRule::drops ? " nan drops" : " nan wins";
    return out;
  }

  const Contract& contract_;
};

} // namespace

std::string printExpr(const Contract& contract, NodeId node) {
  return Printer(contract).at(node, kLowest);
}

std::string printTarget(const Contract& contract, const Quantity& quantity) {
  std::vector<std::string> out = Printer(contract).texts(quantity.target);
  if (quantity.target.empty())
    for (const IndexId id : quantity.indices)
      out.push_back(contract.indices[static_cast<std::size_t>(id)].name);
  return elementText(contract, quantity, out);
}

std::string elementText(const Contract& contract, const Quantity& quantity, const std::vector<std::string>& indices) {
  const auto bracketed = [&](std::size_t first, std::size_t last) {
    std::string out;
    for (std::size_t i = first; i < last; ++i)
      out += (out.empty() ? "[" : ", ") + indices[i];
    return out.empty() ? out : out + "]";
  };
  if (quantity.record == kNone)
    return quantity.name + bracketed(0, indices.size());
  const std::size_t outer = quantity.layout->extents.size() - 1; // the last one counts bytes
  return contract.records[static_cast<std::size_t>(quantity.record)].name + bracketed(0, outer) + "." + quantity.field +
         bracketed(outer, indices.size());
}

std::string printScope(const Contract& contract, const Scope& scope) {
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
  return "per [" + Printer(contract).list(scope.instance) + "]";
}

std::string printType(const Type& type) {
  switch (type.kind) {
  case Type::Kind::boolean:
    return "boolean";
  case Type::Kind::integer:
    return "integer";
  case Type::Kind::real:
    return "real";
  case Type::Kind::format:
    break;
  }
  return type.format->name;
}

std::string printValue(const Type& type, const numeric::Value& value) {
  if (type.kind == Type::Kind::format && numeric::isRepresentable(*type.format, value))
    return numeric::describe(*type.format, numeric::encode(*type.format, value));
  return numeric::describe(value);
}

} // namespace qkc::contract
