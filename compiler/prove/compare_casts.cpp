// Whether two conversions give the same codes.

#include "compiler/prove/compare.h"

namespace qkc::prove {

using contract::kNone;
using contract::Node;
using contract::Op;
using contract::Type;
using numeric::Format;
using numeric::Overflow;
using numeric::Rounding;
using numeric::Value;
using semantics::AbstractValue;
using semantics::Terms;

namespace {

bool isNearest(Rounding rounding) {
  return rounding != Rounding::toZero && rounding != Rounding::toPlus && rounding != Rounding::toMinus;
}

// The mode that does the same to magnitudes of one sign.
Rounding bySign(Rounding rounding, bool negative) {
  switch (rounding) {
  case Rounding::halfToPlus:
    return negative ? Rounding::halfToZero : Rounding::halfAway;
  case Rounding::halfToMinus:
    return negative ? Rounding::halfAway : Rounding::halfToZero;
  case Rounding::toPlus:
    return negative ? Rounding::toZero : Rounding::toPlus;
  case Rounding::toMinus:
    return negative ? Rounding::toPlus : Rounding::toZero; // toPlus: away from zero
  default:
    return rounding;
  }
}

bool sameModes(Rounding a, Rounding b, const AbstractValue& value) {
  return (!value.positive || bySign(a, false) == bySign(b, false)) &&
         (!value.negative || bySign(a, true) == bySign(b, true));
}

// Whether no value overflows under the rounding.
bool neverOverflows(const Format& format, const AbstractValue& value, Rounding rounding) {
  if (value.mayBeInfinite() || (value.mayBeZero() && !format.hasZero)) {
    return false;
  }
  for (const auto* part : {&value.positive, &value.negative}) {
    if (!*part) {
      continue;
    }
    if (!(*part)->high) {
      return false;
    }
    const bool negative = part == &value.negative;
    const Value end = negative ? neg(Value(*(*part)->high)) : Value(*(*part)->high);
    if (overflows(format, end, rounding) || (negative && !format.isSigned)) {
      return false;
    }
  }
  return true;
}

} // namespace

bool Comparison::isInsideEnclosure(TermId term) {
  Terms& terms = evaluation_.terms();
  term = evaluation_.resolved(term);
  if (terms[term].index != kNone) {
    return false;
  }
  const Node& node = terms.node(term);
  const bool rounds = node.op == Op::mul || node.op == Op::div || node.op == Op::add || node.op == Op::sub ||
                      node.op == Op::fma || node.op == Op::sqrt || node.op == Op::function;
  return node.kind == contract::ValueKind::enclosure && rounds && node.type.kind == Type::Kind::format;
}

bool Comparison::sameCast(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  const Node& first = terms.node(a);
  const Node& second = terms.node(b);
  if (first.wordBits > 0 || second.wordBits > 0) {
    return false;
  }
  if (!(first.type == second.type)) {
    return sameWholeNumber(a, b);
  }
  if (roundsAgain(a, b) || roundsAgain(b, a) || roundTwice(a, b) || roundTwice(b, a) || limitsLate(a, b) ||
      limitsLate(b, a)) {
    return true;
  }
  if (isHalfAdded(a, b) || isHalfAdded(b, a)) {
    grounds_.mask = true;
    return true;
  }
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  if (!sameArguments(left, right)) {
    return sameRounding(first, second) && first.overflow != Overflow::wrap && left.size() == 1 && right.size() == 1 &&
           sameConverted(first, left[0], right[0]);
  }
  const Format& format = *first.type.format;
  AbstractValue value = evaluation_.of(left[0]).value;
  value.nan = false; // treated alike, whatever the rounding
  const bool isExact = isExactIn(format, evaluation_.of(left[0]));
  const bool sameOverflow =
      first.overflow == second.overflow || (isExact && !value.mayBeInfinite()) ||
      (neverOverflows(format, value, first.rounding) && neverOverflows(format, value, second.rounding));
  if (!sameOverflow) {
    return false;
  }
  if (first.rounding == second.rounding || isExact || sameModes(first.rounding, second.rounding, value)) {
    return true;
  }
  if (grounds_.allowsMask && isNearest(first.rounding) && isNearest(second.rounding) && isInsideEnclosure(left[0])) {
    grounds_.mask = true;
    return true;
  }
  return false;
}

bool Comparison::sameConverted(const Node& cast, TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  a = withoutLimit(cast, evaluation_.resolved(a));
  b = withoutLimit(cast, evaluation_.resolved(b));
  if (sameArguments({a}, {b})) {
    return true;
  }
  if (terms[a].index != kNone || terms[b].index != kNone) {
    return false;
  }
  const Op op = terms.node(a).op;
  if ((op != Op::max && op != Op::min) || terms.node(b).op != op || evaluation_.of(a).value.nan ||
      evaluation_.of(b).value.nan) {
    return false;
  }
  // Conversions never fall where values rise: one of a maximum is the maximum of two.
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  return sameConverted(cast, left[0], right[0]) && sameConverted(cast, left[1], right[1]);
}

// The value under limits by constants beyond which the conversion gives what it gives of the constant.
TermId Comparison::withoutLimit(const Node& cast, TermId term) {
  Terms& terms = evaluation_.terms();
  const Format& format = *cast.type.format;
  const auto converted = [&](const Value& value) {
    return numeric::tryRound(format, value, cast.rounding, cast.overflow);
  };
  for (;;) {
    if (terms[term].index != kNone || (terms.node(term).op != Op::max && terms.node(term).op != Op::min)) {
      return term;
    }
    const bool isMax = terms.node(term).op == Op::max;
    const std::vector<TermId> args = terms[term].args;
    TermId inner = kNone;
    for (const std::size_t k : {0U, 1U}) {
      const auto limit = onlyValue(evaluation_.of(args[k]).value);
      const AbstractValue& value = evaluation_.of(args[1 - k]).value;
      const auto end = isMax ? value.least() : value.most();
      if (!limit || !limit->isFinite() || value.nan || !end || (end->isInfinite() && !format.isInteger())) {
        continue;
      }
      const auto atLimit = converted(*limit);
      const auto atEnd = converted(*end);
      // Zeros have signs: what lies between two of them is not looked at.
      const bool isClear =
          atLimit && atEnd && identical(*atLimit, *atEnd) && (format.isInteger() || !atLimit->isZero());
      if (isClear) {
        inner = evaluation_.resolved(args[1 - k]);
      }
    }
    if (inner == kNone) {
      return term;
    }
    term = inner;
  }
}

// floor(v + 1/2) for a rounding of v to the nearest: they differ at ties, and by the rounding of the sum.
bool Comparison::isHalfAdded(TermId nearest, TermId floored) {
  Terms& terms = evaluation_.terms();
  const Node& outer = terms.node(floored);
  const TermId sum = evaluation_.resolved(terms[floored].args[0]);
  if (!grounds_.allowsMask || outer.rounding != Rounding::toMinus || !isNearest(terms.node(nearest).rounding) ||
      terms.node(nearest).overflow != outer.overflow || !outer.type.format->isInteger() || terms[sum].index != kNone ||
      terms.node(sum).op != Op::add) {
    return false;
  }
  const std::vector<TermId> parts = terms[sum].args;
  const auto half = onlyValue(evaluation_.of(parts[1]).value);
  return half && half->isFinite() && half->rational() * 2 == 1 && isInsideEnclosure(parts[0]) &&
         sameArguments({terms[nearest].args[0]}, {parts[0]});
}

// A value rounded to two integer formats that both hold the result.
bool Comparison::sameWholeNumber(TermId a, TermId b) {
  Terms& terms = evaluation_.terms();
  const Node& first = terms.node(a);
  const Node& second = terms.node(b);
  const std::vector<TermId> left = terms[a].args;
  const std::vector<TermId> right = terms[b].args;
  const AbstractValue value = evaluation_.of(left[0]).value;
  return first.type.format->isInteger() && second.type.format->isInteger() && first.rounding == second.rounding &&
         left.size() == 1 && !value.nan && neverOverflows(*first.type.format, value, first.rounding) &&
         neverOverflows(*second.type.format, value, first.rounding) && sameArguments(left, right);
}

// Codes of a value, and of the whole number that it was rounded to first, which no overflow changed.
bool Comparison::limitsLate(TermId once, TermId twice) {
  Terms& terms = evaluation_.terms();
  const Node& outer = terms.node(twice);
  const TermId inner = evaluation_.resolved(terms[twice].args[0]);
  if (!outer.type.format->isInteger() || outer.overflow != terms.node(once).overflow || terms[inner].index != kNone ||
      terms.node(inner).op != Op::cast || terms.node(inner).wordBits > 0 || terms[once].args.size() != 1 ||
      terms[twice].args.size() != 1 || terms[inner].args.size() != 1) {
    return false;
  }
  const Node& first = terms.node(inner);
  const Format& wide = *first.type.format;
  const AbstractValue value = evaluation_.of(terms[inner].args[0]).value;
  return wide.isInteger() && first.rounding == terms.node(once).rounding && !value.nan &&
         neverOverflows(wide, value, first.rounding) && sameArguments({terms[once].args[0]}, {terms[inner].args[0]});
}

// T(v) and T(T(v)): the second conversion finds numbers of T. What became an infinity it must treat as the one
// conversion treats what is too large.
bool Comparison::roundsAgain(TermId once, TermId twice) {
  Terms& terms = evaluation_.terms();
  const Node& outer = terms.node(twice);
  const TermId inner = evaluation_.resolved(terms[twice].args[0]);
  if (terms[inner].index != kNone || terms.node(inner).op != Op::cast || terms.node(inner).wordBits > 0 ||
      terms[once].args.size() != 1 || terms[twice].args.size() != 1 || terms[inner].args.size() != 1) {
    return false;
  }
  const Node& first = terms.node(inner);
  const Format& format = *outer.type.format;
  if (!(first.type == outer.type) || !format.isFloating() || first.rounding != terms.node(once).rounding ||
      outer.overflow != terms.node(once).overflow || evaluation_.of(terms[inner].args[0]).value.nan) {
    return false;
  }
  if (first.overflow != outer.overflow) {
    if (first.overflow != Overflow::inf || outer.overflow != Overflow::saturate) {
      return false;
    }
    for (const bool negative : {false, true}) {
      const Value beyond = negative ? Value(format.min.rational() * 4) : Value(format.max.rational() * 4);
      const auto direct = numeric::tryRound(format, beyond, first.rounding, outer.overflow);
      const auto again = numeric::tryRound(format, Value::infinity(negative), outer.rounding, outer.overflow);
      if (!direct || !again || !identical(*direct, *again)) {
        return false;
      }
    }
  }
  return sameArguments({terms[once].args[0]}, {terms[inner].args[0]});
}

// T(v) and T(X(v)): exact in X where v is normal there, and zero by either way below.
bool Comparison::roundTwice(TermId once, TermId twice) {
  Terms& terms = evaluation_.terms();
  const Node& outer = terms.node(twice);
  const TermId inner = evaluation_.resolved(terms[twice].args[0]);
  if (!sameRounding(terms.node(once), outer) || terms[inner].index != kNone || terms.node(inner).op != Op::cast ||
      terms.node(inner).wordBits > 0 || terms[once].args.size() != 1 || terms[twice].args.size() != 1) {
    return false;
  }
  const Format& narrow = *outer.type.format;
  const Format& middle = *terms.node(inner).type.format;
  const Known known = evaluation_.of(terms[inner].args[0]);
  if (!middle.isFloating() || !narrow.isFloating() || known.value.nan || known.value.mayBeInfinite() ||
      !narrow.hasZero || !(isNearest(outer.rounding) || outer.rounding == Rounding::toZero)) {
    return false;
  }
  const auto most = known.value.highBound();
  const auto least = known.value.lowBound();
  const bool zeroSigns = !known.value.negativeZero || middle.hasNegativeZero;
  return most && least && known.bits <= middle.significandBits && *most <= middle.max.rational() &&
         *least >= middle.min.rational() && zeroSigns && (middle.isSigned || !known.value.mayBeNegative()) &&
         middle.smallestNormal.rational() * 4 <= narrow.smallest.rational() &&
         sameArguments({terms[once].args[0]}, {terms[inner].args[0]});
}

} // namespace qkc::prove
