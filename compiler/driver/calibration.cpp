#include "compiler/driver/calibration.h"

#include "compiler/driver/calibration_blame.h"
#include "compiler/driver/command.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/driver/mask_report.h"
#include "compiler/driver/side_process.h"
#include "compiler/mutate/lawful.h"
#include "compiler/prove/equivalence.h"
#include "runtime/device/sha256.h"
#include "runtime/judge/verdict_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <stdexcept>

namespace qkc::driver {

namespace {

// Mutants that survive cases of so many bytes are put to the prover before larger ones are run.
constexpr std::size_t kSmallBytes = 1U << 14U;
// Such a proof has few parts; a longer one is sought for what survives all cases.
constexpr std::int64_t kFewParts = 40;
// Seeds that are tried for a tie inside an enclosure.
constexpr std::uint64_t kSoughtSeeds = 48;

template <class What> struct Compiled {
  std::unique_ptr<What> made; // null, with what is wrong
  std::string problem;
};

// Everything that one contract's mutants are run with.
class Runs {
public:
  Runs(const Checked& checked, const Texts& texts, const SourceMap& sources, const Spread& spread, StageCosts& costs,
       diag::Sink& sink)
      : checked_(checked), texts_(texts), sources_(sources), spread_(spread), costs_(costs), sink_(sink),
        device_(openDevice("cpu", sink)) {}

  std::optional<Calibration> run();

private:
  bool prepare();
  bool compileMutants();
  bool compileAhead();
  bool beginAside();
  std::string workAside();
  bool takeAside(Calibration& to);
  void judgeRunMutants(Calibration& to);
  template <class What> std::unique_ptr<What> take(std::future<Compiled<What>>& compiled);
  void runReference(Calibration& to);
  void runMutants(Calibration& to);
  void noteClaims(Calibration& to) const;
  MutantRecord recordOf(const mutate::Mutant& mutant, std::size_t which);
  void noteKill(KernelRun& run, MutantRecord& record) const;
  void prove(const mutate::Mutant& mutant, const prove::Limits& limits, MutantRecord& record) const;
  struct Differences {
    std::uint64_t bytes = 0;
    bool isRejected = false;
  };
  Differences differences(std::int32_t which, const std::vector<cases::Case>& cases) const;
  void seekTies(std::int32_t which, MutantRecord& record) const;
  void runLawful(Calibration& to);
  bool measureMasks(Calibration& to);

  const Checked& checked_;
  const Texts& texts_;
  const SourceMap& sources_;
  Spread spread_;
  StageCosts& costs_;
  diag::Sink& sink_;
  std::unique_ptr<device::Device> device_;
  std::unique_ptr<judge::Checker> checker_;
  std::unique_ptr<device::Program> reference_, mutants_;
  std::optional<VariantTexts> lawfulTexts_;
  std::optional<RunMutantTexts> runTexts_;
  std::optional<SideProcess> aside_; // none: its work is done when it is taken
  // Begun beside the mutants, or when it is compiled in turn. Last: it uses what stands above.
  std::future<Compiled<MutantCheckers>> checkers_;
  judge::TrustedFunction ownEntry_, mutantEntry_;
  std::unique_ptr<ReferenceRuns> suite_, random_;
  std::unique_ptr<MutantCalls> calls_, randomCalls_;
  std::vector<std::size_t> order_; // of the suite's cases, from the smallest on
};

// What needs none of the mutants, in a process that begins while this one has one thread.
bool Runs::beginAside() {
  runTexts_ = lowerRunMutants(checked_, sources_, sink_);
  const auto variants = mutate::lawfulVariantsOf(checked_.contract);
  if (!variants.empty())
    lawfulTexts_ = lowerVariants(checked_, variants, sources_, sink_);
  if (!runTexts_ || (!variants.empty() && !lawfulTexts_))
    return false;
  if (spread_.isAhead)
    aside_.emplace([this] { return workAside(); });
  return true;
}

// A record with the parts that were made.
std::string Runs::workAside() {
  Calibration part;
  judgeRunMutants(part);
  costs_.end("run mutants");
  runLawful(part);
  costs_.end("lawful");
  return toJson(part);
}

void Runs::judgeRunMutants(Calibration& to) {
  std::string problem;
  RunMutantRuns runs(*device_, checker_->texts(), *runTexts_);
  auto records = runs.judge(*checker_, suite_->cases(), problem);
  if (!records)
    throw std::runtime_error(problem);
  to.runs = std::move(*records);
}

bool Runs::takeAside(Calibration& to) {
  std::string problem;
  std::optional<Calibration> part;
  try {
    if (const auto text = aside_ ? aside_->finish(problem) : workAside())
      part = fromJson(*text);
  } catch (const std::runtime_error& error) {
    problem = error.what();
  }
  if (!part) {
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem.empty() ? "a record without an end" : problem));
    return false;
  }
  to.runs = std::move(part->runs);
  to.lawful = std::move(part->lawful);
  return true;
}

// The mutants' checkers, which are needed last.
bool Runs::compileAhead() {
  const auto all = mutate::mutantsOf(checked_.contract);
  std::vector<mutate::Mutant> mutants;
  for (const cases::Mutant& entry : checker_->manifest().mutants)
    mutants.push_back(*std::find_if(all.begin(), all.end(), [&](const auto& m) { return m.id == entry.id; }));
  auto checkers = lowerCheckers(checked_, mutants, sources_, sink_);
  if (!checkers)
    return false;
  const auto when = spread_.isAhead ? std::launch::async : std::launch::deferred;
  checkers_ = std::async(when, [this, checkers = std::move(*checkers)] {
    Compiled<MutantCheckers> result;
    result.made = MutantCheckers::compile(*device_, checker_->texts(), checkers, result.problem);
    return result;
  });
  return true;
}

template <class What> std::unique_ptr<What> Runs::take(std::future<Compiled<What>>& compiled) {
  auto [made, problem] = compiled.get();
  if (!made)
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem));
  return std::move(made);
}

bool Runs::prepare() {
  if (!device_)
    return false;
  std::string problem;
  auto forJudge = judgeTexts(texts_, problem);
  checker_ = forJudge ? judge::Checker::compile(*device_, std::move(*forJudge), problem) : nullptr;
  costs_.end("compile checker");
  const std::string function = "qkc_" + texts_.name;
  if (checker_)
    reference_ = compileTrusted(*device_, checker_->texts(), "reference.cu", texts_.reference, function, 1, problem);
  costs_.end("compile reference");
  if (!reference_) {
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return false;
  }
  ownEntry_ = {reference_.get(), reference_->entry(function)};
  suite_ = std::make_unique<ReferenceRuns>(*checker_, ownEntry_, cases::buildCases(checker_->manifest(), 0));
  random_ = std::make_unique<ReferenceRuns>(*checker_, ownEntry_, cases::buildRandomCases(checker_->manifest(), 0));
  order_ = smallestFirst(suite_->cases());
  costs_.end("cases");
  return true;
}

bool Runs::compileMutants() {
  std::string problem;
  const std::string function = "qkc_" + texts_.name + "_mutant";
  mutants_ =
      compileTrusted(*device_, checker_->texts(), "mutants.cu", texts_.mutants, function, kMutantOptimization, problem);
  if (!mutants_) {
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return false;
  }
  mutantEntry_ = {mutants_.get(), mutants_->entry(function)};
  calls_ = std::make_unique<MutantCalls>(*suite_, mutantEntry_);
  randomCalls_ = std::make_unique<MutantCalls>(*random_, mutantEntry_);
  return true;
}

// Elements at which a mutant's outputs differ from the reference's; the calls that have some are judged too.
Runs::Differences Runs::differences(std::int32_t which, const std::vector<cases::Case>& cases) const {
  const cases::Manifest& manifest = checker_->manifest();
  Differences found;
  for (const cases::Case& one : cases) {
    const judge::Outputs expected = judge::runTrusted(manifest, ownEntry_, one);
    const judge::Outputs written = runMutant(manifest, mutantEntry_, which, one);
    if (expected == written)
      continue;
    for (std::size_t k = 0; k < expected.size(); ++k)
      for (std::size_t byte = 0; byte < std::min(expected[k].size(), written[k].size()); ++byte)
        found.bytes += expected[k][byte] != written[k][byte] ? 1U : 0U;
    judge::Options options;
    options.keepPositions = 0;
    judge::VerdictBuilder builder(*checker_, options);
    found.isRejected = builder.addCall(one, written) || found.isRejected;
  }
  return found;
}

// A mutant that takes the other neighbour at ties of a value inside its enclosure. Whether that is admissible at the
// ends of the enclosure too is seen, not proved: on the suite, and on fresh cases where the suite has no such tie.
void Runs::seekTies(std::int32_t which, MutantRecord& record) const {
  Differences found = differences(which, suite_->cases());
  for (std::uint64_t seed = 1; found.bytes == 0 && seed <= kSoughtSeeds; ++seed)
    found = differences(which, cases::buildCases(checker_->manifest(), seed));
  record.differing = found.bytes;
  if (found.isRejected)
    record.problem = "cases of another seed reject it, the pinned ones don't";
  else if (found.bytes == 0)
    record.problem = fmt::format("no case of {} seeds has a tie inside its enclosure", kSoughtSeeds);
  if (!record.problem.empty())
    record.outcome = MutantRecord::Outcome::open;
}

// Whether a clause counts elements over an extent that has no bound: then its range has none.
bool countsWithoutEnd(const contract::Contract& contract, contract::ClauseId clause) {
  const auto isCount = [&](contract::NodeId id) {
    const contract::Node& node = contract.node(id);
    return node.op == contract::Op::reduce && node.reduction == contract::Reduction::sum &&
           contract.node(node.args[0]).op == contract::Op::constant;
  };
  const auto hasCount = [&](contract::NodeId root) {
    std::vector<contract::NodeId> left = {root};
    while (!left.empty()) {
      const contract::NodeId id = left.back();
      left.pop_back();
      if (isCount(id))
        return true;
      left.insert(left.end(), contract.node(id).args.begin(), contract.node(id).args.end());
    }
    return false;
  };
  const bool isUnbounded = std::ranges::any_of(
      contract.dims, [](const contract::Dim& dim) { return dim.derived == contract::kNone && !dim.most; });
  return isUnbounded && std::ranges::any_of(contract.quantities, [&](const contract::Quantity& q) {
           return std::ranges::any_of(
               q.arms, [&](const contract::Arm& arm) { return arm.clause == clause && hasCount(arm.value); });
         });
}

// Equivalent by a proof, hidden where it may rest on the mask (which is for seekTies to see), open otherwise.
void Runs::prove(const mutate::Mutant& mutant, const prove::Limits& limits, MutantRecord& record) const {
  const prove::Search search =
      costs_.within("proofs", [&] { return prove::findProof(checked_.contract, mutant.contract, limits); });
  if (!search.proof) {
    record.problem = search.open;
    if ((mutant.facet == "overflow" || mutant.facet == "accumulate") &&
        countsWithoutEnd(checked_.contract, mutant.clause))
      record.problem +=
          "; where no case counts that far, a bound of the extents proves it, as `dim K in 64..65536 multiple of 64`";
    return;
  }
  record.problem.clear();
  record.method = prove::name(search.proof->method);
  record.over = search.proof->over;
  record.parts = search.proof->parts;
  record.outcome =
      search.proof->method == prove::Method::mask ? MutantRecord::Outcome::hidden : MutantRecord::Outcome::equivalent;
}

void Runs::runReference(Calibration& to) {
  KernelRun run(*suite_, [&](std::size_t k) { return suite_->reference(k); });
  run.run(order_, false);
  const auto verdict = run.finish();
  to.referenceAccepted = verdict.outcome == judge::Outcome::accepted;
  to.referenceProblem = to.referenceAccepted ? "" : verdict.reason;
}

void Runs::noteKill(KernelRun& run, MutantRecord& record) const {
  record.outcome = MutantRecord::Outcome::killed;
  record.killedBy = run.killedBy();
  record.blamed = run.finish().blamed;
}

MutantRecord startOf(const cases::Mutant& mutant) {
  MutantRecord record;
  record.id = mutant.id;
  record.clause = mutant.clause;
  record.text = mutant.text;
  return record;
}

// Small cases first, then the prover, then what is left of the suite.
MutantRecord Runs::recordOf(const mutate::Mutant& mutant, std::size_t which) {
  const cases::Mutant& entry = checker_->manifest().mutants[which];
  MutantRecord record = startOf(entry);
  const auto number = static_cast<std::int32_t>(which);
  const auto firstLarge = std::find_if(order_.begin(), order_.end(),
                                       [&](std::size_t k) { return inputBytes(suite_->cases()[k]) > kSmallBytes; });
  bool differs = false;
  KernelRun run(*suite_, [&](std::size_t k) {
    auto call = calls_->of(which, k);
    differs = differs || call != suite_->reference(k);
    return call;
  });
  run.run({order_.begin(), firstLarge}, true);
  if (!run.isKilled())
    prove(mutant, {.parts = kFewParts, .differs = differs}, record);
  if (record.outcome == MutantRecord::Outcome::equivalent)
    return record;
  run.run({firstLarge, order_.end()}, true);
  if (run.isKilled()) {
    record = startOf(entry);
    noteKill(run, record);
  } else {
    if (record.outcome == MutantRecord::Outcome::open)
      prove(mutant, {.differs = differs}, record);
    if (record.outcome == MutantRecord::Outcome::equivalent)
      return record;
    if (record.outcome == MutantRecord::Outcome::hidden)
      seekTies(number, record);
  }
  KernelRun control(*random_, [&](std::size_t k) { return randomCalls_->of(which, k); });
  control.run(smallestFirst(random_->cases()), true);
  record.killedByRandom = control.isKilled();
  return record;
}

// What the text says of mutants, derived or by hand.
void Runs::noteClaims(Calibration& to) const {
  for (const contract::HandMutant& one : checked_.contract.mutants)
    for (MutantRecord& record : to.mutants)
      if (!one.proof.empty() && record.id == mutate::idOf(checked_.contract, one))
        record.claim = one.proof;
}

void Runs::runMutants(Calibration& to) {
  const auto all = mutate::mutantsOf(checked_.contract);
  for (std::size_t k = 0; k < checker_->manifest().mutants.size(); ++k) {
    const std::string& id = checker_->manifest().mutants[k].id;
    const auto mutant = std::find_if(all.begin(), all.end(), [&](const auto& m) { return m.id == id; });
    MutantRecord record = recordOf(*mutant, k);
    if (record.outcome == MutantRecord::Outcome::killed)
      ++to.kills[record.clause][record.killedBy];
    to.mutants.push_back(std::move(record));
  }
  noteClaims(to);
}

void Runs::runLawful(Calibration& to) {
  if (!lawfulTexts_)
    return;
  constexpr int kOptimization = 2; // all of them run on all cases
  std::string problem;
  const std::string function = "qkc_" + texts_.name + "_mutant";
  const auto module =
      compileTrusted(*device_, checker_->texts(), "lawful.cu", lawfulTexts_->module, function, kOptimization, problem);
  if (!module)
    throw std::runtime_error(problem);
  costs_.end("compile lawful");
  MutantCalls calls(*suite_, {module.get(), module->entry(function)});
  const std::vector<cases::Mutant>& variants = lawfulTexts_->variants;
  for (std::size_t k = 0; k < variants.size(); ++k) {
    KernelRun run(*suite_, [&](std::size_t which) { return calls.of(k, which); });
    run.run(order_, false);
    const auto verdict = run.finish();
    const bool accepted = verdict.outcome == judge::Outcome::accepted;
    to.lawful.push_back({variants[k].id, variants[k].text, accepted, accepted ? "" : verdict.reason});
  }
}

// Shares of undecided codes on plain data; one over its cap is a fault of the contract.
bool Runs::measureMasks(Calibration& to) {
  std::string problem;
  const auto rows = masksOf(*random_, checked_.contract, problem);
  if (!rows) {
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return false;
  }
  for (const MaskRow& row : *rows) {
    to.masks.push_back(fmt::format("{} {:.3f}% of {}", row.clause, row.percent(), row.population));
    if (row.isOver() && to.referenceAccepted) {
      to.referenceAccepted = false;
      to.referenceProblem = fmt::format("clause {}: the mask is over its cap of {}%", row.clause, row.cap);
    }
  }
  return true;
}

std::optional<Calibration> Runs::run() {
  if (!prepare())
    return std::nullopt;
  Calibration result;
  result.contract = texts_.name;
  const Identity identity = identityOf(checked_, texts_, sources_);
  result.hash = identity.hash;
  result.version = identity.version;
  result.texts = identity.texts;
  runReference(result);
  costs_.end("reference");
  // What was run so far is there in the other process too.
  if (!beginAside())
    return std::nullopt;
  device_->prepareThreads();
  if (!compileAhead())
    return std::nullopt;
  costs_.end("lower");
  if (!compileMutants())
    return std::nullopt;
  costs_.end("compile mutants");
  runMutants(result);
  costs_.end("mutants");
  if (!measureMasks(result))
    return std::nullopt;
  costs_.end("masks");
  const auto checkers = take(checkers_);
  costs_.end("compile checkers");
  if (!checkers)
    return std::nullopt;
  CalibrationBlame blame(checked_, *suite_, *calls_, *checkers, costs_);
  if (std::string problem; !blame.run(result, spread_.processes, problem)) {
    sink_.error(diag::Code::Internal, std::nullopt, firstLine(problem));
    return std::nullopt;
  }
  if (!takeAside(result))
    return std::nullopt;
  costs_.end("aside");
  return result;
}

} // namespace

std::optional<Calibration> calibrate(const Checked& checked, const Texts& texts, const SourceMap& sources,
                                     const Spread& spread, StageCosts& costs, diag::Sink& sink) {
  return Runs(checked, texts, sources, spread, costs, sink).run();
}

Identity identityOf(const Checked& checked, const Texts& texts, const SourceMap& sources) {
  std::string all = texts.reference + texts.checker + texts.mutants + texts.manifest + texts.prototype;
  diag::Sink quiet; // what can't be lowered is said where it is run
  if (const auto runs = lowerRunMutants(checked, sources, quiet))
    all += runs->module;
  for (const mutate::Mutant& variant : mutate::lawfulVariantsOf(checked.contract))
    all += fmt::format("lawful {} {}\n", variant.id, variant.text);
  // Claims of the text stand in no generated text.
  for (const contract::HandMutant& one : checked.contract.mutants)
    all += fmt::format("mutant {} {}\n", mutate::idOf(checked.contract, one), one.proof);
  std::string problem;
  if (const auto forJudge = judgeTexts(texts, problem)) {
    for (const device::SourceFile& header : forJudge->headers)
      all += header.name + header.text;
    for (const cases::Case& one : cases::buildCases(forJudge->manifest, 0)) {
      all += one.name;
      for (const cases::Tensor& tensor : one.inputs)
        all.append(reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size());
    }
  }
  return {checked.hash, QKC_VERSION, device::sha256(all)};
}

} // namespace qkc::driver
