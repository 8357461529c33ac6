#include "compiler/driver/command.h"
#include "compiler/driver/front_end.h"
#include "compiler/driver/lint.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

int lintAll(Session& session, const std::vector<std::string>& paths, const LintOptions& options) {
  std::size_t count = 0;
  for (const auto& file : contractFiles(paths, session.sink))
    if (const auto tree = parseFile(file, session.sources, session.sink)) {
      lint(session.sources, *tree, options, session.sink);
      ++count;
    }
  const std::size_t findings = session.sink.diagnostics().size() + session.sink.dropped();
  if (const int status = session.finish(); status != kOk)
    return status;
  fmt::print("{} file{}, {} finding{}\n", count, count == 1 ? "" : "s", findings, findings == 1 ? "" : "s");
  return findings == 0 ? kOk : kRejected;
}

} // namespace

Run addLint(CLI::App& app) {
  auto paths = std::make_shared<std::vector<std::string>>();
  auto options = std::make_shared<LintOptions>();
  CLI::App* command = app.add_subcommand(
      "lint", "say what in lawful contracts was probably not meant; exit 1 where there is something");
  command->add_option("contracts", *paths, "folders of .qkc files, or single files")->required();
  command->add_option_function<std::string>(
      "--candidates", [options](const std::string& path) { options->candidates = path; },
      "folder that holds a folder of .cu files for each instance [tests/candidates]");
  command->footer("example: qkc lint contracts/");
  return [paths, options](Session& session) { return lintAll(session, *paths, *options); };
}

} // namespace qkc::driver
