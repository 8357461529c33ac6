#pragma once
// Fields of tensors of structs, as texts name them: x[b].qs[e].

#include "compiler/contract/state.h"

namespace qkc::contract {

// The quantity behind a field; kNone after a diagnostic.
QuantityId fieldNamed(State& state, std::int32_t record, const syntax::Ident& field);

// Says that a struct is no value, and which fields it has.
void structAsValue(State& state, std::int32_t record, Span span);

} // namespace qkc::contract
