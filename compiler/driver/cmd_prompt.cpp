#include "compiler/driver/command.h"
#include "compiler/driver/embedded_pages.h"

#include <fmt/format.h>

#include <regex>

namespace qkc::driver {

namespace {

constexpr std::string_view kTask = "Write one CUDA C++ file for the function below. What it returns is judged element "
                                   "by element against the clauses, on "
                                   "cases\nbuilt from them: ties, values beside the ends of the domain, zero rows, "
                                   "every admissible shape. Nothing that a "
                                   "clause fixes may\ndiffer in a single bit; what is free is listed.\n\n";

std::string pageNamed(const std::string& name) {
  for (const auto& [stem, text] : guidePages())
    if (stem == name)
      return text;
  return "";
}

// The page on candidates with its headings one level down and without links: a prompt stands alone. A sentence or a
// bracket that is nothing but a link says nothing without it.
std::string candidateRules() {
  static const std::regex kMore(R"( \(\[[^\]]*\]\([^)]*\.md\)\)| \[[A-Z][^\]]*\]\([^)]*\.md\)\.)");
  static const std::regex kLink(R"(\[([^\]]*)\]\([^)]*\.md\))");
  return std::regex_replace(std::regex_replace("#" + pageNamed("candidates"), kMore, ""), kLink, "$1");
}

std::string commandText(const std::string& name) {
  return fmt::format("\nYour kernel is judged by `qkc judge {} kernel.cu`.\n\n", name);
}

} // namespace

Run addPrompt(CLI::App& app) {
  auto name = std::make_shared<std::string>();
  auto places = std::make_shared<Places>();
  CLI::App* command = app.add_subcommand(
      "prompt", "print all that someone needs who writes a kernel for a contract, and no code of its reference");
  command->add_option("contract", *name, "instance, family with one instance, or .qkc file")->required();
  addPlaces(*command, places);
  command->footer("example: qkc prompt int8_dyn_token_sym > task.md");
  return [name, places](Session& session) {
    const auto texts = oneContract(*name, *places, session);
    const int status = session.finish();
    if (status == kOk && texts)
      fmt::print("{}{}{}{}", kTask, texts->statement, commandText(texts->name), candidateRules());
    return status;
  };
}

} // namespace qkc::driver
