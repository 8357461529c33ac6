#pragma once
// The GPU's form of a checker's steps (qkc/wide.h): a Run does several steps at each place of a row's outer index
// variables, eight columns at a time. It stands beside the plain form, which is the one for a CPU and for steps that
// have no rows of neighbouring words.

#include "compiler/emit/frame.h"
#include "compiler/emit/row_reads.h"

#include <string>
#include <vector>

namespace qkc::emit {

// A step of the checker, in its plain form.
struct CheckStep {
  enum class Kind { compute, judge, other };
  Kind kind = Kind::other;
  Kept kept;                                     // compute
  contract::QuantityId output = contract::kNone; // judge
  std::string plain;                             // the lines that run it
};

struct WideSteps {
  std::string structs; // Run_0, ... and the functions that read from them
  std::string calls;   // lines that run all steps in their order
};

// `counts` are the template arguments "arms, groups" of a Tally.
WideSteps wideSteps(const Input& input, const std::vector<CheckStep>& steps, const std::string& counts);

} // namespace qkc::emit
