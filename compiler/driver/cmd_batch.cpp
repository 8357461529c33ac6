#include "compiler/driver/batch.h"
#include "compiler/driver/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <system_error>
#include <thread>
#include <utility>

namespace qkc::driver {

namespace {

struct Arguments {
  std::vector<std::string> inputs;
  std::string task;
  std::string store = "batch.sqlite";
  std::string json, show;
  std::vector<std::uint64_t> seeds;
  bool list = false;
  BatchOptions batch;
};

std::string dumped(const nlohmann::ordered_json& json) {
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

void printOrWrite(const std::string& where, const std::string& text, diag::Sink& sink) {
  if (where == "-")
    fmt::print("{}", text);
  else if (!where.empty())
    writeAll({{where, text}}, sink);
}

// One seed for all candidates of a store, also of those that are judged later: results can be compared.
std::vector<std::uint64_t> seedsOf(const Arguments& arguments, store::Store& store) {
  if (!arguments.seeds.empty())
    return arguments.seeds;
  if (store.setting("seed").empty())
    store.set("seed", std::to_string(freshSeed()));
  const std::string kept = store.setting("seed");
  std::uint64_t seed = 0;
  if (const auto [end, problem] = std::from_chars(kept.data(), kept.data() + kept.size(), seed);
      problem != std::errc{} || end != kept.data() + kept.size())
    throw store::StoreError(fmt::format("{}: its seed is no number", arguments.store));
  return {0, seed};
}

int showSample(Session& session, const Arguments& arguments) {
  const auto store = store::Store::openToRead(arguments.store);
  const auto found = store->sample(arguments.show);
  if (!found) {
    session.sink.error(diag::Code::BadArguments, std::nullopt,
                       fmt::format("{} has no sample {}", arguments.store, arguments.show));
  } else if (!found->verdict) {
    const store::SampleRow& row = found->row;
    session.sink.error(diag::Code::BadArguments, std::nullopt,
                       row.code.empty() ? fmt::format("{} was not judged yet", row.id)
                                        : fmt::format("{} could not be judged: {}: {}", row.id, row.code, row.problem));
  } else if (arguments.json.empty()) {
    fmt::print("{}", found->verdict->report);
  } else {
    printOrWrite(arguments.json, found->verdict->json + "\n", session.sink);
  }
  return session.finish();
}

int judgeBatch(Session& session, Arguments& arguments, const Places& places) {
  // First of all: its compilers' process is to know neither samples nor seeds.
  const auto device = openDevice("cpu", session.sink);
  std::vector<Sample> samples = readSamples(arguments.inputs, arguments.task, session.sink);
  if (!arguments.json.empty())
    canWrite(arguments.json, session.sink);
  if (!device || session.sink.hasErrors())
    return session.finish();
  const auto store = store::Store::open(arguments.store);
  arguments.batch.seeds = seedsOf(arguments, *store);
  arguments.batch.storeName = arguments.store;
  Batch batch(*device, places, arguments.batch);
  batch.add(std::move(samples));
  const BatchResult result = batch.run(*store);
  if (arguments.json != "-")
    fmt::print("{}{}", arguments.list ? renderList(result) + "\n" : "", renderSummary(result));
  if (!arguments.json.empty())
    printOrWrite(arguments.json, dumped(summaryJson(result)), session.sink);
  reportProblems(result, session.sink);
  return std::max(session.finish(), batchStatus(result));
}

int run(Session& session, Arguments& arguments, const Places& places) {
  if (arguments.inputs.empty() == arguments.show.empty()) {
    session.sink.error(diag::Code::BadArguments, std::nullopt, "files to judge or --show are needed, one of the two");
    return session.finish();
  }
  try {
    return arguments.show.empty() ? judgeBatch(session, arguments, places) : showSample(session, arguments);
  } catch (const store::StoreError& problem) {
    session.sink.error(diag::Code::UnwritableFile, std::nullopt, problem.what());
  } catch (const std::system_error& problem) {
    if (std::ferror(stdout) != 0)
      throw; // main says what became of the output
    session.sink.error(diag::Code::Internal, std::nullopt, problem.what());
  }
  return session.finish();
}

void addOptions(CLI::App& command, Arguments& arguments) {
  command.add_option("inputs", arguments.inputs, ".cu files, .jsonl files of model samples, folders of both");
  command.add_option("--contract", arguments.task, "of candidates and lines without a task [the folder's name]");
  command.add_option("--store", arguments.store, "SQLite file that holds the results")->capture_default_str();
  command.add_option("--json", arguments.json,
                     "write the summary there as JSON; - for standard output, without tables");
  command.add_flag("--list", arguments.list, "a line for each sample");
  command.add_option("--show", arguments.show, "print a sample's verdict out of the store; judge nothing");
  command.add_option("--jobs", arguments.batch.jobs, "worker processes")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  command.add_option("--seed", arguments.seeds, "judge with these seeds [0 and one that the store keeps]")
      ->check(CLI::NonNegativeNumber);
  command.add_option("--time-limit", arguments.batch.timeLimitMs, "milliseconds for each call")
      ->capture_default_str()
      ->check(CLI::Range(1, 3'600'000));
  command
      .add_option("--compile-limit", arguments.batch.compileSeconds, "seconds of processor time for each compilation")
      ->capture_default_str()
      ->check(CLI::Range(1, 3600));
  command.add_option("--timeout", arguments.batch.candidateSeconds, "seconds for everything about one candidate")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--retry", arguments.batch.retry, "judge again what had this outcome")
      ->check(CLI::IsMember({"accepted", "rejected", "undecided", "unsupported", "failed"}));
  addDeny(command, arguments.batch.deny);
  command.add_flag("--diagnosis", arguments.batch.diagnosis, "look for the convention that a rejected one follows");
}

} // namespace

Run addBatch(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  auto places = std::make_shared<Places>();
  arguments->batch.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  CLI::App* command = app.add_subcommand("batch", "judge many candidates, with their results in a file");
  addOptions(*command, *arguments);
  addPlaces(*command, places);
  command->footer("exit status: 0 all accepted, 1 some not, 2 some could not be judged\n"
                  "example: qkc batch samples.jsonl --store results.sqlite");
  return [arguments, places](Session& session) { return run(session, *arguments, *places); };
}

} // namespace qkc::driver
