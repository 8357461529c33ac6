#include "compiler/contract/queries.h"
#include "compiler/driver/command.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

int check(Session& session, const std::vector<std::string>& paths) {
  std::vector<std::string> lines;
  for (const Checked& checked : checkAll(paths, session.sources, session.sink)) {
    const std::size_t clauses = checked.contract.clauses.size();
    const std::size_t choices = checked.contract.choices.size();
    lines.push_back(fmt::format("{}: {} clause{}, {} choice{}, hash {}", checked.contract.name, clauses,
                                clauses == 1 ? "" : "s", choices, choices == 1 ? "" : "s", checked.hash));
  }
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
