#include "compiler/contract/functions.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace qkc::contract {

namespace {

// In the order of Function.
constexpr std::array<std::string_view, 11> kNames = {"exp",     "exp2", "log",   "log2", "tanh", "erf",
                                                     "sigmoid", "rcp",  "rsqrt", "sin",  "cos"};
static_assert(static_cast<std::size_t>(Function::cos) + 1 == kNames.size(), "a name for each function");

} // namespace

bool isFunction(std::string_view name) {
  return std::ranges::find(kNames, name) != kNames.end();
}

Function functionOf(std::string_view name) {
  const auto* place = std::ranges::find(kNames, name);
  if (place == kNames.end())
    throw std::out_of_range("no function of that name");
  return static_cast<Function>(place - kNames.begin());
}

std::vector<std::string> functionNames() {
  return {kNames.begin(), kNames.end()};
}

} // namespace qkc::contract
