#include "runtime/judge/verdict_builder.h"

#include "runtime/cases/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

namespace qkc::judge {

namespace {

Coded coded(const std::string& format, std::uint64_t code) {
  const cases::Format& f = *cases::findFormat(format);
  return {cases::codeText(f, code), cases::valueText(f, code)};
}

void addOnce(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end())
    names.push_back(name);
}

} // namespace

// Whether an element of an inout came back as it was given.
bool VerdictBuilder::stillHolds(const cases::Parameter& output, const cases::Case& one, const qkc_position& raw) {
  if (output.role != cases::TensorRole::inout || output.layout)
    return false;
  const auto given = std::ranges::find(one.inputs, output.name, &cases::Tensor::name);
  const auto shape = cases::shapeOf(output, one.dims);
  std::size_t place = 0;
  for (std::size_t k = 0; k < shape.size(); ++k)
    place = place * static_cast<std::size_t>(shape[k]) + static_cast<std::size_t>(raw.coordinates[k]);
  const std::size_t bytes = cases::findFormat(output.format)->bytes;
  return given != one.inputs.end() && (place + 1) * bytes <= given->bytes.size() &&
         cases::loadCode(given->bytes.data(), bytes, place) == raw.returned;
}

VerdictBuilder::VerdictBuilder(const Checker& checker, const Options& options)
    : checker_(checker), manifest_(checker.manifest()), options_(options), tally_(manifest_),
      died_(manifest_.groups.size()) {
  verdict_.contract = manifest_.name;
  verdict_.hash = manifest_.hash;
  verdict_.seeds = options.seeds;
  for (const cases::Clause& clause : manifest_.clauses) {
    ClauseVerdict row;
    row.name = clause.name;
    row.text = clause.text;
    verdict_.clauses.push_back(std::move(row));
  }
  // A choice that stands before the clauses has a row of its own.
  for (const cases::Group& group : manifest_.groups)
    for (const cases::Choice& choice : group.choices) {
      const auto isIts = [&](const ClauseVerdict& row) { return row.name == choice.clause; };
      if (std::any_of(verdict_.clauses.begin(), verdict_.clauses.end(), isIts))
        continue;
      ClauseVerdict row;
      row.name = choice.clause;
      row.text = "choice " + choice.name;
      verdict_.clauses.push_back(std::move(row));
    }
}

ClauseVerdict& VerdictBuilder::clause(const std::string& name) {
  return *std::find_if(verdict_.clauses.begin(), verdict_.clauses.end(),
                       [&](const ClauseVerdict& row) { return row.name == name; });
}

// A word with bits that no element owns: those of them that are 1.
Position VerdictBuilder::strayBits(Position position, const cases::Parameter& output, const cases::Case& one,
                                   const qkc_position& raw) {
  const std::size_t rank = cases::bufferShapeOf(output, one.dims).size();
  const std::string format = fmt::format("u{}", 8 * cases::wordBytesOf(output));
  position.output = fmt::format("word {}", position.output);
  position.at.assign(raw.coordinates, raw.coordinates + rank);
  position.returned = coded(format, raw.returned);
  position.admissible.push_back({coded(format, 0), {}});
  position.why = "bits that no element owns are 1; they must be 0";
  return position;
}

Position VerdictBuilder::look(const cases::Case& one, const Outputs& outputs, std::uint64_t place) const {
  const qkc_position raw = explainPlace(manifest_, checker_.explainFunction(), one, outputs, place);
  const cases::Arm& arm = manifest_.arms[static_cast<std::size_t>(raw.arm)];
  const cases::Parameter& output = *manifest_.parameter(arm.output);
  Position position;
  position.clause = arm.clause;
  position.output = output.label;
  position.caseName = one.name;
  position.seed = one.seed;
  position.caseNumber = one.number;
  if (arm.ofWords)
    return strayBits(std::move(position), output, one, raw);
  position.at.assign(raw.coordinates, raw.coordinates + output.shape.size());
  position.returned = coded(output.format, raw.returned);
  for (int c = 0; c < raw.combinations; ++c) {
    const Coded code = coded(output.format, raw.admissible[c]);
    auto it = std::find_if(position.admissible.begin(), position.admissible.end(),
                           [&](const Admissible& a) { return a.code.bits == code.bits; });
    if (it == position.admissible.end())
      it = position.admissible.insert(position.admissible.end(), {code, {}});
    if (raw.is_range != 0)
      it->paths.emplace_back(c == 0 ? "least" : "largest");
    else if (arm.group >= 0)
      it->paths.push_back(combinationText(manifest_.groups[static_cast<std::size_t>(arm.group)], c));
  }
  for (std::size_t k = 0; k < arm.operands.size(); ++k)
    position.values.push_back({arm.operands[k].text, coded(arm.operands[k].format, raw.operands[k])});
  position.why =
      stillHolds(output, one, raw) ? "it still holds what it held before the call" : reasonText(arm, position);
  return position;
}

void VerdictBuilder::keepPositions(const cases::Case& one, const Outputs& outputs, const qkc_check_report& report) {
  std::vector<std::uint64_t> places(report.kept_places,
                                    report.kept_places + std::min<std::uint64_t>(report.kept, QKC_MAX_KEPT));
  std::sort(places.begin(), places.end());
  const auto most = static_cast<std::size_t>(options_.keepPositions);
  for (const std::uint64_t place : places) {
    const std::string& name = manifest_.arms[static_cast<std::size_t>(QKC_PLACE_ARM(place))].clause;
    const auto ofClause = std::count_if(verdict_.positions.begin(), verdict_.positions.end(),
                                        [&](const Position& p) { return p.clause == name; });
    if (static_cast<std::size_t>(ofClause) < most)
      verdict_.positions.push_back(look(one, outputs, place));
  }
}

// Of each clause a share, so that one fault does not hide another; the order stays.
void VerdictBuilder::sharePositions() {
  std::vector<std::pair<std::size_t, std::size_t>> turns; // which one of its clause, and its place
  std::map<std::string, std::size_t> ofClause;
  for (std::size_t k = 0; k < verdict_.positions.size(); ++k)
    turns.emplace_back(ofClause[verdict_.positions[k].clause]++, k);
  std::sort(turns.begin(), turns.end());
  turns.resize(std::min(turns.size(), static_cast<std::size_t>(options_.keepPositions)));
  std::set<std::size_t> kept;
  for (const auto& [turn, place] : turns)
    kept.insert(place);
  std::vector<Position> shared;
  for (const std::size_t place : kept)
    shared.push_back(std::move(verdict_.positions[place]));
  verdict_.positions = std::move(shared);
}

void VerdictBuilder::keepWitnesses(const cases::Case& one, const Outputs& outputs, const EmptyChoice& empty) {
  const cases::Group& group = manifest_.groups[static_cast<std::size_t>(empty.group)];
  // A call that nothing explains breaks the choices `per call`, or those per kernel where there is none.
  std::string scope = empty.scope;
  const bool hasScope = std::any_of(group.choices.begin(), group.choices.end(),
                                    [&](const cases::Choice& choice) { return choice.scope == scope; });
  if (!hasScope)
    scope = "kernel";
  for (const cases::Choice& choice : group.choices)
    if (choice.scope == scope)
      ++clause(choice.clause).scopesRejected;
  if (!verdict_.witnesses.empty())
    return; // one set of witnesses is enough
  if (empty.scope == "kernel") {
    verdict_.witnesses = died_[static_cast<std::size_t>(empty.group)];
    return;
  }
  for (const EmptyChoice::Refutation& refutation : empty.refutations) {
    if (refutation.place == ~std::uint64_t{0})
      continue;
    verdict_.witnesses.push_back(look(one, outputs, refutation.place));
    verdict_.witnesses.back().failingPath = combinationText(group, refutation.combination);
  }
}

bool VerdictBuilder::addCall(const cases::Case& one, const Outputs& outputs) {
  return addCall(one, outputs, checkCall(manifest_, checker_.checkFunction(), one, outputs));
}

bool VerdictBuilder::addCall(const cases::Case& one, const Outputs& outputs, const qkc_check_report& report) {
  for (const cases::Parameter& p : manifest_.prototype)
    if (p.kind == cases::ParameterKind::tensor && p.role != cases::TensorRole::in)
      returned_ += static_cast<std::uint64_t>(cases::elementsOf(cases::shapeOf(p, one.dims)));
  keepPositions(one, outputs, report);
  ReachedArms& reached = reached_.emplace_back();
  for (std::size_t k = 0; k < reached.size(); ++k)
    reached[k] = report.arms[k].judged > 0;
  lastWasPartlyJudged_ = std::any_of(std::begin(report.arms), std::end(report.arms),
                                     [](const qkc_arm_report& arm) { return arm.not_judged > 0; });
  if (lastWasPartlyJudged_ && firstUnjudged_.empty())
    firstUnjudged_ = fmt::format("case {} ({}), seed {}", one.number, one.name, one.seed);
  const std::vector<EmptyChoice> empty = tally_.add(report);
  for (std::size_t g = 0; g < manifest_.groups.size(); ++g)
    for (const EmptyChoice::Refutation& dead : tally_.freshlyDead(static_cast<int>(g)))
      if (dead.place != ~std::uint64_t{0}) {
        died_[g].push_back(look(one, outputs, dead.place));
        died_[g].back().failingPath = combinationText(manifest_.groups[g], dead.combination);
      }
  for (const EmptyChoice& choice : empty)
    keepWitnesses(one, outputs, choice);
  const bool isWrong = std::any_of(std::begin(report.arms), std::end(report.arms),
                                   [](const qkc_arm_report& arm) { return arm.rejected > 0; });
  lastRefutesOthers_ = !isWrong && !empty.empty() && CallTally(manifest_).add(report).empty();
  return isWrong || !empty.empty();
}

bool VerdictBuilder::rejectsAlready() const {
  const auto arms = tally_.arms();
  return std::any_of(arms.begin(), arms.end(), [](const qkc_arm_report& arm) { return arm.rejected > 0; }) ||
         std::any_of(verdict_.clauses.begin(), verdict_.clauses.end(),
                     [](const ClauseVerdict& row) { return row.scopesRejected > 0; });
}

void VerdictBuilder::finishChoices() {
  for (std::size_t g = 0; g < manifest_.groups.size(); ++g) {
    const cases::Group& group = manifest_.groups[g];
    for (std::size_t k = 0; k < group.choices.size(); ++k) {
      ClauseVerdict& row = clause(group.choices[k].clause);
      row.paths = group.choices[k].labels;
      row.scope = group.choices[k].scopeText;
      for (int c = 0; c < group.combinations; ++c)
        if ((tally_.identified(static_cast<int>(g)) >> c & 1U) != 0)
          addOnce(row.alivePaths, group.choices[k].labels[static_cast<std::size_t>(pathOf(group, k, c))]);
    }
  }
}

// Whether an arm that the clause's choice reaches rejected elements: an empty choice is then their consequence.
bool VerdictBuilder::rejectsElementsOf(const std::string& choosing) const {
  for (std::size_t k = 0; k < manifest_.arms.size(); ++k) {
    const int group = manifest_.arms[k].group;
    if (group < 0 || tally_.arms()[k].rejected == 0)
      continue;
    for (const cases::Choice& choice : manifest_.groups[static_cast<std::size_t>(group)].choices)
      if (choice.clause == choosing)
        return true;
  }
  return false;
}

void VerdictBuilder::finish() {
  sharePositions();
  std::uint64_t notJudged = 0;
  for (std::size_t k = 0; k < manifest_.arms.size(); ++k) {
    ClauseVerdict& row = clause(manifest_.arms[k].clause);
    const qkc_arm_report& counts = tally_.arms()[k];
    row.judges = true;
    row.judged += counts.judged;
    row.rejected += counts.rejected;
    row.masked += counts.masked;
    row.wide += counts.wide;
    row.notJudged += counts.not_judged;
    notJudged += counts.not_judged;
  }
  finishChoices();
  verdict_.elements = 0;
  for (const ClauseVerdict& row : verdict_.clauses) {
    verdict_.elements += row.judged + row.notJudged;
    if (row.rejected > 0)
      addOnce(verdict_.blamed, row.name);
  }
  for (const ClauseVerdict& row : verdict_.clauses)
    if (row.scopesRejected > 0 && !rejectsElementsOf(row.name))
      addOnce(verdict_.blamed, row.name);
  // What the tally refused has to stand in the verdict, whichever clause it is put to.
  for (std::size_t g = 0; g < manifest_.groups.size(); ++g)
    if (tally_.scopesRejected(static_cast<int>(g)) > 0 && verdict_.blamed.empty())
      throw std::logic_error("a refused choice is blamed on no clause");
  verdict_.stage = "verdict";
  if (!verdict_.blamed.empty()) {
    verdict_.outcome = Outcome::rejected;
    verdict_.code = "QKC0850";
    // The clause of the position that is shown first, where one is.
    const ClauseVerdict& first =
        clause(verdict_.positions.empty() ? verdict_.blamed.front() : verdict_.positions.front().clause);
    verdict_.reason = first.rejected > 0
                          ? fmt::format("{} of {} values that clause {} judges are not admissible", first.rejected,
                                        first.judged, first.name)
                          : fmt::format("no path of clause {} explains everything {}", first.name, first.scope);
  } else {
    verdict_.outcome = notJudged > 0 ? Outcome::undecided : Outcome::accepted;
    verdict_.code = notJudged > 0 ? "QKC0851" : "";
    verdict_.reason = notJudged > 0 ? fmt::format("{} of {} values could not be judged, the first in {}", notJudged,
                                                  verdict_.elements, firstUnjudged_)
                                    : "every value is admissible";
  }
  // What no clause counts: elements for which an assumption of the contract does not hold.
  if (returned_ > verdict_.elements)
    verdict_.reason += fmt::format("; {} of {} values lie outside the contract's assumptions and are not judged",
                                   returned_ - verdict_.elements, returned_);
}

} // namespace qkc::judge
