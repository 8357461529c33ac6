#include "compiler/emit/real_fit.h"

#include "compiler/contract/ranges.h"
#include "compiler/emit/plan.h"

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

RealFit fitOfFormat(const numeric::Format& format) {
  if (format.isInteger()) {
    const long bits = format.storageBits - (format.isSigned ? 1 : 0);
    return {true, 0, bits + (format.isSigned ? 1 : 0), bits};
  }
  return {true, format.quantumExponent(), format.maxExponent + 1L, format.significandBits};
}

// Of an exact integer: by the range that is proved; without one, that of extents and indices, far below 2^52.
RealFit fitOfInteger(const Contract& contract, NodeId id) {
  const Interval range = Ranges(contract).of(id);
  long bits = 52;
  if (range.low && range.high) {
    const numeric::Rational largest = std::max(numeric::Rational(abs(*range.low)), numeric::Rational(abs(*range.high)));
    bits = largest == 0 ? 1 : numeric::floorLog2(largest) + 1;
  }
  return {true, 0, bits, bits};
}

RealFit fitOfConstant(const numeric::Value& value) {
  if (value.isZero())
    return {true, 0, 1, 1};
  const auto dyadic = value.isFinite() ? value.dyadic() : std::nullopt;
  if (!dyadic)
    return {};
  const long top = value.exponent() + 1;
  return {true, dyadic->exponent, top, top - dyadic->exponent};
}

bool isPowerOfTwo(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (isVariablePower(contract, node))
    return true;
  if (node.type.kind == Type::Kind::format && node.type.format->name == "e8m0")
    return true;
  if (node.op != Op::constant)
    return false;
  const auto dyadic = node.value.dyadic();
  return dyadic && dyadic->mantissa == 1 && !node.value.isNegative();
}

// The exponents that a typed contract proves: 0 to kLargestPower.
RealFit fitOfPower() {
  return {true, 0, kLargestPower + 1, 1};
}

RealFit product(const RealFit& a, const RealFit& b) {
  return {a.known && b.known, a.quantum + b.quantum, a.top + b.top, a.bits + b.bits};
}

RealFit sum(const RealFit& a, const RealFit& b) {
  const long quantum = std::min(a.quantum, b.quantum);
  const long top = std::max(a.top, b.top) + 1;
  return {a.known && b.known, quantum, top, top - quantum};
}

RealFit hull(const RealFit& a, const RealFit& b) {
  return {a.known && b.known, std::min(a.quantum, b.quantum), std::max(a.top, b.top), std::max(a.bits, b.bits)};
}

RealFit quotient(const Contract& contract, const Node& node) {
  const RealFit a = fitOf(contract, node.args[0]);
  if (!isPowerOfTwo(contract, node.args[1]))
    return {};
  const RealFit b = fitOf(contract, node.args[1]);
  return {a.known && b.known, a.quantum - (b.top - 1), a.top - b.quantum, a.bits};
}

} // namespace

bool isVariablePower(const Contract& contract, const Node& node) {
  if (node.op != Op::pow || node.type.kind != Type::Kind::integer)
    return false;
  const Node& base = contract.node(node.args[0]);
  return base.op == Op::constant && numeric::identical(base.value, numeric::Value(std::int64_t{2}));
}

bool fitsSingle(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  const RealFit fit = fitOf(contract, id);
  if (!fit.known || fit.bits > 24 || fit.quantum < -149 || fit.top > 127)
    return false;
  if (node.type.kind != Type::Kind::real)
    return true;
  switch (node.op) {
  case Op::constant:
  case Op::read:
    return true;
  case Op::add:
  case Op::sub:
  case Op::mul:
  case Op::div:
  case Op::neg:
  case Op::abs:
    return std::all_of(node.args.begin(), node.args.end(), [&](NodeId arg) { return fitsSingle(contract, arg); });
  default:
    return false;
  }
}

RealFit fitOf(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (node.op == Op::constant)
    return fitOfConstant(node.value);
  if (node.type.kind == Type::Kind::format)
    return fitOfFormat(*node.type.format);
  if (isVariablePower(contract, node))
    return fitOfPower();
  if (node.type.kind == Type::Kind::integer)
    return fitOfInteger(contract, id);
  switch (node.op) {
  case Op::neg:
  case Op::abs:
    return fitOf(contract, node.args[0]);
  case Op::keep: { // a carry may reach the next power of two
    const RealFit a = fitOf(contract, node.args[0]);
    return {a.known, a.quantum, a.top + 1, std::min<long>(a.bits, node.keepBits)};
  }
  case Op::mul:
    return product(fitOf(contract, node.args[0]), fitOf(contract, node.args[1]));
  case Op::add:
  case Op::sub:
    return sum(fitOf(contract, node.args[0]), fitOf(contract, node.args[1]));
  case Op::fma:
    return sum(product(fitOf(contract, node.args[0]), fitOf(contract, node.args[1])), fitOf(contract, node.args[2]));
  case Op::div:
    return quotient(contract, node);
  case Op::max:
  case Op::min:
  case Op::choose: {
    RealFit fit = fitOf(contract, node.args[0]);
    for (const NodeId arg : node.args)
      fit = hull(fit, fitOf(contract, arg));
    return fit;
  }
  case Op::select:
    return hull(fitOf(contract, node.args[1]), fitOf(contract, node.args[2]));
  case Op::read: {
    const Quantity& quantity = contract.quantity(node.quantity);
    if (quantity.role == Role::let)
      return fitOf(contract, quantity.arms.front().value);
    return quantity.hasValue ? fitOfConstant(quantity.value) : RealFit{};
  }
  default:
    return {};
  }
}

} // namespace qkc::emit
