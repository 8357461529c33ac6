#pragma once
// One call as the evaluator sees it: extents, inputs and returned outputs, all as codes.

#include "compiler/contract/contract.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qkc::semantics {

// Codes in row-major order over the logical extents (layouts are unpacked before). A scalar has no extents and one
// code.
struct Tensor {
  std::vector<std::int64_t> extents;
  std::vector<std::uint64_t> codes;

  Tensor() = default;
  explicit Tensor(std::vector<std::int64_t> shape); // all codes 0

  // None where the position lies outside.
  std::optional<std::size_t> offset(std::span<const std::int64_t> position) const;
};

// The coordinates of the offset-th element.
std::vector<std::int64_t> positionOf(std::span<const std::int64_t> extents, std::size_t offset);

struct Call {
  std::vector<std::int64_t> dims; // by DimId; those of derived dims are computed by completeDims
  std::vector<Tensor> given;      // by QuantityId: inputs, parameters, inouts before the call
  std::vector<Tensor> returned;   // by QuantityId: outputs, inouts after the call
  std::int64_t strayWords = 0;    // of outputs: words in which a bit that must be 0, as no element owns it, is 1
};

// Fills in the derived dims. Throws EvaluationError where one has no value.
void completeDims(const contract::Contract& contract, std::vector<std::int64_t>& dims);

// The shape of a tensor under the dims; empty for scalars. Throws EvaluationError where an extent has no value.
std::vector<std::int64_t> extentsOf(const contract::Contract& contract, const std::vector<std::int64_t>& dims,
                                    contract::QuantityId quantity);

// A call of these dims with every tensor given (codes 0) and returned (codes 0) in its right shape. Parameters that
// have a value hold it.
Call emptyCall(const contract::Contract& contract, std::vector<std::int64_t> dims);

// What makes the call unusable, for people; none where it fits the contract: dims that break their declaration, tensors
// of a wrong shape, codes wider than their format, inputs outside their domain. `requires` and `assumes` are checked by
// the caller through Evaluator.
std::optional<std::string> findMisfit(const contract::Contract& contract, const Call& call);

} // namespace qkc::semantics
