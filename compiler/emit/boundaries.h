#pragma once
// Where the codes of a contract change: which casts to few-bit formats an input's elements reach, and in which unit.
// Cases put elements on these boundaries and beside them.

#include "compiler/contract/contract.h"

#include <optional>
#include <utility>
#include <vector>

namespace qkc::emit {

struct Boundary {
  contract::QuantityId input = contract::kNone;
  const numeric::Format* format = nullptr; // of the cast
  // The element is divided by something that follows from the largest element of its block, so that this one becomes
  // the format's largest value, or as many steps as `steps` says.
  bool normalised = false;
  std::optional<numeric::Rational> steps;                    // what a reduction over the block is divided by
  std::vector<std::pair<contract::QuantityId, bool>> scales; // other inputs it is divided by (true) or multiplied with
  // Of a scale that follows from the block's range, (max - min) / range: the range in steps; 0: none does.
  std::int64_t range = 0;
  contract::QuantityId table =
      contract::kNone;                      // of a bucket: codes change at its numbers, not between those of `format`
  contract::NodeId width = contract::kNone; // extent of the block along the input's last axis; kNone: the whole axis
};

std::vector<Boundary> boundariesOf(const contract::Contract& contract);

// Float inputs that are factors of the terms of a sum that is an enclosure and runs along their last axis. Cases give
// them rows on which narrow accumulators show.
std::vector<contract::QuantityId> factorsOf(const contract::Contract& contract);

// Float inputs of which a reduction takes the elements along another axis than the last one, through lets too. Cases
// give them lines along that axis on which one element stands out.
std::vector<contract::QuantityId> crossedInputs(const contract::Contract& contract);

} // namespace qkc::emit
