#include "compiler/driver/command.h"

#include <fmt/format.h>

namespace qkc::driver {

Run addDoc(CLI::App& app) {
  auto names = std::make_shared<std::vector<std::string>>();
  auto places = std::make_shared<Places>();
  CLI::App* command =
      app.add_subcommand("doc", "print the statement of a contract: prototype, shapes, clauses, what is free");
  command->add_option("contracts", *names, "instances, families or .qkc files")->required();
  addPlaces(*command, places);
  command->footer("example: qkc doc int8_dyn_token_sym");
  return [names, places](Session& session) {
    std::string text;
    for (const std::string& name : *names)
      for (const Texts& texts : findTexts(name, *places, session.sources, session.sink))
        text += texts.statement;
    const int status = session.finish();
    if (status == kOk)
      fmt::print("{}", text);
    return status;
  };
}

} // namespace qkc::driver
