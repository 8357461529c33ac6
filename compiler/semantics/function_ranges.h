#pragma once
// Where the results of elementary functions lie. Loose: an approximate function may leave its ideal range by its error.

#include "compiler/semantics/abstract_operations.h"

namespace qkc::semantics {

// `isEnclosure`: the argument is known as an enclosure alone; relative errors of the result are then of its largest
// magnitude.
RoundedValue rangeOfFunction(const contract::Node& node, const contract::Accuracy* accuracy,
                             std::span<const AbstractValue> arguments, bool isEnclosure);

// What `div within ..` and `sqrt within ..` leave of an operation's own result.
AbstractValue withinAccuracy(const AbstractValue& value, const contract::Accuracy& accuracy,
                             const contract::Type& type);

} // namespace qkc::semantics
