#pragma once
// Layouts and structs of tensors, resolved for one tensor: each is checked to be a bijection.

#include "compiler/contract/digits.h"

namespace qkc::contract {

// The layout that `stored NAME` gives a tensor, whose type and shape are known; sets quantity.layout, but for a layout
// that leaves each element in a word of its own in row-major order. False after a diagnostic.
bool resolveStored(State& state, const syntax::Property& property, Quantity& quantity);

struct ResolvedField {
  std::string name;
  const numeric::Format* format = nullptr;
  std::vector<NodeId> shape; // of the struct's tensor, then of the field
  Layout layout;
  Span span;
};

// The fields of a tensor of structs with the given shape; none after a diagnostic.
std::optional<std::vector<ResolvedField>> resolveStruct(State& state, const syntax::Struct& structure,
                                                        const std::vector<NodeId>& shape);
// Its size; none after a diagnostic.
std::optional<std::int64_t> bytesOf(State& state, const syntax::Struct& structure);

} // namespace qkc::contract
