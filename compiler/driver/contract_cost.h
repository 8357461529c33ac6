#pragma once
// What a contract costs whoever computes it: the operations that its sums of products name.

#include "compiler/contract/contract.h"
#include "runtime/cases/manifest.h"

#include <optional>

namespace qkc::driver {

// The instruction that takes the factors: products of small integers are exact in i32, f32 factors need fused
// multiply-adds.
enum class FactorKind { fma32, half, fp8, int8 };

struct Operations {
  double count = 0;                    // a multiplication and an addition for each product of a sum
  FactorKind kind = FactorKind::fma32; // of the sum with the most of them
};

// Sums count where what they add is a product of two values that both depend on inputs, scaled by anything; arms and
// paths of a choice by the costliest. A condition on the index does not make a sum shorter here. None where an extent
// is not known from `dims`.
std::optional<Operations> operationsOf(const contract::Contract& contract, const cases::Extents& dims);

} // namespace qkc::driver
