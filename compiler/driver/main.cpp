#include "compiler/diag/nearest.h"
#include "compiler/driver/command.h"
#include "compiler/driver/standard_streams.h"

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

// The option that a mistyped one of the command is nearest to; empty where there is none.
std::string nearestOption(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> known;
  const auto learn = [&](const CLI::App& one) {
    for (const CLI::Option* option : one.get_options())
      for (const std::string& name : option->get_lnames())
        known.push_back("--" + name);
  };
  learn(app);
  for (const CLI::App* command : app.get_subcommands({}))
    if (argc > 1 && command->get_name() == argv[1])
      learn(*command);
  for (int k = 2; k < argc; ++k) {
    const std::string_view whole = argv[k];
    const std::string word(whole.substr(0, whole.find('=')));
    if (word.starts_with("--") && std::find(known.begin(), known.end(), word) == known.end())
      if (const auto near = diag::nearest(word, std::span<const std::string>(known)))
        return *near;
  }
  return "";
}

int run(int argc, char** argv) {
  CLI::App app{"qkc: contracts for quantized GPU kernels"};
  app.name("qkc");
  app.require_subcommand(1);
  app.fallthrough(); // --no-color stands before or behind the command
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
    else if (const std::string option = nearestOption(app, argc, argv); !option.empty())
      fmt::print(stderr, "  = help: did you mean {}?\n", option);
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
  int status = qkc::driver::kFailed;
  std::string internal;
  qkc::driver::openStandardStreams();
  try {
    status = qkc::driver::run(argc, argv);
  } catch (const std::exception& problem) {
    internal = problem.what(); // also of fmt::print, which throws where it can't write
  }
  if (const auto problem = qkc::driver::standardOutputProblem()) {
    std::fprintf(stderr, "error[QKC0002]: standard output can't be written: %s\n", problem->c_str());
    return qkc::driver::kFailed;
  }
  if (!internal.empty())
    std::fprintf(stderr, "error[QKC0901]: internal error: %s\n", internal.c_str());
  return status;
}
