#pragma once
// One judged element in words: what its arm reads, what it may hold and why, what came back.

#include "compiler/semantics/judge.h"

#include <string>
#include <vector>

namespace qkc::semantics {

struct Explanation {
  std::string element;                 // "q[0, 3]"
  std::string clause;                  // of the judging arm; empty for untouched elements
  std::string returned;                // "13"
  std::vector<std::string> values;     // "s[0] = 0x3f800000 (1), returned", "y[0, 3] = div: ...; inv: ..."
  std::vector<std::string> admissible; // "12 by div, inv"
  std::vector<std::string> reasons;    // "12.5 is a tie: half_even gives 12, returned 13"

  std::string text() const; // several lines
};

// Throws EvaluationError where a value that the arm reads is beyond the evaluator.
Explanation explain(Judge& judge, const JudgedElement& element);

// Why no joint path of some choices is left: one line for each path, with an element that excludes it.
std::vector<std::string> explain(const Judge& judge, const Conflict& conflict);

} // namespace qkc::semantics
