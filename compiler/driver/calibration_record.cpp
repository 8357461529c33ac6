// Records of calibrations as JSON, and what they come to.

#include "compiler/driver/calibration.h"
#include "runtime/device/sha256.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

namespace qkc::driver {

namespace {

using nlohmann::ordered_json;
using Outcome = MutantRecord::Outcome;

constexpr const char* kSchema = "qkc.calibration/3";
constexpr std::array kOutcomes = {Outcome::killed, Outcome::equivalent, Outcome::hidden, Outcome::open};

ordered_json jsonOf(const MutantRecord& mutant) {
  ordered_json json{
      {"id", mutant.id}, {"clause", mutant.clause}, {"text", mutant.text}, {"outcome", name(mutant.outcome)}};
  if (mutant.outcome == Outcome::killed) {
    json["killed_by"] = mutant.killedBy;
    json["blamed"] = mutant.blamed;
  }
  json["killed_by_random"] = mutant.killedByRandom;
  if (!mutant.claim.empty())
    json["claim"] = mutant.claim;
  if (!mutant.method.empty())
    json["proof"] = {{"method", mutant.method}, {"over", mutant.over}, {"parts", mutant.parts}};
  if (mutant.differing > 0)
    json["differing"] = mutant.differing;
  if (!mutant.problem.empty())
    json["problem"] = mutant.problem;
  if (!mutant.diagnosed.empty())
    json["diagnosed"] = mutant.diagnosed;
  if (mutant.separating > 0)
    json["separating"] = mutant.separating;
  return json;
}

MutantRecord mutantFrom(const ordered_json& json) {
  MutantRecord mutant;
  mutant.id = json.at("id");
  mutant.clause = json.at("clause");
  mutant.text = json.at("text");
  const std::string outcome = json.at("outcome");
  mutant.outcome = *std::find_if(kOutcomes.begin(), kOutcomes.end() - 1, [&](Outcome o) { return name(o) == outcome; });
  mutant.killedBy = json.value("killed_by", "");
  mutant.blamed = json.value("blamed", std::vector<std::string>{});
  mutant.killedByRandom = json.at("killed_by_random");
  mutant.claim = json.value("claim", "");
  if (json.contains("proof")) {
    mutant.method = json["proof"].at("method");
    mutant.over = json["proof"].at("over").get<std::vector<std::string>>();
    mutant.parts = json["proof"].at("parts");
  }
  mutant.differing = json.value("differing", std::uint64_t{0});
  mutant.problem = json.value("problem", "");
  mutant.diagnosed = json.value("diagnosed", "");
  mutant.separating = json.value("separating", std::uint64_t{0});
  return mutant;
}

ordered_json jsonOf(const RunMutantRecord& run) {
  ordered_json json{{"id", run.id},         {"facet", run.facet}, {"text", run.text},
                    {"needed", run.needed}, {"code", run.code},   {"killed_by", run.killedBy}};
  if (!run.problem.empty())
    json["problem"] = run.problem;
  return json;
}

ordered_json jsonOf(const std::vector<RunMutantRecord>& runs) {
  ordered_json json = ordered_json::array();
  for (const RunMutantRecord& run : runs)
    json.push_back(jsonOf(run));
  return json;
}

RunMutantRecord runFrom(const ordered_json& json) {
  return {.id = json.at("id"),
          .facet = json.at("facet"),
          .text = json.at("text"),
          .needed = json.at("needed"),
          .code = json.at("code"),
          .killedBy = json.at("killed_by"),
          .problem = json.value("problem", "")};
}

std::vector<RunMutantRecord> runsFrom(const ordered_json& json) {
  std::vector<RunMutantRecord> runs;
  for (const auto& run : json)
    runs.push_back(runFrom(run));
  return runs;
}

} // namespace

std::string_view name(Outcome outcome) {
  switch (outcome) {
  case Outcome::killed:
    return "killed";
  case Outcome::equivalent:
    return "equivalent";
  case Outcome::hidden:
    return "hidden";
  case Outcome::open:
    return "open";
  }
  return "";
}

std::size_t Calibration::count(Outcome outcome) const {
  return static_cast<std::size_t>(
      std::count_if(mutants.begin(), mutants.end(), [&](const MutantRecord& m) { return m.outcome == outcome; }));
}

std::size_t Calibration::killedByRandom() const {
  return static_cast<std::size_t>(
      std::count_if(mutants.begin(), mutants.end(), [](const MutantRecord& m) { return m.killedByRandom; }));
}

std::size_t Calibration::lawfulAccepted() const {
  return static_cast<std::size_t>(
      std::count_if(lawful.begin(), lawful.end(), [](const VariantRecord& v) { return v.accepted; }));
}

std::size_t Calibration::runsKilled() const {
  return static_cast<std::size_t>(
      std::count_if(runs.begin(), runs.end(), [](const RunMutantRecord& run) { return run.isKilled(); }));
}

const InseparableClass* Calibration::classOf(const std::string& id) const {
  const auto it = std::find_if(inseparable.begin(), inseparable.end(), [&](const InseparableClass& one) {
    return std::find(one.ids.begin(), one.ids.end(), id) != one.ids.end();
  });
  return it == inseparable.end() ? nullptr : &*it;
}

bool Calibration::isBlamedRight(const MutantRecord& mutant) const {
  const InseparableClass* with = classOf(mutant.id);
  if (mutant.outcome != Outcome::killed || (with != nullptr && with->method.empty()))
    return false;
  if (mutant.diagnosed == "none")
    return !mutant.blamed.empty() && mutant.blamed.front() == mutant.clause;
  return mutant.diagnosed == "own" || mutant.diagnosed == "clause";
}

std::size_t Calibration::blamedRight() const {
  return static_cast<std::size_t>(
      std::count_if(mutants.begin(), mutants.end(), [&](const MutantRecord& m) { return isBlamedRight(m); }));
}

std::size_t Calibration::conventions() const {
  return static_cast<std::size_t>(std::count_if(mutants.begin(), mutants.end(), [](const MutantRecord& m) {
    return m.outcome == Outcome::killed && !m.isGuarded();
  }));
}

std::size_t Calibration::namedConventions() const {
  return static_cast<std::size_t>(std::count_if(
      mutants.begin(), mutants.end(), [](const MutantRecord& m) { return m.diagnosed == "own" && !m.isGuarded(); }));
}

std::size_t Calibration::classesCovered() const {
  std::set<std::string> classes;
  for (const auto& [clause, ofClause] : kills)
    for (const auto& [name, count] : ofClause)
      classes.insert(name);
  return classes.size();
}

bool Calibration::isGreen() const {
  return referenceAccepted && lawfulAccepted() == lawful.size() && runsKilled() == runs.size() &&
         count(Outcome::open) == 0 &&
         std::none_of(mutants.begin(), mutants.end(), [](const MutantRecord& m) { return m.isRefuted(); }) &&
         std::none_of(inseparable.begin(), inseparable.end(),
                      [](const InseparableClass& one) { return one.method.empty(); });
}

namespace {

// Over all that a record says: what is changed in it afterwards, by hand or by a merge, is no record.
std::string sealOf(const ordered_json& record) {
  return device::sha256("qkc calibration\n" + record.dump());
}

} // namespace

std::string toJson(const Calibration& calibration) {
  ordered_json json{{"schema", kSchema},
                    {"contract", calibration.contract},
                    {"hash", calibration.hash},
                    {"version", calibration.version},
                    {"texts", calibration.texts},
                    {"reference", calibration.referenceAccepted ? "accepted" : calibration.referenceProblem},
                    {"mutants", ordered_json::array()},
                    {"runs", jsonOf(calibration.runs)},
                    {"lawful", ordered_json::array()},
                    {"inseparable", ordered_json::array()},
                    {"masks", calibration.masks},
                    {"kills", calibration.kills}};
  for (const MutantRecord& mutant : calibration.mutants)
    json["mutants"].push_back(jsonOf(mutant));
  for (const InseparableClass& one : calibration.inseparable)
    json["inseparable"].push_back({{"ids", one.ids}, {"method", one.method}, {"problem", one.problem}});
  for (const VariantRecord& variant : calibration.lawful) {
    ordered_json one{{"id", variant.id}, {"text", variant.text}, {"accepted", variant.accepted}};
    if (!variant.accepted)
      one["problem"] = variant.problem;
    json["lawful"].push_back(std::move(one));
  }
  json["seal"] = sealOf(json);
  return json.dump(1) + "\n";
}

std::optional<Calibration> fromJson(const std::string& text) {
  try {
    auto json = ordered_json::parse(text);
    if (json.at("schema") != kSchema)
      return std::nullopt;
    const std::string seal = json.at("seal");
    json.erase("seal");
    if (seal != sealOf(json))
      return std::nullopt;
    Calibration calibration;
    calibration.contract = json.at("contract");
    calibration.hash = json.at("hash");
    calibration.version = json.at("version");
    calibration.texts = json.at("texts");
    calibration.referenceAccepted = json.at("reference") == "accepted";
    calibration.referenceProblem = calibration.referenceAccepted ? "" : json.at("reference").get<std::string>();
    for (const auto& mutant : json.at("mutants"))
      calibration.mutants.push_back(mutantFrom(mutant));
    calibration.runs = runsFrom(json.at("runs"));
    for (const auto& variant : json.at("lawful"))
      calibration.lawful.push_back(
          {variant.at("id"), variant.at("text"), variant.at("accepted"), variant.value("problem", "")});
    for (const auto& one : json.at("inseparable"))
      calibration.inseparable.push_back({one.at("ids"), one.at("method"), one.at("problem")});
    calibration.masks = json.at("masks").get<std::vector<std::string>>();
    calibration.kills = json.at("kills").get<std::map<std::string, std::map<std::string, int>>>();
    return calibration;
  } catch (const nlohmann::json::exception&) {
    return std::nullopt;
  }
}

} // namespace qkc::driver
