#include "runtime/judge/run_candidate.h"

namespace qkc::judge {

const char* outcomeName(RunOutcome outcome) {
  switch (outcome) {
  case RunOutcome::ok:
    return "ok";
  case RunOutcome::outOfBounds:
    return "out_of_bounds";
  case RunOutcome::crash:
    return "crash";
  case RunOutcome::timeout:
    return "timeout";
  case RunOutcome::exited:
    return "exited";
  case RunOutcome::inputChanged:
    return "input_changed";
  case RunOutcome::unwritten:
    return "unwritten";
  case RunOutcome::nondeterministic:
    return "nondeterministic";
  case RunOutcome::forbiddenSystemCall:
    return "forbidden_system_call";
  case RunOutcome::fault:
    return "fault";
  case RunOutcome::launchError:
    return "launch_error";
  case RunOutcome::race:
    return "race";
  case RunOutcome::notLoaded:
    return "not_loaded";
  case RunOutcome::notRun:
    return "not_run";
  }
  return "unknown";
}

} // namespace qkc::judge
