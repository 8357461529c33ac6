#include "compiler/driver/batch.h"

#include "compiler/diag/readable.h"
#include "compiler/driver/batch_queue.h"
#include "compiler/driver/files.h"
#include "compiler/driver/second_opinion.h"
#include "compiler/driver/stop_notice.h"
#include "runtime/device/sha256.h"
#include "runtime/judge/worker_pool.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace qkc::driver {

namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

std::string joined(const store::Key& key) {
  return key.judge + key.sha256;
}

// Each part with its length, so that no two lists of parts have the same text.
void addPart(std::string& whole, const std::string& part) {
  whole += std::to_string(part.size()) + ":" + part;
}

bool isName(const std::string& text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

// "int8_token_group/int8_token_group_rne" names an instance by its family too.
std::string instanceNamed(const std::string& task) {
  const std::size_t mark = task.find_first_of("/:");
  return mark == std::string::npos || !isName(task.substr(0, mark)) ? task : task.substr(mark + 1);
}

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

store::StoredVerdict stored(const store::Key& key, const judge::Verdict& v, const std::string& family) {
  store::StoredVerdict out;
  out.key = key;
  out.contract = v.contract;
  out.family = family;
  out.hash = v.hash;
  out.device = v.device;
  out.outcome = judge::name(v.outcome);
  out.stage = v.stage;
  out.code = v.code;
  out.reason = v.reason;
  out.blamed = fmt::format("{}", fmt::join(v.blamed, " "));
  out.report = judge::renderTable(v, false);
  out.json = judge::toJson(v).dump(1, ' ', false, Json::error_handler_t::replace);
  return out;
}

std::string packed(const store::StoredVerdict& v) {
  return dumped({{"contract", v.contract},
                 {"family", v.family},
                 {"hash", v.hash},
                 {"device", v.device},
                 {"outcome", v.outcome},
                 {"stage", v.stage},
                 {"code", v.code},
                 {"reason", v.reason},
                 {"blamed", v.blamed},
                 {"report", v.report},
                 {"json", v.json},
                 {"milliseconds", v.milliseconds}});
}

store::StoredVerdict unpacked(const store::Key& key, const std::string& text) {
  const auto json = nlohmann::json::parse(text);
  store::StoredVerdict v;
  v.key = key;
  for (auto& [name, field] : std::initializer_list<std::pair<const char*, std::string*>>{{"contract", &v.contract},
                                                                                         {"family", &v.family},
                                                                                         {"hash", &v.hash},
                                                                                         {"device", &v.device},
                                                                                         {"outcome", &v.outcome},
                                                                                         {"stage", &v.stage},
                                                                                         {"code", &v.code},
                                                                                         {"reason", &v.reason},
                                                                                         {"blamed", &v.blamed},
                                                                                         {"report", &v.report},
                                                                                         {"json", &v.json}})
    *field = json.at(name).get<std::string>();
  v.milliseconds = json.at("milliseconds").get<double>();
  return v;
}

judge::Verdict withoutEnd(const BatchContract& contract, const BatchItem& item, const std::string& device,
                          judge::Outcome outcome, std::string code, std::string reason) {
  judge::Verdict v;
  v.contract = contract.name;
  v.hash = contract.texts.manifest.hash;
  v.candidate = item.name;
  v.candidateSha256 = item.key.sha256;
  v.device = device;
  v.stage = "run";
  v.runOutcome = outcome == judge::Outcome::undecided ? "timeout" : "not_run";
  v.outcome = outcome;
  v.code = std::move(code);
  v.reason = std::move(reason);
  return v;
}

// What is wrong with a contract, in one line.
std::pair<std::string, std::string> firstProblem(const diag::Sink& sink) {
  constexpr std::size_t kLongestNote = 200; // the list of all contracts is no note on one sample
  for (const diag::Diagnostic& one : sink.diagnostics()) {
    if (one.severity != diag::Severity::Error)
      continue;
    std::string text = one.message;
    for (const std::string& note : one.notes)
      text += note.size() <= kLongestNote ? "; " + note : "";
    if (!one.suggestion.empty())
      text += fmt::format("; did you mean {}?", one.suggestion);
    return {diag::codeText(one.code), text};
  }
  return {diag::codeText(diag::Code::Internal), "neither a contract nor an error"};
}

} // namespace

// A contract's checker and cases, made once in a process.
struct Batch::Loaded {
  std::size_t contract = 0;
  std::unique_ptr<judge::Checker> checker;
  std::vector<cases::Case> suite;
  std::string problem; // why there is no checker
};

const store::StoredVerdict* BatchResult::verdictOf(const store::SampleRow& sample) const {
  const auto found = verdicts.find(joined(sample.key));
  return found == verdicts.end() ? nullptr : &found->second;
}

Batch::Batch(device::Device& device, const Places& places, BatchOptions options)
    : device_(device), places_(places), options_(std::move(options)) {
  diag::Sink ignored;
  addPart(build_, readText("/proc/self/exe", ignored).value_or(""));
  addPart(build_, device.build());
  build_ = device::sha256(build_);
}

Batch::~Batch() = default;

std::string Batch::judgeKeyOf(const Texts& texts) const {
  std::string all;
  for (const std::string& part :
       {build_, texts.name, texts.prototype, texts.checker, texts.manifest, std::string(device_.name()),
        std::to_string(options_.timeLimitMs), std::to_string(options_.compileSeconds),
        fmt::format("{}", fmt::join(options_.seeds, " ")), fmt::format("{}", fmt::join(options_.deny, " ")),
        std::to_string(static_cast<int>(options_.diagnosis))})
    addPart(all, part);
  return device::sha256(all);
}

std::optional<std::size_t> Batch::contractOf(const Sample& sample, store::SampleRow& row) {
  if (const auto known = byTask_.find(sample.task); known != byTask_.end()) {
    if (!known->second)
      std::tie(row.code, row.problem) = problems_[sample.task];
    return known->second;
  }
  std::optional<std::size_t>& found = byTask_[sample.task];
  Session session;
  const std::string what = instanceNamed(sample.task);
  // A task comes from data: it names contracts, not paths.
  if (sample.fromModel && !isName(what)) {
    session.sink.error(diag::Code::UnknownContract, std::nullopt,
                       fmt::format("no contract is called {}", diag::shortened(sample.task)));
  } else if (const auto texts = oneContract(what, places_, session)) {
    std::string problem;
    if (auto forJudge = judgeTexts(*texts, problem)) {
      const auto same = std::find_if(contracts_.begin(), contracts_.end(),
                                     [&](const BatchContract& one) { return one.name == texts->name; });
      found = static_cast<std::size_t>(same - contracts_.begin());
      if (same == contracts_.end())
        contracts_.push_back({texts->name, std::move(*forJudge), judgeKeyOf(*texts)});
    } else {
      session.sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("the manifest: {}", problem));
    }
  }
  if (!found) {
    auto problem = firstProblem(session.sink);
    if (sample.taskIsFolder)
      problem.second +=
          fmt::format("; {} is the name of the candidate's folder: --contract names its contract", sample.task);
    std::tie(row.code, row.problem) = problems_[sample.task] = std::move(problem);
  }
  return found;
}

void Batch::add(std::vector<Sample> samples) {
  for (Sample& sample : samples) {
    store::SampleRow row;
    row.id = sample.id;
    row.at = static_cast<std::int64_t>(samples_.size());
    row.task = sample.task;
    row.code = sample.code;
    row.problem = sample.problem;
    const auto contract = row.code.empty() ? contractOf(sample, row) : std::nullopt;
    if (contract) {
      const BatchContract& its = contracts_[*contract];
      row.contract = its.name;
      row.family = its.texts.manifest.family;
      if (sample.fromModel)
        sample.text = codeOf(sample.text, "qkc_" + its.name);
      row.key = {its.judgeKey, device::sha256(sample.text)};
      if (byKey_.try_emplace(joined(row.key), items_.size()).second)
        items_.push_back({*contract, sample.name, std::move(sample.text), row.key});
    }
    samples_.push_back(std::move(row));
  }
}

std::vector<std::size_t> Batch::missing(store::Store& store, BatchResult& result) const {
  std::vector<std::size_t> todo;
  for (std::size_t k = 0; k < items_.size(); ++k) {
    const store::Key& key = items_[k].key;
    auto found = store.findShort(key);
    if (found && std::count(options_.retry.begin(), options_.retry.end(), found->outcome) != 0) {
      store.forget(key);
      found.reset();
    }
    if (found) {
      result.verdicts.emplace(joined(key), std::move(*found));
      ++result.found;
    } else {
      todo.push_back(k);
      result.outdated += store.hasOther(contracts_[items_[k].contract].name, key) ? 1 : 0;
    }
  }
  return todo;
}

Batch::Loaded& Batch::load(std::size_t contract) {
  if (loaded_ && loaded_->contract == contract)
    return *loaded_;
  loaded_.reset();
  auto fresh = std::make_unique<Loaded>();
  fresh->contract = contract;
  fresh->checker = judge::Checker::compile(device_, contracts_[contract].texts, fresh->problem);
  judge::Options options;
  options.seeds = options_.seeds;
  if (fresh->checker)
    fresh->suite = judge::buildSuite(contracts_[contract].texts.manifest, options);
  loaded_ = std::move(fresh);
  return *loaded_;
}

judge::Verdict Batch::judgeItem(const BatchItem& item) {
  const BatchContract& contract = contracts_[item.contract];
  if (!worker_)
    worker_.emplace();
  // Before the checker, which starts threads where it has to be compiled.
  judge::CandidateCompile compile(device_, contract.texts, {item.name, item.text}, &*worker_,
                                  {.limits = {.seconds = options_.compileSeconds}});
  Loaded& loaded = load(item.contract);
  if (!loaded.checker)
    return withoutEnd(contract, item, std::string(device_.name()), judge::Outcome::failed, "QKC0901", loaded.problem);
  judge::Options options;
  options.seeds = options_.seeds;
  options.timeLimitMs = options_.timeLimitMs;
  options.deny = options_.deny;
  options.cases = loaded.suite;
  options.worker = &*worker_;
  const auto compiled = compile.finish();
  const auto judgeWith = [&](const judge::Options& used) {
    return judge::judgeCandidate(device_, *loaded.checker, compiled, used);
  };
  if (!options_.diagnosis)
    return judgeWith(options);
  diag::Sink sink;
  judge::Verdict verdict = withSecondOpinion(*loaded.checker, contract.name, places_, {}, options, judgeWith, sink);
  if (sink.hasErrors())
    verdict.reason = firstProblem(sink).second;
  return verdict;
}

std::string Batch::work(std::size_t item) {
  const auto start = Clock::now();
  const BatchItem& one = items_[item];
  const judge::Verdict verdict = judgeItem(one);
  store::StoredVerdict result = stored(one.key, verdict, contracts_[one.contract].texts.manifest.family);
  result.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return packed(result);
}

BatchResult Batch::run(store::Store& store) {
  BatchResult result;
  result.samples = samples_;
  store.putSamples(samples_);
  const std::vector<std::size_t> todo = missing(store, result);
  BatchQueue queue;
  for (const std::size_t item : todo)
    queue.add(item, items_[item].contract);
  BatchProgress progress(todo.size());
  StopNotice notice(options_.storeName, items_.size() - todo.size(), items_.size());
  const std::string device(device_.name());
  const auto keep = [&](std::size_t item, const judge::WorkEnd& end) {
    const BatchItem& one = items_[item];
    const BatchContract& contract = contracts_[one.contract];
    store::StoredVerdict verdict;
    if (end.kind == judge::WorkEnd::Kind::done)
      verdict = unpacked(one.key, end.text);
    else if (end.kind == judge::WorkEnd::Kind::timedOut)
      verdict = stored(one.key,
                       withoutEnd(contract, one, device, judge::Outcome::undecided, "QKC0820",
                                  fmt::format("judging took longer than {} s in all", options_.candidateSeconds)),
                       contract.texts.manifest.family);
    else
      verdict = stored(one.key,
                       withoutEnd(contract, one, device, judge::Outcome::failed, "QKC0901",
                                  "the judging process did not come to an end: " + end.text),
                       contract.texts.manifest.family);
    store.add(verdict);
    notice.addOne();
    progress.add(verdict.outcome);
    verdict.report.clear();
    verdict.json.clear();
    result.verdicts.emplace(joined(one.key), std::move(verdict));
    ++result.judged;
  };
  judge::WorkPlan plan;
  plan.workers = std::min<int>(options_.jobs, static_cast<int>(std::max<std::size_t>(todo.size(), 1)));
  plan.limitMilliseconds = options_.candidateSeconds * 1000;
  plan.next = [&](int worker) { return queue.next(worker); };
  plan.work = [&](std::size_t item) { return work(item); };
  plan.done = keep;
  plan.tick = [&] { progress.show(); };
  judge::runWorkers(plan);
  progress.clear();
  return result;
}

} // namespace qkc::driver
