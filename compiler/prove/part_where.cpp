// What a condition says of the terms that it compares.

#include "compiler/prove/evaluation.h"
#include "compiler/semantics/abstract_operations.h"

namespace qkc::prove {

using contract::kNone;
using contract::Op;
using semantics::AbstractValue;
using semantics::Terms;

namespace {

void impose(Part& part, TermId on, const AbstractValue& value) {
  const auto [place, isNew] = part.try_emplace(on, value);
  if (!isNew) {
    place->second = meet(place->second, value);
  }
}

void imposeAll(Part& part, const Part& facts) {
  for (const auto& [term, value] : facts) {
    impose(part, term, value);
  }
}

// The branch of a selection that alone can have the value, with what follows from its condition; kNone: either can.
TermId branchWith(Evaluation& evaluation, Part& part, TermId selection, const AbstractValue& value) {
  const std::vector<TermId> args = evaluation.terms()[selection].args;
  for (const bool holds : {true, false}) {
    if (!meet(evaluation.of(args[holds ? 1 : 2]).value, value).isEmpty()) {
      continue;
    }
    if (const auto facts = partWhere(evaluation, args[0], !holds)) {
      imposeAll(part, *facts);
    }
    return args[holds ? 2 : 1];
  }
  return kNone;
}

// Of a term, of what it stands for (a let's reduction, a branch), and of what its magnitude is of.
void imposeThrough(Evaluation& evaluation, Part& part, TermId term, AbstractValue value) {
  Terms& terms = evaluation.terms();
  for (;;) {
    impose(part, term, value);
    const bool isSelection = terms[term].index == kNone && terms.node(term).op == Op::select;
    TermId inner = evaluation.resolved(term);
    if (inner == term && isSelection) {
      inner = branchWith(evaluation, part, term, value);
    }
    if (inner == kNone) {
      return;
    }
    if (inner != term) {
      term = inner;
    } else if (terms[term].index == kNone && terms.node(term).op == Op::abs) {
      term = terms[term].args[0];
      value = join(value, negated(value));
    } else {
      return;
    }
  }
}

// Both conditions hold, or neither does.
std::optional<Part> partWhereBoth(Evaluation& evaluation, const std::vector<TermId>& conditions, bool holds) {
  Part part = evaluation.part();
  for (const TermId condition : conditions) {
    const auto facts = partWhere(evaluation, condition, holds);
    if (!facts) {
      return std::nullopt;
    }
    imposeAll(part, *facts);
  }
  return part;
}

} // namespace

std::optional<Part> partWhere(Evaluation& evaluation, TermId condition, bool holds) {
  Part part = evaluation.part();
  Terms& terms = evaluation.terms();
  const TermId resolved = evaluation.resolved(condition);
  if (terms[resolved].index != kNone) {
    return part;
  }
  const AbstractValue now = evaluation.of(resolved).value;
  if (!now.isEmpty() && !(holds ? now.mayBeTrue() : now.mayBeFalse())) {
    return std::nullopt;
  }
  const Op op = terms.node(resolved).op;
  const std::vector<TermId> args = terms[resolved].args;
  if (op == Op::logicalNot) {
    return partWhere(evaluation, args[0], !holds);
  }
  if ((op == Op::logicalAnd && holds) || (op == Op::logicalOr && !holds)) {
    return partWhereBoth(evaluation, args, holds);
  }
  if (op == Op::logicalAnd || op == Op::logicalOr) {
    // One of the two decides; where one of them can't, the other does.
    for (const std::size_t k : {0U, 1U}) {
      const AbstractValue other = evaluation.of(args[1 - k]).value;
      if (!other.isEmpty() && !(holds ? other.mayBeTrue() : other.mayBeFalse())) {
        return partWhere(evaluation, args[k], holds);
      }
    }
    return part;
  }
  // The same comparison elsewhere comes out the same.
  impose(part, resolved, AbstractValue::truth(!holds, holds));
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
    imposeThrough(evaluation, part, term, left);
  }
  return part;
}

} // namespace qkc::prove
