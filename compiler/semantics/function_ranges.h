#pragma once
// Where the results of elementary functions lie. Loose: an approximate function may leave its ideal range by its error.

#include "compiler/semantics/abstract_operations.h"

namespace qkc::semantics {

RoundedValue rangeOfFunction(const contract::Node& node, const contract::Accuracy* accuracy,
                             std::span<const AbstractValue> arguments);

} // namespace qkc::semantics
