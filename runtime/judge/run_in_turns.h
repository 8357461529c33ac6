#pragma once
#include "runtime/cases/case.h"
#include "runtime/device/device.h"
#include "runtime/judge/run_candidate.h"
#include "runtime/judge/verdict.h"

#include <functional>
#include <span>

/// More runs of a watched program, whose threads take turns at their atomic and volatile accesses: an update that is
/// lost where two threads meet between a look at a word and its change shows in the outputs.
namespace qkc::judge {

/// Whether a thread of the program can see what others do meanwhile.
bool takesTurns(const device::Program& watched);

/// `watched`: the run of these cases in which accesses were looked at, and which ended well. `run` makes the same calls
/// in a child of their own, so that a count of calls tells the candidate nothing, with the given
/// RunRequest::firstIndex. The verdict, an acceptance, changes where a call fails or gives other outputs than `watched`
/// has.
void judgeTurns(Verdict& verdict, const cases::Manifest& manifest, std::span<const cases::Case> cases,
                const RunResult& watched, const std::function<RunResult(int firstIndex)>& run);

} // namespace qkc::judge
