// What relations say of a value on a part.

#include "compiler/numeric/rounding.h"
#include "compiler/prove/evaluation.h"
#include "compiler/semantics/abstract_operations.h"

#include <algorithm>

namespace qkc::prove {

using contract::Op;
using contract::Type;
using numeric::Rational;
using numeric::Value;
using semantics::AbstractValue;

// Whether what it says is known, and its conditions hold on all of the part.
bool Evaluation::applies(const Relation& relation) {
  return !open_.contains(relation.reduction) && std::ranges::all_of(relation.conditions, [&](TermId condition) {
    if (open_.contains(condition)) {
      return false;
    }
    const AbstractValue holds = of(condition).value;
    return holds.mayBeTrue() && !holds.mayBeFalse() && !holds.nan;
  });
}

void Evaluation::relate(TermId term, Known& known) {
  for (const Relation& relation : relations_) {
    if (relation.term != term) {
      continue;
    }
    if (relation.kind == Relation::Kind::same) {
      if (const auto fact = part_.find(relation.reduction); fact != part_.end()) {
        known.value = meet(known.value, fact->second);
      }
      continue;
    }
    if (!applies(relation)) {
      continue;
    }
    AbstractValue bound = of(relation.reduction).value;
    bound.nan = false;
    if (bound.isEmpty()) {
      continue;
    }
    const bool wasNan = known.value.nan;
    const auto cut = [&](Op op, const AbstractValue& by, bool isLeft) {
      known.value = restricted(known.value, op, by, true, isLeft);
      known.value.nan = wasNan;
    };
    switch (relation.kind) {
    case Relation::Kind::same:
      continue;
    case Relation::Kind::atLeast:
      cut(Op::lessEqual, bound, false);
      continue;
    case Relation::Kind::atMost:
      cut(Op::lessEqual, bound, true);
      continue;
    case Relation::Kind::squareAtMost: {
      // Every term is a rounded square, and rounded sums of what is not negative never fall: the square stays below
      // the sum but for two roundings and half the smallest number.
      const auto high = bound.highBound();
      const Type& type = terms_.node(relation.reduction).type;
      if (!high || bound.mayBeInfinite() || type.kind != Type::Kind::format) {
        continue;
      }
      static const numeric::Format& wide = *numeric::findFormat("f64");
      const Rational slack =
          *high * (1 + numeric::powerOfTwo(3 - type.format->significandBits)) + type.format->smallest.rational();
      const auto root = tryRoundSqrt(wide, Value(slack), numeric::Rounding::toPlus, numeric::Overflow::never);
      if (!root) {
        continue;
      }
      bound = AbstractValue::constant(*root);
      break;
    }
    case Relation::Kind::magnitudeAtMost:
      bound = magnitude(bound);
      break;
    }
    cut(Op::lessEqual, bound, true);
    cut(Op::lessEqual, negated(bound), false);
  }
}

} // namespace qkc::prove
