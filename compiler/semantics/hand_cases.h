#pragma once
// What a contract's cases by hand say of outputs, against the contract.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"

namespace qkc::semantics {

// Reports outputs of cases by hand that the contract does not admit. Elements of which a case says nothing are those
// of a reference; where that can't be computed (enclosures), they are code 0.
void checkHandCases(const contract::Contract& contract, diag::Sink& sink);

} // namespace qkc::semantics
