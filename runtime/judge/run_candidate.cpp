#include "runtime/judge/run_candidate.h"

#include "runtime/judge/call_buffers.h"
#include "runtime/judge/call_memory.h"
#include "runtime/judge/child_process.h"
#include "runtime/judge/confinement.h"
#include "runtime/judge/likely_content.h"
#include "runtime/judge/native_call.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>

namespace qkc::judge {
namespace {

constexpr std::uint64_t kNullPage = 4096;

void requireGiven(const TensorArg& tensor, const std::vector<std::byte>& data, const char* what) {
  if (tensor.role != TensorArg::Role::output && data.size() != tensor.bytes) {
    throw std::invalid_argument(
        fmt::format("tensor '{}' has {} bytes, but its {} has {}", tensor.name, tensor.bytes, what, data.size()));
  }
}

void requireComplete(const RunRequest& request) {
  if ((request.entry == nullptr && !request.program) || request.calls < 1 || request.cases.empty()) {
    throw std::invalid_argument("a run needs an entry, a case and at least one call");
  }
  for (const std::vector<Argument>& arguments : request.cases) {
    for (const Argument& argument : arguments) {
      if (const auto* tensor = std::get_if<TensorArg>(&argument)) {
        requireGiven(*tensor, tensor->initial, "data");
        if (request.callOnOtherData) {
          requireGiven(*tensor, tensor->other, "other data");
        }
      }
    }
  }
}

// The strings come from memory that the candidate can write.
RunFault faultOf(const ChildProcess& child) {
  RunFault fault{};
  std::memcpy(&fault, child.shared(), sizeof fault);
  for (const std::span<char> text :
       {std::span<char>(fault.kernel), std::span<char>(fault.message), std::span<char>(fault.launch_message)}) {
    text.back() = '\0';
  }
  return fault;
}

const char* accessText(Access access) {
  return access == Access::write ? "write" : access == Access::read ? "read" : "access";
}

/// One call: of which case, and which of the case's calls.
struct Call {
  std::size_t ofCase = 0;
  int index = 0; ///< from 0
  CallBuffers buffers;
  std::optional<std::size_t> before; ///< the call that had these addresses last
  bool retired = false;              ///< its memory is as retire() left it, or should be
  std::vector<CallValue> values;
};

/// One run: its calls in the order of their execution, its child, and what became of them.
class Run {
public:
  explicit Run(const RunRequest& request) : request_(request), firstJudged_(request.callOnOtherData ? 1 : 0) {
    requireComplete(request);
    if (request.program) {
      memory_.emplace();
    }
    const std::size_t count = request.cases.size();
    firstLikely_ = request.calls + firstJudged_;
    int const all = firstLikely_ + (request.likelyContents ? likelyContents() : 0);
    for (int index = 0; index < all; ++index) {
      for (std::size_t k = 0; k < count; ++k) {
        addCall(index % 2 == 0 ? k : count - 1 - k, index);
      }
    }
    if (!request.program) {
      entry_.emplace(request.entry, calls_.front().values);
    }
    result_.cases.resize(count);
  }

  RunResult run();

private:
  int likelyContents() const;
  void addCall(std::size_t ofCase, int index);
  ChildWork work();
  WorkerRun workerRun() const;
  bool runCall(ChildProcess& child, std::size_t at);
  void checkCall(std::size_t at);
  void checkRetired();
  void compareWithFirst(const Call& call);
  void reject(const Call& call, RunOutcome outcome, const std::string& message);
  void rejectDamage(const Call& call, const Damage& damage, bool ofEarlierCall);
  void rejectDifference(const Call& call, RunOutcome outcome, std::size_t output, const Difference& difference,
                        const std::string& what);
  void rejectEnd(const Call& call, const StepResult& end);
  void rejectExit(const Call& call, int status);
  void rejectFault(const Call& call);
  void rejectSignal(const Call& call, int signal);
  void rejectReport(const Call& call, const CrashReport& report);
  void rejectMemoryFault(const Call& call, const CrashReport& report);
  void rejectFaultAt(const Call& call, const CrashReport& report, const FaultPlace& place, bool ofEarlierCall);

  const RunRequest& request_;
  int firstJudged_;                  ///< index of a case's first call on its data
  int firstLikely_ = 0;              ///< and of the first call whose outputs hold no poison
  std::optional<CallMemory> memory_; ///< for the worker process
  std::vector<Call> calls_;
  std::optional<NativeCall> entry_;
  bool prepared_ = false; ///< the child has given up its rights and runs calls
  RunResult result_;
};

// How many there are for the outputs of these cases, which all have the same.
int Run::likelyContents() const {
  std::size_t forms = 0;
  for (const Argument& argument : request_.cases.front()) {
    const auto* tensor = std::get_if<TensorArg>(&argument);
    forms = std::max(forms, tensor == nullptr ? 0 : tensor->forms.size());
  }
  return likelyContentCount(forms);
}

void Run::addCall(std::size_t ofCase, int index) {
  const std::vector<Argument>& arguments = request_.cases[ofCase];
  const auto fits = [&](const Call& other) { return other.index == index && other.buffers.fits(arguments); };
  const auto last = std::find_if(calls_.rbegin(), calls_.rend(), fits);
  const bool shares = last != calls_.rend() && last->ofCase != ofCase;
  const int like = index % request_.callsUnlike;
  CallBuffers buffers = shares ? CallBuffers(arguments, like, last->buffers)
                               : CallBuffers(arguments, like, memory_ ? &*memory_ : nullptr);
  const auto before = shares ? std::optional(static_cast<std::size_t>(calls_.rend() - last) - 1) : std::nullopt;
  std::vector<CallValue> values = buffers.values();
  if (!request_.program) {
    values.emplace_back(request_.stream);
  }
  calls_.push_back(
      {.ofCase = ofCase, .index = index, .buffers = std::move(buffers), .before = before, .values = std::move(values)});
}

ChildWork Run::work() {
  ChildWork work;
  work.prepare = [this](void* shared) {
    if (request_.prepare) {
      request_.prepare(static_cast<RunFault*>(shared));
    }
    for (const Call& call : calls_) {
      call.buffers.protectInputs();
    }
  };
  work.step = [this](int at) -> std::int64_t {
    const Call& call = calls_[static_cast<std::size_t>(at)];
    if (request_.beginCall) {
      request_.beginCall(request_.firstIndex + call.index, call.buffers.pages());
    }
    (*entry_)(call.values);
    if (request_.endCall) {
      request_.endCall();
    }
    return request_.lastError != nullptr ? request_.lastError() : 0;
  };
  work.claim = {.owns = request_.claimFault, .exitStatus = QKC_FAULT_EXIT_STATUS};
  return work;
}

WorkerRun Run::workerRun() const {
  WorkerRun run;
  run.worker = request_.program->worker;
  run.program = request_.program->image;
  run.memory = memory_->file();
  run.plan.entry = request_.program->entry;
  std::map<const GuardedBuffer*, std::uint64_t> numbers;
  for (const Call& call : calls_) {
    PlannedCall& planned = run.plan.calls.emplace_back();
    planned.index = request_.firstIndex + call.index;
    planned.values = call.values;
    const std::vector<BufferPages> pages = call.buffers.pages();
    const std::vector<const GuardedBuffer*> memory = call.buffers.memory();
    for (std::size_t k = 0; k < pages.size(); ++k) {
      const auto [number, isNew] = numbers.try_emplace(memory[k], run.plan.pages.size());
      if (isNew) {
        run.plan.pages.push_back({.address = reinterpret_cast<std::uint64_t>(pages[k].bytes.data()),
                                  .bytes = pages[k].bytes.size(),
                                  .offset = memory[k]->fileOffset(),
                                  .writable = pages[k].writable});
      }
      planned.pages.push_back(number->second);
    }
  }
  return run;
}

RunResult Run::run() {
  ChildLimits limits;
  limits.stepMilliseconds = request_.timeLimitMs;
  limits.furtherMemoryBytes = request_.memoryLimitBytes;
  limits.sharedBytes = sizeof(RunFault);
  limits.steps = static_cast<int>(calls_.size());
  std::optional<ChildProcess> started;
  if (request_.program) {
    started.emplace(workerRun(), limits);
  } else {
    started.emplace(work(), limits);
  }
  ChildProcess& child = *started;
  if (const StepResult ready = child.ready(); ready.end != StepResult::End::done) {
    rejectEnd(calls_.front(), ready);
    result_.outcome = child.prepared() ? RunOutcome::notLoaded : RunOutcome::notRun;
    result_.message =
        (child.prepared() ? "what the compiler made can't be loaded: " : "the child process could not be prepared: ") +
        result_.message;
    return std::move(result_);
  }
  prepared_ = true;
  result_.outcome = RunOutcome::ok;
  std::size_t at = 0;
  while (at < calls_.size() && runCall(child, at)) {
    ++at;
  }
  if (result_.outcome == RunOutcome::ok) {
    checkRetired();
  }
  result_.printed = child.printed();
  return std::move(result_);
}

// False once the outcome is known.
bool Run::runCall(ChildProcess& child, std::size_t at) {
  Call& call = calls_[at];
  if (call.before) {
    Call& before = calls_[*call.before];
    if (const auto damage = before.buffers.damageSinceRetired()) {
      rejectDamage(before, *damage, true);
      return false;
    }
    before.retired = false;
  }
  call.buffers.fill(call.index < firstJudged_);
  if (call.index >= firstLikely_) {
    call.buffers.fillLikely(result_.cases[call.ofCase].outputs, call.index - firstLikely_);
  }
  const StepResult end = child.step(static_cast<int>(at));
  if (call.index == firstJudged_) {
    result_.cases[call.ofCase].milliseconds = end.milliseconds;
  }
  result_.fault = faultOf(child);
  call.buffers.noteReads(result_.fault, result_.outputReads);
  if (end.end != StepResult::End::done) {
    rejectEnd(call, end);
  } else if (result_.fault.launch_error != 0) {
    reject(call, RunOutcome::launchError, result_.fault.launch_message);
  } else if (end.value != 0) {
    const int error = static_cast<int>(end.value);
    reject(call, RunOutcome::launchError,
           request_.describeError ? request_.describeError(error) : fmt::format("device error {}", error));
  } else {
    checkCall(at);
  }
  if (result_.outcome != RunOutcome::ok) {
    return false;
  }
  call.buffers.retire();
  call.retired = true;
  return true;
}

void Run::checkCall(std::size_t at) {
  const Call& call = calls_[at];
  if (const auto damage = call.buffers.damage()) {
    rejectDamage(call, *damage, false);
    return;
  }
  for (std::size_t earlier = 0; earlier < at; ++earlier) {
    if (calls_[earlier].ofCase != call.ofCase || !calls_[earlier].retired) {
      continue;
    }
    if (const auto damage = calls_[earlier].buffers.damageSinceRetired()) {
      rejectDamage(call, *damage, true);
      return;
    }
  }
  if (call.index == firstJudged_) {
    result_.cases[call.ofCase].outputs = call.buffers.outputs();
  } else if (call.index > firstJudged_) {
    compareWithFirst(call);
  }
}

// A write to a buffer after its call, by any later one.
void Run::checkRetired() {
  for (const Call& call : calls_) {
    if (!call.retired) {
      continue;
    }
    if (const auto damage = call.buffers.damageSinceRetired()) {
      rejectDamage(call, *damage, true);
      return;
    }
  }
}

void Run::compareWithFirst(const Call& call) {
  CaseResult& judged = result_.cases[call.ofCase];
  const auto first = std::find_if(calls_.begin(), calls_.end(), [&](const Call& other) {
    return other.ofCase == call.ofCase && other.index == firstJudged_;
  });
  std::vector<OutputDifferences> all;
  bool changed = false;
  for (std::size_t output = 0; output < call.buffers.outputCount(); ++output) {
    all.push_back(call.buffers.compare(output, judged.outputs[output], first->buffers));
    changed = changed || all.back().changed.count != 0;
  }
  for (std::size_t output = 0; output < all.size(); ++output) {
    if (all[output].unwritten.count != 0) {
      rejectDifference(call, RunOutcome::unwritten, output, all[output].unwritten, "were never written");
      return;
    }
  }
  if (changed && request_.outputsMayDiffer) {
    judged.repeated.push_back(call.buffers.outputs());
    return;
  }
  for (std::size_t output = 0; output < all.size(); ++output) {
    if (all[output].changed.count != 0) {
      rejectDifference(call, RunOutcome::nondeterministic, output, all[output].changed,
                       !call.buffers.poisoned() ? "depend on what the output held before the call"
                       : all[output].copiedSlack
                           ? "hold what lies beyond a buffer: it was read past its end or before its start"
                           : "differ between two calls on the same data, the second with its threads in another order");
      return;
    }
  }
}

void Run::reject(const Call& call, RunOutcome outcome, const std::string& message) {
  result_.outcome = outcome;
  result_.failedCase = call.ofCase;
  result_.call = call.index + 1;
  result_.message = message;
}

void Run::rejectDamage(const Call& call, const Damage& damage, bool ofEarlierCall) {
  result_.buffer = damage.buffer;
  result_.byteOffset = damage.byteOffset;
  result_.write = true;
  const char* what = damage.outcome == RunOutcome::inputChanged ? "the input was changed:"
                     : ofEarlierCall ? "out-of-bounds write to the buffer of an earlier call:"
                                     : "out-of-bounds write beside the buffer:";
  reject(call, damage.outcome, fmt::format("{} '{}' at byte {}", what, damage.buffer, damage.byteOffset));
}

void Run::rejectDifference(const Call& call, RunOutcome outcome, std::size_t output, const Difference& difference,
                           const std::string& what) {
  result_.buffer = call.buffers.outputName(output);
  result_.byteOffset = difference.first;
  result_.byteCount = difference.count;
  reject(call, outcome,
         fmt::format("{} of {} bytes of '{}' {}, the first at byte {}", difference.count,
                     result_.cases[call.ofCase].outputs[output].size(), result_.buffer, what, difference.first));
}

void Run::rejectEnd(const Call& call, const StepResult& end) {
  using End = StepResult::End;
  switch (end.end) {
  case End::timeout:
    return reject(call, RunOutcome::timeout, fmt::format("no end within {} ms", request_.timeLimitMs));
  case End::reported:
    return rejectReport(call, end.report);
  case End::exited:
    return rejectExit(call, static_cast<int>(end.value));
  case End::signalled:
    return rejectSignal(call, static_cast<int>(end.value));
  case End::falseRecord:
    return reject(call, RunOutcome::crash, "wrote a false record to the judge's channel");
  case End::done:
    break;
  }
}

void Run::rejectExit(const Call& call, int status) {
  if (status == QKC_FAULT_EXIT_STATUS && result_.fault.kind != QKC_FAULT_NONE) {
    return rejectFault(call);
  }
  reject(call, RunOutcome::exited, fmt::format("ended the process with status {} instead of returning", status));
}

void Run::rejectFault(const Call& call) {
  const RunOutcome outcome = result_.fault.kind == QKC_FAULT_RACE ? RunOutcome::race : RunOutcome::fault;
  std::string message = result_.fault.message;
  if (const auto place = result_.fault.address == 0 ? std::nullopt : call.buffers.locate(result_.fault.address)) {
    result_.buffer = place->tensor->name;
    result_.byteOffset = place->byteOffset;
    message += fmt::format(": byte {} of '{}'", place->byteOffset, place->tensor->name);
  }
  reject(call, outcome, message);
}

void Run::rejectSignal(const Call& call, int signal) {
  if (signal == SIGSYS) {
    // The handler, which knows the call, could not run. The C library blocks signals just before clone.
    return reject(call, RunOutcome::forbiddenSystemCall,
                  "forbidden system call, made while signals were blocked (as for a new thread or process)");
  }
  reject(call, signal == SIGXCPU ? RunOutcome::timeout : RunOutcome::crash, signalText(signal, 0));
}

void Run::rejectReport(const Call& call, const CrashReport& report) {
  switch (report.kind) {
  case CrashReport::calledExit:
    return reject(call, RunOutcome::exited,
                  fmt::format("called {}({}) instead of returning", report.text.data(), report.number));
  case CrashReport::threw:
    return reject(call, RunOutcome::crash, fmt::format("threw an exception: {}", report.text.data()));
  case CrashReport::setupFailed: // of a child that runs, it is the candidate's word
    return reject(call, RunOutcome::crash, prepared_ ? "wrote a false report of its end" : report.text.data());
  default:
    break;
  }
  if (report.signal == SIGSYS) {
    return reject(call, RunOutcome::forbiddenSystemCall,
                  fmt::format("forbidden system call: {}", systemCallName(report.number)));
  }
  if (report.signal == SIGSEGV || report.signal == SIGBUS) {
    return rejectMemoryFault(call, report);
  }
  reject(call, RunOutcome::crash, signalText(report.signal, report.signalCode));
}

void Run::rejectMemoryFault(const Call& call, const CrashReport& report) {
  const char* access = accessText(report.access);
  result_.write = report.access == Access::write;
  if (const auto place = call.buffers.locate(report.address)) {
    return rejectFaultAt(call, report, *place, false);
  }
  for (const Call& owner : calls_) {
    if (const auto place = owner.buffers.locate(report.address)) {
      return rejectFaultAt(call, report, *place, &owner < &call);
    }
  }
  if (isStackOverflow(report)) {
    return reject(call, RunOutcome::crash, "stack overflow");
  }
  if (report.signalCode == SI_KERNEL) {
    return reject(call, RunOutcome::crash, "access through a pointer that is no address");
  }
  reject(call, RunOutcome::crash,
         report.address < kNullPage
             ? fmt::format("{} through a null pointer (address {:#x})", access, report.address)
             : fmt::format("{} at address {:#x}, far from every buffer", access, report.address));
}

void Run::rejectFaultAt(const Call& call, const CrashReport& report, const FaultPlace& place, bool ofEarlierCall) {
  const TensorArg& tensor = *place.tensor;
  result_.buffer = tensor.name;
  result_.byteOffset = place.byteOffset;
  const bool inside = place.byteOffset >= 0 && place.byteOffset < static_cast<std::int64_t>(tensor.bytes);
  if (inside && tensor.role == TensorArg::Role::input && !ofEarlierCall) {
    return reject(call, RunOutcome::inputChanged,
                  fmt::format("write to the input '{}' at byte {}", tensor.name, place.byteOffset));
  }
  reject(call, RunOutcome::outOfBounds,
         fmt::format("out-of-bounds {} of '{}'{} at byte {} (it has {} bytes)", accessText(report.access), tensor.name,
                     ofEarlierCall ? " of an earlier call" : "", place.byteOffset, tensor.bytes));
}

} // namespace

RunResult runCandidate(const RunRequest& request) {
  try {
    return Run(request).run();
  } catch (const std::exception& error) {
    RunResult result;
    result.message = error.what();
    return result;
  }
}

} // namespace qkc::judge
