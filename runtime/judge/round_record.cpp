#include "runtime/judge/round_record.h"

#include <cmath>

namespace qkc::judge {
namespace {

constexpr double kGrainMs = 0.001; // of events' clocks

bool isTime(double milliseconds) {
  return std::isfinite(milliseconds) && milliseconds > 0;
}

// The wall ends with an event behind the stream's last.
bool hasTimes(const gpu::Round::Call& call) {
  return isTime(call.eventMs) && isTime(call.wallMs) && call.wallMs + kGrainMs >= call.eventMs;
}

} // namespace

bool isFalseRecord(const gpu::Round& round, const AskedRound& asked) {
  // The GPU's clock and the host's may differ by this much.
  constexpr double kDrift = 1.01;
  constexpr double kSlackMs = 1;
  if (round.calls != asked.calls || round.calls > gpu::kMaxContents || !hasTimes(round.own)) {
    return true;
  }
  double whole = round.own.wallMs; // calls never overlap
  for (std::uint32_t k = 0; k < round.calls; ++k) {
    const gpu::Round::Call& call = round.call[k];
    if (call.content != asked.firstContent + k || !hasTimes(call)) {
      return true;
    }
    whole += call.wallMs;
  }
  return whole > asked.milliseconds * kDrift + kSlackMs;
}

} // namespace qkc::judge
