#include "runtime/judge/run_in_turns.h"

#include "runtime/judge/run_failure.h"
#include "runtime/judge/wipe_at_end.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace qkc::judge {

namespace {

// Two calls each: in lockstep, and with delays (device::Program::startWatched).
constexpr std::array<int, 2> kFirstIndices = {4, 6};

// The names of what a case's outputs are, in their order.
std::vector<std::string> outputNames(const cases::Manifest& manifest) {
  std::vector<std::string> names;
  for (const cases::Parameter& p : manifest.prototype)
    if (!p.sharesBuffer && p.kind == cases::ParameterKind::tensor && p.role != cases::TensorRole::in)
      names.push_back(p.buffer);
  return names;
}

// Makes the run one that failed where its outputs are not those of the watched run.
void compare(const cases::Manifest& manifest, const RunResult& watched, RunResult& run) {
  const std::vector<std::string> names = outputNames(manifest);
  for (std::size_t k = 0; k < run.cases.size(); ++k) {
    for (std::size_t output = 0; output < names.size(); ++output) {
      const std::vector<std::byte>& wanted = watched.cases[k].outputs[output];
      const std::vector<std::byte>& got = run.cases[k].outputs[output];
      const auto first = std::mismatch(wanted.begin(), wanted.end(), got.begin(), got.end()).first;
      if (first == wanted.end())
        continue;
      run.outcome = RunOutcome::nondeterministic;
      run.failedCase = k;
      run.buffer = names[output];
      run.byteOffset = first - wanted.begin();
      for (std::size_t at = 0; at < wanted.size(); ++at)
        run.byteCount += wanted[at] != got[at] ? 1 : 0;
      run.message = fmt::format("{} of {} bytes of '{}' are others, the first at byte {}", run.byteCount, wanted.size(),
                                run.buffer, run.byteOffset);
      return;
    }
  }
}

// What became of a tensor, or a fault: so it can go on a GPU.
bool isCertain(RunOutcome outcome) {
  return outcome == RunOutcome::nondeterministic || outcome == RunOutcome::unwritten ||
         outcome == RunOutcome::outOfBounds || outcome == RunOutcome::inputChanged || outcome == RunOutcome::fault;
}

} // namespace

bool takesTurns(const device::Program& watched) {
  const auto& kernels = watched.kernels();
  return std::any_of(kernels.begin(), kernels.end(), [](const auto& one) { return one.seesOthers; });
}

void judgeTurns(Verdict& verdict, const cases::Manifest& manifest, std::span<const cases::Case> cases,
                const RunResult& watched, const std::function<RunResult(int firstIndex)>& run) {
  for (const int firstIndex : kFirstIndices) {
    RunResult turns = run(firstIndex);
    const WipeAtEnd wipe(turns);
    if (turns.outcome == RunOutcome::ok)
      compare(manifest, watched, turns);
    if (turns.outcome == RunOutcome::ok)
      continue;
    turns.message = "where its threads take turns at their atomic and volatile accesses: " + turns.message;
    noteRunFailure(verdict, manifest, cases[turns.failedCase], turns);
    if (verdict.outcome == Outcome::rejected && !isCertain(turns.outcome))
      verdict.outcome = Outcome::undecided;
    return;
  }
}

} // namespace qkc::judge
