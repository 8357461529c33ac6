#pragma once
// What a verdict says of a run that did not end well.

#include "runtime/cases/case.h"
#include "runtime/judge/run_candidate.h"
#include "runtime/judge/verdict.h"

namespace qkc::judge {

// Fills in stage, outcome, code, reason, details and the place, which is in the case `one`.
void noteRunFailure(Verdict& verdict, const cases::Manifest& manifest, const cases::Case& one, const RunResult& run);

} // namespace qkc::judge
