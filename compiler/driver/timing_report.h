#pragma once
// The report of `qkc time`: a table for people, and JSON (schema qkc.timing/1: fields may be added within a version,
// never renamed).

#include "compiler/driver/contract_cost.h"
#include "runtime/judge/time_candidate.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// The least time that a card's copy and instructions leave for a call.
struct Roofline {
  double bytes = 0;                     // each input and output byte once
  std::optional<Operations> operations; // none where the contract's text is not at hand
  judge::gpu::Roofs roofs{};

  double bytesMs() const;
  double operationsMs() const; // 0 where nothing is counted, or no rate was measured
  double leastMs() const;
  // Of the instruction for the contract's factors, else of the next wider one that was measured; 0 is none.
  double rate() const;
  std::string instruction() const;
};

struct TimedCandidate {
  judge::Verdict verdict;                     // of the judgement before
  std::optional<judge::TimedResult> timed;    // where that accepted it
  std::optional<judge::TimedResult> baseline; // of the same rounds
};

struct TimingReport {
  std::string contract, hash, device;
  std::string extents; // "T=4096 H=4096"
  std::size_t contents = 0, fresh = 0;
  Roofline roofline;
  std::vector<TimedCandidate> candidates;
};

nlohmann::ordered_json toJson(const TimingReport& report);
std::string renderTiming(const TimingReport& report, bool color);

// 0 where every candidate was accepted and timed, 1 where one is rejected, 2 anything else.
int exitStatus(const TimingReport& report);

} // namespace qkc::driver
