#pragma once
// How tight the bounds of a contract are: errors of lawful kernels, and of sums in the next lower precisions, as shares
// of the bound on rows that are built to show them.

#include "compiler/driver/front_end.h"
#include "compiler/lawful/kernel.h"
#include "runtime/cases/manifest.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qkc::driver {

// One kind of kernel on the rows of one length, over the elements of one clause.
struct BoundsRow {
  lawful::Lower lower = lawful::Lower::none;
  std::int64_t terms = 0;         // the extent that the sums run over; 0: no sum runs over an extent of the contract
  double largest = 0;             // error over bound where that is not 0, before the output's own rounding
  double least = 0;               // the same of that draw of the rows which shows the least
  std::int64_t exact = 0;         // elements with a bound of 0, of all draws,
  std::int64_t offExact = 0;      // of which so many err,
  std::int64_t leastOffExact = 0; // and so many of that draw which shows the least
  std::int64_t judged = 0;        // elements
  std::int64_t rejected = 0;      // after the output's own rounding
  std::string witness;            // the first rejected element
  int doublings = 0; // where none is rejected: of an error beyond its bound until it shows in the output's format

  bool isOutside() const { return largest > 1 || offExact != 0; }
};

struct BoundsOfClause {
  std::string clause;
  std::string output;
  std::string format;
  std::vector<BoundsRow> rows;
};

// Clauses that judge enclosures without choices; none where the contract has no such clause. `terms`: the lengths of
// sums to try. Throws semantics::EvaluationError for what has no rule.
std::vector<BoundsOfClause> boundsOf(const contract::Contract& contract, const cases::Manifest& manifest,
                                     const std::vector<std::int64_t>& terms);

// "f16, 32 lanes".
std::string_view nameOf(lawful::Lower lower);

} // namespace qkc::driver
