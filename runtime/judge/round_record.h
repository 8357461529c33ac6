#pragma once
#include "runtime/judge/gpu_protocol.h"

#include <cstdint>

/// What a worker's answer to a round of timed calls must fulfil before a figure is made of it: the candidate shares the
/// memory that it lies in.
namespace qkc::judge {

/// What the judge knows of a round by itself.
struct AskedRound {
  std::uint32_t firstContent = 0; ///< the others follow, one call on each
  std::uint32_t calls = 0;        ///< at most gpu::kMaxContents
  double milliseconds = 0;        ///< from the request to the answer, by the judge's own clock
};

/// Whether no honest worker can have answered this: other calls than those asked for, a time that is no positive
/// number, a device idle before its stream's last event, or more milliseconds in all than passed meanwhile.
bool isFalseRecord(const gpu::Round& round, const AskedRound& asked);

} // namespace qkc::judge
