#pragma once
// Named accumulators and tensor-core profiles: data of the libraries, resolved at their use.

#include "compiler/contract/state.h"

#include <optional>

namespace qkc::contract {

// The accumulator that `in NAME(args)` names; none after a diagnostic.
std::optional<Accumulator> accumulatorOf(State& state, const syntax::Ident& name, const std::vector<syntax::Expr>& args,
                                         Span span);

} // namespace qkc::contract
