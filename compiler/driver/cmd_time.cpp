#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/timing_report.h"
#include "runtime/cases/shapes.h"
#include "runtime/judge/judge_candidate.h"
#include "runtime/judge/time_candidate.h"

#include <fmt/format.h>

#include <charconv>
#include <future>
#include <nlohmann/json.hpp>
#include <optional>

namespace qkc::driver {

namespace {

struct TimeOptions {
  std::string contract;
  std::vector<std::string> candidates;
  std::string baseline;
  std::string json;
  std::string device = "cuda";
  std::string inputClass = "normal";
  std::vector<std::string> extents;
  int contents = 4;
  int timeLimitMs = 10'000;
  double seconds = 3;
  double spread = 1;
};

// "T=4096,H=128", or several such words. None after an error.
std::optional<cases::Extents> extentsFrom(const std::vector<std::string>& words, const cases::Manifest& manifest,
                                          diag::Sink& sink) {
  cases::Extents out;
  std::string all;
  for (const std::string& word : words)
    all += word + ",";
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = all.find(',', at);
    const std::string one = all.substr(at, end - at);
    at = end + 1;
    if (one.empty())
      continue;
    const std::size_t equals = one.find('=');
    std::int64_t value = 0;
    const char* last = one.data() + one.size();
    const bool isNumber =
        equals != std::string::npos && std::from_chars(one.data() + equals + 1, last, value).ptr == last && value > 0;
    const std::string name = one.substr(0, equals);
    const bool isDim = std::any_of(manifest.dims.begin(), manifest.dims.end(),
                                   [&](const cases::Dim& dim) { return dim.name == name && dim.derived.is_null(); });
    if (!isNumber || !isDim) {
      std::string known;
      for (const cases::Dim& dim : manifest.dims)
        if (dim.derived.is_null())
          known += (known.empty() ? "" : ", ") + dim.name;
      sink.error(diag::Code::BadArguments, std::nullopt, fmt::format("--extents {} is no extent of the contract", one))
          .note(fmt::format("written as {}=4096; {} has {}", known.substr(0, known.find(',')), manifest.name, known));
      return std::nullopt;
    }
    out[name] = value;
  }
  return out;
}

// Contents of equal extents, the last of them for one round at the end. Empty after an error.
std::vector<cases::Case> buildContents(const cases::Manifest& manifest, const TimeOptions& options,
                                       const cases::Extents& dims, std::size_t count, diag::Sink& sink) {
  std::vector<cases::Case> contents;
  try {
    std::vector<std::future<cases::Case>> later;
    for (std::size_t k = 0; k < count; ++k)
      later.push_back(std::async(std::launch::async, [&, k, seed = freshSeed()] {
        return cases::buildCase(manifest, seed, static_cast<std::uint32_t>(k), dims, options.inputClass);
      }));
    for (auto& one : later)
      contents.push_back(one.get());
  } catch (const std::exception& problem) {
    sink.error(diag::Code::BadArguments, std::nullopt,
               fmt::format("no inputs of {} for these extents: {}", manifest.name, problem.what()))
        .note("--extents names others");
    return {};
  }
  for (cases::Case& one : contents)
    one.params = contents.front().params; // a call's scalars are the same for all
  return contents;
}

// The typed contract's operations; none where its text is not at hand, which is no error here.
std::optional<Operations> countOperations(const TimeOptions& options, const Places& places, const std::string& name,
                                          const cases::Extents& dims) {
  SourceMap sources;
  diag::Sink quiet;
  for (const Checked& one : findContracts(options.contract, places, sources, quiet))
    if (one.contract.name == name)
      return operationsOf(one.contract, dims);
  return std::nullopt;
}

std::string extentsText(const cases::Manifest& manifest, const cases::Extents& dims) {
  std::string text;
  for (const cases::Dim& dim : manifest.dims)
    if (dim.derived.is_null())
      text += fmt::format("{}{}={}", text.empty() ? "" : " ", dim.name, dims.at(dim.name));
  return text;
}

class TimeCommand {
public:
  TimeCommand(Session& session, const TimeOptions& options, const Places& places)
      : session_(session), options_(options), places_(places) {}

  int run() {
    if (!readTexts() || !openGpu() || !makeContents() || !compileChecker() || !compileBaseline())
      return session_.finish();
    judge::TimingOptions timing;
    timing.timeLimitMs = options_.timeLimitMs;
    timing.seconds = options_.seconds;
    timing.uncertainty = options_.spread / 100;
    timing.fresh = kFresh;
    judge::Timing timer(*device_, *checker_, contents_, *workers_, timing);
    for (const device::SourceFile& source : sources_)
      judgeAndTime(timer, source);
    return print();
  }

private:
  static constexpr std::size_t kFresh = 2;

  bool readTexts() {
    if (!options_.json.empty())
      canWrite(options_.json, session_.sink);
    texts_ = oneContract(options_.contract, places_, session_);
    for (const std::string& path : options_.candidates)
      if (auto text = readText(path, session_.sink))
        sources_.push_back({path, std::move(*text)});
    if (!options_.baseline.empty())
      if (auto text = readText(options_.baseline, session_.sink))
        baseline_ = {options_.baseline, std::move(*text)};
    if (!texts_ || session_.sink.hasErrors())
      return false;
    if (options_.baseline.empty())
      baseline_ = {"reference.cu", texts_->reference};
    std::string problem;
    forJudge_ = judgeTexts(*texts_, problem);
    if (!forJudge_)
      session_.sink.error(diag::Code::UnreadableFile, std::nullopt,
                          fmt::format("the manifest of {}: {}", texts_->name, problem));
    return forJudge_.has_value();
  }

  bool openGpu() {
    device_ = openDevice(options_.device, session_.sink);
    if (!device_)
      return false;
    if (!device_->workerGpu()) {
      session_.sink
          .error(diag::Code::TimingNeedsGpu, std::nullopt,
                 fmt::format("timing needs a GPU; {} has no speed that says anything of one", device_->name()))
          .note("--device cuda or cuda:N, where NVIDIA's driver and NVRTC are");
      return false;
    }
    workers_.emplace(
        judge::GpuWorkerStart{.gpu = *device_->workerGpu(), .cacheFolder = cacheFolder(), .allQueues = true});
    return true;
  }

  bool makeContents() {
    const auto given = extentsFrom(options_.extents, forJudge_->manifest, session_.sink);
    if (!given)
      return false;
    cases::Extents dims;
    try {
      dims = cases::timingShape(forJudge_->manifest, *given);
    } catch (const std::exception& problem) {
      session_.sink.error(diag::Code::BadArguments, std::nullopt,
                          fmt::format("{} has no extents near these: {}", forJudge_->manifest.name, problem.what()));
      return false;
    }
    const auto count = static_cast<std::size_t>(options_.contents) + kFresh;
    contents_ = buildContents(forJudge_->manifest, options_, dims, count, session_.sink);
    report_.extents = extentsText(forJudge_->manifest, dims);
    report_.roofline.operations = countOperations(options_, places_, texts_->name, dims);
    return !contents_.empty();
  }

  bool compileChecker() {
    std::string problem;
    checker_ = judge::Checker::compile(*device_, *forJudge_, problem);
    if (!checker_) {
      session_.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
      return false;
    }
    judgeOptions_.workers = &*workers_;
    judgeOptions_.timeLimitMs = options_.timeLimitMs;
    judgeOptions_.seeds = {0, freshSeed()};
    suite_ = judge::buildSuite(checker_->manifest(), judgeOptions_);
    judgeOptions_.cases = suite_;
    return true;
  }

  // A baseline that the user names is judged like a candidate.
  bool compileBaseline() {
    baselineProgram_ = judge::CandidateCompile(*device_, checker_->texts(), baseline_, nullptr).finish();
    if (baselineProgram_->result.status != device::CompileStatus::ok) {
      session_.sink.error(diag::Code::BadArguments, std::nullopt,
                          fmt::format("the baseline {} does not compile for this GPU: {}", baseline_.name,
                                      firstLine(baselineProgram_->result.diagnostics)));
      return false;
    }
    if (options_.baseline.empty())
      return true;
    const judge::Verdict verdict = judge::judgeCandidate(*device_, *checker_, *baselineProgram_, judgeOptions_);
    if (verdict.outcome != judge::Outcome::accepted)
      session_.sink.error(diag::Code::BadArguments, std::nullopt,
                          fmt::format("the baseline {} is {} by {}: {}", baseline_.name, judge::name(verdict.outcome),
                                      texts_->name, verdict.reason));
    return verdict.outcome == judge::Outcome::accepted;
  }

  void judgeAndTime(judge::Timing& timer, const device::SourceFile& source) {
    TimedCandidate& one = report_.candidates.emplace_back();
    const auto compiled = judge::CandidateCompile(*device_, checker_->texts(), source, nullptr).finish();
    one.verdict = judge::judgeCandidate(*device_, *checker_, compiled, judgeOptions_);
    if (one.verdict.outcome != judge::Outcome::accepted || !measureOnce(timer))
      return;
    auto results = timer.time(
        {{source.name, compiled.result.program.get()}, {baseline_.name, baselineProgram_->result.program.get()}});
    one.timed = std::move(results[0]);
    one.baseline = std::move(results[1]);
  }

  // The card's bandwidth and rates, in this run: before the first candidate that is timed.
  bool measureOnce(judge::Timing& timer) {
    if (report_.roofline.roofs.copyBytesPerSecond > 0)
      return true;
    const std::string problem = timer.measureRoofs(report_.roofline.roofs);
    if (!problem.empty())
      session_.sink.error(diag::Code::Internal, std::nullopt, problem);
    return problem.empty();
  }

  int print() {
    report_.contract = texts_->name;
    report_.hash = checker_->manifest().hash;
    report_.device = device_->name();
    report_.contents = contents_.size();
    report_.fresh = kFresh;
    report_.roofline.bytes = judge::bytesOfCall(checker_->manifest(), contents_.front());
    const std::string json = toJson(report_).dump(1) + "\n";
    if (options_.json == "-")
      fmt::print("{}", json);
    else
      fmt::print("{}", renderTiming(report_, session_.color));
    if (!options_.json.empty() && options_.json != "-")
      writeAll({{options_.json, json}}, session_.sink);
    const int finished = session_.finish();
    return finished == kOk ? exitStatus(report_) : finished;
  }

  Session& session_;
  const TimeOptions& options_;
  const Places& places_;
  std::optional<Texts> texts_;
  std::vector<device::SourceFile> sources_;
  device::SourceFile baseline_;
  std::optional<judge::ContractTexts> forJudge_;
  std::unique_ptr<device::Device> device_;
  std::optional<judge::GpuWorkers> workers_;
  std::vector<cases::Case> contents_;
  std::vector<cases::Case> suite_;
  std::unique_ptr<judge::Checker> checker_;
  judge::Options judgeOptions_;
  std::optional<judge::CompiledCandidate> baselineProgram_;
  TimingReport report_;
};

} // namespace

Run addTime(CLI::App& app) {
  auto options = std::make_shared<TimeOptions>();
  auto places = std::make_shared<Places>();
  CLI::App* command = app.add_subcommand("time", "judge candidates, and time those that are accepted on a GPU");
  command->add_option("contract", options->contract, "instance, family with one instance, .qkc file, or built folder")
      ->required();
  command->add_option("candidates", options->candidates, ".cu files with the contract's function, or .so")->required();
  command->add_option("--device", options->device, "cuda, cuda:N or auto")->capture_default_str();
  command->add_option("--extents", options->extents,
                      "as T=4096,H=8192; others are about 4096 each, the largest tensor at most 2^26 elements");
  command->add_option("--baseline", options->baseline,
                      "candidate that is timed in the same rounds [the contract's reference]");
  command->add_option("--json", options->json,
                      "write the report there as JSON; - for standard output, without the table");
  command->add_option("--class", options->inputClass, "class of the inputs")
      ->capture_default_str()
      ->check(CLI::IsMember(cases::inputClasses()));
  command->add_option("--contents", options->contents, "contents of the inputs that calls meet in turn")
      ->capture_default_str()
      ->check(CLI::Range(2, static_cast<int>(judge::gpu::kMaxContents) - 2));
  command->add_option("--seconds", options->seconds, "of rounds for a candidate and its baseline, at most")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 600.0));
  command
      ->add_option("--spread", options->spread,
                   "rounds end when each median is known to so many percent (95% confidence)")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 100.0));
  command->add_option("--time-limit", options->timeLimitMs, "milliseconds for each call")
      ->capture_default_str()
      ->check(CLI::Range(1, 3'600'000));
  addPlaces(*command, places);
  command->footer("exit status: 0 all accepted and timed, 1 one rejected, 2 anything else\n"
                  "example: qkc time int8_dyn_token_sym my_kernel.cu --extents T=16384,H=4096");
  return [options, places](Session& session) { return TimeCommand(session, *options, *places).run(); };
}

} // namespace qkc::driver
