// Reductions over terms in their order.

#include "compiler/semantics/evaluate.h"
#include "compiler/semantics/operations.h"

namespace qkc::semantics {

using contract::NanRule;
using contract::Node;
using contract::Reduction;
using contract::Tie;
using numeric::Value;

namespace {

struct Term {
  Value value;
  std::int64_t place = 0; // value of the (only) bound index, for argmax and argmin
};

Value truth(bool holds) {
  return Value(static_cast<std::int64_t>(holds ? 1 : 0));
}

// Sums start from +0 and products from 1; every step rounds as the type says.
Entry accumulate(const Node& node, const std::vector<Term>& terms) {
  const bool isSum = node.reduction == Reduction::sum;
  Entry total = isSum ? Value() : Value(std::int64_t{1});
  for (const Term& term : terms) {
    total = rounded(node.type, node.wraps, isSum ? add(*total, term.value) : mul(*total, term.value));
    if (!total) {
      return std::nullopt;
    }
  }
  return total;
}

Value extremum(const Node& node, const std::vector<Term>& terms) {
  const bool isMax = node.reduction == Reduction::max;
  const bool drops = node.nanRule == NanRule::drops;
  Value best = terms.front().value;
  for (const Term& term : terms) {
    if (drops) {
      best = isMax ? maximumNumber(best, term.value) : minimumNumber(best, term.value);
    } else {
      best = isMax ? maximum(best, term.value) : minimum(best, term.value);
    }
  }
  return best;
}

// Terms that are NaN never win; where all are, there is no place.
Entry placeOfExtremum(const Node& node, const std::vector<Term>& terms) {
  const bool isMax = node.reduction == Reduction::argmax;
  const Term* best = nullptr;
  for (const Term& term : terms) {
    if (term.value.isNan()) {
      continue;
    }
    const auto order = best == nullptr ? std::partial_ordering::unordered : compare(term.value, best->value);
    const bool isBetter = isMax ? order > 0 : order < 0;
    if (best == nullptr || isBetter || (order == 0 && node.tie == Tie::last)) {
      best = &term;
    }
  }
  return best == nullptr ? Entry() : Entry(Value(best->place));
}

Value quantified(const Node& node, const std::vector<Term>& terms) {
  const bool isAny = node.reduction == Reduction::any;
  bool result = !isAny;
  for (const Term& term : terms) {
    const bool holds = !term.value.isZero();
    result = isAny ? result || holds : result && holds;
  }
  return truth(result);
}

} // namespace

Entry Evaluator::fold(const Node& node, std::span<const Entry> entries, std::size_t count,
                      const std::vector<std::int64_t>& places) {
  const std::size_t stride = node.hasWhere ? 2 : 1;
  std::vector<Term> terms;
  for (std::size_t i = 0; i < count; ++i) {
    if (node.hasWhere && entries[2 * i] && entries[2 * i]->isZero()) {
      continue;
    }
    const Entry& body = entries[stride * i + stride - 1];
    if (!body) {
      return std::nullopt;
    }
    terms.push_back({.value = *body, .place = places[i]});
  }
  if (terms.empty() && node.hasEmpty) {
    return entries[stride * count];
  }
  switch (node.reduction) {
  case Reduction::sum:
  case Reduction::product:
    return accumulate(node, terms);
  case Reduction::any:
  case Reduction::all:
    return quantified(node, terms);
  default:
    break;
  }
  if (terms.empty()) {
    problem_ = "a reduction without terms and without `empty`";
    return std::nullopt;
  }
  const bool wantsPlace = node.reduction == Reduction::argmax || node.reduction == Reduction::argmin;
  return wantsPlace ? placeOfExtremum(node, terms) : Entry(extremum(node, terms));
}

} // namespace qkc::semantics
