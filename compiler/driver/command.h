#pragma once
// The subcommands of qkc, one small file each. A command adds its options to the command line, and runs when it was
// named.

#include "compiler/diag/sink.h"
#include "compiler/driver/lookup.h"
#include "compiler/support/source_map.h"
#include "runtime/device/device.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace qkc::driver {

constexpr int kOk = 0;
constexpr int kRejected = 1;
constexpr int kFailed = 2; // bad input, bad arguments, undecided, unsupported, internal errors

// What a command works with.
struct Session {
  SourceMap sources;
  diag::Sink sink;
  Places places;
  bool color = false;
  std::set<std::string> shown; // diagnostics as they were printed

  // Prints the diagnostics to standard error, each once; kFailed where one is an error.
  int finish();
};

using Run = std::function<int(Session&)>;

Run addBuild(CLI::App& app);
Run addCalibrate(CLI::App& app);
Run addCheck(CLI::App& app);
Run addJudge(CLI::App& app);
Run addBatch(CLI::App& app);
Run addInputs(CLI::App& app);

Run addMutate(CLI::App& app);
Run addDoc(CLI::App& app);
Run addExplain(CLI::App& app);
Run addFmt(CLI::App& app);
Run addLint(CLI::App& app);
Run addProbe(CLI::App& app);
Run addPrompt(CLI::App& app);
Run addTime(CLI::App& app);

// Options that several commands have.
void addPlaces(CLI::App& command, std::shared_ptr<Places> places);

// --deny LINT, any number of times.
void addDeny(CLI::App& command, std::vector<std::string>& deny);

// The one instance that the user means; none after an error, which is in the sink.
std::optional<Texts> oneContract(const std::string& what, const Places& places, Session& session);

// By its name: cpu, cuda, cuda:N, or auto, which is the first GPU where one can be used and else the CPU. Null after an
// error, which is in the sink.
std::unique_ptr<device::Device> openDevice(const std::string& name, diag::Sink& sink);

// Where compiled programs are kept: $QKC_CACHE_DIR, where empty means nowhere; else the user's folder for such things.
std::string cacheFolder();

// A seed that nothing was fitted to, from the system.
std::uint64_t freshSeed();

// Compiler output goes to standard error as it is; its first line is what a diagnostic says.
std::string firstLine(const std::string& text);

} // namespace qkc::driver
