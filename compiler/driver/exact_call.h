#pragma once
// A judged call as the exact evaluator takes it.

#include "compiler/contract/contract.h"
#include "compiler/semantics/call.h"
#include "runtime/judge/check_call.h"

namespace qkc::driver {

// `manifest` is that of the contract, and the case one of its cases. Outputs: as many as the prototype has inouts and
// outputs, each of its size.
semantics::Call exactCall(const contract::Contract& contract, const cases::Manifest& manifest, const cases::Case& one,
                          const judge::Outputs& outputs);

// The elements of the call's largest tensor.
std::int64_t largestTensor(const cases::Manifest& manifest, const cases::Case& one);

} // namespace qkc::driver
