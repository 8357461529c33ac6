// Single operations under their freedoms.

#include "compiler/lawful/kernel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace qkc::lawful {

using contract::Freedoms;
using contract::Node;
using contract::NodeId;
using contract::Op;
using contract::Type;

namespace {

bool isFloating(const Type& type) {
  return type.kind == Type::Kind::format && type.format->isFloating();
}

// A value below 1 that the host rounds to 1: an ulp of 1 is twice as large.
double belowOne(double v) {
  return std::clamp(v, std::nextafter(-1.0, 0.0), std::nextafter(1.0, 0.0));
}

double functionAt(const std::string& name, double v) {
  if (name == "exp")
    return std::exp(v);
  if (name == "exp2")
    return std::exp2(v);
  if (name == "log2")
    return std::log2(v);
  if (name == "log")
    return std::log(v);
  if (name == "tanh")
    return belowOne(std::tanh(v));
  if (name == "erf")
    return belowOne(std::erf(v));
  if (name == "sigmoid")
    return belowOne(1 / (1 + std::exp(-v)));
  if (name == "rsqrt")
    return 1 / std::sqrt(v);
  if (name == "rcp")
    return 1 / v;
  throw std::logic_error("the function " + name);
}

bool staysPositive(const std::string& name) {
  return name == "exp" || name == "exp2" || name == "sigmoid" || name == "rsqrt";
}

} // namespace

double Kernel::flushed(const numeric::Format& format, double v, bool flushes) {
  return flushes && std::abs(v) < std::ldexp(1.0, format.minExponent) && coin() ? std::copysign(0.0, v) : v;
}

// One rounding of an exact result, to nothing where the type is real or an integer.
double Kernel::finish(const Node& node, double exact) {
  if (!isFloating(node.type))
    return exact;
  return flushed(*node.type.format, nearest(*node.type.format, exact), contract_.freedomsOf(node).flushes());
}

// A product as an operand of an addition: exact where it is fused.
Kernel::Term Kernel::addend(NodeId id, const Node& sum) {
  const Node& node = contract_.node(id);
  const Freedoms& freedoms = contract_.freedomsOf(sum);
  const bool mayFuse = (freedoms.contraction || freedoms.accumulator) && (node.op == Op::mul || node.op == Op::pow) &&
                       node.freedoms == sum.freedoms && isFloating(node.type);
  if (!mayFuse)
    return {value(id), false};
  return {isChain(id) ? chain(id, true) : product(node), true};
}

double Kernel::product(const Node& node) {
  const double a = factor(value(node.args[0]));
  return node.op == Op::pow ? a * a : a * factor(value(node.args[1]));
}

// Of additions that a statement may regroup.
void Kernel::addAddends(NodeId id, const Node& sum, std::vector<Term>& terms) {
  const Node& node = contract_.node(id);
  if (node.op == Op::add && node.freedoms == sum.freedoms) {
    addAddends(node.args[0], sum, terms);
    addAddends(node.args[1], sum, terms);
  } else {
    terms.push_back(addend(id, sum));
  }
}

double Kernel::addition(const Node& node) {
  if (node.op == Op::add && isFloating(node.type) && contract_.freedomsOf(node).regroups()) {
    std::vector<Term> terms;
    for (const NodeId arg : node.args)
      addAddends(arg, node, terms);
    if (terms.size() > 2)
      return ordered(*node.type.format, std::move(terms), contract_.freedomsOf(node).flushes());
  }
  const Term a = addend(node.args[0], node);
  Term b = addend(node.args[1], node);
  if (node.op == Op::sub)
    b.value = -b.value;
  if (!isFloating(node.type))
    return a.value + b.value;
  return join(*node.type.format, a, b, contract_.freedomsOf(node).flushes());
}

double Kernel::withinAccuracy(const Node& node, const contract::Accuracy& accuracy, double exact) {
  using Unit = contract::Accuracy::Unit;
  const numeric::Format& format = *node.type.format;
  if (!std::isfinite(exact))
    return exact;
  constexpr double kHostSlack = 1 - 0x1p-30; // functions of the host are not exact
  const double amount = accuracy.amount.get_d();
  const double unit = accuracy.unit == Unit::ulp        ? ulpOf(format, exact)
                      : accuracy.unit == Unit::relative ? std::abs(exact)
                                                        : 1;
  const double reach = amount * unit * kHostSlack;
  double share = 0;
  switch (accuracy_) {
  case Accuracy::nearest:
    break;
  case Accuracy::least:
    share = -1;
    break;
  case Accuracy::most:
    share = 1;
    break;
  case Accuracy::between:
    share = static_cast<double>(below(2001)) / 1000 - 1;
  }
  const double wanted = exact + share * reach;
  double out = nearest(format, wanted);
  if (out < exact - reach)
    out = converted(format, exact - reach, numeric::Rounding::toPlus, numeric::Overflow::inf);
  if (out > exact + reach)
    out = converted(format, exact + reach, numeric::Rounding::toMinus, numeric::Overflow::inf);
  // Where no number lies so near, the function is not within its accuracy: the nearest stands for it.
  return std::abs(out - exact) <= reach ? out : nearest(format, exact);
}

double Kernel::function(const Node& node) {
  const contract::Accuracy& accuracy = *contract_.freedomsOf(node).accuracyOf(node.functionName);
  double argument = value(node.args[0]);
  const double unit = std::ldexp(1.0, -node.type.format->significandBits);
  const double share = static_cast<double>(below(3)) - 1;
  for (int i = 0; i < accuracy.roundings; ++i)
    argument *= 1 + share * unit * (1 - 0x1p-20);
  const double v = withinAccuracy(node, accuracy, functionAt(node.functionName, argument));
  return staysPositive(node.functionName) && v < 0 ? 0 : v;
}

double Kernel::quotient(const Node& node, double a, double b) {
  const Freedoms& freedoms = contract_.freedomsOf(node);
  if (!isFloating(node.type)) // of integers: non-negative operands
    return node.type.kind == Type::Kind::integer ? std::floor(a / b) : a / b;
  if (const contract::Accuracy* accuracy = freedoms.accuracyOf("div"))
    return withinAccuracy(node, *accuracy, a / b);
  if (freedoms.reciprocal && coin())
    return finish(node, a * finish(node, 1 / b));
  return finish(node, a / b);
}

double Kernel::arithmetic(const Node& node) {
  const auto arg = [&](std::size_t i) { return value(node.args[i]); };
  switch (node.op) {
  case Op::add:
  case Op::sub:
    return addition(node);
  case Op::mul:
  case Op::pow:
    return finish(node, product(node));
  case Op::div:
    return quotient(node, arg(0), arg(1));
  case Op::mod:
    return std::fmod(arg(0), arg(1));
  case Op::fma:
    return addOnce(*node.type.format, arg(0) * arg(1), arg(2));
  case Op::sqrt: {
    const double root = std::sqrt(arg(0));
    const contract::Accuracy* accuracy = contract_.freedomsOf(node).accuracyOf("sqrt");
    return accuracy != nullptr ? withinAccuracy(node, *accuracy, root) : finish(node, root);
  }
  case Op::function:
    return function(node);
  case Op::bucket: {
    const double v = arg(0);
    return static_cast<double>(
        std::ranges::count_if(contract_.quantity(node.quantity).contents,
                              [&](const numeric::Value& middle) { return middle.rational().get_d() < v; }));
  }
  case Op::neg:
    return -arg(0);
  case Op::abs:
    return std::abs(arg(0));
  case Op::max:
    return std::max(arg(0), arg(1));
  case Op::min:
    return std::min(arg(0), arg(1));
  case Op::cast:
    return converted(*node.type.format, arg(0), node.rounding, node.overflow);
  case Op::bitAnd:
    return static_cast<double>(static_cast<std::int64_t>(arg(0)) & static_cast<std::int64_t>(arg(1)));
  case Op::popcount:
    return static_cast<double>(__builtin_popcountll(static_cast<unsigned long long>(arg(0))));
  case Op::leadingZeros:
    return static_cast<double>(std::countl_zero(static_cast<std::uint32_t>(arg(0))));
  case Op::equal:
    return arg(0) == arg(1) ? 1 : 0;
  case Op::notEqual:
    return arg(0) != arg(1) ? 1 : 0;
  case Op::less:
    return arg(0) < arg(1) ? 1 : 0;
  case Op::lessEqual:
    return arg(0) <= arg(1) ? 1 : 0;
  case Op::logicalAnd:
    return arg(0) != 0 && arg(1) != 0 ? 1 : 0;
  case Op::logicalOr:
    return arg(0) != 0 || arg(1) != 0 ? 1 : 0;
  case Op::logicalNot:
    return arg(0) != 0 ? 0 : 1;
  default:
    throw std::logic_error("an operation that lawful evaluations do not know");
  }
}

bool Kernel::startsChain(const Node& node) const {
  const auto inside = [&](NodeId arg) {
    const Node& part = contract_.node(arg);
    return (part.op == Op::mul || part.op == Op::div) && part.freedoms == node.freedoms && isFloating(part.type);
  };
  return (node.op == Op::mul || node.op == Op::div) && isFloating(node.type) && contract_.freedomsOf(node).regroups() &&
         std::any_of(node.args.begin(), node.args.end(), inside);
}

void Kernel::flatten(NodeId id, contract::FreedomsId freedoms, bool inverted, std::vector<double>& over,
                     std::vector<double>& under) {
  const Node& node = contract_.node(id);
  if ((node.op != Op::mul && node.op != Op::div) || node.freedoms != freedoms || !isFloating(node.type)) {
    (inverted ? under : over).push_back(factor(value(id)));
    return;
  }
  flatten(node.args[0], freedoms, inverted, over, under);
  flatten(node.args[1], freedoms, inverted != (node.op == Op::div), over, under);
}

// Products and quotients in a random association. A fused last product is not rounded.
double Kernel::chain(NodeId id, bool isLastFused) {
  const Node& node = contract_.node(id);
  const Freedoms& freedoms = contract_.freedomsOf(node);
  std::vector<double> over;
  std::vector<double> under;
  flatten(id, node.freedoms, false, over, under);
  if (isPrecise_) { // more precision than asked for
    double out = 1;
    for (const double factor : over)
      out *= factor;
    for (const double divisor : under)
      out /= divisor;
    return out;
  }
  const auto take = [&](std::vector<double>& from) {
    const std::size_t place = below(from.size());
    const double v = from[place];
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(place));
    return v;
  };
  double out = take(over);
  while (!over.empty() || !under.empty()) {
    const bool isLast = over.size() + under.size() == 1;
    if (!under.empty() && (over.empty() || coin())) {
      const double divisor = take(under);
      if (!under.empty() && coin()) { // a / b / c as a / (b c)
        under.push_back(finish(node, divisor * take(under)));
        continue;
      }
      out = freedoms.reciprocal && coin() ? finish(node, out * finish(node, 1 / divisor)) : finish(node, out / divisor);
      continue;
    }
    const double factor = take(over);
    if (!over.empty() && coin()) {
      over.push_back(finish(node, factor * take(over)));
      continue;
    }
    out = isLast && isLastFused ? out * factor : finish(node, out * factor);
  }
  return out;
}

} // namespace qkc::lawful
