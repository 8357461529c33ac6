#pragma once
// Tensor cores by the published model of their fused steps, in integers: an oracle of its own, which shares nothing
// with the evaluator's tests or the rules that it is held against.

#include "compiler/contract/freedoms.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace qkc::lawful {

// Whether the exponent of a product is taken before its significand is normalised, so that it may be one too small for
// a significand in [2, 4): asked for each such product.
using LateCarry = std::function<bool()>;

// The products in steps of `core.step`, from a running sum of 0. A step aligns its products and the running sum to the
// largest exponent among them, cuts each towards zero `core.keep` bits below that, adds the rest exactly, and cuts (or
// rounds) the sum to `core.result` bits below its leading one, but not below the smallest number of 8 exponent bits.
// Products are exact: at most 53 significant bits.
//
// A core with groups adds the products of each exactly, and takes the exponent of the group's scale for that of its
// sum.
struct Product {
  double value = 0;
  double scale = 0; // of its group, positive; not read where the core has no groups
};
double fusedSteps(const std::vector<Product>& products, const contract::TensorCore& core, const LateCarry& lateCarry);

} // namespace qkc::lawful
