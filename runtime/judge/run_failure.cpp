#include "runtime/judge/run_failure.h"

#include "runtime/cases/format.h"
#include "runtime/judge/check_call.h"

namespace qkc::judge {

namespace {

const char* runCode(RunOutcome outcome) {
  switch (outcome) {
  case RunOutcome::timeout:
    return "QKC0811";
  case RunOutcome::notLoaded:
    return "QKC0802";
  case RunOutcome::notRun:
    return "QKC0901";
  case RunOutcome::outOfBounds:
    return "QKC0812";
  case RunOutcome::unwritten:
    return "QKC0813";
  case RunOutcome::inputChanged:
    return "QKC0814";
  case RunOutcome::nondeterministic:
    return "QKC0815";
  case RunOutcome::fault:
    return "QKC0816";
  case RunOutcome::race:
    return "QKC0821";
  case RunOutcome::launchError:
    return "QKC0817";
  case RunOutcome::forbiddenSystemCall:
    return "QKC0818";
  case RunOutcome::exited:
    return "QKC0819";
  default:
    return "QKC0810";
  }
}

// The element that a byte belongs to; of a struct, that of the field.
void noteFailedElement(Verdict& verdict, const cases::Manifest& manifest, const cases::Case& one,
                       const RunResult& run) {
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind != cases::ParameterKind::tensor || p.buffer != run.buffer)
      continue;
    const auto shape = cases::shapeOf(p, one.dims);
    if (!p.layout) {
      // Past the end the first index goes on counting, so that the place is the one that the kernel computed.
      const std::int64_t element = run.byteOffset / static_cast<std::int64_t>(cases::wordBytesOf(p));
      const std::int64_t count = cases::elementsOf(shape);
      if (shape.empty() || count == 0)
        return;
      verdict.failedAt = coordinates(shape, element % count);
      verdict.failedAt.front() += element / count * shape.front();
      return;
    }
    verdict.failedAt = cases::elementAt(*p.layout, shape, cases::bufferShapeOf(p, one.dims), run.byteOffset);
    if (!verdict.failedAt.empty()) {
      verdict.failedBuffer = p.label;
      return;
    }
  }
}

} // namespace

void noteRunFailure(Verdict& verdict, const cases::Manifest& manifest, const cases::Case& one, const RunResult& run) {
  verdict.stage = "run";
  verdict.runOutcome = outcomeName(run.outcome);
  verdict.failedCase = one.name;
  verdict.failedSeed = one.seed;
  verdict.reason = run.message;
  verdict.details = run.printed;
  verdict.failedBuffer = run.buffer;
  const bool unsupported = run.outcome == RunOutcome::fault && run.fault.kind == QKC_FAULT_UNSUPPORTED;
  verdict.outcome = run.outcome == RunOutcome::notRun      ? Outcome::failed
                    : run.outcome == RunOutcome::notLoaded ? Outcome::undecided
                    : unsupported                          ? Outcome::unsupported
                                                           : Outcome::rejected;
  verdict.code = unsupported ? "QKC0805" : runCode(run.outcome);
  if (run.byteOffset >= 0)
    noteFailedElement(verdict, manifest, one, run);
}

} // namespace qkc::judge
