#include "runtime/judge/verdict.h"

#include <nlohmann/json.hpp>

namespace qkc::judge {

using Json = nlohmann::ordered_json;

const char* name(Outcome outcome) {
  switch (outcome) {
  case Outcome::accepted:
    return "accepted";
  case Outcome::rejected:
    return "rejected";
  case Outcome::undecided:
    return "undecided";
  case Outcome::unsupported:
    return "unsupported";
  case Outcome::failed:
    break;
  }
  return "failed";
}

int exitStatus(Outcome outcome) {
  return outcome == Outcome::accepted ? 0 : outcome == Outcome::rejected ? 1 : 2;
}

namespace {

Json codedJson(const Coded& code) {
  return {{"bits", code.bits}, {"value", code.value}};
}

Json positionJson(const Position& position) {
  Json json{{"clause", position.clause}, {"output", position.output}, {"at", position.at},
            {"case", position.caseName}, {"seed", position.seed},     {"case_number", position.caseNumber}};
  json["returned"] = codedJson(position.returned);
  json["admissible"] = Json::array();
  for (const Admissible& one : position.admissible) {
    Json entry = codedJson(one.code);
    entry["paths"] = one.paths;
    json["admissible"].push_back(std::move(entry));
  }
  json["values"] = Json::array();
  for (const NamedValue& value : position.values) {
    Json entry{{"name", value.name}};
    entry.update(codedJson(value.code));
    json["values"].push_back(std::move(entry));
  }
  json["why"] = position.why;
  if (!position.failingPath.empty())
    json["failing_path"] = position.failingPath;
  return json;
}

Json clauseJson(const ClauseVerdict& clause) {
  Json json{{"name", clause.name},     {"text", clause.text},           {"judges", clause.judges},
            {"judged", clause.judged}, {"rejected", clause.rejected},   {"masked", clause.masked},
            {"wide", clause.wide},     {"not_judged", clause.notJudged}};
  json["alive_paths"] = clause.alivePaths;
  if (!clause.paths.empty()) {
    json["paths"] = clause.paths;
    json["scope"] = clause.scope;
    json["scopes_rejected"] = clause.scopesRejected;
  }
  json["max_error_steps"] = nullptr; // of enclosures
  json["max_error_of_bound"] = nullptr;
  return json;
}

Json conventionJson(const Convention& convention) {
  return {{"mutants", convention.mutants},   {"texts", convention.texts},           {"clauses", convention.clauses},
          {"explains", convention.explains}, {"separating", convention.separating}, {"share", convention.share}};
}

} // namespace

Json toJson(const Verdict& v) {
  Json json{{"schema", "qkc.verdict/1"},
            {"contract", v.contract},
            {"hash", v.hash},
            {"candidate", v.candidate},
            {"candidate_sha256", v.candidateSha256},
            {"device", v.device},
            {"seeds", v.seeds},
            {"stage", v.stage},
            {"outcome", name(v.outcome)},
            {"code", v.code},
            {"reason", v.reason},
            {"details", v.details},
            {"blamed", v.blamed},
            {"cases", v.cases},
            {"calls", v.calls},
            {"elements", v.elements}};
  if (v.stage == "run") {
    json["run"] = {
        {"outcome", v.runOutcome}, {"case", v.failedCase}, {"seed", v.failedSeed}, {"buffer", v.failedBuffer}};
    json["run"]["at"] = v.failedAt;
  }
  json["clauses"] = Json::array();
  for (const ClauseVerdict& clause : v.clauses)
    json["clauses"].push_back(clauseJson(clause));
  json["positions"] = Json::array();
  for (const Position& position : v.positions)
    json["positions"].push_back(positionJson(position));
  json["witnesses"] = Json::array();
  for (const Position& position : v.witnesses)
    json["witnesses"].push_back(positionJson(position));
  json["diagnosis"] = Json::array();
  for (const Convention& convention : v.diagnosis)
    json["diagnosis"].push_back(conventionJson(convention));
  if (!v.explanation.empty())
    json["explanation"] = v.explanation;
  json["findings"] = Json::array();
  for (const Finding& one : v.findings)
    json["findings"].push_back({{"lint", one.lint}, {"place", one.place}, {"text", one.text}});
  json["replay"] = {{"seeds", v.seeds}};
  json["milliseconds"] = {{"compile", v.compileMs}, {"checker", v.checkerMs}, {"run", v.runMs}, {"check", v.checkMs}};
  return json;
}

} // namespace qkc::judge
