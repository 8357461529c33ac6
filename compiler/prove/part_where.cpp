// What a condition says of the terms that it compares.

#include "compiler/prove/evaluation.h"
#include "compiler/semantics/abstract_operations.h"

namespace qkc::prove {

using contract::kNone;
using contract::Op;
using semantics::AbstractValue;
using semantics::Terms;

std::optional<Part> partWhere(Evaluation& evaluation, TermId condition, bool holds) {
  Part part = evaluation.part();
  Terms& terms = evaluation.terms();
  const TermId resolved = evaluation.resolved(condition);
  if (terms[resolved].index != kNone) {
    return part;
  }
  const Op op = terms.node(resolved).op;
  const std::vector<TermId> args = terms[resolved].args;
  if (op == Op::logicalNot) {
    return partWhere(evaluation, args[0], !holds);
  }
  if ((op == Op::logicalAnd && holds) || (op == Op::logicalOr && !holds)) {
    const auto first = partWhere(evaluation, args[0], holds);
    const auto second = first ? partWhere(evaluation, args[1], holds) : std::nullopt;
    if (!second) {
      return std::nullopt;
    }
    for (const auto& [term, value] : *first) {
      const auto [place, isNew] = part.try_emplace(term, value);
      place->second = isNew ? value : meet(place->second, value);
    }
    for (const auto& [term, value] : *second) {
      const auto [place, isNew] = part.try_emplace(term, value);
      place->second = isNew ? value : meet(place->second, value);
    }
    return part;
  }
  if (op != Op::equal && op != Op::notEqual && op != Op::less && op != Op::lessEqual) {
    return part;
  }
  for (const bool isLeft : {true, false}) {
    const TermId term = args[isLeft ? 0 : 1];
    const AbstractValue left =
        restricted(evaluation.of(term).value, op, evaluation.of(args[isLeft ? 1 : 0]).value, holds, isLeft);
    if (left.isEmpty()) {
      return std::nullopt;
    }
    const auto impose = [&](TermId on, const AbstractValue& value) {
      const auto [place, isNew] = part.try_emplace(on, value);
      if (!isNew) {
        place->second = meet(place->second, value);
      }
    };
    impose(term, left);
    for (TermId inner = term; terms[inner].index == kNone && terms.node(inner).op == Op::abs;) {
      inner = terms[inner].args[0];
      impose(inner, join(left, negated(left)));
    }
  }
  return part;
}

} // namespace qkc::prove
