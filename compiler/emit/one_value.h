#pragma once
// Text of `one value` (rule R9b): each element narrows what its row leaves of a shared scalar, before elements are
// judged.

#include "compiler/emit/emit.h"
#include "compiler/emit/plan.h"

namespace qkc::emit {

// The scalar of an arm that says `one value` and is an enclosure; kNone for other arms.
contract::QuantityId scalarOf(const contract::Contract& contract, const JudgedArm& arm);

// Fields of `Tensors`: a scalar that stands for the kept one, and the parts that rows refute.
std::string oneValueFields(const Input& input);
// Their memory, in host functions.
std::string oneValueMemory(const Input& input);

// Where a checker reads a let in memory, whose functions have the given name.
std::string keptText(const Input& input, const contract::Quantity& let, const std::string& name);

// The functors Under_<arm>, the bounds of an element under a given scalar, and Narrow_<arm>.
struct NarrowParts {
  std::string decode; // lines that set the index variables
  std::string skip;   // a condition under which another arm judges the element, or nothing does; empty: never
  std::string code;   // the returned code
  std::string window; // a qkc::Window
};
std::string narrowFunctors(const Input& input, const JudgedArm& arm, const NarrowParts& parts);
// The lines that run those of an output's arms.
std::string narrowCalls(const Input& input, contract::QuantityId output);
// Those of all arms, for a closer look at an element that was judged before: nothing is marked then.
std::string narrowCalls(const Input& input);

// "io.kept_r[t], io.parts_codes[t], Under_codes{io, t, h}": arguments of the functions of qkc/one_value.h.
std::string oneValueArguments(const Input& input, const JudgedArm& arm);

} // namespace qkc::emit
