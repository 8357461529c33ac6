#include "compiler/emit/enclosure_text.h"

#include "compiler/contract/bounded.h"
#include "compiler/emit/names.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/describe.h"
#include "compiler/numeric/rounding.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

bool isFloatingType(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

std::string flag(bool holds) {
  return holds ? "true" : "false";
}

std::string directed(const numeric::Rational& q, numeric::Rounding rounding) {
  const numeric::Format& f64 = *numeric::findFormat("f64");
  const numeric::Value end = numeric::round(f64, numeric::Value(q), rounding, numeric::Overflow::saturate);
  return end.isZero() ? "0.0" : numeric::hexText(f64, numeric::encode(f64, end));
}

} // namespace

std::string atLeast(const numeric::Rational& q) {
  return directed(q, numeric::Rounding::toPlus);
}

std::string atMost(const numeric::Rational& q) {
  return directed(q, numeric::Rounding::toMinus);
}

std::string accuracyText(const Accuracy& accuracy) {
  const auto amount = [&](Accuracy::Unit unit) {
    return accuracy.unit == unit ? atLeast(accuracy.amount) : std::string("0.0");
  };
  return fmt::format("qkc::Accuracy{{{}, {}, {}, {}}}", amount(Accuracy::Unit::ulp), amount(Accuracy::Unit::relative),
                     amount(Accuracy::Unit::absolute), accuracy.roundings);
}

std::string EnclosureText::refuse(const Node& node, const std::string& what) {
  return unsupported(node, what + " of an enclosure");
}

std::string EnclosureText::exact(NodeId id) {
  const std::string value = valueAs(id, Rep::real);
  return isBounds() ? fmt::format("qkc::point({})", value) : value;
}

std::string EnclosureText::call(std::string_view bounds, std::string_view centre, const std::vector<NodeId>& args) {
  std::string list;
  for (const NodeId arg : args)
    list += (list.empty() ? "" : ", ") + of(arg);
  return isBounds() ? fmt::format("qkc::{}({})", bounds, list) : fmt::format("qkc::{}<qkc::f64>({})", centre, list);
}

std::string EnclosureText::rounded(const Node& node, const std::string& value) {
  if (!isFloatingType(node.type))
    return value;
  const std::string tag = formatTag(*node.type.format);
  if (!isBounds())
    return fmt::format("qkc::detail::nearest_to<{}>({})", tag, value);
  return fmt::format("qkc::rounded<{}>({}{})", tag, value, contract_.freedomsOf(node).flushes() ? ", true" : "");
}

std::string EnclosureText::nearest(const Node& node, const std::string& value) {
  return fmt::format("qkc::detail::nearest_to<{}>({})", formatTag(*node.type.format), value);
}

// Whether f64 holds every product of such values: of f32 its exponents too.
bool EnclosureText::isExactProduct(const Node& product) const {
  int bits = 0;
  for (const NodeId arg : product.args) {
    const Node& factor = contract_.node(arg);
    if (factor.kind == ValueKind::enclosure || factor.type.kind != Type::Kind::format)
      return false;
    bits += factor.type.format->significandBits;
  }
  return bits <= numeric::findFormat("f64")->significandBits;
}

std::string EnclosureText::unrounded(const Node& product) {
  if (product.op != Op::pow && isBounds() && isExactProduct(product))
    return fmt::format("qkc::point(qkc::mul<qkc::f64>({}, {}))", valueAs(product.args[0], Rep::real),
                       valueAs(product.args[1], Rep::real));
  if (product.op != Op::pow)
    return call("product", "mul", product.args);
  const std::string base = of(product.args[0]);
  return isBounds() ? fmt::format("qkc::square({})", base) : fmt::format("qkc::mul<qkc::f64>({0}, {0})", base);
}

// A product of the sum's own statement may stay unrounded where that may be contracted.
std::string EnclosureText::addend(NodeId id, const Node& sum) {
  const Node& product = contract_.node(id);
  const Freedoms& freedoms = contract_.freedomsOf(sum);
  const bool mayFuse = freedoms.contraction && sum.freedoms == product.freedoms &&
                       (product.op == Op::mul || product.op == Op::pow) && isFloatingType(product.type);
  if (!mayFuse)
    return of(id);
  if (isChain(product))
    return chain(id);
  const std::string exact = unrounded(product);
  return isBounds() ? fmt::format("qkc::maybe_rounded<{}>({}, {})", formatTag(*product.type.format), exact,
                                  flag(freedoms.flushes()))
                    : exact;
}

std::string EnclosureText::addition(const Node& node) {
  const bool isSum = node.op == Op::add;
  const std::string a = addend(node.args[0], node);
  const std::string b = addend(node.args[1], node);
  const char* name = isBounds() ? (isSum ? "sum" : "difference") : (isSum ? "add<qkc::f64>" : "sub<qkc::f64>");
  return rounded(node, fmt::format("qkc::{}({}, {})", name, a, b));
}

std::string EnclosureText::quotient(const Node& node) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  if (const Accuracy* accuracy = freedoms.accuracyOf("div")) {
    const std::string value = call("quotient", "div", node.args);
    return isBounds()
               ? fmt::format("qkc::within<{}>({}, {})", formatTag(*node.type.format), value, accuracyText(*accuracy))
               : nearest(node, value);
  }
  if (isBounds() && freedoms.reciprocal && isFloatingType(node.type))
    return fmt::format("qkc::maybe_inverse<{}>({}, {}, {})", formatTag(*node.type.format), of(node.args[0]),
                       of(node.args[1]), flag(freedoms.flushes()));
  return rounded(node, call("quotient", "div", node.args));
}

// Whether more than one product or quotient of a statement may be regrouped here.
bool EnclosureText::isChain(const Node& node) const {
  const auto inside = [&](NodeId arg) {
    const Node& part = contract_.node(arg);
    return (part.op == Op::mul || part.op == Op::div) && part.freedoms == node.freedoms && isFloatingType(part.type);
  };
  return (node.op == Op::mul || node.op == Op::div) && isFloatingType(node.type) &&
         contract_.freedomsOf(node).regroups() && std::ranges::any_of(node.args, inside);
}

void EnclosureText::flatten(NodeId id, FreedomsId freedoms, bool inverted, std::vector<NodeId>& over,
                            std::vector<NodeId>& under, int& operations) const {
  const Node& node = contract_.node(id);
  const bool inside =
      (node.op == Op::mul || node.op == Op::div) && node.freedoms == freedoms && isFloatingType(node.type);
  if (!inside) {
    (inverted ? under : over).push_back(id);
    return;
  }
  operations += node.op == Op::div && contract_.freedomsOf(node).reciprocal ? 2 : 1;
  flatten(node.args[0], freedoms, inverted, over, under, operations);
  flatten(node.args[1], freedoms, inverted != (node.op == Op::div), over, under, operations);
}

std::string EnclosureText::chain(NodeId id) {
  const Node& node = contract_.node(id);
  std::vector<NodeId> over;
  std::vector<NodeId> under;
  int operations = 0;
  flatten(id, node.freedoms, false, over, under, operations);
  if (isBounds()) {
    std::string text = fmt::format("qkc::Chain<{}>{{}}", formatTag(*node.type.format));
    for (const NodeId factor : over)
      text += fmt::format(".times({})", of(factor));
    for (const NodeId factor : under)
      text += fmt::format(".over({})", of(factor));
    return text + fmt::format(".close({}, {})", operations, flag(contract_.freedomsOf(node).flushes()));
  }
  std::string text = over.empty() ? "1.0" : of(over.front());
  for (std::size_t i = 1; i < over.size(); ++i)
    text = fmt::format("qkc::mul<qkc::f64>({}, {})", text, of(over[i]));
  for (const NodeId factor : under)
    text = fmt::format("qkc::div<qkc::f64>({}, {})", text, of(factor));
  return text;
}

int EnclosureText::roundingsOf(NodeId chain) const {
  std::vector<NodeId> over;
  std::vector<NodeId> under;
  int operations = 0;
  flatten(chain, contract_.node(chain).freedoms, false, over, under, operations);
  return operations;
}

std::string EnclosureText::function(const Node& node) {
  const std::string argument = of(node.args[0]);
  if (node.functionName == "sin" || node.functionName == "cos")
    return refuse(node, "the function " + node.functionName);
  if (!isBounds())
    return nearest(node, fmt::format("qkc::fn::{}::at({})", node.functionName, argument));
  return fmt::format("qkc::image<{}, qkc::fn::{}>({}, {})", formatTag(*node.type.format), node.functionName, argument,
                     accuracyText(*contract_.freedomsOf(node).accuracyOf(node.functionName)));
}

std::string EnclosureText::root(const Node& node) {
  const std::string value = call("root", "sqrt", node.args);
  const Accuracy* accuracy = contract_.freedomsOf(node).accuracyOf("sqrt");
  if (accuracy == nullptr)
    return rounded(node, value);
  return isBounds()
             ? fmt::format("qkc::within<{}>({}, {})", formatTag(*node.type.format), value, accuracyText(*accuracy))
             : nearest(node, value);
}

std::string EnclosureText::conversion(const Node& node) {
  if (node.overflow == numeric::Overflow::wrap || node.overflow == numeric::Overflow::nan)
    return refuse(node, "a conversion that wraps or gives NaN");
  const std::string words = fmt::format("{}, qkc::Rounding::{}, qkc::Overflow::{}", formatTag(*node.type.format),
                                        numeric::name(node.rounding), numeric::name(node.overflow));
  const std::string argument = of(node.args[0]);
  return isBounds() ? fmt::format("qkc::converted<{}>({})", words, argument)
                    : fmt::format("static_cast<double>(qkc::cast<{}>({}))", words, argument);
}

std::string EnclosureText::condition(NodeId id) {
  const Node& node = contract_.node(id);
  if (node.kind != ValueKind::enclosure)
    return isBounds() ? fmt::format("({} ? 1 : 0)", text(id)) : text(id);
  switch (node.op) {
  case Op::less:
    return call("surely_less", "lt", node.args);
  case Op::lessEqual:
    return call("surely_less_equal", "le", node.args);
  case Op::equal:
    return call("surely_equal", "eq", node.args);
  case Op::notEqual:
    return isBounds() ? fmt::format("qkc::surely_not({})", call("surely_equal", "eq", node.args))
                      : call("surely_equal", "ne", node.args);
  case Op::logicalNot:
    return isBounds() ? fmt::format("qkc::surely_not({})", condition(node.args[0]))
                      : fmt::format("!{}", condition(node.args[0]));
  case Op::logicalAnd:
    return isBounds() ? fmt::format("qkc::surely_both({}, {})", condition(node.args[0]), condition(node.args[1]))
                      : fmt::format("({} && {})", condition(node.args[0]), condition(node.args[1]));
  default:
    return refuse(node, "this condition");
  }
}

bool EnclosureText::isUndecided(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  return node.op == Op::select && contract.node(node.args[0]).kind == ValueKind::enclosure;
}

std::string EnclosureText::unionOf(NodeId id) {
  return branches(contract_.node(id), "union_of");
}

std::string EnclosureText::branches(const Node& node, std::string_view function) {
  const std::string first = of(node.args[1]);
  const std::string second = of(node.args[2]);
  EnclosureText centre(contract_, plan_, assignment_, lines_, sink_, Part::centre);
  const std::string taken = centre.condition(node.args[0]);
  return fmt::format("qkc::{}({}, {}, {}, {})", function, condition(node.args[0]), taken, first, second);
}

std::string EnclosureText::select(const Node& node) {
  const Node& test = contract_.node(node.args[0]);
  if (isBounds() && test.kind == ValueKind::enclosure)
    return branches(node, "either");
  const std::string first = of(node.args[1]);
  const std::string second = of(node.args[2]);
  if (test.kind != ValueKind::enclosure)
    return fmt::format("({} ? {} : {})", text(node.args[0]), first, second);
  return fmt::format("({} ? {} : {})", condition(node.args[0]), first, second);
}

std::string EnclosureText::readLet(const Node& node) {
  const Quantity& quantity = contract_.quantity(node.quantity);
  const std::string suffix = pathSuffix(contract_, restrictTo(contract_, node.quantity, assignment_));
  return fmt::format("{}_{}{}({})", isBounds() ? "bounds" : "centre", quantity.name, suffix,
                     callArguments(*this, node.args));
}

std::string EnclosureText::of(NodeId id) {
  const Node& node = contract_.node(id);
  if (node.kind != ValueKind::enclosure)
    return exact(id);
  const Freedoms& freedoms = contract_.freedomsOf(node);
  if (!contract::isBounded(freedoms) || freedoms.reorders)
    return refuse(node, fmt::format("the freedom '{}'", printFreedoms(freedoms)));
  switch (node.op) {
  case Op::read:
    return readLet(node);
  case Op::choose:
    return of(node.args[static_cast<std::size_t>(assignment_.at(node.choice))]);
  case Op::add:
    if (isRegroupedSum(node))
      return regroupedSum(node);
    return addition(node);
  case Op::sub:
    return addition(node);
  case Op::mul:
  case Op::div:
    if (isChain(node))
      return chain(id);
    return node.op == Op::mul ? rounded(node, unrounded(node)) : quotient(node);
  case Op::pow:
    return rounded(node, unrounded(node));
  case Op::sqrt:
    return root(node);
  case Op::function:
    return function(node);
  case Op::neg:
    return call("negated", "neg", node.args);
  case Op::abs:
    return call("absolute", "abs", node.args);
  case Op::max:
    return call("larger", "max", node.args);
  case Op::min:
    return call("smaller", "min", node.args);
  case Op::cast:
    return conversion(node);
  case Op::bucket:
    return isBounds() ? fmt::format("bucket_{}({})", contract_.quantity(node.quantity).name, of(node.args[0]))
                      : fmt::format("static_cast<double>(bucket_{}({}))", contract_.quantity(node.quantity).name,
                                    of(node.args[0]));
  case Op::select:
    return select(node);
  case Op::reduce:
    if (node.reduction == Reduction::max || node.reduction == Reduction::min)
      return extremum(node);
    if (node.reduction == Reduction::sum)
      return node.freedoms != kNone ? sum(node) : inOrder(node);
    return refuse(node, "this reduction");
  default:
    return refuse(node, "this operation");
  }
}

} // namespace qkc::emit
