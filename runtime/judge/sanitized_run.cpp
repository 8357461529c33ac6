#include "runtime/judge/sanitized_run.h"

#include "runtime/judge/gpu_worker.h"
#include "runtime/judge/run_failure.h"
#include "runtime/judge/run_on_gpu.h"
#include "runtime/judge/run_request.h"
#include "runtime/judge/sanitizer.h"
#include "runtime/judge/watched_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace qkc::judge {
namespace {

constexpr int kSlower = 20;              // at most, and the cases are small
constexpr std::size_t kShownReports = 3; // in a verdict's details

struct SanitizedRun {
  std::string problem; // why nothing was run
  RunResult run;
  SanitizerLog log;
};

SanitizedRun runSanitized(const Sanitizing& with, const device::Device& device, const cases::Manifest& manifest,
                          const device::Program& program, std::span<const cases::Case> few, const Options& options) {
  SanitizedRun out;
  const auto worker = options.workers->takeSanitized(with, out.problem);
  if (worker != nullptr)
    out.problem = worker->load(program.packed(), "qkc_" + manifest.name);
  if (!out.problem.empty())
    return out;
  out.run = runOnGpu(*worker, runRequest(manifest, few, options.timeLimitMs * kSlower), device);
  out.log = readSanitizerLog(worker->endSanitized());
  if (!out.log.begun)
    out.problem =
        fmt::format("{} --tool {} did not start the worker: {}", with.program, toolName(with.tool), worker->printed());
  return out;
}

bool mentions(const SanitizerReport& report, std::string_view text) {
  return report.headline.find(text) != std::string::npos ||
         std::any_of(report.lines.begin(), report.lines.end(),
                     [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

// What a report means for a candidate; notRun where qkc does not know such a one.
RunOutcome meaningOf(SanitizerTool tool, const SanitizerReport& report) {
  switch (tool) {
  case SanitizerTool::memcheck:
    if (mentions(report, "misaligned"))
      return RunOutcome::fault;
    return report.headline.starts_with("Invalid __") ? RunOutcome::outOfBounds : RunOutcome::notRun;
  case SanitizerTool::racecheck:
    return mentions(report, "Race reported") || mentions(report, "hazard") ? RunOutcome::race : RunOutcome::notRun;
  default:
    return mentions(report, "Barrier error") ? RunOutcome::fault : RunOutcome::notRun;
  }
}

// The tensor that the report is about: each has an allocation of its own.
const GpuPlace* placeOf(const std::vector<GpuPlace>& places, const SanitizerReport& report) {
  if (!report.address || !report.allocation)
    return nullptr;
  const auto found = std::find_if(places.begin(), places.end(),
                                  [&](const GpuPlace& one) { return one.address == *report.allocation; });
  return found == places.end() ? nullptr : &*found;
}

std::string textOf(const std::vector<SanitizerReport>& reports) {
  std::string text;
  for (std::size_t k = 0; k < std::min(kShownReports, reports.size()); ++k)
    text += fmt::format("{}\n  {}\n", reports[k].headline, fmt::join(reports[k].lines, "\n  "));
  if (reports.size() > kShownReports)
    text += fmt::format("and {} more\n", reports.size() - kShownReports);
  return text;
}

// The run as the first report has it.
RunResult failureOf(SanitizerTool tool, const SanitizedRun& one, RunOutcome outcome) {
  const SanitizerReport& report = one.log.reports.front();
  RunResult out;
  out.outcome = outcome;
  out.printed = textOf(one.log.reports);
  out.failedCase = one.run.failedCase;
  out.write = !mentions(report, " read of size");
  out.message = fmt::format("compute-sanitizer {}: {} {}", toolName(tool), report.headline, report.lines.front());
  if (report.lines.size() > 1 && report.lines[1].starts_with("by thread"))
    out.message += " " + report.lines[1];
  const GpuPlace* place = placeOf(one.run.gpuPlaces, report);
  if (place != nullptr) {
    out.buffer = place->name;
    out.byteOffset = static_cast<std::int64_t>(*report.address - place->address);
    out.message += fmt::format(": byte {} of '{}', which has {}", out.byteOffset, place->name, place->bytes);
  }
  return out;
}

void leaveUndecided(Verdict& verdict, SanitizerTool tool, const std::string& reason, const std::string& details) {
  verdict.outcome = Outcome::undecided;
  verdict.stage = "run";
  verdict.code = "QKC0808";
  verdict.reason = fmt::format("under compute-sanitizer {}: {}", toolName(tool), reason);
  verdict.details = details;
}

// False once something is found, or can't be.
bool judgeTool(Verdict& verdict, SanitizerTool tool, const SanitizedRun& one, const cases::Manifest& manifest,
               std::span<const cases::Case> few) {
  if (!one.problem.empty()) {
    verdict.stage = "run";
    verdict.outcome = Outcome::failed;
    verdict.code = "QKC0901";
    verdict.reason = one.problem;
    return false;
  }
  if (!one.log.reports.empty()) {
    const RunOutcome outcome = meaningOf(tool, one.log.reports.front());
    if (outcome == RunOutcome::notRun) {
      leaveUndecided(verdict, tool, "a report that qkc has no verdict for", textOf(one.log.reports));
      return false;
    }
    noteRunFailure(verdict, manifest, few[one.run.failedCase], failureOf(tool, one, outcome));
    if (one.run.outcome == RunOutcome::ok)
      verdict.failedCase.clear(); // the run went on, and the report names no call
    return false;
  }
  if (one.run.outcome != RunOutcome::ok) {
    leaveUndecided(verdict, tool, one.run.message, one.run.printed);
    return false;
  }
  if (one.log.found != 0) {
    leaveUndecided(verdict, tool, one.log.found ? "errors that it does not describe" : "it came to no end", "");
    return false;
  }
  return true;
}

// Adds what memcheck says of the case in which a candidate failed; nothing where it says nothing.
void addPlace(Verdict& verdict, const device::Device& device, const cases::Manifest& manifest,
              const device::Program& program, std::span<const cases::Case> all, const Options& options) {
  const auto failed = std::find_if(all.begin(), all.end(), [&](const cases::Case& one) {
    return one.name == verdict.failedCase && one.seed == verdict.failedSeed;
  });
  if (failed == all.end())
    return;
  const std::span<const cases::Case> few(&*failed, 1);
  const SanitizedRun one =
      runSanitized({*options.sanitizer, SanitizerTool::memcheck}, device, manifest, program, few, options);
  if (!one.problem.empty() || one.log.reports.empty())
    return;
  const RunOutcome outcome = meaningOf(SanitizerTool::memcheck, one.log.reports.front());
  if (outcome != RunOutcome::notRun)
    noteRunFailure(verdict, manifest, few.front(), failureOf(SanitizerTool::memcheck, one, outcome));
}

} // namespace

void judgeSanitized(Verdict& verdict, const device::Device& device, const cases::Manifest& manifest,
                    const device::Program& program, std::span<const cases::Case> all, const Options& options) {
  if (verdict.outcome == Outcome::rejected) {
    const bool ofMemory = verdict.code == "QKC0812" || verdict.code == "QKC0816";
    if (ofMemory && verdict.failedBuffer.empty())
      addPlace(verdict, device, manifest, program, all, options);
    return;
  }
  std::vector<cases::Case> few;
  for (const std::size_t k : casesToWatch(manifest, all))
    few.push_back(all[k]);
  for (const SanitizerTool tool : kSanitizerTools) {
    const SanitizedRun one = runSanitized({*options.sanitizer, tool}, device, manifest, program, few, options);
    if (!judgeTool(verdict, tool, one, manifest, few))
      return;
  }
}

} // namespace qkc::judge
