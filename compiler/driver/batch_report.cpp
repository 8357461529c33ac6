#include "compiler/diag/readable.h"
#include "compiler/driver/batch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

namespace qkc::driver {

namespace {

using Json = nlohmann::ordered_json;

// In the order in which tables show them.
constexpr std::array kOutcomes = {"accepted", "rejected", "undecided", "unsupported", "failed"};
// Where candidates that were not accepted ended; `sample`: not even a candidate for a contract.
constexpr std::array kStages = {"sample", "compile", "run", "verdict"};

struct Tally {
  std::size_t samples = 0;
  std::map<std::string, std::size_t> outcomes, stages;
};

// A sample's row in every report.
struct Ending {
  std::string outcome, stage, code, reason, blamed;
};

Ending endingOf(const BatchResult& result, const store::SampleRow& sample) {
  if (const store::StoredVerdict* v = result.verdictOf(sample))
    return {v->outcome, v->stage, v->code, v->reason, v->blamed};
  return {"failed", "sample", sample.code, sample.problem, ""};
}

void count(Tally& tally, const Ending& ending) {
  ++tally.samples;
  ++tally.outcomes[ending.outcome];
  if (ending.outcome != "accepted")
    ++tally.stages[ending.stage];
}

template <class Name> std::map<std::string, Tally> tallyBy(const BatchResult& result, const Name& name) {
  std::map<std::string, Tally> rows;
  for (const store::SampleRow& sample : result.samples)
    count(rows[name(sample)], endingOf(result, sample));
  return rows;
}

Tally allOf(const BatchResult& result) {
  return tallyBy(result, [](const auto& /*sample*/) { return std::string(); })[""];
}

std::string orUnknown(const std::string& name) {
  return name.empty() ? "(unknown)" : name;
}

std::size_t at(const std::map<std::string, std::size_t>& counts, const std::string& name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

std::string cell(const std::string& text, const char* head) {
  return fmt::format("  {:>{}}", text, std::string_view(head).size());
}

// The right half says where those ended that were not accepted.
std::string tableOf(const std::string& head, const std::map<std::string, Tally>& rows) {
  constexpr const char* kSamples = "samples";
  std::size_t width = head.size();
  for (const auto& [name, tally] : rows)
    width = std::max(width, name.size());
  std::string text = fmt::format("{:<{}}", head, width) + cell(kSamples, kSamples);
  for (const char* outcome : kOutcomes)
    text += cell(outcome, outcome);
  text += " |";
  for (const char* stage : kStages)
    text += cell(stage, stage);
  text += "\n";
  for (const auto& [name, tally] : rows) {
    text += fmt::format("{:<{}}", name, width) + cell(std::to_string(tally.samples), kSamples);
    for (const char* outcome : kOutcomes)
      text += cell(std::to_string(at(tally.outcomes, outcome)), outcome);
    text += " |";
    for (const char* stage : kStages)
      text += cell(std::to_string(at(tally.stages, stage)), stage);
    text += "\n";
  }
  return text;
}

// Why samples were not accepted: code, clause where values were judged, how many. The most frequent first.
std::vector<std::pair<std::string, std::size_t>> reasonsOf(const BatchResult& result) {
  std::map<std::string, std::size_t> counts;
  for (const store::SampleRow& sample : result.samples) {
    const Ending ending = endingOf(result, sample);
    if (ending.outcome == "accepted")
      continue;
    const std::string first = ending.blamed.substr(0, ending.blamed.find(' '));
    ++counts[first.empty() ? ending.code : fmt::format("{} clause {}", ending.code, first)];
  }
  std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return sorted;
}

Json tallyJson(const Tally& tally) {
  Json json{{"samples", tally.samples}, {"outcomes", Json::object()}, {"stages", Json::object()}};
  for (const char* outcome : kOutcomes)
    json["outcomes"][outcome] = at(tally.outcomes, outcome);
  for (const char* stage : kStages)
    json["stages"][stage] = at(tally.stages, stage);
  return json;
}

std::string contractOf(const store::SampleRow& sample) {
  return orUnknown(sample.contract);
}

std::string familyOf(const store::SampleRow& sample) {
  return orUnknown(sample.family);
}

std::size_t texts(const BatchResult& result) {
  std::set<std::string> keys;
  for (const store::SampleRow& sample : result.samples)
    if (result.verdictOf(sample) != nullptr)
      keys.insert(sample.key.judge + sample.key.sha256);
  return keys.size();
}

} // namespace

std::string renderSummary(const BatchResult& result) {
  std::string text = tableOf("contract", tallyBy(result, contractOf));
  text += "\n" + tableOf("family", tallyBy(result, familyOf));
  text += "\n" + tableOf("", {{"all", allOf(result)}});
  if (const auto reasons = reasonsOf(result); !reasons.empty()) {
    text += "\nwhy not accepted\n";
    constexpr std::size_t kMost = 12;
    for (std::size_t k = 0; k < reasons.size() && k < kMost; ++k)
      text += fmt::format("{:>8}  {}\n", reasons[k].second, reasons[k].first);
    if (reasons.size() > kMost)
      text += fmt::format("          and {} more kinds\n", reasons.size() - kMost);
  }
  text += fmt::format("\n{} sample{}, {} text{}: {} judged now, {} in the store\n", result.samples.size(),
                      result.samples.size() == 1 ? "" : "s", texts(result), texts(result) == 1 ? "" : "s",
                      result.judged, result.found);
  if (result.outdated > 0)
    text += fmt::format("{} of them were judged before, by another contract text, qkc or options\n", result.outdated);
  return text;
}

std::string renderList(const BatchResult& result) {
  std::string text;
  for (const store::SampleRow& sample : result.samples) {
    const Ending ending = endingOf(result, sample);
    std::string line =
        fmt::format("{}: {} by {}", sample.id, ending.outcome, sample.contract.empty() ? sample.task : sample.contract);
    if (ending.outcome != "accepted")
      line += fmt::format(" at {}: {} {}", ending.stage, ending.code, ending.reason);
    text += diag::readable(line) + "\n"; // names of files and tasks are data
  }
  return text;
}

Json summaryJson(const BatchResult& result) {
  Json json{{"schema", "qkc.batch/1"},     {"samples", result.samples.size()}, {"texts", texts(result)},
            {"judged_now", result.judged}, {"from_store", result.found},       {"outdated", result.outdated}};
  json["all"] = tallyJson(allOf(result));
  for (const auto& [name, rows] :
       {std::pair("contracts", tallyBy(result, contractOf)), std::pair("families", tallyBy(result, familyOf))}) {
    json[name] = Json::object();
    for (const auto& [row, tally] : rows)
      json[name][row] = tallyJson(tally);
  }
  json["results"] = Json::array();
  for (const store::SampleRow& sample : result.samples) {
    const Ending ending = endingOf(result, sample);
    json["results"].push_back({{"id", sample.id},
                               {"task", sample.task},
                               {"contract", sample.contract},
                               {"family", sample.family},
                               {"sha256", sample.key.sha256},
                               {"outcome", ending.outcome},
                               {"stage", ending.stage},
                               {"code", ending.code},
                               {"reason", ending.reason},
                               {"blamed", ending.blamed}});
  }
  return json;
}

void reportProblems(const BatchResult& result, diag::Sink& sink) {
  struct Problem {
    const store::SampleRow* first = nullptr;
    std::size_t samples = 0;
  };
  std::map<std::pair<std::string, std::string>, Problem> problems;
  std::vector<const Problem*> ordered;
  for (const store::SampleRow& sample : result.samples) {
    if (sample.code.empty())
      continue;
    Problem& problem = problems[{sample.code, sample.problem}];
    if (problem.samples++ == 0) {
      problem.first = &sample;
      ordered.push_back(&problem);
    }
  }
  for (const Problem* problem : ordered) {
    const std::string more = problem->samples > 1 ? fmt::format(", and {} more samples", problem->samples - 1) : "";
    sink.error(diag::findCode(problem->first->code).value_or(diag::Code::Internal), std::nullopt,
               fmt::format("{}: {}{}", problem->first->id, problem->first->problem, more));
  }
}

int batchStatus(const BatchResult& result) {
  int status = kOk;
  for (const store::SampleRow& sample : result.samples) {
    const std::string outcome = endingOf(result, sample).outcome;
    status = std::max(status, outcome == "accepted" ? kOk : outcome == "failed" ? kFailed : kRejected);
  }
  return status;
}

} // namespace qkc::driver
