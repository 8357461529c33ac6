#pragma once
#include "runtime/judge/check_call.h"
#include "runtime/judge/run_candidate.h"

namespace qkc::judge {

/// Overwrites what a run's calls gave, before other candidates could find it in memory.
class WipeAtEnd {
public:
  explicit WipeAtEnd(RunResult& run) : run_(&run) {}
  ~WipeAtEnd() {
    for (CaseResult& one : run_->cases) {
      wipe(one.outputs);
      for (auto& more : one.repeated)
        wipe(more);
    }
  }
  WipeAtEnd(const WipeAtEnd&) = delete;
  WipeAtEnd& operator=(const WipeAtEnd&) = delete;

private:
  RunResult* run_;
};

} // namespace qkc::judge
