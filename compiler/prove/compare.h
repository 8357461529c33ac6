#pragma once
// Whether two terms have one value on a part of the inputs: the same to the bit, the signs of zeros included.

#include "compiler/prove/evaluation.h"

#include <optional>
#include <set>

namespace qkc::prove {

// What a comparison had to rest on, beyond values.
struct Grounds {
  bool allowsMask = false;
  // Two roundings to the nearest that differ at ties alone, of a value that lies strictly inside its enclosure: either
  // neighbour of a tie is admissible.
  bool mask = false; // it did
};

class Comparison {
public:
  // `eitherZero`: the signs of zeros do not count in what is compared, though they do in what it is computed from.
  Comparison(Evaluation& evaluation, Grounds& grounds, bool eitherZero, int depth = 0)
      : evaluation_(evaluation), grounds_(grounds), eitherZero_(eitherZero), depth_(depth) {}

  bool same(TermId a, TermId b);

private:
  bool compare(TermId a, TermId b);
  bool sameElement(TermId a, TermId b);
  bool sameUnstripped(TermId a, TermId b, const std::pair<TermId, TermId>& stripped);
  bool sameArguments(const std::vector<TermId>& a, const std::vector<TermId>& b);
  bool sameOperation(TermId a, TermId b);
  bool sameReduction(TermId a, TermId b);
  bool sameBranches(TermId a, TermId b);
  // The same comparison, but for whether the signs of zeros count.
  Comparison withZeros(bool eitherZero) const;
  bool sameCast(TermId a, TermId b);
  bool sameSelect(TermId select, TermId other);
  bool isHalfAdded(TermId nearest, TermId floored);
  bool roundsAgain(TermId once, TermId twice);
  bool roundTwice(TermId once, TermId twice);
  bool sameWholeNumber(TermId a, TermId b);
  bool limitsLate(TermId once, TermId twice);
  // Whether one conversion makes one code of both, though they may differ by limits that it hides.
  bool sameConverted(const contract::Node& cast, TermId a, TermId b);
  TermId withoutLimit(const contract::Node& cast, TermId term);
  // Without conversions that change nothing on the part.
  TermId stripped(TermId term);
  TermId decidedExtremum(TermId term);
  bool isInsideEnclosure(TermId term);

  Evaluation& evaluation_;
  Grounds& grounds_;
  bool eitherZero_;
  int depth_;                                  // conditions that were assumed on the way here
  std::set<std::pair<TermId, TermId>> paired_; // variables of two reductions that stand for one value
  std::map<std::pair<TermId, TermId>, bool> known_;
};

// Whether two operations are one but for their arguments and roundings; whether they round alike.
bool sameShape(const contract::Node& a, const contract::Node& b);
bool sameRounding(const contract::Node& a, const contract::Node& b);
// Whether two terms are alike but for the variables that reductions bind, and those that stand for one value already.
bool alike(semantics::Terms& terms, TermId a, TermId b, const std::set<std::pair<TermId, TermId>>& paired = {});
// The smallest terms that hold what two terms differ in, in pairs; none where they are alike.
void addDifferences(semantics::Terms& terms, TermId a, TermId b, std::vector<TermId>& to);
using Renaming = std::map<TermId, TermId>; // of variables; kNone: by what is no term
// By what the variables that `reduction` binds are replaced so that `pattern` becomes `term`; none where it doesn't.
std::optional<Renaming> matches(semantics::Terms& terms, TermId reduction, TermId pattern, TermId term);
// A term below `reduction` with its variables replaced; kNone where one of them is not, where a variable would be taken
// for that of a reduction in it, or where a choice would be another one.
TermId replaced(semantics::Terms& terms, TermId reduction, TermId term, const Renaming& variables);
// Whether one of the variables stands in the term.
bool holdsAny(const semantics::Terms& terms, TermId term, const std::set<TermId>& variables);

} // namespace qkc::prove
