#include "compiler/driver/calibration_blame.h"

#include "compiler/driver/command.h"
#include "compiler/driver/side_process.h"
#include "compiler/prove/equivalence.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>

namespace qkc::driver {

namespace {

// What mutants write is compared on the smallest cases first: so many, or so many bytes of inputs, but three at least.
constexpr std::size_t kSignatureCases = 24;
constexpr std::size_t kSignatureBytes = 1U << 18U;
constexpr std::int64_t kClassParts = 2000; // of a proof for a class
constexpr std::size_t kEnoughCalls = 12;   // that are rejected, for a diagnosis
constexpr std::size_t kLargeCalls = 2;     // that a diagnosis rests on, where no small one is rejected

bool isOfOneClause(const std::vector<std::size_t>& group, const Calibration& of) {
  return std::all_of(group.begin(), group.end(),
                     [&](std::size_t k) { return of.mutants[k].clause == of.mutants[group[0]].clause; });
}

// The clause or let that an id begins with.
std::string wordOf(const std::string& id) {
  return id.substr(0, id.find('.'));
}

// What was diagnosed of some mutants, a line for each.
std::string textOf(const Calibration& of, const std::vector<std::size_t>& which) {
  std::string text;
  for (const std::size_t k : which)
    text += fmt::format("{} {}\n", of.mutants[k].diagnosed, of.mutants[k].separating);
  return text;
}

bool takeText(const std::string& text, const std::vector<std::size_t>& which, Calibration& to) {
  std::istringstream lines(text);
  for (const std::size_t k : which)
    lines >> to.mutants[k].diagnosed >> to.mutants[k].separating;
  return !lines.fail();
}

} // namespace

// Larger cases, until they have told the clauses apart.
void CalibrationBlame::refine(std::vector<std::size_t> group, const Calibration& of,
                              std::vector<std::vector<std::size_t>>& to) const {
  std::vector<std::vector<std::size_t>> open{std::move(group)};
  for (const std::size_t k : smallestFirst(suite_.cases())) {
    std::vector<std::vector<std::size_t>> next;
    for (const auto& one : open) {
      std::map<std::string, std::vector<std::size_t>> parts;
      for (const std::size_t mutant : one)
        parts[calls_.of(mutant, k)->digest].push_back(mutant);
      for (auto& [hash, part] : parts)
        if (!isOfOneClause(part, of))
          next.push_back(std::move(part));
    }
    open = std::move(next);
    if (open.empty())
      return;
  }
  std::move(open.begin(), open.end(), std::back_inserter(to));
}

// Each member against the first.
InseparableClass CalibrationBlame::prove(const std::vector<std::size_t>& group, const Calibration& of) const {
  InseparableClass result;
  auto method = prove::Method::interval;
  for (const std::size_t k : group) {
    result.ids.push_back(of.mutants[k].id);
    if (k == group[0] || !result.problem.empty())
      continue;
    const prove::Search search = costs_.within("proofs", [&] {
      return prove::findSameness(checked_.contract, all_[group[0]].contract, all_[k].contract, {.parts = kClassParts});
    });
    if (search.proof)
      method = std::max(method, search.proof->method);
    else
      result.problem = of.mutants[k].id + ": " + search.open;
  }
  if (result.problem.empty())
    result.method = prove::name(method);
  return result;
}

void CalibrationBlame::findClasses(Calibration& to) {
  const auto order = smallestFirst(suite_.cases());
  std::vector<std::size_t> small;
  std::size_t bytes = 0;
  while (small.size() < std::min(order.size(), kSignatureCases) && (small.size() < 3 || bytes < kSignatureBytes)) {
    small.push_back(order[small.size()]);
    bytes += inputBytes(suite_.cases()[small.back()]);
  }
  std::map<std::string, std::vector<std::size_t>> groups;
  for (std::size_t k = 0; k < to.mutants.size(); ++k) {
    if (to.mutants[k].outcome != MutantRecord::Outcome::killed)
      continue;
    std::string all;
    for (const std::size_t which : small)
      all += calls_.of(k, which)->digest;
    written_[to.mutants[k].id] = all;
    groups[all].push_back(k);
  }
  std::vector<std::vector<std::size_t>> classes;
  for (const auto& [written, group] : groups)
    if (!isOfOneClause(group, to))
      refine(group, to, classes);
  std::sort(classes.begin(), classes.end());
  for (const auto& group : classes)
    to.inseparable.push_back(prove(group, to));
}

CalibrationBlame::Explained& CalibrationBlame::explainedOf(const CallKeeper& keeper) const {
  const auto [place, isNew] = explained_.try_emplace(keeper.key());
  if (isNew)
    place->second.ids = costs_.within("explaining", [&] { return checkers_.explaining(keeper); });
  return place->second;
}

// A verdict names the smallest changed contracts that admit everything. Where all that do so write what this one does,
// it is among them; else the evaluator says which are smaller than others.
void CalibrationBlame::diagnose(Calibration& to, std::size_t which) const {
  MutantRecord& mutant = to.mutants[which];
  const judge::Checker& checker = suite_.checker();
  CallKeeper keeper(checker.manifest());
  judge::Options options;
  options.keepPositions = 0;
  judge::VerdictBuilder builder(checker, options);
  const auto see = [&](std::size_t k) {
    const cases::Case& one = suite_.cases()[k];
    const auto call = calls_.of(which, k);
    keeper.see(one, call->outputs, builder.addCall(one, call->outputs, call->report));
  };
  // The smallest rejected calls are those that a verdict keeps; large ones count only where no small one is rejected.
  for (const std::size_t k : smallestFirst(suite_.cases())) {
    const bool isSmall = keeper.isSmall(suite_.cases()[k]);
    if (keeper.rejected().size() >= kEnoughCalls || keeper.large().size() >= kLargeCalls ||
        (!isSmall && !keeper.rejected().empty()))
      break;
    see(k);
  }
  builder.finish();
  for (const judge::ClauseVerdict& clause : builder.verdict().clauses)
    mutant.separating += clause.rejected + clause.scopesRejected;
  Explained& explained = explainedOf(keeper);
  const std::vector<std::string>& explaining = explained.ids;
  // On the smaller cases; one of another clause, on all.
  const InseparableClass* inseparable = to.classOf(mutant.id);
  const auto writesTheSame = [&](const std::string& id) {
    const auto it = written_.find(id);
    return it != written_.end() && it->second == written_.at(mutant.id) &&
           (wordOf(id) == wordOf(mutant.id) ||
            (inseparable != nullptr &&
             std::find(inseparable->ids.begin(), inseparable->ids.end(), id) != inseparable->ids.end()));
  };
  const bool isOwn = std::find(explaining.begin(), explaining.end(), mutant.id) != explaining.end();
  if (isOwn && std::all_of(explaining.begin(), explaining.end(), writesTheSame)) {
    mutant.diagnosed = "own";
    return;
  }
  mutant.diagnosed = "none";
  std::vector<judge::Convention> conventions;
  if (keeper.rejected().empty()) {
    conventions = conventionsOf(checked_.contract, all_, explaining, mutant.separating);
  } else {
    auto& known = isOwn ? explained.amongThem : explained.amongAll;
    if (!known)
      known = costs_.within("evaluator", [&] {
        return driver::diagnose(checked_.contract, checker.manifest(), keeper, isOwn ? &explaining : nullptr)
            .conventions;
      });
    conventions = *known;
  }
  for (const judge::Convention& convention : conventions) {
    const std::string& id = convention.mutants.front();
    if (convention.mutants.size() == 1 && (id == mutant.id || writesTheSame(id))) {
      mutant.diagnosed = "own";
      return;
    }
    const bool isClause = wordOf(id) == wordOf(mutant.id);
    if (convention.explains && mutant.diagnosed != "clause")
      mutant.diagnosed = isClause ? "clause" : "other";
  }
}

void CalibrationBlame::diagnoseAll(Calibration& to, const std::vector<std::size_t>& which) const {
  for (const std::size_t k : which)
    diagnose(to, k);
}

bool CalibrationBlame::run(Calibration& to, int processes, std::string& problem) {
  all_.clear();
  auto mutants = mutate::mutantsOf(checked_.contract);
  for (const MutantRecord& record : to.mutants)
    all_.push_back(*std::find_if(mutants.begin(), mutants.end(), [&](const auto& m) { return m.id == record.id; }));
  findClasses(to);
  costs_.end("classes");
  // Those that write the same are diagnosed once, so in one process; groups are dealt in turn.
  std::vector<std::vector<std::size_t>> hands(static_cast<std::size_t>(std::max(1, processes)));
  std::map<std::string, std::size_t> groups;
  for (std::size_t k = 0; k < to.mutants.size(); ++k)
    if (to.mutants[k].outcome == MutantRecord::Outcome::killed) {
      const std::size_t group = groups.try_emplace(written_.at(to.mutants[k].id), groups.size()).first->second;
      hands[group % hands.size()].push_back(k);
    }
  std::vector<std::unique_ptr<SideProcess>> others;
  for (std::size_t hand = 1; hand < hands.size(); ++hand)
    others.push_back(std::make_unique<SideProcess>([&, hand] {
      diagnoseAll(to, hands[hand]);
      return textOf(to, hands[hand]);
    }));
  diagnoseAll(to, hands[0]);
  for (std::size_t hand = 1; hand < hands.size(); ++hand)
    if (const auto text = others[hand - 1]->finish(problem); !text || !takeText(*text, hands[hand], to)) {
      problem = "diagnosis: " + (problem.empty() ? "no results" : problem);
      return false;
    }
  costs_.end("diagnosis");
  return true;
}

} // namespace qkc::driver
