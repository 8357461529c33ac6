#pragma once
// How the inputs of a comparison are divided into parts.

#include "compiler/prove/evaluation.h"

#include <string>
#include <vector>

namespace qkc::prove {

// An input's element, or a reduction: what a part can say something of.
struct Divisible {
  TermId term = contract::kNone;
  const numeric::Format* format = nullptr; // of its values; null: real numbers
  // Divided in this order: values in between that may be zero, into zero and the others; scalars and extrema; sums;
  // elements of tensors.
  enum class Kind { step, bound, sum, element };
  Kind kind = Kind::bound;
  bool isAside = false; // not read where the two definitions differ: divided only when nothing else is left
  std::string text;
};

// Of what the roots read, each once: reductions are not looked into, nor the guards of definitions if not `withGuards`.
std::vector<Divisible> divisibleTerms(Evaluation& evaluation, const std::vector<TermId>& roots, bool withGuards = true);

// Of what the roots read, also inside reductions: conversions to few bits that are zero on a part of the inputs.
std::vector<Divisible> stepsTo(Evaluation& evaluation, const std::vector<TermId>& roots);

// Comparisons among the terms that may hold and may not, each once; `relations` takes those that say the same.
std::vector<Divisible> openConditions(Evaluation& evaluation, const std::vector<TermId>& among,
                                      std::vector<Relation>& relations);

// What reductions among the terms, and elements at the place of an extremum, say of others.
std::vector<Relation> relationsAmong(Evaluation& evaluation, const std::vector<TermId>& among);

struct Pieces {
  std::size_t which = 0;
  std::vector<semantics::AbstractValue> values; // together what it was before
};
// Halves the widest of them, or divides it into single values where it has no more than `few` of them; none where all
// are single values.
std::optional<Pieces> divide(Evaluation& evaluation, const std::vector<Divisible>& divisible, std::int64_t few);

} // namespace qkc::prove
