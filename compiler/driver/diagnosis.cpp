#include "compiler/driver/diagnosis.h"

#include "compiler/driver/exact_call.h"
#include "compiler/driver/kill_matrix.h"
#include "compiler/mutate/mutants.h"
#include "compiler/semantics/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <thread>

namespace qkc::driver {

namespace {

using semantics::Standing;

// The evaluator is exact and slow: calls beyond this are kept only where no smaller one is rejected.
constexpr std::int64_t kMostElements = 600;
constexpr std::int64_t kMostElementsAtAll = 1 << 15;
constexpr std::size_t kMostRejected = 8;        // that every mutant is tried on
constexpr std::size_t kMostFurther = 56;        // that those which explain these are tried on as well,
constexpr std::int64_t kFurtherElements = 4000; // up to so many elements in all
constexpr std::size_t kMostOthers = 4;
constexpr std::size_t kMostLarge = 4; // for compiled checkers, where nothing else is rejected
constexpr std::size_t kPairedMutants = 10;
constexpr std::size_t kRanked = 3;

std::string keyOf(const cases::Case& one, const judge::Outputs& outputs) {
  return fmt::format("{} {} {} {}", one.name, one.seed, one.number, digestOf(outputs));
}

// Keeps the first `most` in the order of `before`; the key is taken of what is kept alone.
void keep(std::vector<CallKeeper::Kept>& kept, std::size_t most, std::int64_t elements, const cases::Case& one,
          const judge::Outputs& outputs, bool alone, const std::function<bool(std::int64_t, std::int64_t)>& before) {
  const auto at =
      std::upper_bound(kept.begin(), kept.end(), elements,
                       [&](std::int64_t n, const CallKeeper::Kept& other) { return before(n, other.elements); });
  if (kept.size() == most && at == kept.end())
    return;
  kept.insert(at, {elements, one, judge::KeptOutputs(outputs), keyOf(one, outputs), alone});
  if (kept.size() > most)
    kept.pop_back();
}

// An element of a call: output, offset.
using ElementKey = std::tuple<int, contract::QuantityId, std::size_t>;
using Codes = std::set<std::uint64_t>;

// A contract's judgement of the kept calls.
struct Judgement {
  bool explains = false;
  std::map<ElementKey, Codes> sets; // what it admits, of judged elements
  std::set<ElementKey> accepted;
  std::set<ElementKey> rejected;
  std::set<ElementKey> outside; // it says nothing of them: an assumption does not hold there
  std::size_t conflicts = 0;
};

// A let before the first clause belongs to none; the id starts with its name.
std::string clauseOf(const contract::Contract& contract, const mutate::Mutant& mutant) {
  return mutant.clause == contract::kNone ? mutant.id.substr(0, mutant.id.find('.'))
                                          : contract.clauses[static_cast<std::size_t>(mutant.clause)].name;
}

class Diagnosis {
public:
  Diagnosis(const contract::Contract& contract, const cases::Manifest& manifest, const CallKeeper& calls)
      : contract_(contract), manifest_(manifest) {
    std::vector<const CallKeeper::Kept*> rest;
    std::set<std::string> classes;
    for (const CallKeeper::Kept& kept : calls.rejected()) {
      if (calls_.empty() || (calls_.size() < kMostRejected && kept.elements <= kMostElements)) {
        calls_.push_back(&kept);
        classes.insert(kept.one.inputClass);
      } else {
        rest.push_back(&kept);
      }
    }
    // Small calls are alike: those of other classes of inputs come first.
    std::vector<const CallKeeper::Kept*> diverse, alike;
    for (const CallKeeper::Kept* kept : rest)
      (classes.insert(kept->one.inputClass).second ? diverse : alike).push_back(kept);
    diverse.insert(diverse.end(), alike.begin(), alike.end());
    std::int64_t further = 0;
    for (const CallKeeper::Kept* kept : diverse)
      if (further + kept->elements <= kFurtherElements) {
        further_.push_back(kept);
        further += kept->elements;
      }
    isWrongAlone_ = std::ranges::any_of(calls_, [](const CallKeeper::Kept* kept) { return kept->alone; });
    for (const CallKeeper::Kept& kept : calls.others())
      calls_.push_back(&kept);
    // What a kernel follows admits its right values too, of all classes of inputs.
    for (const auto& [inputClass, kept] : calls.accepted())
      if (std::ranges::none_of(calls.others(), [&](const CallKeeper::Kept& other) { return other.key == kept.key; }))
        further_.push_back(&kept);
  }

  DiagnosisResult run(const std::vector<std::string>* among);

private:
  struct Trial {
    std::vector<const mutate::Mutant*> mutants;
    std::optional<Judgement> judgement; // none: beyond the evaluator
  };

  static const contract::Contract& contractOfSingle(const Trial& trial) { return trial.mutants[0]->contract; }

  // Most trials are short: they end with the first rejected element, or with the call that holds it.
  enum class Calls { untilRejectedElement, untilRejected, all };
  std::optional<Judgement> judge(const contract::Contract& changed, Calls which) const;
  // Whether it explains the further calls too.
  bool explainsFurther(const contract::Contract& changed) const;
  void confirm(std::vector<Trial>& trials,
               const std::function<const contract::Contract&(const Trial&)>& contractOf) const;
  using ContractOf = std::function<const contract::Contract&(const Trial&)>;
  void judgeAll(std::vector<Trial>& trials, const ContractOf& contractOf, Calls which) const;
  std::vector<judge::Convention> nearest(std::vector<Trial> singles) const;
  std::vector<Trial> pairsOf(std::vector<Trial>& singles) const;
  judge::Convention describe(const Trial& trial) const;
  std::vector<judge::Convention> minimal(std::vector<Trial>& trials) const;
  std::size_t separating(const Judgement& judgement) const;

  std::vector<judge::Convention> conventions(const std::vector<std::string>* among);

  const contract::Contract& contract_;
  const cases::Manifest& manifest_;
  std::vector<const CallKeeper::Kept*> calls_;
  std::vector<const CallKeeper::Kept*> further_;
  bool isWrongAlone_ = false;        // a call that the checker rejects, without others
  Judgement own_;                    // the contract's, of all calls
  std::set<ElementKey> ownRejected_; // and of them what it rejects
};

std::optional<Judgement> Diagnosis::judge(const contract::Contract& changed, Calls which) const {
  try {
    semantics::Judge evaluator(changed, which == Calls::untilRejectedElement ? semantics::Judge::Until::rejected
                                                                             : semantics::Judge::Until::end);
    Judgement result;
    semantics::Outcome outcome = semantics::Outcome::accepted;
    for (const CallKeeper::Kept* kept : calls_) {
      evaluator.add(exactCall(changed, manifest_, kept->one, kept->outputs.get()));
      const semantics::Verdict verdict = evaluator.verdict();
      outcome = verdict.outcome;
      result.conflicts = verdict.conflicts.size();
      if (outcome != semantics::Outcome::accepted && which != Calls::all)
        break;
    }
    for (const semantics::JudgedElement& element : evaluator.elements()) {
      const ElementKey key{element.call, element.output, element.offset};
      const bool isOutside = element.isWritten && element.admissible.empty();
      if (isOutside)
        result.outside.insert(key);
      else if (element.standing == Standing::accepted)
        result.accepted.insert(key);
      else if (element.standing == Standing::rejected)
        result.rejected.insert(key);
      Codes& codes = result.sets[key];
      for (const auto& code : element.admissible)
        if (code)
          codes.insert(*code);
    }
    result.explains = outcome == semantics::Outcome::accepted;
    return result;
  } catch (const semantics::EvaluationError&) {
    return std::nullopt;
  }
}

bool Diagnosis::explainsFurther(const contract::Contract& changed) const {
  try {
    for (const CallKeeper::Kept* kept : further_) {
      semantics::Judge evaluator(changed, semantics::Judge::Until::rejected);
      evaluator.add(exactCall(changed, manifest_, kept->one, kept->outputs.get()));
      if (evaluator.verdict().outcome == semantics::Outcome::rejected)
        return false;
    }
  } catch (const semantics::EvaluationError&) {
    return false;
  }
  return true;
}

// A few calls may agree by luck: what explains them must explain more.
void Diagnosis::confirm(std::vector<Trial>& trials, const ContractOf& contractOf) const {
  for (Trial& trial : trials)
    if (trial.judgement && trial.judgement->explains && separating(*trial.judgement) > 0)
      trial.judgement->explains = explainsFurther(contractOf(trial));
}

void Diagnosis::judgeAll(std::vector<Trial>& trials, const ContractOf& contractOf, Calls which) const {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t k = next++; k < trials.size(); k = next++)
      trials[k].judgement = judge(contractOf(trials[k]), which);
  };
  std::vector<std::thread> others;
  for (unsigned k = 1; k < std::max(1U, std::thread::hardware_concurrency()); ++k)
    others.emplace_back(work);
  work();
  for (std::thread& other : others)
    other.join();
}

// Rejected elements of the contract that this judgement accepts; conflicts that it does not have count as one each.
std::size_t Diagnosis::separating(const Judgement& judgement) const {
  std::size_t count = 0;
  for (const ElementKey& key : ownRejected_)
    count += judgement.accepted.count(key);
  return ownRejected_.empty() && own_.conflicts > judgement.conflicts ? own_.conflicts - judgement.conflicts : count;
}

judge::Convention Diagnosis::describe(const Trial& trial) const {
  judge::Convention convention;
  for (const mutate::Mutant* mutant : trial.mutants) {
    convention.mutants.push_back(mutant->id);
    convention.texts.push_back(mutant->text);
    const std::string clause = clauseOf(contract_, *mutant);
    if (std::find(convention.clauses.begin(), convention.clauses.end(), clause) == convention.clauses.end())
      convention.clauses.push_back(clause);
  }
  convention.explains = trial.judgement->explains;
  convention.separating = separating(*trial.judgement);
  // Of what it was tried on: a trial ends with the first call that it does not explain.
  const auto tried = std::count_if(ownRejected_.begin(), ownRejected_.end(),
                                   [&](const ElementKey& key) { return trial.judgement->sets.contains(key); });
  // Against it: values that the contract accepts and it would not.
  const auto broken = std::count_if(own_.accepted.begin(), own_.accepted.end(),
                                    [&](const ElementKey& key) { return trial.judgement->rejected.contains(key); });
  const std::size_t all = ownRejected_.empty() ? own_.conflicts : static_cast<std::size_t>(tried);
  const double explained = static_cast<double>(convention.separating) - static_cast<double>(broken);
  convention.share = all == 0 ? 0 : std::max(0.0, explained / static_cast<double>(all));
  return convention;
}

bool includes(const Judgement& larger, const Judgement& smaller) {
  return std::all_of(smaller.sets.begin(), smaller.sets.end(), [&](const auto& entry) {
    const auto it = larger.sets.find(entry.first);
    return it != larger.sets.end() &&
           std::includes(it->second.begin(), it->second.end(), entry.second.begin(), entry.second.end());
  });
}

// What leaves more open than the contract explains nothing by it.
std::vector<judge::Convention> Diagnosis::minimal(std::vector<Trial>& trials) const {
  const auto explains = [&](const Judgement& judgement) {
    return judgement.explains && separating(judgement) > 0 &&
           std::includes(own_.outside.begin(), own_.outside.end(), judgement.outside.begin(), judgement.outside.end());
  };
  std::vector<const Trial*> explaining;
  for (const Trial& trial : trials)
    if (trial.judgement && explains(*trial.judgement))
      explaining.push_back(&trial);
  std::vector<judge::Convention> found;
  for (const Trial* trial : explaining) {
    const bool hasSmaller = std::any_of(explaining.begin(), explaining.end(), [&](const Trial* other) {
      return includes(*trial->judgement, *other->judgement) && !includes(*other->judgement, *trial->judgement);
    });
    if (!hasSmaller)
      found.push_back(describe(*trial));
  }
  return found;
}

// Pairs of the mutants that alone explain most, of different clauses. A mutant of the second clause is found by its id
// in the mutants of the first.
std::vector<Diagnosis::Trial> Diagnosis::pairsOf(std::vector<Trial>& singles) const {
  std::vector<const Trial*> best;
  for (const Trial& trial : singles)
    if (trial.judgement && separating(*trial.judgement) > 0)
      best.push_back(&trial);
  std::stable_sort(best.begin(), best.end(), [&](const Trial* a, const Trial* b) {
    return separating(*a->judgement) > separating(*b->judgement);
  });
  best.resize(std::min(best.size(), kPairedMutants));
  std::vector<Trial> pairs;
  for (std::size_t a = 0; a < best.size(); ++a)
    for (std::size_t b = a + 1; b < best.size(); ++b)
      if (best[a]->mutants[0]->clause != best[b]->mutants[0]->clause || best[a]->mutants[0]->clause == contract::kNone)
        pairs.push_back({{best[a]->mutants[0], best[b]->mutants[0]}, std::nullopt});
  return pairs;
}

DiagnosisResult Diagnosis::run(const std::vector<std::string>* among) {
  if (calls_.empty())
    return {};
  auto own = judge(contract_, Calls::all);
  if (!own)
    return {};
  if (own->explains)
    return {.conventions = {}, .disagrees = isWrongAlone_};
  own_ = std::move(*own);
  ownRejected_ = own_.rejected; // what was not judged because of them says nothing of a mutant
  return {.conventions = conventions(among), .disagrees = false, .tried = judge::Tried::pairsToo};
}

std::vector<judge::Convention> Diagnosis::conventions(const std::vector<std::string>* among) {
  std::vector<mutate::Mutant> mutants = mutate::mutantsOf(contract_);
  if (among != nullptr)
    std::erase_if(mutants, [&](const mutate::Mutant& mutant) {
      return std::find(among->begin(), among->end(), mutant.id) == among->end();
    });
  std::vector<Trial> singles;
  for (const mutate::Mutant& mutant : mutants)
    singles.push_back({{&mutant}, std::nullopt});
  judgeAll(singles, contractOfSingle, Calls::untilRejectedElement);
  if (among == nullptr) // the others are known to admit all calls
    confirm(singles, contractOfSingle);
  if (auto found = minimal(singles); !found.empty())
    return found;

  judgeAll(singles, contractOfSingle, Calls::untilRejected); // how much each explains
  std::vector<Trial> pairs = pairsOf(singles);
  std::map<const mutate::Mutant*, std::vector<mutate::Mutant>> seconds;
  for (const Trial& pair : pairs)
    if (auto& second = seconds[pair.mutants[0]]; second.empty())
      second = mutate::mutantsOf(pair.mutants[0]->contract);
  std::erase_if(pairs, [&](const Trial& pair) {
    const auto& second = seconds[pair.mutants[0]];
    return std::none_of(second.begin(), second.end(), [&](const auto& m) { return m.id == pair.mutants[1]->id; });
  });
  const auto contractOfPair = [&](const Trial& pair) -> const contract::Contract& {
    const auto& second = seconds.at(pair.mutants[0]);
    return std::find_if(second.begin(), second.end(), [&](const auto& m) { return m.id == pair.mutants[1]->id; })
        ->contract;
  };
  judgeAll(pairs, contractOfPair, Calls::untilRejected);
  confirm(pairs, contractOfPair);
  if (auto found = minimal(pairs); !found.empty())
    return found;

  return nearest(std::move(singles));
}

// What explains most, of those that do best on the calls that were tried so far.
std::vector<judge::Convention> Diagnosis::nearest(std::vector<Trial> singles) const {
  if (ownRejected_.empty())
    return {}; // every value is admissible by some path: what no path explains whole is told by its witnesses
  std::erase_if(singles, [&](const Trial& trial) { return !trial.judgement || separating(*trial.judgement) == 0; });
  const auto byShare = [&](const Trial& a, const Trial& b) { return describe(a).share > describe(b).share; };
  std::stable_sort(singles.begin(), singles.end(), byShare);
  singles.resize(std::min(singles.size(), kPairedMutants));
  judgeAll(singles, contractOfSingle, Calls::all);
  std::erase_if(singles, [&](const Trial& trial) { return !trial.judgement || separating(*trial.judgement) == 0; });
  std::stable_sort(singles.begin(), singles.end(), byShare);
  singles.resize(std::min(singles.size(), kRanked));
  std::vector<judge::Convention> ranked;
  for (Trial& trial : singles) {
    trial.judgement->explains = false; // further calls refuted those that seemed to
    ranked.push_back(describe(trial));
  }
  return ranked;
}

} // namespace

std::vector<judge::Convention> conventionsOf(const contract::Contract& contract,
                                             const std::vector<mutate::Mutant>& mutants,
                                             const std::vector<std::string>& explaining, std::uint64_t separating) {
  std::vector<judge::Convention> found;
  for (const mutate::Mutant& mutant : mutants)
    if (std::find(explaining.begin(), explaining.end(), mutant.id) != explaining.end())
      found.push_back({.mutants = {mutant.id},
                       .texts = {mutant.text},
                       .clauses = {clauseOf(contract, mutant)},
                       .explains = true,
                       .separating = separating,
                       .share = 1});
  return found;
}

CallKeeper::CallKeeper(const cases::Manifest& manifest) : manifest_(manifest) {}

bool CallKeeper::isSmall(const cases::Case& one) const {
  return largestTensor(manifest_, one) <= kMostElementsAtAll;
}

void CallKeeper::see(const cases::Case& one, const judge::Outputs& outputs, bool rejected, bool alone) {
  const std::int64_t elements = largestTensor(manifest_, one);
  if (rejected && elements <= kMostElementsAtAll)
    keep(rejected_, kMostRejected + kMostFurther, elements, one, outputs, alone, std::less<>());
  else if (rejected && alone)
    keep(large_, kMostLarge, elements, one, outputs, alone, std::less<>());
  if (rejected || elements > kMostElements)
    return;
  keep(others_, kMostOthers, elements, one, outputs, true, std::greater<>());
  if (const auto it = accepted_.find(one.inputClass); it == accepted_.end() || it->second.elements < elements)
    accepted_.insert_or_assign(one.inputClass,
                               Kept{elements, one, judge::KeptOutputs(outputs), keyOf(one, outputs), true});
}

std::string CallKeeper::key() const {
  std::string key;
  const auto add = [&](const Kept& kept) { key += kept.key + (kept.alone ? " alone\n" : "\n"); };
  const auto addAll = [&](const char* title, const std::vector<Kept>& list) {
    key += title;
    std::ranges::for_each(list, add);
  };
  addAll("rejected\n", rejected_);
  addAll("large\n", large_);
  addAll("others\n", others_);
  key += "accepted\n";
  for (const auto& [inputClass, kept] : accepted_)
    add(kept);
  return key;
}

DiagnosisResult diagnose(const contract::Contract& contract, const cases::Manifest& manifest, const CallKeeper& calls,
                         const std::vector<std::string>* among) {
  return Diagnosis(contract, manifest, calls).run(among);
}

} // namespace qkc::driver
