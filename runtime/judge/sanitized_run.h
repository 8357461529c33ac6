#pragma once
// One more run of a candidate on a GPU, under compute-sanitizer: what a run among guards does not see there.

#include "runtime/cases/case.h"
#include "runtime/device/device.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/verdict.h"

#include <span>

namespace qkc::judge {

// With options.sanitizer and options.workers. An accepted candidate runs under every tool, on a few small cases of
// `all`: what is found rejects it, and a tool that does not come to its end leaves nothing decided. One that was
// rejected for memory or a fault runs under memcheck on the case where it failed, which adds the place to the verdict.
void judgeSanitized(Verdict& verdict, const device::Device& device, const cases::Manifest& manifest,
                    const device::Program& program, std::span<const cases::Case> all, const Options& options);

} // namespace qkc::judge
