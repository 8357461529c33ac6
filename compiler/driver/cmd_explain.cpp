#include "compiler/driver/command.h"
#include "compiler/driver/explanations.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

void list() {
  for (const diag::CatalogRow& row : diag::catalog())
    fmt::print("{}  {}\n", diag::codeText(row.code), row.title);
}

int explain(Session& session, const std::vector<std::string>& words) {
  if (words.empty())
    list();
  for (const std::string& word : words) {
    const auto code = diag::findCode(word);
    if (!code) {
      session.sink.error(diag::Code::BadArguments, std::nullopt, word + " is no code of a diagnostic")
          .note("`qkc explain` without a code lists them all");
      continue;
    }
    fmt::print("{}: {}\n", diag::codeText(*code), diag::catalogRow(*code).title);
    if (const std::string text = explanation(*code); !text.empty())
      fmt::print("\n{}", text);
  }
  return session.finish();
}

} // namespace

Run addExplain(CLI::App& app) {
  auto words = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("explain", "say what a diagnostic means and how to mend it");
  command->add_option("codes", *words, "codes such as QKC0104; none lists all");
  command->footer("example: qkc explain QKC0501");
  return [words](Session& session) { return explain(session, *words); };
}

} // namespace qkc::driver
