#pragma once
// What a checker can't judge: elements whose value depends on a returned one that was itself rejected.

#include "compiler/emit/functions.h"

#include <string>
#include <vector>

namespace qkc::emit {

// The function `name` of a definition: whether something that the roots read was rejected, directly or through lets.
std::string unjudgedFunction(const Input& input, const std::string& name, const contract::Quantity& quantity,
                             const std::vector<contract::NodeId>& roots);

// was_rejected_<output>(io, i0, ...): whether the checker rejected the element that came back.
std::string flagFunction(const Input& input, const contract::Quantity& output);

} // namespace qkc::emit
