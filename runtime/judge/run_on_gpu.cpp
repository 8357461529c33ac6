#include "runtime/judge/run_on_gpu.h"

#include "runtime/judge/call_buffers.h"
#include "runtime/judge/confinement.h"

#include <fmt/format.h>

#include <csignal>
#include <cstring>
#include <optional>
#include <stdexcept>

namespace qkc::judge {
namespace {

constexpr std::size_t kAlignment = 256;

std::size_t aligned(std::size_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

/// Where the parts of one case lie in the arena; each of its calls has a head of its own.
struct Plan {
  gpu::Call call{};
  std::vector<const TensorArg*> tensors; ///< as the worker counts them
  std::vector<std::size_t> outputs;      ///< among them
};

class GpuRun {
public:
  GpuRun(GpuWorker& worker, const RunRequest& request, const device::Device& device)
      : worker_(&worker), request_(&request), device_(&device) {}

  RunResult run();

private:
  std::size_t planCase(const std::vector<Argument>& arguments, Plan& plan, std::size_t at) const;
  bool makeArena();
  void fillInputs(const std::vector<Argument>& arguments, const Plan& plan) const;
  bool runCall(std::size_t ofCase, int index);
  bool judgeReply(std::size_t ofCase, const gpu::Reply& reply);
  void notePlaces(std::size_t ofCase);
  void takeOutputs(std::size_t ofCase, int index);
  void compare(std::size_t ofCase, int index, std::vector<std::vector<std::byte>> now);
  void rejectEnd(const GpuStep& step);
  void rejectReport(const CrashReport& report);
  void rejectDeviceError(int error);
  void rejectDifference(RunOutcome outcome, const Difference& difference, const std::string& what);
  void reject(RunOutcome outcome, const std::string& message);

  GpuWorker* worker_;
  const RunRequest* request_;
  const device::Device* device_;
  std::vector<Plan> plans_;
  std::byte* arena_ = nullptr;
  RunResult result_;
};

// Fills in the plan from offset `at` on, and returns the offset beyond it.
std::size_t GpuRun::planCase(const std::vector<Argument>& arguments, Plan& plan, std::size_t at) const {
  if (arguments.size() > gpu::kMaxArguments) {
    throw std::invalid_argument("the prototype has more parameters than a worker takes");
  }
  for (const Argument& argument : arguments) {
    gpu::CallArgument& one = plan.call.argument[plan.call.arguments++];
    if (const auto* scalar = std::get_if<ScalarArg>(&argument)) {
      one.kind = gpu::CallArgument::scalar;
      one.scalarType = static_cast<std::uint32_t>(scalar->index());
      one.bits = bitsOf(*scalar);
      continue;
    }
    const auto& tensor = std::get<TensorArg>(argument);
    one.bytes = tensor.bytes;
    one.kind = tensor.role == TensorArg::Role::input    ? gpu::CallArgument::input
               : tensor.role == TensorArg::Role::output ? gpu::CallArgument::output
                                                        : gpu::CallArgument::inout;
    if (tensor.role != TensorArg::Role::output) {
      one.initialOffset = at;
      at += aligned(tensor.bytes);
    }
    if (tensor.role != TensorArg::Role::input) {
      plan.outputs.push_back(plan.tensors.size());
      one.outputOffset = at;
      at += aligned(tensor.bytes);
    }
    plan.tensors.push_back(&tensor);
  }
  return at;
}

bool GpuRun::makeArena() {
  std::size_t bytes = aligned(sizeof(gpu::Call)); // the head of the call that is made
  for (const std::vector<Argument>& arguments : request_->cases) {
    bytes = planCase(arguments, plans_.emplace_back(), bytes);
  }
  arena_ = worker_->arena(bytes);
  if (arena_ == nullptr) {
    result_.message = "no memory shared with the worker for the tensors of the cases";
    return false;
  }
  for (std::size_t k = 0; k < plans_.size(); ++k) {
    fillInputs(request_->cases[k], plans_[k]);
  }
  return true;
}

void GpuRun::fillInputs(const std::vector<Argument>& arguments, const Plan& plan) const {
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const auto* tensor = std::get_if<TensorArg>(&arguments[k]);
    if (tensor != nullptr && tensor->role != TensorArg::Role::output && tensor->bytes != 0) {
      std::memcpy(arena_ + plan.call.argument[k].initialOffset, tensor->initial.data(), tensor->bytes);
    }
  }
}

RunResult GpuRun::run() {
  result_.cases.resize(request_->cases.size());
  if (!makeArena()) {
    return std::move(result_);
  }
  result_.outcome = RunOutcome::ok;
  const std::size_t count = plans_.size();
  for (int index = 0; index < request_->calls && result_.outcome == RunOutcome::ok; ++index) {
    for (std::size_t k = 0; k < count && result_.outcome == RunOutcome::ok; ++k) {
      const std::size_t ofCase = index % 2 == 0 ? k : count - 1 - k;
      if (!runCall(ofCase, index)) {
        result_.failedCase = ofCase;
        result_.call = index + 1;
      }
    }
  }
  result_.printed = worker_->printed();
  return std::move(result_);
}

// False once the outcome is known.
bool GpuRun::runCall(std::size_t ofCase, int index) {
  gpu::Call& call = plans_[ofCase].call;
  call.index = static_cast<std::uint32_t>(index);
  call.poison = std::to_integer<std::uint32_t>(poisonOfCall(index));
  std::memcpy(arena_, &call, sizeof call);
  worker_->clearFault();
  const GpuStep step = worker_->call(0, request_->timeLimitMs);
  result_.fault = worker_->fault();
  notePlaces(ofCase);
  if (index == 0) {
    result_.cases[ofCase].milliseconds = step.milliseconds;
  }
  if (step.end != GpuStep::End::replied) {
    rejectEnd(step);
  } else if (judgeReply(ofCase, step.reply)) {
    takeOutputs(ofCase, index);
  }
  return result_.outcome == RunOutcome::ok;
}

void GpuRun::notePlaces(std::size_t ofCase) {
  gpu::Call call{};
  std::memcpy(&call, arena_, sizeof call);
  const Plan& plan = plans_[ofCase];
  result_.gpuPlaces.clear();
  for (std::size_t k = 0; k < plan.call.arguments; ++k) {
    if (plan.call.argument[k].kind != gpu::CallArgument::scalar) {
      const TensorArg& tensor = *plan.tensors[result_.gpuPlaces.size()];
      result_.gpuPlaces.push_back({tensor.name, call.argument[k].address, tensor.bytes});
    }
  }
}

bool GpuRun::judgeReply(std::size_t ofCase, const gpu::Reply& reply) {
  const Plan& plan = plans_[ofCase];
  const bool ofTensor = reply.value >= 0 && reply.value < static_cast<std::int64_t>(plan.tensors.size());
  const bool damaged = reply.kind == gpu::Reply::damage || reply.kind == gpu::Reply::inputDamage;
  if (reply.kind == gpu::Reply::deviceError) {
    rejectDeviceError(static_cast<int>(reply.value));
  } else if (result_.fault.launch_error != 0) {
    reject(RunOutcome::launchError, result_.fault.launch_message);
  } else if (damaged && ofTensor) {
    const bool input = reply.kind == gpu::Reply::inputDamage;
    result_.buffer = plan.tensors[static_cast<std::size_t>(reply.value)]->name;
    result_.byteOffset = reply.offset;
    result_.write = true;
    reject(input ? RunOutcome::inputChanged : RunOutcome::outOfBounds,
           fmt::format("{} '{}' at byte {}",
                       input ? "the input was changed:" : "out-of-bounds write beside the buffer:", result_.buffer,
                       reply.offset));
  } else if (reply.kind != gpu::Reply::done) {
    reject(RunOutcome::notRun, "the worker on the GPU failed: " + worker_->problem());
  }
  return result_.outcome == RunOutcome::ok;
}

void GpuRun::takeOutputs(std::size_t ofCase, int index) {
  const Plan& plan = plans_[ofCase];
  std::vector<std::vector<std::byte>> now;
  for (std::size_t k = 0; k < plan.call.arguments; ++k) {
    const gpu::CallArgument& argument = plan.call.argument[k];
    if (argument.kind == gpu::CallArgument::output || argument.kind == gpu::CallArgument::inout) {
      const std::byte* from = arena_ + argument.outputOffset;
      now.emplace_back(from, from + argument.bytes);
    }
  }
  if (index == 0) {
    result_.cases[ofCase].outputs = std::move(now);
  } else {
    compare(ofCase, index, std::move(now));
  }
}

void GpuRun::compare(std::size_t ofCase, int index, std::vector<std::vector<std::byte>> now) {
  const Plan& plan = plans_[ofCase];
  CaseResult& judged = result_.cases[ofCase];
  std::vector<OutputDifferences> all;
  bool changed = false;
  for (std::size_t output = 0; output < now.size(); ++output) {
    const bool poisoned = plan.tensors[plan.outputs[output]]->role == TensorArg::Role::output;
    all.push_back(compareOutputs(now[output], index, judged.outputs[output], 0, poisoned));
    changed = changed || all.back().changed.count != 0;
  }
  for (std::size_t output = 0; output < all.size(); ++output) {
    if (all[output].unwritten.count != 0) {
      result_.buffer = plan.tensors[plan.outputs[output]]->name;
      rejectDifference(RunOutcome::unwritten, all[output].unwritten,
                       fmt::format("of {} bytes of '{}' were never written", now[output].size(), result_.buffer));
      return;
    }
  }
  if (changed && request_->outputsMayDiffer) {
    judged.repeated.push_back(std::move(now));
    return;
  }
  for (std::size_t output = 0; output < all.size(); ++output) {
    if (all[output].changed.count != 0) {
      result_.buffer = plan.tensors[plan.outputs[output]]->name;
      rejectDifference(RunOutcome::nondeterministic, all[output].changed,
                       fmt::format("of {} bytes of '{}' {}", now[output].size(), result_.buffer,
                                   all[output].copiedSlack
                                       ? "hold what lies beyond a buffer: it was read past its end or before its start"
                                       : "differ between two calls on the same data"));
      return;
    }
  }
}

void GpuRun::rejectDifference(RunOutcome outcome, const Difference& difference, const std::string& what) {
  result_.byteOffset = difference.first;
  result_.byteCount = difference.count;
  reject(outcome, fmt::format("{} {}, the first at byte {}", difference.count, what, difference.first));
}

void GpuRun::reject(RunOutcome outcome, const std::string& message) {
  result_.outcome = outcome;
  result_.message = message;
}

// A kernel ended the context. The driver gives no place.
void GpuRun::rejectDeviceError(int error) {
  constexpr int kOutOfMemory = 2;
  constexpr int kIllegalAddress = 700;
  constexpr int kLaunchTimeout = 702;
  const std::string text = device_->describeError(error);
  switch (error) {
  case kIllegalAddress:
    return reject(RunOutcome::outOfBounds, "a kernel touched memory outside every buffer: " + text);
  case kLaunchTimeout:
    return reject(RunOutcome::timeout, text);
  case kOutOfMemory:
    return reject(RunOutcome::launchError, text);
  default:
    result_.fault.kind = QKC_FAULT_TRAP;
    return reject(RunOutcome::fault, "a kernel failed: " + text);
  }
}

void GpuRun::rejectEnd(const GpuStep& step) {
  using End = GpuStep::End;
  switch (step.end) {
  case End::timeout:
    return reject(RunOutcome::timeout, fmt::format("no end within {} ms", request_->timeLimitMs));
  case End::reported:
    return rejectReport(step.report);
  case End::exited:
    if (step.value == QKC_FAULT_EXIT_STATUS && result_.fault.kind != QKC_FAULT_NONE) {
      return reject(RunOutcome::fault, result_.fault.message);
    }
    return reject(RunOutcome::exited, fmt::format("ended the process with status {} instead of returning", step.value));
  case End::signalled:
    return step.value == SIGSYS
               ? reject(RunOutcome::forbiddenSystemCall, "forbidden system call, made while signals were blocked")
               : reject(RunOutcome::crash, signalText(static_cast<int>(step.value), 0));
  case End::falseRecord:
    return reject(RunOutcome::crash, "wrote a false record to the judge's channel");
  case End::replied:
    break;
  }
}

void GpuRun::rejectReport(const CrashReport& report) {
  if (report.kind == CrashReport::calledExit) {
    return reject(RunOutcome::exited,
                  fmt::format("called {}({}) instead of returning", report.text.data(), report.number));
  }
  if (report.signal == SIGSYS) {
    return reject(RunOutcome::forbiddenSystemCall,
                  fmt::format("forbidden system call: {}", systemCallName(report.number)));
  }
  if (isStackOverflow(report)) {
    return reject(RunOutcome::crash, "stack overflow");
  }
  if (report.signal == SIGSEGV || report.signal == SIGBUS) {
    // Most often a tensor's address, which is the device's.
    return reject(RunOutcome::crash,
                  fmt::format("host code touched the address {:#x}, which is not the host's", report.address));
  }
  reject(RunOutcome::crash, signalText(report.signal, report.signalCode));
}

} // namespace

std::uint64_t bitsOf(const ScalarArg& scalar) {
  std::uint64_t bits = 0;
  std::visit([&](const auto& value) { std::memcpy(&bits, &value, sizeof value); }, scalar);
  return bits;
}

RunResult runOnGpu(GpuWorker& worker, const RunRequest& request, const device::Device& device) {
  try {
    return GpuRun(worker, request, device).run();
  } catch (const std::exception& error) {
    RunResult result;
    result.message = error.what();
    return result;
  }
}

} // namespace qkc::judge
