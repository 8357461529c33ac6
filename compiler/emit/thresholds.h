#pragma once
// Where a contract compares: which input's elements decide a comparison, and the value at which it changes. Cases put
// elements there and one step beside, so that a kernel that takes > for >= shows.

#include "compiler/contract/contract.h"

#include <utility>
#include <vector>

namespace qkc::emit {

// A comparison that changes where `input` (an element, or its block's largest or smallest) is `value` times the
// factors. Products and quotients alone; no sums.
struct Threshold {
  contract::QuantityId input = contract::kNone; // a tensor, or a parameter
  numeric::Rational value;                      // not 0
  std::vector<std::pair<contract::QuantityId, bool>>
      factors;              // tensors and parameters, held at one value; true: divides
  bool ofMagnitude = false; // |input| is compared
  enum class Block { element, largest, smallest };
  Block block = Block::element;
  contract::NodeId width = contract::kNone; // extent of the block along the input's last axis; kNone: the whole axis
};

// Each comparison of the contract with an exact threshold that is not 0, and each limit (max, min) by a tensor or a
// parameter; equal ones once, in the order of the text.
std::vector<Threshold> thresholdsOf(const contract::Contract& contract);

} // namespace qkc::emit
