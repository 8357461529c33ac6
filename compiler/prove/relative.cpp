// Values as multiples of an extremum that bounds them: x / (amax / 127) stays within 127 for every amax.

#include "compiler/prove/evaluation.h"
#include "compiler/semantics/abstract_operations.h"

#include <algorithm>
#include <array>

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Reduction;
using contract::Type;
using numeric::Format;
using numeric::Rational;
using numeric::Rounding;
using semantics::AbstractValue;
using semantics::Terms;

namespace {

struct Range {
  Rational low, high;
};

Range product(const Range& a, const Range& b) {
  const std::array corners = {Rational(a.low * b.low), Rational(a.low * b.high), Rational(a.high * b.low),
                              Rational(a.high * b.high)};
  const auto [low, high] = std::ranges::minmax(corners);
  return {low, high};
}

std::optional<Range> inverse(const Range& a) {
  if (a.low <= 0 && a.high >= 0) {
    return std::nullopt;
  }
  return Range{1 / a.high, 1 / a.low};
}

bool isNumber(const AbstractValue& value) {
  return !value.nan && !value.mayBeInfinite();
}

std::optional<Range> rangeOf(const AbstractValue& value) {
  const auto low = value.lowBound();
  const auto high = value.highBound();
  return isNumber(value) && low && high ? std::optional(Range{*low, *high}) : std::nullopt;
}

// The least magnitude of base^power.
std::optional<Rational> leastMagnitude(const AbstractValue& base, int power) {
  std::optional<Rational> least;
  for (const auto* part : {&base.positive, &base.negative}) {
    if (!*part) {
      continue;
    }
    if (power < 0 ? !(*part)->high : (*part)->low == 0) {
      return std::nullopt;
    }
    const Rational here = power < 0 ? Rational(1 / *(*part)->high) : (*part)->low;
    least = least ? std::min(*least, here) : here;
  }
  return base.mayBeZero() || !isNumber(base) ? std::nullopt : least;
}

} // namespace

bool isBase(const Terms& terms, TermId term) {
  if (terms[term].index != kNone) {
    return false;
  }
  const Node& node = terms.node(term);
  return (node.op == Op::reduce && (node.reduction == Reduction::max || node.reduction == Reduction::min)) ||
         node.op == Op::max || node.op == Op::read;
}

void Evaluation::addBases(TermId term, Known& known) {
  if (!isNumber(known.value)) {
    known.relatives.clear();
    return;
  }
  // Of one value alone everything that is computed from it says more than multiples of it would.
  if ((isBase(terms_, term) || isRange(term)) && !onlyValue(known.value)) {
    known.relatives.push_back({term, 1, 1, 1});
  }
  for (const Relation& relation : relations_) {
    if (relation.term != term) {
      continue;
    }
    // Of one sign it is a part of the extremum on its side.
    const bool isPart = (relation.kind == Relation::Kind::atMost && !known.value.mayBeNegative()) ||
                        (relation.kind == Relation::Kind::atLeast && !known.value.mayBePositive());
    if ((isPart || relation.kind == Relation::Kind::magnitudeAtMost) && applies(relation)) {
      known.relatives.push_back({relation.reduction, 1, isPart ? 0 : -1, 1});
    }
  }
}

// One rounding moves a number by a share of itself, and by a share of the smallest number below the normal ones.
void Evaluation::addRelative(const Node& node, const Relative& exact, Known& result) {
  if (node.type.kind != Type::Kind::format) {
    result.relatives.push_back(exact);
    return;
  }
  const Format& format = *node.type.format;
  const auto most = result.value.highBound();
  const auto least = result.value.lowBound();
  const auto smallestBase = leastMagnitude(of(exact.base).value, exact.power);
  if (!format.isFloating() || !smallestBase || !most || !least || *most >= format.max.rational() ||
      (format.isSigned && *least <= format.min.rational())) {
    return;
  }
  // By a whole step: holds for every rounding.
  const Rational share = numeric::powerOfTwo(1 - format.significandBits);
  const Rational step = std::max(format.smallest.rational(), Rational(numeric::powerOfTwo(format.quantumExponent())));
  const Rational slack = step / *smallestBase;
  const Range rounded = product({exact.low, exact.high}, {1 - share, 1 + share});
  const bool up = node.op == Op::cast && node.rounding == Rounding::toPlus && exact.low >= 0 &&
                  !of(exact.base).value.mayBeNegative();
  result.relatives.push_back(
      {exact.base, exact.power, up ? exact.low : Rational(rounded.low - slack), rounded.high + slack});
}

// What lies beyond a multiple, away from zero: at least it in magnitude, and of its sign; what it is at most, formats
// say: no finite value of one is so many times another.
void Evaluation::addBeyond(const Relative& one, bool above, Known& result) {
  constexpr long kMostRatio = 3000;
  const AbstractValue& base = of(one.base).value;
  if (!isNumber(base) || base.mayBeZero() || (base.mayBeNegative() && base.mayBePositive())) {
    return;
  }
  const Rational most = numeric::powerOfTwo(kMostRatio);
  const bool isUp = above != base.mayBeNegative(); // where the factor lies
  if (isUp && one.low > 0) {
    result.relatives.push_back({one.base, one.power, one.low, most});
  } else if (!isUp && one.high < 0) {
    result.relatives.push_back({one.base, one.power, -most, one.high});
  }
}

// The larger of a multiple and something else is at least that multiple, the smaller of them at most.
void Evaluation::addFloored(Op op, const std::vector<Known>& args, Known& result) {
  const bool above = op == Op::max;
  if (above ? result.value.mayBeNegative() : result.value.mayBePositive()) {
    return;
  }
  for (const Known& arg : args) {
    for (const Relative& one : arg.relatives) {
      addBeyond(one, above, result);
    }
  }
}

// Whether it is the width of a range that holds 0: a number not below zero, less one not above it. Either is no more
// than that, also when it is rounded, being a number of the format itself.
bool Evaluation::isRange(TermId term) {
  if (terms_[term].index != kNone || terms_.node(term).op != Op::sub ||
      terms_.node(term).type.kind != Type::Kind::format || !terms_.node(term).type.format->isFloating()) {
    return false;
  }
  const Format& format = *terms_.node(term).type.format;
  const std::vector<TermId> ends = terms_[term].args;
  if (open_.contains(ends[0]) || open_.contains(ends[1])) {
    return false;
  }
  const Known& high = of(ends[0]);
  const Known& low = of(ends[1]);
  return isNumber(high.value) && isNumber(low.value) && !high.value.mayBeNegative() && !low.value.mayBePositive() &&
         isExactIn(format, high) && isExactIn(format, low);
}

// A quotient of an end of a range by something that is measured by the range.
void Evaluation::addEnd(TermId quotient, std::vector<Known>& args) {
  if (terms_.node(quotient).op != Op::div || !isNumber(args[0].value)) {
    return;
  }
  TermId end = resolved(terms_[quotient].args[0]);
  bool isNegated = false;
  while (terms_[end].index == kNone && terms_.node(end).op == Op::neg) {
    end = resolved(terms_[end].args[0]);
    isNegated = !isNegated;
  }
  for (const Relative& one : std::vector<Relative>(args[1].relatives)) {
    if (!isRange(one.base)) {
      continue;
    }
    const std::vector<TermId> ends = terms_[one.base].args;
    for (const std::size_t k : {0U, 1U}) {
      if (resolved(ends[k]) == end) {
        const bool isPositive = (k == 0) != isNegated;
        args[0].relatives.push_back({one.base, 1, isPositive ? 0 : -1, isPositive ? 1 : 0});
      }
    }
  }
}

// A range is at least what either of its ends is a multiple of.
void Evaluation::addRange(const Node& node, const std::vector<Known>& args, Known& result) {
  const bool isWidth = node.type.kind == Type::Kind::format && node.type.format->isFloating() &&
                       !args[0].value.mayBeNegative() && !args[1].value.mayBePositive() &&
                       isExactIn(*node.type.format, args[0]) && isExactIn(*node.type.format, args[1]);
  if (!isWidth) {
    return;
  }
  for (const Relative& one : args[0].relatives) {
    addBeyond(one, true, result);
  }
  for (const Relative& one : args[1].relatives) {
    addBeyond({one.base, one.power, -one.high, -one.low}, true, result);
  }
}

void Evaluation::addRelatives(const Node& node, const std::vector<Known>& args, Known& result) {
  // Quotients of integers are floors: no multiples of anything.
  const bool isWhole =
      node.type.kind == Type::Kind::integer || (node.type.kind == Type::Kind::format && node.type.format->isInteger());
  if ((isWhole && node.op == Op::div) || !isNumber(result.value) ||
      !std::ranges::all_of(args, [](const Known& arg) { return isNumber(arg.value); })) {
    return;
  }
  const auto negate = [](Relative one) {
    std::swap(one.low, one.high);
    one.low = -one.low;
    one.high = -one.high;
    return one;
  };
  switch (node.op) {
  case Op::neg:
    for (const Relative& one : args[0].relatives) {
      addRelative(node, negate(one), result);
    }
    return;
  case Op::abs:
    for (const Relative& one : args[0].relatives) {
      // The base's own sign counts where its values have both.
      if (!of(one.base).value.mayBeNegative()) {
        const Rational high = std::max(Rational(::abs(one.low)), Rational(::abs(one.high)));
        addRelative(node, {one.base, one.power, one.low > 0 ? one.low : Rational(0), high}, result);
      }
    }
    return;
  case Op::cast:
    if (node.wordBits == 0) {
      for (const Relative& one : args[0].relatives) {
        addRelative(node, one, result);
      }
    }
    return;
  case Op::max:
  case Op::min:
    addFloored(node.op, args, result);
    return;
  case Op::sub:
    addRange(node, args, result);
    return;
  case Op::mul:
  case Op::div:
    break;
  default:
    return;
  }
  const bool divides = node.op == Op::div;
  const auto combine = [&](const Relative* a, const Relative* b) {
    const auto first = a != nullptr ? std::optional(Range{a->low, a->high}) : rangeOf(args[0].value);
    auto second = b != nullptr ? std::optional(Range{b->low, b->high}) : rangeOf(args[1].value);
    if (second && divides) {
      second = inverse(*second);
    }
    if (!first || !second) {
      return;
    }
    const Range range = product(*first, *second);
    const int powerOfSecond = b == nullptr ? 0 : divides ? -b->power : b->power;
    const int power = (a == nullptr ? 0 : a->power) + powerOfSecond;
    const TermId base = a != nullptr ? a->base : b->base;
    if (power == 1 || power == -1) {
      addRelative(node, {base, power, range.low, range.high}, result);
    } else if (power == 0 && leastMagnitude(of(base).value, 1)) {
      // The base is gone: what is left bounds the value before its rounding.
      AbstractValue bounds;
      addHull(bounds, numeric::Value(range.low), numeric::Value(range.high), 0);
      bounds.positiveZero = bounds.negativeZero = true;
      if (node.type.kind == Type::Kind::format) {
        bounds = roundedTo(*node.type.format, bounds, Rounding::halfEven, numeric::Overflow::inf).value;
      }
      bounds.positiveZero = bounds.negativeZero = true;
      result.value = meet(result.value, bounds);
    }
  };
  for (const Relative& a : args[0].relatives) {
    combine(&a, nullptr);
  }
  for (const Relative& b : args[1].relatives) {
    combine(nullptr, &b);
  }
  for (const Relative& a : args[0].relatives) {
    for (const Relative& b : args[1].relatives) {
      if (a.base == b.base) {
        combine(&a, &b);
      }
    }
  }
}

} // namespace qkc::prove
