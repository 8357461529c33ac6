#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/generated_cmake.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

struct BuildOptions {
  std::vector<std::string> paths;
  std::string output = "generated";
  std::string dump;
  bool check = false;
};

int dump(Session& session, const BuildOptions& options) {
  std::string text;
  for (const fs::path& file : contractFiles(options.paths, session.sink))
    text += dumpFile(file, options.dump, session.sources, session.sink);
  if (!session.sink.hasErrors())
    fmt::print("{}", text);
  return session.finish();
}

// Files that differ from what a build would write.
int compare(Session& session, const std::map<fs::path, std::string>& files) {
  int different = 0;
  for (const auto& [path, text] : files) {
    diag::Sink quiet;
    const auto there = readText(path, quiet);
    if (there && *there == text)
      continue;
    fmt::print("{}: {}\n", path.string(), there ? "differs" : "is missing");
    ++different;
  }
  session.finish();
  if (different > 0)
    fmt::print("{} of {} files are not what the contracts give; run qkc build\n", different, files.size());
  return different > 0 ? kRejected : kOk;
}

int build(Session& session, const BuildOptions& options) {
  if (!options.dump.empty())
    return dump(session, options);
  std::map<fs::path, std::string> files;
  std::vector<std::string> names;
  for (const Checked& checked : checkAll(options.paths, session.sources, session.sink))
    if (const auto texts = lowerContract(checked, session.sources, session.sink)) {
      files.merge(filesOf(*texts, options.output));
      names.push_back(texts->name);
    }
  if (session.sink.hasErrors())
    return session.finish();
  files[fs::path(options.output) / "CMakeLists.txt"] = generatedCMake(withBuilt(names, options.output));
  if (options.check)
    return compare(session, files);
  const auto count = writeAll(files, session.sink);
  if (const int status = session.finish(); status != kOk)
    return status;
  fmt::print("{} contract{}, {} file{} written, {} unchanged in {}\n", names.size(), names.size() == 1 ? "" : "s",
             count->written, count->written == 1 ? "" : "s", count->unchanged, options.output);
  return kOk;
}

} // namespace

Run addBuild(CLI::App& app) {
  auto options = std::make_shared<BuildOptions>();
  CLI::App* command =
      app.add_subcommand("build", "compile contracts to reference, checker, mutants, manifest and statement");
  command->add_option("contracts", options->paths, "folders of .qkc files, or single files")->required();
  command->add_option("-o,--output", options->output, "folder for the instances")->capture_default_str();
  command->add_option("--dump", options->dump, "print a stage instead of writing: ast, contract, canonical")
      ->check(CLI::IsMember({"ast", "contract", "canonical"}));
  command->add_flag("--check", options->check,
                    "write nothing; exit 1 where the output differs from what would be written");
  command->footer("example: qkc build contracts/");
  return [options](Session& session) { return build(session, *options); };
}

} // namespace qkc::driver
