#include "compiler/driver/calibrate_all.h"

#include "compiler/driver/calibration_report.h"
#include "compiler/driver/files.h"
#include "compiler/driver/terminal_line.h"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <thread>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

struct Task {
  Checked checked;
  Texts texts;
  fs::path record;
  std::optional<Calibration> recorded; // where it holds today, or for --check as it is
  std::optional<Calibration> result;
  FILE* output = nullptr; // of the process that makes the result
  pid_t process = 0;
  bool isDone = false;
};

std::optional<std::string> contentOf(const fs::path& path) {
  std::error_code ignored;
  diag::Sink quiet;
  return fs::exists(path, ignored) ? readText(path, quiet) : std::nullopt;
}

bool holds(const Calibration& record, const Identity& today) {
  return record.hash == today.hash && record.version == today.version && record.texts == today.texts;
}

void printCosts(const std::string& contract, const StageCosts& costs) {
  double sum = 0;
  std::string text;
  for (const StageCosts::Stage& stage : costs.stages()) {
    sum += stage.seconds;
    text += fmt::format("{}{} {:.2f}", text.empty() ? "" : ", ", stage.name, stage.seconds);
  }
  fmt::print(stderr, "{}: {:.2f} s of processor time: {}\n", contract, sum, text);
}

// In a child: the result, or the diagnostics, into the file.
[[noreturn]] void work(Task& task, const SourceMap& sources, const Spread& spread, bool showsCosts) {
  diag::Sink sink;
  std::string text;
  int status = kOk;
  StageCosts costs;
  if (const auto result = calibrate(task.checked, task.texts, sources, spread, costs, sink)) {
    if (showsCosts)
      printCosts(task.texts.name, costs);
    text = toJson(*result);
  } else {
    for (const diag::Diagnostic& one : sink.diagnostics())
      text += one.message + "\n";
    status = kFailed;
  }
  std::fwrite(text.data(), 1, text.size(), task.output);
  std::fflush(task.output);
  _exit(status);
}

std::string textOf(FILE* file) {
  std::string text;
  std::rewind(file);
  char buffer[4096];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
    text.append(buffer, got);
  return text;
}

// "12 of 56 contracts; at gguf_q4_0, mx_quant"
std::string progressOf(const std::vector<Task*>& open, const std::vector<Task*>& running) {
  std::string names;
  for (const Task* task : running)
    names += (names.empty() ? "; at " : ", ") + task->texts.name;
  const auto done = std::count_if(open.begin(), open.end(), [](const Task* task) { return task->isDone; });
  return fmt::format("{} of {} contracts{}", done, open.size(), names);
}

// Starts tasks as processors are free, and waits for all.
void runAll(Session& session, std::vector<Task*>& open, const CalibrateAllOptions& options) {
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  const auto jobs = options.jobs > 0 ? static_cast<std::size_t>(options.jobs) : processors;
  std::size_t next = 0;
  std::vector<Task*> running;
  TerminalLine progress;
  const auto startOne = [&] {
    Task& task = *open[next++];
    task.output = std::tmpfile();
    std::fflush(nullptr);
    // The last ones share the processors that the others have left.
    const std::size_t tasks = std::min(jobs, running.size() + 1 + open.size() - next);
    const Spread spread{!options.costs, options.costs ? 1 : std::max(1, static_cast<int>(processors / tasks))};
    task.process = task.output == nullptr ? -1 : fork();
    if (task.process == 0)
      work(task, session.sources, spread, options.costs);
    if (task.process < 0)
      session.sink.error(diag::Code::Internal, std::nullopt, task.texts.name + ": no process for its calibration");
    else
      running.push_back(&task);
  };
  while (next < open.size() || !running.empty()) {
    while (next < open.size() && running.size() < jobs)
      startOne();
    progress.show(progressOf(open, running));
    int status = 0;
    const pid_t ended = running.empty() ? -1 : waitpid(-1, &status, 0);
    const auto found = std::find_if(running.begin(), running.end(), [&](const Task* t) { return t->process == ended; });
    if (found == running.end())
      continue;
    Task& task = **found;
    running.erase(found);
    task.isDone = true;
    const std::string text = textOf(task.output);
    std::fclose(task.output);
    task.result = status == 0 ? fromJson(text) : std::nullopt;
    if (!task.result)
      session.sink.error(
          diag::Code::Internal, std::nullopt,
          fmt::format("{}: its calibration ended with status {}: {}", task.texts.name, status, firstLine(text)));
  }
}

// Writes the records, and says where. A folder of built instances is made only where the user named it.
void keepRecords(Session& session, const std::map<fs::path, std::string>& records, const Places& places) {
  std::error_code ignored;
  if (records.empty())
    return;
  if (!places.generatedIsNamed && !fs::is_directory(places.generated, ignored)) {
    fmt::print("no record is kept: there is no folder {} here; --generated names one\n", places.generated.string());
    return;
  }
  const auto count = writeAll(records, session.sink);
  if (!count || count->written == 0)
    return;
  if (records.size() == 1)
    fmt::print("record: {}\n", records.begin()->first.string());
  else
    fmt::print("{} record{} written, {} unchanged in {}\n", count->written, count->written == 1 ? "" : "s",
               count->unchanged, places.generated.string());
}

} // namespace

int calibrateAll(Session& session, const std::vector<std::string>& contracts, const Places& places,
                 const CalibrateAllOptions& options) {
  std::vector<Checked> all;
  for (const std::string& what : contracts)
    for (Checked& checked : findContractsOrFolder(what, places, session.sources, session.sink))
      all.push_back(std::move(checked));
  keepOneOfEachName(all, session.sources, session.sink);
  std::vector<Task> tasks;
  for (Checked& checked : all)
    if (auto texts = lowerContract(checked, session.sources, session.sink))
      tasks.push_back({std::move(checked), std::move(*texts), {}, {}, {}, nullptr, 0, false});
  if (session.sink.hasErrors())
    return session.finish();
  std::vector<Task*> open;
  int status = kOk;
  for (Task& task : tasks) {
    task.record = places.generated / task.texts.name / "calibration.json";
    if (const auto text = contentOf(task.record))
      task.recorded = fromJson(*text);
    const bool isValid = task.recorded && holds(*task.recorded, identityOf(task.checked, task.texts, session.sources));
    if (isValid && !options.fresh && !options.check)
      task.result = task.recorded;
    else if (!options.recorded)
      open.push_back(&task);
    else {
      fmt::print("{} is {}; run qkc calibrate\n", task.record.string(), task.recorded ? "not of today" : "no record");
      status = kRejected;
    }
  }
  runAll(session, open, options);
  std::map<fs::path, std::string> files;
  std::vector<Calibration> results;
  for (const Task& task : tasks) {
    if (!task.result)
      continue;
    const std::string record = toJson(*task.result);
    if (!options.check)
      files[task.record] = record;
    else if (options.check && (!task.recorded || toJson(*task.recorded) != record)) {
      fmt::print("{} is not what calibration gives today; run qkc calibrate\n", task.record.string());
      status = kRejected;
    }
    if (!task.result->isGreen())
      status = kRejected;
    results.push_back(*task.result);
  }
  printCalibrations(results, options.details || results.size() == 1);
  keepRecords(session, files, places); // each is whole, whatever became of the others
  const int problems = session.finish();
  return problems != kOk ? problems : status;
}

} // namespace qkc::driver
