#include "compiler/diag/nearest.h"
#include "compiler/driver/command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <exception>

namespace qkc::driver {

namespace {

// The command that a mistyped one is nearest to; empty where the first argument is none or near none.
std::string nearestCommand(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands({}))
    known.push_back(command->get_name());
  if (argc < 2 || argv[1][0] == '-' || std::find(known.begin(), known.end(), argv[1]) != known.end())
    return "";
  return diag::nearest(argv[1], known).value_or("");
}

int run(int argc, char** argv) {
  CLI::App app{"qkc: contracts for quantized GPU kernels"};
  app.name("qkc");
  app.require_subcommand(1);
  app.set_version_flag("--version", "qkc " QKC_VERSION);
  bool noColor = false;
  app.add_flag("--no-color", noColor, "plain text on a terminal");
  std::vector<std::pair<std::string, Run>> commands = {{"build", addBuild(app)},         {"check", addCheck(app)},
                                                       {"judge", addJudge(app)},         {"batch", addBatch(app)},
                                                       {"inputs", addInputs(app)},       {"mutate", addMutate(app)},
                                                       {"calibrate", addCalibrate(app)}, {"doc", addDoc(app)},
                                                       {"explain", addExplain(app)},     {"fmt", addFmt(app)},
                                                       {"lint", addLint(app)},           {"prompt", addPrompt(app)},
                                                       {"time", addTime(app)},           {"probe", addProbe(app)}};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    if (problem.get_exit_code() == 0)
      return app.exit(problem); // --help, --version
    fmt::print(stderr, "error[QKC0003]: {}\n", problem.what());
    if (const std::string meant = nearestCommand(app, argc, argv); !meant.empty())
      fmt::print(stderr, "  = help: did you mean qkc {}?\n", meant);
    fmt::print(stderr, "  = help: qkc --help lists the commands, qkc COMMAND --help their options\n");
    return kFailed;
  }
  Session session;
  session.color = !noColor && ::isatty(STDERR_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  for (const auto& [name, command] : commands)
    if (app.got_subcommand(name))
      return command(session);
  return kFailed;
}

} // namespace

} // namespace qkc::driver

int main(int argc, char** argv) {
  try {
    return qkc::driver::run(argc, argv);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "error[QKC0901]: internal error: %s\n", problem.what());
    return qkc::driver::kFailed;
  }
}
