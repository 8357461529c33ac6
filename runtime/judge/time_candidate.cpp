#include "runtime/judge/time_candidate.h"

#include "runtime/judge/check_call.h"
#include "runtime/judge/round_record.h"
#include "runtime/judge/run_on_gpu.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>

namespace qkc::judge {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kAlignment = 256;
constexpr int kPatientMs = 120'000; // for copies of all contents, and for compiling what measures a GPU

std::size_t aligned(std::size_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

// Milliseconds between rounds, so far.
struct Samples {
  std::vector<double> events, wall, ownEvents, ownWall, fresh;
};

} // namespace

// One program in its worker.
class Timing::Run {
public:
  Run(const Timing& timing, const TimedProgram& program) : timing_(&timing), program_(&program) {
    result_.name = program.name;
  }

  void start();
  void round(std::uint32_t number, bool waits, bool fresh, bool counted);
  bool goesOn() const { return result_.outcome == Outcome::accepted; }
  double uncertainty() const { return spreadOf(samples_.events).uncertainty(); }
  TimedResult finish();

private:
  std::size_t plan();
  void fill() const;
  void take(const gpu::Round& round, bool waits, bool fresh, bool counted);
  std::optional<Outputs> fetch(std::uint64_t which);
  void judgeContents();
  void judgeDifference(std::size_t content);
  void note(Outcome outcome, const std::string& code, const std::string& reason);
  void noteStep(const GpuStep& step);
  const cases::Manifest& manifest() const { return timing_->checker_->manifest(); }

  const Timing* timing_;
  const TimedProgram* program_;
  std::unique_ptr<GpuWorker> worker_;
  std::byte* arena_ = nullptr;
  gpu::Timing head_{};
  std::size_t roundAt_ = 0; // in the arena
  Samples samples_;
  TimedResult result_;
};

void Timing::Run::note(Outcome outcome, const std::string& code, const std::string& reason) {
  if (goesOn()) {
    result_.outcome = outcome;
    result_.code = code;
    result_.reason = reason;
  }
}

// A step that is not done: by the candidate's doing, or the judge's.
void Timing::Run::noteStep(const GpuStep& step) {
  constexpr int kIllegalAddress = 700;
  using End = GpuStep::End;
  if (step.end == End::replied && step.reply.kind == gpu::Reply::deviceError) {
    const auto error = static_cast<int>(step.reply.value);
    note(Outcome::rejected, error == kIllegalAddress ? "QKC0812" : "QKC0816",
         "a kernel failed while it was timed: " + timing_->device_->describeError(error));
  } else if (step.end == End::timeout) {
    note(Outcome::rejected, "QKC0811",
         fmt::format("timed calls do not end within {} ms", timing_->options_.timeLimitMs));
  } else if (step.end == End::replied) {
    note(Outcome::failed, "QKC0901", worker_->failureOf(step));
  } else {
    note(Outcome::rejected, "QKC0810", "while it was timed, " + worker_->failureOf(step));
  }
}

// Where everything lies in the arena; its size.
std::size_t Timing::Run::plan() {
  const cases::Case& first = timing_->contents_.front();
  std::size_t inputs = 0;
  std::size_t outputs = 0;
  for (const cases::Parameter& p : manifest().prototype) {
    if (p.sharesBuffer) {
      continue;
    }
    if (head_.arguments == gpu::kMaxArguments) {
      note(Outcome::failed, "QKC0901", "the prototype has more parameters than a worker takes");
      return 0;
    }
    gpu::CallArgument& one = head_.argument[head_.arguments++];
    if (p.kind != cases::ParameterKind::tensor) {
      const ScalarArg scalar = scalarOf(p, first);
      one.kind = gpu::CallArgument::scalar;
      one.scalarType = static_cast<std::uint32_t>(scalar.index());
      one.bits = bitsOf(scalar);
      continue;
    }
    one.bytes = tensorBytes(p, first);
    one.kind = p.role == cases::TensorRole::in    ? gpu::CallArgument::input
               : p.role == cases::TensorRole::out ? gpu::CallArgument::output
                                                  : gpu::CallArgument::inout;
    if (p.role != cases::TensorRole::out) {
      one.initialOffset = inputs;
      inputs += aligned(one.bytes);
    }
    if (p.role != cases::TensorRole::in) {
      one.outputOffset = outputs;
      outputs += aligned(one.bytes);
    }
  }
  std::size_t at = aligned(sizeof head_);
  roundAt_ = at;
  at += aligned(sizeof(gpu::Round));
  head_.contents = static_cast<std::uint32_t>(timing_->contents_.size());
  head_.fresh = static_cast<std::uint32_t>(timing_->options_.fresh);
  for (std::size_t k = 0; k < timing_->contents_.size(); ++k) {
    head_.contentOffset[k] = at;
    at += inputs;
  }
  head_.outputsOffset = at;
  return at + outputs;
}

void Timing::Run::fill() const {
  std::memcpy(arena_, &head_, sizeof head_);
  for (std::size_t content = 0; content < timing_->contents_.size(); ++content) {
    std::size_t next = 0;
    for (const cases::Parameter& p : manifest().prototype) {
      if (p.sharesBuffer) {
        continue;
      }
      const gpu::CallArgument& argument = head_.argument[next++];
      const cases::Tensor* input =
          p.kind == cases::ParameterKind::tensor ? findInput(timing_->contents_[content], p.buffer) : nullptr;
      if (input != nullptr && argument.bytes != 0) {
        std::memcpy(arena_ + head_.contentOffset[content] + argument.initialOffset, input->bytes.data(),
                    argument.bytes);
      }
    }
  }
}

void Timing::Run::start() {
  std::string problem;
  worker_ = timing_->workers_->take(problem);
  if (worker_ != nullptr) {
    problem = worker_->load(program_->program->packed(), "qkc_" + manifest().name);
  }
  if (!problem.empty()) {
    note(Outcome::failed, timing_->workers_->programIsMissing() ? "QKC0807" : "QKC0901", problem);
    return;
  }
  const std::size_t bytes = plan();
  arena_ = goesOn() ? worker_->arena(bytes) : nullptr;
  if (arena_ == nullptr) {
    note(Outcome::failed, "QKC0901", fmt::format("no {} bytes of memory for the contents of timed calls", bytes));
    return;
  }
  fill();
  if (const GpuStep step = worker_->ask(gpu::Request::timing, 0, kPatientMs); !worker_->failureOf(step).empty()) {
    noteStep(step);
  }
}

void Timing::Run::round(std::uint32_t number, bool waits, bool fresh, bool counted) {
  if (!goesOn()) {
    return;
  }
  gpu::Round round{};
  round.number = number;
  round.waits = waits ? 1 : 0;
  round.fresh = fresh ? 1 : 0;
  std::memcpy(arena_ + roundAt_, &round, sizeof round);
  const std::uint32_t met = head_.contents - head_.fresh;
  AskedRound asked{.firstContent = fresh ? met : 0, .calls = fresh ? head_.fresh : met};
  const int limit = timing_->options_.timeLimitMs * static_cast<int>(asked.calls);
  const GpuStep step = worker_->ask(gpu::Request::round, roundAt_, limit);
  if (step.end != GpuStep::End::replied || step.reply.kind != gpu::Reply::done) {
    noteStep(step);
    return;
  }
  std::memcpy(&round, arena_ + roundAt_, sizeof round);
  asked.milliseconds = step.milliseconds;
  if (isFalseRecord(round, asked)) {
    note(Outcome::rejected, "QKC0810", "while it was timed, it wrote a false record to the judge's channel");
    return;
  }
  take(round, waits, fresh, counted);
}

void Timing::Run::take(const gpu::Round& round, bool waits, bool fresh, bool counted) {
  for (std::size_t k = 0; k < round.calls; ++k) {
    const gpu::Round::Call& call = round.call[k];
    if (call.differs != 0) {
      judgeDifference(call.content);
      return;
    }
    if (fresh) {
      samples_.fresh.push_back(call.eventMs);
    } else if (counted) {
      (waits ? samples_.wall : samples_.events).push_back(waits ? call.wallMs : call.eventMs);
    }
  }
  if (counted && !fresh) {
    (waits ? samples_.ownWall : samples_.ownEvents).push_back(waits ? round.own.wallMs : round.own.eventMs);
  }
}

std::optional<Outputs> Timing::Run::fetch(std::uint64_t which) {
  if (const GpuStep step = worker_->ask(gpu::Request::outputs, which, kPatientMs); !worker_->failureOf(step).empty()) {
    noteStep(step);
    return std::nullopt;
  }
  Outputs outputs;
  for (std::size_t k = 0; k < head_.arguments; ++k) {
    const gpu::CallArgument& argument = head_.argument[k];
    if (argument.kind == gpu::CallArgument::output || argument.kind == gpu::CallArgument::inout) {
      const std::byte* from = arena_ + head_.outputsOffset + argument.outputOffset;
      outputs.emplace_back(from, from + argument.bytes);
    }
  }
  return outputs;
}

void Timing::Run::judgeDifference(std::size_t content) {
  auto outputs = fetch(gpu::kDifferentOutputs);
  if (!outputs) {
    return;
  }
  Options options;
  options.cases = timing_->contents_.subspan(content, 1);
  Verdict verdict = judgeOutputs(*timing_->checker_, result_.name, {std::move(*outputs)}, options);
  if (verdict.outcome == Outcome::accepted) {
    note(Outcome::rejected, "QKC0815", "timed calls on equal inputs give different outputs");
    return;
  }
  note(Outcome::rejected, "QKC0861",
       "a timed call returns what the contract does not admit, where an earlier call on the same inputs returned "
       "something else: " +
           verdict.reason);
  result_.outputs = std::move(verdict);
}

void Timing::Run::judgeContents() {
  std::vector<Outputs> all;
  for (std::size_t k = 0; k < timing_->contents_.size() && goesOn(); ++k) {
    if (auto outputs = fetch(k)) {
      all.push_back(std::move(*outputs));
    }
  }
  if (!goesOn()) {
    return;
  }
  Options options;
  options.cases = timing_->contents_;
  Verdict verdict = judgeOutputs(*timing_->checker_, result_.name, all, options);
  if (verdict.outcome != Outcome::accepted) {
    note(verdict.outcome, "QKC0861", "timed calls return what the contract does not admit: " + verdict.reason);
    result_.outputs = std::move(verdict);
  }
}

TimedResult Timing::Run::finish() {
  if (goesOn()) {
    judgeContents();
  }
  result_.events = spreadOf(samples_.events);
  result_.wall = spreadOf(samples_.wall);
  result_.ownEvents = spreadOf(samples_.ownEvents);
  result_.ownWall = spreadOf(samples_.ownWall);
  result_.fresh = samples_.fresh;
  result_.figure =
      judgedTime(result_.events.median, result_.wall.median, result_.ownEvents.median, result_.ownWall.median);
  if (goesOn() && slowerOnFresh(samples_.fresh, result_.events)) {
    note(Outcome::rejected, "QKC0862",
         fmt::format("calls on inputs that it met before take {:.4g} ms, on new ones at least {:.4g} ms",
                     result_.events.median, *std::min_element(samples_.fresh.begin(), samples_.fresh.end())));
  }
  worker_.reset();
  return std::move(result_);
}

Timing::Timing(device::Device& device, const Checker& checker, std::span<const cases::Case> contents,
               GpuWorkers& workers, const TimingOptions& options)
    : device_(&device), checker_(&checker), contents_(contents), workers_(&workers), options_(options) {}

Timing::~Timing() = default;

std::string Timing::measureRoofs(gpu::Roofs& roofs) {
  std::string problem;
  const std::unique_ptr<GpuWorker> worker = workers_->take(problem);
  if (worker == nullptr) {
    return problem;
  }
  const std::byte* arena = worker->arena(sizeof roofs);
  if (arena == nullptr) {
    return "no memory shared with a worker";
  }
  problem = worker->failureOf(worker->ask(gpu::Request::roofs, 0, kPatientMs));
  std::memcpy(&roofs, arena, sizeof roofs);
  return problem;
}

// Every second round waits for an idle device; the order of the programs turns, so that none always follows the other.
void Timing::runRounds(std::vector<std::unique_ptr<Run>>& runs) const {
  constexpr std::uint32_t kWarm = 2;
  constexpr std::uint32_t kLeast = kWarm + 6;
  std::uint32_t number = 0;
  const auto all = [&](bool waits, bool fresh, bool counted) {
    for (std::size_t k = 0; k < runs.size(); ++k) {
      runs[number % 2 == 0 ? k : runs.size() - 1 - k]->round(number, waits, fresh, counted);
    }
    ++number;
  };
  const auto begin = Clock::now();
  const auto isLate = [&] { return std::chrono::duration<double>(Clock::now() - begin).count() > options_.seconds; };
  const auto isCertain = [&] {
    return std::all_of(runs.begin(), runs.end(),
                       [&](const auto& run) { return !run->goesOn() || run->uncertainty() <= options_.uncertainty; });
  };
  // At least two rounds of each kind, however late it is.
  constexpr std::uint32_t kFewest = kWarm + 4;
  while (number < kFewest || (!isLate() && (number < kLeast || !isCertain()))) {
    all(number % 4 >= 2, false, number >= kWarm);
  }
  if (options_.fresh != 0) {
    all(false, true, true);
  }
}

std::vector<TimedResult> Timing::time(const std::vector<TimedProgram>& programs) {
  std::vector<std::unique_ptr<Run>> runs;
  std::vector<TimedResult> results;
  try {
    for (const TimedProgram& program : programs) {
      runs.push_back(std::make_unique<Run>(*this, program));
      runs.back()->start();
    }
    runRounds(runs);
    for (const auto& run : runs) {
      results.push_back(run->finish());
    }
  } catch (const std::exception& error) {
    results.resize(programs.size());
    for (std::size_t k = 0; k < programs.size(); ++k) {
      results[k].name = programs[k].name;
      results[k].outcome = Outcome::failed;
      results[k].code = "QKC0901";
      results[k].reason = error.what();
    }
  }
  return results;
}

double bytesOfCall(const cases::Manifest& manifest, const cases::Case& one) {
  double bytes = 0;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind == cases::ParameterKind::tensor && !p.sharesBuffer) {
      bytes += static_cast<double>(tensorBytes(p, one)) * (p.role == cases::TensorRole::inout ? 2 : 1);
    }
  }
  return bytes;
}

} // namespace qkc::judge
