#include "compiler/contract/ranges.h"

#include "compiler/contract/functions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qkc::contract {

namespace {

using numeric::Rational;
using numeric::Value;
using Bound = std::optional<Rational>;

// An interval that may hold infinities or NaN says nothing of its numbers: 1 / inf is one of them.
Interval checked(Interval a) {
  if (!a.finite)
    a.low = a.high = std::nullopt;
  return a;
}

Interval unbounded(bool finite) {
  return {std::nullopt, std::nullopt, finite};
}

Bound sum(const Bound& a, const Bound& b) {
  return a && b ? Bound(*a + *b) : std::nullopt;
}

Bound negated(const Bound& a) {
  return a ? Bound(-*a) : std::nullopt;
}

Interval negated(const Interval& a) {
  return {negated(a.high), negated(a.low), a.finite};
}

Interval added(const Interval& a, const Interval& b) {
  return {sum(a.low, b.low), sum(a.high, b.high), a.finite && b.finite};
}

bool isZero(const Interval& a) {
  return a.low && a.high && *a.low == 0 && *a.high == 0;
}

// Products of the ends; an end without a bound makes the sides that it can reach unbounded.
Interval multiplied(const Interval& a, const Interval& b) {
  const bool finite = a.finite && b.finite;
  if (isZero(a) || isZero(b))
    return {Rational(0), Rational(0), finite};
  if (a.low && a.high && b.low && b.high) {
    const std::array<Rational, 4> ends = {*a.low * *b.low, *a.low * *b.high, *a.high * *b.low, *a.high * *b.high};
    const auto [low, high] = std::ranges::minmax_element(ends);
    return {*low, *high, finite};
  }
  const auto nonnegative = [](const Interval& i) { return i.low && *i.low >= 0; };
  if (nonnegative(a) && nonnegative(b))
    return {*a.low * *b.low, std::nullopt, finite};
  return unbounded(finite);
}

Interval inverse(const Interval& a) {
  if (!a.excludesZero())
    return unbounded(false);
  Interval out = unbounded(a.finite);
  const bool positive = a.low && *a.low > 0;
  const Bound& near = positive ? a.low : a.high;
  const Bound& far = positive ? a.high : a.low;
  Rational small = 0;
  if (far)
    small = 1 / *far;
  const Rational large = 1 / *near;
  out.low = positive ? small : large;
  out.high = positive ? large : small;
  return out;
}

Interval hull(const Interval& a, const Interval& b) {
  return {a.low && b.low ? Bound(std::min(*a.low, *b.low)) : std::nullopt,
          a.high && b.high ? Bound(std::max(*a.high, *b.high)) : std::nullopt, a.finite && b.finite};
}

Interval larger(const Interval& a, const Interval& b) {
  Interval out{std::nullopt, std::nullopt, a.finite && b.finite};
  if (a.low || b.low)
    out.low = !b.low || (a.low && *a.low > *b.low) ? a.low : b.low;
  if (a.high && b.high)
    out.high = std::max(*a.high, *b.high);
  return out;
}

Interval magnitude(const Interval& a) {
  if (a.low && *a.low >= 0)
    return a;
  if (a.high && *a.high <= 0)
    return negated(a);
  Interval out{Rational(0), std::nullopt, a.finite};
  if (a.low && a.high)
    out.high = std::max(Rational(-*a.low), *a.high);
  return out;
}

Rational floorOf(const Rational& q) {
  mpz_class out;
  mpz_fdiv_q(out.get_mpz_t(), q.get_num_mpz_t(), q.get_den_mpz_t());
  return out;
}

Interval floorDivided(const Interval& a, const Interval& b) {
  Interval out = multiplied(a, inverse(b));
  if (out.low)
    out.low = floorOf(*out.low);
  if (out.high)
    out.high = floorOf(*out.high);
  out.finite = true;
  return out;
}

Interval remainder(const Interval& a, const Interval& b) {
  if (a.low && *a.low >= 0 && a.high && b.low && *a.high < *b.low)
    return a;
  return {Rational(0), b.high ? Bound(*b.high - 1) : std::nullopt, true};
}

// What a returned value may be where its arm's ends are widened.
Interval widened(Interval a, const Tolerance& tolerance, const Type& type) {
  if (!tolerance.isStated())
    return a;
  const numeric::Format& format = *type.format;
  const Interval all = finiteRange(format);
  if (!format.isInteger())
    return a.finite && !format.hasInfinity ? all : unbounded(false);
  if (!a.low || !a.high)
    return all;
  const auto reach = [&](const Rational& end) {
    return Rational(tolerance.absolute + tolerance.relative * abs(end) + Rational(tolerance.steps));
  };
  a.low = std::max(Rational(*a.low - reach(*a.low)), *all.low);
  a.high = std::min(Rational(*a.high + reach(*a.high)), *all.high);
  return a;
}

Interval root(const Interval& a) {
  // Not tight: between 0 and the larger of the argument and 1.
  if (!a.low || *a.low < 0)
    return unbounded(false);
  Interval out{Rational(0), a.high, a.finite};
  if (out.high)
    out.high = std::max(*out.high, Rational(1));
  return out;
}

Interval power(const Interval& base, const Interval& exponent) {
  constexpr long kLargest = 64;
  if (!exponent.low || !exponent.high || exponent.low->get_den() != 1 || exponent.high->get_den() != 1 ||
      *exponent.low < 0 || *exponent.high > kLargest)
    return unbounded(false);
  if (exponent.low != exponent.high) {
    const bool isTwo = base.low && base.low == base.high && *base.low == 2;
    return isTwo ? Interval{numeric::powerOfTwo(exponent.low->get_num().get_si()),
                            numeric::powerOfTwo(exponent.high->get_num().get_si()), true}
                 : unbounded(false);
  }
  Interval out{Rational(1), Rational(1), true};
  for (long i = exponent.low->get_num().get_si(); i > 0; --i)
    out = multiplied(out, base);
  return out;
}

Interval shifted(const Interval& a, const Interval& by, bool left) {
  constexpr long kLargest = 64;
  if (!by.low || by.low != by.high || *by.low < 0 || *by.low > kLargest)
    return unbounded(true);
  const Rational factor = numeric::powerOfTwo(by.low->get_num().get_si());
  const Interval scale{factor, factor, true};
  return left ? multiplied(a, scale) : floorDivided(a, scale);
}

Interval commonBits(const Interval& a, const Interval& b) {
  if (!a.low || *a.low < 0 || !b.low || *b.low < 0)
    return unbounded(true);
  Interval out{Rational(0), a.high, true};
  if (b.high && (!out.high || *b.high < *out.high))
    out.high = b.high;
  return out;
}

Interval kept(const Interval& a, int bits, numeric::Rounding rounding) {
  const auto end = [&](const Bound& bound) {
    return bound ? Bound(numeric::keep(Value(*bound), bits, rounding).rational()) : std::nullopt;
  };
  return {end(a.low), end(a.high), a.finite};
}

// What a rounding operation of the node's type makes of the exact results.
Interval rounded(const Node& node, const Interval& exact) {
  if (node.type.kind != Type::Kind::format)
    return exact;
  const numeric::Format& format = *node.type.format;
  if (format.isInteger())
    return exact.within(finiteRange(format)) ? exact : finiteRange(format);
  if (!exact.low || !exact.high)
    return unbounded(false);
  const auto end = [&](const Rational& bound) {
    return numeric::tryRound(format, Value(bound), numeric::Rounding::halfEven, numeric::Overflow::never);
  };
  const std::optional<Value> low = end(*exact.low);
  const std::optional<Value> high = end(*exact.high);
  if (!low || !high)
    return unbounded(false);
  return {low->rational(), high->rational(), exact.finite};
}

} // namespace

Interval finiteRange(const numeric::Format& format) {
  return {format.min.rational(), format.max.rational(), true};
}

bool holdsIntegers(const numeric::Format& format, const Interval& integers) {
  if (!integers.within(finiteRange(format)))
    return false;
  if (format.isInteger())
    return true;
  if (!format.hasZero || format.quantumExponent() > 0)
    return false;
  const Rational largest = numeric::powerOfTwo(format.significandBits);
  return integers.within(-largest, largest);
}

Interval Ranges::of(NodeId id) {
  const auto place = static_cast<std::size_t>(id);
  if (nodes_.size() <= place)
    nodes_.resize(contract_.nodes.size());
  if (!nodes_[place]) {
    Interval found = checked(compute(contract_.node(id)));
    nodes_[place] = std::move(found);
  }
  return *nodes_[place];
}

Interval Ranges::ofQuantity(QuantityId id) {
  const auto place = static_cast<std::size_t>(id);
  if (quantities_.size() <= place)
    quantities_.resize(contract_.quantities.size());
  if (!quantities_[place]) {
    Interval found = checked(computeQuantity(contract_.quantity(id)));
    quantities_[place] = std::move(found);
  }
  return *quantities_[place];
}

Interval Ranges::beforeFit(Node node) {
  node.type = {Type::Kind::integer, nullptr};
  return checked(compute(node));
}

Interval Ranges::computeQuantity(const Quantity& quantity) {
  if (quantity.role == Role::constant)
    return quantity.value.isFinite() ? Interval{quantity.value.rational(), quantity.value.rational(), true}
                                     : unbounded(false);
  if (quantity.role == Role::table) {
    const auto [least, most] = std::ranges::minmax(quantity.contents, {}, [](const auto& v) { return v.rational(); });
    return {least.rational(), most.rational(), true};
  }
  if (quantity.role != Role::let && quantity.role != Role::output && quantity.role != Role::inout)
    return ofDomain(quantity);
  // An inout that no arm writes is what it was.
  std::optional<Interval> all;
  if (quantity.role == Role::inout)
    all = ofDomain(quantity);
  for (const Arm& arm : quantity.arms)
    if (arm.value != kNone) {
      const Interval one = widened(of(arm.value), arm.tolerance, quantity.type);
      all = all ? hull(*all, one) : one;
    }
  return all.value_or(unbounded(quantity.type.kind == Type::Kind::integer));
}

Interval Ranges::ofDomain(const Quantity& quantity) {
  if (quantity.type.kind != Type::Kind::format)
    return unbounded(true);
  const numeric::Format& format = *quantity.type.format;
  const Domain& domain = quantity.domain;
  Interval out = finiteRange(format);
  out.finite = !domain.holdsNan && !domain.holdsInfinity && !domain.holdsMinusInfinity;
  const auto narrow = [&](const Bound& low, const Bound& high) {
    if (low && *low > *out.low)
      out.low = low;
    if (high && *high < *out.high)
      out.high = high;
  };
  if (domain.magnitudeHigh)
    narrow(-*domain.magnitudeHigh, domain.magnitudeHigh);
  if (domain.nonnegative)
    narrow(Rational(0), std::nullopt);
  if (domain.positive)
    narrow(domain.magnitudeLow.value_or(format.smallest.rational()), std::nullopt);
  narrow(domain.rangeLow, domain.rangeHigh);
  if (domain.below != kNone)
    if (const Bound end = of(domain.below).high)
      narrow(std::nullopt, Bound(*end - 1));
  return out;
}

Interval Ranges::compute(const Node& node) {
  switch (node.op) {
  case Op::constant:
    return node.value.isFinite() ? Interval{node.value.rational(), node.value.rational(), true} : unbounded(false);
  case Op::dim: {
    const Dim& dim = contract_.dims[static_cast<std::size_t>(node.dim)];
    if (dim.derived != kNone)
      return of(dim.derived);
    return {Rational(dim.least), dim.most ? Bound(Rational(*dim.most)) : std::nullopt, true};
  }
  case Op::index: {
    const Interval extent = of(contract_.indices[static_cast<std::size_t>(node.index)].extent);
    return {Rational(0), extent.high ? Bound(*extent.high - 1) : std::nullopt, true};
  }
  case Op::read:
    return ofQuantity(node.quantity);
  case Op::old:
    return ofDomain(contract_.quantity(node.quantity));
  case Op::cast:
    return cast(node);
  case Op::reduce:
    return reduction(node);
  case Op::choose: {
    Interval all = of(node.args[0]);
    for (const NodeId arg : node.args)
      all = hull(all, of(arg));
    return all;
  }
  case Op::select:
    return hull(of(node.args[1]), of(node.args[2]));
  default:
    if (node.type.kind == Type::Kind::boolean)
      return {Rational(0), Rational(1), true};
    return arithmetic(node);
  }
}

Interval Ranges::arithmetic(const Node& node) {
  const auto arg = [&](std::size_t i) { return of(node.args[i]); };
  const bool integers =
      node.type.kind == Type::Kind::integer || (node.type.kind == Type::Kind::format && node.type.format->isInteger());
  switch (node.op) {
  case Op::add:
    return rounded(node, added(arg(0), arg(1)));
  case Op::sub:
    return rounded(node, added(arg(0), negated(arg(1))));
  case Op::mul:
    return rounded(node, multiplied(arg(0), arg(1)));
  case Op::div: {
    if (integers)
      return floorDivided(arg(0), arg(1));
    const Interval quotient = multiplied(arg(0), inverse(arg(1)));
    const bool approximates = contract_.freedomsOf(node).accuracyOf("div") != nullptr;
    return rounded(node, approximates ? doubled(quotient) : quotient);
  }
  case Op::function:
    return rounded(node, doubled(image(node.functionName, arg(0))));
  case Op::mod:
    return remainder(arg(0), arg(1));
  case Op::fma:
    return rounded(node, added(multiplied(arg(0), arg(1)), arg(2)));
  case Op::sqrt: {
    const bool approximates = contract_.freedomsOf(node).accuracyOf("sqrt") != nullptr;
    return rounded(node, approximates ? doubled(root(arg(0))) : root(arg(0)));
  }
  case Op::neg:
    return negated(arg(0));
  case Op::abs:
    return magnitude(arg(0));
  case Op::max:
    return larger(arg(0), arg(1));
  case Op::min:
    return negated(larger(negated(arg(0)), negated(arg(1))));
  case Op::bucket:
    return {Rational(0), Rational(contract_.quantity(node.quantity).contents.size()), true};
  case Op::popcount:
    return {Rational(0), Rational(64), true};
  case Op::leadingZeros:
    return {Rational(0), Rational(32), true};
  case Op::pow:
    return rounded(node, power(arg(0), arg(1)));
  case Op::keep:
    return kept(arg(0), node.keepBits, node.rounding);
  case Op::shiftLeft:
  case Op::shiftRight:
    return rounded(node, shifted(arg(0), arg(1), node.op == Op::shiftLeft));
  case Op::bitAnd:
    return commonBits(arg(0), arg(1));
  default:
    return unbounded(integers);
  }
}

// Twice as far from 0: more than any accuracy that a statement declares moves a result.
Interval Ranges::doubled(Interval range) {
  if (range.low && *range.low < 0)
    *range.low *= 2;
  if (range.high && *range.high > 0)
    *range.high *= 2;
  return range;
}

// Bounds of an elementary function that need no series: e^x <= 2^(3 x / 2) for x >= 0, signs, the ends of sigmoids.
Interval Ranges::image(const std::string& name, const Interval& argument) {
  const Function function = functionOf(name);
  Interval out = unbounded(false);
  switch (function) {
  case Function::exp:
  case Function::exp2: {
    constexpr long kFarthest = 1024;
    out.low = Rational(0);
    if (argument.finite && argument.high && *argument.high < kFarthest) {
      mpz_class up;
      mpz_cdiv_q(up.get_mpz_t(), argument.high->get_num_mpz_t(), argument.high->get_den_mpz_t());
      out.high = numeric::powerOfTwo(std::max((3 * up.get_si() + 1) / 2, 0L));
      out.finite = true;
    }
    return out;
  }
  case Function::tanh:
  case Function::erf:
    return argument.finite ? Interval{Rational(-1), Rational(1), true} : out;
  case Function::sigmoid:
    return argument.finite ? Interval{Rational(0), Rational(1), true} : out;
  case Function::rcp:
    return inverse(argument);
  case Function::rsqrt:
    if (argument.finite && argument.low && *argument.low > 0)
      return {Rational(0), std::max(Rational(1), Rational(1 / *argument.low)), true};
    return out;
  default:
    return out;
  }
}

Interval Ranges::cast(const Node& node) {
  const numeric::Format& format = *node.type.format;
  const Interval source = of(node.args[0]);
  const Interval whole = format.isInteger() || source.finite ? finiteRange(format) : unbounded(false);
  if (!source.low || !source.high)
    return node.overflow == numeric::Overflow::inf || node.overflow == numeric::Overflow::nan ? unbounded(false)
                                                                                              : whole;
  const auto end = [&](const Rational& bound, numeric::Rounding outward) {
    return numeric::tryRound(format, Value(bound), node.wordBits > 0 ? outward : node.rounding, node.overflow);
  };
  const std::optional<Value> low = end(*source.low, numeric::Rounding::toMinus);
  const std::optional<Value> high = end(*source.high, numeric::Rounding::toPlus);
  const bool wraps = node.overflow == numeric::Overflow::wrap && !source.within(finiteRange(format));
  if (!low || !high || wraps)
    return whole;
  if (!low->isFinite() || !high->isFinite())
    return unbounded(false);
  return {low->rational(), high->rational(), true};
}

Interval Ranges::reduction(const Node& node) {
  const Interval body = of(node.args[0]);
  const auto orEmpty = [&](Interval some) { return node.hasEmpty ? hull(some, of(node.args.back())) : some; };
  Interval count{Rational(1), Rational(1), true};
  for (const IndexId id : node.bound)
    count = multiplied(count, of(contract_.indices[static_cast<std::size_t>(id)].extent));
  switch (node.reduction) {
  case Reduction::sum: {
    // Every partial sum, the empty one included, lies between n * min(body, 0) and n * max(body, 0).
    if (node.type.kind == Type::Kind::format && node.type.format->isFloating())
      return unbounded(false);
    const Interval zero{Rational(0), Rational(0), true};
    return orEmpty(rounded(node, multiplied({Rational(0), count.high, true}, hull(body, zero))));
  }
  case Reduction::max:
  case Reduction::min:
    return orEmpty(body);
  case Reduction::argmax:
  case Reduction::argmin:
    return orEmpty({Rational(0), count.high ? Bound(*count.high - 1) : std::nullopt, true});
  case Reduction::any:
  case Reduction::all:
    return {Rational(0), Rational(1), true};
  case Reduction::product:
    break;
  }
  return unbounded(node.type.kind == Type::Kind::integer);
}

} // namespace qkc::contract
