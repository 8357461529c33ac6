#pragma once
// `mutant NAME of CLAUSE: ..` and `mutant NAME of CLAUSE equivalent by METHOD`.

#include "compiler/contract/state.h"

#include <functional>
#include <optional>

namespace qkc::contract {

// The instance that a text gives where a mutant's items stand in place of its clause's; none after an error.
using TypedMutant = std::function<std::optional<Contract>(const syntax::Mutant& mutant, diag::Sink& sink)>;

// Adds the mutants of a text to its contract, which is typed and has no error. Reports names that are taken or unknown,
// items that do not type-check where they stand, and mutants that change nothing. A mutant of a clause that this
// instance does not have is left out.
void addHandMutants(State& state, const std::vector<syntax::BodyItem>& body, const TypedMutant& typed);

} // namespace qkc::contract
