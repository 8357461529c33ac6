#pragma once
// Numbers that are known at instantiation: literals, attributes of formats, consts. They are evaluated in the reals.

#include "compiler/contract/state.h"

#include <optional>

namespace qkc::contract {

// The number of a constant expression. None after a diagnostic, or silently where a part was reported already.
std::optional<numeric::Rational> evaluate(State& state, const syntax::Expr& expr);

// The same, where it must be an integer of 64 bits.
std::optional<std::int64_t> evaluateInteger(State& state, const syntax::Expr& expr);

// `elem.max`: none where the base is no format or has no such attribute, after a diagnostic.
std::optional<numeric::Rational> attributeOf(State& state, const syntax::Expr& expr, const syntax::Member& member);

// Adds the constant to the contract: its number rounded once to its format, ties to even. kNone after a diagnostic.
QuantityId addConstant(State& state, const syntax::Const& declaration);

// The constant of a file or library, added to the contract where it is first used.
QuantityId globalConstant(State& state, const syntax::Const& declaration);

// The table of a file or library, added to the contract where it is first read: its numbers rounded once each to its
// format. kNone after a diagnostic.
QuantityId globalTable(State& state, const syntax::Table& declaration);

// The number rounded once to the format, ties to even; none after a diagnostic where it overflows.
std::optional<numeric::Value> roundOnce(State& state, const numeric::Format& format, const numeric::Rational& number,
                                        Span span);

} // namespace qkc::contract
