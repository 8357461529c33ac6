#pragma once
// A run of a candidate on cases of a contract.

#include "runtime/cases/case.h"
#include "runtime/judge/run_candidate.h"

#include <span>

namespace qkc::judge {

// Arguments and the limit of time of each call. What a worker process needs besides is the caller's.
RunRequest runRequest(const cases::Manifest& manifest, std::span<const cases::Case> group, int timeLimitMs);

} // namespace qkc::judge
