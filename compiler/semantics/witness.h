#pragma once
// Inputs that show an issue: random trials through the evaluator on small extents, then made simpler.

#include "compiler/semantics/evaluate.h"
#include "compiler/semantics/flow_issue.h"

#include <optional>
#include <string>
#include <vector>

namespace qkc::semantics {

struct Witness {
  Call call;              // inputs and what the reference returns for them
  std::vector<int> paths; // of the choices
  Bindings bindings;      // index values at the shown node
  contract::NodeId shown = contract::kNone;
};

// One for each issue where one was found.
std::vector<std::optional<Witness>> findWitnesses(const contract::Contract& contract, const std::vector<Issue>& issues);

// "for x[0, 0] = 0x0280 (2^-122), x[0, 1] = 0: s[0] = 0x00102041, 1 / s[0] = inf, x[0, 1] * (1 / s[0]) = nan"
std::string describe(const contract::Contract& contract, const Witness& witness);

} // namespace qkc::semantics
