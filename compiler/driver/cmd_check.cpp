#include "compiler/contract/queries.h"
#include "compiler/driver/command.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

int check(Session& session, const std::vector<std::string>& paths) {
  std::vector<std::string> lines;
  for (const std::string& path : paths)
    for (const auto& file : contractFiles(path, session.sink))
      for (const Checked& checked : checkFile(file, session.sources, session.sink))
        lines.push_back(fmt::format("{}: {} clauses, {} choices, hash {}", checked.contract.name,
                                    checked.contract.clauses.size(), checked.contract.choices.size(), checked.hash));
  const int status = session.finish();
  if (status == kOk)
    for (const std::string& line : lines)
      fmt::print("{}\n", line);
  return status;
}

} // namespace

Run addCheck(CLI::App& app) {
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("check", "parse, type-check and prove contracts free of NaN; write nothing");
  command->add_option("contracts", *paths, "folders of .qkc files, or single files")->required();
  command->footer("example: qkc check contracts/int8_dyn_token_sym.qkc");
  return [paths](Session& session) { return check(session, *paths); };
}

} // namespace qkc::driver
