#include "compiler/driver/command.h"

#include "compiler/diag/render.h"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <random>

#include <unistd.h>

namespace qkc::driver {

int Session::finish() {
  for (const diag::Diagnostic& diagnostic : sink.diagnostics())
    fmt::print(stderr, "{}", diag::render(sources, diagnostic, color));
  if (sink.dropped() > 0)
    fmt::print(stderr, "{} more diagnostics are not shown\n", sink.dropped());
  return sink.hasErrors() ? kFailed : kOk;
}

void addPlaces(CLI::App& command, std::shared_ptr<Places> places) {
  command.add_option_function<std::string>(
      "--contracts", [places](const std::string& path) { places->contracts = path; }, "folder of contract texts [contracts]");
  command.add_option_function<std::string>(
      "--generated", [places](const std::string& path) { places->generated = path; }, "folder of built instances [generated]");
}

std::unique_ptr<device::Device> openDevice(const std::string& name, diag::Sink& sink) {
  if (name != "cpu" && name != "auto") {
    sink.error(diag::Code::NoDevice, std::nullopt, fmt::format("there is no device called {}", name)).note("known: cpu");
    return nullptr;
  }
  std::string problem;
  auto device = device::openCpuDevice(problem);
  if (!device)
    sink.error(diag::Code::NoDevice, std::nullopt, problem);
  return device;
}

std::uint64_t freshSeed() {
  std::random_device system;
  return (std::uint64_t{system()} << 32U | system()) >> 11U; // 53 bits: JSON readers keep it whole
}

std::string firstLine(const std::string& text) {
  const std::size_t end = text.find('\n');
  if (end != std::string::npos)
    fmt::print(stderr, "{}\n", text.substr(end + 1));
  return text.substr(0, end);
}

namespace {

int run(int argc, char** argv) {
  CLI::App app{"qkc: contracts for quantized GPU kernels"};
  app.name("qkc");
  app.require_subcommand(1);
  app.set_version_flag("--version", "qkc " QKC_VERSION);
  bool noColor = false;
  app.add_flag("--no-color", noColor, "plain text on a terminal");
  std::vector<std::pair<std::string, Run>> commands = {
      {"build", addBuild(app)},   {"check", addCheck(app)}, {"judge", addJudge(app)}, {"inputs", addInputs(app)},    
      {"mutate", addMutate(app)}, {"doc", addDoc(app)},     {"explain", addExplain(app)}};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    if (problem.get_exit_code() == 0)
      return app.exit(problem); // --help, --version
    fmt::print(stderr, "error[QKC0003]: {}\n  = help: qkc --help lists the commands, qkc COMMAND --help their options\n",
               problem.what());
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
