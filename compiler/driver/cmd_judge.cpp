#include "compiler/driver/case_files.h"
#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/second_opinion.h"
#include "runtime/device/cuda/toolkit.h"
#include "runtime/judge/judge_candidate.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <future>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace qkc::driver {

namespace {

struct JudgeOptions {
  std::string contract;
  std::vector<std::string> candidates;
  std::string outputs;
  std::string json;
  std::string device = "auto";
  std::string compiler = "clang";
  std::vector<std::uint64_t> seeds;
  int fresh = 1;
  int timeLimitMs = 10'000;
  int positions = 6;
  bool onlyRandom = false;
  bool noDiagnosis = false;
  bool sanitize = false;
  std::string explain;
  std::vector<std::string> deny;
};

std::vector<std::uint64_t> seedsOf(const JudgeOptions& options) {
  if (!options.seeds.empty())
    return options.seeds;
  std::vector<std::uint64_t> seeds{0};
  for (int k = 0; k < options.fresh; ++k)
    seeds.push_back(freshSeed());
  return seeds;
}

judge::Options optionsOf(const JudgeOptions& options) {
  judge::Options out;
  out.timeLimitMs = options.timeLimitMs;
  out.keepPositions = options.positions;
  out.onlyRandom = options.onlyRandom;
  out.deny = options.deny;
  return out;
}

// Where candidates run. A worker starts while everything is compiled, and before there are seeds.
class Workers {
public:
  void start(const device::Device& device, judge::Options& options) {
    if (const auto gpu = device.workerGpu())
      options.workers = &gpu_.emplace(judge::GpuWorkerStart{.gpu = *gpu, .cacheFolder = cacheFolder()});
    else
      options.worker = &cpu_.emplace();
  }

private:
  std::optional<judge::CpuWorker> cpu_;
  std::optional<judge::GpuWorkers> gpu_;
};

// Outputs belong to the cases of one seed. Empty after an error.
std::vector<std::uint64_t> seedOfOutputs(const JudgeOptions& options, const cases::Manifest& manifest,
                                         Session& session) {
  const auto given = options.seeds.empty() ? std::nullopt : std::optional(options.seeds.front());
  if (options.seeds.size() > 1 || options.onlyRandom)
    session.sink.error(diag::Code::BadArguments, std::nullopt,
                       "--outputs are judged with what `qkc inputs` wrote: one --seed, and no --random-only");
  const auto indexed = indexedSeed(manifest, options.outputs, given, session.sink);
  if (session.sink.hasErrors())
    return {};
  return {indexed.value_or(given.value_or(0))};
}

int worse(int a, int b) {
  return a == kFailed || b == kFailed ? kFailed : std::max(a, b);
}

int printVerdicts(Session& session, const JudgeOptions& options, const std::vector<judge::Verdict>& verdicts) {
  int status = kOk;
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (const judge::Verdict& verdict : verdicts) {
    status = worse(status, judge::exitStatus(verdict.outcome));
    all.push_back(judge::toJson(verdict));
    if (options.json != "-")
      fmt::print("{}", judge::renderTable(verdict, session.color));
  }
  const nlohmann::ordered_json& shown = all.size() == 1 ? all.front() : all;
  if (options.json == "-")
    fmt::print("{}\n", shown.dump(1));
  else if (!options.json.empty())
    writeAll({{options.json, shown.dump(1) + "\n"}}, session.sink);
  return worse(status, session.finish());
}

// Whether the contract has such an output; where it stands in a call is known when the calls are.
bool askedIsThere(const AskedElement& asked, const cases::Manifest& manifest, diag::Sink& sink) {
  std::vector<std::string> outputs;
  for (const cases::Parameter& one : manifest.prototype)
    if (one.kind == cases::ParameterKind::tensor && one.role != cases::TensorRole::in)
      outputs.push_back(one.label.empty() ? one.name : one.label);
  const cases::Parameter* named = manifest.parameter(asked.output);
  if (named != nullptr && named->kind == cases::ParameterKind::tensor && named->role != cases::TensorRole::in) {
    const std::size_t axes = named->shapeText.size();
    if (asked.at.size() == axes)
      return true;
    sink.error(diag::Code::BadArguments, std::nullopt,
               fmt::format("--explain names {} of {} indices of {}", asked.at.size(), axes, asked.output))
        .note(fmt::format("its shape is [{}]", fmt::join(named->shapeText, ", ")));
    return false;
  }
  sink.error(diag::Code::BadArguments, std::nullopt, fmt::format("--explain names no output: {}", asked.output))
      .note(fmt::format("outputs: {}", fmt::join(outputs, ", ")));
  return false;
}

bool canUseNvcc(const device::Device& device, diag::Sink& sink) {
  const bool onGpu = device.workerGpu().has_value();
  if (onGpu && device::cuda::toolkitProgram("nvcc"))
    return true;
  sink.error(diag::Code::NoDevice, std::nullopt,
             onGpu ? "nvcc is not on PATH, under $CUDA_HOME or /usr/local/cuda"
                   : fmt::format("what nvcc compiles runs on a GPU, not on {}", device.name()));
  return false;
}

std::optional<std::string> sanitizerFor(const device::Device& device, diag::Sink& sink) {
  const bool onGpu = device.workerGpu().has_value();
  auto found = onGpu ? judge::findSanitizer() : std::nullopt;
  if (!found)
    sink.error(diag::Code::NoDevice, std::nullopt,
               onGpu ? "compute-sanitizer is not on PATH, under $CUDA_HOME or /usr/local/cuda"
                     : fmt::format("--sanitize is for a GPU: on {} every access is looked at anyway", device.name()));
  return found;
}

int judgeAll(Session& session, const JudgeOptions& options, const Places& places) {
  if (options.candidates.empty() == options.outputs.empty())
    session.sink.error(diag::Code::BadArguments, std::nullopt, "candidates or --outputs are needed, one of the two");
  SecondOpinion wanted{.diagnosis = !options.noDiagnosis, .asked = parseAskedElement(options.explain)};
  if (!options.explain.empty() && !wanted.asked)
    session.sink
        .error(diag::Code::BadArguments, std::nullopt, fmt::format("--explain {} names no element", options.explain))
        .note("an element is written q[1, 0], or 12:q[1, 0] in case 12");
  if (!options.json.empty())
    canWrite(options.json, session.sink);
  const auto texts = oneContract(options.contract, places, session);
  std::vector<device::SourceFile> sources;
  for (const std::string& path : options.candidates)
    if (auto text = readText(path, session.sink))
      sources.push_back({path, std::move(*text)});
  if (const int status = session.finish(); status != kOk || !texts)
    return kFailed;
  std::string problem;
  auto forJudge = judgeTexts(*texts, problem);
  if (!forJudge)
    session.sink.error(diag::Code::UnreadableFile, std::nullopt,
                       fmt::format("the manifest of {}: {}", texts->name, problem));
  else if (wanted.asked && !askedIsThere(*wanted.asked, forJudge->manifest, session.sink))
    return session.finish();
  const auto device = forJudge ? openDevice(options.device, session.sink) : nullptr;
  if (!device)
    return session.finish();
  const judge::CandidateCompileOptions compileOptions{
      .limits = {}, .nvcc = options.compiler == "nvcc", .lineInfo = options.sanitize};
  if (compileOptions.nvcc && !canUseNvcc(*device, session.sink))
    return session.finish();
  Workers workers;
  judge::Options judgeOptions = optionsOf(options);
  if (options.sanitize) {
    judgeOptions.sanitizer = sanitizerFor(*device, session.sink);
    if (!judgeOptions.sanitizer)
      return session.finish();
  }
  if (!sources.empty())
    workers.start(*device, judgeOptions);
  // For a GPU the compiler's process is a copy of this one: it starts before there are seeds.
  std::optional<judge::CandidateCompile> first;
  if (!sources.empty())
    first.emplace(*device, *forJudge, sources.front(), judgeOptions.worker, compileOptions);
  judgeOptions.seeds = options.outputs.empty() ? seedsOf(options) : seedOfOutputs(options, forJudge->manifest, session);
  if (judgeOptions.seeds.empty())
    return session.finish();
  // The checker is compiled and the cases are built beside it.
  auto suiteLater = std::async(std::launch::async, [&] { return judge::buildSuite(forJudge->manifest, judgeOptions); });
  auto checkerLater =
      std::async(std::launch::async, [&] { return judge::Checker::compile(*device, *forJudge, problem); });
  const auto checker = checkerLater.get();
  const std::vector<cases::Case> suite = suiteLater.get();
  if (!checker) {
    session.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return session.finish();
  }
  judgeOptions.cases = suite;
  const auto secondOpinion = [&](const std::function<judge::Verdict(const judge::Options&)>& judgeWith) {
    return withSecondOpinion(*checker, options.contract, places, wanted, judgeOptions, judgeWith, session.sink);
  };
  std::vector<judge::Verdict> verdicts;
  if (!options.outputs.empty()) {
    const cases::Manifest& manifest = checker->manifest();
    const auto outputs = readOutputs(manifest, suite, options.outputs, session.sink);
    if (!outputs)
      return session.finish();
    verdicts.push_back(secondOpinion(
        [&](const judge::Options& used) { return judge::judgeOutputs(*checker, options.outputs, *outputs, used); }));
  }
  for (const device::SourceFile& source : sources) {
    if (!first)
      first.emplace(*device, checker->texts(), source, judgeOptions.worker, compileOptions);
    const auto compiled = first->finish();
    first.reset();
    verdicts.push_back(secondOpinion(
        [&](const judge::Options& used) { return judge::judgeCandidate(*device, *checker, compiled, used); }));
  }
  return printVerdicts(session, options, verdicts);
}

} // namespace

Run addJudge(CLI::App& app) {
  auto options = std::make_shared<JudgeOptions>();
  auto places = std::make_shared<Places>();
  CLI::App* command =
      app.add_subcommand("judge", "run a candidate on built cases and decide membership of what it returns");
  command->add_option("contract", options->contract, "instance, family with one instance, .qkc file, or built folder")
      ->required();
  command->add_option("candidates", options->candidates,
                      ".cu files with the contract's function; for a GPU also shared libraries (.so)");
  command->add_option("--outputs", options->outputs,
                      "folder of outputs computed elsewhere for what `qkc inputs` wrote");
  command->add_option("--json", options->json,
                      "write the verdict there as JSON; - for standard output, without the table");
  command->add_option("--device", options->device, "cpu, cuda, cuda:N or auto")->capture_default_str();
  command->add_option("--compiler", options->compiler, "nvcc makes a shared library of the candidate, for a GPU")
      ->capture_default_str()
      ->check(CLI::IsMember({"clang", "nvcc"}));
  command
      ->add_option(
          "--seed,--replay", options->seeds,
          "judge with this seed alone, or with these (once for each): a rejection's seed replays it; the pinned "
          "suite is seed 0")
      ->allow_extra_args(false)
      ->check(CLI::Validator(
          [](const std::string& text) {
            const bool isNumber = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
            return isNumber ? std::string() : "a seed is a number, 0 or more, not " + text;
          },
          "0 or more"));
  command->add_option("--fresh", options->fresh, "fresh seeds beside the pinned one")
      ->capture_default_str()
      ->check(CLI::Range(0, 100));
  command->add_option("--time-limit", options->timeLimitMs, "milliseconds for each call")
      ->capture_default_str()
      ->check(CLI::Range(1, 3'600'000));
  command->add_option("--positions", options->positions, "rejected positions to show")
      ->capture_default_str()
      ->check(CLI::Range(0, 32));
  command->add_flag("--random-only", options->onlyRandom,
                    "plain normal data instead of built cases: shows what those are worth");
  command->add_option("--explain", options->explain,
                      "an element, as q[1, 0] or 12:q[1, 0] in case 12: its values, paths, what is admissible and why");
  command->add_flag("--no-diagnosis", options->noDiagnosis,
                    "do not look for the convention that a rejected one follows");
  command->add_flag("--sanitize", options->sanitize,
                    "on a GPU, what would be accepted runs once more under compute-sanitizer: memory by the byte, "
                    "races of shared memory, barriers");
  addDeny(*command, options->deny);
  addPlaces(*command, places);
  command->footer("exit status: 0 accepted, 1 rejected, 2 anything else\n"
                  "example: qkc judge int8_dyn_token_sym my_kernel.cu");
  return [options, places](Session& session) { return judgeAll(session, *options, *places); };
}

} // namespace qkc::driver
