#include "compiler/prove/divide.h"

#include "compiler/contract/print_expr.h"
#include "compiler/numeric/codes.h"
#include "compiler/numeric/rounding.h"
#include "compiler/prove/compare.h"

#include <algorithm>

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Quantity;
using contract::Reduction;
using contract::Role;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;
using numeric::Value;
using semantics::AbstractValue;
using semantics::Magnitudes;
using semantics::Terms;

namespace {

bool isExtremum(const Node& node) {
  return node.op == Op::reduce && (node.reduction == Reduction::max || node.reduction == Reduction::min);
}

bool isPosition(const Node& node) {
  return node.op == Op::reduce && (node.reduction == Reduction::argmax || node.reduction == Reduction::argmin);
}

// The format that the values are codes of.
const Format* formatOf(Terms& terms, TermId term) {
  if (terms[term].index != kNone) {
    return nullptr;
  }
  const Node& node = terms.node(term);
  if (node.op == Op::abs || node.op == Op::neg || isExtremum(node)) {
    return formatOf(terms, terms[term].args[0]);
  }
  return node.type.kind == Type::Kind::format ? node.type.format : nullptr;
}

// Walks to inputs and reductions, through lets and own outputs.
class Walk {
public:
  Walk(Evaluation& evaluation, std::vector<Divisible>& found, bool withGuards)
      : evaluation_(evaluation), found_(found), withGuards_(withGuards) {}

  void visit(TermId term) {
    Terms& terms = evaluation_.terms();
    if (!seen_.insert(term).second || terms[term].index != kNone) {
      return;
    }
    const Node node = terms.node(term);
    const std::vector<TermId> args = terms[term].args;
    if (node.op == Op::reduce && node.type.kind != Type::Kind::boolean) {
      add(term, isExtremum(node) ? Divisible::Kind::bound : Divisible::Kind::sum);
      return;
    }
    if (node.op != Op::read && node.op != Op::old) {
      for (const TermId arg : args) {
        visit(arg);
      }
      return;
    }
    const Quantity& quantity = evaluation_.contract().quantity(node.quantity);
    if (node.op == Op::old || quantity.role == Role::input || quantity.role == Role::parameter) {
      const bool isChosen = std::ranges::any_of(args, [&](TermId arg) { return isPlaceOfExtremum(arg); });
      add(term, quantity.shape.empty() || isChosen ? Divisible::Kind::bound : Divisible::Kind::element);
      return;
    }
    if (quantity.role == Role::table) {
      visit(args.front());
      return;
    }
    const Terms::Environment environment = terms.environmentOf(node.quantity, args);
    for (const contract::Arm& arm : quantity.arms) {
      visit(terms.of(arm.value, environment));
      if (withGuards_ && arm.guard != kNone) {
        visit(terms.of(arm.guard, environment));
      }
    }
  }

private:
  bool isPlaceOfExtremum(TermId term) {
    const TermId place = evaluation_.resolved(term);
    Terms& terms = evaluation_.terms();
    return terms[place].index == kNone && isPosition(terms.node(place));
  }

  void add(TermId term, Divisible::Kind kind) {
    Terms& terms = evaluation_.terms();
    if (std::ranges::any_of(found_, [&](const Divisible& one) { return alike(terms, one.term, term); })) {
      return;
    }
    found_.push_back(
        {term, formatOf(terms, term), kind, false, contract::printExpr(evaluation_.contract(), terms[term].node)});
  }

  Evaluation& evaluation_;
  std::vector<Divisible>& found_;
  bool withGuards_;
  std::set<TermId> seen_;
};

// A range of codes of one sign, by their places in the order of values.
struct Codes {
  std::int64_t low = 0, high = 0;
};

std::optional<Codes> codesOf(const Format& format, const Magnitudes& part, bool negative) {
  const Rational most = negative ? Rational(-format.min.rational()) : format.max.rational();
  const Rational high = part.high ? std::min(*part.high, most) : most;
  Rational low = std::max(part.low, format.smallest.rational());
  if (low > high) {
    return std::nullopt;
  }
  const auto code = [&](const Rational& magnitude, Rounding rounding) {
    const auto value =
        tryRound(format, negative ? neg(Value(magnitude)) : Value(magnitude), rounding, Overflow::saturate);
    return *orderIndex(format, encode(format, *value));
  };
  const std::int64_t inner = code(low, negative ? Rounding::toMinus : Rounding::toPlus);
  const std::int64_t outer = code(high, Rounding::toZero);
  return Codes{std::min(inner, outer), std::max(inner, outer)};
}

AbstractValue ofCodes(const Format& format, const Codes& codes, bool integral) {
  const auto magnitude = [&](std::int64_t place) { return abs(decode(format, *codeAt(format, place))).rational(); };
  const Rational a = magnitude(codes.low);
  const Rational b = magnitude(codes.high);
  AbstractValue result;
  result.integral = integral;
  const bool negative = decode(format, *codeAt(format, codes.high)).isNegative();
  (negative ? result.negative : result.positive) = Magnitudes{.low = std::min(a, b), .high = std::max(a, b)};
  return result;
}

constexpr double kMixed = 0x1p100;

// How wide a value lies: the number of its codes, or the ratio of its ends; 0: single.
double width(const Divisible& one, const AbstractValue& value) {
  if (onlyValue(value)) {
    return 0;
  }
  const Magnitudes* part = value.positive ? &*value.positive : value.negative ? &*value.negative : nullptr;
  const bool isMixed = value.nan || value.mayBeInfinite() || value.mayBeZero() || (value.positive && value.negative);
  if (part == nullptr || isMixed) {
    return kMixed; // signs, zeros and what is no number come first, before the codes of any format
  }
  if (one.kind == Divisible::Kind::step) {
    return 0;
  }
  if (one.format != nullptr) {
    const auto codes = codesOf(*one.format, *part, value.negative.has_value());
    return codes ? 1 + static_cast<double>(codes->high - codes->low) : 0;
  }
  if (!part->high || part->low == 0) {
    return 0x1p99;
  }
  const Rational ratio = *part->high / part->low;
  return ratio.get_d() > 1 + 0x1p-40 ? ratio.get_d() : 0;
}

// NaN, the infinities, the zeros, the numbers of each sign: where more than one of them occurs.
std::vector<AbstractValue> kindsOf(const AbstractValue& value) {
  std::vector<AbstractValue> result;
  const auto add = [&](auto&& set) {
    AbstractValue one;
    one.integral = value.integral;
    set(one);
    result.push_back(one);
  };
  if (value.nan) {
    add([](AbstractValue& one) { one.nan = true; });
  }
  if (value.positiveInfinity) {
    add([](AbstractValue& one) { one.positiveInfinity = true; });
  }
  if (value.negativeInfinity) {
    add([](AbstractValue& one) { one.negativeInfinity = true; });
  }
  const bool zerosAlone = !value.nan && !value.mayBeInfinite() && !value.positive && !value.negative;
  if (value.positiveZero && (zerosAlone || !value.negativeZero)) {
    add([](AbstractValue& one) { one.positiveZero = true; });
  }
  if (value.negativeZero && (zerosAlone || !value.positiveZero)) {
    add([](AbstractValue& one) { one.negativeZero = true; });
  }
  if (value.mayBeZero() && value.positiveZero && value.negativeZero && !zerosAlone) {
    add([](AbstractValue& one) { one.positiveZero = one.negativeZero = true; });
  }
  if (value.positive) {
    add([&](AbstractValue& one) { one.positive = value.positive; });
  }
  if (value.negative) {
    add([&](AbstractValue& one) { one.negative = value.negative; });
  }
  return result;
}

std::vector<AbstractValue> pieces(const Divisible& one, const AbstractValue& value, std::int64_t few) {
  auto kinds = kindsOf(value);
  if (kinds.size() != 1 || (!value.positive && !value.negative)) {
    return kinds;
  }
  const bool negative = value.negative.has_value();
  const Magnitudes part = negative ? *value.negative : *value.positive;
  if (one.format != nullptr) {
    const auto codes = codesOf(*one.format, part, negative);
    if (!codes) {
      return {};
    }
    const std::int64_t middle = codes->low + (codes->high - codes->low) / 2;
    if (codes->high - codes->low < few) {
      std::vector<AbstractValue> singles;
      for (std::int64_t code = codes->low; code <= codes->high; ++code) {
        singles.push_back(ofCodes(*one.format, {code, code}, value.integral));
      }
      return singles;
    }
    return {ofCodes(*one.format, {codes->low, middle}, value.integral),
            ofCodes(*one.format, {middle + 1, codes->high}, value.integral)};
  }
  // Real numbers: at a power of two near the middle of the exponents, or at the middle of one binade.
  const long low = part.low == 0 ? -400 : numeric::floorLog2(part.low);
  const long high = part.high ? numeric::floorLog2(*part.high) : 400;
  const Rational middle = high - low > 1 ? Rational(numeric::powerOfTwo(low + (high - low) / 2))
                          : part.high    ? Rational((part.low + *part.high) / 2)
                                         : Rational(numeric::powerOfTwo(high + 1));
  AbstractValue lower = kinds[0];
  AbstractValue upper = kinds[0];
  (negative ? lower.negative : lower.positive)->high = middle;
  (negative ? upper.negative : upper.positive)->low = middle;
  return {lower, upper};
}

} // namespace

std::vector<Divisible> divisibleTerms(Evaluation& evaluation, const std::vector<TermId>& roots, bool withGuards) {
  std::vector<Divisible> found;
  Walk walk(evaluation, found, withGuards);
  for (const TermId root : roots) {
    walk.visit(root);
  }
  return found;
}

std::optional<Pieces> divide(Evaluation& evaluation, const std::vector<Divisible>& divisible, std::int64_t few) {
  // Codes of few bits come before others of their kind: what a table says of all of them together is little.
  constexpr int kFewBits = 4;
  const auto rank = [](const Divisible& one) {
    const bool isWide = one.format == nullptr || one.format->storageBits > kFewBits;
    return (one.isAside ? 8 : 0) + 2 * static_cast<int>(one.kind) + (isWide ? 1 : 0);
  };
  std::optional<std::size_t> chosen;
  double most = 0;
  for (std::size_t k = 0; k < divisible.size(); ++k) {
    const double here = width(divisible[k], evaluation.of(divisible[k].term).value);
    const bool isBefore = chosen && rank(divisible[k]) < rank(divisible[*chosen]);
    const bool isEqual = !chosen || rank(divisible[k]) == rank(divisible[*chosen]);
    if (here > 0 && (isBefore || (isEqual && here > most))) {
      chosen = k;
      most = here;
    }
  }
  if (!chosen) {
    return std::nullopt;
  }
  // Before very many codes are gone through, signs of what both definitions read alike, since a zero's sign may hang on
  // them, and those of elements: of one sign they are parts of the extremum on their side.
  constexpr double kVeryMany = 1 << 16;
  for (std::size_t k = 0; k < divisible.size() && most > kVeryMany && most < kMixed; ++k) {
    const bool mayBeMixed = divisible[k].isAside || divisible[k].kind == Divisible::Kind::element;
    if (mayBeMixed && width(divisible[k], evaluation.of(divisible[k].term).value) == kMixed) {
      chosen = k;
      break;
    }
  }
  return Pieces{*chosen, pieces(divisible[*chosen], evaluation.of(divisible[*chosen].term).value, few)};
}

} // namespace qkc::prove
