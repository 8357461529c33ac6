#pragma once
// Tensors with a layout, as bytes: read and written straight from the definition of the layout, bit by bit.

#include "compiler/semantics/call.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qkc::semantics {

// The size of the buffer that holds a tensor, or all fields of a tensor of structs. Throws EvaluationError where an
// extent has no value.
std::size_t bufferBytes(const contract::Contract& contract, const std::vector<std::int64_t>& dims,
                        contract::QuantityId tensor);

// The codes of a tensor with or without a layout. Throws EvaluationError for a buffer of another size.
Tensor unpack(const contract::Contract& contract, const std::vector<std::int64_t>& dims, contract::QuantityId tensor,
              std::span<const std::byte> buffer);

// The words of an output's buffer with a bit that no element owns and that is 1. Throws as above.
std::int64_t strayWords(const contract::Contract& contract, const std::vector<std::int64_t>& dims,
                        contract::QuantityId tensor, std::span<const std::byte> buffer);

// Writes the codes; bits of other fields, and bits that no element owns, stay as they are.
void pack(const contract::Contract& contract, const std::vector<std::int64_t>& dims, contract::QuantityId tensor,
          const Tensor& content, std::span<std::byte> buffer);

} // namespace qkc::semantics
