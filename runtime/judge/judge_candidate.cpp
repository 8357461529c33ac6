#include "runtime/judge/judge_candidate.h"

#include "runtime/cases/format.h"
#include "runtime/judge/check_call.h"
#include "runtime/judge/run_candidate.h"
#include "runtime/judge/sha256.h"
#include "runtime/judge/verdict_builder.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

namespace qkc::judge {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::vector<cases::Case> suite(const cases::Manifest& manifest, const Options& options) {
  if (!options.cases.empty())
    return options.cases;
  std::vector<cases::Case> all;
  for (const std::uint64_t seed : options.seeds) {
    auto some = options.onlyRandom ? cases::buildRandomCases(manifest, seed) : cases::buildCases(manifest, seed);
    all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  }
  return all;
}

RunRequest runRequest(device::Device& device, const cases::Manifest& manifest, const cases::Case& one, void* entry,
                      const Options& options) {
  RunRequest request;
  request.entry = entry;
  request.timeLimitMs = options.timeLimitMs;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind != cases::ParameterKind::tensor) {
      request.arguments.emplace_back(scalarOf(p, one));
      continue;
    }
    TensorArg tensor;
    tensor.name = p.name;
    tensor.role = p.role == cases::TensorRole::in    ? TensorArg::Role::input
                  : p.role == cases::TensorRole::out ? TensorArg::Role::output
                                                     : TensorArg::Role::inout;
    tensor.bytes = tensorBytes(p, one);
    if (const cases::Tensor* input = findInput(one, p.name))
      tensor.initial = input->bytes;
    request.arguments.emplace_back(std::move(tensor));
  }
  request.prepare = [&device](RunFault* fault) {
    device.setFaultSink(fault);
    device.prepareThreads();
  };
  request.claimFault = [&device](std::uintptr_t address, bool write) { return device.claimFault(address, write); };
  return request;
}

const char* runCode(RunOutcome outcome) {
  switch (outcome) {
  case RunOutcome::timeout:
    return "QKC0811";
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

void noteRunFailure(Verdict& verdict, const cases::Manifest& manifest, const cases::Case& one, const RunResult& run) {
  verdict.stage = "run";
  verdict.runOutcome = outcomeName(run.outcome);
  verdict.failedCase = one.name;
  verdict.reason = run.message;
  verdict.details = run.printed;
  verdict.failedBuffer = run.buffer;
  const bool unsupported = run.outcome == RunOutcome::fault && run.fault.kind == QKC_FAULT_UNSUPPORTED;
  verdict.outcome = run.outcome == RunOutcome::notRun ? Outcome::failed
                    : unsupported                     ? Outcome::unsupported
                                                      : Outcome::rejected;
  verdict.code = run.outcome == RunOutcome::notRun ? "QKC0901" : unsupported ? "QKC0805" : runCode(run.outcome);
  const cases::Parameter* p = manifest.parameter(run.buffer);
  if (p != nullptr && p->kind == cases::ParameterKind::tensor && run.byteOffset >= 0)
    verdict.failedAt = coordinates(cases::shapeOf(*p, one.dims),
                                   run.byteOffset / static_cast<std::int64_t>(cases::findFormat(p->format)->bytes));
}

} // namespace

std::unique_ptr<Checker> Checker::compile(device::Device& device, ContractTexts texts, std::string& error) {
  auto checker = std::make_unique<Checker>();
  const std::string& name = texts.manifest.name;
  device::CompileRequest request;
  request.source = {"checker.cu", texts.checker};
  request.headers = texts.headers;
  request.entries = {"qkc_" + name + "_check", "qkc_" + name + "_explain"};
  auto result = device.compile(request);
  if (result.status != device::CompileStatus::ok) {
    error = "the checker of " + name + " does not compile:\n" + result.diagnostics;
    return nullptr;
  }
  checker->program_ = std::move(result.program);
  checker->check_ = checker->program_->entry(request.entries[0]);
  checker->explain_ = checker->program_->entry(request.entries[1]);
  checker->texts_ = std::move(texts);
  return checker;
}

Verdict judgeSource(device::Device& device, const Checker& checker, const device::SourceFile& candidate,
                    const Options& options) {
  const cases::Manifest& manifest = checker.manifest();
  VerdictBuilder builder(checker, options);
  Verdict& verdict = builder.verdict();
  verdict.candidate = candidate.name;
  verdict.candidateSha256 = sha256(candidate.text);
  verdict.device = std::string(device.name());
  verdict.checkerMs = checker.compileMs();

  device::CompileRequest request;
  request.source = candidate;
  request.headers = {{manifest.name + ".h", checker.texts().prototype}};
  for (const device::SourceFile& header : checker.texts().headers)
    request.headers.push_back(header);
  request.preIncludes = {manifest.name + ".h"};
  request.entries = {"qkc_" + manifest.name};
  auto start = Clock::now();
  const auto compiled = device.compile(request);
  verdict.compileMs = since(start);
  verdict.details = compiled.diagnostics;
  if (compiled.status != device::CompileStatus::ok) {
    verdict.stage = "compile";
    const bool unsupported = compiled.status == device::CompileStatus::unsupported;
    verdict.outcome = unsupported ? Outcome::unsupported : Outcome::rejected;
    verdict.code = unsupported ? "QKC0805" : "QKC0801";
    verdict.reason =
        unsupported ? "the candidate needs what this device doesn't have" : "the candidate does not compile";
    return std::move(verdict);
  }
  void* entry = compiled.program->entry(request.entries[0]);
  for (const cases::Case& one : suite(manifest, options)) {
    start = Clock::now();
    const RunResult run = runCandidate(runRequest(device, manifest, one, entry, options));
    verdict.runMs += since(start);
    ++verdict.cases;
    if (run.outcome != RunOutcome::ok) {
      noteRunFailure(verdict, manifest, one, run);
      return std::move(verdict);
    }
    verdict.calls += 1;
    start = Clock::now();
    builder.addCall(one, run.outputs);
    verdict.checkMs += since(start);
  }
  builder.finish();
  return std::move(verdict);
}

Verdict judgeOutputs(const Checker& checker, const std::string& name,
                     const std::vector<std::vector<std::vector<std::byte>>>& outputs, const Options& options) {
  VerdictBuilder builder(checker, options);
  builder.verdict().candidate = name;
  builder.verdict().device = "outputs";
  for (std::size_t k = 0; k < options.cases.size(); ++k) {
    builder.addCall(options.cases[k], outputs[k]);
    ++builder.verdict().cases;
    ++builder.verdict().calls;
  }
  builder.finish();
  return std::move(builder.verdict());
}

} // namespace qkc::judge
