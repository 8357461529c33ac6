#pragma once
// What the flow analysis found to be left unsaid, before it becomes a diagnostic.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"
#include "compiler/semantics/abstract_value.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::semantics {

struct Issue {
  enum class Kind {
    nanAtCast,      // `node` is a cast without `nan v` into a format without NaN
    nanAtOutput,    // `output` may be NaN and does not say `nans`
    nanAtReduction, // `node` is a max, min, argmax or argmin without a NaN rule
    noFit,          // `node` is a cast that says `never`, or integer arithmetic, that may not fit
    empty,          // `node` is a reduction without `empty` that may have no terms
    zeroSigns,      // `output` may be -0 and +0 and does not say `zeros`
    outsideGuard,   // `node` reads a let where its guard may not hold
  };
  Kind kind = Kind::nanAtCast;
  contract::NodeId node = contract::kNone;   // of nanAtOutput, zeroSigns: the arm's value
  contract::NodeId origin = contract::kNone; // where the NaN is made
  contract::QuantityId output = contract::kNone;
  std::vector<std::pair<contract::NodeId, AbstractValue>> known; // values that the reason rests on
  std::vector<std::pair<contract::ChoiceId, std::size_t>> paths; // that were taken on the way to it

  // Issues of one place are reported once.
  std::strong_ordering compare(const Issue& other) const {
    return std::tie(kind, node, origin, output) <=> std::tie(other.kind, other.node, other.origin, other.output);
  }
};

// Reports each place once, with the paths that lead there where there are several, and with an input that shows it, or
// with what is known where none was found.
void reportIssues(const contract::Contract& contract, const std::vector<Issue>& issues, diag::Sink& sink);

} // namespace qkc::semantics
