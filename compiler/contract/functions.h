#pragma once
// The elementary functions of the language. What one computes is said by its statement: `exp within 2 ulp`.

#include <string>
#include <string_view>
#include <vector>

namespace qkc::contract {

enum class Function { exp, exp2, log, log2, tanh, erf, sigmoid, rcp, rsqrt, sin, cos };

bool isFunction(std::string_view name);
// Throws std::out_of_range for other names.
Function functionOf(std::string_view name);
std::vector<std::string> functionNames();

} // namespace qkc::contract
