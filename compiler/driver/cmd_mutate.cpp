#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/driver/operator_report.h"
#include "compiler/driver/run_mutant_runs.h"
#include "compiler/driver/terminal_line.h"
#include "compiler/mutate/lawful.h"
#include "compiler/mutate/mutants.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::driver {

namespace {

struct MutateOptions {
  std::vector<std::string> contracts;
  std::string emit;
  std::string device = "cpu";
  bool untilKilled = false;
  bool run = false;
  bool operators = false;
  bool lawful = false;
  std::uint64_t seed = 0;
};

std::size_t widestId(std::size_t least, const std::vector<cases::Mutant>& mutants,
                     const std::vector<mutate::RunMutant>& runs) {
  for (const cases::Mutant& mutant : mutants)
    least = std::max(least, mutant.id.size());
  for (const mutate::RunMutant& run : runs)
    least = std::max(least, run.id.size());
  return least;
}

// The contract as its text has it, where that is at hand; else none, and nothing is said.
std::optional<Checked> checkedOf(const std::vector<Checked>& found, const std::string& name) {
  const auto it =
      std::find_if(found.begin(), found.end(), [&](const Checked& one) { return one.contract.name == name; });
  return it == found.end() ? std::nullopt : std::optional(*it);
}

void printList(const std::string& contract, const std::vector<cases::Mutant>& mutants,
               const std::vector<mutate::RunMutant>& runs) {
  const std::size_t width = widestId(0, mutants, runs);
  fmt::print("{}: {} mutants, {} of runs\n", contract, mutants.size(), runs.size());
  for (const cases::Mutant& mutant : mutants)
    fmt::print("  {:<{}}  {}\n", mutant.id, width, mutant.text);
  for (const mutate::RunMutant& run : runs)
    fmt::print("  {:<{}}  {}\n", run.id, width, run.text);
}

int list(Session& session, const MutateOptions& options, const Places& places) {
  for (const std::string& name : options.contracts) {
    diag::Sink quiet;
    const auto typed = findContracts(name, places, session.sources, quiet);
    for (const Texts& texts : findTexts(name, places, session.sources, session.sink)) {
      std::string problem;
      const auto manifest = cases::readManifest(texts.manifest, problem);
      const auto checked = checkedOf(typed, texts.name);
      if (manifest)
        printList(texts.name, manifest->mutants,
                  checked ? mutate::runMutantsOf(checked->contract) : std::vector<mutate::RunMutant>{});
      else
        session.sink.error(diag::Code::UnreadableFile, std::nullopt, texts.name + ": " + problem);
    }
  }
  return session.finish();
}

int emitCandidates(Session& session, const MutateOptions& options, const Places& places) {
  std::map<std::filesystem::path, std::string> files;
  for (const std::string& name : options.contracts)
    for (const Checked& checked : findContracts(name, places, session.sources, session.sink))
      for (const auto& [id, text] : mutantCandidates(checked, session.sources, session.sink))
        files[std::filesystem::path(options.emit) / checked.contract.name / (id + ".cu")] = text;
  if (session.sink.hasErrors())
    return session.finish();
  const auto count = writeAll(files, session.sink);
  if (const int status = session.finish(); status != kOk)
    return status;
  fmt::print("{} files written, {} unchanged in {}\n", count->written, count->unchanged, options.emit);
  return kOk;
}

void printMatrix(const std::string& contract, const MatrixResult& result, const std::vector<RunMutantRecord>& runs,
                 const Extent& extent) {
  std::size_t width = 6;
  for (const MutantRun& run : result.runs)
    width = std::max(width, run.mutant.id.size());
  for (const RunMutantRecord& run : runs)
    width = std::max(width, run.id.size());
  const auto killed =
      std::count_if(result.runs.begin(), result.runs.end(), [](const MutantRun& r) { return r.killed; });
  const auto random =
      std::count_if(result.runs.begin(), result.runs.end(), [](const MutantRun& r) { return r.killedByRandom; });
  fmt::print("{}: reference {}\n", contract,
             result.referenceAccepted ? "accepted" : "REJECTED: " + result.referenceProblem);
  const bool all = extent.control;
  fmt::print("  {:<{}}  {:<9} {:<20} {:<12} {:>10}  {}\n", "mutant", width, "", "clauses", "first case", "values",
             all ? "random data" : "");
  for (const MutantRun& run : result.runs)
    fmt::print("  {:<{}}  {:<9} {:<20} {:<12} {:>10}  {}\n", run.mutant.id, width, run.killed ? "killed" : "survives",
               fmt::format("{}", fmt::join(run.blamed, ", ")), run.killedBy, run.rejectedValues,
               !all                 ? ""
               : run.killedByRandom ? "killed"
                                    : "survives");
  for (const RunMutantRecord& run : runs)
    fmt::print("  {:<{}}  {:<9} {:<20} {}\n", run.id, width, run.isKilled() ? "killed" : "survives",
               fmt::format("{}: {}", run.facet, run.code), run.killedBy);
  const auto runsKilled =
      std::count_if(runs.begin(), runs.end(), [](const RunMutantRecord& run) { return run.isKilled(); });
  fmt::print("  {} of {} killed{}{}\n", killed, result.runs.size(),
             all ? fmt::format("; on plain normal data {}", random) : "",
             runs.empty() ? "" : fmt::format("; of runs {} of {}", runsKilled, runs.size()));
}

// "accepted", or why not, of each variant; empty after an error.
std::vector<std::string> judgeVariants(Session& session, const Checked& checked,
                                       const std::vector<mutate::Mutant>& variants, const MutateOptions& options) {
  const auto texts = lowerContract(checked, session.sources, session.sink);
  const auto lowered =
      texts && !variants.empty() ? lowerVariants(checked, variants, session.sources, session.sink) : std::nullopt;
  if (!lowered)
    return {};
  std::string problem;
  auto forJudge = judgeTexts(*texts, problem);
  const auto device = forJudge ? openDevice(options.device, session.sink) : nullptr;
  const auto checker = device ? judge::Checker::compile(*device, std::move(*forJudge), problem) : nullptr;
  const std::string function = "qkc_" + texts->name;
  const auto own =
      checker ? compileTrusted(*device, checker->texts(), "reference.cu", texts->reference, function, 1, problem)
              : nullptr;
  const auto module =
      own ? compileTrusted(*device, checker->texts(), "lawful.cu", lowered->module, function + "_mutant", 1, problem)
          : nullptr;
  if (!module) {
    session.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return {};
  }
  ReferenceRuns suite(*checker, {own.get(), own->entry(function)},
                      cases::buildCases(checker->manifest(), options.seed));
  MutantCalls calls(suite, {module.get(), module->entry(function + "_mutant")});
  std::vector<std::string> verdicts;
  for (std::size_t k = 0; k < lowered->variants.size(); ++k) {
    KernelRun run(suite, [&](std::size_t which) { return calls.of(k, which); });
    run.run(smallestFirst(suite.cases()), false);
    const auto verdict = run.finish();
    verdicts.push_back(verdict.outcome == judge::Outcome::accepted ? "accepted" : "REJECTED: " + verdict.reason);
  }
  return verdicts;
}

// The clause or let that an id's first word names, where the contract's text is at hand.
std::optional<Span> changedPlace(const std::vector<Checked>& found, const Texts& texts, const std::string& id) {
  const std::string word = id.substr(0, id.find('.'));
  for (const Checked& checked : found) {
    if (checked.contract.name != texts.name)
      continue;
    for (const contract::Clause& clause : checked.contract.clauses)
      if (clause.name == word)
        return clause.span;
    for (const contract::Quantity& quantity : checked.contract.quantities)
      if ("let_" + quantity.name == word)
        return quantity.span;
  }
  return std::nullopt;
}

// Survivors as warnings, at what they change. Whether there are any.
bool warnOfSurvivors(Session& session, const std::vector<Checked>& found, const Texts& texts,
                     const MatrixResult& result, const std::vector<RunMutantRecord>& runs) {
  diag::Diagnostic* last = nullptr;
  for (const MutantRun& run : result.runs)
    if (!run.killed)
      last =
          &session.sink.warning(diag::Code::MutantSurvives, changedPlace(found, texts, run.mutant.id),
                                fmt::format("{}: mutant {} survives: {}", texts.name, run.mutant.id, run.mutant.text));
  if (last != nullptr)
    last->note("`qkc calibrate` proves mutants equivalent or hidden where they are");
  bool survives = last != nullptr;
  for (const RunMutantRecord& run : runs)
    if (!run.isKilled()) {
      session.sink.warning(diag::Code::MutantSurvives, std::nullopt,
                           fmt::format("{}: {}, which {}: {}", texts.name, run.id, run.text, run.problem));
      survives = true;
    }
  return survives;
}

// One contract: its matrix, printed. None after an error, else whether all is as it should be.
std::optional<bool> runOne(Session& session, const MutateOptions& options, const Texts& texts,
                           const std::vector<Checked>& typed) {
  TerminalLine progress;
  progress.show(texts.name + ": compiling");
  Extent extent;
  extent.untilKilled = options.untilKilled;
  extent.control = !options.untilKilled;
  extent.tick = [&](std::size_t done, std::size_t all) {
    progress.show(fmt::format("{}: {} of {} mutants", texts.name, done, all));
  };
  std::string problem;
  auto forJudge = judgeTexts(texts, problem);
  const auto device = forJudge ? openDevice(options.device, session.sink) : nullptr;
  if (session.sink.hasErrors())
    return std::nullopt;
  const auto checked = checkedOf(typed, texts.name);
  const auto runTexts = device && checked ? lowerRunMutants(*checked, session.sources, session.sink) : std::nullopt;
  std::optional<RunMutantRuns> runMutants; // begins before there are other threads
  if (runTexts)
    runMutants.emplace(*device, *forJudge, *runTexts);
  const auto checker = device ? judge::Checker::compile(*device, std::move(*forJudge), problem) : nullptr;
  std::optional<std::vector<RunMutantRecord>> runs(std::in_place);
  if (checker && runMutants)
    runs = runMutants->judge(*checker, cases::buildCases(checker->manifest(), options.seed), problem,
                             [&] { progress.show(texts.name + ": mutants of runs"); });
  if (device)
    device->prepareThreads();
  const auto result = checker && runs ? driver::runMutants(*device, *checker, texts.reference, texts.mutants,
                                                           options.seed, extent, problem)
                                      : std::nullopt;
  progress.clear();
  if (!result) {
    session.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return std::nullopt;
  }
  printMatrix(texts.name, *result, *runs, extent);
  const bool survives = warnOfSurvivors(session, typed, texts, *result, *runs);
  return result->referenceAccepted && !survives;
}

int runAll(Session& session, const MutateOptions& options, const Places& places) {
  int status = kOk;
  for (const std::string& name : options.contracts) {
    const auto found = findTexts(name, places, session.sources, session.sink);
    if (session.sink.hasErrors())
      return session.finish();
    diag::Sink quiet; // without the contract's text there are no places, and no mutants of runs
    const auto typed = findContracts(name, places, session.sources, quiet);
    for (const Texts& texts : found) {
      const auto isGood = runOne(session, options, texts, typed);
      if (!isGood)
        return session.finish();
      if (!*isGood)
        status = kRejected;
    }
  }
  const int problems = session.finish();
  return problems != kOk ? problems : status;
}

// Lists the lawful variants; with --run each is judged, and must be accepted.
int lawful(Session& session, const MutateOptions& options, const Places& places) {
  int status = kOk;
  for (const std::string& name : options.contracts)
    for (const Checked& checked : findContracts(name, places, session.sources, session.sink)) {
      const auto variants = mutate::lawfulVariantsOf(checked.contract);
      fmt::print("{}: {} lawful variants\n", checked.contract.name, variants.size());
      const auto verdicts =
          options.run ? judgeVariants(session, checked, variants, options) : std::vector<std::string>{};
      if (session.sink.hasErrors())
        return session.finish();
      for (std::size_t k = 0; k < variants.size(); ++k) {
        const std::string verdict = k < verdicts.size() ? verdicts[k] : "";
        fmt::print("  {}: {}{}\n", variants[k].id, variants[k].text, verdict.empty() ? "" : "; " + verdict);
        status = verdict.starts_with("REJECTED") ? kRejected : status;
      }
    }
  const int problems = session.finish();
  return problems != kOk ? problems : status;
}

int mutate(Session& session, const MutateOptions& options, const Places& places) {
  if (options.operators && (options.lawful || options.run || options.untilKilled || !options.emit.empty())) {
    session.sink.error(diag::Code::BadArguments, std::nullopt,
                       "--operators lists the operators, and goes with no other");
    return session.finish();
  }
  if (options.operators && options.contracts.empty()) {
    printOperators();
    return kOk;
  }
  if (options.operators) {
    for (const std::string& name : options.contracts)
      for (const Checked& checked : findContracts(name, places, session.sources, session.sink))
        printOperatorCounts(checked.contract);
    return session.finish();
  }
  if (options.contracts.empty()) {
    session.sink.error(diag::Code::BadArguments, std::nullopt, "a contract is needed")
        .note("`qkc mutate --operators` lists the operators alone");
    return session.finish();
  }
  if (options.lawful && (!options.emit.empty() || options.untilKilled)) {
    session.sink.error(diag::Code::BadArguments, std::nullopt,
                       "--lawful lists the variants, or judges them with --run");
    return session.finish();
  }
  if (!options.emit.empty())
    return emitCandidates(session, options, places);
  if (options.lawful)
    return lawful(session, options, places);
  if (options.run || options.untilKilled)
    return runAll(session, options, places);
  return list(session, options, places);
}

} // namespace

Run addMutate(CLI::App& app) {
  auto options = std::make_shared<MutateOptions>();
  auto places = std::make_shared<Places>();
  CLI::App* command = app.add_subcommand("mutate", "list, write or run the mutants of a contract");
  command->add_option("contracts", options->contracts, "instances, families or .qkc files");
  command->add_option("--emit", options->emit, "write each mutant as a stand-alone candidate under this folder");
  command->add_flag("--run", options->run, "run all on the built cases; exit 1 where one survives");
  command->add_flag("--until-killed", options->untilKilled,
                    "like --run, each mutant up to the case that kills it, without the control on random data");
  command->add_option("--device", options->device, "cpu, cuda, cuda:N or auto, for --run")->capture_default_str();
  command->add_flag("--lawful", options->lawful,
                    "the lawful variants in place of the mutants: listed, or judged with --run; exit 1 where one is "
                    "rejected");
  command->add_flag("--operators", options->operators,
                    "list the operators; with a contract, how many mutants of each change each clause");
  command->add_option("--seed", options->seed, "seed of the cases")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  addPlaces(*command, places);
  command->footer("example: qkc mutate --run int8_dyn_token_sym");
  return [options, places](Session& session) { return mutate(session, *options, *places); };
}

} // namespace qkc::driver
