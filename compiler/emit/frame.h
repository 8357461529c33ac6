#pragma once
// Pieces of generated host functions and kernels that reference and checker share.

#include "compiler/emit/emit.h"

namespace qkc::emit {

// "const float* x, int64_t T, " with the border's types; "const void* x, int64_t T, " for checkers.
std::string hostParameters(const contract::Contract& contract);
std::string checkerParameters(const contract::Contract& contract);

// Assignments to the fields of `io` from the host function's parameters, and its memory from a Workspace.
std::string fillTensors(const Input& input, Purpose purpose);

// Lines that set index variables from their joint number, the last one fastest.
std::string decodeIndices(const Input& input, const std::vector<contract::IndexId>& indices, const std::string& number);

// struct Compute_<name>, and the line that runs it.
std::string computeFunctor(const Input& input, const Kept& kept);
std::string computeCall(const Input& input, const Kept& kept);

// struct Rest_<name>: judges the elements of an inout that no arm touched, as arm `number`; struct ExplainRest_<name>.
std::string restFunctors(const Input& input, contract::QuantityId id, int number);

// struct Pad_<name>: judges the words of an output with bits that must be 0, as arm `number`; struct ExplainPad_<name>.
std::string padFunctors(const Input& input, contract::QuantityId id, int number);
// How many words such an output has.
std::string padWords(const Input& input, contract::QuantityId id);

// A reference's functions, without the host function: mutants put several in one file.
std::string referenceBody(const Input& input);
std::string referenceSteps(const Input& input);

} // namespace qkc::emit
