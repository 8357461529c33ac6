#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/mutate/lawful.h"
#include "compiler/mutate/mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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

// Faults that are no change of one clause, and what stands against them.
struct OtherFault {
  const char* name;
  const char* facet;
  const char* breaks;
  const char* reason;
};
constexpr std::array<OtherFault, 9> kOtherFaults = {{
    {"past_the_end", "memory", "an element written past the end", "every call: guards around the tensors"},
    {"unwritten", "memory", "the tail left unwritten, an earlier call's output", "every call: poisoned outputs"},
    {"input_modified", "memory", "an input changed", "every call: inputs are compared afterwards"},
    {"call_dependent", "determinism", "a result that depends on the call", "every call is made twice"},
    {"race", "determinism", "a race on one element", "every call: accesses are watched, both orders of threads"},
    {"clamped_first", "overflow", "limits before the rounding in place of after it",
     "the same codes: rounding keeps the order, and the limits are codes"},
    {"narrow_products", "accumulate", "tf32 operands, accumulators of few bits, a promotion left out",
     "enclosures: qkc calibrate --bounds"},
    {"regrouped", "arithmetic", "factors multiplied in another order",
     "a declared path, or a freedom; elsewhere `path` and `quotient` change the order"},
    {"mask_shifted", "index", "a causal mask off by one", "no construct for masks of positions"},
}};

void printOperators() {
  for (const mutate::OperatorInfo& row : mutate::operatorTable())
    fmt::print("{:<16} {:<12} {}\n", row.name, row.facet, row.breaks);
  fmt::print("no change of a clause:\n");
  for (const OtherFault& fault : kOtherFaults)
    fmt::print("{:<16} {:<12} {} ({})\n", fault.name, fault.facet, fault.breaks, fault.reason);
}

// How many mutants of each operator change each clause; for those that change none, what the clauses lack.
void printCounts(const contract::Contract& contract) {
  std::vector<std::string> columns;
  for (const contract::Clause& clause : contract.clauses)
    columns.push_back(clause.name);
  columns.emplace_back("(lets)");
  fmt::print("{}\n{:<16}", contract.name, "operator");
  for (const std::string& column : columns)
    fmt::print(" {:>{}}", column, std::max<std::size_t>(column.size(), 3));
  fmt::print("  where empty, the clause lacks\n");
  const auto counts = mutate::operatorCounts(contract);
  const auto table = mutate::operatorTable();
  for (std::size_t row = 0; row < table.size(); ++row) {
    fmt::print("{:<16}", table[row].name);
    for (std::size_t k = 0; k < columns.size(); ++k)
      fmt::print(" {:>{}}", counts[row][k] == 0 ? "-" : std::to_string(counts[row][k]),
                 std::max<std::size_t>(columns[k].size(), 3));
    const bool isFull = std::all_of(counts[row].begin(), counts[row].end(), [](int count) { return count > 0; });
    fmt::print("  {}\n", isFull ? "" : table[row].needs);
  }
  for (const OtherFault& fault : kOtherFaults) {
    fmt::print("{:<16}", fault.name);
    for (const std::string& column : columns)
      fmt::print(" {:>{}}", "-", std::max<std::size_t>(column.size(), 3));
    fmt::print("  no change of a clause; {}\n", fault.reason);
  }
}

void printList(const std::string& contract, const std::vector<cases::Mutant>& mutants) {
  std::size_t width = 0;
  for (const cases::Mutant& mutant : mutants)
    width = std::max(width, mutant.id.size());
  fmt::print("{}: {} mutants\n", contract, mutants.size());
  for (const cases::Mutant& mutant : mutants)
    fmt::print("  {:<{}}  {}\n", mutant.id, width, mutant.text);
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

void printMatrix(const std::string& contract, const MatrixResult& result, Extent extent) {
  std::size_t width = 6;
  for (const MutantRun& run : result.runs)
    width = std::max(width, run.mutant.id.size());
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
  fmt::print("  {} of {} killed{}\n", killed, result.runs.size(),
             all ? fmt::format("; on plain normal data {}", random) : "");
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
bool warnOfSurvivors(Session& session, const std::string& what, const Places& places, const Texts& texts,
                     const MatrixResult& result) {
  diag::Sink quiet; // without the contract's text there are no places
  const auto found = findContracts(what, places, session.sources, quiet);
  diag::Diagnostic* last = nullptr;
  for (const MutantRun& run : result.runs)
    if (!run.killed)
      last =
          &session.sink.warning(diag::Code::MutantSurvives, changedPlace(found, texts, run.mutant.id),
                                fmt::format("{}: mutant {} survives: {}", texts.name, run.mutant.id, run.mutant.text));
  if (last != nullptr)
    last->note("`qkc calibrate` proves mutants equivalent or hidden where they are");
  return last != nullptr;
}

int runAll(Session& session, const MutateOptions& options, const Places& places) {
  const Extent extent{options.untilKilled, !options.untilKilled};
  int status = kOk;
  for (const std::string& name : options.contracts) {
    const auto found = findTexts(name, places, session.sources, session.sink);
    if (session.sink.hasErrors())
      return session.finish();
    for (const Texts& texts : found) {
      std::string problem;
      auto forJudge = judgeTexts(texts, problem);
      const auto device = forJudge ? openDevice(options.device, session.sink) : nullptr;
      if (device)
        device->prepareThreads();
      const auto checker = device ? judge::Checker::compile(*device, std::move(*forJudge), problem) : nullptr;
      const auto result =
          checker ? runMutants(*device, *checker, texts.reference, texts.mutants, options.seed, extent, problem)
                  : std::nullopt;
      if (!result) {
        session.sink.error(diag::Code::Internal, std::nullopt, firstLine(problem));
        return session.finish();
      }
      printMatrix(texts.name, *result, extent);
      if (!result->referenceAccepted)
        status = kRejected;
      if (warnOfSurvivors(session, name, places, texts, *result))
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
  if (options.operators && options.contracts.empty()) {
    printOperators();
    return kOk;
  }
  if (options.operators) {
    for (const std::string& name : options.contracts)
      for (const Checked& checked : findContracts(name, places, session.sources, session.sink))
        printCounts(checked.contract);
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
  for (const std::string& name : options.contracts)
    for (const Texts& texts : findTexts(name, places, session.sources, session.sink)) {
      std::string problem;
      if (const auto manifest = cases::readManifest(texts.manifest, problem))
        printList(texts.name, manifest->mutants);
      else
        session.sink.error(diag::Code::UnreadableFile, std::nullopt, texts.name + ": " + problem);
    }
  return session.finish();
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
