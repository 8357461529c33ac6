#include "compiler/emit/expression.h"

#include "compiler/contract/queries.h"
#include "compiler/emit/names.h"
#include "compiler/emit/real_fit.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <utility>

namespace qkc::emit {

using namespace contract;

Rep repOf(const Type& type) {
  switch (type.kind) {
  case Type::Kind::boolean:
    return Rep::boolean;
  case Type::Kind::integer:
    return Rep::signedInteger;
  case Type::Kind::real:
    return Rep::real;
  case Type::Kind::format:
    break;
  }
  if (type.format->isInteger())
    return !type.format->isSigned && type.format->storageBits == 64 ? Rep::unsignedInteger : Rep::signedInteger;
  return type.format->name == "f64" ? Rep::real : Rep::single;
}

std::string_view cppType(Rep rep) {
  switch (rep) {
  case Rep::boolean:
    return "bool";
  case Rep::signedInteger:
    return "int64_t";
  case Rep::unsignedInteger:
    return "uint64_t";
  case Rep::single:
    return "float";
  case Rep::real:
    break;
  }
  return "double";
}

namespace {

// A literal that C++ reads back to the same bits.
std::string literal(const numeric::Value& value, Rep rep) {
  if (rep == Rep::signedInteger || rep == Rep::unsignedInteger) {
    const std::string digits = value.rational().get_num().get_str();
    if (digits == "-9223372036854775808")
      return "(-9223372036854775807 - 1)";
    return rep == Rep::unsignedInteger ? digits + "u" : digits;
  }
  const numeric::Format& format = *numeric::findFormat(rep == Rep::single ? "f32" : "f64");
  const std::string suffix = rep == Rep::single ? "f" : "";
  const auto code = numeric::encode(format, value);
  if (!value.isFinite())
    return fmt::format("qkc::value<qkc::{}>({:#x}u)", format.name, code);
  const std::string plain = numeric::describe(format, code);
  const bool isShortDecimal = plain.size() <= 8 && plain.find_first_not_of("-0123456789.") == std::string::npos;
  if (isShortDecimal)
    return plain + (plain.find('.') == std::string::npos ? ".0" : "") + suffix;
  return numeric::hexText(format, code) + suffix;
}

std::string converted(const std::string& text, Rep from, Rep to) {
  return from == to ? text : fmt::format("static_cast<{}>({})", cppType(to), text);
}

} // namespace

Assignment restrictTo(const Contract& contract, QuantityId let, const Assignment& assignment) {
  Assignment result;
  for (const Arm& arm : contract.quantity(let).arms)
    for (const NodeId root : {arm.value, arm.guard})
      for (const ChoiceId choice : root == kNone ? std::vector<ChoiceId>{} : reachableChoices(contract, root))
        if (const auto it = assignment.find(choice); it != assignment.end())
          result.insert(*it);
  return result;
}

std::string callArguments(ExpressionText& text, const std::vector<NodeId>& indices) {
  std::string arguments = "io";
  for (const NodeId index : indices)
    arguments += ", " + text.value(index);
  return arguments;
}

std::string ExpressionText::unsupported(const Node& node, const std::string& what) {
  sink_.error(diag::Code::UnsupportedConstruct, node.span, what + " can't be lowered yet");
  return "0";
}

Rep ExpressionText::rep(const Type& type) const {
  return inSingle_ && type.kind == Type::Kind::real ? Rep::single : repOf(type);
}

// Whether values of u64 beyond those of int64_t can occur.
bool ExpressionText::isBeyondSigned(NodeId id) {
  static const numeric::Rational kMost = numeric::powerOfTwo(63) - 1;
  const Node& node = contract_.node(id);
  if (node.op == Op::constant)
    return node.value.isFinite() && node.value.rational() > kMost;
  return repOf(node.type) == Rep::unsignedInteger && !ranges_.of(id).within(0, kMost);
}

// Whether a conversion between the two types of 64 bits keeps the value.
bool ExpressionText::holdsWhole(NodeId id, Rep wanted) {
  if (wanted == Rep::signedInteger)
    return !isBeyondSigned(id);
  const Node& node = contract_.node(id);
  if (wanted != Rep::unsignedInteger || repOf(node.type) == Rep::unsignedInteger || node.op == Op::dim ||
      node.op == Op::index)
    return true;
  const std::optional<numeric::Rational> low = ranges_.of(id).low;
  return low && *low >= 0;
}

std::string ExpressionText::valueAs(NodeId id, Rep wanted) {
  const Node& node = contract_.node(id);
  if (!holdsWhole(id, wanted))
    return unsupported(node, "an integer that may need more than 64 bits");
  if (node.op == Op::constant && wanted != Rep::boolean)
    return literal(node.value, wanted);
  const bool isRead = node.op == Op::read;                                          // its function's type
  if (inSingle_ && wanted == Rep::single && repOf(node.type) == Rep::signedInteger) // 24 bits at most
    return fmt::format("static_cast<float>(static_cast<int32_t>({}))", text(id));
  return converted(text(id), isRead ? repOf(node.type) : rep(node.type), wanted);
}

std::string ExpressionText::constant(const Node& node) {
  return literal(node.value, rep(node.type));
}

std::string ExpressionText::read(const Node& node) {
  const Quantity& quantity = contract_.quantity(node.quantity);
  switch (quantity.role) {
  case Role::constant:
    return "const_" + quantity.name;
  case Role::table:
    return fmt::format("table_{}({})", quantity.name, value(node.args[0]));
  case Role::parameter:
    return fmt::format("io.{}", localName(quantity.name));
  case Role::let: {
    const std::string suffix = pathSuffix(contract_, restrictTo(contract_, node.quantity, assignment_));
    const char* role = plan_.inMemory.contains(node.quantity) ? "load" : "let";
    return fmt::format("{}_{}{}({})", role, quantity.name, suffix, callArguments(*this, node.args));
  }
  default:
    return fmt::format("load_{}{}({})", node.op == Op::old ? "old_" : "", quantity.name,
                       callArguments(*this, node.args));
  }
}

bool ExpressionText::isWhole(NodeId id) const {
  const Node& node = contract_.node(id);
  return node.op == Op::constant ? node.value.isFinite() && node.value.rational().get_den() == 1
                                 : repOf(node.type) == Rep::signedInteger || repOf(node.type) == Rep::unsignedInteger;
}

// An operation of u64 whose result is again of int64_t.
bool ExpressionText::dividesUnsigned(NodeId id) {
  static const numeric::Rational kMost = numeric::powerOfTwo(63) - 1;
  const Node& node = contract_.node(id);
  const bool divides = node.op == Op::div || node.op == Op::mod || node.op == Op::bitAnd || node.op == Op::shiftRight;
  const bool left = isBeyondSigned(node.args[0]);
  const bool right = isBeyondSigned(node.args[1]);
  if (!divides || repOf(node.type) != Rep::signedInteger || (!left && !right))
    return false;
  const bool isBelowOperand = (node.op == Op::mod && !right) || (node.op == Op::bitAnd && !(left && right));
  return isBelowOperand || ranges_.of(id).within(0, kMost);
}

std::string ExpressionText::binary(NodeId id) {
  const Node& node = contract_.node(id);
  static const std::map<Op, std::pair<std::string_view, std::string_view>> words = {
      {Op::add, {"add", "+"}}, {Op::sub, {"sub", "-"}},     {Op::mul, {"mul", "*"}},
      {Op::div, {"div", "/"}}, {Op::mod, {"mod", "%"}},     {Op::bitAnd, {"", "&"}},
      {Op::bitOr, {"", "|"}},  {Op::shiftLeft, {"", "<<"}}, {Op::shiftRight, {"", ">>"}}};
  const auto& [name, sign] = words.at(node.op);
  if (inSingle_ && node.op != Op::div && isWhole(node.args[0]) && isWhole(node.args[1])) // of 24 bits at most
    return fmt::format("static_cast<float>(static_cast<int32_t>({}) {} static_cast<int32_t>({}))",
                       valueAs(node.args[0], Rep::signedInteger), sign, valueAs(node.args[1], Rep::signedInteger));
  const bool asUnsigned = dividesUnsigned(id);
  const Rep in = asUnsigned ? Rep::unsignedInteger : rep(node.type);
  const std::string a = valueAs(node.args[0], in);
  const std::string b = valueAs(node.args[1], in);
  if (asUnsigned)
    return fmt::format("static_cast<int64_t>({} {} {})", a, sign, b);
  if (node.type.kind == Type::Kind::format && node.type.format->isFloating())
    return fmt::format("qkc::{}<{}>({}, {})", name, formatTag(*node.type.format), a, b);
  const bool mayLeave = node.op == Op::add || node.op == Op::sub || node.op == Op::mul;
  if (node.wraps && mayLeave)
    return fmt::format("qkc::wrap_{}<{}>({}, {})", name, formatTag(*node.type.format), a, b);
  return fmt::format("({} {} {})", a, sign, b);
}

std::string ExpressionText::compare(const Node& node) {
  const Rep left = repOf(contract_.node(node.args[0]).type);
  const Rep right = repOf(contract_.node(node.args[1]).type);
  const bool isConstant = contract_.node(node.args[1]).op == Op::constant;
  // double holds every value of the two, but for 64-bit integers, which are compared among themselves.
  const bool bothIntegers = isWhole(node.args[0]) && isWhole(node.args[1]);
  const bool isBeyond = bothIntegers && (isBeyondSigned(node.args[0]) || isBeyondSigned(node.args[1]));
  Rep rep = isBeyond ? Rep::unsignedInteger : bothIntegers ? Rep::signedInteger : Rep::real;
  if (left == Rep::single && (right == Rep::single || isConstant) &&
      (!isConstant || numeric::isRepresentable(*numeric::findFormat("f32"), contract_.node(node.args[1]).value)))
    rep = Rep::single;
  static const std::map<Op, std::pair<std::string_view, std::string_view>> words = {
      {Op::equal, {"eq", "=="}}, {Op::notEqual, {"ne", "!="}}, {Op::less, {"lt", "<"}}, {Op::lessEqual, {"le", "<="}}};
  const auto& [name, sign] = words.at(node.op);
  const std::string a = valueAs(node.args[0], rep);
  const std::string b = valueAs(node.args[1], rep);
  if (bothIntegers)
    return fmt::format("({} {} {})", a, sign, b);
  return fmt::format("qkc::{}<qkc::{}>({}, {})", name, rep == Rep::single ? "f32" : "f64", a, b);
}

std::string ExpressionText::extremum(const Node& node) {
  const Rep rep = repOf(node.type);
  const std::string_view tag = extremumTag(rep);
  std::string result = valueAs(node.args[0], rep);
  for (std::size_t k = 1; k < node.args.size(); ++k)
    result =
        fmt::format("qkc::{}<{}>({}, {})", node.op == Op::max ? "max" : "min", tag, result, valueAs(node.args[k], rep));
  return result;
}

// What a reference returns: the function's f64 value rounded once, which is the nearest but for one in 2^20.
std::string ExpressionText::functionValue(const Node& node) {
  if (node.functionName == "sin" || node.functionName == "cos" || node.type.kind != Type::Kind::format)
    return unsupported(node, "the function `" + node.functionName + "`");
  return fmt::format("qkc::cast<{}, qkc::Rounding::half_even, qkc::Overflow::inf>(qkc::fn::{}::at({}))",
                     formatTag(*node.type.format), node.functionName, valueAs(node.args[0], Rep::real));
}

// Whether it is the same in a whole row and takes more than a load.
bool ExpressionText::isOfRow(NodeId id) const {
  const Node& node = contract_.node(id);
  const bool isSlow = (node.op == Op::div || node.op == Op::sqrt || node.op == Op::function) &&
                      node.type.kind == Type::Kind::format && node.type.format->isFloating();
  if (!isSlow || !replaced_.empty())
    return false;
  bool ofRow = true;
  bool reads = false;
  walk(contract_, id, [&](const Node& part) {
    ofRow = ofRow && part.op != Op::reduce && (part.op != Op::index || part.index != rowParts_->inner);
    reads = reads || (part.op == Op::read && contract_.quantity(part.quantity).role != Role::constant);
  });
  // Index variables that a reduction binds have no value outside it.
  const auto isOuter = [&](IndexId index) {
    const std::string name = localName(contract_.indices[static_cast<std::size_t>(index)].name);
    return (rowParts_->arguments + ",").find(" " + name + ",") != std::string::npos;
  };
  for (const IndexId index : indicesOf(contract_, id))
    ofRow = ofRow && isOuter(index);
  return ofRow && reads;
}

std::string ExpressionText::rowPart(NodeId id) {
  RowParts& parts = *rowParts_;
  const std::string name = fmt::format("row_{}_{}", parts.stem, parts.names.size());
  rowParts_ = nullptr;
  const std::string value = text(id);
  rowParts_ = &parts;
  parts.names.emplace_back(name, repOf(contract_.node(id).type));
  parts.text += fmt::format("QKC_FN {} {}(const auto& io{}) {{ return {}; }}\n", cppType(parts.names.back().second),
                            name, parts.parameters, value);
  return fmt::format("{}(io{})", name, parts.arguments);
}

std::string ExpressionText::text(NodeId id) {
  if (const auto it = replaced_.find(id); it != replaced_.end())
    return it->second;
  // What stands below a value of a format is computed as usual.
  const bool before = std::exchange(inSingle_, inSingle_ && contract_.node(id).type.kind == Type::Kind::real);
  std::string result = rowParts_ != nullptr && isOfRow(id) ? rowPart(id) : operation(id);
  inSingle_ = before;
  return result;
}

// In a format the square is one operation; other powers are of constants.
std::string ExpressionText::operation(NodeId id) {
  const Node& node = contract_.node(id);
  const Rep rep = this->rep(node.type);
  const std::string tag = node.type.kind == Type::Kind::format ? formatTag(*node.type.format)
                          : rep == Rep::real                   ? "qkc::f64"
                                                               : "qkc::i<64>";
  const bool isArithmetic = node.op == Op::add || node.op == Op::sub || node.op == Op::mul || node.op == Op::div ||
                            node.op == Op::sqrt || node.op == Op::fma;
  if (isArithmetic && node.type.kind == Type::Kind::real && !fitOf(contract_, id).inDouble())
    return tooWide(node);
  if (!fitsInteger(id))
    return unsupported(node, "an integer that may need more than 64 bits");
  switch (node.op) {
  case Op::constant:
    return constant(node);
  case Op::dim:
    return "io." + localName(contract_.dims[static_cast<std::size_t>(node.dim)].name);
  case Op::index:
    if (const auto it = indexTexts_.find(node.index); it != indexTexts_.end())
      return it->second;
    return localName(contract_.indices[static_cast<std::size_t>(node.index)].name);
  case Op::read:
  case Op::old:
    return read(node);
  case Op::add:
  case Op::sub:
  case Op::mul:
  case Op::div:
  case Op::mod:
  case Op::bitAnd:
  case Op::bitOr:
  case Op::shiftLeft:
  case Op::shiftRight:
    return binary(id);
  case Op::pow:
    return power(node);
  case Op::fma:
    return fmt::format("qkc::fma<{}>({}, {}, {})", tag, valueAs(node.args[0], rep), valueAs(node.args[1], rep),
                       valueAs(node.args[2], rep));
  case Op::sqrt:
  case Op::neg:
  case Op::abs: {
    const char* name = node.op == Op::sqrt ? "sqrt" : node.op == Op::neg ? "neg" : "abs";
    return fmt::format("qkc::{}<{}>({})", name, tag, valueAs(node.args[0], rep));
  }
  case Op::max:
  case Op::min:
    return extremum(node);
  case Op::bucket:
    return bucket(node);
  case Op::popcount:
    return fmt::format("qkc::popcount({})", text(node.args[0]));
  case Op::leadingZeros:
    return fmt::format("qkc::clz(static_cast<uint32_t>({}))", text(node.args[0]));
  case Op::equal:
  case Op::notEqual:
  case Op::less:
  case Op::lessEqual:
    return compare(node);
  case Op::logicalAnd:
  case Op::logicalOr:
    return fmt::format("({} {} {})", text(node.args[0]), node.op == Op::logicalAnd ? "&&" : "||", text(node.args[1]));
  case Op::logicalNot:
    return fmt::format("!{}", text(node.args[0]));
  case Op::select:
    return fmt::format("({} ? {} : {})", text(node.args[0]), valueAs(node.args[1], rep), valueAs(node.args[2], rep));
  case Op::cast:
    return cast(node);
  case Op::choose:
    return valueAs(node.args[static_cast<std::size_t>(assignment_.at(node.choice))], rep);
  case Op::reduce:
    return reduce(node);
  case Op::keep:
    return keep(node);
  case Op::function:
    return functionValue(node);
  }
  return unsupported(node, "this expression");
}

} // namespace qkc::emit
